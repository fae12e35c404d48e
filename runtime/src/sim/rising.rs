//! Which entries never fall: only ever added to, and not often enough to wrap.

use alloc::vec;
use alloc::vec::Vec;

use super::layout::Layout;
use crate::program::{Action, Body, Program, SemRef, Stream, Value};

/// An entry that falls, or may wrap.
const FALLS: u64 = u64::MAX;

/// For every cell, whether its value never falls within `step_limit` steps.
pub(crate) fn rising(program: &Program, layout: &Layout, step_limit: u64) -> Vec<bool> {
    let mut growth = Growth {
        layout,
        most: vec![0; layout.cells()],
    };
    for stream in &program.streams {
        // Each step runs at most once, unless there is a way back. A few may be under way when the limit is reached.
        let slack = program.streams.len() as u64;
        let times = if loops(stream) {
            step_limit.saturating_add(slack)
        } else {
            1
        };
        for step in &stream.steps {
            for (sem, action) in step
                .waits
                .iter()
                .filter_map(|wait| Some((&wait.sem, wait.then?)))
            {
                growth.action(sem, action, times);
            }
            for update in &step.updates {
                growth.action(&update.sem, update.action, times);
            }
            if let Body::Reset(ranges) = &step.body {
                for range in ranges {
                    let bank = layout.bank(stream.core, range.bank);
                    let cells =
                        bank.start + range.first as usize..=bank.start + range.last as usize;
                    growth.most[cells].fill(FALLS);
                }
            }
        }
    }
    growth.within(program)
}

/// Whether a step of the stream may run twice.
fn loops(stream: &Stream) -> bool {
    (0..).zip(&stream.steps).any(|(pc, step)| match step.body {
        Body::For { .. } | Body::Call { .. } => true,
        Body::Branch { target, .. }
        | Body::Choose {
            otherwise: target, ..
        }
        | Body::If {
            otherwise: target, ..
        } => target <= pc,
        _ => false,
    })
}

struct Growth<'a> {
    layout: &'a Layout,
    /// The most that can be added to each cell.
    most: Vec<u64>,
}

impl Growth<'_> {
    fn action(&mut self, sem: &SemRef, action: Action, times: u64) {
        let amount = match action {
            Action::Add(Value::Imm(amount)) => {
                u64::try_from(amount).map_or(FALLS, |amount| amount.saturating_mul(times))
            }
            _ => FALLS,
        };
        let cells = match sem.id {
            Value::Imm(id) => match self.layout.cell(sem.core, sem.bank, id) {
                Some(cell) => cell as usize..cell as usize + 1,
                None => return,
            },
            Value::Reg(_) | Value::Expr(_) => self.layout.bank(sem.core, sem.bank),
        };
        for most in &mut self.most[cells] {
            *most = most.saturating_add(amount);
        }
    }

    /// Where that stays below the end of the range.
    fn within(mut self, program: &Program) -> Vec<bool> {
        for declared in &program.declared {
            if let Some(cell) =
                self.layout
                    .cell(declared.core, declared.bank, i64::from(declared.id))
            {
                let most = &mut self.most[cell as usize];
                *most = most.saturating_add(u64::try_from(declared.init).unwrap_or(0));
            }
        }
        let mut rising = Vec::with_capacity(self.most.len());
        for _ in 0..program.cores {
            for bank in &program.banks {
                let max = super::counter::Format::of(bank.kind).max().unsigned_abs();
                let cells = rising.len()..rising.len() + bank.size as usize;
                rising.extend(self.most[cells].iter().map(|most| *most <= max));
            }
        }
        rising
    }
}
