//! Cells of device memory that hold the value a transfer adds to a semaphore.

use alloc::vec;
use alloc::vec::Vec;

use chappe_neuron::Soc;

use crate::error::{Error, Result};

/// A cell: where a transfer reads what it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub Soc);

/// Cells of one stretch of device memory.
#[derive(Clone, Debug)]
pub struct Cells {
    base: Soc,
    taken: Vec<bool>,
}

impl Cells {
    /// `count` cells from `base` on, of one 32-bit word each.
    #[must_use]
    pub fn new(base: Soc, count: usize) -> Self {
        Cells { base, taken: vec![false; count] }
    }

    /// Reserves one.
    ///
    /// # Errors
    ///
    /// None is left.
    pub fn allocate(&mut self) -> Result<Cell> {
        let count = self.taken.len();
        let at = self.taken.iter().position(|t| !t).ok_or(Error::CellsExhausted(count))?;
        let address = self.base.checked_add(at as u64 * WORD).ok_or(Error::CellsExhausted(count))?;
        if let Some(slot) = self.taken.get_mut(at) {
            *slot = true;
        }
        Ok(Cell(address))
    }

    /// Takes one back.
    ///
    /// # Errors
    ///
    /// It was not reserved.
    pub fn release(&mut self, cell: Cell) -> Result<()> {
        let wrong = Error::NoCell(cell.0.0);
        let bytes = cell.0.checked_distance(self.base).ok_or(wrong.clone())?;
        match self.taken.get_mut((bytes / WORD) as usize) {
            Some(slot @ true) if bytes % WORD == 0 => *slot = false,
            _ => return Err(wrong),
        }
        Ok(())
    }

    /// How many are reserved.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.taken.iter().filter(|t| **t).count()
    }
}

/// Bytes of a cell: one count.
const WORD: u64 = size_of::<u32>() as u64;
