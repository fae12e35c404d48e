//! Modes with their operands.

use super::super::bits::{get, overlap};
use super::super::legal;
use super::super::rows::used;
use super::super::spot::Spot;
use super::super::way::Going;
use super::super::why::Why;
use super::super::{Kind, ModeRow, Place, RecordError};
use super::{Checker, Reading};

impl Checker<'_> {
    pub(super) fn mode(&mut self, going: Going, spot: Spot, m: &'static ModeRow, base: u32) {
        let number = get(self.bytes, base, &m.mode);
        let (Some(wire), Some(index)) = (number, get(self.bytes, base, &m.index)) else {
            return self.error(going, spot, Why::Beyond);
        };
        if m.value.as_ref().is_some_and(|p| get(self.bytes, base, p).is_none()) {
            return self.error(going, spot, Why::Beyond);
        }
        if wire == 0 && m.optional {
            return;
        }
        let i = legal::mode_of(m.table, wire);
        let Some((i, mode)) = i.and_then(|i| Some((i, m.table.modes.get(i)?))) else {
            return self.found(going, spot, Why::NoMode, [wire, 0]);
        };
        let error = |spot, why, found| {
            let e = RecordError::new(self.root, going.way(), spot, why);
            e.found([found, 0]).extra(i as u32)
        };
        if mode.unavailable.is_some() {
            return self.push(error(spot, Why::ModeAway, wire));
        }
        let at = Spot::place(m.index_offset, &m.index, base);
        let beyond = mode.bank.is_some_and(|bank| index >= u64::from(bank.size));
        let (beyond, placeless) = (
            beyond.then(|| error(at, Why::BankIndex, index)),
            (mode.takes_value && m.value.is_none()).then(|| error(spot, Why::NoPlace, wire)),
        );
        beyond.into_iter().chain(placeless).for_each(|e| self.push(e));
    }

    /// Index and operand bytes of modes that are none.
    pub(super) fn unused_operands(&mut self, r: &Reading<'_>) {
        for (i, row) in r.view.record.rows.iter().enumerate() {
            let Kind::Mode(m) = &row.kind else { continue };
            if !r.view.is_none(i, row) {
                continue;
            }
            if let Some(found @ 1..) = get(self.bytes, r.view.base, &m.index) {
                let at = Spot::place(m.index_offset, &m.index, r.view.base);
                self.found(r.into(i), at, Why::LoneIndex, [found, 0]);
            }
            let Some(place) = &m.value else { continue };
            if let Some(found @ 1..) = get(self.bytes, r.view.base, place)
                && !claimed(r, i, place)
            {
                let at = Spot::place(m.value_offset, place, r.view.base);
                self.found(r.into(i), at, Why::LoneValue, [found, 0]);
            }
        }
    }
}

/// Whether another row uses operand bytes, or they have been judged already.
fn claimed(r: &Reading<'_>, own: usize, place: &Place) -> bool {
    let modes = r.view.record.rows.iter().enumerate().any(|(j, row)| {
        let Kind::Mode(ModeRow { value: Some(p), .. }) = &row.kind else { return false };
        // A mode that is none judges them once; one that is there uses them or leaves them to the profile.
        j != own && overlap(p, place) && !r.view.is_away(j, row) && (j < own || !r.view.is_none(j, row))
    });
    modes || used(r.view.record, &r.view, own, place)
}
