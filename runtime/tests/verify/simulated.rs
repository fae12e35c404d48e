//! The simulator runs one of the schedules that the explorer has seen.

use chappe_runtime::program::Program;
use chappe_runtime::sim::{End, Entry, FaultKind, Options, Outcome as Run, simulate};

use crate::cases::{Case, each};
use crate::explore::{AtLimit, Outcome, explore};
use crate::finding::At;
use crate::generate::Genre;
use crate::program::{place, program};
use crate::small::{Cell, Small};
use crate::zoo::entries;

/// Runs with several timings, and looks each up.
fn judge(small: &Small, outcomes: &[Outcome], name: &str) {
    let program = program(small);
    for outcome in outcomes {
        for seed in [None, Some(1), Some(2), Some(3)] {
            let options = Options { seed, predicates: outcome.predicates.clone(), ..Options::default() };
            let run = simulate(&program, &options).expect("a valid program");
            ends_where_a_schedule_ends(small, outcome, &run, name);
            faults_are_found(&program, small, outcome, &run, name);
        }
    }
}

fn ends_where_a_schedule_ends(small: &Small, outcome: &Outcome, run: &Run, name: &str) {
    let mut blocked = match &run.end {
        End::Finished => vec![],
        End::Deadlock(deadlock) => {
            let at = |stream: u32, op| At { stream: stream as usize, op };
            deadlock.blocked.iter().map(|blocked| at(blocked.place.stream, blocked.place.source.0)).collect()
        }
        End::StepLimit => unreachable!("it ends: {name}"),
    };
    blocked.sort();
    let value = |cell| {
        let (bank, id) = place(small, cell);
        run.banks[usize::from(bank)].values[id as usize]
    };
    let values: Vec<i64> = (0..small.cells.len()).map(value).collect();
    let same = |rest: &crate::explore::Rest| rest.blocked == blocked && rest.state.values[..values.len()] == values;
    assert!(outcome.rests.iter().any(same), "no schedule ends with {blocked:?} {values:?}: {name}");
}

fn faults_are_found(program: &Program, small: &Small, outcome: &Outcome, run: &Run, name: &str) {
    use crate::finding::Finding;
    let cell_of = |entry: Option<Entry>| -> Cell {
        let entry = entry.expect("an entry");
        let here = |&cell: &Cell| place(small, cell) == (entry.bank, entry.id as u32);
        (0..small.cells.len()).find(here).expect("a cell")
    };
    for fault in &run.faults.first {
        let found = |matches: &dyn Fn(&Finding) -> bool| outcome.findings.iter().any(matches);
        let op = fault.place.map(|place| place.source.0);
        let by = |at: &At| Some(at.op) == op;
        let known = match fault.kind {
            FaultKind::DoubleSet => found(
                &|f| matches!(f, Finding::DoubleSet { event, by: at } if *event == cell_of(fault.entry) && by(at)),
            ),
            FaultKind::ClearBeforeSet => found(
                &|f| matches!(f, Finding::ClearBeforeSet { event, by: at } if *event == cell_of(fault.entry) && by(at)),
            ),
            FaultKind::Limit => {
                found(&|f| matches!(f, Finding::Overflow { cell, by: at } if *cell == cell_of(fault.entry) && by(at)))
            }
            FaultKind::Leak => outcome.findings.contains(&Finding::Leak { cell: cell_of(fault.entry) }),
            FaultKind::Undrained(queue) => outcome.findings.contains(&Finding::Undrained { queue: queue as usize }),
            FaultKind::Wrap
            | FaultKind::IdOutOfRange
            | FaultKind::QueueFull(_)
            | FaultKind::CallDepth
            | FaultKind::Expr(_) => false,
        };
        assert!(known, "{fault:?} is not among {:?}: {name} {program:#?}", outcome.findings);
    }
}

#[test]
fn random_programs_run_as_some_schedule() {
    each(&Genre::ALL, |case: &Case| judge(&case.small, &case.outcomes, &case.name()));
}

#[test]
fn the_zoo_runs_as_some_schedule() {
    for entry in entries() {
        for small in [&entry.buggy, &entry.fixed] {
            let outcomes = explore(small, AtLimit::GoOn, 1_000_000).expect("a small program");
            judge(small, &outcomes, &entry.id);
        }
    }
}
