//! The long loops of a program, and whether their turns repeat.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use super::shape::{Shape, Turns, multiple};
use super::walk::{Did, Gain, turns};
use super::{Loop, values};
use crate::program::{Access, Action, Body, Pc, Program, Step, Test, Value, Wait};
use crate::verify::act::ThreadId;
use crate::verify::compile::Code;
use crate::verify::cursor::Walk;

/// The long loops, at most one for each stream.
pub(super) struct Loops<'p> {
    program: &'p Program,
    /// By stream.
    pub(super) all: Vec<Option<Loop>>,
    /// The fewest turns that one has, and the most.
    pub(super) least: i64,
    pub(super) most: i64,
    /// How everything in them repeats, and from where to where.
    pub(super) shape: Shape,
    /// By how many turns accesses of the same memory are apart at most.
    pub(super) apart: i64,
}

/// By region whose elements move on: how much in each turn of how many, and where they are in turn 0, least and most.
type Moving = BTreeMap<u32, (i64, i64, i64, i64)>;

impl<'p> Loops<'p> {
    pub(super) fn of(program: &'p Program, long: u64) -> Option<Loops<'p>> {
        let mut all = Vec::new();
        for stream in &program.streams {
            let mut found = None;
            for (start, step) in (0..).zip(&stream.steps) {
                if let Some(long) = long_loop(start, step, long) {
                    if found.is_some() {
                        return None;
                    }
                    found = Some(long);
                }
            }
            all.push(found);
        }
        let least = all.iter().flatten().map(|of| of.count).min()?;
        let most = all.iter().flatten().map(|of| of.count).max()?;
        let mut loops = Loops { program, all, least, most, shape: Shape::CONSTANT, apart: 0 };
        if !program.streams.iter().all(|stream| (0..).zip(&stream.steps).all(|(pc, step)| plain(pc, step))) {
            return None;
        }
        loops.read()?;
        // The loops need not have the same number of turns, but almost.
        loops.shape.late = loops.shape.late.checked_add(most - least)?;
        Some(loops)
    }

    /// The expressions within the loops.
    fn read(&mut self) -> Option<()> {
        let (mut moving, mut outside) = (Moving::new(), BTreeSet::new());
        for (stream, of) in self.program.streams.iter().zip(self.all.clone()) {
            for (pc, step) in (0..).zip(&stream.steps) {
                let inside = of.filter(|of| (of.start + 1..of.next).contains(&pc));
                let accesses = accesses(&step.body);
                let Some(of) = inside else {
                    outside.extend(accesses.iter().map(|access| access.region));
                    continue;
                };
                let turns = Turns { exprs: &self.program.exprs, from: of.from, count: self.least };
                for wait in &step.waits {
                    self.still(&turns, wait.sem.id)?;
                    let shape = self.repeats(&turns, threshold(wait).unwrap_or(Value::Imm(0)))?;
                    // What comes late may be early elsewhere.
                    if shape.gain != 0 && shape.late != 0 {
                        return None;
                    }
                    if let Some(action) = wait.then {
                        self.still(&turns, amount(action))?;
                    }
                }
                for update in &step.updates {
                    self.still(&turns, update.sem.id)?;
                    self.still(&turns, amount(update.action))?;
                }
                for value in values(&step.body) {
                    self.still(&turns, value)?;
                }
                for access in accesses {
                    self.access(&turns, access, &mut moving)?;
                }
            }
        }
        // Every access of a region must move alike.
        for (region, (gain, period, least, most)) in moving {
            if gain != 0 {
                if outside.contains(&region) {
                    return None;
                }
                let turns = (i128::from(most) - i128::from(least)) * i128::from(period) / i128::from(gain.abs())
                    + i128::from(period)
                    + 1;
                self.apart = self.apart.max(i64::try_from(turns).ok()?);
            }
        }
        Some(())
    }

    fn access(&mut self, turns: &Turns<'_>, access: &Access, moving: &mut Moving) -> Option<()> {
        self.still(turns, access.bytes.0)?;
        self.still(turns, access.bytes.1)?;
        let shape = self.repeats(turns, access.element)?;
        if shape.gain == 0 {
            let (gain, ..) = moving.entry(access.region).or_insert((0, 1, 0, 0));
            return (*gain == 0).then_some(());
        }
        let Value::Expr(id) = access.element else { return None };
        // Where it is in turn 0, if it always moved as it does.
        let mut place = |turn: i64| {
            let moved = i128::from(turn) * i128::from(shape.gain) / i128::from(shape.period);
            let at = i64::try_from(i128::from(turns.value(id, turn)?) - moved).ok()?;
            let known = moving.entry(access.region).or_insert((shape.gain, shape.period, at, at));
            (known.2, known.3) = (known.2.min(at), known.3.max(at));
            // The same speed, of whatever period.
            let speed = |gain: i64, period: i64| i128::from(gain) * i128::from(period);
            (known.0 != 0 && speed(known.0, shape.period) == speed(shape.gain, known.1)).then_some(())
        };
        (shape.early..shape.early + shape.period).try_for_each(&mut place)
    }

    /// The shape of a value; everything must repeat with it.
    fn repeats(&mut self, turns: &Turns<'_>, value: Value) -> Option<Shape> {
        let shape = match value {
            Value::Imm(_) => return Some(Shape::CONSTANT),
            Value::Reg(_) => return None,
            Value::Expr(id) => turns.shape(id)?,
        };
        self.shape.period = multiple(self.shape.period, shape.period)?;
        self.shape.early = self.shape.early.max(shape.early);
        self.shape.late = self.shape.late.max(shape.late);
        Some(shape)
    }

    /// The same for what must not gain anything.
    fn still(&mut self, turns: &Turns<'_>, value: Value) -> Option<()> {
        (self.repeats(turns, value)?.gain == 0).then_some(())
    }

    /// The threads with a long loop: engines and their queues.
    pub(super) fn threads<'a>(&'a self, walk: &'a Walk<'_>) -> impl Iterator<Item = (ThreadId, Loop)> + 'a {
        let threads = walk.code.threads.iter().enumerate();
        threads.filter_map(|(thread, of)| Some((thread, self.all[of.stream as usize]?)))
    }

    /// Two periods of every thread, from a turn on.
    pub(super) fn periods(&self, walk: &Walk<'_>, turn: i64) -> Option<Vec<Vec<Did>>> {
        let count = 2 * self.shape.period;
        self.threads(walk).map(|(thread, of)| turns(walk, thread, &of, (turn, count))).collect()
    }

    /// Two periods in the middle.
    pub(super) fn middle(&self, walk: &Walk<'_>) -> Option<Vec<Vec<Did>>> {
        let Shape { period, early, late, .. } = self.shape;
        let first = self.first();
        (first >= early && first + 2 * period <= self.least - late).then(|| self.periods(walk, first))?
    }

    /// The turn at which the middle begins that is looked at.
    pub(super) fn first(&self) -> i64 {
        self.least / 2 / self.shape.period * self.shape.period
    }

    /// Whether every wait of a loop waits in each period for as much more as is posted.
    pub(super) fn waits_follow(&self, program: &Program, code: &Code<'_>, gains: &[Gain]) -> bool {
        let period = self.shape.period;
        self.all.iter().zip(&program.streams).all(|(of, stream)| {
            let Some(of) = of else { return true };
            let turns = Turns { exprs: &program.exprs, from: of.from, count: self.least };
            stream.steps[of.start as usize + 1..of.next as usize].iter().flat_map(|step| &step.waits).all(|wait| {
                let gain = match threshold(wait) {
                    Some(Value::Expr(id)) => turns.shape(id).map(|shape| (shape.gain, shape.period)),
                    _ => Some((0, 1)),
                };
                let Some((gain, own)) = gain else { return false };
                let gain = i128::from(gain) * i128::from(period / own);
                let same = |cell: Option<u32>| cell.is_none_or(|cell| gains[cell as usize].net == gain);
                match wait.sem.id {
                    Value::Imm(id) => same(code.cells.cell(wait.sem.core, wait.sem.bank, id)),
                    _ => {
                        let size = i64::from(program.banks[usize::from(wait.sem.bank)].size);
                        let cells = (0..size).map(|id| code.cells.cell(wait.sem.core, wait.sem.bank, id));
                        cells.filter(|cell| cell.is_some_and(|cell| gains[cell as usize].added != 0)).all(same)
                    }
                }
            })
        })
    }
}

fn long_loop(start: Pc, step: &Step, long: u64) -> Option<Loop> {
    let Body::For { var: 0, from: Value::Imm(from), to: Value::Imm(to), next } = step.body else { return None };
    let count = to.checked_sub(from)?;
    // What is computed with turns stays in range.
    (count >= i64::try_from(long).ok()? && to < 1 << 48 && from > -(1 << 48)).then_some(Loop {
        start,
        next,
        from,
        count,
    })
}

/// Whether a step has nothing to do with registers, waits for no bits and for nothing among others, and leads forward.
fn plain(pc: Pc, step: &Step) -> bool {
    if step.waits.iter().any(|wait| !wait.or.is_empty() || matches!(wait.test, Test::Masked { .. })) {
        return false;
    }
    let mut all = step.waits.iter().flat_map(|wait| [Some(wait.sem.id), threshold(wait), wait.then.map(amount)]);
    let mut updates = step.updates.iter().flat_map(|update| [update.sem.id, amount(update.action)]);
    let mut accesses = accesses(&step.body).iter().flat_map(|access| [access.element, access.bytes.0, access.bytes.1]);
    let register = |value: Value| matches!(value, Value::Reg(_));
    let body = match step.body {
        Body::Move(..) | Body::Alu(..) | Body::Call { .. } | Body::Return | Body::Stop | Body::Reset(_) => false,
        Body::Branch { condition, target } => condition.is_none() && target > pc,
        Body::Choose { otherwise, .. } | Body::If { otherwise, .. } => otherwise > pc,
        _ => !values(&step.body).any(register),
    };
    body && !all.any(|value| value.is_some_and(register)) && !updates.any(register) && !accesses.any(register)
}

/// What a wait waits for.
pub(super) fn threshold(wait: &Wait) -> Option<Value> {
    match wait.test {
        Test::Counter(_, value) | Test::CounterIfPositive(_, value) => Some(value),
        Test::Masked { operand, .. } => Some(operand),
        Test::Flag(_) => None,
    }
}

fn amount(action: Action) -> Value {
    match action {
        Action::Add(value) | Action::Sub(value) | Action::Write(value) => value,
        Action::SetFlag | Action::ClearFlag => Value::Imm(1),
    }
}

fn accesses(body: &Body) -> &[Access] {
    match body {
        Body::Access(accesses) | Body::Transfer { accesses, .. } => accesses,
        _ => &[],
    }
}
