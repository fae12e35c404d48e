//! What a step of a handshake is: for those who report findings.

use alloc::string::String;
use alloc::vec::Vec;

use chappe_runtime::program::SourceId;

/// A step's meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The rank.
    pub rid: u32,
    /// Its processor.
    pub sp: u32,
    /// What it does there.
    pub what: String,
}

/// The label of a step.
#[must_use]
pub fn labels(all: &[Label], source: SourceId) -> Option<&Label> {
    all.get(source.0 as usize)
}

/// Labels as they are given.
#[derive(Debug, Default)]
pub(super) struct Labels(pub(super) Vec<Label>);

impl Labels {
    pub(super) fn add(&mut self, rid: u32, sp: u32, what: String) -> SourceId {
        let id = SourceId(self.0.len() as u32);
        self.0.push(Label { rid, sp, what });
        id
    }
}
