//! What engines have to say to each other, in pieces that complete one after the other.

use crate::random::Random;
use crate::small::{Access, Cell, Kind, Op, Small};

/// Most operations of an engine, loops and branches included.
const LONGEST: usize = 6;

/// A piece of a program.
pub type Phrase = fn(&mut Draft<'_>);

/// A program in the making.
pub struct Draft<'a> {
    pub random: &'a mut Random,
    pub small: Small,
    /// Value of each cell once everything so far is done.
    pub values: Vec<i64>,
    /// Within a branch or loop.
    nested: bool,
}

/// The engine that starts the transfers of a queue.
pub fn owner(queue: usize, engines: usize) -> usize {
    queue % engines
}

fn count(ops: &[Op]) -> usize {
    let size = |op: &Op| match &op.kind {
        Kind::Loop(_, ops) => 1 + count(ops),
        Kind::Branch(_, then, otherwise) => 1 + count(then) + count(otherwise),
        _ => 1,
    };
    ops.iter().map(size).sum()
}

impl<'a> Draft<'a> {
    pub fn new(random: &'a mut Random, small: Small) -> Self {
        let values = small.cells.iter().map(|cell| cell.init).collect();
        Draft { random, small, values, nested: false }
    }

    /// Appends an operation and remembers what it does to its cell, if the engine has room for it.
    pub fn say(&mut self, engine: usize, kind: Kind) -> bool {
        let room = count(&self.small.engines[engine].ops) < LONGEST;
        if room {
            self.apply(&kind);
            self.small.engines[engine].ops.push(kind.into());
        }
        room
    }

    fn apply(&mut self, kind: &Kind) {
        match kind {
            Kind::WaitDec(s, v) => self.values[*s] -= v,
            Kind::Add(s, v) => self.values[*s] += v,
            Kind::Set(s, v) => self.values[*s] = *v,
            Kind::Reset(cells) => cells.iter().for_each(|&s| self.values[s] = 0),
            Kind::EvSet(e) => self.values[*e] = 1,
            Kind::EvWait(e) | Kind::EvClear(e) => self.values[*e] = 0,
            Kind::Dma { post, .. } => post.iter().for_each(|kind| self.apply(kind)),
            _ => {}
        }
    }

    pub fn engine(&mut self) -> usize {
        self.random.below(self.small.engines.len())
    }

    /// Two engines.
    pub fn pair(&mut self) -> (usize, usize) {
        let one = self.engine();
        let further = 1 + self.random.below(self.small.engines.len() - 1);
        (one, (one + further) % self.small.engines.len())
    }

    pub fn cell(&mut self, event: bool) -> Cell {
        let cells: Vec<Cell> =
            (0..self.small.cells.len()).filter(|&cell| self.small.cells[cell].event == event).collect();
        self.random.pick(&cells)
    }

    pub fn counter(&mut self) -> Cell {
        self.cell(false)
    }

    pub fn region(&mut self) -> Access {
        let bytes = self.random.pick(&[None, None, Some((0, 32)), Some((32, 64)), Some((16, 48))]);
        Access { region: self.random.below(self.small.regions.len()), bytes }
    }

    /// Sometimes an access of the first engine before, and one of the second after.
    pub fn around(&mut self, (one, two): (usize, usize), middle: impl FnOnce(&mut Self)) {
        let access = Some(self.region()).filter(|_| self.random.one_in(2));
        let [first, second] = if self.random.one_in(2) { [Kind::Write, Kind::Read] } else { [Kind::Read, Kind::Write] };
        if let Some(access) = access {
            self.say(one, first(access));
        }
        middle(self);
        if let Some(access) = access {
            self.say(two, second(access));
        }
    }
}

/// One posts, the other waits for all that has been posted.
pub fn hand_over(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let s = draft.counter();
    draft.around(pair, |draft| {
        let by = draft.random.pick(&[1, 1, 1, 2]);
        if draft.say(pair.0, Kind::Add(s, by)) {
            draft.say(pair.1, Kind::WaitGe(s, draft.values[s]));
        }
    });
}

pub fn post(draft: &mut Draft<'_>) {
    let (engine, s) = (draft.engine(), draft.counter());
    draft.say(engine, Kind::Add(s, 1));
}

/// The one engine that takes from a counter takes what another has put there.
pub fn credit(draft: &mut Draft<'_>) {
    let s = draft.counter();
    let taker = s % draft.small.engines.len();
    let other = (taker + 1 + draft.random.below(draft.small.engines.len() - 1)) % draft.small.engines.len();
    draft.around((other, taker), |draft| {
        let by = draft.random.pick(&[1, 1, 2]);
        if draft.say(other, Kind::Add(s, by)) {
            // At once, or first waited for and then taken.
            if draft.random.one_in(3) {
                if draft.say(taker, Kind::WaitGe(s, by)) {
                    draft.say(taker, Kind::Add(s, -by));
                }
            } else {
                draft.say(taker, Kind::WaitDec(s, by));
            }
        }
    });
}

/// An initial credit is taken, something is handed over, and the credit comes back.
pub fn round_trip(draft: &mut Draft<'_>) {
    let (s, t) = (0, 1);
    let (one, two) = (0, 1);
    if draft.values[s] == 0 {
        draft.small.cells[s].init += 1;
        draft.values[s] += 1;
    }
    if draft.say(one, Kind::WaitDec(s, 1)) {
        draft.around((one, two), |draft| {
            draft.say(one, Kind::Add(t, 1));
            draft.say(two, Kind::WaitDec(t, 1));
        });
        draft.say(two, Kind::Add(s, 1));
    }
}

/// Two engines take what a third, or one of them, has put there.
pub fn grab(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (from, s) = (draft.engine(), draft.counter());
    if draft.say(from, Kind::Add(s, 2)) {
        draft.say(one, Kind::WaitDec(s, 1));
        draft.say(two, Kind::WaitDec(s, 1));
    }
}

pub fn event(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let e = draft.cell(true);
    draft.around(pair, |draft| {
        if draft.values[e] == 0 && draft.say(pair.0, Kind::EvSet(e)) {
            draft.say(pair.1, Kind::EvWait(e));
        }
    });
}

/// The event is known to have been taken before anything follows.
pub fn event_there_and_back(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (e, s) = (draft.cell(true), draft.counter());
    draft.around((one, two), |draft| {
        if draft.values[e] == 0 && draft.say(one, Kind::EvSet(e)) {
            draft.say(two, Kind::EvWait(e));
        }
    });
    draft.say(two, Kind::Add(s, 1));
    draft.say(one, Kind::WaitGe(s, draft.values[s]));
}

/// The event is cleared without a wait, by who knows that it is set.
pub fn event_cleared(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (e, s) = (draft.cell(true), draft.counter());
    if draft.values[e] == 0 && draft.say(one, Kind::EvSet(e)) {
        draft.say(one, Kind::Add(s, 1));
        draft.say(two, Kind::WaitGe(s, draft.values[s]));
        draft.say(two, Kind::EvClear(e));
    }
}

pub fn equal(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let s = draft.counter();
    draft.around(pair, |draft| {
        if draft.say(pair.0, Kind::Add(s, 1)) {
            draft.say(pair.1, Kind::WaitEq(s, draft.values[s]));
        }
    });
}

/// As a barrier that goes back to zero.
pub fn equal_then_down(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let s = draft.counter();
    if draft.say(one, Kind::Add(s, 1)) {
        draft.say(two, Kind::WaitEq(s, draft.values[s]));
        draft.say(two, Kind::Add(s, -1));
        draft.say(one, Kind::WaitEq(s, draft.values[s]));
    }
}

fn set(draft: &mut Draft<'_>, engine: usize, s: Cell) {
    let kind = match draft.random.below(5) {
        0 => Kind::Set(s, 1),
        1 => Kind::Reset(vec![s]),
        2 => Kind::Reset(vec![s, (s + 1) % 3]),
        _ => Kind::Set(s, 0),
    };
    draft.say(engine, kind);
}

pub fn set_alone(draft: &mut Draft<'_>) {
    let (engine, s) = (draft.engine(), draft.counter());
    set(draft, engine, s);
}

pub fn set_between_barriers(draft: &mut Draft<'_>) {
    let (engine, s) = (draft.engine(), draft.counter());
    barrier(draft);
    set(draft, engine, s);
    barrier(draft);
}

/// Who has waited for a counter sets it, and tells who posted.
pub fn set_in_order(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (s, t) = (draft.counter(), draft.counter());
    if draft.say(one, Kind::Add(s, 1)) {
        draft.say(two, Kind::WaitGe(s, draft.values[s]));
        set(draft, two, s);
        if s != t {
            draft.say(two, Kind::Add(t, 1));
            draft.say(one, Kind::WaitGe(t, draft.values[t]));
        }
    }
}

pub fn barrier(draft: &mut Draft<'_>) {
    let barrier = draft.random.pick(&[0, 0, 1]);
    for member in draft.small.barriers[barrier].members.clone() {
        draft.say(member, Kind::Barrier(barrier));
    }
}

pub fn access(draft: &mut Draft<'_>) {
    let (engine, access) = (draft.engine(), draft.region());
    let kind = if draft.random.one_in(3) { Kind::Write(access) } else { Kind::Read(access) };
    draft.say(engine, kind);
}

/// A transfer that posts; somebody waits for it.
pub fn transfer(draft: &mut Draft<'_>) {
    let queue = draft.random.below(draft.small.queues.len());
    let owner = owner(queue, draft.small.engines.len());
    let (s, access) = (draft.counter(), draft.region());
    let post = if draft.random.one_in(4) { vec![] } else { vec![Kind::Add(s, 1)] };
    let (reads, writes) = if draft.random.one_in(2) { (vec![access], vec![]) } else { (vec![], vec![access]) };
    let posts = !post.is_empty();
    if draft.say(owner, Kind::Dma { queue, reads, writes, post }) && posts {
        let waiter = draft.engine();
        draft.say(waiter, Kind::WaitGe(s, draft.values[s]));
        if draft.random.one_in(2) {
            draft.say(waiter, Kind::Read(access));
        }
    }
}

/// A transfer, which the engine drains before it posts.
pub fn transfer_drained(draft: &mut Draft<'_>) {
    let queue = draft.random.below(draft.small.queues.len());
    let owner = owner(queue, draft.small.engines.len());
    let other = (owner + 1) % draft.small.engines.len();
    let (s, access) = (draft.counter(), draft.region());
    let transfer = Kind::Dma { queue, reads: vec![], writes: vec![access], post: vec![] };
    if draft.say(owner, transfer) {
        draft.say(owner, Kind::Drain(queue));
        draft.say(owner, Kind::Add(s, 1));
        draft.say(other, Kind::WaitGe(s, draft.values[s]));
        draft.say(other, Kind::Read(access));
    }
}

/// A transfer that zeroes counters.
pub fn transfer_resets(draft: &mut Draft<'_>) {
    let queue = draft.random.below(draft.small.queues.len());
    let owner = owner(queue, draft.small.engines.len());
    let s = draft.counter();
    let post = draft.random.pick(&[Kind::Reset(vec![s, (s + 1) % 3]), Kind::Set(s, 1), Kind::Reset(vec![s])]);
    draft.say(owner, Kind::Dma { queue, reads: vec![], writes: vec![], post: vec![post] });
    if !draft.random.one_in(3) {
        draft.say(owner, Kind::Drain(queue));
        barrier(draft);
    }
}

/// What the phrases say within a branch or loop, engine by engine.
fn nested(draft: &mut Draft<'_>, phrases: &[Phrase]) -> Vec<Vec<Op>> {
    let before: Vec<usize> = draft.small.engines.iter().map(|engine| engine.ops.len()).collect();
    let outer = std::mem::replace(&mut draft.nested, true);
    let phrase = draft.random.pick(phrases);
    phrase(draft);
    draft.nested = outer;
    draft.small.engines.iter_mut().zip(before).map(|(engine, before)| engine.ops.split_off(before)).collect()
}

const SIMPLE: &[Phrase] = &[hand_over, hand_over, credit, event, access, barrier, transfer_drained];

/// A phrase if an unknown holds, and nothing or another if not.
pub fn branch(draft: &mut Draft<'_>) {
    if draft.nested {
        return hand_over(draft);
    }
    let predicate = draft.random.pick(&[0, 0, 1]);
    let before = draft.values.clone();
    let then = nested(draft, SIMPLE);
    let after = std::mem::replace(&mut draft.values, before);
    let otherwise = if draft.random.one_in(2) { nested(draft, SIMPLE) } else { vec![vec![]; then.len()] };
    // Waits that follow ask for what is there in any case.
    draft.values.iter_mut().zip(after).for_each(|(value, after)| *value = after.min(*value));
    for (engine, (then, otherwise)) in draft.small.engines.iter_mut().zip(then.into_iter().zip(otherwise)) {
        if !then.is_empty() || !otherwise.is_empty() {
            engine.ops.push(Kind::Branch(predicate, then, otherwise).into());
        }
    }
}

/// A phrase several times.
pub fn repeat(draft: &mut Draft<'_>) {
    if draft.nested {
        return hand_over(draft);
    }
    let before = draft.values.clone();
    let bodies = nested(draft, &[hand_over, credit, barrier, event_there_and_back, post]);
    let times = 2 + draft.random.below(2);
    for (value, before) in draft.values.iter_mut().zip(before) {
        *value += (*value - before) * (times as i64 - 1);
    }
    for (engine, body) in draft.small.engines.iter_mut().zip(bodies) {
        if !body.is_empty() {
            engine.ops.push(Kind::Loop(times as u32, body).into());
        }
    }
}
