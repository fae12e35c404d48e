//! `chappe asm`: a kernel's records, one file for each engine, and a listing.

use std::io::Write;
use std::path::{Path, PathBuf};

use chappe_dsl::ast::Kernel;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::{Assembly, Emitted, KernelIr};
use chappe_dsl::{check, codec};

use crate::book::Book;
use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::listing::{self, Found};
use crate::report::view::View;
use crate::session::Session;
use crate::simulation::Prepared;
use crate::write::{self, Pending};
use crate::{input, progress};

/// Name of the listing.
const LISTING: &str = "listing.txt";

/// `chappe asm`
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Writes core0.PE.bin and the like, and listing.txt with every record: all of them or, if anything is\n\
    wrong, none.\n\nExample: chappe asm double_buffer.chappe -o out/"
)]
pub(crate) struct Args {
    /// The file; `-` is standard input
    file: String,
    /// The folder to write to; it is made if there is none
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// The kernel, if there are several
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// The profile to write for; the kernel's own if not given
    #[arg(short, long, value_name = "PROFILE")]
    profile: Option<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let mut diags = Diagnostics::new();
    let book = Book::read(session, &[&args.file], &mut diags)?;
    for root in book.own_specs() {
        check::spec(&book.loaded, root, &mut diags);
    }
    if book.files.is_empty() {
        diagnostics::print(session, &book.loaded.sources, diags);
        return Err(Failure::Reported);
    }
    let chosen = only(&book, args)?;
    let ir = match chosen {
        Some(kernel) => book.lower(kernel, args.profile.as_deref(), &mut diags)?,
        None => None,
    };
    let Some(ir) = ir.filter(|_| !diags.has_errors()) else {
        let empty = diags.is_empty();
        diagnostics::print(session, &book.loaded.sources, diags);
        return Err(if empty { Failure::input(format!("`{}` has no kernel", args.file)) } else { Failure::Reported });
    };
    write_all(args, &book, &ir, session, diags)
}

/// The kernel meant. `None`: the file has none.
fn only<'b>(book: &'b Book, args: &Args) -> Result<Option<&'b Kernel>> {
    match book.chosen(args.kernel.as_deref())?.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(*one)),
        several => {
            let names: Vec<&str> = several.iter().map(|k| k.name.text.as_str()).collect();
            Err(Failure::usage(
                format!("`{}` has several kernels: which one is meant?", args.file),
                format!("give -k with one of: {}", names.join(", ")),
            ))
        }
    }
}

fn write_all(
    args: &Args,
    book: &Book,
    ir: &KernelIr<'_>,
    session: &mut Session,
    mut diags: Diagnostics,
) -> Result<Status> {
    let made = folder(&args.output)?;
    let prepared = Prepared::new(ir);
    let view = prepared.view(&book.loaded.sources);
    let mut writing = Writing { ir, view, folder: &args.output, files: Vec::new(), records: 0, bytes: 0 };
    let done = writing.streams(&ir.assembly(None), &mut diags);
    let (records, bytes) = (writing.records, writing.bytes);
    let files = writing.files;
    let failed = diags.has_errors();
    diagnostics::print(session, &book.loaded.sources, diags);
    if failed || done.is_err() {
        // Unfinished files go away by themselves.
        drop(files);
        if made {
            // It may hold what somebody else has put there since; then it stays.
            let _ = std::fs::remove_dir(&args.output);
        }
        return done.and(Err(Failure::Reported));
    }
    write::finish(files)?;
    let count = view.program.streams.len();
    writeln!(session.out, "{} streams, {records} records, {bytes} bytes in {}", count, args.output.display())?;
    Ok(Status::Fine)
}

/// Makes the folder if there is none; whether it did.
fn folder(path: &Path) -> Result<bool> {
    if path.is_dir() {
        return Ok(false);
    }
    std::fs::create_dir_all(path)
        .map(|()| true)
        .map_err(|e| Failure::input(format!("cannot make the folder `{}`: {}", path.display(), input::why(&e))))
}

struct Writing<'a> {
    ir: &'a KernelIr<'a>,
    view: View<'a>,
    folder: &'a Path,
    files: Vec<Pending>,
    records: u64,
    bytes: u64,
}

impl Writing<'_> {
    fn streams(&mut self, assembly: &Assembly<'_, '_>, diags: &mut Diagnostics) -> Result<()> {
        let mut listing = Pending::new(&self.folder.join(LISTING))?;
        let bar = progress::things(assembly.streams() as u64, "assembling");
        for stream in 0..assembly.streams() {
            self.stream(assembly, stream, &mut listing, diags)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        self.files.push(listing);
        Ok(())
    }

    fn stream(
        &mut self,
        assembly: &Assembly<'_, '_>,
        stream: usize,
        listing: &mut Pending,
        diags: &mut Diagnostics,
    ) -> Result<()> {
        let name = self.view.names.streams.get(stream).map_or("?", String::as_str);
        let mut file = Pending::new(&self.folder.join(format!("{name}.bin")))?;
        let mut failed: Option<Failure> = writeln!(listing, "// {name}").err().map(|e| listing.error(&e));
        let written = assembly.write(stream, &mut |e: Emitted<'_>| {
            if failed.is_some() {
                return;
            }
            self.records += 1;
            self.bytes += e.bytes.len() as u64;
            failed = file.write_all(e.bytes).err().map(|e| file.error(&e));
            let text = self.text(&e);
            let (path, line) = self.view.file_line(e.source);
            let place = if line > 0 { format!("  // {path}:{line}") } else { String::new() };
            if let Err(e) = writeln!(listing, "{:#06x}  {text}{place}", e.offset) {
                failed = Some(listing.error(&e));
            }
        });
        if let Err(list) = written {
            list.into_iter().for_each(|d| diags.push(d));
        }
        self.files.push(file);
        failed.map_or(Ok(()), Err)
    }

    /// A record as `chappe dis` shows it; one whose layout is not published as the literal that it was made from.
    fn text(&self, e: &Emitted<'_>) -> String {
        let model = self.ir.model;
        match listing::read(model, e.bytes, e.bytes.len()) {
            found @ Found::Record(_) => listing::text(model, e.bytes, &found),
            Found::Opaque(_) | Found::Illegal(_) => codec::print(model, e.value),
        }
    }
}
