//! By hand as in [`super::hand`], but with `match` where that looks up a table.

use super::data::SIZE;
use super::decode::{Lookup, parse, parse_any};
use super::peer::Peer;
use super::typed::{
    ClearMode, CompareOp, DType, EventSemaphore, OperandSource, Sync, TargetMode, ToWords, UpdateMode, WaitMode, bytes,
    write_any,
};

/// Matches.
#[derive(Clone, Copy, Debug)]
pub struct Matches;

macro_rules! lookups { ($($name:ident $ty:ident { $($value:literal $variant:ident)* })*) => { $(
    #[inline]
    fn $name(byte: u8) -> Option<$ty> {
        match byte {
            $($value => Some($ty::$variant),)*
            _ => None,
        }
    }
)* } }

impl Lookup for Matches {
    lookups! {
        wait WaitMode {
            0x00 None 0x01 SemEqImm 0x02 SemLtImm 0x03 SemLeImm 0x04 SemGtImm 0x05 SemGeImm 0x06 EvtSet
            0x07 EvtSetThenClear 0x0E EvtClear 0x0F EvtClearThenSet 0x81 SemEqReg 0x82 SemLtReg 0x83 SemLeReg
            0x84 SemGtReg 0x85 SemGeReg
        }
        update UpdateMode {
            0x00 None 0x01 EvtSetRead 0x02 EvtClrRead 0x03 SemIncRead 0x04 SemDecRead 0x05 SemAddImmRead
            0x07 SemSubImmRead 0x09 SemWrImmRead 0x11 EvtSet 0x12 EvtClr 0x13 SemInc 0x14 SemDec 0x15 SemAddImm
            0x17 SemSubImm 0x19 SemWrImm 0x85 SemAddRegRead 0x87 SemSubRegRead 0x89 SemWrRegRead 0x95 SemAddReg
            0x97 SemSubReg 0x99 SemWrReg
        }
        compare_op CompareOp {
            0x01 LtImm 0x02 LeImm 0x03 EqImm 0x04 NeImm 0x05 GeImm 0x06 GtImm 0x09 LtReg 0x0A LeReg 0x0B EqReg
            0x0C NeReg 0x0D GeReg 0x0E GtReg
        }
        target_mode TargetMode { 1 Register 3 RelImm 4 RelRegister }
        clear_mode ClearMode { 1 Range 2 Bitmask }
        source OperandSource { 0 Register 1 Immediate }
        dtype DType {
            0x01 Uint64 0x02 Int8 0x03 Uint8 0x04 Int16 0x05 Uint16 0x06 Bfloat16 0x07 Float16 0x08 Int32 0x09 Uint32
            0x0A Float32 0x0B Float32r 0x0C Int64 0x0D Fp8e3 0x0E Fp8e4 0x0F Fp8e5
        }
    }

    #[inline]
    fn wait_free(mode: WaitMode) -> u32 {
        match mode {
            WaitMode::None
            | WaitMode::EvtSet
            | WaitMode::EvtSetThenClear
            | WaitMode::EvtClear
            | WaitMode::EvtClearThenSet => !0,
            _ => 0,
        }
    }

    #[inline]
    fn update_free(mode: UpdateMode) -> u32 {
        match mode {
            UpdateMode::None
            | UpdateMode::EvtSetRead
            | UpdateMode::EvtClrRead
            | UpdateMode::SemIncRead
            | UpdateMode::SemDecRead
            | UpdateMode::EvtSet
            | UpdateMode::EvtClr => !0,
            UpdateMode::SemInc | UpdateMode::SemDec => !1,
            _ => 0,
        }
    }
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct ByMatch;

impl Peer for ByMatch {
    const NAME: &'static str = "hand-written words and `match`";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        parse::<_, Matches>(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        bytes(&one.to_words())
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        parse_any::<Matches>(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        write_any(any)
    }
}
