//! The sync compiler, on random graphs: its output is proven, its passes are checked by other means.
//!
//! `CHAPPE_CASES=100000 cargo test -p chappe-runtime --release --test lower` tries more.
#![allow(clippy::panic, reason = "a helper of tests that fails is a test that fails")]

mod barriers;
mod errors;
mod examples;
mod judged;
mod passes;
mod random;
mod text;
