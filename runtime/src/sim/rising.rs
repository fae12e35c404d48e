//! Which entries never fall: only ever added to, and not often enough to wrap.

use alloc::vec;
use alloc::vec::Vec;

use super::layout::Layout;
use crate::program::{Action, Body, Program, Step, Stream, Value};

/// An entry that falls, or may wrap.
const FALLS: u64 = u64::MAX;

/// For every cell, whether its value never falls within `step_limit` steps.
pub(crate) fn rising(program: &Program, layout: &Layout, step_limit: u64) -> Vec<bool> {
    let cells = layout.cells();
    let mut growth = Growth { layout, once: vec![0; cells], again: vec![0; cells] };
    for stream in &program.streams {
        let again = loops(stream);
        for step in &stream.steps {
            growth.step(step, again);
            if let Body::Reset(ranges) = &step.body {
                for range in ranges {
                    let bank = layout.bank(stream.core, range.bank).start;
                    let cells = bank + range.first as usize..=bank + range.last as usize;
                    growth.once[cells].fill(FALLS);
                }
            }
        }
    }
    // A few steps may be under way when the limit is reached.
    growth.within(program, step_limit.saturating_add(program.streams.len() as u64))
}

/// Whether a step of the stream may run twice.
fn loops(stream: &Stream) -> bool {
    (0..).zip(&stream.steps).any(|(pc, step)| match step.body {
        Body::For { .. } | Body::Call { .. } => true,
        Body::Branch { target, .. } | Body::Choose { otherwise: target, .. } | Body::If { otherwise: target, .. } => {
            target <= pc
        }
        _ => false,
    })
}

/// What an action adds.
fn amount(action: Action) -> u64 {
    match action {
        Action::Add(Value::Imm(amount)) => u64::try_from(amount).unwrap_or(FALLS),
        _ => FALLS,
    }
}

struct Growth<'a> {
    layout: &'a Layout,
    /// The most that is added to each cell by steps that run at most once.
    once: Vec<u64>,
    /// The most that is added to each cell by any one run of any other step.
    again: Vec<u64>,
}

impl Growth<'_> {
    fn step(&mut self, step: &Step, again: bool) {
        let thens = step.waits.iter().filter_map(|wait| Some((&wait.sem, wait.then?)));
        let updates = step.updates.iter().map(|update| (&update.sem, update.action));
        let actions = thens.chain(updates).map(|(sem, action)| (sem, amount(action)));
        // As if all were to the same cell.
        let sum = actions.clone().fold(0, |sum: u64, (_, amount)| sum.saturating_add(amount));
        for (sem, amount) in actions {
            let cells = match sem.id {
                Value::Imm(id) => match self.layout.cell(sem.core, sem.bank, id) {
                    Some(cell) => cell as usize..cell as usize + 1,
                    None => continue,
                },
                Value::Reg(_) | Value::Expr(_) => self.layout.bank(sem.core, sem.bank),
            };
            for cell in cells {
                if again && amount != FALLS {
                    self.again[cell] = self.again[cell].max(sum);
                } else {
                    self.once[cell] = self.once[cell].saturating_add(amount);
                }
            }
        }
    }

    /// Where that stays below the end of the range.
    fn within(mut self, program: &Program, steps: u64) -> Vec<bool> {
        for declared in &program.declared {
            let id = i64::from(declared.id);
            if let Some(cell) = self.layout.cell(declared.core, declared.bank, id) {
                let most = &mut self.once[cell as usize];
                *most = most.saturating_add(u64::try_from(declared.init).unwrap_or(0));
            }
        }
        let most = self.once.iter().zip(&self.again);
        let most = most.map(|(once, again)| once.saturating_add(again.saturating_mul(steps)));
        let most: Vec<u64> = most.collect();
        let mut rising = Vec::with_capacity(most.len());
        for _ in 0..program.cores {
            for bank in &program.banks {
                let max = super::counter::Format::of(bank.kind).max().unsigned_abs();
                let cells = rising.len()..rising.len() + bank.size as usize;
                rising.extend(most[cells].iter().map(|most| *most <= max));
            }
        }
        rising
    }
}
