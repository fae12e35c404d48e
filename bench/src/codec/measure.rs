//! Timing: every task in each round, the best of all rounds.

use std::time::{Duration, Instant};

use super::work::Run;

/// Records that fit the cache.
pub const FITS: usize = 16_384;

/// Nanoseconds per record of each task: the best of many rounds. Other programs on the machine can only add to a time,
/// so the best is what the code takes; and tasks that are compared meet the same disturbances. What fits the cache is run
/// a few times in a row, because the tasks before have used the cache for their own data.
///
/// # Errors
/// The number of a task that refused a record.
pub fn best(tasks: &mut [Run<'_>], count: usize, time: Duration) -> Result<Vec<f64>, usize> {
    let mut best = vec![f64::INFINITY; tasks.len()];
    let start = Instant::now();
    let mut rounds = 0;
    while rounds < 5 || start.elapsed() < time {
        for (i, (task, best)) in tasks.iter_mut().zip(&mut best).enumerate() {
            for _ in 0..if count < FITS { 4 } else { 1 } {
                let start = Instant::now();
                if !task() {
                    return Err(i);
                }
                *best = best.min(start.elapsed().as_secs_f64() * 1e9 / count as f64);
            }
        }
        rounds += 1;
    }
    Ok(best)
}
