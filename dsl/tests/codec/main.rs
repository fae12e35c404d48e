//! The codec on models made by hand.

mod build;
mod decoding;
mod encoding;
mod shapes;
