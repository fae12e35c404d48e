//! Other numbers for cells.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{CellId, Op};
use super::compile::{Code, Thread};
use super::epochs::Plan;

impl Op {
    fn cell_mut(&mut self) -> Option<&mut CellId> {
        match self {
            Op::Reach { cell, .. }
            | Op::Add { cell, .. }
            | Op::Take { cell, .. }
            | Op::Line { cell, .. }
            | Op::Count { cell, .. }
            | Op::Counted { cell, .. }
            | Op::Exit { cell, .. } => Some(cell),
            Op::Access(_)
            | Op::Skip
            | Op::Act(_)
            | Op::Wait { .. }
            | Op::Update { .. }
            | Op::Steer { .. }
            | Op::Next { .. }
            | Op::If { .. }
            | Op::Choose { .. }
            | Op::Stop => None,
        }
    }
}

impl<'p> Code<'p> {
    /// Leaves out cells that are not in use; `used` is ascending.
    pub(crate) fn renumber(&mut self, used: &[CellId]) {
        let mut dense = vec![0; self.cells.count()];
        for (number, cell) in (0..).zip(used) {
            dense[*cell as usize] = number;
        }
        for op in self.threads.iter_mut().flat_map(|thread| &mut thread.ops) {
            if let Some(cell) = op.cell_mut() {
                *cell = dense[*cell as usize];
            }
        }
        for act in &mut self.acts {
            if let Some(cell) = act.cell() {
                *act = act.about(dense[cell as usize]);
            }
        }
        self.dense = dense;
    }

    /// The same with actions on divided cells left to be decided by the plan.
    pub(crate) fn divided(&self, plan: &Plan) -> Code<'p> {
        let mut acts = self.acts.clone();
        let mut threads: Vec<Thread> = Vec::with_capacity(self.threads.len());
        for thread in &self.threads {
            let ops = thread.ops.iter().zip(&thread.pcs).map(|(op, pc)| {
                let mut op = *op;
                let divided = op.cell_mut().is_some_and(|cell| plan.divided.iter().any(|(divided, _)| divided == cell));
                if !divided {
                    return op;
                }
                let act = match op {
                    Op::Line { line, .. } => return Op::Wait { pc: *pc, nth: self.lines[line as usize].nth },
                    other => other.plain(),
                };
                let Some(act) = act else { return op };
                acts.push(act);
                Op::Act(acts.len() as u32 - 1)
            });
            threads.push(Thread {
                actor: thread.actor,
                stream: thread.stream,
                ops: ops.collect(),
                pcs: thread.pcs.clone(),
                starts: thread.starts.clone(),
                locals: thread.locals,
            });
        }
        Code {
            program: self.program,
            cells: self.cells.clone(),
            threads,
            acts,
            lines: self.lines.clone(),
            dense: self.dense.clone(),
            shared_queue: self.shared_queue,
        }
    }
}
