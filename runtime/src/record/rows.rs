//! Sets of rows, and what the rows of a record hold.

use super::bits::{cover, get, get_bytes, overlap, within};
use super::present::{Presence, presence};
use super::union::size_of;
use super::{Kind, ModeRow, Place, ProfileInfo, RecordInfo, Row, Type, legal, profile};

/// Rows of a record by index. Of records with more rows than this the others are left out: what is said of them may then
/// follow from an earlier mistake, and is wrong as well.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RowSet([u64; 8]);

impl RowSet {
    pub(super) fn insert(&mut self, row: usize) {
        if let Some(word) = self.0.get_mut(row / 64) {
            *word |= 1 << (row % 64);
        }
    }

    pub(super) fn contains(&self, row: usize) -> bool {
        self.0.get(row / 64).is_some_and(|word| word >> (row % 64) & 1 == 1)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

/// Who uses the operands of a record's modes.
pub(super) trait Operands {
    /// The mode of a row, if it has one.
    fn mode(&self, row: usize) -> Option<usize>;
    /// Whether a row that shares its bytes has a value.
    fn given(&self, row: usize) -> bool;
}

/// Whether a row other than `own` holds a value in some of these bits.
pub(super) fn used(record: &'static RecordInfo, of: &dyn Operands, own: usize, place: &Place) -> bool {
    record.rows.iter().enumerate().any(|(i, row)| {
        i != own
            && match &row.kind {
                Kind::Mode(m) => m.value.as_ref().is_some_and(|p| {
                    let takes = || of.mode(i).and_then(|mode| m.table.modes.get(mode)).is_some_and(|m| m.takes_value);
                    (p == place || overlap(p, place)) && takes()
                }),
                Kind::Scalar { place: p, .. } => row.shared && overlap(p, place) && of.given(i),
                _ => false,
            }
    })
}

/// The operand places that a record's modes do not need, each with what the profile writes there. Where several modes
/// leave the same bytes to the profile, the last that writes something other than zero wins.
pub(super) fn free_operands(
    record: &'static RecordInfo,
    of: &dyn Operands,
    profile: Option<&'static ProfileInfo>,
    f: &mut dyn FnMut(usize, usize, &'static Place, u64),
) {
    for (i, row) in record.rows.iter().enumerate() {
        let Kind::Mode(ModeRow { table, value: Some(place), .. }) = &row.kind else { continue };
        let Some(mode) = of.mode(i) else { continue };
        let takes = table.modes.get(mode).is_none_or(|m| m.takes_value);
        if !takes && !used(record, of, i, place) {
            f(i, mode, place, profile::writes(profile, i, mode));
        }
    }
}

/// The rows of a record that starts at byte `base`, as far as they could be read.
#[derive(Clone, Copy)]
pub(super) struct View<'b> {
    pub(super) record: &'static RecordInfo,
    pub(super) bytes: &'b [u8],
    pub(super) base: u32,
    /// Rows that could not be read.
    pub(super) failed: RowSet,
}

impl<'b> View<'b> {
    /// Of a record all of whose rows can be read.
    pub(super) fn new(record: &'static RecordInfo, bytes: &'b [u8], base: u32) -> View<'b> {
        View { record, bytes, base, failed: RowSet::default() }
    }

    pub(super) fn presence(&self, row: &Row) -> Presence {
        presence(self.record, row, self.bytes, self.base)
    }

    /// Whether a row's condition or selector uses one that could not be read.
    pub(super) fn depends_on_failed(&self, row: &Row) -> bool {
        if self.failed.is_empty() {
            return false;
        }
        let selector = match &row.kind {
            Kind::Union(u) => u.selector,
            _ => None,
        };
        let uses = row.guard.as_ref().map_or(&[][..], |g| g.uses);
        selector.iter().chain(uses).any(|on| self.failed.contains(usize::from(*on)))
    }

    /// Whether a row is known not to be there.
    pub(super) fn is_away(&self, i: usize, row: &Row) -> bool {
        !self.failed.contains(i) && self.presence(row) == Presence::Away
    }

    /// Whether a mode row is there, was read, and is none.
    pub(super) fn is_none(&self, i: usize, row: &Row) -> bool {
        !self.failed.contains(i) && self.presence(row) == Presence::Here && self.mode(i).is_none()
    }

    /// The number in a scalar row, whatever it is.
    pub(super) fn bits(&self, row: &Row) -> Option<u64> {
        match &row.kind {
            Kind::Scalar { place, .. } => get(self.bytes, self.base, place),
            Kind::Bytes { ty: Type::Scalar(_, width), at } => {
                get_bytes(self.bytes, self.base.saturating_add(*at), *width, false)
            }
            _ => None,
        }
    }

    /// Which bits of a byte belong to rows that are there, or that could not be read.
    pub(super) fn owned(&self, byte: u32) -> u8 {
        let rows = self.record.rows.iter().enumerate().filter(|(i, row)| !self.is_away(*i, row));
        rows.fold(0, |all, (_, row)| all | row_cover(row, byte))
    }
}

impl Operands for View<'_> {
    fn mode(&self, i: usize) -> Option<usize> {
        let row = self.record.rows.get(i)?;
        let Kind::Mode(m) = &row.kind else { return None };
        if self.presence(row) != Presence::Here || self.depends_on_failed(row) {
            return None;
        }
        let wire = get(self.bytes, self.base, &m.mode)?;
        if wire == 0 && m.optional {
            return None;
        }
        let mode = legal::mode_of(m.table, wire)?;
        m.table.modes.get(mode).filter(|m| m.unavailable.is_none()).map(|_| mode)
    }

    fn given(&self, i: usize) -> bool {
        let Some(row) = self.record.rows.get(i) else { return false };
        let Kind::Scalar { scalar, place } = &row.kind else { return false };
        self.presence(row) == Presence::Here
            && !self.depends_on_failed(row)
            && self.bits(row).is_some_and(|bits| {
                legal::check(*scalar, place.width, legal::number(*scalar, place.width, bits)).is_ok()
            })
    }
}

/// Which bits of byte `byte` of a record a row takes.
pub(super) fn row_cover(row: &Row, byte: u32) -> u8 {
    match &row.kind {
        Kind::Scalar { place, .. } | Kind::Constant { place, .. } => cover(place, byte),
        Kind::Bytes { ty, at } => type_cover(ty, (*at).into(), byte),
        Kind::Fill { bits, .. } => bits.iter().fold(0, |m, (a, b)| m | within(byte, (*a).into(), (*b).into())),
        Kind::Mode(m) => {
            let places = [Some(&m.mode), Some(&m.index), m.value.as_ref()];
            places.into_iter().flatten().fold(0, |all, place| all | cover(place, byte))
        }
        Kind::Union(u) => bytes_cover(u.offset.into(), u.size, byte),
    }
}

fn bytes_cover(at: u64, size: u32, byte: u32) -> u8 {
    if (at..at + u64::from(size)).contains(&u64::from(byte)) { 0xFF } else { 0 }
}

/// The same for a value; the gaps between elements of an array are not its.
fn type_cover(ty: &Type, at: u64, byte: u32) -> u8 {
    match ty {
        Type::Array { element, count, stride, .. } if *stride > size_of(element) => {
            let Some(into) = u64::from(byte).checked_sub(at) else { return 0 };
            let i = into / u64::from(*stride);
            if i < u64::from(*count) { type_cover(element, at + i * u64::from(*stride), byte) } else { 0 }
        }
        _ => bytes_cover(at, size_of(ty), byte),
    }
}
