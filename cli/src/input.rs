//! Reading: files, standard input, and what is wrong with them.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::failure::{Failure, Result};

/// Largest source text that is read; offsets within it have 32 bits, and nobody writes that much.
const TEXT_LIMIT: u64 = 64 << 20;
/// Largest operand that is read as a whole.
const OPERAND_LIMIT: u64 = 64 << 20;

/// In a few words, why something could not be read or written.
pub(crate) fn why(e: &io::Error) -> String {
    match e.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        io::ErrorKind::StorageFull => "no space is left".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the file system is read-only".to_owned(),
        _ => e.to_string(),
    }
}

/// Reads a source text; [`chappe_dsl::load::Loader`] asks for it.
pub(crate) fn text(path: &Path) -> io::Result<String> {
    let file = open(path).map_err(|e| match e.kind() {
        io::ErrorKind::NotFound => e,
        _ => io::Error::other(why(&e)),
    })?;
    let bytes = limited(file, TEXT_LIMIT)?;
    String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))
}

/// Reads standard input as text.
pub(crate) fn stdin_text() -> Result<String> {
    let cannot = |why: &str| Failure::input(format!("cannot read standard input: {why}"));
    let bytes = limited(io::stdin(), TEXT_LIMIT).map_err(|e| cannot(&why(&e)))?;
    String::from_utf8(bytes).map_err(|_| cannot("it is not UTF-8 text"))
}

/// Reads a file of bytes as a whole; `-` is standard input.
pub(crate) fn bytes(path: &str) -> Result<Vec<u8>> {
    let read = || {
        if path == "-" { limited(io::stdin(), OPERAND_LIMIT) } else { limited(open(Path::new(path))?, OPERAND_LIMIT) }
    };
    read().map_err(|e| cannot_read(path, &e))
}

/// Opens a file for streaming; `-` is standard input. With its size, if that is known.
pub(crate) fn stream(path: &str) -> Result<(Box<dyn Read>, Option<u64>)> {
    if path == "-" {
        return Ok((Box::new(io::stdin()), None));
    }
    let file = open(Path::new(path)).map_err(|e| cannot_read(path, &e))?;
    let size = file.metadata().ok().filter(std::fs::Metadata::is_file).map(|m| m.len());
    Ok((Box::new(file), size))
}

/// The error of a file that cannot be read.
pub(crate) fn cannot_read(path: &str, e: &io::Error) -> Failure {
    Failure::input(format!("cannot read `{path}`: {}", why(e)))
}

fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    Ok(file)
}

fn limited(from: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(io::Error::other(format!("it is larger than {} MiB", limit >> 20)));
    }
    Ok(bytes)
}
