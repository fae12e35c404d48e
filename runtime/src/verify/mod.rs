//! The verifier: whether any schedule of a program can hang, race, leak or lose a signal.
//!
//! A program becomes threads of atomic actions, one for each engine and one for each queue (`compile`). Where every
//! counter only rises, or falls only by the hand of the one thread that waits for it, or is divided into epochs by sets
//! that are in order, exact clocks decide everything in linear time (`clocks`, `races`, `maxima`, `epoch_order`).
//! Everything else is decided by looking at all states, up to a budget (`search`); past it the answer is unknown.
//!
//! Every finding comes with a schedule that [`replay`] follows into the bad state.

mod act;
mod bands;
mod branches;
mod causes;
mod cells;
mod classes;
mod clocks;
mod compile;
mod cursor;
mod effect;
mod ending;
mod epoch_order;
mod epochs;
mod found;
mod greedy;
mod long;
mod maxima;
mod memory;
mod options;
mod order;
mod ordinary;
mod outcome;
mod races;
mod recode;
mod redundant;
mod replay;
mod report;
mod schedule;
mod search;
mod tape;
mod usage;
mod variables;
mod words;

use alloc::vec::Vec;

use crate::program::Program;
use crate::validate::Problem;

pub use bands::{Band, Unequal, Unseparated, unequal_core_barriers, unseparated};
pub use compile::Actor;
pub use cursor::Halt;
pub use ending::{End, Ending};
pub use options::Options;
pub use order::{NoOrder, Order};
pub use redundant::{Redundant, redundant};
pub use replay::{Fault, Replay, Rest, Standing, Strayed, Turn, What, replay};
pub use report::{
    Awaited, Blocked, Detail, Finding, Kind, Method, Report, Site, Stats, Touch, Unknown, Verdict, Witness,
};
pub use variables::variables;

/// Verifies a program.
///
/// # Errors
///
/// The problems of a program that is not valid.
pub fn verify(program: &Program, options: &Options) -> Result<Report, Vec<Problem>> {
    program.validate()?;
    let branches::Outcomes { all, left_out } = branches::outcomes(program, options);
    let mut report = Report {
        verdict: Verdict::Ok,
        method: Method::Clocks,
        findings: Vec::new(),
        unknown: left_out.map(Unknown::Predicates),
        stats: Stats::default(),
    };
    let mut hangs = 0;
    for predicates in &all {
        hangs += u64::from(one(program, predicates, options, &mut report));
    }
    if hangs > 0 && hangs < report.stats.outcomes {
        for finding in report.findings.iter_mut().filter(|finding| finding.kind == Kind::Deadlock) {
            finding.also.push(Kind::UnbalancedPaths);
        }
    }
    report.findings.sort_by(|a, b| (a.kind, &a.sites).cmp(&(b.kind, &b.sites)));
    report.verdict = match (report.findings.is_empty(), report.unknown) {
        (false, _) => Verdict::Bad,
        (true, Some(_)) => Verdict::Unknown,
        (true, None) => Verdict::Ok,
    };
    Ok(report)
}

/// One outcome of the predicates; true if it can hang.
fn one(program: &Program, predicates: &[bool], options: &Options, report: &mut Report) -> bool {
    let short = long::shorten(program, predicates, options);
    let outcome = outcome::outcome(short.as_ref().map_or(program, |short| &short.program), predicates, options);
    report.stats.outcomes += 1;
    report.stats.threads = outcome.code.threads.len() as u64;
    report.stats.actions += outcome.actions;
    report.stats.states += outcome.states;
    report.stats.bytes = report.stats.bytes.max(outcome.bytes);
    report.method = report.method.max(outcome.method);
    if report.unknown.is_none() {
        report.unknown = outcome.unknown.map(|cause| match cause {
            outcome::Cause::Plain(unknown) => unknown,
            outcome::Cause::Halted(_, Halt::Limit) => Unknown::Steps(options.steps),
            outcome::Cause::Halted(at, halt) => Unknown::Halted(words::site(&outcome, &at), halt),
        });
    }
    let mut hangs = false;
    for found in &outcome.found {
        let mut finding = words::finding(&outcome, predicates, found, options.steps);
        if let Some(short) = &short {
            short.restore(&mut finding);
            finding.witness.short = Some(options.turns);
        }
        hangs |= matches!(finding.kind, Kind::Deadlock | Kind::SelfWait);
        let known = |other: &Finding| {
            (other.kind, &other.sites) == (finding.kind, &finding.sites) && about(other) == about(&finding)
        };
        if !report.findings.iter().any(known) {
            report.findings.push(finding);
        }
    }
    hangs
}

/// What tells findings of the same kind at the same steps apart.
fn about(finding: &Finding) -> Option<(Option<crate::sim::Entry>, u32)> {
    match finding.detail {
        Detail::Entry { entry, .. } => Some((Some(entry), 0)),
        Detail::Queue { queue, .. } => Some((None, queue)),
        _ => None,
    }
}
