//! Bring-up of Neuron's sync processors: the semaphore floor, register lists, ring and mesh configurations, the device
//! barrier, tokens, images, and the handshake as a program that can be simulated and verified.
//!
//! No number of the hardware is here: addresses, offsets, ids and sizes come from the bindings, or, for what the
//! specification does not know, from a specification that extends it ([`fabric`]). Device addresses, offsets into BAR0,
//! mapped addresses and host addresses are types that do not mix.
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod address;
pub mod audit;
pub mod barrier;
pub mod compose;
#[cfg(feature = "spec")]
pub mod described;
pub mod emit;
pub mod error;
pub mod exchange;
pub mod fabric;
pub mod handshake;
pub mod image;
#[cfg(feature = "spec")]
pub mod interpreted;
pub mod metaring;
pub mod semas;
pub mod spad;
pub mod token;
pub mod topology;

pub use error::{Error, Result};
pub use fabric::Fabric;
