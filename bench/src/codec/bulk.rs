//! Prototype: a family as an enum of validated bytes, decoded one at a time and in bulk.
#![allow(missing_docs)]

use super::{prototype, rows, sorted};

pub type Record = [u8; 64];

macro_rules! family { ($($name:ident $opcode:literal)*) => {
    $(#[derive(Clone, Copy)] pub struct $name(pub Record);)*
    #[derive(Clone, Copy)]
    pub enum Sync { $($name($name),)* Unknown(Record) }

    /// The member that the key says, without any check.
    #[inline(always)]
    pub fn wrap(b: &Record) -> Sync {
        match b[0] { $($opcode => Sync::$name($name(*b)),)* _ => Sync::Unknown(*b) }
    }

    static TEMPLATES: [Sync; 16] = {
        let mut t = [Sync::Unknown([0; 64]); 16];
        let mut i = 0;
        $(t[i] = Sync::$name($name([0; 64])); i += 1;)*
        let _ = i;
        t
    };
    impl Sync {
        #[inline(always)]
        fn bytes_mut(&mut self) -> &mut Record {
            match self { $(Sync::$name(r) => &mut r.0,)* Sync::Unknown(r) => r }
        }
        #[inline(always)]
        pub fn bytes(&self) -> &Record {
            match self { $(Sync::$name(r) => &r.0,)* Sync::Unknown(r) => r }
        }
    }
    /// The same from a template: no branch.
    #[inline(always)]
    pub fn stamp(b: &Record) -> Sync {
        let mut s = TEMPLATES[usize::from(rows::KIND[usize::from(b[0])] & 15)];
        *s.bytes_mut() = *b;
        s
    }
} }
family! { EventSemaphore 0xA0 Halt 0xA1 Drain 0xA2 NoOp 0xA4 RegisterMove 0xA7 CompareAndBranch 0xA9
GroupResetSemaphores 0xB0 DmaTrigger 0xC1 AllEngineBarrier 0xD5 CoreBarrier 0xD8 }

#[inline(never)]
pub fn decode_match(b: &Record) -> Option<Sync> {
    let s = match b[0] {
        0xA0 if prototype::event_semaphore(b) => Sync::EventSemaphore(EventSemaphore(*b)),
        0xA1 if prototype::halt(b) => Sync::Halt(Halt(*b)),
        0xA2 if prototype::drain(b) => Sync::Drain(Drain(*b)),
        0xA4 if prototype::noop(b) => Sync::NoOp(NoOp(*b)),
        0xA7 if prototype::register_move(b) => Sync::RegisterMove(RegisterMove(*b)),
        0xA9 if prototype::compare_and_branch(b) => Sync::CompareAndBranch(CompareAndBranch(*b)),
        0xB0 if prototype::group_reset(b) => Sync::GroupResetSemaphores(GroupResetSemaphores(*b)),
        0xC1 if prototype::dma_trigger(b) => Sync::DmaTrigger(DmaTrigger(*b)),
        0xD5 if prototype::engine_barrier(b) => Sync::AllEngineBarrier(AllEngineBarrier(*b)),
        0xD8 if prototype::core_barrier(b) => Sync::CoreBarrier(CoreBarrier(*b)),
        _ => return None,
    };
    Some(s)
}

#[inline(never)]
pub fn decode_rows(b: &Record) -> Option<Sync> {
    rows::check(b).then(|| stamp(b))
}

pub fn bulk_match(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    let (records, _) = stream.as_chunks::<64>();
    out.clear();
    for r in records {
        let Some(s) = decode_match(r) else { return false };
        out.push(s);
    }
    true
}

pub fn bulk_rows(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    let (records, _) = stream.as_chunks::<64>();
    out.clear();
    out.reserve(records.len());
    for r in records {
        if !rows::check(r) {
            return false;
        }
        out.push(stamp(r));
    }
    true
}

pub fn bulk_sorted(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    let (records, _) = stream.as_chunks::<64>();
    out.clear();
    out.reserve(records.len());
    for c in records.chunks(sorted::CHUNK) {
        if sorted::validate(c.as_flattened()).is_none() {
            return false;
        }
        out.extend(c.iter().map(stamp));
    }
    true
}

/// Only the second half of `bulk_sorted`.
pub fn bulk_wrap(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    let (records, _) = stream.as_chunks::<64>();
    out.clear();
    out.reserve(records.len());
    out.extend(records.iter().map(wrap));
    true
}

pub fn bulk_stamp(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    let (records, _) = stream.as_chunks::<64>();
    out.clear();
    out.reserve(records.len());
    out.extend(records.iter().map(stamp));
    true
}
