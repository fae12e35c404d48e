//! What the macros of generated code call.

use core::fmt;

use super::{FamilyInfo, RecordError, RecordInfo, check, pick, print};

/// The bytes, if they are exactly so many.
#[doc(hidden)]
#[inline]
#[must_use]
pub fn whole<const N: usize>(bytes: &[u8]) -> Option<&[u8; N]> {
    bytes.try_into().ok()
}

/// The bytes, if they are a legal record.
///
/// # Errors
/// What is wrong with them.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub fn checked<const N: usize>(info: &'static RecordInfo, bytes: &[u8]) -> Result<[u8; N], RecordError> {
    check(info, bytes)?;
    bytes.try_into().map_err(|_| RecordError::length(info, bytes.len()))
}

/// Whether bytes are a legal record.
///
/// # Errors
/// What is wrong with them.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub fn check_slowly(info: &'static RecordInfo, bytes: &[u8]) -> Result<(), RecordError> {
    check(info, bytes)
}

/// What is wrong with bytes that are too few or too many.
#[doc(hidden)]
#[cold]
#[inline(never)]
#[must_use]
pub fn wrong_length(info: &'static RecordInfo, bytes: &[u8]) -> RecordError {
    match check(info, bytes) {
        Ok(()) => RecordError::length(info, bytes.len()),
        Err(e) => e,
    }
}

/// Whether bytes are a legal member of a family.
///
/// # Errors
/// What is wrong with them.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub fn check_member(family: &'static FamilyInfo, bytes: &[u8]) -> Result<(), RecordError> {
    check(pick(family, bytes)?, bytes)
}

/// Whether two descriptions are of one record. (A constant may have several addresses.)
#[doc(hidden)]
#[must_use]
pub fn same(a: &RecordInfo, b: &RecordInfo) -> bool {
    core::ptr::eq(a, b) || a.name == b.name
}

/// What is wrong with bytes of a record for which a family's type has no variant.
#[doc(hidden)]
#[cold]
#[must_use]
pub fn no_variant(family: &'static FamilyInfo, bytes: &[u8]) -> RecordError {
    RecordError::no_member(family, super::message::keys(family, bytes))
}

/// The literal of a member; the bytes, and what is wrong with them, of what is none.
///
/// # Errors
/// Those of the formatter.
#[doc(hidden)]
pub fn print_member(
    family: &'static FamilyInfo,
    info: Option<&'static RecordInfo>,
    bytes: &[u8],
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if let Some(info) = info {
        return print(info, bytes, f);
    }
    f.write_str("[")?;
    for (i, b) in bytes.iter().enumerate() {
        write!(f, "{}{b:02X}", if i == 0 { "" } else { " " })?;
    }
    f.write_str("]")?;
    match check_member(family, bytes) {
        Ok(()) => Ok(()),
        Err(e) => write!(f, " ({e})"),
    }
}

/// The same table with some numbers refused, whose bytes in `wrong` are not 0.
#[doc(hidden)]
#[must_use]
pub const fn limited(masks: &[u64; 256], wrong: &[u8; 256]) -> [u64; 256] {
    let mut table = *masks;
    let mut i = 0;
    while i < 256 {
        if wrong[i] != 0 {
            table[i] |= 0xFF << 32;
        }
        i += 1;
    }
    table
}

/// What must be zero, by the number of a mode; of numbers that are none, the number itself (bits 32 to 39).
#[doc(hidden)]
#[must_use]
pub const fn masks(entries: &[(u8, u64)]) -> [u64; 256] {
    let mut table = [0xFF << 32; 256];
    let mut i = 0;
    while i < entries.len() {
        table[entries[i].0 as usize] = entries[i].1;
        i += 1;
    }
    table
}
