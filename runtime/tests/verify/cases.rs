//! Random programs with all that there is to know of them.

use crate::explore::{AtLimit, Outcome, explore};
use crate::generate::{Genre, generate};
use crate::small::Small;

/// Programs of each genre, unless `CHAPPE_CASES` says otherwise.
const CASES: u64 = 200;
/// Programs with more states in an outcome are left out: small ones show as much.
const MOST: usize = 20_000;

/// A random program and its exploration.
pub struct Case {
    pub genre: Genre,
    pub seed: u64,
    pub small: Small,
    pub outcomes: Vec<Outcome>,
}

/// Shows every case of the genres to `judge`.
pub fn each(genres: &[Genre], mut judge: impl FnMut(&Case)) {
    let cases = std::env::var("CHAPPE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES);
    for &genre in genres {
        for seed in 0..cases {
            let small = generate(genre, seed);
            if let Some(outcomes) = explore(&small, AtLimit::GoOn, MOST) {
                judge(&Case { genre, seed, small, outcomes });
            }
        }
    }
}

impl Case {
    /// For messages.
    pub fn name(&self) -> String {
        format!("{:?} {}: {:?} {:?}", self.genre, self.seed, self.small.cells, self.small.engines)
    }
}
