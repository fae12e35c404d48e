//! In which turn of its loops a step of a finding is.

use alloc::vec::Vec;

use super::compile::{Actor, compile};
use super::cursor::{Cursor, Fetch, Walk};
use super::long::{Short, shorten};
use super::report::{Finding, Site};
use super::{Options, report::Witness};
use crate::program::{Body, Pc, Program};

/// For each site of a finding: the `for`s around the step, the outermost first, each with the value that its variable
/// has there. Nothing for a step outside of loops, or one that the schedule of the finding does not come to.
#[must_use]
pub fn variables(program: &Program, finding: &Finding) -> Vec<Vec<(Pc, i64)>> {
    let around: Vec<Vec<Pc>> = finding.sites.iter().map(|site| around(program, site)).collect();
    if program.validate().is_err() || around.iter().all(Vec::is_empty) {
        return around.into_iter().map(|_| Vec::new()).collect();
    }
    let short = short_of(program, &finding.witness);
    let code = compile(short.as_ref().map_or(program, |short| &short.program));
    let walk = Walk { code: &code, predicates: &finding.witness.predicates, plan: None, limit: u64::MAX };
    let values = finding.sites.iter().zip(around).map(|(site, around)| {
        let done = finding.witness.turns.iter().filter(|(actor, _)| *actor == site.actor).map(|(_, count)| count).sum();
        let values = values(&walk, site, done).filter(|_| !around.is_empty()).unwrap_or_default();
        let value = |(nth, pc): (usize, &Pc)| Some((*pc, *values.get(nth)?));
        let mut values: Vec<(Pc, i64)> = around.iter().enumerate().filter_map(value).collect();
        if let (Some(short), Some((pc, value))) = (&short, values.first_mut()) {
            *value = short.whole(site.stream, *pc, *value);
        }
        values
    });
    values.collect()
}

/// The program that a schedule is one of, if it is not the program itself.
pub(super) fn short_of(program: &Program, witness: &Witness) -> Option<Short> {
    let options = Options { turns: witness.short?, ..Options::default() };
    shorten(program, &witness.predicates, &options)
}

/// The `for`s around a step.
fn around(program: &Program, site: &Site) -> Vec<Pc> {
    let steps = program.streams.get(site.stream as usize).map(|stream| &stream.steps[..]).unwrap_or_default();
    let mut open = Vec::new();
    for (pc, step) in (0..site.pc).zip(steps) {
        match step.body {
            Body::For { .. } => open.push(pc),
            Body::Next { .. } => drop(open.pop()),
            _ => {}
        }
    }
    open
}

/// The variables of a thread that has done so many actions: where it stands, or what it has just done.
fn values(walk: &Walk<'_>, site: &Site, done: u64) -> Option<Vec<i64>> {
    let of = |actor: Actor| walk.code.threads.iter().position(|thread| thread.actor == actor);
    let thread = of(site.actor)?;
    let mut cursor = Cursor::new(walk, thread);
    for _ in 0..done {
        if !matches!(cursor.fetch(walk, thread), Fetch::Act(_)) {
            return None;
        }
    }
    let (latest, before) = (cursor.pc(walk, thread), cursor.vars.clone());
    let next = cursor.fetch(walk, thread);
    if matches!(next, Fetch::Act(_)) && cursor.pc(walk, thread) == site.pc {
        return Some(cursor.vars);
    }
    (done > 0 && latest == site.pc).then_some(before)
}
