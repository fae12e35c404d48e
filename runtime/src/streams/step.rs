//! What one record does.

use alloc::string::String;
use alloc::vec::Vec;

use crate::program::{AluOp, Condition, Register, ResetRange, Update, Value, Wait};

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
