//! Resolved expressions as Rust expressions, with the meaning that `chappe_dsl::eval` gives them.
//!
//! Nothing that is made here panics or wraps: where the interval of every operand shows that 64 bits are enough, it is
//! computed in 64 bits, else in 128, and checked where even those may be too few. All of it may stand in a `const fn`.

mod arithmetic;
mod compile;
mod failure;
mod fields;
mod fit;
mod number;
#[cfg(test)]
mod tests;
mod text;

pub(super) use compile::{Leaf, Scope, number, truth};
pub(super) use failure::Failure;
pub(super) use fields::{Fields, condition, condition_can_fail};
pub(super) use fit::{Carrier, carrier, entry, fitted, param_leaf, words};
pub(super) use text::{Text, constant_text};
