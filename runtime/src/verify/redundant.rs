//! Waits that the rest implies: removing one changes nothing that must come before anything.
//!
//! In the pass in which thread *i* is lazy, a wait makes no difference to what must come before of *i* if *i* has done
//! as much when the waiting thread comes to the wait as when it passes. If that is so in every pass, whenever the step
//! is executed, the wait is redundant.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::act::{Act, Ask, CellId, Change, Op, ThreadId, Touch};
use super::cells::CellKind;
use super::compile::{Actor, Code};
use super::cursor::{Cursor, Walk};
use super::greedy::{Greedy, Watch};
use super::memory::Memory;
use super::order::NoOrder;
use super::outcome::{Ready, clocks, in_fragment, prepare};
use super::report::{Awaited, Site};
use crate::program::Program;

/// A wait, drain or barrier that could be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redundant {
    /// The step; of a barrier one for each member.
    pub sites: Vec<Site>,
    /// What it waits for.
    pub awaited: Awaited,
    /// What it is compared with, at its first execution.
    pub operand: i64,
}

/// Everything that can be left out, all of it together.
///
/// # Errors
///
/// As [`NoOrder`] says; also if the program has a finding, since then nothing can be said.
pub fn redundant(program: &Program, predicates: &[bool], options: &Options) -> Result<Vec<Redundant>, NoOrder> {
    program.validate().map_err(NoOrder::Invalid)?;
    let mut ready = prepare(program, predicates, options);
    if ready.code.shared_queue.is_some() || !ready.survey.halted.is_empty() {
        return Err(NoOrder::Endless);
    }
    let mut all = Vec::new();
    // Each time one is left out, another may become necessary.
    while let Some((redundant, ops)) = one(&ready, predicates, options)? {
        for (thread, at) in ops {
            ready.code.threads[thread].ops[at] = Op::Skip;
        }
        all.push(redundant);
    }
    all.sort_by(|a, b| a.sites.cmp(&b.sites));
    Ok(all)
}

type Waits = BTreeMap<(ThreadId, usize), Seen>;
type Ops = Vec<(ThreadId, usize)>;

/// The last thing that can be left out.
fn one(ready: &Ready<'_>, predicates: &[bool], options: &Options) -> Result<Option<(Redundant, Ops)>, NoOrder> {
    let walk = Walk { code: &ready.code, predicates, plan: None, limit: options.steps };
    let mut memory = Memory::of(&ready.code);
    let waits = in_fragment(ready, &walk, |exact| {
        let found = clocks(ready, exact, &mut memory)?;
        if !found.is_empty() {
            return Err(found);
        }
        let mut waits = Waits::new();
        let arrivals = |cell| matches!(ready.cell_kind(cell).0, CellKind::Arrived(_));
        let barriers: Vec<bool> = (0..exact.init.len() as u32).map(arrivals).collect();
        for lazy in 0..ready.code.threads.len() {
            let arrived = vec![0; ready.code.threads.len()];
            let (walk, waits, barriers) = (exact.walk, &mut waits, &barriers[..]);
            let mut watch = Arrivals { walk, waits, arrived, lazy, effects: 0, latest: None, barriers };
            Greedy::new(exact.walk, exact.init).lazy(lazy).run(&mut watch);
        }
        Ok(waits)
    });
    let waits = waits.map_err(|_| NoOrder::OutsideFragment)?;
    Ok(removable(ready, &waits))
}

/// What is seen of a wait.
struct Seen {
    needed: bool,
    act: Act,
}

fn removable(ready: &Ready<'_>, waits: &Waits) -> Option<(Redundant, Ops)> {
    let kind = |act: &Act| act.cell().map(|cell| ready.cell_kind(cell));
    for ((thread, at), seen) in waits.iter().rev() {
        if seen.needed {
            continue;
        }
        let Some((cell, Ask { value: operand, .. })) = seen.act.cell().zip(seen.act.test()) else { continue };
        let (awaited, ops) = match kind(&seen.act) {
            // What has been waited for is lowered later, in an action of its own: it must be there.
            Some((CellKind::Entry, Some(_))) if !ready.survey.usage[cell as usize].sinkers.nobody() => continue,
            Some((CellKind::Entry, Some(entry))) => (Awaited::Entry(entry), vec![(*thread, *at)]),
            Some((CellKind::Done(queue), _)) => (Awaited::Queue(queue), vec![(*thread, *at)]),
            Some((CellKind::Arrived(group), _)) => {
                // A barrier goes as a whole or not at all.
                let members = waits.iter().filter(|(_, other)| other.act.cell() == Some(cell));
                // What comes last is how all end together.
                let ends = members.clone().all(|((thread, at), _)| is_last(&ready.code, *thread, *at));
                if ends || members.clone().any(|(_, other)| other.needed) {
                    continue;
                }
                (Awaited::Group(group), members.map(|(op, _)| *op).collect())
            }
            _ => continue,
        };
        let sites = ops.iter().map(|(thread, at)| site(&ready.code, *thread, *at)).collect();
        return Some((Redundant { sites, awaited, operand }, ops));
    }
    None
}

/// Whether a thread does nothing after an operation.
fn is_last(code: &Code<'_>, thread: ThreadId, at: usize) -> bool {
    let rest = code.threads[thread].ops.get(at + 1..).unwrap_or_default();
    rest.iter().all(|op| matches!(op, Op::Stop | Op::Steer { .. } | Op::Exit { .. } | Op::Skip))
}

fn site(code: &Code<'_>, thread: ThreadId, at: usize) -> Site {
    let of = &code.threads[thread];
    let pc = of.pcs.get(at).copied().unwrap_or_default();
    let step = code.program.streams[of.stream as usize].steps.get(pc as usize);
    Site { actor: of.actor, stream: of.stream, pc, source: step.map(|step| step.source).unwrap_or_default() }
}

struct Arrivals<'a, 'c> {
    walk: &'a Walk<'c>,
    waits: &'a mut Waits,
    /// By thread: `effects` when it came to what it now passes.
    arrived: Vec<u64>,
    lazy: ThreadId,
    /// How many of the actions that the lazy thread has done make any difference to others.
    effects: u64,
    /// The cell of the latest of them.
    latest: Option<CellId>,
    barriers: &'a [bool],
}

impl Arrivals<'_, '_> {
    fn is_barrier(&self, act: &Act) -> bool {
        act.cell().is_some_and(|cell| self.barriers.get(cell as usize).copied().unwrap_or_default())
    }
}

impl Watch for Arrivals<'_, '_> {
    const ALL: bool = true;

    fn arrive(&mut self, thread: ThreadId, _at: u64, _act: &Act, _values: &[i64], _cursor: &Cursor, _clock: u64) {
        self.arrived[thread] = self.effects;
    }

    fn access(&mut self, thread: ThreadId, _at: u64, _touch: Touch, _cursor: &Cursor, _clock: u64) {
        if thread == self.lazy {
            (self.effects, self.latest) = (self.effects + 1, None);
        }
    }

    fn act(&mut self, thread: ThreadId, _at: u64, act: &Act, _before: i64, cursor: &Cursor, _clock: u64) {
        // A set on a divided cell keeps its epoch's value, and is something done all the same.
        let effect = act.change() != Change::Keep || matches!(act, Act::Change { .. });
        if thread == self.lazy && effect {
            (self.effects, self.latest) = (self.effects + 1, act.cell());
        }
        let only_waits = act.test().is_some() && !effect;
        if !only_waits || matches!(self.walk.code.threads[thread].actor, Actor::Queue(_)) {
            return;
        }
        // What a barrier orders of its own arrivals goes with it.
        let more = self.effects - self.arrived[thread];
        let own_arrival = more == 1 && self.latest == act.cell() && self.is_barrier(act);
        let seen = self.waits.entry((thread, cursor.at - 1)).or_insert(Seen { needed: false, act: *act });
        seen.needed |= more > 0 && !own_arrival;
    }
}
