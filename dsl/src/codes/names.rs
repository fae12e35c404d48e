//! Codes of names and types.

codes! {}
