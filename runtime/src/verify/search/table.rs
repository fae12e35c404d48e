//! The states that have been seen.

use alloc::vec;
use alloc::vec::Vec;

use super::walker::Seen;

/// Least number of places.
const LEAST: usize = 1 << 10;

/// A set of packed states: open addressing, at most three quarters full. A packed state is never 0.
pub(super) struct Table<const W: usize> {
    slots: Vec<[u64; W]>,
    len: u64,
}

impl<const W: usize> Table<W> {
    pub(super) fn new() -> Self {
        Table { slots: vec![[0; W]; LEAST], len: 0 }
    }

    /// Bytes that so many states take.
    pub(super) fn bytes_for(states: u64) -> u64 {
        let mut slots = LEAST;
        while full(states, slots) {
            slots *= 2;
        }
        (slots * size_of::<[u64; W]>()) as u64
    }

    /// All of them.
    #[cfg(feature = "std")]
    pub(super) fn keys(&self) -> impl Iterator<Item = &[u64; W]> {
        self.slots.iter().filter(|key| **key != [0; W])
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

impl<const W: usize> Seen<W> for Table<W> {
    #[inline]
    fn insert(&mut self, key: [u64; W]) -> bool {
        let new = place(&mut self.slots, key);
        if new {
            self.len += 1;
            if full(self.len, self.slots.len()) {
                self.grow();
            }
        }
        new
    }

    #[inline]
    fn len(&self) -> u64 {
        self.len
    }
}

/// Whether a table with so many places needs more for so many states.
#[inline]
pub(super) fn full(states: u64, slots: usize) -> bool {
    states * 4 >= slots as u64 * 3
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
pub(super) fn hash<const W: usize>(key: &[u64; W]) -> u64 {
    let mut hash = 0x243F_6A88_85A3_08D3_u64;
    for word in key {
        let product = u128::from(hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        hash = (product >> 64) as u64 ^ product as u64;
    }
    hash
}
