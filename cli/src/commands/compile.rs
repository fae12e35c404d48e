//! `chappe compile`: an `auto` kernel with its synchronization written out, or what it is after a pass.

use std::io::Write;

use chappe_dsl::ast::{ItemKind, Kernel};
use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::auto;
use chappe_dsl::print;
use chappe_runtime::lower::{self, PASSES};

use crate::book::Book;
use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::session::Session;

/// `chappe compile`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Prints the file with every `auto` kernel as an ordinary one: what `run`, `verify`, `test` and `asm` see.\n\
    --emit-after prints the dependency graph as it is after a pass; `--emit-after list` names the passes.\n\n\
    Example: chappe compile auto_layer.chappe --emit-after synchronizer"
)]
pub(crate) struct Args {
    /// The file; `-` is standard input
    file: String,
    /// The kernel; all `auto` ones of the file if not given
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// Print the intermediate form after a pass
    #[arg(long, value_name = "PASS")]
    emit_after: Option<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    if let Some(pass) = &args.emit_after
        && !PASSES.iter().any(|p| p.name == pass)
    {
        if pass == "list" {
            for pass in PASSES {
                writeln!(session.out, "{:16}  {}", pass.name, pass.does)?;
            }
            return Ok(Status::Fine);
        }
        let names: Vec<&str> = PASSES.iter().map(|p| p.name).collect();
        return Err(Failure::usage(format!("no pass `{pass}`"), format!("passes are: {}", names.join(", "))));
    }
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[&args.file], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    let text = if book.files.is_empty() || diags.has_errors() { None } else { compile(args, &book, &mut diags)? };
    let failed = diags.has_errors();
    diagnostics::print(session, &book.loaded.sources, diags);
    match text {
        Some(text) if !failed => {
            write!(session.out, "{text}")?;
            Ok(Status::Fine)
        }
        _ => Err(Failure::Reported),
    }
}

/// The text to print; `None` if something is wrong, which has been reported.
fn compile(args: &Args, book: &Book, diags: &mut Diagnostics) -> Result<Option<String>> {
    let wanted = match args.kernel.as_deref() {
        Some(name) => book.chosen(Some(name))?,
        None => book.files.first().map(|f| book.kernels(*f).filter(|k| k.auto.is_some()).collect()).unwrap_or_default(),
    };
    if wanted.is_empty() {
        return Err(Failure::input(format!("`{}` has no `auto` kernel", args.file)));
    }
    if let Some(kernel) = wanted.iter().find(|k| k.auto.is_none()) {
        let what = format!("`{}` is no `auto` kernel: its synchronization is written out already", kernel.name.text);
        return Err(Failure::input(what));
    }
    match &args.emit_after {
        Some(pass) => Ok(emit(book, &wanted, pass, diags)),
        None => Ok(explicit(book, &wanted, diags)),
    }
}

fn emit(book: &Book, wanted: &[&Kernel], pass: &str, diags: &mut Diagnostics) -> Option<String> {
    let mut text = String::new();
    for kernel in wanted {
        let ir = auto::after(book.model(kernel)?, kernel, pass, diags)?;
        text.push_str(&format!("// {} after {pass}\n{}", kernel.name.text, lower::print(&ir)));
    }
    Some(text)
}

/// The file, its `auto` kernels written out.
fn explicit(book: &Book, wanted: &[&Kernel], diags: &mut Diagnostics) -> Option<String> {
    let mut file = book.loaded.file(*book.files.first()?)?.ast.clone();
    let mut whole = true;
    for item in &mut file.items {
        let ItemKind::Kernel(kernel) = &mut item.kind else { continue };
        if !wanted.iter().any(|w| w.name.span == kernel.name.span) {
            continue;
        }
        match book.model(kernel).and_then(|model| auto::explicit(model, kernel, diags)) {
            Some(written) => *kernel = written,
            None => whole = false,
        }
    }
    whole.then(|| print::print_file(&file))
}
