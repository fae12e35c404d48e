//! All entries of all banks of all cores as one array of cells.

use alloc::vec::Vec;

use super::counter::Format;
use super::fault::Entry;
use crate::program::{BankId, Core, Program};

/// Where the entries of each bank are.
#[derive(Clone)]
pub(crate) struct Layout {
    banks: Vec<Place>,
    per_core: u32,
    cores: Core,
}

/// One bank: its first cell on core 0, its size, its format.
#[derive(Clone, Copy)]
struct Place {
    base: u32,
    size: u32,
    format: Format,
}

impl Layout {
    /// Of a valid program, whose entries fit 32 bits by far.
    pub(crate) fn of(program: &Program) -> Layout {
        let mut per_core = 0;
        let banks = program.banks.iter().map(|bank| {
            let base = per_core;
            per_core += bank.size;
            Place { base, size: bank.size, format: Format::of(bank.kind) }
        });
        Layout { banks: banks.collect(), per_core, cores: program.cores }
    }

    /// Number of cells.
    pub(crate) fn cells(&self) -> usize {
        self.per_core as usize * usize::from(self.cores)
    }

    pub(crate) fn format(&self, bank: BankId) -> Format {
        self.banks[usize::from(bank)].format
    }

    /// The cell of an entry, if there is such an entry.
    pub(crate) fn cell(&self, core: Core, bank: BankId, id: i64) -> Option<u32> {
        let place = self.banks[usize::from(bank)];
        let id = u32::try_from(id).ok().filter(|id| *id < place.size)?;
        Some(u32::from(core) * self.per_core + place.base + id)
    }

    /// All cells of a bank of a core.
    pub(crate) fn bank(&self, core: Core, bank: BankId) -> core::ops::Range<usize> {
        let place = self.banks[usize::from(bank)];
        let first = u32::from(core) as usize * self.per_core as usize + place.base as usize;
        first..first + place.size as usize
    }

    /// The entry that has a cell.
    pub(crate) fn entry(&self, cell: u32) -> Entry {
        let (core, within) = (cell / self.per_core, cell % self.per_core);
        // The last bank that starts at or before it: of several that start there, all but the last are empty.
        let bank = self.banks.partition_point(|place| place.base <= within) - 1;
        let id = within - self.banks[bank].base;
        // Both were 16 bits when the cell was made from them.
        Entry { core: core as Core, bank: bank as BankId, id: i64::from(id) }
    }
}
