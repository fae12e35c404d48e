//! Whether epochs are really in order (the conditions of T9).

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, ThreadId};
use super::clocks::{Marks, What};
use super::cursor::{Cursor, Walk};
use super::epochs::Plan;
use super::greedy::{Greedy, Watch};

/// A divided cell's action, as a mark: thread and number.
type At = (ThreadId, usize);

/// What happens to one divided cell.
#[derive(Default)]
struct Life {
    /// By epoch but the first: the sets that begin it.
    sets: BTreeMap<u32, Vec<At>>,
    /// By thread, in order: epoch, whether it is a set, mark.
    acts: BTreeMap<ThreadId, Vec<(u32, bool, usize)>>,
}

/// The divided cells whose epochs are not in order, by their numbers in the plan.
pub(crate) fn disordered(walk: &Walk<'_>, plan: &Plan, init: &[i64], marks: &Marks) -> Vec<usize> {
    let mut lives: Vec<Life> = Vec::new();
    lives.resize_with(plan.divided.len(), Life::default);
    for (thread, of_thread) in marks.marks.iter().enumerate() {
        for (number, mark) in of_thread.iter().enumerate() {
            let What::Act { cell, set } = mark.what else { continue };
            let Some((at, _, epoch)) = plan.epoch(cell) else { continue };
            let life = &mut lives[at];
            life.acts.entry(thread).or_default().push((epoch, set, number));
            if set {
                life.sets.entry(epoch).or_default().push((thread, number));
            }
        }
    }
    let mut wrong: Vec<usize> = Vec::new();
    for (at, life) in lives.iter().enumerate() {
        if !life.separate(marks) {
            wrong.push(at);
        }
    }
    let mut open = Open { plan, marks, lives: &lives, thread: 0, next: 0, wrong };
    for thread in 0..marks.marks.len() {
        if marks.marks[thread].iter().any(|mark| matches!(mark.what, What::Arrive)) {
            (open.thread, open.next) = (thread, 0);
            Greedy::new(walk, init).lazy(thread).run(&mut open);
        }
    }
    open.wrong.sort_unstable();
    open.wrong.dedup();
    open.wrong
}

impl Life {
    /// Condition (a): every action of an earlier epoch must come before each set, and that before every later one.
    fn separate(&self, marks: &Marks) -> bool {
        self.sets.iter().all(|(epoch, sets)| sets.iter().all(|set| self.separates(marks, *epoch, *set)))
    }

    fn separates(&self, marks: &Marks, epoch: u32, (thread, number): At) -> bool {
        let set_at = u64::from(marks.marks[thread][number].at);
        self.acts.iter().filter(|(other, _)| **other != thread).all(|(&other, acts)| {
            // Other sets of the same value at the same place do not count.
            let earlier = acts.partition_point(|(of, _, _)| *of < epoch);
            let same_sets = acts[earlier..].iter().take_while(|(of, set, _)| *of == epoch && *set).count();
            let last_before = earlier.checked_sub(1).map(|at| acts[at].2);
            let first_after = acts.get(earlier + same_sets).map(|(_, _, number)| *number);
            last_before.is_none_or(|mark| u64::from(marks.marks[other][mark].at) < marks.before(thread, number, other))
                && first_after.is_none_or(|mark| set_at < marks.before(other, mark, thread))
        })
    }

    /// Whether a set that begins `epoch` must come before a mark.
    fn closed(&self, marks: &Marks, epoch: u32, (thread, number): At) -> bool {
        self.sets.get(&epoch).is_some_and(|sets| {
            sets.iter().any(|&(setter, set)| {
                let at = u64::from(marks.marks[setter][set].at);
                if setter == thread { set < number } else { at < marks.before(thread, number, setter) }
            })
        })
    }
}

/// Condition (b), in the run in which `thread` is lazy: no wait can be satisfied by an earlier epoch.
struct Open<'a> {
    plan: &'a Plan,
    marks: &'a Marks,
    lives: &'a [Life],
    thread: ThreadId,
    /// Number of its next mark.
    next: usize,
    wrong: Vec<usize>,
}

impl Open<'_> {
    /// The mark that has been reached: they come in the same order in every run.
    fn advance(&mut self, at: u64, wanted: fn(&What) -> bool) -> Option<usize> {
        let marks = &self.marks.marks[self.thread];
        while let Some(mark) = marks.get(self.next) {
            self.next += 1;
            if u64::from(mark.at) == at && wanted(&mark.what) {
                return Some(self.next - 1);
            }
        }
        None
    }
}

impl Watch for Open<'_> {
    fn arrive(&mut self, thread: ThreadId, at: u64, act: &Act, values: &[i64], _cursor: &Cursor, _clock: u64) {
        if thread != self.thread {
            return;
        }
        let (Some(cell), Some(Ask { value, .. })) = (act.cell(), act.test()) else { return };
        let Some((number, _, epoch)) = self.plan.epoch(cell) else { return };
        if epoch == 0 {
            return;
        }
        let Some(mark) = self.advance(at, |what| matches!(what, What::Arrive)) else { return };
        let base: CellId = cell - epoch;
        for earlier in (0..epoch).rev() {
            if self.lives[number].closed(self.marks, earlier + 1, (thread, mark)) {
                break;
            }
            if values[(base + earlier) as usize] >= value {
                self.wrong.push(number);
                return;
            }
        }
    }
}
