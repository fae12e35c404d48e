//! The golden files of the Rust generator compile, and say what the interpreted codec says.

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

mod agree;
mod snapshots;
mod streams;
