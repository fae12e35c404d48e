//! Several threads that search together say what one says alone.

use chappe_runtime::program::{
    Action, Bank, BankKind, Body, Compare, Declared, Program, SemRef, SourceId, Step, Stream, Test, Update, Value,
    Wait, When,
};
use chappe_runtime::verify::{Options, Report, Unknown, Verdict, verify};

use crate::cases::each;
use crate::generate::Genre;
use crate::program::program;
use crate::zoo::entries;

/// One thread, and several that begin together after `alone` states.
fn all_counts(program: &Program, options: &Options, alone: u64) -> Report {
    let one = verify(program, options).expect("a valid program");
    for threads in [2, 3] {
        let several = verify(program, &Options { threads, alone, ..options.clone() }).expect("a valid program");
        assert_eq!(several, one, "{threads} threads: {options:?} {program:?}");
    }
    one
}

fn searched() -> [Options; 2] {
    [false, true].map(|no_reduction| Options { search_only: true, no_reduction, ..Options::default() })
}

#[test]
fn random_programs_are_searched_by_several_threads() {
    each(&Genre::ALL, |case| {
        for options in searched() {
            all_counts(&program(&case.small), &options, case.seed % 4);
        }
    });
}

#[test]
fn the_zoo_is_searched_by_several_threads() {
    for entry in entries() {
        for small in [&entry.buggy, &entry.fixed] {
            for options in searched() {
                all_counts(&program(small), &options, 0);
                // A budget that is not enough for most.
                all_counts(&program(small), &Options { states: 30, ..options }, 10);
            }
        }
    }
}

/// Engines that take from two pools, in the one order or the other, and give back `rounds` times.
fn contend(engines: u32, rounds: usize, pool: i64) -> Program {
    let sem = |id: u32| SemRef { core: 0, bank: 0, id: Value::Imm(i64::from(id)) };
    let step = |waits, updates| Step { waits, body: Body::Nop, updates, cost: 1, source: SourceId(0) };
    let take = |id| {
        let then = Some(Action::Sub(Value::Imm(1)));
        step(
            vec![Wait { sem: sem(id), test: Test::Counter(Compare::Ge, Value::Imm(1)), then, or: Vec::new() }],
            Vec::new(),
        )
    };
    let give =
        |id| step(Vec::new(), vec![Update { sem: sem(id), action: Action::Add(Value::Imm(1)), when: When::Complete }]);
    let stream = |engine: u32| {
        let (first, second) = (engine % 2, (engine + 1) % 2);
        let round = || [take(first), take(second), give(first), give(second)];
        let steps = (0..rounds).flat_map(|_| round()).collect();
        Stream { core: 0, engine, steps, depth: 0 }
    };
    let declared = |id| Declared { core: 0, bank: 0, id, init: pool, limit: None, zero_at_exit: false };
    Program {
        banks: vec![Bank { size: 8, kind: BankKind::Counter { bits: 32, signed: true }, reserved: Vec::new() }],
        cores: 1,
        streams: (0..engines).map(stream).collect(),
        declared: vec![declared(0), declared(1)],
        ..Program::default()
    }
}

/// So many states that every thread has its share, that tables grow, and that work is given away.
#[test]
fn many_states_are_searched_by_several_threads() {
    for (pool, verdict) in [(4, Verdict::Ok), (1, Verdict::Bad)] {
        for options in searched() {
            let report = all_counts(&contend(4, 5, pool), &options, 1000);
            assert_eq!(report.verdict, verdict);
            assert!(report.stats.states > 10_000, "{:?}", report.stats);
        }
    }
    let options = Options { states: 5_000, ..searched()[0].clone() };
    let report = all_counts(&contend(4, 5, 4), &options, 1000);
    assert_eq!((report.verdict, report.unknown), (Verdict::Unknown, Some(Unknown::States(5_000))));
}
