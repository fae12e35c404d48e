//! A literal as bytes.

use core::fmt;

use super::{FamilyInfo, RecordError, RecordInfo};

/// A literal that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    at: usize,
    error: RecordError,
}

impl ParseError {
    /// First byte of the text that is wrong.
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl core::error::Error for ParseError {}

impl From<RecordError> for ParseError {
    fn from(error: RecordError) -> Self {
        ParseError { at: 0, error }
    }
}

/// Reads a literal of a record, as a profile writes it.
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
    let _ = (text, profile);
    if bytes.len() == info.size as usize { Ok(()) } else { Err(RecordError::length(info, bytes.len()).into()) }
}

/// Reads a literal of any record of a family, as a profile writes it.
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
    let _ = (text, profile);
    Err(RecordError::family_length(family, bytes.len()).into())
}
