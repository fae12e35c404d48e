//! Several threads that go through the states together.
//!
//! Each goes depth first, as one alone does, and shares with the others only which states have been seen. Whoever runs
//! out of states is given some by another: the way to the state of that one's outermost frame, and what is left there.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::Known;
use super::inspect::{self, Identity};
use super::shared::Shared;
use super::table::Table;
use super::walker::{Frame, Ground, Seen, Walker};

/// States that one adds between two looks at what the others are doing.
const STRIDE: u64 = 256;
/// States that one adds at most before it looks at what the others are doing: the last of a stride may add one for each
/// thread of the program.
const MOST_ADDED: usize = STRIDE as usize + super::MOST_THREADS + 1;
/// Most threads of the machine.
const MOST: u32 = 256;

/// What is left to do at a state.
struct Job {
    /// Who acts, one after the other, on the way to it.
    way: Vec<u32>,
    /// The threads that are still to be tried.
    left: u64,
}

/// What has not been started, and who waits for it.
struct Jobs {
    ready: Vec<Job>,
    members: usize,
    waiting: usize,
}

struct Crew<'a, const W: usize> {
    ground: Ground<'a>,
    seen: Shared<W>,
    jobs: Mutex<Jobs>,
    changed: Condvar,
    /// How many more could be given something.
    hungry: AtomicUsize,
    /// More states than the budget allows.
    over: AtomicBool,
    found: Mutex<BTreeSet<Identity>>,
}

/// Goes on from where a walker is, with several threads; nothing if there are more states than the budget allows.
pub(super) fn explore<const W: usize>(ground: Ground<'_>, walker: &Walker<'_, W>, table: &Table<W>) -> Option<Known> {
    let threads = ground.problem.threads.min(MOST) as usize;
    let crew = Crew {
        ground,
        seen: Shared::of(table.keys(), table.len(), threads * MOST_ADDED),
        jobs: Mutex::new(Jobs { ready: Vec::new(), members: 1, waiting: 0 }),
        changed: Condvar::new(),
        hungry: AtomicUsize::new(0),
        over: AtomicBool::new(false),
        found: Mutex::new(BTreeSet::new()),
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            crew.jobs().members += 1;
            let work = || crew.work(Walker::new(ground));
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                // Those who are there do it.
                crew.jobs().members -= 1;
                break;
            }
        }
        crew.work(walker.clone());
    });
    if crew.over.load(Ordering::Relaxed) {
        return None;
    }
    let found = crew.found.into_inner().unwrap_or_else(PoisonError::into_inner);
    Some(Known { states: crew.seen.len(), findings: found.len().min(inspect::MOST) })
}

impl<const W: usize> Crew<'_, W> {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What each does.
    fn work(&self, mut walker: Walker<'_, W>) {
        loop {
            self.finish(&mut walker);
            let Some(job) = self.take() else { break };
            walker.state.undo(0, self.ground.packing);
            for thread in job.way {
                walker.perform(thread as usize);
            }
            walker.frames.push(Frame { left: job.left, logged: walker.state.log.len() });
        }
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.append(&mut walker.inspector.seen);
    }

    /// Goes on until nothing is left of what a walker has begun.
    fn finish(&self, walker: &mut Walker<'_, W>) {
        let mut done = walker.frames.is_empty();
        while !done && !self.over.load(Ordering::Relaxed) {
            let mut lease = self.seen.lease();
            done = walker.go_on(&mut lease, STRIDE);
            let new = lease.len();
            drop(lease);
            if self.seen.add(new) > self.ground.problem.budget {
                self.over.store(true, Ordering::Relaxed);
                drop(self.jobs());
                self.changed.notify_all();
            }
            if self.hungry.load(Ordering::Relaxed) > 0 {
                self.give(walker);
            }
        }
    }

    /// Something to do, as soon as there is something; nothing if nobody has anything any more.
    fn take(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        jobs.waiting += 1;
        loop {
            if jobs.waiting == jobs.members && jobs.ready.is_empty() || self.over.load(Ordering::Relaxed) {
                self.changed.notify_all();
                return None;
            }
            if let Some(job) = jobs.ready.pop() {
                jobs.waiting -= 1;
                self.tell(&jobs);
                return Some(job);
            }
            self.tell(&jobs);
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn tell(&self, jobs: &Jobs) {
        self.hungry.store(jobs.waiting.saturating_sub(jobs.ready.len()), Ordering::Relaxed);
    }

    /// Gives what is left at the outermost frame to another.
    fn give(&self, walker: &mut Walker<'_, W>) {
        let Some(outermost) = walker.frames.iter().position(|frame| frame.left != 0) else { return };
        let end = walker.frames.get(outermost + 1).map_or(walker.state.log.len(), |next| next.logged);
        let way = walker.state.log[..end].iter().map(|(thread, _, _)| *thread).collect();
        let left = core::mem::take(&mut walker.frames[outermost].left);
        let mut jobs = self.jobs();
        jobs.ready.push(Job { way, left });
        self.tell(&jobs);
        self.changed.notify_one();
    }
}
