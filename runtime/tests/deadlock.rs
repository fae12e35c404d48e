//! What a deadlock reports, for each way to be blocked.

mod common;

use chappe_runtime::program::*;
use chappe_runtime::sim::{Deadlock, End, Entry, Options, Poster, WaitsFor, simulate};
use common::build::*;

fn deadlock(program: &Program) -> Deadlock {
    match simulate(program, &Options::default()).expect("a valid program").end {
        End::Deadlock(deadlock) => deadlock,
        end => unreachable!("{end:?}"),
    }
}

fn entry(bank: BankId, id: i64) -> Entry {
    Entry { core: 0, bank, id }
}

#[test]
fn two_wait_for_each_other() {
    let deadlock = deadlock(&program(vec![
        vec![nop(3), wait(0, Compare::Ge, 1), add(1, 1)],
        vec![wait(1, Compare::Ge, 1), add(0, 1)],
        vec![nop(1)],
    ]));
    assert_eq!(deadlock.cycle, [0, 1]);
    let [first, second] = &deadlock.blocked[..] else { panic!("{deadlock:?}") };
    assert_eq!((first.place.stream, first.place.pc, first.since), (0, 1, 3));
    let waits_for = WaitsFor::Counter { entry: entry(0, 0), compare: Compare::Ge, value: 0, operand: 1 };
    assert_eq!(first.waits_for, waits_for);
    assert_eq!(first.posters, [Poster { stream: 1, pc: 1 }]);
    assert_eq!((second.place.stream, second.place.pc, second.since), (1, 0, 0));
    assert_eq!(second.posters, [Poster { stream: 0, pc: 2 }]);
}

#[test]
fn nobody_posts() {
    let deadlock = deadlock(&program(vec![vec![wait_flag(2, true)], vec![add(0, 1)]]));
    assert_eq!(deadlock.cycle, []);
    assert_eq!(deadlock.blocked[0].waits_for, WaitsFor::Flag { entry: entry(1, 2), expected: true });
    assert_eq!(deadlock.blocked[0].posters, []);
}

#[test]
fn only_its_own_update_would_help() {
    let mut step = wait(0, Compare::Ge, 1);
    step.updates = add(0, 1).updates;
    let deadlock = deadlock(&program(vec![vec![step]]));
    assert_eq!(deadlock.cycle, [0]);
    assert_eq!(deadlock.blocked[0].posters, [Poster { stream: 0, pc: 0 }]);
}

#[test]
fn an_update_before_may_come_again() {
    let repeat = Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(5), next: 3 };
    let steps = vec![body(repeat), add(1, 1), wait(0, Compare::Ge, 1), body(Body::Next { start: 0 })];
    let program = program(vec![steps, vec![add(1, 1), wait(1, Compare::Ge, 9)]]);
    let deadlock = deadlock(&program);
    assert_eq!(deadlock.blocked[0].posters, []);
    assert_eq!(deadlock.blocked[1].posters, [Poster { stream: 0, pc: 1 }]);
    assert_eq!(deadlock.cycle, []);
}

#[test]
fn a_computed_id_may_be_any() {
    let mut program = program(vec![
        vec![wait(0, Compare::Ge, 1), add(0, 1)],
        vec![wait_flag(0, true), body(Body::Return), update(sem(1, 0), Action::SetFlag)],
    ]);
    program.exprs = vec![Expr::Const(3)];
    program.streams[0].steps[1].updates[0].sem.id = Value::Expr(0);
    let deadlock = deadlock(&program);
    assert_eq!(deadlock.blocked[0].posters, [Poster { stream: 0, pc: 1 }]);
    // After the return nothing is reached.
    assert_eq!(deadlock.blocked[1].posters, []);
}

#[test]
fn operands_are_reported_as_computed() {
    let mut program = program(vec![vec![body(Body::Move(1, Value::Imm(9))), wait(0, Compare::Eq, 0), nop(1)]]);
    program.streams[0].steps[1].waits[0].test = Test::Counter(Compare::Eq, Value::Reg(1));
    let counter = |operand| WaitsFor::Counter { entry: entry(0, 0), compare: Compare::Eq, value: 0, operand };
    assert_eq!(deadlock(&program).blocked[0].waits_for, counter(9));
    program.streams[0].steps[1].waits[0].test = Test::Counter(Compare::Eq, Value::Imm(1 << 40));
    assert_eq!(deadlock(&program).blocked[0].waits_for, counter(1 << 40));
}

#[test]
fn a_member_is_missing() {
    let mut program = program(vec![
        vec![body(Body::Join(0)), add(0, 1)],
        vec![wait(0, Compare::Ge, 1), body(Body::Join(0))],
        vec![nop(4), body(Body::Join(0))],
    ]);
    program.groups.push(Group { members: vec![0, 1, 2] });
    let deadlock = deadlock(&program);
    let join = WaitsFor::Join { group: 0, missing: vec![1] };
    assert_eq!(deadlock.blocked[0].waits_for, join);
    assert_eq!(deadlock.blocked[2].waits_for, join);
    assert_eq!(deadlock.blocked[2].since, 4);
    assert_eq!(deadlock.cycle, [0, 1]);
}

#[test]
fn there_is_no_such_entry() {
    let deadlock = deadlock(&program(vec![vec![wait(100, Compare::Ge, 0)]]));
    assert_eq!(deadlock.blocked[0].waits_for, WaitsFor::Missing(entry(0, 100)));
}

#[test]
fn a_reset_may_help() {
    let reset = body(Body::Reset(vec![ResetRange { bank: 0, first: 0, last: 3 }]));
    let deadlock =
        deadlock(&program(vec![vec![add(2, 1), wait(2, Compare::Eq, 0)], vec![wait_flag(0, true), nop(1), reset]]));
    assert_eq!(deadlock.blocked[0].posters, [Poster { stream: 1, pc: 2 }]);
}

/// Of a wait for one of several conditions, all are told, with all who could still help.
#[test]
fn one_of_several_would_do() {
    let mut step = wait(0, Compare::Ge, 2);
    let masked = Test::Masked { mask: Value::Imm(6), compare: Compare::Eq, operand: Value::Imm(4) };
    step.waits[0].or =
        vec![Alternative { sem: sem(0, 1), test: masked }, Alternative { sem: sem(1, 2), test: Test::Flag(true) }];
    let program = program(vec![vec![step, add(3, 1)], vec![add(0, 1), add(1, 3), wait(3, Compare::Ge, 1), add(1, 1)]]);
    let deadlock = deadlock(&program);
    let any = vec![
        WaitsFor::Counter { entry: entry(0, 0), compare: Compare::Ge, value: 1, operand: 2 },
        WaitsFor::Masked { entry: entry(0, 1), mask: 6, compare: Compare::Eq, value: 2, operand: 4 },
        WaitsFor::Flag { entry: entry(1, 2), expected: true },
    ];
    assert_eq!(deadlock.blocked[0].waits_for, WaitsFor::Any(any));
    assert_eq!(deadlock.blocked[0].posters, [Poster { stream: 1, pc: 3 }]);
    assert_eq!(deadlock.cycle, [0, 1]);
}

/// One that does not exist stops the wait, as it does a wait of its own.
#[test]
fn an_alternative_that_does_not_exist() {
    let mut step = wait(0, Compare::Ge, 0);
    step.waits[0].or = vec![Alternative { sem: sem(0, 100), test: Test::Counter(Compare::Ge, Value::Imm(1)) }];
    let deadlock = deadlock(&program(vec![vec![step]]));
    assert_eq!(deadlock.blocked[0].waits_for, WaitsFor::Missing(entry(0, 100)));
}

/// Which of several conditions passed is not known, so that nothing can be done to its entry.
#[test]
fn alternatives_change_nothing() {
    let mut step = wait(0, Compare::Ge, 1);
    step.waits[0].or = vec![Alternative { sem: sem(0, 1), test: step.waits[0].test }];
    step.waits[0].then = Some(Action::Sub(Value::Imm(1)));
    let problems = program(vec![vec![step]]).validate().expect_err("not valid");
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].kind, chappe_runtime::validate::ProblemKind::AlternativeChanges);
}
