//! Semaphores of one processor, given out and taken back.

use alloc::vec;
use alloc::vec::Vec;

use chappe_neuron::{NUM_SEMAPHORES, TOP_SP_RESERVED};

use crate::error::{Error, Result};

/// What becomes of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Id {
    Free,
    Reserved,
    Taken,
}

/// The semaphores of one processor.
#[derive(Clone, Debug)]
pub struct Pool {
    sp: u32,
    ids: Vec<Id>,
    /// Ids below are not free.
    from: usize,
}

impl Pool {
    /// All free but the ones that the specification reserves, and `also`: those of the barrier mapping.
    #[must_use]
    pub fn new(sp: u32, also: &[u16]) -> Self {
        let mut ids = vec![Id::Free; NUM_SEMAPHORES as usize];
        let ranges = TOP_SP_RESERVED.iter().flat_map(|r| r.first..=r.last).chain(also.iter().copied());
        for id in ranges {
            if let Some(slot) = ids.get_mut(usize::from(id)) {
                *slot = Id::Reserved;
            }
        }
        Pool { sp, ids, from: 0 }
    }

    /// Its processor.
    #[must_use]
    pub fn sp(&self) -> u32 {
        self.sp
    }

    /// How many are free.
    #[must_use]
    pub fn free(&self) -> usize {
        self.ids.iter().filter(|i| **i == Id::Free).count()
    }

    /// How many are given out.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.ids.iter().filter(|i| **i == Id::Taken).count()
    }

    /// Gives out the lowest free ids, all or none.
    ///
    /// # Errors
    ///
    /// Not enough are free.
    pub fn allocate(&mut self, count: usize) -> Result<Vec<u16>> {
        let free = self.ids.iter().enumerate().skip(self.from).filter(|(_, i)| **i == Id::Free);
        let found: Vec<u16> = free.map(|(at, _)| at as u16).take(count).collect();
        if found.len() < count {
            return Err(Error::Exhausted { count, sp: self.sp });
        }
        for id in &found {
            if let Some(slot) = self.ids.get_mut(usize::from(*id)) {
                *slot = Id::Taken;
            }
            self.from = usize::from(*id) + 1;
        }
        Ok(found)
    }

    /// Gives out one.
    ///
    /// # Errors
    ///
    /// None is free.
    pub fn one(&mut self) -> Result<u16> {
        self.allocate(1)?.first().copied().ok_or(Error::Exhausted { count: 1, sp: self.sp })
    }

    /// Takes one back.
    ///
    /// # Errors
    ///
    /// It was not given out.
    pub fn release(&mut self, id: u16) -> Result<()> {
        match self.ids.get_mut(usize::from(id)) {
            Some(slot @ Id::Taken) => {
                *slot = Id::Free;
                self.from = self.from.min(usize::from(id));
                Ok(())
            }
            Some(Id::Reserved) => Err(Error::Reserved { sp: self.sp, id }),
            Some(Id::Free) | None => Err(Error::NotAllocated { sp: self.sp, id }),
        }
    }
}
