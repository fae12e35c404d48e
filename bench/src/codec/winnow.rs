//! winnow: parser combinators over bytes, into the same structs as the codecs by hand. It only reads: what encodes is
//! the code by hand, and enums are looked up in its tables.

use winnow::Parser;
use winnow::binary::{le_u8, le_u16, le_u32, le_u64};
use winnow::error::EmptyError;

use super::data::SIZE;
use super::decode::Lookup;
use super::hand::Tables;
use super::peer::Peer;
use super::typed::{
    AllEngineBarrier, CompareAndBranch, CoreBarrier, DmaTrigger, Drain, EventSemaphore, GroupResetSemaphores, Halt,
    NoOp, RegisterMove, Sync, ToWords, bytes, write_any,
};

type Input<'a> = &'a [u8];
/// Why a record is wrong is not asked for.
type Parsed<T> = Result<T, EmptyError>;

/// Reads a record.
trait Record: Sized {
    fn record(i: &mut Input<'_>) -> Parsed<Self>;
    fn legal(&self) -> bool;
}

/// Opcode and length, and the two bytes after them.
fn header(i: &mut Input<'_>, opcode: u8) -> Parsed<(u8, u8)> {
    le_u8.verify(|o| *o == opcode).parse_next(i)?;
    le_u8.verify(|o| *o == 0x10).parse_next(i)?;
    (le_u8, le_u8).parse_next(i)
}

/// Reserved bits.
fn zero<'a, T: Default + PartialEq>(
    mut parser: impl Parser<Input<'a>, T, EmptyError>,
    i: &mut Input<'a>,
) -> Parsed<()> {
    parser.by_ref().verify(|v| *v == T::default()).void().parse_next(i)
}

/// The same again and again.
fn array<'a, T: Copy + Default, const N: usize>(
    mut parser: impl Parser<Input<'a>, T, EmptyError>,
) -> impl Parser<Input<'a>, [T; N], EmptyError> {
    move |i: &mut Input<'a>| {
        let mut all = [T::default(); N];
        for one in &mut all {
            *one = parser.parse_next(i)?;
        }
        Ok(all)
    }
}

impl Record for EventSemaphore {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA0)?;
        let wait0 = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait0_index = le_u8.parse_next(i)?;
        let update0 = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update0_index = le_u8.parse_next(i)?;
        let value0 = le_u32.parse_next(i)?;
        let setter_signature = le_u8.parse_next(i)?;
        zero(le_u8, i)?;
        zero(le_u16, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        let wait1 = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait1_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let wait1_value = le_u32.parse_next(i)?;
        let update_value = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(EventSemaphore {
            debug_cmd,
            debug_hint,
            wait0,
            wait0_index,
            update0,
            update0_index,
            value0,
            setter_signature,
            wait1,
            wait1_index,
            update,
            update_index,
            wait1_value,
            update_value,
        })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for Halt {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA1)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u32, i)?;
        zero(le_u16, i)?;
        zero(le_u8, i)?;
        let notify = le_u8.parse_next(i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(Halt { debug_cmd, debug_hint, wait, wait_index, update, update_index, value, notify })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for Drain {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA2)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        let count = le_u8.parse_next(i)?;
        zero(le_u8, i)?;
        zero(le_u16, i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(Drain { debug_cmd, debug_hint, wait, wait_index, update, update_index, value, count })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for NoOp {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA4)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(NoOp { debug_cmd, debug_hint, wait, wait_index, update, update_index, value })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for AllEngineBarrier {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xD5)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(AllEngineBarrier { debug_cmd, debug_hint, wait, wait_index, update, update_index, value })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for CoreBarrier {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xD8)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        let id = le_u32.parse_next(i)?;
        let index = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        Ok(CoreBarrier { debug_cmd, debug_hint, wait, wait_index, update, update_index, value, id, index })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for RegisterMove {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA7)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        let num_mov = le_u8.parse_next(i)?;
        let dtype = le_u8.verify_map(Tables::dtype).parse_next(i)?;
        let move_source = le_u8.verify_map(Tables::source).parse_next(i)?;
        zero(le_u8, i)?;
        let src_registers = array(le_u8).parse_next(i)?;
        let dst_registers = array(le_u8).parse_next(i)?;
        let immediates = array(le_u32).parse_next(i)?;
        Ok(RegisterMove {
            debug_cmd,
            debug_hint,
            wait,
            wait_index,
            update,
            update_index,
            value,
            num_mov,
            dtype,
            move_source,
            src_registers,
            dst_registers,
            immediates,
        })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for CompareAndBranch {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xA9)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        let compare_op = le_u8.verify_map(Tables::compare_op).parse_next(i)?;
        let dtype = le_u8.verify_map(Tables::dtype).parse_next(i)?;
        let target_mode = le_u8.verify_map(Tables::target_mode).parse_next(i)?;
        zero(le_u8, i)?;
        let immediate = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        let lhs = le_u8.parse_next(i)?;
        let rhs = le_u8.parse_next(i)?;
        let target_low = le_u8.parse_next(i)?;
        let target_high = le_u8.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        let branch_target = le_u64.parse_next(i)?;
        zero(le_u64, i)?;
        Ok(CompareAndBranch {
            debug_cmd,
            debug_hint,
            wait,
            wait_index,
            update,
            update_index,
            value,
            compare_op,
            dtype,
            target_mode,
            immediate,
            lhs,
            rhs,
            target_low,
            target_high,
            branch_target,
        })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for GroupResetSemaphores {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xB0)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        let mode = le_u8.verify_map(Tables::clear_mode).parse_next(i)?;
        let range_first = le_u8.parse_next(i)?;
        let range_last = le_u8.parse_next(i)?;
        zero(le_u8, i)?;
        zero(le_u64, i)?;
        zero(le_u64, i)?;
        let mask = array(le_u64).parse_next(i)?;
        Ok(GroupResetSemaphores {
            debug_cmd,
            debug_hint,
            wait,
            wait_index,
            update,
            update_index,
            value,
            mode,
            range_first,
            range_last,
            mask,
        })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

impl Record for DmaTrigger {
    fn record(i: &mut Input<'_>) -> Parsed<Self> {
        let (debug_cmd, debug_hint) = header(i, 0xC1)?;
        let wait = le_u8.verify_map(Tables::wait).parse_next(i)?;
        let wait_index = le_u8.parse_next(i)?;
        let update = le_u8.verify_map(Tables::update).parse_next(i)?;
        let update_index = le_u8.parse_next(i)?;
        let value = le_u32.parse_next(i)?;
        let queue = array(le_u8).parse_next(i)?;
        zero(le_u32, i)?;
        let block = le_u32.parse_next(i)?;
        zero(le_u32, i)?;
        zero(le_u64, i)?;
        Ok(DmaTrigger { debug_cmd, debug_hint, wait, wait_index, update, update_index, value, queue, block })
    }

    fn legal(&self) -> bool {
        self.rules()
    }
}

fn parse<T: Record>(bytes: &[u8]) -> Option<T> {
    let record = T::record.parse(bytes).ok()?;
    record.legal().then_some(record)
}

fn dispatch(bytes: &[u8]) -> Option<Sync> {
    match *bytes.first()? {
        0xA0 => parse(bytes).map(Sync::EventSemaphore),
        0xA1 => parse(bytes).map(Sync::Halt),
        0xA2 => parse(bytes).map(Sync::Drain),
        0xA4 => parse(bytes).map(Sync::NoOp),
        0xA7 => parse(bytes).map(Sync::RegisterMove),
        0xA9 => parse(bytes).map(Sync::CompareAndBranch),
        0xB0 => parse(bytes).map(Sync::GroupResetSemaphores),
        0xC1 => parse(bytes).map(Sync::DmaTrigger),
        0xD5 => parse(bytes).map(Sync::AllEngineBarrier),
        0xD8 => parse(bytes).map(Sync::CoreBarrier),
        _ => None,
    }
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Winnow;

impl Peer for Winnow {
    const NAME: &'static str = "winnow";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        parse(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        bytes(&one.to_words())
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        dispatch(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        write_any(any)
    }
}
