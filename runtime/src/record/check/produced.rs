//! Which profiles could have written a record: what they refuse, and what they write as operands that modes lack.

use super::super::bits::{get, mask};
use super::super::present::is_here;
use super::super::profile::refused;
use super::super::rows::{View, free_operands};
use super::super::spot::Spot;
use super::super::union::{arm_of, reached};
use super::super::why::Why;
use super::super::{Kind, ModeRow, Place, ProfileInfo, RecordError, RecordInfo, Type};
use super::{Checker, Reading};

/// Whether a profile, by its index, takes a legal record and would write exactly these bytes (those that may hold anything
/// aside).
#[must_use]
pub fn accepts(info: &'static RecordInfo, bytes: &[u8], profile: usize) -> bool {
    bytes.len() == info.size as usize && profile < info.profiles.len() && record_accepted(info, bytes, 0, profile)
}

fn record_accepted(record: &'static RecordInfo, bytes: &[u8], base: u32, profile: usize) -> bool {
    // A record without rules of its own may be nested in one that has some.
    let rules = record.profiles.get(profile);
    let view = View::new(record, bytes, base);
    let here = |row: &&super::super::Row| is_here(record, row, bytes, base);
    wrong_operand(&view, rules).is_none()
        && rules.is_none_or(|rules| refused(&view, rules).is_none())
        && record.rows.iter().filter(here).all(|row| match &row.kind {
            Kind::Bytes { ty, at } => value_accepted(ty, bytes, base.saturating_add(*at), profile),
            Kind::Union(u) => {
                let arm = arm_of(record, u, bytes, base).and_then(|a| u.arms.get(a));
                arm.is_none_or(|arm| value_accepted(&arm.ty, bytes, base.saturating_add(u.offset), profile))
            }
            Kind::Constant { .. } | Kind::Scalar { .. } | Kind::Fill { .. } | Kind::Mode(_) => true,
        })
}

fn value_accepted(ty: &'static Type, bytes: &[u8], at: u32, profile: usize) -> bool {
    match ty {
        Type::Record(record) => record_accepted(record, bytes, at, profile),
        Type::Array { element, count, stride, .. } => {
            let mut all = 0..reached(*count, *stride, at, bytes.len());
            all.all(|i| value_accepted(element, bytes, at.saturating_add(i.saturating_mul(*stride)), profile))
        }
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => true,
    }
}

/// The first operand of a mode without one that a producer would have written differently: row, mode, what is there.
fn wrong_operand(view: &View<'_>, profile: Option<&'static ProfileInfo>) -> Option<(usize, usize, u64)> {
    let mut wrong = None;
    free_operands(view.record, view, profile, &mut |row, mode, place, n| {
        if wrong.is_some() {
            return;
        }
        let expected = last_written(view, profile, place).unwrap_or(n) & mask(place.width.into());
        if let Some(found) = get(view.bytes, view.base, place).filter(|found| *found != expected) {
            wrong = Some((row, mode, found));
        }
    });
    wrong
}

/// What the last of several modes that leave the same bytes to the profile makes it write there, if not zero.
fn last_written(view: &View<'_>, profile: Option<&'static ProfileInfo>, place: &Place) -> Option<u64> {
    let mut last = None;
    free_operands(view.record, view, profile, &mut |_, _, other, n| {
        if n != 0 && other == place {
            last = Some(n);
        }
    });
    last
}

impl Checker<'_> {
    /// Keeps the first operand that is not what is written without a profile.
    pub(super) fn produced(&mut self, r: &Reading<'_>) {
        let Some((i, mode, found)) = wrong_operand(&r.view, None) else { return };
        self.plain = false;
        let row = r.view.record.rows.get(i);
        if let (None, Some(Kind::Mode(ModeRow { value: Some(place), value_offset, .. }))) =
            (&self.unwritten, row.map(|row| &row.kind))
        {
            let spot = Spot::place(*value_offset, place, r.view.base);
            let e = RecordError::new(self.root, r.into(i).way(), spot, Why::Unwritten);
            self.unwritten = Some(e.found([found, 0]).extra(mode as u32));
        }
    }

    /// Reports operands that nobody writes.
    pub(super) fn unproducible(&mut self) {
        if self.plain || self.errors > 0 {
            return;
        }
        let (root, bytes) = (self.root, self.bytes);
        if let Some(e) = self.unwritten.filter(|_| !(0..root.profiles.len()).any(|p| accepts(root, bytes, p))) {
            self.push(e);
        }
    }
}
