//! The family: an enum of validated bytes.

use super::check::Record;
use super::rows;
use super::values::{
    AllEngineBarrier, CompareAndBranch, CoreBarrier, DmaTrigger, Drain, EventSemaphore, GroupResetSemaphores, Halt,
    NoOp, RegisterMove,
};
use crate::codec::data::SIZE;
use crate::codec::peer::Read;

macro_rules! family { ($($name:ident $opcode:literal)*) => {
    /// Any of the ten.
    #[derive(Clone, Copy, Debug)]
    #[allow(missing_docs)]
    pub enum Sync { $($name($name),)* }

    /// Each member with no bytes set: copying one and overwriting its bytes makes a member whose kind is data, without
    /// a jump. By opcode, for one record: no other table has to be asked before.
    static BY_OPCODE: [Sync; 256] = {
        let mut all = [BY_KIND[0]; 256];
        let opcodes = [$($opcode),*];
        let mut i = 0;
        while i < opcodes.len() {
            all[opcodes[i]] = BY_KIND[i];
            i += 1;
        }
        all
    };

    /// By position, for many: few lines of cache.
    const BY_KIND: [Sync; 16] = {
        let members = [$(Sync::$name($name([0; SIZE])),)*];
        let mut all = [members[0]; 16];
        let mut i = 0;
        while i < members.len() {
            all[i] = members[i];
            i += 1;
        }
        all
    };
    static TEMPLATES: [Sync; 16] = BY_KIND;

    impl Sync {
        /// All variants have their bytes in the same place, so this is no jump either.
        #[inline(always)]
        fn bytes_mut(&mut self) -> &mut Record {
            match self { $(Sync::$name($name(b)) => b,)* }
        }

        /// The bytes.
        #[inline(always)]
        #[must_use]
        pub fn bytes(&self) -> &Record {
            match self { $(Sync::$name($name(b)) => b,)* }
        }
    }

    impl Read for Sync {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            match self { $(Sync::$name(r) => r.read(f),)* }
        }
    }
} }
family! { EventSemaphore 0xA0 Halt 0xA1 Drain 0xA2 NoOp 0xA4 RegisterMove 0xA7 CompareAndBranch 0xA9
GroupResetSemaphores 0xB0 DmaTrigger 0xC1 AllEngineBarrier 0xD5 CoreBarrier 0xD8 }

/// Decodes a record of any kind.
#[inline]
pub(super) fn decode(bytes: &[u8]) -> Option<Sync> {
    let b: &Record = bytes.try_into().ok()?;
    rows::check(b).then(|| {
        let mut record = BY_OPCODE[usize::from(b[0])];
        *record.bytes_mut() = *b;
        record
    })
}

/// One of many records that are legal.
#[inline(always)]
pub(super) fn stamp(b: &Record) -> Sync {
    let mut record = TEMPLATES[rows::kind(b) & 15];
    *record.bytes_mut() = *b;
    record
}
