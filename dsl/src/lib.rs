//! Chappe: sources, diagnostics, syntax, model, codec, kernels.

pub mod ast;
pub mod check;
pub mod codec;
pub mod codes;
pub mod diagnostic;
pub mod eval;
pub mod kernel;
pub mod load;
pub mod model;
pub mod parse;
pub mod print;
#[cfg(feature = "render")]
pub mod render;
pub mod resolve;
pub mod source;
