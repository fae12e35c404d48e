//! Expressions, types, literals.

use chappe_runtime::program::{AluOp, Compare};

use super::{Attr, Name};
use crate::source::Span;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where.
    pub span: Span,
}

/// Kinds of expression.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ExprKind {
    /// A non-negative integer; 128 bits, so that nothing a file can say overflows silently.
    Int(u128),
    Str(String),
    /// `a` or `a::b`.
    Path(Vec<Name>),
    Call {
        path: Vec<Name>,
        args: Vec<Expr>,
    },
    /// `base[index]`.
    Index {
        base: Box<Expr>,
        index: Box<Expr>,
    },
    /// `base.member`.
    Member {
        base: Box<Expr>,
        member: Name,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    Binary {
        op: BinaryOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Ternary {
        condition: Box<Expr>,
        yes: Box<Expr>,
        no: Box<Expr>,
    },
    /// `first..=last` or `first..end`.
    Range {
        first: Box<Expr>,
        last: Box<Expr>,
        inclusive: bool,
    },
}

/// Prefix operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the operators")]
pub enum UnaryOp {
    /// `-`
    Neg,
    /// `!`, logical.
    Not,
    /// `~`, bitwise.
    Complement,
}

/// Infix operators, loosest first: `||`, `&&`, comparisons, `|`, `^`, `&`, shifts, sums, products.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the operators")]
pub enum BinaryOp {
    LogicalOr,
    LogicalAnd,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Or,
    Xor,
    And,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl BinaryOp {
    /// The comparison it is, if it is one.
    #[must_use]
    pub fn compare(self) -> Option<Compare> {
        Some(match self {
            BinaryOp::Eq => Compare::Eq,
            BinaryOp::Ne => Compare::Ne,
            BinaryOp::Lt => Compare::Lt,
            BinaryOp::Le => Compare::Le,
            BinaryOp::Gt => Compare::Gt,
            BinaryOp::Ge => Compare::Ge,
            _ => return None,
        })
    }

    /// The operation on registers that it is, if it is one.
    #[must_use]
    pub fn alu(self) -> Option<AluOp> {
        Some(match self {
            BinaryOp::Add => AluOp::Add,
            BinaryOp::Sub => AluOp::Sub,
            BinaryOp::Mul => AluOp::Mul,
            BinaryOp::And => AluOp::And,
            BinaryOp::Or => AluOp::Or,
            BinaryOp::Xor => AluOp::Xor,
            BinaryOp::Shl => AluOp::Shl,
            BinaryOp::Shr => AluOp::Shr,
            _ => return None,
        })
    }

    /// As it is written.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::LogicalOr => "||",
            BinaryOp::LogicalAnd => "&&",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::Or => "|",
            BinaryOp::Xor => "^",
            BinaryOp::And => "&",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
        }
    }
}

/// An expression, or the statement that nobody knows the value.
#[derive(Clone, Debug)]
pub enum ValueExpr {
    /// A known value.
    Known(Expr),
    /// `unknown` or `unknown "why"`.
    Unknown(Unknown),
}

/// `unknown`, with what is known about the gap.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// Why, in the spec's words.
    pub reason: Option<String>,
    /// Where.
    pub span: Span,
}

/// A type as written: `u8`, `WaitMode?`, `RingSemas(128)`, `Step[4]`, `str[36]`.
#[derive(Clone, Debug)]
pub struct Type {
    /// Its name.
    pub path: Vec<Name>,
    /// The size in bytes that it claims to have.
    pub size: Option<Expr>,
    /// Array dimensions, outermost first; for `bits`, `str` and `asciiz` the first is their length.
    pub dims: Vec<Expr>,
    /// `?`: zero means none.
    pub optional: bool,
    /// Where.
    pub span: Span,
}

/// `Record { field: value, .. }`.
#[derive(Clone, Debug)]
pub struct Literal {
    /// The record's name, perhaps qualified.
    pub path: Vec<Name>,
    /// Fields in the order written.
    pub fields: Vec<LiteralField>,
    /// Where.
    pub span: Span,
}

/// `field: value`.
#[derive(Clone, Debug)]
pub struct LiteralField {
    /// The field.
    pub name: Name,
    /// Its value.
    pub value: LiteralValue,
}

/// The value of a field. A mode with its operands, `sem_ge_imm(12, 5)`, is an `Expr` call.
#[derive(Clone, Debug)]
pub enum LiteralValue {
    /// Anything that an expression can say.
    Expr(Expr),
    /// A nested record (or the chosen arm of a union).
    Record(Literal),
    /// `[a, b]`: elements of an array.
    List(Vec<LiteralValue>, Span),
    /// `{3, 40, 255}`: the ones of a bit set; an element may be a range.
    Set(Vec<Expr>, Span),
    /// `mesh([1, 2])`: an arm of a union. (One that is a number is an `Expr` call, one that is a record a `Record` with
    /// the arm's name.)
    Arm(Name, Box<LiteralValue>),
}

impl LiteralValue {
    /// Where.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            LiteralValue::Expr(e) => e.span,
            LiteralValue::Record(l) => l.span,
            LiteralValue::List(_, s) | LiteralValue::Set(_, s) => *s,
            LiteralValue::Arm(n, v) => n.span.to(v.span()),
        }
    }
}

/// A literal alone on the command line, perhaps with `@profile(..)`.
#[derive(Clone, Debug)]
pub struct LoneLiteral {
    /// The literal.
    pub literal: Literal,
    /// What follows it.
    pub attrs: Vec<Attr>,
}
