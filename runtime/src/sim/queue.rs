//! Transfers: a queue is an actor of its own that runs them one after the other.

use super::agenda::NEVER;
use super::any::Computed;
use super::fault::FaultKind;
use super::machine::{Change, Machine, Status, Target, Transfer};
use super::observe::Observer;
use super::rng::{self, Purpose};
use super::run::Flow;
use crate::program::{Body, Pc, QueueId, StreamId, When};

/// Most transfers that may be outstanding on one queue: memory does not grow with the number of turns of a loop.
pub const MAX_OUTSTANDING: usize = 1 << 20;

impl<O: Observer> Machine<'_, O> {
    /// Starts a transfer, which has its operands computed now, as the engine sees them.
    pub(super) fn issue(&mut self, stream: usize, pc: Pc, queue: QueueId, duration: u32, time: u64) -> Computed<Flow> {
        if self.queues[queue as usize].pending.len() >= MAX_OUTSTANDING {
            self.fault(FaultKind::QueueFull(queue), self.place(stream, pc), None, 0, time);
            return Ok(Flow::Halt);
        }
        let before = self.queues[queue as usize].updates.len();
        let counts = self.collect(stream, pc, queue, When::Read).and_then(|reads| {
            let completes = self.collect(stream, pc, queue, When::Complete)?;
            Ok((reads, completes))
        });
        let state = &mut self.queues[queue as usize];
        let (reads, completes) = counts.inspect_err(|_| state.updates.truncate(before))?;
        let duration = match self.code.seed {
            Some(seed) => rng::perturb(duration, rng::draw(seed, Purpose::Duration, stream as StreamId, pc)),
            None => duration,
        };
        let start = state.free.max(time);
        let end = start + u64::from(duration);
        state.free = end;
        state.issued += 1;
        let ticket = state.issued;
        state.pending.push_back(Transfer { stream: stream as StreamId, pc, start, end, reads, completes });
        if state.pending.len() == 1 {
            self.agenda.set(self.engines.len() + queue as usize, start);
        }
        let tickets = &mut self.frames[stream].tickets;
        match tickets.iter_mut().find(|(used, _)| *used == queue) {
            Some((_, latest)) => *latest = ticket,
            None => tickets.push((queue, ticket)),
        }
        Ok(Flow::Next)
    }

    /// Appends the updates of one moment to those of the queue, and counts them.
    fn collect(&mut self, stream: usize, pc: Pc, queue: QueueId, when: When) -> Computed<u32> {
        let step = &self.program.streams[stream].steps[pc as usize];
        let mut count = 0;
        for update in step.updates.iter().filter(|update| update.when == when) {
            let target = self.target(stream, &update.sem)?;
            let change = match target {
                Target::Cell(..) => self.decide(stream, update.sem.bank, update.action)?,
                Target::Missing(_) => Change::Clear,
            };
            self.queues[queue as usize].updates.push_back((target, change));
            count += 1;
        }
        Ok(count)
    }

    /// The next event of a queue: its first transfer has read, or is complete.
    pub(super) fn serve(&mut self, queue: usize, time: u64) {
        let state = &mut self.queues[queue];
        let Some(&transfer) = state.pending.front() else {
            return;
        };
        let stream = transfer.stream as usize;
        let id = queue as QueueId;
        state.started = !state.started;
        let next = if state.started {
            self.fire(queue, transfer.reads, transfer, time);
            if O::ENABLED {
                self.observer.transfer_started(id, self.place(stream, transfer.pc), time);
            }
            transfer.end
        } else {
            state.pending.pop_front();
            state.complete += 1;
            let next = state.pending.front().map_or(NEVER, |transfer| transfer.start);
            self.fire(queue, transfer.completes, transfer, time);
            if O::ENABLED {
                self.observer.transfer_complete(id, self.place(stream, transfer.pc), time);
            }
            self.release(stream, time);
            next
        };
        self.agenda.set(self.engines.len() + queue, next);
    }

    fn fire(&mut self, queue: usize, count: u32, transfer: Transfer, time: u64) {
        for _ in 0..count {
            if let Some((target, change)) = self.queues[queue].updates.pop_front() {
                self.change(target, change, transfer.stream as usize, transfer.pc, time);
            }
        }
    }

    /// Lets a stream go on that drains, if its transfers are complete.
    fn release(&mut self, stream: usize, time: u64) {
        if self.engines[stream].status != Status::Draining {
            return;
        }
        let pc = self.code.streams[stream].pc(self.engines[stream].at);
        let body = &self.program.streams[stream].steps[pc as usize].body;
        if matches!(body, Body::Drain(queue) if self.drained_of(stream, *queue)) {
            self.agenda.set(stream, time.max(self.engines[stream].time));
        }
    }

    /// Whether the transfers this stream has started, on one queue or on all, are complete.
    pub(super) fn drained_of(&self, stream: usize, queue: Option<QueueId>) -> bool {
        match queue {
            Some(queue) => self.drained(stream, queue),
            None => self.frames[stream].tickets.iter().all(|(queue, _)| self.drained(stream, *queue)),
        }
    }

    pub(super) fn drained(&self, stream: usize, queue: QueueId) -> bool {
        let ticket = self.frames[stream].tickets.iter().find(|(used, _)| *used == queue);
        ticket.is_none_or(|(_, latest)| *latest <= self.queues[queue as usize].complete)
    }
}
