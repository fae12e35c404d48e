//! Barriers and fences, composed into a program.
//!
//! All engines of a core that are in use meet, each with the same steps at the end of its stream. In what form is a choice:
//! as a counted join, as a post and then a wait, as the one record that does both (which can never start: for the
//! comparison of bytes, and for the verifier to say so), or as the runtime does it, in turn.
//!
//! **One counter serves many barriers** because it only rises: the threshold of round *k* is *k* times the number of
//! engines. A reset between two rounds would have to be done by every engine, and a late one would wipe the arrivals of the
//! others at the next barrier, so that a reset has to spare the counter. The runtime's form waits for equality, and the
//! first to pass would move the counter on while the last still looks at it: it needs a counter of its own each time.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::lower::FencePart;
use crate::program::{
    Action, BankId, Body, Compare, Core, Group, GroupId, Program, ResetRange, SemRef, SourceId, Step, StreamId, Test,
    Update, Value, Wait, When,
};

/// How a barrier is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A rendezvous that the machine counts.
    Join,
    /// One step drains and posts, the next waits for all.
    PostThenWait,
    /// One step waits for all and then posts: nobody ever does.
    Fused,
    /// Drain; wait for one's turn and pass it on; wait for all.
    Turns,
}

/// Why a barrier cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierError {
    /// No engine of that core takes part.
    Nobody(Core),
    /// The counter does not exist, or is reserved.
    Counter(u32),
    /// A second barrier in turns on one counter: its waits for equality would be overshot.
    Reuse(u32),
    /// The reset would wipe the counter that the barriers around it count on.
    WipesCounter(u32),
    /// The counter would not hold the threshold.
    Overflow(i64),
}

impl fmt::Display for BarrierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BarrierError::Nobody(core) => write!(f, "no engine of core {core} takes part in a barrier"),
            BarrierError::Counter(id) => {
                write!(f, "semaphore {id} cannot count a barrier: it is reserved, or not there")
            }
            BarrierError::Reuse(id) => write!(
                f,
                "semaphore {id} has counted a barrier in turns already: another needs another, for its waits are for \
                 equality"
            ),
            BarrierError::WipesCounter(id) => write!(
                f,
                "the reset clears semaphore {id}, which the barriers around it count on: a late engine would wipe the \
                 arrivals of the others"
            ),
            BarrierError::Overflow(n) => write!(f, "the counter of the barrier does not hold {n}"),
        }
    }
}

impl core::error::Error for BarrierError {}

/// Puts barriers at the end of the streams of a core.
#[derive(Clone, Debug)]
pub struct Composer {
    core: Core,
    members: Vec<StreamId>,
    bank: BankId,
    counter: u32,
    /// Barriers so far.
    rounds: i64,
    /// One of them was in turns.
    turns: bool,
    most: i64,
}

impl Composer {
    /// For the engines of a core that have anything to do, and that `joins` says take part, on a counter.
    ///
    /// # Errors
    ///
    /// Nobody takes part; the counter cannot be used.
    pub fn new(
        program: &Program,
        core: Core,
        (bank, counter): (BankId, u32),
        joins: impl Fn(u32) -> bool,
    ) -> Result<Self, BarrierError> {
        let used = |s: &crate::program::Stream| s.core == core && !s.steps.is_empty() && joins(s.engine);
        let members: Vec<StreamId> = (0..).zip(&program.streams).filter(|(_, s)| used(s)).map(|(id, _)| id).collect();
        if members.is_empty() {
            return Err(BarrierError::Nobody(core));
        }
        let Some(b) = program.banks.get(usize::from(bank)) else { return Err(BarrierError::Counter(counter)) };
        let kept = b.reserved.iter().any(|(first, last)| (*first..=*last).contains(&counter));
        let most = match b.kind {
            crate::program::BankKind::Counter { bits, .. } => (1_i64 << (bits.clamp(1, 32) - 1)) - 1,
            crate::program::BankKind::Flag => 0,
        };
        if counter >= b.size || kept || most == 0 {
            return Err(BarrierError::Counter(counter));
        }
        Ok(Composer { core, members, bank, counter, rounds: 0, turns: false, most })
    }

    /// How many engines meet.
    #[must_use]
    pub fn engines(&self) -> usize {
        self.members.len()
    }

    /// A barrier.
    ///
    /// # Errors
    ///
    /// The counter cannot count it.
    pub fn barrier(&mut self, program: &mut Program, form: Form) -> Result<(), BarrierError> {
        let n = self.members.len() as i64;
        let (base, all) = (self.rounds * n, (self.rounds + 1) * n);
        if form != Form::Join {
            if self.turns || form == Form::Turns && self.rounds > 0 {
                return Err(BarrierError::Reuse(self.counter));
            }
            if all > self.most {
                return Err(BarrierError::Overflow(all));
            }
            self.rounds += 1;
            self.turns = form == Form::Turns;
        }
        let group = (form == Form::Join).then(|| {
            program.groups.push(Group { members: self.members.clone() });
            program.groups.len() as GroupId - 1
        });
        for (turn, stream) in (0..).zip(&self.members) {
            let steps = match form {
                Form::Join => vec![step(Body::Drain(None)), step(Body::Join(group.unwrap_or(0)))],
                Form::PostThenWait => {
                    vec![self.posting(step(Body::Drain(None))), self.waiting(step(Body::Nop), Compare::Ge, all)]
                }
                Form::Fused => vec![self.posting(self.waiting(step(Body::Nop), Compare::Ge, all))],
                Form::Turns => vec![
                    step(Body::Drain(None)),
                    self.posting(self.waiting(step(Body::Nop), Compare::Eq, base + turn)),
                    self.waiting(step(Body::Nop), Compare::Eq, all),
                ],
            };
            if let Some(stream) = program.streams.get_mut(*stream as usize) {
                stream.steps.extend(steps);
            }
        }
        Ok(())
    }

    /// A reset of entries between two barriers: nobody starts it early, or sees half of it.
    ///
    /// # Errors
    ///
    /// It would wipe the counter; as [`Composer::barrier`].
    pub fn reset(&mut self, program: &mut Program, ranges: &[ResetRange], form: Form) -> Result<(), BarrierError> {
        self.barrier(program, form)?;
        self.clear(program, ranges, form)?;
        self.barrier(program, form)
    }

    fn clear(&self, program: &mut Program, ranges: &[ResetRange], form: Form) -> Result<(), BarrierError> {
        let wipes = |r: &ResetRange| r.bank == self.bank && (r.first..=r.last).contains(&self.counter);
        if form != Form::Join && ranges.iter().any(wipes) {
            return Err(BarrierError::WipesCounter(self.counter));
        }
        self.each(program, || Body::Reset(ranges.to_vec()));
        Ok(())
    }

    /// What brackets a control transfer, in the order of the specification. A core barrier only with several cores: of
    /// the group `cores`, if there is one.
    ///
    /// # Errors
    ///
    /// As [`Composer::reset`].
    pub fn fence(
        &mut self,
        program: &mut Program,
        parts: &[FencePart],
        ranges: &[ResetRange],
        form: Form,
        cores: Option<GroupId>,
    ) -> Result<(), BarrierError> {
        for part in parts {
            match part {
                FencePart::Barrier => self.barrier(program, form)?,
                FencePart::ResetAll => self.clear(program, ranges, form)?,
                FencePart::Drain => self.each(program, || Body::Drain(None)),
                FencePart::CoreBarrier => {
                    if let Some(group) = cores.filter(|_| program.cores > 1) {
                        self.each(program, || Body::Join(group));
                    }
                }
            }
        }
        Ok(())
    }

    /// What `reset all` clears: everything that is neither reserved nor the counter.
    #[must_use]
    pub fn all(&self, program: &Program) -> Vec<ResetRange> {
        let Some(bank) = program.banks.get(usize::from(self.bank)) else { return Vec::new() };
        let kept = |id: u32| bank.reserved.iter().any(|(first, last)| (*first..=*last).contains(&id));
        let mut ranges: Vec<ResetRange> = Vec::new();
        for id in (0..bank.size).filter(|id| !kept(*id) && *id != self.counter) {
            match ranges.last_mut() {
                Some(range) if range.last + 1 == id => range.last = id,
                _ => ranges.push(ResetRange { bank: self.bank, first: id, last: id }),
            }
        }
        ranges
    }

    fn each(&self, program: &mut Program, body: impl Fn() -> Body) {
        for stream in &self.members {
            if let Some(stream) = program.streams.get_mut(*stream as usize) {
                stream.steps.push(step(body()));
            }
        }
    }

    fn sem(&self) -> SemRef {
        SemRef { core: self.core, bank: self.bank, id: Value::Imm(i64::from(self.counter)) }
    }

    fn posting(&self, mut step: Step) -> Step {
        let action = Action::Add(Value::Imm(1));
        step.updates.push(Update { sem: self.sem(), action, when: When::Complete });
        step
    }

    fn waiting(&self, mut step: Step, compare: Compare, value: i64) -> Step {
        step.waits.push(Wait::new(self.sem(), Test::Counter(compare, Value::Imm(value))));
        step
    }
}

fn step(body: Body) -> Step {
    Step { waits: Vec::new(), body, updates: Vec::new(), cost: 1, source: SourceId::default() }
}
