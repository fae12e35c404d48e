//! What only the greatest value of a counter shows: overshot equalities (T7), flags set twice, counters beyond their
//! limits (T8).
//!
//! In the run in which the only thread that lowers a counter is lazy, the counter visits its greatest value; in the
//! run in which the thread that waits for equality is lazy, the counter is as great as it can be when the wait passes.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change, ThreadId};
use super::cursor::{Cursor, Walk};
use super::found::{At, Found, Matter};
use super::greedy::{Greedy, Watch};
use super::report::Kind;
use super::schedule;
use crate::program::{Compare, Pc};

/// What is known of a cell, or of an epoch of one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    /// The cell that findings speak of.
    pub(crate) cell: CellId,
    /// It may rise above this, as far as sums tell.
    pub(crate) most: Option<i64>,
    pub(crate) flag: bool,
    /// The thread that alone lowers it.
    pub(crate) owner: Option<u32>,
}

/// Runs a lazy pass for each thread for which something is to be seen; `equal` are those that wait for equality.
pub(crate) fn maxima(walk: &Walk<'_>, init: &[i64], counters: &[Counter], equal: &[bool]) -> Vec<Found> {
    let mut lazy: Vec<ThreadId> = Vec::new();
    for (thread, equal) in equal.iter().enumerate() {
        let owns = counters.iter().any(|counter| counter.most.is_some() && counter.owner == Some(thread as u32));
        if *equal || owns {
            lazy.push(thread);
        }
    }
    // What nobody lowers is greatest in the end of any run.
    if counters.iter().any(|counter| counter.most.is_some() && counter.owner.is_none()) && lazy.is_empty() {
        lazy.push(0);
    }
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for (nth, thread) in lazy.into_iter().enumerate() {
        let mut watch = Maxima { walk, counters, lazy: thread, any: nth == 0, seen: &mut seen, found: vec![] };
        Greedy::new(walk, init).lazy(thread).run(&mut watch);
        for (kind, at, cell, value, expected) in watch.found {
            let turns = schedule::until(walk, init, thread, (at.thread, at.done));
            found.push(Found { kind, sites: vec![at], matter: Matter::Cell { cell, value, expected }, turns });
        }
    }
    found
}

type Seen = BTreeSet<(Kind, ThreadId, Pc, CellId)>;

struct Maxima<'a, 'c> {
    walk: &'a Walk<'c>,
    counters: &'a [Counter],
    lazy: ThreadId,
    /// Look at counters without owner too.
    any: bool,
    seen: &'a mut Seen,
    found: Vec<(Kind, At, CellId, i64, i64)>,
}

impl Watch for Maxima<'_, '_> {
    const ALL: bool = true;

    fn act(&mut self, thread: ThreadId, at: u64, act: &Act, before: i64, cursor: &Cursor, _clock: u64) {
        let Some(counter) = act.cell().and_then(|cell| self.counters.get(cell as usize)) else { return };
        if let Act::Wait { ask: Ask { compare: Compare::Eq, value, .. }, .. } = *act
            && thread == self.lazy
            && before > value
        {
            self.report(Kind::MissedValue, thread, at, cursor, counter.cell, before, value);
        }
        let Some(most) = counter.most else { return };
        let mine = counter.owner.map_or(self.any, |owner| owner as usize == self.lazy);
        let after = match act.change() {
            Change::Add(amount) => before.saturating_add(amount),
            Change::Set => before + 1,
            Change::Write(value) => value,
            Change::Keep | Change::Clear => return,
        };
        if mine && after > most && after > before {
            let kind = if counter.flag { Kind::DoubleSet } else { Kind::Wrap };
            self.report(kind, thread, at, cursor, counter.cell, after, most);
        }
    }
}

impl Maxima<'_, '_> {
    #[allow(clippy::too_many_arguments, reason = "all that a finding is made of")]
    fn report(
        &mut self,
        kind: Kind,
        thread: ThreadId,
        at: u64,
        cursor: &Cursor,
        cell: CellId,
        value: i64,
        expected: i64,
    ) {
        let pc = cursor.pc(self.walk, thread);
        if self.seen.len() < 64 && self.seen.insert((kind, thread, pc, cell)) {
            self.found.push((kind, At { thread, pc, done: at }, cell, value, expected));
        }
    }
}
