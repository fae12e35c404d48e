//! Walking through a thread: steering is decided by the thread alone, so that what it does next depends on nothing but
//! how far it is.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change, Op};
use super::compile::{Code, decided_wait};
use super::epochs::Plan;
use crate::expr;
use crate::program::{Action, BankId, Body, Compare, ExprError, Pc, SemRef, Test, Update, Value, Wait};
use crate::sim::{Entry, MAX_CALLS, alu, compare_words, mask};

/// What all cursors of a walk share.
#[derive(Clone, Copy)]
pub(crate) struct Walk<'a> {
    pub(crate) code: &'a Code<'a>,
    /// Value of each predicate.
    pub(crate) predicates: &'a [bool],
    /// How epochs of a cell become cells of their own.
    pub(crate) plan: Option<&'a Plan>,
    /// Operations that a thread may walk through.
    pub(crate) limit: u64,
}

/// Cells with what is asked of them.
pub(crate) type Conditions = Vec<(CellId, Ask)>;

/// Where a thread is.
#[derive(Clone, Debug)]
pub(crate) struct Cursor {
    /// The operation that it comes to next.
    pub(crate) at: usize,
    pub(crate) vars: Vec<i64>,
    ends: Vec<i64>,
    registers: Vec<u64>,
    calls: Vec<u32>,
    locals: Vec<i64>,
    /// For each divided cell that it uses, how many operations on it came before.
    epochs: Vec<u64>,
    turns: u64,
}

/// Why a thread goes no further, although it is not at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// An expression has no value.
    Expr(ExprError),
    /// Calls nest too deep.
    CallDepth,
    /// It takes too many steps.
    Limit,
}

/// What a thread comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fetch {
    Act(Act),
    End,
    Halt(Halt),
}

impl Cursor {
    pub(crate) fn new(walk: &Walk<'_>, thread: usize) -> Cursor {
        let program = walk.code.program;
        let thread_code = &walk.code.threads[thread];
        let depth = usize::from(program.streams[thread_code.stream as usize].depth);
        let registers = &program.registers;
        Cursor {
            at: 0,
            vars: vec![0; depth],
            ends: vec![0; depth],
            registers: vec![registers.init & mask(registers.bits); usize::from(registers.count)],
            calls: Vec::new(),
            locals: vec![0; thread_code.locals as usize],
            epochs: vec![0; walk.plan.map_or(0, |plan| plan.slots(thread))],
            turns: walk.limit,
        }
    }

    /// Stands at the start of a loop with variable 0, which goes from one value to before another.
    pub(crate) fn enter(&mut self, at: usize, value: i64, end: i64) {
        self.at = at;
        if let (Some(var), Some(last)) = (self.vars.first_mut(), self.ends.first_mut()) {
            (*var, *last) = (value, end);
        }
    }

    /// Moves to behind the next action and returns it. The operation it came from is the one before.
    pub(crate) fn fetch(&mut self, walk: &Walk<'_>, thread: usize) -> Fetch {
        loop {
            if self.turns == 0 {
                return Fetch::Halt(Halt::Limit);
            }
            self.turns -= 1;
            let op = walk.code.threads[thread].ops[self.at];
            self.at += 1;
            let act = match op {
                Op::Stop => {
                    self.at -= 1;
                    return Fetch::End;
                }
                Op::Next { var, body } => {
                    self.at = self.turn(var, body).unwrap_or(self.at);
                    continue;
                }
                other => self.resolve(walk, thread, other),
            };
            match act {
                Ok(Some(act)) => return Fetch::Act(act),
                Ok(None) => {}
                Err(halt) => {
                    self.at -= 1;
                    return Fetch::Halt(halt);
                }
            }
        }
    }

    /// The end of a turn of a loop: where it goes on, if there is another.
    #[inline]
    pub(crate) fn turn(&mut self, var: u16, body: u32) -> Option<usize> {
        let (value, end) = (&mut self.vars[usize::from(var)], self.ends[usize::from(var)]);
        // Below the end, so that adding one stays in range.
        if *value < end.saturating_sub(1) {
            *value += 1;
            Some(body as usize)
        } else {
            None
        }
    }

    /// Whether the operation before is an update that had to be decided.
    pub(crate) fn updates(&self, walk: &Walk<'_>, thread: usize) -> bool {
        let ops = &walk.code.threads[thread].ops;
        matches!(ops.get(self.at.wrapping_sub(1)), Some(Op::Update { .. }))
    }

    /// The entry that the operation before refers to, if that does not exist.
    pub(crate) fn missing(&self, walk: &Walk<'_>, thread: usize) -> Option<Entry> {
        let code = walk.code;
        let steps = &code.program.streams[code.threads[thread].stream as usize].steps;
        let sem = match *code.threads[thread].ops.get(self.at.wrapping_sub(1))? {
            Op::Wait { pc, nth } => steps[pc as usize].waits[nth as usize].sem,
            Op::Update { pc, nth } => steps[pc as usize].updates[nth as usize].sem,
            _ => return None,
        };
        Some(Entry { core: sem.core, bank: sem.bank, id: self.value(walk, sem.id).ok()? })
    }

    /// Operations that it may still walk through.
    pub(crate) fn left(&self) -> u64 {
        self.turns
    }

    /// It has walked through so many operations.
    pub(crate) fn spend(&mut self, operations: u64) {
        self.turns = self.turns.saturating_sub(operations);
    }

    /// The action of an operation; none if it only steers.
    fn resolve(&mut self, walk: &Walk<'_>, thread: usize, op: Op) -> Result<Option<Act>, Halt> {
        let code = walk.code;
        let stream = &code.program.streams[code.threads[thread].stream as usize];
        if let Some(act) = op.plain() {
            return Ok(Some(act));
        }
        let act = match op {
            Op::Act(number) => code.acts[number as usize],
            Op::Line { cell, line } => match code.lines[line as usize].at(&self.vars) {
                Some(None) => return Ok(None),
                Some(Some(value)) => Act::Reach { cell, value },
                // A large variable: the expression itself has to tell.
                None => {
                    let pc = code.threads[thread].pcs[self.at - 1];
                    let nth = code.lines[line as usize].nth;
                    match self.wait(walk, pc, nth, &stream.steps[pc as usize].waits[nth as usize])? {
                        Some(act) => act,
                        None => return Ok(None),
                    }
                }
            },
            Op::Wait { pc, nth } => match self.wait(walk, pc, nth, &stream.steps[pc as usize].waits[nth as usize])? {
                Some(act) => act,
                None => return Ok(None),
            },
            Op::Update { pc, nth } => self.update(walk, &stream.steps[pc as usize].updates[nth as usize])?,
            Op::Count { cell, local, amount } => {
                self.locals[local as usize] += i64::from(amount);
                Act::Add { cell, amount: 1 }
            }
            Op::Counted { cell, local } => match self.locals[local as usize] {
                0 => return Ok(None),
                value => Act::Reach { cell, value },
            },
            Op::Exit { cell, local } => Act::Exit { cell, value: self.locals[local as usize] },
            Op::If { condition, otherwise } => {
                if expr::eval(&code.program.exprs, condition, &self.vars).map_err(Halt::Expr)? == 0 {
                    self.at = otherwise as usize;
                }
                return Ok(None);
            }
            Op::Choose { predicate, otherwise } => {
                if !walk.predicates.get(predicate as usize).copied().unwrap_or_default() {
                    self.at = otherwise as usize;
                }
                return Ok(None);
            }
            Op::Steer { pc } => {
                self.steer(walk, &code.threads[thread].starts, &stream.steps[pc as usize].body)?;
                return Ok(None);
            }
            _ => return Ok(None),
        };
        Ok(Some(match walk.plan {
            Some(plan) => plan.divide(thread, act, &mut self.epochs),
            None => act,
        }))
    }

    fn wait(&self, walk: &Walk<'_>, pc: Pc, nth: u32, wait: &Wait) -> Result<Option<Act>, Halt> {
        if !wait.or.is_empty() {
            return self.any(walk, wait).map(|found| match found {
                Some(Some(_)) => Some(Act::Any { pc, nth }),
                Some(None) => Some(Act::Never),
                None => None,
            });
        }
        let bank = wait.sem.bank;
        let Some(ask) = self.ask(walk, bank, wait.test)? else { return Ok(None) };
        let Some(cell) = self.cell(walk, &wait.sem)? else {
            return Ok(Some(Act::Never));
        };
        let then = match wait.then {
            Some(action) => self.change(walk, bank, action)?,
            None => Change::Keep,
        };
        Ok(Some(decided_wait(wait, cell, ask, then)))
    }

    /// What a test asks for; `None`: it passes at once.
    fn ask(&self, walk: &Walk<'_>, bank: BankId, test: Test) -> Result<Option<Ask>, Halt> {
        Ok(Some(match test {
            Test::Counter(compare, value) => Ask::whole(compare, self.operand(walk, bank, value)?),
            Test::CounterIfPositive(compare, value) => {
                let value = self.operand(walk, bank, value)?;
                if compare == Compare::Ge && value <= 0 {
                    return Ok(None);
                }
                Ask::whole(compare, value)
            }
            Test::Masked { mask, compare, operand } => {
                Ask { mask: self.value(walk, mask)?, compare, value: self.operand(walk, bank, operand)? }
            }
            Test::Flag(value) => Ask::whole(Compare::Eq, i64::from(value)),
        }))
    }

    /// The conditions of which one is enough. `None`: one of them holds at once; `Some(None)`: an entry does not exist.
    fn any(&self, walk: &Walk<'_>, wait: &Wait) -> Result<Option<Option<Conditions>>, Halt> {
        let mut all = Vec::with_capacity(1 + wait.or.len());
        for one in wait.conditions() {
            let Some(ask) = self.ask(walk, one.sem.bank, one.test)? else { return Ok(None) };
            let Some(cell) = self.cell(walk, &one.sem)? else { return Ok(Some(None)) };
            all.push((cell, ask));
        }
        Ok(Some(Some(all)))
    }

    /// What an action waits for that has just been fetched: cells, of which one is enough.
    pub(crate) fn conditions(&self, walk: &Walk<'_>, thread: usize, act: &Act) -> Conditions {
        match *act {
            Act::Any { pc, nth } => {
                let stream = &walk.code.program.streams[walk.code.threads[thread].stream as usize];
                let found = self.any(walk, &stream.steps[pc as usize].waits[nth as usize]);
                found.ok().flatten().flatten().unwrap_or_default()
            }
            _ => act.cell().zip(act.test()).into_iter().collect(),
        }
    }

    fn update(&self, walk: &Walk<'_>, update: &Update) -> Result<Act, Halt> {
        let Some(cell) = self.cell(walk, &update.sem)? else {
            return Ok(Act::Nothing);
        };
        Ok(Act::Change { cell, change: self.change(walk, update.sem.bank, update.action)? }.simple())
    }

    fn cell(&self, walk: &Walk<'_>, sem: &SemRef) -> Result<Option<u32>, Halt> {
        let id = self.value(walk, sem.id)?;
        let cell = walk.code.cells.cell(sem.core, sem.bank, id);
        Ok(cell.map(|cell| walk.code.dense.get(cell as usize).copied().unwrap_or(cell)))
    }

    fn change(&self, walk: &Walk<'_>, bank: BankId, action: Action) -> Result<Change, Halt> {
        Ok(match action {
            Action::Add(value) => Change::Add(self.operand(walk, bank, value)?),
            Action::Sub(value) => Change::Add(self.operand(walk, bank, value)?.saturating_neg()),
            Action::Write(value) => Change::Write(self.operand(walk, bank, value)?),
            Action::SetFlag => Change::Set,
            Action::ClearFlag => Change::Clear,
        })
    }

    /// An operand of a counter: a register is read modulo the counter's width, and with its sign.
    fn operand(&self, walk: &Walk<'_>, bank: BankId, value: Value) -> Result<i64, Halt> {
        let bits = self.value(walk, value)?;
        Ok(if let Value::Reg(_) = value { walk.code.cells.format(bank).wrap(bits) } else { bits })
    }

    /// An operand; a register is taken as its bits.
    pub(crate) fn value(&self, walk: &Walk<'_>, value: Value) -> Result<i64, Halt> {
        match value {
            Value::Imm(value) => Ok(value),
            Value::Reg(register) => Ok(self.registers[usize::from(register)] as i64),
            Value::Expr(id) => expr::eval(&walk.code.program.exprs, id, &self.vars).map_err(Halt::Expr),
        }
    }

    fn steer(&mut self, walk: &Walk<'_>, starts: &[u32], body: &Body) -> Result<(), Halt> {
        let bits = walk.code.program.registers.bits;
        match *body {
            Body::Move(register, value) => {
                self.registers[usize::from(register)] = self.value(walk, value)? as u64 & mask(bits);
            }
            Body::Alu(op, register, left, right) => {
                let (left, right) = (self.word(walk, left)?, self.word(walk, right)?);
                self.registers[usize::from(register)] = alu(op, left, right) & mask(bits);
            }
            Body::Branch { condition, target } => {
                let taken = match condition {
                    None => true,
                    Some(condition) => {
                        let (left, right) = (self.word(walk, condition.left)?, self.word(walk, condition.right)?);
                        compare_words(condition, bits, left, right)
                    }
                };
                if taken {
                    self.at = starts[target as usize] as usize;
                }
            }
            Body::For { var, from, to, next } => {
                let (from, to) = (self.bound(walk, from)?, self.bound(walk, to)?);
                if from >= to {
                    self.at = starts[next as usize + 1] as usize;
                } else {
                    (self.vars[usize::from(var)], self.ends[usize::from(var)]) = (from, to);
                }
            }
            Body::Call { target } => {
                if self.calls.len() >= MAX_CALLS {
                    return Err(Halt::CallDepth);
                }
                self.calls.push(self.at as u32);
                self.at = starts[target as usize] as usize;
            }
            Body::Stop => self.at = starts.last().copied().unwrap_or_default() as usize,
            Body::Return => {
                // Without a call it is the end, where the exits are.
                let end = starts.last().copied().unwrap_or_default();
                self.at = self.calls.pop().unwrap_or(end) as usize;
            }
            _ => {}
        }
        Ok(())
    }

    /// A bound of a loop: registers are unsigned here.
    fn bound(&self, walk: &Walk<'_>, value: Value) -> Result<i64, Halt> {
        let bound = self.value(walk, value)?;
        Ok(if let Value::Reg(_) = value { i64::try_from(bound as u64).unwrap_or(i64::MAX) } else { bound })
    }

    fn word(&self, walk: &Walk<'_>, value: Value) -> Result<u64, Halt> {
        Ok(self.value(walk, value)? as u64 & mask(walk.code.program.registers.bits))
    }

    /// The step that the operation before belongs to.
    pub(crate) fn pc(&self, walk: &Walk<'_>, thread: usize) -> Pc {
        let pcs = &walk.code.threads[thread].pcs;
        pcs.get(self.at.saturating_sub(1)).or(pcs.last()).copied().unwrap_or_default()
    }
}
