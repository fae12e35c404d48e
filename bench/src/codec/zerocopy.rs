//! zerocopy: the typed form is the wire form.

use zerocopy::little_endian::{U16, U32, U64};
use zerocopy::{Immutable, IntoBytes, KnownLayout, TryFromBytes, Unaligned};

use super::data::SIZE;
use super::peer::{Num, Peer, enums};

impl Num for U32 {
    #[inline]
    fn num(self) -> u64 {
        self.get().into()
    }
}

impl Num for U64 {
    #[inline]
    fn num(self) -> u64 {
        self.get()
    }
}

enums! { #[derive(TryFromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)] }

/// A byte that has one legal value.
macro_rules! constants { ($($name:ident = $value:literal)*) => { $(
    /// A constant.
    #[derive(Clone, Copy, Debug, TryFromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum $name { Value = $value }
)* } }
constants! { Length = 0x10 OpEventSemaphore = 0xA0 OpHalt = 0xA1 OpDrain = 0xA2 OpNoOp = 0xA4 OpRegisterMove = 0xA7
OpCompareAndBranch = 0xA9 OpGroupResetSemaphores = 0xB0 OpDmaTrigger = 0xC1 OpAllEngineBarrier = 0xD5
OpCoreBarrier = 0xD8 }

/// A record as zerocopy reads it, and its reserved words, which are compared by hand: an enum for each of their bytes
/// is slower.
trait Record: TryFromBytes + IntoBytes + Immutable + KnownLayout + Unaligned {
    fn legal(&self) -> bool;
}

macro_rules! record { ($name:ident $opcode:ident { $($fields:tt)* } $($reserved:ident)*) => {
    /// The record.
    #[derive(Clone, Copy, Debug, TryFromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]
    #[repr(C)]
    #[allow(missing_docs)]
    pub struct $name {
        pub opcode: $opcode,
        pub len: Length,
        pub debug_cmd: u8,
        pub debug_hint: u8,
        $($fields)*
    }

    impl Record for $name {
        #[inline]
        fn legal(&self) -> bool {
            (true $(& self.$reserved.as_bytes().iter().all(|b| *b == 0))*) && self.rules()
        }
    }
} }

macro_rules! member { ($name:ident $opcode:ident { $($fields:tt)* } $($reserved:ident)*) => {
    record! { $name $opcode {
        pub wait: WaitMode,
        pub wait_index: u8,
        pub update: UpdateMode,
        pub update_index: u8,
        pub value: U32,
        $($fields)*
    } $($reserved)* }
} }

record! { EventSemaphore OpEventSemaphore {
    pub wait0: WaitMode,
    pub wait0_index: u8,
    pub update0: UpdateMode,
    pub update0_index: u8,
    pub value0: U32,
    pub setter_signature: u8,
    pub zero1: [u8; 3],
    pub zero2: [U64; 2],
    pub wait1: WaitMode,
    pub wait1_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub wait1_value: U32,
    pub update_value: U32,
    pub zero3: U32,
    pub zero4: [U64; 2],
} zero1 zero2 zero3 zero4 }

member! { Halt OpHalt { pub zero1: [u8; 27], pub notify: u8, pub zero2: [U64; 3], } zero1 zero2 }
member! { Drain OpDrain { pub zero1: [u8; 28], pub count: u8, pub zero2: [u8; 23], } zero1 zero2 }
member! { NoOp OpNoOp { pub zero: [u8; 52], } zero }
member! { AllEngineBarrier OpAllEngineBarrier { pub zero: [u8; 52], } zero }
member! { CoreBarrier OpCoreBarrier { pub id: U32, pub index: U32, pub zero: [u8; 44], } zero }
member! { RegisterMove OpRegisterMove {
    pub num_mov: u8,
    pub dtype: DType,
    pub move_source: OperandSource,
    pub zero: u8,
    pub src_registers: [u8; 8],
    pub dst_registers: [u8; 8],
    pub immediates: [U32; 8],
} zero }
member! { CompareAndBranch OpCompareAndBranch {
    pub compare_op: CompareOp,
    pub dtype: DType,
    pub target_mode: TargetMode,
    pub zero1: u8,
    pub immediate: U32,
    pub zero2: [u8; 12],
    pub lhs: u8,
    pub rhs: u8,
    pub target_low: u8,
    pub target_high: u8,
    pub zero3: [u8; 12],
    pub branch_target: U64,
    pub zero4: U64,
} zero1 zero2 zero3 zero4 }
member! { GroupResetSemaphores OpGroupResetSemaphores {
    pub mode: ClearMode,
    pub range_first: u8,
    pub range_last: u8,
    pub zero1: u8,
    pub zero2: [U64; 2],
    pub mask: [U64; 4],
} zero1 zero2 }
member! { DmaTrigger OpDmaTrigger {
    pub queue: [u8; 32],
    pub zero1: U32,
    pub block: U32,
    pub zero2: [U16; 6],
} zero1 zero2 }

super::shared::ten!();

#[inline]
fn parse<T: Record>(bytes: &[u8]) -> Option<T> {
    let record = T::try_read_from_bytes(bytes).ok()?;
    record.legal().then_some(record)
}

#[inline]
fn write<T: Record>(record: &T) -> Option<[u8; SIZE]> {
    record.as_bytes().try_into().ok()
}

#[inline]
fn legal<T: Record>(bytes: &[u8]) -> bool {
    T::try_ref_from_bytes(bytes).is_ok_and(T::legal)
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Zerocopy;

impl Peer for Zerocopy {
    const NAME: &'static str = "zerocopy";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        parse(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        zerocopy::transmute!(*one)
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        dispatch(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        write_any(any)
    }

    fn validate(stream: &[u8]) -> Option<usize> {
        let (records, []) = stream.as_chunks::<SIZE>() else { return None };
        records.iter().all(|r| legal_any(r)).then_some(records.len())
    }
}

/// In place: nothing is copied.
fn legal_any(bytes: &[u8]) -> bool {
    match bytes.first() {
        Some(0xA0) => legal::<EventSemaphore>(bytes),
        Some(0xA1) => legal::<Halt>(bytes),
        Some(0xA2) => legal::<Drain>(bytes),
        Some(0xA4) => legal::<NoOp>(bytes),
        Some(0xA7) => legal::<RegisterMove>(bytes),
        Some(0xA9) => legal::<CompareAndBranch>(bytes),
        Some(0xB0) => legal::<GroupResetSemaphores>(bytes),
        Some(0xC1) => legal::<DmaTrigger>(bytes),
        Some(0xD5) => legal::<AllEngineBarrier>(bytes),
        Some(0xD8) => legal::<CoreBarrier>(bytes),
        _ => false,
    }
}
