//! A state, and how it came about.

use alloc::vec;
use alloc::vec::Vec;

use super::super::act::ThreadId;
use super::key::Packing;

/// Everything that was done, in order: the thread, and the cell with its value before.
pub(super) type Log = Vec<(u32, u32, i64)>;

/// A state.
#[derive(Clone)]
pub(super) struct State<const W: usize> {
    /// By thread: how many actions it has done.
    pub(super) at: Vec<u32>,
    /// By cell; the last belongs to actions that are about no cell.
    pub(super) values: Vec<i64>,
    pub(super) key: [u64; W],
    pub(super) log: Log,
}

impl<const W: usize> State<W> {
    pub(super) fn new(threads: usize, init: &[i64], packing: &Packing) -> Self {
        let mut values = init.to_vec();
        values.push(0);
        let key = packing.pack(&values);
        State { at: vec![0; threads], values, key, log: Vec::new() }
    }

    /// A thread does an action that changes a cell.
    #[inline]
    pub(super) fn step(&mut self, thread: ThreadId, cell: u32, before: i64, after: i64, packing: &Packing) {
        self.log.push((thread as u32, cell, before));
        self.values[cell as usize] = after;
        self.at[thread] += 1;
        packing.step(&mut self.key, thread);
        if packing.historic(cell) {
            packing.change(&mut self.key, cell, before, after);
        }
    }

    /// Takes back what was done since the log had that length.
    pub(super) fn undo(&mut self, logged: usize, packing: &Packing) {
        while self.log.len() > logged {
            if let Some((thread, cell, before)) = self.log.pop() {
                let after = core::mem::replace(&mut self.values[cell as usize], before);
                self.at[thread as usize] -= 1;
                packing.step_back(&mut self.key, thread as usize);
                if packing.historic(cell) {
                    packing.change(&mut self.key, cell, after, before);
                }
            }
        }
    }
}
