//! Kernels as bytes, embedded in a program.

use crate::program::Core;

/// What an engine runs: records, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    /// The core.
    pub core: Core,
    /// Name of the engine.
    pub engine: &'static str,
    /// The engine's number in the specification.
    pub number: u32,
    /// Its records.
    pub bytes: &'static [u8],
}
