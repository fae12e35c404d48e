//! The codec on models made by hand.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod build;
mod decoding;
mod encoding;
mod layouts;
mod literals;
mod neuron;
mod random;
mod shapes;
