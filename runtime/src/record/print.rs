//! A record as the language's literal.

use core::fmt;

use super::RecordInfo;

/// The literal of a legal record, on one line.
///
/// # Errors
/// Those of the formatter.
#[cold]
#[inline(never)]
pub fn print(info: &'static RecordInfo, bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let _ = bytes;
    f.write_str(info.name)
}
