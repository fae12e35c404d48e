//! Pass `synchronizer`: a semaphore for each engine and queue that others wait for, and a threshold for each dependency.
//!
//! Only what somebody waits for posts. A thread completes in order, so the n-th post of its semaphore stands for
//! everything before it, and a consumer of many completions waits once. Within a loop the threshold grows with the
//! iteration: it is in a register, which is set before the outermost loop and stepped at the end of each iteration.
//! A dependency on the iteration before would have a threshold below zero in the first one if nothing was posted before;
//! then the counter starts with a credit.
//!
//! Transfers of a queue may take several semaphores in turn. A semaphore that is used again within the same loop is waited
//! for before that.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Dep, DepKind, Instr, InstrId, Ir, Kind, Least, LoopId, On, Post, Row, Sem, SemId, StreamId, Wait};
use super::scope::{ScopeId, Scopes};
use super::target::Target;
use crate::program::Register;

/// Runs it.
///
/// # Errors
///
/// Too few registers.
pub(super) fn run(ir: &mut Ir, target: &Target, _options: &Options) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let sems = semaphores(ir, &scopes, target);
    let counted = Counted::of(ir, &scopes, &sems);
    let mut depths: BTreeMap<LoopId, usize> = BTreeMap::new();
    for scope in &scopes.list {
        if let Some(outer) = scope.loops.first() {
            let depth = depths.entry(*outer).or_insert(0);
            *depth = scope.loops.len().max(*depth);
        }
    }
    let (credits, thresholds) = (Vec::new(), BTreeMap::new());
    let mut sync = Sync { ir, scopes: &scopes, sems: &sems, counted, credits, thresholds, depths };
    let waits = sync.waits();
    sync.registers(&waits, target)
}

/// By instruction: the semaphore that it posts.
fn semaphores(ir: &mut Ir, scopes: &Scopes, target: &Target) -> Vec<Option<SemId>> {
    let mut awaited = vec![false; ir.instrs.len()];
    for id in ir.order().filter(|id| ir.stream(*id).is_some()) {
        ir.instrs[id as usize].deps.iter().for_each(|dep| awaited[dep.on as usize] = true);
    }
    let order: Vec<InstrId> = ir.order().filter(|id| awaited[*id as usize]).collect();
    let mut of = vec![None; ir.instrs.len()];
    let mut known: BTreeMap<(u32, u32), SemId> = BTreeMap::new();
    let mut turns: BTreeMap<u32, u32> = BTreeMap::new();
    for id in order {
        let Some(thread) = ir.thread(id) else { continue };
        let several = target.rotation.max(1);
        let turn = match ir.instrs[id as usize].kind {
            Kind::Transfer(queue) if several > 1 => {
                let turn = turns.entry(queue).or_insert(0);
                let now = *turn % several;
                *turn += 1;
                now
            }
            _ => 0,
        };
        let new = ir.sems.len() as SemId;
        let sem = *known.entry((thread, turn)).or_insert(new);
        if sem == new {
            let name = match turn {
                0 => format!("{}_done", ir.thread_name(thread)),
                n => format!("{}_done{n}", ir.thread_name(thread)),
            };
            ir.sems.push(Sem { name, thread, id: None });
        }
        of[id as usize] = Some(sem);
    }
    if target.rotation > 1 {
        reuse(ir, scopes, &of);
    }
    of
}

/// Before a transfer takes a semaphore again within a loop, the one that had it is complete.
fn reuse(ir: &mut Ir, scopes: &Scopes, of: &[Option<SemId>]) {
    let mut latest: BTreeMap<(ScopeId, SemId), InstrId> = BTreeMap::new();
    let mut first: BTreeMap<(ScopeId, SemId), InstrId> = BTreeMap::new();
    let order: Vec<InstrId> = ir.order().collect();
    for id in order {
        let (Some(sem), Kind::Transfer(_)) = (of[id as usize], ir.instrs[id as usize].kind) else { continue };
        let scope = scopes.at[id as usize].scope;
        if scopes.list[scope as usize].of.is_none() {
            continue;
        }
        first.entry((scope, sem)).or_insert(id);
        if let Some(on) = latest.insert((scope, sem), id) {
            ir.instrs[id as usize].after(Dep { on, carried: None, kind: DepKind::Ordered });
        }
    }
    for ((scope, sem), id) in first {
        if let Some(on) = latest.get(&(scope, sem)) {
            let carried = scopes.list[scope as usize].of;
            ir.instrs[id as usize].after(Dep { on: *on, carried, kind: DepKind::Ordered });
        }
    }
}

/// How many posts there have been.
pub(super) struct Counted {
    /// By instruction: on its semaphore, itself included, in the first iterations of all loops around it.
    at: Vec<i64>,
    /// By loop and semaphore: in an iteration.
    pub(super) each: Vec<Vec<i64>>,
    /// By semaphore: in all.
    pub(super) total: Vec<i64>,
}

impl Counted {
    /// Counts. Every way through a branch counts as the one that posts most: the others will be padded.
    pub(super) fn of(ir: &Ir, scopes: &Scopes, sems: &[Option<SemId>]) -> Counted {
        let mut counted = Counted {
            at: vec![0; ir.instrs.len()],
            each: vec![Vec::new(); ir.loops.len()],
            total: vec![0; ir.sems.len()],
        };
        let mut now = vec![0; ir.sems.len()];
        counted.rows(ir, scopes, sems, (0, ir.rows.len()), &mut now);
        counted.total = now;
        counted
    }

    fn rows(
        &mut self,
        ir: &Ir,
        scopes: &Scopes,
        sems: &[Option<SemId>],
        (mut at, end): (usize, usize),
        now: &mut Vec<i64>,
    ) {
        while at < end {
            match ir.rows[at] {
                Row::Instr(id) => {
                    if let Some(sem) = sems.get(id as usize).copied().flatten() {
                        now[sem as usize] += 1;
                        self.at[id as usize] = now[sem as usize];
                    }
                }
                Row::Loop(of) => {
                    let close = scopes.close[at];
                    let before = now.clone();
                    self.rows(ir, scopes, sems, (at + 1, close), now);
                    let each: Vec<i64> = now.iter().zip(&before).map(|(now, before)| now - before).collect();
                    let more = i64::from(ir.loops[of as usize].count) - 1;
                    now.iter_mut()
                        .zip(&each)
                        .for_each(|(now, each)| *now = now.saturating_add(each.saturating_mul(more)));
                    self.each[of as usize] = each;
                    at = close;
                }
                Row::If(_) => {
                    let other = scopes.close[at];
                    let close = scopes.close[other];
                    let mut no = now.clone();
                    self.rows(ir, scopes, sems, (at + 1, other), now);
                    self.rows(ir, scopes, sems, (other + 1, close), &mut no);
                    now.iter_mut().zip(no).for_each(|(now, no)| *now = (*now).max(no));
                    at = close;
                }
                Row::EndLoop(_) | Row::Else | Row::EndIf => {}
            }
            at += 1;
        }
    }
}

/// A wait to be.
struct Need {
    by: InstrId,
    sem: SemId,
    /// In the first iterations.
    first: i64,
    /// The body that it grows with, and the loops around that, if there are any.
    within: ScopeId,
}

/// Where a threshold lives: the body that it grows with, the engine, the semaphore, the first value.
type Place = (ScopeId, StreamId, SemId, i64);

struct Sync<'a> {
    ir: &'a mut Ir,
    scopes: &'a Scopes,
    sems: &'a [Option<SemId>],
    counted: Counted,
    /// By semaphore: what is posted at the very start.
    credits: Vec<i64>,
    thresholds: BTreeMap<Place, Register>,
    /// By outermost loop: how deep loops nest in it, itself included.
    depths: BTreeMap<LoopId, usize>,
}

impl Sync<'_> {
    fn waits(&mut self) -> Vec<Need> {
        let mut needs = Vec::new();
        let mut least = vec![0_i64; self.ir.sems.len()];
        for id in self.ir.order().filter(|id| self.ir.stream(*id).is_some()) {
            for dep in &self.ir.instrs[id as usize].deps {
                let Some(sem) = self.sems[dep.on as usize] else { continue };
                let need = self.need(id, sem, dep);
                least[sem as usize] = least[sem as usize].min(need.first);
                needs.push(need);
            }
        }
        self.credits = least.into_iter().map(|least| -least).collect();
        for need in &mut needs {
            need.first += self.credits[need.sem as usize];
        }
        needs
    }

    fn need(&self, by: InstrId, sem: SemId, dep: &Dep) -> Need {
        let (from, to) = (self.scopes.at[dep.on as usize].scope, self.scopes.at[by as usize].scope);
        let theirs = &self.scopes.list[from as usize].loops;
        let mut common = self.scopes.shared(from, to);
        let each = |of: LoopId| self.counted.each[of as usize][sem as usize];
        let mut first = self.counted.at[dep.on as usize];
        if let Some(of) = dep.carried
            && let Some(at) = theirs.iter().position(|l| *l == of)
        {
            common = at + 1;
            first -= each(of);
        }
        // Of loops that only the other one is in, the last iteration counts.
        for of in &theirs[common..] {
            let more = i64::from(self.ir.loops[*of as usize].count) - 1;
            first = first.saturating_add(each(*of).saturating_mul(more));
        }
        let within = theirs[..common].last().map_or(0, |of| self.scopes.body(*of, from));
        Need { by, sem, first, within }
    }

    /// Writes posts and waits; those that grow get registers.
    fn registers(mut self, needs: &[Need], target: &Target) -> Result<(), Error> {
        let mut before = Vec::new();
        for id in self.ir.order().collect::<Vec<_>>() {
            if let Some(sem) = self.sems[id as usize] {
                self.ir.instrs[id as usize].posts.push(Post { sem, amount: 1 });
            }
        }
        for (sem, credit) in (0..).zip(core::mem::take(&mut self.credits)) {
            if credit > 0 {
                let owner = self.ir.owner(self.ir.sems[sem as usize].thread);
                let name = format!("credit.{}", self.ir.sems[sem as usize].name);
                let mut instr = Instr::new(name, On::Stream(owner), Kind::Sync);
                instr.posts.push(Post { sem, amount: credit });
                instr.cost = target.record_cost;
                before.push((0, self.ir.add(instr)));
            }
        }
        let mut used: BTreeMap<(LoopId, StreamId), usize> = BTreeMap::new();
        let free = target.free_registers();
        for need in needs {
            let Some(stream) = self.ir.stream(need.by) else { continue };
            let least = match self.scopes.list[need.within as usize].loops.first() {
                None => Least::Value(need.first),
                Some(outer) => {
                    let place = (need.within, stream, need.sem, need.first);
                    let register = match self.thresholds.get(&place) {
                        Some(known) => *known,
                        None => {
                            let used = used.entry((*outer, stream)).or_insert(0);
                            *used += 1;
                            let register = self.register(stream, *used, *outer, &free)?;
                            self.steps(need, stream, register, &mut before, target.record_cost);
                            self.thresholds.insert(place, register);
                            register
                        }
                    };
                    Least::Register(register)
                }
            };
            self.ir.instrs[need.by as usize].waits.push(Wait { sem: need.sem, least });
        }
        self.ir.insert(before);
        Ok(())
    }

    /// The register of that number, from 1, unless loop counters reach down to it.
    fn register(&self, stream: StreamId, number: usize, outer: LoopId, free: &[Register]) -> Result<Register, Error> {
        let needed = number + self.depths.get(&outer).copied().unwrap_or(0);
        match free.get(number - 1) {
            Some(register) if needed <= free.len() => Ok(*register),
            _ => {
                let engine = self.ir.streams[stream as usize].name.clone();
                Err(Error::Registers { engine, needed, available: free.len() })
            }
        }
    }

    /// Sets a threshold before the outermost loop and steps it after each iteration of each.
    fn steps(
        &mut self,
        need: &Need,
        stream: StreamId,
        register: Register,
        before: &mut Vec<(usize, InstrId)>,
        cost: u32,
    ) {
        let mut put = |ir: &mut Ir, row: usize, word: &str, kind| {
            let name = [word, &ir.sems[need.sem as usize].name].concat();
            let mut instr = Instr::new(name, On::Stream(stream), kind);
            instr.cost = cost;
            before.push((row, ir.add(instr)));
        };
        let loops = &self.scopes.list[need.within as usize].loops;
        let each = |of: LoopId| self.counted.each[of as usize][need.sem as usize];
        for (depth, of) in loops.iter().enumerate() {
            let scope = &self.scopes.list[self.scopes.body(*of, need.within) as usize];
            if depth == 0 {
                put(self.ir, scope.row, "least.", Kind::Set(register, need.first));
            }
            // The inner loop has stepped it already.
            let times = |of: LoopId| i64::from(self.ir.loops[of as usize].count);
            let inner = loops.get(depth + 1).map_or(0, |inner| each(*inner).saturating_mul(times(*inner)));
            if each(*of) != inner {
                put(self.ir, self.scopes.close[scope.row], "step.", Kind::Step(register, each(*of) - inner));
            }
        }
    }
}
