//! A program as people know it: names, statements, places.

use chappe_dsl::kernel::Names;
use chappe_dsl::source::{Sources, Span};
use chappe_runtime::program::{
    BankKind, Body, GroupId, Pc, Program, QueueId, RegionId, SemRef, SourceId, Step, StreamId, Value,
};
use chappe_runtime::sim::{Entry, Place};
use chappe_runtime::verify::{Actor, Site};

use crate::binary::Binary;

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
    /// The records, if it came from those.
    pub(crate) binary: Option<&'a Binary<'a>>,
}

/// Where a step stands: in a text by line and column, in records by offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position<'a> {
    /// The file.
    pub(crate) file: &'a str,
    /// Line and column, from 1.
    pub(crate) line_column: Option<(u32, u32)>,
    /// Bytes from the start.
    pub(crate) offset: Option<u64>,
}

impl<'a> View<'a> {
    /// `PE`, `core1.PE`, `queue in0`.
    pub(crate) fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Stream(id) => self.stream(id).to_owned(),
            Actor::Queue(id) => format!("queue {}", self.queue_of(id)),
        }
    }

    /// `in0`, `core1.in0`
    pub(crate) fn queue_of(&self, id: QueueId) -> String {
        match self.program.queues.get(id as usize).filter(|_| self.program.cores > 1) {
            Some(queue) => format!("core{}.{}", queue.core, self.queue(id)),
            None => self.queue(id).to_owned(),
        }
    }

    /// `tile`, `core1.tile`
    pub(crate) fn region(&self, id: RegionId) -> String {
        let name = self.names.regions.get(id as usize).map_or("region", String::as_str);
        let of = self.program.regions.get(id as usize).and_then(|region| region.core);
        match of.filter(|_| self.program.cores > 1) {
            Some(core) => format!("core{core}.{name}"),
            None => name.to_owned(),
        }
    }

    /// Where the step of a site came from; behind the last step, that one.
    pub(crate) fn source_of(&self, site: &Site) -> SourceId {
        let steps = self.program.streams.get(site.stream as usize).map(|s| s.steps.as_slice()).unwrap_or_default();
        let step = steps.get(site.pc as usize).or(steps.last());
        step.map_or(site.source, |step| step.source)
    }

    /// The statement of a site; behind the last step, that it is the end.
    pub(crate) fn site_text(&self, site: &Site) -> String {
        match self.step(site.stream, site.pc) {
            Some(step) => self.text(step.source),
            None => "(end)".to_owned(),
        }
    }

    /// The statement of a site, with where it stands.
    pub(crate) fn site_step(&self, site: &Site) -> String {
        format!("{} ({})", self.site_text(site), self.locate(self.source_of(site)))
    }

    /// The name of a group.
    pub(crate) fn group(&self, id: GroupId) -> &'a str {
        self.names.groups.get(id as usize).map_or("barrier", String::as_str)
    }

    /// `full (sem 3)`; `sem[3]` if it has no name.
    pub(crate) fn named(&self, e: Entry) -> String {
        let (name, bank) = (self.entry(e), self.bank(e.bank));
        if name.ends_with(']') && name.contains(&format!("{bank}[")) {
            name
        } else {
            format!("{name} ({bank} {})", e.id)
        }
    }

    /// Whether an entry is a flag.
    pub(crate) fn is_flag(&self, e: Entry) -> bool {
        self.program.banks.get(usize::from(e.bank)).is_some_and(|bank| bank.kind == BankKind::Flag)
    }

    /// Where a step stands.
    pub(crate) fn position(&self, source: SourceId) -> Position<'a> {
        if let Some((file, offset)) = self.binary.and_then(|b| b.place(self.names, source)) {
            return Position { file, line_column: None, offset: Some(offset) };
        }
        self.position_of(self.span(source))
    }

    /// Where a part of a text stands.
    pub(crate) fn position_of(&self, span: Span) -> Position<'a> {
        match self.sources.get(span.file).filter(|_| span != Span::default()) {
            Some(file) => {
                let at = file.line_column(span.start);
                Position { file: &file.name, line_column: Some((at.line, at.column)), offset: None }
            }
            None => Position { file: "", line_column: None, offset: None },
        }
    }
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
            .map(|w| {
                let name = |sem: &SemRef| {
                    self.constant(sem).map_or_else(|| format!("{}[..]", self.bank(sem.bank)), |e| self.entry(e))
                };
                let all: Vec<String> = w.conditions().map(|one| name(&one.sem)).collect();
                all.join(" or ")
            })
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
        let position = self.position(source);
        (position.file, position.line_column.map_or(0, |at| at.0))
    }

    /// `hang.chappe:13:13`, `core0.PE.bin:0x40`
    pub(crate) fn locate(&self, source: SourceId) -> String {
        self.position(source).to_string()
    }

    /// The statement in one short line, with what it stands for if it stands for several steps.
    pub(crate) fn text(&self, source: SourceId) -> String {
        if let Some(literal) = self.binary.and_then(|b| b.literal(self.names, source)) {
            return literal;
        }
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

impl std::fmt::Display for Position<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.line_column, self.offset) {
            (Some((line, column)), _) => write!(f, "{}:{line}:{column}", self.file),
            (None, Some(offset)) => write!(f, "{}:{offset:#06x}", self.file),
            (None, None) => f.write_str("?"),
        }
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
