//! The verifier against peers: linear verification of long pipelines, and visiting all states of small models.
//!
//! `verifier [--markdown FILE] [--quick]`: FILE gets the figures as a section; quick leaves out the largest models.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::peer::Peer;
use chappe_bench::verifier::models::{self, Model};
use chappe_bench::verifier::peers::{self, Visited};
use chappe_bench::{machine, pipeline, section};
use chappe_runtime::program::Program;
use chappe_runtime::verify::{Ending, Method, Options, Verdict, verify};

/// What the first table is about.
const ALONE: &str = "\
Whether the pipeline ends, and with what values: one greedy run, with room for four items, as in the C loop, which does the
same steps. Ours counts a computation with the step before it; what it takes to get there is under *made ready*.

";
/// Items between two engines, as in the C program.
const DEPTH: i64 = 4;
/// Of each figure the best counts: what else the machine does can only add.
const ROUNDS: usize = 5;

fn main() -> ExitCode {
    section::run("verifier", text)
}

fn text(quick: bool) -> Result<String, String> {
    let mut out = format!("Read on: {}.\n\n", machine::description());
    greedy(&mut out, quick)?;
    linear(&mut out, quick)?;
    states(&mut out, quick)?;
    threads(&mut out, quick)?;
    Ok(out)
}

/// The greedy run alone, which decides whether a program ends and with what values; beside it, a C loop that does the
/// same with the same steps.
fn greedy(out: &mut String, quick: bool) -> Result<(), String> {
    out.push_str(ALONE);
    let _ = writeln!(out, "| steps | engines | as | made ready | greedy run alone | C loop | to C |");
    let _ = writeln!(out, "|---:|---:|---|---:|---:|---:|---:|");
    let peer = Peer::compile().ok();
    let options = Options::default();
    for (instructions, engines) in sizes(quick) {
        let programs = [("loops", pipeline::looped as fn(_, _, _) -> _), ("text", pipeline::straight)];
        for (name, make) in programs {
            let mut program: Program = make(instructions, engines, DEPTH);
            pipeline::add_accesses(&mut program);
            let start = Instant::now();
            let ending = Ending::of(&program, &[], &options).map_err(|why| format!("{why:?}"))?;
            let ready = start.elapsed().as_secs_f64();
            let (mut ours, mut theirs) = (0.0_f64, None);
            for _ in 0..ROUNDS {
                let start = Instant::now();
                let end = ending.run();
                ours = ours.max(end.actions as f64 / start.elapsed().as_secs_f64() / 1e6);
                let figures = peer.as_ref().and_then(|peer| peer.run(instructions, engines).ok());
                let Some(figures) = figures else { continue };
                if !end.complete || end.actions != figures.done {
                    return Err(format!("{} steps here, {} in C", end.actions, figures.done));
                }
                theirs = Some(figures.greedy.max(theirs.unwrap_or(0.0)));
            }
            let said = |c: f64| format!("{c:.0} M steps/s | {:.2}", ours / c);
            let c = theirs.map_or("– | –".to_owned(), said);
            let _ = writeln!(out, "| {instructions} | {engines} | {name} | {ready:.3} s | {ours:.0} M steps/s | {c} |");
        }
    }
    let _ = writeln!(out);
    Ok(())
}

/// Steps, roughly, and engines.
fn sizes(quick: bool) -> Vec<(u64, u32)> {
    let mut sizes = vec![(1_000_000, 5), (1_000_000, 21)];
    if !quick {
        sizes.push((10_000_000, 5));
    }
    sizes
}

/// Clocks and races, from a program to its verdict; beside it, a C loop that only runs the program once.
fn linear(out: &mut String, quick: bool) -> Result<(), String> {
    let _ = writeln!(out, "| steps | engines | as | clocks and races | M steps/s | C, one greedy run | ratio |");
    let _ = writeln!(out, "|---:|---:|---|---:|---:|---:|---:|");
    let peer = Peer::compile().ok();
    for (steps, engines) in sizes(quick) {
        for (name, mut program) in
            [("loops", pipeline::looped(steps, engines, 2)), ("text", pipeline::straight(steps, engines, 2))]
        {
            pipeline::add_accesses(&mut program);
            let seconds = clocks(&program)?;
            let greedy = peer.as_ref().and_then(|peer| peer.run(steps, engines).ok()).map(|figures| figures.greedy);
            let rate = steps as f64 / seconds / 1e6;
            let (c, ratio) = match greedy {
                Some(greedy) => (format!("{greedy:.0} M steps/s"), format!("{:.2}", greedy / rate)),
                None => ("–".to_owned(), "–".to_owned()),
            };
            let _ = writeln!(out, "| {steps} | {engines} | {name} | {seconds:.3} s | {rate:.0} | {c} | {ratio} |");
        }
    }
    let _ = writeln!(out);
    Ok(())
}

fn clocks(program: &Program) -> Result<f64, String> {
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let report = verify(program, &Options::default()).map_err(|problems| format!("{problems:?}"))?;
        best = best.min(start.elapsed().as_secs_f64());
        if (report.verdict, report.method) != (Verdict::Ok, Method::Clocks) {
            return Err(format!("{:?} by {:?}", report.verdict, report.method));
        }
    }
    Ok(best)
}

/// Every state, without any reduction, as the peers visit them.
fn states(out: &mut String, quick: bool) -> Result<(), String> {
    let _ = writeln!(
        out,
        "| model | states | chappe | SPIN | stateright | to SPIN | bytes/state | with reductions: chappe, SPIN |"
    );
    let _ = writeln!(out, "|---|---:|---:|---:|---:|---:|---:|---|");
    let mut all = vec![
        ("barrier 5 engines, 3 rounds, 3 steps", models::barrier(5, 3, 3)),
        ("contend 5 engines, 6 rounds", models::contend(5, 6)),
        ("pipe 5 engines, 24 items, depth 4", models::pipe(5, 24, 4)),
    ];
    if !quick {
        all.push(("contend 6 engines, 7 rounds", models::contend(6, 7)));
    }
    for (name, model) in all {
        let ours = visit(&model, false, 1)?;
        let reduced = visit(&model, true, 1)?;
        let spin = peers::spin(&model, false);
        let spin_reduced = peers::spin(&model, true);
        let stateright = peers::stateright(&model);
        let rate = |v: &Visited| v.states as f64 / v.seconds / 1e6;
        let said = |v: &Result<Visited, String>| match v {
            Ok(v) => format!("{:.2} M/s ({} states)", rate(v), v.states),
            Err(why) => {
                eprintln!("{why}");
                "–".to_owned()
            }
        };
        let ratio = spin.as_ref().map_or("–".to_owned(), |spin| format!("{:.1}", rate(&ours) / rate(spin)));
        let bytes = ours.bytes.unwrap_or(0.0) / ours.states as f64;
        let fewer = format!(
            "{} states in {:.3} s, {}",
            reduced.states,
            reduced.seconds,
            spin_reduced.map_or("–".to_owned(), |v| format!("{} in {:.2} s", v.states, v.seconds))
        );
        let _ = writeln!(
            out,
            "| {name} | {} | {:.2} M/s | {} | {} | {ratio} | {bytes:.0} | {fewer} |",
            ours.states,
            rate(&ours),
            said(&spin),
            said(&stateright)
        );
    }
    Ok(())
}

/// The largest model with one thread and with two.
fn threads(out: &mut String, quick: bool) -> Result<(), String> {
    let (engines, rounds) = if quick { (5, 6) } else { (6, 7) };
    let model = models::contend(engines, rounds);
    let (one, two) = (visit(&model, false, 1)?, visit(&model, false, 2)?);
    let gain = one.seconds / two.seconds;
    let _ = writeln!(
        out,
        "\nTwo threads on contend {engines} engines, {rounds} rounds: {:.2} s, one {:.2} s: {gain:.2} times as fast.",
        two.seconds, one.seconds
    );
    Ok(())
}

fn visit(model: &Model, reduce: bool, threads: u32) -> Result<Visited, String> {
    let program = models::program(model);
    let options =
        Options { search_only: true, no_reduction: !reduce, states: 100_000_000, threads, ..Options::default() };
    let mut best: Option<Visited> = None;
    for _ in 0..2 {
        let start = Instant::now();
        let report = verify(&program, &options).map_err(|problems| format!("{problems:?}"))?;
        let seconds = start.elapsed().as_secs_f64();
        if best.is_none_or(|best| seconds < best.seconds) {
            let bytes = Some(report.stats.bytes as f64);
            best = Some(Visited { states: report.stats.states, seconds, bytes });
        }
    }
    best.ok_or_else(|| "no run".to_owned())
}
