//! What people get wrong.

use chappe_runtime::lower::{self, Builder, Carriers, Error, Options, Target};
use chappe_runtime::program::{Bank, BankKind, Registers};

fn lowered(graph: Builder, target: &Target, options: &Options) -> Error {
    lower::lower(graph.finish(), target, options).expect_err("an error")
}

#[test]
fn too_few_semaphores_say_how_many_and_for_whom() {
    let mut graph = Builder::new();
    let pe = graph.engine("PE", 3);
    for n in 0..6 {
        let queue = graph.queue(format!("q{n}"), pe);
        let region = graph.region(format!("x{n}"), 1);
        graph.transfer("load", queue).writes(region);
        graph.compute("use", pe).reads(region);
    }
    let bank = Bank { size: 8, kind: BankKind::Counter { bits: 32, signed: true }, reserved: vec![(0, 2)] };
    let error = lowered(graph, &Target { banks: vec![bank], ..Target::default() }, &Options::default());
    assert_eq!(
        error.to_string(),
        "semaphores are not enough for core 0: 6 are needed (1 each for `q0`, `q1`, `q2`, `q3` and 2 more) and 5 available"
    );
    assert!(error.help().is_some());
}

#[test]
fn a_rotation_that_needs_too_many_says_which_would_do() {
    let graph = || {
        let mut graph = Builder::new();
        let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
        let (x, y) = (graph.region("x", 1), graph.region("y", 1));
        for (name, transfers) in [("long", 9), ("short", 2)] {
            let queue = graph.queue(name, sp);
            for _ in 0..transfers {
                graph.transfer("load", queue).writes(x);
                graph.compute("use", pe).reads(x).writes(y);
            }
        }
        graph.finish()
    };
    let bank = Bank { size: 8, kind: BankKind::Counter { bits: 32, signed: true }, reserved: vec![] };
    let target = |rotation| Target { banks: vec![bank.clone()], rotation, ..Target::default() };
    let error = lower::lower(graph(), &target(16), &Options::default()).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "semaphores are not enough for core 0: 12 are needed (9 for `long`, 2 for `short`, 1 for `PE`) and 8 available; a \
         rotation of 5 would leave enough"
    );
    // It does, and one more does not.
    assert!(lower::lower(graph(), &target(5), &Options::default()).is_ok());
    assert!(lower::lower(graph(), &target(6), &Options::default()).is_err());
}

#[test]
fn a_circle_is_named() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    let a = graph.compute("a", pe).id();
    let b = graph.compute("b", sp).after(a).id();
    graph.compute("c", sp).after(b);
    let mut ir = graph.finish();
    ir.instrs[a as usize].after(lower::Dep { on: 2, carried: None, kind: lower::DepKind::Ordered });
    let error = lower::lower(ir, &Target::default(), &Options::default()).expect_err("a circle");
    let Error::Cycle { path, .. } = &error else { panic!("{error}") };
    assert!(path.len() >= 2);
    assert!(error.to_string().starts_with("a circle of dependencies: "), "{error}");
}

#[test]
fn a_list_out_of_order_is_put_in_order() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    graph.compute("second", pe);
    graph.compute("first", sp);
    let mut ir = graph.finish();
    ir.instrs[0].after(lower::Dep { on: 1, carried: None, kind: lower::DepKind::Ordered });
    let lowered = lower::lower(ir, &Target::default(), &Options::default()).expect("in order");
    assert_eq!(lower::counts(&lowered).waits, 1);
}

/// Brackets keep the list in its order.
#[test]
fn what_is_listed_later_in_a_loop_is_named() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    graph.repeat(2, |graph| {
        graph.compute("second", pe);
        graph.compute("first", sp);
    });
    let mut ir = graph.finish();
    ir.instrs[0].after(lower::Dep { on: 1, carried: None, kind: lower::DepKind::Ordered });
    let error = lower::lower(ir.clone(), &Target::default(), &Options::default()).expect_err("later");
    assert_eq!(error.to_string(), "`second` comes after `first`, which is listed later");
    ir.instrs[1].after(lower::Dep { on: 0, carried: None, kind: lower::DepKind::Ordered });
    let error = lower::lower(ir, &Target::default(), &Options::default()).expect_err("a circle");
    assert_eq!(error.to_string(), "a circle of dependencies: second after first after second");
}

#[test]
fn an_access_stays_in_its_region() {
    let mut graph = Builder::new();
    let pe = graph.engine("PE", 3);
    let x = graph.region("x", 64);
    graph.compute("fill", pe).writes_part(x, 0, 32..65);
    let error = lowered(graph, &Target::default(), &Options::default());
    assert_eq!(error.to_string(), "`fill` accesses bytes 32..65 of `x`, which has 64");
}

#[test]
fn what_no_word_carries_is_an_error() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    let queue = graph.queue("load", sp);
    let x = graph.region("x", 64);
    graph.transfer("fetch", queue).writes(x);
    graph.compute("use", pe).reads(x);
    let carriers = Carriers { transfer: (0, 0), ..Carriers::default() };
    let error = lowered(graph.clone(), &Target { carriers, ..Target::default() }, &Options::default());
    assert_eq!(
        error.to_string(),
        "`fetch` posts when its transfer is complete, and no word of this machine carries it"
    );
    let carriers = Carriers { sync: (0, 1), ..Carriers::default() };
    let error = lowered(graph, &Target { carriers, ..Target::default() }, &Options::default());
    assert_eq!(error.to_string(), "`use` waits, and no word of this machine carries it");
}

#[test]
fn too_few_registers_say_how_many() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    let x = graph.region("x", 64);
    graph.repeat(4, |graph| {
        graph.compute("fill", sp).writes(x);
        graph.compute("use", pe).reads(x);
    });
    let registers = Registers { count: 1, bits: 32, init: 0 };
    let error = lowered(graph, &Target { registers, ..Target::default() }, &Options::default());
    assert!(matches!(error, Error::Registers { needed: 2, available: 1, .. }), "{error}");
}

#[test]
fn a_count_that_does_not_fit_is_an_error() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    let x = graph.region("x", 64);
    graph.repeat(200, |graph| {
        graph.compute("fill", sp).writes(x);
        graph.compute("use", pe).reads(x);
    });
    let bank = Bank { size: 8, kind: BankKind::Counter { bits: 8, signed: false }, reserved: Vec::new() };
    let error = lowered(graph, &Target { banks: vec![bank], ..Target::default() }, &Options::default());
    assert!(matches!(error, Error::TooManyPosts { most: 127, .. }), "{error}");
}

#[test]
fn a_race_stops_the_pipeline() {
    let mut graph = Builder::new();
    let (pe, sp) = (graph.engine("PE", 3), graph.engine("SP", 6));
    let x = graph.region("x", 64);
    graph.compute("fill", sp).writes(x);
    graph.compute("use", pe).reads(x);
    let error = lowered(graph, &Target::default(), &Options { derive: false, ..Options::default() });
    assert_eq!(error.to_string(), "nothing orders `use` after `fill`, and they access the same bytes");
}

#[test]
fn what_is_on_all_engines_is_not_encoded() {
    let mut graph = Builder::new();
    let pe = graph.engine("PE", 3);
    graph.compute("work", pe);
    let ir = lower::lower_until(graph.finish(), "lower_sync", &Target::default(), &Options::default());
    let error = lower::program(&ir.expect("a pass").expect("lowered"), &Target::default()).expect_err("on all");
    assert_eq!(error.to_string(), "`exit` is on all engines, and nothing is encoded in that form: it must be expanded");
}
