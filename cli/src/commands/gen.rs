//! `chappe gen`: bindings for other languages.

use std::io::Write;
use std::path::{Path, PathBuf};

use chappe_codegen::door;
use chappe_codegen::input::{self, Input, Origin, Refused};
use chappe_codegen::rust;
use chappe_dsl::codes::arch::NO_ARCH;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::load::Loaded;
use chappe_dsl::model::Model;

use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::session::Session;
use crate::target::{self, Written};
use crate::write::Pending;

/// `chappe gen`
#[derive(Debug, clap::Args)]
#[command(after_help = "Rust is made for one architecture or for all, a module for each; C and Python for one.\n\
    The macros `chappe::spec!` and `chappe_codegen::build` make the same Rust while a project is built.\n\n\
    Example: chappe gen rust neuron::cayman -o bindings.rs")]
pub(crate) struct Args {
    /// The language
    language: Language,
    /// The specification and the architecture, as spec::arch
    #[arg(value_name = "SPEC[::ARCH]")]
    target: String,
    /// The file to write to; standard output if not given
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Rust: the path of the runtime, as a generated item writes it
    #[arg(long, value_name = "PATH", default_value = "::chappe::runtime")]
    runtime: String,
}

/// Languages that bindings are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Language {
    /// Rust
    Rust,
    /// C
    C,
    /// Python
    Python,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let options = door::options(&args.runtime).ok_or_else(|| {
        Failure::usage(format!("`{}` is no Rust path", args.runtime), "write it as ::chappe::runtime")
    })?;
    let written = Written::new(&args.target)?;
    let input = read(&written, session)?;
    report(session, &input.loaded, input.warnings.clone());
    let made = match args.language {
        Language::Rust => rust::generate(&input, &options),
        Language::C | Language::Python => {
            return Err(one(&input, &written).map_or_else(|f| f, |m| later(args.language, m)));
        }
    };
    let items = made.map_err(|errors| {
        report(session, &input.loaded, errors);
        Failure::Reported
    })?;
    let text = rust::file(items).ok_or_else(|| Failure::input("what was generated is no Rust"))?;
    write(&text, args.output.as_deref(), session)?;
    Ok(Status::Fine)
}

/// Reads the specification; what is wrong with it has been reported.
fn read(written: &Written<'_>, session: &mut Session) -> Result<Input> {
    let path = session.find(written.spec).ok_or_else(|| target::no_spec(written.spec))?;
    let reading = input::read(Origin::Path(&path), written.arch, door::BUILT_IN, session.search());
    reading.result.map_err(|Refused { diagnostics, loaded }| {
        if let Some(wrong) = diagnostics.iter().find(|d| d.code == NO_ARCH && written.arch.is_some()) {
            return Failure::usage(wrong.message.clone(), target::sentences(&wrong.help));
        }
        report(session, &loaded, diagnostics);
        Failure::Reported
    })
}

fn report(session: &mut Session, loaded: &Loaded, list: Vec<Diagnostic>) {
    let mut diags = Diagnostics::new();
    list.into_iter().for_each(|d| diags.push(d));
    diagnostics::print(session, &loaded.sources, diags);
}

/// The model for a language that is made for one architecture.
fn one<'i>(input: &'i Input, written: &Written<'_>) -> Result<&'i Model> {
    match input.models.as_slice() {
        [one] => Ok(one),
        several => {
            let names: Vec<&str> = several.iter().map(Model::place).collect();
            Err(Failure::usage(
                format!("`{}` has several architectures: which one is meant?", written.spec),
                format!("write `{}::NAME` with one of: {}", written.spec, names.join(", ")),
            ))
        }
    }
}

fn later(language: Language, model: &Model) -> Failure {
    Failure::usage(
        format!("`chappe gen` does not make {language:?} yet"),
        format!(
            "`chappe encode -a {0} --stdin` and `chappe decode -a {0} --json` encode and decode every record",
            model.title()
        ),
    )
}

fn write(text: &str, to: Option<&Path>, session: &mut Session) -> Result<()> {
    let Some(path) = to else {
        session.out.write_all(text.as_bytes())?;
        return Ok(());
    };
    let mut file = Pending::new(path)?;
    file.write_all(text.as_bytes()).map_err(|e| file.error(&e))?;
    file.finish()
}
