//! How long it takes to compile 200 random records: as Chappe generates them, by hand, and as peers have it; and how
//! long Chappe takes to generate them.
//!
//! `compile_time [--markdown FILE]`; FILE gets the figures as a section.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{fs, io};

use chappe_bench::compile::krate::{Took, Workspace};
use chappe_bench::compile::layout::{Row, records};
use chappe_bench::compile::{derive, flat, schema};
use chappe_bench::{machine, section};
use chappe_codegen::input::{self, Origin};
use chappe_codegen::{door, rust};

const RECORDS: u8 = 200;
const RUNS: usize = 5;
/// What takes this long is not measured again.
const ENOUGH: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let page = match (args.next().as_deref(), args.next()) {
        (None, _) => None,
        (Some("--markdown"), Some(path)) => Some(PathBuf::from(path)),
        _ => {
            eprintln!("compile_time [--markdown FILE]");
            return ExitCode::from(2);
        }
    };
    match report() {
        Ok(text) => {
            print!("{text}");
            let written = page.map_or(Ok(()), |page| section::write(&page, "compile time", &text));
            written.map_or_else(|e| failed(&e), |()| ExitCode::SUCCESS)
        }
        Err(e) => failed(&e),
    }
}

fn failed(e: &io::Error) -> ExitCode {
    eprintln!("{e}");
    ExitCode::FAILURE
}

/// A crate to compile.
struct Peer {
    name: &'static str,
    dependencies: String,
    text: String,
}

fn report() -> io::Result<String> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let records = records(RECORDS, 1);
    let mut out = format!("Read on: {}.\n\n", machine::description());
    let spec = schema::chappe(&records);
    let (chappe, took) = generated(&spec)?;
    let (pdl, pdl_took) = generated_by_pdl(&schema::pdl(&records))?;
    let runtime = format!("chappe-runtime = {{ path = {:?} }}", repository.join("runtime"));
    let peers = peers(&records, runtime, chappe, &pdl);
    let folder = repository.join("target/compile_time");
    let mut workspace = Workspace::new(folder.clone(), repository)?;
    fs::write(folder.join("records.chappe"), &spec)?;
    for p in &peers {
        workspace.add(p.name, &p.dependencies, &p.text)?;
    }
    let mut best: Vec<Option<Took>> = vec![None; peers.len()];
    for p in &peers {
        workspace.build(p.name)?;
    }
    for _ in 0..RUNS {
        for (p, best) in peers.iter().zip(&mut best) {
            if best.is_some_and(|took| took.wall > ENOUGH) {
                continue;
            }
            let took = workspace.rebuild(p.name)?;
            let before = best.unwrap_or(took);
            let (wall, processor) = (before.wall.min(took.wall), before.processor.min(took.processor));
            *best = Some(Took { wall, processor });
        }
    }
    table(&mut out, &peers, &best);
    let ms = |d: Duration| d.as_secs_f64() * 1e3;
    let [read, generate, format] = took.map(ms);
    let _ = writeln!(
        out,
        "Generating: Chappe {:.0} ms (read and check {read:.0}, generate {generate:.0}, format {format:.0}); reach 100 ms. \
         PDL {:.0} ms, not formatted.",
        read + generate + format,
        ms(pdl_took)
    );
    Ok(out)
}

fn table(out: &mut String, peers: &[Peer], best: &[Option<Took>]) {
    let _ = writeln!(
        out,
        "{RECORDS} records of 64 bytes as a crate of its own, release, the best of {RUNS}; once where that takes over {} s. \
         Reach: PDL's time; stretch: 2 s where it takes 3.7 s.\n\n\
         | | lines | seconds | processor seconds | × PDL |\n|---|---:|---:|---:|---:|",
        ENOUGH.as_secs()
    );
    let seconds = |i: usize| best.get(i).copied().flatten().map_or(f64::NAN, |t| t.wall.as_secs_f64());
    let pdl = peers.iter().position(|p| p.name == "pdl").map_or(f64::NAN, seconds);
    for (i, p) in peers.iter().enumerate() {
        let processor = best.get(i).copied().flatten().map_or(f64::NAN, |t| t.processor.as_secs_f64());
        let (lines, wall) = (p.text.lines().count(), seconds(i));
        let _ = writeln!(out, "| {} | {lines} | {wall:.2} | {processor:.2} | {:.2} |", p.name, wall / pdl);
    }
    out.push('\n');
}

fn peers(records: &[Vec<Row>], runtime: String, chappe: String, pdl: &str) -> Vec<Peer> {
    let peer = |name, dependencies: &str, text| Peer { name, dependencies: dependencies.to_owned(), text };
    vec![
        Peer { name: "chappe", dependencies: runtime, text: chappe },
        peer("hand", "", flat::hand(records)),
        peer("pdl", "pdl-runtime = \"0.5\"\nbytes = \"1\"", derive::pdl(pdl, records)),
        peer("deku", "deku = \"0.20\"", derive::deku(records)),
        peer("zerocopy", "zerocopy = { version = \"0.8\", features = [\"derive\"] }", derive::zerocopy(records)),
        peer("binrw", "binrw = \"0.15\"", derive::binrw(records)),
    ]
}

/// Chappe's Rust, and how long reading, generating and formatting took: the best of some runs.
fn generated(spec: &str) -> io::Result<(String, [Duration; 3])> {
    let options = door::options("::chappe_runtime").ok_or_else(|| io::Error::other("no path"))?;
    let mut best = [Duration::MAX; 3];
    let mut text = String::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        let origin = Origin::Text { name: "generated", text: spec.to_owned() };
        let input = input::read(origin, None, &[], &[]).result.map_err(|r| said(&r.diagnostics))?;
        let read = start.elapsed();
        let items = rust::generate(&input, &options).map_err(|e| said(&e))?;
        let generate = start.elapsed() - read;
        text = rust::file(items).unwrap_or_default();
        let format = start.elapsed() - read - generate;
        best.iter_mut().zip([read, generate, format]).for_each(|(b, t)| *b = (*b).min(t));
    }
    Ok((text, best))
}

fn said(diagnostics: &[chappe_dsl::diagnostic::Diagnostic]) -> io::Error {
    io::Error::other(diagnostics.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("; "))
}

/// PDL's Rust, and how long that took.
fn generated_by_pdl(text: &str) -> io::Result<(String, Duration)> {
    let mut best = Duration::MAX;
    let mut out = String::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        let mut sources = pdl_compiler::ast::SourceDatabase::new();
        let file = pdl_compiler::parser::parse_inline(&mut sources, "generated", text.to_owned())
            .map_err(|e| io::Error::other(format!("{e:?}")))?;
        let file = pdl_compiler::analyzer::analyze(&file).map_err(|e| io::Error::other(format!("{e:?}")))?;
        out = pdl_compiler::backends::rust::generate_tokens(&sources, &file, &[]).to_string();
        best = best.min(start.elapsed());
    }
    Ok((out, best))
}
