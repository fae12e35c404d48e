//! What is wrong with a record.

use core::fmt;

use super::message::{Family, Message};
use super::spot::Spot;
use super::way::{Shown, Way};
use super::why::Why;
use super::{FamilyInfo, NoValue, RecordInfo};

/// A mistake in bytes that were to be decoded, or in a value that was to be encoded.
///
/// It is small and needs no memory of its own: the text is made from the description of the record when it is shown.
#[derive(Clone, Copy)]
pub struct RecordError(Inner);

#[derive(Clone, Copy)]
enum Inner {
    Record(InRecord),
    Family(InFamily),
}

/// A mistake in a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct InRecord {
    /// The outermost record.
    pub(super) root: &'static RecordInfo,
    /// The way to the part concerned.
    pub(super) way: Way,
    /// Numbers involved.
    pub(super) found: [u64; 2],
    /// First byte.
    pub(super) offset: u32,
    /// Bits, half open.
    pub(super) bits: (u32, u32),
    /// One more number involved.
    pub(super) extra: u32,
    /// What is wrong.
    pub(super) why: Why,
}

/// Bytes that are no member of a family.
#[derive(Clone, Copy, Debug)]
pub(super) struct InFamily {
    /// The innermost family that they could belong to.
    pub(super) family: &'static FamilyInfo,
    /// The values of its keys, one after the other from bit 0 on; or the number of bytes.
    pub(super) found: [u64; 2],
    /// The number of bytes is wrong.
    pub(super) length: bool,
}

// An error is passed by value through every decoder.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<RecordError>() <= 64);

impl RecordError {
    /// An error about a part of a record.
    pub(super) fn new(root: &'static RecordInfo, way: Way, spot: Spot, why: Why) -> RecordError {
        let found = [0; 2];
        RecordError(Inner::Record(InRecord { root, way, found, offset: spot.offset, bits: spot.bits, extra: 0, why }))
    }

    /// The same with numbers involved.
    pub(super) fn found(mut self, found: [u64; 2]) -> RecordError {
        if let Inner::Record(e) = &mut self.0 {
            e.found = found;
        }
        self
    }

    /// The same with one more number involved.
    pub(super) fn extra(mut self, extra: u32) -> RecordError {
        if let Inner::Record(e) = &mut self.0 {
            e.extra = extra;
        }
        self
    }

    /// The wrong number of bytes for a record.
    pub(super) fn length(root: &'static RecordInfo, len: usize) -> RecordError {
        let spot = Spot::bytes(0, root.size);
        RecordError::new(root, super::way::Going::START.way(), spot, Why::Length).found([len as u64, 0])
    }

    /// The wrong number of bytes for a family.
    pub(super) fn family_length(family: &'static FamilyInfo, len: usize) -> RecordError {
        RecordError(Inner::Family(InFamily { family, found: [len as u64, 0], length: true }))
    }

    /// Bytes that are no member of a family, with the values of its keys.
    pub(super) fn no_member(family: &'static FamilyInfo, keys: u128) -> RecordError {
        let found = [keys as u64, (keys >> 64) as u64];
        RecordError(Inner::Family(InFamily { family, found, length: false }))
    }

    /// The diagnostic code, as `E0605`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match &self.0 {
            Inner::Record(e) => e.code(),
            Inner::Family(e) if e.length => Why::Length.code(),
            Inner::Family(_) => "E0614",
        }
    }

    /// Name of the outermost record; of the family, if it is not known which of its records was meant.
    #[must_use]
    pub fn record(&self) -> &'static str {
        match &self.0 {
            Inner::Record(e) => e.root.name,
            Inner::Family(e) => e.family.name,
        }
    }

    /// The field, with those around it: `view.ring.sem`, `steps[2].to`; `(unnamed)` if it has no name, or if the whole
    /// record is concerned.
    #[must_use]
    pub fn field(&self) -> impl fmt::Display + use<> {
        FieldName(self.0)
    }

    /// First byte concerned, from the start of the outermost record.
    #[must_use]
    pub fn offset(&self) -> u32 {
        match &self.0 {
            Inner::Record(e) => e.offset,
            Inner::Family(e) => e.first_key().map_or(0, |(bit, _)| bit / 8),
        }
    }

    /// Bits concerned, from the start of the outermost record, half open; bit n is bit n % 8 of byte n / 8.
    #[must_use]
    pub fn bits(&self) -> (u32, u32) {
        match &self.0 {
            Inner::Record(e) => e.bits,
            Inner::Family(e) => e.first_key().map_or((0, 0), |(bit, width)| (bit, bit.saturating_add(width))),
        }
    }

    /// Whether nothing is wrong but the record's layout, which is not published: such a record is recognized and can be
    /// shown as bytes.
    #[must_use]
    pub fn is_opaque(&self) -> bool {
        matches!(&self.0, Inner::Record(e) if e.why == Why::Opaque)
    }

    /// Whether a constant of bytes is wrong.
    pub(super) fn is_about_constant(&self) -> bool {
        matches!(&self.0, Inner::Record(e) if matches!(e.why, Why::Constant | Why::FixedByte))
    }

    /// Where errors are sorted: those without a place first.
    pub(super) fn rank(&self) -> Option<u32> {
        match &self.0 {
            Inner::Record(e) if matches!(e.why, Why::TooDeep | Why::TooMany) => None,
            Inner::Record(_) | Inner::Family(_) => Some(self.offset()),
        }
    }

    /// The row of the outermost record that is concerned.
    #[cfg(feature = "parse")]
    pub(super) fn row(&self) -> Option<&'static super::Row> {
        match &self.0 {
            Inner::Record(e) => e.way.first(e.root),
            Inner::Family(_) => None,
        }
    }
}

impl InRecord {
    fn code(&self) -> &'static str {
        match self.why {
            Why::GuardNoValue | Why::RequireNoValue | Why::RowRequireNoValue => {
                NoValue::of_number(self.found[0]).code()
            }
            Why::ProfileNoValue => NoValue::of_number((self.extra >> 8).into()).code(),
            why => why.code(),
        }
    }
}

impl InFamily {
    /// First bit and width of the first key, if the keys are at fault.
    fn first_key(&self) -> Option<(u32, u32)> {
        let (_, place) = self.family.keys.first().filter(|_| !self.length)?;
        let first = place.pieces().iter().map(|p| p.0).min().unwrap_or(0);
        Some((first, u32::from(place.width)))
    }
}

/// The name of the field concerned.
struct FieldName(Inner);

impl fmt::Display for FieldName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Inner::Record(e) if matches!(e.why, Why::TooDeep | Why::TooMany) => f.write_str("(unnamed)"),
            Inner::Record(e) => Shown { root: e.root, way: e.way }.fmt(f),
            Inner::Family(e) if e.length => f.write_str("(unnamed)"),
            Inner::Family(e) => f.write_str(e.family.keys.first().map_or("(unnamed)", |(name, _)| name)),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Inner::Record(e) => Message(e).fmt(f),
            Inner::Family(e) => Family(e).fmt(f),
        }
    }
}

impl fmt::Debug for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RecordError({}: {self})", self.code())
    }
}

impl PartialEq for RecordError {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Inner::Record(a), Inner::Record(b)) => {
                core::ptr::eq(a.root, b.root)
                    && (a.way, a.found, a.offset, a.bits, a.extra, a.why)
                        == (b.way, b.found, b.offset, b.bits, b.extra, b.why)
            }
            (Inner::Family(a), Inner::Family(b)) => {
                core::ptr::eq(a.family, b.family) && (a.found, a.length) == (b.found, b.length)
            }
            (Inner::Record(_), Inner::Family(_)) | (Inner::Family(_), Inner::Record(_)) => false,
        }
    }
}

impl Eq for RecordError {}

impl core::error::Error for RecordError {}
