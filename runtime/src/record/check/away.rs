//! Rows that are not there: their bits are zero, unless rows that are there use them.

use super::super::Kind;
use super::super::rows::{RowSet, row_cover};
use super::super::spot::Spot;
use super::super::why::Why;
use super::{Checker, Reading};

impl Checker<'_> {
    /// Checks the bits of rows that are not there.
    pub(super) fn away(&mut self, r: &Reading<'_>) {
        let record = r.view.record;
        let found = self.bytes.get(r.view.base as usize..).unwrap_or_default();
        // Said once: rows that are away may overlap.
        let mut said = RowSet::default();
        for i in record.order.iter().map(|i| usize::from(*i)) {
            let Some(row) = record.rows.get(i) else { continue };
            if matches!(row.kind, Kind::Fill { ignored: false, .. }) || !r.view.is_away(i, row) {
                continue;
            }
            let ones = (0..record.size).zip(found).find_map(|(byte, b)| {
                let own = row_cover(row, byte) & b;
                if own == 0 {
                    return None;
                }
                let before = record.rows.iter().enumerate().filter(|(j, _)| said.contains(*j));
                let before = before.fold(0, |all, (_, row)| all | row_cover(row, byte));
                let own = own & !before & !r.view.owned(byte);
                (own != 0).then_some((byte, own))
            });
            if let Some((byte, b)) = ones {
                let at = r.view.base.saturating_add(byte);
                self.found(r.into(i), Spot::row(row, r.view.base), Why::NotThere, [b.into(), at.into()]);
                said.insert(i);
            }
        }
    }
}
