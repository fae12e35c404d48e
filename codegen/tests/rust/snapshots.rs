//! The golden files, compiled.

#[rustfmt::skip]
#[path = "../data/toy.rs"]
#[allow(dead_code, unreachable_pub, missing_docs, clippy::all, reason = "a user takes what is needed, from where it is")]
pub(crate) mod toy;

#[rustfmt::skip]
#[path = "../data/shapes.rs"]
#[allow(dead_code, unreachable_pub, missing_docs, clippy::all, reason = "a user takes what is needed, from where it is")]
pub(crate) mod shapes;

/// The same operations on every record of a specification: made by `table.rs` from the model.
#[rustfmt::skip]
#[path = "../data/toy_table.rs"]
pub(crate) mod toy_table;

#[rustfmt::skip]
#[path = "../data/shapes_table.rs"]
pub(crate) mod shapes_table;

#[rustfmt::skip]
#[path = "../data/modes.rs"]
#[allow(dead_code, unreachable_pub, missing_docs, clippy::all, reason = "a user takes what is needed, from where it is")]
pub(crate) mod modes;

#[rustfmt::skip]
#[path = "../data/modes_table.rs"]
#[allow(clippy::match_single_binding, reason = "it has no family")]
pub(crate) mod modes_table;

#[rustfmt::skip]
#[path = "../data/tables.rs"]
#[allow(dead_code, unreachable_pub, missing_docs, clippy::all, reason = "a user takes what is needed, from where it is")]
pub(crate) mod tables;

#[rustfmt::skip]
#[path = "../data/tables_table.rs"]
#[allow(clippy::match_single_binding, reason = "it has no family")]
pub(crate) mod tables_table;

#[rustfmt::skip]
#[path = "../data/unions.rs"]
#[allow(dead_code, unreachable_pub, missing_docs, clippy::all, reason = "a user takes what is needed, from where it is")]
pub(crate) mod unions;

#[rustfmt::skip]
#[path = "../data/unions_table.rs"]
#[allow(clippy::match_single_binding, reason = "it has no family")]
pub(crate) mod unions_table;
