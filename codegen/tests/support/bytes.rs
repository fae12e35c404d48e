//! Bytes to decode: legal ones, damaged ones, noise.

use chappe_dsl::codec;
use chappe_dsl::model::{FieldKind, Model, ProfileId, RecordId};
use fastrand::Rng;

use super::legal::Writer;

/// How bytes came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bytes {
    /// A legal value encoded.
    Legal,
    /// A bit or a few are flipped.
    Bits,
    /// A byte or a few are others.
    Others,
    /// A key has another value.
    Key,
    /// Too few or too many.
    Length,
    /// Zeros with the record's constants, and a few random bytes.
    Sparse,
    /// Noise.
    Noise,
}

/// Bytes for a record, and what they are.
pub fn bytes(model: &Model, id: RecordId, profile: Option<ProfileId>, rng: &mut Rng) -> (Vec<u8>, Bytes) {
    let value = Writer::new(model, profile).record(id, rng);
    let record = &model.records[id.index()];
    let mut b = codec::encode(model, &value, profile).unwrap_or_else(|_| {
        let mut stamped = record.fixed.value.clone();
        stamped.resize(record.size as usize, 0);
        stamped
    });
    let origin = match rng.u8(..16) {
        0..=4 => Bytes::Legal,
        5..=8 => Bytes::Bits,
        9..=11 => Bytes::Others,
        12 => Bytes::Key,
        13 => Bytes::Length,
        14 => Bytes::Sparse,
        _ => Bytes::Noise,
    };
    change(model, id, &mut b, origin, rng);
    (b, origin)
}

fn change(model: &Model, id: RecordId, b: &mut Vec<u8>, origin: Bytes, rng: &mut Rng) {
    let record = &model.records[id.index()];
    let few = if rng.bool() { 1 } else { rng.usize(1..5) };
    match origin {
        _ if b.is_empty() => {}
        Bytes::Legal => {}
        Bytes::Bits => (0..few).for_each(|_| {
            let at = rng.usize(..b.len());
            b[at] ^= 1 << rng.u8(..8);
        }),
        Bytes::Others => (0..few).for_each(|_| {
            let at = rng.usize(..b.len());
            b[at] = if rng.bool() { rng.u8(..) } else { [0, 1, 0x7F, 0x80, 0xFF][rng.usize(..5)] };
        }),
        Bytes::Key => {
            let keys = record.fields.iter().filter(|f| f.key).filter_map(|f| match &f.kind {
                FieldKind::Constant { place, .. } => Some(place),
                _ => None,
            });
            for piece in keys.flat_map(|p| &p.pieces) {
                let bit = piece.record_bit + rng.u32(..u32::from(piece.width));
                b[bit as usize / 8] ^= 1 << (bit % 8);
            }
        }
        Bytes::Length => {
            let n = if rng.bool() { rng.usize(..b.len() * 2 + 1) } else { b.len() + 1 - 2 * rng.usize(..2) };
            b.resize(n, 0);
        }
        Bytes::Sparse => {
            b.fill(0);
            b.iter_mut().zip(&record.fixed.value).for_each(|(b, v)| *b = *v);
            (0..few).for_each(|_| {
                let at = rng.usize(..b.len());
                b[at] = rng.u8(..);
            });
        }
        Bytes::Noise => b.iter_mut().for_each(|b| *b = rng.u8(..)),
    }
}
