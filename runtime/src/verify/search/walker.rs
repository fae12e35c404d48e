//! Depth first through the states: what was done is taken back, so that only the present state is held in full.

use alloc::vec;
use alloc::vec::Vec;

use super::super::act::ThreadId;
use super::super::cells::Bounds;
use super::super::effect::effect;
use super::super::memory::Memory;
use super::Problem;
use super::inspect::Inspector;
use super::key::Packing;
use super::state::State;
use super::trace::Trace;

/// The states that have been seen.
pub(super) trait Seen<const W: usize> {
    /// Whether it was not there yet.
    fn insert(&mut self, key: [u64; W]) -> bool;
    /// How many there are.
    fn len(&self) -> u64;
}

/// What a search goes through.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) problem: &'a Problem<'a>,
    pub(super) traces: &'a [Trace],
    pub(super) packing: &'a Packing,
    pub(super) memory: &'a Memory,
}

/// A state on the way to the present one.
#[derive(Clone)]
pub(super) struct Frame {
    /// The threads that are still to be tried: one bit each.
    pub(super) left: u64,
    /// How much of the log came before the state.
    pub(super) logged: usize,
}

/// Goes from state to state.
#[derive(Clone)]
pub(super) struct Walker<'a, const W: usize> {
    ground: Ground<'a>,
    pub(super) inspector: Inspector<'a>,
    pub(super) state: State<W>,
    pub(super) frames: Vec<Frame>,
    /// Nothing is ever free: what comes next can be looked up before it is done.
    ahead: bool,
}

impl<'a, const W: usize> Walker<'a, W> {
    pub(super) fn new(ground: Ground<'a>) -> Self {
        let state = State::new(ground.traces.len(), ground.problem.init, ground.packing);
        let inspector = Inspector::new(ground.problem, ground.traces, ground.memory);
        Walker { ground, inspector, state, frames: Vec::new(), ahead: !ground.problem.reduce }
    }

    /// Comes to the first state.
    pub(super) fn start<S: Seen<W>>(&mut self, seen: &mut S) {
        self.settle();
        seen.insert(self.state.key);
        let left = self.enter(seen);
        self.frames = vec![Frame { left, logged: self.state.log.len() }];
    }

    /// Goes on until nothing is left, or more than `most` states have been seen; true if nothing is left.
    pub(super) fn go_on<S: Seen<W>>(&mut self, seen: &mut S, most: u64) -> bool {
        while let Some(frame) = self.frames.last_mut() {
            if frame.left == 0 {
                let logged = frame.logged;
                self.frames.pop();
                self.state.undo(logged, self.ground.packing);
                continue;
            }
            if seen.len() > most {
                return false;
            }
            let thread = frame.left.trailing_zeros() as ThreadId;
            frame.left &= frame.left - 1;
            let logged = self.state.log.len();
            self.perform(thread);
            if !self.ahead {
                self.settle();
                if !seen.insert(self.state.key) {
                    self.state.undo(logged, self.ground.packing);
                    continue;
                }
            }
            let left = self.enter(seen);
            self.frames.push(Frame { left, logged });
        }
        true
    }

    /// Looks at a new state; gives the threads that are to be tried.
    fn enter<S: Seen<W>>(&mut self, seen: &mut S) -> u64 {
        let mut able = 0;
        for thread in 0..self.ground.traces.len() {
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
            new |= u64::from(seen.insert(key)) << thread;
        }
        new
    }

    /// Does what nothing else can notice.
    fn settle(&mut self) {
        let mut moved = self.ground.problem.reduce;
        while moved {
            moved = false;
            for thread in 0..self.ground.traces.len() {
                while self.free(thread) && self.enabled(thread) {
                    self.perform(thread);
                    moved = true;
                }
            }
        }
    }

    /// Whether nothing else can notice what a thread does next.
    fn free(&self, thread: ThreadId) -> bool {
        let trace = &self.ground.traces[thread];
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
        self.ground.traces[thread].steps.get(self.state.at[thread] as usize).is_some_and(|step| {
            let value = |cell| self.state.values[cell as usize];
            if step.plain { value(step.cell) >= step.need } else { self.ground.traces[thread].enabled(step, value) }
        })
    }

    /// The key of the state after a thread's next action.
    #[inline]
    fn after(&mut self, thread: ThreadId) -> [u64; W] {
        if self.ground.traces[thread].steps[self.state.at[thread] as usize].plain {
            let mut key = self.state.key;
            self.ground.packing.step(&mut key, thread);
            return key;
        }
        // Something may be wrong with it, even if the state it leads to is known.
        let logged = self.state.log.len();
        self.perform(thread);
        let key = self.state.key;
        self.state.undo(logged, self.ground.packing);
        key
    }

    /// Does a thread's next action.
    #[inline]
    pub(super) fn perform(&mut self, thread: ThreadId) {
        let step = &self.ground.traces[thread].steps[self.state.at[thread] as usize];
        let before = self.state.values[step.cell as usize];
        if step.plain {
            self.state.step(thread, step.cell, before, before + step.delta, self.ground.packing);
            return;
        }
        let (after, wrong) = effect(&step.act, before, self.bounds(step.cell));
        self.state.step(thread, step.cell, before, after, self.ground.packing);
        if let Some(kind) = wrong {
            self.inspector.fault(&self.state.at, &self.state.values, &self.state.log, thread, kind, step.cell);
        }
    }

    /// The last cell, which does not exist, has none.
    fn bounds(&self, cell: u32) -> &Bounds {
        const NONE: Bounds = Bounds { range: (i64::MIN, i64::MAX), limit: None, zero: false, flag: false };
        self.ground.problem.bounds.get(cell as usize).unwrap_or(&NONE)
    }
}
