//! Modes with their operands.

use super::Encoder;
use crate::codec::bits::mask;
use crate::codec::legal::hex;
use crate::codec::modes::{self, Mode};
use crate::codec::report::Spot;
use crate::codec::value::Data;
use crate::codes::codec as codes;
use crate::model::{Available, ModeField, Place};

impl<'m> Encoder<'m> {
    pub(super) fn mode(&mut self, spot: Spot<'m>, m: &'m ModeField, base: u32, data: &Data) {
        let (mode, index, value) = match data {
            Data::Mode { mode, index, value } => match modes::mode(self.model, m.table, *mode) {
                Some(mode) => (mode, *index, *value),
                None => {
                    let text = format!("no mode {mode} in {}", modes::table(self.model, m.table).0);
                    self.error(codes::UNKNOWN_VALUE, spot, &text);
                    return;
                }
            },
            Data::Absent if m.optional => return,
            Data::Absent => match modes::by_wire(self.model, m.table, 0) {
                Some(i) => match modes::mode(self.model, m.table, i) {
                    Some(mode) => (mode, 0, 0),
                    None => return,
                },
                None => {
                    let text = format!("a mode of {} is needed", modes::table(self.model, m.table).0);
                    let legal = format!("legal: {}", modes::names(self.model, m.table));
                    self.error(codes::NOT_GIVEN, spot, &text).help.push(legal);
                    return;
                }
            },
            other => return self.wrong_kind(spot, "a mode", other),
        };
        let wire_ok = self.mode_number(spot, m, mode);
        let index_ok = self.mode_index(spot, m, mode, index, base);
        let value_ok = self.mode_value(spot, m, mode, value, base);
        if wire_ok {
            self.put(spot, &m.mode, base, mode.wire);
        }
        if index_ok {
            self.put(spot, &m.index, base, index);
        }
        if let (true, true, Some(place)) = (value_ok, mode.takes_value, &m.value) {
            self.put(spot, place, base, value);
        }
    }

    fn mode_number(&mut self, spot: Spot<'m>, m: &ModeField, mode: Mode<'m>) -> bool {
        if let Available::No(why) = &mode.notes.available {
            let text = format!("{} is not available on {} ({why})", mode.name, self.model.place());
            self.error(codes::UNAVAILABLE, spot, &text);
            return false;
        }
        if mode.wire > mask(u32::from(m.mode.width)) {
            let text = format!("{} ({}) does not fit u{}", mode.name, hex(mode.wire, 8), m.mode.width);
            self.error(codes::RANGE, spot, &text);
            return false;
        }
        if mode.wire == 0 && m.optional {
            let text = format!("{} has the number 0, which means none here", mode.name);
            self.error(codes::UNKNOWN_VALUE, spot, &text);
            return false;
        }
        true
    }

    fn mode_index(&mut self, spot: Spot<'m>, m: &'m ModeField, mode: Mode<'m>, index: u64, base: u32) -> bool {
        let at = Spot::place(spot.name, m.index_offset, &m.index, base);
        if let Some(bank) = mode.bank(self.model)
            && index >= u64::from(bank.size)
        {
            let text = format!("index {index} does not fit the bank of {}", bank.size);
            let last = bank.size.saturating_sub(1);
            self.error(codes::BANK_INDEX, at, &text).help.push(format!("indices of {} are 0..={last}", bank.name));
            return false;
        }
        self.fits(at, "index", &m.index, index)
    }

    fn mode_value(&mut self, spot: Spot<'m>, m: &'m ModeField, mode: Mode<'m>, value: u64, base: u32) -> bool {
        let Some(place) = &m.value else {
            if mode.takes_value || value != 0 {
                let text = format!("{} has a value, and the field has no place for one", mode.name);
                self.error(codes::WRONG_KIND, spot, &text);
                return false;
            }
            return true;
        };
        let at = Spot::place(spot.name, m.value_offset, place, base);
        if !mode.takes_value {
            if value != 0 {
                let text = format!("{} takes no value, found {value}", mode.name);
                self.error(codes::WRONG_KIND, at, &text);
            }
            return value == 0;
        }
        self.fits(at, "value", place, value)
    }

    fn fits(&mut self, at: Spot<'m>, what: &str, place: &Place, v: u64) -> bool {
        let most = mask(u32::from(place.width));
        if v > most {
            let text = format!("{what} {v} does not fit u{} (0..={most})", place.width);
            self.error(codes::RANGE, at, &text);
        }
        v <= most
    }
}
