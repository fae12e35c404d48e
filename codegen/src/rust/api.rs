//! The Rust names that a model's items have, for tools that write code against the bindings.

use chappe_dsl::model::{FamilyId, Model, RecordId};

use super::names::Names;
use super::record;

/// The Rust names of a model's items.
#[derive(Debug)]
pub struct Api<'m> {
    model: &'m Model,
    names: Names,
}

impl<'m> Api<'m> {
    /// Of a model.
    #[must_use]
    pub fn new(model: &'m Model) -> Self {
        Api { model, names: Names::new(model) }
    }

    /// The type of a record.
    #[must_use]
    pub fn record(&self, id: RecordId) -> String {
        self.names.record(id).to_string()
    }

    /// The type of a family.
    #[must_use]
    pub fn family(&self, id: FamilyId) -> String {
        self.names.family(id).to_string()
    }

    /// The methods that read the rows of a record, and those of its builder that take them; `None` for bytes without a
    /// name.
    #[must_use]
    pub fn fields(&self, id: RecordId) -> Vec<Option<String>> {
        let names = self.model.records.get(id.index()).map(record::fields).unwrap_or_default();
        names.into_iter().map(|n| n.map(|n| n.to_string())).collect()
    }
}
