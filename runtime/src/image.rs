//! Kernels as bytes, embedded in a program.

use crate::program::Core;
use crate::record::{Family, Stream};

/// What an engine runs: records, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamImage {
    /// The core.
    pub core: Core,
    /// Name of the engine.
    pub engine: &'static str,
    /// The engine's number in the specification.
    pub number: u32,
    /// Its records.
    pub bytes: &'static [u8],
}

impl StreamImage {
    /// Its records, decoded as members of a family.
    #[must_use]
    pub fn records<F: Family>(&self) -> Stream<'static, F> {
        Stream::new(self.bytes)
    }
}
