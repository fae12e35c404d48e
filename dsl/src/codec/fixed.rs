//! Rows whose bits are given by the specification: constants, and the keys of members.

use super::bits::get;
use crate::model::{Field, FieldKind, FixedBits, Location, Place, Record, Scalar, Type};

/// The scalar, place and bits of a row that is fixed; `None` for rows that hold a value.
pub fn fixed<'m>(record: &'m Record, field: &'m Field) -> Option<(Scalar, &'m Place, u64)> {
    match &field.kind {
        FieldKind::Constant { ty, place, bits } => Some((*ty, place, *bits)),
        FieldKind::Value { ty: Type::Scalar(scalar, _), at: Location::Bits(place) } if field.key => {
            Some((*scalar, place, covered(&record.fixed, place)?))
        }
        FieldKind::Value { .. } | FieldKind::Fill { .. } | FieldKind::Mode(_) | FieldKind::Union(_) => None,
    }
}

/// The value of a place all of whose bits are fixed.
fn covered(bits: &FixedBits, place: &Place) -> Option<u64> {
    let all = super::bits::mask(u32::from(place.width));
    (get(&bits.mask, 0, place)? == all).then(|| get(&bits.value, 0, place)).flatten()
}

/// Stamps the fixed bits of a record onto its bytes; `None` if they are more bytes than it has.
pub(super) fn stamp(bytes: &mut [u8], fixed: &FixedBits) -> Option<()> {
    for ((b, m), v) in bytes.get_mut(..fixed.mask.len())?.iter_mut().zip(&fixed.mask).zip(&fixed.value) {
        *b = *b & !m | v & m;
    }
    Some(())
}

/// Whether the fixed bits have their values.
pub(super) fn matches(bytes: &[u8], fixed: &FixedBits) -> bool {
    bytes.len() >= fixed.mask.len()
        && fixed.mask.iter().zip(&fixed.value).zip(bytes).all(|((m, v), b)| (b ^ v) & m == 0)
}

/// Number of bytes in which fixed bits have other values.
pub(super) fn mismatches(bytes: &[u8], fixed: &FixedBits) -> usize {
    fixed.mask.iter().zip(&fixed.value).zip(bytes).filter(|((m, v), b)| (*b ^ *v) & **m != 0).count()
}
