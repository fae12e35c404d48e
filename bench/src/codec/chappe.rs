//! Chappe: the bindings generated of `spec/ten.chappe`.

use super::data::SIZE;
use super::peer::{Peer, Read};
use super::rules::text_sum;

/// The bindings.
#[allow(missing_docs, unreachable_pub)]
pub mod ten {
    ::chappe::spec!("spec/ten.chappe");
}

use ten::{
    AllEngineBarrier, CompareAndBranch, CoreBarrier, DMATrigger, DebugCmd, Drain, EventSemaphore, GroupResetSemaphores,
    Halt, NoOp, RegisterMove, Sync, UpdateMode, WaitMode,
};

/// Number, index and operand of a wait.
#[inline]
fn wait(mode: Option<WaitMode>, f: &mut impl FnMut(u64)) {
    f(mode.map_or(0, |m| m.wire().into()));
    f(mode.map_or(0, |m| m.index().into()));
    f(mode.and_then(WaitMode::operand).map_or(0, Into::into));
}

/// Number, index and operand of an update.
#[inline]
fn update(mode: Option<UpdateMode>, f: &mut impl FnMut(u64)) {
    f(mode.map_or(0, |m| m.wire().into()));
    f(mode.map_or(0, |m| m.index().into()));
    f(mode.and_then(UpdateMode::operand).map_or(0, Into::into));
}

impl Read for EventSemaphore {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        f(u8::from(self.debug_cmd()).into());
        f(self.debug_hint().into());
        wait(self.wait0(), f);
        update(self.update0(), f);
        f(self.setter_signature().into());
        wait(self.wait1(), f);
        update(self.update(), f);
    }
}

macro_rules! read { ($($name:ident $r:ident [$($value:expr),*])*) => { $(
    impl Read for $name {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            let $r = self;
            f(u8::from($r.debug_cmd()).into());
            f($r.debug_hint().into());
            wait($r.wait(), f);
            update($r.update(), f);
            for v in [$($value),*] as [u64; _] {
                f(v);
            }
        }
    }
)* } }

fn number(v: impl Into<u64>) -> u64 {
    v.into()
}

fn optional(v: Option<impl Into<u64>>) -> u64 {
    v.map_or(0, Into::into)
}

read! {
    Halt r [r.notify().into()]
    Drain r [r.count().into()]
    NoOp r []
    AllEngineBarrier r []
    CoreBarrier r [r.id().into(), r.index().into()]
    CompareAndBranch r [
        u8::from(r.compare_op()).into(),
        u8::from(r.dtype()).into(),
        u8::from(r.target_mode()).into(),
        optional(r.immediate()),
        r.lhs().into(),
        optional(r.rhs()),
        optional(r.target_low()),
        optional(r.target_high()),
        r.branch_target()
    ]
}

impl Read for RegisterMove {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        f(u8::from(self.debug_cmd()).into());
        f(self.debug_hint().into());
        wait(self.wait(), f);
        update(self.update(), f);
        f(self.num_mov().into());
        f(u8::from(self.dtype()).into());
        f(u8::from(self.move_source()).into());
        self.src_registers().iter().for_each(|r| f(number(*r)));
        self.dst_registers().iter().for_each(|r| f(number(*r)));
        self.immediates().iter().for_each(|i| f(number(*i)));
    }
}

impl Read for GroupResetSemaphores {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        f(u8::from(self.debug_cmd()).into());
        f(self.debug_hint().into());
        wait(self.wait(), f);
        update(self.update(), f);
        f(u8::from(self.mode()).into());
        f(optional(self.range_first()));
        f(optional(self.range_last()));
        let mask = self.mask().map_or([0; 32], |m| m.0);
        let (words, _) = mask.as_chunks::<8>();
        words.iter().for_each(|w| f(u64::from_le_bytes(*w)));
    }
}

impl Read for DMATrigger {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        f(u8::from(self.debug_cmd()).into());
        f(self.debug_hint().into());
        wait(self.wait(), f);
        update(self.update(), f);
        let (len, sum) = text_sum(self.queue().as_bytes());
        f(len);
        f(sum);
        f(self.block().into());
    }
}

impl Read for Sync {
    #[inline]
    fn read(&self, f: &mut impl FnMut(u64)) {
        match self {
            Sync::EventSemaphore(r) => r.read(f),
            Sync::Halt(r) => r.read(f),
            Sync::Drain(r) => r.read(f),
            Sync::NoOp(r) => r.read(f),
            Sync::RegisterMove(r) => r.read(f),
            Sync::CompareAndBranch(r) => r.read(f),
            Sync::GroupResetSemaphores(r) => r.read(f),
            Sync::DMATrigger(r) => r.read(f),
            Sync::AllEngineBarrier(r) => r.read(f),
            Sync::CoreBarrier(r) => r.read(f),
            Sync::Unknown(_) => {}
        }
    }
}

/// The values of an event semaphore's fields.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    header: (DebugCmd, u8),
    first: (Option<WaitMode>, Option<UpdateMode>),
    setter_signature: u8,
    second: (Option<WaitMode>, Option<UpdateMode>),
}

impl Fields {
    /// Those of a record.
    #[must_use]
    pub fn new(record: &EventSemaphore) -> Fields {
        Fields {
            header: (record.debug_cmd(), record.debug_hint()),
            first: (record.wait0(), record.update0()),
            setter_signature: record.setter_signature(),
            second: (record.wait1(), record.update()),
        }
    }

    /// Builds the record and encodes it.
    #[must_use]
    pub fn build(&self) -> Option<[u8; SIZE]> {
        let record = EventSemaphore::builder()
            .debug_cmd(self.header.0)
            .debug_hint(self.header.1)
            .wait0(self.first.0)
            .update0(self.first.1)
            .setter_signature(self.setter_signature)
            .wait1(self.second.0)
            .update(self.second.1)
            .build(None);
        record.ok().map(|r| r.encode())
    }
}

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Chappe;

impl Peer for Chappe {
    const NAME: &'static str = "chappe";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        EventSemaphore::decode(bytes).ok()
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        one.encode()
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        Sync::decode(bytes).ok()
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        Some(any.encode())
    }

    fn validate(stream: &[u8]) -> Option<usize> {
        Sync::validate_stream(stream).ok()
    }

    fn decode_all(stream: &[u8], out: &mut Vec<Sync>) -> bool {
        out.clear();
        out.reserve(stream.len() / SIZE);
        for record in Sync::decode_stream(stream) {
            let Ok(record) = record else { return false };
            out.push(record);
        }
        true
    }
}
