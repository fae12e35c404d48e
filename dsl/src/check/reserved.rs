//! Ids: ranges of a bank that overlap, and builders that use what is reserved for others.

use crate::codes::{arch, modes as codes, names};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{
    Bank, BankId, Entry, ExprKind, FieldKind, FieldValue, Known, Literal, ModeTable, Model, Template, TemplateKind,
    Value,
};
use crate::source::Span;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for bank in &model.banks {
        ranges(bank, diags);
        start(bank, diags);
    }
    for template in model.builders.iter().chain(&model.lowers) {
        for stmt in &template.body {
            if let TemplateKind::Literal(l) = &stmt.kind {
                literal(model, template, l, diags);
            }
        }
    }
}

fn ranges(bank: &Bank, diags: &mut Diagnostics) {
    for (i, r) in bank.reserved.iter().enumerate() {
        let earlier = bank.reserved.get(..i).unwrap_or_default();
        if let Some(first) = earlier.iter().find(|o| o.first <= r.last && r.first <= o.last && o.owner != r.owner) {
            let message = format!(
                "{}..={} of {} are reserved for {} and for {}",
                r.first.max(first.first),
                r.last.min(first.last),
                bank.name,
                first.owner,
                r.owner
            );
            diags.push(Diagnostic::error(names::BANK, r.span, message).with(first.span, "reserved here already"));
        }
    }
}

fn start(bank: &Bank, diags: &mut Diagnostics) {
    let (low, high) = match bank.entry {
        Entry::Flag => (0, 1),
        Entry::Counter { bits, signed: true } => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
        Entry::Counter { bits, signed: false } => (0, (1i64 << bits) - 1),
    };
    if !(low..=high).contains(&bank.init) {
        let message = format!("entries of {} start as {}, which is not within {low}..={high}", bank.name, bank.init);
        diags.push(Diagnostic::error(names::BANK, bank.span, message));
    }
}

/// Constant indices in the literal of a builder.
fn literal(model: &Model, template: &Template, l: &Literal, diags: &mut Diagnostics) {
    let Some(record) = model.records.get(l.record.index()) else { return };
    for (id, value) in &l.fields {
        match (record.fields.get(id.index()).map(|f| &f.kind), value) {
            (Some(FieldKind::Mode(m)), FieldValue::Mode { mode, index, span, .. }) => {
                if let (ExprKind::Value(Value::Int(n)), Some(bank)) = (&index.kind, bank_of(model, m.table, *mode)) {
                    index_of(model, template, bank, *n, *span, diags);
                }
            }
            (_, FieldValue::Record(inner)) => literal(model, template, inner, diags),
            _ => {}
        }
    }
}

fn bank_of(model: &Model, table: ModeTable, mode: usize) -> Option<BankId> {
    match table {
        ModeTable::Wait(id) => match &model.waits.get(id.index())?.modes.get(mode)?.meaning {
            Known::Known(m) => Some(m.bank),
            Known::Unknown(_) => None,
        },
        ModeTable::Update(id) => match &model.updates.get(id.index())?.modes.get(mode)?.meaning {
            Known::Known(m) => Some(m.bank),
            Known::Unknown(_) => None,
        },
    }
}

fn index_of(model: &Model, template: &Template, bank: BankId, n: i128, span: Span, diags: &mut Diagnostics) {
    let Some(bank) = model.banks.get(bank.index()) else { return };
    if !(0..i128::from(bank.size)).contains(&n) {
        let message = format!("{n} is outside of {}: it has the ids 0..={}", bank.name, bank.size - 1);
        diags.push(Diagnostic::error(arch::RANGE, span, message).with(bank.span, "the bank"));
        return;
    }
    let holds = |first: u32, last: u32| (i128::from(first)..=i128::from(last)).contains(&n);
    let Some(range) = bank.reserved.iter().find(|r| holds(r.first, r.last)) else { return };
    let profile = template.profile.and_then(|p| model.profiles.get(p.index())).map(|p| p.name.as_str());
    // Whoever owns a range may use it.
    if profile == Some(range.owner.as_str()) {
        return;
    }
    let message = format!("{} uses {n} of {}, which is reserved for {}", template.name, bank.name, range.owner);
    let d = Diagnostic::warning(codes::RESERVED, span, message).with(range.span, "reserved here");
    diags.push(d.help(format!("mark the builder `@profile({})` if it is its owner's", range.owner)));
}
