//! Which steps that a blocked stream may still reach would update an entry that somebody waits for.

use alloc::vec;
use alloc::vec::Vec;

use super::Poster;
use crate::program::{Body, Pc, SemRef, Step, Stream, StreamId, Value};
use crate::sim::fault::Entry;
use crate::sim::machine::Machine;
use crate::sim::observe::Observer;

/// For every entry of interest, the first step of each stream that may still update it.
pub(super) struct Posters {
    found: Vec<(Entry, Vec<Poster>)>,
}

impl Posters {
    pub(super) fn find<O: Observer>(
        machine: &Machine<'_, O>,
        starts: impl Iterator<Item = (usize, Pc)>,
        entries: impl Iterator<Item = Entry>,
    ) -> Posters {
        let mut found: Vec<(Entry, Vec<Poster>)> = entries.map(|entry| (entry, Vec::new())).collect();
        found.sort_unstable_by_key(|(entry, _)| (entry.core, entry.bank, entry.id));
        found.dedup_by_key(|(entry, _)| *entry);
        let mut posters = Posters { found };
        for (number, start) in starts {
            let stream = &machine.program.streams[number];
            let reached = reachable(stream, start, &machine.frames[number].calls, &machine.code.streams[number].starts);
            for (pc, step) in (0..).zip(&stream.steps).filter(|(pc, _)| reached[*pc as usize]) {
                posters.step(stream, Poster { stream: number as StreamId, pc }, step);
            }
        }
        posters
    }

    /// Those that may update one of the entries; of each stream one.
    pub(super) fn of(&self, entries: &[Entry]) -> Vec<Poster> {
        let found = self.found.iter().filter(|(found, _)| entries.contains(found));
        let mut posters: Vec<Poster> = found.flat_map(|(_, posters)| posters.iter().copied()).collect();
        posters.sort_unstable_by_key(|poster| (poster.stream, poster.pc));
        posters.dedup_by_key(|poster| poster.stream);
        posters
    }

    fn step(&mut self, stream: &Stream, poster: Poster, step: &Step) {
        for wait in step.waits.iter().filter(|wait| wait.then.is_some()) {
            self.entry(poster, &wait.sem);
        }
        for update in &step.updates {
            self.entry(poster, &update.sem);
        }
        if let Body::Reset(ranges) = &step.body {
            for range in ranges {
                let ids = i64::from(range.first)..=i64::from(range.last);
                self.add(poster, |entry| {
                    entry.core == stream.core && entry.bank == range.bank && ids.contains(&entry.id)
                });
            }
        }
    }

    /// A computed id may be any.
    fn entry(&mut self, poster: Poster, sem: &SemRef) {
        self.add(poster, |entry| {
            entry.core == sem.core
                && entry.bank == sem.bank
                && if let Value::Imm(id) = sem.id { id == entry.id } else { true }
        });
    }

    fn add(&mut self, poster: Poster, touches: impl Fn(&Entry) -> bool) {
        for (_, posters) in self.found.iter_mut().filter(|(entry, _)| touches(entry)) {
            // Streams come one after the other, so that only the last can be the same.
            if posters.last().is_none_or(|last| last.stream != poster.stream) {
                posters.push(poster);
            }
        }
    }
}

/// The steps that may run from `start` on. A return goes to where the stream was called from, or to after any call
/// that is reached.
fn reachable(stream: &Stream, start: Pc, calls: &[u32], starts: &[u32]) -> Vec<bool> {
    let mut reached = vec![false; stream.steps.len()];
    let mut todo: Vec<Pc> = vec![start];
    let called = calls.iter().map(|at| starts.partition_point(|start| start < at) as Pc);
    todo.extend(called);
    while let Some(pc) = todo.pop() {
        let Some(step) = stream.steps.get(pc as usize) else {
            continue;
        };
        if core::mem::replace(&mut reached[pc as usize], true) {
            continue;
        }
        match step.body {
            Body::Stop | Body::Return | Body::Branch { condition: None, .. } => {}
            _ => todo.push(pc + 1),
        }
        match step.body {
            Body::Branch { target, .. } | Body::Call { target } => todo.push(target),
            Body::Choose { otherwise, .. } | Body::If { otherwise, .. } => todo.push(otherwise),
            Body::For { next, .. } => todo.push(next + 1),
            Body::Next { start } => todo.push(start + 1),
            _ => {}
        }
    }
    reached
}
