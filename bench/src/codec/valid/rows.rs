//! One record of any kind, without a jump: a jump whose target is data costs more than all the checks.
//!
//! Which record it is chooses bytes to look up; what is found adds up to the number of a row, and a row says which bits
//! must be zero. Few records have a rule that no row can say; only they call a function.

use super::check::{self, Record};
use super::tables::{HIGH, UPDATE_HEAD, UPDATE_VALUE, WAIT_HEAD, WAIT_VALUE};
use crate::codec::data::{UPDATES, WAITS};

/// Marks an illegal byte. Four of them do not overflow.
const ILLEGAL: u16 = 0x2000;
/// From here on something is illegal.
const LEGAL: u16 = 0x1FFF;
/// Marks what no row can say; four of them are not mistaken for something illegal.
const SPECIAL: u16 = 0x0400;
const SPECIALS: u16 = 0x1C00;

/// A member: row, then for each of three look-ups the offset of a byte (6 bits) and the number of a table (4 bits), then
/// its position in the family.
const fn member(row: u16, lookups: [(u64, u64); 3], kind: u64) -> u64 {
    let [(a, s), (b, t), (c, u)] = lookups;
    row as u64 | (a | s << 8) << 16 | (b | t << 8) << 28 | (c | u << 8) << 40 | kind << 56
}

/// No look-up: table 0 is 0 everywhere.
const NO: (u64, u64) = (0, 0);

/// By opcode.
static MEMBERS: [u64; 256] = {
    let mut m = [member(ILLEGAL, [NO; 3], 10); 256];
    m[0xA0] = member(0, [(0x06, 1), (0x20, 2), (0x22, 3)], 0);
    m[0xA1] = member(12, [NO; 3], 1);
    m[0xA2] = member(13, [NO; 3], 2);
    m[0xA4] = member(14, [NO; 3], 3);
    m[0xA7] = member(15, [(0x0C, 4), (0x0D, 5), NO], 4);
    m[0xA9] = member(16, [(0x0C, 6), (0x0D, 7), (0x0E, 8)], 5);
    m[0xB0] = member(20, [(0x0C, 9), NO, NO], 6);
    m[0xC1] = member(22 | SPECIAL, [NO; 3], 7);
    m[0xD5] = member(14, [NO; 3], 8);
    m[0xD8] = member(23, [NO; 3], 9);
    m
};

/// What a byte adds to the number of the row.
type Table = [u16; 256];

const fn legal(values: &[u8], add: u16) -> Table {
    let mut t = [ILLEGAL; 256];
    let mut i = 0;
    while i < values.len() {
        t[values[i] as usize] = add;
        i += 1;
    }
    t
}

static TABLES: [u16; 16 * 256] = {
    let mut wait = [ILLEGAL; 256];
    let mut i = 0;
    while i < WAITS.len() {
        let (wire, takes) = WAITS[i];
        wait[wire as usize] = if wire == 0 {
            0
        } else if takes {
            2
        } else {
            1
        };
        i += 1;
    }
    let (mut complete, mut update) = ([ILLEGAL; 256], [ILLEGAL; 256]);
    i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        if wire == 0 || wire & 0x10 != 0 {
            complete[wire as usize] = 0;
            update[wire as usize] = 3 * if wire == 0 {
                0
            } else if takes {
                3
            } else {
                1 + one as u16
            };
            if one == 1 {
                update[wire as usize] += SPECIAL;
            }
        }
        i += 1;
    }
    let mut op = legal(&[1, 2, 3, 4, 5, 6], 0);
    i = 9;
    while i < 15 {
        op[i] = 1;
        i += 1;
    }
    let mut target = legal(&[1, 4], 0);
    target[3] = 2;
    let mut clear = legal(&[1], SPECIAL);
    clear[2] = 1;
    let tables = [
        [0; 256],
        complete,
        wait,
        update,
        legal(&[1, 2, 3, 4, 5, 6, 7, 8], 0),
        legal(&[8, 9, 10], 0),
        op,
        legal(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15], 0),
        target,
        clear,
    ];
    let mut flat = [0; 16 * 256];
    i = 0;
    while i < 10 * 256 {
        flat[i] = tables[i / 256][i % 256];
        i += 1;
    }
    flat
};

/// The bits that must be zero, but for header and predicate.
static ROWS: [[u64; 8]; 32] = {
    let mut r = [[0, HIGH, !0, !0, !0, !0, !0, !0]; 32];
    let mut i = 0;
    while i < 12 {
        let (wait, update) = (i % 3, i / 3);
        r[i][1] = 0xFFFF_FF00_0000_0000;
        r[i][4] = (if wait == 0 { 0xFF00 } else { 0 }) | (if wait == 2 { 0 } else { HIGH });
        r[i][4] |= if update == 0 { 0xFF00_0000 } else { 0 };
        r[i][5] = if update == 3 {
            HIGH
        } else if update == 2 {
            !1
        } else {
            !0
        };
        i += 1;
    }
    r[12][4] = 0x00FF_FFFF_FFFF_FFFF;
    r[13][5] = !0xFF;
    r[15] = [0, 0xFFFE << 48, 0, 0, 0, 0, 0, 0];
    i = 0;
    while i < 4 {
        let (register, immediate_target) = (i & 1 == 1, i & 2 == 2);
        let right = if register { 0 } else { 0xFF00 };
        let targets = if immediate_target { 0xFFFF_0000 } else { 0 };
        r[16 + i] = [0, 0xFF << 56, if register { !0 } else { HIGH }, !0, HIGH | right | targets, !0, HIGH, !0];
        i += 1;
    }
    r[20][1] = 0xFF << 56;
    r[21] = [0, 0xFFFF_FF00 << 32, !0, !0, 0, 0, 0, 0];
    r[22] = [0, 0, 0, 0, 0, HIGH, HIGH, !0];
    r[23] = [0, 0, HIGH, !0, !0, !0, !0, !0];
    r
};

#[inline(always)]
fn lookup(b: &Record, slot: u64) -> u16 {
    let byte = b[(slot & 63) as usize];
    TABLES[((slot & 0xF00) | u64::from(byte)) as usize]
}

/// Whether a record is legal.
#[inline(always)]
pub(super) fn check(b: &Record) -> bool {
    let member = MEMBERS[usize::from(b[0])];
    let row = (member as u16)
        .wrapping_add(lookup(b, member >> 16))
        .wrapping_add(lookup(b, member >> 28))
        .wrapping_add(lookup(b, member >> 40));
    let masks = &ROWS[usize::from(row & 31)];
    let (words, _) = b.as_chunks::<8>();
    let mut bad = [0; 8];
    for i in 0..8 {
        bad[i] = u64::from_le_bytes(words[i]) & masks[i];
    }
    let rest = bad.iter().fold(0, |a, b| a | b);
    let w0 = u64::from_le_bytes(words[0]);
    let w1 = u64::from_le_bytes(words[1]);
    let (wait, update) = (usize::from(b[4]), usize::from(b[6]));
    let free = WAIT_VALUE[wait] & UPDATE_VALUE[update];
    let head = (w0 ^ 0x1000) & ((WAIT_HEAD[wait] | UPDATE_HEAD[update]) & !0xFF);
    let all = rest | head | w1 & free & !HIGH | u64::from(row & !LEGAL);
    if row & SPECIALS != 0 {
        return special(b) & (all == 0);
    }
    all == 0
}

/// Rules that no row can say.
#[inline(never)]
fn special(b: &Record) -> bool {
    match b[0] {
        0xA0 => check::event_semaphore(b),
        0xB0 => b[0x0D] <= b[0x0E],
        _ => check::dma_trigger(b),
    }
}

/// The position in the family of a record that is legal.
#[inline(always)]
pub(super) fn kind(b: &Record) -> usize {
    (MEMBERS[usize::from(b[0])] >> 56) as usize
}
