//! Modes with their operands.

use super::{Decoder, Reading};
use crate::codec::bits::get;
use crate::codec::legal::hex;
use crate::codec::modes;
use crate::codec::report::Spot;
use crate::codec::value::Data;
use crate::codes::codec as codes;
use crate::model::{Available, Field, FieldId, FieldKind, ModeField, Place};

impl<'m> Decoder<'m, '_> {
    pub(super) fn mode(&mut self, spot: Spot<'m>, m: &'m ModeField, base: u32) -> Data {
        let number = get(self.bytes, base, &m.mode);
        let (Some(wire), Some(index)) = (number, get(self.bytes, base, &m.index)) else {
            self.beyond(spot);
            return Data::Absent;
        };
        let value = m.value.as_ref().map(|p| get(self.bytes, base, p));
        if value == Some(None) {
            self.beyond(spot);
            return Data::Absent;
        }
        let at = Spot::place(spot.name, m.index_offset, &m.index, base);
        if wire == 0 && m.optional {
            return Data::Absent;
        }
        let i = modes::by_wire(self.model, m.table, wire);
        let (found, here) = (hex(wire, u32::from(m.mode.width)), spot.at());
        let Some((i, mode)) = i.and_then(|i| Some((i, modes::mode(self.model, m.table, i)?))) else {
            let (table, _) = modes::table(self.model, m.table);
            let legal = modes::names(self.model, m.table);
            let text = format!("mode {found} at {here} is not a {table}; legal: {legal}");
            self.error(codes::UNKNOWN_VALUE, spot, &text);
            return Data::Absent;
        };
        if let Available::No(why) = &mode.notes.available {
            let place = self.model.place();
            let text = format!("mode {found} at {here} is {}, which is not available on {place} ({why})", mode.name);
            self.error(codes::UNAVAILABLE, spot, &text);
            return Data::Absent;
        }
        if let Some(bank) = mode.bank(self.model)
            && index >= u64::from(bank.size)
        {
            let text = format!("index {index} at {} does not fit the bank of {}", at.at(), bank.size);
            let last = bank.size.saturating_sub(1);
            self.error(codes::BANK_INDEX, at, &text).help.push(format!("indices of {} are 0..={last}", bank.name));
        }
        let value = value.flatten().unwrap_or(0);
        if mode.takes_value && m.value.is_none() {
            let text = format!("mode {found} at {here} has a value, and the field has no place for one");
            self.error(codes::LAYOUT, spot, &text);
        }
        Data::Mode { mode: i, index, value: if mode.takes_value { value } else { 0 } }
    }

    /// Index and operand bytes of modes that are none.
    pub(super) fn unused_operands(&mut self, r: &Reading<'m>) {
        for (i, field) in r.record.fields.iter().enumerate() {
            let id = FieldId(i as u32);
            let FieldKind::Mode(m) = &field.kind else { continue };
            if !is_none(r, id) {
                continue;
            }
            let name = field.name.as_deref();
            if let Some(found @ 1..) = get(self.bytes, r.base, &m.index) {
                let at = Spot::place(name, m.index_offset, &m.index, r.base);
                let found = hex(found, u32::from(m.index.width));
                let text = format!("index at {} must be zero without a mode, found {found}", at.at());
                self.error(codes::UNUSED_OPERAND, at, &text);
            }
            let Some(place) = &m.value else { continue };
            if let Some(found @ 1..) = get(self.bytes, r.base, place)
                && !self.claimed(r, id, place)
            {
                let at = Spot::place(name, m.value_offset, place, r.base);
                let found = hex(found, u32::from(place.width));
                let text = format!("value at {} must be zero, as no mode uses it, found {found}", at.at());
                self.error(codes::UNUSED_OPERAND, at, &text);
            }
        }
    }

    /// Whether another row uses operand bytes, or they have been judged already.
    fn claimed(&self, r: &Reading<'m>, own: FieldId, place: &Place) -> bool {
        let modes = r.record.fields.iter().enumerate().any(|(j, field)| {
            let other = FieldId(j as u32);
            let same = other != own && operand(field).is_some_and(|p| crate::codec::bits::overlap(p, place));
            // A mode that is none judges them once; one that is there uses them or leaves them to the profile.
            same && !r.away.iter().any(|(id, _)| *id == other) && (j < own.index() || !is_none(r, other))
        });
        modes || modes::used(self.model, r.record, &r.value, own.index(), place)
    }
}

fn operand(field: &Field) -> Option<&Place> {
    match &field.kind {
        FieldKind::Mode(m) => m.value.as_ref(),
        _ => None,
    }
}

/// Whether a mode field is there, was read, and is none.
fn is_none(r: &Reading<'_>, id: FieldId) -> bool {
    r.value.fields.get(id.index()) == Some(&Data::Absent)
        && !r.failed.contains(&id)
        && !r.away.iter().any(|(away, _)| *away == id)
}
