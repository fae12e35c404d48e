//! Which files: found from where they are named, called as messages call them.

use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use chappe_dsl::codes::files::NO_FILE;
use chappe_dsl::diagnostic::{Diagnostic, did_you_mean};
use chappe_dsl::source::{FileId, Sources};

use super::BUILT_IN;

/// A path that is relative to a package, as it is to be read: relative to the current folder if it lies in there, so
/// that no message depends on where the project is.
pub(crate) fn locate(written: &str, package: &Path) -> PathBuf {
    let full = clean(&package.join(written));
    match std::env::current_dir() {
        Ok(here) => full.strip_prefix(&here).map(Path::to_path_buf).unwrap_or(full),
        Err(_) => full,
    }
}

/// The files that exist, of those that were tried.
pub(super) fn existing(tried: Vec<PathBuf>) -> Vec<PathBuf> {
    tried.into_iter().filter(|p| p.is_file()).collect()
}

/// More about a root file that could not be read.
pub(super) fn explain(mut d: Diagnostic, sources: &Sources, written: &str, path: &Path) -> Diagnostic {
    let whole =
        d.code == NO_FILE && d.span().file == FileId(0) && sources.get(FileId(0)).is_none_or(|f| f.text.is_empty());
    if !whole {
        return d;
    }
    let names = siblings(path);
    let built_in = BUILT_IN.iter().map(|b| b.name);
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    d = match did_you_mean(&name, known) {
        Some(best) => {
            let folder = Path::new(written).parent().unwrap_or(Path::new(""));
            d.help(format!("did you mean `{}`?", folder.join(best).to_string_lossy()))
        }
        None => d.suggest(written, built_in),
    };
    d.help("a path is relative to the folder of the package, where its Cargo.toml is")
}

/// The specifications and kernels in the folder of a file.
fn siblings(path: &Path) -> Vec<String> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|e| e.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|n| n.ends_with(".chappe")).collect();
    names.sort();
    names
}

/// The path without `.` and `a/..`.
fn clean(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            other => out.push(other),
        }
    }
    out
}

/// Reads files and remembers which.
#[derive(Debug, Default)]
pub(super) struct Reader {
    // A loader shares its reader: a lock is the simplest thing that may remember.
    tried: Mutex<Vec<PathBuf>>,
}

impl Reader {
    pub(super) fn read(&self, path: &Path) -> io::Result<String> {
        if let Ok(mut tried) = self.tried.lock()
            && !tried.iter().any(|p| p == path)
        {
            tried.push(path.to_path_buf());
        }
        std::fs::read_to_string(path)
    }

    pub(super) fn tried(self) -> Vec<PathBuf> {
        self.tried.into_inner().unwrap_or_default()
    }
}
