//! The states that have been seen by several threads together.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::table::{full, hash};
use super::walker::Seen;

/// A place. Every word of a packed state differs from 0, so that a word that is 0 is still to be written.
type Slot<const W: usize> = [AtomicU64; W];

/// A set of packed states. It grows when nobody uses it.
pub(super) struct Shared<const W: usize> {
    slots: RwLock<Vec<Slot<W>>>,
    len: AtomicU64,
}

impl<const W: usize> Shared<W> {
    /// `most`: states that are added between two looks at how full it is.
    pub(super) fn of<'k>(keys: impl Iterator<Item = &'k [u64; W]>, count: u64, most: usize) -> Self {
        // A quarter is free.
        let mut slots = (8 * most).next_power_of_two();
        while full(count, slots) {
            slots *= 2;
        }
        let slots = empty(slots);
        for key in keys {
            insert(&slots, key);
        }
        Shared { slots: RwLock::new(slots), len: AtomicU64::new(count) }
    }

    pub(super) fn len(&self) -> u64 {
        self.len.load(Ordering::Relaxed)
    }

    /// To be used for a while.
    pub(super) fn lease(&self) -> Lease<'_, W> {
        Lease { slots: self.slots.read().unwrap_or_else(PoisonError::into_inner), new: 0 }
    }

    /// Counts what has been added, and makes room for more.
    pub(super) fn add(&self, new: u64) -> u64 {
        let len = self.len.fetch_add(new, Ordering::Relaxed) + new;
        let tight = |slots: &[Slot<W>]| full(self.len(), slots.len());
        if tight(&self.slots.read().unwrap_or_else(PoisonError::into_inner)) {
            let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
            if tight(&slots) {
                *slots = doubled(&slots);
            }
        }
        len
    }
}

/// The right to use a table that does not grow meanwhile.
pub(super) struct Lease<'s, const W: usize> {
    slots: RwLockReadGuard<'s, Vec<Slot<W>>>,
    /// How many states were added.
    new: u64,
}

impl<const W: usize> Seen<W> for Lease<'_, W> {
    #[inline]
    fn insert(&mut self, key: [u64; W]) -> bool {
        let new = insert(&self.slots, &key);
        self.new += u64::from(new);
        new
    }

    #[inline]
    fn len(&self) -> u64 {
        self.new
    }
}

fn empty<const W: usize>(slots: usize) -> Vec<Slot<W>> {
    (0..slots).map(|_| [const { AtomicU64::new(0) }; W]).collect()
}

fn doubled<const W: usize>(slots: &[Slot<W>]) -> Vec<Slot<W>> {
    let more = empty(slots.len() * 2);
    for slot in slots {
        let key = slot.each_ref().map(|word| word.load(Ordering::Relaxed));
        if key[0] != 0 {
            insert(&more, &key);
        }
    }
    more
}

/// Whoever writes the first word of a place owns it and writes the others.
#[inline]
fn insert<const W: usize>(slots: &[Slot<W>], key: &[u64; W]) -> bool {
    let mask = slots.len() - 1;
    let mut at = hash(key) as usize & mask;
    loop {
        let slot = &slots[at];
        let mut first = slot[0].load(Ordering::Acquire);
        if first == 0 {
            match slot[0].compare_exchange(0, key[0], Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => {
                    for (word, value) in slot.iter().zip(key).skip(1) {
                        word.store(*value, Ordering::Release);
                    }
                    return true;
                }
                Err(other) => first = other,
            }
        }
        if first == key[0] && slot.iter().zip(key).skip(1).all(|(word, value)| written(word) == *value) {
            return false;
        }
        at = (at + 1) & mask;
    }
}

/// A word, as soon as its owner has written it.
#[inline]
fn written(word: &AtomicU64) -> u64 {
    loop {
        match word.load(Ordering::Acquire) {
            0 => std::thread::yield_now(),
            value => return value,
        }
    }
}
