//! Bindings from a model: Rust, C, Python, and the doors to them.

pub mod c;
pub mod input;
pub mod plan;
pub mod python;
pub mod rust;
