//! The golden files of the Rust generator compile, and say what the interpreted codec says.

#[path = "../support/mod.rs"]
mod support;

mod agree;
mod snapshots;
