//! `chappe check`: everything that is wrong with specifications and kernels.

use std::collections::HashSet;
use std::io::Write;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::source::FileId;
use chappe_dsl::{check, resolve};
use serde::Serialize;

use crate::book::Book;
use crate::diagnostics::{self, Counts, counted};
use crate::failure::{Result, Status};
use crate::output::complain;
use crate::session::Session;

/// `chappe check`
#[derive(Debug, clap::Args)]
#[command(after_help = "A specification is checked on every architecture it declares.\n\n\
    Example: chappe check neuron.chappe kernels/*.chappe")]
pub(crate) struct Args {
    /// The files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// The findings, for programs.
#[derive(Serialize)]
struct Document<'a> {
    files: usize,
    records: usize,
    kernels: usize,
    errors: usize,
    warnings: usize,
    diagnostics: Vec<diagnostics::Entry<'a>>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &args.files, &mut diags)?;
    let mut records = HashSet::new();
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
        names(&book, root, &mut records);
    }
    let mut kernels = 0;
    for file in &book.files {
        for kernel in book.kernels(*file) {
            kernels += 1;
            // Ids that are refused as the kernel expects are right so.
            book.try_lower(kernel, None, &mut diags)?;
        }
    }
    let list = diags.clone().into_sorted();
    let counts = Counts::of(&list);
    if args.json {
        let diagnostics = list.iter().map(|d| diagnostics::Entry::new(&book.loaded.sources, d)).collect();
        session.out.json(&Document {
            files: args.files.len(),
            records: records.len(),
            kernels,
            errors: counts.errors,
            warnings: counts.warnings,
            diagnostics,
        })?;
    } else {
        diagnostics::print(session, &book.loaded.sources, diags);
        notes(&book);
        if counts.errors == 0 {
            let paint = session.out.paint;
            let ok = paint.good("ok");
            writeln!(session.out, "{ok}: {}, {}", counted(records.len(), "record"), counted(kernels, "kernel"))?;
        }
    }
    Ok(Status::fine_if(counts.errors == 0))
}

/// Says of which files little was checked.
fn notes(book: &Book) {
    for file in book.files.iter().filter_map(|f| book.loaded.file(*f)) {
        let name = book.loaded.sources.get(file.id).map_or("?", |f| &f.name);
        if book.loaded.sources.get(file.id).is_some_and(|f| f.text.trim().is_empty()) {
            complain(&format!("note: `{name}` is empty"));
        } else if file.spec.is_none() && book.kernels(file.id).next().is_none() {
            complain(&format!("note: `{name}` has no `spec` line and no kernel: only its syntax was checked"));
        }
    }
}

/// The names of the records of a specification, on whichever architecture.
fn names(book: &Book, root: FileId, into: &mut HashSet<(FileId, String)>) {
    let archs = resolve::architectures(&book.loaded, root);
    let archs: Vec<Option<&str>> = if archs.is_empty() { vec![None] } else { archs.into_iter().map(Some).collect() };
    for arch in archs {
        // What is wrong with it has been reported by the check.
        if let Some(model) = resolve::model(&book.loaded, root, arch, &mut Diagnostics::new()) {
            into.extend(model.records.into_iter().map(|r| (root, r.name)));
        }
    }
}
