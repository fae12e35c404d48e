//! Benchmarks of Chappe against peers: each figure is a ratio measured in one run.

pub mod codec;
pub mod compile;
pub mod machine;
pub mod peer;
pub mod pipeline;
pub mod section;
