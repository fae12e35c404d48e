//! Pass `lower_control`: where cores must meet, and how the program ends.
//!
//! A dependency between two cores goes through a core barrier: one engine of each core takes part, and comes after what
//! the others need to know is complete. It is the same engine on all cores and for all barriers, so that all number them
//! alike, and the one that has most of what crosses; only if no engine is on all cores, each takes its own. A barrier is put as late as it can be, directly before the first instruction that
//! needs it, so that it serves as many as it can; a dependency on an earlier iteration is served by any barrier of the
//! loop that comes after the one or before the other.
//!
//! At the end each engine waits for the transfers that it has started, or drains queues that are to be drained; then comes the fence that the specification has for
//! a control transfer, if it was asked for; then all stop together.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::dep_reduction;
use super::error::Error;
use super::ir::{Dep, DepKind, Instr, InstrId, Ir, Kind, On, Row, StreamId};
use super::scope::{ScopeId, Scopes};
use super::target::{FencePart, Target};
use crate::program::Core;

/// Runs it.
///
/// # Errors
///
/// A core that must meet others and does nothing.
pub(super) fn run(ir: &mut Ir, target: &Target, options: &Options) -> Result<(), Error> {
    if ir.cores > 1 {
        let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
        let mut meetings = Meetings { ir, scopes: &scopes, points: Vec::new(), of: BTreeMap::new(), edges: Vec::new() };
        meetings.choose();
        meetings.build()?;
    }
    ends(ir, target)?;
    fence(ir, target)?;
    if options.exit && ir.streams.iter().any(|unit| unit.joins) {
        let exit = ir.add(Instr::new("exit", On::All, Kind::Exit));
        ir.rows.push(Row::Instr(exit));
    }
    // What the barriers and the ends imply is not needed besides.
    dep_reduction::again(ir)
}

/// A core barrier to be.
struct Point {
    row: usize,
    /// By core: who takes part.
    members: Vec<Option<StreamId>>,
}

/// An edge between cores, and the barrier that it goes through.
struct Edge {
    to: InstrId,
    dep: Dep,
    point: usize,
    /// Of a carried one: the barrier is in the iteration of the earlier instruction.
    early: bool,
}

struct Meetings<'a> {
    ir: &'a mut Ir,
    scopes: &'a Scopes,
    points: Vec<Point>,
    /// By body.
    of: BTreeMap<ScopeId, Vec<usize>>,
    edges: Vec<Edge>,
}

impl Meetings<'_> {
    fn core(&self, id: InstrId) -> Option<Core> {
        self.ir.stream(id).and_then(|s| self.ir.streams.get(s as usize)).map(|s| s.core)
    }

    /// Dependencies between cores, in program order.
    fn crossing(&self, carried: bool) -> Vec<(InstrId, Dep)> {
        let of = |id: InstrId| {
            let deps = self.ir.instrs[id as usize].deps.iter();
            deps.filter(move |d| d.carried.is_some() == carried).map(move |d| (id, *d))
        };
        self.ir.order().flat_map(of).filter(|(to, dep)| self.core(*to) != self.core(dep.on)).collect()
    }

    fn choose(&mut self) {
        for (to, dep) in self.crossing(false) {
            let scope = self.scopes.common(self.scopes.at[dep.on as usize].scope, self.scopes.at[to as usize].scope);
            let (from, until) = (self.scopes.row_in(dep.on, scope), self.scopes.row_in(to, scope));
            let known = self.of.get(&scope).and_then(|list| list.last().copied());
            let point = known.filter(|p| (from + 1..=until).contains(&self.points[*p].row));
            let point = point.unwrap_or_else(|| self.point(scope, until));
            self.edges.push(Edge { to, dep, point, early: true });
        }
        for (to, dep) in self.crossing(true) {
            let Some(of) = dep.carried else { continue };
            let scope = self.scopes.body(of, self.scopes.at[to as usize].scope);
            let (from, until) = (self.scopes.row_in(dep.on, scope), self.scopes.row_in(to, scope));
            let list = self.of.get(&scope).map(Vec::as_slice).unwrap_or_default();
            let after = list.iter().copied().find(|p| self.points[*p].row > from);
            let before = list.iter().copied().find(|p| self.points[*p].row <= until);
            let (point, early) = match (after, before) {
                (Some(point), _) => (point, true),
                (None, Some(point)) => (point, false),
                (None, None) => (self.point(scope, self.scopes.close[self.scopes.list[scope as usize].row]), true),
            };
            self.edges.push(Edge { to, dep, point, early });
        }
        let shared = self.shared_engine();
        for at in 0..self.edges.len() {
            let (to, on, point) = (self.edges[at].to, self.edges[at].dep.on, self.edges[at].point);
            for id in [to, on] {
                if let (None, Some(core), Some(stream)) = (shared, self.core(id), self.ir.stream(id)) {
                    self.points[point].members[usize::from(core)].get_or_insert(stream);
                }
            }
        }
    }

    /// The engine that is on every core and has most ends of edges between cores; its streams take part everywhere.
    fn shared_engine(&mut self) -> Option<u32> {
        let mut ends: BTreeMap<u32, usize> = BTreeMap::new();
        for unit in &self.ir.streams {
            ends.entry(unit.engine).or_insert(0);
        }
        for id in self.edges.iter().flat_map(|edge| [edge.to, edge.dep.on]) {
            let unit = self.ir.stream(id).and_then(|s| self.ir.streams.get(s as usize));
            if let Some(count) = unit.and_then(|unit| ends.get_mut(&unit.engine)) {
                *count += 1;
            }
        }
        let of = |engine: u32, core: Core| {
            (0..).zip(&self.ir.streams).find(|(_, u)| (u.engine, u.core) == (engine, core)).map(|(stream, _)| stream)
        };
        let everywhere = |engine: &u32| (0..self.ir.cores).all(|core| of(*engine, core).is_some());
        let engine = ends.iter().rev().filter(|(engine, _)| everywhere(engine)).max_by_key(|(_, count)| **count);
        let engine = *engine?.0;
        let members: Vec<Option<StreamId>> = (0..self.ir.cores).map(|core| of(engine, core)).collect();
        self.points.iter_mut().for_each(|point| point.members.clone_from(&members));
        Some(engine)
    }

    fn point(&mut self, scope: ScopeId, row: usize) -> usize {
        self.points.push(Point { row, members: vec![None; usize::from(self.ir.cores)] });
        let point = self.points.len() - 1;
        self.of.entry(scope).or_default().push(point);
        point
    }

    fn build(self) -> Result<(), Error> {
        let mut numbers: Vec<usize> = (0..self.points.len()).collect();
        numbers.sort_by_key(|point| self.points[*point].row);
        let mut parts: Vec<Vec<InstrId>> = vec![Vec::new(); self.points.len()];
        let mut before = Vec::new();
        for (number, point) in (0_u32..).zip(numbers) {
            for core in 0..self.ir.cores {
                let any = || (0..).zip(&self.ir.streams).find(|(_, unit)| unit.core == core).map(|(stream, _)| stream);
                let Some(stream) = self.points[point].members[usize::from(core)].or_else(any) else {
                    let what = format!("cores meet at a core barrier, and core {core} does nothing");
                    return Err(Error::Malformed(what));
                };
                let mut part =
                    Instr::new(format!("cores{number}.{core}"), On::Stream(stream), Kind::CoreBarrier(number));
                part.source = self.source(point);
                let id = self.ir.add(part);
                parts[point].push(id);
                before.push((self.points[point].row, id));
            }
        }
        for edge in &self.edges {
            let (Some(from), Some(to)) = (self.core(edge.dep.on), self.core(edge.to)) else { continue };
            let (first, second) = (parts[edge.point][usize::from(from)], parts[edge.point][usize::from(to)]);
            let carried = edge.dep.carried;
            let deps = &mut self.ir.instrs[edge.to as usize].deps;
            deps.retain(|dep| *dep != edge.dep);
            let late = if edge.early { carried } else { None };
            self.ir.instrs[edge.to as usize].after(Dep { on: second, carried: late, kind: edge.dep.kind });
            let soon = if edge.early { None } else { carried };
            if edge.dep.on != first {
                self.ir.instrs[first as usize].after(Dep { on: edge.dep.on, carried: soon, kind: edge.dep.kind });
            }
        }
        self.ir.insert(before);
        Ok(())
    }

    fn source(&self, point: usize) -> crate::program::SourceId {
        let edge = self.edges.iter().find(|edge| edge.point == point);
        edge.map_or_else(Default::default, |edge| self.ir.instrs[edge.to as usize].source)
    }
}

/// The latest transfers of each queue, on whichever ways there are.
fn latest(ir: &Ir, scopes: &Scopes, mut at: usize, end: usize, latest: &mut [Vec<InstrId>]) {
    while at < end {
        match ir.rows[at] {
            Row::Instr(id) => {
                if let Kind::Transfer(queue) = ir.instrs[id as usize].kind {
                    latest[queue as usize] = vec![id];
                }
            }
            Row::If(_) => {
                let other = scopes.close[at];
                let close = scopes.close[other];
                let mut no = latest.to_vec();
                self::latest(ir, scopes, at + 1, other, latest);
                self::latest(ir, scopes, other + 1, close, &mut no);
                for (mine, theirs) in latest.iter_mut().zip(no) {
                    mine.extend(theirs);
                    mine.sort_unstable();
                    mine.dedup();
                }
                at = close;
            }
            Row::Loop(_) | Row::EndLoop(_) | Row::Else | Row::EndIf => {}
        }
        at += 1;
    }
}

/// An engine ends when its transfers have arrived.
fn ends(ir: &mut Ir, target: &Target) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let mut last = vec![Vec::new(); ir.queues.len()];
    latest(ir, &scopes, 0, ir.rows.len(), &mut last);
    for stream in 0..ir.streams.len() as StreamId {
        let mut end = Instr::new(format!("end.{}", ir.streams[stream as usize].name), On::Stream(stream), Kind::End);
        end.cost = 0;
        for (queue, last) in ir.queues.iter().zip(&last) {
            if queue.stream == stream && !queue.drained {
                let deps = last.iter().map(|on| Dep { on: *on, carried: None, kind: DepKind::Ordered });
                end.deps.extend(deps);
            }
        }
        if let Some(dep) = end.deps.first() {
            end.source = ir.instrs[dep.on as usize].source;
            let id = ir.add(end);
            ir.rows.push(Row::Instr(id));
        }
    }
    for (queue, last) in last.iter().enumerate() {
        let Some(on) = last.first().filter(|_| ir.queues[queue].drained) else { continue };
        let name = format!("drain.{}", ir.queues[queue].name);
        let mut drain = Instr::new(name, On::Stream(ir.queues[queue].stream), Kind::Drain(Some(queue as u32)));
        drain.cost = target.drain_cost;
        drain.source = ir.instrs[*on as usize].source;
        let id = ir.add(drain);
        ir.rows.push(Row::Instr(id));
    }
    Ok(())
}

/// What brackets the control transfer at the end.
fn fence(ir: &mut Ir, target: &Target) -> Result<(), Error> {
    let mut barriers = 0;
    let leaves = if target.fence.is_empty() { Vec::new() } else { leaves(ir) };
    for (at, part) in target.fence.iter().enumerate() {
        let (name, kind) = match part {
            FencePart::Barrier => {
                barriers += 1;
                (format!("barrier{barriers}"), Kind::Barrier)
            }
            FencePart::ResetAll => ("sema_reset".into(), Kind::ResetAll),
            FencePart::Drain => ("drain".into(), Kind::Drain(None)),
            FencePart::CoreBarrier if ir.cores > 1 => ("end_cb".into(), Kind::CoreBarrier(u32::MAX)),
            FencePart::CoreBarrier => continue,
        };
        let mut instr = Instr::new(name, On::All, kind);
        if at == 0 {
            // Every leaf comes before the head of the fence: after expansion, each on its own engine.
            let ordered = |on: &InstrId| Dep { on: *on, carried: None, kind: DepKind::Ordered };
            instr.deps = leaves.iter().map(ordered).collect();
        }
        if let Kind::CoreBarrier(number) = &mut instr.kind {
            // Numbered after those between.
            let used = ir.instrs.iter().filter_map(|i| match i.kind {
                Kind::CoreBarrier(n) if n != u32::MAX => Some(n + 1),
                _ => None,
            });
            *number = used.max().unwrap_or(0);
        }
        let id = ir.add(instr);
        ir.rows.push(Row::Instr(id));
    }
    Ok(())
}

/// Instructions that nothing comes after.
fn leaves(ir: &Ir) -> Vec<InstrId> {
    let mut leaf = vec![true; ir.instrs.len()];
    for id in ir.order() {
        ir.instrs[id as usize].deps.iter().for_each(|dep| leaf[dep.on as usize] = false);
    }
    ir.order().filter(|id| leaf[*id as usize]).collect()
}
