//! Waits: conditions to proceed.

use alloc::vec::Vec;

use super::{Action, Compare, SemRef, Value};

/// A condition to proceed, and what it does to the same entry when it passes.
#[derive(Clone, Debug, PartialEq)]
pub struct Wait {
    /// The entry it looks at.
    pub sem: SemRef,
    /// What it tests.
    pub test: Test,
    /// What passing it does, atomically with the test. Nothing where there are alternatives: which of them passed is not
    /// known.
    pub then: Option<Action>,
    /// Other conditions of which one is enough. All are looked at in the same instant. Where one of them is about an
    /// entry that does not exist, the wait never passes.
    pub or: Vec<Alternative>,
}

/// One of several conditions: it is enough that one of them holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// The entry it looks at.
    pub sem: SemRef,
    /// What it tests.
    pub test: Test,
}

impl Wait {
    /// A wait for one condition, which changes nothing.
    #[must_use]
    pub fn new(sem: SemRef, test: Test) -> Wait {
        Wait { sem, test, then: None, or: Vec::new() }
    }

    /// The same with its operands replaced.
    ///
    /// # Errors
    /// The first that `f` gives.
    pub fn try_map<E>(&self, mut f: impl FnMut(Value) -> Result<Value, E>) -> Result<Wait, E> {
        let sem = SemRef { id: f(self.sem.id)?, ..self.sem };
        let test = self.test.try_map(&mut f)?;
        let then = match self.then {
            Some(Action::Add(v)) => Some(Action::Add(f(v)?)),
            Some(Action::Sub(v)) => Some(Action::Sub(f(v)?)),
            Some(Action::Write(v)) => Some(Action::Write(f(v)?)),
            Some(Action::SetFlag | Action::ClearFlag) | None => self.then,
        };
        let or = self.or.iter().map(|one| {
            Ok(Alternative { sem: SemRef { id: f(one.sem.id)?, ..one.sem }, test: one.test.try_map(&mut f)? })
        });
        Ok(Wait { sem, test, then, or: or.collect::<Result<_, E>>()? })
    }

    /// All its conditions; mostly one.
    pub fn conditions(&self) -> impl Iterator<Item = Alternative> + '_ {
        core::iter::once(Alternative { sem: self.sem, test: self.test }).chain(self.or.iter().copied())
    }
}

/// What a wait tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// A counter against an operand. A register operand is read modulo the counter's width.
    Counter(Compare, Value),
    /// As `Counter`, but passes at once, takes no time and changes nothing when the operand, an expression over `for`
    /// variables, says so: `Ge` with an operand ≤ 0. (Such a wait is not written into a record either.)
    CounterIfPositive(Compare, Value),
    /// Some bits of a counter against an operand. The counter is extended to 64 bits, by its sign if it has one; what the
    /// mask leaves of it is compared as a signed 64-bit number. (Of a counter without a sign nothing negative is left.)
    Masked {
        /// The bits that count; no register.
        mask: Value,
        /// How they compare.
        compare: Compare,
        /// With what. A register operand is read modulo the counter's width.
        operand: Value,
    },
    /// A flag that must have this value.
    Flag(bool),
}

impl Test {
    /// Its operands.
    pub fn operands(self) -> impl Iterator<Item = Value> {
        let (one, other) = match self {
            Test::Counter(_, value) | Test::CounterIfPositive(_, value) => (Some(value), None),
            Test::Masked { mask, operand, .. } => (Some(mask), Some(operand)),
            Test::Flag(_) => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// The same with its operands replaced.
    ///
    /// # Errors
    /// The first that `f` gives.
    pub fn try_map<E>(self, mut f: impl FnMut(Value) -> Result<Value, E>) -> Result<Test, E> {
        Ok(match self {
            Test::Counter(compare, value) => Test::Counter(compare, f(value)?),
            Test::CounterIfPositive(compare, value) => Test::CounterIfPositive(compare, f(value)?),
            Test::Masked { mask, compare, operand } => Test::Masked { mask: f(mask)?, compare, operand: f(operand)? },
            Test::Flag(value) => Test::Flag(value),
        })
    }
}
