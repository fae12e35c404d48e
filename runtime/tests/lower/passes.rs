//! What each pass does, by itself.

use chappe_runtime::lower::{
    self, Builder, Dep, DepKind, FencePart, Ir, Kind, Least, On, Options, Region, Row, Target, Unit,
};
use chappe_runtime::program::{Bank, BankKind};

use crate::random::{Dice, Shape, graph};

fn after(graph: Builder, pass: &str, target: &Target) -> Ir {
    lower::lower_until(graph.finish(), pass, target, &Options::default()).expect("a pass").expect("no error")
}

fn deps(ir: &Ir, name: &str) -> Vec<(String, DepKind, bool)> {
    let instr = ir.order().map(|id| &ir.instrs[id as usize]).find(|i| i.name == name).expect("an instruction");
    let one = |d: &Dep| (ir.instrs[d.on as usize].name.clone(), d.kind, d.carried.is_some());
    instr.deps.iter().map(one).collect()
}

fn of(kind: DepKind, name: &str) -> (String, DepKind, bool) {
    (name.to_owned(), kind, false)
}

/// Two engines, and memory of 64 bytes.
fn two() -> (Builder, u32, u32, u32) {
    let mut graph = Builder::new();
    let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
    let x = graph.region("x", 64);
    (graph, sp, pe, x)
}

#[test]
fn build_deps_tells_why() {
    let (mut graph, sp, pe, x) = two();
    let a = graph.compute("a", sp).writes_part(x, 0, 0..32).id();
    graph.compute("b", pe).reads_part(x, 0, 16..48);
    graph.compute("c", sp).writes_part(x, 0, 40..64);
    graph.compute("d", pe).reads(x).writes_part(x, 0, 0..8);
    graph.compute("e", pe).after(a);
    let ir = after(graph, "build_deps", &Target::default());
    assert_eq!(deps(&ir, "b"), [of(DepKind::Flow, "a")]);
    assert_eq!(deps(&ir, "c"), [of(DepKind::Anti, "b")]);
    // It reads and overwrites: the stronger reason stays.
    assert_eq!(deps(&ir, "d"), [of(DepKind::Flow, "a"), of(DepKind::Flow, "c")]);
    assert_eq!(deps(&ir, "e"), [of(DepKind::Ordered, "a")]);
}

#[test]
fn build_deps_keeps_what_loops_carry_apart() {
    let (mut graph, sp, pe, x) = two();
    graph.compute("before", sp).writes(x);
    graph.repeat(3, |graph| {
        graph.compute("use", pe).reads(x);
        graph.compute("fill", sp).writes(x);
    });
    let ir = after(graph, "build_deps", &Target::default());
    assert_eq!(deps(&ir, "enter0.PE"), [of(DepKind::Flow, "before")]);
    assert_eq!(deps(&ir, "use"), [("fill".to_owned(), DepKind::Flow, true)]);
    assert_eq!(deps(&ir, "fill")[0], of(DepKind::Output, "before"));
    assert!(deps(&ir, "fill").contains(&of(DepKind::Anti, "use")));
}

#[test]
fn dep_reduction_drops_what_is_implied() {
    let (mut graph, sp, pe, x) = two();
    let dve = graph.engine("DVE", 5);
    let y = graph.region("y", 64);
    graph.compute("a", sp).writes(x);
    graph.compute("b", pe).reads(x).writes(y);
    graph.compute("c", dve).reads(x).reads(y);
    graph.compute("d", dve).reads(x);
    let ir = after(graph, "dep_reduction", &Target::default());
    assert_eq!(deps(&ir, "c"), [of(DepKind::Flow, "b")]);
    assert_eq!(deps(&ir, "d"), []);
}

#[test]
fn lower_control_ends_with_the_fence() {
    let (mut graph, sp, pe, x) = two();
    let queue = graph.queue("store", sp);
    graph.compute("fill", pe).writes(x);
    graph.transfer("store", queue).reads(x);
    let fence = vec![FencePart::Barrier, FencePart::ResetAll, FencePart::Barrier, FencePart::CoreBarrier];
    let ir = after(graph, "lower_control", &Target { fence, ..Target::default() });
    let names: Vec<&str> = ir.order().map(|id| ir.instrs[id as usize].name.as_str()).collect();
    // No core barrier: there is one core.
    assert_eq!(names, ["fill", "store", "end.SP", "barrier1", "sema_reset", "barrier2", "exit"]);
    assert_eq!(deps(&ir, "end.SP"), [of(DepKind::Ordered, "store")]);
    // The head of the fence comes after every leaf.
    assert_eq!(deps(&ir, "barrier1"), [of(DepKind::Ordered, "end.SP")]);
}

#[test]
fn expand_early_leaves_nothing_empty() {
    let (mut graph, sp, pe, x) = two();
    let p = graph.predicate("p");
    graph.repeat(4, |graph| graph.choose(p, |_, _| {}));
    graph.repeat(4, |graph| {
        graph.compute("fill", sp).writes(x);
    });
    graph.compute("use", pe).reads(x);
    let ir = after(graph, "expand_early", &Target::default());
    let brackets = ir.rows.iter().filter(|row| !matches!(row, Row::Instr(_))).count();
    assert_eq!(brackets, 2);
    assert_eq!(ir.loops[1].streams, [(sp, 0)]);
}

#[test]
fn lower_branch_counts_from_the_top() {
    let (mut graph, sp, _, x) = two();
    graph.repeat(4, |graph| {
        graph.repeat(3, |graph| {
            graph.compute("fill", sp).writes(x);
        });
    });
    let target = Target { kept: vec![(62, 63)], ..Target::default() };
    let ir = after(graph, "lower_branch", &target);
    assert_eq!((ir.loops[0].streams[0].1, ir.loops[1].streams[0].1), (61, 60));
}

#[test]
fn synchronizer_gives_thresholds() {
    let (mut graph, sp, pe, x) = two();
    let y = graph.region("y", 64);
    graph.compute("first", sp).writes(x);
    graph.compute("nobody waits", sp);
    graph.compute("second", sp).writes(y);
    graph.compute("use", pe).reads(y);
    let ir = after(graph, "synchronizer", &Target::default());
    let posts: usize = ir.instrs.iter().map(|i| i.posts.len()).sum();
    assert_eq!(posts, 1);
    let waits: Vec<Least> = ir.instrs.iter().flat_map(|i| &i.waits).map(|w| w.least).collect();
    assert_eq!(waits, [Least::Value(1)]);
}

#[test]
fn pad_control_flow_makes_up_for_what_is_missing() {
    let (mut graph, sp, pe, x) = two();
    let p = graph.predicate("p");
    graph.choose(p, |graph, holds| {
        if holds {
            graph.repeat(5, |graph| {
                graph.compute("fill", sp).writes(x);
            });
        }
    });
    graph.compute("use", pe).reads(x);
    let ir = after(graph, "pad_control_flow", &Target::default());
    let pad = ir.order().map(|id| &ir.instrs[id as usize]).find(|i| i.name.starts_with("pad."));
    assert_eq!(pad.map(|p| (p.on, p.posts[0].amount)), Some((On::Stream(sp), 5)));
}

#[test]
fn alloc_semaphores_goes_up_and_down() {
    let (mut graph, sp, pe, x) = two();
    let queue = graph.queue("load", sp);
    graph.transfer("load", queue).writes(x);
    graph.compute("use", pe).reads(x).writes(x);
    graph.compute("more", sp).reads(x);
    let bank = Bank { size: 32, kind: BankKind::Counter { bits: 32, signed: true }, reserved: vec![(0, 2), (31, 31)] };
    let ir = after(graph, "alloc_semaphores", &Target { banks: vec![bank], taken: vec![3], ..Target::default() });
    let ids: Vec<(String, Option<u32>)> = ir.sems.iter().map(|s| (s.name.clone(), s.id)).collect();
    assert_eq!(ids, [("load_done".to_owned(), Some(30)), ("PE_done".to_owned(), Some(4))]);
}

#[test]
fn lower_sync_chooses_carriers() {
    let mut graph = Builder::new();
    let engines: Vec<u32> = (0..4).map(|n| graph.engine(format!("E{n}"), n)).collect();
    let queue = graph.queue("store", engines[3]);
    let regions: Vec<u32> = (0..3).map(|n| graph.region(format!("x{n}"), 64)).collect();
    for n in 0..3 {
        graph.compute(format!("fill{n}"), engines[n]).writes(regions[n]);
    }
    let mut store = graph.transfer("store", queue);
    for region in regions {
        store = store.reads(region);
    }
    let ir = after(graph, "lower_sync", &Target::default());
    let store = ir.order().map(|id| &ir.instrs[id as usize]).find(|i| i.name == "store").expect("it");
    // One wait in its own word; the two others in one record before it.
    assert_eq!((store.waits.len(), store.posts.len()), (1, 1));
    let records = ir.order().map(|id| &ir.instrs[id as usize]).filter(|i| i.name == "wait.store");
    assert_eq!(records.map(|i| i.waits.len()).collect::<Vec<_>>(), [2]);
}

#[test]
fn expand_final_clones_for_each_engine() {
    let mut graph = Builder::new();
    for (core, name) in [(0, "PE"), (0, "DVE"), (1, "PE")] {
        let on = graph.unit(Unit { core, name: name.into(), engine: 3, joins: true });
        let own = graph.memory(Region { name: "m".into(), core: Some(core), elements: 1, bytes: 1 });
        graph.compute("work", on).writes(own);
    }
    let ir = after(graph, "expand_final", &Target::default());
    let exits = ir.order().map(|id| &ir.instrs[id as usize]).filter(|i| i.kind == Kind::Exit);
    let exits: Vec<(&str, On)> = exits.map(|i| (i.name.as_str(), i.on)).collect();
    assert_eq!(exits, [("exit", On::Stream(0)), ("exit.DVE", On::Stream(1)), ("exit.PE", On::Stream(2))]);
}

/// What is on all engines came after where they end, which is no instruction after `lower_sync`.
#[test]
fn a_fence_goes_through_all_passes() {
    let (mut graph, sp, pe, x) = two();
    let queue = graph.queue("store", sp);
    graph.repeat(3, |graph| {
        graph.compute("fill", pe).writes(x);
        graph.transfer("store", queue).reads(x);
    });
    let fence = vec![FencePart::Barrier, FencePart::ResetAll, FencePart::Barrier];
    let target = Target { fence, ..Target::default() };
    let mut ir = graph.finish();
    for pass in lower::PASSES {
        pass.run(&mut ir, &target, &Options::default()).expect(pass.name);
    }
    lower::program(&ir, &target).expect("a program");
}

#[test]
fn exact_reduction_only_drops() {
    let (mut before, mut left) = (0, 0);
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let ir = graph(&mut dice, shape);
        let sum = |pass: &str| {
            let ir = lower::lower_until(ir.clone(), pass, &Target::default(), &Options::default());
            let ir = ir.expect("a pass").expect("no error");
            ir.order().map(|id| ir.instrs[id as usize].deps.len()).sum::<usize>()
        };
        let (one, other) = (sum("verify_abstract"), sum("exact_reduction"));
        let straight = !shape.loops && !shape.branches && shape.cores == 1;
        assert!(other == one || other < one && !straight, "seed {seed}: {one} to {other}");
        (before, left) = (before + one, left + other);
    }
    assert!(left < before, "{left} of {before} are left");
}
