//! The verifier on pipelines of engines: greedy runs, exact clocks and races, exhaustive search.

use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::pipeline;
use chappe_bench::verifier::models;
use chappe_runtime::verify::{Options, verify};

fn main() -> ExitCode {
    for (name, model) in [
        ("pipe 5 12 3", models::pipe(5, 12, 3)),
        ("pipe 5 24 4", models::pipe(5, 24, 4)),
        ("contend 5 6", models::contend(5, 6)),
        ("contend 6 7", models::contend(6, 8)),
    ] {
        for no_reduction in [true, false] {
            let program = models::program(&model);
            let start = Instant::now();
            let options =
                Options { search_only: true, no_reduction, states: 60_000_000, ..Options::default() };
            let report = verify(&program, &options).expect("valid");
            let seconds = start.elapsed().as_secs_f64();
            let states = report.stats.states;
            println!("{name} {no_reduction}: {:?} {states} states {seconds:.2} s {:.2} M/s", report.verdict, states as f64 / seconds / 1e6);
        }
    }
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
