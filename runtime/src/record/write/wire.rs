//! Values that are given as on the wire.

use super::super::bits::{get, get_bytes, put};
use super::super::bitset::Ones;
use super::super::form::Form;
use super::super::legal::number;
use super::super::normal::clear_own;
use super::super::present::is_here;
use super::super::profile::breaks;
use super::super::rows::{View, free_operands};
use super::super::spot::Spot;
use super::super::union::{arm_of, array_fits, reached, size_of};
use super::super::way::Going;
use super::super::why::Why;
use super::super::{Kind, RecordError, RecordInfo, Type};
use super::Writer;
use super::given::Given;
use super::profile::about;

impl Writer<'_> {
    /// A value as on the wire; numbers, sets and texts may be what is not legal, and are reported as if they were given as
    /// such.
    pub(super) fn wire(&mut self, going: Going, ty: &'static Type, at: u32, big: bool, wire: &[u8]) {
        let size = size_of(ty);
        let spot = Spot::bytes(at, size.max(1));
        let expected = match ty {
            Type::Scalar(..) => Form::Number,
            Type::Bits(_) => Form::Set,
            Type::Str { .. } => Form::Text,
            Type::Array { .. } => Form::List,
            Type::Record(_) => Form::Record,
        };
        let short = matches!(ty, Type::Scalar(..) | Type::Record(_)) && wire.len() < size as usize;
        if short || wire.len() > size as usize {
            return self.wrong_kind(going, spot, expected, &Given::Wire(wire));
        }
        match ty {
            Type::Scalar(scalar, width) => {
                let bits = get_bytes(wire, 0, *width, big).unwrap_or(0);
                let v = if bits > super::super::bits::mask((*width).into()) {
                    i128::from(bits)
                } else {
                    number(*scalar, *width, bits)
                };
                self.value(going, ty, at, big, Given::Int(v));
            }
            Type::Bits(n) => self.ones(going, Spot::bytes(at, size), *n, Ones::of(wire)),
            Type::Str { len, terminated } => {
                let end = wire.iter().rposition(|b| *b != 0).map_or(0, |i| i + 1);
                let text = wire.iter().copied().take(end);
                self.characters(going, Spot::bytes(at, *len), (*len, *terminated), text);
            }
            Type::Array { element, big, count, stride } => {
                self.wire_array(going, spot, element, *big, (*count, *stride), wire);
            }
            Type::Record(record) => self.wire_record(going, record, at, wire),
        }
    }

    fn wire_array(
        &mut self,
        going: Going,
        spot: Spot,
        element: &'static Type,
        big: bool,
        (count, stride): (u32, u32),
        wire: &[u8],
    ) {
        if !array_fits(element, count, stride, spot.offset, self.bytes.len()) {
            return self.error(going, spot, Why::Beyond);
        }
        let Some(going) = self.enter(going) else { return };
        let size = size_of(element) as usize;
        for i in 0..count {
            let Some(inner) = self.enter(going) else { break };
            let from = i.saturating_mul(stride);
            let given = match wire.get(from as usize..).filter(|rest| !rest.is_empty()) {
                Some(rest) => Given::Wire(rest.get(..size).unwrap_or(rest)),
                None => Given::Absent,
            };
            self.value(inner.element(i, count), element, spot.offset.saturating_add(from), big, given);
        }
    }

    /// A nested record, which is legal by its type, as the profile writes it.
    fn wire_record(&mut self, going: Going, record: &'static RecordInfo, at: u32, wire: &[u8]) {
        let Some(area) = self.area(Spot::bytes(at, 1), record.size) else {
            return self.error(going, Spot::bytes(at, record.size), Why::Beyond);
        };
        area.iter_mut().zip(wire).for_each(|(to, from)| *to = *from);
        if let Some(going) = self.enter(going) {
            self.settle(record, at, going);
        }
    }

    /// Makes a legal record what the profile writes: bits that may hold anything are zero, operands that modes do not need
    /// are the profile's.
    fn settle(&mut self, record: &'static RecordInfo, base: u32, going: Going) {
        clear_own(record, self.bytes, base);
        let profile = self.profile.and_then(|p| record.profiles.get(p));
        for (i, row) in record.rows.iter().enumerate() {
            if !is_here(record, row, self.bytes, base) {
                continue;
            }
            let inner = going.row(record, i);
            match &row.kind {
                Kind::Bytes { ty, at } => self.settle_value(ty, base.saturating_add(*at), inner),
                Kind::Union(u) => {
                    let arm = arm_of(record, u, self.bytes, base);
                    if let Some((a, arm)) = arm.and_then(|a| Some((a, u.arms.get(a)?))) {
                        self.settle_value(&arm.ty, base.saturating_add(u.offset), inner.arm(u, a));
                    }
                }
                Kind::Mode(m) => {
                    let written = m.value.as_ref().and_then(|place| {
                        let mut last = None;
                        free_operands(record, &View::new(record, self.bytes, base), profile, &mut |_, _, p, n| {
                            if p == place {
                                last = Some(if n == 0 { last.unwrap_or(0) } else { n });
                            }
                        });
                        last.filter(|n| get(self.bytes, base, place) != Some(*n)).map(|n| (place, n))
                    });
                    if let Some((place, n)) = written {
                        let _ = put(self.bytes, base, place, n);
                    }
                }
                Kind::Constant { .. } | Kind::Scalar { .. } | Kind::Fill { .. } => {}
            }
        }
        self.refused(record, base, going);
    }

    fn settle_value(&mut self, ty: &'static Type, at: u32, going: Going) {
        match ty {
            Type::Record(record) => self.settle(record, at, going),
            Type::Array { element, count, stride, .. } => {
                for i in 0..reached(*count, *stride, at, self.bytes.len()) {
                    let at = at.saturating_add(i.saturating_mul(*stride));
                    self.settle_value(element, at, going.element(i, *count));
                }
            }
            Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
        }
    }

    /// What the profile refuses of a legal record.
    fn refused(&mut self, record: &'static RecordInfo, base: u32, going: Going) {
        let Some((p, profile)) = self.profile.and_then(|p| Some((p, record.profiles.get(p)?))) else { return };
        for k in 0..profile.rules.len() {
            let Some(refusal) = breaks(&View::new(record, self.bytes, base), profile, k) else { continue };
            let of = refusal.row.and_then(|i| Some((i, record.rows.get(i)?)));
            let spot = of.map_or(Spot::bytes(base, record.size), |(_, row)| Spot::row(row, base));
            let going = of.map_or(going, |(i, _)| going.row(record, i));
            let why = if refusal.no_value.is_some() { Why::ProfileNoValue } else { Why::Profile };
            let e = RecordError::new(self.root, going.way(), spot, why);
            self.push(e.found([p as u64, k as u64]).extra(about(of.is_none(), refusal.no_value)));
        }
    }
}
