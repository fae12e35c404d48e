//! `chappe-fuzz [TARGET|all] [SECONDS] [SEED]`: feeds random inputs until the time is over or something panics.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use chappe_fuzz::targets::{Fuzzer, TARGETS};
use fastrand::Rng;

/// Longer than any input may take.
const SLOW: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let wanted = args.first().map_or("all", String::as_str);
    let seconds = args.get(1).and_then(|s| s.parse().ok()).unwrap_or(10);
    let first: u64 = args.get(2).and_then(|s| s.parse().ok()).unwrap_or(1);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let fuzzer = match Fuzzer::new(root) {
        Ok(f) => f,
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::FAILURE;
        }
    };
    let mut bad = 0;
    for (name, target) in TARGETS.iter().filter(|(n, _)| wanted == "all" || wanted == *n) {
        let end = Instant::now() + Duration::from_secs(seconds);
        let mut seed = first;
        while Instant::now() < end {
            let start = Instant::now();
            let ran = catch_unwind(AssertUnwindSafe(|| target(&fuzzer, &mut Rng::with_seed(seed))));
            if ran.is_err() || start.elapsed() > SLOW {
                println!("{name}: seed {seed} {}", if ran.is_err() { "panicked" } else { "took too long" });
                bad += 1;
                break;
            }
            seed += 1;
        }
        println!("{name}: {} inputs", seed - first);
    }
    if bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
