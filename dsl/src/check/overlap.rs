//! Two rows on the same bits: only where they say `shared`, or can never both be there.

use std::collections::{BTreeMap, HashSet};

use fixedbitset::FixedBitSet;

use super::{bits, domain};
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Field, FieldKind, Model, Record};
use crate::source::Span;

/// Pairs listed of one record; a record with more is beyond reading.
const PAIRS: usize = 4096;
/// Rows shown at the source.
const LABELS: usize = 6;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    // What rows of a family or layout do to each other is the same in every record that has them.
    let mut reported = HashSet::new();
    for record in &model.records {
        if !touches(model, record) {
            continue;
        }
        let mut pairs = overlaps(model, record);
        pairs.retain(|(a, b), _| reported.insert((span(record, *a), span(record, *b))));
        if !pairs.is_empty() {
            diags.push(report(model, record, &pairs));
        }
    }
}

/// Something that takes bits: a row, or the operand of a mode.
struct Part {
    field: usize,
    from: u32,
    to: u32,
    value: bool,
    shared: bool,
}

fn parts(model: &Model, i: usize, field: &Field) -> Vec<Part> {
    let part = |(from, to): (u32, u32), value, shared| Part { field: i, from, to, value, shared };
    match &field.kind {
        FieldKind::Mode(m) => {
            let own = m.mode.ranges().chain(m.index.ranges()).map(|r| part(r, false, field.shared));
            let values = m.value.iter().flat_map(|p| p.ranges());
            own.chain(values.map(|r| part(r, true, field.shared || m.value_shared))).collect()
        }
        kind => kind.ranges(&model.records).into_iter().map(|r| part(r, false, field.shared)).collect(),
    }
}

/// Whether any bit is taken twice, for whatever reason: most records end here.
fn touches(model: &Model, record: &Record) -> bool {
    let mut seen = FixedBitSet::with_capacity(record.size as usize * 8);
    for field in &record.fields {
        for (from, to) in field.kind.ranges(&model.records) {
            let (from, to) = (from as usize, (to as usize).min(seen.len()));
            if from < to {
                if seen.contains_any_in_range(from..to) {
                    return true;
                }
                seen.insert_range(from..to);
            }
        }
    }
    false
}

type Pairs = BTreeMap<(usize, usize), (u32, u32)>;

/// Every two rows that share bits and must not, with the first bits that they share.
fn overlaps(model: &Model, record: &Record) -> Pairs {
    let mut all: Vec<Part> = record.fields.iter().enumerate().flat_map(|(i, f)| parts(model, i, f)).collect();
    all.sort_by_key(|p| (p.from, p.to));
    let mut pairs = Pairs::new();
    let mut fine = HashSet::new();
    let mut open: Vec<&Part> = Vec::new();
    for part in &all {
        if pairs.len() >= PAIRS {
            break;
        }
        open.retain(|o| o.to > part.from);
        for other in &open {
            let key = (other.field.min(part.field), other.field.max(part.field));
            let agreed = part.shared && other.shared || part.value && other.value && (part.shared || other.shared);
            if agreed || pairs.contains_key(&key) || fine.contains(&key) {
                continue;
            }
            if key.0 != key.1 && exclusive(model, record, key) {
                fine.insert(key);
            } else {
                pairs.insert(key, (part.from, part.to.min(other.to)));
            }
        }
        open.push(part);
    }
    pairs
}

fn exclusive(model: &Model, record: &Record, (a, b): (usize, usize)) -> bool {
    let guard = |i: usize| record.fields.get(i).and_then(|f| f.guard.as_ref());
    matches!((guard(a), guard(b)), (Some(a), Some(b)) if domain::exclusive(model, record, a, b))
}

fn span(record: &Record, i: usize) -> Span {
    record.fields.get(i).map(|f| f.span).unwrap_or_default()
}

/// One finding for a record, about the row that overlaps most others, with the other pairs after it.
fn report(model: &Model, record: &Record, pairs: &Pairs) -> Diagnostic {
    let mut partners: BTreeMap<usize, usize> = BTreeMap::new();
    for (a, b) in pairs.keys() {
        *partners.entry(*a).or_default() += 1;
        if a != b {
            *partners.entry(*b).or_default() += 1;
        }
    }
    // Of equals, the later row: the earlier one was there first.
    let worst = partners.iter().max_by_key(|(i, n)| (**n, **i)).map_or(0, |(i, _)| *i);
    let (own, rest): (Vec<_>, Vec<_>) = pairs.iter().partition(|((a, b), _)| *a == worst || *b == worst);
    let name = |i: usize| row_name(record, i);
    let others: Vec<String> = own
        .iter()
        .take(LABELS)
        .map(|(pair, _)| match **pair {
            (a, b) if a == b => "itself".to_owned(),
            (a, b) => name(if a == worst { b } else { a }),
        })
        .collect();
    let more = if own.len() > LABELS { format!(" and {} more", own.len() - LABELS) } else { String::new() };
    let itself = own.iter().all(|((a, b), _)| a == b);
    let message = if itself {
        format!("{} of {} takes the same bits twice", name(worst), record.name)
    } else {
        format!("{} of {} overlaps {}{more}", name(worst), record.name, others.join(", "))
    };
    let first = own.first().map(|(_, at)| **at).unwrap_or_default();
    let mut d = Diagnostic::error(codes::OVERLAP, span(record, worst), message).at(if itself {
        format!("{} twice", bits::text(first.0, first.1))
    } else {
        taken(model, record, worst)
    });
    for ((a, b), (from, to)) in own.iter().filter(|((a, b), _)| a != b).take(LABELS) {
        let other = if *a == worst { *b } else { *a };
        d = d.with(span(record, other), format!("also takes {}", bits::text(*from, *to)));
    }
    for ((a, b), (from, to)) in rest.iter().take(LABELS) {
        d = d.with(span(record, *b), format!("overlaps {} at {}", name(*a), bits::text(*from, *to)));
    }
    if rest.len() > LABELS {
        d = d.help(format!("{} more pairs of rows overlap", rest.len() - LABELS));
    }
    d.help("rows that share bits on purpose say `shared`, or have conditions on one field of which only one can hold")
}

fn row_name(record: &Record, i: usize) -> String {
    let Some(field) = record.fields.get(i) else { return "?".to_owned() };
    field.name.as_ref().map_or_else(|| format!("the row at {:#04X}", field.offset), |n| format!("`{n}`"))
}

fn taken(model: &Model, record: &Record, i: usize) -> String {
    let Some(field) = record.fields.get(i) else { return String::new() };
    let mut ranges = field.kind.ranges(&model.records);
    ranges.sort_unstable();
    let mut joined: Vec<(u32, u32)> = Vec::new();
    for (from, to) in ranges {
        match joined.last_mut() {
            Some((_, end)) if *end >= from => *end = to.max(*end),
            _ => joined.push((from, to)),
        }
    }
    format!("takes {}", bits::list(&joined))
}
