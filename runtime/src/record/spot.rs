//! A place in the outermost record.

use core::fmt;

use super::bits::range;
use super::{Kind, Place, Row};

/// Where in the outermost record something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    /// First byte.
    pub(super) offset: u32,
    /// Bits, half open.
    pub(super) bits: (u32, u32),
}

impl Spot {
    /// Whole bytes.
    pub(super) fn bytes(offset: u32, size: u32) -> Spot {
        let first = offset.saturating_mul(8);
        Spot { offset, bits: (first, first.saturating_add(size.saturating_mul(8))) }
    }

    /// A place in a record that starts at byte `base`.
    pub(super) fn place(offset: u32, place: &Place, base: u32) -> Spot {
        let first = place.pieces().iter().map(|p| range(p).0).min().unwrap_or(0);
        let end = place.pieces().iter().map(|p| range(p).1).max().unwrap_or(0);
        let from = base.saturating_mul(8);
        Spot { offset: base.saturating_add(offset), bits: (from.saturating_add(first), from.saturating_add(end)) }
    }

    /// A row of a record that starts at byte `base`.
    pub(super) fn row(row: &Row, base: u32) -> Spot {
        match &row.kind {
            Kind::Scalar { place, .. } | Kind::Constant { place, .. } => Spot::place(row.offset, place, base),
            Kind::Mode(m) => Spot::place(row.offset, &m.mode, base),
            Kind::Union(u) => Spot::bytes(base.saturating_add(u.offset), u.size),
            Kind::Bytes { at, .. } => Spot::bytes(base.saturating_add(*at), 1),
            Kind::Fill { .. } => Spot::bytes(base.saturating_add(row.offset), 1),
        }
    }
}

/// `0x04`, or `0x04 [0..=3]` if it is not whole bytes.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((first, end), byte) = (self.bits, self.offset);
        write!(f, "0x{byte:02X}")?;
        if first % 8 == 0 && end % 8 == 0 {
            return Ok(());
        }
        let from = u64::from(byte) * 8;
        match (u64::from(first).checked_sub(from), u64::from(end).checked_sub(from + 1)) {
            (Some(a), Some(b)) if a == b => write!(f, " [{a}]"),
            (Some(a), Some(b)) => write!(f, " [{a}..={b}]"),
            _ => Ok(()),
        }
    }
}
