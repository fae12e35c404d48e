//! Which numbers a scalar may hold.

use super::bits::{mask, sign_extend};
use super::{EnumInfo, EnumRow, ModeTable, Scalar};

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Illegal {
    /// It does not fit.
    Range,
    /// It has no name in a closed enum.
    NoName,
    /// Its name is not available.
    Away,
}

/// Whether numbers of this kind are two's complement.
pub(super) fn signed(scalar: Scalar) -> bool {
    match scalar {
        Scalar::Int => true,
        Scalar::Uint | Scalar::Bool => false,
        Scalar::Enum(e) => e.signed,
    }
}

/// The number that a pattern of bits stands for.
pub(super) fn number(scalar: Scalar, width: u8, bits: u64) -> i128 {
    if signed(scalar) { sign_extend(bits, u32::from(width)) } else { i128::from(bits) }
}

/// The row of an enumerator: an available one, if several share the number.
pub(super) fn enumerator(e: &'static EnumInfo, value: i128) -> Option<&'static EnumRow> {
    let mut first = None;
    for row in e.rows.iter().filter(|r| r.value == value) {
        if row.unavailable.is_none() {
            return Some(row);
        }
        first = first.or(Some(row));
    }
    first
}

/// The least and the largest number of that kind.
pub(super) fn limits(scalar: Scalar, width: u8) -> (i128, i128) {
    match scalar {
        Scalar::Bool => (0, i128::from(mask(u32::from(width.min(1))))),
        _ if signed(scalar) => match width.min(64) {
            0 => (0, 0),
            w => (-(1i128 << (w - 1)), (1i128 << (w - 1)) - 1),
        },
        _ => (0, i128::from(mask(u32::from(width)))),
    }
}

/// Checks a number against its kind and width.
pub(super) fn check(scalar: Scalar, width: u8, v: i128) -> Result<(), Illegal> {
    let (low, high) = limits(scalar, width);
    if !(low..=high).contains(&v) {
        return Err(Illegal::Range);
    }
    let Scalar::Enum(e) = scalar else { return Ok(()) };
    match enumerator(e, v) {
        Some(row) if row.unavailable.is_none() => Ok(()),
        Some(_) => Err(Illegal::Away),
        None if e.open => Ok(()),
        None => Err(Illegal::NoName),
    }
}

/// Index of the mode of that number: an available one, if several share it.
pub(super) fn mode_of(table: &ModeTable, wire: u64) -> Option<usize> {
    let mut first = None;
    for (i, m) in table.modes.iter().enumerate().filter(|(_, m)| m.wire == wire) {
        if m.unavailable.is_none() {
            return Some(i);
        }
        first = first.or(Some(i));
    }
    first
}
