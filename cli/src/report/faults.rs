//! Faults, in words.

use std::io::{self, Write};

use chappe_runtime::program::ExprError;
use chappe_runtime::sim::{Fault, FaultKind, Faults, MAX_CALLS, MAX_OUTSTANDING};
use serde::Serialize;

use super::view::View;
use crate::output::Output;

/// A fault, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Entry<'a> {
    kind: &'static str,
    message: String,
    time: u64,
    engine: Option<&'a str>,
    file: Option<&'a str>,
    line: Option<u32>,
    entry: Option<String>,
    value: i64,
}

/// The word for a kind of fault: that of the finding, if there is one.
pub(crate) fn word(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Wrap => "wrap",
        FaultKind::Limit => "limit",
        FaultKind::DoubleSet => "double_set",
        FaultKind::ClearBeforeSet => "clear_before_set",
        FaultKind::IdOutOfRange => "id_out_of_range",
        FaultKind::Leak => "leak",
        FaultKind::Undrained(_) => "undrained",
        FaultKind::QueueFull(_) => "queue_full",
        FaultKind::CallDepth => "call_depth",
        FaultKind::Expr(_) => "expression",
    }
}

/// What happened, without where.
pub(crate) fn message(view: View<'_>, f: &Fault) -> String {
    let entry = f.entry.map_or_else(String::new, |e| view.entry(e));
    match f.kind {
        FaultKind::Wrap => format!("{entry} left the range of its counter and is now {}", f.value),
        FaultKind::Limit => format!("{entry} = {} is beyond the limit declared for it", f.value),
        FaultKind::DoubleSet => format!("{entry} was set while it was set"),
        FaultKind::ClearBeforeSet => format!("{entry} was cleared while it was clear"),
        FaultKind::IdOutOfRange => format!("there is no {entry}"),
        FaultKind::Leak => format!("{entry} = {} at the end, declared zero at exit", f.value),
        FaultKind::Undrained(q) => {
            format!("transfers on {} are in flight at the end, declared drained at exit", view.queue(q))
        }
        FaultKind::QueueFull(q) => format!("more than {MAX_OUTSTANDING} transfers wait on {}", view.queue(q)),
        FaultKind::CallDepth => format!("calls nest deeper than {MAX_CALLS}"),
        FaultKind::Expr(e) => match e {
            ExprError::Overflow => "arithmetic overflows 64 bits".to_owned(),
            ExprError::DivideByZero => "a division by zero".to_owned(),
            ExprError::Shift => "a shift by a negative or too large a count".to_owned(),
            ExprError::Malformed => "an expression that refers to what does not exist".to_owned(),
        },
    }
}

/// For programs.
pub(crate) fn entry<'a>(view: View<'a>, f: &Fault) -> Entry<'a> {
    let at = f.place.map(|p| view.file_line(p.source));
    Entry {
        kind: word(f.kind),
        message: message(view, f),
        time: f.time,
        engine: f.place.map(|p| view.stream(p.stream)),
        file: at.map(|a| a.0),
        line: at.map(|a| a.1),
        entry: f.entry.map(|e| view.entry(e)),
        value: f.value,
    }
}

/// Prints them.
pub(crate) fn print(out: &mut Output, view: View<'_>, faults: &Faults) -> io::Result<()> {
    if faults.total == 0 {
        return Ok(());
    }
    let paint = out.paint;
    writeln!(out, "{}", paint.bad(&crate::diagnostics::counted(faults.total as usize, "fault")))?;
    for f in &faults.first {
        let place = f.place.map_or_else(|| "at the end".to_owned(), |p| view.place(p));
        writeln!(out, "  {:>6}  {}: {}", f.time, paint.bad(word(f.kind)), message(view, f))?;
        writeln!(out, "          {place}")?;
    }
    let more = faults.total - faults.first.len() as u64;
    if more > 0 {
        writeln!(out, "  and {more} more")?;
    }
    Ok(())
}
