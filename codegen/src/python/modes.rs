//! Banks, registers, and the modes of waiting and posting.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::model::{
    BankId, Entry, Known, Mask, ModeAction, ModeTable, ModeTest, Model, Operand, Reserved, UpdateMeaning, WaitMeaning,
};
use chappe_runtime::program::{Compare, When};

use super::naming::Names;
use super::text::{Lines, Node, docs, docs_or, number, quoted};
use crate::plan::modes;
use crate::plan::rows::missing;

/// Banks, and the register file.
pub(super) fn banks(model: &Model, names: &Names, out: &mut Lines) {
    if !model.banks.is_empty() || model.registers.is_some() {
        out.blank(2);
    }
    for (bank, name) in model.banks.iter().zip(&names.banks) {
        let (bits, signed) = match bank.entry {
            Entry::Counter { bits, signed } => (bits, signed),
            Entry::Flag => (0, false),
        };
        let mut args = entry(&bank.name, bank.size, bits, signed, bank.init.into(), &bank.reserved);
        if !bank.named.is_empty() {
            let named = bank.named.iter().map(|(n, id)| Node::leaf(format!("{}: {id}", quoted(n))));
            args.push(Node::call("named={", named.collect(), "}"));
        }
        out.node(&Node::call(format!("{name}: Final = Bank("), args, ")"), "");
        out.doc(&docs(&bank.notes));
    }
    if let Some(r) = &model.registers {
        let args = entry(&r.name, r.count, r.bits, r.signed, r.init.into(), &r.reserved);
        out.node(&Node::call(format!("{}: Final = Registers(", names.registers), args, ")"), "");
        out.doc(&docs(&r.notes));
    }
}

/// What banks and registers have in common.
fn entry(name: &str, count: u32, bits: u8, signed: bool, init: i128, reserved: &[Reserved]) -> Vec<Node> {
    let mut args = vec![Node::leaf(quoted(name)), Node::leaf(count.to_string()), Node::leaf(bits.to_string())];
    if signed {
        args.push(Node::leaf("signed=True"));
    }
    if init != 0 {
        args.push(Node::leaf(format!("init={}", number(init))));
    }
    let ranges = reserved.iter();
    let ranges: Vec<Node> =
        ranges.map(|r| Node::leaf(format!("Reserved({}, {}, {})", r.first, r.last, quoted(&r.owner)))).collect();
    if !ranges.is_empty() {
        args.push(Node::tuple("reserved=", ranges));
    }
    args
}

/// Wait and update tables: a class for each mode, which has the operands that the mode has.
pub(super) fn tables(model: &Model, names: &Names, out: &mut Lines) {
    for id in modes::all(model) {
        let (Some(table), Some(of)) = (modes::table(model, id), names.table(id)) else { continue };
        out.blank(2);
        out.line(&format!("class {}(_ModeValue):", of.any));
        out.indented(|l| l.doc(&[format!("Any of the modes in `{}`.", of.modes)]));
        out.blank(2);
        out.line(&format!("class {}:", of.modes));
        out.indented(|l| {
            let what = if matches!(id, ModeTable::Wait(_)) { "What is waited for." } else { "What is posted." };
            l.doc(&docs_or(table.notes, what));
            for (i, mode) in table.modes.iter().enumerate().filter(|(_, m)| m.here()) {
                let name = of.each.get(i).map_or("", String::as_str);
                let bank = mode.bank.and_then(|b| names.banks.get(b.index())).map_or("None", String::as_str);
                let takes = if mode.takes_value { "True" } else { "False" };
                l.blank(1);
                l.line("@dataclasses.dataclass(frozen=True)");
                l.line(&format!("class {name}({}):", of.any));
                l.indented(|l| {
                    l.doc(&mode_docs(model, id, i));
                    l.blank(1);
                    l.line("index: int");
                    if mode.takes_value {
                        l.line("value: int");
                    }
                    let of = format!("{}, 0x{:02X}, {takes}, {bank}", quoted(mode.name), mode.wire);
                    l.line(&format!("_mode: ClassVar[_Mode] = _Mode({of})"));
                });
            }
        });
        out.blank(2);
        let mut args = vec![quoted(table.name), of.any.clone(), table.bits.to_string()];
        for (i, mode) in table.modes.iter().enumerate() {
            args.push(match (missing(&mode.notes.available), names.mode(id, i)) {
                (None, Some(name)) => name,
                (why, _) => {
                    let takes = if mode.takes_value { "True" } else { "False" };
                    let bank = mode.bank.and_then(|b| names.banks.get(b.index())).map_or("None", String::as_str);
                    let why = quoted(why.unwrap_or_default());
                    format!("_Mode({}, 0x{:02X}, {takes}, {bank}, {why})", quoted(mode.name), mode.wire)
                }
            });
        }
        out.call(&format!("{}: Final = _Table(", of.table), &args, ")");
    }
}

/// Documentation of a mode, its meaning at the end.
fn mode_docs(model: &Model, table: ModeTable, index: usize) -> Vec<String> {
    let meaning = match table {
        ModeTable::Wait(id) => {
            let mode = model.waits.get(id.index()).and_then(|t| t.modes.get(index));
            mode.map(|m| (&m.notes, wait(model, &m.meaning)))
        }
        ModeTable::Update(id) => {
            let mode = model.updates.get(id.index()).and_then(|t| t.modes.get(index));
            mode.map(|m| (&m.notes, update(model, &m.meaning)))
        }
    };
    let Some((notes, meaning)) = meaning else { return Vec::new() };
    let mut lines = docs(notes);
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(meaning);
    lines
}

fn bank(model: &Model, id: BankId) -> &str {
    model.banks.get(id.index()).map_or("?", |b| &b.name)
}

fn operand(model: &Model, o: Operand) -> String {
    match o {
        Operand::Const(n) => n.to_string(),
        Operand::Value => "value".to_owned(),
        Operand::Register => format!("{}[value]", model.registers.as_ref().map_or("r", |r| &r.name)),
    }
}

fn wait(model: &Model, meaning: &Known<WaitMeaning>) -> String {
    let m = match meaning {
        Known::Known(m) => m,
        Known::Unknown(why) => return unknown(why),
    };
    let bank = bank(model, m.bank);
    let test = match m.test {
        ModeTest::Counter(compare, o) => format!("{bank} {} {}", symbol(compare), operand(model, o)),
        ModeTest::Masked(mask, compare, o) => {
            let mask = match mask {
                Mask::Const(n) => format!("{n:#X}"),
                Mask::Field => "mask".to_owned(),
            };
            format!("({bank} & {mask}) {} {}", symbol(compare), operand(model, o))
        }
        ModeTest::Flag(true) => bank.to_owned(),
        ModeTest::Flag(false) => format!("!{bank}"),
    };
    let then = m.then.map(|a| format!(", then does `{}`", action(model, a, bank))).unwrap_or_default();
    format!("Passes when `{test}`{then}.")
}

fn update(model: &Model, meaning: &Known<UpdateMeaning>) -> String {
    match meaning {
        Known::Known(m) => {
            let when = if m.when == When::Read { ", once its operands are read" } else { "" };
            format!("Does `{}`{when}.", action(model, m.action, bank(model, m.bank)))
        }
        Known::Unknown(why) => unknown(why),
    }
}

fn unknown(why: &str) -> String {
    if why.is_empty() { "Its meaning is unknown.".to_owned() } else { format!("Its meaning is unknown: {why}.") }
}

fn action(model: &Model, a: ModeAction, bank: &str) -> String {
    match a {
        ModeAction::Add(o) => format!("{bank} += {}", operand(model, o)),
        ModeAction::Sub(o) => format!("{bank} -= {}", operand(model, o)),
        ModeAction::Write(o) => format!("{bank} = {}", operand(model, o)),
        ModeAction::Set => format!("set {bank}"),
        ModeAction::Clear => format!("clear {bank}"),
    }
}

fn symbol(c: Compare) -> &'static str {
    let ops = [BinaryOp::Eq, BinaryOp::Ne, BinaryOp::Lt, BinaryOp::Le, BinaryOp::Gt, BinaryOp::Ge];
    ops.into_iter().find(|op| op.compare() == Some(c)).map_or("?", BinaryOp::symbol)
}
