//! Random values of any record, and how they are told to an oracle.

use std::fmt::Write;

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::codes::codec as codes;
use chappe_dsl::eval::Env;
use chappe_dsl::model::{Available, Field, FieldKind, ModeTable, Model, RecordId, Scalar, Type};
use fastrand::Rng;

/// A value that can be encoded, with its bytes; `None` if none was found. Only what the specification requires of values
/// together may refuse one: that a field cannot hold what its type can is a mistake.
pub(crate) fn value(model: &Model, id: RecordId, rng: &mut Rng) -> Option<(RecordValue, Vec<u8>)> {
    (0..2000).find_map(|_| {
        let value = record(model, id, rng);
        match codec::encode(model, &value, None) {
            Ok(bytes) => Some((value, bytes)),
            Err(errors) => {
                let other = errors.iter().find(|e| e.code != codes::REQUIREMENT);
                assert_eq!(other.map(|e| &e.message), None);
                None
            }
        }
    })
}

/// The value as an oracle reads it: `Record name=1 kind=2:second other.part=3`, enumerators with their names. Fields that
/// are not there are left out.
pub(crate) fn line(model: &Model, value: &RecordValue) -> String {
    let mut out = model.records[value.record.index()].name.clone();
    say_record(model, value, "", &mut out);
    out
}

fn record(model: &Model, id: RecordId, rng: &mut Rng) -> RecordValue {
    let record = &model.records[id.index()];
    let mut value = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
    for id in record.reading_order() {
        let field = &record.fields[id.index()];
        let here = match &field.guard {
            Some(guard) => Env::new(model).with_fields(&value).truth(guard).unwrap_or(false),
            None => true,
        };
        let there = !matches!(field.notes.available, Available::No(_));
        let given = field.in_literal() || matches!(field.kind, FieldKind::Union(_));
        if here && there && given && codec::fixed(record, field).is_none() {
            value.fields[id.index()] = row(model, field, &value, rng);
        }
    }
    value
}

fn row(model: &Model, field: &Field, around: &RecordValue, rng: &mut Rng) -> Data {
    match &field.kind {
        FieldKind::Value { ty, .. } => of_type(model, ty, rng),
        FieldKind::Union(u) => {
            let arm = match u.selector {
                Some(by) => {
                    let by = number(&around.fields[by.index()]);
                    u.arms.iter().position(|a| a.when == Some(by)).unwrap_or(0)
                }
                None => 0,
            };
            Data::Arm(arm, Box::new(of_type(model, &u.arms[arm].ty, rng)))
        }
        FieldKind::Mode(m) => {
            let modes = match m.table {
                ModeTable::Wait(id) => model.waits[id.index()].modes.len(),
                ModeTable::Update(id) => model.updates[id.index()].modes.len(),
            };
            let value = m.value.as_ref().map_or(0, |p| bits(p.width.into(), rng) as u64);
            if m.optional && rng.bool() {
                return Data::Absent;
            }
            // An index is one of its bank; of several banks, of the smallest.
            let ids = model.banks.iter().map(|b| u64::from(b.size)).min().unwrap_or(1);
            Data::Mode { mode: rng.usize(0..modes), index: bits(m.index.width.into(), rng) as u64 % ids, value }
        }
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => Data::Absent,
    }
}

fn of_type(model: &Model, ty: &Type, rng: &mut Rng) -> Data {
    match ty {
        Type::Scalar(scalar, width) => Data::Int(match scalar {
            Scalar::Uint => bits(u32::from(*width), rng),
            Scalar::Bool => i128::from(rng.bool()),
            Scalar::Int => sign(bits(u32::from(*width), rng), *width),
            Scalar::Enum(id) => {
                let e = &model.enums[id.index()];
                if e.open && rng.u8(..4) == 0 {
                    bits(u32::from(*width), rng)
                } else {
                    e.rows[rng.usize(..e.rows.len())].value
                }
            }
        }),
        Type::Bits(n) => Data::Bits((0..*n).filter(|_| rng.u8(..4) == 0).collect()),
        Type::Str { len, terminated } => {
            let most = *len as usize - usize::from(*terminated);
            Data::Str((0..rng.usize(..=most)).map(|_| rng.u8(b' '..=b'~')).collect())
        }
        Type::Array { element, count, .. } => Data::List((0..*count).map(|_| of_type(model, element, rng)).collect()),
        Type::Record(id) => Data::Record(record(model, *id, rng)),
    }
}

/// Any number of so many bits; the first and last ones often.
fn bits(width: u32, rng: &mut Rng) -> i128 {
    let all = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    i128::from(match rng.u8(..8) {
        0 => 0,
        1 => all,
        2 => all & 1 << rng.u32(..width.max(1)),
        3 => all & u64::from(rng.u8(..)),
        4 => all & u64::from(rng.u16(..)),
        _ => rng.u64(..) & all,
    })
}

/// The number that these bits are in two's complement.
fn sign(bits: i128, width: u8) -> i128 {
    if bits >> (width - 1) & 1 == 1 { bits - (1i128 << width) } else { bits }
}

fn number(data: &Data) -> i128 {
    match data {
        Data::Int(n) => *n,
        _ => 0,
    }
}

fn say_record(model: &Model, value: &RecordValue, before: &str, out: &mut String) {
    let record = &model.records[value.record.index()];
    for (field, data) in record.fields.iter().zip(&value.fields) {
        let name = match &field.name {
            Some(name) => format!("{before}{name}"),
            None => before.trim_end_matches('.').to_owned(),
        };
        match (&field.kind, data) {
            (FieldKind::Union(u), Data::Arm(arm, inner)) => {
                let dot = if name.is_empty() { "" } else { "." };
                say(model, inner, &format!("{name}{dot}{}", u.arms[*arm].name), out);
            }
            (FieldKind::Mode(m), Data::Mode { mode, .. }) => {
                let byte = match m.table {
                    ModeTable::Wait(id) => model.waits[id.index()].modes[*mode].wire,
                    ModeTable::Update(id) => model.updates[id.index()].modes[*mode].wire,
                };
                let word = match m.table {
                    ModeTable::Wait(id) => &model.waits[id.index()].modes[*mode].name,
                    ModeTable::Update(id) => &model.updates[id.index()].modes[*mode].name,
                };
                say(model, &Data::Int(i128::from(byte)), &name, out);
                out.push(':');
                out.push_str(word);
                say(model, data, &name, out);
            }
            (FieldKind::Value { ty: Type::Scalar(Scalar::Enum(id), _), .. }, Data::Int(n)) => {
                say(model, data, &name, out);
                if let Some(row) = model.enums[id.index()].by_value(*n) {
                    out.push(':');
                    out.push_str(&row.name);
                }
            }
            _ => say(model, data, &name, out),
        }
    }
}

fn say(model: &Model, data: &Data, name: &str, out: &mut String) {
    match data {
        Data::Absent => Ok(()),
        Data::Int(n) => write!(out, " {name}={n}"),
        Data::Bits(ones) => write!(out, " {name}={}", ones.iter().fold(0u64, |all, b| all | 1u64 << b)),
        Data::Str(text) => text.iter().enumerate().try_for_each(|(i, b)| write!(out, " {name}[{i}]={b}")),
        Data::List(list) => {
            list.iter().enumerate().for_each(|(i, d)| say(model, d, &format!("{name}[{i}]"), out));
            Ok(())
        }
        Data::Mode { index, value, .. } => write!(out, " {name}.index={index} {name}.value={value}"),
        Data::Record(inner) => {
            say_record(model, inner, &format!("{name}."), out);
            Ok(())
        }
        Data::Arm(_, inner) => {
            say(model, inner, name, out);
            Ok(())
        }
    }
    .expect("a string");
}
