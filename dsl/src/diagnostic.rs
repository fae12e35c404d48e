//! One diagnostic: a code, spans and words. Source text joins them only when rendered.

use std::collections::HashSet;

use crate::codes::Code;
use crate::source::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something to know; nothing fails.
    Warning,
    /// The input is refused.
    Error,
}

/// A place that a diagnostic points at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there, in a few words; may be empty for the primary label.
    pub text: String,
    /// The place of the mistake itself; others give context.
    pub primary: bool,
}

/// A finding about the input.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// Which kind.
    pub code: Code,
    /// How bad.
    pub severity: Severity,
    /// One self-contained line: what is wrong, with the names and values involved.
    pub message: String,
    /// Where; the first primary label gives the position. May point into several files.
    pub labels: Vec<Label>,
    /// Why it is so; one sentence each.
    pub notes: Vec<String>,
    /// What to do, or what was expected; one sentence each.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// An error at a place.
    #[must_use]
    pub fn error(code: Code, span: Span, message: impl Into<String>) -> Self {
        let label = Label { span, text: String::new(), primary: true };
        Diagnostic {
            code,
            severity: Severity::Error,
            message: message.into(),
            labels: vec![label],
            notes: Vec::new(),
            help: Vec::new(),
        }
    }

    /// A warning at a place.
    #[must_use]
    pub fn warning(code: Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Self::error(code, span, message) }
    }

    /// Says what is at the place of the mistake.
    #[must_use]
    pub fn at(mut self, text: impl Into<String>) -> Self {
        if let Some(l) = self.labels.iter_mut().find(|l| l.primary) {
            l.text = text.into();
        }
        self
    }

    /// Adds a place that gives context, perhaps in another file.
    #[must_use]
    pub fn with(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into(), primary: false });
        self
    }

    /// Adds a reason.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Adds a sentence of help.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// Adds "did you mean" if some candidate is close to what was written.
    #[must_use]
    pub fn suggest<'a>(self, written: &str, candidates: impl IntoIterator<Item = &'a str>) -> Self {
        match did_you_mean(written, candidates) {
            Some(best) => self.help(format!("did you mean `{best}`?")),
            None => self,
        }
    }

    /// Adds "did you mean", or else the few things that could be meant: `what` names them, as `banks`.
    #[must_use]
    pub fn choose<'a>(self, written: &str, what: &str, candidates: impl IntoIterator<Item = &'a str>) -> Self {
        const SHOWN: usize = 12;
        let mut all: Vec<&str> = candidates.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        if let Some(best) = did_you_mean(written, all.iter().copied()) {
            return self.help(format!("did you mean `{best}`?"));
        }
        match all.len() {
            0 => self.help(format!("there are no {what} here")),
            1..=SHOWN => self.help(format!("{what} are: {}", all.join(", "))),
            _ => self,
        }
    }

    /// The span of the mistake itself.
    #[must_use]
    pub fn span(&self) -> Span {
        self.labels.iter().find(|l| l.primary).map(|l| l.span).unwrap_or_default()
    }
}

/// The candidate closest to what was written, if it is close enough to be meant.
#[must_use]
pub fn did_you_mean<'a>(written: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (written.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|c| *c != written)
        .map(|c| (strsim::damerau_levenshtein(&written.to_lowercase(), &c.to_lowercase()), c))
        // Of a single letter nothing would be left to recognize it by.
        .filter(|(distance, c)| *distance <= limit && *distance < written.chars().count().max(c.chars().count()))
        .filter(|(distance, c)| *distance == 0 || written.chars().count().min(c.chars().count()) > 1)
        .min()
        .map(|(_, c)| c)
}

/// All findings of a run, in the order they were made.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    seen: HashSet<Diagnostic>,
}

impl Diagnostics {
    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one; an exact repetition is dropped.
    pub fn push(&mut self, d: Diagnostic) {
        if self.seen.insert(d.clone()) {
            self.list.push(d);
        }
    }

    /// Whether any is an error.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// Whether there is none at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// In the order they were made.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// Sorted by position. Stable, so that an order chosen within one place (worst offender first) stays.
    #[must_use]
    pub fn into_sorted(mut self) -> Vec<Diagnostic> {
        self.list.sort_by_key(|d| (d.span().file, d.span().start));
        self.list
    }
}
