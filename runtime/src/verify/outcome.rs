//! One outcome of the named predicates: from a program without decisions to what can go wrong in it.

use alloc::vec;
use alloc::vec::Vec;

use super::Options;
use super::act::{Act, Ask, CellId, Op, ThreadId};
use super::cells::{Bounds, CellKind};
use super::classes::{Class, classify, free, limits, within};
use super::clocks::{Marks, What};
use super::compile::{Code, compile};
use super::cursor::Walk;
use super::epoch_order::disordered;
use super::epochs::{Numbering, Plan};
use super::found::{At, Found, Matter, Schedule};
use super::greedy::{Greedy, Status};
use super::maxima::{Counter, maxima};
use super::memory::Memory;
use super::ordinary;
use super::races::races;
use super::report::{Kind, Method, Unknown};
use super::schedule;
use super::search::{Problem, search};
use super::usage::{Survey, Usage, survey};
use crate::program::{Compare, Program};

/// What is known of one outcome.
pub(crate) struct Outcome<'p> {
    pub(crate) code: Code<'p>,
    /// By cell number in use: the cell itself.
    pub(crate) used: Vec<CellId>,
    /// By cell: its value at the start.
    pub(crate) init: Vec<i64>,
    pub(crate) memory: Memory,
    pub(crate) found: Vec<Found>,
    pub(crate) method: Method,
    pub(crate) states: u64,
    pub(crate) bytes: u64,
    pub(crate) actions: u64,
    pub(crate) unknown: Option<Cause>,
}

/// Why an outcome is not known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cause {
    Plain(Unknown),
    Halted(At, super::cursor::Halt),
}

/// The program made ready for one outcome.
pub(crate) struct Ready<'p> {
    pub(crate) code: Code<'p>,
    pub(crate) used: Vec<CellId>,
    init: Vec<i64>,
    pub(crate) bounds: Vec<Bounds>,
    pub(crate) survey: Survey,
    pub(crate) classes: Vec<Class>,
}

impl Ready<'_> {
    /// What a cell in use is, and which entry if it is one. Cells of epochs are none.
    pub(crate) fn cell_kind(&self, cell: CellId) -> (CellKind, Option<crate::sim::Entry>) {
        match self.used.get(cell as usize) {
            Some(cell) => (self.code.cells.kind(*cell), self.code.cells.entry(*cell)),
            None => (CellKind::Entry, None),
        }
    }

    /// By cell: its value at the start.
    pub(crate) fn init(&self) -> &[i64] {
        &self.init
    }

    /// By cell: the entry, if it is one.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Option<crate::sim::Entry>> {
        self.used.iter().map(|cell| self.code.cells.entry(*cell))
    }

    /// Whether every cell only rises or is a credit, has no other waits than for at least something, and cannot leave
    /// its limits.
    pub(crate) fn monotone(&self) -> bool {
        let calm = |cell: usize| {
            let (class, usage, bounds) = (self.classes[cell], &self.survey.usage[cell], &self.bounds[cell]);
            let kind = matches!(class, Class::Constant | Class::Rising | Class::Credit(_));
            let exit = Usage { exit: false, ..*usage };
            kind && usage.writers.nobody() && free(class, &exit, bounds, self.init[cell])
        };
        !self.survey.searched && (0..self.used.len()).all(calm)
    }
}

/// Decides one outcome.
pub(crate) fn outcome<'p>(program: &'p Program, predicates: &[bool], options: &Options) -> Outcome<'p> {
    let mut ready = prepare(program, predicates, options);
    let mut memory = Memory::of(&ready.code);
    memory.settle(&mut ready.code);
    let mut decided = Decided { found: statics(&ready), method: Method::Clocks, states: 0, bytes: 0, unknown: None };
    let limit = options.steps;
    if let Some(queue) = ready.code.shared_queue {
        decided.unknown = Some(Cause::Plain(Unknown::SharedQueue(queue)));
    } else if let Some((thread, pc, halt)) = ready.survey.halted.first().copied() {
        let done = ready.survey.lengths[thread];
        decided.unknown = Some(Cause::Halted(At { thread, pc, done }, halt));
    } else {
        decide(&ready, predicates, limit, options, &mut memory, &mut decided);
    }
    let Decided { found, method, states, bytes, unknown } = decided;
    let actions = ready.survey.lengths.iter().sum();
    Outcome {
        used: ready.used,
        init: ready.init,
        code: ready.code,
        memory,
        found,
        method,
        states,
        bytes,
        actions,
        unknown,
    }
}

struct Decided {
    found: Vec<Found>,
    method: Method,
    states: u64,
    bytes: u64,
    unknown: Option<Cause>,
}

pub(crate) fn prepare<'p>(program: &'p Program, predicates: &[bool], options: &Options) -> Ready<'p> {
    let mut code = compile(program);
    let all: Vec<CellId> = (0..code.cells.count() as u32).collect();
    let (init, _) = code.cells.declared(program, &all);
    let walk = Walk { code: &code, predicates, plan: None, limit: options.steps };
    let mut survey = survey(&walk, &init);
    let mut used = survey.used();
    let declared = program.declared.iter().filter_map(|d| code.cells.cell(d.core, d.bank, i64::from(d.id)));
    used.extend(declared);
    used.sort_unstable();
    used.dedup();
    let (init, bounds) = code.cells.declared(program, &used);
    survey.usage = used.iter().map(|cell| survey.usage[*cell as usize]).collect();
    survey.first = used.iter().map(|cell| survey.first[*cell as usize]).collect();
    code.renumber(&used);
    let classes = classify(&survey.usage, &bounds);
    Ready { code, used, init, bounds, survey, classes }
}

/// Ids that should not be used.
fn statics(ready: &Ready<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    for missing in &ready.survey.missing {
        let at = At { thread: missing.thread, pc: missing.pc, done: 0 };
        let (matter, turns) = (missing.entry.map_or(Matter::None, Matter::Missing), Schedule::default());
        found.push(Found { kind: Kind::IdOutOfRange, sites: vec![at], matter, turns });
    }
    for (number, cell) in (0..).zip(&ready.used) {
        let Some(entry) = ready.code.cells.entry(*cell) else { continue };
        let bank = &ready.code.program.banks[usize::from(entry.bank)];
        let reserved =
            bank.reserved.iter().any(|(first, last)| (i64::from(*first)..=i64::from(*last)).contains(&entry.id));
        if let Some((thread, pc)) = ready.survey.first[number as usize]
            && reserved
        {
            let at = At { thread: thread as ThreadId, pc, done: 0 };
            let matter = Matter::Cell { cell: number, value: entry.id, expected: 0 };
            found.push(Found { kind: Kind::ReservedId, sites: vec![at], matter, turns: Schedule::default() });
        }
    }
    found
}

fn decide(
    ready: &Ready<'_>,
    predicates: &[bool],
    limit: u64,
    options: &Options,
    memory: &mut Memory,
    decided: &mut Decided,
) {
    let walk = Walk { code: &ready.code, predicates, plan: None, limit };
    let by_clocks = if options.search_only {
        Err(Vec::new())
    } else {
        in_fragment(ready, &walk, |exact| clocks(ready, exact, memory))
    };
    let sure = match by_clocks {
        Ok(found) => {
            decided.found.extend(found);
            return;
        }
        Err(sure) => sure,
    };
    decided.method = Method::Search;
    // Whether a set comes in the way of a wait depends on what else is enough for that.
    let set_among = ready.survey.usage.iter().any(|usage| usage.among && !usage.writers.nobody());
    let free: Vec<bool> = (0..ready.used.len())
        .map(|cell| {
            !(options.no_reduction || set_among && ready.survey.usage[cell].among)
                && free(ready.classes[cell], &ready.survey.usage[cell], &ready.bounds[cell], ready.init[cell])
        })
        .collect();
    let historic: Vec<bool> = (0..ready.used.len())
        .map(|cell| historic(&ready.survey.usage[cell], &ready.bounds[cell], ready.classes[cell], free[cell]))
        .collect();
    let within: Vec<bool> = (0..ready.used.len())
        .map(|cell| within(&ready.survey.usage[cell], &ready.bounds[cell], ready.init[cell]))
        .collect();
    let problem = Problem {
        walk: &walk,
        within: &within,
        init: &ready.init,
        bounds: &ready.bounds,
        free: &free,
        historic: &historic,
        budget: options.states,
        reduce: !options.no_reduction,
        threads: options.threads,
        alone: options.alone,
    };
    match search(&problem, memory) {
        Some(searched) => {
            decided.states = searched.states;
            decided.bytes = searched.bytes;
            decided.found.extend(searched.found);
            if !searched.complete {
                decided.unknown = Some(Cause::Plain(Unknown::States(options.states)));
                let new = sure.into_iter().filter(|sure| !decided.found.iter().any(|found| same_matter(found, sure)));
                let new: Vec<Found> = new.collect();
                decided.found.extend(new);
            }
        }
        None => {
            decided.unknown = Some(Cause::Plain(Unknown::States(options.states)));
            decided.found.extend(sure);
        }
    }
}

/// Whether two findings say the same of the same cell, or both say that it hangs.
fn same_matter(one: &Found, other: &Found) -> bool {
    let cell = |found: &Found| match found.matter {
        Matter::Cell { cell, .. } => Some(cell),
        _ => None,
    };
    one.kind == other.kind && cell(one) == cell(other)
}

/// Whether a cell's value depends on the order of what was done, not only on what was done.
fn historic(usage: &Usage, bounds: &Bounds, class: Class, free: bool) -> bool {
    match class {
        Class::Constant | Class::Rising if !bounds.flag || free => false,
        _ => !usage.writers.nobody() || (bounds.flag && !free),
    }
}

/// A program in which counters never fall, but by the hand of those that wait for them.
pub(crate) struct Exact<'a, 'c> {
    pub(crate) walk: &'a Walk<'c>,
    pub(crate) init: &'a [i64],
    plan: Option<&'a Plan>,
}

/// Does something with a program that is in the fragment, or would be if its sets are in order; what is sure otherwise.
pub(crate) fn in_fragment<R>(
    ready: &Ready<'_>,
    walk: &Walk<'_>,
    then: impl FnOnce(&Exact<'_, '_>) -> Result<R, Vec<Found>>,
) -> Result<R, Vec<Found>> {
    if ready.survey.searched || ready.classes.contains(&Class::Contested) {
        return Err(Vec::new());
    }
    if !ready.classes.contains(&Class::Epochs) {
        return then(&Exact { walk, init: &ready.init, plan: None });
    }
    let cells = (0..).zip(&ready.classes).filter(|(_, class)| **class == Class::Epochs);
    let mut numbering = Numbering::new(cells.map(|(cell, _)| (cell, ready.init[cell as usize])));
    let mut run = Greedy::new(walk, &ready.init).exact();
    run.run(&mut numbering);
    if !run.complete() {
        return Err(vec![deadlock(ready, &run, walk, &ready.init)]);
    }
    let plan = numbering.plan(ready.code.threads.len(), ready.init.len() as u32);
    let mut init = ready.init.clone();
    init.extend(&plan.init);
    let code = ready.code.divided(&plan);
    let walk = Walk { code: &code, predicates: walk.predicates, plan: Some(&plan), limit: walk.limit };
    then(&Exact { walk: &walk, init: &init, plan: Some(&plan) })
}

/// Everything that clocks decide; what is sure if they do not decide it all.
pub(crate) fn clocks(ready: &Ready<'_>, exact: &Exact<'_, '_>, memory: &mut Memory) -> Result<Vec<Found>, Vec<Found>> {
    let Exact { walk, init, plan } = *exact;
    let kind = |cell: CellId| ready.cell_kind(cell).0;
    let (marks, run) = if plan.is_none() && ordinary::suffices(&ready.survey.usage, &ready.classes, kind) {
        ordinary::marks(walk, init, &ready.survey.usage, memory, kind)
    } else {
        Marks::of(walk, init, memory)
    };
    if let Some(plan) = plan {
        let wrong = disordered(walk, plan, init, &marks);
        if !wrong.is_empty() {
            // What is wrong with it, if anything, only a search can show.
            return Err(Vec::new());
        }
    }
    let mut found = maxima(walk, init, &counters(ready, plan, init), &equal(ready, walk));
    // From there on the program does not do what was taken for granted.
    let astray = |found: &Found| match found.kind {
        Kind::DoubleSet | Kind::MissedValue => true,
        Kind::Wrap => match found.matter {
            Matter::Cell { cell, value, .. } => value > ready.bounds[cell as usize].range.1,
            _ => false,
        },
        _ => false,
    };
    if found.iter().any(astray) {
        return Err(found);
    }
    if run.complete() {
        leaks(ready, plan, &run, walk, init, &mut found);
    } else {
        found.push(deadlock(ready, &run, walk, init));
    }
    undrained(ready, walk, init, &marks, &mut found);
    for race in races(&marks, memory) {
        let at = |side: super::races::Side| At { thread: side.thread, pc: side.pc, done: side.at };
        let [a, b] = race.sides;
        let turns = schedule::capped(walk, init, &[(a.thread, a.at), (b.thread, b.at)]);
        let matter = Matter::Race { keys: [a.key, b.key] };
        found.push(Found { kind: Kind::Race, sites: vec![at(a), at(b)], matter, turns });
    }
    Ok(found)
}

/// What is known of each cell, and of each epoch of the divided ones.
fn counters(ready: &Ready<'_>, plan: Option<&Plan>, init: &[i64]) -> Vec<Counter> {
    let counter = |cell: usize, init: i64| {
        let (usage, bounds) = (&ready.survey.usage[cell], &ready.bounds[cell]);
        let (_, most) = limits(bounds);
        let owner = match (usage.takers, usage.sinkers) {
            (super::usage::Who::One(owner), _) | (_, super::usage::Who::One(owner)) => Some(owner),
            _ => None,
        };
        let alone = !usage.writers.nobody() && ready.classes[cell] == Class::Rising;
        let within = !alone && init.saturating_add(usage.added) <= most;
        Counter { cell: cell as CellId, most: (!within).then_some(most), flag: bounds.flag, owner }
    };
    let mut counters: Vec<Counter> = (0..ready.init.len()).map(|cell| counter(cell, ready.init[cell])).collect();
    if let Some(plan) = plan {
        for (epoch, value) in (0..).zip(init).skip(ready.init.len()) {
            if let Some((_, cell, _)) = plan.epoch(epoch) {
                counters.push(counter(cell as usize, *value));
            }
        }
    }
    counters
}

/// By thread: it waits for equality.
fn equal(ready: &Ready<'_>, walk: &Walk<'_>) -> Vec<bool> {
    let any = ready.survey.usage.iter().any(|usage| usage.equal);
    let waits = |op: &Op| match op {
        Op::Act(number) => {
            matches!(walk.code.acts[*number as usize], Act::Wait { ask: Ask { compare: Compare::Eq, .. }, .. })
        }
        Op::Wait { .. } => true,
        _ => false,
    };
    walk.code.threads.iter().map(|thread| any && thread.ops.iter().any(waits)).collect()
}

fn deadlock(ready: &Ready<'_>, run: &Greedy<'_, '_>, walk: &Walk<'_>, init: &[i64]) -> Found {
    let blocked = run
        .threads
        .iter()
        .enumerate()
        .filter(|(thread, state)| state.status == Status::Blocked && !ready.code.threads[*thread].is_queue());
    let sites = blocked.map(|(thread, state)| {
        let mut cursor = state.cursor.clone();
        if state.pending.is_none() {
            // It stands before a plain wait.
            cursor.fetch(walk, thread);
        }
        At { thread, pc: cursor.pc(walk, thread), done: state.done }
    });
    let sites = sites.collect();
    let mut values = run.values.clone();
    if let Some(plan) = walk.plan {
        // The value of a divided cell is that of the epoch at which those stand who wait for it.
        for state in &run.threads {
            let Some(cell) = state.pending.and_then(|act| act.cell()) else { continue };
            if let Some((_, divided, _)) = plan.epoch(cell) {
                values[divided as usize] = values[cell as usize];
            }
        }
    }
    values.truncate(ready.init.len());
    let turns = schedule::capped(walk, init, &[]);
    Found { kind: Kind::Deadlock, sites, matter: Matter::Deadlock { values }, turns }
}

fn leaks(
    ready: &Ready<'_>,
    plan: Option<&Plan>,
    run: &Greedy<'_, '_>,
    walk: &Walk<'_>,
    init: &[i64],
    found: &mut Vec<Found>,
) {
    for (cell, bounds) in (0..).zip(&ready.bounds) {
        let divided = plan.and_then(|plan| {
            let at = plan.divided.iter().position(|(divided, _)| *divided == cell)?;
            Some(plan.last(at))
        });
        let value = run.values[divided.unwrap_or(cell) as usize];
        if bounds.zero && value != 0 {
            let matter = Matter::Cell { cell, value, expected: 0 };
            let turns = schedule::capped(walk, init, &[]);
            found.push(Found { kind: Kind::Leak, sites: Vec::new(), matter, turns });
        }
    }
}

/// Transfers that need not be complete when their engine ends.
fn undrained(ready: &Ready<'_>, walk: &Walk<'_>, init: &[i64], marks: &Marks, found: &mut Vec<Found>) {
    for (thread, of_thread) in marks.marks.iter().enumerate() {
        for (number, mark) in of_thread.iter().enumerate() {
            let What::Exit { cell, value } = mark.what else { continue };
            let queue = ready.code.threads.iter().position(|queue| {
                matches!(queue.actor, super::Actor::Queue(id) if ready.code.cells.done(id) == ready.used[cell as usize])
            });
            let Some(queue) = queue else { continue };
            let before = marks.before(thread, number, queue);
            if value > 0 && before < ready.survey.lengths[queue] {
                let at = At { thread, pc: mark.pc, done: u64::from(mark.at) };
                let turns = schedule::capped(walk, init, &[(queue, before)]);
                let matter = Matter::Cell { cell, value: 0, expected: value };
                found.push(Found { kind: Kind::Undrained, sites: vec![at], matter, turns });
            }
        }
    }
}
