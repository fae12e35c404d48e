//! Watching a run.

use super::fault::{Entry, Fault, Place};
use crate::program::QueueId;

/// Told what happens during a run. Every method does nothing unless overridden.
///
/// Events come in the order in which they take effect; a step is told with the time at which it ends, which may lie
/// ahead.
pub trait Observer {
    /// Whether to tell anything at all, decided when compiled: a silent run costs nothing.
    const ENABLED: bool = true;

    /// A step is complete. `vars` are the `for` variables of its stream, of which those of the loops around it count.
    fn step(&mut self, _place: Place, _vars: &[i64], _time: u64) {}
    /// A stream blocks.
    fn blocked(&mut self, _place: Place, _time: u64) {}
    /// A blocked stream goes on.
    fn resumed(&mut self, _place: Place, _time: u64) {}
    /// An entry was updated by a step, or by the transfer it started.
    fn updated(&mut self, _entry: Entry, _value: i64, _by: Place, _time: u64) {}
    /// A transfer starts.
    fn transfer_started(&mut self, _queue: QueueId, _by: Place, _time: u64) {}
    /// A transfer is complete.
    fn transfer_complete(&mut self, _queue: QueueId, _by: Place, _time: u64) {}
    /// A fault was recorded.
    fn fault(&mut self, _fault: &Fault) {}
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const ENABLED: bool = false;
}
