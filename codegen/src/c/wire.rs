//! The bytes of a record: constants, and a structure with a member at each offset.

use chappe_dsl::codec;
use chappe_dsl::model::{FieldKind, Location, Type};

use super::cx::Cx;
use super::docs;
use super::names::{Names, member};
use super::rows::{RecordPlan, Role, Row};
use super::text::{Code, hex, number, pattern, string};
use crate::plan::places::extent;

/// Some bytes of a row.
struct Part {
    /// What a member of only these bytes is called.
    label: String,
    /// What it is, for a comment.
    what: String,
    first: u32,
    end: u32,
    /// The constant that is its offset, if that is its first byte.
    constant: Option<String>,
}

/// The table of a record's bytes, as a comment; the constants; the structure.
pub(super) fn wire(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    table(cx, plan, code);
    code.line(format!("#define {}_SIZE {}", plan.upper, plan.record.size));
    for row in &plan.rows {
        constants(cx, row, code);
    }
    code.blank();
    structure(cx, plan, code);
}

fn table(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    let record = plan.record;
    let mut lines = vec![format!("{}, {} bytes", record.name, record.size)];
    if let Some(why) = &record.opaque {
        lines.push(format!("Its layout is not published ({why}): it can be met, neither written nor read."));
    }
    lines.push(String::new());
    lines.extend(docs::lines("", &record.notes));
    if lines.last().is_some_and(|l| !l.is_empty()) {
        lines.push(String::new());
    }
    for f in codec::fields(cx.model, plan.id) {
        let row = record.fields.iter().find(|r| r.name == f.name && r.offset == f.offset);
        let bits = bits(&f.bits, f.offset);
        let name = f.name.as_deref().unwrap_or("-");
        let ty = match row.map(|r| &r.kind) {
            Some(FieldKind::Constant { bits, .. }) => format!("{} = 0x{bits:02X}", f.ty),
            _ => f.ty.clone(),
        };
        let only = f.condition.map_or_else(String::new, |c| format!(" if {c}"));
        lines.push(format!("  0x{:02X} {bits:<12} {name:<20} {ty}{only}", f.offset).trim_end().to_owned());
    }
    code.comment(&lines);
}

/// `[3..=0]` if they are not whole bytes; `[31..=25, 11..=7]`, most significant first.
fn bits(all: &[(u32, u32)], offset: u32) -> String {
    if all.iter().all(|(a, b)| a % 8 == 0 && b % 8 == 0) {
        return String::new();
    }
    let from = offset * 8;
    let parts: Vec<String> = all
        .iter()
        .rev()
        .map(|(a, b)| match (a.saturating_sub(from), b.saturating_sub(from + 1)) {
            (a, b) if a == b => a.to_string(),
            (a, b) => format!("{b}..={a}"),
        })
        .collect();
    format!("[{}]", parts.join(", "))
}

fn constants(cx: &Cx<'_>, row: &Row<'_>, code: &mut Code) {
    if row.upper.is_empty() || matches!(row.role, Role::Away(_)) {
        return;
    }
    let upper = &row.upper;
    let define = |code: &mut Code, name: &str, n: u64| {
        code.line(format!("#define {upper}_{name} {}", number(n.into()).unwrap_or_default()));
    };
    let offset = |code: &mut Code, name: &str, n: u32| code.line(format!("#define {upper}_{name} {}", hex(n)));
    offset(code, "OFFSET", row.field.offset);
    match &row.field.kind {
        FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
            define(code, "WIDTH", place.width.into());
            let (first, end) = extent(place);
            if place.pieces.len() == 1 && (first % 8 != 0 || end % 8 != 0) {
                define(code, "BIT", first.into());
            }
            if let Role::Fixed(f) = row.role {
                code.line(format!("#define {upper}_CONSTANT {}", pattern(f.bits)));
            }
        }
        FieldKind::Value { ty, .. } => {
            define(code, "SIZE", ty.bytes(&cx.model.records).into());
            if let Type::Array { count, stride, .. } = ty {
                define(code, "COUNT", (*count).into());
                define(code, "STRIDE", (*stride).into());
            }
        }
        FieldKind::Mode(m) => {
            define(code, "WIDTH", m.mode.width.into());
            offset(code, "INDEX_OFFSET", m.index_offset);
            if m.value.is_some() {
                offset(code, "VALUE_OFFSET", m.value_offset);
            }
        }
        FieldKind::Union(u) => define(code, "SIZE", u.size.into()),
        FieldKind::Fill { .. } => {}
    }
}

/// The bytes that rows take.
fn parts(cx: &Cx<'_>, plan: &RecordPlan<'_>) -> Vec<Part> {
    let mut out = Vec::new();
    for row in &plan.rows {
        if matches!(row.role, Role::Away(_)) {
            continue;
        }
        let name = row.name();
        let label = name.map_or_else(|| format!("constant_{}", hex(row.field.offset)), member);
        let what = name.map_or_else(|| "a constant".to_owned(), str::to_owned);
        let mut push = |ending: &str, dot: &str, bits: (u32, u32), offset: u32| {
            let (first, end) = (bits.0 / 8, bits.1.div_ceil(8));
            let upper = if row.upper.is_empty() || first != offset { None } else { Some(&row.upper) };
            let constant = upper.map(|u| format!("{u}{}_OFFSET", ending.to_ascii_uppercase()));
            out.push(Part { label: format!("{label}{ending}"), what: format!("{what}{dot}"), first, end, constant });
        };
        match &row.field.kind {
            FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
                push("", "", extent(place), row.field.offset);
            }
            FieldKind::Value { ty, at: Location::Bytes(at) } => {
                let bytes = (at * 8, (at + ty.bytes(&cx.model.records)) * 8);
                push("", "", bytes, *at);
            }
            FieldKind::Mode(m) => {
                push("", "", extent(&m.mode), row.field.offset);
                push("_index", ".index", extent(&m.index), m.index_offset);
                if let Some(place) = &m.value {
                    push("_value", ".value", extent(place), m.value_offset);
                }
            }
            FieldKind::Union(u) => push("", "", (u.offset * 8, (u.offset + u.size) * 8), u.offset),
            FieldKind::Fill { .. } => {}
        }
    }
    out.retain(|p| p.first < p.end && p.end <= plan.record.size);
    out.sort_by_key(|p| (p.first, p.end));
    out
}

fn structure(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    let all = parts(cx, plan);
    let mut groups: Vec<(u32, u32, Vec<&Part>)> = Vec::new();
    for p in &all {
        match groups.last_mut() {
            Some((_, end, of)) if *end > p.first => {
                *end = (*end).max(p.end);
                of.push(p);
            }
            _ => groups.push((p.first, p.end, vec![p])),
        }
    }
    let mut names = Names::default();
    let mut asserts: Vec<String> = Vec::new();
    let wire = format!("{}_wire", plan.lower);
    let assert = format!("{}ASSERT_", cx.upper);
    code.comment(&[format!(
        "The bytes of a {}, with a member for each row; what overlaps is one member.",
        plan.record.name
    )]);
    code.open(format!("typedef struct {wire}"));
    let mut at = 0;
    for (first, end, of) in &groups {
        gap(code, &mut names, at, *first);
        let (name, comment) = match of.as_slice() {
            [one] => (names.claim(one.label.clone()), String::new()),
            many => {
                let mut words: Vec<&str> = many.iter().map(|p| p.what.as_str()).collect();
                words.dedup();
                (names.claim(format!("bytes_{}", hex(*first))), format!(" {}", words.join(", ")))
            }
        };
        bytes(code, &name, *first, end - first, &comment);
        for p in of {
            let constant = p.constant.clone().unwrap_or_else(|| hex(p.first));
            let test = match of.len() {
                1 => format!("offsetof({wire}, {name}) == {constant}"),
                _ => format!("offsetof({wire}, {name}) <= {constant} && {constant} < {end}"),
            };
            asserts.push(format!("{assert}({test}, {});", string(&p.what)));
        }
        at = *end;
    }
    gap(code, &mut names, at, plan.record.size);
    code.close(&format!(" {wire};"));
    code.line(format!("{assert}(sizeof({wire}) == {}_SIZE, \"size\");", plan.upper));
    asserts.iter().for_each(|a| code.line(a));
    code.blank();
}

/// Bytes that no row names.
fn gap(code: &mut Code, names: &mut Names, from: u32, to: u32) {
    if from < to {
        let name = names.claim(format!("reserved_{}", hex(from)));
        bytes(code, &name, from, to - from, "");
    }
}

fn bytes(code: &mut Code, name: &str, first: u32, size: u32, comment: &str) {
    let dim = if size == 1 { String::new() } else { format!("[{size}]") };
    let comment = format!("{}{comment}", hex(first)).replace("*/", "* /");
    code.line(format!("uint8_t {:<32} /* {comment} */", format!("{name}{dim};")));
}
