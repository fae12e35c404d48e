//! Races: accesses of the same memory, one of them a write, neither of which must come before the other (T4).
//!
//! The partners of an access in another thread are one contiguous window of that thread, and windows only move
//! forward: two pointers find whether any is empty in time linear in the accesses.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::act::ThreadId;
use super::clocks::{Mark, Marks, What};
use super::memory::Memory;
use crate::program::Pc;

/// Most races that are told apart.
const MOST: usize = 64;
/// Most partners of one access that are told apart.
const TOLD: usize = 64;
/// So many of the same steps, and no more are told apart.
const KNOWN: u32 = 1 << 12;

/// Two accesses that are both next in some reachable state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    /// Thread, step, how many actions it has done before, piece of memory.
    pub(crate) sides: [Side; 2],
}

/// One access of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) thread: ThreadId,
    pub(crate) pc: Pc,
    pub(crate) at: u64,
    pub(crate) key: u32,
}

/// The accesses of one piece by one thread: the numbers of its marks.
struct Run {
    thread: ThreadId,
    marks: Vec<u32>,
}

/// All races, each pair of steps once.
pub(crate) fn races(marks: &Marks, memory: &Memory) -> Vec<Race> {
    let mut pieces: Vec<Vec<Run>> = Vec::new();
    pieces.resize_with(memory.keys.len(), Vec::new);
    for (thread, of_thread) in marks.marks.iter().enumerate() {
        for (number, mark) in (0..).zip(of_thread) {
            let What::Access { first, end } = mark.what else { continue };
            for key in &marks.touched[thread][first as usize..end as usize] {
                let runs = &mut pieces[*key as usize];
                match runs.last_mut() {
                    Some(run) if run.thread == thread => run.marks.push(number),
                    _ => runs.push(Run { thread, marks: alloc::vec![number] }),
                }
            }
        }
    }
    let mut finder = Finder { marks, seen: BTreeSet::new(), found: Vec::new(), known: 0 };
    for (a, b) in conflicting(memory) {
        for one in &pieces[a as usize] {
            for other in &pieces[b as usize] {
                if one.thread != other.thread && (a != b || one.thread < other.thread) {
                    finder.pair((a, one), (b, other));
                }
            }
        }
        if finder.found.len() >= MOST {
            break;
        }
    }
    finder.found
}

/// Pairs of pieces that overlap, one of them written, by a sweep over where they begin.
fn conflicting(memory: &Memory) -> Vec<(u32, u32)> {
    let mut order: Vec<u32> = (0..memory.keys.len() as u32).collect();
    order.sort_unstable_by_key(|key| memory.keys[*key as usize]);
    let mut pairs = Vec::new();
    let mut open: Vec<u32> = Vec::new();
    for key in order {
        let piece = &memory.keys[key as usize];
        open.retain(|other| {
            let other = &memory.keys[*other as usize];
            other.region == piece.region && other.element == piece.element && other.bytes.1 > piece.bytes.0
        });
        if piece.write {
            pairs.push((key, key));
        }
        for other in &open {
            if memory.keys[*other as usize].conflicts(piece) {
                pairs.push((*other, key));
            }
        }
        open.push(key);
    }
    pairs
}

struct Finder<'a> {
    marks: &'a Marks,
    seen: BTreeSet<((ThreadId, Pc), (ThreadId, Pc))>,
    found: Vec<Race>,
    /// How many were the same steps again.
    known: u32,
}

impl Finder<'_> {
    fn pair(&mut self, (a_key, a): (u32, &Run), (b_key, b): (u32, &Run)) {
        let (of_a, of_b) = (&self.marks.marks[a.thread], &self.marks.marks[b.thread]);
        let (mut first, mut end) = (0, 0);
        for &number in &a.marks {
            let mark = &of_a[number as usize];
            let before = self.marks.clock(a.thread, number as usize, b.thread);
            // Those before `first` must come before this one; this one must come before those from `end`.
            while b.marks.get(first).is_some_and(|other| of_b[*other as usize].at < before) {
                first += 1;
            }
            let follows = |other: &u32| self.marks.clock(b.thread, *other as usize, a.thread) > mark.at;
            while b.marks.get(end).is_some_and(|other| !follows(other)) {
                end += 1;
            }
            if first >= end {
                continue;
            }
            // Of a wide window only some are told apart, and fewer once they are known.
            let told = if self.known < KNOWN { TOLD } else { 1 };
            for other in &b.marks[first..end.min(first + told)] {
                self.race((a.thread, mark, a_key), (b.thread, &of_b[*other as usize], b_key));
            }
            if self.found.len() >= MOST {
                return;
            }
        }
    }
    fn race(&mut self, one: (ThreadId, &Mark, u32), other: (ThreadId, &Mark, u32)) {
        let (one, other) = if one.0 < other.0 { (one, other) } else { (other, one) };
        if self.seen.insert(((one.0, one.1.pc), (other.0, other.1.pc))) {
            let side =
                |(thread, mark, key): (ThreadId, &Mark, u32)| Side { thread, pc: mark.pc, at: u64::from(mark.at), key };
            self.found.push(Race { sides: [side(one), side(other)] });
        } else {
            self.known += 1;
        }
    }
}
