//! Clocks by one ordinary pass, where each counter that anybody waits for has one thread that adds to it and one that
//! waits, or is a barrier's: then a wait names the posts that it needs, and what comes before those comes before it.
//!
//! Posts are kept until their only waiter has passed them, so that memory is in proportion to what is outstanding.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change, ThreadId, Touch};
use super::cells::CellKind;
use super::classes::Class;
use super::clocks::{Mark, Marks, What};
use super::cursor::{Cursor, Walk};
use super::greedy::{Greedy, Watch};
use super::memory::Memory;
use super::usage::{Usage, Who};

/// How a cell passes on what comes before.
enum Channel {
    /// Nobody waits for it.
    Silent,
    /// One thread adds, one waits.
    Posts(Posts),
    /// All members add one, and wait for all.
    Barrier(Barrier),
}

/// The posts of one counter that have not been waited for.
struct Posts {
    /// The initial value; that and the sum of all posts; what has been taken.
    start: i64,
    posted: i64,
    taken: i64,
    ring: Ring,
}

/// A barrier: what comes before the arrivals of this round and of the next.
struct Barrier {
    members: u32,
    /// By thread: how often it has arrived.
    arrived: Vec<u32>,
    rounds: [(u32, Vec<u32>); 2],
}

/// Whether one pass is enough; `kind` says what each cell is.
pub(crate) fn suffices(usage: &[Usage], classes: &[Class], kind: impl Fn(CellId) -> CellKind) -> bool {
    (0..).zip(usage.iter().zip(classes)).all(|(cell, (usage, class))| {
        let one = |who: Who| who != Who::Many;
        let plain = matches!(class, Class::Constant | Class::Rising | Class::Credit(_)) && usage.writers.nobody();
        usage.waiters.nobody()
            || matches!(kind(cell), CellKind::Arrived(_))
            || (plain && one(usage.adders) && one(usage.waiters))
    })
}

/// The marks of all threads with their clocks, and the run.
pub(crate) fn marks<'w, 'c>(
    walk: &'w Walk<'c>,
    init: &[i64],
    usage: &[Usage],
    memory: &mut Memory,
    kind: impl Fn(CellId) -> CellKind,
) -> (Marks, Greedy<'w, 'c>) {
    let threads = walk.code.threads.len();
    let channel = |(cell, usage): (CellId, &Usage)| match kind(cell) {
        _ if usage.waiters.nobody() => Channel::Silent,
        CellKind::Arrived(group) => Channel::Barrier(Barrier {
            members: walk.code.program.groups[group as usize].members.len() as u32,
            arrived: vec![0; threads],
            rounds: [(0, vec![0; threads]), (0, vec![0; threads])],
        }),
        _ => {
            let start = init[cell as usize];
            Channel::Posts(Posts { start, posted: start, taken: 0, ring: Ring::new(threads) })
        }
    };
    let mut watch = Ordinary {
        walk,
        memory,
        channels: (0..).zip(usage).map(channel).collect(),
        clocks: vec![0; threads * threads],
        fresh: vec![false; threads],
        marks: Marks::rows(threads),
    };
    let mut run = Greedy::new(walk, init);
    run.run(&mut watch);
    (watch.marks, run)
}

struct Ordinary<'a, 'c> {
    walk: &'a Walk<'c>,
    memory: &'a mut Memory,
    channels: Vec<Channel>,
    /// By thread: the clocks of all threads.
    clocks: Vec<u32>,
    /// By thread: its clocks are those of its latest mark.
    fresh: Vec<bool>,
    marks: Marks,
}

impl Ordinary<'_, '_> {
    fn mark(&mut self, thread: ThreadId, at: u64, pc: u32, what: What) {
        let threads = self.fresh.len();
        if !self.fresh[thread] {
            self.fresh[thread] = true;
            self.marks.push_row(thread, &self.clocks[thread * threads..][..threads]);
        }
        self.marks.push(thread, Mark { at: at as u32, pc, what });
    }
}

/// The clocks become those of both.
#[inline]
fn join(clocks: &mut [u32], others: &[u32]) {
    for (clock, other) in clocks.iter_mut().zip(others) {
        *clock = (*clock).max(*other);
    }
}

/// Posts in order, each with the clocks of all threads at it.
struct Ring {
    /// The sum after each post.
    sums: Vec<i64>,
    clocks: Vec<u32>,
    threads: usize,
    head: usize,
    len: usize,
}

impl Ring {
    fn new(threads: usize) -> Ring {
        Ring { sums: vec![0; 4], clocks: vec![0; 4 * threads], threads, head: 0, len: 0 }
    }

    /// Adds a post; its clocks are to be filled in.
    #[inline]
    fn push(&mut self, sum: i64) -> &mut [u32] {
        if self.len == self.sums.len() {
            self.grow();
        }
        let at = (self.head + self.len) & (self.sums.len() - 1);
        self.len += 1;
        self.sums[at] = sum;
        &mut self.clocks[at * self.threads..][..self.threads]
    }

    /// The clocks of the first post after which the sum is at least that; those before are dropped.
    #[inline]
    fn first(&mut self, need: i64) -> Option<&[u32]> {
        while self.len > 0 && self.sums[self.head] < need {
            self.head = (self.head + 1) & (self.sums.len() - 1);
            self.len -= 1;
        }
        (self.len > 0).then(|| &self.clocks[self.head * self.threads..][..self.threads])
    }

    /// Twice as many places; those in use are moved to the front.
    #[cold]
    fn grow(&mut self) {
        self.sums.rotate_left(self.head);
        self.clocks.rotate_left(self.head * self.threads);
        self.head = 0;
        self.sums.resize(2 * self.sums.len(), 0);
        self.clocks.resize(self.sums.len() * self.threads, 0);
    }
}

impl Watch for Ordinary<'_, '_> {
    const EVERY_FETCHED: bool = true;
    const CLOCKS: bool = true;

    #[inline]
    fn access(&mut self, thread: ThreadId, at: u64, touch: Touch, cursor: &Cursor, _clock: u64) {
        let touched = &mut self.marks.touched[thread];
        let first = touched.len() as u32;
        self.memory.touched(self.walk, thread, touch, cursor, touched);
        let end = touched.len() as u32;
        self.mark(thread, at, touch.pc, What::Access { first, end });
    }

    fn act(&mut self, thread: ThreadId, at: u64, act: &Act, _before: i64, cursor: &Cursor, _clock: u64) {
        if let Act::Exit { cell, value } = *act {
            return self.mark(thread, at, cursor.pc(self.walk, thread), What::Exit { cell, value });
        }
        let Some(cell) = act.cell() else { return };
        let taken = match act.change() {
            Change::Add(amount) => amount.min(0).saturating_neg(),
            Change::Clear => 1,
            Change::Set | Change::Write(_) | Change::Keep => 0,
        };
        if let Some(Ask { value, .. }) = act.test() {
            self.pass(thread, cell, value, taken);
        } else if taken > 0 {
            self.post(thread, at, cell, -taken);
        }
        match act.change() {
            Change::Add(amount @ 1..) => self.post(thread, at, cell, amount),
            Change::Set => self.post(thread, at, cell, 1),
            Change::Add(_) | Change::Clear | Change::Write(_) | Change::Keep => {}
        }
    }

    #[inline]
    fn post(&mut self, thread: ThreadId, at: u64, cell: CellId, amount: i64) {
        let threads = self.fresh.len();
        let row = &self.clocks[thread * threads..][..threads];
        match &mut self.channels[cell as usize] {
            Channel::Silent => {}
            // Its only waiter takes what it has waited for before.
            Channel::Posts(posts) if amount < 0 => posts.taken -= amount,
            Channel::Posts(posts) => {
                posts.posted += amount;
                let kept = posts.ring.push(posts.posted);
                kept.copy_from_slice(row);
                kept[thread] = at as u32 + 1;
            }
            Channel::Barrier(barrier) => {
                let round = barrier.arrived[thread] as usize % 2;
                barrier.arrived[thread] += 1;
                let (count, clocks) = &mut barrier.rounds[round];
                if *count == barrier.members {
                    *count = 0;
                    clocks.fill(0);
                }
                *count += 1;
                join(clocks, row);
                clocks[thread] = clocks[thread].max(at as u32 + 1);
            }
        }
    }

    #[inline]
    fn pass(&mut self, thread: ThreadId, cell: CellId, value: i64, taken: i64) {
        let threads = self.fresh.len();
        let row = &mut self.clocks[thread * threads..][..threads];
        match &mut self.channels[cell as usize] {
            Channel::Silent => {}
            Channel::Posts(posts) => {
                let need = value + posts.taken;
                posts.taken += taken;
                // What was there from the start needs no post.
                if need > posts.start
                    && let Some(needed) = posts.ring.first(need)
                {
                    self.fresh[thread] = false;
                    join(row, needed);
                }
            }
            Channel::Barrier(barrier) => {
                let round = (barrier.arrived[thread] as usize + 1) % 2;
                self.fresh[thread] = false;
                join(row, &barrier.rounds[round].1);
            }
        }
    }
}
