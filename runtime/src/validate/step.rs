//! Steps and their bodies.

use super::{Check, ProblemKind};
use crate::program::{Access, Body, QueueId, ResetRange, Step, Stream, StreamId};

impl Check<'_> {
    /// A step within `depth` loops; its jumps are checked elsewhere.
    pub(super) fn step(&mut self, id: StreamId, stream: &Stream, step: &Step, depth: u16) {
        for wait in &step.waits {
            self.wait(wait, depth);
        }
        for update in &step.updates {
            self.update(update, depth);
        }
        match &step.body {
            Body::Nop | Body::Branch { condition: None, .. } | Body::Call { .. } | Body::Return | Body::Stop => {}
            Body::Drain(None) => {}
            Body::Access(accesses) => self.accesses(accesses, depth),
            Body::Transfer { queue, accesses, .. } => {
                self.queue(*queue, stream);
                self.accesses(accesses, depth);
            }
            Body::Drain(Some(queue)) => self.queue(*queue, stream),
            Body::Reset(ranges) => ranges.iter().for_each(|range| self.range(range)),
            Body::Join(group) => match self.program.groups.get(*group as usize) {
                None => self.report(ProblemKind::Group(*group)),
                Some(found) => {
                    self.require(found.members.contains(&id), ProblemKind::NotMember(*group));
                }
            },
            Body::Move(register, value) => {
                self.register(*register);
                self.value(*value, depth);
            }
            Body::Alu(_, register, left, right) => {
                self.register(*register);
                self.value(*left, depth);
                self.value(*right, depth);
            }
            Body::Branch { condition: Some(condition), .. } => {
                self.value(condition.left, depth);
                self.value(condition.right, depth);
            }
            Body::Choose { predicate, .. } => {
                self.require(*predicate < self.program.predicates, ProblemKind::Predicate(*predicate));
            }
            Body::If { condition, .. } => {
                self.bare(step);
                self.expr(*condition, depth);
            }
            Body::For { from, to, .. } => {
                self.bare(step);
                self.value(*from, depth);
                self.value(*to, depth);
            }
            Body::Next { .. } => self.bare(step),
        }
    }

    fn bare(&mut self, step: &Step) {
        self.require(step.waits.is_empty() && step.updates.is_empty(), ProblemKind::BusyControl);
    }

    fn queue(&mut self, id: QueueId, stream: &Stream) {
        match self.program.queues.get(id as usize) {
            None => self.report(ProblemKind::Queue(id)),
            Some(queue) => self.require(queue.core == stream.core, ProblemKind::ForeignQueue(id)),
        }
    }

    fn accesses(&mut self, accesses: &[Access], depth: u16) {
        for access in accesses {
            let known = (access.region as usize) < self.program.regions.len();
            self.require(known, ProblemKind::Region(access.region));
            self.value(access.element, depth);
            self.value(access.bytes.0, depth);
            self.value(access.bytes.1, depth);
        }
    }

    fn range(&mut self, range: &ResetRange) {
        match self.program.banks.get(usize::from(range.bank)) {
            None => self.report(ProblemKind::Bank(range.bank)),
            Some(bank) => {
                self.require(range.first <= range.last, ProblemKind::Id(range.first));
                self.require(range.last < bank.size, ProblemKind::Id(range.last));
            }
        }
    }
}
