//! The byte table in a record's documentation.

use chappe_dsl::model::{FieldKind, Model, Record, RecordId};

use super::layout::{infos, runs};
use crate::plan::rows::{fixed, missing};

/// A line for each row, by its first bit.
pub(super) fn rows(model: &Model, id: RecordId, record: &Record) -> Vec<String> {
    let mut lines: Vec<(u32, String, String)> = Vec::new();
    for (field, info) in record.fields.iter().zip(infos(model, id, record)) {
        let first = info.bits.iter().map(|b| b.0).min().unwrap_or(0);
        let mut text = match &info.name {
            Some(name) => format!("{name}: {}", info.ty),
            None => info.ty.clone(),
        };
        if let Some(f) = fixed(record, field) {
            let digits = usize::from(f.place.width).div_ceil(4).max(1);
            text.push_str(&format!(" = 0x{:0digits$X}", f.bits));
        }
        if let FieldKind::Mode(m) = &field.kind {
            text.push_str(&format!(", index at 0x{:02X}", m.index_offset));
            if m.value.is_some() {
                text.push_str(&format!(", value at 0x{:02X}", m.value_offset));
            }
            let mask = m.mask.and_then(|mask| record.fields.get(mask.index())?.name.as_deref());
            text.push_str(&mask.map(|mask| format!(", mask in {mask}")).unwrap_or_default());
        }
        if let Some(condition) = &info.condition {
            text.push_str(&format!(" if {condition}"));
        }
        if let Some(why) = missing(&field.notes.available) {
            text.push_str(&format!(" (not available: {why})"));
        }
        lines.push((first, place(&info.bits), text));
    }
    for (set, what) in [(&record.zero, "zero"), (&record.ignored, "ignored")] {
        lines.extend(runs(set).into_iter().map(|(a, b)| (a, place(&[(a, b)]), what.to_owned())));
    }
    lines.sort_by_key(|l| l.0);
    let any = record.any.iter().map(|group| {
        let names: Vec<&str> = group.iter().filter_map(|f| record.fields.get(f.index())?.name.as_deref()).collect();
        format!("Of these waits one is enough: {}.", names.join(", "))
    });
    let width = lines.iter().map(|l| l.1.len()).max().unwrap_or(0);
    let mut out = vec![format!("{} bytes:", record.size), String::new()];
    out.extend(lines.into_iter().map(|(_, at, text)| format!("    {at:width$}  {text}")));
    for line in any {
        out.extend([String::new(), line]);
    }
    out
}

/// `0x0C`, `0x0C..=0x0F`, `0x0A [0..=3]`; of several parts the most significant one first.
fn place(bits: &[(u32, u32)]) -> String {
    let first = bits.iter().map(|b| b.0).min().unwrap_or(0) / 8;
    if let [(a, b)] = bits
        && a % 8 == 0
        && b % 8 == 0
    {
        return if b - a <= 8 { format!("0x{first:02X}") } else { format!("0x{first:02X}..=0x{:02X}", b / 8 - 1) };
    }
    let from = first * 8;
    let part = |(a, b): &(u32, u32)| match b - a {
        1 => format!("{}", a - from),
        _ => format!("{}..={}", a - from, b.saturating_sub(from + 1)),
    };
    format!("0x{first:02X} [{}]", bits.iter().rev().map(part).collect::<Vec<_>>().join(", "))
}
