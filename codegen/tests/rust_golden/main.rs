//! The Rust generator's output is a golden file. (The test `rust` compiles it, so it cannot be what refreshes it.)

#[path = "../support/mod.rs"]
mod support;

mod golden;
mod table;
