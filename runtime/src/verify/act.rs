//! Atomic actions: what a schedule orders.

use crate::program::{Compare, ExprId, Pc, PredicateId};

/// Index of a cell: an entry of a bank, or a hidden counter of a queue or a group.
pub(crate) type CellId = u32;
/// Index of a thread: an engine's stream, or a queue.
pub(crate) type ThreadId = usize;

/// An atomic action. The first three are the fragment in which counters never fall but by the hand of the one that
/// waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Waits until the cell is at least `value`.
    Reach { cell: CellId, value: i64 },
    /// Adds to the cell.
    Add { cell: CellId, amount: i64 },
    /// Waits until the cell is at least `value`, then takes `amount` from it.
    Take { cell: CellId, value: i64, amount: i64 },
    /// Waits until the comparison holds, then changes the cell.
    Wait { cell: CellId, ask: Ask, then: Change },
    /// The wait of that number of step `pc`, for one of several conditions: [`Cursor::conditions`] tells which.
    ///
    /// [`Cursor::conditions`]: super::cursor::Cursor::conditions
    Any { pc: Pc, nth: u32 },
    /// Changes the cell.
    Change { cell: CellId, change: Change },
    /// Reads or writes memory: the accesses of a step, or of the transfer that it started, of one kind.
    Access(Touch),
    /// The end of a stream whose queue must be empty: `value` transfers were started on it.
    Exit { cell: CellId, value: i64 },
    /// Waits for an entry that does not exist.
    Never,
    /// An update of an entry that does not exist.
    Nothing,
}

/// How a wait compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    /// The bits that count; -1: all.
    pub(crate) mask: i64,
    pub(crate) compare: Compare,
    pub(crate) value: i64,
}

impl Ask {
    /// All bits count.
    pub(crate) fn whole(compare: Compare, value: i64) -> Ask {
        Ask { mask: -1, compare, value }
    }

    pub(crate) fn is_masked(self) -> bool {
        self.mask != -1
    }

    #[inline]
    pub(crate) fn holds(self, value: i64) -> bool {
        self.compare.holds(value & self.mask, self.value)
    }
}

/// Accesses of one kind that a step makes, or the transfer that it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    pub(crate) pc: Pc,
    pub(crate) write: bool,
    /// Where [`Memory`](super::memory::Memory) keeps them, once it does.
    pub(crate) site: Option<core::num::NonZeroU32>,
}

/// A change of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// None.
    Keep,
    /// += amount.
    Add(i64),
    /// = value.
    Write(i64),
    /// Sets a flag; a fault if it is set.
    Set,
    /// Clears a flag; a fault if it is clear.
    Clear,
}

/// What a thread's code is made of: actions, decided or still to be, and what steers. 16 bytes, so that the common
/// actions with small numbers are passed over quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// [`Act::Reach`]
    Reach { cell: CellId, value: i32 },
    /// [`Act::Add`]
    Add { cell: CellId, amount: i32 },
    /// [`Act::Take`] of what it waits for
    Take { cell: CellId, amount: i32 },
    /// [`Act::Access`]
    Access(Touch),
    /// An access of memory that nobody else has to do with.
    Skip,
    /// The action of that number in [`Code::acts`](super::compile::Code).
    Act(u32),
    /// The wait of that number of step `pc`.
    Wait { pc: Pc, nth: u32 },
    /// The update of that number of step `pc`.
    Update { pc: Pc, nth: u32 },
    /// `Reach` of a value that is linear in one variable.
    Line { cell: CellId, line: u32 },
    /// Adds 1 to the cell and `amount` to a number of the thread's own.
    Count { cell: CellId, local: u32, amount: u32 },
    /// Waits until the cell is at least a number of the thread's own.
    Counted { cell: CellId, local: u32 },
    /// [`Act::Exit`] with a number of the thread's own.
    Exit { cell: CellId, local: u32 },
    /// A body that steers: of step `pc`.
    Steer { pc: Pc },
    /// The end of a turn of a `for`; its body starts at that operation.
    Next { var: u16, body: u32 },
    /// A decision before run time.
    If { condition: ExprId, otherwise: u32 },
    /// A decision by a predicate.
    Choose { predicate: PredicateId, otherwise: u32 },
    /// The end.
    Stop,
}

impl Op {
    /// The action, if it is a common one.
    pub(crate) fn plain(self) -> Option<Act> {
        Some(match self {
            Op::Reach { cell, value } => Act::Reach { cell, value: i64::from(value) },
            Op::Add { cell, amount } => Act::Add { cell, amount: i64::from(amount) },
            Op::Take { cell, amount } => Act::Take { cell, value: i64::from(amount), amount: i64::from(amount) },
            Op::Access(touch) => Act::Access(touch),
            Op::Skip => Act::Nothing,
            _ => return None,
        })
    }
}

impl Act {
    /// The cell it is about.
    pub(crate) fn cell(&self) -> Option<CellId> {
        match *self {
            Act::Reach { cell, .. }
            | Act::Add { cell, .. }
            | Act::Take { cell, .. }
            | Act::Wait { cell, .. }
            | Act::Change { cell, .. }
            | Act::Exit { cell, .. } => Some(cell),
            Act::Any { .. } | Act::Access(_) | Act::Never | Act::Nothing => None,
        }
    }

    /// The same about another cell.
    pub(crate) fn about(mut self, new: CellId) -> Act {
        match &mut self {
            Act::Reach { cell, .. }
            | Act::Add { cell, .. }
            | Act::Take { cell, .. }
            | Act::Wait { cell, .. }
            | Act::Change { cell, .. }
            | Act::Exit { cell, .. } => *cell = new,
            Act::Any { .. } | Act::Access(_) | Act::Never | Act::Nothing => {}
        }
        self
    }

    /// What it waits for of its cell, if it can wait.
    pub(crate) fn test(&self) -> Option<Ask> {
        match *self {
            Act::Reach { value, .. } | Act::Take { value, .. } => Some(Ask::whole(Compare::Ge, value)),
            Act::Wait { ask, .. } => Some(ask),
            Act::Any { .. }
            | Act::Add { .. }
            | Act::Change { .. }
            | Act::Access(_)
            | Act::Exit { .. }
            | Act::Never
            | Act::Nothing => None,
        }
    }

    /// What it changes.
    pub(crate) fn change(&self) -> Change {
        match *self {
            Act::Add { amount, .. } => Change::Add(amount),
            Act::Take { amount, .. } => Change::Add(-amount),
            Act::Wait { then, .. } => then,
            Act::Change { change, .. } => change,
            Act::Reach { .. } | Act::Any { .. } | Act::Access(_) | Act::Exit { .. } | Act::Never | Act::Nothing => {
                Change::Keep
            }
        }
    }

    /// In the simplest form.
    pub(crate) fn simple(self) -> Act {
        match self {
            Act::Wait { ask, .. } if ask.is_masked() => self,
            Act::Wait { cell, ask: Ask { compare: Compare::Gt, value, .. }, then: Change::Keep } => {
                Act::Reach { cell, value: value.saturating_add(1) }
            }
            Act::Wait { cell, ask: Ask { compare: Compare::Ge, value, .. }, then } => match then {
                Change::Keep => Act::Reach { cell, value },
                Change::Add(amount) if amount < 0 => Act::Take { cell, value, amount: -amount },
                Change::Add(_) | Change::Write(_) | Change::Set | Change::Clear => self,
            },
            Act::Change { cell, change: Change::Add(amount) } => Act::Add { cell, amount },
            Act::Change { change: Change::Keep, .. } => Act::Nothing,
            other => other,
        }
    }
}
