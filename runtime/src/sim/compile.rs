//! A valid program to micro-operations.

use alloc::vec::Vec;

use super::affine::Affine;
use super::channel::channels;
use super::code::{Code, Kind, Op, StreamCode};
use super::layout::Layout;
use super::options::Options;
use super::rising::rising;
use super::rng::{self, Purpose};
use crate::program::{Action, Body, Compare, Pc, Program, SemRef, Step, StreamId, Test, Update, Value, Wait, When};

/// Compiles a valid program.
pub(crate) fn compile(program: &Program, options: &Options) -> Code {
    let layout = Layout::of(program);
    let mut init = Vec::with_capacity(layout.cells());
    for _ in 0..program.cores {
        for bank in &program.banks {
            let zero = super::counter::Format::of(bank.kind).encode(0);
            init.extend(core::iter::repeat_n(zero, bank.size as usize));
        }
    }
    let mut limits = Vec::new();
    for declared in &program.declared {
        if let Some(cell) = layout.cell(declared.core, declared.bank, i64::from(declared.id)) {
            init[cell as usize] = layout.format(declared.bank).encode(declared.init);
            limits.extend(declared.limit.map(|limit| (cell, limit)));
        }
    }
    limits.sort_unstable();
    let rising = rising(program, &layout, options.step_limit);
    let channels = channels(program, &layout, &rising);
    let mut affines = Vec::new();
    let mut streams = Vec::with_capacity(program.streams.len());
    for (id, stream) in (0..).zip(&program.streams) {
        let compiler = Compiler {
            program,
            steps: &stream.steps,
            layout: &layout,
            limits: &limits,
            rising: &rising,
            channels: &channels,
            seed: options.seed,
            affines: &mut affines,
            ops: Vec::with_capacity(stream.steps.len()),
            starts: Vec::with_capacity(stream.steps.len() + 1),
            pc: 0,
        };
        streams.push(compiler.stream(id));
    }
    let drawn = |predicate| match options.seed {
        Some(seed) => rng::draw(seed, Purpose::Predicate, 0, predicate) & 1 == 1,
        None => false,
    };
    let predicates = (0..program.predicates)
        .map(|predicate| options.predicates.get(predicate as usize).copied().unwrap_or_else(|| drawn(predicate)));
    let predicates = predicates.collect();
    Code {
        streams,
        init,
        affines,
        channels,
        limits,
        predicates,
        seed: options.seed,
        step_limit: options.step_limit,
        layout,
    }
}

struct Compiler<'a> {
    program: &'a Program,
    steps: &'a [Step],
    layout: &'a Layout,
    limits: &'a [(u32, (i64, i64))],
    rising: &'a [bool],
    channels: &'a [bool],
    seed: Option<u64>,
    affines: &'a mut Vec<Affine>,
    ops: Vec<Op>,
    starts: Vec<u32>,
    /// The step being compiled.
    pc: Pc,
}

impl Compiler<'_> {
    fn stream(mut self, id: StreamId) -> StreamCode {
        for (pc, step) in (0..).zip(self.steps) {
            self.starts.push(self.ops.len() as u32);
            let cost = match self.seed {
                Some(seed) => rng::perturb(step.cost, rng::draw(seed, Purpose::Cost, id, pc)),
                None => step.cost,
            };
            self.pc = pc;
            self.step(step, cost);
        }
        self.starts.push(self.ops.len() as u32);
        StreamCode { ops: self.ops, starts: self.starts }
    }

    fn step(&mut self, step: &Step, cost: u32) {
        match step.body {
            Body::Next { start } => return self.next(start),
            Body::For { .. } | Body::If { .. } => return self.push(Kind::Body, 0),
            _ => {}
        }
        let first = self.ops.len();
        for (nth, wait) in (0..).zip(&step.waits) {
            self.wait(nth, wait);
        }
        // The updates of a transfer are its own, not the engine's.
        let transfer = matches!(step.body, Body::Transfer { .. });
        if !transfer {
            self.updates(step, When::Read, first);
        }
        if transfer || matches!(step.body, Body::Drain(_) | Body::Join(_)) {
            self.push(Kind::Body, 0);
        }
        self.pass(cost, first);
        if let Body::Reset(_) | Body::Move(..) | Body::Alu(..) = step.body {
            self.push(Kind::Body, 0);
        }
        if !transfer {
            self.updates(step, When::Complete, first);
        }
        if let Body::Branch { .. } | Body::Choose { .. } | Body::Call { .. } | Body::Return | Body::Stop = step.body {
            self.push(Kind::Body, 0);
        }
        if self.ops.len() == first {
            self.push(Kind::Pass, 0);
        }
        if let Some(op) = self.ops.last_mut() {
            op.last = true;
        }
    }

    fn push(&mut self, kind: Kind, nth: i32) {
        self.ops.push(Op { kind, compare: Compare::Ge, last: false, cell: self.pc, value: nth, cost: 0 });
    }

    fn next(&mut self, start: Pc) {
        self.push(Kind::Next, 0);
        if let (Some(op), Body::For { var, .. }) = (self.ops.last_mut(), &self.steps[start as usize].body) {
            op.cell = self.starts[start as usize + 1];
            op.value = i32::from(*var);
        }
    }

    /// Takes time, as part of the wait or update before if there is one.
    fn pass(&mut self, cost: u32, first: usize) {
        if cost == 0 {
            return;
        }
        match self.ops[first..].last_mut() {
            Some(op) if !matches!(op.kind, Kind::AnyWait | Kind::AnyUpdate | Kind::Body) => {
                op.cost = cost;
            }
            _ => {
                let op = Op { kind: Kind::Pass, compare: Compare::Ge, last: false, cell: self.pc, value: 0, cost };
                self.ops.push(op);
            }
        }
    }

    fn wait(&mut self, nth: i32, wait: &Wait) {
        if let Test::CounterIfPositive(Compare::Ge, Value::Imm(..=0)) = wait.test {
            return;
        }
        if !wait.or.is_empty() {
            return self.push(Kind::AnyWait, nth);
        }
        match self.plain_wait(wait).or_else(|| self.affine_wait(nth, wait)) {
            Some(op) => self.ops.push(op),
            None => self.push(Kind::AnyWait, nth),
        }
    }

    fn plain_wait(&self, wait: &Wait) -> Option<Op> {
        let (compare, value) = match wait.test {
            Test::Counter(compare, Value::Imm(value)) | Test::CounterIfPositive(compare, Value::Imm(value)) => {
                (compare, value)
            }
            Test::Flag(value) => (Compare::Eq, i64::from(value)),
            _ => return None,
        };
        let cell = self.plain_cell(&wait.sem)?;
        let format = self.layout.format(wait.sem.bank);
        if wait.then.is_some() || !format.contains(value) {
            return None;
        }
        let kind = match (compare, self.channels[cell as usize]) {
            (Compare::Ge, true) => Kind::Await,
            (Compare::Ge, false) if self.rising[cell as usize] => Kind::Reach,
            _ => Kind::Wait,
        };
        Some(Op { kind, compare, last: false, cell, value: format.encode(value), cost: 0 })
    }

    /// A wait of a loop, to reach a value that depends on its variable.
    fn affine_wait(&mut self, nth: i32, wait: &Wait) -> Option<Op> {
        let (id, skippable) = match wait.test {
            Test::Counter(Compare::Ge, Value::Expr(id)) => (id, false),
            Test::CounterIfPositive(Compare::Ge, Value::Expr(id)) => (id, true),
            _ => return None,
        };
        let cell = self.plain_cell(&wait.sem)?;
        if wait.then.is_some() || !self.rising[cell as usize] {
            return None;
        }
        let format = self.layout.format(wait.sem.bank);
        let affine = Affine::of(self.program, id, skippable, nth as u32, format)?;
        let value = self.affines.len() as i32;
        self.affines.push(affine);
        Some(Op { kind: Kind::Affine, compare: Compare::Ge, last: false, cell, value, cost: 0 })
    }

    fn plain_cell(&self, sem: &SemRef) -> Option<u32> {
        match sem.id {
            Value::Imm(id) => self.layout.cell(sem.core, sem.bank, id),
            Value::Reg(_) | Value::Expr(_) => None,
        }
    }

    fn updates(&mut self, step: &Step, when: When, first: usize) {
        for (nth, update) in (0..).zip(&step.updates).filter(|(_, update)| update.when == when) {
            let Some((cell, value)) = self.plain_add(update) else {
                self.push(Kind::AnyUpdate, nth);
                continue;
            };
            // The time that passes before becomes part of it.
            let before = match self.ops[first..].last() {
                Some(op) if op.kind == Kind::Pass => self.ops.pop(),
                _ => None,
            };
            let kind = match (before.is_some(), self.channels[cell as usize]) {
                (true, true) => Kind::LatePost,
                (true, false) => Kind::LateAdd,
                (false, true) => Kind::Post,
                (false, false) => Kind::Add,
            };
            let cost = before.map_or(0, |op| op.cost);
            self.ops.push(Op { kind, compare: Compare::Ge, last: false, cell, value, cost });
        }
    }

    fn plain_add(&self, update: &Update) -> Option<(u32, i32)> {
        let amount = match update.action {
            Action::Add(Value::Imm(amount)) => amount,
            Action::Sub(Value::Imm(amount)) => amount.checked_neg()?,
            _ => return None,
        };
        let cell = self.plain_cell(&update.sem)?;
        let limited = self.limits.binary_search_by_key(&cell, |(cell, _)| *cell).is_ok();
        let delta = self.layout.format(update.sem.bank).delta(amount)?;
        if limited { None } else { Some((cell, delta)) }
    }
}
