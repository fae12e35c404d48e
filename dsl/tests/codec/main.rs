//! The codec on models made by hand.

mod build;
mod decoding;
mod encoding;
mod layouts;
mod neuron;
mod random;
mod shapes;
