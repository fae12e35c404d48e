//! What a record's rows are, for tools: places, types, documentation, values.

use super::bits::ranges;
use super::legal::number;
use super::present::{Presence, presence};
use super::union::size_of;
use super::value::{Data, RecordValue};
use super::{modes, print, words};
use crate::model::{Field, FieldKind, Location, ModeField, Model, Place, RecordId};

/// A row of a record, or an operand of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldInfo {
    /// Its name; `wait0.index` and `wait0.value` for the operands of a mode. `None`: bytes without a name.
    pub name: Option<String>,
    /// First byte.
    pub offset: u32,
    /// Its bits within the record, half open; bit n is bit n % 8 of byte n / 8. Most significant part of the value last.
    pub bits: Vec<(u32, u32)>,
    /// Number of bits.
    pub width: u32,
    /// Its type in the specification's words: `u8`, `WaitMode?`, `bits[256]`.
    pub ty: String,
    /// The condition under which it is present, in the specification's words.
    pub condition: Option<String>,
    /// Documentation lines.
    pub docs: Vec<String>,
    /// Its value as in a literal, if a value was given and the row is present; constants always.
    pub value: Option<String>,
}

/// All rows of a record.
#[must_use]
pub fn fields(model: &Model, record: RecordId) -> Vec<FieldInfo> {
    rows(model, record, None)
}

/// All rows of a record with their values.
#[must_use]
pub fn fields_of(model: &Model, value: &RecordValue) -> Vec<FieldInfo> {
    rows(model, value.record, Some(value))
}

fn rows(model: &Model, id: RecordId, value: Option<&RecordValue>) -> Vec<FieldInfo> {
    let Some(record) = model.records.get(id.index()) else { return Vec::new() };
    let mut out = Vec::new();
    for (i, field) in record.fields.iter().enumerate() {
        let here = value.is_none_or(|v| matches!(presence(model, field, v), Ok(Presence::Here)));
        let data = value.and_then(|v| v.fields.get(i)).filter(|_| here);
        let mut info = FieldInfo {
            name: field.name.clone(),
            offset: field.offset,
            bits: bits(model, field),
            width: 0,
            ty: words::row(model, field),
            condition: field.guard.as_ref().map(|g| words::condition(model, record, g)),
            docs: field.notes.docs.clone(),
            value: shown(model, field, data),
        };
        info.width = info.bits.iter().fold(0, |sum: u32, (a, b)| sum.saturating_add(b.saturating_sub(*a)));
        let condition = info.condition.clone();
        out.push(info);
        if let FieldKind::Mode(m) = &field.kind {
            operands(model, field, m, data, condition.as_deref(), &mut out);
        }
    }
    out
}

fn bits(model: &Model, field: &Field) -> Vec<(u32, u32)> {
    let bytes = |at: u32, size: u32| vec![(at.saturating_mul(8), at.saturating_add(size).saturating_mul(8))];
    match &field.kind {
        FieldKind::Value { at: Location::Bits(p), .. } | FieldKind::Constant { place: p, .. } => by_significance(p),
        FieldKind::Value { ty, at: Location::Bytes(at) } => bytes(*at, size_of(model, ty)),
        FieldKind::Fill { bits, .. } => bits.clone(),
        FieldKind::Mode(m) => by_significance(&m.mode),
        FieldKind::Union(u) => bytes(u.offset, u.size),
    }
}

fn by_significance(place: &Place) -> Vec<(u32, u32)> {
    let mut parts: Vec<_> = place.pieces.iter().map(|p| p.value_bit).zip(ranges(place)).collect();
    parts.sort_by_key(|(bit, _)| *bit);
    parts.into_iter().map(|(_, range)| range).collect()
}

fn shown(model: &Model, field: &Field, data: Option<&Data>) -> Option<String> {
    if let FieldKind::Constant { ty, place, bits } = &field.kind {
        return Some(print::row(model, field, &Data::Int(number(model, *ty, place.width, *bits))));
    }
    data.map(|d| print::row(model, field, d)).filter(|s| !s.is_empty())
}

/// Index and value of a mode.
fn operands(
    model: &Model,
    field: &Field,
    m: &ModeField,
    data: Option<&Data>,
    condition: Option<&str>,
    out: &mut Vec<FieldInfo>,
) {
    let name = |part: &str| field.name.as_ref().map(|n| format!("{n}.{part}"));
    let given = match data {
        Some(Data::Mode { mode, index, value }) => {
            modes::mode(model, m.table, *mode).map(|m| (*index, m.takes_value.then_some(*value)))
        }
        _ => None,
    };
    let mut part = |name, offset, place: &Place, value: Option<u64>| {
        out.push(FieldInfo {
            name,
            offset,
            bits: by_significance(place),
            width: u32::from(place.width),
            ty: format!("u{}", place.width),
            condition: condition.map(str::to_owned),
            docs: Vec::new(),
            value: value.map(|v| v.to_string()),
        });
    };
    part(name("index"), m.index_offset, &m.index, given.map(|g| g.0));
    if let Some(place) = &m.value {
        part(name("value"), m.value_offset, place, given.and_then(|g| g.1));
    }
}
