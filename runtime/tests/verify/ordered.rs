//! What must come before what, and what can be left out: as the explorer sees it.

use std::collections::{BTreeMap, BTreeSet};

use chappe_runtime::program::{Pc, Program};
use chappe_runtime::verify::{Actor, NoOrder, Options, Order, redundant};

use crate::cases::{Case, each};
use crate::explore::{AtLimit, Outcome, explore};
use crate::generate::Genre;
use crate::program::program;
use crate::small::{Op, OpId, Small};

const GENRES: [Genre; 7] =
    [Genre::Monotone, Genre::Credits, Genre::Events, Genre::Equality, Genre::Sets, Genre::Barriers, Genre::Queues];

/// Operations of engines that are one move: by number, the stream and which of its moves.
fn single(small: &Small, outcome: &Outcome) -> BTreeMap<OpId, (usize, usize)> {
    let mut found: BTreeMap<OpId, Vec<(usize, usize)>> = BTreeMap::new();
    for (stream, moves) in outcome.streams.iter().enumerate().take(small.engines.len()) {
        for (nth, a_move) in moves.iter().enumerate() {
            found.entry(a_move.op).or_default().push((stream, nth));
        }
    }
    let all = small.engines.iter().flat_map(|engine| &engine.ops);
    let ops = all.filter(|op| !matches!(op.kind, crate::small::Kind::Dma { .. }));
    let ops: BTreeSet<OpId> = ops.map(|op| op.id).collect();
    let one =
        |(op, places): (OpId, Vec<(usize, usize)>)| (places.len() == 1 && ops.contains(&op)).then(|| (op, places[0]));
    found.into_iter().filter_map(one).collect()
}

fn step(program: &Program, stream: usize, op: OpId) -> Option<(Actor, Pc)> {
    let steps = &program.streams[stream].steps;
    let pc = steps.iter().position(|step| step.source.0 == op)?;
    Some((Actor::Stream(stream as u32), pc as Pc))
}

#[test]
fn the_order_is_exact() {
    let (mut pairs, mut outside) = (0, 0);
    each(&GENRES, |case: &Case| {
        let [outcome] = &case.outcomes[..] else { return };
        if !outcome.findings.is_empty() {
            return;
        }
        let program = program(&case.small);
        let ops = single(&case.small, outcome);
        let steps: Vec<(Actor, Pc)> = ops.iter().filter_map(|(op, (stream, _))| step(&program, *stream, *op)).collect();
        let order = match Order::of(&program, &[], &steps, &Options::default()) {
            Ok(order) => order,
            Err(NoOrder::OutsideFragment) => {
                outside += 1;
                return;
            }
            Err(other) => panic!("{other:?} {}", case.name()),
        };
        for (a, a_at) in &ops {
            for (b, b_at) in &ops {
                let (Some(first), Some(second)) = (step(&program, a_at.0, *a), step(&program, b_at.0, *b)) else {
                    continue;
                };
                // A drain of nothing is no move here.
                let Some(said) = order.precedes((first.0, first.1, 0), (second.0, second.1, 0)) else { continue };
                let expected = if a == b { Some(false) } else { outcome.needs(*b_at, *a_at) };
                assert_eq!(Some(said), expected, "{a} before {b}: {}", case.name());
                pairs += 1;
            }
        }
    });
    println!("{pairs} pairs; {outside} programs outside the fragment");
    assert!(pairs > 1000);
}

/// Without the operations of these numbers.
fn without(small: &Small, gone: &BTreeSet<OpId>) -> Small {
    fn keep(ops: &[Op], gone: &BTreeSet<OpId>) -> Vec<Op> {
        let kept = ops.iter().filter(|op| !gone.contains(&op.id)).cloned();
        kept.map(|mut op| {
            use crate::small::Kind;
            op.kind = match op.kind {
                Kind::Loop(times, ops) => Kind::Loop(times, keep(&ops, gone)),
                Kind::Branch(p, then, otherwise) => Kind::Branch(p, keep(&then, gone), keep(&otherwise, gone)),
                other => other,
            };
            op
        })
        .collect()
    }
    let mut small = small.clone();
    for engine in &mut small.engines {
        engine.ops = keep(&engine.ops, gone);
    }
    small
}

#[test]
fn what_is_redundant_can_be_left_out() {
    let mut left_out = 0;
    each(&GENRES, |case: &Case| {
        let [outcome] = &case.outcomes[..] else { return };
        if !outcome.findings.is_empty() {
            return;
        }
        let program = program(&case.small);
        let Ok(all) = redundant(&program, &[], &Options::default()) else { return };
        let gone: BTreeSet<OpId> = all.iter().flat_map(|one| one.sites.iter().map(|site| site.source.0)).collect();
        if gone.is_empty() {
            return;
        }
        left_out += gone.len();
        let shorter = without(&case.small, &gone);
        let after = explore(&shorter, AtLimit::GoOn, 1_000_000).expect("a small program");
        assert!(after[0].findings.is_empty(), "{:?} without {gone:?}: {}", after[0].findings, case.name());
        let (before_ops, after_ops) = (single(&case.small, outcome), single(&shorter, &after[0]));
        for (a, a_after) in &after_ops {
            for (b, b_after) in &after_ops {
                let (Some(a_before), Some(b_before)) = (before_ops.get(a), before_ops.get(b)) else { continue };
                // What comes after a wait matters, not the wait itself.
                use crate::small::Kind;
                let op = case.small.engines.iter().flat_map(|engine| &engine.ops).find(|op| op.id == *a);
                if op.is_some_and(|op| {
                    matches!(op.kind, Kind::WaitGe(..) | Kind::WaitEq(..) | Kind::Drain(_) | Kind::Nop)
                }) {
                    continue;
                }
                let (was, is) = (outcome.needs(*b_before, *a_before), after[0].needs(*b_after, *a_after));
                assert_eq!(was, is, "{a} before {b} without {gone:?}: {}", case.name());
            }
        }
    });
    println!("{left_out} left out");
    assert!(left_out > 20);
}
