//! The ten records as plain structs, for the codecs written by hand.

use super::data::SIZE;
use super::peer::enums;

enums! {}

macro_rules! record { ($name:ident { $($field:ident: $ty:ty,)* }) => {
    /// The record.
    #[derive(Clone, Copy, Debug)]
    #[allow(missing_docs)]
    pub struct $name {
        pub debug_cmd: u8,
        pub debug_hint: u8,
        $(pub $field: $ty,)*
    }
} }

macro_rules! member { ($name:ident { $($field:ident: $ty:ty,)* }) => {
    record! { $name {
        wait: WaitMode, wait_index: u8, update: UpdateMode, update_index: u8, value: u32, $($field: $ty,)*
    } }
} }

record! { EventSemaphore {
    wait0: WaitMode, wait0_index: u8, update0: UpdateMode, update0_index: u8, value0: u32, setter_signature: u8,
    wait1: WaitMode, wait1_index: u8, update: UpdateMode, update_index: u8, wait1_value: u32, update_value: u32,
} }
member! { Halt { notify: u8, } }
member! { Drain { count: u8, } }
member! { NoOp {} }
member! { AllEngineBarrier {} }
member! { CoreBarrier { id: u32, index: u32, } }
member! { RegisterMove {
    num_mov: u8, dtype: DType, move_source: OperandSource, src_registers: [u8; 8], dst_registers: [u8; 8],
    immediates: [u32; 8],
} }
member! { CompareAndBranch {
    compare_op: CompareOp, dtype: DType, target_mode: TargetMode, immediate: u32, lhs: u8, rhs: u8, target_low: u8,
    target_high: u8, branch_target: u64,
} }
member! { GroupResetSemaphores { mode: ClearMode, range_first: u8, range_last: u8, mask: [u64; 4], } }
member! { DmaTrigger { queue: [u8; 32], block: u32, } }

/// Words of a record.
pub type Words = [u64; 8];

/// The words of bytes.
#[inline]
#[must_use]
pub fn words(bytes: &[u8; SIZE]) -> Words {
    let (chunks, _) = bytes.as_chunks::<8>();
    let mut words = [0; 8];
    for (w, c) in words.iter_mut().zip(chunks) {
        *w = u64::from_le_bytes(*c);
    }
    words
}

/// The bytes of words.
#[inline]
#[must_use]
pub fn bytes(words: &Words) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    let (chunks, _) = bytes.as_chunks_mut::<8>();
    for (c, w) in chunks.iter_mut().zip(words) {
        *c = w.to_le_bytes();
    }
    bytes
}

/// Encoding as words.
pub trait ToWords {
    /// The record's words.
    fn to_words(&self) -> Words;
}

/// Encodes.
#[inline]
pub fn write<T: ToWords>(record: &T) -> Option<[u8; SIZE]> {
    Some(bytes(&record.to_words()))
}

/// Header, modes and indices.
#[inline]
fn head(opcode: u8, header: [u8; 2], modes: [u8; 4]) -> u64 {
    let [a, b] = header;
    let [c, d, e, f] = modes;
    u64::from_le_bytes([opcode, 0x10, a, b, c, d, e, f])
}

macro_rules! predicate {
    ($r:ident $opcode:literal) => {
        head($opcode, [$r.debug_cmd, $r.debug_hint], [$r.wait as u8, $r.wait_index, $r.update as u8, $r.update_index])
    };
}

impl ToWords for EventSemaphore {
    #[inline]
    fn to_words(&self) -> Words {
        let first = [self.wait0 as u8, self.wait0_index, self.update0 as u8, self.update0_index];
        let second = [self.wait1 as u8, self.wait1_index, self.update as u8, self.update_index];
        [
            head(0xA0, [self.debug_cmd, self.debug_hint], first),
            u64::from(self.value0) | u64::from(self.setter_signature) << 32,
            0,
            0,
            u64::from(u32::from_le_bytes(second)) | u64::from(self.wait1_value) << 32,
            self.update_value.into(),
            0,
            0,
        ]
    }
}

macro_rules! to_words { ($($name:ident $opcode:literal $r:ident [$($words:expr),*])*) => { $(
    impl ToWords for $name {
        #[inline]
        fn to_words(&self) -> Words {
            let $r = self;
            let mut words = [predicate!($r $opcode), u64::from($r.value), 0, 0, 0, 0, 0, 0];
            let [_, rest @ ..] = &mut words;
            let more = [$($words),*];
            for (w, m) in rest.iter_mut().zip(more) {
                *w |= m;
            }
            words
        }
    }
)* } }

const NOTHING: u64 = 0;

to_words! {
    Halt 0xA1 r [0, 0, 0, u64::from(r.notify) << 56]
    Drain 0xA2 r [0, 0, 0, 0, r.count.into()]
    NoOp 0xA4 r [NOTHING]
    AllEngineBarrier 0xD5 r [NOTHING]
    CoreBarrier 0xD8 r [u64::from(r.id) << 32, r.index.into()]
    RegisterMove 0xA7 r [
        pack([0, 0, 0, 0, r.num_mov, r.dtype as u8, r.move_source as u8, 0]),
        pack(r.src_registers),
        pack(r.dst_registers),
        pair(r.immediates[0], r.immediates[1]),
        pair(r.immediates[2], r.immediates[3]),
        pair(r.immediates[4], r.immediates[5]),
        pair(r.immediates[6], r.immediates[7])
    ]
    CompareAndBranch 0xA9 r [
        pack([0, 0, 0, 0, r.compare_op as u8, r.dtype as u8, r.target_mode as u8, 0]),
        r.immediate.into(),
        0,
        pack([r.lhs, r.rhs, r.target_low, r.target_high, 0, 0, 0, 0]),
        0,
        r.branch_target
    ]
    GroupResetSemaphores 0xB0 r [
        pack([0, 0, 0, 0, r.mode as u8, r.range_first, r.range_last, 0]),
        0,
        0,
        r.mask[0],
        r.mask[1],
        r.mask[2],
        r.mask[3]
    ]
    DmaTrigger 0xC1 r [
        text(r, 0) << 32,
        text(r, 0) >> 32 | text(r, 1) << 32,
        text(r, 1) >> 32 | text(r, 2) << 32,
        text(r, 2) >> 32 | text(r, 3) << 32,
        text(r, 3) >> 32,
        r.block.into()
    ]
}

#[inline]
fn pack(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

#[inline]
fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

#[inline]
fn text(record: &DmaTrigger, word: usize) -> u64 {
    let (chunks, _) = record.queue.as_chunks::<8>();
    chunks.get(word).map_or(0, |c| u64::from_le_bytes(*c))
}

super::shared::values!();

/// Encodes the member that it is.
#[inline]
#[must_use]
pub fn write_any(any: &Sync) -> Option<[u8; SIZE]> {
    match any {
        Sync::EventSemaphore(r) => write(r),
        Sync::Halt(r) => write(r),
        Sync::Drain(r) => write(r),
        Sync::NoOp(r) => write(r),
        Sync::RegisterMove(r) => write(r),
        Sync::CompareAndBranch(r) => write(r),
        Sync::GroupResetSemaphores(r) => write(r),
        Sync::DmaTrigger(r) => write(r),
        Sync::AllEngineBarrier(r) => write(r),
        Sync::CoreBarrier(r) => write(r),
    }
}
