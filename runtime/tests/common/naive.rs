//! The simulator once more, as simply as can be: at every instant it polls every engine and does one thing.

use chappe_runtime::program::*;
use chappe_runtime::sim::{Entry, Fault, FaultKind};

mod parts;
mod values;

type Checked<T> = std::result::Result<T, ExprError>;

/// What is compared.
#[derive(Debug, PartialEq)]
pub struct Result {
    /// `None`: the step limit. Otherwise the blocked streams, and since when.
    pub blocked: Option<Vec<(StreamId, u64)>>,
    pub time: u64,
    pub steps: u64,
    pub streams: Vec<EngineResult>,
    /// Values and touched ids.
    pub banks: Vec<(Vec<i64>, Vec<u32>)>,
    pub outstanding: Vec<u64>,
    pub faults: Vec<Fault>,
}

/// Finished, step, steps, busy, stalled, end, registers.
pub type EngineResult = (bool, Pc, u64, u64, u64, u64, Vec<u64>);

/// The parts of a step, in order.
#[derive(Clone, Copy)]
enum Part {
    Wait(usize),
    Update(usize),
    Hold,
    Pass,
    Effect,
    Jump,
    Control,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Running,
    Arrived(GroupId),
    Stuck,
    Finished,
    Halted,
}

struct Engine {
    pc: usize,
    part: usize,
    time: u64,
    state: State,
    steps: u64,
    stalled: u64,
    registers: Vec<u64>,
    vars: Vec<i64>,
    ends: Vec<i64>,
    calls: Vec<usize>,
}

struct Transfer {
    stream: usize,
    pc: usize,
    issued: u64,
    started: Option<u64>,
    duration: u64,
    updates: Vec<(When, Entry, Option<Change>)>,
}

/// An action with its operand.
#[derive(Clone, Copy)]
enum Change {
    By(i128),
    To(i64),
    Set,
    Clear,
}

#[derive(Default)]
struct Queue {
    transfers: Vec<Transfer>,
    free: u64,
}

pub struct Naive<'a> {
    program: &'a Program,
    predicates: Vec<bool>,
    engines: Vec<Engine>,
    queues: Vec<Queue>,
    /// By core, bank, id.
    values: Vec<Vec<Vec<i64>>>,
    touched: Vec<Vec<Vec<bool>>>,
    clock: u64,
    turns: u64,
    faults: Vec<Fault>,
}

pub fn simulate(program: &Program, predicates: &[bool], step_limit: u64) -> Result {
    let mut naive = Naive::new(program, predicates);
    while naive.steps() < step_limit && naive.turns < 4 * step_limit {
        let Some((time, actor)) = naive.next() else {
            return naive.result(true);
        };
        assert!(time >= naive.clock, "time goes backwards");
        naive.clock = time;
        if actor < naive.engines.len() {
            naive.engine(actor);
        } else {
            naive.queue(actor - naive.engines.len());
        }
    }
    naive.result(false)
}

impl<'a> Naive<'a> {
    fn new(program: &'a Program, predicates: &[bool]) -> Self {
        let of_bank = |bank: &Bank| vec![0; bank.size as usize];
        let mut values = vec![program.banks.iter().map(of_bank).collect::<Vec<_>>(); usize::from(program.cores)];
        let untouched: Vec<_> = program.banks.iter().map(|bank| vec![false; bank.size as usize]).collect();
        for declared in &program.declared {
            values[usize::from(declared.core)][usize::from(declared.bank)][declared.id as usize] = declared.init;
        }
        let engine = |stream: &Stream| Engine {
            pc: 0,
            part: 0,
            time: 0,
            state: State::Running,
            steps: 0,
            stalled: 0,
            registers: vec![program.registers.init; usize::from(program.registers.count)],
            vars: vec![0; usize::from(stream.depth)],
            ends: vec![0; usize::from(stream.depth)],
            calls: vec![],
        };
        Naive {
            program,
            predicates: predicates.to_vec(),
            engines: program.streams.iter().map(engine).collect(),
            queues: program.queues.iter().map(|_| Queue::default()).collect(),
            values,
            touched: vec![untouched; usize::from(program.cores)],
            clock: 0,
            turns: 0,
            faults: vec![],
        }
    }

    fn steps(&self) -> u64 {
        self.engines.iter().map(|engine| engine.steps).sum()
    }

    /// Who can do something first: time, then number.
    fn next(&mut self) -> Option<(u64, usize)> {
        let mut candidates = vec![];
        for stream in 0..self.engines.len() {
            if let Some(time) = self.when(stream) {
                candidates.push((time, stream));
            }
        }
        for (number, queue) in self.queues.iter().enumerate() {
            if let Some(first) = queue.transfers.first() {
                let time = match first.started {
                    None => first.issued.max(queue.free),
                    Some(start) => start + first.duration,
                };
                candidates.push((time, self.engines.len() + number));
            }
        }
        candidates.into_iter().min()
    }

    fn step(&self, stream: usize) -> Option<&'a Step> {
        self.program.streams[stream].steps.get(self.engines[stream].pc)
    }

    fn parts(&self, step: &Step) -> Vec<Part> {
        if matches!(step.body, Body::For { .. } | Body::Next { .. } | Body::If { .. }) {
            return vec![Part::Control];
        }
        let transfer = matches!(step.body, Body::Transfer { .. });
        let updates = |when| {
            (0..step.updates.len()).filter(move |&nth| !transfer && step.updates[nth].when == when).map(Part::Update)
        };
        let mut parts: Vec<Part> = (0..step.waits.len()).map(Part::Wait).collect();
        parts.extend(updates(When::Read));
        parts.push(Part::Hold);
        parts.push(Part::Pass);
        parts.push(Part::Effect);
        parts.extend(updates(When::Complete));
        parts.push(Part::Jump);
        parts
    }

    /// When the engine can do something, if it can.
    fn when(&mut self, stream: usize) -> Option<u64> {
        let engine = &self.engines[stream];
        if engine.state != State::Running {
            return None;
        }
        let (time, part) = (engine.time, engine.part);
        let Some(step) = self.step(stream) else {
            return Some(time);
        };
        let blocked = match self.parts(step)[part] {
            Part::Wait(nth) => !self.passes(stream, &step.waits[nth]),
            Part::Hold => match step.body {
                Body::Drain(queue) => self.outstanding(stream, queue) > 0,
                _ => false,
            },
            _ => false,
        };
        if blocked { None } else { Some(time.max(self.clock)) }
    }

    fn outstanding(&self, stream: usize, queue: Option<QueueId>) -> usize {
        let queues = (0..).zip(&self.queues).filter(|(id, _)| queue.is_none_or(|queue| queue == *id));
        queues.map(|(_, queue)| queue.transfers.iter().filter(|transfer| transfer.stream == stream).count()).sum()
    }

    fn finish(&mut self, stream: usize) {
        self.engines[stream].state = State::Finished;
        for (queue, declared) in self.program.queues.iter().enumerate() {
            if declared.drained_at_exit && self.outstanding(stream, Some(queue as QueueId)) > 0 {
                let pc = self.engines[stream].pc;
                self.fault(FaultKind::Undrained(queue as QueueId), stream, pc, None, 0);
            }
        }
    }

    fn queue(&mut self, queue: usize) {
        let clock = self.clock;
        let first = &mut self.queues[queue].transfers[0];
        let (stream, pc) = (first.stream, first.pc);
        let when = if first.started.is_none() { When::Read } else { When::Complete };
        let updates: Vec<_> = first.updates.iter().filter(|update| update.0 == when).copied().collect();
        first.started = Some(clock);
        if when == When::Complete {
            self.queues[queue].transfers.remove(0);
            self.queues[queue].free = clock;
        }
        for (_, entry, change) in updates {
            self.change(stream, pc, entry, change);
        }
    }

    fn result(mut self, rested: bool) -> Result {
        let unfinished = |state| state != State::Finished && state != State::Halted;
        let blocked: Vec<(StreamId, u64)> =
            (0..).zip(&self.engines).filter(|(_, e)| unfinished(e.state)).map(|(id, e)| (id, e.time)).collect();
        let ends = self.engines.iter().map(|engine| engine.time).chain(self.queues.iter().map(|queue| queue.free));
        let time = ends.max().unwrap_or(0);
        self.clock = time;
        let mut banks = vec![];
        for core in 0..usize::from(self.program.cores) {
            for bank in 0..self.program.banks.len() {
                let touched = (0..).zip(&self.touched[core][bank]).filter(|(_, touched)| **touched);
                banks.push((self.values[core][bank].clone(), touched.map(|(id, _)| id).collect()));
            }
        }
        if rested && blocked.is_empty() {
            for declared in self.program.declared.iter().filter(|declared| declared.zero_at_exit) {
                let entry = Entry { core: declared.core, bank: declared.bank, id: declared.id.into() };
                let value = self.get(entry).unwrap_or(0);
                if value != 0 {
                    let fault = Fault { kind: FaultKind::Leak, time, place: None, entry: Some(entry), value };
                    self.faults.push(fault);
                }
            }
        }
        Result {
            blocked: if rested { Some(blocked) } else { None },
            time,
            steps: self.steps(),
            streams: self
                .engines
                .into_iter()
                .map(|e| {
                    let finished = e.state == State::Finished;
                    (finished, e.pc as Pc, e.steps, e.time - e.stalled, e.stalled, e.time, e.registers)
                })
                .collect(),
            banks,
            outstanding: self.queues.iter().map(|queue| queue.transfers.len() as u64).collect(),
            faults: self.faults,
        }
    }
}
