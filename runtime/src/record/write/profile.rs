//! What the profile refuses.

use super::super::present::holds;
use super::super::spot::Spot;
use super::super::why::Why;
use super::super::{NoValue, ProfileRule, RecordError};
use super::Writer;
use super::record::Record;

impl Writer<'_> {
    pub(super) fn refusals(&mut self, r: &Record<'_, '_>) {
        let Some(p) = self.profile else { return };
        let rules = r.record.profiles.get(p).map_or(&[][..], |p| p.rules);
        for (k, rule) in rules.iter().enumerate() {
            let (row, why, no_value) = match rule {
                ProfileRule::Only { row, modes, .. } => {
                    let mode = r.values.mode_of(usize::from(*row)).map(|(mode, ..)| mode);
                    match mode.filter(|mode| !modes.iter().any(|m| usize::from(*m) == *mode)) {
                        Some(_) => (Some(usize::from(*row)), Why::Profile, None),
                        None => continue,
                    }
                }
                ProfileRule::Absent { row, .. } => {
                    let i = usize::from(*row);
                    match r.record.rows.get(i).filter(|row| !r.values.is_zero(i, row)) {
                        Some(_) => (Some(i), Why::Profile, None),
                        None => continue,
                    }
                }
                ProfileRule::Require(require) => {
                    if require.condition.uses.iter().any(|on| r.failed.contains((*on).into())) {
                        continue;
                    }
                    match holds(&require.condition, r.record, self.bytes, r.base) {
                        Ok(true) => continue,
                        Ok(false) => (None, Why::Profile, None),
                        Err(why) => (None, Why::ProfileNoValue, Some(why)),
                    }
                }
                ProfileRule::Write { .. } => continue,
            };
            // What is wrong in itself needs no second error.
            if row.is_some_and(|i| r.failed.contains(i)) {
                continue;
            }
            let of = row.and_then(|i| Some((i, r.record.rows.get(i)?)));
            let spot = of.map_or(r.whole(), |(_, row)| Spot::row(row, r.base));
            let going = of.map_or(r.going, |(i, _)| r.into(i));
            let e = RecordError::new(self.root, going.way(), spot, why);
            self.push(e.found([p as u64, k as u64]).extra(about(of.is_none(), no_value)));
        }
    }
}

/// The further number of an error: whether it is about a whole record, and why a condition has no value.
pub(super) fn about(whole: bool, no_value: Option<NoValue>) -> u32 {
    u32::from(whole) | no_value.map_or(0, |why| u32::from(why.number()) << 8)
}
