//! Why accesses race although somebody waits: the wait passes on what nobody posted for it, or on a post that vouches for
//! a transfer which it does not wait for.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use super::act::{Ask, CellId, Change, ThreadId};
use super::cells::CellKind;
use super::cursor::{Cursor, Fetch, Walk};
use super::found::{At, Found};
use super::report::Kind;

/// How many actions of a thread are looked at: a cause is a hint, and not worth more.
const MOST: u64 = 1 << 18;

/// The causes of a race that can be told.
pub(crate) fn of_race(walk: &Walk<'_>, found: &Found, used: &[CellId], init: &[i64]) -> Vec<Kind> {
    let [one, other] = &found.sites[..] else { return Vec::new() };
    let mut causes = BTreeSet::new();
    for (first, second) in [(one, other), (other, one)] {
        let waited = waited(walk, second);
        let posted = posted(walk, first);
        for (cell, value) in &waited {
            let start = init.get(*cell as usize).copied().unwrap_or_default();
            if !posted.contains(cell) || !is_entry(walk, used, *cell) {
                continue;
            }
            if start >= *value {
                causes.insert(Kind::StaleValue);
            } else if walk.code.threads[first.thread].is_queue() {
                causes.insert(Kind::Undrained);
            }
        }
    }
    causes.into_iter().collect()
}

fn is_entry(walk: &Walk<'_>, used: &[CellId], cell: CellId) -> bool {
    used.get(cell as usize).is_some_and(|cell| walk.code.cells.kind(*cell) == CellKind::Entry)
}

/// What a thread has waited to reach before it came to a site: the greatest value of each cell.
fn waited(walk: &Walk<'_>, at: &At) -> BTreeMap<CellId, i64> {
    let mut cursor = Cursor::new(walk, at.thread);
    let mut waited = BTreeMap::new();
    for _ in 0..at.done.min(MOST) {
        let Fetch::Act(act) = cursor.fetch(walk, at.thread) else { break };
        if let (Some(cell), Some(Ask { mask: -1, value, .. })) = (act.cell(), act.test())
            && value > 0
        {
            let most = waited.entry(cell).or_insert(value);
            *most = value.max(*most);
        }
    }
    waited
}

/// What the engine of a thread posts, itself or by its other queues, and the thread itself after a site.
fn posted(walk: &Walk<'_>, at: &At) -> BTreeSet<CellId> {
    let mut posted = BTreeSet::new();
    let stream = walk.code.threads[at.thread].stream;
    for (thread, of) in walk.code.threads.iter().enumerate() {
        if of.stream == stream {
            let skipped = if thread == at.thread { at.done } else { 0 };
            posts(walk, thread, skipped, &mut posted);
        }
    }
    posted
}

fn posts(walk: &Walk<'_>, thread: ThreadId, skipped: u64, posted: &mut BTreeSet<CellId>) {
    let mut cursor = Cursor::new(walk, thread);
    for nth in 0..MOST {
        let Fetch::Act(act) = cursor.fetch(walk, thread) else { break };
        let adds = matches!(act.change(), Change::Add(1..) | Change::Set);
        if nth >= skipped && adds {
            posted.extend(act.cell());
        }
    }
}
