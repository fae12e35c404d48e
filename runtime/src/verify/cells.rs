//! Cells: entries of banks, and the hidden counters of queues and groups.

use alloc::vec::Vec;

use super::act::CellId;
use crate::program::{BankId, Core, GroupId, Program, QueueId};
use crate::sim::{Entry, Format, Layout};

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum CellKind {
    /// An entry of a bank.
    Entry,
    /// Transfers started and not yet taken up by the queue.
    Started(QueueId),
    /// Transfers completed.
    Done(QueueId),
    /// Arrivals at a barrier.
    Arrived(GroupId),
}

/// All cells of a program.
#[derive(Clone)]
pub(crate) struct Cells {
    layout: Layout,
    queues: u32,
    groups: u32,
}

/// What is declared of a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Least and greatest value of its bank.
    pub(crate) range: (i64, i64),
    /// Declared limits.
    pub(crate) limit: Option<(i64, i64)>,
    /// Must be 0 at exit.
    pub(crate) zero: bool,
    /// Setting a set flag or clearing a clear one is a fault.
    pub(crate) flag: bool,
}

impl Cells {
    pub(crate) fn of(program: &Program) -> Cells {
        Cells { layout: Layout::of(program), queues: program.queues.len() as u32, groups: program.groups.len() as u32 }
    }

    /// Number of cells.
    pub(crate) fn count(&self) -> usize {
        self.layout.cells() + 2 * self.queues as usize + self.groups as usize
    }

    /// The cell of an entry, if there is such an entry.
    pub(crate) fn cell(&self, core: Core, bank: BankId, id: i64) -> Option<CellId> {
        self.layout.cell(core, bank, id)
    }

    pub(crate) fn format(&self, bank: BankId) -> Format {
        self.layout.format(bank)
    }

    pub(crate) fn started(&self, queue: QueueId) -> CellId {
        self.layout.cells() as u32 + 2 * queue
    }

    pub(crate) fn done(&self, queue: QueueId) -> CellId {
        self.started(queue) + 1
    }

    pub(crate) fn arrived(&self, group: GroupId) -> CellId {
        self.layout.cells() as u32 + 2 * self.queues + group
    }

    pub(crate) fn kind(&self, cell: CellId) -> CellKind {
        let Some(hidden) = cell.checked_sub(self.layout.cells() as u32) else {
            return CellKind::Entry;
        };
        match hidden.checked_sub(2 * self.queues) {
            Some(group) => CellKind::Arrived(group),
            None if hidden % 2 == 0 => CellKind::Started(hidden / 2),
            None => CellKind::Done(hidden / 2),
        }
    }

    /// The entry that it is, if it is one.
    pub(crate) fn entry(&self, cell: CellId) -> Option<Entry> {
        (self.kind(cell) == CellKind::Entry).then(|| self.layout.entry(cell))
    }

    /// Initial value and bounds of each of `used`.
    pub(crate) fn declared(&self, program: &Program, used: &[CellId]) -> (Vec<i64>, Vec<Bounds>) {
        let mut init = Vec::with_capacity(used.len());
        let mut bounds = Vec::with_capacity(used.len());
        for cell in used {
            init.push(0);
            bounds.push(match self.entry(*cell) {
                Some(entry) => {
                    let format = self.layout.format(entry.bank);
                    let flag = program.banks[usize::from(entry.bank)].kind == crate::program::BankKind::Flag;
                    Bounds { range: (format.min(), format.max()), limit: None, zero: false, flag }
                }
                None => Bounds { range: (0, i64::MAX), limit: None, zero: false, flag: false },
            });
        }
        for declared in &program.declared {
            let cell = self.cell(declared.core, declared.bank, i64::from(declared.id));
            let Some(Ok(at)) = cell.map(|cell| used.binary_search(&cell)) else { continue };
            init[at] = declared.init;
            let limit = &mut bounds[at].limit;
            *limit = match (*limit, declared.limit) {
                (Some(a), Some(b)) => Some((a.0.max(b.0), a.1.min(b.1))),
                (a, b) => a.or(b),
            };
            bounds[at].zero |= declared.zero_at_exit;
        }
        (init, bounds)
    }
}
