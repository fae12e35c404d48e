//! How long lowering takes: `cargo test -p chappe-runtime --release --test lower speed -- --ignored --nocapture`.

use std::time::Instant;

use chappe_runtime::lower::{self, Builder, Ir, Options, PASSES, Target};

use crate::random::Dice;

/// A pipeline of tiles over five engines and three queues.
fn graph(work: u32) -> Ir {
    let mut dice = Dice::new(1);
    let mut graph = Builder::new();
    let engines: Vec<u32> = (0..5).map(|n| graph.engine(format!("E{n}"), n)).collect();
    let queues: Vec<u32> = (0..3).map(|n| graph.queue(format!("q{n}"), engines[n])).collect();
    let tiles: Vec<u32> = (0..64).map(|n| graph.region(format!("t{n}"), 4096)).collect();
    for n in 0..work {
        let name = format!("w{n}");
        let mut tile = || tiles[dice.below(64) as usize];
        let (a, b, to) = (tile(), tile(), tile());
        let from = 1024 * dice.below(4);
        if dice.chance(25) {
            graph.transfer(name, queues[n as usize % 3]).writes_part(to, 0, from..from + 1024);
        } else {
            let engine = engines[dice.below(5) as usize];
            graph.compute(name, engine).reads(a).reads_part(b, 0, from..from + 1024).writes(to);
        }
    }
    graph.finish()
}

#[test]
#[ignore = "takes time"]
fn lowering_is_linear() {
    let (target, options) = (Target::default(), Options::default());
    let mut each = Vec::new();
    for work in [10_000, 100_000, 1_000_000] {
        let mut ir = graph(work);
        let start = Instant::now();
        let mut parts = Vec::new();
        for pass in PASSES {
            let before = Instant::now();
            pass.run(&mut ir, &target, &options).expect("a pass");
            parts.push(format!("{} {:.0} ms", pass.name, before.elapsed().as_secs_f64() * 1e3));
        }
        lower::program(&ir, &target).expect("a program");
        let time = start.elapsed().as_secs_f64();
        let counts = lower::counts(&ir);
        println!("{work:8} instructions: {time:.3} s, {:.0} ns each; {counts:?}", time * 1e9 / f64::from(work));
        println!("         {}", parts.join(", "));
        each.push(time / f64::from(work));
    }
    assert!(each[1] * 1e5 <= 1.0, "10^5 instructions take more than a second");
    assert!(each[2] < each[0] * 3.0, "not linear: {each:?}");
}
