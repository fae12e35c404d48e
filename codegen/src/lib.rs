//! Bindings from a model: Rust, C, Python, and the doors to them.

mod build;
pub mod c;
pub mod door;
pub mod input;
pub mod plan;
pub mod python;
pub mod report;
pub mod rust;

pub use build::{Build, build};
