//! Values as flat lists of numbers, in the order of the header's structures: what a C program can be given and can give.

use chappe_dsl::codec::{Data, RecordValue, fixed};
use chappe_dsl::model::{
    Available, Field, FieldKind, Location, ModeTable, Model, RecordId, Scalar, Type, UnionField, WaitMode,
};

/// What a row has in C.
pub(crate) enum Kept<'m> {
    /// Nothing.
    Nothing,
    /// A number, with a flag that says whether it is given if that matters.
    Number(Scalar, u8, bool),
    /// A value of another type.
    Value(&'m Type),
    Mode(&'m chappe_dsl::model::ModeField),
    Union(&'m UnionField),
}

/// Whether a record has a value in C.
pub(crate) fn usable(m: &Model, id: RecordId) -> bool {
    let r = &m.records[id.index()];
    r.opaque.is_none() && r.notes.available == Available::Yes
}

/// Whether a type has a member.
pub(crate) fn kept(m: &Model, ty: &Type) -> bool {
    match ty {
        Type::Array { element, .. } => kept(m, element),
        Type::Record(id) => usable(m, *id),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => true,
    }
}

/// What a row has in C.
pub(crate) fn row<'m>(m: &'m Model, id: RecordId, f: &'m Field) -> Kept<'m> {
    if f.notes.available != Available::Yes || fixed(&m.records[id.index()], f).is_some() {
        return Kept::Nothing;
    }
    match &f.kind {
        FieldKind::Value { ty: Type::Scalar(s, _), at: Location::Bits(p) } => Kept::Number(*s, p.width, f.shared),
        FieldKind::Value { ty, .. } if kept(m, ty) => Kept::Value(ty),
        FieldKind::Mode(mode) => Kept::Mode(mode),
        FieldKind::Union(u) => Kept::Union(u),
        FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } => Kept::Nothing,
    }
}

/// Bits of the C type of a number.
fn storage(m: &Model, s: Scalar, width: u8) -> u32 {
    let bits = if let Scalar::Enum(id) = s { m.enums[id.index()].bits } else { width };
    u32::from(bits).next_power_of_two().max(8)
}

fn signed(m: &Model, s: Scalar) -> bool {
    match s {
        Scalar::Int => true,
        Scalar::Uint | Scalar::Bool => false,
        Scalar::Enum(id) => m.enums[id.index()].signed,
    }
}

fn number(m: &Model, s: Scalar, width: u8, d: &Data) -> Option<u64> {
    let v = match d {
        Data::Absent => 0,
        Data::Int(v) => *v,
        _ => return None,
    };
    let bits = storage(m, s, width);
    let (low, high) = match s {
        Scalar::Bool => (0, 1),
        _ if signed(m, s) => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        _ => (0, (1i128 << bits) - 1),
    };
    (low..=high).contains(&v).then_some(v as u64)
}

/// Most characters of a text.
pub(crate) fn most(len: u32, terminated: bool) -> usize {
    len as usize - usize::from(terminated && len > 0)
}

/// A value as numbers; `None` if C has no such value.
pub(crate) fn flat(m: &Model, v: &RecordValue) -> Option<Vec<u64>> {
    let mut out = Vec::new();
    record(m, v.record, v, &mut out)?;
    Some(out)
}

fn record(m: &Model, id: RecordId, v: &RecordValue, out: &mut Vec<u64>) -> Option<()> {
    let r = &m.records[id.index()];
    if v.record != id || v.fields.len() != r.fields.len() || !usable(m, id) {
        return None;
    }
    for (f, d) in r.fields.iter().zip(&v.fields) {
        match row(m, id, f) {
            Kept::Nothing => {
                let own = fixed(r, f).map(|(s, p, bits)| {
                    let sign = signed(m, s) && bits >> (p.width - 1) & 1 == 1;
                    i128::from(bits) - if sign { 1i128 << p.width } else { 0 }
                });
                let same = f.notes.available == Available::Yes && matches!(d, Data::Int(n) if Some(*n) == own);
                if *d != Data::Absent && !same {
                    return None;
                }
            }
            Kept::Number(s, width, shared) => {
                out.push(number(m, s, width, d)?);
                if shared {
                    out.push(u64::from(*d != Data::Absent));
                }
            }
            Kept::Value(ty) => typed(m, ty, d, out)?,
            Kept::Mode(mode) => self::mode(m, mode, d, out)?,
            Kept::Union(u) => match d {
                Data::Absent => out.push(0),
                Data::Arm(i, inner) => match u.arms.get(*i) {
                    Some(arm) => {
                        out.push(*i as u64 + 1);
                        if kept(m, &arm.ty) {
                            typed(m, &arm.ty, inner, out)?;
                        } else if **inner != Data::Absent {
                            return None;
                        }
                    }
                    None => out.push(1000),
                },
                _ => return None,
            },
        }
    }
    Some(())
}

fn typed(m: &Model, ty: &Type, d: &Data, out: &mut Vec<u64>) -> Option<()> {
    match (ty, d) {
        (Type::Scalar(s, w), d) => out.push(number(m, *s, *w, d)?),
        (Type::Bits(n), Data::Absent) => out.extend((0..n / 8).map(|_| 0)),
        (Type::Bits(n), Data::Bits(ones)) => {
            let mut bytes = vec![0u64; *n as usize / 8];
            for b in ones {
                *bytes.get_mut(*b as usize / 8)? |= 1 << (b % 8);
            }
            out.extend(bytes);
        }
        (Type::Str { len, terminated }, d) => {
            let text = match d {
                Data::Absent => &[][..],
                Data::Str(s) => s,
                _ => return None,
            };
            let room = most(*len, *terminated) + 1;
            if text.contains(&0) {
                return None;
            }
            out.extend(text.iter().copied().chain(std::iter::repeat(0)).take(room).map(u64::from));
        }
        (Type::Array { element, count, .. }, d) => {
            let list = match d {
                Data::Absent => &[][..],
                Data::List(l) => l,
                _ => return None,
            };
            if list.len() > *count as usize {
                return None;
            }
            for i in 0..*count as usize {
                typed(m, element, list.get(i).unwrap_or(&Data::Absent), out)?;
            }
        }
        (Type::Record(id), Data::Absent) => {
            let nothing = vec![Data::Absent; m.records[id.index()].fields.len()];
            record(m, *id, &RecordValue { record: *id, fields: nothing }, out)?;
        }
        (Type::Record(id), Data::Record(v)) => record(m, *id, v, out)?,
        _ => return None,
    }
    Some(())
}

/// Numbers and operands of the modes of a table.
fn modes(m: &Model, table: ModeTable) -> Vec<(u64, bool)> {
    let here = |a: &Available| *a == Available::Yes;
    match table {
        ModeTable::Wait(id) => {
            m.waits[id.index()].modes.iter().map(|w: &WaitMode| (w.wire, here(&w.notes.available))).collect()
        }
        ModeTable::Update(id) => {
            m.updates[id.index()].modes.iter().map(|u| (u.wire, here(&u.notes.available))).collect()
        }
    }
}

fn table_bits(m: &Model, table: ModeTable) -> u8 {
    match table {
        ModeTable::Wait(id) => m.waits[id.index()].bits,
        ModeTable::Update(id) => m.updates[id.index()].bits,
    }
}

/// Bits of the members for index and operand.
fn operand_bits(m: &Model, table: ModeTable) -> (u32, u32) {
    let fields = m.records.iter().flat_map(|r| &r.fields);
    fields.fold((32, 32), |(i, v), f| match &f.kind {
        FieldKind::Mode(x) if x.table == table => {
            let value = x.value.as_ref().map_or(0, |p| p.width);
            (i.max(u32::from(x.index.width).next_power_of_two()), v.max(u32::from(value).next_power_of_two()))
        }
        _ => (i, v),
    })
}

fn mode(m: &Model, f: &chappe_dsl::model::ModeField, d: &Data, out: &mut Vec<u64>) -> Option<()> {
    let all = modes(m, f.table);
    match d {
        Data::Absent => out.extend([0, 0, 0]),
        Data::Mode { mode, index, value } => {
            let number = match all.get(*mode) {
                Some((0, _)) if f.optional => return None,
                Some((wire, _)) => *wire,
                // A number that no mode has.
                None => {
                    let bits = u32::from(table_bits(m, f.table)).next_power_of_two().clamp(8, 16);
                    (1..1u64 << bits).find(|n| all.iter().all(|(w, _)| w != n))?
                }
            };
            let (i, v) = operand_bits(m, f.table);
            let fits = |n: u64, bits: u32| bits >= 64 || n >> bits == 0;
            if !fits(*index, i) || !fits(*value, v) {
                return None;
            }
            out.extend([number, *index, *value]);
        }
        _ => return None,
    }
    Some(())
}

/// The value that numbers stand for: what is zero is not given.
pub(crate) fn value(m: &Model, id: RecordId, numbers: &mut dyn Iterator<Item = u64>) -> RecordValue {
    let r = &m.records[id.index()];
    let mut fields = Vec::new();
    for f in &r.fields {
        fields.push(match row(m, id, f) {
            Kept::Nothing => Data::Absent,
            Kept::Number(s, width, shared) => {
                let v = scalar(m, s, width, numbers.next().expect("a number"));
                if shared && numbers.next().expect("a flag") != 0 && v == Data::Absent { Data::Int(0) } else { v }
            }
            Kept::Value(ty) => data(m, ty, numbers),
            Kept::Mode(mode) => {
                let mut next = || numbers.next().expect("a mode");
                let (number, index, value) = (next(), next(), next());
                let all = modes(m, mode.table);
                let of = |here: bool| all.iter().position(|(w, h)| *w == number && (*h || !here));
                match of(true).or_else(|| of(false)) {
                    _ if number == 0 && mode.optional => Data::Absent,
                    Some(mode) => Data::Mode { mode, index, value },
                    None if number == 0 => Data::Absent,
                    None => Data::Mode { mode: usize::MAX, index, value },
                }
            }
            Kept::Union(u) => match numbers.next().expect("an arm") {
                0 => Data::Absent,
                n => match u.arms.get(n as usize - 1) {
                    Some(arm) if kept(m, &arm.ty) => Data::Arm(n as usize - 1, Box::new(data(m, &arm.ty, numbers))),
                    _ => Data::Arm(n as usize - 1, Box::new(Data::Absent)),
                },
            },
        });
    }
    RecordValue { record: id, fields }
}

fn scalar(m: &Model, s: Scalar, _: u8, n: u64) -> Data {
    match n {
        0 => Data::Absent,
        n if signed(m, s) => Data::Int(i128::from(n as i64)),
        n => Data::Int(n.into()),
    }
}

fn data(m: &Model, ty: &Type, numbers: &mut dyn Iterator<Item = u64>) -> Data {
    match ty {
        Type::Scalar(s, w) => scalar(m, *s, *w, numbers.next().expect("a number")),
        Type::Bits(n) => {
            let bytes: Vec<u64> = numbers.take(*n as usize / 8).collect();
            Data::Bits((0..*n).filter(|b| bytes[*b as usize / 8] >> (b % 8) & 1 == 1).collect())
        }
        Type::Str { len, terminated } => {
            let all: Vec<u8> = numbers.take(most(*len, *terminated) + 1).map(|b| b as u8).collect();
            Data::Str(all.into_iter().take_while(|b| *b != 0).collect())
        }
        Type::Array { element, count, .. } => {
            let mut list: Vec<Data> = (0..*count).map(|_| data(m, element, numbers)).collect();
            while list.last().is_some_and(|d| zero(m, element, d)) {
                list.pop();
            }
            Data::List(list)
        }
        Type::Record(id) => Data::Record(value(m, *id, numbers)),
    }
}

/// A value that was read, in the interpreted codec's normal form: elements at the end of a list that are zero are cut
/// off, also those that C knows to be given.
pub(crate) fn trimmed(m: &Model, v: &mut RecordValue) {
    let r = &m.records[v.record.index()];
    for (f, d) in r.fields.iter().zip(&mut v.fields) {
        match (&f.kind, d) {
            (FieldKind::Value { ty, .. }, d) => trim(m, ty, d),
            (FieldKind::Union(u), Data::Arm(i, inner)) => trim(m, &u.arms[*i].ty, inner),
            _ => {}
        }
    }
}

fn trim(m: &Model, ty: &Type, d: &mut Data) {
    match (ty, d) {
        (Type::Record(_), Data::Record(v)) => trimmed(m, v),
        (Type::Array { element, .. }, Data::List(l)) => {
            l.iter_mut().for_each(|d| trim(m, element, d));
            while l.last().is_some_and(|d| nothing(m, element, d)) {
                l.pop();
            }
        }
        _ => {}
    }
}

/// Whether a value is zero, none, empty, given or not.
fn nothing(m: &Model, ty: &Type, d: &Data) -> bool {
    match (ty, d) {
        (_, Data::Absent) => true,
        (_, Data::Int(n)) => *n == 0,
        (_, Data::Bits(b)) => b.is_empty(),
        (_, Data::Str(s)) => s.is_empty(),
        (Type::Array { element, .. }, Data::List(l)) => l.iter().all(|d| nothing(m, element, d)),
        (_, Data::Record(v)) => {
            m.records[v.record.index()].fields.iter().zip(&v.fields).all(|(f, d)| match (&f.kind, d) {
                (FieldKind::Value { ty, .. }, d) => nothing(m, ty, d),
                (FieldKind::Mode(x), Data::Mode { mode, index: 0, value: 0 }) => {
                    !x.optional && modes(m, x.table).get(*mode).is_some_and(|(wire, _)| *wire == 0)
                }
                (FieldKind::Union(u), Data::Arm(i, d)) => {
                    (u.selector.is_some() || *i == 0) && nothing(m, &u.arms[*i].ty, d)
                }
                (_, d) => *d == Data::Absent,
            })
        }
        _ => false,
    }
}

/// Whether a value is what C has where nothing is given.
fn zero(m: &Model, ty: &Type, d: &Data) -> bool {
    let mut numbers = Vec::new();
    typed(m, ty, d, &mut numbers).is_some() && numbers.iter().all(|n| *n == 0)
}
