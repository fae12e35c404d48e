//! The actions of each thread, one after the other.

use alloc::vec;
use alloc::vec::Vec;

use super::super::act::{Act, Ask, CellId, Change};
use super::super::cursor::{Conditions, Cursor, Fetch};
use super::super::effect::enabled;
use super::super::memory::Memory;
use super::Problem;
use crate::program::Pc;

/// What one thread does.
pub(super) struct Trace {
    pub(super) steps: Vec<Step>,
    /// Numbers of pieces of memory.
    pub(super) touched: Vec<u32>,
    /// Conditions of which one is enough.
    pub(super) conditions: Conditions,
    /// Other threads, each with the last of its actions that is about the same cell.
    pub(super) rivals: Vec<(u32, u32)>,
}

/// One action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) act: Act,
    pub(super) pc: Pc,
    /// The cell, or the number of cells for none.
    pub(super) cell: u32,
    /// It waits for at least `need` and adds `delta`, and nothing can go wrong.
    pub(super) plain: bool,
    pub(super) need: i64,
    pub(super) delta: i64,
    /// Nothing else can notice when it is done.
    pub(super) free: bool,
    /// Nothing else can notice either once these are past: `first..end` of [`Trace::rivals`]. (Of an access: one that
    /// never is.)
    pub(super) rivals: (u32, u32),
    /// What an access concerns: `first..end` of [`Trace::touched`].
    pub(super) touched: (u32, u32),
    /// What a wait for one of several conditions looks at: `first..end` of [`Trace::conditions`].
    pub(super) conditions: (u32, u32),
}

impl Trace {
    /// The conditions of which one is enough, if a step waits so.
    #[inline]
    pub(super) fn conditions(&self, step: &Step) -> &[(CellId, Ask)] {
        &self.conditions[step.conditions.0 as usize..step.conditions.1 as usize]
    }

    /// Whether a step can be done with such values of cells.
    #[inline]
    pub(super) fn enabled(&self, step: &Step, value: impl Fn(CellId) -> i64) -> bool {
        enabled(&step.act, value(step.cell)) || self.conditions(step).iter().any(|(cell, ask)| ask.holds(value(*cell)))
    }
}

/// All traces, unless they have more than `most` actions together.
pub(super) fn traces(problem: &Problem<'_>, memory: &mut Memory, most: usize) -> Option<Vec<Trace>> {
    let mut left = most;
    let mut traces = Vec::new();
    for thread in 0..problem.walk.code.threads.len() {
        let mut cursor = Cursor::new(problem.walk, thread);
        let mut trace = Trace { steps: Vec::new(), touched: Vec::new(), conditions: Vec::new(), rivals: Vec::new() };
        while let Fetch::Act(act) = cursor.fetch(problem.walk, thread) {
            left = left.checked_sub(1)?;
            let first = trace.touched.len() as u32;
            if let Act::Access(touch) = act {
                memory.touched(problem.walk, thread, touch, &cursor, &mut trace.touched);
            }
            let touched = (first, trace.touched.len() as u32);
            let mut step = step(problem, act, cursor.pc(problem.walk, thread), touched);
            step.conditions.0 = trace.conditions.len() as u32;
            if let Act::Any { .. } = act {
                trace.conditions.extend(cursor.conditions(problem.walk, thread, &act));
            }
            step.conditions.1 = trace.conditions.len() as u32;
            trace.steps.push(step);
        }
        traces.push(trace);
    }
    rivals(problem, &mut traces);
    Some(traces)
}

fn step(problem: &Problem<'_>, act: Act, pc: Pc, touched: (u32, u32)) -> Step {
    let free = match act.cell() {
        Some(cell) => problem.free[cell as usize],
        None => !matches!(act, Act::Never | Act::Any { .. }) && touched.0 == touched.1,
    };
    let cell = act.cell().unwrap_or(problem.init.len() as u32);
    let within = problem.within.get(cell as usize).copied().unwrap_or(true);
    let plain = match act {
        Act::Reach { value, .. } => Some((value, 0)),
        Act::Add { amount, .. } if amount >= 0 && within => Some((i64::MIN, amount)),
        Act::Take { value, amount, .. } if value >= amount && within => Some((value, -amount)),
        Act::Access(_) | Act::Nothing | Act::Change { change: Change::Keep, .. } => Some((i64::MIN, 0)),
        _ => None,
    };
    let (need, delta) = plain.unwrap_or_default();
    let (free, plain) = (free && problem.reduce, plain.is_some());
    Step { act, pc, cell, plain, need, delta, free, rivals: (0, 1), touched, conditions: (0, 0) }
}

/// Finds for every action those that are about the same cell.
fn rivals(problem: &Problem<'_>, traces: &mut [Trace]) {
    let cells = problem.init.len();
    let mut last: Vec<Vec<(u32, u32)>> = vec![Vec::new(); cells];
    for (thread, trace) in (0..).zip(&*traces) {
        for (at, step) in (0..).zip(&trace.steps) {
            for cell in trace.conditions(step).iter().map(|(cell, _)| *cell).chain([step.cell]) {
                let Some(users) = last.get_mut(cell as usize) else { continue };
                match users.last_mut() {
                    Some(user) if user.0 == thread => user.1 = at,
                    _ => users.push((thread, at)),
                }
            }
        }
    }
    for (thread, trace) in (0..).zip(traces) {
        // The first stands for all that are never free.
        trace.rivals.push((thread, u32::MAX));
        let mut known: Vec<Option<(u32, u32)>> = vec![None; cells];
        for step in &mut trace.steps {
            let Some(known) = known.get_mut(step.cell as usize) else { continue };
            step.rivals = *known.get_or_insert_with(|| {
                let first = trace.rivals.len() as u32;
                let others = last[step.cell as usize].iter().filter(|(other, _)| *other != thread);
                trace.rivals.extend(others);
                (first, trace.rivals.len() as u32)
            });
        }
    }
}
