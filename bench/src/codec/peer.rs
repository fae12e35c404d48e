//! What every peer can do, and what they all share: how values are read and which rules the records have.

use super::data::SIZE;

/// A codec of the ten records. Whatever decodes validates everything: constants, reserved bits, enums, modes, rules.
pub trait Peer {
    /// Its name in tables.
    const NAME: &'static str;
    /// An event semaphore, decoded.
    type One: Read;
    /// Any of the ten.
    type Any: Read;

    /// Decodes an event semaphore.
    fn decode(bytes: &[u8]) -> Option<Self::One>;
    /// Encodes one.
    fn encode(one: &Self::One) -> [u8; SIZE];
    /// Decodes a record of any kind.
    fn decode_any(bytes: &[u8]) -> Option<Self::Any>;
    /// Encodes one.
    fn encode_any(any: &Self::Any) -> Option<[u8; SIZE]>;

    /// Number of records of a stream, if all are legal; where the peer can, without making values.
    fn validate(stream: &[u8]) -> Option<usize> {
        let (records, []) = stream.as_chunks::<SIZE>() else { return None };
        records.iter().all(|r| Self::decode_any(r).is_some()).then_some(records.len())
    }

    /// All records of a stream; `false` if one is illegal.
    fn decode_all(stream: &[u8], out: &mut Vec<Self::Any>) -> bool {
        let (records, []) = stream.as_chunks::<SIZE>() else { return false };
        out.clear();
        out.reserve(records.len());
        for r in records {
            let Some(any) = Self::decode_any(r) else { return false };
            out.push(any);
        }
        true
    }
}

/// Reading every field of a value. An operand that the mode does not take is read as 0.
pub trait Read {
    /// Calls `f` with all fields, in the order of the specification.
    fn read(&self, f: &mut impl FnMut(u64));
}

/// A field as a number.
pub trait Num: Copy {
    /// The number.
    fn num(self) -> u64;
}

macro_rules! nums { ($($ty:ty)*) => { $(impl Num for $ty {
    #[inline]
    fn num(self) -> u64 {
        u64::from(self)
    }
})* } }
nums! { u8 u16 u32 u64 }

/// A closed enum of a peer that has the wire bytes as its discriminants.
macro_rules! enum_nums { ($($ty:ty)*) => { $(impl $crate::codec::peer::Num for $ty {
    #[inline]
    fn num(self) -> u64 {
        self as u64
    }
})* } }
pub(super) use enum_nums;

/// Defines the closed enums in a peer's module, with the peer's attributes.
macro_rules! enums { ($(#[$attr:meta])*) => {
    $crate::codec::peer::enum_list! { [$(#[$attr])*]
        /// A wait mode, or none.
        WaitMode {
            None = 0x00, SemEqImm = 0x01, SemLtImm = 0x02, SemLeImm = 0x03, SemGtImm = 0x04, SemGeImm = 0x05,
            EvtSet = 0x06, EvtSetThenClear = 0x07, EvtClear = 0x0E, EvtClearThenSet = 0x0F, SemEqReg = 0x81,
            SemLtReg = 0x82, SemLeReg = 0x83, SemGtReg = 0x84, SemGeReg = 0x85,
        }
        /// An update mode, or none.
        UpdateMode {
            None = 0x00, EvtSetRead = 0x01, EvtClrRead = 0x02, SemIncRead = 0x03, SemDecRead = 0x04,
            SemAddImmRead = 0x05, SemSubImmRead = 0x07, SemWrImmRead = 0x09, EvtSet = 0x11, EvtClr = 0x12,
            SemInc = 0x13, SemDec = 0x14, SemAddImm = 0x15, SemSubImm = 0x17, SemWrImm = 0x19, SemAddRegRead = 0x85,
            SemSubRegRead = 0x87, SemWrRegRead = 0x89, SemAddReg = 0x95, SemSubReg = 0x97, SemWrReg = 0x99,
        }
        /// How a branch compares.
        CompareOp {
            LtImm = 0x01, LeImm = 0x02, EqImm = 0x03, NeImm = 0x04, GeImm = 0x05, GtImm = 0x06,
            LtReg = 0x09, LeReg = 0x0A, EqReg = 0x0B, NeReg = 0x0C, GeReg = 0x0D, GtReg = 0x0E,
        }
        /// Where a branch takes its target from.
        TargetMode { Register = 1, RelImm = 3, RelRegister = 4 }
        /// How a reset names its group.
        ClearMode { Range = 1, Bitmask = 2 }
        /// Where an operand comes from.
        OperandSource { Register = 0, Immediate = 1 }
        /// A scalar type.
        DType {
            Uint64 = 0x01, Int8 = 0x02, Uint8 = 0x03, Int16 = 0x04, Uint16 = 0x05, Bfloat16 = 0x06, Float16 = 0x07,
            Int32 = 0x08, Uint32 = 0x09, Float32 = 0x0A, Float32r = 0x0B, Int64 = 0x0C, Fp8e3 = 0x0D, Fp8e4 = 0x0E,
            Fp8e5 = 0x0F,
        }
    }
} }
pub(super) use enums;

macro_rules! enum_list {
    ($attrs:tt $($(#[$doc:meta])* $name:ident $variants:tt)*) => {
        $($crate::codec::peer::one_enum! { $attrs $(#[$doc])* $name $variants })*
        $crate::codec::peer::enum_nums! { $($name)* }
    };
}
pub(super) use enum_list;

macro_rules! one_enum {
    ([$($attr:tt)*] $(#[$doc:meta])* $name:ident { $($variant:ident = $value:literal),* $(,)? }) => {
        $(#[$doc])*
        $($attr)*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant = $value),* }

        impl $name {
            /// All of them.
            #[allow(dead_code)]
            pub const ALL: &[$name] = &[$($name::$variant),*];
        }
    };
}
pub(super) use one_enum;
