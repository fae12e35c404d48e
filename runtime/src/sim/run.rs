//! The event loop.
//!
//! The earliest actor runs, and runs on for as long as it stays the earliest. Whatever others can notice happens in
//! order of time; what they cannot (passing time, waiting for what never falls) may be done ahead.

use super::agenda::HORIZON;
use super::code::{Kind, Op};
use super::fault::FaultKind;
use super::machine::{Condition, Machine, Status};
use super::observe::Observer;
use super::plain::{Pause, Run, Shared};

/// Where a stream goes after a micro-operation.
pub(super) enum Flow {
    Next,
    /// After waiting until this time.
    Later(u64),
    Jump(u32),
    /// The status says why.
    Block,
    Finish,
    /// After a fault.
    Halt,
}

impl<O: Observer> Machine<'_, O> {
    /// Runs until nothing is left to do (true) or the limit is reached (false).
    pub(super) fn run(&mut self) -> bool {
        while self.fuel > 0 && self.turns > 0 {
            let (actor, time) = self.agenda.first();
            if time >= HORIZON {
                return time == super::agenda::NEVER;
            }
            match actor.checked_sub(self.engines.len()) {
                None if self.resume(actor, time) => self.advance(actor, time),
                None => {}
                Some(queue) => self.serve(queue, time),
            }
        }
        false
    }

    /// Whether a stream whose turn it is may really go on.
    fn resume(&mut self, stream: usize, now: u64) -> bool {
        let engine = &mut self.engines[stream];
        match engine.status {
            Status::Ready => return true,
            Status::Waiting if !engine.any.is_empty() => {
                let any = core::mem::take(&mut engine.any);
                if !self.any_holds(&any) {
                    self.block_on_any(stream, any);
                    self.rest(stream);
                    return false;
                }
                self.engines[stream].status = Status::Ready;
            }
            Status::Waiting => {
                let condition = engine.condition;
                if !self.holds(condition) {
                    self.block(stream, condition);
                    self.rest(stream);
                    return false;
                }
                self.engines[stream].status = Status::Ready;
            }
            Status::Draining => engine.status = Status::Ready,
            // The step itself has to see that it has joined.
            _ => {}
        }
        let engine = &mut self.engines[stream];
        engine.stalled += now - engine.time;
        if O::ENABLED {
            let place = self.place(stream, self.code.streams[stream].pc(self.engines[stream].at));
            self.observer.resumed(place, now);
        }
        true
    }

    fn advance(&mut self, stream: usize, now: u64) {
        let ops = &self.code.streams[stream].ops[..];
        let at = self.engines[stream].at;
        let time = now - ops.get(at).map_or(0, Op::lead);
        let mut run = Run { stream, ops, at, time, fuel: self.fuel, bound: 0 };
        let pause = loop {
            let frame = &mut self.frames[stream];
            let mut shared = Shared {
                cells: &mut self.cells,
                channels: &mut self.channels,
                engines: &mut self.engines,
                agenda: &mut self.agenda,
                vars: &mut frame.vars,
                ends: &frame.ends,
                turns: &mut self.turns,
                affines: &self.code.affines,
            };
            match run.plain(&mut shared, O::ENABLED) {
                Pause::Any => {}
                pause => break pause,
            }
            if let Some(pause) = self.any_op(&mut run) {
                break pause;
            }
        };
        self.engines[stream].steps += self.fuel - run.fuel;
        self.fuel = run.fuel;
        self.pause(stream, run.at, run.time, &pause);
    }

    /// Any micro-operation, whatever it needs, when it is the stream's turn.
    fn any_op(&mut self, run: &mut Run<'_>) -> Option<Pause> {
        let Some(op) = run.ops.get(run.at) else {
            return Some(Pause::Finished);
        };
        let mut next = run.at + 1;
        let mut finished = false;
        match op.kind {
            Kind::Pass | Kind::Next => {}
            Kind::Reach | Kind::Await | Kind::Wait => {
                self.cells[op.cell as usize].touched = true;
                let condition = Condition::of(op, op.value);
                if !self.holds(condition) {
                    self.block(run.stream, condition);
                    return Some(Pause::Blocked);
                }
            }
            Kind::Add | Kind::LateAdd | Kind::Post | Kind::LatePost => self.add(run, op),
            Kind::AnyWait | Kind::Affine | Kind::AnyUpdate | Kind::Body => {
                match self.any(run.stream, op, run.at, run.time) {
                    Flow::Next => {}
                    Flow::Later(time) => {
                        self.engines[run.stream].stalled += time - run.time;
                        run.time = time;
                    }
                    Flow::Jump(target) => next = target as usize,
                    Flow::Block => return Some(Pause::Blocked),
                    // It stays where it ended.
                    Flow::Finish => (next, finished) = (run.at, true),
                    Flow::Halt => return Some(Pause::Halted),
                }
            }
        }
        run.time += u64::from(op.cost);
        if self.turns == 0 {
            return Some(Pause::Exhausted);
        }
        if O::ENABLED && op.last {
            let place = self.place(run.stream, self.code.streams[run.stream].pc(run.at));
            self.observer.step(place, &self.frames[run.stream].vars, run.time);
        }
        run.at = next;
        run.fuel -= u64::from(op.last);
        match run.fuel {
            _ if finished => Some(Pause::Finished),
            0 => Some(Pause::Exhausted),
            _ => None,
        }
    }

    fn pause(&mut self, stream: usize, at: usize, time: u64, pause: &Pause) {
        let engine = &mut self.engines[stream];
        engine.at = at;
        engine.time = time;
        match *pause {
            Pause::Until(effect) => return self.agenda.set(stream, effect),
            Pause::Exhausted => return,
            Pause::Blocked if O::ENABLED => {
                let place = self.place(stream, self.code.streams[stream].pc(at));
                self.observer.blocked(place, time);
            }
            Pause::Blocked | Pause::Any => {}
            Pause::Finished => self.finish(stream, at, time),
            Pause::Halted => engine.status = Status::Halted,
        }
        self.rest(stream);
    }

    fn add(&mut self, run: &Run<'_>, op: &Op) {
        let time = run.time + op.lead();
        let entry = self.code.layout.entry(op.cell);
        let cell = &mut self.cells[op.cell as usize];
        cell.touched = true;
        let (word, wrapped) = cell.value.overflowing_add(op.value);
        cell.value = word;
        let place = self.place(run.stream, self.code.streams[run.stream].pc(run.at));
        let value = self.code.layout.format(entry.bank).decode(word);
        if wrapped {
            self.fault(FaultKind::Wrap, place, Some(entry), value, time);
        }
        if O::ENABLED {
            self.observer.updated(entry, value, place, time);
        }
        self.wake(op.cell, time);
    }

    fn finish(&mut self, stream: usize, at: usize, time: u64) {
        self.engines[stream].status = Status::Finished;
        let place = self.place(stream, self.code.streams[stream].pc(at));
        for queue in 0..self.queues.len() {
            let id = queue as u32;
            if self.program.queues[queue].drained_at_exit && !self.drained(stream, id) {
                self.fault(FaultKind::Undrained(id), place, None, 0, time);
            }
        }
    }
}
