//! Greedy runs: every thread goes as far as it can.
//!
//! Where counters never fall, an enabled action stays enabled, so that every greedy run ends in the same state: the
//! greatest that is reachable (T1). One thread may be *lazy*: it moves only when nobody else can, so that whenever
//! another acts, the lazy one has done exactly what must come before (T3).

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change, Op, ThreadId, Touch};
use super::cursor::{Cursor, Fetch, Halt, Walk};
use crate::program::Compare;

const NOBODY: u32 = u32::MAX;

/// Told of what happens in a run. `clock` is how many actions the lazy thread has done.
pub(crate) trait Watch {
    /// A thread reads or writes.
    #[inline]
    fn access(&mut self, _thread: ThreadId, _at: u64, _touch: Touch, _cursor: &Cursor, _clock: u64) {}
    /// A thread comes to a wait, and finds these values.
    #[inline]
    fn arrive(&mut self, _thread: ThreadId, _at: u64, _act: &Act, _values: &[i64], _cursor: &Cursor, _clock: u64) {}
    /// A thread does what is not an access; `before` is the value of the cell before.
    #[inline]
    fn act(&mut self, _thread: ThreadId, _at: u64, _act: &Act, _before: i64, _cursor: &Cursor, _clock: u64) {}
    /// A thread has done `count` actions in a row.
    #[inline]
    fn ran(&mut self, _thread: ThreadId, _count: u64) {}
    /// A plain action adds to a cell. Only if [`Watch::CLOCKS`].
    #[inline]
    fn post(&mut self, _thread: ThreadId, _at: u64, _cell: CellId, _amount: i64) {}
    /// A plain wait passes, and takes that much. Only if [`Watch::CLOCKS`].
    #[inline]
    fn pass(&mut self, _thread: ThreadId, _cell: CellId, _value: i64, _taken: i64) {}
    /// Whether to tell of plain posts and waits.
    const CLOCKS: bool = false;
    /// Whether to tell of all actions.
    const ALL: bool = false;
    /// Whether to tell of actions that are not plain: on divided cells, and exits.
    const EVERY_FETCHED: bool = false;
}

/// What a thread is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Ready,
    Blocked,
    Ended,
    Halted(Halt),
    /// It has done as much as it may.
    Capped,
}

/// A thread in a run.
pub(crate) struct State {
    pub(crate) cursor: Cursor,
    /// Actions done.
    pub(crate) done: u64,
    pub(crate) cap: u64,
    pub(crate) status: Status,
    /// What it has come to and cannot do yet, if that is not plain: a plain wait is looked at again.
    pub(crate) pending: Option<Act>,
    /// What the cell that it waits for must reach.
    need: i64,
    /// Next thread that waits for the same cell.
    next: u32,
}

/// What a plain operation did.
enum Plain {
    Done,
    /// It raised a cell.
    Posted(CellId),
    /// It waits for the cell to reach that.
    Blocked(CellId, i64),
    /// It was no action: to another operation, or to the next.
    Goes(Option<usize>),
    /// It is not plain.
    Other,
}

/// A run.
pub(crate) struct Greedy<'w, 'c> {
    pub(crate) walk: &'w Walk<'c>,
    pub(crate) values: Vec<i64>,
    pub(crate) threads: Vec<State>,
    /// First of the threads that wait for each cell.
    waiters: Vec<u32>,
    ready: Vec<u32>,
    lazy: u32,
    lazy_done: u64,
    /// An equality wait passes at that value only; else also beyond, which is checked elsewhere.
    exact: bool,
}

impl<'w, 'c> Greedy<'w, 'c> {
    /// At the start. Values are those of the cells at the start.
    pub(crate) fn new(walk: &'w Walk<'c>, init: &[i64]) -> Self {
        let count = walk.code.threads.len();
        let threads = (0..count).map(|thread| State {
            cursor: Cursor::new(walk, thread),
            done: 0,
            cap: u64::MAX,
            status: Status::Ready,
            pending: None,
            need: 0,
            next: NOBODY,
        });
        Greedy {
            walk,
            values: init.to_vec(),
            threads: threads.collect(),
            waiters: vec![NOBODY; init.len()],
            // The first is taken first.
            ready: (0..count as u32).rev().collect(),
            lazy: NOBODY,
            lazy_done: 0,
            exact: false,
        }
    }

    /// Makes equality waits pass at their value only.
    pub(crate) fn exact(mut self) -> Self {
        self.exact = true;
        self
    }

    /// Makes a thread lazy.
    pub(crate) fn lazy(mut self, thread: ThreadId) -> Self {
        self.lazy = thread as u32;
        self
    }

    /// Runs until nobody can go on.
    pub(crate) fn run<W: Watch>(&mut self, watch: &mut W) {
        loop {
            while let Some(thread) = self.ready.pop() {
                if thread != self.lazy {
                    self.advance(thread as usize, watch);
                }
            }
            let lazy = self.lazy as usize;
            if self.threads.get(lazy).is_none_or(|state| state.status != Status::Ready) {
                return;
            }
            self.advance(lazy, watch);
        }
    }

    /// Runs one thread until it blocks; a lazy one until it has released another.
    fn advance<W: Watch>(&mut self, thread: ThreadId, watch: &mut W) {
        let before = self.threads[thread].done;
        let is_lazy = thread as u32 == self.lazy;
        self.threads[thread].status = Status::Ready;
        loop {
            if self.threads[thread].pending.is_none() && self.plain(thread, watch, is_lazy) {
                break;
            }
            if is_lazy && !self.ready.is_empty() {
                break;
            }
            let state = &mut self.threads[thread];
            if state.done >= state.cap {
                state.status = Status::Capped;
                break;
            }
            let act = match state.pending.take() {
                Some(act) => act,
                None => match state.cursor.fetch(self.walk, thread) {
                    Fetch::Act(act) => {
                        if act.test().is_some() {
                            watch.arrive(thread, state.done, &act, &self.values, &state.cursor, self.lazy_done);
                        }
                        act
                    }
                    Fetch::End => {
                        state.status = Status::Ended;
                        break;
                    }
                    Fetch::Halt(halt) => {
                        state.status = Status::Halted(halt);
                        break;
                    }
                },
            };
            if !self.perform(thread, act, watch) {
                break;
            }
            if is_lazy {
                self.lazy_done = self.threads[thread].done;
                if !self.ready.is_empty() {
                    break;
                }
            }
        }
        let count = self.threads[thread].done - before;
        if count > 0 {
            watch.ran(thread, count);
        }
    }

    /// Common actions with nothing to compute, for as long as there are only those; true if the thread blocks.
    #[inline]
    fn plain<W: Watch>(&mut self, thread: ThreadId, watch: &mut W, is_lazy: bool) -> bool {
        if W::ALL {
            return false;
        }
        let ops = &self.walk.code.threads[thread].ops[..];
        let state = &mut self.threads[thread];
        let (mut at, mut done, cap) = (state.cursor.at, state.done, state.cap);
        let (mut turns, limit, start) = (0, state.cursor.left(), state.done);
        let mut blocked = None;
        while done < cap
            && let Some(op) = ops.get(at)
        {
            let clock = if is_lazy { done } else { self.lazy_done };
            match self.one(thread, *op, (done, clock), watch) {
                Plain::Done => {}
                Plain::Posted(cell) => {
                    if self.waiters[cell as usize] != NOBODY {
                        (at, done) = (at + 1, done + 1);
                        wake(&mut self.waiters, &mut self.threads, &mut self.ready, &self.values, cell);
                        if is_lazy && !self.ready.is_empty() {
                            break;
                        }
                        continue;
                    }
                }
                Plain::Blocked(cell, need) => {
                    blocked = Some((cell, need));
                    break;
                }
                Plain::Goes(next) => {
                    (at, turns) = (next.unwrap_or(at + 1), turns + 1);
                    if turns + (done - start) >= limit {
                        break;
                    }
                    continue;
                }
                Plain::Other => break,
            }
            (at, done) = (at + 1, done + 1);
        }
        let state = &mut self.threads[thread];
        let walked = done - state.done + turns;
        (state.cursor.at, state.done) = (at, done);
        state.cursor.spend(walked);
        if is_lazy {
            self.lazy_done = done;
        }
        if let Some((cell, need)) = blocked {
            self.block(thread, cell, need);
        }
        blocked.is_some()
    }

    /// One operation, if it is plain.
    #[inline(always)]
    fn one<W: Watch>(&mut self, thread: ThreadId, op: Op, (done, clock): (u64, u64), watch: &mut W) -> Plain {
        match op {
            Op::Add { cell, amount } => {
                self.values[cell as usize] += i64::from(amount);
                if W::CLOCKS {
                    watch.post(thread, done, cell, i64::from(amount));
                }
                return Plain::Posted(cell);
            }
            Op::Reach { cell, value } => return self.reach(thread, cell, i64::from(value), watch),
            Op::Take { cell, amount } => {
                let value = &mut self.values[cell as usize];
                let amount = i64::from(amount);
                if *value < amount {
                    return Plain::Blocked(cell, amount);
                }
                *value -= amount;
                if W::CLOCKS {
                    watch.pass(thread, cell, amount, amount);
                }
            }
            Op::Line { cell, line } => {
                match self.walk.code.lines[line as usize].at(&self.threads[thread].cursor.vars) {
                    None => return Plain::Other,
                    Some(None) => return Plain::Goes(None),
                    Some(Some(value)) => return self.reach(thread, cell, value, watch),
                }
            }
            Op::Access(touch) => watch.access(thread, done, touch, &self.threads[thread].cursor, clock),
            Op::Skip => {}
            Op::Next { var, body } => return Plain::Goes(self.threads[thread].cursor.turn(var, body)),
            _ => return Plain::Other,
        }
        Plain::Done
    }

    #[inline(always)]
    fn reach<W: Watch>(&mut self, thread: ThreadId, cell: CellId, value: i64, watch: &mut W) -> Plain {
        if self.values[cell as usize] < value {
            return Plain::Blocked(cell, value);
        }
        if W::CLOCKS {
            watch.pass(thread, cell, value, 0);
        }
        Plain::Done
    }

    /// A thread waits for a cell to reach a value.
    #[inline]
    fn block(&mut self, thread: ThreadId, cell: CellId, need: i64) {
        let state = &mut self.threads[thread];
        (state.status, state.need) = (Status::Blocked, need);
        state.next = core::mem::replace(&mut self.waiters[cell as usize], thread as u32);
    }

    /// Does an action, or blocks; false if it blocks.
    fn perform<W: Watch>(&mut self, thread: ThreadId, act: Act, watch: &mut W) -> bool {
        let done = self.threads[thread].done;
        let Some(cell) = act.cell() else {
            return self.perform_other(thread, act, watch);
        };
        let before = self.values[cell as usize];
        if let Some(Ask { compare, value, .. }) = act.test() {
            let beyond = compare == Compare::Eq && !self.exact && before > value;
            let passes = beyond || compare.holds(before, value);
            if !passes {
                self.threads[thread].pending = Some(act);
                // Other comparisons are looked at again after every change.
                let need = if compare == Compare::Ge { value } else { i64::MIN };
                self.block(thread, cell, need);
                return false;
            }
        }
        if W::ALL || W::EVERY_FETCHED {
            watch.act(thread, done, &act, before, &self.threads[thread].cursor, self.lazy_done);
        }
        let after = match act.change() {
            Change::Keep => before,
            // Flags are counted: that they do not exceed 1 is checked.
            Change::Set => before + 1,
            Change::Clear => before - 1,
            Change::Add(amount) => before.saturating_add(amount),
            Change::Write(value) => value,
        };
        self.values[cell as usize] = after;
        self.threads[thread].done += 1;
        if after != before && self.waiters[cell as usize] != NOBODY {
            wake(&mut self.waiters, &mut self.threads, &mut self.ready, &self.values, cell);
        }
        true
    }

    fn perform_other<W: Watch>(&mut self, thread: ThreadId, act: Act, watch: &mut W) -> bool {
        let state = &mut self.threads[thread];
        let done = state.done;
        match act {
            Act::Never => {
                state.pending = Some(act);
                state.status = Status::Blocked;
                return false;
            }
            Act::Access(touch) => watch.access(thread, done, touch, &state.cursor, self.lazy_done),
            _ if W::ALL => watch.act(thread, done, &act, 0, &state.cursor, self.lazy_done),
            _ => {}
        }
        self.threads[thread].done += 1;
        true
    }

    /// Whether every thread has come to its end.
    pub(crate) fn complete(&self) -> bool {
        self.threads.iter().all(|state| state.status == Status::Ended)
    }
}

/// `cell` has changed: those who wait for it may go on.
fn wake(waiters: &mut [u32], threads: &mut [State], ready: &mut Vec<u32>, values: &[i64], cell: CellId) {
    let mut thread = core::mem::replace(&mut waiters[cell as usize], NOBODY);
    while thread != NOBODY {
        let state = &mut threads[thread as usize];
        let next = state.next;
        if values[cell as usize] >= state.need {
            state.status = Status::Ready;
            ready.push(thread);
        } else {
            state.next = core::mem::replace(&mut waiters[cell as usize], thread);
        }
        thread = next;
    }
}
