//! What is known to be complete, where: vector clocks over dependencies.
//!
//! An entry, one for each column of a thread ([`super::scope`]), says up to which of its instructions that is known to be
//! complete. Within a loop it says so of the
//! iteration at hand, or (less) of the one before; what is known of things before the loop is put aside, since no edge
//! goes from before a loop into it, and taken up again after. A body is walked through twice: the first time shows what is
//! known at the end of an iteration, and so what the next one starts with.
//!
//! A walk may choose on its way which dependencies are needed: those that are not met by what is known from the ones that
//! it has kept. What is known is then so of the program with only those. A body is walked through until the choice is the
//! same twice in a row, for one iteration's knowledge is founded on the one before.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use super::ir::{Dep, InstrId, Ir, Kind, On, Row};
use super::scope::{Place, ScopeId, Scopes};

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
    columns: usize,
    /// By column: how many instructions of it have been walked over, in the iteration at hand.
    now: Vec<i32>,
    /// By stream, and after all of those by queue: what is known to it now.
    known: Vec<Clock>,
    /// By instruction: what is known when it is complete, itself included.
    at: Vec<i32>,
    /// By body: what was known where it starts.
    entry: Vec<Vec<Clock>>,
    /// Parts of the core barrier that is being walked over.
    meeting: Vec<InstrId>,
    /// Dependencies of the instruction at hand that are not met: how deep their loop is, the row, and which.
    order: Vec<(usize, usize, usize)>,
    /// What is chosen, if this walk chooses.
    pub(super) needed: Option<Needed>,
}

/// Which dependencies are needed, all of them one after the other.
#[derive(Clone, Debug)]
pub(super) struct Needed {
    /// By instruction: where its dependencies start.
    starts: Vec<usize>,
    needed: Vec<bool>,
    /// Dependencies on an arm of a branch, from outside of it, are needed: a first choice has counted on what their posts
    /// say if the arm is not taken.
    arms: bool,
}

impl Needed {
    pub(super) fn new(ir: &Ir, arms: bool) -> Self {
        let mut starts = Vec::with_capacity(ir.instrs.len());
        let mut sum = 0;
        for instr in &ir.instrs {
            starts.push(sum);
            sum += instr.deps.len();
        }
        Needed { starts, needed: vec![false; sum], arms }
    }

    pub(super) fn of(&self, id: usize, nth: usize) -> bool {
        self.starts.get(id).and_then(|start| self.needed.get(start + nth)).copied().unwrap_or(true)
    }
}

/// Most times that a body is walked through.
const WALKS: usize = 4;

/// Looks at what its engine knows once it may start.
pub(super) type Check<'l> = dyn FnMut(&Clocks<'_>, InstrId, &[i32]) + 'l;

impl<'a> Clocks<'a> {
    pub(super) fn new(ir: &'a Ir, scopes: &'a Scopes) -> Self {
        let (threads, columns) = (ir.threads(), scopes.threads.len());
        Clocks {
            ir,
            scopes,
            threads,
            columns,
            now: vec![0; columns],
            known: vec![vec![0; columns]; threads],
            at: vec![NOTHING; columns * ir.instrs.len()],
            entry: vec![Vec::new(); scopes.list.len()],
            meeting: Vec::new(),
            order: Vec::new(),
            needed: None,
        }
    }

    /// Walks through the whole program.
    pub(super) fn run(&mut self, check: &mut Check<'_>) {
        self.rows(0, self.ir.rows.len(), check);
    }

    fn rows(&mut self, mut at: usize, end: usize, check: &mut Check<'_>) {
        while at < end {
            match self.ir.rows[at] {
                Row::Instr(id) => self.instr(id, check),
                Row::Loop(_) => at = self.repeat(at, check),
                Row::If(_) => at = self.branch(at, check),
                Row::EndLoop(_) | Row::Else | Row::EndIf => {}
            }
            at += 1;
        }
    }

    fn repeat(&mut self, at: usize, check: &mut Check<'_>) -> usize {
        let close = self.scopes.close[at];
        let scope = self.scopes.opens[at] as usize;
        let nothing = vec![vec![NOTHING; self.columns]; self.threads];
        self.entry[scope] = core::mem::replace(&mut self.known, nothing.clone());
        self.forget(at, close);
        let mut before = None;
        for walk in 0.. {
            let start = &self.scopes.list[scope].start;
            self.now.iter_mut().zip(start).for_each(|(now, start)| *now = *start as i32);
            self.rows(at + 1, close, check);
            let chosen = self.chosen(at, close);
            // Without a choice two are always enough.
            if walk > WALKS || walk > 0 && before.as_ref() == Some(&chosen) {
                break;
            }
            before = Some(chosen);
            if walk == WALKS {
                // It does not settle: nothing of the iteration before is taken for known.
                self.known.clone_from(&nothing);
                self.forget(at, close);
            } else {
                self.known.iter_mut().for_each(|clock| shift(clock));
            }
        }
        for thread in 0..self.threads {
            let inner = core::mem::take(&mut self.known[thread]);
            self.known[thread] = self.leave(&inner, scope as ScopeId, thread);
        }
        close
    }

    /// Nothing is known of the iteration before.
    fn forget(&mut self, at: usize, close: usize) {
        for row in &self.ir.rows[at..close] {
            if let Row::Instr(id) = row {
                let from = *id as usize * self.columns;
                self.at[from..from + self.columns].fill(NOTHING);
            }
        }
    }

    /// What is chosen in a body.
    fn chosen(&self, at: usize, close: usize) -> Vec<bool> {
        let Some(needed) = &self.needed else { return Vec::new() };
        let mut chosen = Vec::new();
        for row in &self.ir.rows[at..close] {
            if let Row::Instr(id) = row {
                let start = needed.starts[*id as usize];
                chosen.extend(&needed.needed[start..start + self.ir.instrs[*id as usize].deps.len()]);
            }
        }
        chosen
    }

    fn branch(&mut self, at: usize, check: &mut Check<'_>) -> usize {
        let other = self.scopes.close[at];
        let close = self.scopes.close[other];
        let (yes, no) = (self.scopes.opens[at] as usize, self.scopes.opens[other] as usize);
        self.entry[yes] = self.known.clone();
        self.entry[no] = self.known.clone();
        self.rows(at + 1, other, check);
        let taken = core::mem::replace(&mut self.known, self.entry[no].clone());
        self.rows(other + 1, close, check);
        let (yes, no) = (&self.scopes.list[yes], &self.scopes.list[no]);
        for (mine, theirs) in self.known.iter_mut().zip(&taken) {
            for column in 0..self.columns {
                let (start, middle, end) = (yes.start[column] as i32, yes.end[column] as i32, no.end[column] as i32);
                let (a, mut b) = (theirs[column], mine[column]);
                // Who knows all of an arm, or all before an arm that is not taken, knows as much as can be.
                let a = if a >= middle { end } else { a };
                if b == start {
                    b = middle;
                }
                if b == middle && middle == end {
                    b = end;
                }
                mine[column] = a.min(b);
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
        let mut known: Clock = (0..self.columns).map(one).collect();
        // What has been done in the loop was done by who had entered it.
        for (column, inner) in inner.iter().enumerate() {
            if *inner == NOTHING || *inner >= 0 && *inner <= start[column] as i32 {
                continue;
            }
            let thread = self.scopes.threads[column];
            for entered in [thread, self.ir.owner(thread)] {
                if let Some(clock) = self.entry[scope as usize].get(entered as usize) {
                    raise(&mut known, clock);
                }
            }
        }
        known
    }

    fn clock(&self, id: InstrId) -> &[i32] {
        let from = id as usize * self.columns;
        &self.at[from..from + self.columns]
    }

    /// What a dependency brings to who comes after it.
    fn view(&self, dep: &Dep, to: InstrId) -> Cow<'_, [i32]> {
        let Place { scope: mut from, column, number, .. } = self.scopes.at[dep.on as usize];
        let (column, number) = (column as usize, number as i32);
        let thread = self.scopes.threads[column] as usize;
        let target = self.level(dep, to);
        let mut clock = Cow::Borrowed(self.clock(dep.on));
        while from > target {
            let scope = &self.scopes.list[from as usize];
            let left = match scope.of {
                Some(_) => self.leave(&clock, from, thread),
                None => {
                    // The other arm may have been taken: then all that is known is what was before.
                    let mut left = self.entry[from as usize].get(thread).cloned().unwrap_or_default();
                    left.resize(self.columns, NOTHING);
                    let start = &self.scopes.list[self.scopes.opens[scope.head] as usize].start;
                    for (other, known) in left.iter_mut().enumerate() {
                        if self.scopes.threads[other] as usize == thread {
                            *known = (*known).max(start[other] as i32);
                        }
                    }
                    left[column] = left[column].max(number);
                    left
                }
            };
            clock = Cow::Owned(left);
            from = scope.parent;
        }
        if clock[column] < number {
            clock.to_mut()[column] = number;
        }
        if dep.carried.is_some() {
            shift(clock.to_mut());
        }
        clock
    }

    /// The body from which a dependency is seen: the innermost that holds both, or that of the loop which carries it.
    fn level(&self, dep: &Dep, to: InstrId) -> ScopeId {
        let (from, here) = (self.scopes.at[dep.on as usize].scope, self.scopes.at[to as usize].scope);
        match dep.carried {
            Some(of) => self.scopes.body(of, here),
            None => self.scopes.common(from, here),
        }
    }

    /// What must be known for a dependency to be met: the thread, its column, up to where. Nothing if it is on no thread.
    fn least(&self, dep: &Dep) -> Option<(usize, usize, i32)> {
        let Place { column, number, .. } = self.scopes.at[dep.on as usize];
        if number == 0 {
            return None;
        }
        let least = number as i32 - if dep.carried.is_some() { BEFORE } else { 0 };
        Some((self.scopes.threads[column as usize] as usize, column as usize, least))
    }

    /// Whether somebody who knows `known` before `to` knows that a dependency has been met.
    pub(super) fn met(&self, known: &[i32], dep: &Dep, to: InstrId) -> bool {
        let Some((thread, column, least)) = self.least(dep) else { return true };
        let own = |to: Option<u32>| to.is_some_and(|to| to as usize == thread);
        known[column] >= least || own(self.ir.thread(to)) || own(self.ir.stream(to))
    }

    fn instr(&mut self, id: InstrId, check: &mut Check<'_>) {
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
            self.learn(id, stream, thread, &mut known);
        }
        check(self, id, &known);
        let column = self.scopes.at[id as usize].column as usize;
        self.now[column] = self.scopes.at[id as usize].number as i32;
        if thread == stream {
            self.own(thread, &mut known);
            self.note(id, &known);
            self.known[stream] = known;
        } else {
            // A transfer comes after what its engine has done, and after the transfers before it.
            let mut queue = core::mem::take(&mut self.known[thread]);
            raise(&mut queue, &known);
            self.own(thread, &mut queue);
            self.note(id, &queue);
            self.known[thread] = queue;
            self.known[stream] = known;
        }
        if let Kind::CoreBarrier(number) = instr.kind {
            self.meet(id, number);
        }
    }

    /// Whether a dependency is on an arm that its instruction is not in.
    fn leaves_arm(&self, dep: &Dep, to: InstrId) -> bool {
        let (mut from, target) = (self.scopes.at[dep.on as usize].scope, self.level(dep, to));
        while from > target {
            let scope = &self.scopes.list[from as usize];
            if scope.of.is_none() {
                return true;
            }
            from = scope.parent;
        }
        false
    }

    /// What the dependencies of an instruction bring, the latest first: it is most likely to bring what others would.
    fn learn(&mut self, id: InstrId, stream: usize, thread: usize, known: &mut Clock) {
        let deps = &self.ir.instrs[id as usize].deps;
        let (mut choice, mut order) = (self.needed.take(), core::mem::take(&mut self.order));
        let (all, arms) = (choice.is_none(), choice.as_ref().is_some_and(|choice| choice.arms));
        let stays = |dep: &Dep| all || arms && self.leaves_arm(dep, id);
        for (nth, dep) in deps.iter().enumerate() {
            let Some((on, column, least)) = self.least(dep) else { continue };
            // Most are known already.
            let open = on != stream && on != thread && (known[column] < least || stays(dep));
            if open {
                let depth = dep.carried.map_or(usize::MAX, |of| {
                    self.scopes.list[self.scopes.body(of, self.scopes.at[id as usize].scope) as usize].loops.len()
                });
                order.push((depth, self.scopes.at[dep.on as usize].row, nth));
            }
        }
        if let Some(choice) = &mut choice {
            let start = choice.starts[id as usize];
            choice.needed[start..start + deps.len()].fill(false);
        }
        order.sort_unstable_by(|a, b| b.cmp(a));
        for (_, _, nth) in order.drain(..) {
            let dep = &deps[nth];
            let late = self.least(dep).is_some_and(|(_, column, least)| known[column] < least);
            let needed = late || stays(dep);
            if needed {
                raise(known, &self.view(dep, id));
            }
            if let Some(choice) = &mut choice {
                choice.needed[choice.starts[id as usize] + nth] = needed;
            }
        }
        (self.needed, self.order) = (choice, order);
    }

    /// A thread knows what it has done itself.
    fn own(&self, thread: usize, known: &mut [i32]) {
        for (column, known) in known.iter_mut().enumerate() {
            if self.scopes.threads[column] as usize == thread {
                *known = self.now[column];
            }
        }
    }

    fn note(&mut self, id: InstrId, clock: &[i32]) {
        let from = id as usize * self.columns;
        self.at[from..from + self.columns].copy_from_slice(clock);
    }

    /// Every core has its part of a core barrier, one after the other; after the last one all know what each did.
    fn meet(&mut self, id: InstrId, number: u32) {
        self.meeting.push(id);
        let next = self.ir.rows.get(self.scopes.at[id as usize].row + 1);
        let more = match next {
            Some(Row::Instr(next)) => self.ir.instrs[*next as usize].kind == Kind::CoreBarrier(number),
            _ => false,
        };
        if more {
            return;
        }
        let parts = core::mem::take(&mut self.meeting);
        let streams: Vec<usize> = parts.iter().filter_map(|part| self.ir.stream(*part)).map(|s| s as usize).collect();
        let mut joint = vec![NOTHING; self.columns];
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
            let mut joint = vec![NOTHING; self.columns];
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
