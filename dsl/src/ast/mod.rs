//! The syntax tree: what was written, with spans, nothing resolved.
//!
//! Parts that were not understood have been reported already and are left out; an item that lost parts so is marked
//! `broken`, and later passes do not report names missing from it.

mod expr;
mod item;
mod kernel;
mod record;

pub use expr::*;
pub use item::*;
pub use kernel::*;
pub use record::*;

use crate::source::Span;

/// An identifier as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The text.
    pub text: String,
    /// Where.
    pub span: Span,
}

/// One parsed file.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// Documentation of the file: its `//!` lines, without the marks.
    pub docs: Docs,
    /// Items in order.
    pub items: Vec<Item>,
    /// Some part was not understood, perhaps whole items: names missing from the file may have been declared in them.
    pub broken: bool,
}

/// Lines of a documentation comment, without the marks and one leading blank.
pub type Docs = Vec<String>;

/// `@name` or `@name(args)`.
#[derive(Clone, Debug)]
pub struct Attr {
    /// The name after `@`.
    pub name: Name,
    /// The arguments.
    pub args: Vec<Expr>,
    /// All of it.
    pub span: Span,
}
