//! What may be chosen about a verification.

/// How much may be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Most states that a search visits, in each outcome of the predicates.
    pub states: u64,
    /// Most operations that one thread walks through.
    pub steps: u64,
    /// Most named predicates whose outcomes are all tried: 2 to that power. Those that decide nothing but accesses do
    /// not count.
    pub predicates: u32,
    /// Try all outcomes of those too: slow, and the same findings.
    pub every_outcome: bool,
    /// Loops of at least so many turns are looked at without those in the middle, where these add nothing.
    pub turns: u64,
    /// Search states even where clocks decide.
    pub search_only: bool,
    /// Search with every action a state of its own: slow, and the same findings.
    pub no_reduction: bool,
    /// Threads of the machine that a search uses; only with the feature `std`. What is found does not depend on it.
    pub threads: u32,
    /// States that one thread looks at before others join in.
    pub alone: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            states: 20_000_000,
            steps: 1 << 30,
            predicates: 12,
            every_outcome: false,
            turns: 1 << 16,
            search_only: false,
            no_reduction: false,
            threads: 1,
            alone: 1 << 17,
        }
    }
}
