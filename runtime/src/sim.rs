//! The simulator: a timed run of a program, event by event.
//!
//! Engines run concurrently, each in program order; a step keeps its engine busy for its cost. A blocked engine goes on
//! at the time of the update that lets it pass, or at its own if that is later. Of all that can run the earliest does,
//! and of several the one with the smallest number, streams before queues: a run is the same every time.
//!
//! Within a step: waits in order; updates at read; transfers are issued, drains and joins wait; then the cost passes;
//! then resets and register moves take effect; then updates at complete; then jumps. Memory is in proportion to the
//! program and its state, whatever its loops do.

mod affine;
mod agenda;
mod any;
mod body;
mod channel;
mod code;
mod compile;
mod counter;
mod deadlock;
mod fault;
mod layout;
mod machine;
mod observe;
mod options;
mod outcome;
mod plain;
mod queue;
mod report;
mod rising;
mod rng;
mod run;

use alloc::vec::Vec;

use crate::program::Program;
use crate::validate::Problem;

pub(crate) use affine::{Line, line};
pub use body::MAX_CALLS;
pub(crate) use body::{alu, compare_words};
pub(crate) use counter::Format;
pub use deadlock::{Blocked, Deadlock, Poster, WaitsFor};
pub use fault::{Entry, Fault, FaultKind, Faults, KEPT, Place};
pub(crate) use layout::Layout;
pub(crate) use machine::mask;
pub use observe::{Observer, Silent};
pub use options::Options;
pub use outcome::{BankOutcome, End, Outcome, StreamOutcome};
pub use queue::MAX_OUTSTANDING;

/// Runs a program.
///
/// # Errors
///
/// The problems of a program that is not valid.
pub fn simulate(program: &Program, options: &Options) -> Result<Outcome, Vec<Problem>> {
    simulate_with(program, options, &mut Silent)
}

/// Runs a program, and tells `observer` what happens.
///
/// # Errors
///
/// The problems of a program that is not valid.
pub fn simulate_with<O: Observer>(
    program: &Program,
    options: &Options,
    observer: &mut O,
) -> Result<Outcome, Vec<Problem>> {
    Ok(Simulation::new(program, options)?.run(observer))
}

/// A program made ready to run, for running it more than once.
pub struct Simulation<'a> {
    program: &'a Program,
    code: code::Code,
}

impl<'a> Simulation<'a> {
    /// Checks and prepares a program.
    ///
    /// # Errors
    ///
    /// The problems of a program that is not valid.
    pub fn new(program: &'a Program, options: &Options) -> Result<Self, Vec<Problem>> {
        program.validate()?;
        Ok(Simulation { program, code: compile::compile(program, options) })
    }

    /// Runs it from the start.
    pub fn run<O: Observer>(&self, observer: &mut O) -> Outcome {
        let mut machine = machine::Machine::new(self.program, &self.code, observer);
        let rested = machine.run();
        machine.report(rested)
    }
}
