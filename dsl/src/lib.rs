//! Chappe: sources, diagnostics, syntax, model, codec, kernels.

pub mod codec;
pub mod codes;
pub mod ast;
pub mod diagnostic;
pub mod model;
pub mod source;
