//! The specifications under `examples/archs`, compared with encoders that others wrote: random values both ways.
//!
//! An oracle is a small C program, compiled from installed headers when the test runs, an assembler, or a crate. Where it
//! is not installed, the test says so and passes.

mod aql;
mod assembler;
mod compare;
mod idxd;
mod instructions;
mod io_uring;
#[cfg(target_os = "linux")]
mod io_uring_crate;
mod mlx5;
mod neuron_next;
mod nvme;
mod oracle;
mod pdl;
mod random;
mod rbpf;
mod ring;
mod spec;
mod told;
