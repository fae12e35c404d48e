//! Values of every type.

use super::super::bits::{bytes_of, get_bytes, mask};
use super::super::bitset::Ones;
use super::super::legal::{self, Illegal};
use super::super::spot::Spot;
use super::super::union::{arm_of, array_fits, selector_bits, size_of};
use super::super::way::Going;
use super::super::why::Why;
use super::super::{RecordError, RecordInfo, Row, Scalar, Type, UnionRow};
use super::{Checker, Reading};

impl Checker<'_> {
    /// A value in whole bytes from `offset` on.
    pub(super) fn value(&mut self, going: Going, spot: Spot, ty: &'static Type, offset: u32, big: bool) {
        match ty {
            Type::Scalar(scalar, width) => {
                let spot = Spot::bytes(offset, bytes_of(*width));
                match get_bytes(self.bytes, offset, *width, big) {
                    Some(bits) => self.scalar(going, spot, *scalar, *width, bits),
                    None => self.error(going, spot, Why::Beyond),
                }
            }
            Type::Bits(n) => self.set(going, Spot::bytes(offset, n.div_ceil(8)), *n),
            Type::Str { len, terminated } => self.text(going, Spot::bytes(offset, *len), *len, *terminated),
            Type::Array { element, big, count, stride } => {
                let spot = Spot::bytes(offset, count.saturating_mul(*stride));
                self.array(going, spot, element, *big, (*count, *stride));
            }
            Type::Record(record) => self.nested(going, spot, record, offset),
        }
    }

    pub(super) fn scalar(&mut self, going: Going, spot: Spot, scalar: Scalar, width: u8, bits: u64) {
        let why = if bits > mask(width.into()) {
            Why::Above
        } else {
            match legal::check(scalar, width, legal::number(scalar, width, bits)) {
                Ok(()) => return,
                Err(Illegal::Range) => Why::NoBool,
                Err(Illegal::NoName) => Why::NoName,
                Err(Illegal::Away) => Why::NameAway,
            }
        };
        self.found(going, spot, why, [bits, 0]);
    }

    fn area(&self, spot: Spot, size: u32) -> Option<&[u8]> {
        self.bytes.get(spot.offset as usize..)?.get(..size as usize)
    }

    fn set(&mut self, going: Going, spot: Spot, n: u32) {
        let Some(area) = self.area(spot, n.div_ceil(8)) else { return self.error(going, spot, Why::Beyond) };
        if let Some(last) = Ones::of(area).last().filter(|last| *last >= n) {
            self.found(going, spot, Why::SetPadding, [last.into(), 0]);
        }
    }

    fn text(&mut self, going: Going, spot: Spot, len: u32, terminated: bool) {
        let Some(area) = self.area(spot, len) else { return self.error(going, spot, Why::Beyond) };
        let end = area.iter().position(|b| *b == 0).unwrap_or(area.len());
        let numbered = || (u64::from(spot.offset)..).zip(area);
        let odd = numbered().take(end).find(|(_, b)| **b > 0x7F);
        let behind = numbered().skip(end).find(|(_, b)| **b != 0);
        match (odd, behind) {
            (Some((at, b)), _) => self.found(going, spot, Why::NotAscii, [at, (*b).into()]),
            (None, Some((at, b))) => self.found(going, spot, Why::AfterNul, [at, (*b).into()]),
            (None, None) if terminated && end == area.len() && len > 0 => self.error(going, spot, Why::NoNul),
            (None, None) => {}
        }
    }

    fn array(&mut self, going: Going, spot: Spot, element: &'static Type, big: bool, (count, stride): (u32, u32)) {
        if !array_fits(element, count, stride, spot.offset, self.bytes.len()) {
            return self.error(going, spot, Why::Beyond);
        }
        let Some(going) = self.enter(going) else { return };
        for i in 0..count {
            let Some(inner) = self.enter(going) else { break };
            let at = spot.offset.saturating_add(i.saturating_mul(stride));
            self.value(inner.element(i, count), spot, element, at, big);
        }
    }

    fn nested(&mut self, going: Going, _: Spot, record: &'static RecordInfo, offset: u32) {
        if let Some(going) = self.enter(going) {
            self.record(record, offset, going);
        }
    }

    /// The arm of a union that the selector picks.
    pub(super) fn union(
        &mut self,
        r: &Reading<'_>,
        going: Going,
        spot: Spot,
        row: &'static Row,
        i: usize,
        union: &'static UnionRow,
    ) {
        let (record, base) = (r.view.record, r.view.base);
        let start = base.saturating_add(union.offset);
        let picked = arm_of(record, union, self.bytes, base).and_then(|a| Some((a, union.arms.get(a)?)));
        let Some((a, arm)) = picked else {
            let bits = selector_bits(record, union, self.bytes, base).unwrap_or(0);
            return self.zero_bytes(r.going, start, union.size, Why::ReservedUnpicked, i as u32, bits);
        };
        if arm.unavailable.is_some() {
            let e = RecordError::new(self.root, going.way(), spot, Why::ArmAway);
            return self.push(e.extra(a as u32));
        }
        let inner = if row.name.is_empty() { Some(going) } else { self.enter(going) };
        let Some(inner) = inner else { return };
        self.value(inner.arm(union, a), spot, &arm.ty, start, arm.big);
        let size = size_of(&arm.ty);
        let (behind, left) = (start.saturating_add(size), union.size.saturating_sub(size));
        let extra = i as u32 | (a as u32) << 16;
        self.zero_bytes(r.going, behind, left, Why::ReservedAfter, extra, 0);
        self.gaps(r.going, &arm.ty, start, extra);
    }

    /// Bytes between the elements of an array that is an arm: no row of the record speaks of them.
    fn gaps(&mut self, going: Going, ty: &Type, start: u32, extra: u32) {
        let Type::Array { element, count, stride, .. } = ty else { return };
        let size = size_of(element);
        if *stride <= size {
            return;
        }
        for i in 1..*count {
            let end = start.saturating_add(i.saturating_mul(*stride));
            if end as usize > self.bytes.len() {
                break;
            }
            let gap = stride - size;
            self.zero_bytes(going, end.saturating_sub(gap), gap, Why::ReservedBetween, extra, 0);
        }
    }
}
