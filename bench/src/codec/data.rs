//! Random legal records, the same from every seed.

use fastrand::Rng;

/// Bytes of a record.
pub const SIZE: usize = 64;

/// Wait modes; the first is none. The bit says whether the mode has an operand.
pub const WAITS: [(u8, bool); 15] = [
    (0x00, false),
    (0x01, true),
    (0x02, true),
    (0x03, true),
    (0x04, true),
    (0x05, true),
    (0x06, false),
    (0x07, false),
    (0x0E, false),
    (0x0F, false),
    (0x81, true),
    (0x82, true),
    (0x83, true),
    (0x84, true),
    (0x85, true),
];

/// Update modes; the first is none. Whether the mode has an operand, and what the runtime writes if it has none.
pub const UPDATES: [(u8, bool, u8); 21] = [
    (0x00, false, 0),
    (0x01, false, 0),
    (0x02, false, 0),
    (0x03, false, 0),
    (0x04, false, 0),
    (0x05, true, 0),
    (0x07, true, 0),
    (0x09, true, 0),
    (0x11, false, 0),
    (0x12, false, 0),
    (0x13, false, 1),
    (0x14, false, 1),
    (0x15, true, 0),
    (0x17, true, 0),
    (0x19, true, 0),
    (0x85, true, 0),
    (0x87, true, 0),
    (0x89, true, 0),
    (0x95, true, 0),
    (0x97, true, 0),
    (0x99, true, 0),
];

const OPCODES: [u8; 10] = [0xA0, 0xA1, 0xA2, 0xA4, 0xA7, 0xA9, 0xB0, 0xC1, 0xD5, 0xD8];

/// `count` records one after the other, any of the ten, equally likely.
#[must_use]
pub fn family(count: usize, seed: u64) -> Vec<u8> {
    let mut rng = Rng::with_seed(seed);
    (0..count).flat_map(|_| record(&mut rng, None)).collect()
}

/// `count` records of the kind that has most fields: `EventSemaphore`.
#[must_use]
pub fn single(count: usize, seed: u64) -> Vec<u8> {
    let mut rng = Rng::with_seed(seed);
    (0..count).flat_map(|_| record(&mut rng, Some(OPCODES[0]))).collect()
}

/// One legal record.
pub fn record(rng: &mut Rng, opcode: Option<u8>) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    let opcode = opcode.unwrap_or_else(|| pick(rng, &OPCODES));
    bytes[..4].copy_from_slice(&[opcode, 0x10, rng.u8(..), rng.u8(..)]);
    // The runtime writes a 1 as the operand of the updates by one, the compiler a 0.
    let runtime = rng.bool();
    let event = opcode == 0xA0;
    let (wait, update) = (mode_pair(rng, event), event);
    lane(rng, &mut bytes, 4, [8, 8], wait, runtime);
    match opcode {
        0xA0 => {
            bytes[0x0C] = rng.u8(..);
            let pair = mode_pair(rng, update);
            lane(rng, &mut bytes, 0x20, [0x24, 0x28], pair, runtime);
        }
        0xA1 => bytes[0x27] = rng.u8(..),
        0xA2 => bytes[0x28] = rng.u8(..),
        0xA7 => moves(rng, &mut bytes),
        0xA9 => branch(rng, &mut bytes),
        0xB0 => reset(rng, &mut bytes),
        0xC1 => {
            let length = rng.usize(..=31);
            bytes[0x0C..0x0C + length].fill_with(|| rng.u8(1..=0x7F));
            put(&mut bytes, 0x30, rng.u32(..));
        }
        0xD8 => {
            put(&mut bytes, 0x0C, rng.u32(..));
            put(&mut bytes, 0x10, rng.u32(..));
        }
        _ => {}
    }
    bytes
}

type Pair = ((u8, bool), (u8, bool, u8));

/// A wait and an update; those of the event semaphore fire at completion.
fn mode_pair(rng: &mut Rng, complete: bool) -> Pair {
    let wait = pick(rng, &WAITS);
    loop {
        let update = pick(rng, &UPDATES);
        if !complete || update.0 == 0 || update.0 & 0x10 != 0 {
            return (wait, update);
        }
    }
}

/// Writes a wait and an update at `at`, with their operands at `values`, which may be the same place.
fn lane(rng: &mut Rng, bytes: &mut [u8; SIZE], at: usize, values: [usize; 2], modes: Pair, runtime: bool) {
    let ((wait, waits_for), (update, updates_by, one)) = modes;
    bytes[at] = wait;
    bytes[at + 1] = if wait == 0 { 0 } else { rng.u8(..) };
    bytes[at + 2] = update;
    bytes[at + 3] = if update == 0 { 0 } else { rng.u8(..) };
    let [first, second] = values;
    if updates_by {
        put(bytes, second, rng.u32(..));
    } else if runtime {
        put(bytes, second, one.into());
    }
    if waits_for {
        put(bytes, first, rng.u32(..));
    }
}

fn moves(rng: &mut Rng, bytes: &mut [u8; SIZE]) {
    bytes[0x0C] = rng.u8(1..=8);
    bytes[0x0D] = pick(rng, &[8, 9, 10]);
    bytes[0x0E] = rng.u8(..=1);
    bytes[0x10..].fill_with(|| rng.u8(..));
}

fn branch(rng: &mut Rng, bytes: &mut [u8; SIZE]) {
    let immediate = rng.bool();
    bytes[0x0C] = if immediate { rng.u8(1..=6) } else { rng.u8(9..=14) };
    bytes[0x0D] = pick(rng, &[2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15]);
    bytes[0x0E] = pick(rng, &[1, 3, 4]);
    bytes[0x20] = rng.u8(..);
    if immediate {
        put(bytes, 0x10, rng.u32(..));
    } else {
        bytes[0x21] = rng.u8(..);
    }
    if bytes[0x0E] != 3 {
        bytes[0x22] = rng.u8(..);
        bytes[0x23] = rng.u8(..);
    }
    put(bytes, 0x30, rng.u32(..));
}

fn reset(rng: &mut Rng, bytes: &mut [u8; SIZE]) {
    if rng.bool() {
        bytes[0x0C] = 1;
        bytes[0x0D] = rng.u8(..);
        bytes[0x0E] = rng.u8(bytes[0x0D]..);
    } else {
        bytes[0x0C] = 2;
        bytes[0x20..].fill_with(|| rng.u8(..));
    }
}

fn put(bytes: &mut [u8; SIZE], at: usize, value: u32) {
    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(..from.len())]
}
