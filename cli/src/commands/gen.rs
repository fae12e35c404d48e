//! `chappe gen`: bindings for other languages.

use std::io::Write;
use std::path::{Path, PathBuf};

use chappe_codegen::door;
use chappe_codegen::input::{self, Input, Origin, Refused};
use chappe_codegen::{c, python, rust};
use chappe_dsl::codes::arch::NO_ARCH;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::load::Loaded;
use chappe_dsl::model::Model;
use chappe_dsl::source::Span;

use crate::diagnostics;
use crate::failure::{Failure, Result, Status};
use crate::session::Session;
use crate::target::{self, Written};
use crate::write::Pending;

/// `chappe gen`
#[derive(Debug, clap::Args)]
#[command(after_help = "Rust is made for one architecture or for all, a module for each; C and Python for one.\n\
    The macros `chappe::spec!` and `chappe_codegen::build` make the same Rust while a project is built.\n\n\
    Example: chappe gen rust neuron -o neuron.rs\n\
    Example: chappe gen c neuron::cayman -o cayman.h")]
pub(crate) struct Args {
    /// The language
    language: Language,
    /// The specification and the architecture, as spec::arch
    #[arg(value_name = "SPEC[::ARCH]")]
    target: String,
    /// The file to write to; standard output if not given
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Rust: the path of the runtime; ::chappe::runtime if not given
    #[arg(long, value_name = "PATH")]
    runtime: Option<String>,
    /// C: what all names begin with; neuron_cayman_ for neuron::cayman if not given
    #[arg(long, value_name = "PREFIX")]
    prefix: Option<String>,
    /// Python: leave out of the documentation where every byte of a record lies
    #[arg(long)]
    no_byte_tables: bool,
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
    args.fit()?;
    let runtime = args.runtime.as_deref().unwrap_or("::chappe::runtime");
    let options = door::options(runtime)
        .ok_or_else(|| Failure::usage(format!("`{runtime}` is no Rust path"), "write it as ::chappe::runtime"))?;
    let written = Written::new(&args.target)?;
    let input = read(&written, session)?;
    report(session, &input.loaded, input.warnings.clone());
    let made = match args.language {
        Language::Rust => rust::generate(&input, &options).map(|items| door::text(&input.title(), &items)),
        Language::C => c::header(one(&input, &written)?, &c::Options { prefix: args.prefix.clone() }),
        Language::Python => {
            python::module(one(&input, &written)?, &python::Options { byte_tables: !args.no_byte_tables })
        }
    };
    let text = made.map_err(|errors| match errors.as_slice() {
        // It is about an option.
        [one] if one.span() == Span::default() && one.help.is_empty() => Failure::wrong(one.message.clone()),
        _ => {
            report(session, &input.loaded, errors);
            Failure::Reported
        }
    })?;
    write(&text, args.output.as_deref(), session)?;
    Ok(Status::Fine)
}

impl Args {
    /// Every option is one of the language.
    fn fit(&self) -> Result<()> {
        let wrong = [
            ("--runtime", self.runtime.is_some(), Language::Rust),
            ("--prefix", self.prefix.is_some(), Language::C),
            ("--no-byte-tables", self.no_byte_tables, Language::Python),
        ];
        match wrong.into_iter().find(|(_, given, language)| *given && *language != self.language) {
            Some((option, _, language)) => Err(Failure::wrong(format!("{option} is an option of {language:?}"))),
            None => Ok(()),
        }
    }
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

fn write(text: &str, to: Option<&Path>, session: &mut Session) -> Result<()> {
    let Some(path) = to else {
        session.out.write_all(text.as_bytes())?;
        return Ok(());
    };
    let mut file = Pending::new(path)?;
    file.write_all(text.as_bytes()).map_err(|e| file.error(&e))?;
    file.finish()
}
