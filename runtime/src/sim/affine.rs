//! Operands of waits that are linear in one `for` variable: computed without walking the expression.

use super::counter::Format;
use crate::program::{Expr, ExprId, ExprOp, Program, Var};

/// Beyond this, sums and products might overflow on the way: the expression itself has to tell.
const SMALL: i64 = 1 << 31;

/// `factor * var + offset`, the operand of a wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Affine {
    line: Line,
    /// The wait passes at once when this is 0 or less.
    pub(crate) skippable: bool,
    /// Which wait of its step it is.
    pub(crate) nth: u32,
    format: Format,
}

/// `factor * var + offset`, with small numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    var: Option<Var>,
    factor: i64,
    offset: i64,
}

/// What an operand amounts to now.
pub(super) enum Now {
    /// Pass at once.
    Skip,
    /// Compare with this, in machine form.
    Compare(i32),
    /// Not plain after all.
    Other,
}

impl Affine {
    /// Of an expression, if it is linear with small numbers.
    pub(super) fn of(program: &Program, id: ExprId, skippable: bool, nth: u32, format: Format) -> Option<Affine> {
        Some(Affine { line: line(&program.exprs, id)?, skippable, nth, format })
    }

    #[inline]
    pub(super) fn now(&self, vars: &[i64]) -> Now {
        match self.line.value(vars) {
            Some(..=0) if self.skippable => Now::Skip,
            Some(value) if self.format.contains(value) => Now::Compare(self.format.word(value)),
            _ => Now::Other,
        }
    }
}

impl Line {
    /// Its value; `None` where the variable is not small.
    #[inline]
    pub(crate) fn value(&self, vars: &[i64]) -> Option<i64> {
        let var = self.var.map_or(0, |var| vars[usize::from(var)]);
        (-SMALL..=SMALL).contains(&var).then(|| self.factor * var + self.offset)
    }
}

/// With small numbers in every part, so that no part can overflow where the variable is small.
pub(crate) fn line(exprs: &[Expr], id: ExprId) -> Option<Line> {
    let line = match *exprs.get(id as usize)? {
        Expr::Const(offset) => Line { var: None, factor: 0, offset },
        Expr::Var(var) => Line { var: Some(var), factor: 1, offset: 0 },
        Expr::Binary(op, left, right) => combine(op, line(exprs, left)?, line(exprs, right)?)?,
        Expr::Select(..) => return None,
    };
    let small = line.factor.unsigned_abs() <= SMALL as u64 && line.offset.unsigned_abs() <= SMALL as u64;
    Some(line).filter(|_| small)
}

/// Of small numbers, so that nothing here overflows.
fn combine(op: ExprOp, left: Line, right: Line) -> Option<Line> {
    let var = match (left.var, right.var) {
        (Some(left), Some(right)) if left != right => return None,
        (left, right) => left.or(right),
    };
    let (factor, offset) = match op {
        ExprOp::Add => (left.factor + right.factor, left.offset + right.offset),
        ExprOp::Sub => (left.factor - right.factor, left.offset - right.offset),
        ExprOp::Mul if left.var.is_none() => (left.offset * right.factor, left.offset * right.offset),
        ExprOp::Mul if right.var.is_none() => (left.factor * right.offset, left.offset * right.offset),
        _ => return None,
    };
    Some(Line { var, factor, offset })
}
