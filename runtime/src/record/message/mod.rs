//! The text of an error.

mod bytes;
mod given;
mod words;

use core::fmt;

use super::bits::get;
use super::error::{InFamily, InRecord};
use super::spot::Spot;
use super::way::{Shown, Target};
use super::why::Why;
use super::{Kind, ModeInfo, ModeRow, Require, Unavailable};

use words::Hex;
#[cfg(feature = "parse")]
pub(super) use words::listed;

/// The text of an error about a record.
pub(super) struct Message<'e>(pub(super) &'e InRecord);

/// The text of an error about bytes that are no member of a family.
pub(super) struct Family<'e>(pub(super) &'e InFamily);

/// An error with all that its text is made of.
struct Told<'e> {
    e: &'e InRecord,
    target: Target,
    name: Shown,
    at: Spot,
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let e = self.0;
        let target = e.way.go(e.root, &mut |_| {});
        let at = Spot { offset: e.offset, bits: e.bits };
        let told = Told { e, target, name: Shown { root: e.root, way: e.way }, at };
        told.about_bytes(f).or_else(|_| told.about_value(f)).unwrap_or(Err(fmt::Error))
    }
}

/// The error is of another kind than those that are told here.
struct Other;

impl Told<'_> {
    /// The number found.
    fn number(&self) -> i128 {
        (u128::from(self.e.found[0]) | u128::from(self.e.found[1]) << 64) as i128
    }

    fn mode_row(&self) -> Option<&'static ModeRow> {
        match self.target.row.map(|r| &r.kind) {
            Some(Kind::Mode(m)) => Some(m),
            _ => None,
        }
    }

    /// The mode of that number, or one without a name.
    fn mode(&self) -> Option<&'static ModeInfo> {
        self.mode_row()?.table.modes.get(self.e.extra as usize)
    }

    fn mode_name(&self) -> &'static str {
        self.mode().map_or("?", |m| m.name)
    }

    fn table_name(&self) -> &'static str {
        self.mode_row().map_or("?", |m| m.table.name)
    }

    fn bank_size(&self) -> u32 {
        self.mode().and_then(|m| m.bank).map_or(0, |b| b.size)
    }

    /// The arm of a union with that number.
    fn arm(&self, arm: usize) -> Option<&'static super::Arm> {
        match self.target.row.map(|r| &r.kind) {
            Some(Kind::Union(u)) => u.arms.get(arm),
            _ => None,
        }
    }

    /// The requirement with that number: of the row, or of the record.
    fn require(&self, of_row: bool) -> Option<&'static Require> {
        let list = if of_row { self.target.row?.requires } else { self.target.inner().requires };
        list.get(self.e.extra as usize)
    }
}

/// `is not available here (since cayman)`: a description does not say which architecture it is for.
struct Away(Option<Unavailable>);

impl fmt::Display for Away {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unavailable(why) = self.0.unwrap_or(Unavailable("?"));
        write!(f, "is not available here ({why})")
    }
}

impl fmt::Display for Family<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let InFamily { family, found, length } = self.0;
        if *length {
            return write!(f, "{} bytes, {} needed", found[0], family.size);
        }
        let mut rest = u128::from(found[0]) | u128::from(found[1]) << 64;
        for (i, (name, place)) in family.keys.iter().enumerate() {
            let width = u32::from(place.width);
            let v = rest as u64 & super::bits::mask(width);
            rest = rest.checked_shr(width).unwrap_or(0);
            write!(f, "{}{name} {}", if i == 0 { "" } else { ", " }, Hex(v, width))?;
        }
        if family.keys.is_empty() {
            f.write_str("a record with these bytes")?;
        }
        write!(f, " is no member of {}", family.name)
    }
}

/// The values of the keys of a family, one after the other from bit 0 on.
pub(super) fn keys(family: &super::FamilyInfo, bytes: &[u8]) -> u128 {
    let (mut all, mut at) = (0u128, 0u32);
    for (_, place) in family.keys {
        let v = get(bytes, 0, place).unwrap_or(0);
        all |= u128::from(v).checked_shl(at).unwrap_or(0);
        at = at.saturating_add(u32::from(place.width));
    }
    all
}

/// Whether an error's kind is told as part of the decoder's texts.
fn is_about_bytes(why: Why) -> bool {
    (why as u8) < Why::Always as u8
}
