//! A valid program to threads: one for each stream, and one for each queue.
//!
//! Drains, barriers and queues add nothing of their own: a transfer counts up the queue's `started` and waits for
//! nothing; the queue takes from `started`, accesses, updates and counts up `done`; a drain waits until `done` has
//! reached what its engine has started; a barrier is a counter that each member raises by one and that all wait for.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, Change, Op, Touch};
use super::cells::Cells;
use crate::program::{
    Action, Body, Compare, Pc, Program, QueueId, ResetRange, SemRef, Step, Stream, StreamId, Test, Update, Value, Wait,
    When,
};
use crate::sim::{Line, line};

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Actor {
    /// An engine, by its stream.
    Stream(StreamId),
    /// A queue: its transfers.
    Queue(QueueId),
}

/// The code of one thread.
pub(crate) struct Thread {
    pub(crate) actor: Actor,
    /// Whose steps it works through: its own, or those that start its transfers.
    pub(crate) stream: StreamId,
    pub(crate) ops: Vec<Op>,
    /// The step of each operation.
    pub(crate) pcs: Vec<Pc>,
    /// First operation of each step, and the end.
    pub(crate) starts: Vec<u32>,
    /// How many numbers of its own it has.
    pub(crate) locals: u32,
}

impl Thread {
    pub(crate) fn is_queue(&self) -> bool {
        matches!(self.actor, Actor::Queue(_))
    }
}

/// A program ready to be verified.
pub(crate) struct Code<'p> {
    pub(crate) program: &'p Program,
    pub(crate) cells: Cells,
    pub(crate) threads: Vec<Thread>,
    /// Actions that are not common.
    pub(crate) acts: Vec<Act>,
    pub(crate) lines: Vec<LineOp>,
    /// The new number of each cell, once those that nobody uses have been left out.
    pub(crate) dense: Vec<u32>,
    /// A queue that several engines use: the order of its transfers is not known beforehand.
    pub(crate) shared_queue: Option<QueueId>,
}

/// A wait for a value that is linear in one variable.
#[derive(Clone, Copy)]
pub(crate) struct LineOp {
    pub(crate) line: Line,
    /// It passes at once when the value is 0 or less.
    pub(crate) skip: bool,
    /// Which wait of its step it is.
    pub(crate) nth: u32,
}

impl LineOp {
    /// What it waits for; `Some(None)` where it passes at once, `None` where the variable is too large to tell.
    #[inline]
    pub(crate) fn at(&self, vars: &[i64]) -> Option<Option<i64>> {
        let value = self.line.value(vars)?;
        Some((value > 0 || !self.skip).then_some(value))
    }
}

/// What threads share.
#[derive(Default)]
struct Tables {
    acts: Vec<Act>,
    lines: Vec<LineOp>,
}

/// Compiles a valid program.
pub(crate) fn compile(program: &Program) -> Code<'_> {
    let cells = Cells::of(program);
    let mut tables = Tables::default();
    let mut threads = Vec::new();
    let mut owners: Vec<Option<StreamId>> = vec![None; program.queues.len()];
    let mut shared_queue = None;
    for (id, stream) in (0..).zip(&program.streams) {
        let mut queues: Vec<QueueId> = Vec::new();
        for step in &stream.steps {
            if let Body::Transfer { queue, .. } = step.body
                && !queues.contains(&queue)
            {
                queues.push(queue);
            }
        }
        for queue in &queues {
            let owner = &mut owners[*queue as usize];
            if owner.is_some_and(|owner| owner != id) {
                shared_queue = shared_queue.or(Some(*queue));
            }
            *owner = owner.or(Some(id));
        }
        let compiler = Compiler::new(program, &cells, stream, &mut tables, &queues);
        threads.push(compiler.stream(id));
    }
    for (queue, owner) in (0..).zip(&owners) {
        if let Some(owner) = *owner {
            let stream = &program.streams[owner as usize];
            let compiler = Compiler::new(program, &cells, stream, &mut tables, &[]);
            threads.push(compiler.queue(queue, owner));
        }
    }
    let Tables { acts, lines } = tables;
    Code { program, cells, threads, acts, lines, dense: Vec::new(), shared_queue }
}

struct Compiler<'a> {
    program: &'a Program,
    cells: &'a Cells,
    stream: &'a Stream,
    tables: &'a mut Tables,
    /// The queues that the stream uses: the number of its own that counts transfers has the same index.
    queues: &'a [QueueId],
    /// Groups it has joined so far; their counts come after those of the queues.
    groups: Vec<u32>,
    ops: Vec<Op>,
    pcs: Vec<Pc>,
    starts: Vec<u32>,
    pc: Pc,
}

impl<'a> Compiler<'a> {
    fn new(
        program: &'a Program,
        cells: &'a Cells,
        stream: &'a Stream,
        tables: &'a mut Tables,
        queues: &'a [QueueId],
    ) -> Self {
        let ops = Vec::with_capacity(stream.steps.len() + 1);
        let starts = Vec::with_capacity(stream.steps.len() + 1);
        Compiler { program, cells, stream, tables, queues, groups: Vec::new(), ops, pcs: Vec::new(), starts, pc: 0 }
    }

    fn stream(mut self, id: StreamId) -> Thread {
        for (pc, step) in (0..).zip(&self.stream.steps) {
            self.at(pc);
            self.step(step);
        }
        self.at(self.stream.steps.len() as Pc);
        for (local, queue) in (0..).zip(self.queues) {
            if self.program.queues[*queue as usize].drained_at_exit {
                self.push(Op::Exit { cell: self.cells.done(*queue), local });
            }
        }
        self.push(Op::Stop);
        self.finish(Actor::Stream(id), id)
    }

    /// The transfers of one queue, in the order in which its engine starts them.
    fn queue(mut self, queue: QueueId, owner: StreamId) -> Thread {
        for (pc, step) in (0..).zip(&self.stream.steps) {
            self.at(pc);
            match step.body {
                Body::Transfer { queue: on, .. } if on == queue => self.transfer(step, queue),
                _ => self.steer(step),
            }
        }
        self.at(self.stream.steps.len() as Pc);
        self.push(Op::Stop);
        self.finish(Actor::Queue(queue), owner)
    }

    fn finish(mut self, actor: Actor, stream: StreamId) -> Thread {
        self.land();
        let locals = (self.queues.len() + self.groups.len()) as u32;
        Thread { actor, stream, ops: self.ops, pcs: self.pcs, starts: self.starts, locals }
    }

    /// Steps to go to become operations to go to.
    fn land(&mut self) {
        for op in &mut self.ops {
            match op {
                Op::If { otherwise: target, .. }
                | Op::Choose { otherwise: target, .. }
                | Op::Next { body: target, .. } => {
                    *target = self.starts[*target as usize];
                }
                _ => {}
            }
        }
    }

    fn at(&mut self, pc: Pc) {
        self.pc = pc;
        self.starts.push(self.ops.len() as u32);
    }

    fn push(&mut self, op: Op) {
        self.ops.push(op);
        self.pcs.push(self.pc);
    }

    fn act(&mut self, act: Act) {
        let act = act.simple();
        let small = |value: i64| i32::try_from(value).ok();
        let op = match act {
            Act::Nothing => Some(Op::Skip),
            Act::Reach { cell, value } => small(value).map(|value| Op::Reach { cell, value }),
            Act::Add { cell, amount } => small(amount).map(|amount| Op::Add { cell, amount }),
            Act::Take { cell, value, amount } if value == amount => {
                small(value).map(|amount| Op::Take { cell, amount })
            }
            Act::Access(touch) => Some(Op::Access(touch)),
            _ => None,
        };
        let op = op.unwrap_or_else(|| {
            self.tables.acts.push(act);
            Op::Act(self.tables.acts.len() as u32 - 1)
        });
        self.push(op);
    }

    fn step(&mut self, step: &Step) {
        for (nth, wait) in (0..).zip(&step.waits) {
            self.wait(nth, wait);
        }
        match &step.body {
            Body::Transfer { queue, .. } => {
                let local = self.queues.iter().position(|used| used == queue).unwrap_or(0) as u32;
                self.push(Op::Count { cell: self.cells.started(*queue), local, amount: 1 });
                return;
            }
            Body::Access(accesses) => {
                self.access(accesses.iter().any(|access| !access.write), false);
                self.updates(step, When::Read);
                self.access(accesses.iter().any(|access| access.write), true);
            }
            Body::Reset(ranges) => {
                self.updates(step, When::Read);
                self.reset(ranges);
            }
            Body::Drain(queue) => {
                self.updates(step, When::Read);
                self.drain(*queue);
            }
            Body::Join(group) => {
                self.updates(step, When::Read);
                self.join(*group);
            }
            _ => self.updates(step, When::Read),
        }
        let last = matches!(
            step.body,
            Body::Branch { .. } | Body::Choose { .. } | Body::Call { .. } | Body::Return | Body::Stop
        );
        if !last {
            self.steer(step);
        }
        self.updates(step, When::Complete);
        if last {
            self.steer(step);
        }
    }

    fn access(&mut self, any: bool, write: bool) {
        if any {
            self.act(Act::Access(Touch { pc: self.pc, write, site: None }));
        }
    }

    fn transfer(&mut self, step: &Step, queue: QueueId) {
        let Body::Transfer { accesses, .. } = &step.body else { return };
        self.act(Act::Take { cell: self.cells.started(queue), value: 1, amount: 1 });
        self.access(accesses.iter().any(|access| !access.write), false);
        self.updates(step, When::Read);
        self.access(accesses.iter().any(|access| access.write), true);
        self.updates(step, When::Complete);
        self.act(Act::Add { cell: self.cells.done(queue), amount: 1 });
    }

    fn reset(&mut self, ranges: &[ResetRange]) {
        for range in ranges {
            for id in range.first..=range.last {
                if let Some(cell) = self.cells.cell(self.stream.core, range.bank, i64::from(id)) {
                    self.act(Act::Change { cell, change: Change::Write(0) });
                }
            }
        }
    }

    fn drain(&mut self, queue: Option<QueueId>) {
        for (local, used) in (0..).zip(self.queues) {
            if queue.is_none_or(|queue| queue == *used) {
                self.push(Op::Counted { cell: self.cells.done(*used), local });
            }
        }
    }

    fn join(&mut self, group: u32) {
        let known = self.groups.iter().position(|joined| *joined == group);
        let number = known.unwrap_or_else(|| {
            self.groups.push(group);
            self.groups.len() - 1
        });
        let local = (self.queues.len() + number) as u32;
        let amount = self.program.groups[group as usize].members.len() as u32;
        let cell = self.cells.arrived(group);
        self.push(Op::Count { cell, local, amount });
        self.push(Op::Counted { cell, local });
    }

    fn steer(&mut self, step: &Step) {
        match step.body {
            Body::Next { start } => {
                if let Body::For { var, .. } = self.stream.steps[start as usize].body {
                    self.push(Op::Next { var, body: start + 1 });
                }
            }
            Body::If { condition, otherwise } => self.push(Op::If { condition, otherwise }),
            Body::Choose { predicate, otherwise } => self.push(Op::Choose { predicate, otherwise }),
            Body::For { .. }
            | Body::Branch { .. }
            | Body::Call { .. }
            | Body::Return
            | Body::Stop
            | Body::Move(..)
            | Body::Alu(..) => self.push(Op::Steer { pc: self.pc }),
            Body::Nop | Body::Access(_) | Body::Transfer { .. } | Body::Drain(_) | Body::Reset(_) | Body::Join(_) => {}
        }
    }

    fn wait(&mut self, nth: u32, wait: &Wait) {
        if let Test::CounterIfPositive(Compare::Ge, Value::Imm(..=0)) = wait.test {
            return;
        }
        if !wait.or.is_empty() {
            return self.push(Op::Wait { pc: self.pc, nth });
        }
        if let Some(act) = self.plain_wait(wait) {
            return self.act(act);
        }
        match self.line(nth, wait) {
            Some(op) => self.push(op),
            None => self.push(Op::Wait { pc: self.pc, nth }),
        }
    }

    fn plain_wait(&self, wait: &Wait) -> Option<Act> {
        let ask = match wait.test {
            Test::Counter(compare, Value::Imm(value)) | Test::CounterIfPositive(compare, Value::Imm(value)) => {
                Ask::whole(compare, value)
            }
            Test::Masked { mask: Value::Imm(mask), compare, operand: Value::Imm(value) } => {
                Ask { mask, compare, value }
            }
            Test::Flag(value) => Ask::whole(Compare::Eq, i64::from(value)),
            _ => return None,
        };
        let then = match wait.then {
            None => Change::Keep,
            Some(action) => plain_change(action)?,
        };
        let cell = self.plain_cell(&wait.sem)?;
        Some(decided_wait(wait, cell, ask, then))
    }

    /// A wait of a loop, to reach a value that depends on its variable.
    fn line(&mut self, nth: u32, wait: &Wait) -> Option<Op> {
        let (id, skip) = match wait.test {
            Test::Counter(Compare::Ge, Value::Expr(id)) => (id, false),
            Test::CounterIfPositive(Compare::Ge, Value::Expr(id)) => (id, true),
            _ => return None,
        };
        if wait.then.is_some() {
            return None;
        }
        let cell = self.plain_cell(&wait.sem)?;
        self.tables.lines.push(LineOp { line: line(&self.program.exprs, id)?, skip, nth });
        Some(Op::Line { cell, line: self.tables.lines.len() as u32 - 1 })
    }

    fn updates(&mut self, step: &Step, when: When) {
        for (nth, update) in (0..).zip(&step.updates).filter(|(_, update)| update.when == when) {
            match self.plain_update(update) {
                Some(act) => self.act(act),
                None => self.push(Op::Update { pc: self.pc, nth }),
            }
        }
    }

    fn plain_update(&self, update: &Update) -> Option<Act> {
        let change = plain_change(update.action)?;
        Some(Act::Change { cell: self.plain_cell(&update.sem)?, change })
    }

    fn plain_cell(&self, sem: &SemRef) -> Option<u32> {
        match sem.id {
            Value::Imm(id) => self.cells.cell(sem.core, sem.bank, id),
            Value::Reg(_) | Value::Expr(_) => None,
        }
    }
}

fn plain_change(action: Action) -> Option<Change> {
    Some(match action {
        Action::Add(Value::Imm(amount)) => Change::Add(amount),
        Action::Sub(Value::Imm(amount)) => Change::Add(amount.checked_neg()?),
        Action::Write(Value::Imm(value)) => Change::Write(value),
        Action::SetFlag => Change::Set,
        Action::ClearFlag => Change::Clear,
        Action::Add(_) | Action::Sub(_) | Action::Write(_) => return None,
    })
}

/// A wait whose operands are known. A flag that must be set is a counter that must reach 1, and one that is cleared by
/// its wait is taken from; that it never exceeds 1 is checked.
pub(crate) fn decided_wait(wait: &Wait, cell: u32, ask: Ask, then: Change) -> Act {
    let act = match (wait.test, then) {
        (Test::Flag(true), Change::Keep) => Act::Reach { cell, value: 1 },
        (Test::Flag(true), Change::Clear) => Act::Take { cell, value: 1, amount: 1 },
        _ => Act::Wait { cell, ask, then },
    };
    act.simple()
}
