//! From the form between to records: every stream written out, `for` loops unrolled, one record after the other.

use chappe_runtime::program::{Core, SourceId};

use super::emit::Emitter;
use super::ir::KernelIr;
use super::profiles::Profiles;
use crate::codec::RecordValue;
use crate::diagnostic::Diagnostic;
use crate::model::ProfileId;

/// A record as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Emitted<'e> {
    /// Its first byte in the stream.
    pub offset: u64,
    /// Its bytes.
    pub bytes: &'e [u8],
    /// What it holds; `codec::print` shows it.
    pub value: &'e RecordValue,
    /// Where it came from.
    pub source: SourceId,
}

/// The writing of a kernel: nothing is kept, so that streams may be longer than memory.
#[derive(Clone, Debug)]
pub struct Assembly<'i, 'm> {
    ir: &'i KernelIr<'m>,
    profiles: Profiles,
}

/// A stream as bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamImage {
    /// Its core.
    pub core: Core,
    /// The number of its engine.
    pub engine: u32,
    /// `core0.PE`
    pub name: String,
    /// Its records, one after the other.
    pub bytes: Vec<u8>,
    /// For each record, its source and the offset of its first byte.
    pub records: Vec<(SourceId, u64)>,
}

impl<'m> KernelIr<'m> {
    /// The writing of the kernel, for a profile or for those it allows.
    #[must_use]
    pub fn assembly(&self, profile: Option<ProfileId>) -> Assembly<'_, 'm> {
        Assembly { ir: self, profiles: profile.map_or_else(|| self.profiles.clone(), Profiles::only) }
    }

    /// Every stream as bytes.
    ///
    /// # Errors
    /// What cannot be written as records, statement by statement.
    pub fn assemble(&self, profile: Option<ProfileId>) -> Result<Vec<StreamImage>, Vec<Diagnostic>> {
        self.assembly(profile).images()
    }
}

impl Assembly<'_, '_> {
    /// Number of streams.
    #[must_use]
    pub fn streams(&self) -> usize {
        self.ir.streams.len()
    }

    /// Writes a stream, record by record; the number of bytes.
    ///
    /// # Errors
    /// What cannot be written as records. Then some records may have been written, but not all.
    pub fn write(&self, stream: usize, sink: &mut dyn FnMut(Emitted<'_>)) -> Result<u64, Vec<Diagnostic>> {
        Emitter::new(self.ir, self.profiles.clone(), stream).run(sink)
    }

    /// Every stream as bytes.
    ///
    /// # Errors
    /// As [`Assembly::write`], of all streams.
    pub fn images(&self) -> Result<Vec<StreamImage>, Vec<Diagnostic>> {
        let (mut images, mut errors) = (Vec::new(), Vec::new());
        for (i, s) in self.ir.streams.iter().enumerate() {
            let (mut bytes, mut records) = (Vec::new(), Vec::new());
            let result = self.write(i, &mut |e| {
                bytes.extend_from_slice(e.bytes);
                records.push((e.source, e.offset));
            });
            let name = self.ir.names.streams.get(i).cloned().unwrap_or_default();
            match result {
                Ok(_) => images.push(StreamImage { core: s.core, engine: s.engine, name, bytes, records }),
                Err(list) => list.into_iter().for_each(|d| {
                    if !errors.contains(&d) {
                        errors.push(d);
                    }
                }),
            }
        }
        if errors.is_empty() { Ok(images) } else { Err(errors) }
    }
}
