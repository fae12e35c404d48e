//! Values: validated bytes, and the fields in them.

use super::check::{self, Record};
use super::tables::{UPDATE_VALUE, WAIT_VALUE};
use crate::codec::peer::Read;
use crate::codec::rules::text_sum;

macro_rules! records { ($($name:ident $check:ident)*) => { $(
    /// A legal record.
    #[derive(Clone, Copy, Debug)]
    pub struct $name(pub(super) Record);

    impl $name {
        /// Validates.
        #[inline]
        #[must_use]
        pub fn decode(bytes: &[u8]) -> Option<Self> {
            let bytes = bytes.try_into().ok()?;
            check::$check(bytes).then_some(Self(*bytes))
        }

        /// The bytes.
        #[inline]
        #[must_use]
        pub fn encode(&self) -> Record {
            self.0
        }
    }
)* } }
records! {
    EventSemaphore event_semaphore
    Halt halt
    Drain drain
    NoOp no_op
    RegisterMove register_move
    CompareAndBranch compare_and_branch
    GroupResetSemaphores group_reset
    DmaTrigger dma_trigger
    AllEngineBarrier all_engine_barrier
    CoreBarrier core_barrier
}

#[inline]
fn word(b: &Record, at: usize) -> u64 {
    b.get(at..at + 8).and_then(|b| b.first_chunk()).map_or(0, |b| u64::from_le_bytes(*b))
}

#[inline]
fn half(b: &Record, at: usize) -> u64 {
    b.get(at..at + 4).and_then(|b| b.first_chunk()).map_or(0, |b| u64::from(u32::from_le_bytes(*b)))
}

#[inline]
fn byte(b: &Record, at: usize) -> u64 {
    b.get(at).map_or(0, |b| u64::from(*b))
}

/// A wait: mode, index and operand.
#[inline]
fn wait(b: &Record, at: usize, value: usize, f: &mut impl FnMut(u64)) {
    let mode = byte(b, at);
    f(mode);
    f(byte(b, at + 1));
    f(half(b, value) & !WAIT_VALUE[mode as usize & 255]);
}

/// An update: mode, index and operand.
#[inline]
fn update(b: &Record, at: usize, value: usize, f: &mut impl FnMut(u64)) {
    let mode = byte(b, at);
    f(mode);
    f(byte(b, at + 1));
    // Where bit 0 is free, it is the producer's and not an operand's.
    f(half(b, value) & !(UPDATE_VALUE[mode as usize & 255] | 1) | half(b, value) & operand(mode));
}

/// Bit 0 of operands that are some.
#[inline]
fn operand(mode: u64) -> u64 {
    !(UPDATE_VALUE[mode as usize & 255] >> 1) & 1
}

/// What the nine with a predicate have in common.
#[inline]
fn head(b: &Record, f: &mut impl FnMut(u64)) {
    f(byte(b, 2));
    f(byte(b, 3));
    wait(b, 4, 8, f);
    update(b, 6, 8, f);
}

impl Read for EventSemaphore {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        head(&self.0, f);
        f(byte(&self.0, 0x0C));
        wait(&self.0, 0x20, 0x24, f);
        update(&self.0, 0x22, 0x28, f);
    }
}

macro_rules! read { ($($name:ident $b:ident [$($value:expr),*])*) => { $(
    impl Read for $name {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            let $b = &self.0;
            head($b, f);
            $(f($value);)*
        }
    }
)* } }
read! {
    Halt b [byte(b, 0x27)]
    Drain b [byte(b, 0x28)]
    NoOp b []
    AllEngineBarrier b []
    CoreBarrier b [half(b, 0x0C), half(b, 0x10)]
    CompareAndBranch b [
        byte(b, 0x0C), byte(b, 0x0D), byte(b, 0x0E), half(b, 0x10), byte(b, 0x20), byte(b, 0x21), byte(b, 0x22),
        byte(b, 0x23), word(b, 0x30)
    ]
    GroupResetSemaphores b [
        byte(b, 0x0C), byte(b, 0x0D), byte(b, 0x0E), word(b, 0x20), word(b, 0x28), word(b, 0x30), word(b, 0x38)
    ]
}

impl Read for RegisterMove {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        let b = &self.0;
        head(b, f);
        (0x0C..0x0F).for_each(|i| f(byte(b, i)));
        (0x10..0x20).for_each(|i| f(byte(b, i)));
        (0x20..0x40).step_by(4).for_each(|i| f(half(b, i)));
    }
}

impl Read for DmaTrigger {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        let b = &self.0;
        head(b, f);
        let (len, sum) = text_sum(b.get(0x0C..0x2C).unwrap_or_default());
        f(len);
        f(sum);
        f(half(b, 0x30));
    }
}
