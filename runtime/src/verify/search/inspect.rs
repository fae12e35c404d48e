//! What is wrong with a state.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::super::act::{Act, CellId, Change, ThreadId};
use super::super::classes::limits;
use super::super::found::{At, Found, Matter, Schedule};
use super::super::memory::Memory;
use super::super::report::Kind;
use super::Problem;
use super::state::Log;
use super::trace::{Step, Trace};

/// Most findings that are told apart.
pub(super) const MOST: usize = 256;

/// What tells findings apart: threads and their steps, and the cell.
pub(super) type Identity = (Kind, Vec<(u32, u32)>);

/// A state and the way to it.
struct View<'a> {
    at: &'a [u32],
    values: &'a [i64],
    log: &'a Log,
}

/// Looks at states and keeps what it finds, each thing once.
#[derive(Clone)]
pub(super) struct Inspector<'a> {
    problem: &'a Problem<'a>,
    traces: &'a [Trace],
    memory: &'a Memory,
    /// Some cell is set by somebody.
    sets: bool,
    /// Somebody accesses shared memory.
    accesses: bool,
    pub(super) seen: BTreeSet<Identity>,
    pub(super) found: Vec<Found>,
}

impl<'a> Inspector<'a> {
    pub(super) fn new(problem: &'a Problem<'a>, traces: &'a [Trace], memory: &'a Memory) -> Self {
        let set = |step: &Step| matches!(step.act, Act::Change { change: Change::Write(_), .. }) && !step.free;
        let sets = traces.iter().any(|trace| trace.steps.iter().any(set));
        let accesses = traces.iter().any(|trace| !trace.touched.is_empty());
        Inspector { problem, traces, memory, sets, accesses, seen: BTreeSet::new(), found: Vec::new() }
    }

    /// `able`: the threads that can go on, one bit each.
    pub(super) fn inspect(&mut self, at: &[u32], values: &[i64], log: &Log, able: u64) {
        let state = View { at, values, log };
        if able == 0 {
            // A queue with nothing to do is no sign of trouble.
            let engines = (0..at.len()).filter(|thread| !self.problem.walk.code.threads[*thread].is_queue());
            if engines.into_iter().all(|thread| self.next(thread, at[thread]).is_none()) {
                self.leaks(&state);
            } else {
                self.deadlock(&state);
            }
        }
        if self.accesses {
            self.races(&state);
        }
        if self.sets {
            self.semaphore_races(&state);
        }
    }

    fn next(&self, thread: ThreadId, at: u32) -> Option<&'a Step> {
        self.traces[thread].steps.get(at as usize)
    }

    fn at(&self, state: &View<'_>, thread: ThreadId) -> At {
        let done = state.at[thread];
        let pc = self.next(thread, done).map(|step| step.pc);
        At { thread, pc: pc.unwrap_or_else(|| self.end(thread)), done: u64::from(done) }
    }

    fn end(&self, thread: ThreadId) -> u32 {
        self.traces[thread].steps.last().map_or(0, |step| step.pc)
    }

    fn deadlock(&mut self, state: &View<'_>) {
        let threads = 0..state.at.len();
        let blocked = threads.filter(|thread| {
            self.next(*thread, state.at[*thread]).is_some() && !self.problem.walk.code.threads[*thread].is_queue()
        });
        let sites: Vec<At> = blocked.map(|thread| self.at(state, thread)).collect();
        self.report(state, Kind::Deadlock, sites, |_| Matter::Deadlock {
            values: state.values[..self.problem.init.len()].to_vec(),
        });
    }

    fn leaks(&mut self, state: &View<'_>) {
        for (cell, bounds) in (0..).zip(self.problem.bounds) {
            if bounds.zero && state.values[cell as usize] != 0 {
                self.report(state, Kind::Leak, Vec::new(), |_| Matter::Cell {
                    cell,
                    value: state.values[cell as usize],
                    expected: 0,
                });
            }
        }
    }

    fn races(&mut self, state: &View<'_>) {
        for one in 0..state.at.len() {
            let Some(step) = self.next(one, state.at[one]).filter(|step| step.touched.0 < step.touched.1) else {
                continue;
            };
            for other in one + 1..state.at.len() {
                let Some(partner) = self.next(other, state.at[other]) else { continue };
                for a in &self.traces[one].touched[step.touched.0 as usize..step.touched.1 as usize] {
                    for b in &self.traces[other].touched[partner.touched.0 as usize..partner.touched.1 as usize] {
                        if self.memory.keys[*a as usize].conflicts(&self.memory.keys[*b as usize]) {
                            let sites = alloc::vec![self.at(state, one), self.at(state, other)];
                            self.report(state, Kind::Race, sites, |_| Matter::Race { keys: [*a, *b] });
                        }
                    }
                }
            }
        }
    }

    /// A set, and something else that could happen to the cell now.
    fn semaphore_races(&mut self, state: &View<'_>) {
        for (setter, at) in state.at.iter().enumerate() {
            let Some(step) = self.next(setter, *at) else { continue };
            let Act::Change { cell, change: Change::Write(value) } = step.act else { continue };
            for (other, at) in state.at.iter().enumerate() {
                let Some(partner) = self.next(other, *at) else { continue };
                let trace = &self.traces[other];
                let same = partner.act == (Act::Change { cell, change: Change::Write(value) });
                let among = trace.conditions(partner).iter().any(|(of, _)| *of == cell);
                let about = (partner.act.cell() == Some(cell) || among) && !same;
                let before = |of| state.values[of as usize];
                let after = |of| if of == cell { value } else { before(of) };
                if other == setter || !about || step.free || !trace.enabled(partner, before) {
                    continue;
                }
                // The order makes no difference to a wait that passes after the set as well.
                if partner.act.change() != Change::Keep || !trace.enabled(partner, after) {
                    let sites = alloc::vec![self.at(state, setter), self.at(state, other)];
                    let found = state.values[cell as usize];
                    self.report(state, Kind::SemaphoreRace, sites, |_| Matter::Cell {
                        cell,
                        value: found,
                        expected: value,
                    });
                }
            }
        }
    }

    /// The action that a thread has just done is a fault.
    pub(super) fn fault(&mut self, at: &[u32], values: &[i64], log: &Log, thread: ThreadId, kind: Kind, cell: CellId) {
        let state = &View { at, values, log };
        let done = state.at[thread] - 1;
        let site = At { thread, pc: self.next(thread, done).map_or(0, |step| step.pc), done: u64::from(done) };
        let value = state.values[cell as usize];
        let expected = if kind == Kind::Wrap { self.limit(thread, done, cell, value) } else { 0 };
        self.report(state, kind, alloc::vec![site], |_| Matter::Cell { cell, value, expected });
    }

    /// The limit that a cell has left by an action, which may have wrapped it.
    fn limit(&self, thread: ThreadId, done: u32, cell: CellId, value: i64) -> i64 {
        let (least, most) = limits(&self.problem.bounds[cell as usize]);
        let falls = self.next(thread, done).is_some_and(|step| match step.act.change() {
            Change::Add(amount) => amount < 0,
            Change::Write(value) => value < least,
            Change::Clear => true,
            Change::Set | Change::Keep => false,
        });
        if value < least || (falls && value <= most) { least } else { most }
    }

    fn report(&mut self, state: &View<'_>, kind: Kind, sites: Vec<At>, matter: impl FnOnce(&Self) -> Matter) {
        if self.found.len() >= MOST {
            return;
        }
        let matter = matter(self);
        let mut key: Vec<(u32, u32)> = sites.iter().map(|site| (site.thread as u32, site.pc)).collect();
        if let Matter::Cell { cell, .. } = matter {
            key.push((u32::MAX, cell));
        }
        if self.seen.insert((kind, key)) {
            let mut turns = Schedule::default();
            for (thread, _, _) in state.log {
                turns.push(*thread as ThreadId, 1);
            }
            self.found.push(Found { kind, sites, matter, turns });
        }
    }
}
