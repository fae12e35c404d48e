//! The generated C header: what it says, that compilers take it, that it agrees with the interpreted codec.
#![allow(clippy::panic, reason = "a test that cannot go on has failed")]

mod agree;
mod conditions;
mod driver;
mod flat;
mod header;
mod layouts;
mod odd;
mod operations;
mod tools;
mod vectors;

#[path = "../support/mod.rs"]
mod support;
