//! The state of a run.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use super::agenda::{Agenda, NEVER};
use super::channel::Channel;
use super::code::{Code, Op};
use super::counter::Format;
use super::fault::{Entry, Fault, FaultKind, Faults, Place};
use super::observe::Observer;
use crate::program::{BankId, Compare, Pc, Program, QueueId, StreamId};

/// End of a list of waiters.
const NOBODY: u32 = u32::MAX;
/// The same, where somebody may be waiting for it among others.
const SEVERAL: u32 = u32::MAX - 1;

/// Everything that changes while a program runs.
pub(crate) struct Machine<'a, O> {
    pub(super) program: &'a Program,
    pub(super) code: &'a Code,
    pub(super) observer: &'a mut O,
    pub(super) cells: Vec<Cell>,
    pub(super) channels: Vec<Channel>,
    pub(super) engines: Vec<Engine>,
    /// One per engine.
    pub(super) frames: Vec<Frame>,
    pub(super) queues: Vec<Queue>,
    /// How many members have arrived at each group.
    pub(super) arrived: Vec<usize>,
    /// Streams, then queues.
    pub(super) agenda: Agenda,
    /// Steps that may still be executed.
    pub(super) fuel: u64,
    /// Turns of loops, which are not steps, that may still be taken: an endless loop of nothing must end too.
    pub(super) turns: u64,
    pub(super) faults: Faults,
}

/// An entry of a bank.
#[derive(Clone, Copy)]
pub(super) struct Cell {
    /// In machine form.
    pub(super) value: i32,
    /// First of the streams that wait for it and nothing else.
    waiter: u32,
    /// Number of its history, if it is a channel.
    pub(super) channel: u32,
    pub(super) touched: bool,
    /// Some stream has waited for it among others: those are not in the list.
    several: bool,
}

/// The state of a stream, as far as the event loop looks at it all the time.
pub(super) struct Engine {
    /// Micro-operation it stands at.
    pub(super) at: usize,
    /// When it arrived there.
    pub(super) time: u64,
    pub(super) status: Status,
    /// The condition it waits for, if [`Status::Waiting`].
    pub(super) condition: Condition,
    /// The conditions of which one is enough, if [`Status::Waiting`] for one of several, or for some bits.
    pub(super) any: Vec<Asked>,
    /// Next stream that waits for the same cell.
    next: u32,
    pub(super) stalled: u64,
    pub(super) steps: u64,
}

/// The rest of the state of a stream.
pub(super) struct Frame {
    pub(super) registers: Vec<u64>,
    /// Value and end of each `for` variable.
    pub(super) vars: Vec<i64>,
    pub(super) ends: Vec<i64>,
    /// Where calls return to.
    pub(super) calls: Vec<u32>,
    /// For each queue it has used: its latest transfer, counted from 1 on that queue.
    pub(super) tickets: Vec<(QueueId, u64)>,
}

/// What a stream is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Ready,
    /// For its condition.
    Waiting,
    /// For an entry that does not exist.
    Stuck,
    /// For its transfers.
    Draining,
    /// For the other members of a group.
    Joining,
    /// All members have arrived; it has not left yet.
    Joined,
    Finished,
    /// Stopped by a fault.
    Halted,
}

/// A condition on a cell, in machine form.
#[derive(Clone, Copy)]
pub(super) struct Condition {
    pub(super) cell: u32,
    pub(super) compare: Compare,
    pub(super) operand: i64,
}

/// A condition that may be one of several, or about some bits only: then its operand is a plain number.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) condition: Condition,
    pub(super) mask: Option<(i64, Format)>,
}

/// The state of a queue: transfers run one after the other.
#[derive(Default)]
pub(super) struct Queue {
    pub(super) pending: VecDeque<Transfer>,
    /// Updates of the pending transfers, in the order in which they fire.
    pub(super) updates: VecDeque<(Target, Change)>,
    /// The first pending transfer has started.
    pub(super) started: bool,
    /// When the last transfer is complete.
    pub(super) free: u64,
    /// Transfers ever issued, and completed.
    pub(super) issued: u64,
    pub(super) complete: u64,
}

/// A transfer that is not complete.
#[derive(Clone, Copy)]
pub(super) struct Transfer {
    pub(super) stream: StreamId,
    pub(super) pc: Pc,
    pub(super) start: u64,
    pub(super) end: u64,
    /// How many updates fire at its start, and at its end.
    pub(super) reads: u32,
    pub(super) completes: u32,
}

/// The entry that an update changes.
#[derive(Clone, Copy)]
pub(super) enum Target {
    Cell(u32, BankId),
    Missing(Entry),
}

/// An action with its operand.
#[derive(Clone, Copy)]
pub(super) enum Change {
    Add(i64),
    Sub(i64),
    Write(i64),
    Set,
    Clear,
}

impl Compare {
    /// Whether `left` compares so with `right`.
    #[inline]
    pub(crate) fn holds<T: Ord + Copy>(self, left: T, right: T) -> bool {
        // Which of less, equal, greater will do: a table instead of a jump, which would be mispredicted.
        let accepted = match self {
            Compare::Eq => 0b010,
            Compare::Ne => 0b101,
            Compare::Lt => 0b001,
            Compare::Le => 0b011,
            Compare::Gt => 0b100,
            Compare::Ge => 0b110,
        };
        let ordering = u32::from(left >= right) + u32::from(left > right);
        accepted >> ordering & 1 == 1
    }
}

impl Default for Engine {
    fn default() -> Self {
        Engine {
            at: 0,
            time: 0,
            status: Status::Ready,
            condition: Condition { cell: 0, compare: Compare::Eq, operand: 0 },
            any: Vec::new(),
            next: NOBODY,
            stalled: 0,
            steps: 0,
        }
    }
}

impl Cell {
    #[inline]
    pub(super) fn has_waiters(&self) -> bool {
        self.waiter != NOBODY
    }
}

impl Condition {
    /// Of a plain wait.
    #[inline]
    pub(super) fn of(op: &Op, value: i32) -> Condition {
        Condition { cell: op.cell, compare: op.compare, operand: i64::from(value) }
    }

    #[inline]
    fn holds(self, cells: &[Cell]) -> bool {
        self.compare.holds(i64::from(cells[self.cell as usize].value), self.operand)
    }
}

impl Asked {
    fn holds(self, cells: &[Cell]) -> bool {
        let Condition { cell, compare, operand } = self.condition;
        match self.mask {
            None => self.condition.holds(cells),
            Some((mask, format)) => compare.holds(format.decode(cells[cell as usize].value) & mask, operand),
        }
    }
}

/// Blocks a stream until `condition` holds.
#[inline]
pub(super) fn block(cells: &mut [Cell], engines: &mut [Engine], stream: usize, condition: Condition) {
    let cell = &mut cells[condition.cell as usize];
    let engine = &mut engines[stream];
    engine.status = Status::Waiting;
    engine.condition = condition;
    engine.next = cell.waiter;
    cell.waiter = stream as u32;
}

/// `cell` has changed: puts those on the agenda whose condition holds now. They test it again when it is their turn,
/// since one that comes first may take what they waited for.
#[inline]
pub(super) fn wake(cells: &mut [Cell], engines: &mut [Engine], agenda: &mut Agenda, cell: u32, time: u64) {
    let several = cells[cell as usize].several;
    let end = if several { SEVERAL } else { NOBODY };
    let mut stream = core::mem::replace(&mut cells[cell as usize].waiter, end);
    while stream < SEVERAL {
        let engine = &mut engines[stream as usize];
        let next = engine.next;
        if engine.condition.holds(cells) {
            agenda.set(stream as usize, time.max(engine.time));
        } else {
            let cell = &mut cells[cell as usize];
            engine.next = cell.waiter;
            cell.waiter = stream;
        }
        stream = next;
    }
    if several {
        wake_several(cells, engines, agenda, time);
    }
}

/// The same for those that wait for one of several conditions, or for some bits.
#[cold]
fn wake_several(cells: &[Cell], engines: &mut [Engine], agenda: &mut Agenda, time: u64) {
    for (stream, engine) in engines.iter_mut().enumerate() {
        // Once only: its turn may come later than the next change.
        if engine.any.iter().any(|asked| asked.holds(cells)) && agenda.rests(stream) {
            agenda.set(stream, time.max(engine.time));
        }
    }
}

impl<'a, O: Observer> Machine<'a, O> {
    /// At time 0, nothing done yet.
    pub(super) fn new(program: &'a Program, code: &'a Code, observer: &'a mut O) -> Self {
        let mut agenda = Agenda::new(program.streams.len() + program.queues.len());
        let registers = &program.registers;
        let mut engines = Vec::with_capacity(program.streams.len());
        let mut frames = Vec::with_capacity(program.streams.len());
        for (number, stream) in program.streams.iter().enumerate() {
            agenda.set(number, code.streams[number].ops.first().map_or(0, Op::lead));
            engines.push(Engine::default());
            let depth = usize::from(stream.depth);
            frames.push(Frame {
                registers: vec![registers.init & mask(registers.bits); usize::from(registers.count)],
                vars: vec![0; depth],
                ends: vec![0; depth],
                calls: Vec::new(),
                tickets: Vec::new(),
            });
        }
        let mut channels = Vec::new();
        let cells = code.init.iter().zip(&code.channels).map(|(&value, &is_channel)| {
            let channel = if is_channel { channels.len() as u32 } else { NOBODY };
            if is_channel {
                channels.push(Channel::new(value));
            }
            Cell { value, waiter: NOBODY, channel, touched: false, several: false }
        });
        let cells = cells.collect();
        Machine {
            program,
            code,
            observer,
            cells,
            channels,
            engines,
            frames,
            queues: program.queues.iter().map(|_| Queue::default()).collect(),
            arrived: vec![0; program.groups.len()],
            agenda,
            fuel: code.step_limit,
            turns: code.step_limit.saturating_mul(4),
            faults: Faults::default(),
        }
    }

    pub(super) fn block(&mut self, stream: usize, condition: Condition) {
        block(&mut self.cells, &mut self.engines, stream, condition);
    }

    /// Blocks a stream until one of several conditions holds.
    pub(super) fn block_on_any(&mut self, stream: usize, any: Vec<Asked>) {
        for asked in &any {
            let cell = &mut self.cells[asked.condition.cell as usize];
            cell.several = true;
            if cell.waiter == NOBODY {
                cell.waiter = SEVERAL;
            }
        }
        let engine = &mut self.engines[stream];
        engine.status = Status::Waiting;
        engine.any = any;
    }

    pub(super) fn holds(&self, condition: Condition) -> bool {
        condition.holds(&self.cells)
    }

    pub(super) fn any_holds(&self, any: &[Asked]) -> bool {
        any.iter().any(|asked| asked.holds(&self.cells))
    }

    pub(super) fn wake(&mut self, cell: u32, time: u64) {
        wake(&mut self.cells, &mut self.engines, &mut self.agenda, cell, time);
    }

    /// Takes a stream off the agenda.
    pub(super) fn rest(&mut self, stream: usize) {
        self.agenda.set(stream, NEVER);
    }

    pub(super) fn place(&self, stream: usize, pc: Pc) -> Place {
        let step = self.program.streams[stream].steps.get(pc as usize);
        Place { stream: stream as StreamId, pc, source: step.map(|step| step.source).unwrap_or_default() }
    }

    #[cold]
    pub(super) fn fault(&mut self, kind: FaultKind, place: Place, entry: Option<Entry>, value: i64, time: u64) {
        let fault = Fault { kind, time, place: Some(place), entry, value };
        self.faults.record(fault);
        if O::ENABLED {
            self.observer.fault(&fault);
        }
    }
}

/// The lowest `bits` bits.
pub(crate) fn mask(bits: u8) -> u64 {
    u64::MAX >> (64 - u32::from(bits.clamp(1, 64)))
}
