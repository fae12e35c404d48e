//! What can be wrong with a graph, or cannot be done with it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::ir::InstrId;

/// Why a graph is not lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The graph is not well formed: names in it lead nowhere, or brackets do not match.
    Malformed(String),
    /// An access is not within its region.
    OutOfRegion {
        /// The instruction.
        instr: InstrId,
        /// What is wrong.
        what: String,
    },
    /// An instruction comes after one that is listed later, where the list cannot be put into another order.
    Later {
        /// The instruction.
        instr: InstrId,
        /// The one that it comes after.
        on: InstrId,
        /// In words.
        what: String,
    },
    /// Instructions come after each other: together with the order of an engine's list, that is a circle.
    Cycle {
        /// Instructions, each after the next, and the last after the first.
        path: Vec<InstrId>,
        /// Their names.
        names: Vec<String>,
    },
    /// Two accesses of one place, one of them a write, that nothing orders.
    Race {
        /// The earlier one in program order.
        first: InstrId,
        /// The later one.
        second: InstrId,
        /// In words.
        what: String,
    },
    /// More semaphores are needed than there are.
    Semaphores {
        /// Which core.
        core: u16,
        /// How many are needed.
        needed: usize,
        /// How many there are.
        available: usize,
        /// For whom, in words.
        users: Vec<String>,
        /// Of a rotation: the largest that would leave enough.
        rotation: Option<usize>,
    },
    /// More registers are needed than there are.
    Registers {
        /// The engine.
        engine: String,
        /// How many are needed.
        needed: usize,
        /// How many there are.
        available: usize,
    },
    /// A count of completions does not fit a semaphore.
    TooManyPosts {
        /// The semaphore.
        sem: String,
        /// The count.
        count: i64,
        /// The largest value it can have.
        most: i64,
    },
    /// No record of the machine can hold this.
    NoCarrier {
        /// The instruction.
        instr: InstrId,
        /// In words.
        what: String,
    },
    /// Something on all engines is to be encoded.
    OnAll {
        /// The instruction.
        instr: InstrId,
        /// Its name.
        name: String,
    },
    /// A pass did not do what it promises: a mistake of the compiler.
    Broken {
        /// The pass.
        pass: &'static str,
        /// What does not hold.
        what: String,
    },
}

impl Error {
    /// The instruction it is about, if it is about one.
    #[must_use]
    pub fn instr(&self) -> Option<InstrId> {
        match self {
            Error::OutOfRegion { instr, .. }
            | Error::NoCarrier { instr, .. }
            | Error::OnAll { instr, .. }
            | Error::Later { instr, .. } => Some(*instr),
            Error::Race { second, .. } => Some(*second),
            Error::Cycle { path, .. } => path.first().copied(),
            _ => None,
        }
    }

    /// What would help.
    #[must_use]
    pub fn help(&self) -> Option<&'static str> {
        match self {
            Error::Semaphores { .. } => Some(
                "one is needed for each engine and each queue that others wait for: use fewer queues, a smaller \
                 rotation, put work that others wait for on fewer engines, or split the kernel",
            ),
            Error::Registers { .. } => Some(
                "a wait in a loop for work of the same loop counts in a register: unroll the loop with `for`, or split it",
            ),
            Error::Cycle { .. } => Some(
                "an engine does its work in the order of the list: leave out one of these, or list the work in an order \
                 in which it can be done",
            ),
            Error::Later { .. } => {
                Some("list it before: with loops or branches the list is not put into another order")
            }
            Error::TooManyPosts { .. } => Some("split the work into several kernels"),
            Error::NoCarrier { .. } => Some("a semaphore record beside it can: leave the choice to the compiler"),
            Error::OnAll { .. } => Some("expand it first: `expand_final` makes one for each engine in use"),
            Error::Race { .. } => Some("add a dependency between the two, or let the compiler derive them"),
            Error::Broken { .. } => Some("this is a mistake of the compiler: please report it"),
            Error::Malformed(_) | Error::OutOfRegion { .. } => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed(what) => write!(f, "{what}"),
            Error::OutOfRegion { what, .. }
            | Error::Race { what, .. }
            | Error::NoCarrier { what, .. }
            | Error::Later { what, .. } => {
                write!(f, "{what}")
            }
            Error::Cycle { names, .. } => write!(f, "a circle of dependencies: {}", names.join(" after ")),
            Error::Semaphores { core, needed, available, users, rotation } => {
                let users = users.join(", ");
                write!(f, "semaphores are not enough for core {core}: {needed} are needed ({users})")?;
                write!(f, " and {available} available")?;
                rotation.map_or(Ok(()), |turns| write!(f, "; a rotation of {turns} would leave enough"))
            }
            Error::Registers { engine, needed, available } => write!(
                f,
                "registers are not enough for {engine}: {needed} are needed for loop counters and thresholds, {available} \
                 are available"
            ),
            Error::TooManyPosts { sem, count, most } => {
                write!(f, "`{sem}` would count to {count}, and a semaphore counts to {most}")
            }
            Error::OnAll { name, .. } => {
                write!(f, "`{name}` is on all engines, and nothing is encoded in that form: it must be expanded")
            }
            Error::Broken { pass, what } => write!(f, "pass `{pass}`: {what}"),
        }
    }
}

impl core::error::Error for Error {}
