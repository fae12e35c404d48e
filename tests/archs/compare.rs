//! Random records, both ways: our bytes are theirs, what we read in theirs are the values, and a reserved bit that is
//! not zero is refused.

use std::path::Path;
use std::process::Command;

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::model::{FieldKind, Location, Model, RecordId};
use fastrand::Rng;

use crate::oracle::hex;
use crate::{oracle, random, spec};

/// Compares `each` random values of each record with an oracle; says how much was compared.
pub(crate) fn with(model: &Model, format: &str, records: &[RecordId], program: &Path) {
    let values = values(model, records);
    let lines: Vec<String> = values.iter().map(|(v, _)| random::line(model, v)).collect();
    let theirs = oracle::ask(&mut Command::new(program), &lines);
    let mut flipped = 0;
    let mut rng = Rng::with_seed(7);
    for (((value, ours), theirs), line) in values.iter().zip(&theirs).zip(&lines) {
        assert_eq!(hex(ours), hex(theirs), "{line}");
        flipped += read(model, value, theirs, &mut rng);
    }
    println!(
        "{format}: {} records, {} random values, {flipped} reserved bits, 0 disagreements",
        records.len(),
        values.len()
    );
}

/// Random values with our bytes.
pub(crate) fn values(model: &Model, records: &[RecordId]) -> Vec<(RecordValue, Vec<u8>)> {
    let mut rng = Rng::with_seed(42);
    let mut out = Vec::new();
    for id in records {
        for _ in 0..each() {
            let found = random::value(model, *id, &mut rng);
            out.push(found.unwrap_or_else(|| unreachable!("no value of {}", model.records[id.index()].name)));
        }
    }
    out
}

/// Reads bytes that must give the value, and refuses them with a reserved bit flipped; how many were flipped.
pub(crate) fn read(model: &Model, value: &RecordValue, bytes: &[u8], rng: &mut Rng) -> usize {
    let said = codec::print(model, value);
    let decoded = spec::decode(model, value.record, bytes).map_err(spec::words);
    let decoded = decoded.map(|d| codec::print(model, &d.value));
    assert_eq!(decoded.as_deref(), Ok(said.as_str()), "{}", hex(bytes));
    if rng.u8(..8) == 0 {
        assert_eq!(spec::encode(model, &said).map(|b| hex(&b)), Ok(hex(bytes)), "{said}");
    }
    let reserved = reserved(model, value, 0);
    if reserved.is_empty() {
        return 0;
    }
    let bit = reserved[rng.usize(..reserved.len())];
    let mut bytes = bytes.to_vec();
    bytes[bit as usize / 8] ^= 1 << (bit % 8);
    let decoded = spec::decode(model, value.record, &bytes);
    assert!(decoded.is_err(), "{said}: bit {bit} is reserved, and was read: {}", hex(&bytes));
    1
}

/// The bits that must be zero in a record with this value.
pub(crate) fn reserved(model: &Model, value: &RecordValue, base: u32) -> Vec<u32> {
    let record = &model.records[value.record.index()];
    let mut out: Vec<u32> = record.zero.ones().map(|b| base * 8 + b as u32).collect();
    for (field, data) in record.fields.iter().zip(&value.fields) {
        match (&field.kind, data) {
            (FieldKind::Fill { bits, ignored: false }, _) if field.guard.is_none() => {
                out.extend(bits.iter().flat_map(|(a, b)| *a..*b).map(|b| base * 8 + b));
            }
            (FieldKind::Value { at: Location::Bytes(at), .. }, Data::Record(inner)) => {
                out.extend(reserved(model, inner, base + at));
            }
            (FieldKind::Union(u), Data::Arm(_, inner)) => {
                if let Data::Record(inner) = &**inner {
                    out.extend(reserved(model, inner, base + u.offset));
                }
            }
            _ => {}
        }
    }
    out
}

/// How many random values of each record; `CHAPPE_RECORDS` says otherwise.
pub(crate) fn each() -> usize {
    std::env::var("CHAPPE_RECORDS").ok().and_then(|n| n.parse().ok()).unwrap_or(150)
}
