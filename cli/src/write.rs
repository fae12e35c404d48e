//! Writing files: all of it or nothing. A file is written beside its place and then renamed.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::{Failure, Result};
use crate::input::why;

/// A file being written; it appears under its name when all of it is there.
pub(crate) struct Pending {
    path: PathBuf,
    to: BufWriter<NamedTempFile>,
}

impl Pending {
    /// Starts a file.
    pub(crate) fn new(path: &Path) -> Result<Self> {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if path.is_dir() {
            return Err(cannot(path, "it is a directory"));
        }
        let temporary = tempfile::Builder::new()
            .prefix(".chappe-")
            .tempfile_in(folder)
            .map_err(|e| cannot(path, &why_not(folder, &e)))?;
        Ok(Pending { path: path.to_owned(), to: BufWriter::with_capacity(1 << 16, temporary) })
    }

    /// Gives it its name, with the permissions that a new file has.
    pub(crate) fn finish(self) -> Result<()> {
        let Pending { path, to } = self;
        let temporary = to.into_inner().map_err(|e| cannot(&path, &why(e.error())))?;
        permit(&temporary).map_err(|e| cannot(&path, &why(&e)))?;
        temporary.persist(&path).map_err(|e| cannot(&path, &why(&e.error)))?;
        Ok(())
    }

    /// The error of a write to it.
    pub(crate) fn error(&self, e: &io::Error) -> Failure {
        cannot(&self.path, &why(e))
    }
}

impl Write for Pending {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.to.write(buf)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Gives several files their names: everything is on the disk before the first one appears.
pub(crate) fn finish(mut files: Vec<Pending>) -> Result<()> {
    for file in &mut files {
        file.to.flush().map_err(|e| cannot(&file.path, &why(&e)))?;
    }
    files.into_iter().try_for_each(Pending::finish)
}

fn cannot(path: &Path, why: &str) -> Failure {
    Failure::input(format!("cannot write `{}`: {why}", path.display()))
}

fn why_not(folder: &Path, e: &io::Error) -> String {
    match e.kind() {
        io::ErrorKind::NotFound => format!("there is no directory `{}`", folder.display()),
        _ => why(e),
    }
}

/// Temporary files are private; what becomes of them is not.
#[cfg(unix)]
fn permit(file: &NamedTempFile) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn permit(_: &NamedTempFile) -> io::Result<()> {
    Ok(())
}
