//! Benchmarks of Chappe against peers: each figure is a ratio measured in one run.

// What `pdl` generates asks for a feature of its own.
#![allow(unexpected_cfgs)]

pub mod codec;
pub mod compile;
pub mod lowering;
pub mod machine;
pub mod peer;
pub mod pipeline;
pub mod section;
pub mod verifier;
