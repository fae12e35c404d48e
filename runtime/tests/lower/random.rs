//! Random graphs.

use chappe_runtime::lower::{Access, Builder, InstrId, Ir, Region, StreamId, Unit};

/// A small generator of numbers.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 11) % n.max(1)
    }

    pub(crate) fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// What a graph may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) cores: u16,
    pub(crate) engines: u64,
    pub(crate) queues: u64,
    pub(crate) regions: u64,
    pub(crate) work: u64,
    pub(crate) loops: bool,
    pub(crate) branches: bool,
    /// Whether things come after others that they do not conflict with.
    pub(crate) after: bool,
}

impl Shape {
    pub(crate) fn any(dice: &mut Dice) -> Shape {
        Shape {
            cores: if dice.chance(25) { 2 } else { 1 },
            engines: 1 + dice.below(4),
            queues: dice.below(4),
            regions: 1 + dice.below(4),
            work: 2 + dice.below(14),
            loops: dice.chance(50),
            branches: dice.chance(40),
            after: dice.chance(40),
        }
    }
}

struct Graph<'d> {
    dice: &'d mut Dice,
    shape: Shape,
    streams: Vec<StreamId>,
    queues: Vec<(u32, StreamId)>,
    regions: Vec<(u32, Option<u16>)>,
    cores: Vec<u16>,
    made: Vec<InstrId>,
    /// One for each branch: two on one predicate would depend on each other.
    predicates: u64,
    left: u64,
}

pub(crate) fn graph(dice: &mut Dice, shape: Shape) -> Ir {
    let mut b = Builder::new();
    let mut g = Graph {
        dice,
        shape,
        streams: Vec::new(),
        queues: Vec::new(),
        regions: Vec::new(),
        cores: Vec::new(),
        made: Vec::new(),
        predicates: 0,
        left: shape.work,
    };
    for core in 0..shape.cores {
        for engine in 0..shape.engines {
            let unit = Unit { core, name: format!("E{engine}"), engine: engine as u32, joins: !g.dice.chance(10) };
            g.streams.push(b.unit(unit));
            g.cores.push(core);
        }
    }
    for queue in 0..shape.queues {
        let stream = g.streams[g.dice.below(g.streams.len() as u64) as usize];
        let id = b.queue(format!("q{queue}"), stream);
        g.queues.push((id, stream));
    }
    for region in 0..shape.regions {
        let core = if g.dice.chance(40) { None } else { Some(g.dice.below(u64::from(shape.cores)) as u16) };
        let elements = 1 + g.dice.below(2) as u32;
        g.regions.push((b.memory(Region { name: format!("m{region}"), core, elements, bytes: 8 }), core));
    }
    g.list(&mut b, 0);
    b.finish()
}

impl Graph<'_> {
    fn list(&mut self, b: &mut Builder, depth: u32) {
        let here = if depth == 0 { self.shape.work } else { 1 + self.dice.below(5) };
        for _ in 0..here {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            if self.shape.loops && depth < 3 && self.dice.chance(18) {
                let count = self.dice.below(4) as u32;
                let outer = self.made.len();
                b.repeat(count, |b| self.list(b, depth + 1));
                self.made.truncate(outer);
            } else if self.shape.branches && depth < 3 && self.predicates < 3 && self.dice.chance(18) {
                // What is in the other arm cannot be waited for.
                let outer = self.made.len();
                self.predicates += 1;
                let predicate = b.predicate(format!("p{}", self.predicates));
                b.choose(predicate, |b, holds| {
                    self.made.truncate(outer);
                    if holds || self.dice.chance(60) {
                        self.list(b, depth + 1);
                    }
                });
                self.made.truncate(outer);
            } else {
                self.work(b);
            }
        }
    }

    fn work(&mut self, b: &mut Builder) {
        let name = format!("w{}", self.left);
        let transfer = !self.queues.is_empty() && self.dice.chance(40);
        let (mut work, stream) = if transfer {
            let (queue, stream) = self.queues[self.dice.below(self.queues.len() as u64) as usize];
            (b.transfer(name, queue).cost(20), stream)
        } else {
            let stream = self.streams[self.dice.below(self.streams.len() as u64) as usize];
            (b.compute(name, stream).cost(10), stream)
        };
        let core = self.cores[stream as usize];
        for _ in 0..1 + self.dice.below(2) {
            let (region, of) = self.regions[self.dice.below(self.regions.len() as u64) as usize];
            if of.is_some_and(|of| of != core) {
                continue;
            }
            let from = self.dice.below(8);
            let to = if self.dice.chance(60) { 8 } else { from + 1 + self.dice.below(8 - from) };
            let from = if to == 8 && self.dice.chance(60) { 0 } else { from };
            let write = self.dice.chance(45);
            // Element 0 exists in all.
            work = work.access(Access { region, element: 0, bytes: (from, to), write });
        }
        if self.shape.after && !self.made.is_empty() && self.dice.chance(30) {
            let on = self.made[self.dice.below(self.made.len() as u64) as usize];
            work = work.after(on);
        }
        self.made.push(work.id());
    }
}
