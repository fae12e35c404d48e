//! Whether a program between passes is well formed: numbers in it lead somewhere. Every pass may count on it.

use alloc::format;
use alloc::string::String;
use alloc::vec;

use super::error::Error;
use super::ir::{Instr, InstrId, Ir, Kind, On, Row, StreamId};

/// Checks it.
///
/// # Errors
///
/// What leads nowhere; an access out of its region.
pub(super) fn check(ir: &Ir) -> Result<(), Error> {
    declared(ir).map_err(Error::Malformed)?;
    let mut placed = vec![false; ir.instrs.len()];
    for row in &ir.rows {
        let wrong = match row {
            Row::Loop(id) | Row::EndLoop(id) if *id as usize >= ir.loops.len() => format!("there is no loop {id}"),
            Row::If(id) if *id as usize >= ir.predicates.len() => format!("there is no predicate {id}"),
            Row::Instr(id) => match placed.get_mut(*id as usize) {
                Some(placed) => {
                    *placed = true;
                    continue;
                }
                None => format!("there is no instruction {id}"),
            },
            _ => continue,
        };
        return Err(Error::Malformed(wrong));
    }
    for id in ir.order() {
        let instr = &ir.instrs[id as usize];
        refers(ir, instr, &placed).map_err(Error::Malformed)?;
        match instr.on {
            On::Stream(stream) => {
                on_stream(ir, instr, stream).map_err(Error::Malformed)?;
                accesses(ir, id, stream)?;
            }
            On::All => on_all(instr).map_err(Error::Malformed)?,
        }
    }
    Ok(())
}

fn declared(ir: &Ir) -> Result<(), String> {
    if ir.threads() > 1 << 12 || ir.rows.len() >= 1 << 28 {
        return Err(format!("{} engines and queues, {} rows: too many", ir.threads(), ir.rows.len()));
    }
    if let Some(unit) = ir.streams.iter().find(|unit| unit.core >= ir.cores) {
        return Err(format!("`{}` is on core {}, of {}", unit.name, unit.core, ir.cores));
    }
    if let Some(queue) = ir.queues.iter().find(|q| q.stream as usize >= ir.streams.len()) {
        return Err(format!("queue `{}` belongs to no engine", queue.name));
    }
    if let Some(sem) = ir.sems.iter().find(|sem| sem.thread as usize >= ir.threads()) {
        return Err(format!("semaphore `{}` counts for nobody", sem.name));
    }
    let streams = ir.loops.iter().flat_map(|l| &l.streams);
    match streams.into_iter().find(|(stream, _)| *stream as usize >= ir.streams.len()) {
        Some((stream, _)) => Err(format!("a loop is on engine {stream}, which is not there")),
        None => Ok(()),
    }
}

fn refers(ir: &Ir, instr: &Instr, placed: &[bool]) -> Result<(), String> {
    let name = &instr.name;
    if let Some(dep) = instr.deps.iter().find(|dep| !placed.get(dep.on as usize).copied().unwrap_or(false)) {
        return Err(format!("`{name}` comes after instruction {}, which is not there", dep.on));
    }
    if instr.deps.iter().any(|dep| dep.carried.is_some_and(|of| of as usize >= ir.loops.len())) {
        return Err(format!("`{name}` comes after an iteration of a loop that is not there"));
    }
    let sems = instr.waits.iter().map(|w| w.sem).chain(instr.posts.iter().map(|p| p.sem));
    match sems.into_iter().find(|sem| *sem as usize >= ir.sems.len()) {
        Some(sem) => Err(format!("`{name}` uses semaphore {sem}, which is not there")),
        None => Ok(()),
    }
}

fn on_stream(ir: &Ir, instr: &Instr, stream: StreamId) -> Result<(), String> {
    let name = &instr.name;
    if stream as usize >= ir.streams.len() {
        return Err(format!("`{name}` runs on no engine"));
    }
    let (Kind::Transfer(queue) | Kind::Drain(Some(queue))) = instr.kind else { return Ok(()) };
    match ir.queues.get(queue as usize) {
        None => Err(format!("`{name}` is on no queue")),
        Some(q) if q.stream != stream => {
            let owner = &ir.streams[q.stream as usize].name;
            Err(format!("`{name}` starts a transfer on `{}`, a queue of {owner}", q.name))
        }
        Some(_) => Ok(()),
    }
}

fn on_all(instr: &Instr) -> Result<(), String> {
    match instr.kind {
        Kind::Barrier | Kind::ResetAll | Kind::Drain(None) | Kind::CoreBarrier(_) | Kind::Exit => Ok(()),
        _ => Err(format!("`{}` is on all engines: only what they do together can be", instr.name)),
    }
}

fn accesses(ir: &Ir, id: InstrId, stream: StreamId) -> Result<(), Error> {
    let instr = &ir.instrs[id as usize];
    for access in &instr.accesses {
        let Some(region) = ir.regions.get(access.region as usize) else {
            return Err(Error::Malformed(format!("`{}` accesses no region", instr.name)));
        };
        let (from, to) = access.bytes;
        let what = if access.element >= region.elements {
            format!(
                "`{}` accesses element {} of `{}`, which has {}",
                instr.name, access.element, region.name, region.elements
            )
        } else if from > to || to > region.bytes {
            format!("`{}` accesses bytes {from}..{to} of `{}`, which has {}", instr.name, region.name, region.bytes)
        } else if region.core.is_some_and(|core| core != ir.streams[stream as usize].core) {
            format!("`{}` accesses `{}`, which another core has for itself", instr.name, region.name)
        } else {
            continue;
        };
        return Err(Error::OutOfRegion { instr: id, what });
    }
    Ok(())
}
