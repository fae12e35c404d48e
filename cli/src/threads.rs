//! How many threads of the machine a search may use.

use std::num::NonZeroU32;
use std::thread::available_parallelism;

/// `--threads`
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Threads {
    /// Threads that look at states together, which changes no result; as many as the machine has cores if not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU32>,
}

impl Threads {
    /// As many as were asked for, or as the machine has.
    pub(crate) fn count(self) -> u32 {
        let cores = || available_parallelism().ok().and_then(|cores| u32::try_from(cores.get()).ok());
        self.threads.map(NonZeroU32::get).or_else(cores).unwrap_or(1)
    }
}
