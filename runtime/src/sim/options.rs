//! What may be chosen about a run.

use alloc::vec::Vec;

/// How to run a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Perturbs the cost of every step and the duration of every transfer, always in the same way for the same seed.
    pub seed: Option<u64>,
    /// Stops after this many steps, or after four times as many turns of loops and decisions that take no step.
    pub step_limit: u64,
    /// Values of the named predicates. A missing one is drawn from the seed, or false without a seed.
    pub predicates: Vec<bool>,
}

impl Default for Options {
    fn default() -> Self {
        Options { seed: None, step_limit: 1_000_000_000, predicates: Vec::new() }
    }
}
