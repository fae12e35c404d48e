//! How a wait tests, how an update acts.

use chappe_runtime::program::{AluOp, Compare, When};
pub use chappe_runtime::streams::{Mask, ModeAction, ModeTest, Operand};

use super::{BankId, Known, Notes};
use crate::source::Span;

/// A wait table: `wait WaitMode: u8 { .. }`.
#[derive(Clone, Debug)]
pub struct WaitTable {
    /// Its name.
    pub name: String,
    /// Width of the mode in bits.
    pub bits: u8,
    /// Its modes.
    pub modes: Vec<WaitMode>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
    /// Rows or meanings were lost to mistakes that have been reported.
    pub broken: bool,
}

/// A wait mode.
#[derive(Clone, Debug)]
pub struct WaitMode {
    /// Its name.
    pub name: String,
    /// Its number on the wire.
    pub wire: u64,
    /// What it tests and does.
    pub meaning: Known<WaitMeaning>,
    /// Documentation, columns, availability.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// What a wait mode tests and does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitMeaning {
    /// The bank its index refers to.
    pub bank: BankId,
    /// What it tests.
    pub test: ModeTest,
    /// What passing it does to the entry.
    pub then: Option<ModeAction>,
}

/// An update table: `update UpdateMode: u8 { .. }`.
#[derive(Clone, Debug)]
pub struct UpdateTable {
    /// Its name.
    pub name: String,
    /// Width of the mode in bits.
    pub bits: u8,
    /// Its modes.
    pub modes: Vec<UpdateMode>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
    /// Rows or meanings were lost to mistakes that have been reported.
    pub broken: bool,
}

/// An update mode.
#[derive(Clone, Debug)]
pub struct UpdateMode {
    /// Its name.
    pub name: String,
    /// Its number on the wire.
    pub wire: u64,
    /// What it does.
    pub meaning: Known<UpdateMeaning>,
    /// Documentation, columns, availability.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// What an update mode does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpdateMeaning {
    /// The bank its index refers to.
    pub bank: BankId,
    /// What it does to the entry.
    pub action: ModeAction,
    /// When.
    pub when: When,
}

impl WaitMode {
    /// The bank that its index refers to, if its meaning is known.
    #[must_use]
    pub fn bank(&self) -> Option<BankId> {
        if let Known::Known(m) = &self.meaning { Some(m.bank) } else { None }
    }

    /// Whether a literal gives it a value: its meaning uses the value field, or is not known.
    #[must_use]
    pub fn takes_value(&self) -> bool {
        match &self.meaning {
            Known::Known(m) => {
                let test = matches!(m.test.operand(), Some(Operand::Value | Operand::Register));
                test || matches!(m.then.and_then(ModeAction::operand), Some(Operand::Value | Operand::Register))
            }
            Known::Unknown(_) => true,
        }
    }
}

impl WaitMode {
    /// Whether its meaning uses a mask that a field of the record holds.
    #[must_use]
    pub fn takes_mask(&self) -> bool {
        matches!(&self.meaning, Known::Known(WaitMeaning { test: ModeTest::Masked(Mask::Field, ..), .. }))
    }
}

impl UpdateMode {
    /// The bank that its index refers to, if its meaning is known.
    #[must_use]
    pub fn bank(&self) -> Option<BankId> {
        if let Known::Known(m) = &self.meaning { Some(m.bank) } else { None }
    }

    /// Whether a literal gives it a value: its meaning uses the value field, or is not known.
    #[must_use]
    pub fn takes_value(&self) -> bool {
        match &self.meaning {
            Known::Known(m) => matches!(m.action.operand(), Some(Operand::Value | Operand::Register)),
            Known::Unknown(_) => true,
        }
    }
}

/// What an enumerator means where a record's effect uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// `when true`: always.
    Always,
    /// `when left < value` or `when left < r[value]`.
    Compare(Compare, Operand),
    /// `do left + right`.
    Alu(AluOp),
}
