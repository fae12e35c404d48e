//! A kernel whose ids are refused before anything runs, for programs.

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::source::Sources;

use super::verdict::{Document, Found, Place, Stats};
use crate::refused;

/// For programs.
pub(crate) fn document<'a>(name: &'a str, sources: &'a Sources, list: &[Diagnostic]) -> Document<'a> {
    let place = |label: &chappe_dsl::diagnostic::Label| {
        let file = sources.get(label.span.file)?;
        let at = file.line_column(label.span.start);
        Some(Place {
            file: &file.name,
            line: Some(at.line),
            column: Some(at.column),
            offset: None,
            engine: None,
            step: None,
            text: Some(sources.text(label.span).to_owned()),
            what: label.text.clone(),
            turn: std::collections::BTreeMap::new(),
        })
    };
    let found = |d: &Diagnostic| Found {
        kind: refused::kind(d.code).map_or("unknown", |v| v.word()),
        also: Vec::new(),
        code: d.code.0,
        message: d.message.clone(),
        notes: d.notes.clone(),
        help: d.help.clone(),
        places: d.labels.iter().filter_map(place).collect(),
        predicates: std::collections::BTreeMap::new(),
        short: None,
        witness: Some(Vec::new()),
    };
    Document {
        name,
        verdict: "bad",
        method: "check",
        unknown: None,
        findings: list.iter().map(found).collect(),
        stats: Stats { threads: 0, actions: 0, states: 0, outcomes: 0 },
        unchecked: &[],
        redundant: None,
    }
}
