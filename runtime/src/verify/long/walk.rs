//! What threads do in a few turns, and outside of their long loops.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::Loop;
use crate::verify::act::{Act, Ask, CellId, Change, ThreadId};
use crate::verify::cells::Bounds;
use crate::verify::classes::limits;
use crate::verify::cursor::{Cursor, Fetch, Walk};

/// An action, and the operation it came from.
pub(super) type Did = (usize, Act);

/// What a thread does in `count` turns from turn `first` on.
pub(super) fn turns(walk: &Walk<'_>, thread: ThreadId, of: &Loop, (first, count): (i64, i64)) -> Option<Vec<Did>> {
    let starts = &walk.code.threads[thread].starts;
    let (body, end) = (starts[of.start as usize + 1] as usize, starts[of.next as usize + 1] as usize);
    let mut cursor = Cursor::new(walk, thread);
    cursor.enter(body, of.from + first, of.from + first + count);
    let mut did = Vec::new();
    loop {
        match cursor.fetch(walk, thread) {
            Fetch::Act(act) if (body..end).contains(&(cursor.at - 1)) => did.push((cursor.at - 1, act)),
            Fetch::Act(_) | Fetch::End => return Some(did),
            Fetch::Halt(_) => return None,
        }
    }
}

/// What all threads do in a program.
pub(super) fn all(walk: &Walk<'_>) -> Option<Vec<Act>> {
    let mut did = Vec::new();
    for thread in 0..walk.code.threads.len() {
        let mut cursor = Cursor::new(walk, thread);
        loop {
            match cursor.fetch(walk, thread) {
                Fetch::Act(act) => did.push(act),
                Fetch::End => break,
                Fetch::Halt(_) => return None,
            }
        }
    }
    Some(did)
}

/// What an action adds to its cell, and what it takes.
pub(super) fn moved(act: &Act) -> Option<(CellId, i128, i128)> {
    let cell = act.cell()?;
    let (added, taken) = match act.change() {
        Change::Add(amount) if amount < 0 => (0, -i128::from(amount)),
        Change::Add(amount) => (i128::from(amount), 0),
        Change::Set => (1, 0),
        Change::Clear => (0, 1),
        Change::Keep | Change::Write(_) => (0, 0),
    };
    Some((cell, added, taken))
}

/// By cell: what is added in one period, and how much more that is than what is taken.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gain {
    pub(super) added: i128,
    pub(super) net: i128,
}

/// The gains of all cells, from two periods of every thread. `None` if some thread does not do the same in both, but
/// for what a period adds to what it waits for.
pub(super) fn gains(periods: &[Vec<Did>], cells: usize) -> Option<Vec<Gain>> {
    let mut gains = vec![Gain::default(); cells];
    for did in periods {
        let half = did.len() / 2;
        if did.len() % 2 != 0 {
            return None;
        }
        for (cell, added, taken) in did[..half].iter().filter_map(|(_, act)| moved(act)) {
            let gain = &mut gains[cell as usize];
            (gain.added, gain.net) = (gain.added + added, gain.net + added - taken);
        }
    }
    for did in periods {
        let (one, other) = did.split_at(did.len() / 2);
        let same = one.iter().zip(other).all(|(one, other)| follows(one, other, |cell| gains[cell as usize].net));
        if !same {
            return None;
        }
    }
    Some(gains)
}

/// Whether an action is another one again, but that it waits for so much more.
pub(super) fn follows(one: &Did, other: &Did, more: impl Fn(CellId) -> i128) -> bool {
    let (Some(cell), Some(ask), Some(again)) = (one.1.cell(), one.1.test(), other.1.test()) else {
        return one == other;
    };
    let same =
        other.1.cell() == Some(cell) && Ask { value: ask.value, ..again } == ask && one.1.change() == other.1.change();
    one.0 == other.0 && same && i128::from(again.value) - i128::from(ask.value) == more(cell)
}

/// Whether all that is taken in the second of two periods has been waited for since the first began, so that it does not
/// depend on how many came before.
pub(super) fn takes_what_it_waited_for(did: &[Did], bounds: &[Bounds]) -> bool {
    let mut known: BTreeMap<CellId, i128> = BTreeMap::new();
    did.iter().enumerate().all(|(nth, (_, act))| {
        let Some((cell, added, taken)) = moved(act) else { return true };
        if let Some(Ask { value, .. }) = act.test() {
            let least = known.entry(cell).or_insert(i128::MIN / 2);
            *least = (*least).max(value.into());
        }
        let least = known.entry(cell).or_insert(i128::MIN / 2);
        *least += added - taken;
        taken == 0 || nth < did.len() / 2 || *least >= i128::from(limits(&bounds[cell as usize]).0)
    })
}

/// By cell: how much is added and taken, all in all.
pub(super) fn amounts(did: &[Act]) -> BTreeMap<CellId, i128> {
    let mut amounts = BTreeMap::new();
    for (cell, added, taken) in did.iter().filter_map(moved) {
        *amounts.entry(cell).or_default() += added + taken;
    }
    amounts
}
