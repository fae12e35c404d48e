//! Writes streams of waits and posts by address.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use chappe_neuron::{NUM_SEMAPHORES, Soc};
use chappe_runtime::program::{
    Access, Action, Bank, BankKind, Body, Compare, Core, Declared, Expr, ExprId, ExprOp, Program, Region, RegionId,
    SemRef, Step, Stream, Test, Update, Value, Wait, When,
};

use super::site::{Label, Labels};
use crate::address::{Located, Locator, View};
use crate::error::{Error, Result};

/// Semaphores.
const SEMAS: u16 = 0;
/// What waits on addresses that are no read view look at: one entry that nobody changes.
const NOTHING: u16 = 1;

/// A part of a receiver's chunk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chunk {
    /// Whose buffer: rank and channel.
    pub(super) buffer: (u32, u32),
    /// Into it; else from it.
    pub(super) write: bool,
    /// Which chunk of a step, and how many a step has.
    pub(super) half: u32,
    pub(super) halves: u32,
    /// Chunks that there is room for.
    pub(super) slots: u32,
    /// First part and one past the last, and how many parts a chunk has.
    pub(super) bytes: (u32, u32),
    pub(super) of: u32,
}

/// A program in the making.
pub(super) struct Emitter {
    locator: Locator,
    /// First core and first processor of each rank.
    places: BTreeMap<u32, (Core, u32)>,
    cores: Core,
    streams: Vec<Stream>,
    declared: BTreeMap<(Core, u16), i64>,
    labels: Labels,
    at: (u32, u32),
    /// Buffers of receivers, by rank and channel.
    buffers: BTreeMap<(u32, u32), RegionId>,
    /// By buffer, the bytes of a chunk.
    sizes: Vec<u64>,
    exprs: Vec<Expr>,
    /// Places in a buffer, by what they depend on.
    slots: BTreeMap<(u32, u32, u32), ExprId>,
}

impl Emitter {
    pub(super) fn new(locator: Locator, places: BTreeMap<u32, (Core, u32)>, cores: Core) -> Self {
        Emitter {
            locator,
            places,
            cores,
            streams: Vec::new(),
            declared: BTreeMap::new(),
            labels: Labels::default(),
            at: (0, 0),
            buffers: BTreeMap::new(),
            sizes: Vec::new(),
            exprs: Vec::new(),
            slots: BTreeMap::new(),
        }
    }

    /// Starts the stream of a processor.
    pub(super) fn stream(&mut self, rid: u32, sp: u32) -> Result<()> {
        let core = self.core(rid, sp)?;
        self.streams.push(Stream { core, engine: 0, steps: Vec::new(), depth: 0 });
        self.at = (rid, sp);
        Ok(())
    }

    fn core(&self, rid: u32, sp: u32) -> Result<Core> {
        let (core, first) =
            self.places.get(&rid).copied().ok_or_else(|| Error::Handshake(format!("rank {rid} is not there")))?;
        // A processor that is not the rank's own has no core of this rank: the post is lost.
        let offset = sp.checked_sub(first).and_then(|o| u16::try_from(o).ok());
        let core = offset.and_then(|o| core.checked_add(o)).filter(|c| *c < self.cores);
        core.ok_or_else(|| Error::Handshake(format!("TopSP {sp} is none of rank {rid}")))
    }

    fn push(&mut self, step: Step) {
        if let Some(stream) = self.streams.last_mut() {
            stream.steps.push(step);
        }
    }

    fn step(&mut self, what: String, waits: Vec<Wait>, updates: Vec<Update>, body: Body) {
        let (rid, sp) = self.at;
        let source = self.labels.add(rid, sp, what);
        self.push(Step { waits, body, updates, cost: 1, source });
    }

    /// An access of a receiver's buffer.
    pub(super) fn chunk(&mut self, at: &Chunk) -> Access {
        let next = self.buffers.len() as RegionId;
        let region = *self.buffers.entry(at.buffer).or_insert(next);
        if region == next {
            self.sizes.push(u64::from(at.of));
        }
        let element = self.slot(at.half, at.halves, at.slots);
        let byte = |n: u32| Value::Imm(i64::from(n));
        Access { region, element: Value::Expr(element), bytes: (byte(at.bytes.0), byte(at.bytes.1)), write: at.write }
    }

    /// Which slot of a buffer the chunk of a half has, in a step of a loop: they take turns.
    fn slot(&mut self, half: u32, halves: u32, slots: u32) -> ExprId {
        if let Some(id) = self.slots.get(&(half, halves, slots)) {
            return *id;
        }
        let mut add = |e| {
            self.exprs.push(e);
            self.exprs.len() as ExprId - 1
        };
        let (step, per_step) = (add(Expr::Var(0)), add(Expr::Const(i64::from(halves))));
        let before = add(Expr::Binary(ExprOp::Mul, step, per_step));
        let within = add(Expr::Const(i64::from(half)));
        let number = add(Expr::Binary(ExprOp::Add, before, within));
        let room = add(Expr::Const(i64::from(slots)));
        let id = add(Expr::Binary(ExprOp::Rem, number, room));
        self.slots.insert((half, halves, slots), id);
        id
    }

    /// Accesses memory.
    pub(super) fn access(&mut self, what: &str, accesses: Vec<Access>) {
        self.step(String::from(what), Vec::new(), Vec::new(), Body::Access(accesses));
    }

    /// Waits until the semaphore at an address of the own rank has reached `at_least`, and takes that much away.
    pub(super) fn wait(&mut self, what: &str, address: Soc, at_least: u32) -> Result<()> {
        self.wait_then(what, address, at_least, Body::Nop)
    }

    /// The same, and does something then.
    pub(super) fn wait_then(&mut self, what: &str, address: Soc, at_least: u32, body: Body) -> Result<()> {
        let (rid, _) = self.at;
        let count = Value::Imm(i64::from(at_least));
        let (sem, text) = match self.locator.find(address) {
            Some(Located { sp, id, view: View::Read }) => {
                let sem = SemRef { core: self.core(rid, sp)?, bank: SEMAS, id: Value::Imm(i64::from(id)) };
                (sem, format!("{what}: waits at {address} for semaphore {id} of TopSP {sp}"))
            }
            found => {
                let core = self.streams.last().map_or(0, |s| s.core);
                let sem = SemRef { core, bank: NOTHING, id: Value::Imm(0) };
                (sem, format!("{what}: waits at {address}, which is {}", described(found)))
            }
        };
        let wait = Wait { then: Some(Action::Sub(count)), ..Wait::new(sem, Test::Counter(Compare::Ge, count)) };
        self.step(text, alloc::vec![wait], Vec::new(), body);
        Ok(())
    }

    /// Posts to an address of a rank.
    pub(super) fn post(&mut self, what: &str, to: u32, address: Soc, value: u32) -> Result<()> {
        self.post_after(what, to, address, value, Body::Nop)
    }

    /// The same, after doing something.
    pub(super) fn post_after(&mut self, what: &str, to: u32, address: Soc, value: u32, body: Body) -> Result<()> {
        let count = Value::Imm(i64::from(value));
        let found = self.locator.find(address);
        let update = match found {
            Some(Located { sp, id, view }) => {
                let sem = SemRef { core: self.core(to, sp)?, bank: SEMAS, id: Value::Imm(i64::from(id)) };
                let action = match view {
                    View::Read => None,
                    View::Set => Some(Action::Write(count)),
                    View::Inc => Some(Action::Add(count)),
                    View::Dec => Some(Action::Sub(count)),
                };
                action.map(|action| Update { sem, action, when: When::Complete })
            }
            None => None,
        };
        let text = format!("{what}: posts {value} to rank {to} at {address}, {}", described(found));
        self.step(text, Vec::new(), update.into_iter().collect(), body);
        Ok(())
    }

    /// Gives a semaphore of the own rank its first value.
    pub(super) fn starts_at(&mut self, address: Soc, value: u32) -> Result<()> {
        let (rid, _) = self.at;
        if let Some(Located { sp, id, .. }) = self.locator.find(address) {
            let core = self.core(rid, sp)?;
            self.declared.insert((core, id), i64::from(value));
        }
        Ok(())
    }

    /// Runs what follows, up to [`Self::end`], that many times.
    pub(super) fn repeat(&mut self, times: u32) {
        let body = Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(i64::from(times)), next: 0 };
        self.step(format!("{times} steps"), Vec::new(), Vec::new(), body);
        if let Some(stream) = self.streams.last_mut() {
            stream.depth = 1;
        }
    }

    /// Ends the latest [`Self::repeat`].
    pub(super) fn end(&mut self) {
        let Some(stream) = self.streams.last_mut() else { return };
        let here = stream.steps.len() as u32;
        let start = stream.steps.iter().rposition(|s| matches!(s.body, Body::For { next: 0, .. }));
        if let Some(start) = start {
            if let Some(Step { body: Body::For { next, .. }, .. }) = stream.steps.get_mut(start) {
                *next = here;
            }
            self.step(String::from("next step"), Vec::new(), Vec::new(), Body::Next { start: start as u32 });
        }
    }

    pub(super) fn finish(self, slots: u32) -> (Program, Vec<Label>) {
        let counters = |size| Bank { size, kind: BankKind::Counter { bits: 32, signed: false }, reserved: Vec::new() };
        let declared = self.declared.into_iter().map(|((core, id), init)| Declared {
            core,
            bank: SEMAS,
            id: u32::from(id),
            init,
            limit: None,
            zero_at_exit: false,
        });
        let program = Program {
            banks: alloc::vec![counters(NUM_SEMAPHORES), counters(1)],
            cores: self.cores,
            streams: self.streams,
            declared: declared.collect(),
            regions: self.sizes.iter().map(|bytes| Region { core: None, elements: slots, bytes: *bytes }).collect(),
            exprs: self.exprs,
            ..Program::default()
        };
        (program, self.labels.0)
    }
}

/// What an address is.
fn described(found: Option<Located>) -> String {
    match found {
        Some(Located { sp, id, view }) => format!("the {} view of semaphore {id} of TopSP {sp}", view.letter()),
        None => String::from("no semaphore"),
    }
}
