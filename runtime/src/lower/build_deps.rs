//! Pass `build_deps`: what must come after what, from the accesses.
//!
//! A walk in program order, through every loop twice: what the second iteration finds of the first is carried. An earlier
//! iteration than the one before needs no edge of its own, since a thread does its iterations in order. What an
//! instruction in a loop needs from before the loop, its engine waits for once, where it enters the loop.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Dep, DepKind, Instr, InstrId, Ir, Kind, LoopId, On, Row, StreamId};
use super::memory::{Made, Memory};
use super::order;
use super::scope::Scopes;
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
    let mut enters = vec![BTreeMap::new(); ir.loops.len()];
    for ((of, stream), id) in ir.order().filter_map(entered) {
        enters[of as usize].insert(stream, id);
    }
    let placed = ir.instrs.len();
    let mut walk = Walk { ir, scopes: &scopes, enters, found: Vec::new(), own: Vec::new() };
    if explicit {
        walk.explicit()?;
    }
    if derive {
        walk.rows(0, usize::MAX, 0, 0, &mut Memory::new());
    }
    let enters = walk.enters;
    for enter in enters.iter().flat_map(BTreeMap::values) {
        tidy(&mut ir.instrs[*enter as usize].deps);
    }
    if ir.instrs.len() > placed {
        // Before the loops that they enter.
        for row in core::mem::take(&mut ir.rows) {
            if let Row::Loop(of) = row {
                let new = enters[of as usize].values().filter(|enter| **enter as usize >= placed);
                ir.rows.extend(new.map(|enter| Row::Instr(*enter)));
            }
            ir.rows.push(row);
        }
    }
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
        let mut gone = vec![true; ir.instrs.len()];
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

/// How many of those found last are compared with the next: neighbouring bytes mostly have the same history.
const NEAR: usize = 16;

struct Walk<'a> {
    ir: &'a mut Ir,
    scopes: &'a Scopes,
    /// By loop: where an engine enters it.
    enters: Vec<BTreeMap<StreamId, InstrId>>,
    /// Of the instruction that is looked at: whom it conflicts with, and its edges from that.
    found: Vec<(Made, DepKind)>,
    own: Vec<Dep>,
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
            let mine = [self.ir.thread(id), self.ir.stream(id)];
            for dep in deps {
                let (from, to) = (self.scopes.at[dep.on as usize].scope, self.scopes.at[id as usize].scope);
                if dep.carried.is_none() && self.scopes.exclusive(from, to) {
                    continue;
                }
                let common = self.scopes.shared(from, to);
                let level = match dep.carried {
                    Some(of) => match self.scopes.list[to as usize].loops[..common].iter().position(|l| *l == of) {
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
                let thread = self.ir.thread(dep.on);
                self.edge(dep, id, level, thread.is_some() && mine.contains(&thread));
            }
            self.keep(id);
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
        let (me, stream) = (Made { instr: id, thread, bits }, self.ir.owner(thread));
        let mut found = core::mem::take(&mut self.found);
        // Reads first: what an instruction reads is what was there before it wrote.
        for write in [false, true] {
            for access in self.ir.instrs[id as usize].accesses.iter().filter(|a| a.write == write) {
                memory.access(access, me, &mut |other, kind| {
                    // What a second iteration finds of itself, or of what was before the loop, the first has found.
                    let again = bits != 0 && other.bits & bits == bits;
                    let near = &found[found.len().saturating_sub(NEAR)..];
                    if other.instr != id && !again && !near.contains(&(other, kind)) {
                        found.push((other, kind));
                    }
                });
            }
        }
        for (other, kind) in found.drain(..) {
            self.conflict(other, me, kind, other.thread == thread || other.thread == stream);
        }
        self.found = found;
        self.keep(id);
    }

    fn conflict(&mut self, other: Made, me: Made, kind: DepKind, own: bool) {
        let (from, to) = (self.scopes.at[other.instr as usize].scope, self.scopes.at[me.instr as usize].scope);
        let common = self.scopes.shared(from, to);
        let differ = (other.bits ^ me.bits) & ((1_u32 << common) - 1);
        let (carried, level) = match differ {
            0 if me.bits != 0 => return,
            0 => (None, common),
            d => {
                let at = d.trailing_zeros() as usize;
                (self.scopes.list[to as usize].loops.get(at).copied(), at + 1)
            }
        };
        self.edge(Dep { on: other.instr, carried, kind }, me.instr, level, own);
    }

    /// An edge between two bodies goes to where the engine enters the inner one, unless the engine's own order is enough.
    fn edge(&mut self, dep: Dep, to: InstrId, level: usize, own: bool) {
        let scope = self.scopes.at[to as usize].scope;
        let inner = self.scopes.list[scope as usize].loops.get(level).copied();
        let (Some(of), Some(stream), false) = (inner, self.ir.stream(to), own) else {
            if dep.on != to {
                self.own.push(dep);
            }
            return;
        };
        let enter = match self.enters[of as usize].get(&stream) {
            Some(enter) => *enter,
            None => {
                let name = format!("enter{of}.{}", self.ir.streams[stream as usize].name);
                let mut mark = Instr::new(name, On::Stream(stream), Kind::Enter(of));
                mark.cost = 0;
                let enter = self.ir.add(mark);
                self.enters[of as usize].insert(stream, enter);
                enter
            }
        };
        if enter != dep.on {
            self.ir.instrs[enter as usize].deps.push(dep);
        }
    }

    /// An instruction has the edges that were found.
    fn keep(&mut self, id: InstrId) {
        if self.own.is_empty() {
            return;
        }
        let deps = &mut self.ir.instrs[id as usize].deps;
        self.own.append(deps);
        tidy(&mut self.own);
        deps.append(&mut self.own);
    }
}

/// One edge a pair: of two the stronger.
fn tidy(deps: &mut Vec<Dep>) {
    deps.sort_unstable_by_key(|dep| (dep.on, dep.carried, core::cmp::Reverse(dep.kind)));
    deps.dedup_by_key(|dep| (dep.on, dep.carried));
}
