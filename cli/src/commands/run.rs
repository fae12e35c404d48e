//! `chappe run`: check, verify, assemble, simulate; show what happens.

use std::io::Write;

use chappe_dsl::ast::Kernel;
use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::KernelIr;
use chappe_runtime::sim::{End, Options, Outcome};
use chappe_runtime::verify::{self, Report};
use serde::Serialize;

use crate::book::{Book, Lowered};
use crate::commands::replay;
use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::judge::{Judged, Judgement, judge};
use crate::output::Output;
use crate::report::engines::Size;
use crate::report::finding::Scene;
use crate::report::trace::{Rows, Trace};
use crate::report::view::View;
use crate::report::{deadlock, document, engines, faults, finals, schedule, touched, verdict};
use crate::session::Session;
use crate::simulation::{self, Prepared, Sizes};
use crate::threads::Threads;

/// Lines of a long schedule before and after what is left out.
const SHOWN: (usize, usize) = (60, 20);
/// Findings that are told in a line each.
const FINDINGS: usize = 5;

/// `chappe run`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Times are cycles. The exit status is 1 if anything is wrong that the kernel does not expect, in the simulated\n\
    schedule or in any other.\n\nExample: chappe run double_buffer.chappe"
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
    /// Show every step, however many there are
    #[arg(long)]
    full: bool,
    /// Simulate without verifying first
    #[arg(long)]
    no_verify: bool,
    /// Most states that the verifier looks at where all must be
    #[arg(long, value_name = "STATES", default_value_t = verify::Options::default().states)]
    budget: u64,
    #[command(flatten)]
    threads: Threads,
    /// Follow a schedule instead, action by action: the output of `chappe verify --json`, or its `witness`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "seed", "no_verify"])]
    schedule: Option<String>,
    /// The finding whose schedule is followed, from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "schedule", value_parser = clap::value_parser!(u32).range(1..))]
    finding: u32,
    /// Perturb all costs, always in the same way for the same seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The profile that records are written for; the kernel's own if not given
    #[arg(short, long, value_name = "PROFILE")]
    profile: Option<String>,
    /// Stop after this many steps
    #[arg(long, value_name = "N", default_value_t = Options::default().step_limit)]
    steps: u64,
}

/// All runs, for programs.
#[derive(Serialize)]
struct Document<'a> {
    file: &'a str,
    kernels: Vec<document::Kernel<'a>>,
    diagnostics: Vec<diagnostics::Entry<'a>>,
}

/// A run and what belongs to it.
struct Run<'b> {
    kernel: &'b Kernel,
    ir: KernelIr<'b>,
    prepared: Prepared,
    outcome: Outcome,
    rows: Rows,
    sizes: Sizes,
    judged: Judged,
    report: Option<Report>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[&args.file], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    let kernels = if book.files.is_empty() { Vec::new() } else { book.chosen(args.kernel.as_deref())? };
    let (mut lowered, mut refused) = (Vec::new(), Vec::new());
    for kernel in &kernels {
        match book.try_lower(kernel, args.profile.as_deref(), &mut diags)? {
            Lowered::Kernel(ir) => lowered.push((*kernel, *ir)),
            // Nothing is left to run, as the kernel expects.
            Lowered::Refused(list) => refused.extend(list.into_iter().map(|d| (*kernel, d))),
            Lowered::Broken => {}
        }
    }
    let broken = diags.has_errors();
    if kernels.is_empty() && !broken {
        return Err(Failure::input(format!("`{}` has no kernel", args.file)));
    }
    let list = diags.clone().into_sorted();
    diagnostics::print(session, &book.loaded.sources, diags);
    for (kernel, d) in refused.iter().filter(|_| !args.json) {
        let line = diagnostics::line(&book.loaded.sources, d);
        writeln!(session.out, "kernel {} is refused, as it expects: {line}\n", kernel.name.text)?;
    }
    if let Some(path) = args.schedule.as_deref().filter(|_| !broken) {
        return follow(args, path, &book, &lowered, session);
    }
    let mut runs = Vec::new();
    if !broken {
        for (kernel, ir) in lowered {
            runs.push(one(args, &book, kernel, ir)?);
        }
    }
    if args.json {
        let diagnostics = list
            .iter()
            .chain(refused.iter().map(|(_, d)| d))
            .map(|d| diagnostics::Entry::new(&book.loaded.sources, d))
            .collect();
        let kernels = runs.iter().map(|r| r.document(&book)).collect();
        session.out.json(&Document { file: &args.file, kernels, diagnostics })?;
    } else {
        for (i, r) in runs.iter().enumerate() {
            if i > 0 {
                writeln!(session.out)?;
            }
            r.print(args, &book, session)?;
        }
    }
    let fine = runs.iter().all(|r| r.judged.failure().is_none());
    Ok(Status::fine_if(fine && !broken))
}

/// Follows a schedule of a kernel.
fn follow(
    args: &Args,
    path: &str,
    book: &Book,
    kernels: &[(&Kernel, KernelIr<'_>)],
    session: &mut Session,
) -> Result<Status> {
    let [(kernel, ir)] = kernels else {
        let names: Vec<&str> = kernels.iter().map(|(k, _)| k.name.text.as_str()).collect();
        return Err(Failure::usage(
            format!("`{}` has several kernels: whose schedule is it?", args.file),
            format!("give -k with one of: {}", names.join(", ")),
        ));
    };
    let prepared = Prepared::new(ir);
    let wanted = replay::Wanted { path, kernel: &kernel.name.text, finding: args.finding as usize, full: args.full };
    replay::run(&wanted, prepared.view(&book.loaded.sources), session)
}

fn one<'b>(args: &Args, book: &'b Book, kernel: &'b Kernel, ir: KernelIr<'b>) -> Result<Run<'b>> {
    let prepared = Prepared::new(&ir);
    let view = prepared.view(&book.loaded.sources);
    let report = match args.no_verify {
        true => None,
        false => Some(simulation::verify(
            view,
            &verify::Options { states: args.budget, threads: args.threads.count(), ..Default::default() },
        )?),
    };
    let keep = if args.full { None } else { Some(SHOWN.0) };
    let mut trace = Trace::new(view, keep);
    let options = Options { seed: args.seed, step_limit: args.steps, ..Options::default() };
    let outcome = simulation::simulate(view, &options, &mut trace)?;
    let rows = trace.rows(SHOWN.0, SHOWN.1);
    let scene = Scene { view, kernel: Some(kernel) };
    let judged = judge(scene, &ir.expectations, report.as_ref(), Some(&outcome));
    let sizes = simulation::sizes(&ir, outcome.steps);
    Ok(Run { kernel, ir, prepared, outcome, rows, sizes, judged, report })
}

impl Run<'_> {
    fn counted(&self) -> Option<&[Size]> {
        match &self.sizes {
            Sizes::Known(sizes) => Some(sizes),
            Sizes::TooMany | Sizes::None(_) => None,
        }
    }

    fn document<'a>(&'a self, book: &'a Book) -> document::Kernel<'a> {
        document::kernel(document::Parts {
            name: &self.kernel.name.text,
            arch: self.ir.model.title(),
            view: self.prepared.view(&book.loaded.sources),
            outcome: &self.outcome,
            rows: &self.rows,
            sizes: self.counted(),
            judged: &self.judged,
            verification: self.report.as_ref().map(|report| {
                let scene = Scene { view: self.prepared.view(&book.loaded.sources), kernel: Some(self.kernel) };
                verdict::document(&self.kernel.name.text, scene, report, &[], false)
            }),
        })
    }

    fn print(&self, args: &Args, book: &Book, session: &mut Session) -> Result<()> {
        let view = self.prepared.view(&book.loaded.sources);
        let out = &mut session.out;
        let paint = out.paint;
        let title = format!("kernel {} on {}", self.kernel.name.text, self.ir.model.title());
        writeln!(out, "{}", paint.bold(&title))?;
        self.verdict(args, view, out)?;
        writeln!(out)?;
        schedule::print(out, view, &self.rows)?;
        writeln!(out)?;
        engines::print(out, view, &self.outcome, self.counted())?;
        self.records(out, book)?;
        writeln!(out)?;
        finals::print(out, &finals::of(view, &self.outcome))?;
        touched::print(out, view, &touched::of(view, &self.outcome))?;
        faults::print(out, view, &self.outcome.faults)?;
        match &self.outcome.end {
            End::Deadlock(d) => deadlock::print(out, view, d, self.outcome.time)?,
            End::StepLimit => {
                let note = format!("stopped after {} steps; --steps allows more", self.outcome.steps);
                writeln!(out, "{}", paint.bad(&note))?;
            }
            End::Finished => {
                let note = format!("finished at {} after {} steps", self.outcome.time, self.outcome.steps);
                writeln!(out, "{}", paint.good(&note))?;
            }
        }
        self.expectations(out)?;
        Ok(())
    }

    /// What the verifier says, in short.
    fn verdict(&self, args: &Args, view: View<'_>, out: &mut Output) -> Result<()> {
        let paint = out.paint;
        let Some(report) = &self.report else {
            writeln!(out, "{}", paint.dim("not verified: one schedule of many is simulated"))?;
            return Ok(());
        };
        writeln!(out, "{} ({})", verdict::line(out, view, report), verdict::numbers(view, report))?;
        let scene = Scene { view, kernel: Some(self.kernel) };
        for finding in report.findings.iter().take(FINDINGS) {
            writeln!(out, "  {}", scene.line(finding))?;
        }
        if report.findings.len() > FINDINGS {
            writeln!(out, "  and {} more", report.findings.len() - FINDINGS)?;
        }
        if !report.findings.is_empty() {
            let file = if args.file.contains(' ') { format!("'{}'", args.file) } else { args.file.clone() };
            let note = format!("`chappe verify {file} -k {}` shows how", self.kernel.name.text);
            writeln!(out, "  {}", paint.dim(&note))?;
        }
        Ok(())
    }

    /// Records and bytes in all, or why there are none.
    fn records(&self, out: &mut Output, book: &Book) -> Result<()> {
        let paint = out.paint;
        match &self.sizes {
            Sizes::Known(sizes) => {
                let (records, bytes) = sizes.iter().fold((0, 0), |(r, b), s| (r + s.records, b + s.bytes));
                writeln!(out, "{}", paint.dim(&format!("{records} records, {bytes} bytes")))?;
            }
            Sizes::TooMany => writeln!(out, "{}", paint.dim("records not counted; `chappe asm` writes them"))?,
            Sizes::None(wrong) => {
                if let Some(first) = wrong.first() {
                    writeln!(out, "no records: {}", diagnostics::line(&book.loaded.sources, first))?;
                }
                if wrong.len() > 1 {
                    writeln!(out, "  and {} more; `chappe asm` shows all", wrong.len() - 1)?;
                }
            }
        }
        Ok(())
    }

    fn expectations(&self, out: &mut Output) -> Result<()> {
        let paint = out.paint;
        for (text, judgement) in &self.judged.expectations {
            match judgement {
                Judgement::Met => writeln!(out, "{}", paint.good(&format!("{text}: so it is")))?,
                Judgement::Unmet(why) => writeln!(out, "{}", paint.bad(&format!("{text}: no, {why}")))?,
                Judgement::Undecided => writeln!(out, "{}", paint.dim(&format!("{text}: this needs the verifier")))?,
            }
        }
        Ok(())
    }
}
