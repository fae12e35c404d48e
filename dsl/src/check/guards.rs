//! Conditions that never hold, and conditions that read a field which may not be there.

use super::domain::{self, Table};
use crate::ast::BinaryOp;
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Expr, ExprKind, Field, FieldId, Model, ProfileRule, Record};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for (i, record) in model.records.iter().enumerate().filter(|(_, r)| !r.broken) {
        let table = |f: &Field| f.guard.as_ref().and_then(|g| domain::table(model, record, g));
        let cx = Cx { record, guards: record.fields.iter().map(table).collect() };
        for (field, table) in record.fields.iter().zip(&cx.guards) {
            if let Some(guard) = &field.guard {
                cx.never(guard, table.as_ref(), &format_args!("`{}`", title(field)), diags);
                cx.absent(guard, None, diags);
            }
            for r in &field.requires {
                cx.absent(&r.condition, table.as_ref(), diags);
            }
        }
        let of_profiles = model.profiles.iter().flat_map(|p| &p.rules).filter_map(|rule| match rule {
            ProfileRule::Require { record, require } if record.index() == i => Some(require),
            _ => None,
        });
        for r in record.requires.iter().chain(of_profiles) {
            cx.absent(&r.condition, None, diags);
        }
        for guard in record.effects.iter().filter_map(|rule| rule.guard.as_ref()) {
            cx.never(guard, domain::table(model, record, guard).as_ref(), &"this effect", diags);
            cx.absent(guard, None, diags);
        }
    }
}

fn title(field: &Field) -> String {
    field.name.clone().unwrap_or_else(|| format!("{:#04X}", field.offset))
}

struct Cx<'a> {
    record: &'a Record,
    /// When each field is there, for conditions on one field of few values.
    guards: Vec<Option<Table>>,
}

impl Cx<'_> {
    fn never(&self, guard: &Expr, table: Option<&Table>, what: &dyn std::fmt::Display, diags: &mut Diagnostics) {
        let Some(table) = table.filter(|t| !t.values.is_empty() && !t.holds.contains(&true)) else { return };
        let Some(field) = self.record.fields.get(table.by.index()) else { return };
        let message = format!("{what} of {} is never there: its condition never holds", self.record.name);
        let d = Diagnostic::error(codes::NEVER, guard.span, message);
        let d = d.at(format!("false for every value of `{}`", title(field)));
        diags.push(d.with(field.span, format!("`{}` has {} possible values", title(field), table.values.len())));
    }

    /// Reports conditional fields that a condition reads even where they are absent. `owner`: it is asked only then.
    fn absent(&self, e: &Expr, owner: Option<&Table>, diags: &mut Diagnostics) {
        for id in domain::fields(e) {
            let Some(Some(there)) = self.guards.get(id.index()) else { continue };
            let asked = |i: usize| owner.is_none_or(|o| o.by != there.by || o.holds.get(i) == Some(&true));
            let mut absent = there.values.iter().zip(&there.holds).enumerate().filter(|(_, (_, there))| !**there);
            if !absent.any(|(i, (v, _))| asked(i) && reads(e, id, (there.by, *v))) {
                continue;
            }
            let Some(field) = self.record.fields.get(id.index()) else { continue };
            let Some(guard) = &field.guard else { continue };
            let name = title(field);
            let d = Diagnostic::error(codes::ABSENT, e.span, format!("this reads `{name}`, which may be absent"))
                .with(guard.span, format!("`{name}` is there only if this holds"));
            diags.push(
                d.help("ask first whether it is there: `CONDITION && ..`, or in a `require`, `!(CONDITION) || ..`"),
            );
        }
    }
}

/// Whether evaluating a condition may come to a field, where another field has a given value. What is not evaluated is
/// not read.
fn reads(e: &Expr, field: FieldId, at: (FieldId, i128)) -> bool {
    let truth = |e: &Expr| domain::value(e, at.0, at.1).map(|v| v != 0);
    let of = |e: &Expr| reads(e, field, at);
    match &e.kind {
        ExprKind::Field(id) => *id == field,
        ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Param(_) => false,
        ExprKind::Binary(BinaryOp::LogicalAnd, l, r) => of(l) || truth(l) != Some(false) && of(r),
        ExprKind::Binary(BinaryOp::LogicalOr, l, r) => of(l) || truth(l) != Some(true) && of(r),
        ExprKind::Ternary(c, yes, no) => {
            of(c) || truth(c) != Some(false) && of(yes) || truth(c) != Some(true) && of(no)
        }
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => of(a) || of(b),
        ExprKind::Op { args, .. } => args.iter().any(of),
        ExprKind::Register(x) | ExprKind::Lookup { row: x, .. } | ExprKind::Len(x) | ExprKind::Unary(_, x) => of(x),
    }
}
