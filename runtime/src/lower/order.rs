//! The order of the list, made to agree with what the author says comes after what.

use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::error::Error;
use super::ir::{InstrId, Ir, Row};

/// Puts the rows into an order in which all dependencies point backwards, and engines and queues keep theirs.
///
/// # Errors
///
/// A circle; in a program with loops or branches also a dependency that points forwards.
pub(super) fn listed(ir: &mut Ir) -> Result<(), Error> {
    let mut at = vec![usize::MAX; ir.instrs.len()];
    ir.rows.iter().enumerate().for_each(|(row, r)| {
        if let Row::Instr(id) = r {
            at[*id as usize] = row;
        }
    });
    let missing = |id: &InstrId| ir.instrs[*id as usize].deps.iter().any(|dep| at[dep.on as usize] == usize::MAX);
    if let Some(id) = ir.order().find(missing) {
        let name = &ir.instrs[id as usize].name;
        return Err(Error::Malformed(format!("`{name}` comes after an instruction that is in no row")));
    }
    let forward = |id: InstrId| {
        let deps = ir.instrs[id as usize].deps.iter();
        deps.clone().any(|dep| dep.carried.is_none() && at[dep.on as usize] >= at[id as usize])
    };
    let Some(first) = ir.order().find(|id| forward(*id)) else { return Ok(()) };
    if ir.rows.iter().any(|row| !matches!(row, Row::Instr(_))) {
        return Err(later(ir, &at, first));
    }
    sort(ir, &at)
}

/// What comes after something that is listed later: a circle if that comes after this in turn.
fn later(ir: &Ir, at: &[usize], instr: InstrId) -> Error {
    let deps = ir.instrs[instr as usize].deps.iter();
    let on = deps.filter(|d| d.carried.is_none()).find(|d| at[d.on as usize] >= at[instr as usize]);
    let on = on.map_or(instr, |dep| dep.on);
    let before = before(ir);
    let (mut stack, mut from) = (vec![on], BTreeMap::from([(on, on)]));
    while let Some(now) = stack.pop() {
        if now == instr {
            let mut path = vec![instr];
            let mut back = from.get(&instr).copied().unwrap_or(on);
            while back != instr && path.len() <= from.len() {
                path.push(back);
                back = if back == on { instr } else { from.get(&back).copied().unwrap_or(on) };
            }
            path[1..].reverse();
            return circle(ir, &path);
        }
        for next in &before[now as usize] {
            from.entry(*next).or_insert_with(|| {
                stack.push(*next);
                now
            });
        }
    }
    let name = |id: InstrId| &ir.instrs[id as usize].name;
    Error::Later { instr, on, what: format!("`{}` comes after `{}`, which is listed later", name(instr), name(on)) }
}

fn circle(ir: &Ir, path: &[InstrId]) -> Error {
    let names = path.iter().chain(path.first()).map(|id| ir.instrs[*id as usize].name.clone()).collect();
    Error::Cycle { path: path.to_vec(), names }
}

/// What must come before each: what it says, and what its engine and its queue have started before.
fn before(ir: &Ir) -> Vec<Vec<InstrId>> {
    let mut before: Vec<Vec<InstrId>> = vec![Vec::new(); ir.instrs.len()];
    let mut latest = vec![None; ir.streams.len()];
    for id in ir.order() {
        before[id as usize].extend(ir.instrs[id as usize].deps.iter().map(|dep| dep.on));
        if let Some(stream) = ir.stream(id) {
            before[id as usize].extend(latest[stream as usize].replace(id));
        }
    }
    before
}

fn sort(ir: &mut Ir, at: &[usize]) -> Result<(), Error> {
    let before = before(ir);
    let mut open: Vec<usize> = before.iter().map(Vec::len).collect();
    let mut after: Vec<Vec<InstrId>> = vec![Vec::new(); ir.instrs.len()];
    for id in ir.order() {
        before[id as usize].iter().for_each(|on| after[*on as usize].push(id));
    }
    let mut ready: BinaryHeap<Reverse<(usize, InstrId)>> =
        ir.order().filter(|id| open[*id as usize] == 0).map(|id| Reverse((at[id as usize], id))).collect();
    let mut rows = Vec::with_capacity(ir.rows.len());
    while let Some(Reverse((_, id))) = ready.pop() {
        rows.push(Row::Instr(id));
        for next in &after[id as usize] {
            open[*next as usize] -= 1;
            if open[*next as usize] == 0 {
                ready.push(Reverse((at[*next as usize], *next)));
            }
        }
    }
    if rows.len() < ir.rows.len() {
        let stuck = ir.order().find(|id| open[*id as usize] > 0).unwrap_or(0);
        return Err(circle(ir, &around(&before, &open, stuck)));
    }
    ir.rows = rows;
    Ok(())
}

/// A circle that is found by going backwards from something that cannot be placed.
fn around(before: &[Vec<InstrId>], open: &[usize], start: InstrId) -> Vec<InstrId> {
    let (mut path, mut seen, mut now) = (vec![start], BTreeSet::from([start]), start);
    while let Some(next) = before[now as usize].iter().find(|id| open[**id as usize] > 0) {
        if !seen.insert(*next) {
            let from = path.iter().position(|id| id == next).unwrap_or(0);
            return path.split_off(from);
        }
        path.push(*next);
        now = *next;
    }
    path
}
