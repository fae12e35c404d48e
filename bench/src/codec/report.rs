//! The figures as text, and what of them was to be reached.

use std::fmt::Write as _;

use super::measure::FITS;
use super::peer::Peer;
use super::peers::MEMCPY;
use super::work::Work;
use super::{chappe::Chappe, hand::Hand, zerocopy::Zerocopy};

/// Nanoseconds per record of every peer at every work, on streams of one length.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Records in a stream.
    pub count: usize,
    /// Name of a peer and its figures, in the order of [`Work::ALL`].
    pub rows: Vec<(&'static str, Vec<f64>)>,
    /// Building event semaphores from the values of their fields, and encoding them.
    pub build: f64,
}

impl Figures {
    fn of(&self, peer: &str, work: Work) -> Option<f64> {
        let (_, row) = self.rows.iter().find(|(name, _)| *name == peer)?;
        row.get(Work::ALL.iter().position(|w| *w == work)?).copied()
    }

    fn ratio(&self, work: Work, peer: &str) -> Option<f64> {
        Some(self.of(Chappe::NAME, work)? / self.of(peer, work)?)
    }
}

/// A ratio to be reached.
struct Goal {
    work: Work,
    peer: &'static str,
    reach: Option<f64>,
    /// In cache, and beyond.
    stretch: [Option<f64>; 2],
}

/// The figures of `performance.md` in ratios: its 1.5 ns for validation are 3.1 times the memcpy measured there.
const GOALS: [Goal; 8] = [
    Goal { work: Work::Encode, peer: Hand::NAME, reach: Some(1.0), stretch: [None; 2] },
    Goal { work: Work::DecodeOne, peer: Hand::NAME, reach: Some(1.0), stretch: [None; 2] },
    Goal { work: Work::ReadOne, peer: Hand::NAME, reach: Some(1.0), stretch: [None; 2] },
    Goal { work: Work::DecodeAny, peer: Hand::NAME, reach: Some(1.0), stretch: [None; 2] },
    Goal { work: Work::ReadAny, peer: Hand::NAME, reach: Some(1.0), stretch: [None; 2] },
    Goal { work: Work::DecodeAny, peer: Zerocopy::NAME, reach: Some(1.0 / 2.4), stretch: [None; 2] },
    Goal { work: Work::Validate, peer: MEMCPY, reach: Some(3.1), stretch: [None, Some(0.7)] },
    Goal { work: Work::DecodeAll, peer: MEMCPY, reach: None, stretch: [Some(5.3), Some(1.1)] },
];

/// All as Markdown, which is also what a terminal shows.
#[must_use]
pub fn markdown(all: &[Figures], machine: &str) -> String {
    let mut out = format!("Read on: {machine}.\n\n");
    for figures in all {
        table(&mut out, figures);
    }
    goals(&mut out, all);
    out
}

fn table(out: &mut String, figures: &Figures) {
    let place = if figures.count < FITS { "in cache" } else { "from memory" };
    let _ = writeln!(out, "Nanoseconds per record, {} records, {place}:\n", figures.count);
    let names: Vec<&str> = Work::ALL.iter().map(|w| w.name()).collect();
    let _ = writeln!(out, "| | {} |", names.join(" | "));
    let _ = writeln!(out, "|---|{}", "---:|".repeat(names.len()));
    for (name, row) in &figures.rows {
        let cells: Vec<String> = row.iter().map(|v| format!("{v:.1}")).collect();
        let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
    }
    let _ = writeln!(out, "\nChappe's builder, from field values to bytes: {:.1}.\n", figures.build);
}

fn goals(out: &mut String, all: &[Figures]) {
    let counts: Vec<String> = all.iter().map(|f| format!("{} records", f.count)).collect();
    let _ = writeln!(
        out,
        "Chappe's time as a multiple of a peer's:\n\n| work | peer | reach | stretch | {} |",
        counts.join(" | ")
    );
    let _ = writeln!(out, "|---|---|---:|---:|{}", "---:|".repeat(counts.len()));
    for goal in &GOALS {
        let reach = goal.reach.map_or(String::new(), |r| format!("{r:.2}"));
        let stretch = match goal.stretch {
            [Some(near), Some(far)] => format!("{near:.1} in cache, {far:.1} beyond"),
            [None, Some(far)] => format!("{far:.1} beyond"),
            [Some(near), None] => format!("{near:.1} in cache"),
            [None, None] => String::new(),
        };
        let read: Vec<String> =
            all.iter().map(|f| f.ratio(goal.work, goal.peer).map_or("?".to_owned(), |r| format!("{r:.2}"))).collect();
        let work = goal.work.full_name();
        let _ = writeln!(out, "| {work} | {} | {reach} | {stretch} | {} |", goal.peer, read.join(" | "));
    }
}
