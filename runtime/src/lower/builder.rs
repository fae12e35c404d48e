//! The door for programs: work in program order.

use alloc::string::String;
use core::ops::Range;

use super::ir::{
    Access, Dep, DepKind, Instr, InstrId, Ir, Kind, Loop, On, Queue, QueueId, Region, RegionId, Row, StreamId, Unit,
};
use crate::program::{Core, SourceId};

/// Makes an [`Ir`], work by work.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    ir: Ir,
}

impl Builder {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Builder { ir: Ir { cores: 1, ..Ir::default() } }
    }

    /// An engine of core 0 that takes part in barriers, by its name and its number in the specification.
    pub fn engine(&mut self, name: impl Into<String>, number: u32) -> StreamId {
        self.unit(Unit { core: 0, name: name.into(), engine: number, joins: true })
    }

    /// An engine.
    pub fn unit(&mut self, unit: Unit) -> StreamId {
        self.ir.cores = self.ir.cores.max(unit.core.saturating_add(1));
        self.ir.streams.push(unit);
        self.ir.streams.len() as u32 - 1
    }

    /// A queue that an engine starts transfers on.
    pub fn queue(&mut self, name: impl Into<String>, stream: StreamId) -> QueueId {
        self.ir.queues.push(Queue { name: name.into(), stream, drained: false });
        self.ir.queues.len() as u32 - 1
    }

    /// Memory that all cores see, of one element.
    pub fn region(&mut self, name: impl Into<String>, bytes: u64) -> RegionId {
        self.memory(Region { name: name.into(), core: None, elements: 1, bytes })
    }

    /// Memory.
    pub fn memory(&mut self, region: Region) -> RegionId {
        self.ir.regions.push(region);
        self.ir.regions.len() as u32 - 1
    }

    /// Number of cores, if more than those with engines.
    pub fn cores(&mut self, cores: Core) {
        self.ir.cores = self.ir.cores.max(cores);
    }

    /// A predicate of branches.
    pub fn predicate(&mut self, name: impl Into<String>) -> u32 {
        self.ir.predicates.push(name.into());
        self.ir.predicates.len() as u32 - 1
    }

    /// Datapath work.
    pub fn compute(&mut self, name: impl Into<String>, on: StreamId) -> Work<'_> {
        self.work(name.into(), on, Kind::Compute)
    }

    /// A transfer, started by the queue's engine.
    pub fn transfer(&mut self, name: impl Into<String>, on: QueueId) -> Work<'_> {
        let stream = self.ir.queues.get(on as usize).map_or(u32::MAX, |q| q.stream);
        self.work(name.into(), stream, Kind::Transfer(on))
    }

    fn work(&mut self, name: String, on: StreamId, kind: Kind) -> Work<'_> {
        let id = self.ir.add(Instr::new(name, On::Stream(on), kind));
        self.ir.rows.push(Row::Instr(id));
        Work { ir: &mut self.ir, id }
    }

    /// What `body` lists, again and again at run time.
    pub fn repeat(&mut self, count: u32, body: impl FnOnce(&mut Self)) {
        self.ir.loops.push(Loop { count, streams: alloc::vec::Vec::new() });
        let of = self.ir.loops.len() as u32 - 1;
        self.ir.rows.push(Row::Loop(of));
        body(self);
        self.ir.rows.push(Row::EndLoop(of));
    }

    /// What `arm` lists when it is told true if the predicate holds, else what it lists when it is told false.
    pub fn choose(&mut self, predicate: u32, mut arm: impl FnMut(&mut Self, bool)) {
        self.ir.rows.push(Row::If(predicate));
        arm(self, true);
        self.ir.rows.push(Row::Else);
        arm(self, false);
        self.ir.rows.push(Row::EndIf);
    }

    /// The graph.
    #[must_use]
    pub fn finish(self) -> Ir {
        self.ir
    }
}

/// A piece of work that is being described.
#[derive(Debug)]
pub struct Work<'b> {
    ir: &'b mut Ir,
    id: InstrId,
}

#[allow(clippy::return_self_not_must_use, reason = "a description may end anywhere")]
impl Work<'_> {
    /// Its number, for [`Work::after`].
    #[must_use]
    pub fn id(&self) -> InstrId {
        self.id
    }

    /// It reads all of a region's first element.
    pub fn reads(self, region: RegionId) -> Self {
        let bytes = self.all(region);
        self.access(Access { region, element: 0, bytes, write: false })
    }

    /// It writes all of a region's first element.
    pub fn writes(self, region: RegionId) -> Self {
        let bytes = self.all(region);
        self.access(Access { region, element: 0, bytes, write: true })
    }

    /// It reads a part.
    pub fn reads_part(self, region: RegionId, element: u32, bytes: Range<u64>) -> Self {
        self.access(Access { region, element, bytes: (bytes.start, bytes.end), write: false })
    }

    /// It writes a part.
    pub fn writes_part(self, region: RegionId, element: u32, bytes: Range<u64>) -> Self {
        self.access(Access { region, element, bytes: (bytes.start, bytes.end), write: true })
    }

    fn all(&self, region: RegionId) -> (u64, u64) {
        (0, self.ir.regions.get(region as usize).map_or(0, |r| r.bytes))
    }

    /// It accesses memory.
    pub fn access(self, access: Access) -> Self {
        self.ir.instrs[self.id as usize].accesses.push(access);
        self
    }

    /// It comes after other work, whatever the regions say.
    pub fn after(self, on: InstrId) -> Self {
        self.ir.instrs[self.id as usize].after(Dep { on, carried: None, kind: DepKind::Ordered });
        self
    }

    /// Its time, in cycles.
    pub fn cost(self, cycles: u32) -> Self {
        self.ir.instrs[self.id as usize].cost = cycles;
        self
    }

    /// Where it came from.
    pub fn source(self, source: SourceId) -> Self {
        self.ir.instrs[self.id as usize].source = source;
        self
    }
}
