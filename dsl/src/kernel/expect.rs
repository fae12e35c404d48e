//! What a kernel says will happen: `expect ok`, `expect race on tile`, `expect final full == 0`.

use chappe_runtime::program::{BankId, Core, QueueId, RegionId};

use crate::source::Span;

/// An expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// What.
    pub kind: ExpectationKind,
    /// Where it is written.
    pub span: Span,
}

/// Kinds of expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectationKind {
    /// A verdict, and what it is about.
    Verdict {
        /// Which.
        verdict: Verdict,
        /// About what; `None`: anything.
        about: Option<About>,
    },
    /// The value of an entry when everything has ended.
    Final {
        /// Whose bank.
        core: Core,
        /// Which bank.
        bank: BankId,
        /// Which entry.
        id: u32,
        /// The value.
        value: i64,
    },
}

/// What a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Entries of a bank: on each core, the first id and how many.
    Entries {
        /// Cores it stands for.
        cores: Vec<Core>,
        /// Which bank.
        bank: BankId,
        /// First id.
        first: u32,
        /// Number of ids.
        count: u32,
    },
    /// Regions of that name.
    Regions(Vec<RegionId>),
    /// Queues of that name.
    Queues(Vec<QueueId>),
    /// An engine.
    Engine(u32),
}

/// Declares the verdicts.
macro_rules! verdicts {
    ($($name:ident = $word:literal $doc:literal;)*) => {
        /// A verdict: `ok`, or a kind of finding.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Verdict {
            $(#[doc = $doc] $name,)*
        }

        impl Verdict {
            /// Every verdict.
            pub const ALL: &'static [Verdict] = &[$(Verdict::$name,)*];

            /// The word that kernels and JSON use.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $(Verdict::$name => $word,)*
                }
            }
        }
    };
}

verdicts! {
    Ok = "ok" "Nothing found.";
    Deadlock = "deadlock" "Engines wait for each other, or for what nobody posts.";
    Race = "race" "Unordered accesses of one place, one of them a write.";
    Leak = "leak" "An entry is not back at 0.";
    DoubleSet = "double_set" "A set flag is set again.";
    ClearBeforeSet = "clear_before_set" "A clear flag is cleared.";
    SemaphoreRace = "semaphore_race" "A set or reset against another use.";
    MissedValue = "missed_value" "A wait for equality that may be overshot.";
    Wrap = "wrap" "A counter leaves its range, or its declared limits.";
    Undrained = "undrained" "A transfer in flight at the end, or at a post that vouches for it.";
    MissingCoreBarrier = "missing_core_barrier" "Unordered accesses of two cores.";
    UnbalancedPaths = "unbalanced_paths" "Two ways through a branch post differently.";
    UnreachableThreshold = "unreachable_threshold" "A wait for more than is ever posted.";
    SelfWait = "self_wait" "A record waits for what only its own update posts.";
    ReservedId = "reserved_id" "An id that belongs to somebody else.";
    IdOutOfRange = "id_out_of_range" "An id beyond its bank.";
    StaleValue = "stale_value" "A wait passes on a value nobody posted.";
    Unknown = "unknown" "Not decided within the budget.";
}

impl Verdict {
    /// The verdict of that word.
    #[must_use]
    pub fn of(word: &str) -> Option<Verdict> {
        Verdict::ALL.iter().copied().find(|v| v.word() == word)
    }
}
