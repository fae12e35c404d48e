//! What is known to be complete, where: vector clocks over dependencies.
//!
//! An entry says up to which of its instructions a thread is known to be complete. Within a loop it says so of the
//! iteration at hand, or (less) of the one before; what is known of things before the loop is put aside, since no edge
//! goes from before a loop into it, and taken up again after. A body is walked through twice: the first time shows what is
//! known at the end of an iteration, and so what the next one starts with.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use super::ir::{Dep, InstrId, Ir, Kind, On, Row};
use super::scope::{ScopeId, Scopes};

/// An instruction of the iteration before, compared with one of this.
const BEFORE: i32 = 1 << 30;
/// Nothing is known.
const NOTHING: i32 = i32::MIN;

type Clock = Vec<i32>;

/// A walk over a program.
pub(super) struct Clocks<'a> {
    ir: &'a Ir,
    scopes: &'a Scopes,
    threads: usize,
    /// By stream, and after all of those by queue: what is known to it now.
    known: Vec<Clock>,
    /// By instruction: what is known when it is complete, itself included.
    at: Vec<i32>,
    /// By body: what was known where it starts.
    entry: Vec<Vec<Clock>>,
    /// Parts of the core barrier that is being walked over.
    meeting: Vec<InstrId>,
}

/// Looks at an instruction: what its engine knows without its dependencies, and each of these with what it brings.
pub(super) type Look<'l> = dyn FnMut(InstrId, &[i32], &[(usize, usize, i32, Cow<'_, [i32]>)]) + 'l;

/// Looks at what its engine knows once it may start.
pub(super) type Check<'l> = dyn FnMut(&Clocks<'_>, InstrId, &[i32]) + 'l;

impl<'a> Clocks<'a> {
    pub(super) fn new(ir: &'a Ir, scopes: &'a Scopes) -> Self {
        let threads = ir.threads();
        Clocks {
            ir,
            scopes,
            threads,
            known: vec![vec![0; threads]; threads],
            at: vec![NOTHING; threads * ir.instrs.len()],
            entry: vec![Vec::new(); scopes.list.len()],
            meeting: Vec::new(),
        }
    }

    /// Walks through the whole program.
    pub(super) fn run(&mut self, look: &mut Look<'_>, check: &mut Check<'_>) {
        self.rows(0, self.ir.rows.len(), look, check);
    }

    fn rows(&mut self, mut at: usize, end: usize, look: &mut Look<'_>, check: &mut Check<'_>) {
        while at < end {
            match self.ir.rows[at] {
                Row::Instr(id) => self.instr(id, look, check),
                Row::Loop(_) => {
                    let close = self.scopes.close[at];
                    let scope = self.scopes.opens[at];
                    let outer = core::mem::replace(&mut self.known, vec![vec![NOTHING; self.threads]; self.threads]);
                    self.entry[scope as usize] = outer;
                    self.rows(at + 1, close, look, check);
                    self.known.iter_mut().for_each(|clock| shift(clock));
                    self.rows(at + 1, close, look, check);
                    for thread in 0..self.threads {
                        let inner = core::mem::take(&mut self.known[thread]);
                        self.known[thread] = self.leave(&inner, scope, thread);
                    }
                    at = close;
                }
                Row::If(_) => at = self.branch(at, look, check),
                Row::EndLoop(_) | Row::Else | Row::EndIf => {}
            }
            at += 1;
        }
    }

    fn branch(&mut self, at: usize, look: &mut Look<'_>, check: &mut Check<'_>) -> usize {
        let other = self.scopes.close[at];
        let close = self.scopes.close[other];
        let (yes, no) = (self.scopes.opens[at] as usize, self.scopes.opens[other] as usize);
        self.entry[yes] = self.known.clone();
        self.entry[no] = self.known.clone();
        self.rows(at + 1, other, look, check);
        let taken = core::mem::replace(&mut self.known, self.entry[no].clone());
        self.rows(other + 1, close, look, check);
        let (yes, no) = (&self.scopes.list[yes], &self.scopes.list[no]);
        for (mine, theirs) in self.known.iter_mut().zip(&taken) {
            for thread in 0..self.threads {
                let (start, middle, end) = (yes.start[thread] as i32, yes.end[thread] as i32, no.end[thread] as i32);
                let (a, mut b) = (theirs[thread], mine[thread]);
                // Who knows all of an arm, or all before an arm that is not taken, knows as much as can be.
                let a = if a >= middle { end } else { a };
                if b == start {
                    b = middle;
                }
                if b == middle && middle == end {
                    b = end;
                }
                mine[thread] = a.min(b);
            }
        }
        close
    }

    /// Seen from around a loop: what is known after it to who knows `inner` in its last iteration.
    fn leave(&self, inner: &[i32], scope: ScopeId, thread: usize) -> Clock {
        let start = &self.scopes.list[scope as usize].start;
        let before = self.entry[scope as usize].get(thread);
        let one = |t: usize| {
            let known = match inner[t] {
                NOTHING => NOTHING,
                earlier if earlier < 0 => start[t] as i32,
                now => now,
            };
            known.max(before.map_or(NOTHING, |clock| clock[t]))
        };
        (0..self.threads).map(one).collect()
    }

    /// How many instructions of a thread come before the branch that starts at a row.
    fn before(&self, head: usize, thread: usize) -> i32 {
        let first = self.scopes.opens[head] as usize;
        self.scopes.list[first].start[thread] as i32
    }

    fn clock(&self, id: InstrId) -> &[i32] {
        let from = id as usize * self.threads;
        &self.at[from..from + self.threads]
    }

    /// What a dependency brings to who comes after it.
    fn view(&self, dep: &Dep, to: InstrId) -> Option<(usize, i32, Cow<'_, [i32]>)> {
        let thread = self.ir.thread(dep.on)? as usize;
        let place = self.scopes.place[dep.on as usize] as i32;
        let (mut from, here) = (self.scopes.of[dep.on as usize], self.scopes.of[to as usize]);
        let target = match dep.carried {
            Some(of) => self.scopes.body(of, here),
            None => self.scopes.common(from, here),
        };
        let mut clock = Cow::Borrowed(self.clock(dep.on));
        while from > target {
            let scope = &self.scopes.list[from as usize];
            let left = match scope.of {
                Some(_) => self.leave(&clock, from, thread),
                None => {
                    // The other arm may have been taken: all that is known is what was before. A second arm's place
                    // would say that the first one's work is done, too.
                    let first = scope.row == scope.head;
                    let place = if first { place } else { self.before(scope.head, thread) };
                    let mut left = self.entry[from as usize].get(thread).cloned().unwrap_or_default();
                    left.resize(self.threads, NOTHING);
                    left[thread] = left[thread].max(place);
                    left
                }
            };
            clock = Cow::Owned(left);
            from = scope.parent;
        }
        let needed = match dep.carried {
            Some(_) => {
                shift(clock.to_mut());
                place - BEFORE
            }
            None => place,
        };
        Some((thread, needed, clock))
    }

    /// Whether somebody who knows `known` before `to` knows that a dependency has been met.
    pub(super) fn met(&self, known: &[i32], dep: &Dep, to: InstrId) -> bool {
        let Some(thread) = self.ir.thread(dep.on) else { return true };
        let own = self.ir.thread(to) == Some(thread) || self.ir.stream(to) == Some(thread);
        let needed = self.scopes.place[dep.on as usize] as i32 - if dep.carried.is_some() { BEFORE } else { 0 };
        own || known[thread as usize] >= needed
    }

    fn instr(&mut self, id: InstrId, look: &mut Look<'_>, check: &mut Check<'_>) {
        let instr = &self.ir.instrs[id as usize];
        let On::Stream(stream) = instr.on else {
            if matches!(instr.kind, Kind::Barrier) {
                self.barrier();
            }
            return;
        };
        let stream = stream as usize;
        let thread = self.ir.thread(id).map_or(stream, |thread| thread as usize);
        let mut known = core::mem::take(&mut self.known[stream]);
        if !instr.deps.is_empty() {
            let own = |on: usize| on == stream || on == thread;
            let brought: Vec<_> = (0..)
                .zip(&instr.deps)
                .filter_map(|(nth, dep)| self.view(dep, id).map(|(on, needed, clock)| (nth, on, needed, clock)))
                .filter(|(_, on, ..)| !own(*on))
                .collect();
            look(id, &known, &brought);
            for (.., clock) in &brought {
                raise(&mut known, clock);
            }
        }
        check(self, id, &known);
        let place = self.scopes.place[id as usize] as i32;
        if thread == stream {
            known[stream] = place;
            self.note(id, &known);
            self.known[stream] = known;
        } else {
            // A transfer comes after what its engine has done, and after the transfers before it.
            let mut queue = core::mem::take(&mut self.known[thread]);
            raise(&mut queue, &known);
            queue[thread] = place;
            self.note(id, &queue);
            self.known[thread] = queue;
            self.known[stream] = known;
        }
        if let Kind::CoreBarrier(number) = instr.kind {
            self.meet(id, number);
        }
    }

    fn note(&mut self, id: InstrId, clock: &[i32]) {
        let from = id as usize * self.threads;
        self.at[from..from + self.threads].copy_from_slice(clock);
    }

    /// Every core has its part of a core barrier, one after the other; after the last one all know what each did.
    fn meet(&mut self, id: InstrId, number: u32) {
        self.meeting.push(id);
        let next = self.ir.rows.get(self.scopes.row[id as usize] + 1);
        let more = match next {
            Some(Row::Instr(next)) => self.ir.instrs[*next as usize].kind == Kind::CoreBarrier(number),
            _ => false,
        };
        if more {
            return;
        }
        let parts = core::mem::take(&mut self.meeting);
        let streams: Vec<usize> = parts.iter().filter_map(|part| self.ir.stream(*part)).map(|s| s as usize).collect();
        let mut joint = vec![NOTHING; self.threads];
        streams.iter().for_each(|stream| raise(&mut joint, &self.known[*stream]));
        streams.iter().for_each(|stream| raise(&mut self.known[*stream], &joint));
        parts.iter().for_each(|part| self.note(*part, &joint));
    }

    /// All engines of each core meet, when what they have started is complete.
    fn barrier(&mut self) {
        let cores: Vec<_> = self.ir.streams.iter().map(|unit| unit.core).collect();
        for core in 0..self.ir.cores {
            let joins = |stream: usize| cores[stream] == core && self.ir.streams[stream].joins;
            let members: Vec<usize> =
                (0..self.threads).filter(|thread| joins(self.ir.owner(*thread as u32) as usize)).collect();
            let mut joint = vec![NOTHING; self.threads];
            members.iter().for_each(|thread| raise(&mut joint, &self.known[*thread]));
            members.iter().for_each(|thread| raise(&mut self.known[*thread], &joint));
        }
    }
}

fn raise(clock: &mut [i32], other: &[i32]) {
    for (mine, theirs) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*theirs);
    }
}

/// An iteration later.
fn shift(clock: &mut [i32]) {
    for known in clock {
        *known = if *known >= 0 { *known - BEFORE } else { NOTHING };
    }
}
