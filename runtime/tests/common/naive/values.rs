//! Operands, entries, and changes of them.

use chappe_runtime::expr::eval;
use chappe_runtime::program::*;
use chappe_runtime::sim::{Entry, Fault, FaultKind, Place};

use super::{Change, Checked, Naive};

pub(super) fn range(kind: BankKind) -> (i64, i64) {
    match kind {
        BankKind::Flag => (0, 1),
        BankKind::Counter { bits, signed: true } => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        BankKind::Counter { bits, signed: false } => (0, (1 << bits) - 1),
    }
}

pub(super) fn wrap(kind: BankKind, value: i128) -> i64 {
    let (least, most) = range(kind);
    let modulus = i128::from(most) - i128::from(least) + 1;
    ((value - i128::from(least)).rem_euclid(modulus) + i128::from(least)) as i64
}

pub(super) fn compares<T: PartialOrd + Copy>(left: T, compare: Compare, right: T) -> bool {
    match compare {
        Compare::Eq => left == right,
        Compare::Ne => left != right,
        Compare::Lt => left < right,
        Compare::Le => left <= right,
        Compare::Gt => left > right,
        Compare::Ge => left >= right,
    }
}

impl Naive<'_> {
    /// Whether a wait passes; also if there is something to fault about.
    pub(super) fn passes(&mut self, stream: usize, wait: &Wait) -> bool {
        let conditions: Vec<Alternative> = wait.conditions().collect();
        let mut entries = Vec::new();
        let mut holds = false;
        for Alternative { sem, test } in conditions {
            if let Test::CounterIfPositive(Compare::Ge, value) = test {
                match self.value(stream, value) {
                    Ok(value) if value > 0 => {}
                    _ => return true,
                }
            }
            let (Ok(entry), Ok((compare, operand, mask))) =
                (self.entry(stream, &sem), self.test(stream, sem.bank, test))
            else {
                return true;
            };
            let Some(value) = self.get(entry) else {
                return true;
            };
            entries.push(entry);
            holds |= compares(value & mask, compare, operand);
        }
        // Whoever stands at a wait gets to test it.
        for entry in entries {
            self.touched[usize::from(entry.core)][usize::from(entry.bank)][entry.id as usize] = true;
        }
        holds
    }

    pub(super) fn test(&self, stream: usize, bank: BankId, test: Test) -> Checked<(Compare, i64, i64)> {
        Ok(match test {
            Test::Counter(compare, value) | Test::CounterIfPositive(compare, value) => {
                (compare, self.operand(stream, bank, value)?, -1)
            }
            Test::Masked { mask, compare, operand } => {
                let mask = self.value(stream, mask)?;
                (compare, self.operand(stream, bank, operand)?, mask)
            }
            Test::Flag(value) => (Compare::Eq, i64::from(value), -1),
        })
    }

    pub(super) fn entry(&self, stream: usize, sem: &SemRef) -> Checked<Entry> {
        Ok(Entry { core: sem.core, bank: sem.bank, id: self.value(stream, sem.id)? })
    }

    pub(super) fn get(&self, entry: Entry) -> Option<i64> {
        let bank = &self.values[usize::from(entry.core)][usize::from(entry.bank)];
        bank.get(usize::try_from(entry.id).ok()?).copied()
    }

    pub(super) fn value(&self, stream: usize, value: Value) -> Checked<i64> {
        match value {
            Value::Imm(value) => Ok(value),
            Value::Reg(register) => Ok(self.engines[stream].registers[usize::from(register)] as i64),
            Value::Expr(id) => eval(&self.program.exprs, id, &self.engines[stream].vars),
        }
    }

    pub(super) fn operand(&self, stream: usize, bank: BankId, value: Value) -> Checked<i64> {
        let number = self.value(stream, value)?;
        let kind = self.program.banks[usize::from(bank)].kind;
        Ok(if let Value::Reg(_) = value { wrap(kind, i128::from(number as u64)) } else { number })
    }

    pub(super) fn word(&self, stream: usize, value: Value) -> Checked<u64> {
        Ok(self.value(stream, value)? as u64 & self.mask())
    }

    pub(super) fn mask(&self) -> u64 {
        ((1_u128 << self.program.registers.bits) - 1) as u64
    }

    pub(super) fn fault(&mut self, kind: FaultKind, stream: usize, pc: usize, entry: Option<Entry>, value: i64) {
        let source = self.program.streams[stream].steps.get(pc).map(|step| step.source).unwrap_or_default();
        let place = Some(Place { stream: stream as StreamId, pc: pc as Pc, source });
        self.faults.push(Fault { kind, time: self.clock, place, entry, value });
    }

    pub(super) fn decide(&self, stream: usize, bank: BankId, action: Action) -> Checked<Change> {
        Ok(match action {
            Action::Add(value) => Change::By(self.operand(stream, bank, value)?.into()),
            Action::Sub(value) => Change::By(-i128::from(self.operand(stream, bank, value)?)),
            Action::Write(value) => Change::To(self.operand(stream, bank, value)?),
            Action::SetFlag => Change::Set,
            Action::ClearFlag => Change::Clear,
        })
    }

    pub(super) fn action(&mut self, stream: usize, sem: &SemRef, action: Action) -> Checked<()> {
        let entry = self.entry(stream, sem)?;
        let change = if self.get(entry).is_some() { Some(self.decide(stream, sem.bank, action)?) } else { None };
        self.change(stream, self.engines[stream].pc, entry, change);
        Ok(())
    }

    pub(super) fn change(&mut self, stream: usize, pc: usize, entry: Entry, change: Option<Change>) {
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
            let same = (declared.core, declared.bank, i64::from(declared.id)) == (entry.core, entry.bank, entry.id);
            if same && declared.limit.is_some_and(|(least, most)| value < least || value > most) {
                self.fault(FaultKind::Limit, stream, pc, Some(entry), value);
            }
        }
    }
}
