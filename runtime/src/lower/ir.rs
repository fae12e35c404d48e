//! What the passes work on: the work of all cores in program order, with what each instruction must come after.
//!
//! Loops and branches are bracket rows, so that the order of rows is the program order and a pass is a walk. A maximal run
//! of instructions between two brackets is a basic block; the rows of one core are its module.

use alloc::string::String;
use alloc::vec::Vec;

use crate::program::{Core, Register, SourceId};

/// Index into [`Ir::instrs`].
pub type InstrId = u32;
/// Index into [`Ir::streams`].
pub type StreamId = u32;
/// Index into [`Ir::queues`].
pub type QueueId = u32;
/// Index into [`Ir::regions`].
pub type RegionId = u32;
/// Index into [`Ir::loops`].
pub type LoopId = u32;
/// Index into [`Ir::sems`].
pub type SemId = u32;
/// A stream, or after all of those a queue: what does one thing after the other.
pub type ThreadId = u32;

/// Work in program order, and what has become of it so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ir {
    /// Number of cores.
    pub cores: Core,
    /// Engines in use, of each core.
    pub streams: Vec<Unit>,
    /// DMA queues.
    pub queues: Vec<Queue>,
    /// Named memory.
    pub regions: Vec<Region>,
    /// Names of the predicates of branches.
    pub predicates: Vec<String>,
    /// Loops, by the number that their rows have.
    pub loops: Vec<Loop>,
    /// Instructions, by number; what is not in a row is not there.
    pub instrs: Vec<Instr>,
    /// Program order.
    pub rows: Vec<Row>,
    /// Semaphores, once the synchronizer has asked for some.
    pub sems: Vec<Sem>,
}

/// An engine of a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its core.
    pub core: Core,
    /// Its name.
    pub name: String,
    /// Its number in the specification.
    pub engine: u32,
    /// It takes part in barriers and exits of all engines.
    pub joins: bool,
}

/// A DMA queue: transfers start and complete in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queue {
    /// Its name.
    pub name: String,
    /// The stream that starts its transfers.
    pub stream: StreamId,
    /// At the end its engine drains it; else it waits for the last transfer's post.
    pub drained: bool,
}

/// Named memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its name.
    pub name: String,
    /// Whose it is; `None`: all cores see it.
    pub core: Option<Core>,
    /// Number of elements.
    pub elements: u32,
    /// Bytes of an element.
    pub bytes: u64,
}

/// A run-time loop with a constant number of iterations.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Loop {
    /// How often.
    pub count: u32,
    /// Streams that have anything in it, each with its counter, once branches are lowered.
    pub streams: Vec<(StreamId, Register)>,
}

/// A row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// An instruction.
    Instr(InstrId),
    /// The start of a loop.
    Loop(LoopId),
    /// Its end.
    EndLoop(LoopId),
    /// The start of what is done if the predicate of that number holds.
    If(u32),
    /// What is done if not.
    Else,
    /// The end of a branch.
    EndIf,
}

/// Where an instruction runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// On one engine.
    Stream(StreamId),
    /// On every engine in use that takes part in barriers. Nothing is encoded in this form.
    All,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Instr {
    /// What people call it.
    pub name: String,
    /// Where it runs.
    pub on: On,
    /// What it does.
    pub kind: Kind,
    /// What it reads and writes.
    pub accesses: Vec<Access>,
    /// What it must come after.
    pub deps: Vec<Dep>,
    /// What it waits for.
    pub waits: Vec<Wait>,
    /// What it posts when it is complete.
    pub posts: Vec<Post>,
    /// Its time; of a transfer, how long that runs.
    pub cost: u32,
    /// Where it came from.
    pub source: SourceId,
}

/// Kinds of instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Datapath work, complete when the engine goes on. Its word carries no predicate.
    Compute,
    /// Starts a transfer.
    Transfer(QueueId),
    /// Nothing but waits and posts: a semaphore record.
    Sync,
    /// Where an engine enters a loop: nothing but waits, and no word if there are none.
    Enter(LoopId),
    /// Where an engine ends: likewise.
    End,
    /// Waits for the transfers of a queue, or of all queues of its engine.
    Drain(Option<QueueId>),
    /// All cores meet; this is one core's part of the barrier of that number.
    CoreBarrier(u32),
    /// All engines of a core meet.
    Barrier,
    /// Clears every semaphore of the core that the runtime does not keep.
    ResetAll,
    /// Register = value.
    Set(Register, i64),
    /// Register += value.
    Step(Register, i64),
    /// All engines of a core meet, and stop.
    Exit,
}

/// An access of named memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// Which region.
    pub region: RegionId,
    /// Which element.
    pub element: u32,
    /// First byte, and one past the last.
    pub bytes: (u64, u64),
    /// It writes.
    pub write: bool,
}

/// A dependency: this instruction comes after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dep {
    /// The other one.
    pub on: InstrId,
    /// The loop over whose iterations it goes: on the other one's execution an iteration earlier.
    pub carried: Option<LoopId>,
    /// Why.
    pub kind: DepKind,
}

/// Why an instruction comes after another. Where several reasons join a pair, the last of this list is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DepKind {
    /// The author says so.
    Ordered,
    /// It overwrites what the other reads.
    Anti,
    /// It overwrites what the other writes.
    Output,
    /// It reads what the other writes.
    Flow,
}

/// A semaphore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sem {
    /// Its name.
    pub name: String,
    /// The thread whose completions it counts; it is in the bank of that thread's core.
    pub thread: ThreadId,
    /// Its number, once there is one.
    pub id: Option<u32>,
}

/// A condition to start: the semaphore has reached a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Which semaphore, of the core of the one that waits.
    pub sem: SemId,
    /// The value.
    pub least: Least,
}

/// A threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Least {
    /// A constant.
    Value(i64),
    /// It grows with the iteration, in a register.
    Register(Register),
}

/// An addition to a semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// Which semaphore.
    pub sem: SemId,
    /// How much.
    pub amount: i64,
}

impl Ir {
    /// Number of streams and queues.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.streams.len() + self.queues.len()
    }

    /// The thread on which an instruction completes; `None` for one of all engines.
    #[must_use]
    pub fn thread(&self, instr: InstrId) -> Option<ThreadId> {
        let instr = self.instrs.get(instr as usize)?;
        match (instr.kind, instr.on) {
            (Kind::Transfer(queue), _) => Some(self.streams.len() as u32 + queue),
            (_, On::Stream(stream)) => Some(stream),
            (_, On::All) => None,
        }
    }

    /// The stream that runs an instruction, or starts its transfer.
    #[must_use]
    pub fn stream(&self, instr: InstrId) -> Option<StreamId> {
        match self.instrs.get(instr as usize)?.on {
            On::Stream(stream) => Some(stream),
            On::All => None,
        }
    }

    /// The stream behind a thread.
    #[must_use]
    pub fn owner(&self, thread: ThreadId) -> StreamId {
        let queue = (thread as usize).checked_sub(self.streams.len());
        queue.and_then(|q| self.queues.get(q)).map_or(thread, |q| q.stream)
    }

    /// The core of a thread.
    #[must_use]
    pub fn core(&self, thread: ThreadId) -> Core {
        self.streams.get(self.owner(thread) as usize).map_or(0, |s| s.core)
    }

    /// Puts instructions before rows; several before one row stay in the order given.
    pub(super) fn insert(&mut self, mut before: Vec<(usize, InstrId)>) {
        if before.is_empty() {
            return;
        }
        before.sort_by_key(|(row, _)| *row);
        let mut next = before.into_iter().peekable();
        let rows = core::mem::take(&mut self.rows);
        let end = rows.len();
        for (at, row) in rows.into_iter().enumerate() {
            while let Some((_, id)) = next.next_if(|(before, _)| *before <= at) {
                self.rows.push(Row::Instr(id));
            }
            self.rows.push(row);
        }
        debug_assert!(next.clone().all(|(row, _)| row >= end), "what is left comes last");
        self.rows.extend(next.map(|(_, id)| Row::Instr(id)));
    }

    /// What a thread is called.
    #[must_use]
    pub fn thread_name(&self, thread: ThreadId) -> &str {
        let queue = (thread as usize).checked_sub(self.streams.len());
        match queue {
            Some(q) => self.queues.get(q).map_or("?", |q| &q.name),
            None => self.streams.get(thread as usize).map_or("?", |s| &s.name),
        }
    }

    /// Adds an instruction, without a row.
    pub fn add(&mut self, instr: Instr) -> InstrId {
        self.instrs.push(instr);
        self.instrs.len() as u32 - 1
    }

    /// Instructions in program order.
    pub fn order(&self) -> impl Iterator<Item = InstrId> + '_ {
        self.rows.iter().filter_map(|row| match row {
            Row::Instr(id) => Some(*id),
            _ => None,
        })
    }

    /// Waits of one execution of everything, conditions of semaphores only; and dependencies among them.
    #[must_use]
    pub fn count(&self, of: impl Fn(&Instr) -> u64) -> u64 {
        let (mut sum, mut times, mut stack) = (0_u64, 1_u64, Vec::new());
        for row in &self.rows {
            match row {
                Row::Instr(id) => {
                    let each = self.instrs.get(*id as usize).map_or(0, &of);
                    sum = sum.saturating_add(each.saturating_mul(times));
                }
                Row::Loop(id) => {
                    stack.push(times);
                    times = times.saturating_mul(self.loops.get(*id as usize).map_or(0, |l| u64::from(l.count)));
                }
                Row::EndLoop(_) => times = stack.pop().unwrap_or(1),
                Row::If(_) | Row::Else | Row::EndIf => {}
            }
        }
        sum
    }
}

impl Instr {
    /// An instruction that does its work, and nothing else.
    #[must_use]
    pub fn new(name: impl Into<String>, on: On, kind: Kind) -> Self {
        Instr {
            name: name.into(),
            on,
            kind,
            accesses: Vec::new(),
            deps: Vec::new(),
            waits: Vec::new(),
            posts: Vec::new(),
            cost: 1,
            source: SourceId::default(),
        }
    }

    /// Adds a dependency; of two on one execution the stronger is kept.
    pub fn after(&mut self, dep: Dep) {
        match self.deps.iter_mut().find(|d| (d.on, d.carried) == (dep.on, dep.carried)) {
            Some(known) => known.kind = known.kind.max(dep.kind),
            None => self.deps.push(dep),
        }
    }
}
