//! From records to a program: what binaries say, without the kernel they came from.

use std::collections::HashSet;

use chappe_runtime::program::{Core, Program};
use chappe_runtime::streams::{Environment, LinkError, Linker, Meeting, Record};

use super::effects::raw_step;
use super::engines::{Engines, lowerings};
use super::names::{Names, Source};
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
    let engines = Engines::new(model);
    let mut d = Decoder { model, names: names(model, &engines, streams), errors: Vec::new() };
    let mut linker = Linker::new(environment(model, &engines, streams));
    for (i, s) in streams.iter().enumerate() {
        let records = d.records(i, s);
        for e in linker.stream(records) {
            d.fail(i, e.record(), of_link(&e));
        }
    }
    let linked = linker.finish();
    d.names.queues = linked.queues;
    d.names.groups = linked.groups.iter().map(|g| group_name(model, *g)).collect();
    if d.errors.is_empty() { Ok((linked.program, d.names)) } else { Err(d.errors) }
}

/// The numbers of the engines that take part in barriers; `None`: all.
#[must_use]
pub fn barrier_engines(model: &Model) -> Option<Vec<u32>> {
    Engines::new(model).barrier().map(<[u32]>::to_vec)
}

/// The record that the lowering `function` writes, and the field that takes the name.
#[must_use]
pub fn function_record(model: &Model) -> Option<(RecordId, FieldId)> {
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

fn environment<'m>(model: &'m Model, engines: &Engines, streams: &[DecodedStream]) -> Environment<'m> {
    let banks = model.banks.iter().map(|b| b.name.as_str()).zip(program_banks(model)).collect();
    Environment {
        banks,
        registers: program_registers(model),
        joins: engines.barrier().map(<[u32]>::to_vec),
        streams: streams.iter().map(|s| (s.core, s.engine)).collect(),
    }
}

fn names(model: &Model, engines: &Engines, streams: &[DecodedStream]) -> Names {
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
    names
}

fn group_name(model: &Model, meeting: Meeting) -> String {
    match meeting {
        Meeting::Engines(_, record) => model.records.get(record as usize).map_or("join", |r| &r.name).to_owned(),
        Meeting::Cores => "cores".to_owned(),
    }
}

/// A finding about records that do not belong together.
fn of_link(e: &LinkError) -> Diagnostic {
    let d = Diagnostic::error(codes::DECODE, Span::default(), e.to_string());
    match e {
        LinkError::Branch { record, records, .. } => {
            let (first, last) = (-(*record as i64), records.saturating_sub(*record));
            d.help(format!("from here it may be {first} to {last}"))
        }
        LinkError::Call { name, known, .. } => d.suggest(name, known.iter().map(String::as_str)),
    }
}

struct Decoder<'a> {
    model: &'a Model,
    names: Names,
    errors: Vec<Diagnostic>,
}

impl Decoder<'_> {
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

    /// What the records of a stream do; nothing for those of which that is not known.
    fn records(&mut self, index: usize, s: &DecodedStream) -> Vec<Option<Record>> {
        let function = function_record(self.model);
        let mut out = Vec::with_capacity(s.records.len());
        for (i, value) in s.records.iter().enumerate() {
            let step = match raw_step(self.model, value, s.core) {
                Ok(step) => step,
                Err(d) => {
                    self.fail(index, i, d);
                    out.push(None);
                    continue;
                }
            };
            let label = self.model.records.get(value.record.index()).map_or_else(String::new, |r| r.name.clone());
            let source = Source { span: Span::default(), inner: None, label: label.into(), record: Some(i as u64) };
            let source = self.names.add_source(source);
            out.push(Some(Record { step, function: function_name(function, value), source }));
        }
        out
    }
}

fn function_name(function: Option<(RecordId, FieldId)>, value: &RecordValue) -> Option<String> {
    let (record, field) = function?;
    match value.fields.get(field.index()).filter(|_| value.record == record)? {
        Data::Str(s) => Some(String::from_utf8_lossy(s).into_owned()),
        _ => None,
    }
}
