//! By hand: words against masks for what is reserved, 256-entry tables for what is an enum, structs as values.

use super::data::{SIZE, UPDATES as UPDATE_MODES, WAITS as WAIT_MODES};
use super::decode::{Lookup, parse, parse_any};
use super::peer::Peer;
use super::typed::{
    ClearMode, CompareOp, DType, EventSemaphore, OperandSource, Sync, TargetMode, ToWords, UpdateMode, WaitMode, bytes,
    write_any,
};

/// The enumerator of every byte.
macro_rules! tables { ($($table:ident: $name:ident)*) => { $(
    static $table: [Option<$name>; 256] = {
        let mut table = [None; 256];
        let mut i = 0;
        while i < $name::ALL.len() {
            table[$name::ALL[i] as usize] = Some($name::ALL[i]);
            i += 1;
        }
        table
    };
)* } }
tables! { WAITS: WaitMode UPDATES: UpdateMode COMPARE_OPS: CompareOp TARGET_MODES: TargetMode CLEAR_MODES: ClearMode
SOURCES: OperandSource DTYPES: DType }

static WAIT_FREE: [u32; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < WAIT_MODES.len() {
        let (wire, takes) = WAIT_MODES[i];
        table[wire as usize] = if takes { 0 } else { !0 };
        i += 1;
    }
    table
};

static UPDATE_FREE: [u32; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < UPDATE_MODES.len() {
        let (wire, takes, one) = UPDATE_MODES[i];
        table[wire as usize] = if takes { 0 } else { !(one as u32) };
        i += 1;
    }
    table
};

/// Tables.
#[derive(Clone, Copy, Debug)]
pub struct Tables;

macro_rules! lookups { ($($name:ident $ty:ident $table:ident)*) => { $(
    #[inline]
    fn $name(byte: u8) -> Option<$ty> {
        $table[usize::from(byte)]
    }
)* } }

impl Lookup for Tables {
    lookups! { wait WaitMode WAITS update UpdateMode UPDATES compare_op CompareOp COMPARE_OPS
    target_mode TargetMode TARGET_MODES clear_mode ClearMode CLEAR_MODES source OperandSource SOURCES
    dtype DType DTYPES }

    #[inline]
    fn wait_free(mode: WaitMode) -> u32 {
        WAIT_FREE[mode as usize]
    }

    #[inline]
    fn update_free(mode: UpdateMode) -> u32 {
        UPDATE_FREE[mode as usize]
    }
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Hand;

impl Peer for Hand {
    const NAME: &'static str = "hand-written words and tables";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        parse::<_, Tables>(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        bytes(&one.to_words())
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        parse_any::<Tables>(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        write_any(any)
    }
}
