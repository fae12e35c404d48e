//! Whether bytes are a legal record, and what is wrong with them if not: what the interpreted codec would say.

use super::{FamilyInfo, RecordError, RecordInfo};

/// Checks the bytes of a record.
///
/// # Errors
/// The first thing that is wrong, in byte order.
#[cold]
#[inline(never)]
pub fn check(info: &'static RecordInfo, bytes: &[u8]) -> Result<(), RecordError> {
    if bytes.len() == info.size as usize { Ok(()) } else { Err(RecordError::length(info, bytes.len())) }
}

/// The member of a family that bytes are, or are meant to be.
///
/// # Errors
/// They are none.
#[cold]
#[inline(never)]
pub fn pick(family: &'static FamilyInfo, bytes: &[u8]) -> Result<&'static RecordInfo, RecordError> {
    Err(RecordError::family_length(family, bytes.len()))
}

/// Whether a profile, by its index, takes a legal record and would write exactly these bytes.
#[must_use]
pub fn accepts(info: &'static RecordInfo, bytes: &[u8], profile: usize) -> bool {
    let _ = (info, bytes, profile);
    true
}
