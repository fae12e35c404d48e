//! Chappe: sources, diagnostics, syntax, model, codec, kernels.

#[macro_use]
pub mod codes;
pub mod ast;
pub mod diagnostic;
pub mod parse;
pub mod print;
#[cfg(feature = "render")]
pub mod render;
pub mod source;
