//! Where one greedy run ends, every schedule ends.

use chappe_runtime::verify::{Ending, Kind, NoOrder, Options, Report, verify};

use crate::cases::each;
use crate::generate::Genre;
use crate::program::{place, program};

fn hangs(report: &Report) -> bool {
    report.findings.iter().any(|finding| matches!(finding.kind, Kind::Deadlock | Kind::SelfWait))
}

#[test]
fn a_greedy_run_ends_where_every_schedule_does() {
    let mut decided = [0, 0];
    each(&Genre::ALL, |case| {
        let program = program(&case.small);
        let report = verify(&program, &Options::default()).expect("a valid program");
        if program.predicates > 0 {
            return;
        }
        let ending = match Ending::of(&program, &[], &Options::default()) {
            Ok(ending) => ending,
            Err(NoOrder::OutsideFragment | NoOrder::Endless) => return,
            Err(NoOrder::Invalid(problems)) => panic!("{problems:?}"),
        };
        let end = ending.run();
        assert_eq!(end, ending.run());
        assert_eq!(end.complete, !hangs(&report), "{}", case.name());
        if end.complete {
            assert_eq!(end.actions, report.stats.actions, "{}", case.name());
        }
        decided[usize::from(end.complete)] += 1;
        // The same as every state without a next one holds.
        for outcome in &case.outcomes {
            for rest in &outcome.rests {
                for (cell, value) in rest.state.values.iter().enumerate().take(case.small.cells.len()) {
                    let (bank, id) = place(&case.small, cell);
                    let at_end = end.values.iter().find(|(e, _)| (e.bank, e.id) == (bank, i64::from(id)));
                    assert!(at_end.is_none_or(|(_, at_end)| at_end == value), "{cell} {end:?} {}", case.name());
                }
            }
        }
    });
    assert!(decided.iter().all(|count| *count > 50), "{decided:?}");
}
