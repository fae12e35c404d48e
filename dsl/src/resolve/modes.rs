//! Wait and update tables, and what enumerators mean: from the written condition to the few meanings there are.

use std::collections::HashMap;

use chappe_runtime::program::{AluOp, When};

use crate::ast::{self, Action, AssignOp, ExprKind, ItemKind, UnaryOp, UpdateDo, ValueExpr};
use crate::codes::modes as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{
    Available, BankId, Entry, Item, Known, Mask, Meaning, ModeAction, ModeTest, Model, Notes, Operand, UpdateId,
    UpdateMeaning, UpdateMode, UpdateTable, WaitId, WaitMeaning, WaitMode, WaitTable,
};
use crate::source::Span;

use super::Cx;

pub(super) fn waits(cx: &mut Cx<'_>) {
    for (item, t) in cx.each(|k| if let ItemKind::Wait(t) = k { Some(t) } else { None }) {
        let Some((_, bits)) = cx.width(&t.ty) else { continue };
        let mut modes: Vec<WaitMode> = Vec::new();
        let mut broken = item.broken;
        for row in &t.rows {
            let Some(wire) = wire(cx, &t.name, &row.value, bits) else { continue };
            let meaning = match &row.when {
                ValueExpr::Unknown(u) => Known::Unknown(u.reason.clone().unwrap_or_default()),
                ValueExpr::Known(e) => match wait_meaning(cx, e, row.then.as_ref()) {
                    Some(m) => Known::Known(m),
                    None => {
                        broken = true;
                        Known::Unknown("its meaning was not understood".to_owned())
                    }
                },
            };
            let notes = cx.notes(&row.docs, &row.attrs);
            modes.push(WaitMode { name: row.name.text.clone(), wire, meaning, notes, span: row.name.span });
        }
        clashes(&t.name.text, modes.iter().map(|m| (m.name.as_str(), m.wire, &m.notes, m.span)), cx.diags);
        let notes = cx.notes(&item.docs, &t.attrs);
        let id = WaitId(cx.model.waits.len() as u32);
        cx.model.waits.push(WaitTable { name: t.name.text.clone(), bits, modes, notes, span: t.name.span, broken });
        cx.model.names.insert(t.name.text.clone(), Item::Wait(id));
    }
}

pub(super) fn updates(cx: &mut Cx<'_>) {
    for (item, t) in cx.each(|k| if let ItemKind::Update(t) = k { Some(t) } else { None }) {
        let Some((_, bits)) = cx.width(&t.ty) else { continue };
        let mut modes: Vec<UpdateMode> = Vec::new();
        let mut broken = item.broken;
        for row in &t.rows {
            let Some(wire) = wire(cx, &t.name, &row.value, bits) else { continue };
            let when = if row.at_read { When::Read } else { When::Complete };
            let meaning = match &row.action {
                UpdateDo::Unknown(u) => Known::Unknown(u.reason.clone().unwrap_or_default()),
                UpdateDo::Action(a) => match action(cx, a, None) {
                    Some((bank, action)) => Known::Known(UpdateMeaning { bank, action, when }),
                    None => {
                        broken = true;
                        Known::Unknown("its meaning was not understood".to_owned())
                    }
                },
            };
            let notes = cx.notes(&row.docs, &row.attrs);
            modes.push(UpdateMode { name: row.name.text.clone(), wire, meaning, notes, span: row.name.span });
        }
        clashes(&t.name.text, modes.iter().map(|m| (m.name.as_str(), m.wire, &m.notes, m.span)), cx.diags);
        let notes = cx.notes(&item.docs, &t.attrs);
        let id = UpdateId(cx.model.updates.len() as u32);
        cx.model.updates.push(UpdateTable { name: t.name.text.clone(), bits, modes, notes, span: t.name.span, broken });
        cx.model.names.insert(t.name.text.clone(), Item::Update(id));
    }
}

fn wire(cx: &mut Cx<'_>, table: &ast::Name, value: &ast::Expr, bits: u8) -> Option<u64> {
    let v = cx.constant(value)?;
    match u64::try_from(v).ok().filter(|v| bits == 64 || *v < 1 << bits) {
        Some(v) => Some(v),
        None => {
            let message = format!("{} does not fit {}, which has {bits} bits", crate::eval::number(v), table.text);
            cx.push(Diagnostic::error(codes::MODE_VALUE, value.span, message));
            None
        }
    }
}

/// Two modes of one name, or of one number on the same architecture.
fn clashes<'m>(table: &str, modes: impl Iterator<Item = (&'m str, u64, &'m Notes, Span)>, diags: &mut Diagnostics) {
    let mut by_name: HashMap<&str, Span> = HashMap::new();
    let mut by_wire: HashMap<u64, (&str, Span)> = HashMap::new();
    for (name, wire, notes, span) in modes {
        if let Some(first) = by_name.get(name) {
            let message = format!("{table} has two modes `{name}`");
            let d = Diagnostic::error(crate::codes::names::DUPLICATE, span, message);
            diags.push(d.with(*first, "the first one"));
            continue;
        }
        by_name.insert(name, span);
        if notes.available != Available::Yes {
            continue;
        }
        match by_wire.get(&wire) {
            Some((other, first)) => {
                let message = format!("{other} and {name} of {table} are both {wire:#04X}");
                diags.push(Diagnostic::error(codes::MODE_CLASH, span, message).with(*first, "the other one"));
            }
            None => {
                by_wire.insert(wire, (name, span));
            }
        }
    }
}

fn misunderstood(cx: &mut Cx<'_>, span: Span, what: &str, forms: &str) {
    cx.push(
        Diagnostic::error(codes::MEANING, span, format!("this {what} is not understood"))
            .help(format!("it may be: {forms}")),
    );
}

const WAIT_FORMS: &str = "`BANK >= value` (or `==`, `!=`, `<`, `<=`, `>`; or a number, or `r[value]`, on the right), `(BANK & mask) >= value` (or a number as the mask), `BANK`, `!BANK`, `unknown`";
const ACTION_FORMS: &str =
    "`set BANK`, `clear BANK`, `BANK += value`, `BANK -= value`, `BANK = value` (or a number, or `r[value]`)";

fn wait_meaning(cx: &mut Cx<'_>, e: &ast::Expr, then: Option<&Action>) -> Option<WaitMeaning> {
    let (bank, test) = match &e.kind {
        ExprKind::Path(_) => (bank(cx, e)?, ModeTest::Flag(true)),
        ExprKind::Unary { op: UnaryOp::Not, operand } => (bank(cx, operand)?, ModeTest::Flag(false)),
        ExprKind::Binary { op, left, right } => {
            let Some(compare) = op.compare() else {
                misunderstood(cx, e.span, "condition", WAIT_FORMS);
                return None;
            };
            match &left.kind {
                ExprKind::Binary { op: ast::BinaryOp::And, left, right: mask } => {
                    let (bank, mask) = (bank(cx, left)?, self::mask(cx, mask)?);
                    (bank, ModeTest::Masked(mask, compare, operand(cx, right)?))
                }
                _ => (bank(cx, left)?, ModeTest::Counter(compare, operand(cx, right)?)),
            }
        }
        _ => {
            misunderstood(cx, e.span, "condition", WAIT_FORMS);
            return None;
        }
    };
    let flag = matches!(test, ModeTest::Flag(_));
    kind(cx, bank, flag, e.span)?;
    let then = match then {
        None => None,
        Some(a) => {
            let (other, action) = action(cx, a, Some(bank))?;
            if other != bank {
                let name = cx.model.banks.get(bank.index()).map_or("?", |b| &b.name).to_owned();
                cx.push(Diagnostic::error(
                    codes::MEANING,
                    span_of(a),
                    format!("passing this wait can only change {name}, which it waits on"),
                ));
                return None;
            }
            Some(action)
        }
    };
    Some(WaitMeaning { bank, test, then })
}

fn span_of(a: &Action) -> Span {
    match a {
        Action::Set { span, .. } | Action::Clear { span, .. } | Action::Assign { span, .. } => *span,
    }
}

/// A bank must be of flags, or of counters.
fn kind(cx: &mut Cx<'_>, bank: BankId, flag: bool, span: Span) -> Option<()> {
    let b = cx.model.banks.get(bank.index())?;
    if (b.entry == Entry::Flag) == flag {
        return Some(());
    }
    let (is, needs) = if flag { ("counters", "flags") } else { ("flags", "counters") };
    let d = Diagnostic::error(codes::WRONG_BANK, span, format!("{} holds {is}, and this is for {needs}", b.name));
    let d = d.with(b.span, "declared here");
    cx.push(d);
    None
}

fn bank(cx: &mut Cx<'_>, e: &ast::Expr) -> Option<BankId> {
    let ExprKind::Path(p) = &e.kind else {
        misunderstood(cx, e.span, "condition", WAIT_FORMS);
        return None;
    };
    bank_named(&cx.model, p.first()?, cx.diags)
}

pub(super) fn bank_named(model: &Model, name: &ast::Name, diags: &mut Diagnostics) -> Option<BankId> {
    match model.names.get(&name.text) {
        Some(Item::Bank(id)) => return Some(*id),
        Some(Item::Broken) => return None,
        _ => {}
    }
    let d = Diagnostic::error(crate::codes::names::UNKNOWN_NAME, name.span, format!("no bank `{}`", name.text));
    diags.push(d.choose(&name.text, "banks", model.banks.iter().map(|b| b.name.as_str())));
    None
}

/// `mask`, or a constant.
fn mask(cx: &mut Cx<'_>, e: &ast::Expr) -> Option<Mask> {
    if matches!(&e.kind, ExprKind::Path(p) if p.len() == 1 && p.iter().all(|n| n.text == "mask")) {
        return Some(Mask::Field);
    }
    let v = cx.constant(e)?;
    match i64::try_from(v).or_else(|_| u64::try_from(v).map(|v| v as i64)) {
        Ok(v) => Some(Mask::Const(v)),
        Err(_) => {
            misunderstood(cx, e.span, "mask", "`mask`, which a field of the record holds, or a number of 64 bits");
            None
        }
    }
}

/// `value`, `r[value]`, or a constant.
fn operand(cx: &mut Cx<'_>, e: &ast::Expr) -> Option<Operand> {
    let is_value =
        |e: &ast::Expr| matches!(&e.kind, ExprKind::Path(p) if p.len() == 1 && p.iter().all(|n| n.text == "value"));
    if is_value(e) {
        return Some(Operand::Value);
    }
    if let ExprKind::Index { base, index } = &e.kind
        && is_value(index)
        && let ExprKind::Path(p) = &base.kind
        && cx.model.registers.as_ref().is_some_and(|r| p.first().is_some_and(|n| n.text == r.name))
    {
        return Some(Operand::Register);
    }
    if uses_value(e) {
        misunderstood(cx, e.span, "operand", "`value`, `r[value]` or a number: a mode computes nothing from its value");
        return None;
    }
    let v = cx.constant(e)?;
    match i64::try_from(v) {
        Ok(v) => Some(Operand::Const(v)),
        Err(_) => {
            misunderstood(cx, e.span, "operand", "`value`, `r[value]` or a number");
            None
        }
    }
}

fn uses_value(e: &ast::Expr) -> bool {
    match &e.kind {
        ExprKind::Path(p) => p.iter().any(|n| n.text == "value"),
        ExprKind::Unary { operand, .. } => uses_value(operand),
        ExprKind::Binary { left, right, .. } => uses_value(left) || uses_value(right),
        ExprKind::Index { index, .. } => uses_value(index),
        _ => false,
    }
}

fn action(cx: &mut Cx<'_>, a: &Action, default: Option<BankId>) -> Option<(BankId, ModeAction)> {
    let (bank, action, flag, span) = match a {
        Action::Set { bank, span } => (flag_bank(cx, bank.as_ref(), default, *span)?, ModeAction::Set, true, *span),
        Action::Clear { bank, span } => (flag_bank(cx, bank.as_ref(), default, *span)?, ModeAction::Clear, true, *span),
        Action::Assign { bank, op, value, span } => {
            let operand = operand(cx, value);
            let bank = bank_named(&cx.model, bank, cx.diags)?;
            let operand = operand?;
            let action = match op {
                AssignOp::Add => ModeAction::Add(operand),
                AssignOp::Sub => ModeAction::Sub(operand),
                AssignOp::Set => ModeAction::Write(operand),
            };
            (bank, action, false, *span)
        }
    };
    kind(cx, bank, flag, span)?;
    Some((bank, action))
}

fn flag_bank(cx: &mut Cx<'_>, name: Option<&ast::Name>, default: Option<BankId>, span: Span) -> Option<BankId> {
    match (name, default) {
        (Some(n), _) => bank_named(&cx.model, n, cx.diags),
        (None, Some(b)) => Some(b),
        (None, None) => {
            misunderstood(cx, span, "action", ACTION_FORMS);
            None
        }
    }
}

/// What an enumerator means: `when left < value`, `when true`, `do left + right`.
pub(super) fn meaning(cx: &mut Cx<'_>, m: &ast::Meaning) -> Option<Known<Meaning>> {
    let (e, comparison) = match m {
        ast::Meaning::When(ValueExpr::Known(e)) => (e, true),
        ast::Meaning::Do(ValueExpr::Known(e)) => (e, false),
        ast::Meaning::When(ValueExpr::Unknown(u)) | ast::Meaning::Do(ValueExpr::Unknown(u)) => {
            return Some(Known::Unknown(u.reason.clone().unwrap_or_default()));
        }
    };
    let word =
        |e: &ast::Expr, w: &str| matches!(&e.kind, ExprKind::Path(p) if p.len() == 1 && p.iter().all(|n| n.text == w));
    let found = match &e.kind {
        _ if comparison && word(e, "true") => Some(Meaning::Always),
        ExprKind::Binary { op, left, right } if comparison && word(left, "left") => match op.compare() {
            Some(c) => {
                return meaning_operand(right).map(|o| Known::Known(Meaning::Compare(c, o))).or_else(|| {
                    misunderstood(cx, right.span, "operand", "`value` or `r[value]`");
                    None
                });
            }
            None => None,
        },
        ExprKind::Binary { op, left, right } if !comparison && word(left, "left") && word(right, "right") => {
            op.alu().map(Meaning::Alu)
        }
        ExprKind::Call { path, args }
            if !comparison && matches!(args.as_slice(), [l, r] if word(l, "left") && word(r, "right")) =>
        {
            match path.last().map(|n| n.text.as_str()) {
                Some("min") => Some(Meaning::Alu(AluOp::Min)),
                Some("max") => Some(Meaning::Alu(AluOp::Max)),
                _ => None,
            }
        }
        _ => None,
    };
    if found.is_none() {
        let forms = if comparison {
            "`when true`, `when left < value`, `when left < r[value]` (any comparison)"
        } else {
            "`do left + right` (also - * & | ^ << >>), `do min(left, right)`, `do max(left, right)`"
        };
        misunderstood(cx, e.span, "meaning", forms);
    }
    found.map(Known::Known)
}

/// `value` or `r[value]`; the register file is declared later than the enums, so its name is not checked here.
fn meaning_operand(e: &ast::Expr) -> Option<Operand> {
    match &e.kind {
        ExprKind::Path(p) if p.iter().any(|n| n.text == "value") => Some(Operand::Value),
        ExprKind::Index { index, .. } => meaning_operand(index).map(|_| Operand::Register),
        _ => None,
    }
}
