//! Search through all states, for programs outside the fragment that clocks decide.
//!
//! Actions that nothing else can notice (raising a counter that never falls, passing a wait for one, ..) are done as
//! soon as they can be: every state that matters is reached all the same, because such an action commutes with whatever
//! others do. What remains are actions on contested cells and accesses of shared memory; of those every order is tried.

mod apply;
mod inspect;
mod key;
mod table;
mod trace;

use alloc::vec;
use alloc::vec::Vec;

use super::act::ThreadId;
use super::cells::Bounds;
use super::cursor::Walk;
use super::found::Found;
use super::memory::Memory;
use inspect::Inspector;
use key::Packing;
use table::Table;
use trace::{Trace, traces};

/// What a search is given.
pub(crate) struct Problem<'a> {
    pub(crate) walk: &'a Walk<'a>,
    pub(crate) init: &'a [i64],
    pub(crate) bounds: &'a [Bounds],
    /// By cell: its actions need no ordering.
    pub(crate) free: &'a [bool],
    /// By cell: its value is not a function of how far the threads are.
    pub(crate) historic: &'a [bool],
    pub(crate) budget: u64,
    /// Actions may be free at all.
    pub(crate) reduce: bool,
}

/// What a search finds.
pub(crate) struct Searched {
    pub(crate) found: Vec<Found>,
    pub(crate) states: u64,
    /// All states have been seen.
    pub(crate) complete: bool,
}

/// Most actions of all threads together that a search takes on.
const MOST_ACTIONS: usize = 1 << 24;
/// Most words of a packed state.
const MOST_WORDS: usize = 32;

/// Visits every state, up to the budget.
pub(crate) fn search(problem: &Problem<'_>, memory: &mut Memory) -> Option<Searched> {
    let traces = traces(problem, memory, MOST_ACTIONS)?;
    let packing = Packing::of(&traces, problem);
    let memory = &*memory;
    Some(match packing.words {
        0 | 1 => Search::<1>::new(problem, &traces, packing, memory).run(),
        2 => Search::<2>::new(problem, &traces, packing, memory).run(),
        3 => Search::<3>::new(problem, &traces, packing, memory).run(),
        4 => Search::<4>::new(problem, &traces, packing, memory).run(),
        5..=8 => Search::<8>::new(problem, &traces, packing, memory).run(),
        9..=MOST_WORDS => Search::<MOST_WORDS>::new(problem, &traces, packing, memory).run(),
        _ => return None,
    })
}

/// The state, and how it came about.
pub(crate) struct State {
    pub(crate) at: Vec<u32>,
    pub(crate) values: Vec<i64>,
    /// Everything that was done: the thread, and the cell with its value before.
    pub(crate) log: Vec<(u32, u32, i64)>,
}

/// A state on the way to the present one.
struct Frame {
    /// The next thread to try.
    next: u32,
    /// How much of the log came before it.
    logged: usize,
}

struct Search<'a, const W: usize> {
    problem: &'a Problem<'a>,
    traces: &'a [Trace],
    packing: Packing,
    inspector: Inspector<'a>,
    state: State,
    table: Table<W>,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(problem: &'a Problem<'a>, traces: &'a [Trace], packing: Packing, memory: &'a Memory) -> Self {
        let state = State { at: vec![0; traces.len()], values: problem.init.to_vec(), log: Vec::new() };
        let inspector = Inspector::new(problem, traces, memory);
        Search { problem, traces, packing, inspector, state, table: Table::new() }
    }

    fn run(mut self) -> Searched {
        self.settle();
        self.enter();
        let mut frames = vec![Frame { next: 0, logged: self.state.log.len() }];
        let threads = self.traces.len() as u32;
        let mut complete = true;
        while let Some(frame) = frames.last_mut() {
            if frame.next == threads {
                let logged = frame.logged;
                frames.pop();
                self.undo(logged);
                continue;
            }
            let thread = frame.next as ThreadId;
            frame.next += 1;
            if !self.enabled(thread) {
                continue;
            }
            let logged = self.state.log.len();
            self.perform(thread);
            self.settle();
            if self.enter() {
                frames.push(Frame { next: 0, logged });
                if self.table.len() > self.problem.budget {
                    complete = false;
                    break;
                }
            } else {
                self.undo(logged);
            }
        }
        Searched { states: self.table.len(), found: self.inspector.found, complete }
    }

    /// Does what nothing else can notice.
    fn settle(&mut self) {
        let mut moved = true;
        while moved {
            moved = false;
            for thread in 0..self.traces.len() {
                while self.traces[thread].acts.get(self.state.at[thread] as usize).is_some_and(|step| step.free)
                    && self.enabled(thread)
                {
                    self.perform(thread);
                    moved = true;
                }
            }
        }
    }

    /// Looks at the present state; false if it is not new.
    fn enter(&mut self) -> bool {
        let key = self.packing.pack::<W>(&self.state);
        if !self.table.insert(key) {
            return false;
        }
        self.inspector.inspect(&self.state);
        true
    }

    fn undo(&mut self, logged: usize) {
        while self.state.log.len() > logged {
            if let Some((thread, cell, value)) = self.state.log.pop() {
                self.state.at[thread as usize] -= 1;
                if let Some(old) = self.state.values.get_mut(cell as usize) {
                    *old = value;
                }
            }
        }
    }
}
