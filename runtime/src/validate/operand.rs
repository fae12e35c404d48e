//! Operands: registers, expressions, entries.

use super::{Check, ProblemKind};
use crate::program::{Action, Bank, BankKind, ExprId, SemRef, Test, Update, Value, Wait};

impl Check<'_> {
    /// An operand within `depth` loops.
    pub(super) fn value(&mut self, value: Value, depth: u16) {
        match value {
            Value::Imm(_) => {}
            Value::Reg(register) => self.register(register),
            Value::Expr(id) => self.expr(id, depth),
        }
    }

    pub(super) fn register(&mut self, register: u16) {
        self.require(register < self.program.registers.count, ProblemKind::Register(register));
    }

    pub(super) fn expr(&mut self, id: ExprId, depth: u16) {
        match self.needs.get(id as usize).copied() {
            Some(Some(needs)) if needs > u32::from(depth) => {
                // `needs` is at most one more than a variable's number.
                self.report(ProblemKind::Var((needs - 1) as u16));
            }
            Some(_) => {}
            None => self.report(ProblemKind::Expr(id)),
        }
    }

    fn not_register(&mut self, value: Value) {
        if let Value::Reg(register) = value {
            self.report(ProblemKind::RegisterOperand(register));
        }
    }

    fn entry(&mut self, sem: &SemRef, depth: u16) -> Option<&Bank> {
        self.core(sem.core);
        self.not_register(sem.id);
        self.value(sem.id, depth);
        let bank = self.program.banks.get(usize::from(sem.bank));
        self.require(bank.is_some(), ProblemKind::Bank(sem.bank));
        bank
    }

    pub(super) fn wait(&mut self, wait: &Wait, depth: u16) {
        let flag = self.condition(&wait.sem, wait.test, depth);
        if let Some(action) = wait.then {
            self.require(wait.or.is_empty(), ProblemKind::AlternativeChanges);
            self.action(&wait.sem, flag, action, depth);
        }
        for other in &wait.or {
            self.condition(&other.sem, other.test, depth);
        }
    }

    /// Whether it is about a flag.
    fn condition(&mut self, sem: &SemRef, test: Test, depth: u16) -> Option<bool> {
        let flag = self.entry(sem, depth).map(|bank| bank.kind == BankKind::Flag);
        match test {
            Test::Counter(_, value) => self.value(value, depth),
            Test::CounterIfPositive(_, value) => {
                self.not_register(value);
                self.value(value, depth);
            }
            Test::Masked { mask, operand, .. } => {
                self.not_register(mask);
                self.value(mask, depth);
                self.value(operand, depth);
            }
            Test::Flag(_) => {}
        }
        let right = flag.is_none_or(|flag| flag == matches!(test, Test::Flag(_)));
        self.require(right, ProblemKind::WrongBankKind(sem.bank));
        flag
    }

    pub(super) fn update(&mut self, update: &Update, depth: u16) {
        let flag = self.entry(&update.sem, depth).map(|bank| bank.kind == BankKind::Flag);
        self.action(&update.sem, flag, update.action, depth);
    }

    fn action(&mut self, sem: &SemRef, flag: Option<bool>, action: Action, depth: u16) {
        let of_flag = match action {
            Action::Add(value) | Action::Sub(value) | Action::Write(value) => {
                self.value(value, depth);
                false
            }
            Action::SetFlag | Action::ClearFlag => true,
        };
        self.require(flag.is_none_or(|flag| flag == of_flag), ProblemKind::WrongBankKind(sem.bank));
    }
}
