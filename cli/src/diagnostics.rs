//! Diagnostics for people, and as JSON for programs.

use std::io::Write;

use chappe_dsl::diagnostic::{Diagnostic, Diagnostics, Label, Severity};
use chappe_dsl::render::render;
use chappe_dsl::source::Sources;
use serde::Serialize;

use crate::output::complain;
use crate::session::Session;

/// How many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Errors.
    pub(crate) errors: usize,
    /// Warnings.
    pub(crate) warnings: usize,
}

impl Counts {
    /// Counts them.
    pub(crate) fn of(list: &[Diagnostic]) -> Self {
        let errors = list.iter().filter(|d| d.severity == Severity::Error).count();
        Counts { errors, warnings: list.len() - errors }
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.errors, self.warnings) {
            (errors, 0) => f.write_str(&counted(errors, "error")),
            (0, warnings) => f.write_str(&counted(warnings, "warning")),
            (errors, warnings) => write!(f, "{}, {}", counted(errors, "error"), counted(warnings, "warning")),
        }
    }
}

/// `1 error`, `2 errors`
pub(crate) fn counted(n: usize, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
}

/// Prints all of them on standard error, in order of place, and how many they are.
pub(crate) fn print(session: &mut Session, sources: &Sources, diags: Diagnostics) -> Counts {
    let list = diags.into_sorted();
    let counts = Counts::of(&list);
    if list.is_empty() {
        return counts;
    }
    let mut text = String::new();
    for d in &list {
        text.push_str(render(sources, &pointing(sources, d), session.color_errors).trim_end());
        text.push_str("\n\n");
    }
    // On a terminal, what was said before stands before.
    let _ = session.out.flush();
    complain(&format!("{text}{counts}"));
    counts
}

/// The same without labels that point into nothing: a file that is empty, or could not be read.
fn pointing(sources: &Sources, d: &Diagnostic) -> Diagnostic {
    let mut d = d.clone();
    d.labels.retain(|l| sources.get(l.span.file).is_some_and(|f| !f.text.is_empty()));
    d
}

/// A diagnostic in one line: `examples/x.chappe:3:5: error[E0102]: message`.
pub(crate) fn line(sources: &Sources, d: &Diagnostic) -> String {
    let place = sources.locate(d.span());
    format!("{place}: {}[{}]: {}", severity(d.severity), d.code, d.message)
}

fn severity(s: Severity) -> &'static str {
    match s {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// A diagnostic, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Entry<'a> {
    code: &'static str,
    severity: &'static str,
    message: &'a str,
    file: &'a str,
    line: u32,
    column: u32,
    labels: Vec<Place<'a>>,
    help: &'a [String],
}

/// A label, for programs. Lines and columns are 1-based, columns in characters; the end is one past the last character.
#[derive(Debug, Serialize)]
struct Place<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    text: &'a str,
    primary: bool,
}

impl<'a> Entry<'a> {
    /// A diagnostic, for programs.
    pub(crate) fn new(sources: &'a Sources, d: &'a Diagnostic) -> Self {
        let (file, line, column) = position(sources, d);
        Entry {
            code: d.code.0,
            severity: severity(d.severity),
            message: &d.message,
            file,
            line,
            column,
            labels: d.labels.iter().filter_map(|l| place(sources, l)).collect(),
            help: &d.help,
        }
    }
}

fn position<'a>(sources: &'a Sources, d: &Diagnostic) -> (&'a str, u32, u32) {
    let span = d.span();
    match sources.get(span.file) {
        Some(file) => {
            let at = file.line_column(span.start);
            (&file.name, at.line, at.column)
        }
        None => ("", 0, 0),
    }
}

fn place<'a>(sources: &'a Sources, l: &'a Label) -> Option<Place<'a>> {
    let file = sources.get(l.span.file)?;
    let (start, end) = (file.line_column(l.span.start), file.line_column(l.span.end));
    Some(Place {
        file: &file.name,
        line: start.line,
        column: start.column,
        end_line: end.line,
        end_column: end.column,
        text: &l.text,
        primary: l.primary,
    })
}
