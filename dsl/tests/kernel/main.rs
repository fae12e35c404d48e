//! Kernels: to programs, to records, and back.
#![allow(clippy::panic, reason = "a helper of tests that fails is a test that fails")]

mod as_small;
mod auto;
#[path = "../../../runtime/tests/lower/random.rs"]
mod auto_graphs;
mod auto_random;
mod common;
mod damage;
mod examples;
#[path = "../../../runtime/tests/verify/explore.rs"]
#[allow(dead_code, unreachable_pub, reason = "the explorer of the runtime's tests")]
mod explore;
#[path = "../../../runtime/tests/verify/finding.rs"]
#[allow(dead_code, unreachable_pub, reason = "the explorer of the runtime's tests")]
mod finding;
mod listings;
#[path = "../../../runtime/tests/verify/machine.rs"]
#[allow(dead_code, unreachable_pub, reason = "the explorer of the runtime's tests")]
mod machine;
mod mistakes;
#[path = "../../../runtime/tests/verify/moves.rs"]
#[allow(dead_code, unreachable_pub, reason = "the explorer of the runtime's tests")]
mod moves;
mod pages;
mod producers;
mod random;
#[path = "../../../runtime/tests/verify/small.rs"]
#[allow(dead_code, unreachable_pub, reason = "the explorer of the runtime's tests")]
mod small;
mod speed;
mod verified;
mod waits;
