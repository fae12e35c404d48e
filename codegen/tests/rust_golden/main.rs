//! The Rust generator's output is a golden file. (The test `rust` compiles it, so it cannot be what refreshes it.)

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::type_complexity,
    clippy::print_stderr,
    reason = "a test that cannot go on has failed"
)]

#[path = "../support/mod.rs"]
mod support;

mod golden;
mod table;
