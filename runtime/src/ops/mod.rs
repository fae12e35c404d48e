//! Operations of architectures as generated code has them: what they are, why they fail, which architectures there are.

mod address;
mod arch;
mod error;

pub use arch::{ArchError, ArchInfo};
pub use error::{Call, OpError, Reason};

/// An interface: operations that every architecture has, each in its own way.
#[derive(Debug)]
pub struct OpsInfo {
    /// Its name in the specification.
    pub name: &'static str,
    /// Its operations, in declared order.
    pub ops: &'static [OpInfo],
    /// Documentation lines.
    pub docs: &'static str,
    /// Where it comes from; empty if not said.
    pub source: &'static str,
}

/// An operation.
#[derive(Debug)]
pub struct OpInfo {
    /// Its name in the specification.
    pub name: &'static str,
    /// Its parameters.
    pub params: &'static [Param],
    /// Type of its result, in the specification's words.
    pub result: &'static str,
    /// Its slot in the original table, if that is known.
    pub slot: Option<u64>,
    /// Other attributes.
    pub columns: &'static [Column],
    /// Documentation lines.
    pub docs: &'static str,
}

/// A parameter.
#[derive(Debug)]
pub struct Param {
    /// Its name in the specification.
    pub name: &'static str,
    /// Its type, in the specification's words.
    pub ty: &'static str,
    /// How an argument is kept in an error.
    pub kind: ParamKind,
}

/// How an argument is kept in an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// As it is.
    Unsigned,
    /// In two's complement.
    Signed,
    /// Not at all: text and sets.
    Omitted,
}

/// An attribute that the language gives no meaning to, as `@hal_set(0x6F8)`.
#[derive(Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Its arguments.
    pub args: &'static [ColumnValue],
}

/// An argument of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnValue {
    /// A number.
    Int(i128),
    /// A word.
    Word(&'static str),
    /// A string.
    Text(&'static str),
}

impl OpsInfo {
    /// The operation of that name.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&OpInfo> {
        self.ops.iter().find(|o| o.name == name)
    }
}

impl OpInfo {
    /// The first argument of an attribute.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<ColumnValue> {
        self.columns.iter().find(|c| c.name == name).and_then(|c| c.args.first()).copied()
    }
}
