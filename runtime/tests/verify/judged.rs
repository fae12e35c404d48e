//! The verifier finds what the explorer finds, neither more nor less, and every witness leads there.

use std::collections::BTreeSet;

use chappe_runtime::program::Program;
use chappe_runtime::sim::Entry;
use chappe_runtime::verify::{
    Actor, Detail, Finding, Kind, Options, Replay, Report, Rest, Site, Verdict, replay, verify,
};

use crate::cases::{Case, each};
use crate::explore::{AtLimit, explore, findings};
use crate::finding::{self, At};
use crate::generate::Genre;
use crate::program::{place, program};
use crate::small::{self, Cell, Op, Small};
use crate::zoo::entries;

/// A finding as both can say it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Said {
    Deadlock(Vec<At>),
    Race(usize, [usize; 2]),
    About(Kind, Cell),
    Undrained(usize),
}

pub fn explored(findings: &BTreeSet<finding::Finding>) -> BTreeSet<Said> {
    use finding::Finding as F;
    let said = findings.iter().filter_map(|finding| {
        Some(match finding {
            F::Deadlock(blocked) => Said::Deadlock(blocked.clone()),
            F::Race { region, between } => {
                let mut streams = between.map(|at| at.stream);
                streams.sort_unstable();
                Said::Race(*region, streams)
            }
            F::DoubleSet { event, .. } => Said::About(Kind::DoubleSet, *event),
            F::ClearBeforeSet { event, .. } => Said::About(Kind::ClearBeforeSet, *event),
            F::Leak { cell } => Said::About(Kind::Leak, *cell),
            F::Overflow { cell, .. } => Said::About(Kind::Wrap, *cell),
            F::Undrained { queue } => Said::Undrained(*queue),
            F::SemaphoreRace { cell, .. } => Said::About(Kind::SemaphoreRace, *cell),
            // Part of a deadlock.
            F::MissedValue { .. } => return None,
        })
    });
    said.collect()
}

fn verified(small: &Small, report: &Report) -> BTreeSet<Said> {
    let stream = |actor| match actor {
        Actor::Stream(stream) => stream as usize,
        Actor::Queue(queue) => small.engines.len() + queue as usize,
    };
    let at = |site: &Site| At { stream: stream(site.actor), op: site.source.0 };
    let cell = |entry: Entry| -> Cell {
        let here = |&cell: &Cell| place(small, cell) == (entry.bank, entry.id as u32);
        (0..small.cells.len()).find(here).expect("a cell")
    };
    let said = report.findings.iter().map(|finding| match (&finding.kind, &finding.detail) {
        (Kind::Deadlock | Kind::SelfWait, _) => {
            let mut blocked: Vec<At> = finding.sites.iter().map(at).collect();
            blocked.sort();
            Said::Deadlock(blocked)
        }
        (Kind::Race, Detail::Race { region, .. }) => {
            let mut streams = [stream(finding.sites[0].actor), stream(finding.sites[1].actor)];
            streams.sort_unstable();
            Said::Race(*region as usize, streams)
        }
        (Kind::Undrained, Detail::Queue { queue, .. }) => Said::Undrained(*queue as usize),
        (kind, Detail::Entry { entry, .. }) => Said::About(*kind, cell(*entry)),
        (kind, detail) => unreachable!("{kind:?} {detail:?}"),
    });
    said.collect()
}

pub fn agree(small: &Small, expected: &BTreeSet<Said>, options: &Options, name: &str) {
    let program = program(small);
    let report = verify(&program, options).expect("a valid program");
    assert_eq!(report.unknown, None, "{name}");
    let found = verified(small, &report);
    assert_eq!(&found, expected, "{options:?}\n{name}\n{report:?}");
    let ok = report.verdict == Verdict::Ok;
    assert_eq!(ok, expected.is_empty(), "{name}");
    for finding in &report.findings {
        shows(&program, finding, name);
    }
}

/// The witness of a finding ends in the bad state.
fn shows(program: &Program, finding: &Finding, name: &str) {
    let seen = replay(program, &finding.witness).unwrap_or_else(|strayed| panic!("{strayed:?} {finding:?} {name}"));
    let entry = match finding.detail {
        Detail::Entry { entry, .. } => Some(entry),
        _ => None,
    };
    let bad = match finding.kind {
        Kind::Deadlock | Kind::SelfWait => {
            let blocked = |standing: &&chappe_runtime::verify::Standing| {
                matches!(standing.actor, Actor::Stream(_)) && standing.rest == Rest::Blocked
            };
            let mut stands: Vec<Site> =
                seen.standing.iter().filter(blocked).filter_map(|standing| standing.site).collect();
            let mut sites = finding.sites.clone();
            stands.sort();
            sites.sort();
            seen.deadlocked() && stands == sites
        }
        Kind::Race => seen.races.iter().any(|(a, b, _)| {
            let sites = [seen.standing[*a].site, seen.standing[*b].site];
            finding.sites.iter().all(|site| sites.contains(&Some(*site)))
        }),
        Kind::SemaphoreRace => both_next(&seen, finding),
        Kind::Leak => {
            let left = seen.values.iter().any(|(of, value)| Some(*of) == entry && *value != 0);
            let untouched = !seen.values.iter().any(|(of, _)| Some(*of) == entry);
            seen.standing.iter().all(|standing| standing.rest == Rest::Ended) && (left || untouched)
        }
        kind => seen.faults.iter().any(|fault| fault.kind == kind && fault.entry == entry),
    };
    assert!(bad, "{finding:#?} {seen:#?} {name}");
}

fn both_next(seen: &Replay, finding: &Finding) -> bool {
    let ready = seen.standing.iter().filter(|standing| standing.rest == Rest::Ready);
    let sites: Vec<Option<Site>> = ready.map(|standing| standing.site).collect();
    finding.sites.iter().all(|site| sites.contains(&Some(*site)))
}

fn all_ways(small: &Small, expected: &BTreeSet<Said>, name: &str) {
    let every = Options { every_outcome: true, ..Options::default() };
    agree(small, expected, &every, name);
    agree(small, expected, &Options { search_only: true, ..every }, name);
    agree(small, expected, &Options { search_only: true, no_reduction: true, ..every }, name);
    if !small.predicates.is_empty() {
        in_some_arm(small, expected, name);
    }
}

/// What goes wrong in several arms that do the same may be told of one of them: with the outcomes that are looked at
/// without being asked, all that is found is there, and nothing of a kind or of an entry is missed.
fn in_some_arm(small: &Small, expected: &BTreeSet<Said>, name: &str) {
    let report = verify(&program(small), &Options::default()).expect("a valid program");
    let found = verified(small, &report);
    assert!(found.is_subset(expected), "{name}: {found:?} of {expected:?}");
    let apart_from_arms = |said: &BTreeSet<Said>| -> BTreeSet<Said> {
        let without = said.iter().map(|said| match said {
            Said::Deadlock(blocked) => Said::Deadlock(blocked.iter().map(|at| At { op: 0, ..*at }).collect()),
            other => other.clone(),
        });
        without.collect()
    };
    assert_eq!(apart_from_arms(&found), apart_from_arms(expected), "{name}");
}

#[test]
fn random_programs_are_verified_exactly() {
    each(&Genre::ALL, |case: &Case| {
        all_ways(&case.small, &explored(&findings(&case.outcomes)), &case.name());
    });
}

#[test]
fn the_zoo_is_verified_exactly() {
    for entry in entries() {
        for small in [&entry.buggy, &entry.fixed] {
            let outcomes = explore(small, AtLimit::GoOn, 1_000_000).expect("a small program");
            all_ways(small, &explored(&findings(&outcomes)), &entry.id);
        }
    }
}

/// Every operation that a repaired program of the zoo consists of, left out.
#[test]
fn the_zoo_without_one_operation_is_verified_exactly() {
    let mut bad = 0;
    for entry in entries() {
        for gone in 0..entry.fixed.engines.iter().map(|engine| count(&engine.ops)).sum() {
            let mut small = entry.fixed.clone();
            let mut left = gone;
            for engine in &mut small.engines {
                if remove(&mut engine.ops, &mut left) {
                    break;
                }
            }
            let outcomes = explore(&small, AtLimit::GoOn, 1_000_000).expect("a small program");
            let expected = explored(&findings(&outcomes));
            bad += usize::from(!expected.is_empty());
            all_ways(&small, &expected, &format!("{} without {gone}", entry.id));
        }
    }
    assert!(bad > 50, "{bad}");
}

fn count(ops: &[Op]) -> usize {
    let inner = |op: &Op| match &op.kind {
        small::Kind::Loop(_, ops) => count(ops),
        small::Kind::Branch(_, then, otherwise) => count(then) + count(otherwise),
        _ => 0,
    };
    ops.iter().map(|op| 1 + inner(op)).sum()
}

/// Removes operation number `at`, counted from here; false if there are fewer.
fn remove(ops: &mut Vec<Op>, at: &mut usize) -> bool {
    for index in 0..ops.len() {
        if *at == 0 {
            ops.remove(index);
            return true;
        }
        *at -= 1;
        let removed = match &mut ops[index].kind {
            small::Kind::Loop(_, ops) => remove(ops, at),
            small::Kind::Branch(_, then, otherwise) => remove(then, at) || remove(otherwise, at),
            _ => false,
        };
        if removed {
            return true;
        }
    }
    false
}
