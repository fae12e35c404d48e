//! Kernels: to programs, to records, and back.
#![allow(clippy::panic, reason = "a helper of tests that fails is a test that fails")]

mod auto;
#[path = "../../../runtime/tests/lower/random.rs"]
mod auto_graphs;
mod auto_random;
mod common;
mod damage;
mod examples;
mod listings;
mod mistakes;
mod pages;
mod producers;
mod random;
mod speed;
mod verified;
mod waits;
