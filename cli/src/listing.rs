//! Records of a stream as lines: offset, literal, and what is wrong with it.

use std::io::{self, Read};
use std::path::Path;

use chappe_dsl::codec::{self, Decoded};
use chappe_dsl::model::{Model, ProfileId};

use crate::failure::{Failure, Result};
use crate::target::{self, NO_PROFILE};
use crate::{hex, input};

/// What is at an offset of a stream.
pub(crate) enum Found {
    /// A record.
    Record(Decoded),
    /// A record that is recognized and whose layout is not published.
    Opaque(String),
    /// Bytes that are no record, and why.
    Illegal(Vec<(String, String)>),
}

/// Size of the records of a stream: that of the family named, or of the only one, or of the only one whose members
/// wait and update.
pub(crate) fn record_size(model: &Model, family: Option<&str>) -> Result<usize> {
    let roots = || model.families.iter().filter(|f| f.parent.is_none());
    if let Some(name) = family {
        let found = model.families.iter().find(|f| f.name == name);
        let unknown = || target::unknown(model, "family", name, roots().map(|f| f.name.as_str()));
        return found.map(|f| f.size as usize).ok_or_else(unknown);
    }
    let mut sizes: Vec<u32> = roots().map(|f| f.size).collect();
    sizes.dedup();
    if sizes.len() != 1 {
        let syncs = |f: &&chappe_dsl::model::Family| {
            f.members.iter().any(|m| model.records.get(m.index()).is_some_and(|r| !r.order.is_empty()))
        };
        sizes = roots().filter(syncs).map(|f| f.size).collect();
        sizes.dedup();
    }
    match sizes.as_slice() {
        [one] if *one > 0 => Ok(*one as usize),
        [] => Err(Failure::wrong(format!("{} has no family of records that streams are made of", model.title()))),
        _ => {
            let names: Vec<&str> = roots().map(|f| f.name.as_str()).collect();
            Err(Failure::usage(
                format!("{} has several families of records: which one is the stream made of?", model.title()),
                format!("give --family with one of: {}", names.join(", ")),
            ))
        }
    }
}

/// Decodes what a stream holds at an offset; shorter than a record if the stream ends there.
pub(crate) fn read(model: &Model, bytes: &[u8], size: usize) -> Found {
    if bytes.len() < size {
        let message = format!("{} bytes, {size} needed: the stream ends within a record", bytes.len());
        return Found::Illegal(vec![(chappe_dsl::codes::codec::LENGTH.to_string(), message)]);
    }
    match codec::decode(model, bytes) {
        Ok(decoded) => Found::Record(decoded),
        Err(errors) => match errors.as_slice() {
            [one] if one.is_opaque() => Found::Opaque(one.message.clone()),
            _ => Found::Illegal(errors.iter().map(|e| (e.code.to_string(), e.message.clone())).collect()),
        },
    }
}

/// A record as text that `chappe encode --stdin` takes: the literal, or the bytes with a comment.
pub(crate) fn text(model: &Model, bytes: &[u8], found: &Found) -> String {
    match found {
        Found::Record(decoded) => {
            format!("{}{}", codec::print(model, &decoded.value), suffix(model, &decoded.profiles))
        }
        Found::Opaque(why) => format!("{}  // {why}", hex::groups(bytes)),
        Found::Illegal(errors) => {
            let why: Vec<String> = errors.iter().map(|(code, message)| format!("{code}: {message}")).collect();
            format!("{}  // {}", hex::groups(bytes), why.join("; ")).replace('\n', " ")
        }
    }
}

/// ` @profile(runtime)` if the default profile would write other bytes.
fn suffix(model: &Model, profiles: &[ProfileId]) -> String {
    let default = target::default_profile(model);
    if default.is_none_or(|d| profiles.contains(&d)) {
        return String::new();
    }
    let name = profiles.first().and_then(|p| model.profiles.get(p.index())).map_or(NO_PROFILE, |p| &p.name);
    format!(" @profile({name})")
}

/// The file, or the `.bin` files of the folder.
pub(crate) fn bin_files(path: &str) -> Result<Vec<String>> {
    if path == "-" || !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).map_err(|e| input::cannot_read(path, &e))?;
    let mut files = Vec::new();
    for entry in entries {
        let file = entry.map_err(|e| input::cannot_read(path, &e))?.path();
        if file.extension().is_some_and(|e| e == "bin") && file.is_file() {
            files.push(file.to_string_lossy().into_owned());
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::input(format!("`{path}` holds no .bin file")));
    }
    Ok(files)
}

/// Reads up to `size` bytes into `buffer`; fewer only at the end.
pub(crate) fn fill(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while let Some(rest) = buffer.get_mut(filled..).filter(|r| !r.is_empty()) {
        match from.read(rest) {
            Ok(0) => break,
            Ok(n) => filled += n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(filled)
}
