//! Long loops: a program of which most turns are left out, and which has the same findings.
//!
//! Where every turn of a loop does the same as the turn a period before, but that it waits for as much more as has been
//! posted since, turns in the middle add nothing: `docs/verifier.md` has the argument. What is left is decided like any
//! other program.

mod distance;
mod loops;
mod rewrite;
mod shape;
mod walk;

use alloc::vec::Vec;

use super::Options;
use super::act::CellId;
use super::cells::CellKind;
use super::classes::Class;
use super::compile::{Code, compile};
use super::cursor::Walk;
use super::ordinary;
use super::outcome::{Ready, prepare};
use super::report::{Awaited, Detail, Finding};
use super::usage::Who;
use crate::program::{Body, Pc, Program, StreamId, Value};
use distance::Distances;
use loops::Loops;
use walk::Gain;

/// A loop of a stream, outside of all others, from which turns are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Loop {
    start: Pc,
    next: Pc,
    from: i64,
    count: i64,
}

/// What is left out of every long loop.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// How many turns come before.
    at: i64,
    turns: i64,
    /// Turns after which everything repeats.
    period: i64,
}

/// A program with fewer turns.
pub(crate) struct Short {
    pub(crate) program: Program,
    /// What the turns left out would have raised: up to where they have not been, and by how much.
    raised: Vec<(Awaited, i64, i64)>,
    /// By stream: its long loop.
    loops: Vec<Option<Loop>>,
    cut: Cut,
}

/// The program without most of the turns of its long loops, if it has any, and all that must hold does.
pub(crate) fn shorten(program: &Program, predicates: &[bool], options: &Options) -> Option<Short> {
    let loops = Loops::of(program, options.turns)?;
    let code = compile(program);
    if code.shared_queue.is_some() {
        return None;
    }
    let walk = Walk { code: &code, predicates, plan: None, limit: options.steps };
    let all: Vec<u32> = (0..code.cells.count() as u32).collect();
    let (init, bounds) = code.cells.declared(program, &all);
    let middle = loops.middle(&walk)?;
    let gains = walk::gains(&middle, all.len())?;
    if !alike(program, &walk, &loops, &middle, &gains) || !loops.waits_follow(program, &code, &gains) {
        return None;
    }
    if !middle.iter().all(|did| walk::takes_what_it_waited_for(did, &bounds)) {
        return None;
    }
    if bounds.iter().zip(&gains).any(|(bounds, gain)| bounds.zero && gain.net != 0) {
        return None;
    }
    let distances = Distances { walk: &walk, loops: &loops, gains: &gains, init: &init, bounds: &bounds };
    let cut = distances.cut(&middle)?;
    // Before the cut and after it threads do the same, but for what lies between.
    let (before, after) = (loops.periods(&walk, cut.at)?, loops.periods(&walk, cut.at + cut.turns)?);
    let more = |cell: u32| match code.cells.entry(cell) {
        Some(_) => gains[cell as usize].net * i128::from(cut.turns / cut.period),
        None => 0,
    };
    let repeats = before.iter().flatten().zip(after.iter().flatten()).all(|(a, b)| walk::follows(a, b, more));
    if !repeats || before.iter().map(Vec::len).ne(after.iter().map(Vec::len)) {
        return None;
    }
    let short = rewrite::without(program, &code, &loops, &gains, &init, cut)?;
    let ready = prepare(&short, predicates, options);
    if !suits(&ready, &code, &gains, cut) {
        return None;
    }
    let raised = (0..).zip(&gains).filter(|(_, gain)| gain.net != 0).filter_map(|(cell, gain)| {
        let (at, turns) = (i128::from(cut.at), i128::from(cut.turns));
        let known = i128::from(init[cell as usize]) + gain.net * at / i128::from(cut.period);
        let more = gain.net * turns / i128::from(cut.period);
        Some((awaited(&code, cell)?, i64::try_from(known).ok()?, i64::try_from(more).ok()?))
    });
    let raised = raised.collect();
    Some(Short { program: short, raised, loops: loops.all.clone(), cut })
}

/// Whether all members of a barrier meet equally often in a period.
fn alike(program: &Program, walk: &Walk<'_>, loops: &Loops<'_>, middle: &[Vec<walk::Did>], gains: &[Gain]) -> bool {
    (0..).zip(&program.groups).all(|(group, of)| {
        let cell = walk.code.cells.arrived(group);
        let all = gains[cell as usize].added;
        let own = |stream: &u32| -> i128 {
            let thread = loops.threads(walk).position(|(thread, _)| thread == *stream as usize);
            let did = thread.and_then(|at| middle.get(at)).map_or(&[][..], |did| &did[..did.len() / 2]);
            did.iter()
                .filter_map(|(_, act)| walk::moved(act))
                .filter(|moved| moved.0 == cell)
                .map(|moved| moved.1)
                .sum()
        };
        of.members.iter().all(|member| own(member) * of.members.len() as i128 == all)
    })
}

/// Whether a program is one of those for which the argument holds: clocks by one pass decide it, nothing is set, and what
/// is left out takes no counter to its limits.
fn suits(ready: &Ready<'_>, code: &Code<'_>, gains: &[Gain], cut: Cut) -> bool {
    let usage = &ready.survey.usage;
    let plain = usage.iter().zip(&ready.classes).all(|(usage, class)| {
        matches!(class, Class::Constant | Class::Rising | Class::Credit(_))
            && usage.writers == Who::Nobody
            && !usage.equal
            && !usage.falling_test
    });
    let within = (0..ready.used.len()).all(|at| {
        let gain = gains[ready.used[at] as usize];
        let added = i128::from(usage[at].added) + gain.added * i128::from(cut.turns / cut.period);
        let (_, most) = super::classes::limits(&ready.bounds[at]);
        let lowered = matches!(ready.classes[at], Class::Credit(_)) && gain.net == 0;
        code.cells.entry(ready.used[at]).is_none()
            || lowered
            || i128::from(ready.init()[at]) + added <= i128::from(most)
    });
    let kind = |cell| ready.cell_kind(cell).0;
    plain
        && within
        && !ready.survey.searched
        && ready.survey.halted.is_empty()
        && ordinary::suffices(usage, &ready.classes, kind)
}

/// What somebody waits for who waits for a cell.
fn awaited(code: &Code<'_>, cell: CellId) -> Option<Awaited> {
    match (code.cells.entry(cell), code.cells.kind(cell)) {
        (Some(entry), _) => Some(Awaited::Entry(entry)),
        (None, CellKind::Arrived(group)) => Some(Awaited::Group(group)),
        (None, CellKind::Done(queue)) => Some(Awaited::Queue(queue)),
        (None, CellKind::Started(_) | CellKind::Entry) => None,
    }
}

impl Short {
    /// What the variable of a loop is in the program with all its turns.
    pub(crate) fn whole(&self, stream: StreamId, pc: Pc, value: i64) -> i64 {
        let of = self.loops.get(stream as usize).copied().flatten().filter(|of| of.start == pc);
        let beyond = of.is_some_and(|of| value >= of.from.saturating_add(self.cut.at));
        if beyond { value.saturating_add(self.cut.turns) } else { value }
    }

    /// What a finding says of values, as it is in the program with all its turns.
    pub(crate) fn restore(&self, finding: &mut Finding) {
        let raised = |of: Awaited| self.raised.iter().find(|(raised, _, _)| *raised == of);
        let restore = |of: Awaited, value: &mut i64| {
            if let Some((_, known, more)) = raised(of)
                && *value > *known
            {
                *value = value.saturating_add(*more);
            }
        };
        match &mut finding.detail {
            Detail::Blocked { waits, .. } => {
                for wait in waits {
                    restore(wait.what, &mut wait.value);
                    restore(wait.what, &mut wait.operand);
                }
            }
            Detail::Entry { entry, value, .. } => restore(Awaited::Entry(*entry), value),
            Detail::Queue { queue, outstanding } => {
                let more = raised(Awaited::Queue(*queue)).map_or(0, |(_, _, more)| more.unsigned_abs());
                *outstanding = outstanding.saturating_add(more);
            }
            Detail::Race { .. } | Detail::None => {}
        }
    }
}

/// Every value that a step uses, but for those of accesses.
fn values(body: &Body) -> impl Iterator<Item = Value> {
    let (a, b) = match *body {
        Body::For { from, to, .. } => (Some(from), Some(to)),
        Body::If { condition, .. } => (Some(Value::Expr(condition)), None),
        _ => (None, None),
    };
    a.into_iter().chain(b)
}
