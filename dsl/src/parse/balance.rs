//! Braces that do not balance: which one is not closed, judged by indentation and by where the next item begins.
//!
//! The mending is done in a copy of the text: white space before the place becomes a mark that closes blocks for the
//! grammar, so that every position stays what it is.

use super::lex::{Event, read};
use super::scan::Scan;
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Span};

/// Closes every open block.
const MARK_ALL: u8 = 1;
/// Closes one block.
const MARK_ONE: u8 = 2;

/// The text that the grammar is to read.
#[derive(Default)]
pub(super) struct Mended {
    /// Unless it is the text itself.
    pub(super) patched: Option<String>,
    /// Where blocks were closed.
    pub(super) marks: Vec<usize>,
}

/// An open brace.
#[derive(Clone, Copy)]
struct Open {
    at: usize,
    /// Of its line.
    indent: usize,
}

/// Makes the copy that the grammar reads, if one is needed, and reports braces that do not balance.
pub(super) fn mend(text: &str, file: FileId, scan: &Scan, whole_file: bool, diags: &mut Diagnostics) -> Mended {
    let raw_marks = text.bytes().any(|b| b == MARK_ALL || b == MARK_ONE);
    if !scan.unbalanced && !raw_marks && scan.deep.is_empty() {
        return Mended::default();
    }
    let mut bytes = text.as_bytes().to_vec();
    for b in &mut bytes {
        if *b == MARK_ALL || *b == MARK_ONE {
            *b = 3;
        }
    }
    for &(start, end) in &scan.deep {
        bytes[start..end].fill(b' ');
    }
    let mut marks = Vec::new();
    if scan.unbalanced && whole_file {
        let blanked = String::from_utf8_lossy(&bytes).into_owned();
        let text = if blanked.len() == text.len() { blanked.as_str() } else { text };
        let mut mender = Mender { text, file, open: Vec::new(), line: 0, bytes, marks, surplus: scan.surplus, diags };
        mender.run();
        (bytes, marks) = (mender.bytes, mender.marks);
    }
    Mended { patched: String::from_utf8(bytes).ok(), marks }
}

struct Mender<'a> {
    text: &'a str,
    file: FileId,
    open: Vec<Open>,
    /// Start of the current line.
    line: usize,
    bytes: Vec<u8>,
    marks: Vec<usize>,
    /// Closing braces too many.
    surplus: usize,
    diags: &'a mut Diagnostics,
}

impl Mender<'_> {
    fn run(&mut self) {
        let text = self.text;
        // Up to here lines have been looked at.
        let mut seen = 0;
        read(text, |event| {
            let (Event::Open { at, bracket } | Event::Close { at, bracket }) = event else { return };
            if bracket != b'{' && bracket != b'}' {
                return;
            }
            self.lines(seen, at);
            seen = at;
            if bracket == b'{' {
                self.open.push(Open { at, indent: indent(text, self.line) });
            } else {
                self.close(at);
            }
        });
        self.lines(seen, text.len());
        if !self.open.is_empty() {
            self.marks.push(text.len());
        }
        self.unclosed(0, None);
    }

    /// Looks for lines that begin an item where none may begin.
    fn lines(&mut self, from: usize, to: usize) {
        if let Some(n) = self.text[from..to].rfind('\n') {
            self.line = from + n + 1;
        }
        let Some(outer) = self.open.first().copied() else { return };
        let mut at = from;
        while let Some(n) = self.text[at..to].find('\n') {
            at += n + 1;
            let indent = indent(self.text, at);
            let line = &self.text[at + indent..];
            if indent <= outer.indent && (starts_item(line) || (starts_const(line) && !self.may_hold_const(outer))) {
                let before = docs_start(self.text, at);
                self.unclosed(0, Some(at + indent));
                self.bytes[before - 1] = MARK_ALL;
                self.marks.push(before - 1);
                return;
            }
        }
    }

    /// Kernels and architectures have constants and costs of their own.
    fn may_hold_const(&self, outer: Open) -> bool {
        let line = self.text[line_start(self.text, outer.at)..].trim_start();
        let (word, rest) = split_word(line);
        matches!(if word == "pub" { split_word(rest).0 } else { word }, "kernel" | "arch")
    }

    fn close(&mut self, at: usize) {
        let Some(top) = self.open.last().copied() else { return };
        let start = self.line;
        let indent = indent(self.text, start);
        let leads_line = start + indent == at;
        if leads_line && top.indent > indent {
            let meant = self.open.iter().rposition(|o| o.indent == indent);
            if let Some(keep) = meant.filter(|k| self.open.len() - 1 - k <= indent + usize::from(start > 0)) {
                for n in 1..self.open.len() - keep {
                    self.bytes[at - n] = MARK_ONE;
                    self.marks.push(at - n);
                }
                self.unclosed(keep + 1, Some(at));
            }
        } else if leads_line && self.surplus > 0 && indent > top.indent && start > top.at {
            self.surplus -= 1;
            self.bytes[at] = b' ';
            self.marks.push(at);
            let span = Span { file: self.file, start: at as u32, end: at as u32 + 1 };
            self.diags.push(stray(span));
            return;
        }
        self.open.pop();
    }

    /// Reports the open braces from the `keep`th on, and forgets them.
    fn unclosed(&mut self, keep: usize, here: Option<usize>) {
        let brace = |at: usize| Span { file: self.file, start: at as u32, end: at as u32 + 1 };
        let lost = self.open.split_off(keep.min(self.open.len()));
        let Some((inner, outer)) = lost.split_last() else { return };
        let mut d = Diagnostic::error(syntax::UNCLOSED_BRACE, brace(inner.at), "this `{` is never closed")
            .at("no `}` belongs to this");
        for open in outer.iter().rev().take(3) {
            d = d.with(brace(open.at), "nor to this");
        }
        let bytes = self.text.as_bytes();
        match here {
            Some(at) if bytes.get(at) == Some(&b'}') => d = d.with(brace(at), "this one belongs further out"),
            Some(at) => {
                let word = self.text[at..].bytes().take_while(u8::is_ascii_alphanumeric).count();
                let span = Span { end: (at + word) as u32, ..brace(at) };
                d = d.with(span, "the next item begins here");
            }
            None => d = d.help("the file ends before a `}`"),
        }
        self.diags.push(d);
    }
}

/// A `}` that closes nothing.
pub(super) fn stray(span: Span) -> Diagnostic {
    Diagnostic::error(syntax::STRAY_BRACE, span, "this `}` closes nothing")
        .help("remove it, or look for a `{` missing above")
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |n| n + 1)
}

/// Number of blanks at the start of a line.
fn indent(text: &str, line_start: usize) -> usize {
    text[line_start..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// The start of the documentation above a line.
fn docs_start(text: &str, line: usize) -> usize {
    let mut start = line;
    while start > 1 {
        let above = line_start(text, start - 1);
        if above == 0 || !text[above..start].trim_start().starts_with("///") {
            break;
        }
        start = above;
    }
    start
}

/// Whether a line begins like a constant or a cost.
fn starts_const(line: &str) -> bool {
    let (word, rest) = split_word(line);
    matches!(word, "const" | "cost") && !split_word(rest).0.is_empty()
}

/// Whether a line begins like an item, and like nothing that may stand inside one.
pub(super) fn starts_item(line: &str) -> bool {
    let (mut word, mut rest) = split_word(line);
    if word == "pub" {
        (word, rest) = split_word(rest);
    }
    let (name, after) = split_word(rest);
    let after = after.bytes().next();
    match word {
        "record" | "family" | "layout" | "profile" | "builder" | "lower" | "ops" | "arch" | "kernel" | "table"
        | "spec" => !name.is_empty(),
        "enum" | "bank" | "registers" | "wait" | "update" | "set" | "space" => !name.is_empty() && after == Some(b':'),
        "fence" => !name.is_empty() && after == Some(b'{'),
        "use" => !name.is_empty() || after == Some(b'"'),
        "engines" => name == "any",
        _ => false,
    }
}

/// The identifier at the start, and what follows it and the blanks after it.
fn split_word(text: &str) -> (&str, &str) {
    let end = text.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
    (&text[..end], text[end..].trim_start_matches([' ', '\t']))
}
