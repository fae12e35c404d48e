//! The simulator against a plain C event loop on the same pipeline: steps per second, and the ratio.

use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::peer::{Figures, Peer};
use chappe_bench::pipeline;
use chappe_runtime::sim::{End, Options, Outcome, Silent, Simulation};

const INSTRUCTIONS: u64 = 10_000_000;
const ENGINES: u32 = 5;
const DEPTH: i64 = 4;
const ROUNDS: u32 = 5;

fn main() -> ExitCode {
    match compare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("simulator benchmark: {message}");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> Result<(), String> {
    let program = pipeline::straight(INSTRUCTIONS, ENGINES, DEPTH);
    let steps: usize = program.streams.iter().map(|stream| stream.steps.len()).sum();
    let start = Instant::now();
    let simulation = Simulation::new(&program, &Options::default()).map_err(|problems| format!("{problems:?}"))?;
    let prepared = start.elapsed().as_secs_f64();
    println!("{steps} steps, {ENGINES} engines; checked and prepared at {:.0} M steps/s", rate(steps, prepared));

    looped()?;
    let peer = Peer::compile().inspect_err(|message| println!("without the C program: {message}")).ok();
    let mut ours: Option<(f64, Outcome)> = None;
    let mut theirs: Option<Figures> = None;
    // Taking turns, so that what disturbs the machine disturbs both; the best of each counts.
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let outcome = simulation.run(&mut Silent);
        let rate = rate(steps, start.elapsed().as_secs_f64());
        if outcome.end != End::Finished || outcome.steps != steps as u64 {
            return Err(format!("{} of {steps} steps: {:?}", outcome.steps, outcome.end));
        }
        if ours.as_ref().is_none_or(|(best, _)| rate > *best) {
            ours = Some((rate, outcome));
        }
        if let Some(peer) = &peer {
            let figures = peer.run(INSTRUCTIONS, ENGINES)?;
            if figures.done != steps as u64 || figures.instructions != steps as u64 {
                return Err(format!("the C program executed {} of {steps} steps", figures.done));
            }
            let best = theirs.get_or_insert(figures);
            best.timed = best.timed.max(figures.timed);
            best.greedy = best.greedy.max(figures.greedy);
        }
    }
    if let Some((rate, outcome)) = &ours {
        println!("chappe  timed {rate:.1} M steps/s, ends at {}", outcome.time);
        if let Some(figures) = &theirs {
            println!(
                "C       timed {:.1} M steps/s, ends at {}; greedy (no times) {:.1} M steps/s",
                figures.timed, figures.end, figures.greedy
            );
            println!("ratio   timed {:.2}, to greedy {:.2}", rate / figures.timed, rate / figures.greedy);
        }
    }
    Ok(())
}

/// The same work written as loops: nothing to prepare, operands to compute.
fn looped() -> Result<(), String> {
    let program = pipeline::looped(INSTRUCTIONS, ENGINES, DEPTH);
    let start = Instant::now();
    let outcome =
        chappe_runtime::sim::simulate(&program, &Options::default()).map_err(|problems| format!("{problems:?}"))?;
    let rate = rate(outcome.steps as usize, start.elapsed().as_secs_f64());
    println!("as loops: {} steps at {rate:.1} M steps/s, ends at {}", outcome.steps, outcome.time);
    if outcome.end == End::Finished { Ok(()) } else { Err(format!("as loops: {:?}", outcome.end)) }
}

/// Million steps per second.
fn rate(steps: usize, seconds: f64) -> f64 {
    steps as f64 / seconds / 1e6
}
