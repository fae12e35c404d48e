//! What a run looks like: as text for people, as JSON for programs.

pub(crate) mod deadlock;
pub(crate) mod document;
pub(crate) mod engines;
pub(crate) mod faults;
pub(crate) mod finals;
pub(crate) mod finding;
pub(crate) mod further;
pub(crate) mod refusal;
pub(crate) mod schedule;
mod scope;
pub(crate) mod touched;
pub(crate) mod trace;
pub(crate) mod verdict;
pub(crate) mod view;
pub(crate) mod witness;
