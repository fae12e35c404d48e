//! What went wrong without stopping the run.

use alloc::vec::Vec;

use crate::program::{BankId, Core, ExprError, Pc, QueueId, SourceId, StreamId};

/// How many faults are kept; later ones are only counted.
pub const KEPT: usize = 64;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A counter crossed the end of its range; it goes on with the wrapped value.
    Wrap,
    /// A flag that was set was set.
    DoubleSet,
    /// A flag that was clear was cleared.
    ClearBeforeSet,
    /// There is no such entry. A change of it is ignored; a wait for it never passes.
    IdOutOfRange,
    /// The value left its declared limits.
    Limit,
    /// Declared zero at exit, but is not.
    Leak,
    /// The stream ended while its transfers on this queue, declared drained at exit, were not complete.
    Undrained(QueueId),
    /// More than [`MAX_OUTSTANDING`](super::MAX_OUTSTANDING) transfers wait on the queue. The stream stops.
    QueueFull(QueueId),
    /// Calls nest deeper than [`MAX_CALLS`](super::MAX_CALLS). The stream stops.
    CallDepth,
    /// An expression has no value. The stream stops.
    Expr(ExprError),
}

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// When.
    pub time: u64,
    /// The step that did it; `None` for what is found when everything has ended.
    pub place: Option<Place>,
    /// The entry it happened to, if any.
    pub entry: Option<Entry>,
    /// The value of the entry afterwards, or 0.
    pub value: i64,
}

/// A step of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The stream.
    pub stream: StreamId,
    /// The step.
    pub pc: Pc,
    /// Where the step came from.
    pub source: SourceId,
}

/// An entry of a bank of a core, or one that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Whose bank.
    pub core: Core,
    /// Which bank.
    pub bank: BankId,
    /// Which entry, as computed.
    pub id: i64,
}

/// The first faults, and how many there were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// The first [`KEPT`] faults, in order of time.
    pub first: Vec<Fault>,
    /// Number of all faults.
    pub total: u64,
}

impl Faults {
    pub(crate) fn record(&mut self, fault: Fault) {
        self.total += 1;
        if self.first.len() < KEPT {
            self.first.push(fault);
        }
    }
}
