//! When things happen.

mod common;

use chappe_runtime::program::*;
use chappe_runtime::sim::{End, Observer, Options, Outcome, Place, Silent, Simulation, simulate, simulate_with};
use common::build::*;

fn run(program: &Program) -> Outcome {
    simulate(program, &Options::default()).expect("a valid program")
}

fn ends(outcome: &Outcome) -> Vec<u64> {
    outcome.streams.iter().map(|stream| stream.end_time).collect()
}

#[test]
fn a_blocked_engine_resumes_with_the_update() {
    let outcome = run(&program(vec![vec![wait(0, Compare::Ge, 1)], vec![nop(5), add(0, 1)]]));
    assert_eq!(outcome.end, End::Finished);
    assert_eq!(ends(&outcome), [7, 6]);
    assert_eq!((outcome.streams[0].busy, outcome.streams[0].stalled), (1, 6));
}

#[test]
fn read_comes_before_complete() {
    let mut early = add(0, 1);
    early.updates[0].when = When::Read;
    early.cost = 10;
    let outcome = run(&program(vec![vec![wait(0, Compare::Ge, 1)], vec![early]]));
    assert_eq!(ends(&outcome), [1, 10]);
}

#[test]
fn an_action_of_a_wait_is_atomic() {
    let mut take = wait(0, Compare::Ge, 1);
    take.waits[0].then = Some(Action::Sub(Value::Imm(1)));
    let outcome = run(&program(vec![vec![take.clone()], vec![take], vec![nop(2), add(0, 1), nop(3), add(0, 1)]]));
    assert_eq!(ends(&outcome), [4, 8, 7]);
    assert_eq!(outcome.banks[0].values[0], 0);
}

#[test]
fn transfers_run_one_after_the_other() {
    let transfer = |id| Step {
        updates: vec![
            Update { sem: sem(1, id), action: Action::SetFlag, when: When::Read },
            Update { sem: sem(1, id + 1), action: Action::SetFlag, when: When::Complete },
        ],
        ..body(Body::Transfer { queue: 0, accesses: vec![], duration: 10 })
    };
    let waits = (0..4).map(|id| vec![wait_flag(id, true)]);
    let mut streams = vec![vec![transfer(0), transfer(2), body(Body::Drain(Some(0)))]];
    streams.extend(waits);
    let mut program = program(streams);
    program.queues.push(Queue { core: 0, drained_at_exit: true });
    let outcome = run(&program);
    assert_eq!(ends(&outcome), [21, 1, 11, 11, 21]);
    assert_eq!((outcome.end, outcome.faults.total), (End::Finished, 0));
}

#[test]
fn all_leave_a_join_with_the_last() {
    let join = || body(Body::Join(0));
    let steps = |cost| vec![nop(cost), join(), nop(cost), join()];
    let mut program = program(vec![steps(1), steps(5), steps(3)]);
    program.groups.push(Group { members: vec![0, 1, 2] });
    assert_eq!(ends(&run(&program)), [12, 12, 12]);
}

#[test]
fn a_reset_releases() {
    let reset = body(Body::Reset(vec![ResetRange { bank: 0, first: 0, last: 7 }]));
    let outcome = run(&program(vec![vec![add(0, 4), wait(0, Compare::Lt, 3)], vec![nop(8), reset]]));
    assert_eq!(ends(&outcome), [10, 9]);
    assert_eq!(outcome.banks[0].touched, [0]);
}

#[test]
fn another_core() {
    let mut program = program(vec![vec![wait(3, Compare::Ge, 1)], vec![add(3, 1)]]);
    program.cores = 2;
    program.streams[0].core = 1;
    program.streams[0].steps[0].waits[0].sem.core = 1;
    program.streams[1].steps[0].updates[0].sem.core = 1;
    let outcome = run(&program);
    assert_eq!(ends(&outcome), [2, 1]);
    let touched: Vec<_> = outcome.banks.iter().map(|bank| bank.touched.len()).collect();
    assert_eq!(touched, [0, 0, 0, 1, 0, 0]);
}

/// Far more streams than a word has bits.
#[test]
fn a_long_chain() {
    const LENGTH: u32 = 300;
    let link = |stream: u32| {
        let mut step = wait(stream.into(), Compare::Ge, 1);
        step.updates = add(i64::from(stream) + 1, 1).updates;
        vec![step]
    };
    let mut streams: Vec<_> = (0..LENGTH).rev().map(link).collect();
    streams.push(vec![add(0, 1)]);
    let mut program = program(streams);
    program.banks[0].size = LENGTH + 1;
    let simulation = Simulation::new(&program, &Options::default()).expect("a valid program");
    let outcome = simulation.run(&mut Silent);
    assert_eq!((&outcome.end, outcome.time), (&End::Finished, u64::from(LENGTH) + 1));
    assert_eq!(simulation.run(&mut Silent), outcome);
}

/// A loop of 10^9 turns takes no memory, and stops at the limit.
#[test]
fn long_loops() {
    let long = |to| Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(to), next: 2 };
    let next = || body(Body::Next { start: 0 });
    let mut program = program(vec![
        vec![body(long(1_000_000_000)), add(0, 1), next()],
        vec![body(long(1_000_000_000)), wait(0, Compare::Ge, 1), next()],
    ]);
    let options = Options { step_limit: 100_000, ..Options::default() };
    let outcome = simulate(&program, &options).expect("a valid program");
    assert_eq!((outcome.end, outcome.steps), (End::StepLimit, 100_000));
    // Also when there is nothing in the loop that counts as a step.
    program.streams.truncate(1);
    program.streams[0].steps.remove(1);
    program.streams[0].steps[0].body = Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(i64::MAX), next: 1 };
    assert_eq!(simulate(&program, &options).map(|outcome| outcome.end), Ok(End::StepLimit));
}

#[test]
fn a_seed_changes_times_and_nothing_else() {
    let steps = |id| (0..20).flat_map(|_| [nop(5), add(id, 1), wait(0, Compare::Ge, 1)]).collect();
    let mut program = program(vec![steps(0), steps(1)]);
    program.predicates = 1;
    let with = |seed| simulate(&program, &Options { seed, ..Options::default() }).expect("a valid program");
    let times = |outcome: &Outcome| ends(outcome);
    assert_eq!(with(Some(1)), with(Some(1)));
    assert_ne!(times(&with(Some(1))), times(&with(Some(2))));
    assert_ne!(times(&with(Some(1))), times(&with(None)));
    assert_eq!(with(Some(1)).banks, with(None).banks);
}

#[test]
fn a_missing_predicate_is_false_or_drawn() {
    let choose = Body::Choose { predicate: 0, otherwise: 2 };
    let mut program = program(vec![vec![body(choose), add(0, 1), nop(1)]]);
    program.predicates = 1;
    let holds = |options: &Options| simulate(&program, options).expect("a valid program").banks[0].values[0] == 1;
    assert!(!holds(&Options::default()));
    assert!(holds(&Options { predicates: vec![true], ..Options::default() }));
    let drawn = |seed| holds(&Options { seed: Some(seed), ..Options::default() });
    assert!((0..50).any(drawn) && !(0..50).all(drawn));
}

/// An observer sees what happens, in order of time.
#[derive(Default)]
struct Log(Vec<(u64, &'static str, Pc)>);

impl Observer for Log {
    fn step(&mut self, place: Place, _vars: &[i64], time: u64) {
        self.0.push((time, "step", place.pc));
    }
    fn blocked(&mut self, place: Place, time: u64) {
        self.0.push((time, "blocked", place.pc));
    }
    fn resumed(&mut self, place: Place, time: u64) {
        self.0.push((time, "resumed", place.pc));
    }
}

#[test]
fn observed() {
    let mut log = Log::default();
    let program = program(vec![vec![wait(0, Compare::Ge, 1)], vec![nop(5), add(0, 1)]]);
    let outcome = simulate_with(&program, &Options::default(), &mut log);
    assert_eq!(outcome.as_ref(), Ok(&run(&program)));
    let expected = [(0, "blocked", 0), (5, "step", 0), (6, "step", 1), (6, "resumed", 0), (7, "step", 0)];
    assert_eq!(log.0, expected);
}
