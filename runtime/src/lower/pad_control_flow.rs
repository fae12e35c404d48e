//! Pass `pad_control_flow`: every way through a branch posts the same, so that thresholds after it are constants.
//!
//! The missing posts come at the end of the arm. Those for transfers come when the transfers before them have arrived:
//! otherwise they could be taken for those.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Instr, InstrId, Ir, Kind, On, Post, QueueId, Row, SemId};
use super::scope::Scopes;
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A mistake of this pass, in debug builds.
pub(super) fn run(ir: &mut Ir, target: &Target, _options: &Options) -> Result<(), Error> {
    if !ir.rows.iter().any(|row| matches!(row, Row::If(_))) {
        return Ok(());
    }
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let mut pads = Vec::new();
    let mut now = vec![0; ir.sems.len()];
    walk(ir, &scopes, (0, ir.rows.len()), &mut now, &mut pads);
    let mut before = Vec::new();
    for (row, sem, amount) in pads {
        pad(ir, target, row, sem, amount, &mut before);
    }
    ir.insert(before);
    if cfg!(debug_assertions) {
        let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
        let mut pads = Vec::new();
        walk(ir, &scopes, (0, ir.rows.len()), &mut vec![0; ir.sems.len()], &mut pads);
        if let Some((row, ..)) = pads.first() {
            let what = format!("ways through the branch that ends at row {row} post differently");
            return Err(Error::Broken { pass: "pad_control_flow", what });
        }
    }
    Ok(())
}

/// Counts posts, and finds what is missing at the end of each arm.
fn walk(
    ir: &Ir,
    scopes: &Scopes,
    (mut at, end): (usize, usize),
    now: &mut Vec<i64>,
    pads: &mut Vec<(usize, SemId, i64)>,
) {
    while at < end {
        match ir.rows[at] {
            Row::Instr(id) => ir.instrs[id as usize].posts.iter().for_each(|p| now[p.sem as usize] += p.amount),
            Row::Loop(of) => {
                let close = scopes.close[at];
                let before = now.clone();
                walk(ir, scopes, (at + 1, close), now, pads);
                let more = i64::from(ir.loops[of as usize].count) - 1;
                now.iter_mut()
                    .zip(before)
                    .for_each(|(now, b)| *now = now.saturating_add((*now - b).saturating_mul(more)));
                at = close;
            }
            Row::If(_) => {
                let other = scopes.close[at];
                let close = scopes.close[other];
                let mut no = now.clone();
                walk(ir, scopes, (at + 1, other), now, pads);
                walk(ir, scopes, (other + 1, close), &mut no, pads);
                for (sem, (yes, no)) in (0..).zip(now.iter_mut().zip(no)) {
                    if *yes < no {
                        pads.push((other, sem, no - *yes));
                    } else if no < *yes {
                        pads.push((close, sem, *yes - no));
                    }
                    *yes = (*yes).max(no);
                }
                at = close;
            }
            Row::EndLoop(_) | Row::Else | Row::EndIf => {}
        }
        at += 1;
    }
}

fn pad(ir: &mut Ir, target: &Target, row: usize, sem: SemId, amount: i64, before: &mut Vec<(usize, InstrId)>) {
    let Some((thread, name)) = ir.sems.get(sem as usize).map(|s| (s.thread, s.name.clone())) else { return };
    let owner = On::Stream(ir.owner(thread));
    if let Some(queue) = (thread as usize).checked_sub(ir.streams.len()) {
        let mut drain = Instr::new(format!("drain.{name}"), owner, Kind::Drain(Some(queue as QueueId)));
        drain.cost = target.drain_cost;
        before.push((row, ir.add(drain)));
    }
    let mut post = Instr::new(format!("pad.{name}"), owner, Kind::Sync);
    post.posts.push(Post { sem, amount });
    post.cost = target.record_cost;
    before.push((row, ir.add(post)));
}
