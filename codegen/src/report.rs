//! Diagnostics for whoever compiles: the message of a `compile_error!`, the line of a `cargo::warning`.

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::render::render;
use chappe_dsl::source::{Sources, Span};

/// All of a diagnostic in one line: `E0102 overlapping fields a, b (spec/x.chappe:2:1)`.
#[must_use]
pub fn headline(sources: &Sources, d: &Diagnostic) -> String {
    let message = d.message.replace('\n', " ");
    let span = d.span();
    match sources.get(span.file) {
        Some(file) if !file.text.is_empty() && whole(span) => format!("{} {message} ({})", d.code, file.name),
        Some(file) if !file.text.is_empty() => format!("{} {message} ({})", d.code, sources.locate(span)),
        // The message says which file it is that could not be read.
        _ => format!("{} {message}", d.code),
    }
}

/// The headline, and below it the source lines and the help, without colours.
#[must_use]
pub fn message(sources: &Sources, d: &Diagnostic) -> String {
    let mut shown = d.clone();
    shown.labels.retain(|l| !whole(l.span) && sources.get(l.span.file).is_some_and(|f| !f.text.is_empty()));
    // What the renderer says first is in the headline.
    let own = d.message.lines().count().max(1);
    let mut text = headline(sources, d);
    for line in render(sources, &shown, false).trim_end().lines().skip(own) {
        text.push('\n');
        text.push_str(line.trim_end());
    }
    text
}

/// The headline and the help, for a single place that a compiler shows by itself.
#[must_use]
pub fn brief(sources: &Sources, d: &Diagnostic) -> String {
    let mut text = headline(sources, d);
    let said = d.labels.iter().filter(|l| !l.text.is_empty()).map(|l| &l.text);
    for (word, line) in said.map(|l| ("note", l)).chain(d.help.iter().map(|h| ("help", h))) {
        text.push_str(&format!("\n{word}: {line}"));
    }
    text
}

/// It is about a file and no line of it.
fn whole(span: Span) -> bool {
    span.start == 0 && span.end == 0
}
