//! The order of the list, made to agree with what the author says comes after what.

use alloc::collections::{BTreeSet, BinaryHeap};
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
        let dep = ir.instrs[first as usize].deps.iter().find(|dep| at[dep.on as usize] >= at[first as usize]);
        let on = dep.map_or(first, |dep| dep.on);
        return Err(circle(ir, &[first, on]));
    }
    sort(ir, &at)
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
