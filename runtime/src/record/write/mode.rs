//! Modes with their operands.

use super::super::bits::mask;
use super::super::form::Form;
use super::super::legal;
use super::super::spot::Spot;
use super::super::way::Going;
use super::super::why::Why;
use super::super::{ModeInfo, ModeRow, Place, RecordError};
use super::Writer;
use super::record::Record;

/// A mode that is to be written, and where.
struct Writing {
    going: Going,
    spot: Spot,
    base: u32,
    row: &'static ModeRow,
    i: usize,
    mode: &'static ModeInfo,
}

impl Writer<'_> {
    pub(super) fn mode(&mut self, r: &Record<'_, '_>, i: usize, going: Going, spot: Spot, row: &'static ModeRow) {
        let given = r.values.row(i);
        let (i, index, value) = match r.values.mode_of(i) {
            Some(given) => given,
            None if !given.is_absent() => return self.wrong_kind(going, spot, Form::Mode, &given),
            None if row.optional => return,
            None => match legal::mode_of(row.table, 0) {
                Some(i) => (i, 0, 0),
                None => return self.error(going, spot, Why::ModeNeeded),
            },
        };
        let Some(mode) = row.table.modes.get(i) else {
            return self.number(going, spot, Why::NoSuchMode, i as i128);
        };
        let w = Writing { going, spot, base: r.base, row, i, mode };
        let (wire_ok, index_ok, value_ok) =
            (self.mode_number(&w), self.mode_index(&w, index), self.mode_value(&w, value));
        if wire_ok {
            self.put(going, spot, &row.mode, r.base, mode.wire);
        }
        if index_ok {
            self.put(going, spot, &row.index, r.base, index);
        }
        if let (true, true, Some(place)) = (value_ok, mode.takes_value, &row.value) {
            self.put(going, spot, place, r.base, value);
        }
    }

    /// An error about a mode.
    fn of_mode(&mut self, w: &Writing, spot: Spot, why: Why, found: u64) -> bool {
        let e = RecordError::new(self.root, w.going.way(), spot, why);
        self.push(e.found([found, 0]).extra(w.i as u32));
        false
    }

    fn mode_number(&mut self, w: &Writing) -> bool {
        let why = if w.mode.unavailable.is_some() {
            Why::GivenModeAway
        } else if w.mode.wire > mask(w.row.mode.width.into()) {
            Why::WideMode
        } else if w.mode.wire == 0 && w.row.optional {
            Why::NoneMode
        } else {
            return true;
        };
        self.of_mode(w, w.spot, why, w.mode.wire)
    }

    fn mode_index(&mut self, w: &Writing, index: u64) -> bool {
        let at = Spot::place(w.row.index_offset, &w.row.index, w.base);
        if w.mode.bank.is_some_and(|bank| index >= bank.size.into()) {
            return self.of_mode(w, at, Why::GivenBankIndex, index);
        }
        self.fits(w, at, Why::IndexRange, &w.row.index, index)
    }

    fn mode_value(&mut self, w: &Writing, value: u64) -> bool {
        let Some(place) = &w.row.value else {
            if w.mode.takes_value || value != 0 {
                return self.of_mode(w, w.spot, Why::GivenNoPlace, value);
            }
            return true;
        };
        let at = Spot::place(w.row.value_offset, place, w.base);
        if !w.mode.takes_value {
            return value == 0 || self.of_mode(w, at, Why::TakesNone, value);
        }
        self.fits(w, at, Why::ValueRange, place, value)
    }

    fn fits(&mut self, w: &Writing, at: Spot, why: Why, place: &Place, v: u64) -> bool {
        v <= mask(place.width.into()) || self.of_mode(w, at, why, v)
    }
}
