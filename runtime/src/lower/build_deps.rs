//! Pass `build_deps`: what must come after what, from the accesses.
//!
//! A walk in program order, through every loop twice: what the second iteration finds of the first is carried. An earlier
//! iteration than the one before needs no edge of its own, since a thread does its iterations in order. What an
//! instruction in a loop needs from before the loop, its engine waits for once, where it enters the loop.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Dep, DepKind, Instr, InstrId, Ir, Kind, LoopId, On, Row, StreamId};
use super::memory::{Made, Memory};
use super::order;
use super::scope::{ScopeId, Scopes};
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A graph that is not well formed, an access out of its region, a circle.
pub(super) fn run(ir: &mut Ir, _target: &Target, options: &Options) -> Result<(), Error> {
    unroll(ir)?;
    order::listed(ir)?;
    walk(ir, true, options.derive)
}

/// By instruction, whom it conflicts with: what the accesses say, and nothing else. Places where engines enter loops may
/// be added to the program.
///
/// # Errors
///
/// A graph that is not well formed.
pub(super) fn conflicts(ir: &mut Ir) -> Result<Vec<Vec<Dep>>, Error> {
    let mut said: Vec<Vec<Dep>> = ir.instrs.iter_mut().map(|i| core::mem::take(&mut i.deps)).collect();
    walk(ir, false, true)?;
    said.resize(ir.instrs.len(), Vec::new());
    Ok(ir.instrs.iter_mut().zip(said).map(|(instr, said)| core::mem::replace(&mut instr.deps, said)).collect())
}

fn walk(ir: &mut Ir, explicit: bool, derive: bool) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let entered = |id: InstrId| match (ir.instrs[id as usize].kind, ir.stream(id)) {
        (Kind::Enter(of), Some(stream)) => Some(((of, stream), id)),
        _ => None,
    };
    let placed: BTreeMap<(LoopId, StreamId), InstrId> = ir.order().filter_map(entered).collect();
    let mut walk = Walk { ir, scopes: &scopes, enters: placed.clone(), found: Vec::new() };
    if explicit {
        walk.explicit()?;
    }
    if derive {
        walk.rows(0, usize::MAX, 0, 0, &mut Memory::new());
    }
    let mut enters = walk.enters;
    for enter in enters.values() {
        tidy(&mut ir.instrs[*enter as usize].deps);
    }
    enters.retain(|key, _| !placed.contains_key(key));
    place(ir, &enters);
    Ok(())
}

/// A loop of one iteration is its body; one of none is nothing.
fn unroll(ir: &mut Ir) -> Result<(), Error> {
    Scopes::of(ir).map_err(Error::Malformed)?;
    if ir.loops.iter().all(|l| l.count > 1) {
        return Ok(());
    }
    let mut skipped: Option<LoopId> = None;
    let loops = &ir.loops;
    ir.rows.retain(|row| {
        let of = match row {
            Row::Loop(id) | Row::EndLoop(id) => Some((*id, loops[*id as usize].count)),
            _ => None,
        };
        match (skipped, of) {
            (Some(open), Some((id, _))) if open == id => {
                skipped = None;
                false
            }
            (Some(_), _) | (None, Some((_, 1))) => false,
            (None, Some((id, 0))) => {
                skipped = Some(id);
                false
            }
            (None, _) => true,
        }
    });
    let gone: Vec<bool> = {
        let mut gone = alloc::vec![true; ir.instrs.len()];
        ir.order().for_each(|id| gone[id as usize] = false);
        gone
    };
    for instr in &mut ir.instrs {
        instr.deps.retain(|dep| !gone[dep.on as usize] && dep.carried.is_none_or(|l| loops_more(&ir.loops, l)));
    }
    Ok(())
}

fn loops_more(loops: &[super::ir::Loop], id: LoopId) -> bool {
    loops.get(id as usize).is_some_and(|l| l.count > 1)
}

struct Walk<'a> {
    ir: &'a mut Ir,
    scopes: &'a Scopes,
    /// Where an engine enters a loop.
    enters: BTreeMap<(LoopId, StreamId), InstrId>,
    /// Of the instruction that is looked at.
    found: Vec<(Made, DepKind)>,
}

impl Walk<'_> {
    /// What the author says.
    fn explicit(&mut self) -> Result<(), Error> {
        let order: Vec<InstrId> = self.ir.order().collect();
        for id in order {
            if self.ir.instrs[id as usize].deps.is_empty() {
                continue;
            }
            let deps = core::mem::take(&mut self.ir.instrs[id as usize].deps);
            for dep in deps {
                let (from, to) = (self.scopes.of[dep.on as usize], self.scopes.of[id as usize]);
                if dep.carried.is_none() && self.scopes.exclusive(from, to) {
                    continue;
                }
                let (a, b) = (&self.scopes.list[from as usize].loops, &self.scopes.list[to as usize].loops);
                let common = a.iter().zip(b).take_while(|(a, b)| a == b).count();
                let level = match dep.carried {
                    Some(of) => match a.iter().take(common).position(|l| *l == of) {
                        Some(at) => at + 1,
                        None => {
                            let name = &self.ir.instrs[id as usize].name;
                            let what =
                                format!("`{name}` comes after an iteration of loop {of}, which does not hold both");
                            return Err(Error::Malformed(what));
                        }
                    },
                    None => common,
                };
                self.edge(dep, id, level);
            }
            tidy(&mut self.ir.instrs[id as usize].deps);
        }
        Ok(())
    }

    fn rows(&mut self, mut at: usize, end: usize, depth: u32, bits: u32, memory: &mut Memory) {
        while at < end.min(self.ir.rows.len()) {
            match self.ir.rows[at] {
                Row::Instr(id) => self.instr(id, bits, memory),
                Row::Loop(_) => {
                    let close = self.scopes.close[at];
                    self.rows(at + 1, close, depth + 1, bits, memory);
                    self.rows(at + 1, close, depth + 1, bits | 1 << depth, memory);
                    at = close;
                }
                Row::If(_) => {
                    let other = self.scopes.close[at];
                    let close = self.scopes.close[other];
                    memory.open();
                    self.rows(at + 1, other, depth, bits, memory);
                    let yes = memory.shut();
                    memory.open();
                    self.rows(other + 1, close, depth, bits, memory);
                    let no = memory.shut();
                    memory.merge(yes, no);
                    at = close;
                }
                Row::EndLoop(_) | Row::Else | Row::EndIf => {}
            }
            at += 1;
        }
    }

    fn instr(&mut self, id: InstrId, bits: u32, memory: &mut Memory) {
        let Some(thread) = self.ir.thread(id) else { return };
        if self.ir.instrs[id as usize].accesses.is_empty() {
            return;
        }
        let me = Made { instr: id, thread, bits };
        let mut found = core::mem::take(&mut self.found);
        // Reads first: what an instruction reads is what was there before it wrote.
        for write in [false, true] {
            for access in self.ir.instrs[id as usize].accesses.iter().filter(|a| a.write == write) {
                memory.access(access, me, &mut |other, kind| found.push((other, kind)));
            }
        }
        for (other, kind) in found.drain(..) {
            self.conflict(other, me, kind);
        }
        self.found = found;
        if self.ir.instrs[id as usize].deps.len() > 1 {
            tidy(&mut self.ir.instrs[id as usize].deps);
        }
    }

    fn conflict(&mut self, other: Made, me: Made, kind: DepKind) {
        if other.instr == me.instr {
            return;
        }
        let (from, to) = (self.scopes.of[other.instr as usize], self.scopes.of[me.instr as usize]);
        if from == 0 && to == 0 {
            self.ir.instrs[me.instr as usize].deps.push(Dep { on: other.instr, carried: None, kind });
            return;
        }
        let (a, b) = (&self.scopes.list[from as usize].loops, &self.scopes.list[to as usize].loops);
        let common = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        let differ = (other.bits ^ me.bits) & ((1_u32 << common) - 1);
        let (carried, level) = match differ {
            0 => (None, common),
            d => {
                let at = d.trailing_zeros() as usize;
                (a.get(at).copied(), at + 1)
            }
        };
        self.edge(Dep { on: other.instr, carried, kind }, me.instr, level);
    }

    /// An edge between two bodies goes to where the engine enters the inner one, unless the engine's own order is enough.
    fn edge(&mut self, dep: Dep, to: InstrId, level: usize) {
        let scope: ScopeId = self.scopes.of[to as usize];
        let inner = self.scopes.list[scope as usize].loops.get(level).copied();
        let own = self.ir.thread(dep.on) == self.ir.thread(to) || self.ir.thread(dep.on) == self.ir.stream(to);
        let sink = match (inner, self.ir.stream(to)) {
            (Some(of), Some(stream)) if !own => match self.enters.get(&(of, stream)) {
                Some(enter) => *enter,
                None => {
                    let name = format!("enter{of}.{}", self.ir.streams[stream as usize].name);
                    let mut mark = Instr::new(name, On::Stream(stream), Kind::Enter(of));
                    mark.cost = 0;
                    let enter = self.ir.add(mark);
                    self.enters.insert((of, stream), enter);
                    enter
                }
            },
            _ => to,
        };
        if sink != dep.on {
            self.ir.instrs[sink as usize].deps.push(dep);
        }
    }
}

/// Puts the places where engines enter loops before those.
fn place(ir: &mut Ir, enters: &BTreeMap<(LoopId, StreamId), InstrId>) {
    if enters.is_empty() {
        return;
    }
    let rows = core::mem::take(&mut ir.rows);
    for row in rows {
        if let Row::Loop(id) = row {
            ir.rows.extend(enters.range((id, 0)..=(id, u32::MAX)).map(|(_, enter)| Row::Instr(*enter)));
        }
        ir.rows.push(row);
    }
}

/// One edge a pair: of two the stronger.
fn tidy(deps: &mut Vec<Dep>) {
    deps.sort_unstable_by_key(|dep| (dep.on, dep.carried, core::cmp::Reverse(dep.kind)));
    deps.dedup_by_key(|dep| (dep.on, dep.carried));
}
