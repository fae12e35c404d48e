//! Rows that are not there: their bits are zero, unless rows that are there use them.

use fixedbitset::FixedBitSet;

use super::{Decoder, Reading};
use crate::codec::bits::{mark, ones, ranges};
use crate::codec::present::Presence;
use crate::codec::report::Spot;
use crate::codec::union::size_of;
use crate::codec::words;
use crate::codes::codec as codes;
use crate::model::{Field, FieldId, FieldKind, Location, Model, Type};

impl<'m> Decoder<'m, '_> {
    /// Checks the bits of rows that are not there.
    pub(super) fn away(&mut self, r: &Reading<'m>) {
        if r.away.is_empty() {
            return;
        }
        let bits = (r.record.size as usize).saturating_mul(8);
        let mut owned: Option<FixedBitSet> = None;
        for (id, why) in &r.away {
            let Some(field) = r.record.fields.get(id.index()) else { continue };
            if matches!(field.kind, FieldKind::Fill { ignored: false, .. }) {
                continue;
            }
            let mut own = FixedBitSet::with_capacity(bits);
            cover(self.model, field, &mut own);
            if ones(self.bytes, r.base, &own).next().is_none() {
                continue;
            }
            let owned = owned.get_or_insert_with(|| self.owned(r, bits));
            own.difference_with(owned);
            let found: Vec<(u32, u8)> = ones(self.bytes, r.base, &own).collect();
            let Some((first, byte)) = found.first() else { continue };
            let spot = Spot::field(field, r.base);
            let why = match why {
                Presence::Unavailable(why) => format!("is not available on {} ({why})", self.model.place()),
                Presence::Unless(guard) => {
                    format!("is only present if {}", words::condition(self.model, r.record, guard))
                }
                Presence::Here => continue,
            };
            let at = r.base.saturating_add(*first);
            let text =
                format!("at {} {why} and must be zero otherwise, found 0x{byte:02X} in byte 0x{at:02X}", spot.at());
            self.error(codes::NOT_PRESENT, spot, &text);
            // Said once: rows that are away may overlap.
            owned.union_with(&own);
        }
    }

    /// The bits of all rows that are there.
    fn owned(&self, r: &Reading<'m>, bits: usize) -> FixedBitSet {
        let mut owned = FixedBitSet::with_capacity(bits);
        for (i, field) in r.record.fields.iter().enumerate() {
            if !r.away.iter().any(|(id, _)| *id == FieldId(i as u32)) {
                cover(self.model, field, &mut owned);
            }
        }
        owned
    }
}

/// Marks the bits of a row.
fn cover(model: &Model, field: &Field, set: &mut FixedBitSet) {
    match &field.kind {
        FieldKind::Value { ty, at: Location::Bytes(at) } => cover_type(model, ty, (*at).into(), set),
        FieldKind::Union(u) => cover_bytes(u.offset.into(), u.size, set),
        FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
            ranges(place).for_each(|(a, b)| mark(set, a.into(), b.into()));
        }
        FieldKind::Fill { bits, .. } => bits.iter().for_each(|(a, b)| mark(set, u64::from(*a), u64::from(*b))),
        FieldKind::Mode(m) => {
            for place in [Some(&m.mode), Some(&m.index), m.value.as_ref()].into_iter().flatten() {
                ranges(place).for_each(|(a, b)| mark(set, a.into(), b.into()));
            }
        }
    }
}

fn cover_bytes(at: u64, size: u32, set: &mut FixedBitSet) {
    mark(set, at * 8, (at + u64::from(size)) * 8);
}

/// Marks the bits of a value; the gaps between elements of an array are not its.
fn cover_type(model: &Model, ty: &Type, at: u64, set: &mut FixedBitSet) {
    match ty {
        Type::Array { element, count, stride, .. } if *stride > size_of(model, element) => {
            for i in 0..u64::from(*count) {
                let at = at + i * u64::from(*stride);
                if at * 8 >= set.len() as u64 {
                    break;
                }
                cover_type(model, element, at, set);
            }
        }
        _ => cover_bytes(at, size_of(model, ty), set),
    }
}
