//! Decoding by hand into plain structs.

use super::data::SIZE;
use super::rules;
use super::typed::{
    AllEngineBarrier, ClearMode, CompareAndBranch, CompareOp, CoreBarrier, DType, DmaTrigger, Drain, EventSemaphore,
    GroupResetSemaphores, Halt, NoOp, OperandSource, RegisterMove, Sync, TargetMode, UpdateMode, WaitMode, Words,
    words,
};

/// What is looked up for a byte; how is what hand-written codecs differ in.
pub trait Lookup {
    /// A wait mode.
    fn wait(byte: u8) -> Option<WaitMode>;
    /// An update mode.
    fn update(byte: u8) -> Option<UpdateMode>;
    /// An operation.
    fn compare_op(byte: u8) -> Option<CompareOp>;
    /// A target mode.
    fn target_mode(byte: u8) -> Option<TargetMode>;
    /// A clear mode.
    fn clear_mode(byte: u8) -> Option<ClearMode>;
    /// An operand source.
    fn source(byte: u8) -> Option<OperandSource>;
    /// A type.
    fn dtype(byte: u8) -> Option<DType>;
    /// Whether the operand's bits that must be zero are, given that only this wait might use it.
    fn wait_free(mode: WaitMode) -> u32;
    /// The same for an update.
    fn update_free(mode: UpdateMode) -> u32;
}

/// Decoding from a record that is known to have its opcode.
pub trait FromRecord: Sized {
    /// The value, if everything about it is legal.
    fn from_record<L: Lookup>(b: &[u8; SIZE], w: &Words) -> Option<Self>;
}

/// Decodes a record.
#[inline]
pub fn parse<T: FromRecord, L: Lookup>(bytes: &[u8]) -> Option<T> {
    let b = bytes.try_into().ok()?;
    T::from_record::<L>(b, &words(b))
}

/// Decodes the member that the opcode says.
#[inline]
pub fn parse_any<L: Lookup>(bytes: &[u8]) -> Option<Sync> {
    match *bytes.first()? {
        0xA0 => parse::<_, L>(bytes).map(Sync::EventSemaphore),
        0xA1 => parse::<_, L>(bytes).map(Sync::Halt),
        0xA2 => parse::<_, L>(bytes).map(Sync::Drain),
        0xA4 => parse::<_, L>(bytes).map(Sync::NoOp),
        0xA7 => parse::<_, L>(bytes).map(Sync::RegisterMove),
        0xA9 => parse::<_, L>(bytes).map(Sync::CompareAndBranch),
        0xB0 => parse::<_, L>(bytes).map(Sync::GroupResetSemaphores),
        0xC1 => parse::<_, L>(bytes).map(Sync::DmaTrigger),
        0xD5 => parse::<_, L>(bytes).map(Sync::AllEngineBarrier),
        0xD8 => parse::<_, L>(bytes).map(Sync::CoreBarrier),
        _ => None,
    }
}

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;

/// No bit of a mask is set, and the header is as it should be.
#[inline]
fn clear(w: &Words, opcode: u8, masks: [u64; 7]) -> bool {
    let [first, rest @ ..] = w;
    let mut bad = (first ^ (0x1000 | u64::from(opcode))) & 0xFFFF;
    for (w, m) in rest.iter().zip(masks) {
        bad |= w & m;
    }
    bad == 0
}

/// Without a mode there is no index.
#[inline]
fn index(mode: u8, index: u8) -> bool {
    (mode != 0) | (index == 0)
}

impl FromRecord for EventSemaphore {
    #[inline]
    fn from_record<L: Lookup>(b: &[u8; SIZE], w: &Words) -> Option<Self> {
        if !clear(w, 0xA0, [0xFFFF_FF00_0000_0000, !0, !0, 0, HIGH, !0, !0]) {
            return None;
        }
        let record = EventSemaphore {
            debug_cmd: b[2],
            debug_hint: b[3],
            wait0: L::wait(b[4])?,
            wait0_index: b[5],
            update0: L::update(b[6])?,
            update0_index: b[7],
            value0: w[1] as u32,
            setter_signature: b[0x0C],
            wait1: L::wait(b[0x20])?,
            wait1_index: b[0x21],
            update: L::update(b[0x22])?,
            update_index: b[0x23],
            wait1_value: (w[4] >> 32) as u32,
            update_value: w[5] as u32,
        };
        let choice0 = L::wait_free(record.wait0) & L::update_free(record.update0);
        let choice2 = L::update_free(record.update);
        let completes = |mode| mode == UpdateMode::None || mode as u8 & 0x10 != 0;
        let legal = index(record.wait0 as u8, record.wait0_index)
            & index(record.update0 as u8, record.update0_index)
            & index(record.wait1 as u8, record.wait1_index)
            & index(record.update as u8, record.update_index)
            & completes(record.update0)
            & completes(record.update)
            & (record.value0 & choice0 == 0)
            & (record.wait1_value & L::wait_free(record.wait1) == 0)
            & (record.update_value & choice2 == 0)
            // Where an operand is the producer's choice, the same producer wrote both.
            & ((record.value0 ^ record.update_value) & (choice0 >> 1 & !choice0 & choice2 >> 1 & !choice2 & 1) == 0);
        legal.then_some(record)
    }
}

macro_rules! from_record {
    ($($name:ident $opcode:literal $masks:expr, $b:ident $w:ident { $($field:ident: $value:expr,)* } $(if $rule:expr)?;)*) => { $(
        impl FromRecord for $name {
            #[inline]
            fn from_record<L: Lookup>($b: &[u8; SIZE], $w: &Words) -> Option<Self> {
                if !clear($w, $opcode, $masks) {
                    return None;
                }
                let record = $name {
                    debug_cmd: $b[2],
                    debug_hint: $b[3],
                    wait: L::wait($b[4])?,
                    wait_index: $b[5],
                    update: L::update($b[6])?,
                    update_index: $b[7],
                    value: $w[1] as u32,
                    $($field: $value,)*
                };
                let legal = index(record.wait as u8, record.wait_index)
                    & index(record.update as u8, record.update_index)
                    & (record.value & L::wait_free(record.wait) & L::update_free(record.update) == 0)
                    $(& $rule(&record))?;
                legal.then_some(record)
            }
        }
    )* }
}

from_record! {
    Halt 0xA1 [HIGH, !0, !0, 0x00FF_FFFF_FFFF_FFFF, !0, !0, !0], b w { notify: b[0x27], };
    Drain 0xA2 [HIGH, !0, !0, !0, !0xFF, !0, !0], b w { count: b[0x28], };
    NoOp 0xA4 [HIGH, !0, !0, !0, !0, !0, !0], b w {};
    AllEngineBarrier 0xD5 [HIGH, !0, !0, !0, !0, !0, !0], b w {};
    CoreBarrier 0xD8 [0, HIGH, !0, !0, !0, !0, !0], b w { id: (w[1] >> 32) as u32, index: w[2] as u32, };
    RegisterMove 0xA7 [0xFF << 56, 0, 0, 0, 0, 0, 0], b w {
        num_mov: b[0x0C],
        dtype: L::dtype(b[0x0D])?,
        move_source: L::source(b[0x0E])?,
        src_registers: w[2].to_le_bytes(),
        dst_registers: w[3].to_le_bytes(),
        immediates: [
            w[4] as u32, (w[4] >> 32) as u32, w[5] as u32, (w[5] >> 32) as u32,
            w[6] as u32, (w[6] >> 32) as u32, w[7] as u32, (w[7] >> 32) as u32,
        ],
    } if |r: &RegisterMove| rules::moves(r.num_mov, r.dtype as u8);
    CompareAndBranch 0xA9 [0xFF << 56, HIGH, !0, HIGH, !0, 0, !0], b w {
        compare_op: L::compare_op(b[0x0C])?,
        dtype: L::dtype(b[0x0D])?,
        target_mode: L::target_mode(b[0x0E])?,
        immediate: w[2] as u32,
        lhs: b[0x20],
        rhs: b[0x21],
        target_low: b[0x22],
        target_high: b[0x23],
        branch_target: w[6],
    } if |r: &CompareAndBranch| {
        let targets = [r.target_low, r.target_high];
        let (op, dtype, mode) = (r.compare_op as u8, r.dtype as u8, r.target_mode as u8);
        rules::branch(op, dtype, mode, r.immediate, r.rhs, targets, r.branch_target)
    };
    GroupResetSemaphores 0xB0 [0xFF << 56, !0, !0, 0, 0, 0, 0], b w {
        mode: L::clear_mode(b[0x0C])?,
        range_first: b[0x0D],
        range_last: b[0x0E],
        mask: [w[4], w[5], w[6], w[7]],
    } if |r: &GroupResetSemaphores| rules::reset(r.mode as u8, r.range_first, r.range_last, r.mask);
    DmaTrigger 0xC1 [0, 0, 0, 0, HIGH, HIGH, !0], b w {
        queue: text(w),
        block: w[6] as u32,
    } if |r: &DmaTrigger| rules::text(&r.queue);
}

#[inline]
fn text(w: &Words) -> [u8; 32] {
    let mut text = [0; 32];
    let (chunks, _) = text.as_chunks_mut::<8>();
    for (i, c) in chunks.iter_mut().enumerate() {
        *c = (w[i + 1] >> 32 | w[i + 2] << 32).to_le_bytes();
    }
    text
}
