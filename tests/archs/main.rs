//! The specifications under `examples/archs`, compared with encoders that others wrote: random values both ways.
//!
//! An oracle is a small C program, compiled from installed headers when the test runs, or an assembler. Where it is not
//! installed, the test says so and passes.

mod compare;
mod oracle;
mod pdl;
mod random;
mod spec;

mod io_uring;
mod mlx5;
mod nvme;
mod idxd;
mod aql;
mod assembler;
mod instructions;
