//! What a byte forbids: 256-entry tables of masks.

use crate::codec::data::{UPDATES, WAITS};

/// One mask for every byte.
pub(super) type Masks = [u64; 256];

/// Bits of the upper half.
pub(super) const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

/// Of the header word: opcode and length always, and, given this wait mode, what must be zero: the index without a mode,
/// the mode itself if there is no such mode.
pub(super) static WAIT_HEAD: Masks = {
    let mut t = [0xFFFF | 0xFF << 32; 256];
    let mut i = 0;
    while i < WAITS.len() {
        let wire = WAITS[i].0;
        t[wire as usize] = if wire == 0 { 0xFFFF | 0xFF << 40 } else { 0xFFFF };
        i += 1;
    }
    t
};

/// Of the word with the operand in its lower half: what must be zero if nobody but this wait mode might use it.
pub(super) static WAIT_VALUE: Masks = {
    let mut t = [!0; 256];
    let mut i = 0;
    while i < WAITS.len() {
        if WAITS[i].1 {
            t[WAITS[i].0 as usize] = HIGH;
        }
        i += 1;
    }
    t
};

/// The same as [`WAIT_HEAD`] for update modes, in their place.
pub(super) static UPDATE_HEAD: Masks = update_head(false);

/// Only those that fire at completion.
pub(super) static COMPLETE_HEAD: Masks = update_head(true);

/// The same as [`WAIT_VALUE`] for update modes. What the runtime writes for an update by one is allowed.
pub(super) static UPDATE_VALUE: Masks = {
    let mut t = [!0; 256];
    let mut i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        t[wire as usize] = if takes { HIGH } else { !(one as u64) };
        i += 1;
    }
    t
};

const fn update_head(complete: bool) -> Masks {
    let mut t = [0xFF << 48; 256];
    let mut i = 0;
    while i < UPDATES.len() {
        let wire = UPDATES[i].0;
        if wire == 0 {
            t[0] = 0xFF << 56;
        } else if !complete || wire & 0x10 != 0 {
            t[wire as usize] = 0;
        }
        i += 1;
    }
    t
}

/// 0 for the bytes of a list, ones for others.
const fn except(legal: &[u8]) -> [u8; 256] {
    let mut t = [0xFF; 256];
    let mut i = 0;
    while i < legal.len() {
        t[legal[i] as usize] = 0;
        i += 1;
    }
    t
}

/// Numbers of moves.
pub(super) static MOVES: [u8; 256] = except(&[1, 2, 3, 4, 5, 6, 7, 8]);
/// Types of moves.
pub(super) static MOVE_DTYPES: [u8; 256] = except(&[8, 9, 10]);
/// Operations of a branch.
pub(super) static COMPARE_OPS: [u8; 256] = except(&[1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]);
/// Types that a branch compares.
pub(super) static COMPARE_DTYPES: [u8; 256] = except(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15]);
/// Target modes.
pub(super) static TARGET_MODES: [u8; 256] = except(&[1, 3, 4]);
/// Of the word at 0x10: the immediate, if the operation compares with a register.
pub(super) static IMMEDIATE: Masks = {
    let mut t = [HIGH; 256];
    let mut i = 9;
    while i < 15 {
        t[i] = !0;
        i += 1;
    }
    t
};
/// Of the word at 0x20: the register, if the operation compares with an immediate.
pub(super) static RIGHT: Masks = {
    let mut t = [HIGH | 0xFF00; 256];
    let mut i = 9;
    while i < 15 {
        t[i] = HIGH;
        i += 1;
    }
    t
};
/// Of the word at 0x20: the registers of the target, if it is an immediate.
pub(super) static TARGETS: Masks = {
    let mut t = [0; 256];
    t[3] = 0xFFFF_0000;
    t
};
