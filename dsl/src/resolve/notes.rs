//! Attributes: provenance, availability, and columns that the language gives no meaning to.

use crate::ast::{Attr, ExprKind, UnaryOp};
use crate::codes::names as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Column, ColumnValue, Notes};

use super::{Cx, arch};

const CONFIDENCE: [&str; 4] = ["confirmed", "strong", "med", "inferred"];
/// Attributes that have a meaning of their own and are no columns.
const MEANT: [&str; 5] = ["confidence", "source", "since", "until", "only"];

/// Documentation and columns, without availability.
pub(super) fn plain(docs: &[String], attrs: &[Attr]) -> Notes {
    let words = |name: &str| {
        let attr = attrs.iter().find(|a| a.name.text == name)?;
        match attr.args.first().map(value) {
            Some(ColumnValue::Word(w) | ColumnValue::Text(w)) => Some(w),
            _ => None,
        }
    };
    Notes {
        docs: docs.to_vec(),
        confidence: words("confidence"),
        source: words("source"),
        columns: columns(attrs),
        ..Notes::default()
    }
}

/// Attributes without a meaning of their own.
pub(super) fn columns(attrs: &[Attr]) -> Vec<Column> {
    let own = attrs.iter().filter(|a| !MEANT.contains(&a.name.text.as_str()));
    own.map(|a| Column { name: a.name.text.clone(), args: a.args.iter().map(value).collect() }).collect()
}

fn value(e: &crate::ast::Expr) -> ColumnValue {
    match &e.kind {
        ExprKind::Int(n) => ColumnValue::Int(i128::try_from(*n).unwrap_or(i128::MAX)),
        ExprKind::Unary { op: UnaryOp::Neg, operand } => match value(operand) {
            ColumnValue::Int(n) => ColumnValue::Int(-n),
            other => other,
        },
        ExprKind::Str(s) => ColumnValue::Text(s.clone()),
        ExprKind::Path(p) => ColumnValue::Word(p.iter().map(|n| n.text.as_str()).collect::<Vec<_>>().join("::")),
        _ => ColumnValue::Word(String::new()),
    }
}

impl Cx<'_> {
    /// Notes of an item, row or field.
    pub(super) fn notes(&mut self, docs: &[String], attrs: &[Attr]) -> Notes {
        let mut notes = plain(docs, attrs);
        if attrs.iter().any(|a| MEANT.contains(&a.name.text.as_str())) {
            let names = self.model.arch.iter().flat_map(|a| [&a.name].into_iter().chain(&a.parents));
            let lineage: Vec<usize> =
                names.filter_map(|n| self.model.archs.iter().position(|a| a.name == *n)).collect();
            notes.available = arch::available(attrs, &self.model.archs, &lineage, self.diags);
        }
        for attr in attrs.iter().filter(|a| a.name.text == "confidence") {
            let word = notes.confidence.as_deref().unwrap_or("");
            if !CONFIDENCE.contains(&word) {
                let message =
                    if word.is_empty() { "how confident?".to_owned() } else { format!("`{word}` is no confidence") };
                let d = Diagnostic::error(codes::ATTRIBUTE, attr.span, message).suggest(word, CONFIDENCE);
                self.diags.push(d.help(format!("it is one of: {}", CONFIDENCE.join(", "))));
            }
        }
        notes
    }
}
