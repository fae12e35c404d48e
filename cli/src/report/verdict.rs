//! The verdict on a kernel: a line, its findings, their schedules; and all of that for programs.

use std::collections::BTreeMap;
use std::io::{self, Write};

use chappe_dsl::codes::verdict;
use chappe_dsl::render::render;
use chappe_runtime::verify::{Finding, Halt, Kind, Method, Report, Unknown, Verdict};
use serde::Serialize;

use super::finding::{Scene, word};
use super::view::View;
use super::witness;
use crate::diagnostics::counted;
use crate::output::Output;

/// Findings that are shown in full; of more only the number is said.
const SHOWN: usize = 20;

/// The verdict on a kernel, for programs.
#[derive(Serialize)]
pub(crate) struct Document<'a> {
    pub(super) name: &'a str,
    pub(super) verdict: &'static str,
    pub(super) method: &'static str,
    /// Why the answer is not known, or not all was looked at.
    pub(super) unknown: Option<String>,
    pub(super) findings: Vec<Found<'a>>,
    pub(super) stats: Stats,
    /// Kinds of finding that were not looked for.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub(super) unchecked: &'a [&'static str],
    /// What could be left out, if that was asked for and is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) redundant: Option<Vec<super::further::Document>>,
}

/// A part of it.
#[derive(Serialize)]
pub(crate) struct Found<'a> {
    pub(super) kind: &'static str,
    pub(super) also: Vec<&'static str>,
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) notes: Vec<String>,
    pub(super) help: Vec<String>,
    #[serde(rename = "where")]
    pub(super) places: Vec<Place<'a>>,
    pub(super) predicates: BTreeMap<&'a str, bool>,
    /// The schedule is one of the kernel without most turns of the loops with so many or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) short: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) witness: Option<Vec<witness::Entry>>,
}

/// A part of it.
#[derive(Serialize)]
pub(crate) struct Place<'a> {
    pub(super) file: &'a str,
    pub(super) line: Option<u32>,
    pub(super) column: Option<u32>,
    /// Instead of line and column, in records.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) offset: Option<u64>,
    /// Who; none for the place of a declaration.
    pub(super) engine: Option<String>,
    pub(super) step: Option<u32>,
    pub(super) text: Option<String>,
    pub(super) what: String,
    /// In which turn of the loops around it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) turn: BTreeMap<String, i64>,
}

/// A part of it.
#[derive(Serialize)]
pub(crate) struct Stats {
    pub(super) threads: u64,
    pub(super) actions: u64,
    pub(super) states: u64,
    pub(super) outcomes: u64,
}

/// For programs; with schedules or without.
pub(crate) fn document<'a>(
    name: &'a str,
    scene: Scene<'a>,
    report: &Report,
    unchecked: &'a [&'static str],
    schedules: bool,
) -> Document<'a> {
    let stats = &report.stats;
    Document {
        name,
        verdict: answer(report.verdict),
        method: match report.method {
            Method::Clocks => "clocks",
            Method::Search => "search",
        },
        unknown: report.unknown.map(|unknown| why(scene.view, unknown)),
        findings: report.findings.iter().map(|finding| found(scene, finding, schedules)).collect(),
        stats: Stats { threads: stats.threads, actions: stats.actions, states: stats.states, outcomes: stats.outcomes },
        unchecked,
        redundant: None,
    }
}

fn found<'a>(scene: Scene<'a>, finding: &Finding, schedules: bool) -> Found<'a> {
    let said = scene.say(finding);
    let place = |mark: &super::finding::Mark| {
        let at = scene.position(mark);
        Place {
            file: at.file,
            line: at.line_column.map(|at| at.0),
            column: at.line_column.map(|at| at.1),
            offset: at.offset,
            engine: mark.site.map(|site| scene.view.actor(site.actor)),
            step: mark.site.map(|site| site.pc),
            text: mark.site.map(|site| scene.view.site_text(&site)),
            what: mark.text.clone(),
            turn: mark.turn.iter().cloned().collect(),
        }
    };
    let predicates = finding.witness.predicates.iter().enumerate();
    Found {
        kind: word(finding.kind),
        also: finding.also.iter().map(|kind| word(*kind)).collect(),
        code: said.code.0,
        places: said.marks.iter().map(place).collect(),
        predicates: predicates.map(|(i, value)| (scene.predicate(i), *value)).collect(),
        short: finding.witness.short,
        witness: schedules.then(|| witness::document(scene.view, &finding.witness)),
        message: said.message,
        notes: said.notes,
        help: said.help,
    }
}

/// The word for an answer.
pub(crate) fn answer(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Ok => "ok",
        Verdict::Bad => "bad",
        Verdict::Unknown => "unknown",
    }
}

/// Why an answer is not known.
pub(crate) fn why(view: View<'_>, unknown: Unknown) -> String {
    match unknown {
        Unknown::States(states) => format!("more than {states} states; --budget allows more"),
        Unknown::Steps(steps) => format!("an engine takes more than {steps} steps; --steps allows more"),
        Unknown::Predicates(predicate) => {
            let name = view.names.predicates.get(predicate as usize).map_or("?", String::as_str);
            format!("too many predicates to try all outcomes; `{name}` and later ones were taken to be false")
        }
        Unknown::SharedQueue(queue) => format!(
            "several engines start transfers on {}, and their order is not fixed: one queue for each would do",
            view.queue_of(queue)
        ),
        Unknown::Halted(site, halt) => {
            let place = format!("{} at {}", view.actor(site.actor), view.site_step(&site));
            match halt {
                Halt::Expr(_) => format!("{place}: an expression has no value"),
                Halt::CallDepth => format!("{place}: calls nest too deep"),
                Halt::Limit => format!("{place}: it takes too many steps; --steps allows more"),
            }
        }
    }
}

/// `bad by exact clocks: 3 findings`, with colour.
pub(crate) fn line(out: &Output, view: View<'_>, report: &Report) -> String {
    let paint = out.paint;
    let method = match report.method {
        Method::Clocks => "by exact clocks",
        Method::Search => "by search",
    };
    match (report.verdict, report.unknown) {
        (Verdict::Ok, _) => format!("{} {method}", paint.good("ok")),
        (Verdict::Bad, None) => {
            format!("{} {method}: {}", paint.bad("bad"), counted(report.findings.len(), "finding"))
        }
        (Verdict::Bad, Some(unknown)) => format!(
            "{} {method}: {}, and not all was looked at: {}",
            paint.bad("bad"),
            counted(report.findings.len(), "finding"),
            why(view, unknown)
        ),
        (Verdict::Unknown, Some(unknown)) => {
            format!("{}: {}", paint.warn(&format!("unknown[{}]", verdict::UNKNOWN)), why(view, unknown))
        }
        (Verdict::Unknown, None) => format!("{} {method}", paint.warn("unknown")),
    }
}

/// `3 threads, 120 actions`, and what else was looked at.
pub(crate) fn numbers(view: View<'_>, report: &Report) -> String {
    let stats = &report.stats;
    let queues = (stats.threads as usize).saturating_sub(view.program.streams.len());
    let mut text = counted(view.program.streams.len(), "engine");
    if queues > 0 {
        text += &format!(" and {}", counted(queues, "queue"));
    }
    text += &format!(", {}", counted(stats.actions as usize, "action"));
    if stats.states > 0 {
        text += &format!(", {}", counted(stats.states as usize, "state"));
    }
    if stats.outcomes > 1 {
        text += &format!(", {} of the predicates", counted(stats.outcomes as usize, "outcome"));
    }
    text
}

/// Prints the findings with their schedules.
pub(crate) fn print(out: &mut Output, scene: Scene<'_>, report: &Report, full: bool) -> io::Result<()> {
    let all = report.findings.len();
    let shown = if full { all } else { SHOWN };
    for finding in report.findings.iter().take(shown) {
        let said = scene.say(finding);
        let text = if scene.view.binary.is_some() || said.marks.is_empty() {
            scene.plain(&said)
        } else {
            render(scene.view.sources, &scene.diagnostic(&said), out.colored())
        };
        writeln!(out, "\n{}", text.trim_end())?;
        schedule(out, scene.view, finding, full)?;
    }
    if all > shown {
        writeln!(out, "\nand {} more; --full shows all", counted(all - shown, "finding"))?;
    }
    Ok(())
}

fn schedule(out: &mut Output, view: View<'_>, finding: &Finding, full: bool) -> io::Result<()> {
    let groups = witness::steps(view, &finding.witness);
    let title = match (groups.is_empty(), finding.kind) {
        // Nothing has to happen first.
        (true, Kind::ReservedId | Kind::IdOutOfRange) => return Ok(()),
        (true, Kind::Deadlock | Kind::SelfWait | Kind::Race) => "at the start:",
        (true, Kind::SemaphoreRace) if finding.sites.len() > 1 => "at the start:",
        (true, _) => return Ok(()),
        (false, _) if finding.witness.short.is_some() => {
            "a schedule that ends there, of the kernel without turns of its long loops that add nothing:"
        }
        (false, _) => "a schedule that ends there:",
    };
    let paint = out.paint;
    writeln!(out, "  {}", paint.dim(title))?;
    witness::print(out, view, &groups, full)?;
    let end = end(view, finding);
    if !end.is_empty() {
        writeln!(out, "  {}", paint.bad(&end))?;
    }
    Ok(())
}

/// What is bad about the state a schedule ends in.
fn end(view: View<'_>, finding: &Finding) -> String {
    let who = || -> Vec<String> { finding.sites.iter().map(|site| view.actor(site.actor)).collect() };
    match finding.kind {
        Kind::Deadlock | Kind::SelfWait => "now nobody can go on".to_owned(),
        Kind::Race | Kind::MissingCoreBarrier | Kind::SemaphoreRace if finding.sites.len() > 1 => {
            format!("now {} can go on in either order", super::finding::list(&who()))
        }
        Kind::Leak => "now all have ended".to_owned(),
        _ => String::new(),
    }
}
