//! A specification as Rust items.

use std::path::{Path, PathBuf};

use chappe_dsl::codes::arch::NO_ARCH;
use chappe_dsl::diagnostic::{Diagnostic, Severity};
use chappe_dsl::load::Loaded;

use super::{About, Answer, BUILT_IN, Mistake, Options, Source, files};
use crate::input::{self, Origin};
use crate::{report, rust};

/// Which specification, and how.
#[derive(Clone)]
pub struct Spec<'a> {
    /// Its text.
    pub source: Source<'a>,
    /// The architecture; all of them if not given.
    pub arch: Option<&'a str>,
    /// Where `use name;` looks for specifications.
    pub search: &'a [PathBuf],
    /// How its items are written.
    pub options: &'a Options,
}

/// The items of a specification, or what is wrong with it.
#[must_use]
pub fn spec(asked: &Spec<'_>) -> Answer {
    let path = match &asked.source {
        Source::Path { written, .. } if BUILT_IN.iter().any(|b| b.name == *written) => PathBuf::from(written),
        Source::Path { written, package } => files::locate(written, package),
        Source::Text { .. } => PathBuf::new(),
    };
    let origin = match &asked.source {
        Source::Path { .. } => Origin::Path(&path),
        Source::Text { name, text, .. } => Origin::Text { name, text: text.clone() },
    };
    let reading = input::read(origin, asked.arch, BUILT_IN, asked.search);
    let mut answer = Answer { files: files::existing(reading.files), ..Answer::default() };
    match reading.result {
        Ok(input) => {
            let sources = &input.loaded.sources;
            answer.title = input.title();
            answer.warnings = input.warnings.iter().map(|d| report::headline(sources, d)).collect();
            match rust::generate(&input, asked.options) {
                Ok(items) => answer.items = items,
                Err(list) => answer.mistakes = list.iter().map(|d| asked.mistake(&input.loaded, d, &path)).collect(),
            }
        }
        Err(refused) => {
            let errors = refused.diagnostics.iter().filter(|d| d.severity == Severity::Error);
            answer.mistakes = errors.map(|d| asked.mistake(&refused.loaded, d, &path)).collect();
        }
    }
    answer
}

impl Spec<'_> {
    fn mistake(&self, loaded: &Loaded, d: &Diagnostic, path: &Path) -> Mistake {
        let mut mistake = Mistake::new(&self.source, &loaded.sources, d.clone(), path);
        if d.code == NO_ARCH && self.arch.is_some() {
            mistake.about = About::Arch;
        }
        mistake
    }
}
