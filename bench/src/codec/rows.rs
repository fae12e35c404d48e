//! Prototype: a record is checked by data. Bytes that decide something (modes, guards, closed enums) are looked up in
//! 256-entry tables whose entries add up to the number of a row; a row is a mask of the bits that must be zero.
#![allow(missing_docs)]

use super::data::{UPDATES, WAITS};
use super::prototype as p;

pub type Record = [u8; 64];

/// Class of illegal values: higher than any row.
const ILLEGAL: u16 = 0x8000;
/// Rows that leave something to check.
const SPECIAL: u16 = 0x4000;

type Table = [u16; 256];

const fn waits(stride: u16) -> Table {
    let mut t = [ILLEGAL; 256];
    let mut i = 0;
    while i < WAITS.len() {
        let (wire, takes) = WAITS[i];
        t[wire as usize] = stride * if wire == 0 { 0 } else if takes { 2 } else { 1 };
        i += 1;
    }
    t
}
const fn updates(stride: u16, complete: bool) -> Table {
    let mut t = [ILLEGAL; 256];
    let mut i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        if !(complete && wire != 0 && wire & 0x10 == 0) {
            t[wire as usize] = stride * if wire == 0 { 0 } else if takes { 3 } else { 1 + one as u16 };
        }
        i += 1;
    }
    t
}
const fn legal(values: &[u8]) -> Table {
    let mut t = [ILLEGAL; 256];
    let mut i = 0;
    while i < values.len() {
        t[values[i] as usize] = 0;
        i += 1;
    }
    t
}

/// 0: any byte. 1: wait1, 2: update1, 3: update0 of ES, 4: moves 5: move dtype, 6: branch op, 7: branch dtype,
/// 8: target mode, 9: clear mode
static TABLES: [Table; 16] = {
    let mut t = [[0; 256]; 16];
    t[1] = waits(1);
    t[2] = updates(3, true);
    t[3] = {
        let mut l = updates(0, true);
        let mut i = 0;
        while i < 256 {
            if l[i] != ILLEGAL {
                l[i] = 0;
            }
            i += 1;
        }
        l
    };
    t[4] = legal(&[1, 2, 3, 4, 5, 6, 7, 8]);
    t[5] = legal(&[8, 9, 10]);
    t[6] = {
        let mut l = legal(&[1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]);
        let mut i = 9;
        while i < 15 {
            l[i] = 1;
            i += 1;
        }
        l
    };
    t[7] = legal(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15]);
    t[8] = {
        let mut l = legal(&[1, 3, 4]);
        l[3] = 2;
        l
    };
    t[9] = {
        let mut l = legal(&[1, 2]);
        l[1] = SPECIAL;
        l[2] = 1;
        l
    };
    t
};

static WAIT: Table = waits(1);
static UPDATE: Table = updates(3, false);

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

/// Masks of the predicate, all ones elsewhere. Row = wait class + 3 * update class.
static LANE: [[u64; 8]; 16] = {
    let mut rows = [[!0; 8]; 16];
    let mut i = 0;
    while i < 12 {
        let (w, u) = (i % 3, i / 3);
        let mut m0 = !0u64;
        m0 &= !0x00FF_00FF_0000_0000; // modes: judged by the tables
        if w != 0 {
            m0 &= !0x0000_FF00_0000_0000;
        }
        if u != 0 {
            m0 &= !0xFF00_0000_0000_0000;
        }
        let mut m1 = !0u64;
        if w == 2 || u == 3 {
            m1 &= HIGH;
        } else if u == 2 {
            m1 &= !1;
        }
        rows[i][0] = m0;
        rows[i][1] = m1;
        i += 1;
    }
    rows
};

#[derive(Clone, Copy)]
pub struct Member {
    base: u16,
    slots: [(u8, u8); 3],
}

const NONE: (u8, u8) = (0, 0);

const H: u64 = 0xFFFF_FFFF_0000_FFFF;
/// Masks of members, all ones in the predicate (but for the header).
static ROWS: [[u64; 8]; 64] = {
    let mut r = [[!0u64; 8]; 64];
    let mut i = 0;
    while i < 64 {
        r[i][0] = H;
        i += 1;
    }
    // 0..12 event semaphore
    i = 0;
    while i < 12 {
        let (w, u) = (i % 3, i / 3);
        let mut m4 = !0u64 & !0x00FF_00FF;
        let mut m5 = !0u64;
        if w != 0 {
            m4 &= !0xFF00;
        }
        if w == 2 {
            m4 &= !HIGH;
        }
        if u != 0 {
            m4 &= !0xFF00_0000;
        }
        if u == 3 {
            m5 &= HIGH;
        } else if u == 2 {
            m5 &= !1;
        }
        r[i][1] = 0xFFFF_FF00_FFFF_FFFF;
        r[i][4] = m4;
        r[i][5] = m5;
        i += 1;
    }
    r[12][4] = 0x00FF_FFFF_FFFF_FFFF; // halt
    r[13][5] = !0xFF; // drain
    // 14: nop, engine barrier
    r[15] = [H, 0xFFFE_0000_FFFF_FFFF, 0, 0, 0, 0, 0, 0]; // moves
    // branch: op register + 2 * target imm
    i = 0;
    while i < 4 {
        let mut m4 = HIGH;
        let mut m2 = HIGH;
        if i & 1 == 0 {
            m4 |= 0xFF00;
        } else {
            m2 = !0;
        }
        if i & 2 != 0 {
            m4 |= 0xFFFF_0000;
        }
        r[16 + i] = [H, 0xFF00_0000_FFFF_FFFF, m2, !0, m4, !0, HIGH, !0];
        i += 1;
    }
    r[20][1] = 0xFF00_0000_FFFF_FFFF; // reset: range
    r[21] = [H, 0xFFFF_FF00_FFFF_FFFF, !0, !0, 0, 0, 0, 0];
    r[22] = [H, 0xFFFF_FFFF, 0, 0, 0, HIGH, HIGH, !0]; // trigger
    r[23] = [H, 0xFFFF_FFFF, HIGH, !0, !0, !0, !0, !0]; // core barrier
    r
};

static MEMBERS: [Member; 16] = {
    let mut m = [Member { base: ILLEGAL, slots: [NONE; 3] }; 16];
    m[0] = Member { base: 0, slots: [(0x20, 1), (0x22, 2), (6, 3)] };
    m[1].base = 12;
    m[2].base = 13;
    m[3].base = 14;
    m[4] = Member { base: 15, slots: [(0x0C, 4), (0x0D, 5), NONE] };
    m[5] = Member { base: 16, slots: [(0x0C, 6), (0x0D, 7), (0x0E, 8)] };
    m[6] = Member { base: 20, slots: [(0x0C, 9), NONE, NONE] };
    m[7].base = 22 | SPECIAL;
    m[8].base = 14;
    m[9].base = 23;
    m
};

pub static KIND: [u8; 256] = {
    let mut t = [15; 256];
    let ops = [0xA0, 0xA1, 0xA2, 0xA4, 0xA7, 0xA9, 0xB0, 0xC1, 0xD5, 0xD8];
    let mut i = 0;
    while i < 10 {
        t[ops[i]] = i as u8;
        i += 1;
    }
    t
};

#[inline(always)]
pub fn check(b: &Record) -> bool {
    let kind = KIND[usize::from(b[0])] & 15;
    let m = &MEMBERS[usize::from(kind)];
    check_as(b, m, kind)
}

#[inline(always)]
fn slot(b: &Record, (offset, table): (u8, u8)) -> u16 {
    TABLES[usize::from(table & 15)][usize::from(b[usize::from(offset & 63)])]
}

#[inline(always)]
pub fn check_as(b: &Record, m: &Member, kind: u8) -> bool {
    let lane = WAIT[usize::from(b[4])].wrapping_add(UPDATE[usize::from(b[6])]);
    let row = m.base + slot(b, m.slots[0]) + slot(b, m.slots[1]) + slot(b, m.slots[2]);
    let l = &LANE[usize::from(lane & 15)];
    let r = &ROWS[usize::from(row & 63)];
    let (w, _) = b.as_chunks::<8>();
    let mut acc = [0u64; 8];
    for i in 0..8 {
        acc[i] = u64::from_le_bytes(w[i]) & l[i] & r[i];
    }
    // header constant: only the length, the opcode chose the member
    acc[0] ^= 0x1000;
    // clear the key
    acc[0] &= !0xFF;
    let mut bad = 0;
    for a in acc {
        bad |= a;
    }
    let class = lane | row;
    if class & SPECIAL != 0 {
        return special(b, kind) & (bad == 0) & (class & ILLEGAL == 0);
    }
    bad | u64::from(class & ILLEGAL) == 0
}

#[inline(never)]
fn special(b: &Record, kind: u8) -> bool {
    match kind {
        6 => b[0x0D] <= b[0x0E],
        7 => p::dma_trigger(b),
        _ => true,
    }
}

pub fn validate(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    records.iter().all(check).then_some(records.len())
}

pub fn validate_one(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    records.iter().all(|b| check_as(b, &MEMBERS[0], 0)).then_some(records.len())
}
