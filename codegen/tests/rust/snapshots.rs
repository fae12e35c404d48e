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
