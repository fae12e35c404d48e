//! What the declared semaphores and events hold in the end.

use std::io::{self, Write};

use chappe_runtime::sim::{Entry, Outcome};
use serde::Serialize;

use super::view::View;
use crate::output::Output;

/// A declared entry in the end.
#[derive(Debug, Serialize)]
pub(crate) struct Final<'a> {
    /// Its name.
    pub(crate) name: String,
    core: u16,
    bank: &'a str,
    id: u32,
    /// Its value; a flag is 0 or 1.
    pub(crate) value: i64,
}

/// All of them, by core, bank and id.
pub(crate) fn of<'a>(view: View<'a>, outcome: &Outcome) -> Vec<Final<'a>> {
    // Counters that barriers are made of have names that nobody can declare.
    let declared = view.names.entries.iter().filter(|(_, name)| !name.starts_with('('));
    let mut keys: Vec<(u16, u16, u32)> = declared.map(|(key, _)| *key).collect();
    keys.sort_unstable();
    keys.into_iter()
        .filter_map(|(core, bank, id)| {
            let value = value(outcome, core, bank, id)?;
            let name = view.entry(Entry { core, bank, id: id.into() });
            Some(Final { name, core, bank: view.bank(bank), id, value })
        })
        .collect()
}

/// What an entry holds in the end.
pub(crate) fn value(outcome: &Outcome, core: u16, bank: u16, id: u32) -> Option<i64> {
    let found = outcome.banks.iter().find(|b| b.core == core && b.bank == bank)?;
    found.values.get(id as usize).copied()
}

/// Prints them.
pub(crate) fn print(out: &mut Output, finals: &[Final<'_>]) -> io::Result<()> {
    if finals.is_empty() {
        return Ok(());
    }
    let paint = out.paint;
    writeln!(out, "{}", paint.dim("final values"))?;
    let width = finals.iter().map(|f| f.name.chars().count()).max().unwrap_or(0);
    for f in finals {
        let id = paint.dim(&format!("({} {})", f.bank, f.id));
        writeln!(out, "  {:width$} = {}  {id}", f.name, f.value)?;
    }
    Ok(())
}
