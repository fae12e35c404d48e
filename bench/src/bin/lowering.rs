//! The sync compiler: how its time grows, and what it writes against one semaphore for each dependency.
//!
//! `lowering [--markdown FILE] [--quick]`: FILE gets the figures as a section; quick leaves out the largest graphs.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::lowering::{Shape, graph};
use chappe_bench::{machine, section};
use chappe_runtime::lower::{self, Counts, Ir, Options, PASSES, Target};
use chappe_runtime::program::{Bank, BankKind};
use chappe_runtime::sim::{self, simulate};

/// Of each figure the best counts: what else the machine does can only add.
const ROUNDS: usize = 3;

/// The largest graph that is lowered both ways: the naive form of a larger one fills the memory.
const BOTH: u32 = 100_000;

/// The largest graph whose naive form is simulated: a bank holds a semaphore for each of its edges.
const SIMULATED: u32 = 10_000;

fn main() -> ExitCode {
    section::run("lowering", text)
}

fn text(quick: bool) -> Result<String, String> {
    let mut out = format!("Read on: {}.\n\n", machine::description());
    let mut sizes = vec![(10_000, Shape::Straight), (100_000, Shape::Straight), (1_000_000, Shape::Straight)];
    sizes.extend([(10_000, Shape::Loops), (100_000, Shape::Loops), (1_000_000, Shape::Loops)]);
    sizes.retain(|(work, _)| !quick || *work < 1_000_000);
    let mut ours = Vec::new();
    for (work, shape) in sizes {
        ours.push(lowered(work, shape)?);
    }
    times(&mut out, &ours);
    passes(&mut out, &ours);
    against_naive(&mut out, quick)?;
    Ok(out)
}

/// A graph, lowered.
struct Lowered {
    work: u32,
    shape: Shape,
    /// Of all passes and the program.
    seconds: f64,
    /// Of each pass by itself.
    passes: Vec<f64>,
    /// Dependencies alone, and a semaphore for each.
    naive: Option<f64>,
}

/// Of every figure the best round.
fn lowered(work: u32, shape: Shape) -> Result<Lowered, String> {
    let (target, options) = (Target::default(), Options::default());
    let source = graph(work, shape);
    let mut best =
        Lowered { work, shape, seconds: f64::INFINITY, passes: vec![f64::INFINITY; PASSES.len()], naive: None };
    let rounds = if work > BOTH { 1 } else { ROUNDS };
    for _ in 0..rounds {
        let ir = source.clone();
        let start = Instant::now();
        lower::compile(ir, &target, &options).map_err(|e| e.to_string())?;
        best.seconds = best.seconds.min(start.elapsed().as_secs_f64());
        if work > BOTH {
            continue;
        }
        let mut ir = source.clone();
        for (pass, best) in PASSES.iter().zip(&mut best.passes) {
            let before = Instant::now();
            pass.run(&mut ir, &target, &options).map_err(|e| e.to_string())?;
            *best = best.min(before.elapsed().as_secs_f64());
        }
        let ir = source.clone();
        let start = Instant::now();
        let naive = lower::naive(built(ir, &target)?, &target);
        lower::program(&naive, &target).map_err(|e| e.to_string())?;
        let seconds = start.elapsed().as_secs_f64();
        best.naive = Some(best.naive.map_or(seconds, |best| best.min(seconds)));
    }
    Ok(best)
}

fn built(ir: Ir, target: &Target) -> Result<Ir, String> {
    let built = lower::lower_until(ir, "build_deps", target, &Options::default());
    built.ok_or_else(|| "no pass `build_deps`".to_owned())?.map_err(|e| e.to_string())
}

fn name(shape: Shape) -> &'static str {
    match shape {
        Shape::Straight => "text",
        Shape::Loops => "loops",
    }
}

fn times(out: &mut String, all: &[Lowered]) {
    let _ = writeln!(out, "| instructions | as | lowered in | ns each | a semaphore for each edge | ratio |");
    let _ = writeln!(out, "|---:|---|---:|---:|---:|---:|");
    for one in all {
        let each = one.seconds * 1e9 / f64::from(one.work);
        let (work, shape, seconds) = (one.work, name(one.shape), one.seconds);
        let peer = match one.naive {
            Some(naive) => format!("{naive:.3} s | {:.2}", seconds / naive),
            None => "– | –".to_owned(),
        };
        let _ = writeln!(out, "| {work} | {shape} | {seconds:.3} s | {each:.0} | {peer} |");
    }
    let _ = writeln!(out);
}

/// Milliseconds of the passes of the graphs of 10^5.
fn passes(out: &mut String, all: &[Lowered]) {
    let shown: Vec<&Lowered> = all.iter().filter(|one| one.work == 100_000).collect();
    let _ = write!(out, "| pass |");
    shown.iter().for_each(|one| {
        let _ = write!(out, " ms, 100000 as {} |", name(one.shape));
    });
    let _ = writeln!(out, "\n|---|{}", "---:|".repeat(shown.len()));
    for (at, pass) in PASSES.iter().enumerate() {
        let _ = write!(out, "| `{}` |", pass.name);
        shown.iter().for_each(|one| {
            let _ = write!(out, " {:.1} |", one.passes[at] * 1e3);
        });
        let _ = writeln!(out);
    }
    let _ = writeln!(out);
}

/// What both write, of graphs without loops.
fn against_naive(out: &mut String, quick: bool) -> Result<(), String> {
    let _ = writeln!(out, "| instructions | lowering | waits | updates | records | semaphores | cycles |");
    let _ = writeln!(out, "|---:|---|---:|---:|---:|---:|---:|");
    let mut sizes = vec![1_000, 10_000, 100_000];
    if quick {
        sizes.pop();
    }
    for work in sizes {
        // A semaphore for each edge: as many as a program may have.
        let kind = BankKind::Counter { bits: 32, signed: true };
        let target = Target { banks: vec![Bank { size: 1 << 16, kind, reserved: Vec::new() }], ..Target::default() };
        let naive = lower::naive(built(graph(work, Shape::Straight), &target)?, &target);
        row(out, work, "edges", &naive, &target)?;
        let ours = lower::lower(graph(work, Shape::Straight), &target, &Options::default());
        row(out, work, "compiled", &ours.map_err(|e| e.to_string())?, &target)?;
    }
    Ok(())
}

fn row(out: &mut String, work: u32, how: &str, ir: &Ir, target: &Target) -> Result<(), String> {
    let Counts { waits, updates, records, semaphores } = lower::counts(ir);
    let cycles = if work > SIMULATED {
        "–".to_owned()
    } else {
        let program = lower::program(ir, target).map_err(|e| e.to_string())?;
        let outcome = simulate(&program, &sim::Options::default()).map_err(|problems| format!("{problems:?}"))?;
        match outcome.end {
            sim::End::Finished => outcome.time.to_string(),
            end => return Err(format!("{work} {how}: {end:?}")),
        }
    };
    let records = records + u64::from(work);
    let _ = writeln!(out, "| {work} | {how} | {waits} | {updates} | {records} | {semaphores} | {cycles} |");
    Ok(())
}
