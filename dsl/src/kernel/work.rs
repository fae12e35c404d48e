//! What statements do: accesses of memory, transfers, resets; and what they cost.

use chappe_runtime::program::{Access, ExprOp, QueueId, ResetRange, Value};

use super::engines::lowerings;
use super::ir::Work;
use super::state::Symbol;
use super::statement::Cursor;
use crate::ast::{AccessRef, Expr, ExprKind, Name, SemRef};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::TemplateKind;

/// Cycles of a compute instruction, where the specification says nothing.
pub const COMPUTE_COST: u32 = 16;
/// Cycles of a transfer, where the specification says nothing.
pub const COPY_COST: u32 = 64;
/// Cycles of any other record, where the specification says nothing.
pub const RECORD_COST: u32 = 1;

impl Cursor<'_, '_> {
    /// The accesses of a statement. `None`: one was wrong.
    pub(super) fn accesses(&mut self, list: &[AccessRef]) -> Option<Vec<Access>> {
        let found: Vec<Option<Access>> = list.iter().map(|a| self.access(a)).collect();
        found.into_iter().collect()
    }

    fn access(&mut self, a: &AccessRef) -> Option<Access> {
        let name = &a.region.text;
        let (id, count, bytes) = match self.l.symbol(&self.at, name) {
            Some(Symbol::Region { id, count, bytes }) => (id, count, bytes),
            Some(Symbol::Broken) => return None,
            Some(other) => {
                let message = format!("`{name}` is {}: expected a region", other.kind(self.l));
                let d = Diagnostic::error(codes::KIND, a.region.span, message);
                self.l.diags.push(self.l.declared(d, &self.at, name));
                return None;
            }
            None => {
                let d = Diagnostic::error(codes::NAME, a.region.span, format!("no region `{name}` here"));
                let names = self.l.names_here(&self.at);
                self.l.diags.push(d.suggest(name, names.iter().map(String::as_str)));
                return None;
            }
        };
        let mut element = Value::Imm(0);
        let mut range = (Value::Imm(0), Value::Imm(i64::try_from(bytes).unwrap_or(i64::MAX)));
        let mut parts = a.parts.iter();
        let mut next = parts.next();
        if let Some(e) = next
            && !matches!(e.kind, ExprKind::Range { .. })
            && let Some(count) = count
        {
            element = self.index(e, i64::from(count), &format!("the element of `{name}`"))?;
            next = parts.next();
        } else if let Some(count) = count {
            let d = Diagnostic::error(codes::KIND, a.span, format!("`{name}` has {count} elements: say which"));
            let d = self.l.declared(d, &self.at, name);
            self.l.diags.push(d.help(format!("`{name}[0]`; a range of its bytes is `{name}[0][0..64]`")));
            return None;
        }
        if let Some(e) = next {
            range = self.byte_range(e, i64::try_from(bytes).unwrap_or(i64::MAX), name)?;
        }
        if let Some(extra) = parts.next() {
            let d = Diagnostic::error(
                codes::KIND,
                extra.span,
                "an access has an index and a range of bytes, in this order",
            );
            self.l.diags.push(d.help(format!("`{name}[1][0..64]`")));
            return None;
        }
        Some(Access { region: id, element, bytes: range, write: a.write })
    }

    fn index(&mut self, e: &Expr, count: i64, what: &str) -> Option<Value> {
        let at = self.at.clone();
        let v = self.l.number(&at, e)?;
        self.require(v, (0, count - 1), e.span, codes::RANGE, what).then_some(v)
    }

    fn byte_range(&mut self, e: &Expr, bytes: i64, name: &str) -> Option<(Value, Value)> {
        let what = format!("a byte of `{name}`");
        let ExprKind::Range { first, last, inclusive } = &e.kind else {
            let v = self.index(e, bytes, &what)?;
            let end = self.l.exprs.binary(ExprOp::Add, v, Value::Imm(1));
            return Some((v, self.l.built(e.span, end)?));
        };
        let at = self.at.clone();
        let (from, to) = (self.l.number(&at, first), self.l.number(&at, last));
        let (from, mut to) = (from?, to?);
        if *inclusive {
            let end = self.l.exprs.binary(ExprOp::Add, to, Value::Imm(1));
            to = self.l.built(last.span, end)?;
        }
        let inside = self.require(from, (0, bytes), first.span, codes::RANGE, &what)
            & self.require(to, (0, bytes), last.span, codes::RANGE, &format!("the end of a range of `{name}`"));
        let length = self.l.exprs.binary(ExprOp::Sub, to, from);
        let length = self.l.built(e.span, length)?;
        let ordered = inside && self.require(length, (0, bytes), e.span, codes::RANGE, "the length of this range");
        ordered.then_some((from, to))
    }

    /// A queue, and the check that this engine is the one that uses it.
    pub(super) fn queue(&mut self, name: &Name) -> Option<QueueId> {
        let id = match self.l.symbol(&self.at, &name.text) {
            Some(Symbol::Queue(id)) => id,
            Some(Symbol::Broken) => return None,
            Some(other) => {
                let message = format!("`{}` is {}: expected a queue", name.text, other.kind(self.l));
                let d = Diagnostic::error(codes::KIND, name.span, message);
                self.l.diags.push(self.l.declared(d, &self.at, &name.text));
                return None;
            }
            None => {
                let d = Diagnostic::error(codes::NAME, name.span, format!("no queue `{}` here", name.text));
                let names = self.l.names_here(&self.at);
                self.l.diags.push(d.suggest(&name.text, names.iter().map(String::as_str)));
                return None;
            }
        };
        let queue = self.l.queues.get_mut(id as usize)?;
        match queue.engine {
            None => {
                queue.engine = Some(self.engine);
                queue.fixed = name.span;
            }
            Some(e) if e != self.engine => {
                let (owner, me) =
                    (self.l.engines.name(self.l.model, e), self.l.engines.name(self.l.model, self.engine));
                let fixed = queue.fixed;
                let message = format!("`{}` is a queue of {owner}: {me} cannot use it", name.text);
                let d = Diagnostic::error(codes::QUEUE, name.span, message);
                self.l.diags.push(d.with(fixed, format!("it belongs to {owner} here")));
                return None;
            }
            Some(_) => {}
        }
        Some(id)
    }

    /// `copy QUEUE reads .. writes ..`; `@cost` is how long the transfer runs.
    pub(super) fn copy(&mut self, queue: &Name, accesses: &[AccessRef], cost: Option<u32>) -> Option<Work> {
        let (queue, accesses) = (self.queue(queue), self.accesses(accesses));
        let duration = cost.or(self.l.model.costs.copy).unwrap_or(COPY_COST);
        Some(Work::Copy { queue: queue?, accesses: accesses?, duration })
    }

    /// `reset all`, or `reset a, b`: whole semaphores, arrays included.
    pub(super) fn reset(&mut self, list: &[SemRef]) -> Option<Work> {
        if let [one] = list
            && one.name.text == "all"
            && one.core.is_none()
            && one.index.is_none()
            && self.l.symbol(&self.at, "all").is_none()
        {
            return Some(Work::ResetAll);
        }
        let found: Vec<Option<ResetRange>> = list.iter().map(|s| self.reset_one(s)).collect();
        let mut found = found.into_iter().collect::<Option<Vec<ResetRange>>>()?;
        found.sort_by_key(|r| (r.bank, r.first));
        let mut merged: Vec<ResetRange> = Vec::new();
        for r in found {
            match merged.last_mut() {
                Some(m) if m.bank == r.bank && r.first <= m.last.saturating_add(1) => m.last = m.last.max(r.last),
                _ => merged.push(r),
            }
        }
        Some(Work::Reset(merged))
    }

    fn reset_one(&mut self, sem: &SemRef) -> Option<ResetRange> {
        let (core, symbol) = self.entry_symbol(sem)?;
        if core != self.at.core {
            let d = Diagnostic::error(
                codes::REMOTE_WAIT,
                sem.span,
                format!("core {} cannot reset core {core}", self.at.core),
            );
            self.l.diags.push(d.help("a reset clears entries of its own core's bank"));
            return None;
        }
        if let (Symbol::Entry { bank, first, count: Some(count) }, None) = (symbol, &sem.index) {
            return Some(ResetRange { bank, first, last: first + count - 1 });
        }
        let entry = self.entry(sem, None)?;
        let Value::Imm(id) = entry.id else {
            let message = "what a reset clears must be a constant: it cannot depend on a `for` variable";
            self.l.error(codes::EXPRESSION, sem.span, message);
            return None;
        };
        Some(ResetRange { bank: entry.bank, first: id as u32, last: id as u32 })
    }

    /// What the records of a lowering cost together.
    pub(super) fn lowering_cost(&self, name: &str) -> u32 {
        let model = self.l.model;
        let Some(template) = lowerings(model, name).next() else { return RECORD_COST };
        let one = |k: &TemplateKind| match k {
            TemplateKind::Literal(l) => {
                let name = model.records.get(l.record.index()).map_or("", |r| &r.name);
                model.costs.records.get(name).copied().unwrap_or(RECORD_COST)
            }
            TemplateKind::Call { .. } => RECORD_COST,
        };
        template.body.iter().map(|s| one(&s.kind)).fold(0, u32::saturating_add)
    }

    /// What a statement costs if it does not say so itself.
    pub(super) fn work_cost(&self, work: &Work, lowering: &str) -> u32 {
        let costs = &self.l.model.costs;
        match work {
            Work::Compute { name, .. } => {
                costs.compute.get(name).copied().or(costs.compute_default).unwrap_or(COMPUTE_COST)
            }
            Work::Barrier(_) if lowerings(self.l.model, "barrier").next().is_none() => {
                self.lowering_cost("barrier_arrive").saturating_add(self.lowering_cost("barrier_wait"))
            }
            Work::Reset(_) | Work::ResetAll => self.lowering_cost("reset_set"),
            _ => self.lowering_cost(lowering),
        }
    }
}
