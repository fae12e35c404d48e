//! Random small programs. A program is put together from phrases, each of which completes after those before it, so
//! that most programs come close to being right; then some are spoiled.

use crate::mutate::mutate;
use crate::phrases::{self, Draft, Phrase};
use crate::random::Random;
use crate::small::{BarrierInfo, CellInfo, Engine, Kind, Op, QueueInfo, RegionInfo, Small};

/// What a program is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Genre {
    /// Counters that only grow, and waits for them to reach a value.
    Monotone,
    /// Each counter is taken from by one engine.
    Credits,
    /// Several engines take from a counter.
    Takers,
    Events,
    /// Waits for a counter to equal a value.
    Equality,
    /// Counters are set and reset, in order with their other uses or not.
    Sets,
    Barriers,
    Queues,
    Branches,
    Loops,
    /// Waits for one of several things.
    Alternatives,
    /// Waits for some bits of a counter.
    Bits,
    Mixed,
}

impl Genre {
    pub const ALL: [Genre; 13] = [
        Genre::Monotone,
        Genre::Credits,
        Genre::Takers,
        Genre::Events,
        Genre::Equality,
        Genre::Sets,
        Genre::Barriers,
        Genre::Queues,
        Genre::Branches,
        Genre::Loops,
        Genre::Alternatives,
        Genre::Bits,
        Genre::Mixed,
    ];

    fn phrases(self) -> &'static [Phrase] {
        use crate::waits::*;
        use phrases::*;
        match self {
            Genre::Monotone => &[hand_over, hand_over, hand_over, access, post],
            Genre::Credits => &[credit, credit, round_trip, access],
            Genre::Takers => &[grab, grab, credit, hand_over],
            Genre::Events => &[event_there_and_back, event_there_and_back, event, event_cleared, hand_over],
            Genre::Equality => &[equal, equal, hand_over, equal_then_down],
            Genre::Sets => &[hand_over, set_between_barriers, set_in_order, set_in_order, set_alone],
            Genre::Barriers => &[barrier, barrier, hand_over, access, equal],
            Genre::Queues => &[transfer, transfer, transfer_drained, transfer_resets, hand_over, access],
            Genre::Branches => &[branch, branch, branch, hand_over, access],
            Genre::Loops => &[repeat, repeat, hand_over, credit, barrier],
            Genre::Alternatives => &[one_of_two, one_of_two, one_for_sure, one_of_all, hand_over, credit, set_in_order],
            Genre::Bits => &[bits, bits, bits_taken, bits_or_another, hand_over, grab, set_alone],
            Genre::Mixed => &[
                one_of_two,
                one_of_all,
                bits,
                hand_over,
                credit,
                grab,
                event,
                event_there_and_back,
                equal,
                set_alone,
                set_in_order,
                barrier,
                transfer,
                transfer_drained,
                branch,
                repeat,
                access,
            ],
        }
    }
}

/// A program of this genre; the same for the same seed.
pub fn generate(genre: Genre, seed: u64) -> Small {
    let mut random = Random(seed.wrapping_mul(Genre::ALL.len() as u64).wrapping_add(genre as u64));
    let small = parts(&mut random);
    let mut draft = Draft::new(&mut random, small);
    let count = 2 + draft.random.below(4);
    for _ in 0..count {
        let phrase = draft.random.pick(genre.phrases());
        phrase(&mut draft);
    }
    let (mut small, values) = (draft.small, draft.values);
    declare(&mut random, &mut small, &values);
    if random.one_in(4) {
        mutate(&mut random, &mut small);
    }
    forget_unused(&mut small);
    small.number();
    small
}

fn parts(random: &mut Random) -> Small {
    let engines = 2 + random.below(3);
    let counter = |name: &str| CellInfo { name: name.into(), ..CellInfo::default() };
    let event = |name: &str| CellInfo { event: true, ..counter(name) };
    let region = |name: &str| RegionInfo { name: name.into(), bytes: 64 };
    let queue = |name: &str| QueueInfo { name: name.into(), exit_drain: false };
    let named = |n: usize| Engine { name: ["A", "B", "C", "D"][n].into(), ops: vec![] };
    let all = BarrierInfo { name: "all".into(), members: (0..engines).collect() };
    let two = BarrierInfo { name: "two".into(), members: vec![engines - 2, engines - 1] };
    Small {
        cells: vec![counter("s"), counter("t"), counter("u"), event("e"), event("f")],
        regions: vec![region("x"), region("y")],
        barriers: vec![all, two],
        queues: vec![queue("q"), queue("r")],
        predicates: vec!["p".into(), "o".into()],
        engines: (0..engines).map(named).collect(),
    }
}

/// Limits and what must hold at the end: mostly so that it does.
fn declare(random: &mut Random, small: &mut Small, values: &[i64]) {
    for (cell, &value) in small.cells.iter_mut().zip(values) {
        if !cell.event && random.one_in(6) {
            cell.limit = Some((0, value.max(1) + random.below(2) as i64));
        }
        cell.zero_at_end = if value == 0 { random.one_in(3) } else { random.one_in(30) };
    }
    for (queue, info) in small.queues.iter_mut().enumerate() {
        if random.one_in(3) {
            info.exit_drain = true;
            let owner = phrases::owner(queue, small.engines.len());
            if !random.one_in(4) && !small.engines[owner].ops.is_empty() {
                small.engines[owner].ops.push(Kind::Drain(queue).into());
            }
        }
    }
}

/// Predicates nobody asks for would only be explored twice.
fn forget_unused(small: &mut Small) {
    fn asked(ops: &[Op]) -> usize {
        let most = |op: &Op| match &op.kind {
            Kind::Branch(predicate, then, otherwise) => (predicate + 1).max(asked(then)).max(asked(otherwise)),
            Kind::Loop(_, ops) => asked(ops),
            _ => 0,
        };
        ops.iter().map(most).max().unwrap_or(0)
    }
    let used = small.engines.iter().map(|engine| asked(&engine.ops)).max();
    small.predicates.truncate(used.unwrap_or(0));
}
