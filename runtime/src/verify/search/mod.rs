//! Search through all states, for programs outside the fragment that clocks decide.
//!
//! Actions that nothing else can notice (raising a counter that never falls, passing a wait for one, the last use of a
//! cell, ..) are done as soon as they can be: every state that matters is reached all the same, because such an action
//! commutes with whatever others do. What remains are actions on contested cells and accesses of shared memory; of
//! those every order is tried.

#[cfg(feature = "std")]
mod crew;
mod inspect;
mod key;
#[cfg(feature = "std")]
mod shared;
mod state;
mod table;
mod trace;
mod walker;

use alloc::vec::Vec;

use super::cells::Bounds;
use super::cursor::Walk;
use super::found::Found;
use super::memory::Memory;
use key::Packing;
use table::Table;
use trace::traces;
use walker::{Ground, Seen, Walker};

/// What a search is given.
pub(crate) struct Problem<'a> {
    pub(crate) walk: &'a Walk<'a>,
    pub(crate) init: &'a [i64],
    pub(crate) bounds: &'a [Bounds],
    /// By cell: its actions need no ordering.
    pub(crate) free: &'a [bool],
    /// By cell: its value is not a function of how far the threads are.
    pub(crate) historic: &'a [bool],
    /// By cell: it cannot leave its limits.
    pub(crate) within: &'a [bool],
    pub(crate) budget: u64,
    /// Actions may be free at all.
    pub(crate) reduce: bool,
    /// Threads of the machine.
    #[cfg_attr(not(feature = "std"), allow(dead_code, reason = "there is one"))]
    pub(crate) threads: u32,
    /// How many states one thread looks at before others join in.
    pub(crate) alone: u64,
}

/// What a search finds.
pub(crate) struct Searched {
    pub(crate) found: Vec<Found>,
    pub(crate) states: u64,
    pub(crate) bytes: u64,
    /// All states have been seen.
    pub(crate) complete: bool,
}

/// Most actions of all threads together that a search takes on.
const MOST_ACTIONS: usize = 1 << 24;
/// Most words of a packed state.
const MOST_WORDS: usize = 32;
/// States between two looks at whether everything has been found.
const STRIDE: u64 = 4096;
/// Most threads: one bit each.
const MOST_THREADS: usize = 64;

/// Visits every state, up to the budget; `None` if the program is too large.
pub(crate) fn search(problem: &Problem<'_>, memory: &mut Memory) -> Option<Searched> {
    if problem.walk.code.threads.len() > MOST_THREADS {
        return None;
    }
    let traces = traces(problem, memory, MOST_ACTIONS)?;
    let packing = Packing::of(&traces, problem);
    let ground = Ground { problem, traces: &traces, packing: &packing, memory };
    Some(match packing.words() {
        0 | 1 => visit::<1>(ground),
        2 => visit::<2>(ground),
        3 => visit::<3>(ground),
        4 => visit::<4>(ground),
        5..=8 => visit::<8>(ground),
        9..=MOST_WORDS => visit::<MOST_WORDS>(ground),
        _ => return None,
    })
}

/// What is known of all states.
struct Known {
    states: u64,
    /// Things to be found.
    findings: usize,
}

/// Visits all states. One thread finds everything and says how it comes about, so that this does not depend on the
/// number of threads; the others tell it how much there is.
fn visit<const W: usize>(ground: Ground<'_>) -> Searched {
    let budget = ground.problem.budget;
    let mut table = Table::<W>::new();
    let mut walker = Walker::<W>::new(ground);
    walker.start(&mut table);
    let mut complete = walker.go_on(&mut table, ground.problem.alone.min(budget));
    let known = if complete { None } else { known(ground, &walker, &table) };
    let mut states = table.len();
    if let Some(known) = known {
        states = known.states;
        // More than that is not there.
        let mut done = false;
        while !done && walker.inspector.found.len() < known.findings {
            let most = table.len() + STRIDE;
            done = walker.go_on(&mut table, most);
        }
        complete = true;
    } else if !complete {
        complete = walker.go_on(&mut table, budget);
        states = table.len();
    }
    Searched { states, bytes: Table::<W>::bytes_for(states), found: walker.inspector.found, complete }
}

/// What several threads find out, if there are to be several and the budget allows it.
#[cfg(feature = "std")]
fn known<const W: usize>(ground: Ground<'_>, walker: &Walker<'_, W>, table: &Table<W>) -> Option<Known> {
    let several = ground.problem.threads > 1 && table.len() <= ground.problem.budget;
    if several { crew::explore(ground, walker, table) } else { None }
}

#[cfg(not(feature = "std"))]
fn known<const W: usize>(_: Ground<'_>, _: &Walker<'_, W>, _: &Table<W>) -> Option<Known> {
    None
}
