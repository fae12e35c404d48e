//! Epochs: sets and resets divide the life of a cell (T9).
//!
//! A complete run numbers the sets of each cell; every other action on it falls between two of them. In the *ideal*
//! program each epoch is a cell of its own that starts at what its set wrote, and sets do nothing: in it counters never
//! fall. The real program behaves as the ideal one if every action of an earlier epoch must come before the set, the
//! set before every action of a later one, and no wait can be satisfied by an earlier epoch while its thread may
//! already stand at it. Sets that write the same value, with nothing else between them, are one.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, CellId, Change, ThreadId};
use super::cursor::Cursor;
use super::greedy::Watch;

/// How epochs become cells.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    /// By thread: its divided cells.
    threads: Vec<BTreeMap<CellId, Slot>>,
    /// Initial values of the cells that are added, one for each epoch of each divided cell.
    pub(crate) init: Vec<i64>,
    /// By divided cell, in order: which it is, and the first of its epochs' cells.
    pub(crate) divided: Vec<(CellId, CellId)>,
}

/// How a thread uses a divided cell.
#[derive(Debug, Default)]
struct Slot {
    number: usize,
    base: CellId,
    /// How many of the thread's actions on the cell come before epoch 1, 2, ..
    starts: Vec<u64>,
}

impl Plan {
    /// How many divided cells a thread uses.
    pub(crate) fn slots(&self, thread: ThreadId) -> usize {
        self.threads.get(thread).map_or(0, BTreeMap::len)
    }

    /// An action on a divided cell as one on its epoch; `counts` are the thread's.
    pub(crate) fn divide(&self, thread: ThreadId, act: Act, counts: &mut [u64]) -> Act {
        let Some(cell) = act.cell() else { return act };
        let Some(slot) = self.threads.get(thread).and_then(|slots| slots.get(&cell)) else { return act };
        let count = counts[slot.number];
        counts[slot.number] += 1;
        let epoch = slot.starts.partition_point(|start| *start <= count) as u32;
        match act.about(slot.base + epoch) {
            Act::Change { cell, change: Change::Write(_) } => Act::Change { cell, change: Change::Keep },
            other => other,
        }
    }

    /// The divided cell that an epoch belongs to, and which epoch it is.
    pub(crate) fn epoch(&self, cell: CellId) -> Option<(usize, CellId, u32)> {
        let first = self.divided.first()?.1;
        if cell < first {
            return None;
        }
        let at = self.divided.partition_point(|(_, base)| *base <= cell) - 1;
        Some((at, self.divided[at].0, cell - self.divided[at].1))
    }

    /// The last epoch of a divided cell.
    pub(crate) fn last(&self, at: usize) -> CellId {
        let end = self.divided.get(at + 1).map(|(_, base)| *base);
        end.unwrap_or_else(|| self.divided[0].1 + self.init.len() as u32) - 1
    }
}

/// Watches a run and numbers the sets of each cell that is to be divided.
pub(crate) struct Numbering {
    cells: BTreeMap<CellId, Life>,
}

/// What a run shows of a cell.
#[derive(Default)]
struct Life {
    /// What each epoch starts from.
    values: Vec<i64>,
    /// The latest action was a set.
    after_set: bool,
    /// Number of actions of each thread, and how many came before each epoch but the first.
    threads: BTreeMap<ThreadId, (u64, Vec<u64>)>,
}

impl Numbering {
    pub(crate) fn new(cells: impl Iterator<Item = (CellId, i64)>) -> Self {
        let life = |init| Life { values: vec![init], ..Life::default() };
        Numbering { cells: cells.map(|(cell, init)| (cell, life(init))).collect() }
    }

    /// The plan; the cells that are added are numbered from `base`.
    pub(crate) fn plan(self, threads: usize, mut base: CellId) -> Plan {
        let mut plan = Plan { threads: Vec::new(), ..Plan::default() };
        plan.threads.resize_with(threads, BTreeMap::new);
        for (cell, life) in self.cells {
            plan.divided.push((cell, base));
            for (thread, (count, mut starts)) in life.threads {
                // Epochs that begin after its last action.
                starts.resize(life.values.len() - 1, count);
                let number = plan.threads[thread].len();
                plan.threads[thread].insert(cell, Slot { number, base, starts });
            }
            base += life.values.len() as u32;
            plan.init.extend(life.values);
        }
        plan
    }
}

impl Watch for Numbering {
    const ALL: bool = true;

    fn act(&mut self, thread: ThreadId, _at: u64, act: &Act, _before: i64, _cursor: &Cursor, _clock: u64) {
        let Some(life) = act.cell().and_then(|cell| self.cells.get_mut(&cell)) else { return };
        if let Act::Change { change: Change::Write(value), .. } = *act {
            if !(life.after_set && life.values.last() == Some(&value)) {
                life.values.push(value);
            }
            life.after_set = true;
        } else {
            life.after_set = false;
        }
        let epochs = life.values.len() - 1;
        let (count, starts) = life.threads.entry(thread).or_default();
        starts.resize(epochs.max(starts.len()), *count);
        *count += 1;
    }
}
