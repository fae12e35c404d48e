//! What modes mean: how a wait tests, how an update acts.

use alloc::vec::Vec;

use crate::program::{Action, BankId, BankKind, Compare, Core, SemRef, Test, Update, Value, Wait, When};

/// What a mode of a table means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Of a wait.
    Wait {
        /// The bank that its index refers to.
        bank: BankId,
        /// What it tests.
        test: ModeTest,
        /// What passing it does to the entry.
        then: Option<ModeAction>,
    },
    /// Of an update.
    Update {
        /// The bank that its index refers to.
        bank: BankId,
        /// What it does to the entry.
        action: ModeAction,
        /// When.
        when: When,
    },
    /// Nobody knows; why.
    Unknown(&'static str),
}

/// What a wait mode tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeTest {
    /// The counter against an operand.
    Counter(Compare, Operand),
    /// Some bits of the counter against an operand.
    Masked(Mask, Compare, Operand),
    /// A flag that must have this value.
    Flag(bool),
}

/// Where the mask of a wait comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mask {
    /// The mode itself says it.
    Const(i64),
    /// A field of the record, which its mode row names, holds it.
    Field,
}

/// Where the operand of a mode comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The mode itself says it.
    Const(i64),
    /// The record's value field holds it.
    Value,
    /// The record's value field holds the number of a register that holds it.
    Register,
}

/// What a mode does to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeAction {
    /// Counter += operand.
    Add(Operand),
    /// Counter -= operand.
    Sub(Operand),
    /// Counter = operand.
    Write(Operand),
    /// Set the flag.
    Set,
    /// Clear the flag.
    Clear,
}

impl ModeTest {
    /// Its operand, if it has one.
    #[must_use]
    pub fn operand(self) -> Option<Operand> {
        match self {
            ModeTest::Counter(_, o) | ModeTest::Masked(_, _, o) => Some(o),
            ModeTest::Flag(_) => None,
        }
    }
}

impl ModeAction {
    /// Its operand, if it has one.
    #[must_use]
    pub fn operand(self) -> Option<Operand> {
        match self {
            ModeAction::Add(o) | ModeAction::Sub(o) | ModeAction::Write(o) => Some(o),
            ModeAction::Set | ModeAction::Clear => None,
        }
    }
}

/// What the value field of a mode holds.
#[derive(Clone, Copy, Debug)]
pub enum Operands {
    /// A number on the wire.
    Number(Wire),
    /// An operand that depends on `for` variables.
    Symbolic(Value),
}

/// A number on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wire {
    /// Its bits.
    pub bits: u64,
    /// How many it has room for.
    pub width: u8,
}

impl Wire {
    /// What it means where bits are masked: as a number of its own width, with a sign if entries have one and it is at
    /// least as wide as they are.
    #[must_use]
    pub fn wide(self, kind: Option<BankKind>) -> i64 {
        match kind {
            Some(BankKind::Counter { bits, signed: true }) if self.width >= bits => {
                let shift = 64 - u32::from(self.width.clamp(1, 64));
                ((self.bits << shift) as i64) >> shift
            }
            // Beyond what any entry can be.
            _ => i64::try_from(self.bits).unwrap_or(i64::MAX),
        }
    }
}

/// A mode with its operands.
#[derive(Clone, Debug, PartialEq)]
pub enum Sync {
    /// A wait.
    Wait(Wait),
    /// An update.
    Update(Update),
}

/// A wait mode with its operands; `kind` is that of the entry's bank, `mask` what the field holds that masks, if one does.
#[must_use]
pub fn wait(
    sem: SemRef,
    kind: Option<BankKind>,
    (test, then): (ModeTest, Option<ModeAction>),
    value: Operands,
    mask: Option<Operands>,
) -> Wait {
    let test = match test {
        // As written: a record with a threshold of 0 is a record all the same.
        ModeTest::Counter(c, o) => Test::Counter(c, operand(kind, o, value)),
        ModeTest::Masked(m, compare, o) => {
            let mask = match (m, mask) {
                (Mask::Const(n), _) => Value::Imm(n),
                (Mask::Field, Some(m)) => wide(kind, m),
                (Mask::Field, None) => Value::Imm(-1),
            };
            let operand = if let Operand::Value = o { wide(kind, value) } else { operand(kind, o, value) };
            masked(kind, mask, compare, operand)
        }
        ModeTest::Flag(f) => Test::Flag(f),
    };
    Wait { sem, test, then: then.map(|a| action(kind, a, value)), or: Vec::new() }
}

/// A test of some bits of an entry, or of all of it if the mask hides nothing.
#[must_use]
pub fn masked(kind: Option<BankKind>, mask: Value, compare: Compare, operand: Value) -> Test {
    let (mask, whole) = match (kind, mask) {
        // There are no bits beyond its width.
        (Some(BankKind::Counter { bits, signed: false }), Value::Imm(mask)) => {
            let most = (1 << bits.clamp(1, 32)) - 1;
            (Value::Imm(mask & most), mask & most == most)
        }
        (_, mask) => (mask, mask == Value::Imm(-1)),
    };
    if whole { Test::Counter(compare, operand) } else { Test::Masked { mask, compare, operand } }
}

/// A mask, or what is compared under one.
fn wide(kind: Option<BankKind>, value: Operands) -> Value {
    match value {
        Operands::Symbolic(v) => v,
        Operands::Number(n) => Value::Imm(n.wide(kind)),
    }
}

/// An update mode with its operands.
#[must_use]
pub fn update(sem: SemRef, kind: Option<BankKind>, a: ModeAction, when: When, value: Operands) -> Update {
    Update { sem, action: action(kind, a, value), when }
}

impl Meaning {
    /// The mode with its operands: an index into the bank, a value, a mask if the record has one.
    ///
    /// # Errors
    /// Why nobody knows what it means.
    pub fn with(
        self,
        core: Core,
        id: Value,
        value: Operands,
        mask: Option<Operands>,
        kind: impl Fn(BankId) -> Option<BankKind>,
    ) -> Result<Sync, &'static str> {
        let sem = |bank| SemRef { core, bank, id };
        match self {
            Meaning::Wait { bank, test, then } => {
                Ok(Sync::Wait(wait(sem(bank), kind(bank), (test, then), value, mask)))
            }
            Meaning::Update { bank, action, when } => {
                Ok(Sync::Update(update(sem(bank), kind(bank), action, when, value)))
            }
            Meaning::Unknown(why) => Err(why),
        }
    }
}

fn action(kind: Option<BankKind>, a: ModeAction, value: Operands) -> Action {
    match a {
        ModeAction::Add(o) => Action::Add(operand(kind, o, value)),
        ModeAction::Sub(o) => Action::Sub(operand(kind, o, value)),
        ModeAction::Write(o) => Action::Write(operand(kind, o, value)),
        ModeAction::Set => Action::SetFlag,
        ModeAction::Clear => Action::ClearFlag,
    }
}

/// An operand; a number on the wire is read as an entry of the bank.
fn operand(kind: Option<BankKind>, o: Operand, value: Operands) -> Value {
    match (o, value) {
        (Operand::Const(n), _) => Value::Imm(n),
        (Operand::Value, Operands::Symbolic(v)) => v,
        (Operand::Register, Operands::Symbolic(Value::Imm(n))) => Value::Reg(u16::try_from(n).unwrap_or(u16::MAX)),
        (Operand::Register, Operands::Symbolic(v)) => v,
        (Operand::Register, Operands::Number(n)) => Value::Reg(u16::try_from(n.bits).unwrap_or(u16::MAX)),
        (Operand::Value, Operands::Number(n)) => match kind {
            Some(BankKind::Counter { bits, signed: true }) if (1..64).contains(&bits) => {
                let shift = 64 - u32::from(bits);
                Value::Imm(((n.bits << shift) as i64) >> shift)
            }
            _ => Value::Imm(n.bits as i64),
        },
    }
}
