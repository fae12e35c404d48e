//! Prototype: a chunk of records is sorted by kind, then each kind is checked in a loop of its own, in which nothing
//! depends on the data. What is wrong is collected as bits and looked at once.
#![allow(missing_docs)]

use super::data::{UPDATES, WAITS};

pub type Record = [u8; 64];
pub const CHUNK: usize = 256;
pub type Chunk = [Record; CHUNK];

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

/// What a mode forbids in the header word (with the header's own constant bytes), and in the word of the operand.
const fn waits() -> ([u64; 256], [u64; 256]) {
    let mut t = ([0xFFFF | 0xFF << 32; 256], [!0; 256]);
    let mut i = 0;
    while i < WAITS.len() {
        let (wire, takes) = WAITS[i];
        t.0[wire as usize] = if wire == 0 { 0xFFFF | 0xFF << 40 } else { 0xFFFF };
        t.1[wire as usize] = if takes { HIGH } else { !0 };
        i += 1;
    }
    t
}
const fn updates(complete: bool) -> ([u64; 256], [u64; 256]) {
    let mut t = ([0xFF << 48; 256], [!0; 256]);
    let mut i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        if !(complete && wire != 0 && wire & 0x10 == 0) {
            t.0[wire as usize] = if wire == 0 { 0xFF << 56 } else { 0 };
            t.1[wire as usize] = if takes { HIGH } else { !(one as u64) };
        }
        i += 1;
    }
    t
}
static W0: [u64; 256] = waits().0;
static W1: [u64; 256] = waits().1;
static U0: [u64; 256] = updates(false).0;
static U1: [u64; 256] = updates(false).1;
static C0: [u64; 256] = updates(true).0;
static C1: [u64; 256] = updates(true).1;

const fn legal(values: &[u8]) -> [u8; 256] {
    let mut t = [0xFF; 256];
    let mut i = 0;
    while i < values.len() {
        t[values[i] as usize] = 0;
        i += 1;
    }
    t
}
static MOVES: [u8; 256] = legal(&[1, 2, 3, 4, 5, 6, 7, 8]);
static MOVE_DTYPE: [u8; 256] = legal(&[8, 9, 10]);
static BRANCH_DTYPE: [u8; 256] = legal(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15]);
/// Masks of the words at 0x08, 0x10 and 0x20.
static BRANCH_OP: [(u64, u64, u64); 256] = {
    let mut t = [(0xFF << 32, !0, !0); 256];
    t[0] = (0, 0, 0);
    let mut i = 1;
    while i < 15 {
        if i < 7 {
            t[i] = (0, HIGH, 0xFF00);
        } else if i >= 9 {
            t[i] = (0, !0, 0);
        }
        i += 1;
    }
    t
};
static BRANCH_OP_BAD: [u8; 256] = legal(&[1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]);
static TARGET_MODE: [u64; 256] = {
    let mut t = [!0; 256];
    t[1] = 0;
    t[3] = 0xFFFF_0000;
    t[4] = 0;
    t
};

#[inline(always)]
fn words(b: &Record) -> [u64; 8] {
    let (w, _) = b.as_chunks::<8>();
    let mut out = [0; 8];
    for (o, w) in out.iter_mut().zip(w) {
        *o = u64::from_le_bytes(*w);
    }
    out
}

/// Bits that are wrong, each word in a place of its own.
type Bad = [u64; 8];

#[inline(always)]
fn sync(bad: &mut Bad, b: &Record, w: &[u64; 8], opcode: u8, rest: u64) {
    let (e0, e1) = (W0[usize::from(b[4])], W1[usize::from(b[4])]);
    let (f0, f1) = (U0[usize::from(b[6])], U1[usize::from(b[6])]);
    bad[0] |= (w[0] ^ (0x1000 | opcode as u64)) & (e0 | f0);
    bad[1] |= w[1] & e1 & f1 & (rest | !HIGH);
}

macro_rules! plain { ($name:ident $opcode:literal $rest:expr, $masks:expr) => {
    #[inline(never)]
    pub fn $name(chunk: &Chunk, list: &[u8]) -> u64 {
        for &i in list {
            let mut bad = [0; 8];
            let b = &chunk[usize::from(i)];
            let w = words(b);
            sync(&mut bad, b, &w, $opcode, $rest);
            const M: [u64; 6] = $masks;
            for j in 0..6 { bad[j + 2] |= w[j + 2] & M[j]; }
            if bad.iter().fold(0, |a, b| a | b) != 0 { return 1; }
        }
        0
    }
} }
plain!(halt 0xA1 HIGH, [!0, !0, 0x00FF_FFFF_FFFF_FFFF, !0, !0, !0]);
plain!(drain 0xA2 HIGH, [!0, !0, !0, !0xFF, !0, !0]);
plain!(noop 0xA4 HIGH, [!0, !0, !0, !0, !0, !0]);
plain!(engine_barrier 0xD5 HIGH, [!0, !0, !0, !0, !0, !0]);
plain!(core_barrier 0xD8 0, [HIGH, !0, !0, !0, !0, !0]);

#[inline(never)]
pub fn event_semaphore(chunk: &Chunk, list: &[u8]) -> u64 {
    for &i in list {
        let mut bad = [0; 8];
        let b = &chunk[usize::from(i)];
        let w = words(b);
        let (e0, e1) = (W0[usize::from(b[4])], W1[usize::from(b[4])]);
        let (f0, f1) = (C0[usize::from(b[6])], C1[usize::from(b[6])]);
        let (g0, g1) = (W0[usize::from(b[0x20])], W1[usize::from(b[0x20])]);
        let (h0, h1) = (C0[usize::from(b[0x22])], C1[usize::from(b[0x22])]);
        bad[0] |= (w[0] ^ 0x10A0) & (e0 | f0);
        let v = e1 & f1;
        bad[1] |= w[1] & v & 0xFFFF_FF00_FFFF_FFFF;
        bad[2] |= w[2];
        bad[3] |= w[3];
        bad[4] |= (w[4] << 32) & (g0 | h0) & HIGH | (w[4] >> 32) & g1;
        bad[5] |= w[5] & h1;
        bad[5] |= (w[1] ^ w[5]) & (v >> 1) & !v & (h1 >> 1) & !h1 & 1;
        bad[6] |= w[6];
        bad[7] |= w[7];
        if bad.iter().fold(0, |a, b| a | b) != 0 {
            return 1;
        }
    }
    0
}

#[inline(never)]
pub fn register_move(chunk: &Chunk, list: &[u8]) -> u64 {
    for &i in list {
        let mut bad = [0; 8];
        let b = &chunk[usize::from(i)];
        let w = words(b);
        sync(&mut bad, b, &w, 0xA7, 0xFFFE_0000_0000_0000);
        bad[2] |= u64::from(MOVES[usize::from(b[0x0C])] | MOVE_DTYPE[usize::from(b[0x0D])]);
        if bad.iter().fold(0, |a, b| a | b) != 0 {
            return 1;
        }
    }
    0
}

#[inline(never)]
pub fn compare_and_branch(chunk: &Chunk, list: &[u8]) -> u64 {
    for &i in list {
        let mut bad = [0; 8];
        let b = &chunk[usize::from(i)];
        let w = words(b);
        sync(&mut bad, b, &w, 0xA9, 0xFF00_0000_0000_0000);
        let (_, m2, m4) = BRANCH_OP[usize::from(b[0x0C])];
        let t = TARGET_MODE[usize::from(b[0x0E])];
        bad[7] |= u64::from(BRANCH_DTYPE[usize::from(b[0x0D])] | BRANCH_OP_BAD[usize::from(b[0x0C])]) | t & 1;
        bad[2] |= w[2] & m2;
        bad[3] |= w[3];
        bad[4] |= w[4] & (m4 | t | HIGH);
        bad[5] |= w[5];
        bad[6] |= w[6] & HIGH;
        bad[7] |= w[7];
        if bad.iter().fold(0, |a, b| a | b) != 0 {
            return 1;
        }
    }
    0
}

#[inline(never)]
pub fn group_reset(chunk: &Chunk, list: &[u8]) -> u64 {
    for &i in list {
        let mut bad = [0; 8];
        let b = &chunk[usize::from(i)];
        let w = words(b);
        let mode = b[0x0C];
        let range = 0u64.wrapping_sub(u64::from(mode == 1));
        let mask = 0u64.wrapping_sub(u64::from(mode == 2));
        sync(&mut bad, b, &w, 0xB0, 0xFF00_0000_0000_0000);
        bad[1] |= w[1] & mask & 0x00FF_FF00_0000_0000;
        bad[2] |= w[2] | !(range | mask);
        bad[3] |= w[3] | u64::from(b[0x0D] > b[0x0E]) & range;
        for j in 4..8 {
            bad[j] |= w[j] & range;
        }
        if bad.iter().fold(0, |a, b| a | b) != 0 {
            return 1;
        }
    }
    0
}

const ONES: u64 = 0x0101_0101_0101_0101;

#[inline(never)]
pub fn dma_trigger(chunk: &Chunk, list: &[u8]) -> u64 {
    for &i in list {
        let mut bad = [0; 8];
        let b = &chunk[usize::from(i)];
        let w = words(b);
        sync(&mut bad, b, &w, 0xC1, 0);
        // The text lies at 0x0C, across words.
        let x: [u64; 4] = std::array::from_fn(|k| w[k + 1] >> 32 | w[k + 2] << 32);
        let n: [u64; 4] = std::array::from_fn(|k| (x[k] & !(ONES << 7)) + 0x7F * ONES);
        for k in 0..4 {
            // A byte that is there after one that is not; the last is not.
            let next = if k < 3 { n[k] >> 8 | n[k + 1] << 56 } else { n[k] >> 8 };
            bad[k + 2] |= (x[k] | next & !n[k]) & (ONES << 7);
        }
        bad[5] |= x[3] & 0xFF << 56 | w[5] & HIGH;
        bad[6] |= w[6] & HIGH;
        bad[7] |= w[7];
        if bad.iter().fold(0, |a, b| a | b) != 0 {
            return 1;
        }
    }
    0
}

static KIND: [u8; 256] = {
    let mut t = [15; 256];
    let ops = [0xA0, 0xA1, 0xA2, 0xA4, 0xA7, 0xA9, 0xB0, 0xC1, 0xD5, 0xD8];
    let mut i = 0;
    while i < 10 {
        t[ops[i]] = i as u8;
        i += 1;
    }
    t
};

pub struct Lists {
    lists: [[u8; CHUNK]; 16],
    n: [u16; 16],
}

#[inline(never)]
pub fn sort(chunk: &Chunk, l: &mut Lists) {
    l.n = [0; 16];
    for (i, r) in chunk.iter().enumerate() {
        let k = usize::from(KIND[usize::from(r[0])] & 15);
        let n = l.n[k];
        l.lists[k][usize::from(n as u8)] = i as u8;
        l.n[k] = n + 1;
    }
}

#[inline(never)]
pub fn checks(chunk: &Chunk, l: &Lists) -> u64 {
    let of = |k: usize| l.lists[k].get(..usize::from(l.n[k])).unwrap_or_default();
    u64::from(l.n[15])
        | event_semaphore(chunk, of(0))
        | halt(chunk, of(1))
        | drain(chunk, of(2))
        | noop(chunk, of(3))
        | register_move(chunk, of(4))
        | compare_and_branch(chunk, of(5))
        | group_reset(chunk, of(6))
        | dma_trigger(chunk, of(7))
        | engine_barrier(chunk, of(8))
        | core_barrier(chunk, of(9))
}

pub fn validate(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    let (chunks, rest) = records.as_chunks::<CHUNK>();
    let mut l = Lists { lists: [[0; CHUNK]; 16], n: [0; 16] };
    for chunk in chunks {
        sort(chunk, &mut l);
        if checks(chunk, &l) != 0 {
            return None;
        }
    }
    rest.iter().all(super::prototype::check).then_some(records.len())
}
