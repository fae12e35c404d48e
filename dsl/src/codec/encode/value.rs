//! Values of every type.

use super::Encoder;
use crate::codec::bits::{bytes_of, put_bytes};
use crate::codec::legal::{self, Illegal};
use crate::codec::path::Segment;
use crate::codec::report::Spot;
use crate::codec::union::{arm_of, selector_value};
use crate::codec::value::{Data, RecordValue};
use crate::codec::words;
use crate::codes::codec as codes;
use crate::model::{Arm, Available, Model, Place, Record, RecordId, Scalar, Type, UnionField};

impl<'m> Encoder<'m> {
    /// A value at a place of bits.
    pub(super) fn bits(&mut self, spot: Spot<'m>, ty: &'m Type, place: &Place, base: u32, data: &Data) {
        let Type::Scalar(scalar, _) = ty else {
            let message = format!("{} is not a number, and its place is bits", self.report.name(spot));
            self.report.push(codes::LAYOUT, spot, message);
            return;
        };
        if let Some(bits) = self.scalar(spot, *scalar, place.width, data) {
            self.put(spot, place, base, bits);
        }
    }

    /// A value in whole bytes from `offset` on.
    pub(super) fn value(&mut self, spot: Spot<'m>, ty: &'m Type, offset: u32, big: bool, data: &Data) {
        match ty {
            Type::Scalar(scalar, width) => {
                let spot = Spot::bytes(spot.name, offset, bytes_of(*width));
                if let Some(bits) = self.scalar(spot, *scalar, *width, data)
                    && put_bytes(&mut self.bytes, offset, *width, big, bits).is_none()
                {
                    self.beyond(spot);
                }
            }
            Type::Bits(n) => self.set(Spot::bytes(spot.name, offset, n.div_ceil(8)), *n, data),
            Type::Str { len, terminated } => self.text(Spot::bytes(spot.name, offset, *len), *len, *terminated, data),
            Type::Array { element, big, count, stride } => {
                let size = count.saturating_mul(*stride);
                self.array(Spot::bytes(spot.name, offset, size), element, *big, *count, *stride, data);
            }
            Type::Record(id) => self.nested(spot, *id, offset, data),
        }
    }

    /// The bits of a number, if it is legal.
    fn scalar(&mut self, spot: Spot<'m>, scalar: Scalar, width: u8, data: &Data) -> Option<u64> {
        let v = match data {
            Data::Int(v) => *v,
            Data::Absent => 0,
            other => {
                self.wrong_kind(spot, "a number", other);
                return None;
            }
        };
        let Err(illegal) = legal::check(self.model, scalar, width, v) else {
            return Some(v as u64 & crate::codec::bits::mask(u32::from(width)));
        };
        let (code, text) = illegal_text(self.model, illegal, scalar, width, v, *data == Data::Absent);
        let written = self.error(code, spot, &text);
        if let Illegal::NoName(e) = illegal {
            written.help.push(format!("legal: {}", legal::names(e)));
        }
        None
    }

    fn area(&mut self, spot: Spot<'m>, size: u32) -> Option<&mut [u8]> {
        self.bytes.get_mut(spot.offset as usize..).and_then(|b| b.get_mut(..size as usize))
    }

    fn set(&mut self, spot: Spot<'m>, n: u32, data: &Data) {
        let ones = match data {
            Data::Bits(ones) => &ones[..],
            Data::Absent => &[],
            other => return self.wrong_kind(spot, "a set", other),
        };
        if let Some(b) = ones.iter().find(|b| **b >= n) {
            let text = format!("bit {b} does not fit bits[{n}] (0..={})", n.saturating_sub(1));
            self.error(codes::RANGE, spot, &text);
            return;
        }
        let Some(area) = self.area(spot, n.div_ceil(8)) else { return self.beyond(spot) };
        for b in ones {
            if let Some(byte) = area.get_mut(*b as usize / 8) {
                *byte |= 1 << (b % 8);
            }
        }
    }

    fn text(&mut self, spot: Spot<'m>, len: u32, terminated: bool, data: &Data) {
        let text = match data {
            Data::Str(s) => &s[..],
            Data::Absent => &[],
            other => return self.wrong_kind(spot, "text", other),
        };
        let most = if terminated { len.saturating_sub(1) } else { len };
        if text.len() > most as usize {
            let characters = std::str::from_utf8(text).map_or(text.len(), |s| s.chars().count());
            let text = format!("name too long: {characters} characters, at most {most}");
            self.error(codes::TOO_LONG, spot, &text);
            return;
        }
        if let Some((i, b)) = text.iter().enumerate().find(|(_, b)| **b == 0 || **b > 0x7F) {
            let what = if *b == 0 { "NUL ends the text" } else { "not ASCII" };
            let text = format!("{what}: byte 0x{b:02X} at position {i}");
            self.error(codes::TEXT, spot, &text);
            return;
        }
        let Some(area) = self.area(spot, len) else { return self.beyond(spot) };
        for (to, from) in area.iter_mut().zip(text) {
            *to = *from;
        }
    }

    fn array(&mut self, spot: Spot<'m>, element: &'m Type, big: bool, count: u32, stride: u32, data: &Data) {
        let elements = match data {
            Data::List(l) => &l[..],
            Data::Absent => &[],
            other => return self.wrong_kind(spot, "a list", other),
        };
        if elements.len() > count as usize {
            let text = format!("list too long: {} elements, at most {count}", elements.len());
            self.error(codes::TOO_LONG, spot, &text);
            return;
        }
        if !crate::codec::union::array_fits(self.model, element, count, stride, spot.offset, self.bytes.len()) {
            return self.beyond(spot);
        }
        // Missing scalars are zero and need no visit, unless zero is not legal.
        let plain = matches!(element, Type::Scalar(Scalar::Uint | Scalar::Int | Scalar::Bool, _) | Type::Bits(_));
        let visited = if plain { elements.len() as u32 } else { count };
        if !self.report.enter(Segment::Name(spot.name)) {
            return self.report.too_much();
        }
        for i in 0..visited {
            let before = self.report.errors.len();
            if !self.report.enter(Segment::Index(i)) {
                self.report.too_much();
                break;
            }
            let data = elements.get(i as usize).unwrap_or(&Data::Absent);
            let at = spot.offset.saturating_add(i.saturating_mul(stride));
            self.value(Spot { name: None, ..spot }, element, at, big, data);
            self.report.leave();
            // What is not given is wrong in the same way everywhere.
            if i as usize >= elements.len() && self.report.errors.len() > before {
                break;
            }
        }
        self.report.leave();
    }

    fn nested(&mut self, spot: Spot<'m>, id: RecordId, offset: u32, data: &Data) {
        let nothing;
        let value = match data {
            Data::Record(v) => v,
            Data::Absent => {
                nothing = self.nothing(id);
                &nothing
            }
            other => return self.wrong_kind(spot, "a record", other),
        };
        let Some(record) = self.model.records.get(id.index()) else { return self.beyond(spot) };
        if value.record != id {
            let found = self.model.records.get(value.record.index()).map_or("?", |r| &r.name);
            let text = format!("expected {}, found {found}", record.name);
            self.error(codes::WRONG_KIND, spot, &text);
            return;
        }
        if !self.report.enter(Segment::Name(spot.name)) {
            return self.report.too_much();
        }
        self.record(record, value, offset);
        self.report.leave();
    }

    /// One of several views of the same bytes.
    pub(super) fn union(
        &mut self,
        record: &'m Record,
        value: &RecordValue,
        spot: Spot<'m>,
        union: &'m UnionField,
        base: u32,
        data: &Data,
    ) {
        let selected = arm_of(record, value, union);
        let (arm, inner) = match data {
            Data::Absent => match selected.and_then(|i| union.arms.get(i)) {
                Some(arm) => (arm, &Data::Absent),
                None => return,
            },
            Data::Arm(i, inner) => match union.arms.get(*i) {
                Some(arm) if union.selector.is_none() || selected == Some(*i) => (arm, &**inner),
                Some(arm) => return self.other_arm(record, value, spot, union, arm),
                None => {
                    self.error(codes::ARM, spot, "no such arm");
                    return;
                }
            },
            other => return self.wrong_kind(spot, "an arm of the union", other),
        };
        if let Available::No(why) = &arm.notes.available {
            let text = format!("{} is not available on {} ({why})", arm.name, self.model.place());
            self.error(codes::UNAVAILABLE, spot, &text);
            return;
        }
        if spot.name.is_some() && !self.report.enter(Segment::Name(spot.name)) {
            return self.report.too_much();
        }
        let at = Spot { name: Some(&arm.name), ..spot };
        self.value(at, &arm.ty, base.saturating_add(union.offset), arm.big, inner);
        if spot.name.is_some() {
            self.report.leave();
        }
    }

    fn other_arm(
        &mut self,
        record: &'m Record,
        value: &RecordValue,
        spot: Spot<'m>,
        union: &'m UnionField,
        arm: &'m Arm,
    ) {
        let field = union.selector.and_then(|id| record.fields.get(id.index()));
        let selector = field.and_then(|f| f.name.as_deref()).unwrap_or("its selector");
        let found = selector_value(record, value, union).unwrap_or(0);
        let needs = match arm.when {
            Some(w) => format!("needs {selector} to be {w}, found {found}"),
            None => format!("is picked by no value of {selector}"),
        };
        let spot = Spot { name: spot.name.or(Some(&arm.name)), ..spot };
        let text = format!("the arm {} {needs}", arm.name);
        let e = self.error(codes::ARM, spot, &text);
        e.help.push(format!("leave {selector} out: it follows the arm"));
    }
}

/// What is wrong with a number.
fn illegal_text(
    model: &Model,
    illegal: Illegal<'_>,
    scalar: Scalar,
    width: u8,
    v: i128,
    absent: bool,
) -> (crate::codes::Code, String) {
    match illegal {
        Illegal::Range(low, high) => {
            let ty = match scalar {
                Scalar::Enum(_) => format!("{}{width}", if legal::signed(model, scalar) { 'i' } else { 'u' }),
                _ => words::scalar(model, scalar, width),
            };
            (codes::RANGE, format!("{v} does not fit {ty} ({low}..={high})"))
        }
        Illegal::NoName(e) if absent => (codes::NOT_GIVEN, format!("not given, and 0 is not a {}", e.name)),
        Illegal::NoName(e) => (codes::UNKNOWN_VALUE, format!("{v} is not a {}", e.name)),
        Illegal::Unavailable(row, why) => {
            (codes::UNAVAILABLE, format!("{} is not available on {} ({why})", row.name, model.place()))
        }
    }
}
