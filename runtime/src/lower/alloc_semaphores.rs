//! Pass `alloc_semaphores`: numbers. Those of engines go upwards, those of queues downwards, none is reserved.
//!
//! A semaphore lives as long as the kernel, and there is one for each thread that others wait for, so that nothing is
//! freed in between.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Ir, SemId};
use super::scope::Scopes;
use super::synchronizer::Counted;
use super::target::Target;

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
            let users: Vec<String> = users(ir, &mine);
            return Err(Error::Semaphores { core, needed: mine.len(), available: free.len(), users });
        }
        let (mut low, mut high) = (free.iter(), free.iter().rev());
        for sem in mine {
            let queue = ir.sems[sem].thread as usize >= queues;
            ir.sems[sem].id = if queue { high.next() } else { low.next() }.copied();
        }
    }
    count(ir, target)
}

fn users(ir: &Ir, sems: &[usize]) -> Vec<String> {
    let mut users: Vec<(u32, usize)> = Vec::new();
    for sem in sems {
        let thread = ir.sems[*sem].thread;
        match users.iter_mut().find(|(known, _)| *known == thread) {
            Some((_, count)) => *count += 1,
            None => users.push((thread, 1)),
        }
    }
    users.sort_by_key(|(_, count)| core::cmp::Reverse(*count));
    let mut words: Vec<String> =
        users.iter().take(8).map(|(thread, count)| format!("`{}` {count}", ir.thread_name(*thread))).collect();
    if users.len() > 8 {
        words.push(format!("{} more", users.len() - 8));
    }
    words
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
