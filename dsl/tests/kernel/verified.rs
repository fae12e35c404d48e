//! Barriers as the language and the specification make them, proved.

use std::collections::BTreeSet;

use super::as_small;
use super::common::{Files, decoded, folder, text};
use crate::explore::{self, AtLimit, explore};
use crate::finding::{At, Finding as Found};
use chappe_dsl::kernel::program_of_streams;
use chappe_runtime::program::{Body, Program};
use chappe_runtime::verify::{Actor, Detail, Kind, Method, Options, Order, Report, Site, Verdict, redundant, verify};

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

/// Of the examples and every one with one step less: how many.
#[derive(Debug, Default)]
struct Compared {
    alike: usize,
    bad: usize,
    /// With every reachable state.
    explored: usize,
    /// The explorer does not have what it does, or it has too many states.
    not_explored: usize,
}

/// Every example, and every example with one step less: clocks, the search of all states, and the explorer of the
/// runtime's tests find the same.
#[test]
fn examples_with_a_step_less_are_decided_alike() {
    let mut compared = Compared::default();
    let mut paths = Vec::new();
    for name in ["examples/kernels", "examples/auto", "examples/zoo"] {
        let files = std::fs::read_dir(folder(name)).expect("the examples").flatten().map(|e| e.path());
        paths.extend(files.filter(|p| p.extension().is_some_and(|e| e == "chappe")));
    }
    paths.sort();
    for path in paths {
        let files = text(&std::fs::read_to_string(&path).expect("an example"));
        for kernel in files.kernels() {
            let model = files.model(kernel);
            let Ok(ir) = files.lower(&model, kernel) else { continue };
            let (program, _) = ir.program();
            compare(&program, &kernel.name.text, &mut compared);
            for (stream, pc) in steps(&program) {
                let mut program = program.clone();
                let step = &mut program.streams[stream].steps[pc];
                step.waits.clear();
                step.updates.clear();
                if let Body::Drain(_) | Body::Join(_) | Body::Access(_) | Body::Reset(_) = step.body {
                    step.body = Body::Nop;
                }
                compare(&program, &format!("{} {stream} {pc}", kernel.name.text), &mut compared);
            }
        }
    }
    println!("{compared:?}");
    assert!(compared.alike > 100 && compared.bad > 50, "{compared:?}");
    assert!(compared.explored > 400, "{compared:?}");
}

fn compare(program: &Program, name: &str, compared: &mut Compared) {
    let by_clocks = verify(program, &Options::default()).expect("a valid program");
    let search = Options { search_only: true, states: 20_000, ..Options::default() };
    let by_search = verify(program, &search).expect("a valid program");
    if by_clocks.unknown.is_some() {
        return;
    }
    if by_search.unknown.is_none() {
        assert_eq!(findings(&by_clocks), findings(&by_search), "{name}");
        compared.alike += 1;
        compared.bad += usize::from(by_clocks.verdict == Verdict::Bad);
    }
    match explored(program) {
        Some(expected) => {
            assert_eq!(said(program, &by_clocks), expected, "{name}: {by_clocks:#?}");
            compared.explored += 1;
        }
        None => compared.not_explored += 1,
    }
}

/// A finding as both can say it: what, where, and about which entry or queue.
type Said = (&'static str, Vec<(usize, u32)>, usize);

/// What every reachable state shows, of every outcome.
fn explored(program: &Program) -> Option<BTreeSet<Said>> {
    let mut all = BTreeSet::new();
    for outcome in 0..1_u32 << program.predicates.min(4) {
        let predicates: Vec<bool> = (0..program.predicates).map(|p| outcome >> p & 1 == 1).collect();
        let (small, _) = as_small::small(program, &predicates)?;
        let outcomes = explore(&small, AtLimit::GoOn, 8_000)?;
        let at = |at: &At| (at.stream, at.op % as_small::STRIDE);
        for finding in explore::findings(&outcomes) {
            let mut said = match &finding {
                Found::Deadlock(blocked) => ("deadlock", blocked.iter().map(at).collect(), 0),
                Found::Race { between, .. } => ("race", between.iter().map(at).collect(), 0),
                Found::DoubleSet { event, by } => ("double_set", vec![at(by)], *event),
                Found::ClearBeforeSet { event, by } => ("clear_before_set", vec![at(by)], *event),
                Found::Leak { cell } => ("leak", Vec::new(), *cell),
                // From there on values are not the same.
                Found::Overflow { .. } => return None,
                Found::Undrained { queue } => ("undrained", Vec::new(), *queue),
                Found::SemaphoreRace { cell, .. } => ("semaphore_race", Vec::new(), *cell),
                Found::MissedValue { .. } => continue,
            };
            said.1.sort_unstable();
            all.insert(said);
        }
    }
    Some(all)
}

/// What a report says.
fn said(program: &Program, report: &Report) -> BTreeSet<Said> {
    let cells = as_small::small(program, &vec![false; program.predicates as usize]).map(|(_, cells)| cells);
    let cells = cells.unwrap_or_default();
    let at = |site: &Site| match site.actor {
        Actor::Stream(stream) => (stream as usize, site.pc),
        Actor::Queue(queue) => (program.streams.len() + queue as usize, site.pc),
    };
    let say = |finding: &chappe_runtime::verify::Finding| {
        let about = match &finding.detail {
            Detail::Entry { entry, .. } => cells[&(entry.core, entry.bank, entry.id)],
            Detail::Queue { queue, .. } => *queue as usize,
            _ => 0,
        };
        let mut sites: Vec<(usize, u32)> = finding.sites.iter().map(at).collect();
        sites.sort_unstable();
        Some(match finding.kind {
            Kind::Deadlock | Kind::SelfWait => ("deadlock", sites, 0),
            Kind::Race => ("race", sites, 0),
            Kind::DoubleSet => ("double_set", sites, about),
            Kind::ClearBeforeSet => ("clear_before_set", sites, about),
            Kind::Leak => ("leak", Vec::new(), about),
            Kind::Undrained => ("undrained", Vec::new(), about),
            Kind::SemaphoreRace => ("semaphore_race", Vec::new(), about),
            Kind::ReservedId => return None,
            kind => unreachable!("{kind:?}"),
        })
    };
    report.findings.iter().filter_map(say).collect()
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
