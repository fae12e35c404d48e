//! Values of every type.

use super::{Decoder, Reading};
use crate::codec::bits::{bytes_of, get, get_bytes, mask};
use crate::codec::legal::{self, Illegal, hex};
use crate::codec::path::Segment;
use crate::codec::report::Spot;
use crate::codec::union::{arm_of, array_fits, selector_value, size_of};
use crate::codec::value::Data;
use crate::codec::zero::type_is_zero;
use crate::codes::codec as codes;
use crate::model::{Available, Place, RecordId, Scalar, Type, UnionField};

impl<'m> Decoder<'m, '_> {
    /// A value at a place of bits.
    pub(super) fn bits(&mut self, spot: Spot<'m>, ty: &'m Type, place: &Place, base: u32) -> Data {
        let (Type::Scalar(scalar, _), Some(bits)) = (ty, get(self.bytes, base, place)) else {
            self.beyond(spot);
            return Data::Absent;
        };
        self.scalar(spot, *scalar, place.width, bits)
    }

    /// A value in whole bytes from `offset` on.
    pub(super) fn value(&mut self, spot: Spot<'m>, ty: &'m Type, offset: u32, big: bool) -> Data {
        match ty {
            Type::Scalar(scalar, width) => {
                let spot = Spot::bytes(spot.name, offset, bytes_of(*width));
                match get_bytes(self.bytes, offset, *width, big) {
                    Some(bits) => self.scalar(spot, *scalar, *width, bits),
                    None => {
                        self.beyond(spot);
                        Data::Absent
                    }
                }
            }
            Type::Bits(n) => self.set(Spot::bytes(spot.name, offset, n.div_ceil(8)), *n),
            Type::Str { len, terminated } => self.text(Spot::bytes(spot.name, offset, *len), *len, *terminated),
            Type::Array { element, big, count, stride } => {
                let size = count.saturating_mul(*stride);
                self.array(Spot::bytes(spot.name, offset, size), element, *big, *count, *stride)
            }
            Type::Record(id) => self.nested(spot, *id, offset),
        }
    }

    fn scalar(&mut self, spot: Spot<'m>, scalar: Scalar, width: u8, bits: u64) -> Data {
        let w = u32::from(width);
        if bits > mask(w) {
            let text = format!("at {} must be at most {}, found {}", spot.at(), hex(mask(w), w), hex(bits, w));
            self.error(codes::RANGE, spot, &text);
            return Data::Absent;
        }
        let v = legal::number(self.model, scalar, width, bits);
        let Err(illegal) = legal::check(self.model, scalar, width, v) else { return Data::Int(v) };
        let (at, found) = (spot.at(), hex(bits, w));
        let (code, text) = match illegal {
            Illegal::Range(..) => (codes::RANGE, format!("at {at} must be 0 or 1, found {found}")),
            Illegal::NoName(e) => {
                let text = format!("at {at} is {found}, which is not a {}; legal: {}", e.name, legal::names(e));
                (codes::UNKNOWN_VALUE, text)
            }
            Illegal::Unavailable(row, why) => {
                let place = self.model.place();
                let text = format!("at {at} is {found}, and {} is not available on {place} ({why})", row.name);
                (codes::UNAVAILABLE, text)
            }
        };
        self.error(code, spot, &text);
        Data::Absent
    }

    fn area(&self, spot: Spot<'m>, size: u32) -> Option<&[u8]> {
        self.bytes.get(spot.offset as usize..)?.get(..size as usize)
    }

    fn set(&mut self, spot: Spot<'m>, n: u32) -> Data {
        let Some(area) = self.area(spot, n.div_ceil(8)) else {
            self.beyond(spot);
            return Data::Absent;
        };
        let mut ones = Vec::new();
        for (i, byte) in (0u32..).zip(area) {
            let mut left = *byte;
            while left != 0 {
                ones.push(i * 8 + left.trailing_zeros());
                left &= left - 1;
            }
        }
        match ones.last() {
            Some(last) if *last >= n => {
                let text = format!("at {} must be zero from bit {n} on, found bit {last}", spot.at());
                self.error(codes::RESERVED, spot, &text);
                Data::Absent
            }
            _ => Data::Bits(ones),
        }
    }

    fn text(&mut self, spot: Spot<'m>, len: u32, terminated: bool) -> Data {
        let Some(area) = self.area(spot, len) else {
            self.beyond(spot);
            return Data::Absent;
        };
        let end = area.iter().position(|b| *b == 0).unwrap_or(area.len());
        let (text, padding) = area.split_at(end);
        let wrong = if let Some((i, b)) = text.iter().enumerate().find(|(_, b)| **b > 0x7F) {
            Some((i, format!("is not ASCII: byte 0x{:02X} is 0x{b:02X}", spot.offset as usize + i)))
        } else if let Some((i, b)) = padding.iter().enumerate().find(|(_, b)| **b != 0) {
            let at = spot.offset as usize + end + i;
            Some((end + i, format!("must be NUL after its end: byte 0x{at:02X} is 0x{b:02X}")))
        } else if terminated && padding.is_empty() && len > 0 {
            Some((end, "has no NUL at its end".to_owned()))
        } else {
            None
        };
        let Some((_, why)) = wrong else { return Data::Str(text.to_vec()) };
        let text = format!("at {} {why}", spot.at());
        self.error(codes::TEXT, spot, &text);
        Data::Absent
    }

    fn array(&mut self, spot: Spot<'m>, element: &'m Type, big: bool, count: u32, stride: u32) -> Data {
        let fits = array_fits(self.model, element, count, stride, spot.offset, self.bytes.len());
        if !fits {
            self.beyond(spot);
            return Data::Absent;
        }
        if !self.report.enter(Segment::Name(spot.name)) {
            self.report.too_much();
            return Data::Absent;
        }
        let mut elements = Vec::with_capacity(count as usize);
        for i in 0..count {
            if !self.report.enter(Segment::Index(i)) {
                self.report.too_much();
                break;
            }
            let at = spot.offset.saturating_add(i.saturating_mul(stride));
            elements.push(self.value(Spot { name: None, ..spot }, element, at, big));
            self.report.leave();
        }
        self.report.leave();
        while elements.last().is_some_and(|d| type_is_zero(self.model, element, d)) {
            elements.pop();
        }
        Data::List(elements)
    }

    fn nested(&mut self, spot: Spot<'m>, id: RecordId, offset: u32) -> Data {
        let Some(record) = self.model.records.get(id.index()) else {
            self.beyond(spot);
            return Data::Absent;
        };
        if !self.report.enter(Segment::Name(spot.name)) {
            self.report.too_much();
            return Data::Absent;
        }
        let value = self.record(id, record, offset);
        self.report.leave();
        Data::Record(value)
    }

    /// The arm of a union that the selector picks.
    pub(super) fn union(&mut self, r: &Reading<'m>, spot: Spot<'m>, union: &'m UnionField) -> Data {
        let start = r.base.saturating_add(union.offset);
        let picked = arm_of(r.record, &r.value, union).and_then(|i| Some((i, union.arms.get(i)?)));
        let Some((i, arm)) = picked else {
            let found = selector_value(r.record, &r.value, union).unwrap_or(0);
            let why = format!("as {found} picks no arm of {}", self.report.name(spot));
            self.zero_bytes(start, union.size, &why);
            return Data::Absent;
        };
        if let Available::No(why) = &arm.notes.available {
            let text = format!("is {}, which is not available on {} ({why})", arm.name, self.model.place());
            self.error(codes::UNAVAILABLE, spot, &text);
            return Data::Absent;
        }
        if spot.name.is_some() && !self.report.enter(Segment::Name(spot.name)) {
            self.report.too_much();
            return Data::Absent;
        }
        let at = Spot { name: Some(&arm.name), ..spot };
        let inner = self.value(at, &arm.ty, start, arm.big);
        if spot.name.is_some() {
            self.report.leave();
        }
        let size = size_of(self.model, &arm.ty);
        let why = format!("after {}", arm.name);
        self.zero_bytes(start.saturating_add(size), union.size.saturating_sub(size), &why);
        self.gaps(&arm.ty, start, &arm.name);
        Data::Arm(i, Box::new(inner))
    }

    /// Bytes between the elements of an array that is an arm: no row of the record speaks of them.
    fn gaps(&mut self, ty: &Type, start: u32, name: &str) {
        let Type::Array { element, count, stride, .. } = ty else { return };
        let size = size_of(self.model, element);
        if *stride <= size {
            return;
        }
        for i in 1..*count {
            let end = start.saturating_add(i.saturating_mul(*stride));
            if end as usize > self.bytes.len() {
                break;
            }
            let gap = stride - size;
            self.zero_bytes(end.saturating_sub(gap), gap, &format!("between elements of {name}"));
        }
    }
}
