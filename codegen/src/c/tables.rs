//! Address spaces, banks, constants, constant tables, profiles.

use chappe_dsl::model::{ColumnType, Entry, Known, Reserved, Table, TableId, Value};

use super::cx::Cx;
use super::docs;
use super::names::{Names, member, shout, snake};
use super::text::{Code, number, string};
use crate::plan::range::Range;

pub(super) fn spaces(cx: &Cx<'_>, code: &mut Code) {
    for (s, name) in cx.model.spaces.iter().zip(&cx.items.spaces) {
        let mut lines = docs::lines(&s.name, &s.notes);
        lines.push(format!("Addresses of {} bits, which mix with no others.", s.bits));
        code.comment(&lines);
        code.open(format!("typedef struct {name}"));
        code.line("uint64_t value;");
        code.close(&format!(" {name};"));
        code.blank();
    }
}

pub(super) fn profiles(cx: &Cx<'_>, code: &mut Code) {
    code.comment(&["Producers of records: what each may write, and what it puts where the meaning leaves it free."]);
    code.open("enum");
    code.line(format!("{}PROFILE_NONE = -1,", cx.upper));
    for (i, p) in cx.model.profiles.iter().enumerate() {
        code.comment(&docs::lines("", &p.notes));
        code.line(format!("{} = {i},", cx.claim_upper(&format!("PROFILE_{}", shout(&p.name)))));
    }
    code.close(";");
    code.blank();
}

pub(super) fn banks(cx: &Cx<'_>, code: &mut Code) {
    for b in &cx.model.banks {
        code.comment(&docs::lines(&b.name, &b.notes));
        let upper = shout(&b.name);
        let define = |code: &mut Code, name: &str, value: i128| define(cx, code, &format!("{upper}_{name}"), value);
        define(code, "SIZE", b.size.into());
        match b.entry {
            Entry::Counter { bits, signed } => {
                define(code, "BITS", bits.into());
                define(code, "SIGNED", signed.into());
            }
            Entry::Flag => define(code, "BITS", 1),
        }
        define(code, "INIT", b.init.into());
        for (name, id) in &b.named {
            define(code, &format!("ID_{}", shout(name)), (*id).into());
        }
        reserved(cx, code, &b.name, &b.reserved);
        code.blank();
    }
    if let Some(r) = &cx.model.registers {
        code.comment(&docs::lines(&r.name, &r.notes));
        let upper = shout(&r.name);
        define(cx, code, &format!("{upper}_SIZE"), r.count.into());
        define(cx, code, &format!("{upper}_BITS"), r.bits.into());
        define(cx, code, &format!("{upper}_SIGNED"), r.signed.into());
        define(cx, code, &format!("{upper}_INIT"), r.init.into());
        reserved(cx, code, &r.name, &r.reserved);
        code.blank();
    }
}

/// Ranges of ids that programs must not use, and the question for one.
fn reserved(cx: &Cx<'_>, code: &mut Code, name: &str, all: &[Reserved]) {
    for (i, r) in all.iter().enumerate() {
        code.comment(&[format!("Reserved for {}: {}..={}.", r.owner, r.first, r.last)]);
        let base = format!("{}_RESERVED_{i}", shout(name));
        define(cx, code, &format!("{base}_FIRST"), r.first.into());
        define(cx, code, &format!("{base}_LAST"), r.last.into());
    }
    let function = cx.claim(&format!("{}_is_reserved", snake(name)));
    code.comment(&["Whether programs must not use an id."]);
    code.function(format!("static inline bool {function}(uint32_t id)"));
    let tests: Vec<String> = all
        .iter()
        .map(|r| match (r.first, r.last) {
            (a, b) if a == b => format!("id == {a}u"),
            (0, b) => format!("id <= {b}u"),
            (a, b) => format!("(id >= {a}u && id <= {b}u)"),
        })
        .collect();
    match tests.as_slice() {
        [] => {
            code.line("(void)id;");
            code.line("return false;");
        }
        [one] => code.line(format!("return {};", super::places::unwrapped(one))),
        many => code.line(format!("return {};", many.join(" || "))),
    }
    code.end();
}

fn define(cx: &Cx<'_>, code: &mut Code, name: &str, value: i128) {
    if let Some(text) = number(value) {
        code.line(format!("#define {} {text}", cx.claim_upper(name)));
    }
}

pub(super) fn consts(cx: &Cx<'_>, code: &mut Code) {
    for c in &cx.model.consts {
        let mut lines = docs::lines("", &c.notes);
        let name = cx.claim_upper(&shout(&c.name));
        let text = match &c.value {
            Known::Unknown(reason) => {
                let colon = if reason.is_empty() { "" } else { ": " };
                lines.insert(0, format!("{} is unknown on {}{colon}{reason}", c.name, cx.model.place()));
                None
            }
            Known::Known(Value::Int(n) | Value::Address(_, n)) => {
                let text = number(*n);
                if text.is_none() {
                    lines.insert(0, format!("{} = {n} does not fit 64 bits.", c.name));
                }
                if let Known::Known(Value::Address(s, _)) = &c.value {
                    lines.push(format!("An address of {}.", cx.model.spaces.get(s.index()).map_or("?", |s| &s.name)));
                }
                text
            }
            Known::Known(Value::Str(s)) => Some(string(s)),
            Known::Known(Value::Register(r)) => number((*r).into()),
            Known::Known(Value::Set(_) | Value::List(_)) => {
                lines.insert(0, format!("{} is no number and no text.", c.name));
                None
            }
        };
        code.comment(&lines);
        if let Some(text) = text {
            code.line(format!("#define {name} {text}"));
        }
    }
    code.blank();
}

/// The C type of a column, and the member of a row; `None`: a column that C cannot hold.
fn column(cx: &Cx<'_>, t: &Table, i: usize) -> Option<String> {
    let ty = t.columns.get(i)?.ty;
    let cells = || t.rows.iter().filter_map(|r| r.get(i));
    let known = || cells().filter_map(|c| if let Known::Known(v) = c { Some(v) } else { None });
    match ty {
        ColumnType::Ids => None,
        ColumnType::Any => {
            if known().next().is_none() {
                return Some("uint64_t".to_owned());
            }
            if known().all(|v| matches!(v, Value::Str(_))) {
                return Some("const char *".to_owned());
            }
            let all: Option<Vec<i128>> = known().map(Value::int).collect();
            let all = all?;
            let range = Range::new(all.iter().copied().min()?, all.iter().copied().max()?);
            if range.within(Range::signed(64)) {
                Some("int64_t".to_owned())
            } else if range.within(Range::unsigned(64)) {
                Some("uint64_t".to_owned())
            } else {
                None
            }
        }
        ColumnType::Space(_) => Some("uint64_t".to_owned()),
        _ => Some(super::ops::c_type(cx, ty)),
    }
}

/// The members of a row of a constant table, one for each column; empty for those that C cannot hold.
pub(super) fn columns(cx: &Cx<'_>, id: TableId) -> Vec<String> {
    let Some(t) = cx.model.tables.get(id.index()) else { return Vec::new() };
    let mut names = Names::default();
    let named = t.columns.iter().enumerate().map(|(i, c)| match column(cx, t, i) {
        Some(_) => names.claim(member(&c.name)),
        None => String::new(),
    });
    named.collect()
}

pub(super) fn all(cx: &Cx<'_>, code: &mut Code) {
    for (i, (t, name)) in cx.model.tables.iter().zip(&cx.items.constant_tables).enumerate() {
        let members = columns(cx, TableId(i as u32));
        code.comment(&docs::lines(&t.name, &t.notes));
        let count = cx.claim_upper(&format!("{}_ROWS", shout(&t.name)));
        code.line(format!("#define {count} {}u", t.rows.len()));
        if t.rows.is_empty() || members.iter().all(String::is_empty) {
            code.blank();
            continue;
        }
        code.open(format!("typedef struct {name}_row"));
        for (i, (c, m)) in t.columns.iter().zip(&members).enumerate() {
            match column(cx, t, i) {
                Some(ty) if ty.ends_with('*') => code.line(format!("{ty}{m};")),
                Some(ty) => code.line(format!("{ty} {m};")),
                None => code.comment(&[format!("{}: no number of 64 bits and no text.", c.name)]),
            }
        }
        code.close(&format!(" {name}_row;"));
        code.open(format!("static const {name}_row {name}_rows[{}] =", t.rows.len()));
        for row in &t.rows {
            let cells: Vec<String> =
                row.iter().enumerate().filter_map(|(i, c)| Some(cell(&column(cx, t, i)?, c))).collect();
            code.line(format!("{{ {} }},", cells.join(", ")));
        }
        code.close(";");
        code.blank();
    }
}

fn cell(ty: &str, cell: &Known<Value>) -> String {
    match cell {
        Known::Known(Value::Str(s)) => string(s),
        Known::Known(Value::Register(r)) => r.to_string(),
        Known::Known(v) => v.int().and_then(|n| signed_number(ty, n)).unwrap_or_else(|| "0".to_owned()),
        Known::Unknown(_) if ty.ends_with('*') => "NULL /* unknown */".to_owned(),
        Known::Unknown(_) => "0 /* unknown */".to_owned(),
    }
}

/// A constant of a type, so that compilers see no conversion.
fn signed_number(ty: &str, n: i128) -> Option<String> {
    if ty.starts_with("int") && n >= 0 {
        return Some(if n <= 0x7FFF_FFFF { n.to_string() } else { format!("INT64_C({n})") });
    }
    number(n)
}
