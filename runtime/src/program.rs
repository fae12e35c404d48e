//! `Program`: banks, streams of steps, queues, join groups.
//!
//! Loops stay loops: a `for` is a [`Body::For`] … [`Body::Next`] pair whose variable may appear in operands, and a
//! run-time loop is a backward [`Body::Branch`]. Nothing here is unrolled, so a program's size is that of its text.

mod wait;

use alloc::vec::Vec;

pub use wait::{Alternative, Test, Wait};

/// Index of a core, 0-based.
pub type Core = u16;
/// Index into [`Program::banks`].
pub type BankId = u16;
/// Index into [`Program::streams`].
pub type StreamId = u32;
/// Index into [`Program::queues`].
pub type QueueId = u32;
/// Index into [`Program::regions`].
pub type RegionId = u32;
/// Index into [`Program::groups`].
pub type GroupId = u32;
/// Index into [`Program::predicates`].
pub type PredicateId = u32;
/// Index into [`Program::exprs`].
pub type ExprId = u32;
/// Number of a `for` variable: its nesting depth within its stream, outermost 0.
pub type Var = u16;
/// Register number, in the register file of the step's own engine.
pub type Register = u16;
/// Index of a step within its stream.
pub type Pc = u32;

/// Where a step came from. Opaque here; whoever built the program keeps the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct SourceId(pub u32);

/// A whole program: every core, every engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// Kinds of synchronization state. Every core has its own instance of every bank.
    pub banks: Vec<Bank>,
    /// The register file that every engine has for itself.
    pub registers: Registers,
    /// Number of cores, at least 1.
    pub cores: Core,
    /// One stream per engine and core that has any step.
    pub streams: Vec<Stream>,
    /// DMA queues: transfers start in order and complete in order.
    pub queues: Vec<Queue>,
    /// Named memory, for race checking. The simulator ignores it.
    pub regions: Vec<Region>,
    /// Rendezvous: who takes part.
    pub groups: Vec<Group>,
    /// Named predicates of `if unknown p`; the value is their number only.
    pub predicates: u32,
    /// Expressions over `for` variables that operands refer to.
    pub exprs: Vec<Expr>,
    /// What is declared of single ids: initial value, limits, must be zero at exit.
    pub declared: Vec<Declared>,
}

/// A kind of synchronization state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bank {
    /// Number of ids; legal ids are `0..size`.
    pub size: u32,
    /// Counters or flags.
    pub kind: BankKind,
    /// Inclusive id ranges that programs must not use.
    pub reserved: Vec<(u32, u32)>,
}

/// What one entry of a bank is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankKind {
    /// A counter of `bits` (1..=32) bits that wraps; crossing the end of its range is the fault `wrap`.
    /// `signed` says how it is read: its range, and how waits compare.
    Counter {
        /// Width in bits, 1..=32.
        bits: u8,
        /// Two's complement if true.
        signed: bool,
    },
    /// A one-shot flag: setting a set one or clearing a clear one is a fault.
    Flag,
}

/// The register file of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Number of registers.
    pub count: u16,
    /// Width in bits, 1..=64. Values are kept modulo 2^bits and read as unsigned unless an operation says otherwise.
    pub bits: u8,
    /// Value of every register at the start.
    pub init: u64,
}

impl Default for Registers {
    fn default() -> Self {
        Registers { count: 0, bits: 32, init: 0 }
    }
}

/// What an engine of a core runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stream {
    /// The core it runs on.
    pub core: Core,
    /// The engine's ordinal in the specification.
    pub engine: u32,
    /// The steps; execution starts at 0 and ends after the last or at [`Body::Stop`].
    pub steps: Vec<Step>,
    /// How deep `for` loops nest: variables are `0..depth`.
    pub depth: Var,
}

/// One step: waits in order, each with its action; then the body; then the updates.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Conditions to proceed, tested in order: the second is looked at only after the first has passed.
    pub waits: Vec<Wait>,
    /// What it does.
    pub body: Body,
    /// Changes of synchronization state, in order.
    pub updates: Vec<Update>,
    /// Time the engine is busy with it, in cycles.
    pub cost: u32,
    /// Where it came from.
    pub source: SourceId,
}

/// One entry of a bank of some core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SemRef {
    /// Whose bank.
    pub core: Core,
    /// Which bank.
    pub bank: BankId,
    /// Which entry. [`Value::Reg`] does not occur here.
    pub id: Value,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A constant.
    Imm(i64),
    /// The current value of a register of the step's engine.
    Reg(Register),
    /// A value that depends on `for` variables.
    Expr(ExprId),
}

/// An expression over `for` variables; arithmetic is checked 64-bit, overflow is [`crate::program::ExprError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A constant.
    Const(i64),
    /// A `for` variable of the stream.
    Var(Var),
    /// An operation on two expressions, which come earlier in [`Program::exprs`].
    Binary(ExprOp, ExprId, ExprId),
    /// `condition != 0 ? a : b`.
    Select(ExprId, ExprId, ExprId),
}

/// Operators of [`Expr`]. Comparisons give 0 or 1. Division truncates; `Rem` has the sign of the dividend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the operators")]
pub enum ExprOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Min,
    Max,
}

/// Why an expression over `for` variables has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExprError {
    /// The result does not fit 64 bits.
    Overflow,
    /// Division or remainder by zero.
    DivideByZero,
    /// A shift by a negative count or by 64 or more.
    Shift,
    /// It refers to nothing, to a later expression, or nests too deep: [`Program::validate`] finds these.
    Malformed,
}

/// How a wait compares: the state is the left side, the operand the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the comparisons")]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// A change of one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Counter += operand.
    Add(Value),
    /// Counter -= operand.
    Sub(Value),
    /// Counter = operand.
    Write(Value),
    /// Set a flag; already set is the fault `double_set`.
    SetFlag,
    /// Clear a flag; already clear is the fault `clear_before_set`.
    ClearFlag,
}

/// An update of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// The entry it changes; may belong to another core.
    pub sem: SemRef,
    /// How.
    pub action: Action,
    /// When, relative to the step's body.
    pub when: When,
}

/// When an update fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum When {
    /// Once the source operands have been read: at the start of the body (for a transfer: when it has read).
    Read,
    /// Once the body's results are visible: at its end (for a transfer: when it is complete).
    #[default]
    Complete,
}

/// What a step does between its waits and its updates.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// Nothing.
    Nop,
    /// Reads and writes memory (a compute instruction).
    Access(Vec<Access>),
    /// Starts a transfer. It runs apart from the engine, after the transfers started earlier on the same queue; the
    /// step's updates belong to the transfer and fire when that has read, or is complete.
    Transfer {
        /// The queue.
        queue: QueueId,
        /// What the transfer reads and writes.
        accesses: Vec<Access>,
        /// How long it runs, in cycles.
        duration: u32,
    },
    /// Waits until every transfer that this engine has started (on one queue, or on all) is complete.
    Drain(Option<QueueId>),
    /// Sets entries to 0 (flags to clear), one after the other, without faults.
    Reset(Vec<ResetRange>),
    /// Waits until every member of the group has arrived, then all proceed.
    Join(GroupId),
    /// Register = operand, modulo its width.
    Move(Register, Value),
    /// Register = a op b, modulo its width.
    Alu(AluOp, Register, Value, Value),
    /// Goes to `target` if the condition holds (or there is none), else on.
    Branch {
        /// `None`: always.
        condition: Option<Condition>,
        /// Step to go to.
        target: Pc,
    },
    /// Goes on if the named predicate holds, else to `otherwise`. All engines see the same value.
    Choose {
        /// Which predicate.
        predicate: PredicateId,
        /// Step to go to if it does not hold.
        otherwise: Pc,
    },
    /// Goes on if the expression over `for` variables is not 0, else to `otherwise`. Decided before run time, so it
    /// takes no time.
    If {
        /// The condition.
        condition: ExprId,
        /// Step to go to if it is 0.
        otherwise: Pc,
    },
    /// Starts a `for`: `var` runs from `from` (inclusive) to `to` (exclusive). If empty, goes to the step after the
    /// matching [`Body::Next`], which is step `next`. Takes no time: a `for` is unrolled.
    For {
        /// The variable.
        var: Var,
        /// First value.
        from: Value,
        /// One past the last value.
        to: Value,
        /// The matching [`Body::Next`].
        next: Pc,
    },
    /// Ends a `for`: adds one to the variable and goes back to the step after `start`, or on. Takes no time.
    Next {
        /// The matching [`Body::For`].
        start: Pc,
    },
    /// Goes to `target` and remembers to come back after this step.
    Call {
        /// First step of the callee, in the same stream.
        target: Pc,
    },
    /// Goes back to after the latest call; without one, ends the stream.
    Return,
    /// Ends the stream.
    Stop,
}

/// A set of entries of the step's own core that a reset clears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResetRange {
    /// Which bank.
    pub bank: BankId,
    /// First id, inclusive.
    pub first: u32,
    /// Last id, inclusive.
    pub last: u32,
}

/// A run-time condition on registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// Left side.
    pub left: Value,
    /// The comparison.
    pub compare: Compare,
    /// Right side.
    pub right: Value,
    /// Compare as signed numbers of the register's width.
    pub signed: bool,
}

/// Register arithmetic, modulo the register's width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the operations")]
pub enum AluOp {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Min,
    Max,
}

/// An access of named memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Access {
    /// Which region.
    pub region: RegionId,
    /// Which element, for a region that is an array; 0 otherwise.
    pub element: Value,
    /// First byte and one past the last byte within the element.
    pub bytes: (Value, Value),
    /// It writes; else it reads.
    pub write: bool,
}

/// A DMA queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queue {
    /// Core of the engine that starts its transfers.
    pub core: Core,
    /// Must be empty when its engine ends.
    pub drained_at_exit: bool,
}

/// Named memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The core it belongs to; `None`: visible to all cores.
    pub core: Option<Core>,
    /// Number of elements, at least 1.
    pub elements: u32,
    /// Size of an element in bytes, at least 1.
    pub bytes: u64,
}

/// A rendezvous.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The streams that must arrive.
    pub members: Vec<StreamId>,
}

/// What is declared of one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Whose bank.
    pub core: Core,
    /// Which bank.
    pub bank: BankId,
    /// Which entry.
    pub id: u32,
    /// Value at the start.
    pub init: i64,
    /// Inclusive bounds the value must stay within.
    pub limit: Option<(i64, i64)>,
    /// Must be 0 when everything has ended.
    pub zero_at_exit: bool,
}
