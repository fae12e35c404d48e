//! Pass `exact_reduction`: what the clocks of `dep_reduction` cannot tell of loops, branches and cores, the verifier can.
//!
//! They know of an iteration and the one before, and of a branch that either way may be taken. The verifier knows what
//! must come before what in every execution, for every outcome of the branches. So the passes that follow are tried, and
//! dependencies whose waits change nothing go. A straight line of one core has none, and a program that does too much is
//! left as it is: lowering stays linear.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use super::emit::program_with_origins;
use super::error::Error;
use super::ir::{InstrId, Ir, Row, StreamId, ThreadId};
use super::target::Target;
use super::{Options, PASSES};
use crate::program::{Pc, Program};
use crate::verify::{self, Awaited};

/// Most branches whose outcomes are all looked at.
const MOST_PREDICATES: usize = 6;

/// Most steps that are looked at, those of every thread once for each thread and outcome.
const MOST_STEPS: u64 = 1 << 15;

/// Most attempts: what can go in one outcome and not in another may hide something that can go in both.
const ATTEMPTS: usize = 4;

/// Passes that do not change what comes before what.
const NOT_TRIED: [&str; 1] = ["lower_sync"];

/// Runs it.
///
/// # Errors
///
/// None: what cannot be tried is an error of a later pass.
pub(super) fn run(ir: &mut Ir, target: &Target, options: &Options) -> Result<(), Error> {
    // Which waits the turns of a rotation add depends on who is waited for: nothing may be founded on them.
    if target.rotation > 1 {
        return Ok(());
    }
    let straight = ir.cores <= 1 && ir.rows.iter().all(|row| matches!(row, Row::Instr(_)));
    let outcomes = 1_u64.checked_shl(ir.predicates.len() as u32).unwrap_or(u64::MAX);
    let steps = ir.count(|_| 1).saturating_mul(ir.threads() as u64).saturating_mul(outcomes);
    if straight || ir.predicates.len() > MOST_PREDICATES || steps > MOST_STEPS {
        return Ok(());
    }
    for _ in 0..ATTEMPTS {
        let Some(trial) = Trial::of(ir, target, options) else { break };
        if !drop(ir, &trial.superfluous(ir)) {
            break;
        }
    }
    Ok(())
}

/// What the dependencies become, without records for the waits.
struct Trial {
    program: Program,
    /// By stream and step, the instruction.
    at: BTreeMap<(StreamId, Pc), InstrId>,
    /// By core and number, whose semaphore it is.
    sems: BTreeMap<(u16, u32), Vec<ThreadId>>,
}

impl Trial {
    fn of(ir: &Ir, target: &Target, options: &Options) -> Option<Trial> {
        let mut lowered = ir.clone();
        let own = PASSES.iter().position(|pass| pass.name == "exact_reduction")?;
        for pass in PASSES[own + 1..].iter().filter(|pass| !NOT_TRIED.contains(&pass.name)) {
            pass.run(&mut lowered, target, options).ok()?;
        }
        let (program, origins) = program_with_origins(&lowered, target).ok()?;
        let places = (0..).zip(&origins).take(ir.instrs.len());
        let at = places.filter_map(|(id, origin)| Some(((ir.stream(id)?, origin.as_ref()?.1), id))).collect();
        let mut sems: BTreeMap<(u16, u32), Vec<ThreadId>> = BTreeMap::new();
        for sem in &lowered.sems {
            sems.entry((lowered.core(sem.thread), sem.id?)).or_default().push(sem.thread);
        }
        Some(Trial { program, at, sems })
    }

    /// Instructions and threads: what the one need not wait for the other for, whichever way branches go.
    fn superfluous(&self, ir: &Ir) -> BTreeSet<(InstrId, ThreadId)> {
        let mut all: Option<BTreeSet<(InstrId, ThreadId)>> = None;
        for bits in 0..1_u32 << ir.predicates.len() {
            let predicates: Vec<bool> = (0..ir.predicates.len()).map(|p| bits >> p & 1 == 1).collect();
            let Ok(found) = verify::redundant(&self.program, &predicates, &verify::Options::default()) else {
                return BTreeSet::new();
            };
            let found = found.iter().filter_map(|one| {
                let (Awaited::Entry(entry), [site]) = (one.awaited, one.sites.as_slice()) else { return None };
                let [thread] = self.sems.get(&(entry.core, u32::try_from(entry.id).ok()?))?.as_slice() else {
                    return None;
                };
                Some((*self.at.get(&(site.stream, site.pc))?, *thread))
            });
            let found: BTreeSet<(InstrId, ThreadId)> = found.collect();
            all = Some(all.map_or(found.clone(), |all| &all & &found));
        }
        all.unwrap_or_default()
    }
}

/// Whether anything went.
fn drop(ir: &mut Ir, superfluous: &BTreeSet<(InstrId, ThreadId)>) -> bool {
    let mut awaited = vec![0_u32; ir.instrs.len()];
    for id in ir.order().filter(|id| ir.stream(*id).is_some()) {
        ir.instrs[id as usize].deps.iter().for_each(|dep| awaited[dep.on as usize] += 1);
    }
    let mut any = false;
    for (id, thread) in superfluous {
        let deps = &ir.instrs[*id as usize].deps;
        let mut of = deps.iter().enumerate().filter(|(_, dep)| ir.thread(dep.on) == Some(*thread));
        // Of two waits for one thread it is not known which is meant.
        let (Some((nth, dep)), None) = (of.next(), of.next()) else { continue };
        let on = dep.on as usize;
        // In a branch a post may stand for the end of the other arm: it stays.
        if !ir.predicates.is_empty() && awaited[on] < 2 {
            continue;
        }
        awaited[on] -= 1;
        ir.instrs[*id as usize].deps.remove(nth);
        any = true;
    }
    any
}
