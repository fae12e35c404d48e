//! Which outcomes of the named predicates must be looked at.
//!
//! A predicate whose arms do the same but for accesses changes nothing of what threads wait for and post: whatever is
//! reachable with one value is reachable with the other, but for the accesses that a thread passes on the way. So where
//! something hangs, leaks or leaves its limits does not depend on it, and a race depends only on the predicates around
//! the two accesses. It is enough that every two accesses that may conflict occur together in some outcome. Only
//! predicates that decide more than that need every combination.

mod arms;
mod cover;

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::compile::Actor;
use crate::program::{Access, Body, PredicateId, Program, RegionId, Step};
use arms::{Arms, Need};
use cover::{Fixed, both, cover};

/// The outcomes to look at.
pub(crate) struct Outcomes {
    /// The value of each predicate, once for each.
    pub(crate) all: Vec<Vec<bool>>,
    /// The first predicate of which not every outcome that matters is among them.
    pub(crate) left_out: Option<PredicateId>,
}

/// The outcomes of a valid program's predicates that matter.
pub(crate) fn outcomes(program: &Program, options: &Options) -> Outcomes {
    let sites = arms::of(program);
    let mut needs: Vec<Need> = vec![Need::Nothing; program.predicates as usize];
    for site in sites.iter().flatten() {
        let need = &mut needs[site.predicate as usize];
        *need = (*need).max(if options.every_outcome { Need::Everything } else { site.need });
    }
    let split: Vec<usize> = (0..needs.len()).filter(|predicate| needs[*predicate] == Need::Everything).collect();
    let most = options.predicates.min(u64::BITS - 1) as usize;
    let left_out = split.get(most).map(|first| *first as PredicateId);
    let split = &split[..split.len().min(most)];
    let covers = cover(&wanted(program, &sites, &needs), needs.len());
    let mut all = Vec::with_capacity(covers.len() << split.len());
    for assignment in 0..1_u64 << split.len() {
        for values in &covers {
            let mut values = values.clone();
            for (bit, predicate) in split.iter().enumerate() {
                values[*predicate] = assignment >> bit & 1 == 1;
            }
            all.push(values);
        }
    }
    Outcomes { all, left_out }
}

/// An access, as far as it matters who may do it together with another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Seen {
    region: RegionId,
    actor: Actor,
    write: bool,
    /// The predicates that it takes.
    under: Fixed,
}

/// What must occur together: the predicates around every step, and around every two accesses that may conflict.
fn wanted(program: &Program, sites: &[Vec<Arms>], needs: &[Need]) -> BTreeSet<Fixed> {
    let mut wanted = BTreeSet::new();
    let mut accesses: BTreeSet<Seen> = BTreeSet::new();
    for ((id, stream), sites) in (0..).zip(&program.streams).zip(sites) {
        let decides = |site: &&Arms| site.need == Need::Accesses && needs[site.predicate as usize] == Need::Accesses;
        let sites: Vec<&Arms> = sites.iter().filter(decides).collect();
        for (pc, step) in (0..).zip(&stream.steps) {
            let mut under: Fixed = sites.iter().filter_map(|site| Some((site.predicate, site.arm(pc)?))).collect();
            under.sort_unstable();
            under.dedup();
            let actor = match step.body {
                Body::Transfer { queue, .. } => Actor::Queue(queue),
                _ => Actor::Stream(id),
            };
            accesses.extend(touched(step).iter().map(|access| Seen {
                region: access.region,
                actor,
                write: access.write,
                under: under.clone(),
            }));
            wanted.insert(under);
        }
    }
    let accesses: Vec<Seen> = accesses.into_iter().collect();
    for of_region in accesses.chunk_by(|a, b| a.region == b.region) {
        for (nth, one) in of_region.iter().enumerate() {
            for other in &of_region[nth + 1..] {
                if one.actor != other.actor && (one.write || other.write) {
                    wanted.extend(both(&one.under, &other.under));
                }
            }
        }
    }
    wanted
}

fn touched(step: &Step) -> &[Access] {
    match &step.body {
        Body::Access(accesses) | Body::Transfer { accesses, .. } => accesses,
        _ => &[],
    }
}
