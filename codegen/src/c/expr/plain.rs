//! Expressions that always have a value and need no more than 64 bits: C expressions.

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::model::{Expr, ExprKind};

use super::super::places::wrapped;
use super::super::support::Helper;
use super::number::{Num, Ty, type_for};
use super::{Compiler, same};
use crate::plan::range::{Kind, Range, operation};

impl Compiler<'_, '_> {
    /// An expression as a C expression, if it can be one.
    pub(super) fn plain(&self, e: &Expr) -> Option<Num> {
        let facts = self.scope.of(e);
        if facts.fails || !facts.kind.is_number() {
            return None;
        }
        if let Some(n) = facts.range.single() {
            return Some(Num::constant(n));
        }
        match &e.kind {
            ExprKind::Field(id) => self.field(*id),
            ExprKind::Param(i) => self.param(*i),
            ExprKind::Lookup { table, column, row } => {
                let row = self.plain(row)?;
                Some(self.cell(*table, *column, &row, facts.range))
            }
            ExprKind::Len(inner) => self.plain_len(inner),
            ExprKind::Unary(op, inner) => self.plain_unary(*op, &self.plain(inner)?),
            ExprKind::Binary(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), l, r) => self.plain_logical(*op, l, r),
            ExprKind::Binary(op, l, r) => self.plain_binary(*op, l, r),
            ExprKind::Ternary(c, yes, no) => {
                if let Some(t) = self.scope.of(c).truth() {
                    return self.plain(if t { yes } else { no });
                }
                let (c, a, b) = (self.plain(c)?, self.plain(yes)?, self.plain(no)?);
                let ty = self.arms(&a, &b);
                let (cond, a, b) = (self.cx.truth(&c), self.cx.cast(&a, ty), self.cx.cast(&b, ty));
                let text = format!("{} ? {} : {}", wrapped(&cond), wrapped(&a), wrapped(&b));
                Some(Num::new(text, ty, facts.range))
            }
            ExprKind::Value(_)
            | ExprKind::Unknown { .. }
            | ExprKind::Register(_)
            | ExprKind::Op { .. }
            | ExprKind::Range(..) => None,
        }
    }

    /// The common type of two arms.
    pub(super) fn arms(&self, a: &Num, b: &Num) -> Ty {
        if a.ty == Ty::Truth && b.ty == Ty::Truth { Ty::Truth } else { type_for(&[a.range, b.range]) }
    }

    fn plain_logical(&self, op: BinaryOp, l: &Expr, r: &Expr) -> Option<Num> {
        let (left, right) = (self.scope.of(l), self.scope.of(r));
        let neutral = op == BinaryOp::LogicalAnd;
        // A side that never decides says nothing.
        let text = match (left.truth(), right.truth()) {
            (Some(t), _) if t == neutral => self.cx.truth(&self.plain(r)?),
            (_, Some(t)) if t == neutral => self.cx.truth(&self.plain(l)?),
            _ => {
                let (a, b) = (self.cx.truth(&self.plain(l)?), self.cx.truth(&self.plain(r)?));
                let (a, b) = (self.beside(op, l, &a), self.beside(op, r, &b));
                format!("{a} {} {b}", op.symbol())
            }
        };
        Some(Num::new(text, Ty::Truth, Range::TRUTH))
    }

    /// A side of `&&` or `||`, in parentheses unless it is of the same kind or a comparison.
    fn beside(&self, op: BinaryOp, e: &Expr, text: &str) -> String {
        let flat = match &e.kind {
            ExprKind::Binary(inner, ..) => *inner == op || inner.compare().is_some(),
            ExprKind::Field(_) | ExprKind::Param(_) => true,
            _ => false,
        };
        if flat && !text.contains('?') { text.to_owned() } else { wrapped(text) }
    }

    /// A prefix operation on a number, in 64 bits.
    pub(super) fn plain_unary(&self, op: UnaryOp, n: &Num) -> Option<Num> {
        match op {
            UnaryOp::Not => Some(match n.ty {
                Ty::Truth => Num::new(format!("!{}", wrapped(&n.text)), Ty::Truth, Range::TRUTH),
                _ => self.cx.compared(BinaryOp::Eq, n, &Num::constant(0), None),
            }),
            UnaryOp::Neg => {
                let range = Range::new(n.range.high.checked_neg()?, n.range.low.checked_neg()?);
                (type_for(&[n.range, range]) == Ty::Signed)
                    .then(|| Num::new(format!("-{}", wrapped(&self.cx.as_signed(n))), Ty::Signed, range))
            }
            UnaryOp::Complement => {
                let range = Range::new(!n.range.high, !n.range.low);
                (type_for(&[n.range, range]) == Ty::Signed)
                    .then(|| Num::new(format!("~{}", wrapped(&self.cx.as_signed(n))), Ty::Signed, range))
            }
        }
    }

    fn plain_binary(&self, op: BinaryOp, l: &Expr, r: &Expr) -> Option<Num> {
        if self.scope.of(l).kind == Kind::Text {
            let (a, b) = (self.plain_text(l)?, self.plain_text(r)?);
            return Some(self.text_equality(op, &a, &b));
        }
        if op.compare().is_some() && same(l, r) {
            let holds = matches!(op, BinaryOp::Eq | BinaryOp::Le | BinaryOp::Ge);
            return Some(Num::constant(i128::from(holds)));
        }
        let (a, b) = (self.plain(l)?, self.plain(r)?);
        if op.compare().is_some() {
            let named = self.named(l, r).or_else(|| self.named(r, l));
            return Some(self.cx.compared(op, &a, &b, named.as_deref()));
        }
        self.arithmetic(op, &a, &b)
    }

    /// The result of an operation that has one always, in 64 bits.
    pub(super) fn arithmetic(&self, op: BinaryOp, a: &Num, b: &Num) -> Option<Num> {
        let (range, fails) = operation(op, a.range, b.range);
        let ty = type_for(&[a.range, b.range, range]);
        if fails || ty == Ty::Wide {
            return None;
        }
        let cx = self.cx;
        let sign = op.symbol();
        let text = match op {
            BinaryOp::Shl if b.range.high > 62 => return None,
            // A number below zero is not shifted in C, but multiplied.
            BinaryOp::Shl if a.range.low < 0 => {
                format!("{} * (INT64_C(1) << {})", wrapped(&cx.as_signed(a)), wrapped(&cx.as_unsigned(b)))
            }
            BinaryOp::Shl => {
                let shifted = format!("{} << {}", wrapped(&cx.as_unsigned(a)), wrapped(&cx.as_unsigned(b)));
                return Some(Num::new(shifted, Ty::Unsigned, range));
            }
            BinaryOp::Shr if a.range.low < 0 => {
                let helper = cx.helper(Helper::ShiftRight);
                format!("{helper}({}, {})", cx.as_signed(a), cx.as_unsigned(b))
            }
            BinaryOp::Shr if b.range.high > 63 => return None,
            BinaryOp::Shr => {
                let shifted = format!("{} >> {}", wrapped(&cx.as_unsigned(a)), wrapped(&cx.as_unsigned(b)));
                return Some(Num::new(shifted, Ty::Unsigned, range));
            }
            _ => format!("{} {sign} {}", wrapped(&cx.cast(a, ty)), wrapped(&cx.cast(b, ty))),
        };
        Some(Num::new(text, ty, range))
    }
}
