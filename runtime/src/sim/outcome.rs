//! How a run ended, and in what state.

use alloc::vec::Vec;

use super::deadlock::Deadlock;
use super::fault::Faults;
use crate::program::{BankId, Core, Pc};

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing is left to do.
    Finished,
    /// Streams are blocked that nothing can release.
    Deadlock(Deadlock),
    /// The step limit, or the end of time (2^62 cycles), was reached. Streams may stand at different times.
    StepLimit,
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// Time of the last event, in cycles.
    pub time: u64,
    /// Steps executed, by all streams.
    pub steps: u64,
    /// One per stream.
    pub streams: Vec<StreamOutcome>,
    /// One per core and bank; the banks of core 0 first.
    pub banks: Vec<BankOutcome>,
    /// One per queue: transfers that are not complete.
    pub outstanding: Vec<u64>,
    /// What went wrong on the way.
    pub faults: Faults,
}

/// How one stream ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamOutcome {
    /// It ended by itself: not blocked, not stopped by a fault or by the step limit.
    pub finished: bool,
    /// The step it stands at; the number of steps if it ran off the end.
    pub pc: Pc,
    /// Steps executed.
    pub steps: u64,
    /// Cycles spent on steps.
    pub busy: u64,
    /// Cycles spent waiting, up to the last wait that passed.
    pub stalled: u64,
    /// When it ended, or when it arrived where it stands.
    pub end_time: u64,
    /// Its registers.
    pub registers: Vec<u64>,
}

/// Final state of one bank of one core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BankOutcome {
    /// The core.
    pub core: Core,
    /// The bank.
    pub bank: BankId,
    /// Value of every entry; flags are 0 or 1.
    pub values: Vec<i64>,
    /// The ids that a wait tested or an update changed, ascending. A reset does not count.
    pub touched: Vec<u32>,
}
