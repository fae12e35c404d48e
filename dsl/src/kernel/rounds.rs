//! The records of a barrier.

use chappe_runtime::program::{Action, AluOp, Compare, SemRef, SourceId, Test, Update, Value, Wait, When};

use super::engines::{lowerings, records_of};
use super::ir::{GroupKind, Post, Work};
use super::plan::{Plan, Ready, Records};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{self, Effect};

impl Plan<'_, '_> {
    /// A barrier: what is in flight arrives, then this engine posts, then it waits for all. One counter serves all rounds:
    /// it only rises, and the threshold of round k is k times the number of members. Where rounds are not counted in the
    /// text (a run-time loop or branch, a called kernel), a register of each engine holds the threshold.
    pub(super) fn barrier(&mut self, group: u32, waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
        let Some(g) = self.ir.groups.get(group as usize) else { return Ok(Vec::new()) };
        let named = matches!(g.kind, GroupKind::Named(..));
        if !named && self.has("barrier") {
            let made = self.make("barrier", &Vec::new(), None, source)?;
            return self.ends(&made, waits, posts, source);
        }
        if !named && !self.has("barrier_arrive") {
            return Err(self.none("barrier_arrive", source));
        }
        let Some(counter) = g.counter else {
            let d = Diagnostic::error(
                codes::TOO_MANY,
                self.span(source),
                "no semaphore is left for the barrier to count on",
            );
            return Err(vec![d.help("a barrier needs one that no declaration uses")]);
        };
        let n = g.members.len() as i64;
        let threshold = if g.in_register {
            let Some(r) = g.registers.iter().find(|(s, _)| *s == self.stream).and_then(|(_, r)| *r) else {
                let d = Diagnostic::error(
                    codes::REGISTER,
                    self.span(source),
                    "no register is left for the threshold of this barrier",
                );
                return Err(vec![
                    d.help("a barrier in a run-time loop, branch or called kernel counts its rounds in one"),
                ]);
            };
            Value::Reg(r)
        } else {
            let round = self.rounds.entry(group).or_insert(0);
            *round += 1;
            Value::Imm(n.saturating_mul(*round))
        };
        let step = match threshold {
            Value::Reg(r) => self.alone(&Work::Alu(AluOp::Add, r, Value::Reg(r), Value::Imm(n)), source)?,
            _ => Vec::new(),
        };
        let id = Value::Imm(i64::from(counter));
        if named {
            return self.named_barrier((id, threshold), step, waits, posts, source);
        }
        let int = |n: i64| model::Value::Int(i128::from(n));
        let s = ("s", int(i64::from(counter)));
        let mut first = if self.drains("barrier_arrive") { Vec::new() } else { self.work(&Work::Drain(None), source)? };
        first.extend(self.make("barrier_arrive", &vec![s.clone()], None, source)?);
        let mut out = self.ends(&first, waits, &[], source)?;
        out.extend(step);
        let last = match threshold {
            Value::Reg(r) => self.make("barrier_wait_register", &vec![s, ("n", int(i64::from(r)))], None, source)?,
            Value::Imm(t) => self.make("barrier_wait", &vec![s, ("n", int(t))], None, source)?,
            Value::Expr(_) => Vec::new(),
        };
        out.extend(self.ends(&last, &[], posts, source)?);
        Ok(out)
    }

    /// A barrier of some engines only: the record that joins all engines would be wrong, plain waits and updates do.
    pub(super) fn named_barrier(
        &mut self,
        (id, threshold): (Value, Value),
        step: Vec<Ready>,
        waits: &[Wait],
        posts: &[Post],
        source: SourceId,
    ) -> Records {
        let Some(bank) = self.ir.counter_bank else { return Err(self.none("sync", source)) };
        let sem = SemRef { core: self.core(), bank, id };
        let update = Update { sem, action: Action::Add(Value::Imm(1)), when: When::Complete };
        let drain = self.work(&Work::Drain(None), source)?;
        let mut out = self.ends(&drain, waits, &[], source)?;
        out.extend(self.sync_record(&[], &[Post { update, short: true }], source)?);
        out.extend(step);
        let all = Wait::new(sem, Test::Counter(Compare::Ge, threshold));
        out.extend(self.sync_record(&[all], posts, source)?);
        Ok(out)
    }

    /// Whether a lowering waits for transfers itself.
    pub(super) fn drains(&self, name: &str) -> bool {
        let Some(t) = lowerings(self.model, name).next() else { return false };
        let mut records = Vec::new();
        records_of(self.model, t, &mut records, 0);
        let records = records.into_iter().filter_map(|r| self.model.records.get(r.index()));
        records.flat_map(|r| &r.effects).any(|e| matches!(e.effect, Effect::Drain(None)))
    }
}
