//! What must have happened before what.

use crate::cases::each;
use crate::explore::{AtLimit, explore};
use crate::generate::Genre;
use crate::moves::Act;
use crate::random::Random;
use crate::small::{CellInfo, Engine, Kind, Small};

/// Two engines post, a third waits for both, then for one of what they post next.
#[test]
fn a_wait_needs_what_it_cannot_do_without() {
    let ops = [
        vec![Kind::Add(0, 1), Kind::Add(0, 1)],
        vec![Kind::Add(0, 1), Kind::Add(0, 1)],
        vec![Kind::WaitGe(0, 3), Kind::WaitGe(0, 4)],
    ];
    let engine = |ops: Vec<Kind>| Engine { ops: ops.into_iter().map(Into::into).collect(), ..Engine::default() };
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

/// A random schedule never contradicts what every schedule is said to do.
#[test]
fn schedules_respect_the_order() {
    let mut random = Random(7);
    each(&[Genre::Monotone, Genre::Credits, Genre::Barriers, Genre::Queues], |case| {
        for outcome in &case.outcomes {
            let mut values: Vec<i64> = crate::moves::moves(&case.small, &outcome.predicates).init;
            let mut pcs = vec![0; outcome.streams.len()];
            for _ in 0..500 {
                let j = random.below(pcs.len());
                let Some(next) = outcome.streams[j].get(pcs[j]) else { continue };
                match next.act {
                    Act::WaitGe(s, v) | Act::WaitDec(s, v) if values[s] < v => continue,
                    Act::WaitEq(s, v) if values[s] != v => continue,
                    Act::WaitDec(s, v) => values[s] -= v,
                    Act::Add(s, v) => values[s] += v,
                    Act::Set(s, v) => values[s] = v,
                    Act::EvSet(_) | Act::EvWait(_) | Act::EvClear(_) => unreachable!("not of these genres"),
                    Act::WaitGe(..) | Act::WaitEq(..) | Act::Access { .. } | Act::Look { .. } | Act::Nop => {}
                }
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
