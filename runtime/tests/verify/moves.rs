//! A small program taken apart: one stream of atomic moves per engine and per queue, for one outcome of the branches.
//!
//! - Loops are written out; a branch is replaced by the arm that is taken. Neither is a move.
//! - A wait, an update, an access, a nop is one move. A reset is one move per counter.
//! - A barrier is two moves: the engine arrives (a hidden counter, plus 1) and goes on (once the counter has reached
//!   the number of members times the round).
//! - Starting a transfer is one move of the engine. The queue then makes one move to begin it, one per read, write and
//!   post, and one that completes it. A drain is one move.
//! - For each queue that must be empty at the end, the engine that starts its transfers makes a last move that looks.

use std::collections::HashMap;

use crate::small::{Access, Cell, Kind, Look, Op, OpId, Small};

/// The operation of a move that no operation stands for: the look at a queue at the end.
pub const NO_OP: OpId = OpId::MAX;

/// Index of a value: first the cells of the program, then hidden counters.
pub type Value = usize;

/// An atomic move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    WaitGe(Value, i64),
    WaitEq(Value, i64),
    WaitDec(Value, i64),
    WaitBits(Look, i64),
    WaitAny([Option<Look>; 3]),
    Add(Value, i64),
    Set(Value, i64),
    EvSet(Value),
    EvWait(Value),
    EvClear(Value),
    Access {
        access: Access,
        write: bool,
    },
    /// Looks whether so many transfers of the queue are complete.
    Look {
        queue: usize,
        done: Value,
        started: i64,
    },
    Nop,
}

/// A move and the operation it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    pub act: Act,
    pub op: OpId,
    /// How often the stream has met the operation before.
    pub turn: u32,
}

/// All streams, engines first and then one per queue, and the values at the start.
#[derive(Clone, Debug)]
pub struct Moves {
    pub streams: Vec<Vec<Move>>,
    pub init: Vec<i64>,
}

struct Apart<'a> {
    small: &'a Small,
    predicates: &'a [bool],
    streams: Vec<Vec<Move>>,
    /// How often each operation has been met.
    turns: HashMap<OpId, u32>,
    /// How often the engine at hand has met each barrier.
    rounds: Vec<i64>,
    /// For each queue, the number of transfers started and the engine that starts them.
    started: Vec<(i64, Option<usize>)>,
}

/// Takes the program apart for these values of the predicates.
pub fn moves(small: &Small, predicates: &[bool]) -> Moves {
    let mut init: Vec<i64> = small.cells.iter().map(|cell| cell.init).collect();
    init.resize(small.cells.len() + small.barriers.len() + 2 * small.queues.len(), 0);
    let streams = vec![Vec::new(); small.engines.len() + small.queues.len()];
    let started = vec![(0, None); small.queues.len()];
    let mut apart = Apart { small, predicates, streams, turns: HashMap::new(), rounds: Vec::new(), started };
    for (engine, info) in small.engines.iter().enumerate() {
        apart.rounds = vec![0; small.barriers.len()];
        apart.ops(engine, &info.ops);
        apart.look(engine);
    }
    Moves { streams: apart.streams, init }
}

impl Apart<'_> {
    fn barrier(&self, barrier: usize) -> Value {
        self.small.cells.len() + barrier
    }

    /// Counts the transfers that the engine has started.
    fn token(&self, queue: usize) -> Value {
        self.small.cells.len() + self.small.barriers.len() + queue
    }

    /// Counts the transfers that are complete.
    fn done(&self, queue: usize) -> Value {
        self.token(queue) + self.small.queues.len()
    }

    fn ops(&mut self, engine: usize, ops: &[Op]) {
        for op in ops {
            match &op.kind {
                Kind::Loop(times, ops) => (0..*times).for_each(|_| self.ops(engine, ops)),
                Kind::Branch(predicate, then, otherwise) => {
                    let taken = if self.predicates[*predicate] { then } else { otherwise };
                    self.ops(engine, taken);
                }
                kind => {
                    *self.turns.entry(op.id).or_default() += 1;
                    self.op(engine, op.id, kind);
                }
            }
        }
    }

    /// An operation of an engine, or a post of a queue.
    fn op(&mut self, stream: usize, op: OpId, kind: &Kind) {
        match kind {
            Kind::WaitGe(s, v) => self.push(stream, op, Act::WaitGe(*s, *v)),
            Kind::WaitEq(s, v) => self.push(stream, op, Act::WaitEq(*s, *v)),
            Kind::WaitDec(s, v) => self.push(stream, op, Act::WaitDec(*s, *v)),
            Kind::WaitBits(look, taken) => self.push(stream, op, Act::WaitBits(*look, *taken)),
            Kind::WaitAny(looks) => {
                assert!(looks.len() <= 3, "no more alternatives");
                self.push(stream, op, Act::WaitAny([0, 1, 2].map(|nth| looks.get(nth).copied())));
            }
            Kind::Add(s, v) => self.push(stream, op, Act::Add(*s, *v)),
            Kind::Set(s, v) => self.push(stream, op, Act::Set(*s, *v)),
            Kind::Reset(cells) => cells.iter().for_each(|s| self.push(stream, op, Act::Set(*s, 0))),
            Kind::EvSet(e) => self.push(stream, op, Act::EvSet(*e)),
            Kind::EvWait(e) => self.push(stream, op, Act::EvWait(*e)),
            Kind::EvClear(e) => self.push(stream, op, Act::EvClear(*e)),
            Kind::Barrier(barrier) => {
                self.rounds[*barrier] += 1;
                let everybody = self.small.barriers[*barrier].members.len() as i64 * self.rounds[*barrier];
                self.push(stream, op, Act::Add(self.barrier(*barrier), 1));
                self.push(stream, op, Act::WaitGe(self.barrier(*barrier), everybody));
            }
            Kind::Dma { queue, reads, writes, post } => self.transfer(stream, op, *queue, [reads, writes], post),
            Kind::Drain(queue) => self.push(stream, op, Act::WaitGe(self.done(*queue), self.started[*queue].0)),
            Kind::Read(access) => self.push(stream, op, Act::Access { access: *access, write: false }),
            Kind::Write(access) => self.push(stream, op, Act::Access { access: *access, write: true }),
            Kind::Nop => self.push(stream, op, Act::Nop),
            Kind::Loop(..) | Kind::Branch(..) => unreachable!("a post is an update"),
        }
    }

    fn transfer(&mut self, engine: usize, op: OpId, queue: usize, accesses: [&[Access]; 2], post: &[Kind]) {
        let (count, owner) = &mut self.started[queue];
        assert!(owner.is_none_or(|owner| owner == engine), "one engine starts the transfers of a queue");
        *owner = Some(engine);
        *count += 1;
        let number = *count;
        self.push(engine, op, Act::Add(self.token(queue), 1));
        let stream = self.small.engines.len() + queue;
        self.push(stream, op, Act::WaitGe(self.token(queue), number));
        for (accesses, write) in accesses.into_iter().zip([false, true]) {
            accesses.iter().for_each(|access| self.push(stream, op, Act::Access { access: *access, write }));
        }
        post.iter().for_each(|kind| self.op(stream, op, kind));
        self.push(stream, op, Act::Add(self.done(queue), 1));
    }

    fn look(&mut self, engine: usize) {
        for (queue, info) in self.small.queues.iter().enumerate() {
            let (started, owner) = self.started[queue];
            if info.exit_drain && owner == Some(engine) {
                self.push(engine, NO_OP, Act::Look { queue, done: self.done(queue), started });
            }
        }
    }

    fn push(&mut self, stream: usize, op: OpId, act: Act) {
        let turn = self.turns.get(&op).map_or(0, |turns| turns - 1);
        self.streams[stream].push(Move { act, op, turn });
    }
}

/// The one cell of the program an act may change or look at.
pub fn touches(small: &Small, act: Act) -> Option<Cell> {
    match act {
        Act::WaitGe(s, _) | Act::WaitEq(s, _) | Act::WaitDec(s, _) | Act::Add(s, _) | Act::Set(s, _) => Some(s),
        Act::WaitBits(look, _) => Some(look.cell),
        Act::EvSet(s) | Act::EvWait(s) | Act::EvClear(s) => Some(s),
        Act::WaitAny(_) | Act::Access { .. } | Act::Look { .. } | Act::Nop => None,
    }
    .filter(|&value| value < small.cells.len())
}
