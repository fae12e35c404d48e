//! A run, for programs.

use chappe_runtime::sim::{End, Outcome};
use serde::Serialize;

use super::engines::Size;
use super::trace::{Row, Rows};
use super::view::View;
use super::{deadlock, faults, finals, touched, verdict};
use crate::judge::{Judged, Judgement};

/// A kernel's run.
#[derive(Serialize)]
pub(crate) struct Kernel<'a> {
    name: &'a str,
    arch: String,
    end: &'static str,
    time: u64,
    steps: u64,
    engines: Vec<Engine<'a>>,
    schedule: Schedule<'a>,
    finals: Vec<finals::Final<'a>>,
    touched: Vec<touched::Touched<'a>>,
    deadlock: Option<deadlock::Document<'a>>,
    faults: Vec<faults::Entry<'a>>,
    fault_count: u64,
    expectations: Vec<Expectation<'a>>,
    verification: Option<verdict::Document<'a>>,
}

#[derive(Serialize)]
struct Engine<'a> {
    name: &'a str,
    core: u16,
    engine: &'a str,
    finished: bool,
    steps: u64,
    busy: u64,
    stalled: u64,
    end: u64,
    records: Option<u64>,
    bytes: Option<u64>,
}

#[derive(Serialize)]
struct Schedule<'a> {
    /// Steps left out between `first` and `last`.
    elided: u64,
    first: Vec<Step<'a>>,
    last: Vec<Step<'a>>,
}

#[derive(Serialize)]
struct Step<'a> {
    start: u64,
    end: u64,
    engine: &'a str,
    step: u32,
    file: &'a str,
    line: u32,
    text: String,
    stalled: Option<Stalled<'a>>,
}

#[derive(Serialize)]
struct Stalled<'a> {
    since: u64,
    on: String,
    by: Option<By<'a>>,
}

#[derive(Serialize)]
struct By<'a> {
    engine: &'a str,
    file: &'a str,
    line: u32,
}

#[derive(Serialize)]
struct Expectation<'a> {
    text: &'a str,
    result: &'static str,
    why: Option<&'a str>,
}

/// What a run is made into a document from.
pub(crate) struct Parts<'a> {
    pub(crate) name: &'a str,
    pub(crate) arch: String,
    pub(crate) view: View<'a>,
    pub(crate) outcome: &'a Outcome,
    pub(crate) rows: &'a Rows,
    pub(crate) sizes: Option<&'a [Size]>,
    pub(crate) judged: &'a Judged,
    pub(crate) verification: Option<verdict::Document<'a>>,
}

/// The document.
pub(crate) fn kernel(p: Parts<'_>) -> Kernel<'_> {
    let Parts { name, arch, view, outcome, rows, sizes, judged, verification } = p;
    let (end, stuck) = match &outcome.end {
        End::Finished => ("finished", None),
        End::Deadlock(d) => ("deadlock", Some(deadlock::document(view, d))),
        End::StepLimit => ("step_limit", None),
    };
    Kernel {
        name,
        arch,
        end,
        time: outcome.time,
        steps: outcome.steps,
        engines: engines(view, outcome, sizes),
        schedule: Schedule {
            elided: rows.elided,
            first: rows.head.iter().map(|r| step(view, r)).collect(),
            last: rows.tail.iter().map(|r| step(view, r)).collect(),
        },
        finals: finals::of(view, outcome),
        touched: touched::of(view, outcome),
        deadlock: stuck,
        faults: outcome.faults.first.iter().map(|f| faults::entry(view, f)).collect(),
        fault_count: outcome.faults.total,
        expectations: judged.expectations.iter().map(|(text, j)| expectation(text, j)).collect(),
        verification,
    }
}

fn engines<'a>(view: View<'a>, outcome: &Outcome, sizes: Option<&[Size]>) -> Vec<Engine<'a>> {
    let streams = outcome.streams.iter().zip(&view.program.streams).enumerate();
    streams
        .map(|(i, (s, stream))| {
            let size = sizes.and_then(|s| s.get(i));
            Engine {
                name: view.names.streams.get(i).map_or("?", String::as_str),
                core: stream.core,
                engine: view.names.engines.get(i).map_or("?", String::as_str),
                finished: s.finished,
                steps: s.steps,
                busy: s.busy,
                stalled: s.stalled,
                end: s.end_time,
                records: size.map(|s| s.records),
                bytes: size.map(|s| s.bytes),
            }
        })
        .collect()
}

fn step<'a>(view: View<'a>, r: &Row) -> Step<'a> {
    let (file, line) = view.file_line(r.place.source);
    let stalled = r.stall.map(|s| Stalled {
        since: s.from,
        on: s.by.map_or_else(|| view.waits_for(r.place.stream, r.place.pc), |(entry, _)| view.entry(entry)),
        by: s.by.map(|(_, by)| {
            let (file, line) = view.file_line(by.source);
            By { engine: view.stream(by.stream), file, line }
        }),
    });
    let engine = view.stream(r.place.stream);
    Step { start: r.start, end: r.end, engine, step: r.place.pc, file, line, text: view.text(r.place.source), stalled }
}

fn expectation<'a>(text: &'a str, j: &'a Judgement) -> Expectation<'a> {
    let (result, why) = match j {
        Judgement::Met => ("met", None),
        Judgement::Unmet(why) => ("unmet", Some(why.as_str())),
        Judgement::Undecided => ("undecided", Some("it needs the verifier")),
    };
    Expectation { text, result, why }
}
