//! What Chappe programs are and how they run.
//!
//! [`program::Program`] is the one form that the simulator (and the verifier, the lowering) knows: kernels and decoded
//! binaries both become a `Program`. This crate holds no text, no files and no spans: a step names its origin by an
//! opaque [`program::SourceId`].
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod barrier;
mod cycle;
pub mod expr;
pub mod image;
pub mod lower;

pub mod ops;
pub mod program;
pub mod record;
pub mod sim;
pub mod streams;
pub mod validate;
pub mod verify;
