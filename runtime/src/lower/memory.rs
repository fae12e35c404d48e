//! Who has last written and read each byte: what a new access conflicts with.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::ir::{Access, DepKind, InstrId, RegionId, ThreadId};

/// An execution of an instruction, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) instr: InstrId,
    pub(super) thread: ThreadId,
    /// By depth of the loop: 1 in the second of the two iterations that are walked through.
    pub(super) bits: u32,
}

pub(super) type Key = (RegionId, u32);

/// Bytes that have the same history, by their first.
pub(super) type Bytes = BTreeMap<u64, Stretch>;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Stretch {
    end: u64,
    /// Who wrote last: one, or after a branch those of its ways; then who has read since then, the latest of each thread.
    made: Vec<Made>,
    writers: usize,
}

impl Stretch {
    fn write(&mut self, me: Made, found: &mut impl FnMut(Made, DepKind)) {
        let (writers, readers) = self.made.split_at(self.writers);
        readers.iter().for_each(|reader| found(*reader, DepKind::Anti));
        writers.iter().for_each(|writer| found(*writer, DepKind::Output));
        self.made.clear();
        self.made.push(me);
        self.writers = 1;
    }

    fn read(&mut self, me: Made, found: &mut impl FnMut(Made, DepKind)) {
        let (mut nth, writers) = (0, self.writers);
        self.made.retain(|other| {
            nth += 1;
            if nth <= writers {
                found(*other, DepKind::Flow);
            }
            // What this thread has read before it has read before this.
            nth <= writers || other.thread != me.thread
        });
        self.made.push(me);
    }

    /// Either may have been so.
    fn or(&mut self, other: &Stretch) {
        let (writers, readers) = other.made.split_at(other.writers);
        for writer in writers {
            if !self.made[..self.writers].contains(writer) {
                self.made.insert(self.writers, *writer);
                self.writers += 1;
            }
        }
        for reader in readers {
            if !self.made[self.writers..].contains(reader) {
                self.made.push(*reader);
            }
        }
    }
}

/// All memory; within an arm of a branch, what the arm has changed lies on top.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    layers: Vec<BTreeMap<Key, Bytes>>,
}

impl Memory {
    pub(super) fn new() -> Self {
        Memory { layers: vec![BTreeMap::new()] }
    }

    /// Starts an arm.
    pub(super) fn open(&mut self) {
        self.layers.push(BTreeMap::new());
    }

    /// Ends an arm: what it has changed.
    pub(super) fn shut(&mut self) -> BTreeMap<Key, Bytes> {
        self.layers.pop().unwrap_or_default()
    }

    /// After a branch: either arm may have been taken.
    pub(super) fn merge(&mut self, yes: BTreeMap<Key, Bytes>, mut no: BTreeMap<Key, Bytes>) {
        for (key, bytes) in yes {
            let other = no.remove(&key).unwrap_or_else(|| self.seen(key).cloned().unwrap_or_default());
            self.put(key, both(bytes, other));
        }
        for (key, bytes) in no {
            let other = self.seen(key).cloned().unwrap_or_default();
            self.put(key, both(other, bytes));
        }
    }

    fn put(&mut self, key: Key, bytes: Bytes) {
        if let Some(layer) = self.layers.last_mut() {
            layer.insert(key, bytes);
        }
    }

    fn seen(&self, key: Key) -> Option<&Bytes> {
        self.layers.iter().rev().find_map(|layer| layer.get(&key))
    }

    /// An access; `found` is told whom it comes after, and why.
    pub(super) fn access(&mut self, access: &Access, me: Made, found: &mut impl FnMut(Made, DepKind)) {
        let key = (access.region, access.element);
        if self.layers.len() > 1 && !self.layers.last().is_some_and(|layer| layer.contains_key(&key)) {
            let below = self.seen(key).cloned().unwrap_or_default();
            self.put(key, below);
        }
        let Some(layer) = self.layers.last_mut() else { return };
        let bytes = layer.entry(key).or_default();
        let (from, to) = access.bytes;
        if from >= to {
            return;
        }
        // Most accesses are of the same bytes as one before.
        let same = bytes.get_mut(&from).filter(|stretch| stretch.end == to);
        match (same, access.write) {
            (Some(stretch), true) => stretch.write(me, found),
            (Some(stretch), false) => stretch.read(me, found),
            (None, true) => write(bytes, from, to, me, found),
            (None, false) => read(bytes, from, to, me, found),
        }
    }
}

/// Makes a stretch end at `at`.
fn cut(bytes: &mut Bytes, at: u64) {
    let Some((start, stretch)) = bytes.range_mut(..at).next_back() else { return };
    if stretch.end <= at || *start == at {
        return;
    }
    let rest = stretch.clone();
    stretch.end = at;
    bytes.insert(at, rest);
}

fn write(bytes: &mut Bytes, from: u64, to: u64, me: Made, found: &mut impl FnMut(Made, DepKind)) {
    cut(bytes, from);
    cut(bytes, to);
    let mut all = Stretch { end: to, ..Stretch::default() };
    while let Some(start) = bytes.range(from..to).next().map(|(start, _)| *start) {
        if let Some(mut stretch) = bytes.remove(&start) {
            stretch.write(me, found);
            all = Stretch { end: to, ..stretch };
        }
    }
    all.write(me, &mut |_, _| {});
    bytes.insert(from, all);
}

fn read(bytes: &mut Bytes, from: u64, to: u64, me: Made, found: &mut impl FnMut(Made, DepKind)) {
    cut(bytes, from);
    cut(bytes, to);
    let mut next = from;
    let mut gaps = Vec::new();
    for (start, stretch) in bytes.range_mut(from..to) {
        if *start > next {
            gaps.push((next, *start));
        }
        next = stretch.end;
        stretch.read(me, found);
    }
    if next < to {
        gaps.push((next, to));
    }
    for (start, end) in gaps {
        bytes.insert(start, Stretch { end, made: vec![me], writers: 0 });
    }
}

/// What may have happened if either may have.
fn both(mut a: Bytes, mut b: Bytes) -> Bytes {
    let mut ends: Vec<u64> = a.iter().chain(&b).flat_map(|(start, stretch)| [*start, stretch.end]).collect();
    ends.sort_unstable();
    ends.dedup();
    for at in &ends {
        cut(&mut a, *at);
        cut(&mut b, *at);
    }
    for (start, stretch) in b {
        let known = a.entry(start).or_insert_with(|| Stretch { end: stretch.end, ..Stretch::default() });
        known.or(&stretch);
    }
    a
}
