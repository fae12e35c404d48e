//! Random inputs for every parser and decoder. Nothing may panic, hang, or accept what it cannot give back.
//!
//! `cargo run --release -p chappe-fuzz -- all 60` runs each target for a minute; the tests run each for a moment.

#![allow(clippy::panic, reason = "a panic is how a target reports a finding")]

pub mod corpus;
pub mod mutate;
pub mod targets;
