//! Banks and registers.

use crate::ast::{self, BankRowKind, ItemKind};
use crate::codes::names as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Bank, BankId, Entry, Item, Registers, Reserved, Value};

use super::{Cx, tables, types};

/// More entries than any record could index.
const LARGEST: i128 = 1 << 16;

pub(super) fn banks(cx: &mut Cx<'_>) {
    for (item, b) in cx.each(|k| if let ItemKind::Bank(b) = k { Some(b) } else { None }) {
        let entry = match (b.entry.text.as_str(), types::number(&b.entry.text)) {
            ("flag", _) => Entry::Flag,
            (_, Some((signed, bits))) if bits <= 32 => Entry::Counter { bits, signed },
            _ => {
                let d = Diagnostic::error(codes::BANK, b.entry.span, format!("a bank of `{}`", b.entry.text));
                cx.push(d.help("entries are `flag`, or counters `u1`..`u32`, `i1`..`i32`"));
                continue;
            }
        };
        let Some(size) = cx.constant_in(&b.size, "a bank of", 1, LARGEST) else { continue };
        let rows = rows(cx, b, size);
        let notes = cx.notes(&item.docs, &b.attrs);
        let id = BankId(cx.model.banks.len() as u32);
        let init = i64::try_from(rows.init).unwrap_or(0);
        let name = b.name.text.clone();
        let bank = Bank {
            name: name.clone(),
            entry,
            size,
            init,
            reserved: rows.reserved,
            named: rows.named,
            notes,
            span: b.name.span,
        };
        cx.model.banks.push(bank);
        cx.model.names.insert(name, Item::Bank(id));
    }
}

pub(super) fn registers(cx: &mut Cx<'_>) {
    for (item, b) in cx.each(|k| if let ItemKind::Registers(b) = k { Some(b) } else { None }) {
        let Some((signed, bits)) = types::number(&b.entry.text) else {
            let d = Diagnostic::error(codes::BANK, b.entry.span, format!("registers of `{}`", b.entry.text));
            cx.push(d.help("registers are `u1`..`u64` or `i1`..`i64`"));
            continue;
        };
        if let Some(first) = &cx.model.registers {
            let d = Diagnostic::error(codes::BANK, b.name.span, "a specification has one register file");
            let d = d.with(first.span, "the first one");
            cx.push(d);
            continue;
        }
        let Some(count) = cx.constant_in(&b.size, "a register file of", 1, LARGEST - 1) else { continue };
        let rows = rows(cx, b, count);
        let notes = cx.notes(&item.docs, &b.attrs);
        let init = u64::try_from(rows.init).unwrap_or(0);
        let name = b.name.text.clone();
        cx.model.registers = Some(Registers {
            name: name.clone(),
            bits,
            signed,
            count,
            init,
            reserved: rows.reserved,
            notes,
            span: b.name.span,
        });
        cx.model.names.insert(name, Item::Registers);
    }
}

#[derive(Default)]
struct Rows {
    init: i128,
    reserved: Vec<Reserved>,
    named: Vec<(String, u32)>,
}

fn rows(cx: &mut Cx<'_>, b: &ast::Bank, size: u32) -> Rows {
    let mut out = Rows::default();
    let mut seen: Vec<(&str, crate::source::Span)> = Vec::new();
    for row in &b.rows {
        match &row.kind {
            BankRowKind::Init(e) => out.init = cx.constant(e).unwrap_or(0),
            BankRowKind::Name { name, id } => {
                let Some(v) = cx.constant(id) else { continue };
                if let Some((_, first)) = seen.iter().find(|(n, _)| *n == name.text) {
                    let message = format!("{} names two ids `{}`", b.name.text, name.text);
                    let d = Diagnostic::error(codes::DUPLICATE, name.span, message);
                    cx.push(d.with(*first, "the first one"));
                }
                seen.push((&name.text, name.span));
                match u32::try_from(v).ok().filter(|v| *v < size) {
                    Some(v) => out.named.push((name.text.clone(), v)),
                    None => outside(cx, id.span, b, v, size),
                }
            }
            BankRowKind::Reserve { ids, owner } => {
                let set = match tables::value(cx, ids) {
                    Some(Value::Set(s)) => s,
                    Some(Value::Int(n)) => u32::try_from(n).map(|n| vec![n]).unwrap_or_default(),
                    _ => continue,
                };
                let (Some(first), Some(last)) = (set.first().copied(), set.last().copied()) else {
                    cx.push(Diagnostic::error(codes::BANK, ids.span, "this range is empty"));
                    continue;
                };
                if last >= size {
                    outside(cx, ids.span, b, i128::from(last), size);
                    continue;
                }
                out.reserved.push(Reserved { first, last, owner: owner.text.clone(), span: row.span });
            }
        }
    }
    out
}

fn outside(cx: &mut Cx<'_>, span: crate::source::Span, b: &ast::Bank, id: i128, size: u32) {
    let message = format!("{id} is outside of {}: it has the ids 0..={}", b.name.text, size - 1);
    cx.push(Diagnostic::error(codes::BANK, span, message));
}
