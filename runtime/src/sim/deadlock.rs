//! Who is blocked on what, and who could still have helped.

mod posters;

use alloc::vec::Vec;

use super::any::Tested;
use super::code::{Kind, Op};
use super::fault::{Entry, Place};
use super::machine::{Machine, Status, Target};
use super::observe::Observer;
use crate::program::{Body, Compare, GroupId, Pc, SemRef, StreamId, Test};

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
    /// Some bits of a counter.
    Masked {
        /// The counter.
        entry: Entry,
        /// The bits.
        mask: i64,
        /// How they are compared.
        compare: Compare,
        /// What the mask leaves of it now.
        value: i64,
        /// What that is compared with.
        operand: i64,
    },
    /// One of several things.
    Any(Vec<WaitsFor>),
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
        let entries = waiting.iter().flat_map(|(_, _, what)| what.entries());
        let starts = waiting.iter().map(|&(stream, pc, _)| (stream, pc));
        let posters = Posters::find(self, starts, entries);
        let blocked: Vec<Blocked> = waiting
            .into_iter()
            .map(|(stream, pc, waits_for)| Blocked {
                place: self.place(stream, pc),
                since: self.engines[stream].time,
                posters: posters.of(&waits_for.entries()),
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
        if let Kind::AnyWait | Kind::Affine = op.kind {
            let (pc, nth) = self.part(stream, op, self.engines[stream].at);
            let wait = &self.program.streams[stream].steps[pc as usize].waits[nth];
            let mut all: Vec<WaitsFor> =
                wait.conditions().filter_map(|one| self.alternative(stream, &one.sem, one.test)).collect();
            if all.len() > 1 {
                return WaitsFor::Any(all);
            }
            if let Some(one) = all.pop() {
                return one;
            }
        }
        let condition = self.engines[stream].condition;
        let entry = self.code.layout.entry(condition.cell);
        let format = self.code.layout.format(entry.bank);
        let value = format.decode(self.cells[condition.cell as usize].value);
        let operand = format.decode(op.value);
        if self.program.banks[usize::from(entry.bank)].kind == crate::program::BankKind::Flag {
            WaitsFor::Flag { entry, expected: operand == 1 }
        } else {
            WaitsFor::Counter { entry, compare: condition.compare, value, operand }
        }
    }

    /// One condition. Its operands had values when the stream blocked, and nothing they depend on has changed.
    fn alternative(&self, stream: usize, sem: &SemRef, test: Test) -> Option<WaitsFor> {
        let Ok(Target::Cell(cell, bank)) = self.target(stream, sem) else { return None };
        let Tested { compare, operand, mask } = self.test(stream, bank, test).ok()?;
        let entry = self.code.layout.entry(cell);
        let value = self.code.layout.format(bank).decode(self.cells[cell as usize].value);
        Some(match (test, mask) {
            (Test::Flag(expected), _) => WaitsFor::Flag { entry, expected },
            (_, Some(mask)) => WaitsFor::Masked { entry, mask, compare, value: value & mask, operand },
            (_, None) => WaitsFor::Counter { entry, compare, value, operand },
        })
    }

    fn missing_entry(&self, stream: usize) -> Option<Entry> {
        let op = self.code.streams[stream].ops.get(self.engines[stream].at)?;
        let wait = self.program.streams[stream].steps[op.cell as usize].waits.get(op.value as usize)?;
        wait.conditions().find_map(|one| match self.target(stream, &one.sem) {
            Ok(Target::Missing(entry)) => Some(entry),
            _ => None,
        })
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
    /// The entries that could change so that it goes on.
    fn entries(&self) -> Vec<Entry> {
        match self {
            WaitsFor::Counter { entry, .. } | WaitsFor::Masked { entry, .. } | WaitsFor::Flag { entry, .. } => {
                alloc::vec![*entry]
            }
            WaitsFor::Any(all) => all.iter().flat_map(WaitsFor::entries).collect(),
            WaitsFor::Missing(_) | WaitsFor::Join { .. } => Vec::new(),
        }
    }
}

impl Blocked {
    /// The streams that could have released it.
    pub fn helpers(&self) -> impl Iterator<Item = StreamId> {
        let missing = match &self.waits_for {
            WaitsFor::Join { missing, .. } => &missing[..],
            WaitsFor::Counter { .. }
            | WaitsFor::Masked { .. }
            | WaitsFor::Any(_)
            | WaitsFor::Flag { .. }
            | WaitsFor::Missing(_) => &[],
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
