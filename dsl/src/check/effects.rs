//! Effects that cannot be carried out: operations without a meaning, meetings of nobody, lists that do not match.

use super::domain;
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{
    Available, Effect, EffectRule, EnumRow, Expr, ExprKind, FieldKind, Join, Known, Meaning, Model, Record, Scalar,
    Type, Value,
};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for record in model.records.iter().filter(|r| !r.broken) {
        for rule in &record.effects {
            effect(&Cx { model, record, rule }, diags);
        }
    }
}

struct Cx<'a> {
    model: &'a Model,
    record: &'a Record,
    rule: &'a EffectRule,
}

fn effect(cx: &Cx<'_>, diags: &mut Diagnostics) {
    match &cx.rule.effect {
        Effect::Branch { op, .. } => {
            let compares = |m: &Meaning| matches!(m, Meaning::Always | Meaning::Compare(..));
            meanings(cx, op, "a branch", "`when left < value`", compares, diags);
        }
        Effect::Alu { op, .. } => {
            meanings(cx, op, "an operation", "`do left + right`", |m| matches!(m, Meaning::Alu(_)), diags);
        }
        Effect::Join(Join::Engines(id)) => {
            if let Some(set) = cx.model.sets.get(id.index()).filter(|s| s.members.is_empty()) {
                let d = report(cx, format!("nobody joins: the set {} is empty", set.name));
                diags.push(d.with(set.span, "declared here"));
            }
        }
        Effect::Move { count, to, from } => moves(cx, count.as_ref(), to, from, diags),
        Effect::Reset { ids, .. } if !is_set(cx, ids) => {
            let d = Diagnostic::error(codes::EFFECT, ids.span, "the ids to reset are no set");
            diags.push(d.help("give a range `first..=last`, a `bits` field, or a choice of these"));
        }
        Effect::Drain(_) | Effect::Join(Join::Cores) | Effect::Stop | Effect::Return | Effect::Reset { .. } => {}
        Effect::Transfer(_) | Effect::Call(_) | Effect::Unknown(_) => {}
    }
}

fn report(cx: &Cx<'_>, message: String) -> Diagnostic {
    Diagnostic::error(codes::EFFECT, cx.rule.span, message)
}

/// Every value of the operation must say what it does, be it `unknown`.
fn meanings(cx: &Cx<'_>, op: &Expr, what: &str, form: &str, right: fn(&Meaning) -> bool, diags: &mut Diagnostics) {
    let ExprKind::Field(id) = op.kind else {
        let d = Diagnostic::error(codes::EFFECT, op.span, format!("{what} of {} is no field", cx.record.name));
        diags.push(d.help("name a field whose enum says what each value means"));
        return;
    };
    let Some(field) = cx.record.fields.get(id.index()) else { return };
    let of = match &field.kind {
        FieldKind::Value { ty: Type::Scalar(Scalar::Enum(e), _), .. }
        | FieldKind::Constant { ty: Scalar::Enum(e), .. } => cx.model.enums.get(e.index()),
        _ => None,
    };
    let Some(of) = of else {
        let name = field.name.as_deref().unwrap_or("?");
        let d = Diagnostic::error(codes::EFFECT, op.span, format!("`{name}` says nothing about what it means"));
        diags.push(
            d.with(field.span, "this field is of no enum").help(format!("its enum says it in its rows, as {form}")),
        );
        return;
    };
    if of.broken {
        return;
    }
    let values = domain::values(cx.model, cx.record, id);
    let possible =
        |r: &&EnumRow| r.notes.available == Available::Yes && values.as_ref().is_none_or(|v| v.contains(&r.value));
    let unclear = of.rows.iter().filter(possible).filter(|r| match &r.meaning {
        None => true,
        Some(Known::Known(m)) => !right(m),
        Some(Known::Unknown(_)) => false,
    });
    let unclear: Vec<&EnumRow> = unclear.collect();
    let Some(first) = unclear.first() else { return };
    let names: Vec<&str> = unclear.iter().map(|r| r.name.as_str()).collect();
    let message =
        format!("{what} of {} by {}, which does not say what to do for {}", cx.record.name, of.name, names.join(", "));
    let d = Diagnostic::error(codes::EFFECT, op.span, message).with(first.span, "this row has no such meaning");
    diags.push(d.help(format!("write it after the row, as {form}, or `unknown \"why\"`")));
}

/// Moves of several registers take lists on both sides.
fn moves(cx: &Cx<'_>, count: Option<&Expr>, to: &Expr, from: &Expr, diags: &mut Diagnostics) {
    let (Some(many_to), Some(many_from)) = (is_list(cx, to), is_list(cx, from)) else { return };
    let word = |list: bool| if list { "a list" } else { "one" };
    if many_to != many_from {
        let message = format!("a move from {} to {}", word(many_from), word(many_to));
        let d = report(cx, message).with(to.span, word(many_to)).with(from.span, word(many_from));
        diags.push(d.help("`to` and `from` are both lists, or both single"));
    } else if let Some(count) = count.filter(|_| !many_to) {
        let d = Diagnostic::error(codes::EFFECT, count.span, "a count of moves, but only one register to move to");
        diags.push(d.with(to.span, "no list"));
    }
}

/// Whether an expression yields a list. `None`: it cannot be said.
fn is_list(cx: &Cx<'_>, e: &Expr) -> Option<bool> {
    match &e.kind {
        ExprKind::Value(v) => Some(matches!(v, Value::List(_))),
        ExprKind::Field(id) => {
            let field = cx.record.fields.get(id.index())?;
            Some(matches!(&field.kind, FieldKind::Value { ty: Type::Array { .. }, .. }))
        }
        ExprKind::Register(x) => is_list(cx, x),
        ExprKind::Ternary(_, a, b) => is_list(cx, a).filter(|x| is_list(cx, b) == Some(*x)),
        ExprKind::Unary(..) | ExprKind::Binary(..) | ExprKind::Len(_) => Some(false),
        ExprKind::Unknown { .. } | ExprKind::Param(_) | ExprKind::Op { .. } => None,
        ExprKind::Lookup { .. } | ExprKind::Range(..) => None,
    }
}

fn is_set(cx: &Cx<'_>, e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Range(..) | ExprKind::Value(Value::Set(_)) | ExprKind::Unknown { .. } => true,
        ExprKind::Field(id) => {
            let kind = cx.record.fields.get(id.index()).map(|f| &f.kind);
            matches!(kind, Some(FieldKind::Value { ty: Type::Bits(_), .. }))
        }
        ExprKind::Ternary(_, a, b) => is_set(cx, a) && is_set(cx, b),
        _ => false,
    }
}
