//! Who is blocked on what, and who could still have helped.

mod posters;

use alloc::vec::Vec;

use super::code::{Kind, Op};
use super::fault::{Entry, Place};
use super::machine::{Machine, Status, Target};
use super::observe::Observer;
use crate::program::{Body, Compare, GroupId, Pc, StreamId};

use posters::Posters;

/// A state in which nothing can happen any more, although streams have not ended. No transfer is outstanding in it:
/// a transfer waits for nothing, so all are complete, and a drain never blocks for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    /// The streams that are blocked.
    pub blocked: Vec<Blocked>,
    /// Streams each of which waits for the next, and the last for the first; empty if there is no such cycle.
    pub cycle: Vec<StreamId>,
}

/// A stream that is blocked for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// Where it stands.
    pub place: Place,
    /// Since when.
    pub since: u64,
    /// What it waits for.
    pub waits_for: WaitsFor,
    /// The streams that could still have updated that entry, each with its first step that would; it may be among
    /// them itself.
    pub posters: Vec<Poster>,
}

/// What a blocked stream waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// A counter.
    Counter {
        /// The counter.
        entry: Entry,
        /// How it is compared.
        compare: Compare,
        /// Its value now.
        value: i64,
        /// What it is compared with.
        operand: i64,
    },
    /// A flag that has the other value.
    Flag {
        /// The flag.
        entry: Entry,
        /// The value it should have.
        expected: bool,
    },
    /// An entry that does not exist.
    Missing(Entry),
    /// The members of a group that have not arrived.
    Join {
        /// The group.
        group: GroupId,
        /// Who is missing.
        missing: Vec<StreamId>,
    },
}

/// A step that could update an entry and has not run (or may run again).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poster {
    /// Its stream, itself blocked.
    pub stream: StreamId,
    /// The step.
    pub pc: Pc,
}

impl<O: Observer> Machine<'_, O> {
    /// The deadlock, if any stream is blocked. To be asked when nothing is on the agenda.
    pub(super) fn deadlock(&self) -> Option<Deadlock> {
        let mut waiting: Vec<(usize, Pc, WaitsFor)> = Vec::new();
        for stream in 0..self.engines.len() {
            let pc = self.code.streams[stream].pc(self.engines[stream].at);
            waiting.extend(self.waits_for(stream, pc).map(|what| (stream, pc, what)));
        }
        let entries = waiting.iter().filter_map(|(_, _, what)| what.entry());
        let starts = waiting.iter().map(|&(stream, pc, _)| (stream, pc));
        let posters = Posters::find(self, starts, entries);
        let blocked: Vec<Blocked> = waiting
            .into_iter()
            .map(|(stream, pc, waits_for)| Blocked {
                place: self.place(stream, pc),
                since: self.engines[stream].time,
                posters: waits_for.entry().map(|entry| posters.of(entry)).unwrap_or_default(),
                waits_for,
            })
            .collect();
        if blocked.is_empty() { None } else { Some(Deadlock { cycle: cycle(&blocked), blocked }) }
    }

    fn waits_for(&self, stream: usize, pc: Pc) -> Option<WaitsFor> {
        let engine = &self.engines[stream];
        match engine.status {
            Status::Waiting => self.code.streams[stream].ops.get(engine.at).map(|op| self.condition_of(stream, op)),
            Status::Stuck => self.missing_entry(stream).map(WaitsFor::Missing),
            Status::Joining => match self.program.streams[stream].steps[pc as usize].body {
                Body::Join(group) => Some(WaitsFor::Join { group, missing: self.missing(group) }),
                _ => None,
            },
            Status::Ready | Status::Draining | Status::Joined | Status::Finished | Status::Halted => None,
        }
    }

    fn condition_of(&self, stream: usize, op: &Op) -> WaitsFor {
        let condition = self.engines[stream].condition;
        let entry = self.code.layout.entry(condition.cell);
        let format = self.code.layout.format(entry.bank);
        let value = format.decode(self.cells[condition.cell as usize].value);
        let (mut compare, mut operand) = (condition.compare, format.decode(op.value));
        let mut flag = self.program.banks[usize::from(entry.bank)].kind == crate::program::BankKind::Flag;
        if let Kind::AnyWait | Kind::Affine = op.kind {
            let (pc, nth) = self.part(stream, op, self.engines[stream].at);
            let wait = &self.program.streams[stream].steps[pc as usize].waits[nth];
            flag = matches!(wait.test, crate::program::Test::Flag(_));
            // It had a value when the stream blocked, and nothing it depends on has changed.
            (compare, operand) = self.test(stream, wait).unwrap_or((compare, operand));
        }
        if flag {
            WaitsFor::Flag { entry, expected: operand == 1 }
        } else {
            WaitsFor::Counter { entry, compare, value, operand }
        }
    }

    fn missing_entry(&self, stream: usize) -> Option<Entry> {
        let op = self.code.streams[stream].ops.get(self.engines[stream].at)?;
        let wait = self.program.streams[stream].steps[op.cell as usize].waits.get(op.value as usize)?;
        match self.target(stream, &wait.sem) {
            Ok(Target::Missing(entry)) => Some(entry),
            _ => None,
        }
    }

    fn missing(&self, group: GroupId) -> Vec<StreamId> {
        let arrived = |member: usize| {
            let pc = self.code.streams[member].pc(self.engines[member].at);
            let step = self.program.streams[member].steps.get(pc as usize);
            self.engines[member].status == Status::Joining && step.is_some_and(|step| step.body == Body::Join(group))
        };
        let members = &self.program.groups[group as usize].members;
        members.iter().copied().filter(|member| !arrived(*member as usize)).collect()
    }
}

impl WaitsFor {
    fn entry(&self) -> Option<Entry> {
        match *self {
            WaitsFor::Counter { entry, .. } | WaitsFor::Flag { entry, .. } => Some(entry),
            WaitsFor::Missing(_) | WaitsFor::Join { .. } => None,
        }
    }
}

impl Blocked {
    /// The streams that could have released it.
    pub fn helpers(&self) -> impl Iterator<Item = StreamId> {
        let missing = match &self.waits_for {
            WaitsFor::Join { missing, .. } => &missing[..],
            WaitsFor::Counter { .. } | WaitsFor::Flag { .. } | WaitsFor::Missing(_) => &[],
        };
        self.posters.iter().map(|poster| poster.stream).chain(missing.iter().copied())
    }
}

/// A cycle of "waits for".
fn cycle(blocked: &[Blocked]) -> Vec<StreamId> {
    let index = |stream| blocked.binary_search_by_key(&stream, |blocked| blocked.place.stream).ok();
    let next: Vec<Vec<usize>> = blocked.iter().map(|blocked| blocked.helpers().filter_map(index).collect()).collect();
    crate::cycle::find(&next).into_iter().map(|node| blocked[node].place.stream).collect()
}
