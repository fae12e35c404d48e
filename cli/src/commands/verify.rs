//! `chappe verify`: whether any schedule goes wrong.

use std::io::Write;

use chappe_dsl::ast::Kernel;
use chappe_dsl::check;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::render::render;
use chappe_runtime::verify::{Options, Report, Verdict};
use serde::Serialize;

use crate::binary::{Decoded, Trouble};
use crate::book::{Book, Lowered};
use crate::diagnostics::{self, counted};
use crate::failure::{Failure, Result, Status};
use crate::report::finding::Scene;
use crate::report::{further, refusal, verdict};
use crate::session::Session;
use crate::simulation::{self, Prepared};
use crate::target::Target;
use crate::threads::Threads;

/// What records do not tell.
const UNCHECKED: &[&str] = &["race", "missing_core_barrier", "leak", "undrained"];

/// `chappe verify`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "All schedules and all outcomes of `if unknown` are looked at. The verdict is ok, bad, or unknown if that\n\
    would take more than --budget or --steps allow. The exit status is 0 for ok only.\n\n\
    With -a, FILE is a folder of <core>.<engine>.bin files (or one), as `chappe asm` writes them.\n\n\
    Example: chappe verify kernel.chappe"
)]
pub(crate) struct Args {
    /// The file; `-` is standard input
    file: String,
    /// The kernel; all that no other one calls if not given
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// One JSON document
    #[arg(long)]
    json: bool,
    /// Show every finding and every step, however many there are
    #[arg(long)]
    full: bool,
    /// Name waits, drains and barriers that the rest implies
    #[arg(long)]
    redundant: bool,
    /// Most states to look at where all must be, in each outcome of the predicates
    #[arg(long, value_name = "STATES", default_value_t = Options::default().states)]
    budget: u64,
    #[command(flatten)]
    threads: Threads,
    /// Most steps that one engine may take
    #[arg(long, value_name = "N", default_value_t = Options::default().steps)]
    steps: u64,
    /// Verify records: the architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH", conflicts_with = "kernel")]
    arch: Option<String>,
    /// With -a, the family that streams are made of, if the specification has several of different sizes
    #[arg(long, value_name = "NAME", requires = "arch")]
    family: Option<String>,
}

/// All verdicts, for programs.
#[derive(Serialize)]
struct Document<'a> {
    file: &'a str,
    kernels: Vec<verdict::Document<'a>>,
    diagnostics: Vec<diagnostics::Entry<'a>>,
}

/// A kernel and what is said about it.
enum Verified<'b> {
    Report(&'b Kernel, String, Box<Prepared>, Report),
    Refused(&'b Kernel, Vec<Diagnostic>),
}

impl Args {
    fn options(&self) -> Options {
        Options { states: self.budget, steps: self.steps, threads: self.threads.count(), ..Options::default() }
    }
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    if let Some(arch) = &args.arch {
        return records(args, arch, session);
    }
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[&args.file], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    let kernels = if book.files.is_empty() { Vec::new() } else { book.chosen(args.kernel.as_deref())? };
    let mut lowered = Vec::new();
    for kernel in &kernels {
        lowered.push((*kernel, book.try_lower(kernel, None, &mut diags)?));
    }
    let broken = diags.has_errors();
    if kernels.is_empty() && !broken {
        return Err(Failure::input(format!("`{}` has no kernel", args.file)));
    }
    let list = diags.clone().into_sorted();
    diagnostics::print(session, &book.loaded.sources, diags);
    let mut verified = Vec::new();
    // What is wrong with a specification is wrong with all kernels; what is wrong with a kernel is not.
    for (kernel, lowered) in lowered {
        match lowered {
            Lowered::Kernel(ir) => {
                let prepared = Box::new(Prepared::new(&ir));
                let report = simulation::verify(prepared.view(&book.loaded.sources), &args.options())?;
                verified.push(Verified::Report(kernel, ir.model.title(), prepared, report));
            }
            Lowered::Refused(list) => verified.push(Verified::Refused(kernel, list)),
            Lowered::Broken => {}
        }
    }
    if args.json {
        let diagnostics = list.iter().map(|d| diagnostics::Entry::new(&book.loaded.sources, d)).collect();
        let kernels = verified.iter().map(|v| v.document(args, &book)).collect();
        session.out.json(&Document { file: &args.file, kernels, diagnostics })?;
    } else {
        for (i, v) in verified.iter().enumerate() {
            if i > 0 {
                writeln!(session.out)?;
            }
            v.print(args, &book, session)?;
        }
        if verified.len() > 1 {
            let fine = verified.iter().filter(|v| v.fine()).count();
            let open = verified.iter().filter(|v| v.open()).count();
            let paint = session.out.paint;
            let open_text = if open > 0 { format!(", {open} unknown") } else { String::new() };
            let text =
                format!("{} kernels: {fine} ok, {} bad{open_text}", verified.len(), verified.len() - fine - open);
            writeln!(session.out, "\n{}", paint.bold(&text))?;
        }
    }
    Ok(Status::fine_if(!broken && verified.iter().all(Verified::fine)))
}

impl Verified<'_> {
    fn fine(&self) -> bool {
        matches!(self, Verified::Report(.., report) if report.verdict == Verdict::Ok)
    }

    fn open(&self) -> bool {
        matches!(self, Verified::Report(.., report) if report.verdict == Verdict::Unknown)
    }

    fn document<'a>(&'a self, args: &Args, book: &'a Book) -> verdict::Document<'a> {
        match self {
            Verified::Report(kernel, _, prepared, report) => {
                let scene = Scene { view: prepared.view(&book.loaded.sources), kernel: Some(kernel) };
                let mut document = verdict::document(&kernel.name.text, scene, report, &[], true);
                if args.redundant && report.verdict == Verdict::Ok {
                    document.redundant = further::document(scene.view, &args.options());
                }
                document
            }
            Verified::Refused(kernel, list) => refusal::document(&kernel.name.text, &book.loaded.sources, list),
        }
    }

    fn print(&self, args: &Args, book: &Book, session: &mut Session) -> Result<()> {
        let out = &mut session.out;
        let paint = out.paint;
        match self {
            Verified::Report(kernel, arch, prepared, report) => {
                let scene = Scene { view: prepared.view(&book.loaded.sources), kernel: Some(kernel) };
                let title = paint.bold(&format!("kernel {} on {arch}", kernel.name.text));
                writeln!(out, "{title}: {}", verdict::line(out, scene.view, report))?;
                writeln!(out, "  {}", paint.dim(&verdict::numbers(scene.view, report)))?;
                verdict::print(out, scene, report, args.full)?;
                if report.verdict == Verdict::Ok {
                    further::print_cores(out, scene.view, &args.options())?;
                    if args.redundant {
                        further::print_spare(out, scene.view, &args.options())?;
                    }
                }
            }
            Verified::Refused(kernel, list) => {
                let title = paint.bold(&format!("kernel {}", kernel.name.text));
                let bad = paint.bad("bad");
                writeln!(out, "{title}: {bad} before anything runs: {}", counted(list.len(), "finding"))?;
                for d in list {
                    writeln!(out, "\n{}", render(&book.loaded.sources, d, paint.on()).trim_end())?;
                }
            }
        }
        Ok(())
    }
}

/// Verifies records.
fn records(args: &Args, arch: &str, session: &mut Session) -> Result<Status> {
    let target = Target::load(session, arch)?;
    let decoded = match Decoded::read(&target.model, &args.file, args.family.as_deref()) {
        Ok(decoded) => decoded,
        Err(Trouble::Failure(failure)) => return Err(failure),
        Err(Trouble::Records(list)) => {
            let text: Vec<String> = list.iter().map(|d| format!("error[{}]: {}", d.code, d.message)).collect();
            crate::output::complain(&text.join("\n"));
            return Err(Failure::Reported);
        }
    };
    let view = decoded.view();
    let scene = Scene { view, kernel: None };
    let report = simulation::verify(view, &args.options())?;
    if args.json {
        let kernels = vec![verdict::document(&args.file, scene, &report, UNCHECKED, true)];
        session.out.json(&Document { file: &args.file, kernels, diagnostics: Vec::new() })?;
    } else {
        let out = &mut session.out;
        let paint = out.paint;
        let title = paint.bold(&format!("records of {} in {}", target.model.title(), args.file));
        writeln!(out, "{title}: {}", verdict::line(out, view, &report))?;
        writeln!(out, "  {}", paint.dim(&verdict::numbers(view, &report)))?;
        let note = "not looked for, because records do not tell: races (no memory is named), leaks and transfers at \
                    the end (they are declared in kernels)";
        writeln!(out, "  {}", paint.dim(note))?;
        verdict::print(out, scene, &report, args.full)?;
    }
    Ok(Status::fine_if(report.verdict == Verdict::Ok))
}
