//! Codes of kernels.

codes! {}
