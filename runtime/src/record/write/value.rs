//! Values of every type.

use super::super::bits::{bytes_of, put_bytes};
use super::super::form::Form;
use super::super::spot::Spot;
use super::super::union::{array_fits, size_of};
use super::super::way::Going;
use super::super::why::Why;
use super::super::{RecordError, RecordInfo, Row, Scalar, Type, UnionRow};
use super::Writer;
use super::given::{Given, Nothing};
use super::record::Record;

impl Writer<'_> {
    /// A value in whole bytes from `offset` on.
    pub(super) fn value(&mut self, going: Going, ty: &'static Type, offset: u32, big: bool, given: Given<'_>) {
        if let Given::Wire(wire) = given {
            return self.wire(going, ty, offset, big, wire);
        }
        match ty {
            Type::Scalar(scalar, width) => {
                let spot = Spot::bytes(offset, bytes_of(*width));
                if let Some(bits) = self.scalar(going, spot, (*scalar, *width), given)
                    && put_bytes(self.bytes, offset, *width, big, bits).is_none()
                {
                    self.error(going, spot, Why::Beyond);
                }
            }
            Type::Bits(n) => self.set(going, Spot::bytes(offset, n.div_ceil(8)), *n, given),
            Type::Str { len, terminated } => {
                self.text(going, Spot::bytes(offset, *len), (*len, *terminated), given);
            }
            Type::Array { element, big, count, stride } => {
                let spot = Spot::bytes(offset, count.saturating_mul(*stride));
                self.array(going, spot, element, *big, (*count, *stride), given);
            }
            Type::Record(record) => self.nested(going, record, offset, given),
        }
    }

    pub(super) fn area(&mut self, spot: Spot, size: u32) -> Option<&mut [u8]> {
        self.bytes.get_mut(spot.offset as usize..).and_then(|b| b.get_mut(..size as usize))
    }

    fn set(&mut self, going: Going, spot: Spot, n: u32, given: Given<'_>) {
        match given {
            Given::Absent => self.ones(going, spot, n, core::iter::empty()),
            #[cfg(feature = "parse")]
            Given::Lit(lit) if lit.is_set() => self.ones(going, spot, n, lit.bits()),
            other => self.wrong_kind(going, spot, Form::Set, &other),
        }
    }

    /// Bits of a set. Of those that do not fit the least is reported.
    pub(super) fn ones(&mut self, going: Going, spot: Spot, n: u32, bits: impl Iterator<Item = u32> + Clone) {
        if let Some(bit) = bits.clone().filter(|b| *b >= n).min() {
            return self.number(going, spot, Why::NoBit, bit.into());
        }
        let Some(area) = self.area(spot, n.div_ceil(8)) else { return self.error(going, spot, Why::Beyond) };
        for b in bits {
            if let Some(byte) = area.get_mut(b as usize / 8) {
                *byte |= 1 << (b % 8);
            }
        }
    }

    fn text(&mut self, going: Going, spot: Spot, size: (u32, bool), given: Given<'_>) {
        match given {
            Given::Text(text) => self.characters(going, spot, size, text.iter().copied()),
            Given::Absent => self.characters(going, spot, size, core::iter::empty()),
            Given::LongText(n) => self.number(going, spot, Why::LongText, n.into()),
            #[cfg(feature = "parse")]
            Given::Lit(lit) if lit.is_text() => self.characters(going, spot, size, lit.bytes()),
            other => self.wrong_kind(going, spot, Form::Text, &other),
        }
    }

    /// The bytes of a text.
    pub(super) fn characters(
        &mut self,
        going: Going,
        spot: Spot,
        (len, terminated): (u32, bool),
        text: impl Iterator<Item = u8> + Clone,
    ) {
        let most = if terminated { len.saturating_sub(1) } else { len };
        if text.clone().nth(most as usize).is_some() {
            // Bytes that are no text count one by one.
            let characters = characters(text.clone()).unwrap_or_else(|| text.count());
            return self.number(going, spot, Why::LongText, characters as i128);
        }
        if let Some((i, b)) = text.clone().enumerate().find(|(_, b)| *b == 0 || *b > 0x7F) {
            let why = if b == 0 { Why::GivenNul } else { Why::GivenNotAscii };
            let e = RecordError::new(self.root, going.way(), spot, why).found([i as u64, b.into()]);
            return self.push(e);
        }
        let Some(area) = self.area(spot, len) else { return self.error(going, spot, Why::Beyond) };
        area.iter_mut().zip(text).for_each(|(to, from)| *to = from);
    }

    fn array(
        &mut self,
        going: Going,
        spot: Spot,
        element: &'static Type,
        big: bool,
        (count, stride): (u32, u32),
        given: Given<'_>,
    ) {
        let elements: u32 = match &given {
            Given::Absent => 0,
            #[cfg(feature = "parse")]
            Given::Lit(lit) if lit.is_list() => lit.items().count() as u32,
            other => return self.wrong_kind(going, spot, Form::List, other),
        };
        if elements > count {
            return self.number(going, spot, Why::LongList, elements.into());
        }
        if !array_fits(element, count, stride, spot.offset, self.bytes.len()) {
            return self.error(going, spot, Why::Beyond);
        }
        let visited = if is_plain(element) { elements } else { count };
        let Some(going) = self.enter(going) else { return };
        #[cfg(feature = "parse")]
        let mut items = if let Given::Lit(lit) = &given { Some(lit.items()) } else { None };
        for i in 0..visited {
            let before = self.errors;
            let Some(inner) = self.enter(going) else { break };
            #[cfg(feature = "parse")]
            let item = items.as_mut().and_then(Iterator::next).map_or(Given::Absent, Given::Lit);
            #[cfg(not(feature = "parse"))]
            let item = Given::Absent;
            let at = spot.offset.saturating_add(i.saturating_mul(stride));
            self.value(inner.element(i, count), element, at, big, item);
            // What is not given is wrong in the same way everywhere.
            if i >= elements && self.errors > before {
                break;
            }
        }
    }

    fn nested(&mut self, going: Going, record: &'static RecordInfo, offset: u32, given: Given<'_>) {
        let spot = Spot::bytes(offset, 1);
        match given {
            Given::Absent => {
                if let Some(going) = self.enter(going) {
                    self.record(record, offset, going, &Nothing);
                }
            }
            #[cfg(feature = "parse")]
            Given::Lit(lit) if lit.is_record() => {
                if let Some(going) = self.enter(going) {
                    self.record(record, offset, going, &lit.fields(record));
                }
            }
            other => self.wrong_kind(going, spot, Form::Record, &other),
        }
    }

    /// One of several views of the same bytes.
    pub(super) fn union(
        &mut self,
        r: &Record<'_, '_>,
        going: Going,
        spot: Spot,
        (i, row): (usize, &'static Row),
        union: &'static UnionRow,
    ) {
        let selected = r.values.selected(union);
        let given = r.values.row(i);
        let (a, inner) = match (given.arm(), selected) {
            (None, Some(a)) if given.is_absent() => (a, Given::Absent),
            (None, None) if given.is_absent() => return,
            (Some((a, inner)), _) => (a, inner),
            (None, _) => return self.wrong_kind(going, spot, Form::TheArm, &given),
        };
        let Some(arm) = union.arms.get(a) else { return self.error(going, spot, Why::NoArm) };
        let other = !given.is_absent() && union.selector.is_some() && selected != Some(a);
        let why = match () {
            () if other => Why::OtherArm,
            () if arm.unavailable.is_some() => Why::GivenArmAway,
            () => {
                let inside = if row.name.is_empty() { Some(going) } else { self.enter(going) };
                let Some(inside) = inside else { return };
                let at = r.base.saturating_add(union.offset);
                // The bytes of any arm are given in as many as the longest has.
                let inner = match inner {
                    Given::Wire(all) => Given::Wire(all.get(..size_of(&arm.ty) as usize).unwrap_or(all)),
                    other => other,
                };
                return self.value(inside.arm(union, a), &arm.ty, at, arm.big, inner);
            }
        };
        let found = r.values.selector(union).unwrap_or(0);
        let found = [found as u64, (found >> 64) as u64];
        // An arm of a union without a name is told by its own.
        let going = if other && row.name.is_empty() { going.arm(union, a) } else { going };
        self.push(RecordError::new(self.root, going.way(), spot, why).found(found).extra(a as u32));
    }
}

/// Whether missing elements of that type are zero and need no visit.
fn is_plain(element: &Type) -> bool {
    matches!(element, Type::Scalar(Scalar::Uint | Scalar::Int | Scalar::Bool, _) | Type::Bits(_))
}

/// Number of characters, if the bytes are UTF-8.
fn characters(mut text: impl Iterator<Item = u8>) -> Option<usize> {
    let (mut buffer, mut count) = ([0u8; 4], 0);
    while let Some(first) = text.next() {
        // As many ones as it starts with; a byte of its own starts with none.
        let len = first.leading_ones().clamp(1, 4) as usize;
        let character = buffer.get_mut(..len)?;
        for (i, b) in character.iter_mut().enumerate() {
            *b = if i == 0 { first } else { text.next()? };
        }
        core::str::from_utf8(character).ok()?;
        count += 1;
    }
    Some(count)
}
