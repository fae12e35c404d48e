//! deku: one field after the other from a reader; opcode and length are its `magic`, reserved bytes are asserted fields.

use deku::prelude::*;

use super::data::SIZE;
use super::peer::{Peer, enums};

enums! { #[derive(DekuRead, DekuWrite)] #[deku(id_type = "u8", endian = "endian", ctx = "endian: deku::ctx::Endian")] }

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA0\x10")]
#[allow(missing_docs)]
pub struct EventSemaphore {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait0: WaitMode,
    pub wait0_index: u8,
    pub update0: UpdateMode,
    pub update0_index: u8,
    pub value0: u32,
    pub setter_signature: u8,
    #[deku(assert_eq = "0")]
    zero1: u8,
    #[deku(assert_eq = "0")]
    zero2: u16,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u64,
    pub wait1: WaitMode,
    pub wait1_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub wait1_value: u32,
    pub update_value: u32,
    #[deku(assert_eq = "0")]
    zero5: u32,
    #[deku(assert_eq = "0")]
    zero6: u64,
    #[deku(assert_eq = "0")]
    zero7: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA1\x10")]
#[allow(missing_docs)]
pub struct Halt {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[deku(assert_eq = "0")]
    zero1: u32,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u32,
    #[deku(assert_eq = "0")]
    zero5: u16,
    #[deku(assert_eq = "0")]
    zero6: u8,
    pub notify: u8,
    #[deku(assert_eq = "0")]
    zero7: u64,
    #[deku(assert_eq = "0")]
    zero8: u64,
    #[deku(assert_eq = "0")]
    zero9: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA2\x10")]
#[allow(missing_docs)]
pub struct Drain {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[deku(assert_eq = "0")]
    zero1: u32,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u64,
    pub count: u8,
    #[deku(assert_eq = "0")]
    zero5: u8,
    #[deku(assert_eq = "0")]
    zero6: u16,
    #[deku(assert_eq = "0")]
    zero7: u32,
    #[deku(assert_eq = "0")]
    zero8: u64,
    #[deku(assert_eq = "0")]
    zero9: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA4\x10")]
#[allow(missing_docs)]
pub struct NoOp {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[deku(assert_eq = "0")]
    zero1: u32,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u64,
    #[deku(assert_eq = "0")]
    zero5: u64,
    #[deku(assert_eq = "0")]
    zero6: u64,
    #[deku(assert_eq = "0")]
    zero7: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xD5\x10")]
#[allow(missing_docs)]
pub struct AllEngineBarrier {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[deku(assert_eq = "0")]
    zero1: u32,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u64,
    #[deku(assert_eq = "0")]
    zero5: u64,
    #[deku(assert_eq = "0")]
    zero6: u64,
    #[deku(assert_eq = "0")]
    zero7: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xD8\x10")]
#[allow(missing_docs)]
pub struct CoreBarrier {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub id: u32,
    pub index: u32,
    #[deku(assert_eq = "0")]
    zero1: u32,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    #[deku(assert_eq = "0")]
    zero4: u64,
    #[deku(assert_eq = "0")]
    zero5: u64,
    #[deku(assert_eq = "0")]
    zero6: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA7\x10")]
#[allow(missing_docs)]
pub struct RegisterMove {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub num_mov: u8,
    pub dtype: DType,
    pub move_source: OperandSource,
    #[deku(assert_eq = "0")]
    zero1: u8,
    pub src_registers: [u8; 8],
    pub dst_registers: [u8; 8],
    pub immediates: [u32; 8],
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xA9\x10")]
#[allow(missing_docs)]
pub struct CompareAndBranch {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub compare_op: CompareOp,
    pub dtype: DType,
    pub target_mode: TargetMode,
    #[deku(assert_eq = "0")]
    zero1: u8,
    pub immediate: u32,
    #[deku(assert_eq = "0")]
    zero2: u32,
    #[deku(assert_eq = "0")]
    zero3: u64,
    pub lhs: u8,
    pub rhs: u8,
    pub target_low: u8,
    pub target_high: u8,
    #[deku(assert_eq = "0")]
    zero4: u32,
    #[deku(assert_eq = "0")]
    zero5: u64,
    pub branch_target: u64,
    #[deku(assert_eq = "0")]
    zero6: u64,
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xB0\x10")]
#[allow(missing_docs)]
pub struct GroupResetSemaphores {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub mode: ClearMode,
    pub range_first: u8,
    pub range_last: u8,
    #[deku(assert_eq = "0")]
    zero1: u8,
    #[deku(assert_eq = "0")]
    zero2: u64,
    #[deku(assert_eq = "0")]
    zero3: u64,
    pub mask: [u64; 4],
}

/// The record.
#[derive(Clone, Debug, DekuRead, DekuWrite)]
#[deku(endian = "little", magic = b"\xC1\x10")]
#[allow(missing_docs)]
pub struct DmaTrigger {
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub queue: [u8; 32],
    #[deku(assert_eq = "0")]
    zero1: u32,
    pub block: u32,
    #[deku(assert_eq = "0")]
    zero2: u32,
    #[deku(assert_eq = "0")]
    zero3: u64,
}

/// A record and its own rules: deku can assert on fields, not on a whole.
trait Record: for<'a> DekuContainerRead<'a> + DekuContainerWrite {
    fn legal(&self) -> bool;
}

macro_rules! records { ($($name:ident)*) => { $(impl Record for $name {
    #[inline]
    fn legal(&self) -> bool {
        self.rules()
    }
})* } }
records! { EventSemaphore Halt Drain NoOp RegisterMove CompareAndBranch GroupResetSemaphores DmaTrigger AllEngineBarrier
CoreBarrier }

super::shared::ten!();

#[inline]
fn parse<T: Record>(bytes: &[u8]) -> Option<T> {
    let bytes: &[u8; SIZE] = bytes.try_into().ok()?;
    let (_, record) = T::from_bytes((bytes, 0)).ok()?;
    record.legal().then_some(record)
}

#[inline]
fn write<T: Record>(record: &T) -> Option<[u8; SIZE]> {
    let mut bytes = [0; SIZE];
    record.to_slice(&mut bytes).ok()?;
    Some(bytes)
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Deku;

impl Peer for Deku {
    const NAME: &'static str = "deku";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        parse(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        write(one).unwrap_or([0; SIZE])
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        dispatch(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        write_any(any)
    }
}
