//! A value as bytes: what a builder does.

mod given;
mod mode;
mod profile;
mod record;
mod shared;
mod value;
mod wire;

use super::spot::Spot;
use super::way::Going;
use super::why::Why;
use super::{DEPTH, NESTED, RecordError, RecordInfo};

#[cfg(feature = "parse")]
pub(super) use given::Given;
pub(super) use given::Source;

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
    /// A bit set, an array or a nested record, as on the wire; what is missing at the end of a set or an array is not given.
    /// Numbers, texts and sets are checked; nested records are taken to be legal.
    Wire(&'a [u8]),
    /// An arm of a union, by its index, with its bytes as on the wire.
    Arm(u16, &'a [u8]),
}

/// What a builder was given, if it was.
#[doc(hidden)]
impl<'a> Datum<'a> {
    #[must_use]
    pub fn of(number: Option<impl Into<i128>>) -> Self {
        number.map_or(Datum::Absent, |n| Datum::Int(n.into()))
    }

    #[must_use]
    pub fn text(text: Option<&'a str>) -> Self {
        text.map_or(Datum::Absent, |text| Datum::Text(text.as_bytes()))
    }

    #[must_use]
    pub fn wire<const N: usize>(bytes: Option<&'a [u8; N]>) -> Self {
        bytes.map_or(Datum::Absent, |bytes| Datum::Wire(bytes))
    }

    #[must_use]
    pub fn arm<const N: usize>(arm: Option<&'a (u16, [u8; N])>) -> Self {
        arm.map_or(Datum::Absent, |(arm, bytes)| Datum::Arm(*arm, bytes))
    }
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
    write_source(info, profile, &given::Rows(given), bytes)
}

/// The same from any source.
pub(super) fn write_source(
    info: &'static RecordInfo,
    profile: Option<usize>,
    source: &dyn Source<'_>,
    bytes: &mut [u8],
) -> Result<(), RecordError> {
    if bytes.len() != info.size as usize {
        return Err(RecordError::length(info, bytes.len()));
    }
    bytes.fill(0);
    let mut writer =
        Writer { root: info, profile, bytes, first: None, errors: 0, nested: 0, said: (false, false), silent: false };
    writer.record(info, 0, Going::START, source);
    writer.first.map_or(Ok(()), Err)
}

struct Writer<'b> {
    /// The outermost record.
    root: &'static RecordInfo,
    profile: Option<usize>,
    bytes: &'b mut [u8],
    /// The first error in byte order.
    first: Option<RecordError>,
    /// Number of errors.
    errors: usize,
    /// Number of nested parts gone into.
    nested: u32,
    /// It has been said that records are nested too deep; that they are too many.
    said: (bool, bool),
    /// Errors are counted only.
    silent: bool,
}

impl Writer<'_> {
    fn error(&mut self, going: Going, spot: Spot, why: Why) {
        self.push(RecordError::new(self.root, going.way(), spot, why));
    }

    fn number(&mut self, going: Going, spot: Spot, why: Why, found: i128) {
        let found = [found as u64, (found >> 64) as u64];
        self.push(RecordError::new(self.root, going.way(), spot, why).found(found));
    }

    fn push(&mut self, e: RecordError) {
        self.errors += 1;
        if !self.silent && self.first.is_none_or(|first| e.rank() < first.rank()) {
            self.first = Some(e);
        }
    }

    /// Into a nested part; says if that is too deep. After too many errors there is nothing to say.
    fn enter(&mut self, mut going: Going) -> Option<Going> {
        const ERRORS: usize = 1000;
        self.nested = self.nested.saturating_add(1);
        if going.depth < DEPTH && self.nested <= NESTED && self.errors <= ERRORS {
            going.depth += 1;
            return Some(going);
        }
        if self.errors <= ERRORS {
            let deep = going.depth >= DEPTH;
            let said = if deep { &mut self.said.0 } else { &mut self.said.1 };
            if !core::mem::replace(said, !self.silent) {
                let spot = Spot { offset: 0, bits: (0, 0) };
                self.error(Going::START, spot, if deep { Why::TooDeep } else { Why::TooMany });
            }
        }
        None
    }
}
