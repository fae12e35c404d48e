//! What is wrong with a value or with bytes.

use crate::codes::{Code, codec};
use crate::diagnostic::{Diagnostic, Label};
use crate::source::Span;

/// A mistake in a value that was to be encoded, or in bytes that were to be decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodecError {
    /// Which kind.
    pub code: Code,
    /// One self-contained line: what was found and what is legal.
    pub message: String,
    /// Where it was written, if the value comes from text; or the rule of the specification that is broken.
    pub span: Option<Span>,
    /// The record.
    pub record: Option<String>,
    /// The field, with those around it: `view.ring.sem`, `steps[2].to`.
    pub field: Option<String>,
    /// First byte concerned, from the start of the outermost record.
    pub offset: Option<u32>,
    /// Bits concerned, from the start of the outermost record, half open.
    pub bits: Option<(u32, u32)>,
    /// What to do, or what was expected; one sentence each.
    pub help: Vec<String>,
}

impl CodecError {
    /// An error of a code, nothing else known.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        CodecError {
            code,
            message: message.into(),
            span: None,
            record: None,
            field: None,
            offset: None,
            bits: None,
            help: Vec::new(),
        }
    }

    /// Whether nothing is wrong but the record's layout, which is not published: such a record is recognized and can be
    /// shown as bytes.
    #[must_use]
    pub fn is_opaque(&self) -> bool {
        self.code == codec::OPAQUE
    }

    /// Where it was written.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Adds a sentence of help.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// The diagnostic; `place` is what it points at if the error itself has no place in a text.
    #[must_use]
    pub fn diagnostic(self, place: Span) -> Diagnostic {
        let at = self.span.unwrap_or(place);
        let mut d = Diagnostic::error(self.code, at, self.message);
        d.help = self.help;
        d
    }
}

impl From<CodecError> for Diagnostic {
    fn from(e: CodecError) -> Diagnostic {
        let span = e.span;
        let mut d = e.diagnostic(Span::default());
        if span.is_none() {
            d.labels = Vec::<Label>::new();
        }
        d
    }
}

impl std::fmt::Display for CodecError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for CodecError {}
