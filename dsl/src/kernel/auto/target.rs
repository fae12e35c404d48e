//! What the passes must know of the machine: from the model.

use chappe_runtime::lower::{Carriers, FencePart, Target};
use chappe_runtime::program::{Action, Compare, Register, SemRef, SourceId, Test, Update, Value, Wait, When};

use super::super::engines::lowerings;
use super::super::ir::{Op, Post, Work};
use super::super::state::{Lowerer, program_banks, program_registers};
use super::super::statement::Cursor;
use super::super::work::RECORD_COST;
use crate::ast::{FenceStmt, StmtKind};
use crate::model::Fence;

/// Most waits or updates of a record that are tried.
const MOST: usize = 4;

impl Cursor<'_, '_> {
    /// What the words of the machine can carry: each is tried.
    pub(super) fn carriers(&mut self) -> Carriers {
        let value = |n| Value::Imm(n);
        let sync = self.most(|_| Work::Sync, "sync", value, true);
        let transfer = || Work::Copy { queue: 0, accesses: Vec::new(), duration: 0 };
        let copy = self.most(|_| transfer(), "transfer", value, true);
        let core = self.most(|_| Work::CoreBarrier { group: 0, id: 0 }, "core_barrier", value, true);
        let drain = self.most(|_| Work::Drain(None), "drain", value, true);
        let register = copy.0 > 0 && self.carries(&transfer(), "transfer", 1, 1, |_| Value::Reg(0));
        Carriers { sync, transfer: copy, core_barrier: core, drain, transfer_register: register }
    }

    /// The most waits, and beside them the most posts, that a word takes.
    fn most(
        &mut self,
        work: impl Fn(()) -> Work,
        lowering: &str,
        value: fn(i64) -> Value,
        both: bool,
    ) -> (usize, usize) {
        if lowerings(self.l.model, lowering).next().is_none() {
            // It will not be written: then it carries what such words mostly do.
            return if lowering == "sync" { (2, 1) } else { (1, 1) };
        }
        let waits = (1..=MOST).take_while(|n| self.carries(&work(()), lowering, *n, 0, value)).last().unwrap_or(0);
        let with = if both { waits } else { 0 };
        let posts = (1..=MOST).take_while(|n| self.carries(&work(()), lowering, with, *n, value)).last();
        match posts {
            Some(posts) => (waits, posts),
            // Either, but not together.
            None => (waits, 0),
        }
    }

    fn carries(&mut self, work: &Work, lowering: &str, waits: usize, posts: usize, value: fn(i64) -> Value) -> bool {
        let Some(bank) = self.l.counter_bank else { return false };
        let core = self.at.core;
        let sem = |n: usize| SemRef { core, bank, id: Value::Imm(n as i64) };
        let wait = |n| Wait::new(sem(n), Test::Counter(Compare::Ge, value(n as i64 + 2)));
        let post = |n| {
            let update = Update { sem: sem(n), action: Action::Add(Value::Imm(1)), when: When::Complete };
            Post { update, short: true }
        };
        let op = Op {
            waits: (0..waits).map(wait).collect(),
            work: work.clone(),
            posts: (0..posts).map(post).collect(),
            cost: 0,
            source: SourceId(0),
        };
        self.fits(&op, lowering)
    }
}

impl Lowerer<'_> {
    /// The machine, for kernels that end with that fence.
    pub(super) fn machine(&mut self, carriers: Carriers, rotation: u32, fence: Option<&Fence>) -> Target {
        let registers = program_registers(self.model);
        let kept = self.model.registers.as_ref().map(|r| r.reserved.as_slice()).unwrap_or_default();
        let number = |n: u32| Register::try_from(n).unwrap_or(Register::MAX);
        let parts = |s: &FenceStmt| match &s.stmt.kind {
            StmtKind::Barrier(_) => Some(FencePart::Barrier),
            StmtKind::Reset(_) => Some(FencePart::ResetAll),
            StmtKind::Drain(_) => Some(FencePart::Drain),
            StmtKind::CoreBarrier(_) => Some(FencePart::CoreBarrier),
            _ => None,
        };
        Target {
            banks: program_banks(self.model),
            sems: self.counter_bank.unwrap_or(0),
            taken: Vec::new(),
            registers,
            kept: kept.iter().map(|r| (number(r.first), number(r.last))).collect(),
            carriers,
            rotation,
            record_cost: RECORD_COST,
            drain_cost: RECORD_COST,
            fence: fence.map(|f| f.body.iter().filter_map(parts).collect()).unwrap_or_default(),
        }
    }
}
