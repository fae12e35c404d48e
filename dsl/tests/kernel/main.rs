//! Kernels: to programs, to records, and back.

mod common;
mod examples;
