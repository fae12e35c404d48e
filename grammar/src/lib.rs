//! The grammar of the Chappe language and the parser derived from it.
//!
//! Only shape lives here; meaning is the `chappe-dsl` crate's. The grammar recovers at item, row and statement level:
//! the rule [`Rule::file`] accepts any text, and what is not understood appears as an `error_*` node.
#![allow(missing_docs, reason = "pest derives the rule enum")]

pub use pest::Parser;
pub use pest::error::{ErrorVariant, InputLocation};
pub use pest::iterators::{Pair, Pairs};

/// The parser. Entry rules: [`Rule::file`], [`Rule::lone_literal`], [`Rule::lone_expr`].
#[derive(pest_derive::Parser)]
#[grammar = "../chappe.pest"]
pub struct ChappeParser;
