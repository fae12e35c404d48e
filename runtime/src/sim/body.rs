//! The bodies of steps.

use super::any::Computed;
use super::fault::FaultKind;
use super::machine::{Machine, Status, mask};
use super::observe::Observer;
use super::run::Flow;
use crate::program::{AluOp, Body, Condition, GroupId, Pc, Register, ResetRange, Value, Var};

/// How deep calls may nest.
pub const MAX_CALLS: usize = 1024;

impl<O: Observer> Machine<'_, O> {
    pub(super) fn body(&mut self, stream: usize, pc: Pc, body: &Body, time: u64) -> Computed<Flow> {
        let frame = &mut self.frames[stream];
        match *body {
            // A `next` is a micro-operation of its own.
            Body::Nop | Body::Access(_) | Body::Next { .. } => {}
            Body::Transfer { queue, duration, .. } => return self.issue(stream, pc, queue, duration, time),
            Body::Drain(queue) => {
                if !self.drained_of(stream, queue) {
                    self.engines[stream].status = Status::Draining;
                    return Ok(Flow::Block);
                }
            }
            Body::Reset(ref ranges) => self.reset(stream, ranges, time),
            Body::Join(group) => return Ok(self.join(stream, group, time)),
            Body::Move(register, value) => {
                let value = self.value(stream, value)?;
                self.set_register(stream, register, value as u64);
            }
            Body::Alu(op, register, left, right) => {
                let (left, right) = (self.word(stream, left)?, self.word(stream, right)?);
                self.set_register(stream, register, alu(op, left, right));
            }
            Body::Branch { condition: None, target } => return Ok(self.jump(stream, target)),
            Body::Branch { condition: Some(condition), target } => {
                if self.condition(stream, condition)? {
                    return Ok(self.jump(stream, target));
                }
            }
            Body::Choose { predicate, otherwise } => {
                if !self.code.predicates[predicate as usize] {
                    return Ok(self.jump(stream, otherwise));
                }
            }
            Body::If { condition, otherwise } => {
                self.turns -= 1;
                if self.value(stream, Value::Expr(condition))? == 0 {
                    return Ok(self.jump(stream, otherwise));
                }
            }
            Body::For { var, from, to, next } => return self.enter(stream, var, (from, to), next),
            Body::Call { target } => {
                if frame.calls.len() >= MAX_CALLS {
                    self.fault(FaultKind::CallDepth, self.place(stream, pc), None, 0, time);
                    return Ok(Flow::Halt);
                }
                frame.calls.push(self.code.streams[stream].starts[pc as usize + 1]);
                return Ok(self.jump(stream, target));
            }
            Body::Return => return Ok(frame.calls.pop().map_or(Flow::Finish, Flow::Jump)),
            Body::Stop => return Ok(Flow::Finish),
        }
        Ok(Flow::Next)
    }

    fn jump(&self, stream: usize, target: Pc) -> Flow {
        Flow::Jump(self.code.streams[stream].starts[target as usize])
    }

    fn enter(&mut self, stream: usize, var: Var, range: (Value, Value), next: Pc) -> Computed<Flow> {
        self.turns -= 1;
        let (from, to) = (self.bound(stream, range.0)?, self.bound(stream, range.1)?);
        if from >= to {
            return Ok(self.jump(stream, next + 1));
        }
        let frame = &mut self.frames[stream];
        frame.vars[usize::from(var)] = from;
        frame.ends[usize::from(var)] = to;
        Ok(Flow::Next)
    }

    /// A bound of a loop: registers are unsigned here.
    fn bound(&self, stream: usize, value: Value) -> Computed<i64> {
        let bound = self.value(stream, value)?;
        Ok(if let Value::Reg(_) = value { i64::try_from(bound as u64).unwrap_or(i64::MAX) } else { bound })
    }

    /// The last member to arrive is the latest, since arrivals come in order of time.
    fn join(&mut self, stream: usize, group: GroupId, time: u64) -> Flow {
        if self.engines[stream].status == Status::Joined {
            self.engines[stream].status = Status::Ready;
            return Flow::Next;
        }
        let members = &self.program.groups[group as usize].members;
        let arrived = &mut self.arrived[group as usize];
        *arrived += 1;
        if *arrived < members.len() {
            self.engines[stream].status = Status::Joining;
            return Flow::Block;
        }
        *arrived = 0;
        for member in members.iter().map(|member| *member as usize).filter(|member| *member != stream) {
            self.engines[member].status = Status::Joined;
            self.agenda.set(member, time);
        }
        Flow::Next
    }

    fn reset(&mut self, stream: usize, ranges: &[ResetRange], time: u64) {
        let core = self.program.streams[stream].core;
        for range in ranges {
            let zero = self.code.layout.format(range.bank).encode(0);
            let first = self.code.layout.bank(core, range.bank).start as u32;
            for cell in first + range.first..=first + range.last {
                self.cells[cell as usize].value = zero;
                self.wake(cell, time);
            }
        }
    }

    fn set_register(&mut self, stream: usize, register: Register, value: u64) {
        let value = value & mask(self.program.registers.bits);
        self.frames[stream].registers[usize::from(register)] = value;
    }

    /// An operand modulo the width of registers.
    fn word(&self, stream: usize, value: Value) -> Computed<u64> {
        Ok(self.value(stream, value)? as u64 & mask(self.program.registers.bits))
    }

    fn condition(&self, stream: usize, condition: Condition) -> Computed<bool> {
        let (left, right) = (self.word(stream, condition.left)?, self.word(stream, condition.right)?);
        Ok(compare_words(condition, self.program.registers.bits, left, right))
    }
}

/// Whether a condition holds of two words of `bits` bits.
pub(crate) fn compare_words(condition: Condition, bits: u8, left: u64, right: u64) -> bool {
    if !condition.signed {
        return condition.compare.holds(left, right);
    }
    // Sign at the top: the order of the shifted words is that of the signed numbers.
    let shift = 64 - u32::from(bits);
    condition.compare.holds((left << shift) as i64, (right << shift) as i64)
}

/// Arithmetic on words; the result is still to be masked. Shifting by the width or more gives 0.
pub(crate) fn alu(op: AluOp, left: u64, right: u64) -> u64 {
    let count = u32::try_from(right).unwrap_or(u32::MAX);
    match op {
        AluOp::Add => left.wrapping_add(right),
        AluOp::Sub => left.wrapping_sub(right),
        AluOp::Mul => left.wrapping_mul(right),
        AluOp::And => left & right,
        AluOp::Or => left | right,
        AluOp::Xor => left ^ right,
        AluOp::Shl => left.checked_shl(count).unwrap_or(0),
        AluOp::Shr => left.checked_shr(count).unwrap_or(0),
        AluOp::Min => left.min(right),
        AluOp::Max => left.max(right),
    }
}
