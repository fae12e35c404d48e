//! The states that have been seen.

use alloc::vec;
use alloc::vec::Vec;

/// A set of packed states: open addressing, at most three quarters full. A packed state is never 0.
pub(crate) struct Table<const W: usize> {
    slots: Vec<[u64; W]>,
    len: u64,
}

impl<const W: usize> Table<W> {
    pub(crate) fn new() -> Self {
        Table { slots: vec![[0; W]; 1 << 10], len: 0 }
    }

    pub(crate) fn len(&self) -> u64 {
        self.len
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.slots.len() * size_of::<[u64; W]>()) as u64
    }

    /// Whether it was not there yet.
    #[inline]
    pub(crate) fn insert(&mut self, key: [u64; W]) -> bool {
        if self.len as usize * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let new = place(&mut self.slots, key);
        self.len += u64::from(new);
        new
    }

    #[cold]
    fn grow(&mut self) {
        let mut slots = vec![[0; W]; self.slots.len() * 2];
        for key in core::mem::take(&mut self.slots) {
            if key != [0; W] {
                place(&mut slots, key);
            }
        }
        self.slots = slots;
    }
}

#[inline]
fn place<const W: usize>(slots: &mut [[u64; W]], key: [u64; W]) -> bool {
    let mask = slots.len() - 1;
    let mut at = hash(&key) as usize & mask;
    loop {
        let slot = &mut slots[at];
        if *slot == key {
            return false;
        }
        if *slot == [0; W] {
            *slot = key;
            return true;
        }
        at = (at + 1) & mask;
    }
}

/// Multiply and fold, word by word.
#[inline]
fn hash<const W: usize>(key: &[u64; W]) -> u64 {
    let mut hash = 0x243F_6A88_85A3_08D3_u64;
    for word in key {
        let product = u128::from(hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        hash = (product >> 64) as u64 ^ product as u64;
    }
    hash
}
