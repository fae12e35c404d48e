//! What must be known before the grammar reads the text: where comments are, and that nothing is nested too deeply.

use super::lex::{Event, read};
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Span};

/// Brackets inside brackets; the grammar, the tree and every pass recurse that deep.
const MAX_BRACKETS: usize = 128;
/// Brackets plus operators of one expression; the tree of `1 + 1 + ..` is as deep as it is long.
const MAX_DEPTH: usize = 400;

/// Stretches of comments that are no documentation.
#[derive(Default)]
pub(super) struct Comments(Vec<(u32, u32)>);

impl Comments {
    /// The end of `start..end` without white space and comments at its end.
    pub(super) fn trim_end(&self, text: &str, start: usize, end: usize) -> usize {
        let bytes = text.as_bytes();
        let mut end = end.min(bytes.len());
        loop {
            let blank = end > start && bytes.get(end - 1).is_some_and(u8::is_ascii_whitespace);
            let line_ends = bytes.get(end).is_none_or(|b| *b == b'\n');
            if !blank && !line_ends {
                return end;
            }
            while end > start && bytes.get(end - 1).is_some_and(u8::is_ascii_whitespace) {
                end -= 1;
            }
            let before = self.0.partition_point(|c| (c.0 as usize) < end);
            match before.checked_sub(1).and_then(|i| self.0.get(i)) {
                Some(&(from, to)) if end <= to as usize && from as usize >= start => end = from as usize,
                _ => return end,
            }
        }
    }
}

/// What the scan found.
#[derive(Default)]
pub(super) struct Scan {
    pub(super) comments: Comments,
    /// Items nested too deeply: not to be read.
    pub(super) deep: Vec<(usize, usize)>,
    /// Braces do not balance.
    pub(super) unbalanced: bool,
    /// Closing braces too many.
    pub(super) surplus: usize,
    /// Where items end: after a `;` or `}` outside of every bracket.
    pub(super) ends: Vec<usize>,
}

/// The brackets open at a point.
#[derive(Default)]
struct Nesting {
    /// Each with the number of operators before it.
    open: Vec<(u8, usize)>,
    /// Operators since the last separator at this level.
    here: usize,
    /// Operators at all levels.
    total: usize,
}

impl Nesting {
    fn open(&mut self, bracket: u8) {
        self.open.push((bracket, self.here));
        self.here = 0;
    }

    fn operator(&mut self) {
        self.here += 1;
        self.total += 1;
    }

    fn separator(&mut self) {
        self.total -= self.here;
        self.here = 0;
    }

    /// Closes the innermost bracket.
    fn pop(&mut self) {
        self.separator();
        self.here = self.open.pop().map_or(0, |(_, before)| before);
    }

    /// Gives up on parentheses that `;` or `}` shows to be unclosed.
    fn drop_parentheses(&mut self) {
        while self.open.last().is_some_and(|(b, _)| *b != b'{') {
            self.pop();
        }
    }

    fn is_too_deep(&self) -> bool {
        self.open.len() > MAX_BRACKETS || self.open.len() + self.total > MAX_DEPTH
    }
}

/// Scans a text; reports what is nested too deeply.
pub(super) fn scan(text: &str, file: FileId, diags: &mut Diagnostics) -> Scan {
    let mut found = Scan::default();
    let mut nesting = Nesting::default();
    let (mut item_start, mut deep_at) = (0, None);
    read(text, |event| {
        let mut ended = None;
        match event {
            Event::Comment { start, end } => found.comments.0.push((start as u32, end as u32)),
            Event::Operator { .. } => nesting.operator(),
            Event::Open { bracket, .. } => nesting.open(bracket),
            Event::Separator { byte: b';', at } => {
                nesting.drop_parentheses();
                nesting.separator();
                ended = Some(at + 1);
            }
            Event::Separator { .. } => nesting.separator(),
            Event::Close { bracket: b'}', at } => {
                nesting.drop_parentheses();
                if nesting.open.is_empty() {
                    found.surplus += 1;
                }
                nesting.pop();
                nesting.separator();
                ended = Some(at + 1);
            }
            Event::Close { .. } => {
                if nesting.open.last().is_some_and(|(b, _)| *b != b'{') {
                    nesting.pop();
                }
            }
        }
        if let (true, None, Event::Open { at, .. } | Event::Operator { at }) = (nesting.is_too_deep(), deep_at, event) {
            deep_at = Some(at);
        }
        if let (Some(end), true) = (ended, nesting.open.is_empty()) {
            if let Some(at) = deep_at.take() {
                found.deep.push((item_start, end));
                report_deep(file, at, diags);
            }
            found.ends.push(end);
            item_start = end;
        }
    });
    if let Some(at) = deep_at {
        found.deep.push((item_start, text.len()));
        report_deep(file, at, diags);
    }
    nesting.drop_parentheses();
    found.unbalanced = found.surplus > 0 || !nesting.open.is_empty();
    found
}

fn report_deep(file: FileId, at: usize, diags: &mut Diagnostics) {
    let span = Span { file, start: at as u32, end: at as u32 + 1 };
    diags.push(
        Diagnostic::error(syntax::TOO_DEEP, span, "this is nested too deeply; the item around it is not read")
            .at("the limit is passed here")
            .help(format!(
                "at most {MAX_BRACKETS} brackets inside each other, and {MAX_DEPTH} brackets and operators in one \
                 expression: split it with `const` items or smaller blocks"
            )),
    );
}
