//! Kernels: to programs, to records, and back.

mod common;
mod examples;
mod mistakes;
mod speed;
mod tmp;
