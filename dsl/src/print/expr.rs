//! Expressions and types.

use super::{list, path, quote};
use crate::ast::{BinaryOp, Expr, ExprKind, Type, UnaryOp, Unknown, ValueExpr};

/// How tightly an expression holds together, loosest first.
mod level {
    pub(super) const TERNARY: u8 = 1;
    pub(super) const RANGE: u8 = 2;
    pub(super) const OR: u8 = 3;
    pub(super) const PREFIX: u8 = 12;
    pub(super) const POSTFIX: u8 = 13;
    pub(super) const PRIMARY: u8 = 14;
}

/// An expression with no more parentheses than it needs.
#[must_use]
pub fn print_expr(expr: &Expr) -> String {
    let mut out = String::new();
    write(&mut out, expr, 0);
    out
}

/// A type.
#[must_use]
pub fn print_type(ty: &Type) -> String {
    let size = super::opt("", ty.size.as_ref(), |e| format!("({})", print_expr(e)));
    let dims: String = ty.dims.iter().map(|d| format!("[{}]", print_expr(d))).collect();
    format!("{}{size}{dims}{}", path(&ty.path), if ty.optional { "?" } else { "" })
}

pub(super) fn value(value: &ValueExpr) -> String {
    match value {
        ValueExpr::Known(e) => print_expr(e),
        ValueExpr::Unknown(u) => unknown(u),
    }
}

pub(super) fn unknown(unknown: &Unknown) -> String {
    format!("unknown{}", super::opt(" ", unknown.reason.as_ref(), |r| quote(r)))
}

/// A number: large round ones are addresses or masks, and read better in hex.
pub(super) fn number(n: u128) -> String {
    if n >= 1 << 32 || (n >= 1 << 16 && matches!(n % 256, 0 | 255)) { hex(n) } else { n.to_string() }
}

/// `0x0C`: two digits at least.
pub(super) fn hex(n: u128) -> String {
    format!("0x{n:02X}")
}

/// An expression where wire numbers stand: a number alone in hex.
pub(super) fn wire(expr: &Expr) -> String {
    match expr.kind {
        ExprKind::Int(n) => hex(n),
        _ => print_expr(expr),
    }
}

fn level_of(kind: &ExprKind) -> u8 {
    match kind {
        ExprKind::Ternary { .. } => level::TERNARY,
        ExprKind::Range { .. } => level::RANGE,
        ExprKind::Binary { op, .. } => binary_level(*op),
        ExprKind::Unary { .. } => level::PREFIX,
        ExprKind::Index { .. } | ExprKind::Member { .. } => level::POSTFIX,
        ExprKind::Int(_) | ExprKind::Str(_) | ExprKind::Path(_) | ExprKind::Call { .. } => level::PRIMARY,
    }
}

/// Writes an expression, in parentheses if it is looser than `least`.
fn write(out: &mut String, expr: &Expr, least: u8) {
    let own = level_of(&expr.kind);
    if own < least {
        out.push('(');
        write(out, expr, 0);
        out.push(')');
        return;
    }
    match &expr.kind {
        ExprKind::Int(n) => out.push_str(&number(*n)),
        ExprKind::Str(s) => out.push_str(&quote(s)),
        ExprKind::Path(names) => out.push_str(&path(names)),
        ExprKind::Call { path: names, args } => {
            out.push_str(&format!("{}({})", path(names), list(args, print_expr)));
        }
        ExprKind::Index { base, index } => {
            write(out, base, level::POSTFIX);
            out.push_str(&format!("[{}]", print_expr(index)));
        }
        ExprKind::Member { base, member } => {
            write(out, base, level::POSTFIX);
            out.push('.');
            out.push_str(&member.text);
        }
        ExprKind::Unary { op, operand } => {
            out.push(match op {
                UnaryOp::Neg => '-',
                UnaryOp::Not => '!',
                UnaryOp::Complement => '~',
            });
            write(out, operand, level::PREFIX);
        }
        ExprKind::Binary { op, left, right } => {
            write(out, left, own);
            out.push_str(&format!(" {} ", op.symbol()));
            write(out, right, own + 1);
        }
        ExprKind::Ternary { condition, yes, no } => {
            write(out, condition, level::RANGE);
            out.push_str(" ? ");
            write(out, yes, 0);
            out.push_str(" : ");
            write(out, no, level::TERNARY);
        }
        ExprKind::Range { first, last, inclusive } => {
            write(out, first, level::OR);
            out.push_str(if *inclusive { "..=" } else { ".." });
            write(out, last, level::OR);
        }
    }
}

fn binary_level(op: BinaryOp) -> u8 {
    match op {
        BinaryOp::LogicalOr => level::OR,
        BinaryOp::LogicalAnd => 4,
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 5,
        BinaryOp::Or => 6,
        BinaryOp::Xor => 7,
        BinaryOp::And => 8,
        BinaryOp::Shl | BinaryOp::Shr => 9,
        BinaryOp::Add | BinaryOp::Sub => 10,
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => 11,
    }
}
