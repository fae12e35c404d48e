//! Resolved expressions and their values.

use super::{FieldId, SpaceId, TableId};
use crate::ast::{BinaryOp, UnaryOp};
use crate::source::Span;

/// A resolved expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it was written.
    pub span: Span,
}

/// Kinds of resolved expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A constant.
    Value(Value),
    /// A constant of the specification whose value is not known.
    Unknown {
        /// Its name.
        name: String,
        /// Why.
        reason: String,
    },
    /// A field of the record at hand.
    Field(FieldId),
    /// A parameter of the builder, lowering or operation at hand.
    Param(u32),
    /// `r[e]`: the register of that number. Only where an operand may be a register.
    Register(Box<Expr>),
    /// An operation of the architecture: `control_base(sp)`.
    Op {
        /// Interface, as index into `Model::ops`.
        ops: u32,
        /// Operation, as index into its `rows`.
        op: u32,
        /// Arguments.
        args: Vec<Expr>,
    },
    /// `TABLE[row].column`
    Lookup {
        /// The table.
        table: TableId,
        /// Index of the column.
        column: u32,
        /// The row, 0-based.
        row: Box<Expr>,
    },
    /// `len(x)`: number of characters, elements or members.
    Len(Box<Expr>),
    /// Prefix operator.
    Unary(UnaryOp, Box<Expr>),
    /// Infix operator.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `c ? a : b`; only the chosen arm is evaluated.
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `a..=b` (or `a..b`): a set of numbers.
    Range(Box<Expr>, Box<Expr>, bool),
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number. Arithmetic is checked in 128 bits; the width is checked where it is stored.
    Int(i128),
    /// An address in a space.
    Address(SpaceId, i128),
    /// Text.
    Str(String),
    /// A set of numbers, ascending, without repetition.
    Set(Vec<u32>),
    /// A list.
    List(Vec<Value>),
    /// A register, as an operand.
    Register(u32),
}

impl Expr {
    /// Calls `f` for every field that the expression uses.
    pub fn each_field(&self, f: &mut dyn FnMut(FieldId)) {
        match &self.kind {
            ExprKind::Field(id) => f(*id),
            ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Param(_) => {}
            ExprKind::Register(a) | ExprKind::Len(a) | ExprKind::Unary(_, a) | ExprKind::Lookup { row: a, .. } => {
                a.each_field(f);
            }
            ExprKind::Op { args, .. } => args.iter().for_each(|a| a.each_field(f)),
            ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => {
                a.each_field(f);
                b.each_field(f);
            }
            ExprKind::Ternary(a, b, c) => {
                a.each_field(f);
                b.each_field(f);
                c.each_field(f);
            }
        }
    }

    /// Whether the expression uses one of these fields.
    pub fn uses(&self, which: impl Fn(FieldId) -> bool) -> bool {
        let mut found = false;
        self.each_field(&mut |id| found |= which(id));
        found
    }
}

impl Value {
    /// The number, also of an address.
    #[must_use]
    pub fn int(&self) -> Option<i128> {
        match self {
            Value::Int(v) | Value::Address(_, v) => Some(*v),
            _ => None,
        }
    }
}
