//! Every reachable state of a small program, breadth first, without any reduction.

use std::collections::{BTreeSet, HashSet, VecDeque};

use crate::finding::{At, Finding};
use crate::machine::{Fault, make, passes};
use crate::moves::{Act, Move, Moves, moves, touches};
use crate::small::{OpId, Small};

/// What happens when a counter leaves its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtLimit {
    /// The schedule is followed no further.
    Stop,
    /// The counter has the value, and everything goes on.
    GoOn,
}

/// A state: how many moves each stream has made, and the values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub pcs: Vec<usize>,
    pub values: Vec<i64>,
}

/// A state in which nothing can move.
#[derive(Clone, Debug)]
pub struct Rest {
    /// Engines that have not ended, and where they stand.
    pub blocked: Vec<At>,
    pub state: State,
}

/// An operation as a stream meets it for the n-th time, from 0. The moves of a queue belong to the operation that
/// starts the transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    pub stream: usize,
    pub op: OpId,
    pub turn: u32,
}

/// What was seen for one outcome of the branches.
pub struct Outcome {
    /// Value of each predicate.
    pub predicates: Vec<bool>,
    pub streams: Vec<Vec<Move>>,
    /// Number of reachable states.
    pub states: usize,
    pub findings: BTreeSet<Finding>,
    pub rests: Vec<Rest>,
    /// Least and greatest value of each cell.
    pub extent: Vec<(i64, i64)>,
    /// `[j][p][i]`: the fewest moves that stream i has made in any state in which stream j has made exactly p.
    lowest: Vec<Vec<Vec<Option<usize>>>>,
}

/// Explores every outcome of the branches. `None` if one has more than `most` states.
pub fn explore(small: &Small, at_limit: AtLimit, most: usize) -> Option<Vec<Outcome>> {
    let count = small.predicates.len();
    let outcomes = (0..1_u32 << count).map(|bits| (0..count).map(|p| bits >> p & 1 == 1).collect());
    outcomes.map(|predicates| Explorer::new(small, predicates, at_limit).run(most)).collect()
}

/// All findings of all outcomes.
pub fn findings(outcomes: &[Outcome]) -> BTreeSet<Finding> {
    outcomes.iter().flat_map(|outcome| outcome.findings.clone()).collect()
}

impl Outcome {
    /// Whether stream j can make its move number `b` only after stream i has made its move number `a`: there is no
    /// state in which j has made b and i has not made a. `None` if j never makes b.
    pub fn needs(&self, (j, b): (usize, usize), (i, a): (usize, usize)) -> Option<bool> {
        let fewest = self.lowest[j][b + 1..].iter().filter_map(|lowest| lowest[i]).min();
        fewest.map(|fewest| fewest > a)
    }

    /// The same of whole operations: whether `b` is over only after `a` is over.
    pub fn needs_op(&self, b: Turn, a: Turn) -> Option<bool> {
        self.needs((b.stream, self.last(b)?), (a.stream, self.last(a)?))
    }

    /// Number of the last move of an operation in its stream. `None`: it is not part of this outcome.
    fn last(&self, turn: Turn) -> Option<usize> {
        self.streams[turn.stream].iter().rposition(|made| (made.op, made.turn) == (turn.op, turn.turn))
    }
}

struct Explorer<'a> {
    small: &'a Small,
    at_limit: AtLimit,
    seen: HashSet<State>,
    queue: VecDeque<State>,
    outcome: Outcome,
}

impl<'a> Explorer<'a> {
    fn new(small: &'a Small, predicates: Vec<bool>, at_limit: AtLimit) -> Self {
        let Moves { streams, init } = moves(small, &predicates);
        let lowest = streams.iter().map(|moves| vec![vec![None; streams.len()]; moves.len() + 1]).collect();
        let outcome = Outcome {
            predicates,
            states: 0,
            findings: BTreeSet::new(),
            rests: Vec::new(),
            extent: init[..small.cells.len()].iter().map(|&value| (value, value)).collect(),
            lowest,
            streams,
        };
        let start = State { pcs: vec![0; outcome.streams.len()], values: init };
        Explorer { small, at_limit, seen: HashSet::from([start.clone()]), queue: VecDeque::from([start]), outcome }
    }

    fn run(mut self, most: usize) -> Option<Outcome> {
        while let Some(state) = self.queue.pop_front() {
            self.visit(&state);
            if self.seen.len() > most {
                return None;
            }
        }
        self.outcome.states = self.seen.len();
        Some(self.outcome)
    }

    fn visit(&mut self, state: &State) {
        self.note(state);
        let next: Vec<(usize, Move)> = (0..state.pcs.len())
            .filter_map(|stream| Some((stream, *self.outcome.streams[stream].get(state.pcs[stream])?)))
            .collect();
        let enabled: Vec<(usize, Move)> =
            next.iter().copied().filter(|(_, next)| passes(next.act, &state.values)).collect();
        if enabled.is_empty() {
            self.rest(state, &next);
        }
        for &(stream, next) in &enabled {
            self.step(state, stream, next);
            for &(other, its) in &enabled {
                if other != stream {
                    self.meet(
                        (At { stream, op: next.op }, next.act),
                        (At { stream: other, op: its.op }, its.act),
                        &state.values,
                    );
                }
            }
        }
    }

    /// Remembers the least and the greatest of what there is.
    fn note(&mut self, state: &State) {
        for (extent, &value) in self.outcome.extent.iter_mut().zip(&state.values) {
            *extent = (extent.0.min(value), extent.1.max(value));
        }
        for (j, &p) in state.pcs.iter().enumerate() {
            for (lowest, &pc) in self.outcome.lowest[j][p].iter_mut().zip(&state.pcs) {
                *lowest = Some(lowest.map_or(pc, |lowest| lowest.min(pc)));
            }
        }
    }

    /// Nothing can move.
    fn rest(&mut self, state: &State, next: &[(usize, Move)]) {
        let engines = next.iter().filter(|(stream, _)| *stream < self.small.engines.len());
        let blocked: Vec<At> = engines.clone().map(|&(stream, next)| At { stream, op: next.op }).collect();
        if blocked.is_empty() {
            for (cell, info) in self.small.cells.iter().enumerate() {
                if info.zero_at_end && state.values[cell] != 0 {
                    self.outcome.findings.insert(Finding::Leak { cell });
                }
            }
        } else {
            self.outcome.findings.insert(Finding::Deadlock(blocked.clone()));
            for &(stream, next) in engines {
                if let Act::WaitEq(cell, value) = next.act
                    && state.values[cell] > value
                {
                    self.outcome.findings.insert(Finding::MissedValue { cell, by: At { stream, op: next.op } });
                }
            }
        }
        self.outcome.rests.push(Rest { blocked, state: state.clone() });
    }

    /// Makes a move that is possible.
    fn step(&mut self, state: &State, stream: usize, next: Move) {
        let by = At { stream, op: next.op };
        let mut state = state.clone();
        state.pcs[stream] += 1;
        if let Some(fault) = make(next.act, &mut state.values) {
            self.outcome.findings.insert(match fault {
                Fault::DoubleSet(event) => Finding::DoubleSet { event, by },
                Fault::ClearBeforeSet(event) => Finding::ClearBeforeSet { event, by },
                Fault::Undrained { queue } => Finding::Undrained { queue },
            });
        }
        if let Some(cell) = touches(self.small, next.act)
            && let Some((least, most)) = self.small.cells[cell].limit
            && !(least..=most).contains(&state.values[cell])
        {
            self.outcome.findings.insert(Finding::Overflow { cell, by });
            if self.at_limit == AtLimit::Stop {
                return;
            }
        }
        if self.seen.insert(state.clone()) {
            self.queue.push_back(state);
        }
    }

    /// Two moves of different streams are both possible.
    fn meet(&mut self, (a, act): (At, Act), (b, other): (At, Act), values: &[i64]) {
        if let (Act::Access { access, write }, Act::Access { access: its, write: also }) = (act, other)
            && access.overlaps(&its)
            && (write || also)
        {
            let between = [a.min(b), a.max(b)];
            self.outcome.findings.insert(Finding::Race { region: access.region, between });
        }
        if let Act::Set(cell, value) = act
            && uses(self.small, other, cell)
            && other != Act::Set(cell, value)
            && !indifferent(other, cell, value, values)
        {
            self.outcome.findings.insert(Finding::SemaphoreRace { cell, set: a, other: b });
        }
    }
}

fn uses(small: &Small, act: Act, cell: usize) -> bool {
    match act {
        Act::WaitAny(looks) => looks.iter().flatten().any(|look| look.cell == cell),
        act => touches(small, act) == Some(cell),
    }
}

/// Whether it makes no difference to what passes now that the counter is set first: it passes all the same, and changes
/// nothing.
fn indifferent(act: Act, cell: usize, value: i64, values: &[i64]) -> bool {
    let leaves = match act {
        Act::WaitGe(..) | Act::WaitEq(..) | Act::WaitAny(_) => true,
        Act::WaitBits(_, taken) => taken == 0,
        _ => false,
    };
    let mut set = values.to_vec();
    set[cell] = value;
    leaves && passes(act, &set)
}
