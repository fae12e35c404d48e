//! Expressions of a loop's variable that repeat from turn to turn but for a constant.

use crate::expr;
use crate::program::{Expr, ExprId, ExprOp};

/// Longest period.
const LONGEST: i64 = 1 << 12;

/// What is known of an expression: `gain` is what it gains from a turn to that `period` turns later, if both are among
/// the turns from `early` to `late` before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) period: i64,
    pub(super) gain: i64,
    pub(super) early: i64,
    pub(super) late: i64,
    /// It depends on the variable of a loop within.
    inner: bool,
}

/// A loop, whose variable is number 0.
#[derive(Clone, Copy)]
pub(super) struct Turns<'a> {
    pub(super) exprs: &'a [Expr],
    pub(super) from: i64,
    pub(super) count: i64,
}

impl Shape {
    pub(super) const CONSTANT: Shape = Shape { period: 1, gain: 0, early: 0, late: 0, inner: false };

    /// The same with a period that is a multiple of its own.
    fn over(self, period: i64) -> Option<Shape> {
        Some(Shape { period, gain: self.gain.checked_mul(period / self.period)?, ..self })
    }

    /// Both with the same period.
    fn with(self, other: Shape) -> Option<(Shape, Shape)> {
        let period = multiple(self.period, other.period)?;
        let (early, late) = (self.early.max(other.early), self.late.max(other.late));
        let inner = self.inner || other.inner;
        let wider = |shape: Shape| Some(Shape { early, late, inner, ..shape.over(period)? });
        Some((wider(self)?, wider(other)?))
    }
}

/// The least common multiple, if it is not too large.
pub(super) fn multiple(a: i64, b: i64) -> Option<i64> {
    (a / divisor(a, b)).checked_mul(b).filter(|period| *period <= LONGEST)
}

fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.max(1) } else { divisor(b, a % b) }
}

impl Turns<'_> {
    /// The shape of an expression, if it has one.
    pub(super) fn shape(&self, id: ExprId) -> Option<Shape> {
        match *self.exprs.get(id as usize)? {
            Expr::Const(_) => Some(Shape::CONSTANT),
            Expr::Var(0) => Some(Shape { gain: 1, ..Shape::CONSTANT }),
            Expr::Var(_) => Some(Shape { inner: true, ..Shape::CONSTANT }),
            Expr::Binary(op, left, right) => self.binary(op, left, right),
            Expr::Select(condition, then, otherwise) => self.select(self.shape(condition)?, condition, then, otherwise),
        }
    }

    fn binary(&self, op: ExprOp, left: ExprId, right: ExprId) -> Option<Shape> {
        let (a, b) = self.shape(left)?.with(self.shape(right)?)?;
        if a.gain == 0 && b.gain == 0 {
            return Some(a);
        }
        let constant = |id: ExprId| match self.exprs[id as usize] {
            Expr::Const(value) => Some(value),
            _ => None,
        };
        match op {
            ExprOp::Add => Some(Shape { gain: a.gain.checked_add(b.gain)?, ..a }),
            ExprOp::Sub => Some(Shape { gain: a.gain.checked_sub(b.gain)?, ..a }),
            ExprOp::Mul => match (constant(left), constant(right)) {
                (Some(factor), _) => Some(Shape { gain: b.gain.checked_mul(factor)?, ..b }),
                (_, Some(factor)) => Some(Shape { gain: a.gain.checked_mul(factor)?, ..a }),
                _ => None,
            },
            ExprOp::Shl => {
                let factor = 1_i64.checked_shl(u32::try_from(constant(right)?).ok()?).filter(|factor| *factor > 0)?;
                Some(Shape { gain: a.gain.checked_mul(factor)?, ..a })
            }
            ExprOp::Div => self.divided(a, left, constant(right)?, true),
            ExprOp::Rem => self.divided(a, left, constant(right)?, false),
            ExprOp::Shr => self.divided(a, left, 1_i64.checked_shl(u32::try_from(constant(right)?).ok()?)?, true),
            ExprOp::And => {
                let most = constant(right)?.checked_add(1)?;
                if most > 0 && most & (most - 1) == 0 { self.divided(a, left, most, false) } else { None }
            }
            ExprOp::Eq | ExprOp::Ne | ExprOp::Lt | ExprOp::Le | ExprOp::Gt | ExprOp::Ge => {
                self.compared(a, b, left, right)
            }
            ExprOp::Min | ExprOp::Max | ExprOp::Or | ExprOp::Xor => None,
        }
    }

    /// The value in a turn.
    pub(super) fn value(&self, id: ExprId, turn: i64) -> Option<i64> {
        expr::eval(self.exprs, id, &[self.from.checked_add(turn)?]).ok()
    }

    /// Divided by a constant, or the remainder: from where it is not negative.
    fn divided(&self, shape: Shape, id: ExprId, by: i64, quotient: bool) -> Option<Shape> {
        if shape.inner || shape.gain <= 0 || by <= 0 {
            return None;
        }
        let mut early = shape.early;
        for turn in shape.early..shape.early.checked_add(shape.period)? {
            let below = self.value(id, turn)?.min(0).checked_neg()?;
            let periods = below / shape.gain + i64::from(below % shape.gain != 0);
            early = early.max(turn.checked_add(periods.checked_mul(shape.period)?)?);
        }
        let times = by / divisor(by, shape.gain % by);
        let period = shape.period.checked_mul(times).filter(|period| *period <= LONGEST)?;
        let gain = if quotient { shape.gain.checked_mul(times)? / by } else { 0 };
        Some(Shape { period, gain, early, ..shape })
    }

    /// A comparison of what comes closer or parts: it does not change but near where they meet.
    fn compared(&self, a: Shape, b: Shape, left: ExprId, right: ExprId) -> Option<Shape> {
        let gain = a.gain.checked_sub(b.gain)?;
        let mut shape = Shape { gain: 0, ..a };
        if gain == 0 {
            return Some(shape);
        }
        if a.inner {
            return None;
        }
        for turn in a.early..a.early.checked_add(a.period)? {
            let apart = self.value(left, turn)?.checked_sub(self.value(right, turn)?)?;
            let meet = apart.checked_neg()?.div_euclid(gain).checked_mul(a.period)?.checked_add(turn)?;
            let around = 2 * a.period + 1;
            if meet.saturating_add(around) <= a.early || meet.saturating_sub(around) >= self.count - a.late {
                continue;
            }
            if meet < self.count / 2 {
                shape.early = shape.early.max(meet + around);
            } else {
                shape.late = shape.late.max(self.count - meet + around);
            }
        }
        Some(shape)
    }

    /// A choice that is the same in every period: of what gains the same, or of the one arm.
    fn select(&self, condition: Shape, id: ExprId, then: ExprId, otherwise: ExprId) -> Option<Shape> {
        if condition.gain != 0 {
            return None;
        }
        if let (Some(a), Some(b)) = (self.shape(then), self.shape(otherwise)) {
            let (a, b) = a.with(b)?;
            if a.gain == b.gain {
                return Some(a.with(condition)?.0);
            }
        }
        if condition.inner {
            return None;
        }
        let holds = |turn| self.value(id, turn).map(|value| value != 0);
        let first = holds(condition.early)?;
        let all = (condition.early..condition.early + condition.period).all(|turn| holds(turn) == Some(first));
        let taken = self.shape(if first { then } else { otherwise })?;
        all.then_some(taken.with(condition)?.0)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// Every expression up to some size that has a shape repeats as it says.
    #[test]
    fn shapes_hold() {
        const OPS: [ExprOp; 16] = [
            ExprOp::Add,
            ExprOp::Sub,
            ExprOp::Mul,
            ExprOp::Div,
            ExprOp::Rem,
            ExprOp::Shl,
            ExprOp::Shr,
            ExprOp::And,
            ExprOp::Eq,
            ExprOp::Ne,
            ExprOp::Lt,
            ExprOp::Le,
            ExprOp::Gt,
            ExprOp::Ge,
            ExprOp::Min,
            ExprOp::Max,
        ];
        const COUNT: i64 = 4000;
        let mut exprs: Vec<Expr> = [-3, 0, 1, 2, 3, 6, 7, COUNT - 2].map(Expr::Const).to_vec();
        exprs.push(Expr::Var(0));
        let mut seed = 1_u64;
        let mut random = |end: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % end
        };
        for _ in 0..1500 {
            let count = exprs.len();
            let recent = |at: usize| if at.is_multiple_of(3) { (at / 3 % 9) as u32 } else { (at % count) as u32 };
            let (a, b) = (recent(random(usize::MAX >> 34)), recent(random(usize::MAX >> 34)));
            exprs.push(match random(8) {
                0 => Expr::Select(recent(random(usize::MAX >> 34)), a, b),
                _ => Expr::Binary(OPS[random(16)], a, b),
            });
        }
        let mut shaped = 0;
        for from in [0, 5, -2] {
            let turns = Turns { exprs: &exprs, from, count: COUNT };
            for id in 0..exprs.len() as u32 {
                let Some(shape) = turns.shape(id).filter(|shape| shape.early + shape.late < COUNT / 2) else {
                    continue;
                };
                let end = COUNT - shape.late - shape.period;
                let turns_of = (shape.early..end).step_by(7).chain([end - 1, end - 2, shape.early + 1]);
                for turn in turns_of.filter(|turn| (shape.early..end).contains(turn)) {
                    let (Some(now), Some(then)) = (turns.value(id, turn), turns.value(id, turn + shape.period)) else {
                        continue;
                    };
                    assert_eq!(then - now, shape.gain, "{:?} {shape:?} turn {turn}", exprs[id as usize]);
                }
                shaped += 1;
            }
        }
        assert!(shaped > 300, "{shaped}");
    }
}
