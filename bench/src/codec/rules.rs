//! The records' own rules over plain numbers, for peers that have no way of their own to say them.

use super::data::{UPDATES, WAITS};

/// Bits of an operand that must be zero if nothing but this mode could use it. The updates by one may hold the 1 that
/// the runtime writes.
static WAIT_FREE: [u32; 256] = {
    let mut t = [0; 256];
    let mut i = 0;
    while i < WAITS.len() {
        if !WAITS[i].1 {
            t[WAITS[i].0 as usize] = !0;
        }
        i += 1;
    }
    t
};
static UPDATE_FREE: [u32; 256] = {
    let mut t = [0; 256];
    let mut i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        if !takes {
            t[wire as usize] = !(one as u32);
        }
        i += 1;
    }
    t
};

/// The operand of a wait, 0 if the mode takes none.
#[inline]
#[must_use]
pub fn wait_operand(mode: u8, value: u32) -> u64 {
    u64::from(value & !WAIT_FREE[usize::from(mode)])
}

/// The operand of an update, 0 if the mode takes none.
#[inline]
#[must_use]
pub fn update_operand(mode: u8, value: u32) -> u64 {
    let free = UPDATE_FREE[usize::from(mode)];
    u64::from(if free == 0 { value } else { 0 })
}

/// A wait and an update that share an operand.
#[inline]
#[must_use]
pub fn lane(wait: u8, wait_index: u8, update: u8, update_index: u8, value: u32) -> bool {
    indices(wait, wait_index, update, update_index)
        & (value & WAIT_FREE[usize::from(wait)] & UPDATE_FREE[usize::from(update)] == 0)
}

#[inline]
fn indices(wait: u8, wait_index: u8, update: u8, update_index: u8) -> bool {
    ((wait != 0) | (wait_index == 0)) & ((update != 0) | (update_index == 0))
}

/// Modes and operands of an event semaphore.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// Modes and indices of the first lane: wait, index, update, index.
    pub first: [u8; 4],
    /// Its operand.
    pub value: u32,
    /// The second lane.
    pub second: [u8; 4],
    /// Operand of its wait.
    pub wait_value: u32,
    /// Operand of its update.
    pub update_value: u32,
}

/// The rules of the event semaphore: updates fire at completion, and one producer wrote both lanes.
#[inline]
#[must_use]
pub fn event(e: &Event) -> bool {
    let ([w0, i0, u0, j0], [w1, i1, u1, j1]) = (e.first, e.second);
    let complete = ((u0 == 0) | (u0 & 0x10 != 0)) & ((u1 == 0) | (u1 & 0x10 != 0));
    let free0 = WAIT_FREE[usize::from(w0)] & UPDATE_FREE[usize::from(u0)];
    let (free1, free2) = (WAIT_FREE[usize::from(w1)], UPDATE_FREE[usize::from(u1)]);
    // Free but for bit 0: the producer's choice.
    let choice = (free0 >> 1 & !free0) & (free2 >> 1 & !free2) & 1;
    let bad = e.value & free0 | e.wait_value & free1 | e.update_value & free2 | (e.value ^ e.update_value) & choice;
    complete & indices(w0, i0, u0, j0) & indices(w1, i1, u1, j1) & (bad == 0)
}

/// A move.
#[inline]
#[must_use]
pub fn moves(count: u8, dtype: u8) -> bool {
    (count.wrapping_sub(1) < 8) & (dtype.wrapping_sub(8) < 3)
}

/// Bit n: a scalar comparison takes type n.
const COMPARED: u16 = 0b1110_0111_1111_1100;

/// A branch: type, and what must be zero given the operation and the target mode.
#[inline]
#[must_use]
pub fn branch(op: u8, dtype: u8, mode: u8, immediate: u32, rhs: u8, targets: [u8; 2], target: u64) -> bool {
    let (in_register, held) = (op >= 9, mode != 3);
    (COMPARED >> (dtype & 15) & 1 == 1)
        & (!in_register | (immediate == 0))
        & (in_register | (rhs == 0))
        & (held | (targets == [0, 0]))
        & (target >> 32 == 0)
}

/// A reset: a range or a mask.
#[inline]
#[must_use]
pub fn reset(mode: u8, first: u8, last: u8, mask: [u64; 4]) -> bool {
    let range = mode == 1;
    (range & (first <= last) & (mask == [0; 4])) | (!range & ((first | last) == 0))
}

/// Text in ASCII, with zeros from its end on, of which there is at least one.
#[inline]
#[must_use]
pub fn text(bytes: &[u8; 32]) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let (words, _) = bytes.as_chunks::<8>();
    let (mut bad, mut ended) = (u64::from(bytes[31]), 0);
    for word in words {
        let x = u64::from_le_bytes(*word);
        let there = (x & !(ONES << 7)) + 0x7F * ONES;
        // A byte that is there after one that is not.
        bad |= (x | there & (!there << 8 | ended)) & ONES << 7;
        ended = !there >> 56 & 0x80;
    }
    bad == 0
}

/// Length and sum of a text that is padded with zeros.
#[inline]
#[must_use]
pub fn text_sum(bytes: &[u8]) -> (u64, u64) {
    let len = bytes.iter().filter(|b| **b != 0).count();
    (len as u64, bytes.iter().map(|b| u64::from(*b)).sum())
}
