//! Barriers in all forms, proven to be some; or proven not to be.

use chappe_runtime::barrier::{BarrierError, Composer, Form};
use chappe_runtime::lower::FencePart;
use chappe_runtime::program::{
    Access, Bank, BankKind, Body, Group, Program, Region, ResetRange, SourceId, Step, Stream, Value,
};
use chappe_runtime::verify::{self, Actor, Kind, Order, Verdict};

/// Engines that each write a part of a region.
fn start(engines: u32, cores: u16) -> Program {
    let stream = |n: u32| Stream {
        core: (n / engines) as u16,
        engine: n % engines,
        steps: vec![touch(n, true)],
        ..Stream::default()
    };
    Program {
        banks: vec![Bank { size: 16, kind: BankKind::Counter { bits: 32, signed: true }, reserved: vec![(0, 2)] }],
        cores,
        streams: (0..engines * u32::from(cores)).map(stream).collect(),
        regions: vec![Region { core: None, elements: engines * u32::from(cores), bytes: 1 }],
        ..Program::default()
    }
}

fn touch(element: u32, write: bool) -> Step {
    let one = |element| Access {
        region: 0,
        element: Value::Imm(i64::from(element)),
        bytes: (Value::Imm(0), Value::Imm(1)),
        write,
    };
    Step {
        waits: Vec::new(),
        body: Body::Access(vec![one(element)]),
        updates: Vec::new(),
        cost: 1,
        source: SourceId::default(),
    }
}

/// Every engine reads what its neighbour wrote.
fn end(program: &mut Program, engines: u32) {
    for n in 0..program.streams.len() as u32 {
        let core = n / engines;
        program.streams[n as usize].steps.push(touch(core * engines + (n + 1) % engines, false));
    }
}

fn composer(program: &Program) -> Composer {
    Composer::new(program, 0, (0, 15), |_| true).expect("a composer")
}

fn verdict(program: &Program) -> (Verdict, Vec<Kind>) {
    let report = verify::verify(program, &verify::Options::default()).expect("valid");
    (report.verdict, report.findings.iter().map(|f| f.kind).collect())
}

fn is_barrier(program: &Program) {
    let last = |s: u32| program.streams[s as usize].steps.len() as u32 - 1;
    let all = 0..program.streams.len() as u32;
    let steps: Vec<_> = all.clone().flat_map(|s| [(Actor::Stream(s), 0), (Actor::Stream(s), last(s))]).collect();
    let order = Order::of(program, &[], &steps, &verify::Options::default()).expect("an order");
    for a in all.clone() {
        for b in all.clone() {
            let (before, after) = ((Actor::Stream(a), 0, 0), (Actor::Stream(b), last(b), 0));
            assert_eq!(order.precedes(before, after), Some(true), "{a} {b}");
        }
    }
}

#[test]
fn every_form_but_one_is_a_barrier() {
    for engines in 2..=5 {
        for form in [Form::Join, Form::PostThenWait, Form::Turns] {
            let mut program = start(engines, 1);
            let mut composer = composer(&program);
            assert_eq!(composer.engines(), engines as usize);
            composer.barrier(&mut program, form).expect("a barrier");
            end(&mut program, engines);
            assert_eq!(verdict(&program), (Verdict::Ok, Vec::new()), "{form:?} {engines}");
            is_barrier(&program);
        }
        let mut program = start(engines, 1);
        composer(&program).barrier(&mut program, Form::Fused).expect("a barrier");
        assert_eq!(verdict(&program), (Verdict::Bad, vec![Kind::SelfWait]), "{engines}");
    }
}

#[test]
fn a_counter_serves_many_rounds_but_not_in_turns() {
    let mut program = start(4, 1);
    let mut composer = composer(&program);
    for _ in 0..5 {
        composer.barrier(&mut program, Form::PostThenWait).expect("a barrier");
    }
    end(&mut program, 4);
    assert_eq!(verdict(&program), (Verdict::Ok, Vec::new()));
    let mut program = start(4, 1);
    let mut composer = self::composer(&program);
    composer.barrier(&mut program, Form::Turns).expect("a barrier");
    assert_eq!(composer.barrier(&mut program, Form::Turns), Err(BarrierError::Reuse(15)));
}

#[test]
fn a_reset_stands_between_two_barriers_and_spares_their_counter() {
    for form in [Form::Join, Form::PostThenWait] {
        let mut program = start(3, 1);
        let mut composer = composer(&program);
        let all = composer.all(&program);
        composer.reset(&mut program, &all, form).expect("a reset");
        end(&mut program, 3);
        assert_eq!(verdict(&program), (Verdict::Ok, Vec::new()), "{form:?}");
    }
    let mut program = start(3, 1);
    let all = [ResetRange { bank: 0, first: 3, last: 15 }];
    let wiped = composer(&program).reset(&mut program, &all, Form::PostThenWait);
    assert_eq!(wiped, Err(BarrierError::WipesCounter(15)));
}

/// Both orders of the control-transfer fence; the core barrier only with several cores.
#[test]
fn fences_in_both_orders() {
    let forward =
        [FencePart::Barrier, FencePart::ResetAll, FencePart::Barrier, FencePart::Drain, FencePart::CoreBarrier];
    let mut backward = forward;
    backward.reverse();
    for parts in [forward, backward] {
        for cores in [1, 2] {
            for form in [Form::Join, Form::PostThenWait] {
                let mut program = start(3, cores);
                let group = program.groups.len() as u32;
                program.groups.push(Group { members: (0..3 * u32::from(cores)).collect() });
                for core in 0..cores {
                    let mut composer = Composer::new(&program, core, (0, 15), |_| true).expect("a composer");
                    let all = composer.all(&program);
                    composer.fence(&mut program, &parts, &all, form, Some(group)).expect("a fence");
                }
                if cores == 1 {
                    program.groups[0].members.truncate(3);
                }
                end(&mut program, 3);
                assert_eq!(verdict(&program), (Verdict::Ok, Vec::new()), "{parts:?} {form:?} {cores}");
                let joins = |s: &Step| matches!(s.body, Body::Join(g) if g == group);
                let crosses = program.streams.iter().all(|s| s.steps.iter().any(joins));
                assert_eq!(crosses, cores > 1);
            }
        }
    }
}

#[test]
fn who_takes_part_is_who_is_used() {
    let mut program = start(4, 1);
    program.streams[2].steps.clear();
    let composer = Composer::new(&program, 0, (0, 15), |engine| engine != 0).expect("a composer");
    assert_eq!(composer.engines(), 2);
    assert_eq!(Composer::new(&program, 1, (0, 15), |_| true).err(), Some(BarrierError::Nobody(1)));
    for id in [0, 2, 16] {
        assert_eq!(Composer::new(&program, 0, (0, id), |_| true).err(), Some(BarrierError::Counter(id)));
    }
}
