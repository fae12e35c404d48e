//! Following a schedule, action by action, into the state it ends in.

use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change};
use super::cells::{Bounds, CellKind};
use super::compile::{Actor, Code, compile};
use super::cursor::{Cursor, Fetch, Walk};
use super::effect::{effect, enabled};
use super::memory::Memory;
use super::report::{Awaited, Kind, Site, Witness};
use super::variables::short_of;
use crate::program::{Compare, Program, RegionId};
use crate::sim::Entry;
use crate::validate::Problem;

/// What a schedule leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// What was done, in order.
    pub turns: Vec<Turn>,
    /// Where each thread stands in the end.
    pub standing: Vec<Standing>,
    /// Values in the end of all entries that were tested or changed, in order.
    pub values: Vec<(Entry, i64)>,
    /// What went wrong on the way.
    pub faults: Vec<Fault>,
    /// Pairs of threads, by their numbers in `standing`, that both come to an access of the same memory, one a write.
    pub races: Vec<(usize, usize, RegionId)>,
}

/// An action that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which step it belongs to, and who did it.
    pub site: Site,
    /// What it was.
    pub what: What,
}

/// What an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// It waits: for what, how it compares, with what.
    Wait(Awaited, Compare, i64),
    /// It waits for some bits of an entry: under which mask, how they compare, with what.
    Masked(Entry, i64, Compare, i64),
    /// It waits for one of several things, none of which is there.
    Any,
    /// It changes an entry to this value.
    Change(Entry, i64),
    /// It starts a transfer, or reports one as complete.
    Transfer,
    /// It arrives at a barrier.
    Arrive,
    /// It reads.
    Read,
    /// It writes.
    Write,
    /// The stream has ended: queues that it must have drained are looked at.
    Exit,
    /// Nothing that anybody else can notice.
    Nothing,
}

/// Where a thread stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub actor: Actor,
    /// At which step, if it has not ended.
    pub site: Option<Site>,
    /// What comes next there.
    pub next: Option<What>,
    /// Whether it can go on.
    pub rest: Rest,
}

/// Whether a thread can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It can.
    Ready,
    /// It waits.
    Blocked,
    /// It has ended.
    Ended,
}

/// Something that went wrong without stopping anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub kind: Kind,
    /// Which entry, if it is about one.
    pub entry: Option<Entry>,
    /// Number of the turn.
    pub turn: usize,
}

/// Why a schedule cannot be followed.
#[derive(Clone, Debug, PartialEq)]
pub enum Strayed {
    /// The program is not valid.
    Invalid(Vec<Problem>),
    /// There is no such thread.
    Unknown(Actor),
    /// At that turn the thread cannot go on: it waits, or has ended.
    Stuck {
        /// Number of the turn.
        turn: usize,
        /// Where it stands.
        standing: Standing,
    },
}

impl Replay {
    /// Whether nothing can move and some engine has not ended.
    #[must_use]
    pub fn deadlocked(&self) -> bool {
        let engine = |standing: &&Standing| matches!(standing.actor, Actor::Stream(_));
        self.standing.iter().all(|standing| standing.rest != Rest::Ready)
            && self.standing.iter().filter(engine).any(|standing| standing.rest == Rest::Blocked)
    }
}

/// Follows a schedule.
///
/// # Errors
///
/// The first turn that cannot be taken.
pub fn replay(program: &Program, witness: &Witness) -> Result<Replay, Strayed> {
    program.validate().map_err(Strayed::Invalid)?;
    let short = short_of(program, witness);
    let code = compile(short.as_ref().map_or(program, |short| &short.program));
    let all: Vec<CellId> = (0..code.cells.count() as u32).collect();
    let (values, bounds) = code.cells.declared(program, &all);
    let walk = Walk { code: &code, predicates: &witness.predicates, plan: None, limit: u64::MAX };
    let threads = (0..code.threads.len()).map(|thread| Position::new(&walk, thread)).collect();
    let mut player =
        Player { walk, bounds, values, threads, touched: Vec::new(), turns: Vec::new(), faults: Vec::new() };
    for (actor, count) in &witness.turns {
        let thread = code.threads.iter().position(|thread| thread.actor == *actor);
        let thread = thread.ok_or(Strayed::Unknown(*actor))?;
        for _ in 0..*count {
            player.turn(thread)?;
        }
    }
    Ok(player.end(&code))
}

/// A thread and the action it stands at.
struct Position {
    cursor: Cursor,
    next: Fetch,
}

impl Position {
    fn new(walk: &Walk<'_>, thread: usize) -> Position {
        let mut cursor = Cursor::new(walk, thread);
        let next = cursor.fetch(walk, thread);
        Position { cursor, next }
    }
}

struct Player<'a> {
    walk: Walk<'a>,
    bounds: Vec<Bounds>,
    values: Vec<i64>,
    threads: Vec<Position>,
    touched: Vec<CellId>,
    turns: Vec<Turn>,
    faults: Vec<Fault>,
}

impl Player<'_> {
    fn turn(&mut self, thread: usize) -> Result<(), Strayed> {
        let Fetch::Act(act) = self.threads[thread].next else {
            return Err(Strayed::Stuck { turn: self.turns.len(), standing: self.standing(thread) });
        };
        let before = act.cell().map_or(0, |cell| self.values[cell as usize]);
        if !self.enabled(thread, &act) {
            return Err(Strayed::Stuck { turn: self.turns.len(), standing: self.standing(thread) });
        }
        let site = self.site(thread);
        if let Some(cell) = act.cell() {
            let (after, wrong) = effect(&act, before, &self.bounds[cell as usize]);
            self.values[cell as usize] = after;
            self.touched.push(cell);
            let entry = self.walk.code.cells.entry(cell);
            self.faults.extend(wrong.map(|kind| Fault { kind, entry, turn: self.turns.len() }));
        }
        self.turns.push(Turn { site, what: self.what(thread, &act) });
        let position = &mut self.threads[thread];
        position.next = position.cursor.fetch(&self.walk, thread);
        Ok(())
    }

    fn site(&self, thread: usize) -> Site {
        let of = &self.walk.code.threads[thread];
        let pc = self.threads[thread].cursor.pc(&self.walk, thread);
        let step = self.walk.code.program.streams[of.stream as usize].steps.get(pc as usize);
        Site { actor: of.actor, stream: of.stream, pc, source: step.map(|step| step.source).unwrap_or_default() }
    }

    /// Whether a thread can do what it stands at.
    fn enabled(&self, thread: usize, act: &Act) -> bool {
        enabled(act, act.cell().map_or(0, |cell| self.values[cell as usize])) || self.enough(thread, act).is_some()
    }

    /// Of a wait for one of several conditions, the first that holds.
    fn enough(&self, thread: usize, act: &Act) -> Option<(CellId, Ask)> {
        let Act::Any { .. } = act else { return None };
        let conditions = self.threads[thread].cursor.conditions(&self.walk, thread, act);
        conditions.into_iter().find(|(cell, ask)| ask.holds(self.values[*cell as usize]))
    }

    /// What an action is that a thread stands at, or has just done; of a change, the value after it has been done.
    fn what(&self, thread: usize, act: &Act) -> What {
        if let Act::Any { .. } = act {
            return match self.enough(thread, act) {
                Some((cell, ask)) => self.what(thread, &Act::Wait { cell, ask, then: Change::Keep }),
                None => What::Any,
            };
        }
        let Some(cell) = act.cell() else {
            return match act {
                Act::Access(touch) if touch.write => What::Write,
                Act::Access(_) => What::Read,
                Act::Never => What::Wait(Awaited::Missing, Compare::Ge, 0),
                _ => What::Nothing,
            };
        };
        let cells = &self.walk.code.cells;
        let kind = cells.kind(cell);
        if let Act::Exit { .. } = act {
            return What::Exit;
        }
        match (act.test(), cells.entry(cell), kind) {
            (Some(Ask { mask, compare, value }), Some(entry), _) if mask != -1 => {
                What::Masked(entry, mask, compare, value)
            }
            (Some(Ask { compare, value, .. }), Some(entry), _) => What::Wait(Awaited::Entry(entry), compare, value),
            (Some(Ask { compare, value, .. }), None, CellKind::Arrived(group)) => {
                What::Wait(Awaited::Group(group), compare, value)
            }
            (Some(Ask { compare, value, .. }), None, CellKind::Done(queue)) => {
                What::Wait(Awaited::Queue(queue), compare, value)
            }
            (None, Some(_), _) if act.change() == Change::Keep => What::Nothing,
            (None, Some(entry), _) => What::Change(entry, self.values[cell as usize]),
            (None, None, CellKind::Arrived(_)) => What::Arrive,
            (_, None, _) => What::Transfer,
        }
    }

    fn standing(&self, thread: usize) -> Standing {
        let actor = self.walk.code.threads[thread].actor;
        match self.threads[thread].next {
            Fetch::Act(act) => {
                let rest = if self.enabled(thread, &act) { Rest::Ready } else { Rest::Blocked };
                Standing { actor, site: Some(self.site(thread)), next: Some(self.what(thread, &act)), rest }
            }
            Fetch::End => Standing { actor, site: None, next: None, rest: Rest::Ended },
            Fetch::Halt(_) => Standing { actor, site: Some(self.site(thread)), next: None, rest: Rest::Blocked },
        }
    }

    fn end(mut self, code: &Code<'_>) -> Replay {
        let mut memory = Memory::of(code);
        let touched: Vec<Vec<u32>> = (0..self.threads.len())
            .map(|thread| {
                let mut keys = Vec::new();
                if let Fetch::Act(Act::Access(touch)) = self.threads[thread].next {
                    memory.touched(&self.walk, thread, touch, &self.threads[thread].cursor, &mut keys);
                }
                keys
            })
            .collect();
        let mut races = Vec::new();
        for (one, keys) in touched.iter().enumerate() {
            for (other, others) in touched.iter().enumerate().skip(one + 1) {
                let conflict = keys.iter().find(|key| {
                    let conflicts = |other: &u32| memory.keys[**key as usize].conflicts(&memory.keys[*other as usize]);
                    others.iter().any(conflicts)
                });
                races.extend(conflict.map(|key| (one, other, memory.keys[*key as usize].region)));
            }
        }
        self.touched.sort_unstable();
        self.touched.dedup();
        let values = self.touched.iter().filter_map(|cell| {
            let entry = code.cells.entry(*cell)?;
            Some((entry, self.values[*cell as usize]))
        });
        Replay {
            values: values.collect(),
            standing: (0..self.threads.len()).map(|thread| self.standing(thread)).collect(),
            turns: self.turns,
            faults: self.faults,
            races,
        }
    }
}
