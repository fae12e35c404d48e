//! A record as the language's literal.
//!
//! Fields in declared order, without constants, keys and what is zero, none or empty; a field with a condition is printed
//! whenever the condition holds. Trailing zero elements of arrays are left out. An arm of a union without a name is printed
//! as a field; of a union with one as `view: ring { .. }`, or `view: mesh([1, 2])` if it is no record. What is not legal is
//! printed as `?`.

use core::fmt::{self, Write};

use super::bits::{get, get_bytes};
use super::bitset::Ones;
use super::legal::{enumerator, number};
use super::present::Presence;
use super::rows::{Operands, View};
use super::union::{arm_of, reached};
use super::zero::{is_zero, type_is_zero};
use super::{DEPTH, Kind, ModeRow, RecordInfo, Row, Scalar, Type, UnionRow};

/// The literal of a legal record, on one line.
///
/// # Errors
/// Those of the formatter.
#[cold]
#[inline(never)]
pub fn print(info: &'static RecordInfo, bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    Printer { f, depth: 0 }.record(info.name, &View::new(info, bytes, 0))
}

struct Printer<'f, 'o> {
    f: &'f mut fmt::Formatter<'o>,
    depth: u8,
}

impl Printer<'_, '_> {
    fn record(&mut self, name: &str, view: &View<'_>) -> fmt::Result {
        self.f.write_str(name)?;
        if self.depth >= DEPTH {
            return self.f.write_str(" { ? }");
        }
        self.depth += 1;
        let mut first = true;
        for (i, row) in view.record.rows.iter().enumerate() {
            if printed(view, i, row) {
                self.f.write_str(if first { " { " } else { ", " })?;
                self.named(view, i, row)?;
                first = false;
            }
        }
        self.depth -= 1;
        self.f.write_str(if first { " {}" } else { " }" })
    }

    fn named(&mut self, view: &View<'_>, i: usize, row: &'static Row) -> fmt::Result {
        if !row.name.is_empty() {
            write!(self.f, "{}: ", row.name)?;
            return self.field(view, i, row);
        }
        let Kind::Union(u) = &row.kind else { return self.f.write_char('?') };
        let Some(arm) = picked(view, u) else { return self.f.write_char('?') };
        write!(self.f, "{}: ", arm.name)?;
        self.value(&arm.ty, view.bytes, view.base.saturating_add(u.offset), arm.big, row.hex)
    }

    fn field(&mut self, view: &View<'_>, i: usize, row: &'static Row) -> fmt::Result {
        match &row.kind {
            Kind::Scalar { scalar, place } => match view.bits(row) {
                Some(bits) => self.scalar(*scalar, number(*scalar, place.width, bits), row.hex),
                None => self.f.write_char('?'),
            },
            Kind::Bytes { ty, at } => self.value(ty, view.bytes, view.base.saturating_add(*at), false, row.hex),
            Kind::Mode(m) => self.mode(view, i, m, row.hex),
            Kind::Union(u) => self.arm(view, u, row.hex),
            Kind::Constant { .. } | Kind::Fill { .. } => self.f.write_char('?'),
        }
    }

    fn arm(&mut self, view: &View<'_>, u: &'static UnionRow, hex: bool) -> fmt::Result {
        let at = view.base.saturating_add(u.offset);
        match picked(view, u).map(|arm| (arm, &arm.ty)) {
            Some((arm, Type::Record(record))) => self.record(arm.name, &View::new(record, view.bytes, at)),
            Some((arm, ty)) => {
                write!(self.f, "{}(", arm.name)?;
                self.value(ty, view.bytes, at, arm.big, hex)?;
                self.f.write_char(')')
            }
            None => self.f.write_char('?'),
        }
    }

    fn mode(&mut self, view: &View<'_>, i: usize, m: &'static ModeRow, hex: bool) -> fmt::Result {
        let Some(mode) = view.mode(i).and_then(|mode| m.table.modes.get(mode)) else { return self.f.write_char('?') };
        let index = get(view.bytes, view.base, &m.index).unwrap_or(0);
        write!(self.f, "{}({index}", mode.name)?;
        if mode.takes_value {
            self.f.write_str(", ")?;
            let value = m.value.as_ref().and_then(|place| get(view.bytes, view.base, place));
            self.number(value.unwrap_or(0).into(), hex)?;
        }
        self.f.write_char(')')
    }

    fn value(&mut self, ty: &'static Type, bytes: &[u8], at: u32, big: bool, hex: bool) -> fmt::Result {
        let area = |size: u32| bytes.get(at as usize..).and_then(|b| b.get(..size as usize));
        match ty {
            Type::Scalar(scalar, width) => match get_bytes(bytes, at, *width, big) {
                Some(bits) => self.scalar(*scalar, number(*scalar, *width, bits), hex),
                None => self.f.write_char('?'),
            },
            Type::Bits(n) => self.set(area(n.div_ceil(8)).unwrap_or_default()),
            Type::Str { len, .. } => self.text(area(*len).unwrap_or_default()),
            Type::Array { element, big, count, stride } => {
                let at = |i: u32| at.saturating_add(i.saturating_mul(*stride));
                let all = 0..reached(*count, *stride, at(0), bytes.len());
                let shown = all.rev().find(|i| !type_is_zero(element, bytes, at(*i))).map_or(0, |i| i + 1);
                self.f.write_char('[')?;
                for i in 0..shown {
                    self.f.write_str(if i == 0 { "" } else { ", " })?;
                    self.value(element, bytes, at(i), *big, hex)?;
                }
                self.f.write_char(']')
            }
            Type::Record(record) => self.record(record.name, &View::new(record, bytes, at)),
        }
    }

    fn scalar(&mut self, scalar: Scalar, v: i128, hex: bool) -> fmt::Result {
        let name = match (scalar, v) {
            (Scalar::Bool, 0) => Some("false"),
            (Scalar::Bool, 1) => Some("true"),
            (Scalar::Enum(e), _) => enumerator(e, v).map(|row| row.name),
            (Scalar::Uint | Scalar::Int | Scalar::Bool, _) => None,
        };
        match name {
            Some(name) => self.f.write_str(name),
            None => self.number(v, hex),
        }
    }

    fn number(&mut self, v: i128, hex: bool) -> fmt::Result {
        match (hex, v < 0) {
            (false, _) => write!(self.f, "{v}"),
            (true, false) => write!(self.f, "0x{v:X}"),
            (true, true) => write!(self.f, "-0x{:X}", v.unsigned_abs()),
        }
    }

    fn set(&mut self, area: &[u8]) -> fmt::Result {
        self.f.write_char('{')?;
        for (i, bit) in Ones::of(area).enumerate() {
            write!(self.f, "{}{bit}", if i == 0 { "" } else { ", " })?;
        }
        self.f.write_char('}')
    }

    fn text(&mut self, area: &[u8]) -> fmt::Result {
        self.f.write_char('"')?;
        for b in area.iter().take_while(|b| **b != 0) {
            match b {
                b'"' => self.f.write_str("\\\"")?,
                b'\\' => self.f.write_str("\\\\")?,
                0x20..=0x7E => self.f.write_char(char::from(*b))?,
                _ => write!(self.f, "\\x{b:02X}")?,
            }
        }
        self.f.write_char('"')
    }
}

fn printed(view: &View<'_>, i: usize, row: &'static Row) -> bool {
    if !is_zero(view, i, row) {
        return true;
    }
    let shown = match &row.kind {
        Kind::Constant { .. } | Kind::Fill { .. } => false,
        Kind::Scalar { .. } | Kind::Bytes { .. } => true,
        Kind::Mode(_) => view.mode(i).is_some(),
        Kind::Union(u) => picked(view, u).is_some(),
    };
    shown && row.guard.is_some() && view.presence(row) == Presence::Here
}

/// The arm of a union that is there.
fn picked(view: &View<'_>, u: &'static UnionRow) -> Option<&'static super::Arm> {
    arm_of(view.record, u, view.bytes, view.base).and_then(|arm| u.arms.get(arm))
}
