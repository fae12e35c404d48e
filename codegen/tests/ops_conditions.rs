//! The generated conditions of `data/conditions.chappe` compile, and say what evaluation says.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

use std::path::Path;

use chappe_dsl::codec::{Data, RecordValue, decode_record, encode};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::eval::Env;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::{Available, Field, FieldKind, Model, RecordId, Scalar, Type};
use chappe_dsl::resolve;

#[allow(warnings, clippy::all, reason = "generated, without the module around it that would allow this")]
mod generated {
    use chappe_runtime::record::NoValue;

    /// What the operations of the only architecture would be.
    pub(super) struct Only;

    impl Only {
        fn wide(self, x: u16) -> Result<u64, NoValue> {
            if x < 40000 { Ok(u64::from(x) << 40) } else { Err(NoValue::Bound) }
        }
        fn scaled(self, by: u8, x: i8) -> Result<i16, NoValue> {
            i16::try_from(i32::from(by) * i32::from(x)).map_err(|_| NoValue::Range)
        }
    }

    include!("data/conditions.rs");
}

fn model() -> Model {
    let read = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(Path::new("tests/data/conditions.chappe"), &mut loaded, &mut diags).expect("readable");
    resolve::model(&loaded, root, Some("only"), &mut diags).expect("resolved")
}

/// A number that is often small or at an edge.
fn random(rng: &mut fastrand::Rng, low: i128, high: i128) -> i128 {
    match rng.u8(0..6) {
        0 => low,
        1 => high,
        2 | 3 => rng.i128(0..=4).clamp(low, high),
        4 => rng.i128(-130..=300).clamp(low, high),
        _ => rng.i128(low..=high),
    }
}

fn value(model: &Model, rng: &mut fastrand::Rng, field: &Field) -> Data {
    match &field.kind {
        FieldKind::Value { ty, .. } => match ty {
            Type::Scalar(Scalar::Uint, w) => Data::Int(random(rng, 0, (1i128 << w) - 1)),
            Type::Scalar(Scalar::Int, w) => Data::Int(random(rng, -(1i128 << (w - 1)), (1i128 << (w - 1)) - 1)),
            Type::Scalar(Scalar::Bool, _) => Data::Int(rng.i128(0..=1)),
            Type::Scalar(Scalar::Enum(e), _) => {
                let rows = &model.enums[e.index()].rows;
                Data::Int(rows[rng.usize(0..rows.len())].value)
            }
            Type::Bits(n) => Data::Bits((0..*n).filter(|_| rng.u8(0..4) == 0).collect()),
            Type::Str { .. } => {
                Data::Str(["", "abc", "abcd", "on", "one", "two", "x"][rng.usize(0..7)].as_bytes().to_vec())
            }
            Type::Array { count, .. } => Data::List((0..*count).map(|_| Data::Int(rng.i128(0..=3))).collect()),
            Type::Record(_) => Data::Absent,
        },
        FieldKind::Mode(_) => match rng.usize(0..3) {
            2 => Data::Absent,
            mode => Data::Mode { mode, index: rng.u64(0..16), value: rng.u64(0..256) },
        },
        FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => Data::Absent,
    }
}

/// A random legal record, in normal form, with its bytes.
fn sample(model: &Model, rng: &mut fastrand::Rng, id: RecordId) -> (RecordValue, Vec<u8>) {
    let record = &model.records[id.index()];
    let mut v = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
    for id in record.reading_order() {
        let field = &record.fields[id.index()];
        let there = field.guard.as_ref().is_none_or(|g| Env::new(model).with_fields(&v).truth(g).expect("a value"));
        if there && field.notes.available == Available::Yes {
            v.fields[id.index()] = value(model, rng, field);
        }
    }
    let bytes = encode(model, &v, None).expect("legal");
    let decoded = decode_record(model, id, &bytes).expect("legal");
    (decoded.value, bytes)
}

#[test]
fn generated_conditions_say_what_evaluation_says() {
    let model = model();
    let (plain, all) = (model.record("Plain").expect("there"), model.record("All").expect("there"));
    let requires = &model.records[all.index()].requires;
    assert_eq!(requires.len(), generated::ALL.len());
    let mut rng = fastrand::Rng::with_seed(1);
    let mut seen = vec![[0u32; 3]; requires.len()];
    for _ in 0..4_000 {
        let (v, bytes) = sample(&model, &mut rng, plain);
        let v = RecordValue { record: all, ..v };
        let bytes: &[u8; 64] = bytes.as_slice().try_into().expect("64 bytes");
        for (i, (require, made)) in requires.iter().zip(generated::ALL).enumerate() {
            let right = Env::new(&model).with_fields(&v).truth(&require.condition);
            assert_eq!(
                made(bytes).map_err(|why| why.code()),
                right.clone().map_err(|e| e.code.0),
                "condition {i}: {right:?} of {v:?}"
            );
            seen[i][right.map_or(2, usize::from)] += 1;
        }
    }
    let both = seen.iter().filter(|s| s[0] > 0 && s[1] > 0).count();
    let fail = seen.iter().filter(|s| s[2] > 0).count();
    assert!(both > 60 && fail > 30, "{both} of the conditions hold and do not hold, {fail} fail");
}

#[test]
fn big_endian_conditions_too() {
    let model = model();
    let id = model.record("Big").expect("there");
    let requires = &model.records[id.index()].requires;
    let mut rng = fastrand::Rng::with_seed(2);
    for _ in 0..500 {
        let mut record = model.records[id.index()].clone();
        record.requires.clear();
        let mut free = model.clone();
        free.records[id.index()] = record;
        let (v, bytes) = sample(&free, &mut rng, id);
        let bytes: &[u8; 24] = bytes.as_slice().try_into().expect("24 bytes");
        for (require, made) in requires.iter().zip(generated::BIG) {
            assert_eq!(made(bytes).ok(), Env::new(&model).with_fields(&v).truth(&require.condition).ok(), "{v:?}");
        }
        let fields = v.fields.iter().filter_map(|d| if let Data::Int(n) = d { Some(*n as u64) } else { None });
        let width = |n: u64, made: u64| made == n || made == n & ((1 << 40) - 1) || made == n & 0xFFFF_FFFF;
        assert!(fields.zip(generated::big_places(bytes)).all(|(n, made)| width(n, made)), "{v:?}");
    }
}
