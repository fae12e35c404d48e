//! Which rows of a record are there.

use super::{Condition, NoValue, RecordInfo, Row};

/// Whether a row is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// It is.
    Here,
    /// The architecture lacks it, or its condition does not hold.
    Away,
    /// Its condition has no value.
    NoValue(NoValue),
}

/// The bytes of a record that starts at byte `base`.
pub(super) fn own<'b>(record: &RecordInfo, bytes: &'b [u8], base: u32) -> &'b [u8] {
    let bytes = bytes.get(base as usize..).unwrap_or_default();
    bytes.get(..record.size as usize).unwrap_or(bytes)
}

/// Whether a condition on a record holds.
pub(super) fn holds(condition: &Condition, record: &RecordInfo, bytes: &[u8], base: u32) -> Result<bool, NoValue> {
    (condition.holds)(own(record, bytes, base))
}

/// Whether a row of a record is there.
pub(super) fn presence(record: &RecordInfo, row: &Row, bytes: &[u8], base: u32) -> Presence {
    if row.unavailable.is_some() {
        return Presence::Away;
    }
    match row.guard.as_ref().map(|g| holds(g, record, bytes, base)) {
        None | Some(Ok(true)) => Presence::Here,
        Some(Ok(false)) => Presence::Away,
        Some(Err(why)) => Presence::NoValue(why),
    }
}

/// Whether a row of a record is there, beyond doubt.
pub(crate) fn is_here(record: &RecordInfo, row: &Row, bytes: &[u8], base: u32) -> bool {
    presence(record, row, bytes, base) == Presence::Here
}
