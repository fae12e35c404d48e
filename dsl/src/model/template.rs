//! Profiles, builders, lowerings, fences.

use super::{BuilderId, ColumnType, EnumId, Expr, FieldId, ModeTable, Notes, ProfileId, RecordId, Require};
use crate::ast;
use crate::source::Span;

/// A producer's habits: what it writes and what it refuses.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// Its rules.
    pub rules: Vec<ProfileRule>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// A rule of a profile.
#[derive(Clone, Debug)]
pub enum ProfileRule {
    /// A mode field of a record holds only these modes (by index into the table).
    FieldOnly {
        /// The record.
        record: RecordId,
        /// The mode field.
        field: FieldId,
        /// Indices of the modes allowed.
        modes: Vec<usize>,
        /// What is wrong otherwise.
        message: String,
        /// Where it is declared.
        span: Span,
    },
    /// A table is used only with these modes.
    TableOnly {
        /// The table.
        table: ModeTable,
        /// Indices of the modes allowed.
        modes: Vec<usize>,
        /// What is wrong otherwise.
        message: String,
        /// Where it is declared.
        span: Span,
    },
    /// A field of a record is absent (zero, none).
    Absent {
        /// The record.
        record: RecordId,
        /// The field.
        field: FieldId,
        /// What is wrong otherwise.
        message: String,
        /// Where it is declared.
        span: Span,
    },
    /// Modes without an operand write this into the value field.
    Write {
        /// The table.
        table: ModeTable,
        /// Indices of the modes.
        modes: Vec<usize>,
        /// What is written.
        value: u64,
    },
    /// A condition on a record.
    Require {
        /// The record.
        record: RecordId,
        /// The condition.
        require: Require,
    },
}

/// A builder or a lowering: records made from parameters.
#[derive(Clone, Debug)]
pub struct Template {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<Param>,
    /// The profile it writes for; `None`: the caller's.
    pub profile: Option<ProfileId>,
    /// Records in order.
    pub body: Vec<TemplateStmt>,
    /// Documentation, availability.
    pub notes: Notes,
    /// Other files may use it.
    pub public: bool,
    /// Where it is declared.
    pub span: Span,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: ColumnType,
}

/// A record of a template, or a call of a builder.
#[derive(Clone, Debug)]
pub struct TemplateStmt {
    /// What it is.
    pub kind: TemplateKind,
    /// Only if this holds.
    pub guard: Option<Expr>,
    /// Where it is declared.
    pub span: Span,
}

/// Kinds of template statement.
#[derive(Clone, Debug)]
pub enum TemplateKind {
    /// A record.
    Literal(Literal),
    /// A builder.
    Call {
        /// Which.
        builder: BuilderId,
        /// Arguments.
        args: Vec<Expr>,
    },
}

/// A resolved literal: the record, and what is given for its fields.
#[derive(Clone, Debug)]
pub struct Literal {
    /// The record.
    pub record: RecordId,
    /// Fields given, in the order written.
    pub fields: Vec<(FieldId, FieldValue)>,
    /// Where it was written.
    pub span: Span,
}

/// What is given for a field.
#[derive(Clone, Debug)]
pub enum FieldValue {
    /// A value: number, enumerator, text, set, list of numbers.
    Expr(Expr),
    /// An enumerator that a lowering's caller picks by its meaning: the parameter of that index.
    Meaning(u32, EnumId),
    /// A mode with its operands; the index into its table.
    Mode {
        /// Index of the mode in its table.
        mode: usize,
        /// Index into the bank.
        index: Expr,
        /// Operand.
        value: Option<Expr>,
        /// Where.
        span: Span,
    },
    /// A list.
    List(Vec<FieldValue>, Span),
    /// A set of numbers; elements may be ranges.
    Set(Vec<Expr>, Span),
    /// A nested structure.
    Record(Literal),
    /// An arm of a union, by index, with its value.
    Arm(usize, Box<FieldValue>),
}

/// A fence: kernel statements on every engine in use.
#[derive(Clone, Debug)]
pub struct Fence {
    /// Its name.
    pub name: String,
    /// Its statements, as written; kernels resolve them.
    pub body: Vec<ast::FenceStmt>,
    /// Documentation, confidence.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}
