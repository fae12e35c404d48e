//! Pass `alloc_semaphores`: numbers. Those of engines go upwards, those of queues downwards, none is reserved.
//!
//! A semaphore lives as long as the kernel, and there is one for each thread that others wait for, so that nothing is
//! freed in between.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::Options;
use super::error::Error;
use super::ir::{Ir, SemId, ThreadId};
use super::scope::Scopes;
use super::synchronizer::Counted;
use super::target::Target;
use crate::program::Core;

/// Most engines and queues that need equally many and are named in an error.
const NAMED: usize = 4;

/// Runs it.
///
/// # Errors
///
/// Too few semaphores, or one that counts too far.
pub(super) fn run(ir: &mut Ir, target: &Target, _options: &Options) -> Result<(), Error> {
    let free = target.free_sems();
    let queues = ir.streams.len();
    for core in 0..ir.cores {
        let mine: Vec<usize> = (0..ir.sems.len()).filter(|sem| ir.core(ir.sems[*sem].thread) == core).collect();
        if mine.len() > free.len() {
            return Err(too_few(ir, core, &mine, free.len()));
        }
        let (mut low, mut high) = (free.iter(), free.iter().rev());
        for sem in mine {
            let queue = ir.sems[sem].thread as usize >= queues;
            ir.sems[sem].id = if queue { high.next() } else { low.next() }.copied();
        }
    }
    count(ir, target)
}

/// Too few: for whom they are needed, and whether fewer in turn would be enough.
fn too_few(ir: &Ir, core: Core, sems: &[usize], available: usize) -> Error {
    let mut counts: BTreeMap<ThreadId, usize> = BTreeMap::new();
    for sem in sems {
        *counts.entry(ir.sems[*sem].thread).or_default() += 1;
    }
    let most = counts.values().copied().max().unwrap_or(0);
    let fits = |turns: &usize| counts.values().map(|count| *count.min(turns)).sum::<usize>() <= available;
    let rotation = (1..most).rev().find(fits);
    let mut alike: BTreeMap<Reverse<usize>, Vec<ThreadId>> = BTreeMap::new();
    for (thread, count) in counts {
        alike.entry(Reverse(count)).or_default().push(thread);
    }
    let users = alike.iter().map(|(Reverse(count), threads)| {
        let named = threads.iter().take(NAMED).map(|thread| format!("`{}`", ir.thread_name(*thread)));
        let each = if threads.len() > 1 { " each" } else { "" };
        let more = match threads.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("{count}{each} for {}{more}", named.collect::<Vec<_>>().join(", "))
    });
    Error::Semaphores { core, needed: sems.len(), available, users: users.collect(), rotation }
}

/// No counter goes further than it can.
fn count(ir: &Ir, target: &Target) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let one = |posts: &[super::ir::Post]| posts.first().map(|p| p.sem);
    let posts: Vec<Option<SemId>> = ir.instrs.iter().map(|i| one(&i.posts)).collect();
    let mut counted = Counted::of(ir, &scopes, &posts).total;
    for instr in &ir.instrs {
        // Credits and pads post more than one at a time.
        instr.posts.iter().for_each(|p| counted[p.sem as usize] = counted[p.sem as usize].saturating_add(p.amount - 1));
    }
    let (most, sems) = (target.most(), counted.into_iter().zip(&ir.sems));
    match sems.into_iter().find(|(count, _)| *count > most) {
        Some((count, sem)) => Err(Error::TooManyPosts { sem: sem.name.clone(), count, most }),
        None => Ok(()),
    }
}
