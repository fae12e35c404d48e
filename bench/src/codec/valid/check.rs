//! One function for each record: whether its bytes are legal. None has a branch that depends on the data: what is wrong
//! is collected as bits and looked at once.

use super::tables::{
    COMPARE_DTYPES, COMPARE_OPS, COMPLETE_HEAD, HIGH, IMMEDIATE, MOVE_DTYPES, MOVES, RIGHT, TARGET_MODES, TARGETS,
    UPDATE_HEAD, UPDATE_VALUE, WAIT_HEAD, WAIT_VALUE,
};
use crate::codec::data::SIZE;

/// Bytes of a record.
pub(super) type Record = [u8; SIZE];

#[inline(always)]
fn word(b: &Record, i: usize) -> u64 {
    let (words, _) = b.as_chunks::<8>();
    words.get(i).map_or(0, |w| u64::from_le_bytes(*w))
}

/// An entry of a table for a byte.
macro_rules! at {
    ($table:ident, $b:ident[$i:literal]) => {
        $table[usize::from($b[$i])]
    };
}

/// Bits of the header and the predicate that are wrong, and of the word with its operand, of which `rest` must be zero.
#[inline(always)]
fn head(b: &Record, opcode: u8, rest: u64) -> u64 {
    let header = (word(b, 0) ^ (0x1000 | u64::from(opcode))) & (at!(WAIT_HEAD, b[4]) | at!(UPDATE_HEAD, b[6]));
    header | word(b, 1) & at!(WAIT_VALUE, b[4]) & at!(UPDATE_VALUE, b[6]) & (rest | !HIGH)
}

/// Records of which only single fields are set.
macro_rules! plain { ($($name:ident $opcode:literal $rest:expr, $masks:expr;)*) => { $(
    #[inline(always)]
    pub(super) fn $name(b: &Record) -> bool {
        const MASKS: [u64; 6] = $masks;
        let mut bad = head(b, $opcode, $rest);
        for (i, m) in MASKS.iter().enumerate() {
            bad |= word(b, i + 2) & m;
        }
        bad == 0
    }
)* } }
plain! {
    halt 0xA1 HIGH, [!0, !0, 0x00FF_FFFF_FFFF_FFFF, !0, !0, !0];
    drain 0xA2 HIGH, [!0, !0, !0, !0xFF, !0, !0];
    no_op 0xA4 HIGH, [!0; 6];
    all_engine_barrier 0xD5 HIGH, [!0; 6];
    core_barrier 0xD8 0, [HIGH, !0, !0, !0, !0, !0];
}

#[inline(always)]
pub(super) fn event_semaphore(b: &Record) -> bool {
    let (w1, w4, w5) = (word(b, 1), word(b, 4), word(b, 5));
    let free0 = at!(WAIT_VALUE, b[4]) & at!(UPDATE_VALUE, b[6]);
    let free2 = at!(UPDATE_VALUE, b[0x22]);
    let mut bad = (word(b, 0) ^ 0x10A0) & (at!(WAIT_HEAD, b[4]) | at!(COMPLETE_HEAD, b[6]));
    bad |= w1 & free0 & 0xFFFF_FF00_FFFF_FFFF;
    bad |= w4 << 32 & (at!(WAIT_HEAD, b[0x20]) | at!(COMPLETE_HEAD, b[0x22])) & HIGH;
    bad |= w4 >> 32 & at!(WAIT_VALUE, b[0x20]);
    bad |= w5 & free2;
    // Bit 0 is free where the producer chooses the operand: then one producer chose both.
    bad |= (w1 ^ w5) & (free0 >> 1 & !free0) & (free2 >> 1 & !free2) & 1;
    bad |= word(b, 2) | word(b, 3) | word(b, 6) | word(b, 7);
    bad == 0
}

#[inline(always)]
pub(super) fn register_move(b: &Record) -> bool {
    let enums = at!(MOVES, b[0x0C]) | at!(MOVE_DTYPES, b[0x0D]);
    head(b, 0xA7, 0xFFFE << 48) | u64::from(enums) == 0
}

#[inline(always)]
pub(super) fn compare_and_branch(b: &Record) -> bool {
    let enums = at!(COMPARE_OPS, b[0x0C]) | at!(COMPARE_DTYPES, b[0x0D]) | at!(TARGET_MODES, b[0x0E]);
    let mut bad = head(b, 0xA9, 0xFF << 56) | u64::from(enums);
    bad |= word(b, 2) & at!(IMMEDIATE, b[0x0C]);
    bad |= word(b, 4) & (at!(RIGHT, b[0x0C]) | at!(TARGETS, b[0x0E]));
    bad |= word(b, 3) | word(b, 5) | word(b, 6) & HIGH | word(b, 7);
    bad == 0
}

#[inline(always)]
pub(super) fn group_reset(b: &Record) -> bool {
    let range = 0u64.wrapping_sub(u64::from(b[0x0C] == 1));
    let mask = 0u64.wrapping_sub(u64::from(b[0x0C] == 2));
    let mut bad = head(b, 0xB0, 0xFF << 56) | !(range | mask);
    bad |= word(b, 1) & mask & 0x00FF_FF00 << 32;
    bad |= range & u64::from(b[0x0D] > b[0x0E]);
    bad |= word(b, 2) | word(b, 3);
    bad |= (word(b, 4) | word(b, 5) | word(b, 6) | word(b, 7)) & range;
    bad == 0
}

#[inline(always)]
pub(super) fn dma_trigger(b: &Record) -> bool {
    head(b, 0xC1, 0) | queue(b) | word(b, 6) & HIGH | word(b, 7) == 0
}

/// Bits of the text at 0x0C that are wrong: of what is no ASCII, of what follows a zero, of the last byte.
#[inline(always)]
fn queue(b: &Record) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    let text = |i: usize| word(b, i + 1) >> 32 | word(b, i + 2) << 32;
    // Bit 7 of every byte that is there.
    let there = |x: u64| (x & !TOPS) + 0x7F * ONES;
    let (a, c, d, e) = (text(0), text(1), text(2), text(3));
    let (ta, tc, td, te) = (there(a), there(c), there(d), there(e));
    let after = |t: u64, next: u64| (t >> 8 | next << 56) & !t;
    let holes = after(ta, tc) | after(tc, td) | after(td, te) | after(te, 0);
    (a | c | d | e | holes) & TOPS | e & 0xFF << 56 | word(b, 5) & HIGH
}
