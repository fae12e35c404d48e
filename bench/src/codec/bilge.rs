//! bilge: words of 64 bits whose bits have names. Reserved bits are compared by hand, because bilge passes them over.
#![allow(missing_docs, clippy::len_without_is_empty, reason = "the macro makes what it makes")]

use bilge::prelude::*;

use super::data::SIZE;
use super::peer::{Peer, Read, enums};
use super::rules;
use super::typed::{Words, bytes, words};

enums! { #[bitsize(8)] #[derive(TryFromBits)] }

macro_rules! word { ($name:ident { $($fields:tt)* }) => {
    /// A word.
    #[bitsize(64)]
    #[derive(TryFromBits, Clone, Copy, DebugBits)]
    #[allow(missing_docs)]
    pub struct $name { $($fields)* }
} }

word! { Head {
    pub opcode: u8, pub len: u8, pub debug_cmd: u8, pub debug_hint: u8, pub wait: WaitMode, pub wait_index: u8, pub update: UpdateMode,
    pub update_index: u8,
} }
word! { Second {
    pub wait: WaitMode, pub wait_index: u8, pub update: UpdateMode, pub update_index: u8, pub wait_value: u32,
} }
word! { Signature { pub value: u32, pub setter_signature: u8, reserved: u24, } }
word! { Pair { pub low: u32, pub high: u32, } }
word! { Bytes { pub bytes: [u8; 8], } }
word! { Moves { pub value: u32, pub num_mov: u8, pub dtype: DType, pub move_source: OperandSource, reserved: u8, } }
word! { Compare { pub value: u32, pub compare_op: CompareOp, pub dtype: DType, pub target_mode: TargetMode, reserved: u8, } }
word! { Operands { pub lhs: u8, pub rhs: u8, pub target_low: u8, pub target_high: u8, reserved: u32, } }
word! { Clear { pub value: u32, pub mode: ClearMode, pub range_first: u8, pub range_last: u8, reserved: u8, } }

/// Any of the ten.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Sync {
    EventSemaphore(EventSemaphore),
    Halt(Head, Pair, Bytes),
    Drain(Head, Pair, Bytes),
    NoOp(Head, Pair),
    RegisterMove(Head, Moves, [Bytes; 2], [Pair; 4]),
    CompareAndBranch(Head, Compare, Pair, Operands, u64),
    GroupResetSemaphores(Head, Clear, [u64; 4]),
    DmaTrigger(Head, [Bytes; 5], Pair),
    AllEngineBarrier(Head, Pair),
    CoreBarrier(Head, Pair, Pair),
}

/// An event semaphore.
#[derive(Clone, Copy, Debug)]
pub struct EventSemaphore(Head, Signature, Second, Pair);

const HIGH: u64 = 0xFFFF_FFFF_0000_0000;
const TOP: u64 = 0xFF << 56;

/// No bit of a mask is set, and the header is as it should be.
fn clear(w: &Words, masks: [u64; 7]) -> bool {
    let [first, rest @ ..] = w;
    let bad = rest.iter().zip(masks).fold((first ^ 0x1000) & 0xFF00, |bad, (w, m)| bad | w & m);
    bad == 0
}

fn lane(head: Head, value: u32) -> bool {
    rules::lane(head.wait() as u8, head.wait_index(), head.update() as u8, head.update_index(), value)
}

impl EventSemaphore {
    #[inline]
    fn from_words(w: &Words) -> Option<Self> {
        if !clear(w, [0xFFFF_FF00_0000_0000, !0, !0, 0, HIGH, !0, !0]) {
            return None;
        }
        let head = Head::try_from(w[0]).ok().filter(|h| h.opcode() == 0xA0)?;
        let first = Signature::try_from(w[1]).ok()?;
        let second = Second::try_from(w[4]).ok()?;
        let last = Pair::try_from(w[5]).ok()?;
        let legal = rules::event(&rules::Event {
            first: [head.wait() as u8, head.wait_index(), head.update() as u8, head.update_index()],
            value: first.value(),
            second: [second.wait() as u8, second.wait_index(), second.update() as u8, second.update_index()],
            wait_value: second.wait_value(),
            update_value: last.low(),
        });
        legal.then_some(EventSemaphore(head, first, second, last))
    }

    #[inline]
    fn to_words(self) -> Words {
        let EventSemaphore(head, first, second, last) = self;
        [head.value, first.value, 0, 0, second.value, last.value, 0, 0]
    }
}

impl Read for EventSemaphore {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        let EventSemaphore(head, first, second, last) = self;
        read_head(*head, first.value(), f);
        f(first.setter_signature().into());
        read_lane(second.wait(), second.wait_index(), second.wait_value(), f);
        let update = second.update();
        f(update as u64);
        f(second.update_index().into());
        f(rules::update_operand(update as u8, last.low()));
    }
}

fn read_lane(wait: WaitMode, index: u8, value: u32, f: &mut impl FnMut(u64)) {
    f(wait as u64);
    f(index.into());
    f(rules::wait_operand(wait as u8, value));
}

#[inline]
fn read_head(head: Head, value: u32, f: &mut impl FnMut(u64)) {
    f(head.debug_cmd().into());
    f(head.debug_hint().into());
    read_lane(head.wait(), head.wait_index(), value, f);
    f(head.update() as u64);
    f(head.update_index().into());
    f(rules::update_operand(head.update() as u8, value));
}

impl Sync {
    #[inline]
    fn from_words(w: &Words) -> Option<Self> {
        if w[0] as u8 == 0xA0 {
            return EventSemaphore::from_words(w).map(Sync::EventSemaphore);
        }
        let head = Head::try_from(w[0]).ok()?;
        if !lane(head, w[1] as u32) {
            return None;
        }
        match head.opcode() {
            0xA1 if clear(w, [HIGH, !0, !0, !TOP, !0, !0, !0]) => Some(Sync::Halt(head, pair(w[1])?, eight(w[4])?)),
            0xA2 if clear(w, [HIGH, !0, !0, !0, !0xFF, !0, !0]) => Some(Sync::Drain(head, pair(w[1])?, eight(w[5])?)),
            0xA4 if clear(w, [HIGH, !0, !0, !0, !0, !0, !0]) => Some(Sync::NoOp(head, pair(w[1])?)),
            0xA7 if clear(w, [TOP, 0, 0, 0, 0, 0, 0]) => {
                let moves = Moves::try_from(w[1]).ok()?;
                let all = [pair(w[4])?, pair(w[5])?, pair(w[6])?, pair(w[7])?];
                rules::moves(moves.num_mov(), moves.dtype() as u8).then_some(Sync::RegisterMove(
                    head,
                    moves,
                    [eight(w[2])?, eight(w[3])?],
                    all,
                ))
            }
            0xA9 if clear(w, [TOP, HIGH, !0, HIGH, !0, 0, !0]) => {
                let (c, o) = (Compare::try_from(w[1]).ok()?, Operands::try_from(w[4]).ok()?);
                let (op, dtype, mode) = (c.compare_op() as u8, c.dtype() as u8, c.target_mode() as u8);
                rules::branch(op, dtype, mode, w[2] as u32, o.rhs(), [o.target_low(), o.target_high()], w[6])
                    .then_some(Sync::CompareAndBranch(head, c, pair(w[2])?, o, w[6]))
            }
            0xB0 if clear(w, [TOP, !0, !0, 0, 0, 0, 0]) => {
                let (c, mask) = (Clear::try_from(w[1]).ok()?, [w[4], w[5], w[6], w[7]]);
                rules::reset(c.mode() as u8, c.range_first(), c.range_last(), mask)
                    .then_some(Sync::GroupResetSemaphores(head, c, mask))
            }
            0xC1 if clear(w, [0, 0, 0, 0, HIGH, HIGH, !0]) => {
                let text = [eight(w[1])?, eight(w[2])?, eight(w[3])?, eight(w[4])?, eight(w[5])?];
                rules::text(&queue(&text)).then_some(Sync::DmaTrigger(head, text, pair(w[6])?))
            }
            0xD5 if clear(w, [HIGH, !0, !0, !0, !0, !0, !0]) => Some(Sync::AllEngineBarrier(head, pair(w[1])?)),
            0xD8 if clear(w, [0, HIGH, !0, !0, !0, !0, !0]) => Some(Sync::CoreBarrier(head, pair(w[1])?, pair(w[2])?)),
            _ => None,
        }
    }

    #[inline]
    fn to_words(self) -> Words {
        match self {
            Sync::EventSemaphore(e) => e.to_words(),
            Sync::Halt(h, v, b) => [h.value, v.value, 0, 0, b.value, 0, 0, 0],
            Sync::Drain(h, v, b) => [h.value, v.value, 0, 0, 0, b.value, 0, 0],
            Sync::NoOp(h, v) | Sync::AllEngineBarrier(h, v) => [h.value, v.value, 0, 0, 0, 0, 0, 0],
            Sync::RegisterMove(h, m, [a, b], [c, d, e, f]) => {
                [h.value, m.value, a.value, b.value, c.value, d.value, e.value, f.value]
            }
            Sync::CompareAndBranch(h, c, i, o, t) => [h.value, c.value, i.value, 0, o.value, 0, t, 0],
            Sync::GroupResetSemaphores(h, c, [a, b, d, e]) => [h.value, c.value, 0, 0, a, b, d, e],
            Sync::DmaTrigger(h, [a, b, c, d, e], k) => {
                [h.value, a.value, b.value, c.value, d.value, e.value, k.value, 0]
            }
            Sync::CoreBarrier(h, a, b) => [h.value, a.value, b.value, 0, 0, 0, 0, 0],
        }
    }
}

fn pair(word: u64) -> Option<Pair> {
    Pair::try_from(word).ok()
}

fn eight(word: u64) -> Option<Bytes> {
    Bytes::try_from(word).ok()
}

/// The text, which starts in the middle of the first word.
fn queue(text: &[Bytes; 5]) -> [u8; 32] {
    let mut out = [0; 32];
    let (chunks, _) = out.as_chunks_mut::<8>();
    for (c, pair) in chunks.iter_mut().zip(text.windows(2)) {
        if let [a, b] = pair {
            *c = (a.value >> 32 | b.value << 32).to_le_bytes();
        }
    }
    out
}

impl Read for Sync {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        match self {
            Sync::EventSemaphore(e) => e.read(f),
            Sync::Halt(h, v, b) => {
                read_head(*h, v.low(), f);
                f(b.bytes_at(7).into());
            }
            Sync::Drain(h, v, b) => {
                read_head(*h, v.low(), f);
                f(b.bytes_at(0).into());
            }
            Sync::NoOp(h, v) | Sync::AllEngineBarrier(h, v) => read_head(*h, v.low(), f),
            Sync::RegisterMove(h, m, registers, values) => {
                read_head(*h, m.value(), f);
                f(m.num_mov().into());
                f(m.dtype() as u64);
                f(m.move_source() as u64);
                registers.iter().for_each(|r| r.bytes().iter().for_each(|b| f((*b).into())));
                for v in values {
                    f(v.low().into());
                    f(v.high().into());
                }
            }
            Sync::CompareAndBranch(h, c, i, o, t) => {
                read_head(*h, c.value(), f);
                f(c.compare_op() as u64);
                f(c.dtype() as u64);
                f(c.target_mode() as u64);
                f(i.low().into());
                [o.lhs(), o.rhs(), o.target_low(), o.target_high()].iter().for_each(|b| f((*b).into()));
                f(*t);
            }
            Sync::GroupResetSemaphores(h, c, mask) => {
                read_head(*h, c.value(), f);
                f(c.mode() as u64);
                f(c.range_first().into());
                f(c.range_last().into());
                mask.iter().for_each(|m| f(*m));
            }
            Sync::DmaTrigger(h, text, k) => {
                read_head(*h, text[0].value as u32, f);
                let (len, sum) = rules::text_sum(&queue(text));
                f(len);
                f(sum);
                f(k.low().into());
            }
            Sync::CoreBarrier(h, a, b) => {
                read_head(*h, a.low(), f);
                f(a.high().into());
                f(b.low().into());
            }
        }
    }
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Bilge;

impl Peer for Bilge {
    const NAME: &'static str = "bilge";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        EventSemaphore::from_words(&words(bytes.try_into().ok()?))
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        bytes(&one.to_words())
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        Sync::from_words(&words(bytes.try_into().ok()?))
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        Some(super::typed::bytes(&any.to_words()))
    }
}
