//! What threads read and write, as far as two of them have to do with the same memory.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::act::{Op, ThreadId};
use super::compile::Code;
use super::cursor::{Cursor, Walk};
use crate::program::{Access, Body, Pc, RegionId, Value};
use crate::verify::usage::Who;

/// A piece of memory and how it is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) region: RegionId,
    pub(crate) element: i64,
    /// First byte and one past the last.
    pub(crate) bytes: (i64, i64),
    pub(crate) write: bool,
}

/// The memory of a program.
pub(crate) struct Memory {
    /// Regions that two threads access, one of them writing.
    shared: Vec<bool>,
    /// The distinct pieces, by number.
    pub(crate) keys: Vec<Key>,
    numbers: BTreeMap<Key, u32>,
}

/// The accesses of a step, of one kind.
pub(crate) fn accesses(body: &Body, write: bool) -> impl Iterator<Item = &Access> {
    let all = match body {
        Body::Access(accesses) | Body::Transfer { accesses, .. } => &accesses[..],
        _ => &[],
    };
    all.iter().filter(move |access| access.write == write)
}

impl Memory {
    pub(crate) fn of(code: &Code<'_>) -> Memory {
        let regions = code.program.regions.len();
        let (mut readers, mut writers) = (vec![Who::Nobody; regions], vec![Who::Nobody; regions]);
        for (number, thread) in code.threads.iter().enumerate() {
            let steps = &code.program.streams[thread.stream as usize].steps;
            for op in &thread.ops {
                let Op::Access { pc, write } = *op else { continue };
                for access in accesses(&steps[pc as usize].body, write) {
                    let who = if write { &mut writers } else { &mut readers };
                    who[access.region as usize].add(number);
                }
            }
        }
        let shared = readers.iter().zip(&writers).map(|(readers, writers)| match *writers {
            Who::Nobody => false,
            Who::One(writer) => !readers.only(writer),
            Who::Many => true,
        });
        Memory { shared: shared.collect(), keys: Vec::new(), numbers: BTreeMap::new() }
    }

    /// Whether a step accesses shared memory.
    pub(crate) fn concerns(&self, code: &Code<'_>, thread: ThreadId, pc: Pc, write: bool) -> bool {
        let steps = &code.program.streams[code.threads[thread].stream as usize].steps;
        accesses(&steps[pc as usize].body, write).any(|access| self.shared[access.region as usize])
    }

    /// The numbers of the pieces that an access concerns, where the thread stands now.
    pub(crate) fn touched(
        &mut self,
        walk: &Walk<'_>,
        thread: ThreadId,
        (pc, write): (Pc, bool),
        cursor: &Cursor,
        out: &mut Vec<u32>,
    ) {
        let program = walk.code.program;
        let steps = &program.streams[walk.code.threads[thread].stream as usize].steps;
        for access in accesses(&steps[pc as usize].body, write) {
            if !self.shared[access.region as usize] {
                continue;
            }
            // What has no value is taken for the whole region.
            let whole = program.regions[access.region as usize].bytes;
            let value = |value: Value| cursor.value(walk, value).ok();
            let element = value(access.element).unwrap_or(0);
            let first = value(access.bytes.0).unwrap_or(0);
            let end = value(access.bytes.1).unwrap_or(i64::try_from(whole).unwrap_or(i64::MAX));
            out.push(self.number(Key { region: access.region, element, bytes: (first, end), write }));
        }
    }

    fn number(&mut self, key: Key) -> u32 {
        let next = self.keys.len() as u32;
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.keys.push(key);
        }
        number
    }
}

impl Key {
    /// Whether two pieces overlap and one of them is written.
    pub(crate) fn conflicts(&self, other: &Key) -> bool {
        self.region == other.region
            && self.element == other.element
            && (self.write || other.write)
            && self.bytes.0 < other.bytes.1
            && other.bytes.0 < self.bytes.1
    }
}
