//! After all statements: registers for loops, counters for barriers.

use std::collections::BTreeSet;

use chappe_runtime::program::{Body, Core, Register, ResetRange, Value};

use super::engines::lowerings;
use super::ir::{GroupKind, Node, StreamIr, Work};
use super::state::Lowerer;
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::Registers;

impl Lowerer<'_> {
    /// Gives every barrier that is made of semaphore records its counter: the highest free id of its core's bank. It is
    /// never reset: a `reset all` between two barriers is done by every engine, and a late one would wipe the arrivals of
    /// the others at the second barrier. So thresholds grow from round to round instead.
    pub(super) fn barrier_counters(&mut self) {
        let Some(bank) = self.counter_bank else { return };
        let arrives = lowerings(self.model, "barrier_arrive").next().is_some();
        for i in 0..self.groups.len() {
            let core = match &self.groups[i].kind {
                GroupKind::Engines(core) if arrives => *core,
                GroupKind::Named(core, _) => *core,
                GroupKind::Engines(_) | GroupKind::Exit(_) | GroupKind::Cores(_) | GroupKind::Record(..) => continue,
            };
            let name = self.names.groups.get(i).cloned().unwrap_or_default();
            self.groups[i].counter = self.take_highest(core, bank);
            if let Some(id) = self.groups[i].counter {
                self.names.entries.insert((core, bank, id), format!("({name})"));
            }
        }
    }

    /// What `reset all` clears on a core: every id that is neither reserved nor a barrier's counter.
    pub(super) fn reset_all(&self, core: Core) -> Vec<ResetRange> {
        let Some(bank) = self.counter_bank else { return Vec::new() };
        let Some(b) = self.model.banks.get(usize::from(bank)) else { return Vec::new() };
        let counters: BTreeSet<u32> = self
            .groups
            .iter()
            .filter(|g| matches!(&g.kind, GroupKind::Engines(c) | GroupKind::Named(c, _) if *c == core))
            .filter_map(|g| g.counter)
            .collect();
        let ids: Vec<u32> = (0..b.size)
            .filter(|id| !counters.contains(id) && !b.reserved.iter().any(|r| (r.first..=r.last).contains(id)))
            .collect();
        chappe_runtime::streams::effect::ids(bank, ids)
    }

    /// Gives every run-time loop a counter register, and every barrier that needs one the register of its threshold: free
    /// ones, highest first. Loops one inside another, and those of a called kernel, must not share.
    pub(super) fn loop_registers(&mut self, streams: &mut [StreamIr]) {
        let Some(bank) = &self.model.registers else { return };
        for (i, stream) in streams.iter_mut().enumerate() {
            let mut free = free_registers(bank, &used(stream));
            let id = i as u32;
            for g in self.groups.iter_mut().filter(|g| g.counter.is_some() && g.in_register && g.members.contains(&id))
            {
                // None left: said when records are made, for a program needs none.
                g.registers.push((id, free.pop()));
            }
            let bodies = std::iter::once(&mut stream.body).chain(stream.functions.iter_mut().map(|f| &mut f.body));
            let mut missing = 0;
            let mut place = None;
            for body in bodies {
                let deep = assign(body, &free, &mut missing, &mut place);
                // The next function may be called from within this one's loops.
                free.truncate(free.len().saturating_sub(deep));
            }
            if let Some(source) = place {
                let name = self.names.streams.get(i).cloned().unwrap_or_default();
                let span = self.names.source(source).map(|s| s.span).unwrap_or_default();
                let message =
                    format!("{name} has no register left for the counter of this loop: {missing} more needed");
                let d = Diagnostic::error(codes::REGISTER, span, message).with(bank.span, "the registers");
                self.diags.push(d.help("each loop inside another needs one of its own"));
            }
        }
    }
}

/// Registers nobody uses, the highest last.
fn free_registers(bank: &Registers, used: &BTreeSet<Register>) -> Vec<Register> {
    let last = u16::try_from(bank.count).unwrap_or(u16::MAX);
    let free =
        |r: &Register| !used.contains(r) && !bank.reserved.iter().any(|x| (x.first..=x.last).contains(&u32::from(*r)));
    (0..last).filter(free).collect()
}

/// Gives the loops of a body the registers from the end of `free`; how many it takes.
fn assign(
    nodes: &mut [Node],
    free: &[Register],
    missing: &mut usize,
    place: &mut Option<chappe_runtime::program::SourceId>,
) -> usize {
    let mut deepest = 0;
    for n in nodes {
        let deep = match n {
            Node::Op(_) => 0,
            Node::For { body, .. } => assign(body, free, missing, place),
            Node::Loop { register, body, source, .. } => match free.split_last() {
                Some((last, rest)) => {
                    *register = Some(*last);
                    1 + assign(body, rest, missing, place)
                }
                None => {
                    *missing += 1;
                    let _ = place.get_or_insert(*source);
                    assign(body, free, missing, place)
                }
            },
            Node::Select { yes, no, .. } | Node::If { yes, no, .. } | Node::Choose { yes, no, .. } => {
                let a = assign(yes, free, missing, place);
                a.max(assign(no, free, missing, place))
            }
        };
        deepest = deepest.max(deep);
    }
    deepest
}

/// Registers that the statements of a stream name.
fn used(stream: &StreamIr) -> BTreeSet<Register> {
    let mut found = BTreeSet::new();
    let mut node = |n: &Node| {
        let mut value = |v: &Value| {
            if let Value::Reg(r) = v {
                found.insert(*r);
            }
        };
        match n {
            Node::Op(op) => {
                for w in &op.waits {
                    w.conditions().flat_map(|one| one.test.operands()).for_each(|v| value(&v));
                }
                for p in &op.posts {
                    use chappe_runtime::program::Action;
                    if let Action::Add(v) | Action::Sub(v) | Action::Write(v) = &p.update.action {
                        value(v);
                    }
                }
                match &op.work {
                    Work::Move(r, v) => [Value::Reg(*r), *v].iter().for_each(value),
                    Work::Alu(_, r, a, b) => [Value::Reg(*r), *a, *b].iter().for_each(value),
                    Work::Record(record) => {
                        for b in &record.bodies {
                            match b {
                                Body::Move(r, v) => [Value::Reg(*r), *v].iter().for_each(&mut value),
                                Body::Alu(_, r, a, b) => [Value::Reg(*r), *a, *b].iter().for_each(&mut value),
                                _ => {}
                            }
                        }
                    }
                    _ => {}
                }
            }
            Node::Loop { count, .. } => value(count),
            Node::If { condition, .. } => [condition.left, condition.right].iter().for_each(value),
            Node::For { .. } | Node::Select { .. } | Node::Choose { .. } => {}
        }
    };
    Node::each(&stream.body, &mut node);
    for f in &stream.functions {
        Node::each(&f.body, &mut node);
    }
    found
}
