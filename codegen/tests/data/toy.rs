/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// `type`.
    Type = 1,
    /// `other`.
    Other = 2,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Kind {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::Type, Self::Other];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\0\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        self as u8
    }
    /// The value of that number.
    #[inline]
    #[must_use]
    pub const fn from_wire(n: u8) -> ::core::option::Option<Self> {
        match n {
            1 => ::core::option::Option::Some(Self::Type),
            2 => ::core::option::Option::Some(Self::Other),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Type,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Other => "other",
        }
    }
}
::chappe_runtime::name_display!(Kind);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Kind {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Kind",
            bits: 8,
            signed: false,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "type",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "other",
                    value: 2,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Kind> for u8 {
    fn from(v: Kind) -> u8 {
        v.wire()
    }
}
/// Counters.
///
/// Ids are `0..=15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SemId(u8);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl SemId {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::BankInfo = &::chappe_runtime::record::BankInfo {
        name: "sem",
        size: 16u32,
    };
    /// Number of ids.
    pub const SIZE: u32 = 16u32;
    /// Ids that programs must not use: first, last, whom for.
    pub const RESERVED: &'static [(u32, u32, &'static str)] = &[];
    /// The id of that number; `None` if the bank has not so many.
    #[must_use]
    pub const fn new(n: u32) -> ::core::option::Option<Self> {
        if n < Self::SIZE {
            ::core::option::Option::Some(Self(n as u8))
        } else {
            ::core::option::Option::None
        }
    }
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
    /// The id of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "a bank that no mode refers to")]
    const fn known(n: u32) -> Self {
        Self(n as u8)
    }
}
::chappe_runtime::id_display!(SemId);
/// `Wait`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Wait {
    /// At least so many.
    Ge {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 0,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Wait {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Wait",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "ge",
                    wire: 5,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    docs: "At least so many.",
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(5, 0xFFFFF00000000000)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (5, 0xFFFFF00000000000)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Ge {
            sem: SemId::known(index as u32),
            value: value as u32,
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[0] = 5;
            all
        };
        let variant: u8 = match self {
            Self::Ge { .. } => 0,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ge { .. } => "ge",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Ge { sem: index, value } => (0, index.index() as u64, value as u64),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Ge { sem: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[5] = {
            let (index, value) = (0u64, 0u64);
            Self::Ge {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all
    };
    /// The mode of that number, which is one, with operands that are known to be legal. All have them in the same
    /// place, so this does not branch.
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        let mut made = Self::TEMPLATES[(mode & 0xFF) as usize];
        *made.index_mut() = index as u8;
        let mut none = 0;
        let operand = match made.operand_mut() {
            ::core::option::Option::Some(operand) => operand,
            ::core::option::Option::None => &mut none,
        };
        *operand = value as u32;
        ::core::option::Option::Some(made)
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn index_mut(&mut self) -> &mut u8 {
        match self {
            Self::Ge { sem: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
        }
    }
}
::chappe_runtime::name_display!(Wait);
/// `Update`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Update {
    /// `inc`.
    Inc {
        /// The entry of `sem`.
        sem: SemId,
    } = 0,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Update {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Update",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "inc",
                    wire: 19,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(19, 0xFFFFF000FFFFFFFF)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (19, 0xFFFFF000FFFFFFFF)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Inc {
            sem: SemId::known(index as u32),
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[0] = 19;
            all
        };
        let variant: u8 = match self {
            Self::Inc { .. } => 0,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inc { .. } => "inc",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Inc { sem: index } => (0, index.index() as u64, 0),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Inc { sem: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Inc { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[19] = {
            let (index, value) = (0u64, 0u64);
            Self::Inc {
                sem: SemId::known(index as u32),
            }
        };
        all
    };
    /// The mode of that number, which is one, with operands that are known to be legal. All have them in the same
    /// place, so this does not branch.
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        let mut made = Self::TEMPLATES[(mode & 0xFF) as usize];
        *made.index_mut() = index as u8;
        let mut none = 0;
        let operand = match made.operand_mut() {
            ::core::option::Option::Some(operand) => operand,
            ::core::option::Option::None => &mut none,
        };
        *operand = value as u32;
        ::core::option::Option::Some(made)
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn index_mut(&mut self) -> &mut u8 {
        match self {
            Self::Inc { sem: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Inc { .. } => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Update);
/// Waits and posts.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 160 |
/// | 0x01 | 0..=7 | `len` | `u8` = 4 |
/// | 0x02 | 0..=7 | `wait` | `Wait?` |
/// | 0x03 | 0..=7 | `wait.index` | `u8` |
/// | 0x04 | 0..=31 | `wait.value` | `u32` |
/// | 0x08 | 0..=7 | `update` | `Update?` |
/// | 0x09 | 0..=7 | `update.index` | `u8` |
/// | 0x0A | 0..=3 | `qos` | `u4` |
/// | 0x0C | 0..=7 | `kind` | `Kind` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Sync([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Sync {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Sync",
            size: 16,
            docs: "Waits and posts.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 160,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                r::Row {
                    name: "len",
                    offset: 1,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(8, 8),
                        bits: 4,
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "wait",
                    offset: 2,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Wait::INFO,
                        optional: true,
                        mode: r::Place::bits(16, 8),
                        index: r::Place::bits(24, 8),
                        value: ::core::option::Option::Some(r::Place::bits(32, 32)),
                        index_offset: 3u32,
                        value_offset: 4u32,
                    }),
                    ty: "Wait?",
                    ..r::ROW
                },
                r::Row {
                    name: "update",
                    offset: 8,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Update::INFO,
                        optional: true,
                        mode: r::Place::bits(64, 8),
                        index: r::Place::bits(72, 8),
                        value: ::core::option::Option::None,
                        index_offset: 9u32,
                        value_offset: 0u32,
                    }),
                    ty: "Update?",
                    ..r::ROW
                },
                r::Row {
                    name: "qos",
                    offset: 10,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(80, 4),
                    },
                    ty: "u4",
                    ..r::ROW
                },
                r::Row {
                    name: "kind",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(96, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5],
            zero: b"\0\0\0\0\0\0\0\0\0\0\xF0\xFF\0\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xA0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> SyncBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `len`.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `wait`.
    #[inline]
    #[must_use]
    pub fn wait(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
            )
        }
    }
    /// `update`.
    #[inline]
    #[must_use]
    pub fn update(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[8] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(b[8] as u64, b[9] as u64, 0)
        }
    }
    /// `qos`.
    #[inline]
    #[must_use]
    pub fn qos(&self) -> u8 {
        let b = &self.0;
        ((b[10] & 15))
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[12])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x4A0) & 0xFFFF)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFFFF00FFF00000)
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | ((!(Update::OPTIONAL[b[8] as usize] & 1u8 != 0) as u64)
                | (((b[8] == 0) as u64).wrapping_neg() & b[9] as u64)
                | (!(match b[8] {
                    19 => (b[9] as u64) < 16,
                    _ => true,
                }) as u64) | ((Update::OPTIONAL[b[8] as usize] & 2u8 != 0) as u64))
            | ((!(Kind::LEGAL[b[12] as u8 as usize] != 0) as u64))
            | (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                & Wait::OPTIONAL_MASKS[b[2] as usize])) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Sync, 16usize);
/// Builds a [`Sync`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct SyncBuilder {
    wait: ::core::option::Option<Wait>,
    update: ::core::option::Option<Update>,
    qos: ::core::option::Option<u8>,
    kind: ::core::option::Option<Kind>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl SyncBuilder {
    /// `wait`.
    #[inline]
    pub fn wait(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait = value.into();
        self
    }
    /// `update`.
    #[inline]
    pub fn update(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Update>>,
    ) -> Self {
        self.update = value.into();
        self
    }
    /// `qos`.
    #[inline]
    pub fn qos(mut self, value: u8) -> Self {
        self.qos = ::core::option::Option::Some(value);
        self
    }
    /// `kind`.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Sync, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Sync(b));
        }
        self.write(profile)
    }
    /// The bytes, if all is as usual.
    #[inline]
    #[allow(
        unreachable_code,
        unused_mut,
        unused_assignments,
        reason = "where it gives up early"
    )]
    fn written(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::option::Option<[u8; 16usize]> {
        let mut b: [u8; 16usize] = *b"\xA0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.wait {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[2] = (wire as u8);
            b[3] = (index as u8);
            if matches!(wire, 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.update {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[8] = (wire as u8);
            b[9] = (index as u8);
        }
        if let ::core::option::Option::Some(v) = self.qos {
            {
                let x = v;
                if {
                    let x = x & 0xF;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[10] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.kind {
            b[12] = v.wire();
        }
        if !Sync::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            _ => return ::core::option::Option::None,
        }
        ::core::option::Option::Some(b)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Sync, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Sync::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Sync(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => {
                match self.wait {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            3 => {
                match self.update {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            4 => ::chappe_runtime::record::Datum::of(self.qos),
            5 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// What records do: with it, `program_of` of the runtime makes a program of bytes.
#[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
pub static MACHINE: ::chappe_runtime::streams::Machine = {
    use ::chappe_runtime::{program as p, streams as r, streams::effect as e};
    r::Machine {
        title: "toy",
        banks: &[
            r::BankState {
                name: "sem",
                size: 16,
                kind: p::BankKind::Counter {
                    bits: 32,
                    signed: false,
                },
                reserved: &[],
                named: &[],
            },
        ],
        registers: ::core::option::Option::None,
        engines: &[],
        joins: ::core::option::Option::None,
        modes: &[
            (
                Wait::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Update::INFO,
                &[
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Add(r::Operand::Const(1i64)),
                        when: p::When::Complete,
                    },
                ],
            ),
        ],
        records: &[
            r::Semantics {
                record: Sync::INFO,
                order: &[2, 3],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
        ],
        copy_cost: 64u32,
    }
};
/// What every word starts with.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Word {
    /// Waits and posts.
    Sync(Sync),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<16usize>),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Word {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Word",
            size: 16,
            keys: &[("opcode", r::Place::bits(0, 8))],
            members: &[Sync::INFO],
            families: &[::core::option::Option::None],
        }
    };
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 16usize]) -> bool {
        const PLAN: &::chappe_runtime::record::Plan<
            16usize,
            1usize,
            1usize,
            4usize,
            4usize,
        > = &::chappe_runtime::record::Plan {
            heads: [0x0],
            lookups: [0x30C02080102],
            values: [*b"\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0"],
            tables: [
                *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                *b"\0\x80\x80\x80\x80\x01\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80",
                *b"\0\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x02\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80",
                *b"\x80\0\0\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80",
            ],
            rows: [
                *b"\0\xFF\0\xFF\xFF\xFF\xFF\xFF\0\xFF\xF0\xFF\0\xFF\xFF\xFF",
                *b"\0\xFF\0\xF0\0\0\0\0\0\xFF\xF0\xFF\0\xFF\xFF\xFF",
                *b"\0\xFF\0\xFF\xFF\xFF\xFF\xFF\0\xF0\xF0\xFF\0\xFF\xFF\xFF",
                *b"\0\xFF\0\xF0\0\0\0\0\0\xF0\xF0\xFF\0\xFF\xFF\xFF",
            ],
        };
        let (wrong, special, lanes) = PLAN.check::<3usize>(b, Self::kind(b));
        (wrong) == 0
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        if !Self::legal(b) && let ::core::result::Result::Err(e) = Self::check_slowly(b)
        {
            return ::core::result::Result::Err(e);
        }
        ::core::result::Result::Ok(Self::stamp(b))
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 16usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 16usize, 1usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Sync::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 1usize] = &{
        let mut all = [Word::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 16usize]),
        ); 1usize];
        all[0usize] = Word::Sync(Sync([0; 16usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 16usize]) -> u8 {
        Self::KINDS[b[0] as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 16usize]) -> Self {
        let mut record = Self::TEMPLATES[(Self::kind(b) & 0) as usize];
        *record.bytes_mut() = *b;
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 16usize] {
        match self {
            Self::Sync(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(Word, 16usize, [Sync(Sync)]);
