//! Architectures and their operations.

use super::{ColumnType, Expr, Known, Notes, Param, Require};
use crate::source::Span;

/// The architecture a model is for.
#[derive(Clone, Debug)]
pub struct Arch {
    /// Its name.
    pub name: String,
    /// Its number.
    pub number: Option<u64>,
    /// Other names: `@aka(trn1)`.
    pub aliases: Vec<String>,
    /// The architectures it inherits from, nearest first.
    pub parents: Vec<String>,
    /// Documentation, columns.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// An architecture of a specification, by name.
#[derive(Clone, Debug)]
pub struct ArchName {
    /// Its name.
    pub name: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// Known to exist and nothing more; why.
    pub unknown: Option<String>,
    /// Where it is declared.
    pub span: Span,
}

/// A dispatch interface with its implementation on the model's architecture.
#[derive(Clone, Debug)]
pub struct Ops {
    /// Its name.
    pub name: String,
    /// Its operations.
    pub rows: Vec<Op>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Op {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Type of the result; results that do not fit are errors.
    pub result: ColumnType,
    /// Slot in the original table, if it is known.
    pub slot: Option<u64>,
    /// Bounds to check before the formula; they use the parameters.
    pub requires: Vec<Require>,
    /// The formula; `None`: not implemented on this architecture.
    pub value: Option<Known<Expr>>,
    /// Documentation of the interface's row, confidence of the implementation's.
    pub notes: Notes,
    /// Where the implementation (or else the interface's row) is written.
    pub span: Span,
    /// Where the interface declares it.
    pub declared: Span,
}
