//! Wait and update tables under one view.

use chappe_dsl::model::{Available, BankId, ModeTable, Model, Notes};

/// A wait or update table.
#[derive(Clone, Debug)]
pub struct Table<'m> {
    /// Its name.
    pub name: &'m str,
    /// Width of the mode in bits.
    pub bits: u8,
    /// Its modes, in declared order.
    pub modes: Vec<Mode<'m>>,
    /// Documentation.
    pub notes: &'m Notes,
}

/// A mode of either kind of table.
#[derive(Clone, Copy, Debug)]
pub struct Mode<'m> {
    /// Its name.
    pub name: &'m str,
    /// Its number.
    pub wire: u64,
    /// Whether it has an operand.
    pub takes_value: bool,
    /// What its index refers to, if that is known.
    pub bank: Option<BankId>,
    /// Documentation, availability.
    pub notes: &'m Notes,
}

impl Mode<'_> {
    /// Whether the architecture has it.
    #[must_use]
    pub fn here(&self) -> bool {
        self.notes.available == Available::Yes
    }
}

/// The table of that id; `None` only if the model is not sound.
#[must_use]
pub fn table(model: &Model, table: ModeTable) -> Option<Table<'_>> {
    match table {
        ModeTable::Wait(id) => model.waits.get(id.index()).map(|t| Table {
            name: &t.name,
            bits: t.bits,
            modes: t
                .modes
                .iter()
                .map(|m| Mode {
                    name: &m.name,
                    wire: m.wire,
                    takes_value: m.takes_value(),
                    bank: m.bank(),
                    notes: &m.notes,
                })
                .collect(),
            notes: &t.notes,
        }),
        ModeTable::Update(id) => model.updates.get(id.index()).map(|t| Table {
            name: &t.name,
            bits: t.bits,
            modes: t
                .modes
                .iter()
                .map(|m| Mode {
                    name: &m.name,
                    wire: m.wire,
                    takes_value: m.takes_value(),
                    bank: m.bank(),
                    notes: &m.notes,
                })
                .collect(),
            notes: &t.notes,
        }),
    }
}

/// Every table of a model, waits first.
#[must_use]
pub fn all(model: &Model) -> Vec<ModeTable> {
    let waits = (0..model.waits.len() as u32).map(|i| ModeTable::Wait(chappe_dsl::model::WaitId(i)));
    let updates = (0..model.updates.len() as u32).map(|i| ModeTable::Update(chappe_dsl::model::UpdateId(i)));
    waits.chain(updates).collect()
}

impl<'m> Table<'m> {
    /// Index and mode of a number: an available one, if several share it.
    #[must_use]
    pub fn by_wire(&self, wire: u64) -> Option<(usize, Mode<'m>)> {
        let all = || self.modes.iter().copied().enumerate().filter(|(_, m)| m.wire == wire);
        all().find(|(_, m)| m.here()).or_else(|| all().next())
    }

    /// One mode for each number, as [`Table::by_wire`] finds it, in declared order.
    pub fn by_number(&self) -> impl Iterator<Item = (usize, Mode<'m>)> + '_ {
        self.modes.iter().copied().enumerate().filter(|(i, m)| self.by_wire(m.wire).is_some_and(|(j, _)| j == *i))
    }
}
