//! `chappe test`: every kernel against what it expects.

use std::io::Write;
use std::path::Path;

use chappe_dsl::ast::Kernel;
use chappe_dsl::check;
use chappe_dsl::diagnostic::{Diagnostics, Severity};
use chappe_runtime::sim::{Options, Silent};
use chappe_runtime::verify;

use crate::book::{Book, Lowered};
use crate::diagnostics::{self, counted};
use crate::failure::{Failure, Result, Status};
use crate::judge::judge;
use crate::report::finding::Scene;
use crate::session::Session;
use crate::simulation::{self, Prepared};
use crate::threads::Threads;
use crate::{input, progress};

/// `chappe test`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A kernel passes if all that it expects is so and nothing else is wrong, in any schedule; one without\n\
    expectations, if nothing is wrong at all.\n\nExample: chappe test kernels/"
)]
pub(crate) struct Args {
    /// A file, or a folder whose .chappe files are, with those of its folders
    path: String,
    /// Only kernels whose names contain this
    #[arg(short, long, value_name = "TEXT")]
    kernel: Option<String>,
    /// Stop the simulation of a kernel after this many steps
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    steps: u64,
    /// Most states that the verifier looks at where all must be
    #[arg(long, value_name = "STATES", default_value_t = verify::Options::default().states)]
    budget: u64,
    #[command(flatten)]
    threads: Threads,
}

/// What became of a kernel.
enum Outcome {
    Passed,
    Failed(String),
}

/// How many.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let files = files(&args.path)?;
    let bar = progress::things(files.len() as u64, "testing");
    let mut tally = Tally::default();
    for path in &files {
        file(args, path, session, &mut tally)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let Tally { passed, failed } = tally;
    writeln!(session.out, "{passed} passed, {failed} failed")?;
    Ok(Status::fine_if(failed == 0))
}

fn file(args: &Args, path: &str, session: &mut Session, tally: &mut Tally) -> Result<()> {
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[path], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    // What is wrong with the file is wrong with none of its kernels in particular.
    if diags.has_errors() {
        let errors = diags.iter().filter(|d| d.severity == Severity::Error).count();
        tally.failed += 1;
        line(session, &Outcome::Failed(counted(errors, "error")), path)?;
        diagnostics::print(session, &book.loaded.sources, diags);
        return Ok(());
    }
    for kernel in book.files.iter().flat_map(|f| book.kernels(*f)) {
        let name = &kernel.name.text;
        if args.kernel.as_deref().is_some_and(|part| !name.contains(part)) {
            continue;
        }
        let mut own = Diagnostics::new();
        let outcome = one(args, &book, kernel, &mut own)?;
        match outcome {
            Outcome::Passed => tally.passed += 1,
            Outcome::Failed(_) => tally.failed += 1,
        }
        line(session, &outcome, name)?;
        if own.has_errors() {
            diagnostics::print(session, &book.loaded.sources, own);
        }
    }
    Ok(())
}

fn one(args: &Args, book: &Book, kernel: &Kernel, diags: &mut Diagnostics) -> Result<Outcome> {
    let ir = match book.try_lower(kernel, None, diags)? {
        Lowered::Kernel(ir) => ir,
        Lowered::Refused(_) => return Ok(Outcome::Passed),
        Lowered::Broken => {
            let why = diags.iter().find(|d| d.severity == Severity::Error);
            let why = why.map_or_else(String::new, |d| format!("{} {}", d.code, d.message));
            return Ok(Outcome::Failed(why));
        }
    };
    let prepared = Prepared::new(&ir);
    let view = prepared.view(&book.loaded.sources);
    let report = simulation::verify(
        view,
        &verify::Options { states: args.budget, threads: args.threads.count(), ..Default::default() },
    )?;
    let options = Options { step_limit: args.steps, ..Options::default() };
    let outcome = simulation::simulate(view, &options, &mut Silent)?;
    let scene = Scene { view, kernel: Some(kernel) };
    let judged = judge(scene, &ir.expectations, Some(&report), Some(&outcome));
    Ok(judged.unproven().map_or(Outcome::Passed, Outcome::Failed))
}

fn line(session: &mut Session, outcome: &Outcome, name: &str) -> Result<()> {
    let paint = session.out.paint;
    match outcome {
        Outcome::Passed => writeln!(session.out, "{} {name}", paint.good("ok"))?,
        Outcome::Failed(why) => writeln!(session.out, "{} {name}: {why}", paint.bad("FAILED"))?,
    }
    Ok(())
}

/// The file, or the `.chappe` files of the folder and of those in it, in order of their names.
fn files(path: &str) -> Result<Vec<String>> {
    if path == "-" || !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    let mut folders = vec![Path::new(path).to_owned()];
    while let Some(folder) = folders.pop() {
        let shown = folder.to_string_lossy().into_owned();
        let entries = std::fs::read_dir(&folder).map_err(|e| input::cannot_read(&shown, &e))?;
        for entry in entries {
            let entry = entry.map_err(|e| input::cannot_read(&shown, &e))?;
            let (path, kind) = (entry.path(), entry.file_type());
            let hidden = entry.file_name().to_string_lossy().starts_with('.');
            // Links to folders are not followed: they may lead back.
            match kind {
                Ok(kind) if kind.is_dir() && !hidden => folders.push(path),
                Ok(kind) if !kind.is_dir() && path.extension().is_some_and(|e| e == "chappe") => {
                    files.push(path.to_string_lossy().into_owned());
                }
                _ => {}
            }
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::input(format!("`{path}` holds no .chappe file")));
    }
    Ok(files)
}
