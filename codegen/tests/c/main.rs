//! The generated C header: what it says, that compilers take it, that it agrees with the interpreted codec.

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
