//! The actions of each thread, one after the other.

use alloc::vec::Vec;

use super::super::act::Act;
use super::super::cursor::{Cursor, Fetch};
use super::super::memory::Memory;
use super::Problem;
use crate::program::Pc;

/// What one thread does.
pub(crate) struct Trace {
    pub(crate) acts: Vec<Step>,
    /// Numbers of pieces of memory.
    pub(crate) touched: Vec<u32>,
}

/// One action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) act: Act,
    pub(crate) pc: Pc,
    /// Nothing else can notice when it is done.
    pub(crate) free: bool,
    /// What an access concerns: `first..end` of [`Trace::touched`].
    pub(crate) touched: (u32, u32),
}

/// All traces, unless they have more than `most` actions together.
pub(crate) fn traces(problem: &Problem<'_>, memory: &mut Memory, most: usize) -> Option<Vec<Trace>> {
    let mut left = most;
    let mut traces = Vec::new();
    for thread in 0..problem.walk.code.threads.len() {
        let mut cursor = Cursor::new(problem.walk, thread);
        let mut trace = Trace { acts: Vec::new(), touched: Vec::new() };
        while let Fetch::Act(act) = cursor.fetch(problem.walk, thread) {
            left = left.checked_sub(1)?;
            let first = trace.touched.len() as u32;
            if let Act::Access(touch) = act {
                memory.touched(problem.walk, thread, touch, &cursor, &mut trace.touched);
            }
            let free = problem.reduce
                && match act.cell() {
                    Some(cell) => problem.free[cell as usize],
                    None => !matches!(act, Act::Access(_)) || trace.touched.len() as u32 == first,
                };
            let pc = cursor.pc(problem.walk, thread);
            trace.acts.push(Step { act, pc, free, touched: (first, trace.touched.len() as u32) });
        }
        traces.push(trace);
    }
    Some(traces)
}
