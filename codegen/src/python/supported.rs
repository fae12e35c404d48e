//! What cannot be generated: what the codec itself would give up on.

use chappe_dsl::codes::codec as codes;
use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{Expr, ExprKind, FieldKind, Known, Location, Model, Place, Record, Type};

use crate::plan::limits::{DEPTH, PARTS, limits};
use crate::plan::places::fits;

/// Everything in a model that stands in the way.
pub(super) fn refused(model: &Model) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (record, limits) in model.records.iter().zip(limits(model)) {
        if limits.too_much() {
            let message = format!("{} nests more than {DEPTH} deep, or holds more than {PARTS} parts", record.name);
            found.push(Diagnostic::error(codes::LAYOUT, record.span, message));
        }
        found.extend(beyond(record));
    }
    for (ops, interface) in model.ops.iter().enumerate() {
        for (op, row) in interface.rows.iter().enumerate() {
            if depth(model, ops, op, 0) > DEPTH {
                let message = format!("{} calls operations more than {DEPTH} deep", row.name);
                found.push(Diagnostic::error(chappe_dsl::codes::arch::RECURSION, row.span, message));
            }
        }
    }
    found
}

/// Rows that lie beyond the end of their record.
fn beyond(record: &Record) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for field in &record.fields {
        let places: Vec<&Place> = match &field.kind {
            FieldKind::Value { at: Location::Bits(p), .. } | FieldKind::Constant { place: p, .. } => vec![p],
            FieldKind::Mode(m) => [Some(&m.mode), Some(&m.index), m.value.as_ref()].into_iter().flatten().collect(),
            FieldKind::Value { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => Vec::new(),
        };
        let bits = match &field.kind {
            FieldKind::Value { ty, at: Location::Bits(_) } => !matches!(ty, Type::Scalar(..)),
            _ => false,
        };
        if bits || places.iter().any(|p| !fits(p, record)) {
            let name = field.name.as_deref().unwrap_or("a row");
            let message = format!("{name} of {} does not lie within it", record.name);
            found.push(Diagnostic::error(codes::LAYOUT, field.span, message));
        }
    }
    found
}

/// How deep an operation calls others.
fn depth(model: &Model, ops: usize, op: usize, above: u64) -> u64 {
    let row = model.ops.get(ops).and_then(|o| o.rows.get(op));
    let Some(row) = row.filter(|_| above <= DEPTH) else { return above };
    let mut deepest = above;
    let mut visit = |e: &Expr| deepest = deepest.max(called(model, e, above + 1));
    row.requires.iter().for_each(|r| visit(&r.condition));
    if let Some(Known::Known(e)) = &row.value {
        visit(e);
    }
    deepest
}

fn called(model: &Model, e: &Expr, above: u64) -> u64 {
    let sub = |e: &Expr| called(model, e, above);
    match &e.kind {
        ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Field(_) | ExprKind::Param(_) => above,
        ExprKind::Op { ops, op, args } => {
            let own = depth(model, *ops as usize, *op as usize, above);
            args.iter().map(sub).fold(own, u64::max)
        }
        ExprKind::Register(a) | ExprKind::Len(a) | ExprKind::Unary(_, a) | ExprKind::Lookup { row: a, .. } => sub(a),
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => sub(a).max(sub(b)),
        ExprKind::Ternary(a, b, c) => sub(a).max(sub(b)).max(sub(c)),
    }
}
