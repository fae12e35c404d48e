//! Waits and updates that need their step: computed operands, actions, flags, limits.

use alloc::vec::Vec;

use super::code::{Kind, Op};
use super::fault::{Entry, FaultKind};
use super::machine::{Asked, Change, Condition, Machine, Status, Target};
use super::observe::Observer;
use super::run::Flow;
use crate::expr;
use crate::program::{Action, Alternative, BankId, Compare, ExprError, Pc, SemRef, Test, Value, Wait};

/// What computing an operand gives.
pub(super) type Computed<T> = Result<T, ExprError>;

/// How a wait compares, its operands computed.
pub(super) struct Tested {
    pub(super) compare: Compare,
    pub(super) operand: i64,
    pub(super) mask: Option<i64>,
}

impl<O: Observer> Machine<'_, O> {
    pub(super) fn any(&mut self, stream: usize, op: &Op, at: usize, time: u64) -> Flow {
        let (pc, nth) = self.part(stream, op, at);
        let step = &self.program.streams[stream].steps[pc as usize];
        let flow = match op.kind {
            Kind::AnyWait | Kind::Affine => self.wait(stream, pc, &step.waits[nth], time),
            Kind::AnyUpdate => {
                let update = &step.updates[nth];
                self.action(stream, pc, &update.sem, update.action, time).map(|()| Flow::Next)
            }
            _ => self.body(stream, pc, &step.body, time),
        };
        flow.unwrap_or_else(|error| {
            self.fault(FaultKind::Expr(error), self.place(stream, pc), None, 0, time);
            Flow::Halt
        })
    }

    /// The step that a micro-operation belongs to, and which of its waits or updates it is.
    pub(super) fn part(&self, stream: usize, op: &Op, at: usize) -> (Pc, usize) {
        if op.kind == Kind::Affine {
            let nth = self.code.affines[op.value as usize].nth;
            return (self.code.streams[stream].pc(at), nth as usize);
        }
        (op.cell, op.value as usize)
    }

    fn wait(&mut self, stream: usize, pc: Pc, wait: &Wait, time: u64) -> Computed<Flow> {
        if let Test::CounterIfPositive(Compare::Ge, value) = wait.test
            && self.value(stream, value)? <= 0
        {
            return Ok(Flow::Next);
        }
        if !wait.or.is_empty() || matches!(wait.test, Test::Masked { .. }) {
            return self.wait_for_any(stream, pc, wait, time);
        }
        let cell = match self.target(stream, &wait.sem)? {
            Target::Cell(cell, _) => cell,
            Target::Missing(entry) => return Ok(self.stuck(stream, pc, entry, time)),
        };
        let Asked { condition, .. } = self.asked(stream, cell, wait.sem.bank, wait.test)?;
        let operand = condition.operand;
        self.cells[cell as usize].touched = true;
        if !self.holds(condition) {
            self.block(stream, condition);
            return Ok(Flow::Block);
        }
        if let Some(action) = wait.then {
            self.action(stream, pc, &wait.sem, action, time)?;
        }
        Ok(match self.channels.get(self.cells[cell as usize].channel as usize) {
            // Posted ahead, maybe.
            Some(channel) => Flow::Later(channel.passes(time, operand)),
            None => Flow::Next,
        })
    }

    /// A wait for one of several conditions, or for some bits: operands are computed for all.
    fn wait_for_any(&mut self, stream: usize, pc: Pc, wait: &Wait, time: u64) -> Computed<Flow> {
        let mut any = Vec::with_capacity(1 + wait.or.len());
        for Alternative { sem, test } in wait.conditions() {
            if let Test::CounterIfPositive(Compare::Ge, value) = test
                && self.value(stream, value)? <= 0
            {
                return Ok(Flow::Next);
            }
            match self.target(stream, &sem)? {
                Target::Cell(cell, bank) => any.push(self.asked(stream, cell, bank, test)?),
                Target::Missing(entry) => return Ok(self.stuck(stream, pc, entry, time)),
            }
        }
        for asked in &any {
            self.cells[asked.condition.cell as usize].touched = true;
        }
        if !self.any_holds(&any) {
            self.block_on_any(stream, any);
            return Ok(Flow::Block);
        }
        if let Some(action) = wait.then {
            self.action(stream, pc, &wait.sem, action, time)?;
        }
        Ok(Flow::Next)
    }

    /// A wait for an entry that does not exist.
    fn stuck(&mut self, stream: usize, pc: Pc, entry: Entry, time: u64) -> Flow {
        self.fault(FaultKind::IdOutOfRange, self.place(stream, pc), Some(entry), 0, time);
        self.engines[stream].status = Status::Stuck;
        Flow::Block
    }

    fn asked(&self, stream: usize, cell: u32, bank: BankId, test: Test) -> Computed<Asked> {
        let Tested { compare, operand, mask } = self.test(stream, bank, test)?;
        let format = self.code.layout.format(bank);
        let operand = if mask.is_some() { operand } else { format.operand(operand) };
        Ok(Asked { condition: Condition { cell, compare, operand }, mask: mask.map(|mask| (mask, format)) })
    }

    /// How a wait compares, with what, and under which mask.
    pub(super) fn test(&self, stream: usize, bank: BankId, test: Test) -> Computed<Tested> {
        let (compare, operand, mask) = match test {
            Test::Counter(compare, value) | Test::CounterIfPositive(compare, value) => (compare, value, None),
            Test::Masked { mask, compare, operand } => (compare, operand, Some(self.value(stream, mask)?)),
            Test::Flag(value) => (Compare::Eq, Value::Imm(value.into()), None),
        };
        Ok(Tested { compare, operand: self.operand(stream, bank, operand)?, mask })
    }

    fn action(&mut self, stream: usize, pc: Pc, sem: &SemRef, action: Action, time: u64) -> Computed<()> {
        let target = self.target(stream, sem)?;
        // Nothing is computed for an entry that does not exist.
        let change = match target {
            Target::Cell(..) => self.decide(stream, sem.bank, action)?,
            Target::Missing(_) => Change::Clear,
        };
        self.change(target, change, stream, pc, time);
        Ok(())
    }

    /// An action with its operand computed.
    pub(super) fn decide(&self, stream: usize, bank: BankId, action: Action) -> Computed<Change> {
        Ok(match action {
            Action::Add(value) => Change::Add(self.operand(stream, bank, value)?),
            Action::Sub(value) => Change::Sub(self.operand(stream, bank, value)?),
            Action::Write(value) => Change::Write(self.operand(stream, bank, value)?),
            Action::SetFlag => Change::Set,
            Action::ClearFlag => Change::Clear,
        })
    }

    /// The entry that is meant.
    pub(super) fn target(&self, stream: usize, sem: &SemRef) -> Computed<Target> {
        let id = self.value(stream, sem.id)?;
        Ok(match self.code.layout.cell(sem.core, sem.bank, id) {
            Some(cell) => Target::Cell(cell, sem.bank),
            None => Target::Missing(Entry { core: sem.core, bank: sem.bank, id }),
        })
    }

    /// An operand; a register is taken as its bits.
    pub(super) fn value(&self, stream: usize, value: Value) -> Computed<i64> {
        let frame = &self.frames[stream];
        match value {
            Value::Imm(value) => Ok(value),
            Value::Reg(register) => Ok(frame.registers[usize::from(register)] as i64),
            Value::Expr(id) => expr::eval(&self.program.exprs, id, &frame.vars),
        }
    }

    /// An operand of a counter: a register is read modulo the counter's width, and with its sign.
    fn operand(&self, stream: usize, bank: BankId, value: Value) -> Computed<i64> {
        let bits = self.value(stream, value)?;
        Ok(if let Value::Reg(_) = value { self.code.layout.format(bank).wrap(bits) } else { bits })
    }

    /// Changes an entry, on behalf of a step or of its transfer.
    pub(super) fn change(&mut self, target: Target, change: Change, stream: usize, pc: Pc, time: u64) {
        let place = self.place(stream, pc);
        let (cell, bank) = match target {
            Target::Cell(cell, bank) => (cell, bank),
            Target::Missing(entry) => {
                return self.fault(FaultKind::IdOutOfRange, place, Some(entry), 0, time);
            }
        };
        let format = self.code.layout.format(bank);
        let old = format.decode(self.cells[cell as usize].value);
        let (sum, exact, fault) = match change {
            Change::Add(amount) => (old.wrapping_add(amount), old.checked_add(amount), FaultKind::Wrap),
            Change::Sub(amount) => (old.wrapping_sub(amount), old.checked_sub(amount), FaultKind::Wrap),
            Change::Write(value) => (value, Some(value), FaultKind::Wrap),
            Change::Set => (1, Some(1).filter(|_| old == 0), FaultKind::DoubleSet),
            Change::Clear => (0, Some(0).filter(|_| old == 1), FaultKind::ClearBeforeSet),
        };
        let value = format.wrap(sum);
        let cell_state = &mut self.cells[cell as usize];
        cell_state.value = format.encode(value);
        cell_state.touched = true;
        let entry = self.code.layout.entry(cell);
        if exact != Some(value) {
            self.fault(fault, place, Some(entry), value, time);
        }
        let first = self.code.limits.partition_point(|(limited, _)| *limited < cell);
        for &(_, (least, most)) in self.code.limits[first..].iter().take_while(|(limited, _)| *limited == cell) {
            if !(least..=most).contains(&value) {
                self.fault(FaultKind::Limit, place, Some(entry), value, time);
            }
        }
        if O::ENABLED {
            self.observer.updated(entry, value, place, time);
        }
        self.wake(cell, time);
    }
}
