//! What is wrong with bytes.

use core::fmt;

use super::super::profile::writes;
use super::super::why::Why;
use super::super::{Scalar, legal};
use super::words::{Enumerators, Hex, Modes, most};
use super::{Away, Other, Told, is_about_bytes};

/// How many bytes of a run an error keeps.
const KEPT: u32 = 8;

impl Told<'_> {
    /// The text, if the error is about bytes.
    pub(super) fn about_bytes(&self, f: &mut fmt::Formatter<'_>) -> Result<fmt::Result, Other> {
        let (e, root, name) = (self.e, self.e.root.name, &self.name);
        Ok(match e.why {
            why if !is_about_bytes(why) => return Err(Other),
            Why::Length => write!(f, "{root}: {} bytes, {} needed", e.found[0], e.root.size),
            Why::NoRecord => write!(f, "{} {}", self.target.inner().name, Away(self.target.inner().unavailable)),
            Why::Opaque => {
                let record = self.target.inner();
                write!(f, "the layout of {} is not published: {}", record.name, record.opaque.unwrap_or("?"))
            }
            Why::FixedByte => {
                let [found, needed] = e.found;
                write!(f, "{root}: byte 0x{:02X} must be {}, found {}", e.offset, Hex(needed, 8), Hex(found, 8))
            }
            Why::Beyond => write!(f, "{name} lies beyond the end of {root}"),
            Why::TooDeep => write!(f, "{root}: records are nested more than {} deep", super::super::DEPTH),
            Why::TooMany => write!(f, "{root}: more than {} nested records", super::super::NESTED),
            Why::Reserved | Why::ReservedUnpicked | Why::ReservedAfter | Why::ReservedBetween => self.reserved(f),
            Why::Requirement | Why::RowRequirement => {
                let require = self.require(e.why == Why::RowRequirement);
                write!(f, "{root}: {}", require.map_or("?", |r| r.message))
            }
            Why::GuardNoValue | Why::RequireNoValue | Why::RowRequireNoValue => {
                let condition = match e.why {
                    Why::GuardNoValue => self.target.row.and_then(|r| r.guard.as_ref()),
                    why => self.require(why == Why::RowRequireNoValue).map(|r| &r.condition),
                };
                write!(f, "{root}: {} has no value", condition.map_or("?", |c| c.text))
            }
            _ => write!(f, "{root}: {name} ").and_then(|()| self.of_row(f)),
        })
    }

    /// What is wrong with the bytes of a row.
    fn of_row(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (e, at) = (self.e, &self.at);
        let [found, second] = e.found;
        match e.why {
            Why::SetPadding => {
                let bits = match self.target.ty {
                    Some(super::super::Type::Bits(n)) => *n,
                    _ => 0,
                };
                write!(f, "at {at} must be zero from bit {bits} on, found bit {found}")
            }
            Why::NotAscii => write!(f, "at {at} is not ASCII: byte 0x{found:02X} is 0x{second:02X}"),
            Why::AfterNul => {
                write!(f, "at {at} must be NUL after its end: byte 0x{found:02X} is 0x{second:02X}")
            }
            Why::NoNul => write!(f, "at {at} has no NUL at its end"),
            Why::ArmAway => {
                let arm = self.arm(e.extra as usize);
                let away = Away(arm.and_then(|a| a.unavailable));
                write!(f, "is {}, which {away}", arm.map_or("?", |a| a.name))
            }
            Why::NotThere => {
                write!(f, "at {at} ")?;
                match self.target.row.and_then(|r| r.unavailable) {
                    Some(u) => write!(f, "{}", Away(Some(u)))?,
                    None => {
                        let guard = self.target.row.and_then(|r| r.guard.as_ref());
                        write!(f, "is only present if {}", guard.map_or("?", |g| g.text))?;
                    }
                }
                write!(f, " and must be zero otherwise, found 0x{found:02X} in byte 0x{second:02X}")
            }
            Why::Constant | Why::Above | Why::NoBool | Why::NoName | Why::NameAway => self.of_number(f),
            _ => self.of_mode(f),
        }
    }

    fn of_number(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scalar, width) = self.target.scalar().unwrap_or((Scalar::Uint, 8));
        let (at, bits) = (&self.at, self.e.found[0]);
        let found = Hex(bits, width.into());
        match (self.e.why, scalar) {
            (Why::Constant, _) => {
                let needed = match self.target.row.map(|r| &r.kind) {
                    Some(super::super::Kind::Constant { bits, .. }) => *bits,
                    _ => 0,
                };
                write!(f, "at {at} must be {}, found {found}", Hex(needed, width.into()))
            }
            (Why::Above, _) => write!(f, "at {at} must be at most {}, found {found}", Hex(most(width), width.into())),
            (Why::NoName, Scalar::Enum(e)) => {
                write!(f, "at {at} is {found}, which is not a {}; legal: {}", e.name, Enumerators(e))
            }
            (Why::NameAway, Scalar::Enum(e)) => {
                let row = legal::enumerator(e, legal::number(scalar, width, bits));
                let away = Away(row.and_then(|r| r.unavailable));
                write!(f, "at {at} is {found}, and {} {away}", row.map_or("?", |r| r.name))
            }
            _ => write!(f, "at {at} must be 0 or 1, found {found}"),
        }
    }

    fn of_mode(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(m) = self.mode_row() else { return f.write_str("?") };
        let (at, bits, index) = (&self.at, self.e.found[0], Hex(self.e.found[0], m.index.width.into()));
        let (found, width) = (Hex(bits, m.mode.width.into()), m.value.map_or(8, |v| u32::from(v.width)));
        match self.e.why {
            Why::NoMode => write!(f, "mode {found} at {at} is not a {}; legal: {}", m.table.name, Modes(m.table)),
            Why::ModeAway => {
                let away = Away(self.mode().and_then(|m| m.unavailable));
                write!(f, "mode {found} at {at} is {}, which {away}", self.mode_name())
            }
            Why::NoPlace => {
                write!(f, "mode {found} at {at} has a value, and the field has no place for one")
            }
            Why::BankIndex => write!(f, "index {bits} at {at} does not fit the bank of {}", self.bank_size()),
            Why::LoneIndex => write!(f, "index at {at} must be zero without a mode, found {index}"),
            Why::LoneValue => {
                write!(f, "value at {at} must be zero, as no mode uses it, found {}", Hex(bits, width))
            }
            _ => self.unwritten(f, bits, width),
        }
    }

    /// An operand that a mode leaves to the profile, and that none writes so.
    fn unwritten(&self, f: &mut fmt::Formatter<'_>, found: u64, width: u32) -> fmt::Result {
        let (at, record) = (&self.at, self.target.record);
        let row = record.rows.iter().position(|r| self.target.row.is_some_and(|own| core::ptr::eq(r, own)));
        let written = |p| writes(record.profiles.get(p), row.unwrap_or(usize::MAX), self.e.extra as usize);
        let all = record.profiles.len();
        if found == 0 || (0..all).any(|p| written(p) == found) {
            let found = Hex(found, width);
            return write!(f, "value at {at}: no profile that takes this record writes {found} here");
        }
        write!(f, "value at {at} is not used by its mode, found {}; legal: {}", Hex(found, width), Hex(0, width))?;
        for p in 0..all {
            let n = written(p);
            if n != 0 && (0..p).all(|before| written(before) != n) {
                write!(f, ", {}", Hex(n, width))?;
            }
        }
        Ok(())
    }

    fn reserved(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (e, root) = (self.e, self.e.root.name);
        let (first, size) = (e.offset, e.bits.1.saturating_sub(e.bits.0) / 8);
        let found = e.found[0].to_le_bytes();
        let last = first.saturating_add(size.saturating_sub(1));
        if size <= 1 {
            write!(f, "reserved byte 0x{first:02X} of {root} must be zero")?;
        } else {
            write!(f, "reserved bytes 0x{first:02X}..=0x{last:02X} of {root} must be zero")?;
        }
        self.why_reserved(f)?;
        if size <= 1 {
            return write!(f, ", found 0x{:02X}", e.found[0]);
        }
        f.write_str(", found")?;
        found.iter().take(size.min(KEPT) as usize).try_for_each(|b| write!(f, " {b:02X}"))?;
        if size > KEPT { f.write_str(" ..") } else { Ok(()) }
    }

    fn why_reserved(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, arm) = (self.e.extra & 0xFFFF, self.e.extra >> 16);
        let union = match self.target.inner().rows.get(row as usize) {
            Some(r) => match &r.kind {
                super::super::Kind::Union(u) => Some((r, u)),
                _ => None,
            },
            None => None,
        };
        let Some((row, union)) = union else { return Ok(()) };
        let arm = union.arms.get(arm as usize).map_or("?", |a| a.name);
        match self.e.why {
            Why::ReservedUnpicked => {
                let selector = union.selector.and_then(|s| self.target.inner().rows.get(usize::from(s)));
                let picked = super::super::union::selected_number(selector, self.e.found[1]);
                let mut nothing = true;
                write!(f, ", as {picked} picks no arm of ")?;
                let mut written = Ok(());
                self.e.way.go(self.e.root, &mut |s| {
                    written = written.and_then(|()| s.write(nothing, f));
                    nothing = false;
                });
                written?;
                match (row.name, nothing) {
                    ("", true) => f.write_str("(unnamed)"),
                    ("", false) => Ok(()),
                    (name, true) => f.write_str(name),
                    (name, false) => write!(f, ".{name}"),
                }
            }
            Why::ReservedAfter => write!(f, ", after {arm}"),
            Why::ReservedBetween => write!(f, ", between elements of {arm}"),
            _ => Ok(()),
        }
    }
}
