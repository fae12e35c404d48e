//! Legal values with one thing wrong.

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::model::{Available, FieldKind, ModeField, Model, ProfileId, Scalar, Type, UnionField};
use fastrand::Rng;

use super::legal::{Writer, modes, number, usable};

/// What was done to a legal value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Damage {
    /// A number that its field cannot hold.
    Range,
    /// A number without a name in a closed enum.
    NoName,
    /// An enumerator or a mode that the architecture lacks.
    Unavailable,
    /// A field is not given.
    Missing,
    /// A text or list that is too long, a bit beyond the end of a set.
    TooLong,
    /// A text that cannot be stored.
    Text,
    /// An index beyond the bank.
    Index,
    /// An operand that does not fit its place.
    Operand,
    /// A mode that none stands for, or none where one is needed.
    Mode,
    /// The wrong arm of a union.
    Arm,
    /// A value for a row that is not there.
    NotPresent,
    /// Another value in a row that conditions and shared bytes may speak of.
    Other,
    /// Something that the profile may refuse.
    Refused,
    /// A value of another kind: typed back ends cannot even express it.
    Kind,
    /// A nested record is damaged.
    Nested,
    /// Nothing could be done.
    None,
}

/// Damages a value: one row, or one row of a nested record. The value may still be legal.
pub fn damage(model: &Model, mut v: RecordValue, profile: Option<ProfileId>, rng: &mut Rng) -> (RecordValue, Damage) {
    if rng.u8(..) < 24 {
        // As any profile takes it, so that this one may refuse it.
        return (Writer::new(model, None).record(v.record, rng), Damage::Refused);
    }
    let rows = v.fields.len();
    let mut done = Damage::None;
    for _ in 0..20 {
        if rows == 0 {
            break;
        }
        done = row(model, &mut v, rng.usize(..rows), profile, rng);
        if done != Damage::None && rng.u8(..) > 48 {
            break;
        }
    }
    (v, done)
}

fn row(model: &Model, v: &mut RecordValue, i: usize, profile: Option<ProfileId>, rng: &mut Rng) -> Damage {
    let record = &model.records[v.record.index()];
    let field = &record.fields[i];
    let w = Writer::new(model, None);
    if v.fields[i] == Data::Absent && rng.bool() {
        return absent(w, v, i, rng);
    }
    if field.key {
        return Damage::None;
    }
    match rng.u8(..16) {
        0 if v.fields[i] != Data::Absent => {
            v.fields[i] = Data::Absent;
            return Damage::Missing;
        }
        1 => {
            w.fill(v, i, rng);
            return Damage::Other;
        }
        2 if !matches!(field.kind, FieldKind::Fill { .. } | FieldKind::Constant { .. }) => {
            return kind(model, &mut v.fields[i], rng);
        }
        _ => {}
    }
    match &field.kind {
        FieldKind::Value { ty, .. } => typed(model, ty, &mut v.fields[i], profile, rng),
        FieldKind::Mode(m) => mode(model, m, &mut v.fields[i], rng),
        FieldKind::Union(u) => union(model, u, &mut v.fields[i], profile, rng),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => Damage::None,
    }
}

/// A value for a row that has none: it may not be there.
fn absent(w: Writer<'_>, v: &mut RecordValue, i: usize, rng: &mut Rng) -> Damage {
    let field = &w.model.records[v.record.index()].fields[i];
    let missing = field.guard.is_some() || field.notes.available != Available::Yes;
    match &field.kind {
        FieldKind::Value { ty, .. } if missing && !field.key => v.fields[i] = w.typed(ty, rng),
        FieldKind::Union(u) if missing && !u.arms.is_empty() => {
            let arm = rng.usize(..u.arms.len());
            v.fields[i] = Data::Arm(arm, Box::new(w.typed(&u.arms[arm].ty, rng)));
        }
        FieldKind::Mode(m) if missing => {
            let n = modes(w.model, m.table).len();
            if n == 0 {
                return Damage::None;
            }
            v.fields[i] = Data::Mode { mode: rng.usize(..n), index: number(m.index.width, rng), value: 0 };
        }
        _ => return Damage::None,
    }
    Damage::NotPresent
}

/// A value of another kind.
fn kind(model: &Model, d: &mut Data, rng: &mut Rng) -> Damage {
    let id = *rng.choice(&usable(model)).unwrap();
    let rows = model.records[id.index()].fields.len();
    *d = match rng.u8(..5) {
        0 => Data::Int(rng.i8(..).into()),
        1 => Data::Bits(vec![0, 3]),
        2 => Data::Str(b"text".to_vec()),
        3 => Data::List(vec![Data::Int(1)]),
        _ => Data::Record(RecordValue { record: id, fields: vec![Data::Absent; rows] }),
    };
    Damage::Kind
}

fn typed(model: &Model, ty: &Type, d: &mut Data, profile: Option<ProfileId>, rng: &mut Rng) -> Damage {
    match ty {
        Type::Scalar(scalar, width) => self::scalar(model, *scalar, *width, d, rng),
        Type::Bits(n) => {
            let mut ones = if let Data::Bits(b) = d { std::mem::take(b) } else { Vec::new() };
            ones.push(n + rng.u32(..9));
            if rng.bool() {
                ones.push(n + 9 + rng.u32(..9));
            }
            ones.sort_unstable();
            ones.dedup();
            *d = Data::Bits(ones);
            Damage::TooLong
        }
        Type::Str { len, terminated } => text(*len as usize - usize::from(*terminated), d, rng),
        Type::Array { element, count, .. } => {
            let mut list = if let Data::List(l) = std::mem::take(d) { l } else { Vec::new() };
            let at = rng.usize(..=list.len());
            let done = match list.get_mut(at) {
                Some(e) if rng.u8(..) > 48 => typed(model, element, e, profile, rng),
                _ => {
                    let fill = list.first().cloned().unwrap_or_default();
                    list.resize(*count as usize + rng.usize(1..3), fill);
                    Damage::TooLong
                }
            };
            *d = Data::List(list);
            done
        }
        Type::Record(id) => {
            let mut v = match std::mem::take(d) {
                Data::Record(v) if v.record == *id => v,
                _ => Writer::new(model, profile).record(*id, rng),
            };
            let rows = v.fields.len();
            let done = if rows == 0 { Damage::None } else { row(model, &mut v, rng.usize(..rows), profile, rng) };
            *d = Data::Record(v);
            if done == Damage::None || done == Damage::Kind { done } else { Damage::Nested }
        }
    }
}

fn scalar(model: &Model, scalar: Scalar, width: u8, d: &mut Data, rng: &mut Rng) -> Damage {
    let e = if let Scalar::Enum(id) = scalar { Some(&model.enums[id.index()]) } else { None };
    if let Some(e) = e {
        let gone: Vec<i128> = e.rows.iter().filter(|r| r.notes.available != Available::Yes).map(|r| r.value).collect();
        if let (true, Some(v)) = (rng.bool(), rng.choice(&gone)) {
            *d = Data::Int(*v);
            return Damage::Unavailable;
        }
        if rng.u8(..) < 192 {
            *d = Data::Int(number(width, rng).into());
            return Damage::NoName;
        }
    }
    let one = 1i128 << width;
    *d = Data::Int(match rng.u8(..6) {
        0 => -1,
        1 => one,
        2 => -(one >> 1) - 1,
        3 => one >> 1,
        4 => one + i128::from(rng.u8(..)),
        _ => -i128::from(rng.u64(..)),
    });
    Damage::Range
}

fn text(most: usize, d: &mut Data, rng: &mut Rng) -> Damage {
    let mut text = if let Data::Str(s) = d { std::mem::take(s) } else { Vec::new() };
    let done = if rng.bool() {
        text.resize(most + rng.usize(1..4), b'x');
        Damage::TooLong
    } else {
        let at = rng.usize(..=text.len());
        let wrong: &[u8] = ["\0".as_bytes(), "é".as_bytes(), "\u{7FF}".as_bytes(), "日".as_bytes()][rng.usize(..4)];
        text.splice(at..at, wrong.iter().copied());
        Damage::Text
    };
    *d = Data::Str(text);
    done
}

fn mode(model: &Model, m: &ModeField, d: &mut Data, rng: &mut Rng) -> Damage {
    let all = modes(model, m.table);
    let Data::Mode { mode, index, value } = d else {
        let k = rng.usize(..all.len().max(1));
        *d = Data::Mode { mode: k, index: number(m.index.width, rng), value: 0 };
        return Damage::Other;
    };
    match rng.u8(..4) {
        0 => {
            let size = all[*mode].bank.map_or(1 << m.index.width.min(63), |b| model.banks[b.index()].size.into());
            *index = size + u64::from(rng.u8(..3));
            Damage::Index
        }
        1 if all[*mode].takes_value => {
            let width = m.value.as_ref().map_or(0, |p| p.width);
            *value = (1u64 << width.min(63)) + u64::from(rng.u8(..3));
            Damage::Operand
        }
        2 => {
            let gone: Vec<usize> = (0..all.len()).filter(|k| !all[*k].available || all[*k].wire == 0).collect();
            let Some(k) = rng.choice(&gone) else { return Damage::None };
            (*mode, *value) = (*k, 0);
            if all[*k].available { Damage::Mode } else { Damage::Unavailable }
        }
        _ if all[*mode].takes_value => {
            *value ^= 1 + u64::from(rng.u8(..3));
            Damage::Other
        }
        _ => Damage::None,
    }
}

fn union(model: &Model, u: &UnionField, d: &mut Data, profile: Option<ProfileId>, rng: &mut Rng) -> Damage {
    if u.arms.is_empty() {
        return Damage::None;
    }
    match d {
        Data::Arm(i, inner) if rng.bool() => {
            let Some(arm) = u.arms.get(*i) else { return Damage::None };
            typed(model, &arm.ty, inner, profile, rng)
        }
        _ => {
            let arm = rng.usize(..u.arms.len());
            *d = Data::Arm(arm, Box::new(Writer::new(model, profile).typed(&u.arms[arm].ty, rng)));
            Damage::Arm
        }
    }
}
