//! From the bytes of every stream to a program.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::effect::NoEffect;
use super::link::{LinkError, Linker, Meeting, Record};
use super::machine::Machine;
use crate::program::{Core, Program, SourceId};
use crate::record::{Family, RecordError};

/// The records of an engine.
#[derive(Clone, Copy, Debug)]
pub struct Input<'b> {
    /// Its core.
    pub core: Core,
    /// Its number in the specification.
    pub engine: u32,
    /// Records one after the other.
    pub bytes: &'b [u8],
}

/// A program of decoded records.
#[derive(Clone, Debug)]
pub struct Decoded {
    /// The program.
    pub program: Program,
    /// By [`SourceId`]: which record a step comes from.
    pub sources: Vec<Source>,
    /// Names of its queues.
    pub queues: Vec<String>,
    /// Its groups.
    pub groups: Vec<Meeting>,
}

/// A record of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The stream, as it was given.
    pub stream: usize,
    /// The record, counted from the start of the stream.
    pub record: usize,
    /// What record it is.
    pub name: &'static str,
}

/// What is wrong with a record, or with where it stands.
#[derive(Clone, Debug)]
pub struct ProgramError {
    /// The stream, as it was given.
    pub stream: usize,
    /// Its core.
    pub core: Core,
    /// Name of its engine; empty if it has none.
    pub engine: &'static str,
    /// The record, counted from the start of the stream.
    pub record: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The bytes are no record.
    Record(RecordError),
    /// Nobody knows what it does.
    Effect(NoEffect),
    /// It refers to what is not there.
    Link(LinkError),
    /// There are so many bytes left, less than a record.
    Tail(usize),
}

/// The program of streams of records of a family.
///
/// # Errors
/// Bytes that are no records, records whose effect is not known, branches out of their stream, calls of functions that are
/// not there: at most 100 of these.
pub fn program_of<F: Family>(machine: &Machine, streams: &[Input<'_>]) -> Result<Decoded, Vec<ProgramError>> {
    let mut linker = Linker::new(machine.environment(streams.iter().map(|s| (s.core, s.engine)).collect()));
    let (mut sources, mut errors) = (Vec::new(), Vec::new());
    for (stream, input) in streams.iter().enumerate() {
        let engine = machine.engine(input.engine).map_or("", |e| e.name);
        let error = |record, reason| ProgramError { stream, core: input.core, engine, record, reason };
        let mut records = Vec::new();
        let chunks = input.bytes.chunks_exact(F::SIZE.max(1));
        let (tail, whole) = (chunks.remainder().len(), chunks.len());
        for (i, bytes) in chunks.enumerate() {
            let found = record::<F>(machine, input.core, bytes);
            records.push(match found {
                Ok((name, step, function)) => {
                    let source = SourceId(sources.len() as u32);
                    sources.push(Source { stream, record: i, name });
                    Some(Record { step, function, source })
                }
                Err(reason) => {
                    errors.push(error(i, reason));
                    None
                }
            });
        }
        if tail > 0 {
            errors.push(error(whole, Reason::Tail(tail)));
        }
        errors.extend(linker.stream(records).into_iter().map(|e| error(e.record(), Reason::Link(e))));
    }
    errors.truncate(100);
    if !errors.is_empty() {
        return Err(errors);
    }
    let linked = linker.finish();
    Ok(Decoded { program: linked.program, sources, queues: linked.queues, groups: linked.groups })
}

type Found = (&'static str, super::RawStep, Option<String>);

fn record<F: Family>(machine: &Machine, core: Core, bytes: &[u8]) -> Result<Found, Reason> {
    let record = F::decode(bytes).map_err(Reason::Record)?;
    let info = record.info().ok_or(Reason::Effect(NoEffect::Bytes))?;
    let encoded = record.encode();
    let bytes = encoded.as_ref();
    let step = machine.step(info, bytes, core).map_err(Reason::Effect)?;
    Ok((info.name, step, machine.function(info, bytes).map(String::from)))
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "core{}.{}, record {}: {}", self.core, self.engine, self.record, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Record(e) => e.fmt(f),
            Reason::Effect(e) => e.fmt(f),
            Reason::Link(e) => e.fmt(f),
            Reason::Tail(n) => write!(f, "{n} bytes left, less than a record"),
        }
    }
}

impl core::error::Error for ProgramError {}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Branch { distance, records, .. } => {
                write!(f, "a branch by {distance} records leaves the stream of {records}")
            }
            LinkError::Call { name, .. } => write!(f, "no function `{name}` in this stream"),
        }
    }
}
