//! Kernels: to programs, to records, and back.

mod common;
mod examples;
mod mistakes;
mod tmp;
