//! Writing files: all of it or nothing.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

/// Tells the temporary files of one process apart.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// Writes a file beside its place and then renames it; its folder is made if there is none. A file that holds the text
/// already is left alone, so that nothing is built again for it.
///
/// # Errors
/// Whatever the file system says.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    let Some(name) = path.file_name() else { return Err(io::ErrorKind::InvalidFilename.into()) };
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    let temporary = path.with_file_name(temporary);
    fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
        // It may not be there at all.
        let _ = fs::remove_file(&temporary);
    })
}
