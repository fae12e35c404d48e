//! Chappe: sources, diagnostics, syntax, model, codec, kernels.

pub mod ast;
pub mod codec;
pub mod codes;
pub mod diagnostic;
pub mod eval;
pub mod model;
pub mod source;
