//! Codes of architectures, operations, expressions.

codes! {}
