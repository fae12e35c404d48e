//! What the decision procedures find, before it is put into words.

use alloc::vec::Vec;

use super::act::{CellId, ThreadId};
use super::report::Kind;
use crate::program::Pc;
use crate::sim::Entry;

/// Something that can go wrong.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) kind: Kind,
    pub(crate) sites: Vec<At>,
    pub(crate) matter: Matter,
    pub(crate) turns: Schedule,
}

/// A thread at a step, having done so many actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) thread: ThreadId,
    pub(crate) pc: Pc,
    pub(crate) done: u64,
}

/// What a finding is about.
#[derive(Clone, Debug)]
pub(crate) enum Matter {
    /// All values of a state in which nothing can move.
    Deadlock { values: Vec<i64> },
    /// Two pieces of memory.
    Race { keys: [u32; 2] },
    /// A cell.
    Cell { cell: CellId, value: i64, expected: i64 },
    /// An entry that does not exist.
    Missing(Entry),
    /// Nothing.
    None,
}

/// Who acts, and how many times in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Schedule {
    pub(crate) turns: Vec<(ThreadId, u64)>,
}

impl Schedule {
    pub(crate) fn push(&mut self, thread: ThreadId, count: u64) {
        match self.turns.last_mut() {
            Some((last, turns)) if *last == thread => *turns += count,
            _ => self.turns.push((thread, count)),
        }
    }
}
