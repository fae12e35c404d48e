//! What is wrong with a value.

use core::fmt;

use super::super::form::Form;
use super::super::why::Why;
use super::super::{Kind, Scalar, Type, legal};
use super::words::{Fits, Hex, most};
use super::{Away, Other, Told};

impl Told<'_> {
    /// The text, if the error is about a value.
    pub(super) fn about_value(&self, f: &mut fmt::Formatter<'_>) -> Result<fmt::Result, Other> {
        let (e, name) = (self.e, &self.name);
        Ok(match e.why {
            Why::RowAway => write!(f, "{name} {}", Away(self.target.row.and_then(|r| r.unavailable))),
            Why::Shared => {
                let other = self.target.record.rows.get(e.extra as usize).map_or("", |r| r.name);
                let other = if other.is_empty() { "another row" } else { other };
                write!(f, "{name} and {other} share the value at 0x{:02X}", e.offset)
            }
            Why::GivenRequirement | Why::GivenRowRequirement => {
                f.write_str(self.require(e.why == Why::GivenRowRequirement).map_or("?", |r| r.message))
            }
            Why::Profile | Why::ProfileNoValue => self.refused(f),
            _ => write!(f, "{name}: ").and_then(|()| self.of_value(f)),
        })
    }

    fn refused(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use super::super::ProfileRule as Rule;
        let [profile, rule] = self.e.found;
        let profile = self.target.inner_if(self.e.extra & 1 != 0).profiles.get(profile as usize);
        let rule = profile.and_then(|p| p.rules.get(rule as usize));
        match rule {
            Some(Rule::Only { message, .. } | Rule::Absent { message, .. }) => f.write_str(message),
            Some(Rule::Require(r)) if self.e.why == Why::ProfileNoValue => {
                write!(f, "{} has no value", r.condition.text)
            }
            Some(Rule::Require(r)) => f.write_str(r.message),
            Some(Rule::Write { .. }) | None => f.write_str("?"),
        }
    }

    fn of_value(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (e, v) = (self.e, self.number());
        let [first, second] = e.found;
        match e.why {
            Why::OnlyIf => {
                let guard = self.target.row.and_then(|r| r.guard.as_ref());
                write!(f, "only present if {}", guard.map_or("?", |g| g.text))
            }
            Why::WrongKind => write!(f, "expected {}, found {}", Form::words(first), Form::words(second)),
            Why::NoBit => {
                let bits = match self.target.ty {
                    Some(Type::Bits(n)) => *n,
                    _ => 0,
                };
                write!(f, "bit {v} does not fit bits[{bits}] (0..={})", bits.saturating_sub(1))
            }
            Why::LongText => {
                let most = match self.target.ty {
                    Some(Type::Str { len, terminated }) => len.saturating_sub(u32::from(*terminated)),
                    _ => 0,
                };
                write!(f, "name too long: {v} characters, at most {most}")
            }
            Why::GivenNul => write!(f, "NUL ends the text: byte 0x00 at position {first}"),
            Why::GivenNotAscii => write!(f, "not ASCII: byte 0x{second:02X} at position {first}"),
            Why::LongList => {
                let most = match self.target.ty {
                    Some(Type::Array { count, .. }) => *count,
                    _ => 0,
                };
                write!(f, "list too long: {v} elements, at most {most}")
            }
            Why::NoArm => f.write_str("no such arm"),
            Why::OtherArm | Why::GivenArmAway => self.of_arm(f, v),
            Why::Always | Why::Range | Why::NotGiven | Why::GivenNoName | Why::GivenNameAway => self.of_scalar(f, v),
            _ => self.of_given_mode(f, v),
        }
    }

    fn of_scalar(&self, f: &mut fmt::Formatter<'_>, v: i128) -> fmt::Result {
        let (scalar, width) = self.target.scalar().unwrap_or((Scalar::Uint, 8));
        match (self.e.why, scalar) {
            (Why::Always, _) => {
                let bits = match self.target.row.map(|r| &r.kind) {
                    Some(Kind::Constant { bits, .. }) => *bits,
                    _ => 0,
                };
                write!(f, "is always {}", legal::number(scalar, width, bits))
            }
            (Why::NotGiven, Scalar::Enum(e)) => write!(f, "not given, and 0 is not a {}", e.name),
            (Why::GivenNoName, Scalar::Enum(e)) => write!(f, "{v} is not a {}", e.name),
            (Why::GivenNameAway, Scalar::Enum(e)) => {
                let row = legal::enumerator(e, v);
                write!(f, "{} {}", row.map_or("?", |r| r.name), Away(row.and_then(|r| r.unavailable)))
            }
            _ => write!(f, "{v} does not fit {}", Fits(scalar, width)),
        }
    }

    fn of_arm(&self, f: &mut fmt::Formatter<'_>, found: i128) -> fmt::Result {
        let arm = self.arm(self.e.extra as usize);
        let name = arm.map_or("?", |a| a.name);
        if self.e.why == Why::GivenArmAway {
            return write!(f, "{name} {}", Away(arm.and_then(|a| a.unavailable)));
        }
        let selector = match self.target.row.map(|r| &r.kind) {
            Some(Kind::Union(u)) => u.selector.and_then(|s| self.target.record.rows.get(usize::from(s))),
            _ => None,
        };
        let selector = selector.map_or("", |r| r.name);
        let selector = if selector.is_empty() { "its selector" } else { selector };
        match arm.and_then(|a| a.when) {
            Some(w) => write!(f, "the arm {name} needs {selector} to be {w}, found {found}"),
            None => write!(f, "the arm {name} is picked by no value of {selector}"),
        }
    }

    fn of_given_mode(&self, f: &mut fmt::Formatter<'_>, v: i128) -> fmt::Result {
        let (name, row) = (self.mode_name(), self.mode_row());
        match self.e.why {
            Why::NoSuchMode => write!(f, "no mode {v} in {}", self.table_name()),
            Why::ModeNeeded => write!(f, "a mode of {} is needed", self.table_name()),
            Why::GivenModeAway => write!(f, "{name} {}", Away(self.mode().and_then(|m| m.unavailable))),
            Why::WideMode => {
                let wire = self.mode().map_or(0, |m| m.wire);
                write!(f, "{name} ({}) does not fit u{}", Hex(wire, 8), row.map_or(0, |m| m.mode.width))
            }
            Why::NoneMode => write!(f, "{name} has the number 0, which means none here"),
            Why::GivenBankIndex => write!(f, "index {v} does not fit the bank of {}", self.bank_size()),
            Why::IndexRange => {
                let width = row.map_or(0, |m| m.index.width);
                write!(f, "index {v} does not fit u{width} (0..={})", most(width))
            }
            Why::ValueRange => {
                let width = row.and_then(|m| m.value).map_or(0, |p| p.width);
                write!(f, "value {v} does not fit u{width} (0..={})", most(width))
            }
            Why::GivenNoPlace => write!(f, "{name} has a value, and the field has no place for one"),
            Why::TakesNone => write!(f, "{name} takes no value, found {v}"),
            _ => f.write_str("?"),
        }
    }
}
