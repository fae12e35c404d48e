//! What became of each engine, as a table.

use std::io::{self, Write};

use chappe_runtime::sim::{Outcome, StreamOutcome};

use super::view::View;
use crate::output::Output;
use crate::table::Table;

/// Records of a stream.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Size {
    /// How many.
    pub(crate) records: u64,
    /// How many bytes they take.
    pub(crate) bytes: u64,
}

/// Prints it; `sizes` are the streams' records, if they are known.
pub(crate) fn print(out: &mut Output, view: View<'_>, outcome: &Outcome, sizes: Option<&[Size]>) -> io::Result<()> {
    let mut table = Table::new(&["engine", "steps", "busy", "stalled", "end", "in use"]);
    if sizes.is_some() {
        table.column("records");
        table.column("bytes");
    }
    for (i, s) in outcome.streams.iter().enumerate() {
        let mut row = vec![
            view.stream(i as u32).to_owned(),
            s.steps.to_string(),
            s.busy.to_string(),
            s.stalled.to_string(),
            s.end_time.to_string(),
            percent(s, outcome.time),
        ];
        if let Some(size) = sizes.map(|s| s.get(i).copied().unwrap_or_default()) {
            row.push(size.records.to_string());
            row.push(size.bytes.to_string());
        }
        table.row(row);
    }
    let paint = out.paint;
    write!(out, "{}", table.text(paint))
}

fn percent(s: &StreamOutcome, time: u64) -> String {
    let share = u128::from(s.busy) * 100 / u128::from(time.max(1));
    format!("{share} %")
}
