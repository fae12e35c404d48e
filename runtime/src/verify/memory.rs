//! What threads read and write, as far as two of them have to do with the same memory.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use core::num::NonZeroU32;

use super::act::{Op, ThreadId, Touch};
use super::compile::Code;
use super::cursor::{Cursor, Walk};
use crate::program::{Access, Body, RegionId, Value};
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
    /// By site: which items.
    sites: Vec<(u32, u32)>,
    items: Vec<Item>,
}

/// An access of shared memory by some step.
#[derive(Clone, Copy)]
struct Item {
    /// Which of the accesses of its kind.
    nth: u32,
    /// The piece it concerned the last time, and its number.
    known: Option<(Key, u32)>,
    /// It is always the same.
    fixed: bool,
}

/// The piece of memory that an access concerns, if that is always the same.
fn constant(access: &Access) -> Option<Key> {
    let (Value::Imm(element), Value::Imm(first), Value::Imm(end)) = (access.element, access.bytes.0, access.bytes.1)
    else {
        return None;
    };
    Some(Key { region: access.region, element, bytes: (first, end), write: access.write })
}

/// The piece of memory that an access concerns, where the thread stands now.
fn key(walk: &Walk<'_>, access: &Access, cursor: &Cursor) -> Key {
    // What has no value is taken for the whole region.
    let whole = walk.code.program.regions[access.region as usize].bytes;
    let value = |value: Value| cursor.value(walk, value).ok();
    let element = value(access.element).unwrap_or(0);
    let first = value(access.bytes.0).unwrap_or(0);
    let end = value(access.bytes.1).unwrap_or(i64::try_from(whole).unwrap_or(i64::MAX));
    Key { region: access.region, element, bytes: (first, end), write: access.write }
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
                let Op::Access(touch) = *op else { continue };
                for access in accesses(&steps[touch.pc as usize].body, touch.write) {
                    let who = if touch.write { &mut writers } else { &mut readers };
                    who[access.region as usize].add(number);
                }
            }
        }
        let shared = readers.iter().zip(&writers).map(|(readers, writers)| match *writers {
            Who::Nobody => false,
            Who::One(writer) => !readers.only(writer),
            Who::Many => true,
        });
        let shared = shared.collect();
        Memory { shared, keys: Vec::new(), numbers: BTreeMap::new(), sites: Vec::new(), items: Vec::new() }
    }

    /// Leaves out accesses of memory that only one thread has to do with, and works out the others as far as can be
    /// done beforehand.
    pub(crate) fn settle(&mut self, code: &mut Code<'_>) {
        let program = code.program;
        for thread in &mut code.threads {
            let steps = &program.streams[thread.stream as usize].steps;
            for op in &mut thread.ops {
                let Op::Access(touch) = op else { continue };
                let first = self.items.len() as u32;
                for (nth, access) in (0..).zip(accesses(&steps[touch.pc as usize].body, touch.write)) {
                    if self.shared[access.region as usize] {
                        let known = constant(access).map(|key| (key, self.number(key)));
                        self.items.push(Item { nth, known, fixed: known.is_some() });
                    }
                }
                let end = self.items.len() as u32;
                if first == end {
                    *op = Op::Skip;
                } else {
                    self.sites.push((first, end));
                    touch.site = NonZeroU32::new(self.sites.len() as u32);
                }
            }
        }
    }

    /// The numbers of the pieces that an access concerns, where the thread stands now.
    pub(crate) fn touched(
        &mut self,
        walk: &Walk<'_>,
        thread: ThreadId,
        touch: Touch,
        cursor: &Cursor,
        out: &mut Vec<u32>,
    ) {
        let steps = &walk.code.program.streams[walk.code.threads[thread].stream as usize].steps;
        let all = || accesses(&steps[touch.pc as usize].body, touch.write);
        let Some(site) = touch.site else {
            for access in all().filter(|access| self.shared[access.region as usize]).collect::<Vec<_>>() {
                let key = key(walk, access, cursor);
                out.push(self.number(key));
            }
            return;
        };
        let (first, end) = self.sites[site.get() as usize - 1];
        for item in first..end {
            let Item { nth, known, fixed } = self.items[item as usize];
            if let (Some((_, number)), true) = (known, fixed) {
                out.push(number);
                continue;
            }
            let Some(access) = all().nth(nth as usize) else { continue };
            let key = key(walk, access, cursor);
            let number = match known {
                Some((last, number)) if last == key => number,
                _ => self.number(key),
            };
            self.items[item as usize].known = Some((key, number));
            out.push(number);
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
