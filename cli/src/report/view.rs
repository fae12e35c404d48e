//! A program as people know it: names, statements, places.

use chappe_dsl::kernel::Names;
use chappe_dsl::source::{Sources, Span};
use chappe_runtime::program::{Body, Pc, Program, QueueId, SemRef, SourceId, Step, StreamId, Value};
use chappe_runtime::sim::{Entry, Place};

/// Longest text of a step.
const TEXT: usize = 60;

/// A program with its names and the text it came from.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    /// The program.
    pub(crate) program: &'a Program,
    /// What its parts are called.
    pub(crate) names: &'a Names,
    /// The text.
    pub(crate) sources: &'a Sources,
}

impl<'a> View<'a> {
    /// `PE`, or `core0.PE` if there are several cores.
    pub(crate) fn stream(&self, id: StreamId) -> &'a str {
        let names = if self.program.cores > 1 { &self.names.streams } else { &self.names.engines };
        names.get(id as usize).map_or("?", String::as_str)
    }

    /// The step.
    pub(crate) fn step(&self, stream: StreamId, pc: Pc) -> Option<&'a Step> {
        self.program.streams.get(stream as usize)?.steps.get(pc as usize)
    }

    /// `full`, `core1.full`, `sem[12]`.
    pub(crate) fn entry(&self, e: Entry) -> String {
        match u32::try_from(e.id) {
            Ok(id) => self.names.entry(e.core, e.bank, id, self.program.cores),
            Err(_) => format!("{}[{}]", self.bank(e.bank), e.id),
        }
    }

    /// The name of a bank.
    pub(crate) fn bank(&self, bank: u16) -> &'a str {
        self.names.banks.get(usize::from(bank)).map_or("bank", String::as_str)
    }

    /// An entry that a step refers to, if that does not depend on a `for` variable.
    pub(crate) fn constant(&self, sem: &SemRef) -> Option<Entry> {
        match sem.id {
            Value::Imm(id) => Some(Entry { core: sem.core, bank: sem.bank, id }),
            Value::Reg(_) | Value::Expr(_) => None,
        }
    }

    /// The name of a queue.
    pub(crate) fn queue(&self, queue: QueueId) -> &'a str {
        self.names.queues.get(queue as usize).map_or("queue", String::as_str)
    }

    /// What a step waits for, in a few words.
    pub(crate) fn waits_for(&self, stream: StreamId, pc: Pc) -> String {
        let Some(step) = self.step(stream, pc) else { return String::new() };
        let waits: Vec<String> = step
            .waits
            .iter()
            .map(|w| self.constant(&w.sem).map_or_else(|| format!("{}[..]", self.bank(w.sem.bank)), |e| self.entry(e)))
            .collect();
        match &step.body {
            _ if !waits.is_empty() => waits.join(", "),
            Body::Drain(Some(queue)) => self.queue(*queue).to_owned(),
            Body::Drain(None) => "transfers".to_owned(),
            Body::Join(group) => self.names.groups.get(*group as usize).cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// The statement of a step.
    pub(crate) fn span(&self, source: SourceId) -> Span {
        self.names.source(source).map(|s| s.span).unwrap_or_default()
    }

    /// File and line of a step.
    pub(crate) fn file_line(&self, source: SourceId) -> (&'a str, u32) {
        let span = self.span(source);
        let file = self.sources.get(span.file).filter(|_| span != Span::default());
        file.map_or(("", 0), |f| (f.name.as_str(), f.line_column(span.start).line))
    }

    /// `hang.chappe:13:13`
    pub(crate) fn locate(&self, source: SourceId) -> String {
        self.sources.locate(self.span(source))
    }

    /// The statement in one short line, with what it stands for if it stands for several steps.
    pub(crate) fn text(&self, source: SourceId) -> String {
        let Some(s) = self.names.source(source) else { return String::new() };
        let text = one_line(self.sources.text(s.span));
        let inner = s.inner.map(|i| one_line(self.sources.text(i))).filter(|t| !t.is_empty());
        match inner {
            Some(inner) => format!("{text}: {inner}"),
            None if text.is_empty() => s.label.clone().into_owned(),
            None => text,
        }
    }

    /// `copy load writes tile[0] (hang.chappe:14:13)`
    pub(crate) fn step_text(&self, source: SourceId) -> String {
        format!("{} ({})", self.text(source), self.locate(source))
    }

    /// The step of a place, for a sentence.
    pub(crate) fn place(&self, place: Place) -> String {
        format!("{}: {}", self.stream(place.stream), self.step_text(place.source))
    }
}

/// The first line of a statement, without comment, without what a block holds.
fn one_line(text: &str) -> String {
    let head = text.split(['\n']).next().unwrap_or_default();
    let head = head.split("//").next().unwrap_or_default();
    let block = text.contains('\n') && head.trim_end().ends_with('{');
    let head = head.trim().trim_end_matches(['{', ';']).trim_end();
    let mut words: String = head.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() > TEXT {
        words = words.chars().take(TEXT - 2).collect::<String>() + "..";
    } else if block {
        words.push_str(" { .. }");
    }
    words
}
