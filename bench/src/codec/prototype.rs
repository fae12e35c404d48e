#![allow(missing_docs)]
//! Prototypes of the style that generated code could have.

use super::data::{UPDATES, WAITS};

pub const ILL: u64 = u64::MAX;

/// Low half: bits of the operand that must be zero. High half: bits of mode and index that must be.
const fn waits() -> [u64; 256] {
    let mut t = [0x0000_00FF_FFFF_FFFF; 256];
    let mut i = 0;
    while i < WAITS.len() {
        let (wire, takes) = WAITS[i];
        t[wire as usize] = if wire == 0 {
            0x0000_FF00_FFFF_FFFF
        } else if takes {
            0
        } else {
            0x0000_0000_FFFF_FFFF
        };
        i += 1;
    }
    t
}

const fn updates(complete: bool) -> [u64; 256] {
    let mut t = [0x00FF_0000_FFFF_FFFF; 256];
    let mut i = 0;
    while i < UPDATES.len() {
        let (wire, takes, one) = UPDATES[i];
        if wire == 0 {
            t[0] = 0xFF00_0000_FFFF_FFFF;
        } else if complete && wire & 0x10 == 0 {
        } else {
            t[wire as usize] = if takes { 0 } else { 0x0000_0000_FFFF_FFFF ^ one as u64 };
        }
        i += 1;
    }
    t
}

/// All ones if the byte is not among the legal ones.
const fn legal(values: &[u8]) -> [u8; 256] {
    let mut t = [0xFF; 256];
    let mut i = 0;
    while i < values.len() {
        t[values[i] as usize] = 0;
        i += 1;
    }
    t
}

const fn branch_ops() -> [u64; 256] {
    // Mask over (immediate low 32, rhs at bit 40 of the word at 0x20): see below.
    let mut t = [u64::MAX; 256];
    let mut i = 1;
    while i < 15 {
        if i < 7 {
            t[i] = 0x0000_0000_0000_FF00; // rhs must be zero
        } else if i >= 9 {
            t[i] = 0xFFFF_FFFF_0000_0000; // immediate must be zero
        }
        i += 1;
    }
    t
}

static W: [u64; 256] = waits();
static U: [u64; 256] = updates(false);
static UC: [u64; 256] = updates(true);
static MOVE_DTYPE: [u8; 256] = legal(&[8, 9, 10]);
static BRANCH_DTYPE: [u8; 256] = legal(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15]);
static BRANCH_OP: [u64; 256] = branch_ops();
static TARGET_MODE: [u64; 256] = {
    let mut t = [u64::MAX; 256];
    t[1] = 0;
    t[3] = 0xFFFF_0000;
    t[4] = 0;
    t
};

pub type Record = [u8; 64];

#[inline(always)]
fn word(b: &Record, i: usize) -> u64 {
    let (words, _) = b.as_chunks::<8>();
    u64::from_le_bytes(words[i])
}

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

/// Header and predicate: bits that are wrong.
#[inline(always)]
fn sync(b: &Record, opcode: u8) -> u64 {
    let w0 = word(b, 0);
    let e = W[usize::from(b[4])];
    let f = U[usize::from(b[6])];
    ((w0 ^ (0x1000 | opcode as u64)) & 0xFFFF) | (w0 & (e | f) & HIGH) | (word(b, 1) & e & f & !HIGH)
}

#[inline(always)]
pub fn event_semaphore(b: &Record) -> bool {
    let w0 = word(b, 0);
    let w1 = word(b, 1);
    let w4 = word(b, 4);
    let w5 = word(b, 5);
    let e = W[usize::from(b[4])];
    let f = UC[usize::from(b[6])];
    let g = W[usize::from(b[0x20])];
    let h = UC[usize::from(b[0x22])];
    let mut bad = ((w0 ^ 0x10A0) & 0xFFFF) | (w0 & (e | f) & HIGH);
    let v0 = e & f;
    bad |= w1 & (v0 & !HIGH | 0xFFFF_FF00_0000_0000);
    bad |= (w4 << 32) & (g | h) & HIGH;
    bad |= (w4 >> 32) & g;
    bad |= w5 & (h | HIGH);
    // Both operands free and written by the same producer.
    let free = (v0 >> 1) & !v0 & (h >> 1) & !h & 1;
    bad |= (w1 ^ w5) & free;
    bad |= word(b, 2) | word(b, 3) | word(b, 6) | word(b, 7);
    bad == 0
}

#[inline(always)]
fn plain(b: &Record, opcode: u8, masks: [u64; 7]) -> bool {
    let mut bad = sync(b, opcode);
    let mut i = 0;
    while i < 7 {
        bad |= word(b, i + 1) & masks[i];
        i += 1;
    }
    bad == 0
}

#[inline(always)]
pub fn halt(b: &Record) -> bool {
    plain(b, 0xA1, [HIGH, !0, !0, 0x00FF_FFFF_FFFF_FFFF, !0, !0, !0])
}
#[inline(always)]
pub fn drain(b: &Record) -> bool {
    plain(b, 0xA2, [HIGH, !0, !0, !0, !0xFF, !0, !0])
}
#[inline(always)]
pub fn noop(b: &Record) -> bool {
    plain(b, 0xA4, [HIGH, !0, !0, !0, !0, !0, !0])
}
#[inline(always)]
pub fn engine_barrier(b: &Record) -> bool {
    plain(b, 0xD5, [HIGH, !0, !0, !0, !0, !0, !0])
}
#[inline(always)]
pub fn core_barrier(b: &Record) -> bool {
    plain(b, 0xD8, [0, HIGH, !0, !0, !0, !0, !0])
}
#[inline(always)]
pub fn register_move(b: &Record) -> bool {
    let w1 = word(b, 1);
    let mut bad = sync(b, 0xA7);
    bad |= w1 & 0xFFFE_0000_0000_0000;
    bad |= u64::from(MOVE_DTYPE[usize::from(b[0x0D])]);
    bad |= u64::from(b[0x0C].wrapping_sub(1) & 0xF8);
    bad == 0
}
#[inline(always)]
pub fn compare_and_branch(b: &Record) -> bool {
    let mut bad = sync(b, 0xA9);
    let w4 = word(b, 4);
    let w2 = word(b, 2);
    let op = BRANCH_OP[usize::from(b[0x0C])];
    let tm = TARGET_MODE[usize::from(b[0x0E])];
    // Illegal: the masks' own bits, which cannot be hidden by zero data.
    bad |= u64::from(BRANCH_DTYPE[usize::from(b[0x0D])]) | (op & tm & 1);
    bad |= (op | tm) & 1;
    bad |= word(b, 1) & 0xFF00_0000_0000_0000;
    bad |= w2 & (op >> 32 | HIGH);
    bad |= w4 & (op & 0xFF00 | tm & 0xFFFF_0000 | HIGH);
    bad |= word(b, 3) | word(b, 5) | word(b, 6) & HIGH | word(b, 7);
    bad == 0
}
#[inline(always)]
pub fn group_reset(b: &Record) -> bool {
    let mut bad = sync(b, 0xB0);
    let w1 = word(b, 1);
    let mode = b[0x0C];
    // range: mask words must be zero; bitmask: range bytes.
    let is_range = 0u64.wrapping_sub(u64::from(mode == 1));
    let is_mask = 0u64.wrapping_sub(u64::from(mode == 2));
    bad |= u64::from((is_range | is_mask) == 0);
    bad |= w1 & (0xFF00_0000_0000_0000 | is_mask & 0x00FF_FF00_0000_0000);
    bad |= u64::from(b[0x0D] > b[0x0E]) & is_range;
    bad |= word(b, 2) | word(b, 3);
    bad |= (word(b, 4) | word(b, 5) | word(b, 6) | word(b, 7)) & is_range;
    bad == 0
}

const ONES: u64 = 0x0101_0101_0101_0101;
#[inline(always)]
pub fn dma_trigger(b: &Record) -> bool {
    let mut bad = sync(b, 0xC1);
    let at = |i: usize| -> u64 {
        let (w, _) = b[i..i + 8].as_chunks::<8>();
        u64::from_le_bytes(w[0])
    };
    // 0x0C..0x2C
    for k in 0..4 {
        let x = at(0x0C + 8 * k);
        bad |= x & (ONES << 7);
        // nonzero bytes: bit 7
        let nz = (x + 0x7F * ONES) & (ONES << 7);
        let y = if k == 3 { x >> 8 } else { at(0x0D + 8 * k) };
        let ny = (y + 0x7F * ONES) & (ONES << 7);
        bad |= ny & !nz;
        if k == 3 {
            bad |= x & 0xFF00_0000_0000_0000;
        }
    }
    bad |= word(b, 5) & HIGH | word(b, 6) & HIGH | word(b, 7);
    bad == 0
}

pub fn check(b: &Record) -> bool {
    match b[0] {
        0xA0 => event_semaphore(b),
        0xA1 => halt(b),
        0xA2 => drain(b),
        0xA4 => noop(b),
        0xA7 => register_move(b),
        0xA9 => compare_and_branch(b),
        0xB0 => group_reset(b),
        0xC1 => dma_trigger(b),
        0xD5 => engine_barrier(b),
        0xD8 => core_barrier(b),
        _ => false,
    }
}

/// Validation with a jump per record.
pub fn validate_match(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    records.iter().all(check).then_some(records.len())
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

#[inline(always)]
fn bucket(chunk: &[Record], list: &[u8], f: impl Fn(&Record) -> bool) -> bool {
    let mut ok = true;
    for &i in list {
        ok &= chunk.get(usize::from(i)).is_some_and(&f);
    }
    ok
}

/// Validation of one bucket of records of each kind at a time.
pub fn validate_buckets(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    for chunk in records.chunks(256) {
        let mut lists = [[0u8; 256]; 16];
        let mut n = [0u16; 16];
        for (i, r) in chunk.iter().enumerate() {
            let k = usize::from(KIND[usize::from(r[0])] & 15);
            lists[k][usize::from(n[k] & 255)] = i as u8;
            n[k] += 1;
        }
        let l = |k: usize| lists[k].get(..usize::from(n[k])).unwrap_or_default();
        let mut ok = n[15] == 0;
        ok &= bucket(chunk, l(0), event_semaphore);
        ok &= bucket(chunk, l(1), halt);
        ok &= bucket(chunk, l(2), drain);
        ok &= bucket(chunk, l(3), noop);
        ok &= bucket(chunk, l(4), register_move);
        ok &= bucket(chunk, l(5), compare_and_branch);
        ok &= bucket(chunk, l(6), group_reset);
        ok &= bucket(chunk, l(7), dma_trigger);
        ok &= bucket(chunk, l(8), engine_barrier);
        ok &= bucket(chunk, l(9), core_barrier);
        if !ok {
            return None;
        }
    }
    Some(records.len())
}

macro_rules! bad_fns { ($($name:ident $f:path;)*) => { $(
    #[inline(never)]
    pub fn $name(chunk: &[Record], list: &[u16]) -> bool {
        let mut ok = true;
        for &i in list {
            ok &= chunk.get(usize::from(i)).is_some_and($f);
        }
        ok
    }
)* } }
bad_fns! { b0 event_semaphore; b1 halt; b2 drain; b3 noop; b4 register_move; b5 compare_and_branch; b6 group_reset; b7 dma_trigger; b8 engine_barrier; b9 core_barrier; }

const CHUNK: usize = 512;
#[inline(never)]
pub fn sort(chunk: &[Record], lists: &mut [[u16; CHUNK]; 16], n: &mut [u16; 16]) {
    for (i, r) in chunk.iter().enumerate() {
        let k = usize::from(KIND[usize::from(r[0])] & 15);
        lists[k][usize::from(n[k]) & (CHUNK - 1)] = i as u16;
        n[k] += 1;
    }
}

pub fn validate_buckets2(stream: &[u8]) -> Option<usize> {
    let (records, []) = stream.as_chunks::<64>() else { return None };
    let mut lists = [[0u16; CHUNK]; 16];
    for chunk in records.chunks(CHUNK) {
        let mut n = [0u16; 16];
        sort(chunk, &mut lists, &mut n);
        let l = |k: usize| lists[k].get(..usize::from(n[k])).unwrap_or_default();
        let mut ok = n[15] == 0;
        ok &= b0(chunk, l(0));
        ok &= b1(chunk, l(1));
        ok &= b2(chunk, l(2));
        ok &= b3(chunk, l(3));
        ok &= b4(chunk, l(4));
        ok &= b5(chunk, l(5));
        ok &= b6(chunk, l(6));
        ok &= b7(chunk, l(7));
        ok &= b8(chunk, l(8));
        ok &= b9(chunk, l(9));
        if !ok {
            return None;
        }
    }
    Some(records.len())
}

static KIND_SHIFT: [(u64, u64, u8, u8); 16] = {
    let mut t = [(0u64, 0u64, 0u8, 0u8); 16];
    let mut i = 0;
    while i < 16 {
        let s = ((i % 6) * 10) as u8;
        if i < 6 { t[i] = (1 << s, 0, s, 0); } else if i < 12 { t[i] = (0, 1 << s, 0, s); }
        i += 1;
    }
    t
};
#[inline(never)]
pub fn sort2(chunk: &[Record], lists: &mut [[u16; CHUNK]; 16], n: &mut [u16; 16]) {
    let (mut a, mut b) = (0u64, 0u64);
    for (i, r) in chunk.iter().enumerate() {
        let k = usize::from(KIND[usize::from(r[0])] & 15);
        let (x, y, s, t) = KIND_SHIFT[k];
        let p = if k < 6 { a >> (s & 63) } else { b >> (t & 63) };
        lists[k][(p & (CHUNK as u64 - 1)) as usize] = i as u16;
        a += x;
        b += y;
    }
    for (k, n) in n.iter_mut().enumerate() {
        let (_, _, s, t) = KIND_SHIFT[k];
        let p = if k < 6 { a >> (s & 63) } else { b >> (t & 63) };
        *n = (p & 1023) as u16;
    }
}
