//! Graphs for the benchmark of the sync compiler: tiles that go from engine to engine.

use chappe_runtime::lower::{Builder, Ir};

const ENGINES: u32 = 5;
const QUEUES: u32 = 3;
const TILES: usize = 64;
const TILE_BYTES: u64 = 4096;
/// Pieces of work in the body of a loop, and rounds of each.
const BODY: u32 = 100;
const ROUNDS: u32 = 4;

/// How work is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One after the other.
    Straight,
    /// In loops, one after the other, of a hundred pieces each.
    Loops,
}

/// So many pieces of work on five engines, a quarter of them transfers on three queues. Each reads a tile and a part of
/// another, and writes a third; a transfer writes a part of one. Which ones is random, and the same every time.
#[must_use]
pub fn graph(work: u32, shape: Shape) -> Ir {
    let mut dice = fastrand::Rng::with_seed(1);
    let mut graph = Builder::new();
    let engines: Vec<u32> = (0..ENGINES).map(|n| graph.engine(format!("E{n}"), n)).collect();
    let queues: Vec<u32> = engines.iter().zip(0..QUEUES).map(|(e, n)| graph.queue(format!("q{n}"), *e)).collect();
    let tiles: Vec<u32> = (0..TILES).map(|n| graph.region(format!("t{n}"), TILE_BYTES)).collect();
    let mut one = |graph: &mut Builder, n: u32| {
        let name = format!("w{n}");
        let [a, b, to] = [(); 3].map(|()| tiles[dice.usize(0..TILES)]);
        let part = TILE_BYTES / 4;
        let from = part * dice.u64(0..4);
        if dice.u32(0..4) == 0 {
            graph.transfer(name, queues[dice.usize(0..queues.len())]).writes_part(to, 0, from..from + part);
        } else {
            let engine = engines[dice.usize(0..engines.len())];
            graph.compute(name, engine).reads(a).reads_part(b, 0, from..from + part).writes(to);
        }
    };
    match shape {
        Shape::Straight => (0..work).for_each(|n| one(&mut graph, n)),
        Shape::Loops => {
            for start in (0..work).step_by(BODY as usize) {
                graph.repeat(ROUNDS, |graph| (start..work.min(start + BODY)).for_each(|n| one(graph, n)));
            }
        }
    }
    graph.finish()
}
