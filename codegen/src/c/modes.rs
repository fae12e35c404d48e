//! Wait and update tables: numbers, what they mean for encoding, and the type of a mode with its operands.

use chappe_dsl::model::{ModeField, ModeTable, Place, Profile, ProfileRule};

use super::cx::{Cx, key};
use super::docs;
use super::enums::{comment, constants};
use super::items::TableNames;
use super::rows::{Role, Row};
use super::support::Helper;
use super::text::{Code, hex, number, string};
use crate::plan::limits::storage;
use crate::plan::modes::{self, Mode, Table};
use crate::plan::places::{extent, mask};
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
    title.push(format!("The numbers of {what}s; in an optional field 0 is none."));
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
    code.comment(&[format!("{} with its operands.", t.name)]);
    code.open(format!("typedef struct {ty}_value"));
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
    only(cx, id, t, names, code);
    if used(cx, id) {
        read(cx, names, code);
        check(cx, t, names, code);
    }
}

/// Which modes the rules of profiles on the whole table allow.
fn only(cx: &Cx<'_>, id: ModeTable, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    for (p, name) in cx.model.profiles.iter().zip(&names.only) {
        for (rule, name) in p.rules.iter().zip(name) {
            let ProfileRule::TableOnly { table, modes, .. } = rule else { continue };
            if *table != id {
                continue;
            }
            let all: Vec<(usize, Mode<'_>)> = t.by_number().filter(|(i, _)| modes.contains(i)).collect();
            code.comment(&[format!("Whether the profile {} uses a mode.", p.name)]);
            code.function(format!("static inline bool {name}({ty} v)"));
            if all.is_empty() {
                code.line("(void)v;");
            } else {
                code.open("switch (v)");
                for (i, m) in &all {
                    code.line(format!("case {}:", label(t, names, *i, m)));
                }
                code.line("    return true;");
                code.line("default: break;");
                code.close("");
            }
            code.line("return false;");
            code.end();
        }
    }
}

/// Whether some record has a field of a table.
fn used(cx: &Cx<'_>, id: ModeTable) -> bool {
    let mut rows = cx.records.iter().filter(|r| !r.blank).flat_map(|r| &r.rows);
    rows.any(|row| matches!(row.role, Role::Mode(m) if m.table == id))
}

/// The call that reports a mistake about a part of a mode field.
fn fail(cx: &Cx<'_>, code: &str, part: &str, expected: &str) -> String {
    let fail = cx.helper(Helper::Report);
    let s = format!("s->{part}");
    format!("{fail}(r, at, {code}, s->name, {s}.offset, {s}.first_bit, {s}.end_bit, {expected})")
}

/// The function that reads a mode with its operands.
fn read(cx: &Cx<'_>, names: &TableNames, code: &mut Code) {
    let (ty, lower, found) = (&names.ty, &cx.lower, cx.helper(Helper::Found));
    let spots = cx.helper(Helper::ModeSpots);
    code.comment(&["Reads a mode with its operands from what the bytes of a field hold."]);
    code.line(format!(
        "static inline void {ty}_read({lower}report_ *r, const {lower}at_ *at, const {spots} *s, uint64_t mode,"
    ));
    code.function(format!("        uint64_t index, uint64_t value, {ty}_value *out)"));
    code.line(format!("const {ty} number = ({ty})mode;"));
    code.line(format!("const uint32_t facts = {ty}_facts(number);"));
    code.open("if ((facts & 3u) != 3u)");
    let expected = format!("{ty}_expected(number)");
    code.line(format!("{found}({}, mode);", fail(cx, "(facts & 1u) == 0 ? 602 : 603", "mode", &expected)));
    code.line("return;");
    code.close("");
    code.open(format!("if (index >= {ty}_bank(facts))"));
    code.line(format!("{found}({}, index);", fail(cx, "604", "index", "\"an index of the bank\"")));
    code.close("");
    code.open("if ((facts & 4u) != 0 && !s->has_value)");
    code.line(format!("{};", fail(cx, "620", "mode", "\"a mode without a value\"")));
    code.close("");
    code.line("out->mode = number;");
    code.line(format!("out->index = (uint{}_t)index;", names.index));
    code.line(format!("out->value = (facts & 4u) != 0 ? (uint{}_t)value : 0;", names.value));
    code.end();
}

/// The function that says which parts of a mode may be written.
fn check(cx: &Cx<'_>, t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let (ty, lower, found) = (&names.ty, &cx.lower, cx.helper(Helper::Found));
    let spots = cx.helper(Helper::ModeSpots);
    code.comment(&["Which parts of a mode with its operands may be written: 1 the mode, 2 the index, 4 the value."]);
    code.line(format!("static inline uint32_t {ty}_check({lower}report_ *r, const {lower}at_ *at, const {spots} *s,"));
    code.function(format!("        const {ty}_value *v)"));
    code.line(format!("const uint32_t facts = {ty}_facts(v->mode);"));
    code.line("uint32_t parts = 0;");
    let expected = format!("{ty}_expected(v->mode)");
    code.open("if ((facts & 1u) == 0)");
    let unknown = if t.by_wire(0).is_none() { "v->mode == 0 ? 618 : 602" } else { "602" };
    code.line(format!("{found}({}, v->mode);", fail(cx, unknown, "mode", &expected)));
    code.line("return 0;");
    code.close("");
    code.open("if ((facts & 2u) == 0)");
    code.line(format!("{found}({}, v->mode);", fail(cx, "603", "mode", &expected)));
    code.otherwise("else");
    code.line("parts |= 1u;");
    code.close("");
    code.open(format!("if (v->index >= {ty}_bank(facts))"));
    code.line(format!("{found}({}, v->index);", fail(cx, "604", "index", "\"an index of the bank\"")));
    code.otherwise("else if (v->index > s->index_most)");
    code.line(format!("{found}({}, v->index);", fail(cx, "601", "index", "\"an index that fits its place\"")));
    code.otherwise("else");
    code.line("parts |= 2u;");
    code.close("");
    code.open("if (!s->has_value)");
    code.open("if ((facts & 4u) != 0 || v->value != 0)");
    code.line(format!("{};", fail(cx, "612", "mode", "\"a mode without a value\"")));
    code.close("");
    code.otherwise("else if ((facts & 4u) == 0)");
    code.open("if (v->value != 0)");
    code.line(format!("{found}({}, v->value);", fail(cx, "612", "value", "\"no value with this mode\"")));
    code.close("");
    code.otherwise("else if (v->value > s->value_most)");
    code.line(format!("{found}({}, v->value);", fail(cx, "601", "value", "\"a value that fits its place\"")));
    code.otherwise("else");
    code.line("parts |= 4u;");
    code.close("");
    code.line("return parts;");
    code.end();
}

/// What messages about a mode field of a record need to know.
pub(super) fn spots(cx: &Cx<'_>, row: &Row<'_>, m: &ModeField, code: &mut Code) {
    let spot = |place: &Place, offset: u32| {
        let (first, end) = extent(place);
        format!("{{ {}, {first}, {end} }}", hex(offset))
    };
    let value = m.value.as_ref();
    let most = |width: u8| number(mask(u32::from(width)).into()).unwrap_or_default();
    code.line(format!("static const {} {} = {{", cx.helper(Helper::ModeSpots), row.spots));
    code.line(format!(
        "    {}, {}, {}, {}, {}, {}, {},",
        string(row.name().unwrap_or("")),
        spot(&m.mode, row.field.offset),
        spot(&m.index, m.index_offset),
        value.map_or_else(|| "{ 0, 0, 0 }".to_owned(), |p| spot(p, m.value_offset)),
        most(m.index.width),
        most(value.map_or(0, |p| p.width)),
        value.is_some()
    ));
    code.line("};");
}

fn label(t: &Table<'_>, names: &TableNames, i: usize, m: &Mode<'_>) -> String {
    let _ = t;
    names.rows.get(i).cloned().flatten().or_else(|| number(m.wire.into())).unwrap_or_default()
}

fn name(t: &Table<'_>, names: &TableNames, code: &mut Code) {
    let ty = &names.ty;
    code.comment(&["The name of a mode; NULL if there is none."]);
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
    code.comment(&["Whether a mode takes a value."]);
    code.function(format!("static inline bool {ty}_takes({ty} v)"));
    code.line(format!("return ({ty}_facts(v) & 4u) != 0;"));
    code.end();
    code.comment(&["Whether a mode exists and takes no value: its operand is free."]);
    code.function(format!("static inline bool {ty}_free({ty} v)"));
    code.line(format!("return ({ty}_facts(v) & 5u) == 1u;"));
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
    code.function(format!("{}COLD_ static inline const char *{ty}_expected({ty} v)", cx.upper));
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
    code.line(format!("return {};", string(&format!("{}: {legal}", t.name))));
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
