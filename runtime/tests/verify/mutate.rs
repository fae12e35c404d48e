//! Spoils a program a little.

use crate::random::Random;
use crate::small::{Kind, Op, Small};

/// Drops, swaps, moves or changes one operation.
pub fn mutate(random: &mut Random, small: &mut Small) {
    let engine = random.below(small.engines.len());
    let other = random.below(small.engines.len());
    let ops = &mut small.engines[engine].ops;
    if ops.is_empty() {
        return;
    }
    let at = random.below(ops.len());
    match random.below(4) {
        0 => {
            ops.remove(at);
        }
        1 => {
            let next = (at + 1) % ops.len();
            ops.swap(at, next);
        }
        2 if moves_freely(&ops[at]) => {
            let op = ops.remove(at);
            let to = random.below(small.engines[other].ops.len() + 1);
            small.engines[other].ops.insert(to, op);
        }
        _ => change(random, &mut ops[at]),
    }
}

/// Queues belong to an engine, barriers to their members.
fn moves_freely(op: &Op) -> bool {
    match &op.kind {
        Kind::Dma { .. } | Kind::Drain(_) | Kind::Barrier(_) => false,
        Kind::Loop(_, ops) => ops.iter().all(moves_freely),
        Kind::Branch(_, then, otherwise) => then.iter().chain(otherwise).all(moves_freely),
        _ => true,
    }
}

/// Another value.
fn change(random: &mut Random, op: &mut Op) {
    let by = random.pick(&[1, -1]);
    match &mut op.kind {
        Kind::WaitGe(_, v) | Kind::WaitEq(_, v) | Kind::WaitDec(_, v) | Kind::Add(_, v) | Kind::Set(_, v) => {
            *v = (*v + by).max(0);
        }
        Kind::WaitBits(look, _) => look.value += by,
        Kind::WaitAny(looks) => match random.below(looks.len() + 1) {
            0 if looks.len() > 1 => drop(looks.pop()),
            nth => looks[nth.saturating_sub(1)].value = (looks[nth.saturating_sub(1)].value + by).clamp(0, 1),
        },
        Kind::Loop(times, _) => *times = times.saturating_add_signed(by as i32),
        Kind::Branch(_, then, _) => drop(then.pop()),
        _ => {}
    }
}
