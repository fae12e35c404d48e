//! The ids that a run really used, declared or not.

use std::io::{self, Write};

use chappe_runtime::sim::Outcome;
use serde::Serialize;

use super::view::View;
use crate::output::Output;

/// Ids of a bank that some wait tested or some update changed.
#[derive(Debug, Serialize)]
pub(crate) struct Touched<'a> {
    core: u16,
    bank: &'a str,
    /// Ascending.
    ids: Vec<u32>,
}

/// Of every bank that was used at all.
pub(crate) fn of<'a>(view: View<'a>, outcome: &Outcome) -> Vec<Touched<'a>> {
    let used = outcome.banks.iter().filter(|b| !b.touched.is_empty());
    used.map(|b| Touched { core: b.core, bank: view.bank(b.bank), ids: b.touched.clone() }).collect()
}

/// Prints them: `touched  sem 3..=5, 12; event 19`
pub(crate) fn print(out: &mut Output, view: View<'_>, touched: &[Touched<'_>]) -> io::Result<()> {
    if touched.is_empty() {
        return Ok(());
    }
    let bank = |t: &Touched<'_>| {
        let core = if view.program.cores > 1 { format!("core{}.", t.core) } else { String::new() };
        format!("{core}{} {}", t.bank, ranges(&t.ids))
    };
    let title = out.paint.dim("touched");
    writeln!(out, "{title}  {}", touched.iter().map(bank).collect::<Vec<_>>().join("; "))
}

/// `3..=5, 12`
fn ranges(ids: &[u32]) -> String {
    let runs = ids.chunk_by(|a, b| a + 1 == *b);
    let text = runs.map(|r| match r {
        [] => String::new(),
        [one] => one.to_string(),
        [first, .., last] => format!("{first}..={last}"),
    });
    text.collect::<Vec<_>>().join(", ")
}
