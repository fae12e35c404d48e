//! Which profiles could have written a record: what they refuse, and what they write as operands that modes lack.

use super::{Decoder, Reading};
use crate::codec::bits::get;
use crate::codec::legal::hex;
use crate::codec::path::Path;
use crate::codec::profile::{accepts, free_operands, writes};
use crate::codec::report::Spot;
use crate::codec::value::Data;
use crate::codes::codec as codes;
use crate::model::{FieldId, FieldKind, ModeTable, Place, Profile};

/// An operand of a mode that has none, which is not zero.
pub(super) struct Unwritten<'m> {
    path: Path<'m>,
    spot: Spot<'m>,
    found: u64,
    width: u8,
    table: ModeTable,
    mode: usize,
}

impl<'m> Decoder<'m, '_> {
    /// Keeps the profiles that could have written a record.
    pub(super) fn produced(&mut self, r: &Reading<'m>) {
        let model = self.model;
        let mut free = false;
        free_operands(model, None, r.record, &r.value, &mut |_, _, _| free = true);
        let mut profiles = std::mem::take(&mut self.profiles);
        profiles.retain(|id| {
            let profile = model.profiles.get(id.index());
            profile.is_some_and(|p| (!free || self.wrong_operand(r, Some(p)).is_none()) && accepts(model, p, &r.value))
        });
        self.profiles = profiles;
        if !free {
            return;
        }
        let Some((id, place, found)) = self.wrong_operand(r, None) else { return };
        self.plain = false;
        let mode = r.record.fields.get(id.index()).zip(r.value.fields.get(id.index()));
        if let (None, Some((field, Data::Mode { mode, .. }))) = (&self.unwritten, mode)
            && let FieldKind::Mode(m) = &field.kind
        {
            self.unwritten = Some(Unwritten {
                path: self.report.path.clone(),
                spot: Spot::place(field.name.as_deref(), m.value_offset, place, r.base),
                found,
                width: place.width,
                table: m.table,
                mode: *mode,
            });
        }
    }

    /// The first operand of a mode without one that a producer would have written differently.
    fn wrong_operand(&self, r: &Reading<'m>, profile: Option<&Profile>) -> Option<(FieldId, &'m Place, u64)> {
        let mut wrong = None;
        free_operands(self.model, profile, r.record, &r.value, &mut |id, place, n| {
            let mut expected = n;
            free_operands(self.model, profile, r.record, &r.value, &mut |_, other, n| {
                if n != 0 && other == place {
                    expected = n;
                }
            });
            let expected = expected & crate::codec::bits::mask(u32::from(place.width));
            match get(self.bytes, r.base, place) {
                Some(found) if found != expected && wrong.is_none() => wrong = Some((id, place, found)),
                _ => {}
            }
        });
        wrong
    }

    /// Reports operands that nobody writes.
    pub(super) fn unproducible(&mut self) {
        if self.plain || !self.profiles.is_empty() || !self.report.errors.is_empty() {
            return;
        }
        let Some(u) = self.unwritten.take() else { return };
        let width = u32::from(u.width);
        let mut legal = vec![hex(0, width)];
        let mut help = Vec::new();
        for p in &self.model.profiles {
            let n = hex(writes(Some(p), u.table, u.mode), width);
            help.push(format!("the profile {} writes {n}", p.name));
            if !legal.contains(&n) {
                legal.push(n);
            }
        }
        let (at, found, legal) = (u.spot.at(), hex(u.found, width), legal.join(", "));
        self.report.path = u.path;
        let text = if legal.contains(&found) {
            format!("value at {at}: no profile that takes this record writes {found} here")
        } else {
            format!("value at {at} is not used by its mode, found {found}; legal: {legal}")
        };
        self.error(codes::UNUSED_OPERAND, u.spot, &text).help.extend(help);
    }
}
