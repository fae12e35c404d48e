//! Guards, requirements and selectors of a record: expressions over its own fields.

use crate::ast::{self, Fill, Requirement};
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::eval::Env;
use crate::model::{Arm, FieldId, FieldKind, Model, Record, RecordId, Require, Scalar, Type};
use crate::source::Span;

use super::Cx;
use super::expr::{Fields, NoScope, expr, expr_as};

/// What a record's rows leave for after its fields are known.
#[derive(Default)]
pub(super) struct Later<'a> {
    pub(super) guards: Vec<(usize, &'a ast::Expr)>,
    pub(super) requires: Vec<(Option<usize>, &'a Requirement)>,
    pub(super) unions: Vec<(usize, &'a ast::Union)>,
    pub(super) effects: Vec<(&'a [ast::Effect], Option<&'a ast::Expr>, Span)>,
    pub(super) order: Option<&'a [ast::Name]>,
    pub(super) any: Vec<&'a [ast::Name]>,
    /// Mode fields, with the name of the field that holds their mask.
    pub(super) masks: Vec<(usize, &'a ast::Name)>,
    pub(super) rest: Option<Fill>,
    /// A row was not understood.
    pub(super) broken: bool,
    /// Its name.
    pub(super) lost: Vec<String>,
}

impl Later<'_> {
    /// Notes that a row was not understood, and its name if that is known.
    pub(super) fn lost(&mut self, name: Option<&ast::Name>) {
        self.broken = true;
        self.lost.push(name.map(|n| n.text.clone()).unwrap_or_default());
    }
}

/// Guards, requirements and selectors: expressions over the record's own fields.
pub(super) fn conditions(cx: &mut Cx<'_>, id: RecordId, later: &Later<'_>) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let scope = Fields(record);
    let mut guards = Vec::new();
    for (i, guard) in &later.guards {
        guards.extend(expr(&cx.model, &scope, guard, cx.diags).map(|e| (*i, e)));
    }
    let mut requires = Vec::new();
    for (i, r) in &later.requires {
        if let Some(condition) = expr(&cx.model, &scope, &r.condition, cx.diags) {
            requires.push((*i, Require { condition, message: r.message.clone(), span: r.span }));
        }
    }
    let mut selectors = Vec::new();
    for (i, u) in &later.unions {
        selectors.extend(selector(&cx.model, record, *i, u, cx.diags).map(|s| (*i, s)));
    }
    let Some(record) = cx.model.records.get_mut(id.index()) else { return };
    for (i, guard) in guards {
        if let Some(f) = record.fields.get_mut(i) {
            f.guard = Some(guard);
        }
    }
    for (i, require) in requires {
        match i.and_then(|i| record.fields.get_mut(i)) {
            Some(f) => f.requires.push(require),
            None => record.requires.push(require),
        }
    }
    for (i, (selector, values)) in selectors {
        if let Some(FieldKind::Union(union)) = record.fields.get_mut(i).map(|f| &mut f.kind) {
            union.selector = Some(selector);
            union.arms.iter_mut().zip(values).for_each(|(arm, v)| arm.when = v);
        }
    }
}

/// The field that says which arm of a union is meant, and the value for each arm.
fn selector(
    model: &Model,
    record: &Record,
    at: usize,
    u: &ast::Union,
    diags: &mut Diagnostics,
) -> Option<(FieldId, Vec<Option<i128>>)> {
    let by = u.by.as_ref()?;
    let Some(id) = record.field(&by.text) else {
        if !record.may_have(&by.text) {
            let d = Diagnostic::error(codes::UNION, by.span, format!("{} has no field `{}`", record.name, by.text));
            let fields = record.fields.iter().filter_map(|f| f.name.as_deref());
            diags.push(d.choose(&by.text, "its fields", fields));
        }
        return None;
    };
    let scalar = match record.fields.get(id.index()).map(|f| &f.kind) {
        Some(FieldKind::Value { ty: Type::Scalar(s, _), .. }) => *s,
        _ => {
            let message = format!("{} is no number: it cannot say which arm is meant", by.text);
            diags.push(Diagnostic::error(codes::UNION, by.span, message));
            return None;
        }
    };
    let FieldKind::Union(union) = &record.fields.get(at)?.kind else { return None };
    let mut seen: Vec<(i128, &Arm)> = Vec::new();
    let mut values = Vec::new();
    for (i, arm) in union.arms.iter().enumerate() {
        let written = u.arms.iter().find(|a| a.name.text == arm.name);
        let value = written.and_then(|w| arm_value(model, scalar, (i, w), &by.text, diags));
        if let Some(v) = value {
            match seen.iter().find(|(o, _)| *o == v) {
                Some((_, other)) => {
                    let message = format!("{} and {} are both chosen by {} == {v}", other.name, arm.name, by.text);
                    diags.push(Diagnostic::error(codes::UNION, arm.span, message).with(other.span, "the other arm"));
                }
                None => seen.push((v, arm)),
            }
        }
        values.push(value);
    }
    Some((id, values))
}

/// The value of the selector that chooses an arm: as it says, or by its name or position.
fn arm_value(
    model: &Model,
    scalar: Scalar,
    (i, arm): (usize, &ast::UnionArm),
    by: &str,
    diags: &mut Diagnostics,
) -> Option<i128> {
    let rows = if let Scalar::Enum(e) = scalar { model.enums.get(e.index()) } else { None };
    if let Some(written) = &arm.when {
        let expected = if let Scalar::Enum(e) = scalar { Some(e) } else { None };
        let resolved = expr_as(model, &NoScope, written, expected, diags)?;
        return Env::new(model).int(&resolved).map_err(|e| diags.push(e.into())).ok();
    }
    let value = match (scalar, rows) {
        (Scalar::Bool, _) if i < 2 => Some(1 - i as i128),
        (_, Some(e)) => e.row(&arm.name.text).map(|r| r.value),
        _ => None,
    };
    if value.is_none() {
        let message = format!("which value of {by} chooses {}?", arm.name.text);
        let d = Diagnostic::error(codes::UNION, arm.name.span, message);
        let d = d.help("write it after the type, as `when 3`");
        diags.push(match rows {
            Some(e) => {
                let names: Vec<&str> = e.rows.iter().map(|r| r.name.as_str()).collect();
                d.help(format!("or name the arm like an enumerator of {}: {}", e.name, names.join(", ")))
            }
            None => d,
        });
    }
    value
}
