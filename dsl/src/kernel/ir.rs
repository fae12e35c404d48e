//! A kernel between its text and a program: per core and engine a tree of operations.
//!
//! Names are resolved and ids allocated; `for` stays a loop and its variables stay symbolic, so the size of this form is
//! that of the text. A program and records are both made from it.

use chappe_runtime::program::{
    Access, AluOp, Bank, BankId, Body, Condition, Core, Declared, ExprId, PredicateId, QueueId, Region, Register,
    Registers, ResetRange, SourceId, Update, Value, Var, Wait,
};

use super::expect::Expectation;
use super::exprs::Exprs;
use super::names::Names;
use super::profiles::Profiles;
use crate::model::{Literal, Model, ProfileId};

/// A kernel, resolved.
#[derive(Clone, Debug)]
pub struct KernelIr<'m> {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub model: &'m Model,
    /// The profiles its records may be written for.
    pub profiles: Profiles,
    /// Number of cores.
    pub cores: Core,
    /// Banks of a core.
    pub banks: Vec<Bank>,
    /// The bank that `sem` declares in, and that barriers count on.
    pub counter_bank: Option<BankId>,
    /// The register file of an engine.
    pub registers: Registers,
    /// Expressions over `for` variables.
    pub exprs: Exprs,
    /// One stream for each engine in use, core by core.
    pub streams: Vec<StreamIr>,
    /// DMA queues.
    pub queues: Vec<QueueIr>,
    /// Named memory.
    pub regions: Vec<Region>,
    /// Rendezvous.
    pub groups: Vec<GroupIr>,
    /// Number of named predicates.
    pub predicates: u32,
    /// What is declared of single ids.
    pub declared: Vec<Declared>,
    /// For each core, what `reset all` clears.
    pub reset_all: Vec<Vec<ResetRange>>,
    /// What the kernel says will happen.
    pub expectations: Vec<Expectation>,
    /// What everything is called, and where it was written.
    pub names: Names,
}

/// What an engine of a core runs.
#[derive(Clone, Debug)]
pub struct StreamIr {
    /// The core.
    pub core: Core,
    /// The engine's number.
    pub engine: u32,
    /// Its operations.
    pub body: Vec<Node>,
    /// Kernels it calls.
    pub functions: Vec<FunctionIr>,
}

/// The stream of a called kernel, on the engine that calls it.
#[derive(Clone, Debug)]
pub struct FunctionIr {
    /// The kernel.
    pub name: String,
    /// Its operations; its variables are numbered from 0.
    pub body: Vec<Node>,
    /// For the records around its operations.
    pub source: SourceId,
}

/// A queue.
#[derive(Clone, Debug)]
pub struct QueueIr {
    /// Its name, as records spell it.
    pub name: String,
    /// Its core.
    pub core: Core,
    /// Must be empty when its engine ends.
    pub drained_at_exit: bool,
}

/// Who meets whom.
#[derive(Clone, Debug)]
pub struct GroupIr {
    /// What kind.
    pub kind: GroupKind,
    /// Streams that take part, ascending.
    pub members: Vec<u32>,
    /// For a barrier that is made of semaphore records: the counter's id, unless the bank is full.
    pub counter: Option<u32>,
    /// A barrier of it lies within a run-time loop or branch, or in a called kernel: thresholds live in registers.
    pub in_register: bool,
    /// For such a barrier, each member's register.
    pub registers: Vec<(u32, Option<Register>)>,
    /// Where it is first spoken of.
    pub source: SourceId,
}

/// Kinds of rendezvous.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GroupKind {
    /// `barrier` of a core.
    Engines(Core),
    /// `exit` of a core.
    Exit(Core),
    /// `barrier NAME` of a core.
    Named(Core, String),
    /// `core barrier N`.
    Cores(i64),
    /// Records of that kind (an index into the model), written out on a core.
    Record(Core, u32),
}

/// An operation, or operations under a control structure.
#[derive(Clone, Debug)]
pub enum Node {
    /// An operation.
    Op(Op),
    /// `for`: unrolled in records.
    For {
        /// Its variable.
        var: Var,
        /// First value.
        from: Value,
        /// One past the last value.
        to: Value,
        /// What is repeated.
        body: Vec<Node>,
        /// Where from.
        source: SourceId,
    },
    /// `loop`: a counter register and a branch.
    Loop {
        /// The counter; `None` until one is found.
        register: Option<Register>,
        /// How often: a constant, an expression, or a register.
        count: Value,
        /// What is repeated.
        body: Vec<Node>,
        /// Where from.
        source: SourceId,
    },
    /// `if` on a `for` variable: decided before run time.
    Select {
        /// The condition.
        condition: ExprId,
        /// If it is not 0.
        yes: Vec<Node>,
        /// If it is 0.
        no: Vec<Node>,
        /// Where from.
        source: SourceId,
    },
    /// `if` on a register.
    If {
        /// The condition.
        condition: Condition,
        /// If it holds.
        yes: Vec<Node>,
        /// If not.
        no: Vec<Node>,
        /// Where from.
        source: SourceId,
    },
    /// `if unknown p`.
    Choose {
        /// Which predicate.
        predicate: PredicateId,
        /// If it holds.
        yes: Vec<Node>,
        /// If not.
        no: Vec<Node>,
        /// Where from.
        source: SourceId,
    },
}

/// An operation: waits, work, updates.
#[derive(Clone, Debug)]
pub struct Op {
    /// Conditions, in order.
    pub waits: Vec<Wait>,
    /// What it does.
    pub work: Work,
    /// Changes, in order.
    pub posts: Vec<Post>,
    /// Time, in cycles.
    pub cost: u32,
    /// Where from.
    pub source: SourceId,
}

/// An update, and how it was asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Post {
    /// The update.
    pub update: Update,
    /// Written as `inc` or `dec`: a mode without an operand is preferred.
    pub short: bool,
}

/// What an operation does between its waits and its updates.
#[derive(Clone, Debug)]
pub enum Work {
    /// Nothing: only waits and updates.
    Sync,
    /// `nop`.
    Nop,
    /// `do`.
    Compute {
        /// Its name.
        name: String,
        /// What it reads and writes.
        accesses: Vec<Access>,
    },
    /// `copy`.
    Copy {
        /// The queue.
        queue: QueueId,
        /// What it reads and writes.
        accesses: Vec<Access>,
        /// How long the transfer runs.
        duration: u32,
    },
    /// `drain`.
    Drain(Option<QueueId>),
    /// `reset a, b`.
    Reset(Vec<ResetRange>),
    /// `reset all`.
    ResetAll,
    /// `barrier`, named or not: an index into [`KernelIr::groups`].
    Barrier(u32),
    /// `core barrier N`.
    CoreBarrier {
        /// Index into [`KernelIr::groups`].
        group: u32,
        /// Its number.
        id: i64,
    },
    /// `exit`: joins, then stops.
    Exit(u32),
    /// `halt`.
    Halt,
    /// `return`.
    Return,
    /// Register = operand.
    Move(Register, Value),
    /// Register = a op b.
    Alu(AluOp, Register, Value, Value),
    /// `call`: an index into [`StreamIr::functions`].
    Call(u32),
    /// A record as written, or one of a builder.
    Record(Box<RecordOp>),
}

/// A record as written. Its waits and updates are those of its [`Op`].
#[derive(Clone, Debug)]
pub struct RecordOp {
    /// The record.
    pub literal: std::sync::Arc<Literal>,
    /// Values of the parameters that the literal's expressions use.
    pub params: Vec<Value>,
    /// The profile that its builder writes for.
    pub profile: Option<ProfileId>,
    /// What it does besides.
    pub bodies: Vec<Body>,
}

impl Node {
    /// Runs `f` on every node.
    pub(super) fn each(nodes: &[Node], f: &mut impl FnMut(&Node)) {
        for n in nodes {
            f(n);
            match n {
                Node::Op(_) => {}
                Node::For { body, .. } | Node::Loop { body, .. } => Node::each(body, f),
                Node::Select { yes, no, .. } | Node::If { yes, no, .. } | Node::Choose { yes, no, .. } => {
                    Node::each(yes, f);
                    Node::each(no, f);
                }
            }
        }
    }
}
