//! Diagnostics as text: source lines with the places marked. The one outlet that joins words and source.

use codespan_reporting::diagnostic as report;
use codespan_reporting::files::SimpleFiles;
use codespan_reporting::term::{self, Config};

use crate::diagnostic::{Diagnostic, Severity};
use crate::source::Sources;

/// One diagnostic, with its source lines; ends with an empty line. Colors are ANSI escapes.
#[must_use]
pub fn render(sources: &Sources, diagnostic: &Diagnostic, color: bool) -> String {
    let mut files = SimpleFiles::new();
    for (_, file) in sources.iter() {
        files.add(file.name.as_str(), file.text.as_str());
    }
    let severity = match diagnostic.severity {
        Severity::Error => report::Severity::Error,
        Severity::Warning => report::Severity::Warning,
    };
    let labels = diagnostic.labels.iter().filter(|l| sources.get(l.span.file).is_some()).map(|l| {
        let style = if l.primary { report::LabelStyle::Primary } else { report::LabelStyle::Secondary };
        let range = l.span.start as usize..l.span.end.max(l.span.start) as usize;
        report::Label::new(style, l.span.file.0 as usize, range).with_message(l.text.as_str())
    });
    let notes = diagnostic.notes.iter().map(|n| format!("note: {n}"));
    let helps = diagnostic.help.iter().map(|h| format!("help: {h}"));
    let shown = report::Diagnostic::new(severity)
        .with_code(diagnostic.code.0)
        .with_message(diagnostic.message.as_str())
        .with_labels(labels.collect())
        .with_notes(notes.chain(helps).collect());
    let config = Config::default();
    let mut out = Vec::new();
    let written = if color {
        term::emit_to_write_style(&mut term::termcolor::Ansi::new(&mut out), &config, &files, &shown)
    } else {
        term::emit_to_write_style(&mut term::termcolor::NoColor::new(&mut out), &config, &files, &shown)
    };
    match written {
        Ok(()) => String::from_utf8_lossy(&out).into_owned(),
        Err(_) => format!(
            "{}: {}[{}]: {}\n",
            sources.locate(diagnostic.span()),
            word(severity),
            diagnostic.code,
            diagnostic.message
        ),
    }
}

fn word(severity: report::Severity) -> &'static str {
    if severity == report::Severity::Warning { "warning" } else { "error" }
}
