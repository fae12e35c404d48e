//! Bring-up of sync processors: how long it takes to compose a topology with its images, to simulate and to verify it.
//!
//! `topsp [--markdown FILE] [--quick]`: FILE gets the figures as a section; quick leaves out the largest topology.

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use chappe_bench::{machine, section};
use chappe_codegen::door::BUILT_IN;
use chappe_codegen::input::{Origin, read};
use chappe_dsl::model::Model;
use chappe_runtime::sim::{self, simulate};
use chappe_runtime::verify::{Options, Verdict, verify};
use chappe_topsp::compose::{Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::handshake::{Parts, program};
use chappe_topsp::image::to_device;
use chappe_topsp::interpreted::Interpreted;

/// Of each figure the best counts: what else the machine does can only add.
const ROUNDS: usize = 3;

/// Topologies of `examples/topology`, on the machine that they extend.
const TOPOLOGIES: [&str; 7] = ["ring2", "ring8", "ring64", "ring1024", "mesh4", "mesh16", "mesh64"];
const MACHINE: &str = "lab";

fn main() -> ExitCode {
    section::run("topsp", text)
}

fn text(quick: bool) -> Result<String, String> {
    let mut out = format!("Read on: {}.\n\n", machine::description());
    let _ = writeln!(
        out,
        "| topology | ranks | compose | images | kB | program | steps | simulate | verify | composed, with images, and \
         verified |"
    );
    let _ = writeln!(out, "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for name in TOPOLOGIES.iter().filter(|name| !quick || **name != "ring1024") {
        let model = model(name)?;
        let mut best: Option<Figures> = None;
        for _ in 0..ROUNDS {
            let now = brought_up(&model).map_err(|e| format!("{name}: {e}"))?;
            best = Some(best.map_or(now, |best| best.least(now)));
        }
        let Some(f) = best else { continue };
        let sum = f.compose + f.images + f.program + f.verify;
        let _ = writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            f.ranks,
            time(f.compose),
            time(f.images),
            f.bytes / 1024,
            time(f.program),
            f.steps,
            time(f.simulate),
            time(f.verify),
            time(sum)
        );
    }
    Ok(out)
}

fn time(seconds: f64) -> String {
    if seconds < 0.1 { format!("{:.2} ms", seconds * 1e3) } else { format!("{seconds:.2} s") }
}

/// An example's specification.
fn model(name: &str) -> Result<Model, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../examples/topology/{name}.chappe"));
    let found = read(Origin::Path(&path), Some(MACHINE), BUILT_IN, &[]).result;
    let first = |e: &[chappe_dsl::diagnostic::Diagnostic]| e.first().map_or(String::new(), |d| d.message.clone());
    let mut input = found.map_err(|e| format!("{}: {}", path.display(), first(&e.diagnostics)))?;
    input.models.pop().ok_or_else(|| format!("{}: no machine `{MACHINE}`", path.display()))
}

/// Seconds of each part.
#[derive(Clone, Copy)]
struct Figures {
    ranks: usize,
    compose: f64,
    images: f64,
    bytes: usize,
    program: f64,
    steps: usize,
    simulate: f64,
    verify: f64,
}

impl Figures {
    fn least(self, other: Figures) -> Figures {
        Figures {
            compose: self.compose.min(other.compose),
            images: self.images.min(other.images),
            program: self.program.min(other.program),
            simulate: self.simulate.min(other.simulate),
            verify: self.verify.min(other.verify),
            ..self
        }
    }
}

fn brought_up(model: &Model) -> Result<Figures, String> {
    let said = |e: chappe_topsp::Error| e.to_string();
    let mut last = Instant::now();
    let mut lap = || std::mem::replace(&mut last, Instant::now()).elapsed().as_secs_f64();
    let fabric = Interpreted::new(model);
    let topology = topology(&fabric).map_err(|e| e.to_string())?;
    let composed = compose(&fabric, &topology, &Machine::default()).map_err(said)?;
    let compose = lap();
    let mut bytes = 0;
    for one in &composed {
        for image in one.images(&fabric).map_err(said)? {
            let device = to_device(&fabric, &image).map_err(said)?;
            bytes += image.bytes().len() + device.bytes().len();
        }
    }
    let images = lap();
    let (made, labels) = program(&fabric, &topology, &composed, &Parts::default()).map_err(said)?;
    let program = lap();
    let outcome = simulate(&made, &sim::Options::default()).map_err(|problems| format!("{problems:?}"))?;
    let simulate = lap();
    let report = verify(&made, &Options::default()).map_err(|problems| format!("{problems:?}"))?;
    let verify = lap();
    if report.verdict != Verdict::Ok || !matches!(outcome.end, sim::End::Finished) {
        return Err(format!("{:?}, {:?}", report.verdict, outcome.end));
    }
    Ok(Figures { ranks: composed.len(), compose, images, bytes, program, steps: labels.len(), simulate, verify })
}
