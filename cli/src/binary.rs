//! Streams of records in files, as `chappe asm` writes them: a program without a text.

use std::collections::HashMap;
use std::path::Path;

use chappe_dsl::codec;
use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::kernel::{DecodedStream, Names, program_of_streams};
use chappe_dsl::model::Model;
use chappe_dsl::source::Sources;
use chappe_runtime::program::{Program, SourceId};

use crate::failure::{Failure, Result};
use crate::input;
use crate::listing::{self, Found};
use crate::report::view::View;

/// Longest text of a record.
const TEXT: usize = 90;

/// Streams of records, by file.
pub(crate) struct Binary<'m> {
    model: &'m Model,
    size: usize,
    files: Vec<String>,
    streams: Vec<DecodedStream>,
    /// The stream of each source.
    owners: HashMap<SourceId, u32>,
}

/// Streams of records, as a program.
pub(crate) struct Decoded<'m> {
    program: Program,
    names: Names,
    sources: Sources,
    binary: Binary<'m>,
}

/// Why a folder makes no program.
pub(crate) enum Trouble {
    /// It cannot be read.
    Failure(Failure),
    /// The records do not belong together.
    Records(Vec<Diagnostic>),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Trouble::Failure(failure)
    }
}

impl<'m> Decoded<'m> {
    /// Reads the `.bin` files of a folder (or one), whose names say which engine runs them.
    pub(crate) fn read(
        model: &'m Model,
        path: &str,
        family: Option<&str>,
    ) -> std::result::Result<Decoded<'m>, Trouble> {
        let size = listing::record_size(model, family)?;
        let files = listing::bin_files(path)?;
        let mut streams = Vec::new();
        for file in &files {
            streams.push(stream(model, file, size)?);
        }
        let (program, names) = program_of_streams(model, &streams).map_err(Trouble::Records)?;
        let of = |(id, stream): (usize, &chappe_runtime::program::Stream)| {
            stream.steps.iter().map(move |step| (step.source, id as u32)).collect::<Vec<_>>()
        };
        let owners = program.streams.iter().enumerate().flat_map(of).collect();
        let binary = Binary { model, size, files, streams, owners };
        Ok(Decoded { program, names, sources: Sources::new(), binary })
    }

    /// With its names.
    pub(crate) fn view(&self) -> View<'_> {
        View { program: &self.program, names: &self.names, sources: &self.sources, binary: Some(&self.binary) }
    }
}

impl Binary<'_> {
    fn record(&self, names: &Names, source: SourceId) -> Option<(usize, u64)> {
        let record = names.source(source)?.record?;
        Some((*self.owners.get(&source)? as usize, record))
    }

    /// The file of a step, and its offset there.
    pub(crate) fn place(&self, names: &Names, source: SourceId) -> Option<(&str, u64)> {
        let (stream, record) = self.record(names, source)?;
        Some((self.files.get(stream)?, record * self.size as u64))
    }

    /// The record of a step, as a literal.
    pub(crate) fn literal(&self, names: &Names, source: SourceId) -> Option<String> {
        let (stream, record) = self.record(names, source)?;
        let value = self.streams.get(stream)?.records.get(usize::try_from(record).ok()?)?;
        let text = codec::print(self.model, value);
        Some(match text.char_indices().nth(TEXT) {
            Some((at, _)) => format!("{}..", text.get(..at).unwrap_or(&text)),
            None => text,
        })
    }
}

/// The records of a file; which engine runs them, its name tells.
fn stream(model: &Model, path: &str, size: usize) -> Result<DecodedStream> {
    let bytes = input::bytes(path)?;
    let (core, engine) = owner(model, path)?;
    let mut records = Vec::with_capacity(bytes.len() / size.max(1));
    for (number, chunk) in bytes.chunks(size).enumerate() {
        let why = match listing::read(model, chunk, size) {
            Found::Record(decoded) => {
                records.push(decoded.value);
                continue;
            }
            Found::Opaque(why) => why,
            Found::Illegal(errors) => errors.first().map(|(_, why)| why.clone()).unwrap_or_default(),
        };
        let message = format!("`{path}` has no record at {:#06x}: {why}", number * size);
        return Err(Failure::helped(message, "`chappe dis` shows all records of a file"));
    }
    Ok(DecodedStream { core, engine, records })
}

/// `core0.PE.bin`: core 0, engine `PE`.
fn owner(model: &Model, path: &str) -> Result<(u16, u32)> {
    let name = Path::new(path).file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(".bin").unwrap_or(&name);
    let of = model.engines.filter(|_| !model.engines_any).and_then(|e| model.enums.get(e.index()));
    let parts = stem.strip_prefix("core").and_then(|rest| rest.split_once('.'));
    let core = parts.and_then(|(core, _)| core.parse::<u16>().ok());
    let engine = parts.and_then(|(_, engine)| u32::try_from(of?.row(engine)?.value).ok());
    match (core, engine) {
        (Some(core), Some(engine)) => Ok((core, engine)),
        _ => Err(Failure::helped(
            format!("`{path}` does not say which engine of {} runs it", model.title()),
            "name it after the core and the engine, as `core0.PE.bin`",
        )),
    }
}
