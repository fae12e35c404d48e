//! Codes of encoding and decoding.

codes! {}
