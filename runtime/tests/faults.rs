//! Each fault, once.

mod common;

use chappe_runtime::program::*;
use chappe_runtime::sim::{End, Entry, Fault, FaultKind, Options, Outcome, simulate};
use common::build::*;

fn run(program: &Program) -> Outcome {
    simulate(program, &Options::default()).expect("a valid program")
}

/// The faults of a program, as kind, step and value.
fn faults(program: &Program) -> Vec<(FaultKind, Option<Pc>, i64)> {
    let faults = run(program).faults;
    assert_eq!(faults.total, faults.first.len() as u64);
    faults.first.iter().map(|fault| (fault.kind, fault.place.map(|place| place.pc), fault.value)).collect()
}

fn one(steps: Vec<Step>) -> Vec<(FaultKind, Option<Pc>, i64)> {
    faults(&program(vec![steps]))
}

#[test]
fn a_fault_says_where_and_when() {
    let program = program(vec![vec![nop(5), update(sem(1, 3), Action::ClearFlag)]]);
    let fault = run(&program).faults.first[0];
    let place = fault.place.expect("a step");
    assert_eq!((place.stream, place.pc, place.source), (0, 1, SourceId(7)));
    assert_eq!(
        fault,
        Fault {
            kind: FaultKind::ClearBeforeSet,
            time: 6,
            place: Some(place),
            entry: Some(Entry { core: 0, bank: 1, id: 3 }),
            value: 0,
        }
    );
}

#[test]
fn wrap() {
    let max = i64::from(i32::MAX);
    assert_eq!(one(vec![add(0, max), add(0, 1)]), [(FaultKind::Wrap, Some(1), i64::from(i32::MIN))]);
    let three_bits = |value| update(sem(2, 0), Action::Add(Value::Imm(value)));
    assert_eq!(one(vec![three_bits(7), three_bits(1)]), [(FaultKind::Wrap, Some(1), 0)]);
    assert_eq!(one(vec![three_bits(-1)]), [(FaultKind::Wrap, Some(0), 7)]);
    assert_eq!(one(vec![update(sem(2, 0), Action::Write(Value::Imm(9)))]), [(FaultKind::Wrap, Some(0), 1)]);
    assert_eq!(one(vec![update(sem(2, 0), Action::Sub(Value::Imm(i64::MIN)))]), [(FaultKind::Wrap, Some(0), 0)]);
}

#[test]
fn flags() {
    let (set, clear) = (update(sem(1, 0), Action::SetFlag), update(sem(1, 0), Action::ClearFlag));
    assert_eq!(one(vec![set.clone(), set.clone()]), [(FaultKind::DoubleSet, Some(1), 1)]);
    assert_eq!(one(vec![set, clear.clone(), clear]), [(FaultKind::ClearBeforeSet, Some(2), 0)]);
}

#[test]
fn id_out_of_range() {
    assert_eq!(one(vec![add(8, 1), add(-1, 1)]).len(), 2);
    let outcome = run(&program(vec![vec![wait(8, Compare::Ge, 0)]]));
    assert_eq!(outcome.faults.first[0].kind, FaultKind::IdOutOfRange);
    assert!(matches!(outcome.end, End::Deadlock(_)));
    assert!(outcome.banks.iter().all(|bank| bank.touched.is_empty()));
}

fn declared(limit: Option<(i64, i64)>, zero_at_exit: bool) -> Declared {
    Declared { core: 0, bank: 0, id: 0, init: 1, limit, zero_at_exit }
}

#[test]
fn limit() {
    let mut program = program(vec![vec![add(0, 1), add(0, 1), add(0, -4)]]);
    program.declared.push(declared(Some((0, 2)), false));
    assert_eq!(faults(&program), [(FaultKind::Limit, Some(1), 3), (FaultKind::Limit, Some(2), -1)]);
}

#[test]
fn leak() {
    let mut program = program(vec![vec![add(0, 1)]]);
    program.declared.push(declared(None, true));
    assert_eq!(faults(&program), [(FaultKind::Leak, None, 2)]);
    program.streams[0].steps.push(add(0, -2));
    assert_eq!(faults(&program), []);
}

fn transfer(duration: u32) -> Step {
    body(Body::Transfer { queue: 0, accesses: vec![], duration })
}

#[test]
fn undrained() {
    let mut program = program(vec![vec![transfer(9)]]);
    program.queues.push(Queue { core: 0, drained_at_exit: true });
    assert_eq!(faults(&program), [(FaultKind::Undrained(0), Some(1), 0)]);
    assert_eq!(run(&program).time, 9);
    program.streams[0].steps.push(body(Body::Drain(None)));
    assert_eq!(faults(&program), []);
}

#[test]
fn call_depth() {
    let found = one(vec![body(Body::Call { target: 0 })]);
    assert_eq!(found, [(FaultKind::CallDepth, Some(0), 0)]);
}

#[test]
fn expressions() {
    let mut program = program(vec![vec![add(0, 1), add(0, 1)]]);
    program.exprs = vec![Expr::Const(1), Expr::Const(0), Expr::Binary(ExprOp::Div, 0, 1)];
    program.streams[0].steps[0].updates[0].action = Action::Add(Value::Expr(2));
    assert_eq!(faults(&program), [(FaultKind::Expr(ExprError::DivideByZero), Some(0), 0)]);
    let outcome = run(&program);
    assert!(!outcome.streams[0].finished);
    assert_eq!(outcome.banks[0].values[0], 0);
}

#[test]
fn the_queue_is_bounded() {
    let forever = Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(i64::MAX), next: 2 };
    let mut program = program(vec![vec![body(forever), transfer(9), body(Body::Next { start: 0 })]]);
    program.queues.push(Queue { core: 0, drained_at_exit: false });
    assert_eq!(faults(&program), [(FaultKind::QueueFull(0), Some(1), 0)]);
}

#[test]
fn only_the_first_are_kept() {
    let repeat = Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(100), next: 2 };
    let clear = update(sem(1, 0), Action::ClearFlag);
    let outcome = run(&program(vec![vec![body(repeat), clear, body(Body::Next { start: 0 })]]));
    assert_eq!((outcome.faults.total, outcome.faults.first.len()), (100, 64));
}
