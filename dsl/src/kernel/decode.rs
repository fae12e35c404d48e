//! From records to a program: what binaries say, without the kernel they came from.

use std::collections::{HashMap, HashSet};

use chappe_runtime::program::{Body, Core, Group, GroupId, Pc, Program, Queue, QueueId, Step, Stream};

use super::effects::{RawBody, RawStep, raw_step};
use super::engines::{Engines, lowerings};
use super::names::{Names, Source};
use super::remote;
use super::state::{program_banks, program_registers};
use crate::codec::{Data, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{ExprKind, FieldId, FieldValue, Model, RecordId, TemplateKind};
use crate::source::Span;

/// A stream of decoded records.
#[derive(Clone, Debug)]
pub struct DecodedStream {
    /// Its core.
    pub core: Core,
    /// The number of its engine.
    pub engine: u32,
    /// Its records.
    pub records: Vec<RecordValue>,
}

/// The program of decoded streams. Queues are told apart by name (and core), rendezvous by what joins; memory is not
/// known. A source's `record` says which record of its stream a step came from.
///
/// # Errors
/// Records whose effect is not known, branches out of their stream, calls of functions that are not there.
pub fn program_of_streams(model: &Model, streams: &[DecodedStream]) -> Result<(Program, Names), Vec<Diagnostic>> {
    let mut d = Decoder::new(model, streams);
    for (i, s) in streams.iter().enumerate() {
        d.stream(i, s);
    }
    if d.errors.is_empty() { Ok((d.program, d.names)) } else { Err(d.errors) }
}

/// What makes two joins the same rendezvous.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Meeting {
    Engines(Core, RecordId),
    Cores,
}

struct Decoder<'a> {
    model: &'a Model,
    program: Program,
    names: Names,
    engines: Engines,
    queues: HashMap<(Core, String), QueueId>,
    groups: HashMap<Meeting, GroupId>,
    /// The record that starts a function, and the field that holds its name.
    function: Option<(RecordId, FieldId)>,
    keys: Vec<(Core, u32)>,
    errors: Vec<Diagnostic>,
}

impl<'a> Decoder<'a> {
    fn new(model: &'a Model, streams: &[DecodedStream]) -> Self {
        let engines = Engines::new(model);
        let mut names = Names {
            banks: model.banks.iter().map(|b| b.name.clone()).collect(),
            registers: model.registers.as_ref().map(|r| r.name.clone()).unwrap_or_default(),
            ..Names::default()
        };
        for s in streams {
            let name = engines.name(model, s.engine);
            names.streams.push(format!("core{}.{name}", s.core));
            names.engines.push(name);
        }
        let program = Program {
            banks: program_banks(model),
            registers: program_registers(model),
            cores: streams.iter().map(|s| s.core).max().unwrap_or(0).saturating_add(1),
            ..Program::default()
        };
        Decoder {
            model,
            program,
            names,
            engines,
            queues: HashMap::new(),
            groups: HashMap::new(),
            function: function_record(model),
            keys: streams.iter().map(|s| (s.core, s.engine)).collect(),
            errors: Vec::new(),
        }
    }

    fn fail(&mut self, stream: usize, record: usize, d: Diagnostic) {
        let name = self.names.streams.get(stream).cloned().unwrap_or_default();
        let message = format!("{name}, record {record}: {}", d.message);
        // There is no text to point at but the specification's.
        let mut labels = d.labels;
        labels.retain(|l| l.span != Span::default());
        let d = Diagnostic { message, labels, ..d };
        if self.errors.len() < 100 {
            self.errors.push(d);
        }
    }

    fn stream(&mut self, index: usize, s: &DecodedStream) {
        let mut steps: Vec<Step> = Vec::with_capacity(s.records.len());
        // First step of each record, and one past the last.
        let mut starts: Vec<Pc> = Vec::with_capacity(s.records.len() + 1);
        let mut branches: Vec<(usize, usize, i64)> = Vec::new();
        let mut calls: Vec<(usize, usize, String)> = Vec::new();
        let mut functions: HashMap<String, Pc> = HashMap::new();
        for (i, value) in s.records.iter().enumerate() {
            starts.push(steps.len() as Pc);
            if let Some(name) = self.function_name(value) {
                functions.entry(name).or_insert(steps.len() as Pc);
            }
            let raw = match raw_step(self.model, value, s.core) {
                Ok(r) => r,
                Err(d) => {
                    self.fail(index, i, d);
                    continue;
                }
            };
            let label = self.model.records.get(value.record.index()).map_or_else(String::new, |r| r.name.clone());
            let source = Source { span: Span::default(), inner: None, label: label.into(), record: Some(i as u64) };
            let source = self.names.add_source(source);
            let first = steps.len();
            let RawStep { waits, bodies, mut updates, cost, duration } = raw;
            for b in bodies {
                if let RawBody::Transfer(queue) = &b
                    && let Some(update) = remote::update(self.model, queue)
                {
                    updates.push(update);
                    continue;
                }
                match &b {
                    RawBody::Branch(_, distance) => branches.push((steps.len(), i, *distance)),
                    RawBody::Call(name) => calls.push((steps.len(), i, name.clone())),
                    _ => {}
                }
                let body = self.body(s.core, index as u32, b, duration);
                steps.push(Step { waits: Vec::new(), body, updates: Vec::new(), cost: 0, source });
            }
            if steps.len() == first {
                steps.push(Step { waits: Vec::new(), body: Body::Nop, updates: Vec::new(), cost: 0, source });
            }
            let last = steps.len() - 1;
            let stops = matches!(steps[last].body, Body::Stop | Body::Return);
            steps[first].waits = waits;
            steps[last].cost = cost;
            let at = if stops && last > first { last - 1 } else { last };
            steps[at].updates = updates;
        }
        starts.push(steps.len() as Pc);
        self.aim(index, &mut steps, &starts, branches, calls, &functions);
        self.program.streams.push(Stream { core: s.core, engine: s.engine, steps, depth: 0 });
    }

    /// Gives branches and calls their targets.
    fn aim(
        &mut self,
        index: usize,
        steps: &mut [Step],
        starts: &[Pc],
        branches: Vec<(usize, usize, i64)>,
        calls: Vec<(usize, usize, String)>,
        functions: &HashMap<String, Pc>,
    ) {
        let records = starts.len() - 1;
        for (at, record, distance) in branches {
            let to = (record as i64).checked_add(distance).and_then(|t| usize::try_from(t).ok());
            match to.and_then(|t| starts.get(t)) {
                Some(pc) => {
                    if let Some(Body::Branch { target, .. }) = steps.get_mut(at).map(|s| &mut s.body) {
                        *target = *pc;
                    }
                }
                None => {
                    let message = format!("a branch by {distance} records leaves the stream of {records}");
                    let d = Diagnostic::error(codes::DECODE, Span::default(), message);
                    let (first, last) = (-(record as i64), records.saturating_sub(record));
                    self.fail(index, record, d.help(format!("from here it may be {first} to {last}")));
                }
            }
        }
        for (at, record, name) in calls {
            match functions.get(&name) {
                Some(pc) => {
                    if let Some(Body::Call { target }) = steps.get_mut(at).map(|s| &mut s.body) {
                        *target = *pc;
                    }
                }
                None => {
                    let d = Diagnostic::error(
                        codes::DECODE,
                        Span::default(),
                        format!("no function `{name}` in this stream"),
                    );
                    self.fail(index, record, d.suggest(&name, functions.keys().map(String::as_str)));
                }
            }
        }
    }

    fn body(&mut self, core: Core, stream: u32, raw: RawBody, duration: u32) -> Body {
        match raw {
            RawBody::Drain(None) => Body::Drain(None),
            RawBody::Drain(Some(q)) => Body::Drain(Some(self.queue(core, q))),
            RawBody::Join(_, record) => Body::Join(self.group(Meeting::Engines(core, record), stream)),
            RawBody::JoinCores => Body::Join(self.group(Meeting::Cores, stream)),
            RawBody::Reset(ranges) => Body::Reset(ranges),
            RawBody::Transfer(q) => Body::Transfer { queue: self.queue(core, q), accesses: Vec::new(), duration },
            RawBody::Move(r, v) => Body::Move(r, v),
            RawBody::Alu(op, r, a, b) => Body::Alu(op, r, a, b),
            RawBody::Branch(condition, _) => Body::Branch { condition, target: 0 },
            RawBody::Call(_) => Body::Call { target: 0 },
            RawBody::Return => Body::Return,
            RawBody::Stop => Body::Stop,
        }
    }

    fn queue(&mut self, core: Core, name: String) -> QueueId {
        let queues = &mut self.program.queues;
        let names = &mut self.names.queues;
        *self.queues.entry((core, name.clone())).or_insert_with(|| {
            queues.push(Queue { core, drained_at_exit: false });
            names.push(name);
            queues.len() as QueueId - 1
        })
    }

    /// The rendezvous; of engines, all that are there and belong take part; of cores, every stream that joins.
    fn group(&mut self, meeting: Meeting, stream: u32) -> GroupId {
        let id = match self.groups.get(&meeting) {
            Some(g) => *g,
            None => {
                let (members, name) = match meeting {
                    Meeting::Engines(core, record) => {
                        let keys = self.keys.iter().enumerate();
                        let mine =
                            keys.filter(|(_, (c, e))| *c == core && self.engines.joins(*e)).map(|(i, _)| i as u32);
                        let name = self.model.records.get(record.index()).map_or("join", |r| &r.name).to_owned();
                        (mine.collect(), name)
                    }
                    Meeting::Cores => (Vec::new(), "cores".to_owned()),
                };
                let id = self.program.groups.len() as GroupId;
                self.program.groups.push(Group { members });
                self.names.groups.push(name);
                self.groups.insert(meeting, id);
                id
            }
        };
        if let Some(g) = self.program.groups.get_mut(id as usize)
            && let Err(at) = g.members.binary_search(&stream)
        {
            g.members.insert(at, stream);
        }
        id
    }

    fn function_name(&self, value: &RecordValue) -> Option<String> {
        let (record, field) = self.function?;
        match value.fields.get(field.index()).filter(|_| value.record == record)? {
            Data::Str(s) => Some(String::from_utf8_lossy(s).into_owned()),
            _ => None,
        }
    }
}

/// The record that the lowering `function` writes, and the field that takes the name.
fn function_record(model: &Model) -> Option<(RecordId, FieldId)> {
    let template = lowerings(model, "function").next()?;
    let mut seen = HashSet::new();
    for s in &template.body {
        let TemplateKind::Literal(l) = &s.kind else { continue };
        for (field, v) in &l.fields {
            if let FieldValue::Expr(e) = v
                && matches!(e.kind, ExprKind::Param(0))
                && seen.insert(*field)
            {
                return Some((l.record, *field));
            }
        }
    }
    None
}
