//! From what was found to what is reported: positions, values, causes.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Ask, CellId, ThreadId};
use super::cells::CellKind;
use super::cursor::{Cursor, Fetch, Walk};
use super::found::{At, Found, Matter, Schedule};
use super::outcome::Outcome;
use super::report::{Awaited, Blocked, Detail, Finding, Kind, Site, Touch, Witness};
use crate::program::{Compare, StreamId};

/// A finding of one outcome, in full.
pub(crate) fn finding(outcome: &Outcome<'_>, predicates: &[bool], found: &Found, limit: u64) -> Finding {
    let words = Words { outcome, predicates, limit };
    let sites = found.sites.iter().map(|at| words.site(at)).collect();
    let mut finding = Finding {
        kind: found.kind,
        also: Vec::new(),
        sites,
        detail: Detail::None,
        witness: Witness { predicates: predicates.to_vec(), turns: words.turns(&found.turns), short: None },
    };
    match &found.matter {
        Matter::Deadlock { values } => words.deadlock(found, values, &mut finding),
        Matter::Race { keys } => words.race(found, *keys, &mut finding),
        Matter::Cell { cell, value, expected } => {
            let cell = outcome.used[*cell as usize];
            finding.detail = match (outcome.code.cells.entry(cell), outcome.code.cells.kind(cell)) {
                (Some(entry), _) => Detail::Entry { entry, value: *value, expected: *expected },
                (None, CellKind::Done(queue) | CellKind::Started(queue)) => {
                    Detail::Queue { queue, outstanding: (expected - value).max(0) as u64 }
                }
                (None, _) => Detail::None,
            };
        }
        Matter::Missing(entry) => finding.detail = Detail::Entry { entry: *entry, value: 0, expected: 0 },
        Matter::None => {}
    }
    finding
}

struct Words<'a, 'p> {
    outcome: &'a Outcome<'p>,
    predicates: &'a [bool],
    limit: u64,
}

/// A blocked thread, on the way to its explanation: what would be enough for it.
struct Waiting(Vec<Condition>);

/// One condition that does not hold.
struct Condition {
    cell: CellId,
    ask: Ask,
    /// By blocked thread: what it would still add to the cell, and whether in the step it stands at.
    helps: Vec<(i64, bool)>,
}

impl Words<'_, '_> {
    pub(super) fn site(&self, at: &At) -> Site {
        site(self.outcome, at)
    }

    fn turns(&self, schedule: &Schedule) -> Vec<(super::Actor, u64)> {
        schedule.turns.iter().map(|(thread, count)| (self.outcome.code.threads[*thread].actor, *count)).collect()
    }

    fn race(&self, found: &Found, keys: [u32; 2], finding: &mut Finding) {
        let pieces = keys.map(|key| self.outcome.memory.keys[key as usize]);
        let core = |nth: usize| {
            let stream = finding.sites.get(nth).map_or(0, |site| site.stream);
            self.outcome.code.program.streams[stream as usize].core
        };
        let touch = |nth: usize| Touch {
            write: pieces[nth].write,
            element: pieces[nth].element,
            bytes: pieces[nth].bytes,
            core: core(nth),
        };
        let accesses = [touch(0), touch(1)];
        if accesses[0].core != accesses[1].core {
            finding.also.push(Kind::MissingCoreBarrier);
        }
        finding.also.extend(super::causes::of_race(&self.walk(), found, &self.outcome.used, &self.outcome.init));
        finding.detail = Detail::Race { region: pieces[0].region, accesses };
    }

    fn deadlock(&self, found: &Found, values: &[i64], finding: &mut Finding) {
        let cursors: Vec<Cursor> = found.sites.iter().map(|at| self.cursor(at)).collect();
        let queues = self.queues(found);
        let waiting: Vec<Option<Waiting>> =
            (0..cursors.len()).map(|nth| self.waiting(&cursors, &queues, &found.sites, nth)).collect();
        let mut waits = Vec::new();
        for (nth, waiting) in waiting.iter().enumerate() {
            let blocked = self.blocked(waiting.as_ref(), values, nth);
            if let Some(waiting) = waiting {
                self.causes(waiting, &blocked, nth, &mut finding.also);
            }
            waits.push(blocked);
        }
        finding.also.sort_unstable();
        finding.also.dedup();
        if let Some(at) = finding.also.iter().position(|kind| *kind == Kind::SelfWait) {
            finding.also[at] = Kind::Deadlock;
            finding.kind = Kind::SelfWait;
        }
        let helpers =
            |(nth, waiting): (usize, &Option<Waiting>)| waiting.as_ref().map_or(Vec::new(), |w| w.helpers(nth));
        let helps: Vec<Vec<usize>> = waiting.iter().enumerate().map(helpers).collect();
        finding.detail = Detail::Blocked { waits, cycle: crate::cycle::find(&helps) };
    }

    /// The queues of each blocked engine, with cursors where they stand.
    fn queues(&self, found: &Found) -> Vec<Vec<(ThreadId, Cursor)>> {
        let threads = &self.outcome.code.threads;
        let mut done = vec![0; threads.len()];
        for (thread, count) in &found.turns.turns {
            done[*thread] += count;
        }
        let of = |at: &At| {
            let queues = (0..threads.len())
                .filter(|queue| threads[*queue].is_queue() && threads[*queue].stream == threads[at.thread].stream);
            queues.map(|thread| (thread, self.cursor(&At { thread, pc: 0, done: done[thread] }))).collect()
        };
        found.sites.iter().map(of).collect()
    }

    /// A cursor at what a thread stands at; the next fetch gives it again.
    fn cursor(&self, at: &At) -> Cursor {
        let walk = self.walk();
        let mut cursor = Cursor::new(&walk, at.thread);
        for _ in 0..at.done {
            if !matches!(cursor.fetch(&walk, at.thread), Fetch::Act(_)) {
                break;
            }
        }
        cursor
    }

    fn walk(&self) -> Walk<'_> {
        Walk { code: &self.outcome.code, predicates: self.predicates, plan: None, limit: self.limit }
    }

    fn waiting(
        &self,
        cursors: &[Cursor],
        queues: &[Vec<(ThreadId, Cursor)>],
        sites: &[At],
        nth: usize,
    ) -> Option<Waiting> {
        let walk = self.walk();
        let mut cursor = cursors[nth].clone();
        let Fetch::Act(act) = cursor.fetch(&walk, sites[nth].thread) else { return None };
        let conditions = cursor.conditions(&walk, sites[nth].thread, &act).into_iter().map(|(cell, ask)| {
            let own = sites.iter().zip(cursors).map(|(at, cursor)| self.helps(&walk, cursor.clone(), at, cell));
            let helps = own.zip(queues).map(|((sum, same), queues)| {
                let by_transfers = queues.iter().map(|(thread, cursor)| {
                    let at = At { thread: *thread, pc: u32::MAX, done: u64::MAX };
                    self.helps(&walk, cursor.clone(), &at, cell).0
                });
                (by_transfers.fold(sum, i64::saturating_add), same)
            });
            Condition { cell, ask, helps: helps.collect() }
        });
        Some(Waiting(conditions.collect()))
    }

    /// What a thread would still add to the cell of a wait, and whether some of it belongs to the step it stands at. (A
    /// queue stands at none, and what it comes to first counts too.)
    fn helps(&self, walk: &Walk<'_>, mut cursor: Cursor, at: &At, cell: CellId) -> (i64, bool) {
        let (mut sum, mut same_step) = (0_i64, false);
        let mut first = at.pc != u32::MAX;
        while let Fetch::Act(act) = cursor.fetch(walk, at.thread) {
            let here = first || cursor.pc(walk, at.thread) == at.pc && !same_step;
            if act.cell() == Some(cell) && !first {
                let amount = match act.change() {
                    super::act::Change::Add(amount) => amount.max(0),
                    super::act::Change::Set => 1,
                    super::act::Change::Write(_) => 1,
                    _ => 0,
                };
                sum = sum.saturating_add(amount);
                same_step |= here && amount > 0 && cursor.pc(walk, at.thread) == at.pc;
            }
            first = false;
        }
        (sum, same_step)
    }

    fn blocked(&self, waiting: Option<&Waiting>, values: &[i64], nth: usize) -> Blocked {
        let mut all = waiting.iter().flat_map(|waiting| &waiting.0).map(|one| self.missed(one, values, nth));
        let missing = Blocked {
            what: Awaited::Missing,
            value: 0,
            mask: None,
            compare: Compare::Ge,
            operand: 0,
            to_come: 0,
            or: Vec::new(),
        };
        let first = all.next().unwrap_or(missing);
        Blocked { or: all.collect(), ..first }
    }

    /// One condition that a blocked thread waits for.
    fn missed(&self, one: &Condition, values: &[i64], nth: usize) -> Blocked {
        let original = self.outcome.used[one.cell as usize];
        let what = match (self.outcome.code.cells.entry(original), self.outcome.code.cells.kind(original)) {
            (Some(entry), _) => Awaited::Entry(entry),
            (None, CellKind::Arrived(group)) => Awaited::Group(group),
            (None, CellKind::Done(queue) | CellKind::Started(queue)) => Awaited::Queue(queue),
            (None, CellKind::Entry) => Awaited::Missing,
        };
        let others = one.helps.iter().enumerate().filter(|(other, _)| *other != nth);
        let to_come = others.map(|(_, (sum, _))| *sum).fold(0, i64::saturating_add);
        let Ask { mask, compare, value: operand } = one.ask;
        let mask = one.ask.is_masked().then_some(mask);
        Blocked { what, value: values[one.cell as usize], mask, compare, operand, to_come, or: Vec::new() }
    }

    /// The causes that are known. Of several conditions each must have one: else that one may be the way out.
    fn causes(&self, waiting: &Waiting, blocked: &Blocked, nth: usize, also: &mut Vec<Kind>) {
        let causes: Vec<Option<Kind>> =
            waiting.0.iter().zip(blocked.all()).map(|(one, blocked)| self.cause(one, blocked, nth)).collect();
        if causes.iter().all(Option::is_some) {
            also.extend(causes.into_iter().flatten());
        }
    }

    fn cause(&self, one: &Condition, blocked: &Blocked, nth: usize) -> Option<Kind> {
        if !matches!(blocked.what, Awaited::Entry(_)) || blocked.mask.is_some() {
            return None;
        }
        if blocked.compare == Compare::Eq && blocked.value > blocked.operand {
            // One that starts above is not overshot: it was never there.
            let passed = self.outcome.init.get(one.cell as usize).is_none_or(|init| *init <= blocked.operand);
            return passed.then_some(Kind::MissedValue);
        }
        if !matches!(blocked.compare, Compare::Ge | Compare::Eq) || blocked.value >= blocked.operand {
            return None;
        }
        // Those who stand at the same trap do not help each other out.
        let free = one.helps.iter().enumerate().filter(|(other, (_, same))| *other != nth && !same);
        let free = free.map(|(_, (sum, _))| *sum).fold(0, i64::saturating_add);
        if one.helps[nth].1 && blocked.value.saturating_add(free) < blocked.operand {
            Some(Kind::SelfWait)
        } else {
            let most = blocked.value.saturating_add(blocked.to_come);
            (most < blocked.operand).then_some(Kind::UnreachableThreshold)
        }
    }
}

impl Waiting {
    /// The others that would still add to what it waits for.
    fn helpers(&self, own: usize) -> Vec<usize> {
        let Some(first) = self.0.first() else { return Vec::new() };
        let helps = |nth: usize| nth != own && self.0.iter().any(|one| one.helps[nth].0 > 0);
        (0..first.helps.len()).filter(|nth| helps(*nth)).collect()
    }
}

/// Where a thread stands.
pub(crate) fn site(outcome: &Outcome<'_>, at: &At) -> Site {
    let thread = &outcome.code.threads[at.thread];
    let stream: StreamId = thread.stream;
    let step = outcome.code.program.streams[stream as usize].steps.get(at.pc as usize);
    Site { actor: thread.actor, stream, pc: at.pc, source: step.map(|step| step.source).unwrap_or_default() }
}
