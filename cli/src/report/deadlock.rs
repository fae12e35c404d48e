//! Who waits for ever, for what, and who could still have helped.

use std::io::{self, Write};

use chappe_dsl::kernel::sign;
use chappe_runtime::sim::{Blocked, Deadlock, Entry, WaitsFor};
use serde::Serialize;

use super::view::View;
use crate::output::Output;

/// A deadlock, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Document<'a> {
    blocked: Vec<Stuck<'a>>,
    cycle: Vec<&'a str>,
}

/// An engine that waits for ever, for programs.
#[derive(Debug, Serialize)]
struct Stuck<'a> {
    engine: &'a str,
    file: &'a str,
    line: u32,
    step: String,
    since: u64,
    waits_for: String,
    entry: Option<String>,
    id: Option<i64>,
    value: Option<i64>,
    compare: Option<&'static str>,
    threshold: Option<i64>,
    missing: Vec<&'a str>,
    posters: Vec<Helper<'a>>,
}

/// A step that could still have posted, for programs.
#[derive(Debug, Serialize)]
struct Helper<'a> {
    engine: &'a str,
    file: &'a str,
    line: u32,
    step: String,
}

/// For programs.
pub(crate) fn document<'a>(view: View<'a>, d: &Deadlock) -> Document<'a> {
    Document {
        blocked: d.blocked.iter().map(|b| stuck(view, b)).collect(),
        cycle: d.cycle.iter().map(|s| view.stream(*s)).collect(),
    }
}

fn stuck<'a>(view: View<'a>, b: &Blocked) -> Stuck<'a> {
    let (file, line) = view.file_line(b.place.source);
    let (entry, value, compare, threshold) = match &b.waits_for {
        WaitsFor::Counter { entry, compare, value, operand } => {
            (Some(*entry), Some(*value), Some(sign(*compare)), Some(*operand))
        }
        WaitsFor::Masked { entry, compare, value, operand, .. } => {
            (Some(*entry), Some(*value), Some(sign(*compare)), Some(*operand))
        }
        WaitsFor::Flag { entry, expected } => {
            (Some(*entry), Some(i64::from(!expected)), Some("=="), Some(i64::from(*expected)))
        }
        WaitsFor::Missing(entry) => (Some(*entry), None, None, None),
        WaitsFor::Join { .. } | WaitsFor::Any(_) => (None, None, None, None),
    };
    let missing = match &b.waits_for {
        WaitsFor::Join { missing, .. } => missing.iter().map(|s| view.stream(*s)).collect(),
        WaitsFor::Counter { .. }
        | WaitsFor::Masked { .. }
        | WaitsFor::Any(_)
        | WaitsFor::Flag { .. }
        | WaitsFor::Missing(_) => Vec::new(),
    };
    Stuck {
        engine: view.stream(b.place.stream),
        file,
        line,
        step: view.text(b.place.source),
        since: b.since,
        waits_for: words(view, &b.waits_for),
        entry: entry.map(|e| view.entry(e)),
        id: entry.map(|e| e.id),
        value,
        compare,
        threshold,
        missing,
        posters: helpers(view, b),
    }
}

fn helpers<'a>(view: View<'a>, b: &Blocked) -> Vec<Helper<'a>> {
    let step = |p: &chappe_runtime::sim::Poster| {
        let source = view.step(p.stream, p.pc)?.source;
        let (file, line) = view.file_line(source);
        Some(Helper { engine: view.stream(p.stream), file, line, step: view.text(source) })
    };
    b.posters.iter().filter_map(step).collect()
}

fn words(view: View<'_>, w: &WaitsFor) -> String {
    let named = |e: &Entry| format!("{} ({} {})", view.entry(*e), view.bank(e.bank), e.id);
    match w {
        WaitsFor::Counter { entry, compare, value, operand } => {
            format!("{} is {value}, must be {} {operand}", named(entry), sign(*compare))
        }
        WaitsFor::Masked { entry, mask, compare, value, operand } => {
            format!("{} & {mask:#X} is {value}, must be {} {operand}", named(entry), sign(*compare))
        }
        WaitsFor::Any(all) => all.iter().map(|one| words(view, one)).collect::<Vec<_>>().join(", or "),
        WaitsFor::Flag { entry, expected: true } => format!("{} is clear, must be set", named(entry)),
        WaitsFor::Flag { entry, expected: false } => format!("{} is set, must be clear", named(entry)),
        WaitsFor::Missing(entry) => format!("there is no {}", named(entry)),
        WaitsFor::Join { group, missing } => {
            let name = view.names.groups.get(*group as usize).map_or("the others", String::as_str);
            let missing: Vec<&str> = missing.iter().map(|s| view.stream(*s)).collect();
            let has = if missing.len() == 1 { "has" } else { "have" };
            format!("{name}: {} {has} not arrived", missing.join(", "))
        }
    }
}

/// In one line.
pub(crate) fn summary(view: View<'_>, d: &Deadlock) -> String {
    match d.blocked.first() {
        Some(b) => {
            let more = d.blocked.len() - 1;
            let more = if more > 0 { format!(", and {more} more") } else { String::new() };
            format!(
                "deadlock: {} waits at {}: {}{more}",
                view.stream(b.place.stream),
                view.locate(b.place.source),
                words(view, &b.waits_for)
            )
        }
        None => "deadlock".to_owned(),
    }
}

/// Prints the report.
pub(crate) fn print(out: &mut Output, view: View<'_>, d: &Deadlock, time: u64) -> io::Result<()> {
    let paint = out.paint;
    let (blocked, all) = (d.blocked.len(), view.program.streams.len());
    let title = format!("deadlock at {time}: {blocked} of {all} engines wait for ever");
    writeln!(out, "{}", paint.bad(&title))?;
    for b in &d.blocked {
        let engine = paint.bold(view.stream(b.place.stream));
        writeln!(out, "  {engine} since {}: {}", b.since, view.step_text(b.place.source))?;
        writeln!(out, "    {}", words(view, &b.waits_for))?;
        for h in helpers(view, b) {
            writeln!(out, "    {} could still post: {} ({}:{})", h.engine, h.step, h.file, h.line)?;
        }
        if b.posters.is_empty() && !matches!(b.waits_for, WaitsFor::Join { .. }) {
            writeln!(out, "    nobody is left who posts it")?;
        }
    }
    if let Some(first) = d.cycle.first() {
        let names: Vec<&str> = d.cycle.iter().chain([first]).map(|s| view.stream(*s)).collect();
        writeln!(out, "  circle: {}", names.join(" waits for "))?;
    }
    Ok(())
}
