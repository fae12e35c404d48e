//! The schedule: a line for each step, in order of time.

use std::io::{self, Write};

use super::scope::Scopes;
use super::trace::{Row, Rows};
use super::view::View;
use crate::output::Output;

/// Prints it.
pub(crate) fn print(out: &mut Output, view: View<'_>, rows: &Rows) -> io::Result<()> {
    let all = || rows.head.iter().chain(&rows.tail);
    let widest = |f: &dyn Fn(&Row) -> usize, least: usize| all().map(f).max().unwrap_or(0).max(least);
    let time = widest(&|r| digits(r.end), 5);
    let engine = widest(&|r| view.stream(r.place.stream).len(), 6);
    let line = widest(&|r| digits(view.file_line(r.place.source).1.into()), 4);
    let paint = out.paint;
    let scopes = Scopes::new(view);
    let title = format!("{:>time$}  {:>time$}  {:engine$}  {:>line$}  step", "start", "end", "engine", "line");
    writeln!(out, "{}", paint.dim(&title))?;
    let print = |out: &mut Output, r: &Row| {
        let (_, number) = view.file_line(r.place.source);
        let name = view.stream(r.place.stream);
        write!(
            out,
            "{:>time$}  {:>time$}  {name:engine$}  {number:>line$}  {}",
            r.start,
            r.end,
            view.text(r.place.source)
        )?;
        let values = scopes.values(r);
        if !values.is_empty() {
            write!(out, "{}", paint.dim(&format!("  ({values})")))?;
        }
        match stall(view, r) {
            Some(stall) => writeln!(out, "  {}", paint.warn(&stall)),
            None => writeln!(out),
        }
    };
    for r in &rows.head {
        print(out, r)?;
    }
    if rows.elided > 0 {
        let note = format!("{:>time$}  {} steps left out; --full shows all", "..", rows.elided);
        writeln!(out, "{}", paint.dim(&note))?;
    }
    for r in &rows.tail {
        print(out, r)?;
    }
    Ok(())
}

/// `[stalled 200 on full, by DMA line 14]`
fn stall(view: View<'_>, r: &Row) -> Option<String> {
    let stall = r.stall.filter(|s| s.from < r.start)?;
    let on = match stall.by {
        Some((entry, _)) => view.entry(entry),
        None => view.waits_for(r.place.stream, r.place.pc),
    };
    let by = match stall.by {
        Some((_, by)) => format!(", by {} line {}", view.stream(by.stream), view.file_line(by.source).1),
        None => String::new(),
    };
    let on = if on.is_empty() { on } else { format!(" on {on}") };
    Some(format!("[stalled {}{on}{by}]", r.start.saturating_sub(stall.from)))
}

fn digits(n: u64) -> usize {
    n.checked_ilog10().map_or(1, |d| d as usize + 1)
}
