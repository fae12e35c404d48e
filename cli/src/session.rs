//! What every command has at hand.

use std::path::PathBuf;

use chappe_codegen::door;
use chappe_dsl::load::{BuiltIn, Loader};

use crate::args::ColorChoice;
use crate::input;
use crate::output::{Output, colored_errors};

/// Specifications that are part of the program.
const BUILT_IN: &[BuiltIn] = door::BUILT_IN;

/// What every command has at hand.
pub(crate) struct Session {
    search: Vec<PathBuf>,
    /// Standard output.
    pub(crate) out: Output,
    /// Whether to colour standard error.
    pub(crate) color_errors: bool,
}

impl Session {
    /// A session with these search directories.
    pub(crate) fn new(search: Vec<PathBuf>, color: ColorChoice) -> Self {
        Session { search, out: Output::new(color), color_errors: colored_errors(color) }
    }

    /// Where sources come from.
    pub(crate) fn loader(&self) -> Loader<'static> {
        Loader { built_in: BUILT_IN, search: self.search.clone(), read: &input::text }
    }

    /// Search directories.
    pub(crate) fn search(&self) -> &[PathBuf] {
        &self.search
    }

    /// What the name of a specification stands for: a path, a file in a search directory, or a built-in name.
    pub(crate) fn find(&self, name: &str) -> Option<PathBuf> {
        if name.ends_with(".chappe") {
            return Some(PathBuf::from(name));
        }
        let file = self.search.iter().map(|dir| dir.join(format!("{name}.chappe"))).find(|p| p.is_file());
        file.or_else(|| Self::built_in().find(|b| *b == name).map(PathBuf::from))
    }

    /// Names of the specifications that are part of the program.
    pub(crate) fn built_in() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|b| b.name)
    }

    /// Whether a file is part of the program.
    pub(crate) fn owns(name: &str) -> bool {
        BUILT_IN.iter().any(|b| b.files.iter().any(|(n, _)| *n == name))
    }
}
