//! A literal as bytes.
//!
//! The text is read twice: first to see whether it is well-formed, then, row by row, while the record is written. So no
//! memory is needed for what it says.

mod cursor;
mod error;
mod lit;
mod number;
mod reader;

use super::write::write_source;
use super::{FamilyInfo, RecordError, RecordInfo};
use cursor::Cursor;
use error::What;
use lit::Fields;
use reader::Reader;

pub use error::ParseError;
pub(super) use lit::Lit;

/// Reads a literal of a record, as a profile, by its index, writes it; without a profile nothing is refused.
///
/// ```text
/// EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(14) }
/// ```
///
/// # Errors
/// The first thing that is wrong with the text, or with the record.
#[cold]
#[inline(never)]
pub fn parse(
    info: &'static RecordInfo,
    text: &str,
    profile: Option<usize>,
    bytes: &mut [u8],
) -> Result<(), ParseError> {
    let mut reader = Reader(Cursor::new(text));
    let start = reader.0;
    if reader.0.path() != Some(info.name) || !reader.0.is_at("{") {
        reader.0 = start;
        return reader.wrong(What::ExpectedRecord(info.name));
    }
    fields(reader, info, profile, bytes)
}

/// Reads a literal of any record of a family, as a profile, by its index, writes it; without a profile nothing is refused.
///
/// # Errors
/// The first thing that is wrong with the text, or with the record.
#[cold]
#[inline(never)]
pub fn parse_member(
    family: &'static FamilyInfo,
    text: &str,
    profile: Option<usize>,
    bytes: &mut [u8],
) -> Result<&'static RecordInfo, ParseError> {
    let mut reader = Reader(Cursor::new(text));
    let start = reader.0;
    let Some(name) = reader.0.path() else { return reader.wrong(What::Expected("a record, as `Name { .. }`")) };
    let Some(info) = family.members.iter().find(|r| r.name == name) else {
        reader.0 = start;
        return reader.wrong(What::NoMember(family));
    };
    fields(reader, info, profile, bytes).map(|()| *info)
}

/// Reads what follows the name.
fn fields(
    mut reader: Reader<'_>,
    info: &'static RecordInfo,
    profile: Option<usize>,
    bytes: &mut [u8],
) -> Result<(), ParseError> {
    if !reader.0.eat("{") {
        return reader.wrong(What::Expected("`{`"));
    }
    let fields = Fields::new(info, reader.0);
    reader.fields(info)?;
    if !reader.0.is_at_end() {
        return reader.wrong(What::Expected("nothing more"));
    }
    write_source(info, profile, &fields, bytes).map_err(|e| located(&fields, e))
}

/// The error with the place of its field.
fn located(fields: &Fields<'_>, e: RecordError) -> ParseError {
    let mut error = ParseError::from(e);
    if let Some(at) = e.row().and_then(|row| fields.place(row)) {
        error.at = at;
    }
    error
}
