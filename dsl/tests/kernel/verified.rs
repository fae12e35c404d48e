//! Barriers as the language and the specification make them, proved.

use super::common::{Files, decoded, folder, text};
use chappe_dsl::kernel::program_of_streams;
use chappe_runtime::program::{Body, Program};
use chappe_runtime::verify::{Actor, Kind, Method, Options, Order, Report, Site, Verdict, redundant, verify};

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

/// What is found, without the witnesses.
fn findings(report: &Report) -> Vec<(Kind, Vec<Site>)> {
    let mut all: Vec<_> = report.findings.iter().map(|f| (f.kind, f.sites.clone())).collect();
    all.sort();
    all
}

/// Every example, and every example with one step less: clocks and the search of all states find the same.
#[test]
fn examples_with_a_step_less_are_decided_alike() {
    let (mut compared, mut bad) = (0, 0);
    let mut paths: Vec<_> = std::fs::read_dir(folder("examples/kernels"))
        .expect("the examples")
        .filter_map(|e| e.ok().map(|e| e.path()))
        .collect();
    paths.sort();
    for path in paths {
        let files = text(&std::fs::read_to_string(&path).expect("an example"));
        for kernel in files.kernels().into_iter().filter(|k| k.auto.is_none()) {
            let model = files.model(kernel);
            let (program, _) = files.lower(&model, kernel).expect("a kernel").program();
            for (stream, pc) in steps(&program) {
                let mut program = program.clone();
                let step = &mut program.streams[stream].steps[pc];
                step.waits.clear();
                step.updates.clear();
                if let Body::Drain(_) | Body::Join(_) | Body::Access(_) | Body::Reset(_) = step.body {
                    step.body = Body::Nop;
                }
                let by_clocks = verify(&program, &Options::default()).expect("a valid program");
                let search = Options { search_only: true, states: 20_000, ..Options::default() };
                let by_search = verify(&program, &search).expect("a valid program");
                if by_clocks.unknown.is_none() && by_search.unknown.is_none() {
                    assert_eq!(findings(&by_clocks), findings(&by_search), "{} {stream} {pc}", kernel.name.text);
                    compared += 1;
                    bad += usize::from(by_clocks.verdict == Verdict::Bad);
                }
            }
        }
    }
    println!("{compared} compared, {bad} of them bad");
    assert!(compared > 100 && bad > 50);
}

fn steps(program: &Program) -> Vec<(usize, usize)> {
    let all = program.streams.iter().enumerate().flat_map(|(s, stream)| (0..stream.steps.len()).map(move |pc| (s, pc)));
    let does = |&(s, pc): &(usize, usize)| {
        let step = &program.streams[s].steps[pc];
        let body = matches!(step.body, Body::Drain(_) | Body::Join(_) | Body::Access(_) | Body::Reset(_));
        body || !step.waits.is_empty() || !step.updates.is_empty()
    };
    all.filter(does).collect()
}
