//! Bytes that several rows use: what a profile writes there, and values that contradict each other.

use super::Encoder;
use crate::codec::bits::{get, mask, overlap, put};
use crate::codec::modes;
use crate::codec::profile;
use crate::codec::report::Spot;
use crate::codec::value::{Data, RecordValue};
use crate::codes::codec as codes;
use crate::model::{Field, FieldKind, Location, Model, Place, Record};

impl<'m> Encoder<'m> {
    /// Operand bytes that no mode needs, as the profile writes them.
    pub(super) fn free_operands(&mut self, record: &'m Record, value: &RecordValue, base: u32) {
        let bytes = &mut self.bytes;
        profile::free_operands(self.model, self.profile, record, value, &mut |_, place, n| {
            if n != 0 {
                // A place beyond the end has been reported where the mode was written.
                let _ = put(bytes, base, place, n);
            }
        });
    }

    /// Values that were overwritten by others in the same bytes.
    pub(super) fn shared_values(&mut self, record: &'m Record, value: &RecordValue, base: u32) {
        for (i, (field, data)) in record.fields.iter().zip(&value.fields).enumerate() {
            let Some((place, v)) = shared_value(self.model, field, data) else { continue };
            if get(&self.bytes, base, place) == Some(v) {
                continue;
            }
            let others = record.fields.iter().zip(&value.fields).enumerate().filter(|(j, _)| *j != i);
            let other = others
                .filter_map(|(_, (f, d))| shared_value(self.model, f, d).map(|(p, w)| (f, p, w)))
                .find(|(_, p, w)| overlap(place, p) && (place != *p || *w != v));
            let Some((other, _, w)) = other else { continue };
            let offset = match &field.kind {
                FieldKind::Mode(m) => m.value_offset,
                _ => field.offset,
            };
            let spot = Spot::place(field.name.as_deref(), offset, place, base);
            let (a, b) = (self.report.name(spot), other.name.as_deref().unwrap_or("another row"));
            let message = format!("{a} and {b} share the value at 0x{:02X}", spot.offset);
            let help = format!("{a} needs {v}, {b} needs {w}: give both the same value, or use two records");
            self.report.push(codes::SHARED_VALUE, spot, message).help.push(help);
        }
    }
}

/// The place and bits of a value that others may overwrite on purpose.
fn shared_value<'m>(model: &'m Model, field: &'m Field, data: &Data) -> Option<(&'m Place, u64)> {
    match (&field.kind, data) {
        (FieldKind::Mode(m), Data::Mode { mode, value, .. }) => {
            let takes = modes::mode(model, m.table, *mode)?.takes_value;
            m.value.as_ref().filter(|_| takes).map(|p| (p, *value))
        }
        (FieldKind::Value { at: Location::Bits(place), .. }, Data::Int(v)) if field.shared => {
            Some((place, *v as u64 & mask(u32::from(place.width))))
        }
        _ => None,
    }
}
