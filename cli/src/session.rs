//! What every command has at hand.

use std::path::PathBuf;

use chappe_dsl::load::{BuiltIn, Loader};

use crate::args::ColorChoice;
use crate::input;
use crate::output::{Output, colored_errors};

/// Specifications that are part of the program.
const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

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

    /// Names of the specifications that are part of the program.
    pub(crate) fn built_in() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|b| b.name)
    }

    /// Whether a file is part of the program.
    pub(crate) fn owns(name: &str) -> bool {
        BUILT_IN.iter().any(|b| b.files.iter().any(|(n, _)| *n == name))
    }
}
