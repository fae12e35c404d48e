//! Guards, requirements and selectors of a record: expressions over its own fields.

use crate::ast::{self, Fill, Requirement};
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Field, FieldKind, Record, RecordId, Require, Scalar, Type};
use crate::source::Span;

use super::Cx;
use super::expr::{Fields, expr, expr_as};

/// What a record's rows leave for after its fields are known.
#[derive(Default)]
pub(super) struct Later<'a> {
    pub(super) guards: Vec<(usize, &'a ast::Expr)>,
    pub(super) requires: Vec<(Option<usize>, &'a Requirement)>,
    pub(super) unions: Vec<(usize, &'a ast::Union)>,
    pub(super) effects: Vec<(&'a [ast::Effect], Option<&'a ast::Expr>, Span)>,
    pub(super) order: Option<&'a [ast::Name]>,
    pub(super) rest: Option<Fill>,
    /// A row was not understood.
    pub(super) lost: bool,
}

/// Guards, requirements and selectors: expressions over the record's own fields.
pub(super) fn conditions(cx: &mut Cx<'_>, id: RecordId, later: &Later<'_>) {
    let Some(record) = cx.model.records.get(id.index()).cloned() else { return };
    let mut fields = record.fields.clone();
    let scope = Fields(&record);
    for (i, guard) in &later.guards {
        let resolved = expr(&cx.model, &scope, guard, cx.diags);
        if let (Some(f), Some(e)) = (fields.get_mut(*i), resolved) {
            f.guard = Some(e);
        }
    }
    let mut requires = Vec::new();
    for (i, r) in &later.requires {
        let Some(condition) = expr(&cx.model, &scope, &r.condition, cx.diags) else { continue };
        let require = Require { condition, message: r.message.clone(), span: r.span };
        match i.and_then(|i| fields.get_mut(i)) {
            Some(f) => f.requires.push(require),
            None => requires.push(require),
        }
    }
    for (i, u) in &later.unions {
        selector(cx, &record, &mut fields, *i, u);
    }
    if let Some(r) = cx.model.records.get_mut(id.index()) {
        r.fields = fields;
        r.requires = requires;
    }
}

/// Finds the field that says which arm of a union is meant, and the value for each arm.
fn selector(cx: &mut Cx<'_>, record: &Record, fields: &mut [Field], at: usize, u: &ast::Union) {
    let Some(by) = &u.by else { return };
    let Some(id) = record.field(&by.text) else {
        let d = Diagnostic::error(codes::UNION, by.span, format!("{} has no field `{}`", record.name, by.text));
        let d = d.suggest(&by.text, record.fields.iter().filter_map(|f| f.name.as_deref()));
        cx.push(d);
        return;
    };
    let scalar = match record.fields.get(id.index()).map(|f| &f.kind) {
        Some(FieldKind::Value { ty: Type::Scalar(s, _), .. }) => *s,
        _ => {
            cx.push(Diagnostic::error(
                codes::UNION,
                by.span,
                format!("{} is no number: it cannot say which arm is meant", by.text),
            ));
            return;
        }
    };
    let Some(FieldKind::Union(union)) = fields.get_mut(at).map(|f| &mut f.kind) else { return };
    union.selector = Some(id);
    let mut seen: Vec<(i128, String)> = Vec::new();
    for (i, arm) in union.arms.iter_mut().enumerate() {
        let Some(written) = u.arms.iter().find(|a| a.name.text == arm.name) else { continue };
        let expected = if let Scalar::Enum(e) = scalar { Some(e) } else { None };
        let value = match (&written.when, scalar) {
            (Some(e), _) => expr_as(&cx.model, &super::NoScope, e, expected, cx.diags)
                .and_then(|e| crate::eval::Env::new(&cx.model).int(&e).map_err(|err| cx.diags.push(err.into())).ok()),
            (None, Scalar::Bool) if i < 2 => Some(1 - i as i128),
            (None, Scalar::Enum(e)) => cx.model.enums.get(e.index()).and_then(|e| e.row(&arm.name)).map(|r| r.value),
            (None, Scalar::Uint | Scalar::Int | Scalar::Bool) => None,
        };
        match value {
            Some(v) if seen.iter().any(|(o, _)| *o == v) => {
                let other = seen.iter().find(|(o, _)| *o == v).map_or("?", |(_, n)| n);
                cx.diags.push(Diagnostic::error(
                    codes::UNION,
                    arm.span,
                    format!("{} and {other} are both chosen by {v}", arm.name),
                ));
            }
            Some(v) => seen.push((v, arm.name.clone())),
            None if written.when.is_none() => {
                let d = Diagnostic::error(
                    codes::UNION,
                    arm.span,
                    format!("which value of {} chooses {}?", by.text, arm.name),
                );
                cx.diags.push(d.help("write it after the type: `when 3`"));
            }
            None => {}
        }
        arm.when = value;
    }
}
