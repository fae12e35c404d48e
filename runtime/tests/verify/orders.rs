//! What must have happened before what.

use crate::cases::each;
use crate::explore::{AtLimit, Turn, explore};
use crate::generate::Genre;
use crate::machine::{make, passes};
use crate::moves::moves;
use crate::random::Random;
use crate::small::{CellInfo, Engine, Kind, QueueInfo, Small};

/// Two engines post, a third waits for both, then for one of what they post next.
#[test]
fn a_wait_needs_what_it_cannot_do_without() {
    let ops = [
        vec![Kind::Add(0, 1), Kind::Add(0, 1)],
        vec![Kind::Add(0, 1), Kind::Add(0, 1)],
        vec![Kind::WaitGe(0, 3), Kind::WaitGe(0, 4)],
    ];
    let small =
        Small { cells: vec![CellInfo::default()], engines: ops.into_iter().map(engine).collect(), ..Small::default() };
    let outcomes = explore(&small, AtLimit::Stop, 100).expect("a small program");
    let needs = |b, a| outcomes[0].needs(b, a);
    // Three of four: the first of each, but neither of the second ones.
    assert_eq!(needs((2, 0), (0, 0)), Some(true));
    assert_eq!(needs((2, 0), (1, 0)), Some(true));
    assert_eq!(needs((2, 0), (0, 1)), Some(false));
    assert_eq!(needs((2, 0), (1, 1)), Some(false));
    assert_eq!(needs((2, 1), (1, 1)), Some(true));
    assert_eq!(needs((2, 1), (2, 0)), Some(true));
    assert_eq!(needs((0, 1), (1, 0)), Some(false));
}

fn engine(ops: Vec<Kind>) -> Engine {
    Engine { ops: ops.into_iter().map(Into::into).collect(), ..Engine::default() }
}

/// A loop of three posts, a wait for two of them; a transfer that posts, a wait for that.
#[test]
fn turns_of_a_loop_are_told_apart() {
    let post = Kind::Add(1, 1);
    let transfer = Kind::Dma { queue: 0, reads: vec![], writes: vec![], post: vec![post] };
    let mut small = Small {
        cells: vec![CellInfo::default(), CellInfo::default()],
        queues: vec![QueueInfo { name: "q".into(), exit_drain: false }],
        engines: vec![
            engine(vec![Kind::Loop(3, vec![Kind::Add(0, 1).into()]), transfer]),
            engine(vec![Kind::WaitGe(0, 2), Kind::WaitGe(1, 1)]),
        ],
        ..Small::default()
    };
    small.number();
    let outcomes = explore(&small, AtLimit::Stop, 1000).expect("a small program");
    let [loop_, transfer, two, posted] = [1, 2, 3, 4].map(|op| {
        let stream = usize::from(op > 2);
        move |turn| Turn { stream, op, turn }
    });
    let needs = |b, a| outcomes[0].needs_op(b, a);
    assert_eq!(needs(two(0), loop_(1)), Some(true));
    assert_eq!(needs(two(0), loop_(2)), Some(false));
    assert_eq!(needs(posted(0), loop_(2)), Some(true));
    assert_eq!(needs(posted(0), transfer(0)), Some(true));
    // It has posted, but need not be complete.
    assert_eq!(needs(posted(0), Turn { stream: 2, ..transfer(0) }), Some(false));
    assert_eq!(needs(two(0), loop_(3)), None);
}

/// A random schedule never contradicts what every schedule is said to do.
#[test]
fn schedules_respect_the_order() {
    let mut random = Random(7);
    each(&[Genre::Monotone, Genre::Credits, Genre::Barriers, Genre::Queues], |case| {
        for outcome in &case.outcomes {
            let mut values: Vec<i64> = moves(&case.small, &outcome.predicates).init;
            let mut pcs = vec![0; outcome.streams.len()];
            for _ in 0..500 {
                let j = random.below(pcs.len());
                let Some(next) = outcome.streams[j].get(pcs[j]) else { continue };
                if !passes(next.act, &values) {
                    continue;
                }
                make(next.act, &mut values);
                for i in 0..pcs.len() {
                    let made = (0..outcome.streams[i].len()).take_while(|&a| a < pcs[i] + usize::from(i == j)).count();
                    for a in made..outcome.streams[i].len() {
                        assert_eq!(outcome.needs((j, pcs[j]), (i, a)), Some(false), "{}", case.name());
                    }
                }
                pcs[j] += 1;
            }
        }
    });
}
