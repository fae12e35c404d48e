//! The program without some turns.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::distance::is_late;
use super::loops::{Loops, threshold};
use super::walk::Gain;
use super::{Cut, Loop};
use crate::program::{Access, Action, Body, Expr, ExprId, ExprOp, Program, Step, Test, Value};
use crate::verify::compile::Code;

/// The program with no turn of its long loops.
pub(super) fn turnless(program: &Program, loops: &Loops<'_>) -> Program {
    with_counts(program, loops, |_| 0)
}

fn with_counts(program: &Program, loops: &Loops<'_>, count: impl Fn(&Loop) -> i64) -> Program {
    let mut program = program.clone();
    for (stream, of) in program.streams.iter_mut().zip(&loops.all) {
        if let Some(of) = of
            && let Body::For { to, .. } = &mut stream.steps[of.start as usize].body
        {
            *to = Value::Imm(of.from + count(of));
        }
    }
    program
}

/// The program without the turns of a cut: its loops go on after them, and what is waited for then is less by what they
/// would have added. `None` if it is not valid.
pub(super) fn without(
    program: &Program,
    code: &Code<'_>,
    loops: &Loops<'_>,
    gains: &[Gain],
    init: &[i64],
    cut: Cut,
) -> Option<Program> {
    let mut short = with_counts(program, loops, |of| of.count - cut.turns);
    let mut exprs = core::mem::take(&mut short.exprs);
    let all = |net: i128| net * i128::from(loops.least) / i128::from(cut.period);
    for (stream, of) in short.streams.iter_mut().zip(&loops.all) {
        let mut writer =
            of.map(|of| Writer { exprs: &mut exprs, known: BTreeMap::new(), at: of.from + cut.at, turns: cut.turns });
        for (pc, step) in (0..).zip(&mut stream.steps) {
            let inside = of.is_some_and(|of| (of.start + 1..of.next).contains(&pc));
            if let Some(writer) = writer.as_mut().filter(|_| inside) {
                let turns =
                    super::shape::Turns { exprs: &program.exprs, from: of.map_or(0, |of| of.from), count: loops.least };
                writer.step(step, |id| {
                    let shape = turns.shape(id)?;
                    shape.gain.checked_mul(cut.turns / shape.period)
                })?;
                continue;
            }
            for wait in &mut step.waits {
                let Value::Imm(id) = wait.sem.id else { continue };
                let Some(cell) = code.cells.cell(wait.sem.core, wait.sem.bank, id) else { continue };
                let net = gains[cell as usize].net;
                if net == 0 {
                    continue;
                }
                let (Test::Counter(_, value) | Test::CounterIfPositive(_, value)) = &mut wait.test else { return None };
                let Value::Imm(threshold) = value else { return None };
                if is_late(i128::from(*threshold) - i128::from(init[cell as usize]), all(net)) {
                    let left_out = net * i128::from(cut.turns / cut.period);
                    *threshold = i64::try_from(i128::from(*threshold) - left_out).ok()?;
                }
            }
            // An id that depends on a variable of a short loop.
            let unknown = |wait: &crate::program::Wait| {
                let cells = code.cells.cell(wait.sem.core, wait.sem.bank, 0).into_iter();
                let size = program.banks[usize::from(wait.sem.bank)].size;
                let mut cells = cells.flat_map(|first| first..first.saturating_add(size));
                !matches!(wait.sem.id, Value::Imm(_)) && cells.any(|cell| gains[cell as usize].net != 0)
            };
            if step.waits.iter().any(unknown) {
                return None;
            }
        }
    }
    short.exprs = exprs;
    short.validate().is_ok().then_some(short)
}

/// Writes the steps of one loop anew.
struct Writer<'e> {
    exprs: &'e mut Vec<Expr>,
    known: BTreeMap<ExprId, ExprId>,
    /// The value of the variable at which turns are left out, and how many.
    at: i64,
    turns: i64,
}

impl Writer<'_> {
    /// `gained`: what a threshold gains in the turns that are left out.
    fn step(&mut self, step: &mut Step, gained: impl Fn(ExprId) -> Option<i64>) -> Option<()> {
        for wait in &mut step.waits {
            let before = threshold(wait);
            self.value(&mut wait.sem.id);
            if let Some(action) = &mut wait.then {
                self.action(action);
            }
            if let (Test::Counter(_, value) | Test::CounterIfPositive(_, value), Some(Value::Expr(id))) =
                (&mut wait.test, before)
            {
                self.value(value);
                let (gained, Value::Expr(now)) = (gained(id)?, *value) else { return None };
                if gained != 0 {
                    *value = Value::Expr(self.less(now, gained));
                }
            }
        }
        for update in &mut step.updates {
            self.value(&mut update.sem.id);
            self.action(&mut update.action);
        }
        match &mut step.body {
            Body::For { from, to, .. } => {
                self.value(from);
                self.value(to);
            }
            Body::If { condition, .. } => *condition = self.expr(*condition),
            Body::Access(all) | Body::Transfer { accesses: all, .. } => {
                for Access { element, bytes, .. } in all {
                    for value in [element, &mut bytes.0, &mut bytes.1] {
                        self.value(value);
                    }
                }
            }
            _ => {}
        }
        Some(())
    }

    fn action(&mut self, action: &mut Action) {
        if let Action::Add(value) | Action::Sub(value) | Action::Write(value) = action {
            self.value(value);
        }
    }

    fn value(&mut self, value: &mut Value) {
        if let Value::Expr(id) = value {
            *id = self.expr(*id);
        }
    }

    fn push(&mut self, expr: Expr) -> ExprId {
        self.exprs.push(expr);
        self.exprs.len() as ExprId - 1
    }

    /// Whether the variable is beyond what is left out.
    fn beyond(&mut self) -> (ExprId, ExprId) {
        let (var, at) = (self.push(Expr::Var(0)), self.push(Expr::Const(self.at)));
        (var, self.push(Expr::Binary(ExprOp::Ge, var, at)))
    }

    /// An expression of the variable that skips what is left out.
    fn expr(&mut self, id: ExprId) -> ExprId {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        let new = match self.exprs[id as usize] {
            Expr::Var(0) => {
                let (var, beyond) = self.beyond();
                let turns = self.push(Expr::Const(self.turns));
                let later = self.push(Expr::Binary(ExprOp::Add, var, turns));
                self.push(Expr::Select(beyond, later, var))
            }
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.expr(left), self.expr(right));
                self.push(Expr::Binary(op, left, right))
            }
            Expr::Select(condition, then, otherwise) => {
                let (condition, then, otherwise) = (self.expr(condition), self.expr(then), self.expr(otherwise));
                self.push(Expr::Select(condition, then, otherwise))
            }
            Expr::Const(_) | Expr::Var(_) => id,
        };
        self.known.insert(id, new);
        new
    }

    fn less(&mut self, id: ExprId, gained: i64) -> ExprId {
        let (_, beyond) = self.beyond();
        let (gained, nothing) = (self.push(Expr::Const(gained)), self.push(Expr::Const(0)));
        let left_out = self.push(Expr::Select(beyond, gained, nothing));
        self.push(Expr::Binary(ExprOp::Sub, id, left_out))
    }
}
