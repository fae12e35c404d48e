//! Whether a program comes to its end, and what its counters are then: one greedy run (T1).

use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::act::{Act, Ask, Change};
use super::cursor::{Cursor, Fetch, Walk};
use super::order::NoOrder;
use super::outcome::{Ready, prepare};
use super::tape::{Kind, Tape};
use crate::program::{Compare, Program};
use crate::sim::Entry;

const NOBODY: u32 = u32::MAX;

/// A program whose every schedule that goes as far as it can ends in the same state.
pub struct Ending<'p> {
    ready: Ready<'p>,
    tapes: Vec<Tape>,
    predicates: &'p [bool],
    limit: u64,
}

/// Where every schedule ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Every engine has come to its end.
    pub complete: bool,
    /// Actions done.
    pub actions: u64,
    /// The values of all entries that are used.
    pub values: Vec<(Entry, i64)>,
}

impl<'p> Ending<'p> {
    /// Makes a program ready.
    ///
    /// # Errors
    ///
    /// As [`NoOrder`] says. Here sets, waits for equality and counters that might leave their limits are outside the
    /// fragment too: [`verify`](super::verify) decides more.
    pub fn of(program: &'p Program, predicates: &'p [bool], options: &Options) -> Result<Self, NoOrder> {
        program.validate().map_err(NoOrder::Invalid)?;
        let ready = prepare(program, predicates, options);
        if ready.code.shared_queue.is_some() || !ready.survey.halted.is_empty() {
            return Err(NoOrder::Endless);
        }
        if !ready.monotone() {
            return Err(NoOrder::OutsideFragment);
        }
        let tapes = ready.code.threads.iter().map(Tape::of).collect();
        Ok(Ending { ready, tapes, predicates, limit: options.steps })
    }

    /// Goes there.
    #[must_use]
    pub fn run(&self) -> End {
        let walk = Walk { code: &self.ready.code, predicates: self.predicates, plan: None, limit: self.limit };
        let count = self.tapes.len();
        let thread = |_| Thread { at: 0, pending: None, need: 0, next: NOBODY };
        let mut run = Run {
            walk: &walk,
            cells: self.ready.init().iter().map(|value| Cell { value: *value, waiter: NOBODY }).collect(),
            cursors: (0..count).map(|thread| Cursor::new(&walk, thread)).collect(),
            threads: (0..count).map(thread).collect(),
            // The first is taken first.
            ready: (0..count as u32).rev().collect(),
            ended: vec![false; count],
            actions: 0,
        };
        while let Some(thread) = run.ready.pop() {
            run.advance(thread as usize, &self.tapes[thread as usize]);
        }
        let engine = |thread: &usize| !self.ready.code.threads[*thread].is_queue();
        let entries = self.ready.entries().zip(&run.cells);
        End {
            complete: (0..count).filter(engine).all(|thread| run.ended[thread]),
            actions: run.actions,
            values: entries.filter_map(|(entry, cell)| Some((entry?, cell.value))).collect(),
        }
    }
}

/// A cell, and the first of the threads that wait for it.
struct Cell {
    value: i64,
    waiter: u32,
}

/// A thread in a run.
struct Thread {
    /// The instruction that it comes to next.
    at: usize,
    /// What it has come to by its cursor and cannot do yet.
    pending: Option<Act>,
    /// What the cell that it waits for must reach.
    need: i64,
    /// Next thread that waits for the same cell.
    next: u32,
}

struct Run<'w, 'c> {
    walk: &'w Walk<'c>,
    cells: Vec<Cell>,
    cursors: Vec<Cursor>,
    threads: Vec<Thread>,
    ready: Vec<u32>,
    ended: Vec<bool>,
    actions: u64,
}

/// Why a thread does not go on.
enum Stop {
    /// A cell must reach a value.
    Waits(usize, i64),
    /// What comes next is not plain.
    Slow,
}

impl Run<'_, '_> {
    /// Runs one thread until it waits or ends.
    fn advance(&mut self, thread: usize, tape: &Tape) {
        let mut at = self.threads[thread].at;
        loop {
            match self.plain(thread, tape, &mut at) {
                Stop::Waits(cell, need) => {
                    self.block(thread, cell, need);
                    break;
                }
                Stop::Slow => match self.slow(thread, at, tape) {
                    Some(next) => at = next,
                    None => break,
                },
            }
        }
        self.threads[thread].at = at;
    }

    /// Instructions with nothing to compute, for as long as there are only those.
    fn plain(&mut self, thread: usize, tape: &Tape, next: &mut usize) -> Stop {
        let Run { walk, cells, cursors, threads, ready, actions, .. } = self;
        let (cells, cursor, lines) = (&mut cells[..], &mut cursors[thread], &walk.code.lines[..]);
        let (mut at, mut done) = (*next, 0);
        let stop = loop {
            let Some(instruction) = tape.code.get(at) else { break Stop::Slow };
            let (cell, value) = (usize::from(instruction.cell), i64::from(instruction.value));
            match instruction.kind {
                Kind::Reach => {
                    if cells[cell].value < value {
                        break Stop::Waits(cell, value);
                    }
                }
                Kind::Add => {
                    let cell = &mut cells[cell];
                    cell.value += value;
                    if cell.waiter != NOBODY {
                        wake(cell, threads, ready);
                    }
                }
                Kind::Take => {
                    if cells[cell].value < value {
                        break Stop::Waits(cell, value);
                    }
                    cells[cell].value -= value;
                }
                Kind::Line => match lines[instruction.value as usize].at(&cursor.vars) {
                    Some(Some(value)) => {
                        if cells[cell].value < value {
                            break Stop::Waits(cell, value);
                        }
                    }
                    // It is no action.
                    Some(None) => done -= 1,
                    None => break Stop::Slow,
                },
                Kind::Next => {
                    if cursor.turn(instruction.cell, 0).is_some() {
                        at = instruction.value as usize;
                        continue;
                    }
                }
                Kind::Pass => {}
                Kind::Slow => break Stop::Slow,
            }
            (at, done) = (at + 1, done + i64::from(instruction.count));
        };
        *next = at;
        *actions = actions.wrapping_add_signed(done);
        stop
    }

    /// A thread waits for a cell to reach a value.
    #[inline]
    fn block(&mut self, thread: usize, cell: usize, need: i64) {
        let state = &mut self.threads[thread];
        state.need = need;
        state.next = core::mem::replace(&mut self.cells[cell].waiter, thread as u32);
    }

    /// Does what the cursor comes to, as far as the next instruction; nothing if the thread waits or has ended.
    #[cold]
    fn slow(&mut self, thread: usize, at: usize, tape: &Tape) -> Option<usize> {
        let mut pending = self.threads[thread].pending.take();
        if pending.is_none() {
            self.cursors[thread].at = tape.from[at] as usize;
        }
        loop {
            let act = match pending.take() {
                Some(act) => act,
                None => match self.cursors[thread].fetch(self.walk, thread) {
                    Fetch::Act(act) => act,
                    Fetch::End => {
                        self.ended[thread] = true;
                        return None;
                    }
                    Fetch::Halt(_) => return None,
                },
            };
            if !self.act(thread, act) {
                self.threads[thread].pending = Some(act);
                return None;
            }
            self.actions += 1;
            if let Some(next) = tape.start(self.cursors[thread].at) {
                return Some(next);
            }
        }
    }

    /// Does an action; false if it has to wait.
    fn act(&mut self, thread: usize, act: Act) -> bool {
        let Some(id) = act.cell() else { return act != Act::Never };
        let cell = &mut self.cells[id as usize];
        if let Some(Ask { compare, value, .. }) = act.test()
            && !compare.holds(cell.value, value)
        {
            // There are no other comparisons here.
            let need = if compare == Compare::Gt { value.saturating_add(1) } else { value };
            self.block(thread, id as usize, need);
            return false;
        }
        match act.change() {
            Change::Keep => return true,
            Change::Set => cell.value += 1,
            Change::Clear => cell.value -= 1,
            Change::Add(amount) => cell.value = cell.value.saturating_add(amount),
            Change::Write(value) => cell.value = value,
        }
        if cell.waiter != NOBODY {
            wake(cell, &mut self.threads, &mut self.ready);
        }
        true
    }
}

/// A cell has changed: those who wait for it may go on.
fn wake(cell: &mut Cell, threads: &mut [Thread], ready: &mut Vec<u32>) {
    let mut thread = core::mem::replace(&mut cell.waiter, NOBODY);
    while thread != NOBODY {
        let state = &mut threads[thread as usize];
        let next = state.next;
        if cell.value >= state.need {
            ready.push(thread);
        } else {
            state.next = core::mem::replace(&mut cell.waiter, thread);
        }
        thread = next;
    }
}
