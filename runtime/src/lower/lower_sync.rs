//! Pass `lower_sync`: who carries what.
//!
//! Of several waits of one instruction on one semaphore the highest is enough; of several on one queue the latest. Then,
//! words that can carry a wait or a post do, as far as they can; the rest becomes semaphore records, waits before and
//! posts after. A compute word carries nothing.

use alloc::format;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Instr, InstrId, Ir, Kind, Least, On, Post, Row, Wait};
use super::target::{Carriers, Target};

/// Runs it.
///
/// # Errors
///
/// A transfer that must post, of a kind of word that cannot; a machine without semaphore records.
pub(super) fn run(ir: &mut Ir, target: &Target, _options: &Options) -> Result<(), Error> {
    let rows = core::mem::take(&mut ir.rows);
    let mut out = Vec::with_capacity(rows.len() * 2);
    for row in rows {
        match row {
            Row::Instr(id) => instr(ir, id, target, &mut out)?,
            other => out.push(other),
        }
    }
    ir.rows = out;
    // Where an engine enters or ends is no instruction any more: its waits are.
    let gone: Vec<bool> = ir.instrs.iter().map(|i| matches!(i.kind, Kind::Enter(_) | Kind::End)).collect();
    for instr in &mut ir.instrs {
        instr.deps.retain(|dep| !gone.get(dep.on as usize).copied().unwrap_or(false));
    }
    if cfg!(debug_assertions) {
        check(ir)?;
    }
    Ok(())
}

/// Waits that another wait of the same instruction makes superfluous.
fn dead(waits: &mut Vec<Wait>) {
    let all = waits.clone();
    let mut nth = 0;
    waits.retain(|wait| {
        nth += 1;
        let Least::Value(mine) = wait.least else { return true };
        !all.iter().enumerate().any(|(at, other)| match other.least {
            Least::Value(least) => other.sem == wait.sem && (least > mine || least == mine && at < nth - 1),
            Least::Register(_) => false,
        })
    });
}

/// How many waits and posts an instruction carries.
fn carries(kind: Kind, carriers: &Carriers) -> (usize, usize) {
    match kind {
        Kind::Transfer(_) => carriers.transfer,
        Kind::CoreBarrier(_) => carriers.core_barrier,
        Kind::Drain(_) => carriers.drain,
        Kind::Sync => carriers.sync,
        Kind::Compute
        | Kind::Enter(_)
        | Kind::End
        | Kind::Barrier
        | Kind::ResetAll
        | Kind::Set(..)
        | Kind::Step(..)
        | Kind::Exit => (0, 0),
    }
}

fn instr(ir: &mut Ir, id: InstrId, target: &Target, out: &mut Vec<Row>) -> Result<(), Error> {
    let (on, kind) = (ir.instrs[id as usize].on, ir.instrs[id as usize].kind);
    let (waits, posts) = carries(kind, &target.carriers);
    let refused = |what: &str| {
        let what = format!("`{}` {what}, and no word of this machine carries it", ir.instrs[id as usize].name);
        Err(Error::NoCarrier { instr: id, what })
    };
    let has = (ir.instrs[id as usize].waits.len(), ir.instrs[id as usize].posts.len());
    if matches!(kind, Kind::Transfer(_)) && has.1 > posts {
        return refused("posts when its transfer is complete");
    }
    if has.0 > waits && target.carriers.sync.0 == 0 {
        return refused("waits");
    }
    if has.1 > posts && target.carriers.sync.1 == 0 {
        return refused("posts");
    }
    let instr = &mut ir.instrs[id as usize];
    if instr.waits.len() > 1 {
        dead(&mut instr.waits);
    }
    let mut inline = instr.waits.len().min(waits);
    if matches!(kind, Kind::Transfer(_)) && !target.carriers.transfer_register {
        // Thresholds in registers go first, into records.
        instr.waits.sort_by_key(|wait| matches!(wait.least, Least::Value(_)));
        inline = instr.waits.iter().filter(|wait| matches!(wait.least, Least::Value(_))).count().min(waits);
    }
    let before: Vec<Wait> = instr.waits.drain(..instr.waits.len() - inline).collect();
    let after: Vec<Post> = instr.posts.drain(instr.posts.len().min(posts)..).collect();
    let record = |ir: &Ir, word: &str| {
        let of = &ir.instrs[id as usize];
        let mut sync = Instr::new([word, &of.name].concat(), on, Kind::Sync);
        (sync.cost, sync.source) = (target.record_cost, of.source);
        sync
    };
    for some in before.chunks(target.carriers.sync.0.max(1)) {
        let sync = Instr { waits: some.to_vec(), ..record(ir, "wait.") };
        out.push(Row::Instr(ir.add(sync)));
    }
    if !matches!(kind, Kind::Enter(_) | Kind::End) {
        out.push(Row::Instr(id));
    }
    for some in after.chunks(target.carriers.sync.1.max(1)) {
        let sync = Instr { posts: some.to_vec(), ..record(ir, "post.") };
        out.push(Row::Instr(ir.add(sync)));
    }
    Ok(())
}

/// A compute word carries nothing.
fn check(ir: &Ir) -> Result<(), Error> {
    let loaded = |id: &InstrId| {
        let instr = &ir.instrs[*id as usize];
        (instr.kind == Kind::Compute || instr.on == On::All) && !(instr.waits.is_empty() && instr.posts.is_empty())
    };
    match ir.order().find(loaded) {
        Some(id) => {
            let what = format!("`{}` carries a wait or a post", ir.instrs[id as usize].name);
            Err(Error::Broken { pass: "lower_sync", what })
        }
        None => Ok(()),
    }
}
