//! From the steps of single records to a program: targets of branches and calls, queues, rendezvous.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::remote::remote_update;
use super::step::{RawBody, RawStep};
use crate::program::{
    Bank, Body, Core, Group, GroupId, Pc, Program, Queue, QueueId, Registers, SourceId, Step, Stream,
};

/// What streams run on.
#[derive(Clone, Debug)]
pub struct Environment<'a> {
    /// Banks with their names.
    pub banks: Vec<(&'a str, Bank)>,
    /// The register file of every engine.
    pub registers: Registers,
    /// Engines that take part in barriers; `None`: all.
    pub joins: Option<Vec<u32>>,
    /// Core and engine of every stream, in order.
    pub streams: Vec<(Core, u32)>,
}

/// A record of a stream.
#[derive(Clone, Debug)]
pub struct Record {
    /// What it does.
    pub step: RawStep,
    /// The function that begins with it.
    pub function: Option<String>,
    /// Where it comes from.
    pub source: SourceId,
}

/// What makes two joins the same rendezvous.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meeting {
    /// Engines of a core, at that kind of record.
    Engines(Core, u32),
    /// Cores.
    Cores,
}

/// Why a stream's records do not belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// A branch leaves the stream.
    Branch {
        /// How far it goes.
        distance: i64,
        /// The record it is, counted from the start of the stream.
        record: usize,
        /// Records of the stream.
        records: usize,
    },
    /// A call of a function that is not there.
    Call {
        /// Its name.
        name: String,
        /// The record it is.
        record: usize,
        /// Functions that are there.
        known: Vec<String>,
    },
}

impl LinkError {
    /// The record, counted from the start of its stream.
    #[must_use]
    pub fn record(&self) -> usize {
        match self {
            LinkError::Branch { record, .. } | LinkError::Call { record, .. } => *record,
        }
    }
}

/// A program, and what its parts are called.
#[derive(Clone, Debug)]
pub struct Linked {
    /// The program.
    pub program: Program,
    /// Names of its queues.
    pub queues: Vec<String>,
    /// Its groups.
    pub groups: Vec<Meeting>,
}

/// Makes a program, one stream after the other.
#[derive(Debug)]
pub struct Linker<'a> {
    environment: Environment<'a>,
    program: Program,
    queues: BTreeMap<(Core, String), QueueId>,
    names: Vec<String>,
    meetings: BTreeMap<Meeting, GroupId>,
    groups: Vec<Meeting>,
    /// Streams so far.
    done: usize,
}

/// What is still to be aimed within a stream.
#[derive(Default)]
struct Aims {
    /// First step of each record, and one past the last.
    starts: Vec<Pc>,
    /// Step, record, distance.
    branches: Vec<(usize, usize, i64)>,
    /// Step, record, function.
    calls: Vec<(usize, usize, String)>,
    functions: BTreeMap<String, Pc>,
}

impl<'a> Linker<'a> {
    /// A program without streams.
    #[must_use]
    pub fn new(environment: Environment<'a>) -> Self {
        let program = Program {
            banks: environment.banks.iter().map(|(_, b)| b.clone()).collect(),
            registers: environment.registers.clone(),
            cores: environment.streams.iter().map(|(core, _)| *core).max().unwrap_or(0).saturating_add(1),
            ..Program::default()
        };
        Linker {
            environment,
            program,
            queues: BTreeMap::new(),
            names: Vec::new(),
            meetings: BTreeMap::new(),
            groups: Vec::new(),
            done: 0,
        }
    }

    /// Adds the next stream of the environment. `None` stands for a record whose step is not known, which the caller
    /// reports.
    pub fn stream(&mut self, records: impl IntoIterator<Item = Option<Record>>) -> Vec<LinkError> {
        let index = self.done;
        self.done += 1;
        let Some((core, engine)) = self.environment.streams.get(index).copied() else { return Vec::new() };
        let (mut steps, mut aims) = (Vec::new(), Aims::default());
        for (i, record) in records.into_iter().enumerate() {
            aims.starts.push(steps.len() as Pc);
            if let Some(record) = record {
                self.record((core, index as u32), i, record, &mut steps, &mut aims);
            }
        }
        aims.starts.push(steps.len() as Pc);
        let errors = aims.aim(&mut steps);
        self.program.streams.push(Stream { core, engine, steps, depth: 0 });
        errors
    }

    /// The program.
    #[must_use]
    pub fn finish(self) -> Linked {
        Linked { program: self.program, queues: self.names, groups: self.groups }
    }

    fn record(&mut self, at: (Core, u32), i: usize, record: Record, steps: &mut Vec<Step>, aims: &mut Aims) {
        let Record { step, function, source } = record;
        let RawStep { waits, bodies, mut updates, cost, duration } = step;
        let first = steps.len();
        if let Some(name) = function {
            aims.functions.entry(name).or_insert(first as Pc);
        }
        for b in bodies {
            if let RawBody::Transfer(queue) = &b
                && let Some(update) = self.remote(queue)
            {
                updates.push(update);
                continue;
            }
            match &b {
                RawBody::Branch(_, distance) => aims.branches.push((steps.len(), i, *distance)),
                RawBody::Call(name) => aims.calls.push((steps.len(), i, name.clone())),
                _ => {}
            }
            let body = self.body(at, b, duration);
            steps.push(Step { waits: Vec::new(), body, updates: Vec::new(), cost: 0, source });
        }
        if steps.len() == first {
            steps.push(Step { waits: Vec::new(), body: Body::Nop, updates: Vec::new(), cost: 0, source });
        }
        let last = steps.len() - 1;
        let stops = matches!(steps[last].body, Body::Stop | Body::Return);
        steps[first].waits = waits;
        steps[last].cost = cost;
        let at = if stops && last > first { last - 1 } else { last };
        steps[at].updates = updates;
    }

    fn remote(&self, queue: &str) -> Option<crate::program::Update> {
        remote_update(self.environment.banks.iter().map(|(name, b)| (*name, b.kind)), queue)
    }

    fn body(&mut self, (core, stream): (Core, u32), raw: RawBody, duration: u32) -> Body {
        match raw {
            RawBody::Drain(None) => Body::Drain(None),
            RawBody::Drain(Some(q)) => Body::Drain(Some(self.queue(core, q))),
            RawBody::Join(kind) => Body::Join(self.group(Meeting::Engines(core, kind), stream)),
            RawBody::JoinCores => Body::Join(self.group(Meeting::Cores, stream)),
            RawBody::Reset(ranges) => Body::Reset(ranges),
            RawBody::Transfer(q) => Body::Transfer { queue: self.queue(core, q), accesses: Vec::new(), duration },
            RawBody::Move(r, v) => Body::Move(r, v),
            RawBody::Alu(op, r, a, b) => Body::Alu(op, r, a, b),
            RawBody::Branch(condition, _) => Body::Branch { condition, target: 0 },
            RawBody::Call(_) => Body::Call { target: 0 },
            RawBody::Return => Body::Return,
            RawBody::Stop => Body::Stop,
        }
    }

    fn queue(&mut self, core: Core, name: String) -> QueueId {
        let (queues, names) = (&mut self.program.queues, &mut self.names);
        *self.queues.entry((core, name.clone())).or_insert_with(|| {
            queues.push(Queue { core, drained_at_exit: false });
            names.push(name);
            queues.len() as QueueId - 1
        })
    }

    /// The rendezvous; of engines, all that are there and belong take part; of cores, every stream that joins.
    fn group(&mut self, meeting: Meeting, stream: u32) -> GroupId {
        let id = match self.meetings.get(&meeting) {
            Some(g) => *g,
            None => {
                let id = self.program.groups.len() as GroupId;
                let members = self.members(meeting);
                self.program.groups.push(Group { members });
                self.groups.push(meeting);
                self.meetings.insert(meeting, id);
                id
            }
        };
        if let Some(g) = self.program.groups.get_mut(id as usize)
            && let Err(at) = g.members.binary_search(&stream)
        {
            g.members.insert(at, stream);
        }
        id
    }

    fn members(&self, meeting: Meeting) -> Vec<u32> {
        let Meeting::Engines(core, _) = meeting else { return Vec::new() };
        let joins = |engine: &u32| self.environment.joins.as_ref().is_none_or(|j| j.contains(engine));
        let streams = self.environment.streams.iter().enumerate();
        streams.filter(|(_, (c, e))| *c == core && joins(e)).map(|(i, _)| i as u32).collect()
    }
}

impl Aims {
    /// Gives branches and calls their targets.
    fn aim(self, steps: &mut [Step]) -> Vec<LinkError> {
        let mut errors = Vec::new();
        let records = self.starts.len() - 1;
        for (at, record, distance) in self.branches {
            let to = (record as i64).checked_add(distance).and_then(|t| usize::try_from(t).ok());
            match to.and_then(|t| self.starts.get(t)) {
                Some(pc) => {
                    if let Some(Body::Branch { target, .. }) = steps.get_mut(at).map(|s| &mut s.body) {
                        *target = *pc;
                    }
                }
                None => errors.push(LinkError::Branch { distance, record, records }),
            }
        }
        for (at, record, name) in self.calls {
            match self.functions.get(&name) {
                Some(pc) => {
                    if let Some(Body::Call { target }) = steps.get_mut(at).map(|s| &mut s.body) {
                        *target = *pc;
                    }
                }
                None => {
                    let known = self.functions.keys().cloned().collect();
                    errors.push(LinkError::Call { name, record, known });
                }
            }
        }
        errors
    }
}
