//! Reserved bits and requirements.

use super::super::bits::within;
use super::super::present::{Presence, holds};
use super::super::spot::Spot;
use super::super::way::Going;
use super::super::why::Why;
use super::super::{Kind, RecordError, RecordInfo, Require};
use super::{Checker, Reading};

impl Checker<'_> {
    /// Bits that must be zero and that no row names.
    pub(super) fn reserved(&mut self, r: &Reading<'_>) {
        let record = r.view.record;
        let filled = record.rows.iter().any(|row| matches!(row.kind, Kind::Fill { ignored: false, .. }));
        if filled || !record.zero.is_empty() {
            let ones = |i: u32, b: u8| b & (record.zero.get(i as usize).copied().unwrap_or(0) | fill(record, i));
            self.runs(r.view.base, record.size, &ones, |c, spot, found| {
                c.found(r.going, spot, Why::Reserved, [found, 0]);
            });
        }
    }

    /// Bytes that must be zero; `why` says so.
    pub(super) fn zero_bytes(&mut self, going: Going, offset: u32, size: u32, why: Why, extra: u32, second: u64) {
        self.runs(offset, size, &|_, b| b, |c, spot, found| {
            let e = RecordError::new(c.root, going.way(), spot, why);
            c.push(e.found([found, second]).extra(extra));
        });
    }

    /// Runs of bytes in which `ones` finds some, with the first eight of them.
    fn runs(&mut self, start: u32, size: u32, ones: &dyn Fn(u32, u8) -> u8, mut run: impl FnMut(&mut Self, Spot, u64)) {
        let bytes = self.bytes.get(start as usize..).unwrap_or_default();
        let mut open: Option<(u32, u32, u64)> = None;
        // One more byte, without ones, ends the last run.
        let all = bytes.iter().take(size as usize).copied().chain([0]);
        for (i, byte) in (0u32..).zip(all) {
            let found = if i < size { ones(i, byte) } else { 0 };
            open = match open {
                None if found == 0 => None,
                None => Some((i, 1, found.into())),
                Some((first, n, kept)) if found != 0 => {
                    Some((first, n + 1, kept | u64::from(found).checked_shl(8 * n).unwrap_or(0)))
                }
                Some((first, n, kept)) => {
                    run(self, Spot::bytes(start.saturating_add(first), n), kept);
                    None
                }
            };
        }
    }

    /// Conditions on the record and on the rows that are there.
    pub(super) fn requirements(&mut self, r: &Reading<'_>) {
        let whys = (Why::Requirement, Why::RequireNoValue);
        for (k, require) in r.view.record.requires.iter().enumerate() {
            self.require(r, require, r.going, r.whole(), whys, k);
        }
        let whys = (Why::RowRequirement, Why::RowRequireNoValue);
        for (i, row) in r.view.record.rows.iter().enumerate() {
            if row.requires.is_empty() || r.view.failed.contains(i) || r.view.presence(row) != Presence::Here {
                continue;
            }
            for (k, require) in row.requires.iter().enumerate() {
                self.require(r, require, r.into(i), Spot::row(row, r.view.base), whys, k);
            }
        }
    }

    fn require(
        &mut self,
        r: &Reading<'_>,
        require: &Require,
        going: Going,
        spot: Spot,
        (broken, no_value): (Why, Why),
        k: usize,
    ) {
        if require.condition.uses.iter().any(|on| r.view.failed.contains(usize::from(*on))) {
            return;
        }
        let (why, found) = match holds(&require.condition, r.view.record, self.bytes, r.view.base) {
            Ok(true) => return,
            Ok(false) => (broken, 0),
            Err(why) => (no_value, why.number()),
        };
        let e = RecordError::new(self.root, going.way(), spot, why);
        self.push(e.found([found.into(), 0]).extra(k as u32));
    }
}

/// The bits of a byte that rows without a name want to be zero.
fn fill(record: &RecordInfo, byte: u32) -> u8 {
    record.rows.iter().fold(0, |all, row| match &row.kind {
        Kind::Fill { bits, ignored: false } => {
            bits.iter().fold(all, |m, (a, b)| m | within(byte, (*a).into(), (*b).into()))
        }
        _ => all,
    })
}
