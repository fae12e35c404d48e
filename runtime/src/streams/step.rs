//! What one record does.

use alloc::string::String;
use alloc::vec::Vec;

use crate::program::{Alternative, AluOp, Condition, Register, ResetRange, Update, Value, Wait};

/// What a record does between its waits and its updates; names and distances are not looked up yet.
#[derive(Clone, Debug, PartialEq)]
pub enum RawBody {
    /// Waits for the engine's transfers: on the queue of that name, or on all.
    Drain(Option<String>),
    /// Meets the other engines that join, at this kind of record: its number in the specification.
    Join(u32),
    /// Meets the other cores.
    JoinCores,
    /// Clears entries.
    Reset(Vec<ResetRange>),
    /// Starts a transfer on the queue of that name.
    Transfer(String),
    /// Register = operand.
    Move(Register, Value),
    /// Register = a op b.
    Alu(AluOp, Register, Value, Value),
    /// Goes that many records on (or back), counted from the record itself, if the condition holds (or there is none).
    Branch(Option<Condition>, i64),
    /// Calls the function of that name.
    Call(String),
    /// Goes back to the caller.
    Return,
    /// Ends the stream.
    Stop,
}

/// A record's waits, what it does, its updates.
#[derive(Clone, Debug, PartialEq)]
pub struct RawStep {
    /// Its waits, in order.
    pub waits: Vec<Wait>,
    /// What it does, in order; often nothing.
    pub bodies: Vec<RawBody>,
    /// Its updates, in order.
    pub updates: Vec<Update>,
    /// Its time, in cycles.
    pub cost: u32,
    /// How long its transfer runs, if it starts one.
    pub duration: u32,
}

/// The waits of a record while they are put together: those that are alternatives become one.
#[derive(Clone, Debug, Default)]
pub struct Waits {
    all: Vec<Wait>,
    /// Groups of alternatives that have begun, with the wait that each became.
    begun: Vec<(usize, usize)>,
}

impl Waits {
    /// Adds the next wait; `group`: the number of the group of alternatives that it belongs to.
    pub fn push(&mut self, wait: Wait, group: Option<usize>) {
        let Some(group) = group else { return self.all.push(wait) };
        let begun = self.begun.iter().find(|(known, _)| *known == group).and_then(|(_, at)| self.all.get_mut(*at));
        match begun {
            Some(first) => first.or.push(Alternative { sem: wait.sem, test: wait.test }),
            None => {
                self.begun.push((group, self.all.len()));
                self.all.push(wait);
            }
        }
    }

    /// All waits. `None`: one of the groups has nothing in it, so that there is nothing that could ever be enough.
    #[must_use]
    pub fn finish(self, groups: usize) -> Option<Vec<Wait>> {
        (self.begun.len() == groups).then_some(self.all)
    }
}
