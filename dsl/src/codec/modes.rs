//! Wait and update tables under one view, and who uses the operand bytes.

use super::bits::overlap;
use super::legal::{hex, listed};
use super::value::{Data, RecordValue};
use crate::model::{Available, Bank, BankId, FieldKind, Location, ModeTable, Model, Notes, Place, Record};

/// A mode of either kind of table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode<'m> {
    /// Its name.
    pub(super) name: &'m str,
    /// Its number.
    pub(super) wire: u64,
    /// Whether it has an operand.
    pub(super) takes_value: bool,
    /// What its index refers to, if that is known.
    pub(super) bank: Option<BankId>,
    /// Availability.
    pub(super) notes: &'m Notes,
}

impl<'m> Mode<'m> {
    /// The bank, if it is known.
    pub(super) fn bank(&self, model: &'m Model) -> Option<&'m Bank> {
        model.banks.get(self.bank?.index())
    }
}

/// Name and width of a table.
pub(super) fn table(model: &Model, table: ModeTable) -> (&str, u8) {
    match table {
        ModeTable::Wait(id) => model.waits.get(id.index()).map(|t| (t.name.as_str(), t.bits)),
        ModeTable::Update(id) => model.updates.get(id.index()).map(|t| (t.name.as_str(), t.bits)),
    }
    .unwrap_or(("?", 8))
}

/// A mode of a table.
pub(super) fn mode(model: &Model, table: ModeTable, index: usize) -> Option<Mode<'_>> {
    match table {
        ModeTable::Wait(id) => model.waits.get(id.index())?.modes.get(index).map(|m| Mode {
            name: &m.name,
            wire: m.wire,
            takes_value: m.takes_value(),
            bank: m.bank(),
            notes: &m.notes,
        }),
        ModeTable::Update(id) => model.updates.get(id.index())?.modes.get(index).map(|m| Mode {
            name: &m.name,
            wire: m.wire,
            takes_value: m.takes_value(),
            bank: m.bank(),
            notes: &m.notes,
        }),
    }
}

/// Index of the mode of that number: an available one, if several share it.
pub(super) fn by_wire(model: &Model, table: ModeTable, wire: u64) -> Option<usize> {
    let mut first = None;
    for i in 0.. {
        let Some(m) = mode(model, table, i) else { break };
        if m.wire == wire {
            if m.notes.available == Available::Yes {
                return Some(i);
            }
            first = first.or(Some(i));
        }
    }
    first
}

/// `sem_ge_imm (0x05), ..`: the available modes, for messages.
pub(super) fn names(model: &Model, t: ModeTable) -> String {
    let (_, bits) = table(model, t);
    let all = (0..).map_while(|i| mode(model, t, i));
    listed(
        all.filter(|m| m.notes.available == Available::Yes)
            .map(|m| format!("{} ({})", m.name, hex(m.wire, u32::from(bits)))),
    )
}

/// The place of the operand of a field whose mode has one.
fn operand<'m>(model: &'m Model, kind: &'m FieldKind, data: &Data) -> Option<&'m Place> {
    let (FieldKind::Mode(m), Data::Mode { mode: i, .. }) = (kind, data) else { return None };
    if mode(model, m.table, *i)?.takes_value { m.value.as_ref() } else { None }
}

/// Whether a row other than `own` holds a value in some of these bits.
pub(super) fn used(model: &Model, record: &Record, value: &RecordValue, own: usize, place: &Place) -> bool {
    record.fields.iter().zip(&value.fields).enumerate().any(|(i, (f, d))| {
        i != own
            && match &f.kind {
                FieldKind::Mode(_) => operand(model, &f.kind, d).is_some_and(|p| p == place || overlap(p, place)),
                FieldKind::Value { at: Location::Bits(p), .. } if f.shared => *d != Data::Absent && overlap(p, place),
                _ => false,
            }
    })
}
