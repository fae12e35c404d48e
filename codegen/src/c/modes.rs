//! Wait and update tables: numbers, what they mean for encoding, and the type of a mode with its operands.

use chappe_dsl::model::{ModeTable, Profile, ProfileRule};

use super::cx::{Cx, key};
use super::docs;
use super::enums::{comment, constants};
use super::items::TableNames;
use super::text::{Code, number, string};
use crate::plan::limits::storage;
use crate::plan::modes::{self, Mode, Table};
use crate::plan::rows::missing;

/// Facts about a mode, as bits of a number; the bank comes above them.
const KNOWN: u64 = 1;
const HERE: u64 = 2;
const TAKES: u64 = 4;
const BANK: u32 = 3;

pub(super) fn all(cx: &Cx<'_>, code: &mut Code) {
    for id in modes::all(cx.model) {
        if let (Some(t), Some(names)) = (modes::table(cx.model, id), cx.items.tables.get(&key(id))) {
            one(cx, id, &t, names, code);
        }
    }
}

fn one(cx: &Cx<'_>, id: ModeTable, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    let what = if matches!(id, ModeTable::Wait(_)) { "wait" } else { "update" };
    let mut title = docs::lines(t.name, t.notes);
    title.push(format!("A number of a {what}; 0 in an optional field is none."));
    code.comment(&title);
    code.line(format!("typedef uint{}_t {ty};", storage(t.bits)));
    let rows: Vec<_> = t
        .modes
        .iter()
        .zip(&names.rows)
        .map(|(m, n)| (n.as_ref(), i128::from(m.wire), comment(cx.model.place(), m.name, m.wire.into(), m.notes)))
        .collect();
    constants(code, &rows);
    code.blank();
    code.comment(&[format!("A {} with its operands.", t.name)]);
    code.open("typedef struct");
    code.line(format!("{ty} mode;"));
    code.line(format!("uint{}_t index; /* into its bank */", names.index));
    code.line(format!("uint{}_t value; /* 0 for modes without one */", names.value));
    code.close(&format!(" {ty}_value;"));
    code.blank();
    name(t, names, code);
    facts(t, names, code);
    banks(cx, t, names, code);
    judge(cx, t, names, code);
    written(cx, id, t, names, code);
}

fn label(t: &Table<'_>, names: &TableNames, i: usize, m: &Mode<'_>) -> String {
    let _ = t;
    names.rows.get(i).cloned().flatten().or_else(|| number(m.wire.into())).unwrap_or_default()
}

fn name(t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    code.comment(&[format!("The name of a {}; NULL if there is none.", t.name)]);
    code.function(format!("static inline const char *{ty}_name({ty} v)"));
    let here: Vec<(usize, Mode<'_>)> = t.by_number().filter(|(_, m)| m.here()).collect();
    if here.is_empty() {
        code.line("(void)v;");
    } else {
        code.open("switch (v)");
        for (i, m) in &here {
            code.line(format!("case {}: return {};", label(t, names, *i, m), string(m.name)));
        }
        code.line("default: break;");
        code.close("");
    }
    code.line("return NULL;");
    code.end();
}

/// What is known of a mode as a number.
fn fact(m: &Mode<'_>) -> u64 {
    let bank = m.bank.map_or(0, |b| u64::from(b.0) + 1);
    KNOWN | if m.here() { HERE } else { 0 } | if m.takes_value { TAKES } else { 0 } | bank << BANK
}

/// A table where the modes are bytes, a `switch` where they are wider.
fn facts(t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    code.comment(&[
        "What is known of a mode: 1 it exists, 2 it is available, 4 it takes a value, 8 times 1 + its bank.",
    ]);
    code.function(format!("static inline uint32_t {ty}_facts({ty} v)"));
    let all: Vec<(usize, Mode<'_>)> = t.by_number().collect();
    if t.bits <= 8 && all.iter().all(|(_, m)| fact(m) <= 0xFF) {
        code.open("static const uint8_t all[256] =");
        for row in 0..16u64 {
            let cells: Vec<String> = (0..16u64)
                .map(|c| all.iter().find(|(_, m)| m.wire == row * 16 + c).map_or(0, |(_, m)| fact(m)))
                .map(|f| format!("{f:2}"))
                .collect();
            code.line(format!("{},", cells.join(", ")));
        }
        code.close(";");
        code.line("return all[v];");
    } else {
        code.open("switch (v)");
        for (i, m) in &all {
            code.line(format!("case {}: return {}u;", label(t, names, *i, m), fact(m)));
        }
        code.line("default: return 0;");
        code.close("");
    }
    code.end();
    code.comment(&["Its number as conditions see it: 0 if there is no such mode."]);
    code.function(format!("static inline {ty} {ty}_number({ty} v)"));
    code.line(format!("return ({ty})(({ty}_facts(v) & 1u) != 0 ? v : 0);"));
    code.end();
}

fn banks(cx: &Cx<'_>, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    let mut used: Vec<u32> = t.modes.iter().filter_map(|m| m.bank.map(|b| b.0)).collect();
    used.sort_unstable();
    used.dedup();
    code.comment(&[
        "Number of entries of the bank that a mode, by what is known of it, indexes; UINT64_MAX if that is not known.",
    ]);
    code.function(format!("static inline uint64_t {ty}_bank(uint32_t facts)"));
    if used.is_empty() {
        code.line("(void)facts;");
    } else {
        code.open(format!("switch (facts >> {BANK})"));
        for b in used {
            let bank = cx.model.banks.get(b as usize);
            code.line(format!(
                "case {}: return {}; /* {} */",
                b + 1,
                bank.map_or(0, |b| b.size),
                bank.map_or("?", |b| &b.name)
            ));
        }
        code.line("default: break;");
        code.close("");
    }
    code.line("return UINT64_MAX;");
    code.end();
}

fn judge(cx: &Cx<'_>, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    const SHOWN: usize = 24;
    let ty = &names.ty;
    code.comment(&["What is legal, or why a mode is not."]);
    code.function(format!("{}COLD static inline const char *{ty}_expected({ty} v)", cx.upper));
    let gone: Vec<(usize, Mode<'_>)> = t.by_number().filter(|(_, m)| !m.here()).collect();
    if gone.is_empty() {
        code.line("(void)v;");
    } else {
        code.open("switch (v)");
        for (i, m) in &gone {
            let why = missing(&m.notes.available).unwrap_or_default();
            let why = format!("{} is not available on {} ({why})", m.name, cx.model.place());
            code.line(format!("case {}: return {};", label(t, names, *i, m), string(&why)));
        }
        code.line("default: break;");
        code.close("");
    }
    let here: Vec<&Mode<'_>> = t.modes.iter().filter(|m| m.here()).collect();
    let mut words: Vec<String> = here.iter().take(SHOWN).map(|m| format!("{} (0x{:02X})", m.name, m.wire)).collect();
    if here.len() > SHOWN {
        words.push(format!("{} more", here.len() - SHOWN));
    }
    let legal = if words.is_empty() { "none".to_owned() } else { words.join(", ") };
    code.line(format!("return {};", string(&format!("a {}: {legal}", t.name))));
    code.end();
}

/// What a profile writes where a mode needs no operand.
fn written(cx: &Cx<'_>, id: ModeTable, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    if !writes(cx, id) {
        return;
    }
    let ty = &names.ty;
    code.comment(&["What a profile writes into the operand of a mode that has none."]);
    code.function(format!("static inline uint64_t {ty}_written(int profile, {ty} v)"));
    for (i, p) in cx.model.profiles.iter().enumerate() {
        let all: Vec<(usize, Mode<'_>, u64)> =
            t.by_number().filter_map(|(k, m)| written_by(p, id, k).filter(|n| *n != 0).map(|n| (k, m, n))).collect();
        if all.is_empty() {
            continue;
        }
        code.open(format!("if (profile == {i}) /* {} */", p.name));
        code.open("switch (v)");
        for (k, m, n) in &all {
            let n = number((*n).into()).unwrap_or_default();
            code.line(format!("case {}: return {n};", label(t, names, *k, m)));
        }
        code.line("default: break;");
        code.close("");
        code.close("");
    }
    code.line("return 0;");
    code.end();
}

fn written_by(p: &Profile, table: ModeTable, mode: usize) -> Option<u64> {
    p.rules.iter().find_map(|r| match r {
        ProfileRule::Write { table: t, modes, value } if *t == table && modes.contains(&mode) => Some(*value),
        _ => None,
    })
}

/// Whether some profile writes something other than 0 for a mode of a table.
pub(super) fn writes(cx: &Cx<'_>, table: ModeTable) -> bool {
    cx.model
        .profiles
        .iter()
        .any(|p| p.rules.iter().any(|r| matches!(r, ProfileRule::Write { table: t, value: 1.., .. } if *t == table)))
}
