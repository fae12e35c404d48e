//! Conditions that never hold, and conditions that read a field which may not be there.

use super::domain;
use crate::ast::{BinaryOp, UnaryOp};
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Expr, ExprKind, Field, FieldId, Model, Record, RecordId};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for (i, record) in model.records.iter().enumerate().filter(|(_, r)| !r.broken) {
        let cx = Cx { model, id: RecordId(i as u32), record };
        for field in &record.fields {
            if let Some(guard) = &field.guard {
                cx.never(guard, &format!("`{}`", title(field)), diags);
                cx.absent(guard, None, diags);
            }
            for r in &field.requires {
                cx.absent(&r.condition, field.guard.as_ref(), diags);
            }
        }
        for r in &record.requires {
            cx.absent(&r.condition, None, diags);
        }
        for rule in &record.effects {
            if let Some(guard) = &rule.guard {
                cx.never(guard, "this effect", diags);
                cx.absent(guard, None, diags);
            }
        }
    }
}

fn title(field: &Field) -> String {
    field.name.clone().unwrap_or_else(|| format!("{:#04X}", field.offset))
}

struct Cx<'a> {
    model: &'a Model,
    id: RecordId,
    record: &'a Record,
}

impl Cx<'_> {
    fn never(&self, guard: &Expr, what: &str, diags: &mut Diagnostics) {
        let Some((field, values, truth)) = domain::table(self.model, self.id, guard) else { return };
        if values.is_empty() || truth.contains(&true) {
            return;
        }
        let Some(field) = self.record.fields.get(field.index()) else { return };
        let d = Diagnostic::error(
            codes::NEVER,
            guard.span,
            format!("{what} of {} is never there: its condition never holds", self.record.name),
        )
        .at(format!("false for every value of `{}`", title(field)));
        diags.push(d.with(field.span, format!("`{}` has {} possible values", title(field), values.len())));
    }

    /// Reports conditional fields that a condition reads even where they are absent. `owner`: it is asked only then.
    fn absent(&self, e: &Expr, owner: Option<&Expr>, diags: &mut Diagnostics) {
        for id in domain::fields(e) {
            let Some(field) = self.record.fields.get(id.index()) else { continue };
            let Some(guard) = &field.guard else { continue };
            let Some((by, values, there)) = domain::table(self.model, self.id, guard) else { continue };
            let read = values.iter().zip(&there).any(|(v, there)| {
                let point = Point { cx: self, by, value: *v };
                !there && owner.is_none_or(|o| point.truth(o) != Some(false)) && point.reads(e, id)
            });
            if !read {
                continue;
            }
            let name = title(field);
            let d = Diagnostic::error(codes::ABSENT, e.span, format!("this reads `{name}`, which may be absent"))
                .with(guard.span, format!("`{name}` is there only if this holds"));
            diags.push(
                d.help("ask first whether it is there: `CONDITION && ..`, or in a `require`, `!(CONDITION) || ..`"),
            );
        }
    }
}

/// A condition where one field has a given value and nothing is known of the others.
struct Point<'a> {
    cx: &'a Cx<'a>,
    by: FieldId,
    value: i128,
}

impl Point<'_> {
    /// The truth of a condition, if the one field decides it.
    fn truth(&self, e: &Expr) -> Option<bool> {
        if domain::fields(e).iter().all(|f| *f == self.by) {
            return domain::truth(self.cx.model, self.cx.id, self.by, &[self.value], e)?.first().copied();
        }
        match &e.kind {
            ExprKind::Unary(UnaryOp::Not, x) => self.truth(x).map(|t| !t),
            ExprKind::Binary(BinaryOp::LogicalAnd, l, r) => match (self.truth(l), self.truth(r)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            ExprKind::Binary(BinaryOp::LogicalOr, l, r) => match (self.truth(l), self.truth(r)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether evaluating may come to a field; what is not evaluated is not read.
    fn reads(&self, e: &Expr, field: FieldId) -> bool {
        match &e.kind {
            ExprKind::Field(id) => *id == field,
            ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Param(_) => false,
            ExprKind::Binary(BinaryOp::LogicalAnd, l, r) => {
                self.reads(l, field) || self.truth(l) != Some(false) && self.reads(r, field)
            }
            ExprKind::Binary(BinaryOp::LogicalOr, l, r) => {
                self.reads(l, field) || self.truth(l) != Some(true) && self.reads(r, field)
            }
            ExprKind::Ternary(c, yes, no) => {
                let truth = self.truth(c);
                self.reads(c, field)
                    || truth != Some(false) && self.reads(yes, field)
                    || truth != Some(true) && self.reads(no, field)
            }
            ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => self.reads(a, field) || self.reads(b, field),
            ExprKind::Op { args, .. } => args.iter().any(|a| self.reads(a, field)),
            ExprKind::Register(x) | ExprKind::Lookup { row: x, .. } | ExprKind::Len(x) | ExprKind::Unary(_, x) => {
                self.reads(x, field)
            }
        }
    }
}
