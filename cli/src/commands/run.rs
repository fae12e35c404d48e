//! `chappe run`: check, assemble, simulate; show what happens.

use std::io::Write;

use chappe_dsl::ast::Kernel;
use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::KernelIr;
use chappe_runtime::sim::{End, Options, Outcome};
use serde::Serialize;

use crate::book::Book;
use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::judge::{Judged, Judgement, judge};
use crate::report::engines::Size;
use crate::report::trace::{Rows, Trace};
use crate::report::{deadlock, document, engines, faults, finals, schedule, touched};
use crate::session::Session;
use crate::simulation::{self, Prepared, Sizes};

/// Lines of a long schedule before and after what is left out.
const SHOWN: (usize, usize) = (60, 20);

/// `chappe run`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Times are cycles. The exit status is 1 on a deadlock or a fault, unless the kernel expects it.\n\n\
    Example: chappe run double_buffer.chappe"
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
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[&args.file], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    let kernels = if book.files.is_empty() { Vec::new() } else { book.chosen(args.kernel.as_deref())? };
    let mut lowered = Vec::new();
    for kernel in &kernels {
        lowered.extend(book.lower(kernel, args.profile.as_deref(), &mut diags)?.map(|ir| (*kernel, ir)));
    }
    let broken = diags.has_errors();
    if kernels.is_empty() && !broken {
        return Err(Failure::input(format!("`{}` has no kernel", args.file)));
    }
    let list = diags.clone().into_sorted();
    diagnostics::print(session, &book.loaded.sources, diags);
    let mut runs = Vec::new();
    if !broken {
        for (kernel, ir) in lowered {
            runs.push(one(args, &book, kernel, ir)?);
        }
    }
    if args.json {
        let diagnostics = list.iter().map(|d| diagnostics::Entry::new(&book.loaded.sources, d)).collect();
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

fn one<'b>(args: &Args, book: &'b Book, kernel: &'b Kernel, ir: KernelIr<'b>) -> Result<Run<'b>> {
    let prepared = Prepared::new(&ir);
    let view = prepared.view(&book.loaded.sources);
    let keep = if args.full { None } else { Some(SHOWN.0) };
    let mut trace = Trace::new(view, keep);
    let options = Options { seed: args.seed, step_limit: args.steps, ..Options::default() };
    let outcome = simulation::simulate(view, &options, &mut trace)?;
    let rows = trace.rows(SHOWN.0, SHOWN.1);
    let judged = judge(view, &ir.expectations, &outcome);
    let sizes = simulation::sizes(&ir, outcome.steps);
    Ok(Run { kernel, ir, prepared, outcome, rows, sizes, judged })
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
        })
    }

    fn print(&self, args: &Args, book: &Book, session: &mut Session) -> Result<()> {
        let view = self.prepared.view(&book.loaded.sources);
        let out = &mut session.out;
        let paint = out.paint;
        let title = format!("kernel {} on {}", self.kernel.name.text, self.ir.model.title());
        writeln!(out, "{}\n", paint.bold(&title))?;
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
        if !args.no_verify {
            let note = "one schedule was simulated; verification of all of them comes later";
            writeln!(out, "{}", paint.dim(note))?;
        }
        Ok(())
    }

    /// Records and bytes in all, or why there are none.
    fn records(&self, out: &mut crate::output::Output, book: &Book) -> Result<()> {
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

    fn expectations(&self, out: &mut crate::output::Output) -> Result<()> {
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
