//! The verifier against peers: linear verification of long pipelines, and visiting all states of small models.
//!
//! `verifier [--markdown FILE] [--quick]`: FILE gets the figures as a section; quick leaves out the largest models.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::peer::Peer;
use chappe_bench::verifier::models::{self, Model};
use chappe_bench::verifier::peers::{self, Visited};
use chappe_bench::{machine, pipeline, section};
use chappe_runtime::program::Program;
use chappe_runtime::verify::{Method, Options, Verdict, verify};

/// Of each figure the best counts: what else the machine does can only add.
const ROUNDS: usize = 5;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut page, mut quick) = (None, false);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--quick" => quick = true,
            "--markdown" => page = args.next().map(PathBuf::from),
            _ => {
                eprintln!("verifier [--markdown FILE] [--quick]");
                return ExitCode::from(2);
            }
        }
    }
    let text = match text(quick) {
        Ok(text) => text,
        Err(message) => {
            eprintln!("verifier benchmark: {message}");
            return ExitCode::FAILURE;
        }
    };
    print!("{text}");
    if let Some(page) = page
        && let Err(e) = section::write(&page, "verifier", &text)
    {
        eprintln!("cannot write {}: {e}", page.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn text(quick: bool) -> Result<String, String> {
    let mut out = format!("Read on: {}.\n\n", machine::description());
    linear(&mut out, quick)?;
    states(&mut out, quick)?;
    Ok(out)
}

/// Clocks and races, from a program to its verdict; beside it, a C loop that only runs the program once.
fn linear(out: &mut String, quick: bool) -> Result<(), String> {
    let _ = writeln!(out, "| steps | engines | as | clocks and races | M steps/s | C, one greedy run | ratio |");
    let _ = writeln!(out, "|---:|---:|---|---:|---:|---:|---:|");
    let peer = Peer::compile().ok();
    let mut sizes = vec![(1_000_000, 5), (1_000_000, 21)];
    if !quick {
        sizes.push((10_000_000, 5));
    }
    for (steps, engines) in sizes {
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
        let ours = visit(&model, false)?;
        let reduced = visit(&model, true)?;
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

fn visit(model: &Model, reduce: bool) -> Result<Visited, String> {
    let program = models::program(model);
    let options = Options { search_only: true, no_reduction: !reduce, states: 100_000_000, ..Options::default() };
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
