//! Reading a specification for the generators: its model on every architecture, and which files that took.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use chappe_dsl::check;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::resolve;
use chappe_dsl::source::FileId;

/// Where a specification comes from.
#[derive(Clone, Debug)]
pub enum Origin<'a> {
    /// A file, or the name of a built-in specification.
    Path(&'a Path),
    /// Text that is in no file, and the name it has in messages.
    Text {
        /// As messages call it.
        name: &'a str,
        /// The specification.
        text: String,
    },
}

/// A specification that has been read and checked.
#[derive(Debug)]
pub struct Input {
    /// Its model on every known architecture, in declared order; exactly one if it declares none, or if one was asked
    /// for. Never empty.
    pub models: Vec<Model>,
    /// All that was read.
    pub loaded: Loaded,
    /// The root file.
    pub root: FileId,
    /// Warnings.
    pub warnings: Vec<Diagnostic>,
}

impl Input {
    /// `spec::arch`, or `spec` for all architectures.
    #[must_use]
    pub fn title(&self) -> String {
        match self.models.as_slice() {
            [one] => one.title(),
            several => several.first().map_or_else(String::new, |m| m.spec.clone()),
        }
    }
}

/// A specification that cannot be used, and why.
#[derive(Debug)]
pub struct Refused {
    /// Errors and warnings, by place.
    pub diagnostics: Vec<Diagnostic>,
    /// The texts they point into.
    pub loaded: Loaded,
}

/// What [`read`] found, and every file that it tried to read, found or not: what a build must be run again for.
#[derive(Debug)]
pub struct Reading {
    /// The specification.
    pub result: Result<Input, Refused>,
    /// Files, in the order first tried; a missing one too, as its coming into being would change the result.
    pub files: Vec<PathBuf>,
}

/// Reads, resolves and checks a specification, on one architecture or on all that are known.
///
/// `search` are the directories in which `use name;` looks for a specification, after that of the using file.
#[must_use]
pub fn read(origin: Origin<'_>, arch: Option<&str>, built_in: &[BuiltIn], search: &[PathBuf]) -> Reading {
    // The reader is shared by reference only: a lock is the simplest thing that may remember.
    let tried: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
    let reader = |path: &Path| {
        if let Ok(mut tried) = tried.lock()
            && !tried.iter().any(|p| p == path)
        {
            tried.push(path.to_path_buf());
        }
        std::fs::read_to_string(path)
    };
    let loader = Loader { built_in, search: search.to_vec(), read: &reader };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = match origin {
        Origin::Path(path) => match path.to_str().filter(|name| built_in.iter().any(|b| b.name == *name)) {
            Some(name) => loader.spec(name, &mut loaded, &mut diags),
            None => loader.file(path, &mut loaded, &mut diags),
        },
        Origin::Text { name, text } => Some(loader.text(name, text, &mut loaded, &mut diags)),
    };
    let models = root.map(|root| models(&loaded, root, arch, &mut diags)).unwrap_or_default();
    let files = tried.into_inner().unwrap_or_default();
    let failed = diags.has_errors() || models.is_empty();
    let diagnostics = diags.into_sorted();
    let result = match root {
        Some(root) if !failed => Ok(Input { models, loaded, root, warnings: diagnostics }),
        _ => Err(Refused { diagnostics, loaded }),
    };
    Reading { result, files }
}

fn models(loaded: &Loaded, root: FileId, arch: Option<&str>, diags: &mut Diagnostics) -> Vec<Model> {
    let known = resolve::architectures(loaded, root);
    let wanted: Vec<Option<&str>> = match arch {
        Some(one) => vec![Some(one)],
        None if known.is_empty() => vec![None],
        None => known.into_iter().map(Some).collect(),
    };
    check::spec(loaded, root, diags);
    if diags.has_errors() {
        return Vec::new();
    }
    wanted.into_iter().filter_map(|arch| resolve::model(loaded, root, arch, diags)).collect()
}
