//! binrw: one field after the other from a reader; constants and reserved bytes are asserted fields that are not kept.
//!
//! No macro writes the structs: the names that `binrw` makes up would not be seen through one.

use std::io::Cursor;

use binrw::{BinRead, BinWrite, binrw};

use super::data::SIZE;
use super::peer::{Peer, enums};

enums! { #[binrw] #[brw(little, repr = u8)] }

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct EventSemaphore {
    #[br(temp, assert(opcode == 0xA0))]
    #[bw(calc = 0xA0)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait0: WaitMode,
    pub wait0_index: u8,
    pub update0: UpdateMode,
    pub update0_index: u8,
    pub value0: u32,
    pub setter_signature: u8,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u8,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u16,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u64,
    pub wait1: WaitMode,
    pub wait1_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub wait1_value: u32,
    pub update_value: u32,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u32,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u64,
    #[br(temp, assert(zero7 == 0))]
    #[bw(calc = 0)]
    zero7: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Halt {
    #[br(temp, assert(opcode == 0xA1))]
    #[bw(calc = 0xA1)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u32,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u16,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u8,
    pub notify: u8,
    #[br(temp, assert(zero7 == 0))]
    #[bw(calc = 0)]
    zero7: u64,
    #[br(temp, assert(zero8 == 0))]
    #[bw(calc = 0)]
    zero8: u64,
    #[br(temp, assert(zero9 == 0))]
    #[bw(calc = 0)]
    zero9: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Drain {
    #[br(temp, assert(opcode == 0xA2))]
    #[bw(calc = 0xA2)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u64,
    pub count: u8,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u8,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u16,
    #[br(temp, assert(zero7 == 0))]
    #[bw(calc = 0)]
    zero7: u32,
    #[br(temp, assert(zero8 == 0))]
    #[bw(calc = 0)]
    zero8: u64,
    #[br(temp, assert(zero9 == 0))]
    #[bw(calc = 0)]
    zero9: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct NoOp {
    #[br(temp, assert(opcode == 0xA4))]
    #[bw(calc = 0xA4)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u64,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u64,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u64,
    #[br(temp, assert(zero7 == 0))]
    #[bw(calc = 0)]
    zero7: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct AllEngineBarrier {
    #[br(temp, assert(opcode == 0xD5))]
    #[bw(calc = 0xD5)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u64,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u64,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u64,
    #[br(temp, assert(zero7 == 0))]
    #[bw(calc = 0)]
    zero7: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct CoreBarrier {
    #[br(temp, assert(opcode == 0xD8))]
    #[bw(calc = 0xD8)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub id: u32,
    pub index: u32,
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u64,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u64,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct RegisterMove {
    #[br(temp, assert(opcode == 0xA7))]
    #[bw(calc = 0xA7)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
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
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u8,
    pub src_registers: [u8; 8],
    pub dst_registers: [u8; 8],
    pub immediates: [u32; 8],
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct CompareAndBranch {
    #[br(temp, assert(opcode == 0xA9))]
    #[bw(calc = 0xA9)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
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
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u8,
    pub immediate: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u32,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    pub lhs: u8,
    pub rhs: u8,
    pub target_low: u8,
    pub target_high: u8,
    #[br(temp, assert(zero4 == 0))]
    #[bw(calc = 0)]
    zero4: u32,
    #[br(temp, assert(zero5 == 0))]
    #[bw(calc = 0)]
    zero5: u64,
    pub branch_target: u64,
    #[br(temp, assert(zero6 == 0))]
    #[bw(calc = 0)]
    zero6: u64,
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct GroupResetSemaphores {
    #[br(temp, assert(opcode == 0xB0))]
    #[bw(calc = 0xB0)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
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
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u8,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u64,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
    pub mask: [u64; 4],
}

/// The record.
#[binrw]
#[brw(little)]
#[br(assert(self.rules()))]
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct DmaTrigger {
    #[br(temp, assert(opcode == 0xC1))]
    #[bw(calc = 0xC1)]
    opcode: u8,
    #[br(temp, assert(len == 0x10))]
    #[bw(calc = 0x10)]
    len: u8,
    pub debug_cmd: u8,
    pub debug_hint: u8,
    pub wait: WaitMode,
    pub wait_index: u8,
    pub update: UpdateMode,
    pub update_index: u8,
    pub value: u32,
    pub queue: [u8; 32],
    #[br(temp, assert(zero1 == 0))]
    #[bw(calc = 0)]
    zero1: u32,
    pub block: u32,
    #[br(temp, assert(zero2 == 0))]
    #[bw(calc = 0)]
    zero2: u32,
    #[br(temp, assert(zero3 == 0))]
    #[bw(calc = 0)]
    zero3: u64,
}

super::shared::ten!();

#[inline]
fn parse<T: for<'a> BinRead<Args<'a> = ()>>(bytes: &[u8]) -> Option<T> {
    let bytes: &[u8; SIZE] = bytes.try_into().ok()?;
    T::read_le(&mut Cursor::new(&bytes[..])).ok()
}

#[inline]
fn write<T: for<'a> BinWrite<Args<'a> = ()>>(record: &T) -> Option<[u8; SIZE]> {
    let mut bytes = [0; SIZE];
    record.write_le(&mut Cursor::new(&mut bytes[..])).ok()?;
    Some(bytes)
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Binrw;

impl Peer for Binrw {
    const NAME: &'static str = "binrw";
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
