//! The event loop.
//!
//! The earliest actor runs, and runs on for as long as it stays the earliest. Whatever others can notice happens in
//! order of time; what they cannot (passing time, waiting for what never falls) may be done ahead.

use super::agenda::HORIZON;
use super::code::{Kind, Op};
use super::fault::FaultKind;
use super::machine::{Condition, Machine, Status};
use super::observe::Observer;

/// Where a stream goes after a micro-operation.
pub(super) enum Flow {
    Next,
    Jump(u32),
    /// The status says why.
    Block,
    Finish,
    /// After a fault.
    Halt,
}

/// Why a stream stops running for now.
enum Pause {
    /// Its next effect is at this time, and others come first.
    Until(u64),
    Blocked,
    Finished,
    Halted,
    /// Out of steps or turns.
    Exhausted,
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
            let place = self.place(
                stream,
                self.code.streams[stream].pc(self.engines[stream].at),
            );
            self.observer.resumed(place, now);
        }
        true
    }

    fn advance(&mut self, stream: usize, now: u64) {
        let ops = &self.code.streams[stream].ops[..];
        let mut at = self.engines[stream].at;
        let mut time = now - ops.get(at).map_or(0, Op::lead);
        let mut bound = self.agenda.bound(stream);
        let mut fuel = self.fuel;
        let pause = loop {
            let Some(op) = ops.get(at) else {
                break if time < bound {
                    Pause::Finished
                } else {
                    Pause::Until(time)
                };
            };
            let mut next = at + 1;
            match op.kind {
                Kind::Pass => time += u64::from(op.cost),
                Kind::Reach => {
                    let cell = &mut self.cells[op.cell as usize];
                    cell.touched = true;
                    if cell.value < op.value {
                        self.block_plain(stream, op);
                        break Pause::Blocked;
                    }
                    time += u64::from(op.cost);
                }
                Kind::Wait => {
                    if time >= bound {
                        break Pause::Until(time);
                    }
                    let cell = &mut self.cells[op.cell as usize];
                    cell.touched = true;
                    if !op.compare.holds(cell.value, op.value) {
                        self.block_plain(stream, op);
                        break Pause::Blocked;
                    }
                    time += u64::from(op.cost);
                }
                Kind::Add => {
                    let effect = time + u64::from(op.cost);
                    if effect >= bound {
                        break Pause::Until(effect);
                    }
                    time = effect;
                    self.add(stream, op, at, time);
                    if self.has_waiters(op.cell) {
                        self.wake(op.cell, time);
                        bound = self.agenda.bound(stream);
                    }
                }
                Kind::AnyWait | Kind::AnyUpdate | Kind::Body => {
                    if time >= bound {
                        break Pause::Until(time);
                    }
                    match self.any(stream, op, time) {
                        Flow::Next => {}
                        Flow::Jump(target) => next = target as usize,
                        Flow::Block => break Pause::Blocked,
                        Flow::Finish => break Pause::Finished,
                        Flow::Halt => break Pause::Halted,
                    }
                    if self.turns == 0 {
                        break Pause::Exhausted;
                    }
                    bound = self.agenda.bound(stream);
                }
            }
            if O::ENABLED && op.last {
                self.observer
                    .step(self.place(stream, self.code.streams[stream].pc(at)), time);
            }
            at = next;
            fuel -= u64::from(op.last);
            if fuel == 0 {
                break Pause::Exhausted;
            }
        };
        self.engines[stream].steps += self.fuel - fuel;
        self.fuel = fuel;
        self.pause(stream, at, time, &pause);
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
            Pause::Blocked => {}
            Pause::Finished => self.finish(stream, at, time),
            Pause::Halted => engine.status = Status::Halted,
        }
        self.rest(stream);
    }

    #[inline]
    fn block_plain(&mut self, stream: usize, op: &Op) {
        self.block(
            stream,
            Condition {
                cell: op.cell,
                compare: op.compare,
                operand: i64::from(op.value),
            },
        );
    }

    #[inline]
    fn add(&mut self, stream: usize, op: &Op, at: usize, time: u64) {
        let cell = &mut self.cells[op.cell as usize];
        cell.touched = true;
        let (value, wrapped) = cell.value.overflowing_add(op.value);
        cell.value = value;
        if wrapped || O::ENABLED {
            self.tell_add(stream, op.cell, at, wrapped, time);
        }
    }

    #[cold]
    fn tell_add(&mut self, stream: usize, cell: u32, at: usize, wrapped: bool, time: u64) {
        let place = self.place(stream, self.code.streams[stream].pc(at));
        let entry = self.code.layout.entry(cell);
        let value = self
            .code
            .layout
            .format(entry.bank)
            .decode(self.cells[cell as usize].value);
        if wrapped {
            self.fault(FaultKind::Wrap, place, Some(entry), value, time);
        }
        if O::ENABLED {
            self.observer.updated(entry, value, place, time);
        }
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
