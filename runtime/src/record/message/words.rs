//! Words that several texts share.

use core::fmt;

use super::super::bits::mask;
use super::super::{EnumInfo, ModeTable, Scalar};

/// A pattern of that many bits in hexadecimal, all its digits.
pub(in super::super) struct Hex(pub(in super::super) u64, pub(in super::super) u32);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:0digits$X}", self.0, digits = self.1.div_ceil(4).max(1) as usize)
    }
}

/// At most this many words of a list are shown.
const SHOWN: usize = 24;

/// Words with commas between.
pub(in super::super) fn listed<T: fmt::Display>(
    words: impl Iterator<Item = T> + Clone,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let all = words.clone().count();
    if all == 0 {
        return f.write_str("none");
    }
    for (i, word) in words.take(SHOWN).enumerate() {
        write!(f, "{}{word}", if i == 0 { "" } else { ", " })?;
    }
    if all > SHOWN { write!(f, ", {} more", all - SHOWN) } else { Ok(()) }
}

/// `range (0x01)`
struct Row(&'static str, i128, u8);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u64::try_from(self.1) {
            Ok(v) => write!(f, "{} ({})", self.0, Hex(v, u32::from(self.2))),
            Err(_) => write!(f, "{} ({})", self.0, self.1),
        }
    }
}

/// `range (0x01), bitmask (0x02)`: the available enumerators.
pub(super) struct Enumerators(pub(super) &'static EnumInfo);

impl fmt::Display for Enumerators {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.0.rows.iter().filter(|r| r.unavailable.is_none());
        listed(rows.map(|r| Row(r.name, r.value, self.0.bits)), f)
    }
}

/// `sem_ge_imm (0x05), ..`: the available modes.
pub(super) struct Modes(pub(super) &'static ModeTable);

impl fmt::Display for Modes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.0.modes.iter().filter(|m| m.unavailable.is_none());
        listed(rows.map(|m| Row(m.name, i128::from(m.wire), self.0.bits)), f)
    }
}

/// `u8 (0..=255)`
pub(super) struct Fits(pub(super) Scalar, pub(super) u8);

impl fmt::Display for Fits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fits(scalar, width) = *self;
        let (low, high) = super::super::legal::limits(scalar, width);
        match scalar {
            Scalar::Bool => f.write_str("bool")?,
            _ if super::super::legal::signed(scalar) => write!(f, "i{width}")?,
            _ => write!(f, "u{width}")?,
        }
        write!(f, " ({low}..={high})")
    }
}

/// The largest number of that many bits.
pub(super) fn most(width: u8) -> u64 {
    mask(u32::from(width))
}
