//! Conditions of a model as functions of a record's bytes.

use std::sync::RwLock;

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{
    Available, Expr, Field, FieldKind, Location, ModeField, ModeTable, Model, Place, RecordId, Scalar, Type,
};
use chappe_runtime::record::NoValue;

/// A condition, and what it is about.
struct Entry {
    model: &'static Model,
    record: RecordId,
    expr: &'static Expr,
}

static ENTRIES: RwLock<Vec<Entry>> = RwLock::new(Vec::new());

/// The condition of that number.
fn cond<const N: usize>(bytes: &[u8]) -> Result<bool, NoValue> {
    let (model, record, expr) = {
        let entries = ENTRIES.read().unwrap();
        let e = &entries[N];
        (e.model, e.record, e.expr)
    };
    let value = loose(model, record, bytes);
    Env::new(model).with_fields(&value).truth(expr).map_err(|e| no_value(e.code.0))
}

macro_rules! ten {
    ($($base:expr),*) => {
        [$([
            cond::<{ $base }>, cond::<{ $base + 1 }>, cond::<{ $base + 2 }>, cond::<{ $base + 3 }>,
            cond::<{ $base + 4 }>, cond::<{ $base + 5 }>, cond::<{ $base + 6 }>, cond::<{ $base + 7 }>,
            cond::<{ $base + 8 }>, cond::<{ $base + 9 }>,
        ]),*]
    };
}
macro_rules! hundred {
    ($($base:expr),*) => {
        [$(ten!($base, $base + 10, $base + 20, $base + 30, $base + 40, $base + 50, $base + 60, $base + 70, $base + 80,
            $base + 90)),*]
    };
}

/// Why there is no value, by its code.
fn no_value(code: &str) -> NoValue {
    let all =
        [NoValue::Kind, NoValue::Arithmetic, NoValue::Range, NoValue::Unknown, NoValue::Bound, NoValue::NotImplemented];
    all.into_iter().find(|why| why.code() == code).expect("a reason")
}

type Holds = fn(&[u8]) -> Result<bool, NoValue>;
const ALL: [[[Holds; 10]; 10]; 16] =
    hundred!(0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500);

/// The condition as a function.
pub(crate) fn holds(model: &'static Model, record: RecordId, expr: &'static Expr) -> Holds {
    let mut entries = ENTRIES.write().unwrap();
    let n = entries.len();
    entries.push(Entry { model, record, expr });
    ALL[n / 100][n / 10 % 10][n % 10]
}

/// The rows of a record, legal or not; what is not there is absent.
fn loose(model: &Model, id: RecordId, bytes: &[u8]) -> RecordValue {
    let record = &model.records[id.index()];
    let mut v = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
    for i in record.reading_order() {
        let field = &record.fields[i.index()];
        let here = field.notes.available == Available::Yes
            && field.guard.as_ref().is_none_or(|g| Env::new(model).with_fields(&v).truth(g).unwrap_or(false));
        if here {
            v.fields[i.index()] = row(model, field, bytes);
        }
    }
    v
}

fn row(model: &Model, field: &Field, bytes: &[u8]) -> Data {
    match &field.kind {
        FieldKind::Value { ty: Type::Scalar(s, _), at: Location::Bits(p) } => {
            Data::Int(number(model, *s, p.width, get(bytes, p)))
        }
        FieldKind::Value { ty, at: Location::Bytes(at) } => typed(model, ty, *at as usize, false, bytes),
        FieldKind::Mode(m) => mode(model, m, bytes),
        FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => {
            Data::Absent
        }
    }
}

fn typed(model: &Model, ty: &Type, at: usize, big: bool, bytes: &[u8]) -> Data {
    let area = |n: usize| bytes.get(at..at + n).unwrap_or_default();
    match ty {
        Type::Scalar(s, width) => {
            let mut raw = area(usize::from(width.div_ceil(8))).to_vec();
            if big {
                raw.reverse();
            }
            let bits = raw.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b));
            Data::Int(number(model, *s, *width, bits))
        }
        Type::Bits(n) => Data::Bits((0..*n).filter(|b| bytes[at + *b as usize / 8] >> (b % 8) & 1 == 1).collect()),
        Type::Str { len, .. } => Data::Str(area(*len as usize).iter().copied().take_while(|b| *b != 0).collect()),
        Type::Array { element, big, count, stride } => {
            let at = |i: u32| at + i as usize * *stride as usize;
            Data::List((0..*count).map(|i| typed(model, element, at(i), *big, bytes)).collect())
        }
        Type::Record(_) => Data::Absent,
    }
}

fn mode(model: &Model, m: &ModeField, bytes: &[u8]) -> Data {
    let wire = get(bytes, &m.mode);
    if wire == 0 && m.optional {
        return Data::Absent;
    }
    let all: Vec<(u64, bool)> = match m.table {
        ModeTable::Wait(id) => {
            model.waits[id.index()].modes.iter().map(|m| (m.wire, m.notes.available == Available::Yes)).collect()
        }
        ModeTable::Update(id) => {
            model.updates[id.index()].modes.iter().map(|m| (m.wire, m.notes.available == Available::Yes)).collect()
        }
    };
    match all.iter().position(|m| *m == (wire, true)) {
        Some(mode) => Data::Mode { mode, index: 0, value: 0 },
        None => Data::Absent,
    }
}

fn get(bytes: &[u8], place: &Place) -> u64 {
    let bit = |n: u32| bytes.get(n as usize / 8).map_or(0, |b| u64::from(b >> (n % 8) & 1));
    place.pieces.iter().fold(0, |v, p| {
        (0..u32::from(p.width)).fold(v, |v, i| v | bit(p.record_bit + i) << (u32::from(p.value_bit) + i))
    })
}

fn number(model: &Model, scalar: Scalar, width: u8, bits: u64) -> i128 {
    let signed = match scalar {
        Scalar::Int => true,
        Scalar::Uint | Scalar::Bool => false,
        Scalar::Enum(id) => model.enums[id.index()].signed,
    };
    let v = i128::from(bits);
    if signed && v >> (width - 1) & 1 == 1 { v - (1 << width) } else { v }
}
