//! Pass `dep_reduction`: edges that the others imply go, and those that an engine's own order covers.
//!
//! An edge is implied if its end is known to be complete before, or if another edge of the same instruction brings that
//! knowledge. All such edges go at once: in a graph without circles the rest still implies them.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::clocks::Clocks;
use super::error::Error;
use super::ir::{Dep, InstrId, Ir};
use super::scope::Scopes;
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A mistake of this pass, in debug builds.
pub(super) fn run(ir: &mut Ir, _target: &Target, _options: &Options) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let before = cfg!(debug_assertions).then(|| ir.instrs.iter().map(|i| i.deps.clone()).collect::<Vec<_>>());
    let starts = sums(ir.instrs.iter().map(|i| i.deps.len()));
    let mut needed = vec![false; starts.last().copied().unwrap_or(0)];
    let mut clocks = Clocks::new(ir, &scopes);
    clocks.run(
        &mut |id, known, brought| {
            let first = starts[id as usize];
            for (nth, on, least, _) in brought {
                let implied = known[*on] >= *least
                    || brought.iter().any(|(other, _, _, clock)| other != nth && clock[*on] >= *least);
                needed[first + nth] = !implied;
            }
        },
        &mut |_, _, _| {},
    );
    for (instr, first) in ir.instrs.iter_mut().zip(starts) {
        let mut nth = first;
        instr.deps.retain(|_| {
            nth += 1;
            needed[nth - 1]
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
    Clocks::new(ir, &scopes).run(&mut |_, _, _| {}, &mut |clocks, id, known| {
        let (Some(list), Some(first)) = (deps.get(id as usize), starts.get(id as usize)) else { return };
        for (nth, dep) in list.iter().enumerate() {
            let own = ir.instrs[id as usize].deps.iter().any(|d| (d.on, d.carried) == (dep.on, dep.carried));
            met[first + nth] = own || clocks.met(known, dep, id);
        }
    });
    let each = (0..).zip(deps).flat_map(|(id, list)| list.iter().map(move |dep| (id, *dep)));
    Ok(each.zip(met).filter(|(_, met)| !met).map(|(edge, _)| edge).collect())
}
