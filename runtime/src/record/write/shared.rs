//! Bytes that several rows use: what a profile writes there, and values that contradict each other.

use super::super::bits::{get, mask, overlap, put};
use super::super::rows::free_operands;
use super::super::spot::Spot;
use super::super::why::Why;
use super::super::{Kind, Place, RecordError};
use super::Writer;
use super::given::{Given, Values};
use super::record::Record;

impl Writer<'_> {
    /// Operand bytes that no mode needs, as the profile writes them.
    pub(super) fn free_operands(&mut self, r: &Record<'_, '_>) {
        let profile = self.profile.and_then(|p| r.record.profiles.get(p));
        free_operands(r.record, &r.values, profile, &mut |_, _, place, n| {
            if n != 0 {
                // A place beyond the end has been reported where the mode was written.
                let _ = put(self.bytes, r.base, place, n);
            }
        });
    }

    /// Values that were overwritten by others in the same bytes.
    pub(super) fn shared_values(&mut self, r: &Record<'_, '_>) {
        for (i, row) in r.record.rows.iter().enumerate() {
            let Some((place, v)) = shared_value(&r.values, i) else { continue };
            if get(self.bytes, r.base, place) == Some(v) {
                continue;
            }
            let others = (0..r.record.rows.len()).filter(|j| *j != i);
            let other = others
                .filter_map(|j| shared_value(&r.values, j).map(|(p, w)| (j, p, w)))
                .find(|(_, p, w)| overlap(place, p) && (place != *p || *w != v));
            let Some((j, ..)) = other else { continue };
            let offset = match &row.kind {
                Kind::Mode(m) => m.value_offset,
                _ => row.offset,
            };
            let spot = Spot::place(offset, place, r.base);
            self.push(RecordError::new(self.root, r.into(i).way(), spot, Why::Shared).extra(j as u32));
        }
    }
}

/// The place and bits of a value that others may overwrite on purpose.
fn shared_value(values: &Values<'_, '_>, i: usize) -> Option<(&'static Place, u64)> {
    let row = values.record.rows.get(i).filter(|_| !values.away.contains(i))?;
    match &row.kind {
        Kind::Mode(m) => {
            let (mode, _, value) = values.mode_of(i)?;
            let takes = m.table.modes.get(mode)?.takes_value;
            m.value.as_ref().filter(|_| takes).map(|p| (p, value))
        }
        #[cfg_attr(not(feature = "parse"), allow(unused_variables, reason = "literals name enumerators"))]
        Kind::Scalar { place, scalar } if row.shared => {
            let v = match values.row(i) {
                Given::Int(v) => Some(v),
                #[cfg(feature = "parse")]
                Given::Lit(lit) => lit.int(*scalar),
                _ => None,
            };
            v.map(|v| (place, v as u64 & mask(place.width.into())))
        }
        _ => None,
    }
}
