//! Values of expressions over `for` variables.

use crate::program::{Expr, ExprError, ExprId, ExprOp};

/// How deep an expression may nest.
pub const MAX_DEPTH: u32 = 256;
/// How many operands one evaluation may visit: shared operands count each time they are reached.
pub const MAX_SIZE: u32 = 1 << 16;

/// The value of expression `id` of the table `exprs` where variable `v` has the value `vars[v]`.
///
/// # Errors
///
/// As [`ExprError`] says. Total: a table that refers to nothing, forward, or too deep is [`ExprError::Malformed`].
pub fn eval(exprs: &[Expr], id: ExprId, vars: &[i64]) -> Result<i64, ExprError> {
    Evaluation { exprs, vars, left: MAX_SIZE }.value(id, MAX_DEPTH)
}

/// `left op right`, checked.
///
/// # Errors
///
/// As [`ExprError`] says.
pub fn apply(op: ExprOp, left: i64, right: i64) -> Result<i64, ExprError> {
    let checked = match op {
        ExprOp::Add => left.checked_add(right),
        ExprOp::Sub => left.checked_sub(right),
        ExprOp::Mul => left.checked_mul(right),
        ExprOp::Div | ExprOp::Rem if right == 0 => return Err(ExprError::DivideByZero),
        ExprOp::Div => left.checked_div(right),
        // i64::MIN % -1 is 0, although the machine division behind it overflows.
        ExprOp::Rem => Some(left.wrapping_rem(right)),
        ExprOp::Shl | ExprOp::Shr if !(0..64).contains(&right) => return Err(ExprError::Shift),
        ExprOp::Shl => Some(left << right).filter(|shifted| shifted >> right == left),
        ExprOp::Shr => Some(left >> right),
        ExprOp::And => Some(left & right),
        ExprOp::Or => Some(left | right),
        ExprOp::Xor => Some(left ^ right),
        ExprOp::Eq => Some(i64::from(left == right)),
        ExprOp::Ne => Some(i64::from(left != right)),
        ExprOp::Lt => Some(i64::from(left < right)),
        ExprOp::Le => Some(i64::from(left <= right)),
        ExprOp::Gt => Some(i64::from(left > right)),
        ExprOp::Ge => Some(i64::from(left >= right)),
        ExprOp::Min => Some(left.min(right)),
        ExprOp::Max => Some(left.max(right)),
    };
    checked.ok_or(ExprError::Overflow)
}

struct Evaluation<'a> {
    exprs: &'a [Expr],
    vars: &'a [i64],
    left: u32,
}

impl Evaluation<'_> {
    fn value(&mut self, id: ExprId, depth: u32) -> Result<i64, ExprError> {
        self.left = self.left.checked_sub(1).ok_or(ExprError::Malformed)?;
        let depth = depth.checked_sub(1).ok_or(ExprError::Malformed)?;
        match *self.exprs.get(id as usize).ok_or(ExprError::Malformed)? {
            Expr::Const(value) => Ok(value),
            Expr::Var(var) => self.vars.get(usize::from(var)).copied().ok_or(ExprError::Malformed),
            Expr::Binary(op, left, right) => {
                let left = self.value(left, depth)?;
                apply(op, left, self.value(right, depth)?)
            }
            // Only the arm that is chosen: the other may well divide by zero.
            Expr::Select(condition, then, otherwise) => {
                let chosen = if self.value(condition, depth)? != 0 { then } else { otherwise };
                self.value(chosen, depth)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn arithmetic_is_checked() {
        assert_eq!(apply(ExprOp::Add, i64::MAX, 1), Err(ExprError::Overflow));
        assert_eq!(apply(ExprOp::Div, i64::MIN, -1), Err(ExprError::Overflow));
        assert_eq!(apply(ExprOp::Rem, i64::MIN, -1), Ok(0));
        assert_eq!(apply(ExprOp::Rem, -7, 2), Ok(-1));
        assert_eq!(apply(ExprOp::Div, 1, 0), Err(ExprError::DivideByZero));
        assert_eq!(apply(ExprOp::Shl, 1, 63), Err(ExprError::Overflow));
        assert_eq!(apply(ExprOp::Shl, -1, 63), Ok(i64::MIN));
        assert_eq!(apply(ExprOp::Shr, 1, 64), Err(ExprError::Shift));
    }

    #[test]
    fn select_looks_at_one_arm() {
        let exprs = [Expr::Var(0), Expr::Const(1), Expr::Binary(ExprOp::Div, 1, 0), Expr::Select(0, 2, 1)];
        assert_eq!(eval(&exprs, 3, &[0]), Ok(1));
        assert_eq!(eval(&exprs, 2, &[0]), Err(ExprError::DivideByZero));
    }

    #[test]
    fn bad_tables_end() {
        assert_eq!(eval(&[Expr::Select(0, 0, 0)], 0, &[]), Err(ExprError::Malformed));
        let doubling: Vec<Expr> =
            core::iter::once(Expr::Const(0)).chain((0..100).map(|id| Expr::Binary(ExprOp::Add, id, id))).collect();
        assert_eq!(eval(&doubling, 100, &[]), Err(ExprError::Malformed));
    }
}
