//! Search through all states, for programs outside the fragment that clocks decide.
//!
//! Actions that nothing else can notice (raising a counter that never falls, passing a wait for one, the last use of a
//! cell, ..) are done as soon as they can be: every state that matters is reached all the same, because such an action
//! commutes with whatever others do. What remains are actions on contested cells and accesses of shared memory; of
//! those every order is tried.

mod inspect;
mod key;
mod state;
mod table;
mod trace;

use alloc::vec;
use alloc::vec::Vec;

use super::act::ThreadId;
use super::cells::Bounds;
use super::cursor::Walk;
use super::effect::{effect, enabled};
use super::found::Found;
use super::memory::Memory;
use inspect::Inspector;
use key::Packing;
use state::State;
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
    /// By cell: it cannot leave its limits.
    pub(crate) within: &'a [bool],
    pub(crate) budget: u64,
    /// Actions may be free at all.
    pub(crate) reduce: bool,
}

/// What a search finds.
pub(crate) struct Searched {
    pub(crate) found: Vec<Found>,
    pub(crate) states: u64,
    pub(crate) bytes: u64,
    /// All states have been seen.
    pub(crate) complete: bool,
}

/// Most actions of all threads together that a search takes on.
const MOST_ACTIONS: usize = 1 << 24;
/// Most words of a packed state.
const MOST_WORDS: usize = 32;
/// Most threads: one bit each.
const MOST_THREADS: usize = 64;

/// Visits every state, up to the budget; `None` if the program is too large.
pub(crate) fn search(problem: &Problem<'_>, memory: &mut Memory) -> Option<Searched> {
    if problem.walk.code.threads.len() > MOST_THREADS {
        return None;
    }
    let traces = traces(problem, memory, MOST_ACTIONS)?;
    let packing = Packing::of(&traces, problem);
    let memory = &*memory;
    Some(match packing.words() {
        0 | 1 => Search::<1>::new(problem, &traces, &packing, memory).run(),
        2 => Search::<2>::new(problem, &traces, &packing, memory).run(),
        3 => Search::<3>::new(problem, &traces, &packing, memory).run(),
        4 => Search::<4>::new(problem, &traces, &packing, memory).run(),
        5..=8 => Search::<8>::new(problem, &traces, &packing, memory).run(),
        9..=MOST_WORDS => Search::<MOST_WORDS>::new(problem, &traces, &packing, memory).run(),
        _ => return None,
    })
}

/// A state on the way to the present one.
struct Frame {
    /// The threads that are still to be tried: one bit each.
    left: u64,
    /// How much of the log came before the state.
    logged: usize,
}

struct Search<'a, const W: usize> {
    problem: &'a Problem<'a>,
    traces: &'a [Trace],
    packing: &'a Packing,
    inspector: Inspector<'a>,
    state: State<W>,
    table: Table<W>,
    /// Nothing is ever free: what comes next can be looked up before it is done.
    ahead: bool,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(problem: &'a Problem<'a>, traces: &'a [Trace], packing: &'a Packing, memory: &'a Memory) -> Self {
        let state = State::new(traces.len(), problem.init, packing);
        let inspector = Inspector::new(problem, traces, memory);
        let ahead = !problem.reduce;
        Search { problem, traces, packing, inspector, state, table: Table::new(), ahead }
    }

    fn run(mut self) -> Searched {
        self.settle();
        self.table.insert(self.state.key);
        let left = self.enter();
        let mut frames = vec![Frame { left, logged: self.state.log.len() }];
        let mut complete = true;
        while let Some(frame) = frames.last_mut() {
            if frame.left == 0 {
                let logged = frame.logged;
                frames.pop();
                self.state.undo(logged, self.packing);
                continue;
            }
            let thread = frame.left.trailing_zeros() as ThreadId;
            frame.left &= frame.left - 1;
            let logged = self.state.log.len();
            self.perform(thread);
            if !self.ahead {
                self.settle();
                if !self.table.insert(self.state.key) {
                    self.state.undo(logged, self.packing);
                    continue;
                }
            }
            if self.table.len() > self.problem.budget {
                complete = false;
                break;
            }
            frames.push(Frame { left: self.enter(), logged });
        }
        Searched { states: self.table.len(), bytes: self.table.bytes(), found: self.inspector.found, complete }
    }

    /// Looks at a new state; gives the threads that are to be tried.
    fn enter(&mut self) -> u64 {
        let mut able = 0;
        for thread in 0..self.traces.len() {
            able |= u64::from(self.enabled(thread)) << thread;
        }
        self.inspector.inspect(&self.state.at, &self.state.values, &self.state.log, able);
        if !self.ahead {
            return able;
        }
        // All looked up one after the other, so that the machine can fetch them at the same time.
        let mut new = 0;
        let mut rest = able;
        while rest != 0 {
            let thread = rest.trailing_zeros() as ThreadId;
            rest &= rest - 1;
            let key = self.after(thread);
            new |= u64::from(self.table.insert(key)) << thread;
        }
        new
    }

    /// Does what nothing else can notice.
    fn settle(&mut self) {
        let mut moved = self.problem.reduce;
        while moved {
            moved = false;
            for thread in 0..self.traces.len() {
                while self.free(thread) && self.enabled(thread) {
                    self.perform(thread);
                    moved = true;
                }
            }
        }
    }

    /// Whether nothing else can notice what a thread does next.
    fn free(&self, thread: ThreadId) -> bool {
        let trace = &self.traces[thread];
        trace.steps.get(self.state.at[thread] as usize).is_some_and(|step| {
            step.free
                || trace.rivals[step.rivals.0 as usize..step.rivals.1 as usize]
                    .iter()
                    .all(|(other, last)| self.state.at[*other as usize] > *last)
        })
    }

    /// Whether a thread can do its next action.
    #[inline]
    fn enabled(&self, thread: ThreadId) -> bool {
        self.traces[thread].steps.get(self.state.at[thread] as usize).is_some_and(|step| {
            let value = self.state.values[step.cell as usize];
            if step.plain { value >= step.need } else { enabled(&step.act, value) }
        })
    }

    /// The key of the state after a thread's next action.
    #[inline]
    fn after(&mut self, thread: ThreadId) -> [u64; W] {
        if self.traces[thread].steps[self.state.at[thread] as usize].plain {
            let mut key = self.state.key;
            self.packing.step(&mut key, thread);
            return key;
        }
        // Something may be wrong with it, even if the state it leads to is known.
        let logged = self.state.log.len();
        self.perform(thread);
        let key = self.state.key;
        self.state.undo(logged, self.packing);
        key
    }

    /// Does a thread's next action.
    #[inline]
    fn perform(&mut self, thread: ThreadId) {
        let step = &self.traces[thread].steps[self.state.at[thread] as usize];
        let before = self.state.values[step.cell as usize];
        if step.plain {
            self.state.step(thread, step.cell, before, before + step.delta, self.packing);
            return;
        }
        let (after, wrong) = effect(&step.act, before, self.bounds(step.cell));
        self.state.step(thread, step.cell, before, after, self.packing);
        if let Some(kind) = wrong {
            self.inspector.fault(&self.state.at, &self.state.values, &self.state.log, thread, kind, step.cell);
        }
    }

    /// The last cell, which does not exist, has none.
    fn bounds(&self, cell: u32) -> &Bounds {
        const NONE: Bounds = Bounds { range: (i64::MIN, i64::MAX), limit: None, zero: false, flag: false };
        self.problem.bounds.get(cell as usize).unwrap_or(&NONE)
    }
}
