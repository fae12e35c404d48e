//! A literal that cannot be read.

use core::fmt;

use super::super::message::listed;
use super::super::{EnumInfo, FamilyInfo, Kind, ModeTable, RecordError, RecordInfo, UnionRow};

/// A literal that cannot be read, or that says what is not legal.
#[derive(Clone, Copy)]
pub struct ParseError {
    pub(super) at: usize,
    pub(super) found: Found,
    pub(super) what: What,
}

/// The first characters of what was found.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    bytes: [u8; 24],
    len: u8,
    /// There is more.
    cut: bool,
}

/// What is wrong.
#[derive(Clone, Copy)]
pub(super) enum What {
    /// Something else was expected.
    Expected(&'static str),
    /// A literal of that record was expected.
    ExpectedRecord(&'static str),
    /// A mode was expected.
    ExpectedMode(&'static ModeTable),
    /// No field.
    NoField(&'static RecordInfo),
    /// A field that cannot be given.
    Constant(&'static RecordInfo),
    /// A field that has been given.
    Twice,
    /// No record of the family.
    NoMember(&'static FamilyInfo),
    /// No mode.
    NoMode(&'static ModeTable),
    /// The wrong number of operands of a mode: with a value or without, how many.
    Operands(bool, u32),
    /// No enumerator.
    NoName(&'static EnumInfo),
    /// No arm.
    NoArm(&'static UnionRow),
    /// No number.
    NoNumber,
    /// A number too large for anything.
    Huge,
    /// An operand that is negative.
    Negative,
    /// An operand of more than 64 bits.
    Wide,
    /// A number too large for a set.
    FarBit,
    /// No range of numbers of a set.
    NoRange,
    /// An escape that means nothing.
    Escape,
    /// The record is not legal.
    Record(RecordError),
}

impl ParseError {
    /// First byte of the text that is wrong; of a record that is not legal, of the field concerned.
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }

    /// What is wrong with the record, if the text is well-formed.
    #[must_use]
    pub fn record_error(&self) -> Option<RecordError> {
        match self.what {
            What::Record(e) => Some(e),
            _ => None,
        }
    }
}

impl Found {
    pub(super) const NOTHING: Found = Found { bytes: [0; 24], len: 0, cut: false };

    /// The beginning of a text.
    pub(super) fn new(text: &str) -> Found {
        let mut found = Found::NOTHING;
        let mut end = text.len().min(found.bytes.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let kept = text.bytes().take(end);
        found.bytes.iter_mut().zip(kept).for_each(|(to, from)| *to = from);
        Found { len: end as u8, cut: end < text.len(), ..found }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.bytes.get(..self.len.into()).and_then(|b| core::str::from_utf8(b).ok()).unwrap_or("?");
        if text.is_empty() {
            return f.write_str("the end");
        }
        write!(f, "`{text}{}`", if self.cut { ".." } else { "" })
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        match self.what {
            What::Record(e) => return e.fmt(f),
            What::Expected(what) => write!(f, "expected {what}, found {found}")?,
            What::ExpectedRecord(name) => write!(f, "expected {name} {{ .. }}, found {found}")?,
            What::ExpectedMode(table) => {
                write!(
                    f,
                    "expected a mode of {} with its operands, as `mode(index, value)`, found {found}",
                    table.name
                )?;
            }
            What::NoField(record) => {
                write!(f, "{}: no field {found}; its fields are: ", record.name)?;
                fields(record, f)?;
            }
            What::Constant(record) => write!(f, "{}: {found} is constant and cannot be given", record.name)?,
            What::Twice => write!(f, "{found} is given twice")?,
            What::NoMember(family) => {
                write!(f, "no record {found} in {}; its records are: ", family.name)?;
                listed(family.members.iter().map(|r| r.name), f)?;
            }
            What::NoMode(table) => {
                write!(f, "{} has no mode {found}; its modes are: ", table.name)?;
                listed(table.modes.iter().filter(|m| m.unavailable.is_none()).map(|m| m.name), f)?;
            }
            What::Operands(value, given) => {
                let (operands, wanted) =
                    if value { ("an index and a value", "2 operands") } else { ("an index", "1 operand") };
                write!(f, "{found} takes {operands}: {wanted}, not {given}")?;
            }
            What::NoName(e) => {
                write!(f, "{} has no enumerator {found}; its enumerators are: ", e.name)?;
                listed(e.rows.iter().filter(|r| r.unavailable.is_none()).map(|r| r.name), f)?;
            }
            What::NoArm(u) => {
                f.write_str("expected one of the arms ")?;
                listed(u.arms.iter().map(|a| a.name), f)?;
                write!(f, ", found {found}")?;
            }
            What::NoNumber => write!(f, "{found} is no number")?,
            What::Huge => write!(f, "{found} is too large a number")?,
            What::Negative => write!(f, "the operand {found} is negative: give its bits, as in 0xFFFFFFFF")?,
            What::Wide => write!(f, "the operand {found} does not fit 64 bits")?,
            What::FarBit => write!(f, "bit {found} does not fit a set")?,
            What::NoRange => write!(f, "{found} is no range of numbers of a set")?,
            What::Escape => write!(f, "{found} is no escape; there are: \\\" \\\\ \\' \\n \\r \\t \\0 \\xNN")?,
        }
        write!(f, " (at byte {})", self.at)
    }
}

/// Names that a literal may give.
fn fields(record: &'static RecordInfo, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let given = |kind: &Kind| !matches!(kind, Kind::Constant { .. } | Kind::Fill { .. });
    let named = record.rows.iter().filter(move |r| !r.name.is_empty() && given(&r.kind)).map(|r| r.name);
    let arms = record.rows.iter().filter(|r| r.name.is_empty()).flat_map(|r| match &r.kind {
        Kind::Union(u) => u.arms,
        _ => &[],
    });
    listed(named.chain(arms.map(|a| a.name)), f)
}

impl fmt::Debug for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ParseError({}: {self})", self.at)
    }
}

impl PartialEq for ParseError {
    fn eq(&self, other: &Self) -> bool {
        let same = core::mem::discriminant(&self.what) == core::mem::discriminant(&other.what);
        same && (self.at, self.found, self.record_error()) == (other.at, other.found, other.record_error())
    }
}

impl Eq for ParseError {}

impl core::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.what {
            What::Record(e) => Some(e),
            _ => None,
        }
    }
}

impl From<RecordError> for ParseError {
    fn from(e: RecordError) -> Self {
        ParseError { at: 0, found: Found::NOTHING, what: What::Record(e) }
    }
}
