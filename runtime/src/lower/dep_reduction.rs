//! Pass `dep_reduction`: edges that the others imply go, and those that an engine's own order covers.
//!
//! An edge is implied if its end is known to be complete by what the edges kept so far bring, those of the same
//! instruction from the latest on. In a graph without branches this is the transitive reduction.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::clocks::{Clocks, Needed};
use super::error::Error;
use super::ir::{Dep, InstrId, Ir, On};
use super::scope::Scopes;
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A mistake of this pass, in debug builds.
pub(super) fn run(ir: &mut Ir, _target: &Target, _options: &Options) -> Result<(), Error> {
    reduce(ir, false)
}

/// As [`run`], of a program that has been reduced and got more dependencies.
///
/// # Errors
///
/// As [`run`].
pub(super) fn again(ir: &mut Ir) -> Result<(), Error> {
    reduce(ir, true)
}

fn reduce(ir: &mut Ir, arms: bool) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let before = cfg!(debug_assertions).then(|| ir.instrs.iter().map(|i| i.deps.clone()).collect::<Vec<_>>());
    let mut clocks = Clocks::new(ir, &scopes);
    clocks.needed = Some(Needed::new(ir, arms));
    clocks.run(&mut |_, _, _| {});
    let Some(needed) = clocks.needed else { return Ok(()) };
    for (id, instr) in ir.instrs.iter_mut().enumerate() {
        // What is on all engines is not one thing on one thread: its edges stay.
        if instr.on == On::All {
            continue;
        }
        let mut nth = 0;
        instr.deps.retain(|_| {
            nth += 1;
            needed.of(id, nth - 1)
        });
    }
    match before {
        Some(before) => match unmet(ir, &before)?.first() {
            Some((id, dep)) => Err(Error::Broken {
                pass: "dep_reduction",
                what: format!("`{}` no longer comes after `{}`", name(ir, *id), name(ir, dep.on)),
            }),
            None => Ok(()),
        },
        None => Ok(()),
    }
}

/// How many come before each; and the sum.
fn sums(lengths: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut sums = vec![0];
    sums.extend(lengths.scan(0, |sum, length| {
        *sum += length;
        Some(*sum)
    }));
    sums
}

fn name(ir: &Ir, id: InstrId) -> &str {
    ir.instrs.get(id as usize).map_or("?", |i| &i.name)
}

/// Which of `deps`, by instruction, the program's own dependencies do not imply.
///
/// # Errors
///
/// A program that is not well formed.
pub(super) fn unmet(ir: &Ir, deps: &[Vec<Dep>]) -> Result<Vec<(InstrId, Dep)>, Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let starts = sums(deps.iter().map(Vec::len));
    let mut met = vec![true; deps.iter().map(Vec::len).sum()];
    // The later walk through a body decides.
    Clocks::new(ir, &scopes).run(&mut |clocks, id, known| {
        let (Some(list), Some(first)) = (deps.get(id as usize), starts.get(id as usize)) else { return };
        for (nth, dep) in list.iter().enumerate() {
            met[first + nth] = clocks.met(known, dep, id);
        }
    });
    let each = (0..).zip(deps).flat_map(|(id, list)| list.iter().map(move |dep| (id, *dep)));
    Ok(each.zip(met).filter(|(_, met)| !met).map(|(edge, _)| edge).collect())
}
