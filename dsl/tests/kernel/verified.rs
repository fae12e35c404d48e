//! Barriers as the language and the specification make them, proved.

use super::common::{Files, decoded, folder, text};
use chappe_dsl::kernel::program_of_streams;
use chappe_runtime::program::{Body, Program};
use chappe_runtime::verify::{Actor, Kind, Method, Options, Order, Report, Verdict, redundant, verify};

fn only(files: &Files, f: impl FnOnce(&Program)) {
    let kernel = files.kernels()[0];
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("a kernel");
    f(&ir.program().0);
}

fn verified(program: &Program) -> Report {
    let report = verify(program, &Options::default()).expect("a valid program");
    assert_eq!(report.method, Method::Clocks);
    report
}

/// The accesses of a stream, in order.
fn accesses(program: &Program, stream: u32) -> Vec<(Actor, u32)> {
    let steps = (0..).zip(&program.streams[stream as usize].steps);
    let access = |(pc, step): (u32, &chappe_runtime::program::Step)| {
        matches!(step.body, Body::Access(_)).then_some((Actor::Stream(stream), pc))
    };
    steps.filter_map(access).collect()
}

/// Of streams with two accesses each, every first one comes before every second one.
fn is_barrier(program: &Program) {
    let all: Vec<_> =
        (0..program.streams.len() as u32).map(|s| accesses(program, s)).filter(|a| !a.is_empty()).collect();
    assert!(all.len() > 1);
    let order = Order::of(program, &[], &all.concat(), &Options::default()).expect("an order");
    for before in &all {
        for after in &all {
            assert_eq!((before.len(), after.len()), (2, 2));
            let (a, b) = (before[0], after[1]);
            assert_eq!(order.precedes((a.0, a.1, 0), (b.0, b.1, 0)), Some(true), "{a:?} {b:?}");
            assert_eq!(order.precedes((b.0, b.1, 0), (a.0, a.1, 0)), Some(false), "{b:?} {a:?}");
        }
    }
}

fn meeting(statements: &str) -> Files {
    let engine = |name: &str, n: u32| {
        format!("engine {name} {{ do fill writes part[{n}]; {statements} do sum reads part[0], part[1], part[2]; }}")
    };
    text(&format!(
        "use neuron; kernel k on neuron::cayman {{ sem met; region part[3]; {} {} {} }}",
        engine("PE", 0),
        engine("Activation", 1),
        engine("DVE", 2)
    ))
}

/// The record that waits for all and arrives only then: nobody ever arrives.
#[test]
fn waiting_and_arriving_in_one_record_waits_for_itself() {
    only(&meeting("wait met >= 3 then inc met;"), |program| {
        let report = verified(program);
        assert_eq!(report.verdict, Verdict::Bad);
        let kinds: Vec<Kind> = report.findings.iter().map(|f| f.kind).collect();
        assert_eq!(kinds, [Kind::SelfWait]);
        assert_eq!(report.findings[0].sites.len(), 3);
        assert_eq!(report.findings[0].also, [Kind::Deadlock]);
    });
}

#[test]
fn arriving_before_waiting_is_a_barrier() {
    only(&meeting("inc met; wait met >= 3;"), |program| {
        assert_eq!(verified(program).verdict, Verdict::Ok);
        is_barrier(program);
    });
}

#[test]
fn the_barrier_of_the_language_is_one() {
    only(&meeting("barrier all3;"), |program| {
        assert_eq!(verified(program).verdict, Verdict::Ok);
        is_barrier(program);
        assert_eq!(redundant(program, &[], &Options::default()), Ok(Vec::new()));
    });
    only(&meeting("barrier all3; barrier again;"), |program| {
        let all = redundant(program, &[], &Options::default()).expect("decided");
        let members: Vec<usize> = all.iter().map(|one| one.sites.len()).collect();
        assert_eq!(members, [3], "one of the two could go");
    });
}

/// Wait for your turn, pass it on, wait for all; then as records, without the kernel.
#[test]
fn the_barrier_of_the_runtime_is_one() {
    let path = folder("examples/kernels/runtime_barrier.chappe");
    let files = text(&std::fs::read_to_string(path).expect("the example"));
    only(&files, |program| {
        assert_eq!(verified(program).verdict, Verdict::Ok);
        is_barrier(program);
    });
    let kernel = files.kernels()[0];
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("a kernel");
    let images = ir.assemble(None).expect("records");
    let (program, _) = program_of_streams(&model, &decoded(&model, &images)).expect("a program");
    assert_eq!(verified(&program).verdict, Verdict::Ok);
}
