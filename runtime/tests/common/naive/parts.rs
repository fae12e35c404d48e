//! What an engine does, part by part of its step.

use chappe_runtime::program::*;
use chappe_runtime::sim::FaultKind;

use super::values::compares;
use super::{Checked, Naive, Part, State, Transfer};

impl<'a> Naive<'a> {
    /// The engine does the one thing it can do now.
    pub(super) fn engine(&mut self, stream: usize) {
        let clock = self.clock;
        let engine = &mut self.engines[stream];
        engine.stalled += clock - engine.time;
        engine.time = clock;
        let (pc, part) = (engine.pc, engine.part);
        let Some(step) = self.step(stream) else {
            return self.finish(stream);
        };
        let parts = self.parts(step);
        match self.part(stream, step, parts[part]) {
            Err(error) => {
                self.fault(FaultKind::Expr(error), stream, pc, None, 0);
                self.engines[stream].state = State::Halted;
            }
            Ok(false) => {}
            Ok(true) => {
                let engine = &mut self.engines[stream];
                engine.part += 1;
                if engine.part == parts.len() {
                    engine.part = 0;
                    engine.pc = pc + 1;
                }
            }
        }
    }

    /// Does a part; whether it is done.
    pub(super) fn part(&mut self, stream: usize, step: &'a Step, part: Part) -> Checked<bool> {
        let pc = self.engines[stream].pc;
        match part {
            Part::Wait(nth) => return self.wait(stream, &step.waits[nth]),
            Part::Update(nth) => {
                self.action(stream, &step.updates[nth].sem, step.updates[nth].action)?;
            }
            Part::Hold => return self.hold(stream, step),
            Part::Pass => self.engines[stream].time += u64::from(step.cost),
            Part::Effect => self.effect(stream, step)?,
            Part::Jump => {
                if self.jump(stream, step)? {
                    // Jumped: `engine` must not go on to the next step.
                    let engine = &mut self.engines[stream];
                    engine.steps += u64::from(engine.state != State::Halted);
                    engine.part = 0;
                    return Ok(false);
                }
                self.engines[stream].steps += 1;
            }
            Part::Control => {
                if self.control(stream, step)? {
                    return Ok(false);
                }
            }
        }
        debug_assert_eq!(pc, self.engines[stream].pc);
        Ok(true)
    }

    pub(super) fn wait(&mut self, stream: usize, wait: &Wait) -> Checked<bool> {
        for Alternative { sem, test } in wait.conditions() {
            if let Test::CounterIfPositive(Compare::Ge, value) = test
                && self.value(stream, value)? <= 0
            {
                return Ok(true);
            }
            let entry = self.entry(stream, &sem)?;
            if self.get(entry).is_none() {
                self.fault(FaultKind::IdOutOfRange, stream, self.engines[stream].pc, Some(entry), 0);
                self.engines[stream].state = State::Stuck;
                return Ok(false);
            }
            self.test(stream, sem.bank, test)?;
        }
        if let Some(action) = wait.then {
            self.action(stream, &wait.sem, action)?;
        }
        Ok(true)
    }

    pub(super) fn hold(&mut self, stream: usize, step: &'a Step) -> Checked<bool> {
        match step.body {
            Body::Transfer { queue, duration, .. } => {
                let mut updates = vec![];
                for when in [When::Read, When::Complete] {
                    for update in step.updates.iter().filter(|update| update.when == when) {
                        let entry = self.entry(stream, &update.sem)?;
                        let change = match self.get(entry) {
                            Some(_) => Some(self.decide(stream, update.sem.bank, update.action)?),
                            None => None,
                        };
                        updates.push((when, entry, change));
                    }
                }
                let pc = self.engines[stream].pc;
                let transfer =
                    Transfer { stream, pc, issued: self.clock, started: None, duration: duration.into(), updates };
                self.queues[queue as usize].transfers.push(transfer);
            }
            Body::Join(group) => {
                self.engines[stream].state = State::Arrived(group);
                let members = &self.program.groups[group as usize].members;
                if members.iter().all(|member| self.engines[*member as usize].state == State::Arrived(group)) {
                    for &member in members {
                        let engine = &mut self.engines[member as usize];
                        engine.stalled += self.clock - engine.time;
                        engine.time = self.clock;
                        engine.state = State::Running;
                        engine.part += 1;
                    }
                }
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    pub(super) fn effect(&mut self, stream: usize, step: &Step) -> Checked<()> {
        match &step.body {
            Body::Reset(ranges) => {
                let core = usize::from(self.program.streams[stream].core);
                for range in ranges {
                    for id in range.first..=range.last {
                        self.values[core][usize::from(range.bank)][id as usize] = 0;
                    }
                }
            }
            Body::Move(register, value) => {
                self.engines[stream].registers[usize::from(*register)] = self.word(stream, *value)?;
            }
            Body::Alu(op, register, left, right) => {
                let (left, right) = (self.word(stream, *left)?, self.word(stream, *right)?);
                let wide = (u128::from(left), u128::from(right));
                let result = match op {
                    AluOp::Add => wide.0 + wide.1,
                    AluOp::Sub => wide.0.wrapping_sub(wide.1),
                    AluOp::Mul => wide.0 * wide.1,
                    AluOp::And => wide.0 & wide.1,
                    AluOp::Or => wide.0 | wide.1,
                    AluOp::Xor => wide.0 ^ wide.1,
                    AluOp::Shl if right >= 64 => 0,
                    AluOp::Shl => wide.0 << right,
                    AluOp::Shr if right >= 64 => 0,
                    AluOp::Shr => wide.0 >> right,
                    AluOp::Min => wide.0.min(wide.1),
                    AluOp::Max => wide.0.max(wide.1),
                };
                self.engines[stream].registers[usize::from(*register)] = result as u64 & self.mask();
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the stream goes elsewhere than to the next step.
    pub(super) fn jump(&mut self, stream: usize, step: &Step) -> Checked<bool> {
        let target = match step.body {
            Body::Branch { condition: None, target } => Some(target),
            Body::Branch { condition: Some(condition), target } => {
                let (left, right) = (self.word(stream, condition.left)?, self.word(stream, condition.right)?);
                let sign = 1_i128 << (self.program.registers.bits - 1);
                let number = |word: u64| match condition.signed {
                    true if i128::from(word) >= sign => i128::from(word) - 2 * sign,
                    _ => i128::from(word),
                };
                Some(target).filter(|_| compares(number(left), condition.compare, number(right)))
            }
            Body::Choose { predicate, otherwise } => {
                let value = self.predicates.get(predicate as usize).copied().unwrap_or(false);
                Some(otherwise).filter(|_| !value)
            }
            Body::Call { target } => {
                if self.engines[stream].calls.len() == 1024 {
                    self.fault(FaultKind::CallDepth, stream, self.engines[stream].pc, None, 0);
                    self.engines[stream].state = State::Halted;
                    return Ok(true);
                }
                let back = self.engines[stream].pc + 1;
                self.engines[stream].calls.push(back);
                Some(target)
            }
            Body::Return => match self.engines[stream].calls.pop() {
                Some(back) => Some(back as Pc),
                None => {
                    self.finish(stream);
                    return Ok(true);
                }
            },
            Body::Stop => {
                self.finish(stream);
                return Ok(true);
            }
            _ => None,
        };
        if let Some(target) = target {
            self.engines[stream].pc = target as usize;
        }
        Ok(target.is_some())
    }

    pub(super) fn control(&mut self, stream: usize, step: &Step) -> Checked<bool> {
        self.turns += 1;
        match step.body {
            Body::If { condition, otherwise } => {
                let jumps = self.value(stream, Value::Expr(condition))? == 0;
                if jumps {
                    self.engines[stream].pc = otherwise as usize;
                }
                return Ok(jumps);
            }
            Body::For { var, from, to, next } => {
                let (from, to) = (self.value(stream, from)?, self.value(stream, to)?);
                let engine = &mut self.engines[stream];
                if from >= to {
                    engine.pc = next as usize + 1;
                    return Ok(true);
                }
                engine.vars[usize::from(var)] = from;
                engine.ends[usize::from(var)] = to;
            }
            Body::Next { start } => {
                let Body::For { var, .. } = self.program.streams[stream].steps[start as usize].body else {
                    return Ok(false);
                };
                let engine = &mut self.engines[stream];
                if engine.vars[usize::from(var)] + 1 < engine.ends[usize::from(var)] {
                    engine.vars[usize::from(var)] += 1;
                    engine.pc = start as usize + 1;
                    return Ok(true);
                }
            }
            _ => {}
        }
        Ok(false)
    }
}
