//! Unions whose selector has values that no arm stands for.

use super::domain;
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Available, Field, FieldKind, Model, Record, Scalar, Type, UnionField};

/// Values that a message lists.
const SHOWN: usize = 8;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for record in model.records.iter().filter(|r| !r.broken) {
        for field in &record.fields {
            if let FieldKind::Union(u) = &field.kind {
                union(model, record, field, u, diags);
            }
        }
    }
}

fn union(model: &Model, record: &Record, field: &Field, u: &UnionField, diags: &mut Diagnostics) {
    // An arm without a value has been reported.
    if u.arms.iter().any(|a| a.when.is_none()) {
        return;
    }
    let Some(id) = u.selector else { return };
    let Some(selector) = record.fields.get(id.index()) else { return };
    let FieldKind::Value { ty: Type::Scalar(scalar, _), .. } = &selector.kind else { return };
    let closed = match scalar {
        Scalar::Enum(e) => model.enums.get(e.index()).is_some_and(|e| !e.open),
        Scalar::Bool => true,
        // Of a plain number nobody expects an arm for each value.
        Scalar::Uint | Scalar::Int => false,
    };
    if !closed {
        return;
    }
    let Some(values) = domain::values(model, record, id) else { return };
    let missing: Vec<String> = values
        .into_iter()
        .filter(|v| u.arms.iter().all(|a| a.when != Some(*v)))
        .map(|v| named(model, *scalar, v))
        .collect();
    if missing.is_empty() {
        return;
    }
    let by = selector.name.as_deref().unwrap_or("?");
    let title = field.name.as_deref().map_or_else(|| "the union".to_owned(), |n| format!("the union `{n}`"));
    let more = if missing.len() > SHOWN { format!(" and {} more", missing.len() - SHOWN) } else { String::new() };
    let listed: Vec<&str> = missing.iter().take(SHOWN).map(String::as_str).collect();
    let message = format!("{title} of {} has no arm for {by} == {}{more}", record.name, listed.join(", "));
    let d =
        Diagnostic::error(codes::ARMS, field.span, message).with(selector.span, "this field says which arm is meant");
    diags.push(d.help("add an arm for each; one without content may be `nothing: u8 when VALUE`"));
}

fn named(model: &Model, scalar: Scalar, v: i128) -> String {
    if let Scalar::Enum(e) = scalar
        && let Some(row) = model
            .enums
            .get(e.index())
            .and_then(|e| e.rows.iter().find(|r| r.value == v && r.notes.available == Available::Yes))
    {
        return row.name.clone();
    }
    if matches!(scalar, Scalar::Bool) { (v == 1).to_string() } else { v.to_string() }
}
