//! The simulator once more, as simply as can be: at every instant it polls every engine and does one thing.

use chappe_runtime::expr::eval;
use chappe_runtime::program::*;
use chappe_runtime::sim::{Entry, Fault, FaultKind, Place};

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

fn range(kind: BankKind) -> (i64, i64) {
    match kind {
        BankKind::Flag => (0, 1),
        BankKind::Counter { bits, signed: true } => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        BankKind::Counter {
            bits,
            signed: false,
        } => (0, (1 << bits) - 1),
    }
}

fn wrap(kind: BankKind, value: i128) -> i64 {
    let (least, most) = range(kind);
    let modulus = i128::from(most) - i128::from(least) + 1;
    ((value - i128::from(least)).rem_euclid(modulus) + i128::from(least)) as i64
}

fn compares<T: PartialOrd + Copy>(left: T, compare: Compare, right: T) -> bool {
    match compare {
        Compare::Eq => left == right,
        Compare::Ne => left != right,
        Compare::Lt => left < right,
        Compare::Le => left <= right,
        Compare::Gt => left > right,
        Compare::Ge => left >= right,
    }
}

impl<'a> Naive<'a> {
    fn new(program: &'a Program, predicates: &[bool]) -> Self {
        let of_bank = |bank: &Bank| vec![0; bank.size as usize];
        let mut values =
            vec![program.banks.iter().map(of_bank).collect::<Vec<_>>(); usize::from(program.cores)];
        let untouched: Vec<_> = program
            .banks
            .iter()
            .map(|bank| vec![false; bank.size as usize])
            .collect();
        for declared in &program.declared {
            values[usize::from(declared.core)][usize::from(declared.bank)][declared.id as usize] =
                declared.init;
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
        self.program.streams[stream]
            .steps
            .get(self.engines[stream].pc)
    }

    fn parts(&self, step: &Step) -> Vec<Part> {
        if matches!(
            step.body,
            Body::For { .. } | Body::Next { .. } | Body::If { .. }
        ) {
            return vec![Part::Control];
        }
        let transfer = matches!(step.body, Body::Transfer { .. });
        let updates = |when| {
            (0..step.updates.len())
                .filter(move |&nth| !transfer && step.updates[nth].when == when)
                .map(Part::Update)
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
        if blocked {
            None
        } else {
            Some(time.max(self.clock))
        }
    }

    fn outstanding(&self, stream: usize, queue: Option<QueueId>) -> usize {
        let queues = (0..)
            .zip(&self.queues)
            .filter(|(id, _)| queue.is_none_or(|queue| queue == *id));
        queues
            .map(|(_, queue)| {
                queue
                    .transfers
                    .iter()
                    .filter(|transfer| transfer.stream == stream)
                    .count()
            })
            .sum()
    }

    /// Whether a wait passes; also if there is something to fault about.
    fn passes(&mut self, stream: usize, wait: &Wait) -> bool {
        if let Test::CounterIfPositive(Compare::Ge, value) = wait.test {
            match self.value(stream, value) {
                Ok(value) if value > 0 => {}
                _ => return true,
            }
        }
        let (Ok(entry), Ok((compare, operand))) =
            (self.entry(stream, &wait.sem), self.test(stream, wait))
        else {
            return true;
        };
        let Some(value) = self.get(entry) else {
            return true;
        };
        // Whoever stands at a wait gets to test it.
        self.touched[usize::from(entry.core)][usize::from(entry.bank)][entry.id as usize] = true;
        compares(value, compare, operand)
    }

    fn test(&self, stream: usize, wait: &Wait) -> std::result::Result<(Compare, i64), ExprError> {
        Ok(match wait.test {
            Test::Counter(compare, value) | Test::CounterIfPositive(compare, value) => {
                (compare, self.operand(stream, wait.sem.bank, value)?)
            }
            Test::Flag(value) => (Compare::Eq, i64::from(value)),
        })
    }

    fn entry(&self, stream: usize, sem: &SemRef) -> std::result::Result<Entry, ExprError> {
        Ok(Entry {
            core: sem.core,
            bank: sem.bank,
            id: self.value(stream, sem.id)?,
        })
    }

    fn get(&self, entry: Entry) -> Option<i64> {
        let bank = &self.values[usize::from(entry.core)][usize::from(entry.bank)];
        bank.get(usize::try_from(entry.id).ok()?).copied()
    }

    fn value(&self, stream: usize, value: Value) -> std::result::Result<i64, ExprError> {
        match value {
            Value::Imm(value) => Ok(value),
            Value::Reg(register) => {
                Ok(self.engines[stream].registers[usize::from(register)] as i64)
            }
            Value::Expr(id) => eval(&self.program.exprs, id, &self.engines[stream].vars),
        }
    }

    fn operand(
        &self,
        stream: usize,
        bank: BankId,
        value: Value,
    ) -> std::result::Result<i64, ExprError> {
        let number = self.value(stream, value)?;
        let kind = self.program.banks[usize::from(bank)].kind;
        Ok(if let Value::Reg(_) = value {
            wrap(kind, i128::from(number as u64))
        } else {
            number
        })
    }

    fn word(&self, stream: usize, value: Value) -> std::result::Result<u64, ExprError> {
        Ok(self.value(stream, value)? as u64 & self.mask())
    }

    fn mask(&self) -> u64 {
        ((1_u128 << self.program.registers.bits) - 1) as u64
    }

    fn fault(
        &mut self,
        kind: FaultKind,
        stream: usize,
        pc: usize,
        entry: Option<Entry>,
        value: i64,
    ) {
        let source = self.program.streams[stream]
            .steps
            .get(pc)
            .map(|step| step.source)
            .unwrap_or_default();
        let place = Some(Place {
            stream: stream as StreamId,
            pc: pc as Pc,
            source,
        });
        self.faults.push(Fault {
            kind,
            time: self.clock,
            place,
            entry,
            value,
        });
    }

    /// The engine does the one thing it can do now.
    fn engine(&mut self, stream: usize) {
        let clock = self.clock;
        let engine = &mut self.engines[stream];
        engine.stalled += clock - engine.time;
        engine.time = clock;
        let (pc, part) = (engine.pc, engine.part);
        let Some(step) = self.step(stream) else {
            return self.finish(stream);
        };
        let parts = self.parts(step);
        match self.part(stream, step, parts[part]) {
            Err(error) => {
                self.fault(FaultKind::Expr(error), stream, pc, None, 0);
                self.engines[stream].state = State::Halted;
            }
            Ok(false) => {}
            Ok(true) => {
                let engine = &mut self.engines[stream];
                engine.part += 1;
                if engine.part == parts.len() {
                    engine.part = 0;
                    engine.pc = pc + 1;
                }
            }
        }
    }

    /// Does a part; whether it is done.
    fn part(
        &mut self,
        stream: usize,
        step: &'a Step,
        part: Part,
    ) -> std::result::Result<bool, ExprError> {
        let pc = self.engines[stream].pc;
        match part {
            Part::Wait(nth) => return self.wait(stream, &step.waits[nth]),
            Part::Update(nth) => {
                self.action(stream, &step.updates[nth].sem, step.updates[nth].action)?;
            }
            Part::Hold => return self.hold(stream, step),
            Part::Pass => self.engines[stream].time += u64::from(step.cost),
            Part::Effect => self.effect(stream, step)?,
            Part::Jump => {
                if self.jump(stream, step)? {
                    // Jumped: `engine` must not go on to the next step.
                    let engine = &mut self.engines[stream];
                    engine.steps += u64::from(engine.state != State::Halted);
                    engine.part = 0;
                    return Ok(false);
                }
                self.engines[stream].steps += 1;
            }
            Part::Control => {
                if self.control(stream, step)? {
                    return Ok(false);
                }
            }
        }
        debug_assert_eq!(pc, self.engines[stream].pc);
        Ok(true)
    }

    fn wait(&mut self, stream: usize, wait: &Wait) -> std::result::Result<bool, ExprError> {
        if let Test::CounterIfPositive(Compare::Ge, value) = wait.test
            && self.value(stream, value)? <= 0
        {
            return Ok(true);
        }
        let entry = self.entry(stream, &wait.sem)?;
        if self.get(entry).is_none() {
            self.fault(
                FaultKind::IdOutOfRange,
                stream,
                self.engines[stream].pc,
                Some(entry),
                0,
            );
            self.engines[stream].state = State::Stuck;
            return Ok(false);
        }
        self.test(stream, wait)?;
        if let Some(action) = wait.then {
            self.action(stream, &wait.sem, action)?;
        }
        Ok(true)
    }

    fn decide(
        &self,
        stream: usize,
        bank: BankId,
        action: Action,
    ) -> std::result::Result<Change, ExprError> {
        Ok(match action {
            Action::Add(value) => Change::By(self.operand(stream, bank, value)?.into()),
            Action::Sub(value) => Change::By(-i128::from(self.operand(stream, bank, value)?)),
            Action::Write(value) => Change::To(self.operand(stream, bank, value)?),
            Action::SetFlag => Change::Set,
            Action::ClearFlag => Change::Clear,
        })
    }

    fn action(
        &mut self,
        stream: usize,
        sem: &SemRef,
        action: Action,
    ) -> std::result::Result<(), ExprError> {
        let entry = self.entry(stream, sem)?;
        let change = if self.get(entry).is_some() {
            Some(self.decide(stream, sem.bank, action)?)
        } else {
            None
        };
        self.change(stream, self.engines[stream].pc, entry, change);
        Ok(())
    }

    fn change(&mut self, stream: usize, pc: usize, entry: Entry, change: Option<Change>) {
        let (Some(old), Some(change)) = (self.get(entry), change) else {
            return self.fault(FaultKind::IdOutOfRange, stream, pc, Some(entry), 0);
        };
        let kind = self.program.banks[usize::from(entry.bank)].kind;
        let (wanted, fault) = match change {
            Change::By(amount) => (i128::from(old) + amount, FaultKind::Wrap),
            Change::To(value) => (value.into(), FaultKind::Wrap),
            Change::Set => (1, FaultKind::DoubleSet),
            Change::Clear => (0, FaultKind::ClearBeforeSet),
        };
        let value = wrap(kind, wanted);
        self.values[usize::from(entry.core)][usize::from(entry.bank)][entry.id as usize] = value;
        self.touched[usize::from(entry.core)][usize::from(entry.bank)][entry.id as usize] = true;
        if i128::from(value) != wanted || kind == BankKind::Flag && value == old {
            self.fault(fault, stream, pc, Some(entry), value);
        }
        for declared in &self.program.declared {
            let same = (declared.core, declared.bank, i64::from(declared.id))
                == (entry.core, entry.bank, entry.id);
            if same
                && declared
                    .limit
                    .is_some_and(|(least, most)| value < least || value > most)
            {
                self.fault(FaultKind::Limit, stream, pc, Some(entry), value);
            }
        }
    }

    fn hold(&mut self, stream: usize, step: &'a Step) -> std::result::Result<bool, ExprError> {
        match step.body {
            Body::Transfer {
                queue, duration, ..
            } => {
                let mut updates = vec![];
                for when in [When::Read, When::Complete] {
                    for update in step.updates.iter().filter(|update| update.when == when) {
                        let entry = self.entry(stream, &update.sem)?;
                        let change = match self.get(entry) {
                            Some(_) => Some(self.decide(stream, update.sem.bank, update.action)?),
                            None => None,
                        };
                        updates.push((when, entry, change));
                    }
                }
                let pc = self.engines[stream].pc;
                let transfer = Transfer {
                    stream,
                    pc,
                    issued: self.clock,
                    started: None,
                    duration: duration.into(),
                    updates,
                };
                self.queues[queue as usize].transfers.push(transfer);
            }
            Body::Join(group) => {
                self.engines[stream].state = State::Arrived(group);
                let members = &self.program.groups[group as usize].members;
                if members
                    .iter()
                    .all(|member| self.engines[*member as usize].state == State::Arrived(group))
                {
                    for &member in members {
                        let engine = &mut self.engines[member as usize];
                        engine.stalled += self.clock - engine.time;
                        engine.time = self.clock;
                        engine.state = State::Running;
                        engine.part += 1;
                    }
                }
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    fn effect(&mut self, stream: usize, step: &Step) -> std::result::Result<(), ExprError> {
        match &step.body {
            Body::Reset(ranges) => {
                let core = usize::from(self.program.streams[stream].core);
                for range in ranges {
                    for id in range.first..=range.last {
                        self.values[core][usize::from(range.bank)][id as usize] = 0;
                    }
                }
            }
            Body::Move(register, value) => {
                self.engines[stream].registers[usize::from(*register)] =
                    self.word(stream, *value)?;
            }
            Body::Alu(op, register, left, right) => {
                let (left, right) = (self.word(stream, *left)?, self.word(stream, *right)?);
                let wide = (u128::from(left), u128::from(right));
                let result = match op {
                    AluOp::Add => wide.0 + wide.1,
                    AluOp::Sub => wide.0.wrapping_sub(wide.1),
                    AluOp::Mul => wide.0 * wide.1,
                    AluOp::And => wide.0 & wide.1,
                    AluOp::Or => wide.0 | wide.1,
                    AluOp::Xor => wide.0 ^ wide.1,
                    AluOp::Shl if right >= 64 => 0,
                    AluOp::Shl => wide.0 << right,
                    AluOp::Shr if right >= 64 => 0,
                    AluOp::Shr => wide.0 >> right,
                    AluOp::Min => wide.0.min(wide.1),
                    AluOp::Max => wide.0.max(wide.1),
                };
                self.engines[stream].registers[usize::from(*register)] =
                    result as u64 & self.mask();
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the stream goes elsewhere than to the next step.
    fn jump(&mut self, stream: usize, step: &Step) -> std::result::Result<bool, ExprError> {
        let target = match step.body {
            Body::Branch {
                condition: None,
                target,
            } => Some(target),
            Body::Branch {
                condition: Some(condition),
                target,
            } => {
                let (left, right) = (
                    self.word(stream, condition.left)?,
                    self.word(stream, condition.right)?,
                );
                let sign = 1_i128 << (self.program.registers.bits - 1);
                let number = |word: u64| match condition.signed {
                    true if i128::from(word) >= sign => i128::from(word) - 2 * sign,
                    _ => i128::from(word),
                };
                Some(target).filter(|_| compares(number(left), condition.compare, number(right)))
            }
            Body::Choose {
                predicate,
                otherwise,
            } => {
                let value = self
                    .predicates
                    .get(predicate as usize)
                    .copied()
                    .unwrap_or(false);
                Some(otherwise).filter(|_| !value)
            }
            Body::Call { target } => {
                if self.engines[stream].calls.len() == 1024 {
                    self.fault(
                        FaultKind::CallDepth,
                        stream,
                        self.engines[stream].pc,
                        None,
                        0,
                    );
                    self.engines[stream].state = State::Halted;
                    return Ok(true);
                }
                let back = self.engines[stream].pc + 1;
                self.engines[stream].calls.push(back);
                Some(target)
            }
            Body::Return => match self.engines[stream].calls.pop() {
                Some(back) => Some(back as Pc),
                None => {
                    self.finish(stream);
                    return Ok(true);
                }
            },
            Body::Stop => {
                self.finish(stream);
                return Ok(true);
            }
            _ => None,
        };
        if let Some(target) = target {
            self.engines[stream].pc = target as usize;
        }
        Ok(target.is_some())
    }

    fn control(&mut self, stream: usize, step: &Step) -> std::result::Result<bool, ExprError> {
        self.turns += 1;
        match step.body {
            Body::If {
                condition,
                otherwise,
            } => {
                let jumps = self.value(stream, Value::Expr(condition))? == 0;
                if jumps {
                    self.engines[stream].pc = otherwise as usize;
                }
                return Ok(jumps);
            }
            Body::For {
                var,
                from,
                to,
                next,
            } => {
                let (from, to) = (self.value(stream, from)?, self.value(stream, to)?);
                let engine = &mut self.engines[stream];
                if from >= to {
                    engine.pc = next as usize + 1;
                    return Ok(true);
                }
                engine.vars[usize::from(var)] = from;
                engine.ends[usize::from(var)] = to;
            }
            Body::Next { start } => {
                let Body::For { var, .. } = self.program.streams[stream].steps[start as usize].body
                else {
                    return Ok(false);
                };
                let engine = &mut self.engines[stream];
                if engine.vars[usize::from(var)] + 1 < engine.ends[usize::from(var)] {
                    engine.vars[usize::from(var)] += 1;
                    engine.pc = start as usize + 1;
                    return Ok(true);
                }
            }
            _ => {}
        }
        Ok(false)
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
        let when = if first.started.is_none() {
            When::Read
        } else {
            When::Complete
        };
        let updates: Vec<_> = first
            .updates
            .iter()
            .filter(|update| update.0 == when)
            .copied()
            .collect();
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
        let blocked: Vec<(StreamId, u64)> = (0..)
            .zip(&self.engines)
            .filter(|(_, e)| unfinished(e.state))
            .map(|(id, e)| (id, e.time))
            .collect();
        let ends = self
            .engines
            .iter()
            .map(|engine| engine.time)
            .chain(self.queues.iter().map(|queue| queue.free));
        let time = ends.max().unwrap_or(0);
        self.clock = time;
        let mut banks = vec![];
        for core in 0..usize::from(self.program.cores) {
            for bank in 0..self.program.banks.len() {
                let touched = (0..)
                    .zip(&self.touched[core][bank])
                    .filter(|(_, touched)| **touched);
                banks.push((
                    self.values[core][bank].clone(),
                    touched.map(|(id, _)| id).collect(),
                ));
            }
        }
        if rested && blocked.is_empty() {
            for declared in self
                .program
                .declared
                .iter()
                .filter(|declared| declared.zero_at_exit)
            {
                let entry = Entry {
                    core: declared.core,
                    bank: declared.bank,
                    id: declared.id.into(),
                };
                let value = self.get(entry).unwrap_or(0);
                if value != 0 {
                    let fault = Fault {
                        kind: FaultKind::Leak,
                        time,
                        place: None,
                        entry: Some(entry),
                        value,
                    };
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
                    (
                        finished,
                        e.pc as Pc,
                        e.steps,
                        e.time - e.stalled,
                        e.stalled,
                        e.time,
                        e.registers,
                    )
                })
                .collect(),
            banks,
            outstanding: self
                .queues
                .iter()
                .map(|queue| queue.transfers.len() as u64)
                .collect(),
            faults: self.faults,
        }
    }
}
