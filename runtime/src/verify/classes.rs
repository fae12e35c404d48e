//! Which cells are in the fragment that clocks decide exactly.

use alloc::vec::Vec;

use super::cells::Bounds;
use super::usage::{Usage, Who};

/// How a cell behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// It never changes.
    Constant,
    /// It never falls.
    Rising,
    /// It falls only by the hand of the one thread that waits for it: what has been posted never falls (T6).
    Credit(u32),
    /// Sets divide its life into epochs, in each of which it is as above (T9).
    Epochs,
    /// Anything else.
    Contested,
}

/// The class of every cell.
pub(crate) fn classify(usage: &[Usage], bounds: &[Bounds]) -> Vec<Class> {
    usage.iter().zip(bounds).map(|(usage, bounds)| class(usage, bounds)).collect()
}

fn class(usage: &Usage, bounds: &Bounds) -> Class {
    if !usage.changes {
        return Class::Constant;
    }
    if usage.falling_test {
        return Class::Contested;
    }
    let lowered = !(usage.takers.nobody() && usage.sinkers.nobody());
    let written = !usage.writers.nobody();
    let (least, most) = limits(bounds);
    if usage.written.is_some_and(|written| written.0 < least || written.1 > most) {
        return Class::Contested;
    }
    let alone = matches!(usage.modifiers, Who::One(_)) && !usage.falls;
    if alone || !(lowered || written) {
        return Class::Rising;
    }
    // Whoever lowers it must be the only one that does, the only one that waits, and never lower it too far.
    let owner = match (usage.takers, usage.sinkers) {
        (Who::Nobody, Who::Nobody) => None,
        (Who::One(a), Who::Nobody) | (Who::Nobody, Who::One(a)) => Some(a),
        (Who::One(a), Who::One(b)) if a == b => Some(a),
        _ => return Class::Contested,
    };
    if owner.is_some_and(|owner| !usage.waiters.only(owner) || usage.least < least) {
        return Class::Contested;
    }
    match owner {
        _ if written => Class::Epochs,
        Some(owner) => Class::Credit(owner),
        None => Class::Rising,
    }
}

/// Whether nothing can go wrong with a cell whatever the rest of the program does, so that its actions need no
/// ordering against those of others.
pub(crate) fn free(class: Class, usage: &Usage, bounds: &Bounds, init: i64) -> bool {
    let (_, most) = limits(bounds);
    let within = init.saturating_add(usage.added) <= most;
    match class {
        Class::Constant => true,
        Class::Rising => !usage.equal && !usage.exit && within && (usage.writers.nobody() || !bounds.flag),
        Class::Credit(_) => !usage.equal && !usage.exit && within,
        Class::Epochs | Class::Contested => false,
    }
}

/// Whether what is added to a cell, and what is taken after a wait for as much, keep it within its limits. (Flags are
/// not counted: setting one twice changes nothing.)
pub(crate) fn within(usage: &Usage, bounds: &Bounds, init: i64) -> bool {
    let (least, most) = limits(bounds);
    !bounds.flag && usage.writers.nobody() && least <= 0 && init.saturating_add(usage.added) <= most
}

/// Least and greatest value that a cell may have.
pub(crate) fn limits(bounds: &Bounds) -> (i64, i64) {
    let (least, most) = bounds.range;
    let most = if bounds.flag { most.min(1) } else { most };
    bounds.limit.map_or((least, most), |limit| (least.max(limit.0), most.min(limit.1)))
}
