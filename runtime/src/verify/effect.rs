//! What an action does to its cell, faults and all.

use super::act::{Act, Change};
use super::cells::Bounds;
use super::report::Kind;

/// Whether an action can be done; `value` is that of its cell. (Of one of several conditions this cannot tell.)
#[inline]
pub(crate) fn enabled(act: &Act, value: i64) -> bool {
    match act {
        Act::Never | Act::Any { .. } => false,
        Act::Reach { value: least, .. } | Act::Take { value: least, .. } => value >= *least,
        Act::Wait { ask, .. } => ask.holds(value),
        Act::Add { .. } | Act::Change { .. } | Act::Access(_) | Act::Exit { .. } | Act::Nothing => true,
    }
}

/// The value of the cell afterwards, and what is wrong.
#[inline]
pub(crate) fn effect(act: &Act, before: i64, bounds: &Bounds) -> (i64, Option<Kind>) {
    let mut wrong = None;
    let after = match act.change() {
        Change::Keep => before,
        Change::Set if before != 0 => {
            wrong = Some(Kind::DoubleSet);
            before
        }
        Change::Clear if before == 0 => {
            wrong = Some(Kind::ClearBeforeSet);
            before
        }
        // A flag that is waited for is taken from as a counter is.
        Change::Set => 1,
        Change::Clear => 0,
        Change::Write(value) => value,
        Change::Add(amount) => before.saturating_add(amount),
    };
    let (least, most) = bounds.range;
    let kept = if (least..=most).contains(&after) {
        after
    } else {
        wrong = wrong.or(Some(Kind::Wrap));
        (after - least).rem_euclid((most - least).saturating_add(1)) + least
    };
    // On the way back from beyond a limit nothing new is wrong.
    if bounds.limit.is_some_and(|(least, most)| (kept > most && kept > before) || (kept < least && kept < before)) {
        wrong = wrong.or(Some(Kind::Wrap));
    }
    if let Act::Exit { value, .. } = act
        && before < *value
    {
        wrong = Some(Kind::Undrained);
    }
    (kept, wrong)
}
