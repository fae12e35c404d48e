//! The verifier on pipelines of engines: greedy runs, exact clocks and races, exhaustive search.

use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::pipeline;
use chappe_runtime::verify::{Options, verify};

fn main() -> ExitCode {
    for (instructions, engines) in [(1_000_000, 5), (10_000_000, 5), (1_000_000, 21)] {
        for looped in [true] {
            let mut program = if looped {
                pipeline::looped(instructions, engines, 2)
            } else {
                pipeline::straight(instructions, engines, 2)
            };
            pipeline::add_accesses(&mut program);
            let start = Instant::now();
            let report = verify(&program, &Options::default());
            let seconds = start.elapsed().as_secs_f64();
            match report {
                Ok(report) => println!(
                    "{instructions} {engines} looped {looped}: {:?} {:?} {} actions {seconds:.3} s  {:.1} ns/action",
                    report.verdict,
                    report.method,
                    report.stats.actions,
                    seconds * 1e9 / report.stats.actions as f64
                ),
                Err(problems) => println!("{problems:?}"),
            }
        }
    }
    ExitCode::SUCCESS
}
