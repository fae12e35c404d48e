//! Single graphs, and what becomes of them.

use chappe_runtime::lower::{self, Builder, Options, Target, naive};
use chappe_runtime::verify::{self, Verdict};

fn proven(graph: Builder, target: &Target) -> lower::Counts {
    let lowered = lower::lower(graph.finish(), target, &Options::default()).expect("lowered");
    let program = lower::program(&lowered, target).expect("a program");
    let report = verify::verify(&program, &verify::Options::default()).expect("valid");
    assert_eq!(report.verdict, Verdict::Ok, "{:?}\n{}", report.findings, lower::print(&lowered));
    lower::counts(&lowered)
}

/// Loads of one queue, used on another engine.
fn loads(count: u32) -> Builder {
    let mut graph = Builder::new();
    let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
    let queue = graph.queue("load", sp);
    let regions: Vec<u32> = (0..count).map(|n| graph.region(format!("x{n}"), 64)).collect();
    for region in &regions {
        graph.transfer("load", queue).writes(*region);
    }
    let mut work = graph.compute("sum", pe);
    for region in &regions {
        work = work.reads(*region);
    }
    graph
}

#[test]
fn a_consumer_of_many_completions_waits_once() {
    let counts = proven(loads(20), &Target::default());
    // And the engine that started them waits for the last one before it ends.
    assert_eq!((counts.waits, counts.updates, counts.semaphores), (2, 1, 1));
}

#[test]
fn one_semaphore_for_each_edge_is_far_more() {
    let ir = lower::lower_until(loads(20).finish(), "build_deps", &Target::default(), &Options::default());
    let counts = lower::counts(&naive(ir.expect("a pass").expect("built"), &Target::default()));
    assert_eq!((counts.waits, counts.semaphores), (20, 20));
}

#[test]
fn a_threshold_is_stepped_once_an_iteration() {
    let mut graph = Builder::new();
    let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
    let x = graph.region("x", 64);
    graph.repeat(5, |graph| {
        graph.compute("fill", sp).writes(x);
        graph.compute("use", pe).reads(x);
    });
    // Each iteration: use waits for fill, fill for the use before.
    let counts = proven(graph, &Target::default());
    assert_eq!(counts.waits, 10);
    assert_eq!(counts.semaphores, 2);
}

#[test]
fn semaphores_of_a_queue_are_taken_in_turn() {
    let mut graph = Builder::new();
    let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
    let queue = graph.queue("load", sp);
    let tiles = [graph.region("x", 64), graph.region("y", 64)];
    graph.repeat(4, |graph| {
        for tile in tiles {
            graph.transfer("load", queue).writes(tile);
            graph.compute("use", pe).reads(tile);
        }
    });
    let target = Target { rotation: 2, ..Target::default() };
    let counts = proven(graph, &target);
    assert_eq!(counts.semaphores, 3);
}

#[test]
fn ways_through_a_branch_post_alike() {
    let mut graph = Builder::new();
    let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
    let queue = graph.queue("load", sp);
    let (x, y) = (graph.region("x", 64), graph.region("y", 64));
    let p = graph.predicate("p");
    graph.choose(p, |graph, holds| {
        if holds {
            graph.transfer("load", queue).writes(x);
            graph.transfer("load", queue).writes(y);
        } else {
            graph.compute("fill", sp).writes(x);
        }
    });
    graph.compute("use", pe).reads(x);
    graph.compute("use y", pe).reads(y);
    proven(graph, &Target::default());
}

#[test]
fn cores_meet_where_memory_crosses() {
    let mut graph = Builder::new();
    let units = |core| lower::Unit { core, name: "PE".into(), engine: 3, joins: true };
    let (a, b) = (graph.unit(units(0)), graph.unit(units(1)));
    let (x, y) = (graph.region("x", 64), graph.region("y", 64));
    graph.compute("fill", a).writes(x);
    graph.compute("fill", b).writes(y);
    graph.compute("use", a).reads(y);
    graph.compute("use", b).reads(x);
    let lowered = lower::lower(graph.clone().finish(), &Target::default(), &Options::default()).expect("lowered");
    let barriers =
        lowered.order().filter(|id| matches!(lowered.instrs[*id as usize].kind, lower::Kind::CoreBarrier(_)));
    assert_eq!(barriers.count(), 2, "one barrier, a part on each core");
    assert_eq!(proven(graph, &Target::default()).waits, 0);
}
