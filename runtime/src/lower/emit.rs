//! A lowered graph to a [`Program`], for the simulator and the verifier.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::error::Error;
use super::ir::{Instr, InstrId, Ir, Kind, Least, LoopId, On, Row, SemId, StreamId};
use super::target::Target;
use crate::program::{
    self, Action, AluOp, Body, Compare, Condition, Core, Group, Pc, Program, SemRef, SourceId, Step, Stream, Test,
    Update, Value, When,
};
use crate::verify::Actor;

/// Where an instruction's accesses happen in the program: by whom, and at which step.
pub type Origin = (Actor, Pc);

/// The program.
///
/// # Errors
///
/// A graph that is not lowered: something is on all engines, or a semaphore has no number.
pub fn program(ir: &Ir, target: &Target) -> Result<Program, Error> {
    program_with_origins(ir, target).map(|(program, _)| program)
}

/// The program, and where each instruction is in it.
///
/// # Errors
///
/// As [`program()`].
pub fn program_with_origins(ir: &Ir, target: &Target) -> Result<(Program, Vec<Option<Origin>>), Error> {
    let mut emit = Emit {
        ir,
        target,
        streams: ir.streams.iter().map(|u| Stream { core: u.core, engine: u.engine, ..Stream::default() }).collect(),
        groups: Vec::new(),
        numbers: BTreeMap::new(),
        origins: vec![None; ir.instrs.len()],
        open: Vec::new(),
    };
    for row in &ir.rows {
        emit.row(*row)?;
    }
    let queues = ir.queues.iter().map(|queue| program::Queue {
        core: ir.streams.get(queue.stream as usize).map_or(0, |u| u.core),
        drained_at_exit: queue.drained,
    });
    let regions =
        ir.regions.iter().map(|r| program::Region { core: r.core, elements: r.elements, bytes: r.bytes.max(1) });
    let program = Program {
        banks: target.banks.clone(),
        registers: target.registers.clone(),
        cores: ir.cores.max(1),
        queues: queues.collect(),
        regions: regions.collect(),
        streams: emit.streams,
        groups: emit.groups,
        predicates: ir.predicates.len() as u32,
        exprs: Vec::new(),
        declared: Vec::new(),
    };
    Ok((program, emit.origins))
}

/// Who meets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Meeting {
    Barrier(Core),
    Exit(Core),
    Cores(u32),
}

/// A bracket that is open, by stream: the step to aim, and for a loop what its end needs.
enum Open {
    Loop(LoopId, Vec<(StreamId, Pc)>),
    If(Vec<usize>),
    Else(Vec<(usize, usize)>),
}

struct Emit<'a> {
    ir: &'a Ir,
    target: &'a Target,
    streams: Vec<Stream>,
    groups: Vec<Group>,
    numbers: BTreeMap<Meeting, u32>,
    origins: Vec<Option<Origin>>,
    open: Vec<Open>,
}

impl Emit<'_> {
    fn row(&mut self, row: Row) -> Result<(), Error> {
        match row {
            Row::Instr(id) => self.instr(id)?,
            Row::Loop(of) => {
                let streams = self.ir.loops.get(of as usize).map(|l| l.streams.clone()).unwrap_or_default();
                let mut starts = Vec::new();
                for (stream, counter) in streams {
                    self.push(stream, Body::Move(counter, Value::Imm(0)), self.target.record_cost);
                    starts.push((stream, self.here(stream)));
                }
                self.open.push(Open::Loop(of, starts));
            }
            Row::EndLoop(_) => self.end_loop(),
            Row::If(predicate) => {
                let body = Body::Choose { predicate, otherwise: 0 };
                let all = 0..self.streams.len() as StreamId;
                let steps = all.map(|stream| self.push(stream, body.clone(), self.target.record_cost)).collect();
                self.open.push(Open::If(steps));
            }
            Row::Else => {
                let Some(Open::If(steps)) = self.open.pop() else { return Ok(()) };
                let mut jumps = Vec::new();
                for (stream, step) in (0..).zip(steps) {
                    let jump = Body::Branch { condition: None, target: 0 };
                    jumps.push((step, self.push(stream, jump, self.target.record_cost)));
                    self.aim(stream, step);
                }
                self.open.push(Open::Else(jumps));
            }
            Row::EndIf => {
                let Some(Open::Else(steps)) = self.open.pop() else { return Ok(()) };
                for (stream, (step, jump)) in (0..).zip(steps) {
                    self.end_branch(stream, step, jump);
                }
            }
        }
        Ok(())
    }

    fn end_loop(&mut self) {
        let Some(Open::Loop(of, starts)) = self.open.pop() else { return };
        let Some(of) = self.ir.loops.get(of as usize) else { return };
        for ((stream, counter), (_, start)) in of.streams.iter().zip(starts) {
            let one = Body::Alu(AluOp::Add, *counter, Value::Reg(*counter), Value::Imm(1));
            self.push(*stream, one, self.target.record_cost);
            let condition = Condition {
                left: Value::Reg(*counter),
                compare: Compare::Lt,
                right: Value::Imm(i64::from(of.count)),
                signed: false,
            };
            let back = Body::Branch { condition: Some(condition), target: start };
            self.push(*stream, back, self.target.record_cost);
        }
    }

    /// A branch to the next step vanishes: that of an arm with nothing in it, and of a branch with nothing in it.
    fn end_branch(&mut self, stream: StreamId, step: usize, jump: usize) {
        if self.here(stream) as usize > jump + 1 {
            self.aim(stream, jump);
            return;
        }
        let Some(steps) = self.streams.get_mut(stream as usize).map(|s| &mut s.steps) else { return };
        steps.truncate(jump);
        if jump == step + 1 {
            steps.truncate(step);
        } else {
            self.aim(stream, step);
        }
    }

    /// A branch goes to what comes next.
    fn aim(&mut self, stream: StreamId, step: usize) {
        let here = self.here(stream);
        let step = self.streams.get_mut(stream as usize).and_then(|s| s.steps.get_mut(step));
        if let Some(Body::Branch { target: to, .. } | Body::Choose { otherwise: to, .. }) = step.map(|s| &mut s.body) {
            *to = here;
        }
    }

    fn here(&self, stream: StreamId) -> Pc {
        self.streams.get(stream as usize).map_or(0, |s| s.steps.len() as Pc)
    }

    fn push(&mut self, stream: StreamId, body: Body, cost: u32) -> usize {
        let step = Step { waits: Vec::new(), body, updates: Vec::new(), cost, source: SourceId::default() };
        match self.streams.get_mut(stream as usize) {
            Some(s) => {
                s.steps.push(step);
                s.steps.len() - 1
            }
            None => 0,
        }
    }

    fn instr(&mut self, id: InstrId) -> Result<(), Error> {
        let instr = &self.ir.instrs[id as usize];
        let On::Stream(stream) = instr.on else {
            return Err(Error::OnAll { instr: id, name: instr.name.clone() });
        };
        let core = self.ir.core(stream);
        let (before, body) = self.bodies(instr, stream, core);
        let waits = instr.waits.iter().map(|w| self.wait(core, w.sem, w.least)).collect::<Result<Vec<_>, _>>()?;
        let posts = instr.posts.iter().map(|p| self.post(core, p.sem, p.amount)).collect::<Result<Vec<_>, _>>()?;
        let first = self.here(stream) as usize;
        if let Some(body) = before {
            self.push(stream, body, 0);
        }
        let last = self.push(stream, body, 0);
        let actor = match instr.kind {
            Kind::Transfer(queue) => Actor::Queue(queue),
            _ => Actor::Stream(stream),
        };
        self.origins[id as usize] = Some((actor, last as Pc));
        let Some(steps) = self.streams.get_mut(stream as usize).map(|s| &mut s.steps) else { return Ok(()) };
        steps[first..].iter_mut().for_each(|step| step.source = instr.source);
        steps[first].waits = waits;
        steps[last].updates = posts;
        steps[last].cost = if matches!(instr.kind, Kind::Transfer(_)) { self.target.record_cost } else { instr.cost };
        Ok(())
    }

    /// What it does, and what must be done before that.
    fn bodies(&mut self, instr: &Instr, stream: StreamId, core: Core) -> (Option<Body>, Body) {
        let accesses = || {
            let one = |a: &super::ir::Access| program::Access {
                region: a.region,
                element: Value::Imm(i64::from(a.element)),
                bytes: (Value::Imm(a.bytes.0 as i64), Value::Imm(a.bytes.1 as i64)),
                write: a.write,
            };
            instr.accesses.iter().map(one).collect()
        };
        let body = match instr.kind {
            Kind::Compute => Body::Access(accesses()),
            Kind::Transfer(queue) => Body::Transfer { queue, accesses: accesses(), duration: instr.cost },
            Kind::Sync | Kind::Enter(_) | Kind::End => Body::Nop,
            Kind::Drain(queue) => Body::Drain(queue),
            Kind::CoreBarrier(number) => Body::Join(self.group(Meeting::Cores(number), stream)),
            Kind::Barrier => {
                let join = Body::Join(self.group(Meeting::Barrier(core), stream));
                return (Some(Body::Drain(None)), join);
            }
            Kind::ResetAll => Body::Reset(self.all()),
            Kind::Set(register, value) => Body::Move(register, Value::Imm(value)),
            Kind::Step(register, by) => Body::Alu(AluOp::Add, register, Value::Reg(register), Value::Imm(by)),
            Kind::Exit => return (Some(Body::Join(self.group(Meeting::Exit(core), stream))), Body::Stop),
        };
        (None, body)
    }

    /// The semaphores that may be used, as ranges.
    fn all(&self) -> Vec<program::ResetRange> {
        let mut ranges: Vec<program::ResetRange> = Vec::new();
        for id in self.target.free_sems() {
            match ranges.last_mut() {
                Some(range) if range.last + 1 == id => range.last = id,
                _ => ranges.push(program::ResetRange { bank: self.target.sems, first: id, last: id }),
            }
        }
        ranges
    }

    fn group(&mut self, meeting: Meeting, stream: StreamId) -> u32 {
        let new = self.groups.len() as u32;
        let number = *self.numbers.entry(meeting).or_insert(new);
        if number == new {
            self.groups.push(Group { members: Vec::new() });
        }
        let members = &mut self.groups[number as usize].members;
        if let Err(at) = members.binary_search(&stream) {
            members.insert(at, stream);
        }
        number
    }

    fn sem(&self, core: Core, sem: SemId) -> Result<SemRef, Error> {
        let id = self.ir.sems.get(sem as usize).and_then(|s| s.id);
        let Some(id) = id else {
            return Err(Error::Malformed("a semaphore has no number: the graph is not lowered".into()));
        };
        Ok(SemRef { core, bank: self.target.sems, id: Value::Imm(i64::from(id)) })
    }

    fn wait(&self, core: Core, sem: SemId, least: Least) -> Result<program::Wait, Error> {
        let value = match least {
            Least::Value(value) => Value::Imm(value),
            Least::Register(register) => Value::Reg(register),
        };
        Ok(program::Wait::new(self.sem(core, sem)?, Test::Counter(Compare::Ge, value)))
    }

    fn post(&self, core: Core, sem: SemId, amount: i64) -> Result<Update, Error> {
        let action = Action::Add(Value::Imm(amount));
        Ok(Update { sem: self.sem(core, sem)?, action, when: When::Complete })
    }
}
