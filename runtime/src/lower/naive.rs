//! What there is to beat: a semaphore for each dependency between two threads, one post and one wait.

use alloc::format;
use alloc::vec::Vec;

use super::ir::{Instr, Ir, Kind, Least, Post, Row, Sem, Wait};
use super::target::Target;

/// A straight-line graph with its dependencies built (after the pass `build_deps`) to one with a semaphore for each of
/// those that the engines' own order does not cover. Semaphores are numbered without regard to how many there are.
/// Dependencies that are carried by loops are left out: this is for comparison only.
#[must_use]
pub fn naive(mut ir: Ir, target: &Target) -> Ir {
    let order: Vec<u32> = ir.order().collect();
    for id in order {
        let deps = core::mem::take(&mut ir.instrs[id as usize].deps);
        for dep in deps {
            let (from, to) = (ir.thread(dep.on), ir.thread(id));
            let Some(thread) = from.filter(|t| Some(*t) != to && Some(*t) != ir.stream(id)) else { continue };
            let sem = ir.sems.len() as u32;
            ir.sems.push(Sem { name: format!("edge{sem}"), thread, id: Some(sem) });
            ir.instrs[dep.on as usize].posts.push(Post { sem, amount: 1 });
            ir.instrs[id as usize].waits.push(Wait { sem, least: Least::Value(1) });
        }
    }
    for row in core::mem::take(&mut ir.rows) {
        let Row::Instr(id) = row else {
            ir.rows.push(row);
            continue;
        };
        let on = ir.instrs[id as usize].on;
        let compute = !matches!(ir.instrs[id as usize].kind, Kind::Transfer(_));
        for wait in core::mem::take(&mut ir.instrs[id as usize].waits) {
            let mut sync = Instr::new("wait", on, Kind::Sync);
            sync.cost = target.record_cost;
            sync.waits.push(wait);
            let sync = ir.add(sync);
            ir.rows.push(Row::Instr(sync));
        }
        ir.rows.push(row);
        if compute {
            for post in core::mem::take(&mut ir.instrs[id as usize].posts) {
                let mut sync = Instr::new("post", on, Kind::Sync);
                sync.cost = target.record_cost;
                sync.posts.push(post);
                let sync = ir.add(sync);
                ir.rows.push(Row::Instr(sync));
            }
        }
    }
    ir
}
