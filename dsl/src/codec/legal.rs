//! Which numbers a scalar may hold.

use super::bits::{mask, sign_extend};
use crate::model::{Available, Enum, EnumRow, Model, Scalar};

/// What is wrong with a number.
#[derive(Clone, Copy, Debug)]
pub(super) enum Illegal<'m> {
    /// It is outside this range, inclusive.
    Range(i128, i128),
    /// It has no name in a closed enum.
    NoName(&'m Enum),
    /// Its name is not available; why.
    Unavailable(&'m EnumRow, &'m str),
}

/// Whether numbers of this kind are two's complement.
pub(super) fn signed(model: &Model, scalar: Scalar) -> bool {
    match scalar {
        Scalar::Int => true,
        Scalar::Uint | Scalar::Bool => false,
        Scalar::Enum(id) => model.enums.get(id.index()).is_some_and(|e| e.signed),
    }
}

/// The number that a pattern of bits stands for.
pub(super) fn number(model: &Model, scalar: Scalar, width: u8, bits: u64) -> i128 {
    if signed(model, scalar) { sign_extend(bits, u32::from(width)) } else { i128::from(bits) }
}

/// The row of an enumerator: an available one, if several share the number.
pub(super) fn enumerator(e: &Enum, value: i128) -> Option<&EnumRow> {
    let mut rows = e.rows.iter().filter(|r| r.value == value);
    let first = rows.next()?;
    if first.notes.available == Available::Yes {
        return Some(first);
    }
    Some(rows.find(|r| r.notes.available == Available::Yes).unwrap_or(first))
}

/// Checks a number against its kind and width.
pub(super) fn check(model: &Model, scalar: Scalar, width: u8, v: i128) -> Result<(), Illegal<'_>> {
    let (low, high) = match scalar {
        Scalar::Bool => (0, i128::from(mask(u32::from(width.min(1))))),
        _ if signed(model, scalar) => match width.min(64) {
            0 => (0, 0),
            w => (-(1i128 << (w - 1)), (1i128 << (w - 1)) - 1),
        },
        _ => (0, i128::from(mask(u32::from(width)))),
    };
    if !(low..=high).contains(&v) {
        return Err(Illegal::Range(low, high));
    }
    if let Scalar::Enum(id) = scalar
        && let Some(e) = model.enums.get(id.index())
    {
        return match enumerator(e, v) {
            Some(row) => match &row.notes.available {
                Available::Yes => Ok(()),
                Available::No(why) => Err(Illegal::Unavailable(row, why)),
            },
            None if e.open => Ok(()),
            None => Err(Illegal::NoName(e)),
        };
    }
    Ok(())
}

/// `range (0x01), bitmask (0x02)`: the available rows, for messages.
pub(super) fn names(e: &Enum) -> String {
    let rows = e.rows.iter().filter(|r| r.notes.available == Available::Yes);
    listed(rows.map(|r| match u64::try_from(r.value) {
        Ok(v) => format!("{} ({})", r.name, hex(v, u32::from(e.bits))),
        Err(_) => format!("{} ({})", r.name, r.value),
    }))
}

/// At most 24 words with commas between.
pub(super) fn listed(words: impl Iterator<Item = String>) -> String {
    let mut words: Vec<String> = words.collect();
    if words.is_empty() {
        return "none".to_owned();
    }
    if words.len() > 24 {
        let more = words.len() - 24;
        words.truncate(24);
        words.push(format!("{more} more"));
    }
    words.join(", ")
}

/// A pattern of that many bits in hexadecimal, all its digits.
pub(super) fn hex(v: u64, width: u32) -> String {
    format!("0x{v:0digits$X}", digits = width.div_ceil(4).max(1) as usize)
}
