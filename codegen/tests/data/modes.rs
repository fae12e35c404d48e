/// Who writes a record: what it refuses, and what it writes where a mode has no operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// `p`.
    P,
    /// `q`.
    Q,
}
impl Profile {
    /// All of them; the first is the default of the tools.
    pub const ALL: &'static [Self] = &[Self::P, Self::Q];
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
        }
    }
    /// Its position among the profiles.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::P => 0,
            Self::Q => 1,
        }
    }
}
::chappe_runtime::name_display!(Profile);
/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// `none`.
    None = 0,
    /// `a`.
    A = 1,
    /// `b`.
    B = 2,
    /// `c`.
    C = 3,
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
    pub const ALL: &'static [Self] = &[Self::None, Self::A, Self::B, Self::C];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            0 => ::core::option::Option::Some(Self::None),
            1 => ::core::option::Option::Some(Self::A),
            2 => ::core::option::Option::Some(Self::B),
            3 => ::core::option::Option::Some(Self::C),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::None,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::A => "a",
            Self::B => "b",
            Self::C => "c",
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
                    name: "none",
                    value: 0,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "a",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "b",
                    value: 2,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "c",
                    value: 3,
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
/// `sem`.
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
/// `go`.
///
/// Ids are `0..=7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GoId(u8);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl GoId {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::BankInfo = &::chappe_runtime::record::BankInfo {
        name: "go",
        size: 8u32,
    };
    /// Number of ids.
    pub const SIZE: u32 = 8u32;
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
::chappe_runtime::id_display!(GoId);
/// Its mode of number 0 has an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Takes {
    /// `eq`.
    Eq {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 0,
    /// `ge`.
    Ge {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 1,
    /// `set`.
    Set {
        /// The entry of `go`.
        go: GoId,
    } = 2,
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
impl Takes {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Takes",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "eq",
                    wire: 0,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "ge",
                    wire: 5,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "set",
                    wire: 6,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\0\0\x03\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\x03\0\0\0\0\x03\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFFF00000000000), (5, 0xFFFFF00000000000), (6, 0xFFFFF800FFFFFFFF)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (5, 0xFFFFF00000000000), (6, 0xFFFFF800FFFFFFFF)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Eq {
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
            all[0] = 0;
            all[1] = 5;
            all[2] = 6;
            all
        };
        let variant: u8 = match self {
            Self::Eq { .. } => 0,
            Self::Ge { .. } => 1,
            Self::Set { .. } => 2,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Eq { .. } => "eq",
            Self::Ge { .. } => "ge",
            Self::Set { .. } => "set",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Eq { sem: index, value } => (0, index.index() as u64, value as u64),
            Self::Ge { sem: index, value } => (1, index.index() as u64, value as u64),
            Self::Set { go: index } => (2, index.index() as u64, 0),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Eq { sem: i, .. } => i.index() as u32,
            Self::Ge { sem: i, .. } => i.index() as u32,
            Self::Set { go: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Eq { value: v, .. } => ::core::option::Option::Some(v),
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Set { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[0] = {
            let (index, value) = (0u64, 0u64);
            Self::Eq {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[5] = {
            let (index, value) = (0u64, 0u64);
            Self::Ge {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[6] = {
            let (index, value) = (0u64, 0u64);
            Self::Set {
                go: GoId::known(index as u32),
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
            Self::Eq { sem: i, .. } => &mut i.0,
            Self::Ge { sem: i, .. } => &mut i.0,
            Self::Set { go: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Eq { value: v, .. } => ::core::option::Option::Some(v),
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Set { .. } => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Takes);
/// Its mode of number 0 has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Free {
    /// `set`.
    Set {
        /// The entry of `go`.
        go: GoId,
    } = 2,
    /// `ge`.
    Ge {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 0,
    /// `reg`.
    Reg {
        /// The entry of `sem`.
        sem: SemId,
        /// The number of the register that holds the operand.
        register: u32,
    } = 1,
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
impl Free {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Free",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "set",
                    wire: 0,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "ge",
                    wire: 5,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "reg",
                    wire: 133,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\x01\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFFF800FFFFFFFF), (5, 0xFFFFF00000000000), (133, 0xFFFFF00000000000)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (5, 0xFFFFF00000000000), (133, 0xFFFFF00000000000)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Set {
            go: GoId::known(index as u32),
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[2] = 0;
            all[0] = 5;
            all[1] = 133;
            all
        };
        let variant: u8 = match self {
            Self::Set { .. } => 2,
            Self::Ge { .. } => 0,
            Self::Reg { .. } => 1,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Set { .. } => "set",
            Self::Ge { .. } => "ge",
            Self::Reg { .. } => "reg",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Set { go: index } => (0, index.index() as u64, 0),
            Self::Ge { sem: index, value } => (1, index.index() as u64, value as u64),
            Self::Reg { sem: index, register: value } => {
                (2, index.index() as u64, value as u64)
            }
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Set { go: i, .. } => i.index() as u32,
            Self::Ge { sem: i, .. } => i.index() as u32,
            Self::Reg { sem: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Reg { register: v, .. } => ::core::option::Option::Some(v),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[0] = {
            let (index, value) = (0u64, 0u64);
            Self::Set {
                go: GoId::known(index as u32),
            }
        };
        all[5] = {
            let (index, value) = (0u64, 0u64);
            Self::Ge {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[133] = {
            let (index, value) = (0u64, 0u64);
            Self::Reg {
                sem: SemId::known(index as u32),
                register: value as u32,
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
            Self::Set { go: i, .. } => &mut i.0,
            Self::Ge { sem: i, .. } => &mut i.0,
            Self::Reg { sem: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Reg { register: v, .. } => ::core::option::Option::Some(v),
        }
    }
}
::chappe_runtime::name_display!(Free);
/// No mode has an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Bare {
    /// `set`.
    Set {
        /// The entry of `go`.
        go: GoId,
    } = 0,
    /// `clear`.
    Clear {
        /// The entry of `go`.
        go: GoId,
    } = 1,
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
impl Bare {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Bare",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "set",
                    wire: 0,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "clear",
                    wire: 1,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFFF800FFFFFFFF), (1, 0xFFFFF800FFFFFFFF)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (1, 0xFFFFF800FFFFFFFF)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Set {
            go: GoId::known(index as u32),
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[0] = 0;
            all[1] = 1;
            all
        };
        let variant: u8 = match self {
            Self::Set { .. } => 0,
            Self::Clear { .. } => 1,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Set { .. } => "set",
            Self::Clear { .. } => "clear",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Set { go: index } => (0, index.index() as u64, 0),
            Self::Clear { go: index } => (1, index.index() as u64, 0),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Set { go: i, .. } => i.index() as u32,
            Self::Clear { go: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::Clear { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[0] = {
            let (index, value) = (0u64, 0u64);
            Self::Set {
                go: GoId::known(index as u32),
            }
        };
        all[1] = {
            let (index, value) = (0u64, 0u64);
            Self::Clear {
                go: GoId::known(index as u32),
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
            Self::Set { go: i, .. } => &mut i.0,
            Self::Clear { go: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::Clear { .. } => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Bare);
/// Under a mask that the record holds, and under one that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Bits {
    /// `eq`.
    Eq {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u64,
    } = 0,
    /// `ge`.
    Ge {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u64,
    } = 1,
    /// `set`.
    Set {
        /// The entry of `go`.
        go: GoId,
    } = 2,
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
impl Bits {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Bits",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "eq",
                    wire: 0,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "ge",
                    wire: 5,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "set",
                    wire: 6,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\0\0\x03\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\x03\0\0\0\0\x03\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFFF00000000000), (5, 0xFFFFF00000000000), (6, 0xFFFFF800FFFFFFFF)],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[(0, 0xFFFF_FF00_FFFF_FFFF), (5, 0xFFFFF00000000000), (6, 0xFFFFF800FFFFFFFF)],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Eq {
            sem: SemId::known(index as u32),
            value: value as u64,
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[0] = 0;
            all[1] = 5;
            all[2] = 6;
            all
        };
        let variant: u8 = match self {
            Self::Eq { .. } => 0,
            Self::Ge { .. } => 1,
            Self::Set { .. } => 2,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Eq { .. } => "eq",
            Self::Ge { .. } => "ge",
            Self::Set { .. } => "set",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Eq { sem: index, value } => (0, index.index() as u64, value as u64),
            Self::Ge { sem: index, value } => (1, index.index() as u64, value as u64),
            Self::Set { go: index } => (2, index.index() as u64, 0),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Eq { sem: i, .. } => i.index() as u32,
            Self::Ge { sem: i, .. } => i.index() as u32,
            Self::Set { go: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u64> {
        match self {
            Self::Eq { value: v, .. } => ::core::option::Option::Some(v),
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Set { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[0] = {
            let (index, value) = (0u64, 0u64);
            Self::Eq {
                sem: SemId::known(index as u32),
                value: value as u64,
            }
        };
        all[5] = {
            let (index, value) = (0u64, 0u64);
            Self::Ge {
                sem: SemId::known(index as u32),
                value: value as u64,
            }
        };
        all[6] = {
            let (index, value) = (0u64, 0u64);
            Self::Set {
                go: GoId::known(index as u32),
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
        *operand = value as u64;
        ::core::option::Option::Some(made)
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn index_mut(&mut self) -> &mut u8 {
        match self {
            Self::Eq { sem: i, .. } => &mut i.0,
            Self::Ge { sem: i, .. } => &mut i.0,
            Self::Set { go: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u64> {
        match self {
            Self::Eq { value: v, .. } => ::core::option::Option::Some(v),
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            Self::Set { .. } => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Bits);
/// `Post`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Post {
    /// `inc`.
    Inc {
        /// The entry of `sem`.
        sem: SemId,
    },
    /// `add`.
    Add {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    },
    /// `put`.
    Put {
        /// The entry of `go`.
        go: GoId,
    },
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
impl Post {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Post",
            bits: 16,
            modes: &[
                r::ModeInfo {
                    name: "inc",
                    wire: 0,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "add",
                    wire: 260,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "put",
                    wire: 261,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
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
    pub const fn wire(self) -> u16 {
        match self {
            Self::Inc { .. } => 0,
            Self::Add { .. } => 260,
            Self::Put { .. } => 261,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inc { .. } => "inc",
            Self::Add { .. } => "add",
            Self::Put { .. } => "put",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Inc { sem: index } => (0, index.index() as u64, 0),
            Self::Add { sem: index, value } => (1, index.index() as u64, value as u64),
            Self::Put { go: index } => (2, index.index() as u64, 0),
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
            Self::Add { sem: i, .. } => i.index() as u32,
            Self::Put { go: i, .. } => i.index() as u32,
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
            Self::Add { value: v, .. } => ::core::option::Option::Some(v),
            Self::Put { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// The mode of that number with operands that are known to be legal.
    #[inline]
    #[allow(dead_code, unused_variables, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        match mode {
            0 => {
                ::core::option::Option::Some(Self::Inc {
                    sem: SemId::known(index as u32),
                })
            }
            260 => {
                ::core::option::Option::Some(Self::Add {
                    sem: SemId::known(index as u32),
                    value: value as u32,
                })
            }
            261 => {
                ::core::option::Option::Some(Self::Put {
                    go: GoId::known(index as u32),
                })
            }
            _ => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Post);
/// None has an operand, and numbers are wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Far {
    /// `put`.
    Put {
        /// The entry of `go`.
        go: GoId,
    },
    /// `take`.
    Take {
        /// The entry of `go`.
        go: GoId,
    },
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
impl Far {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Far",
            bits: 16,
            modes: &[
                r::ModeInfo {
                    name: "put",
                    wire: 257,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "take",
                    wire: 258,
                    bank: ::core::option::Option::Some(GoId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Put {
            go: GoId::known(index as u32),
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u16 {
        match self {
            Self::Put { .. } => 257,
            Self::Take { .. } => 258,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Put { .. } => "put",
            Self::Take { .. } => "take",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Put { go: index } => (0, index.index() as u64, 0),
            Self::Take { go: index } => (1, index.index() as u64, 0),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Put { go: i, .. } => i.index() as u32,
            Self::Take { go: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Put { .. } => ::core::option::Option::None,
            Self::Take { .. } => ::core::option::Option::None,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// The mode of that number with operands that are known to be legal.
    #[inline]
    #[allow(dead_code, unused_variables, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        match mode {
            257 => {
                ::core::option::Option::Some(Self::Put {
                    go: GoId::known(index as u32),
                })
            }
            258 => {
                ::core::option::Option::Some(Self::Take {
                    go: GoId::known(index as u32),
                })
            }
            _ => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Far);
/// Each kind of field, with bytes of its own.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `takes` | `Takes` |
/// | 0x01 | 0..=7 | `takes.index` | `u8` |
/// | 0x04 | 0..=31 | `takes.value` | `u32` |
/// | 0x02 | 0..=7 | `may_take` | `Takes?` |
/// | 0x03 | 0..=7 | `may_take.index` | `u8` |
/// | 0x08 | 0..=31 | `may_take.value` | `u32` |
/// | 0x0C | 0..=7 | `free` | `Free` |
/// | 0x0D | 0..=7 | `free.index` | `u8` |
/// | 0x10 | 0..=31 | `free.value` | `u32` |
/// | 0x0E | 0..=7 | `may_free` | `Free?` |
/// | 0x0F | 0..=7 | `may_free.index` | `u8` |
/// | 0x14 | 0..=31 | `may_free.value` | `u32` |
/// | 0x18 | 0..=15 | `post` | `Post` |
/// | 0x1A | 0..=7 | `post.index` | `u8` |
/// | 0x1C | 0..=15 | `post.value` | `u16` |
/// | 0x20 | 0..=15 | `may_post` | `Post?` |
/// | 0x22 | 0..=7 | `may_post.index` | `u8` |
/// | 0x24 | 0..=15 | `may_post.value` | `u16` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Apart([u8; 40usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Apart {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Apart",
            size: 40,
            docs: "Each kind of field, with bytes of its own.",
            rows: &[
                TAKES_ROW,
                MAY_TAKE_ROW,
                r::Row {
                    name: "free",
                    offset: 12,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: false,
                        mode: r::Place::bits(96, 8),
                        index: r::Place::bits(104, 8),
                        value: ::core::option::Option::Some(r::Place::bits(128, 32)),
                        index_offset: 13u32,
                        value_offset: 16u32,
                    }),
                    ty: "Free",
                    ..r::ROW
                },
                r::Row {
                    name: "may_free",
                    offset: 14,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: true,
                        mode: r::Place::bits(112, 8),
                        index: r::Place::bits(120, 8),
                        value: ::core::option::Option::Some(r::Place::bits(160, 32)),
                        index_offset: 15u32,
                        value_offset: 20u32,
                    }),
                    ty: "Free?",
                    ..r::ROW
                },
                r::Row {
                    name: "post",
                    offset: 24,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: false,
                        mode: r::Place::bits(192, 16),
                        index: r::Place::bits(208, 8),
                        value: ::core::option::Option::Some(r::Place::bits(224, 16)),
                        index_offset: 26u32,
                        value_offset: 28u32,
                    }),
                    ty: "Post",
                    ..r::ROW
                },
                r::Row {
                    name: "may_post",
                    offset: 32,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: true,
                        mode: r::Place::bits(256, 16),
                        index: r::Place::bits(272, 8),
                        value: ::core::option::Option::Some(r::Place::bits(288, 16)),
                        index_offset: 34u32,
                        value_offset: 36u32,
                    }),
                    ty: "Post?",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\xFF\xFF\0\0\0\xFF\0\0\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[2],
                            value: 7u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[2],
                            value: 7u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> ApartBuilder {
        ::core::default::Default::default()
    }
    /// `takes`.
    #[inline]
    #[must_use]
    pub fn takes(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may_take`.
    #[inline]
    #[must_use]
    pub fn may_take(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Takes::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `free`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> Free {
        let b = &self.0;
        match Free::known(
            b[12] as u64,
            b[13] as u64,
            u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Free::FIRST,
        }
    }
    /// `may_free`.
    #[inline]
    #[must_use]
    pub fn may_free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if b[14] == 0 {
            ::core::option::Option::None
        } else {
            Free::known(
                b[14] as u64,
                b[15] as u64,
                u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64,
            )
        }
    }
    /// `post`.
    #[inline]
    #[must_use]
    pub fn post(&self) -> Post {
        let b = &self.0;
        match Post::known(
            u16::from_le_bytes([b[24], b[25]]) as u64,
            b[26] as u64,
            u16::from_le_bytes([b[28], b[29]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Post::FIRST,
        }
    }
    /// `may_post`.
    #[inline]
    #[must_use]
    pub fn may_post(&self) -> ::core::option::Option<Post> {
        let b = &self.0;
        if u16::from_le_bytes([b[32], b[33]]) == 0 {
            ::core::option::Option::None
        } else {
            Post::known(
                u16::from_le_bytes([b[32], b[33]]) as u64,
                b[34] as u64,
                u16::from_le_bytes([b[36], b[37]]) as u64,
            )
        }
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 40usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[12] as u64), 5 | 133))
            && u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[12] as u64, 0) {
                        expected = 9;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[14] as u64), 5 | 133))
            && u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                != {
                    let mut expected = 0u64;
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[24], b[25]]) as u64), 260))
            && u16::from_le_bytes([b[28], b[29]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 0) {
                        expected = 1;
                    }
                    if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 261) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[32], b[33]]) as u64), 260))
            && u16::from_le_bytes([b[36], b[37]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[32], b[33]]) as u64, 261) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 40usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[12] as u64), 5 | 133))
            && u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[12] as u64, 0) {
                        expected = 4;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[14] as u64), 5 | 133))
            && u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                != {
                    let mut expected = 0u64;
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[24], b[25]]) as u64), 260))
            && u16::from_le_bytes([b[28], b[29]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 0) {
                        expected = 2;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[32], b[33]]) as u64), 260))
            && u16::from_le_bytes([b[36], b[37]]) as u64
                != {
                    let mut expected = 0u64;
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 40usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 24) & 0xFFFF0000FF000000)
            | (::chappe_runtime::record::word(b, 32) & 0xFFFF0000FF000000)
            | (((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
                & Takes::MASKS[b[0] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Takes::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 8) >> 32 & 0xFFFF)
                & Free::MASKS[b[12] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 8) >> 48 & 0xFFFF)
                & Free::OPTIONAL_MASKS[b[14] as usize] >> 32))
            | ((!matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 0 | 260 | 261)
                as u64)
                | (!(match u16::from_le_bytes([b[24], b[25]]) {
                    0 => (b[26] as u64) < 16,
                    260 => (b[26] as u64) < 16,
                    261 => (b[26] as u64) < 8,
                    _ => true,
                }) as u64))
            | ((!matches!(u16::from_le_bytes([b[32], b[33]]) as u64, 260 | 261 | 0)
                as u64)
                | (((u16::from_le_bytes([b[32], b[33]]) == 0) as u64).wrapping_neg()
                    & b[34] as u64)
                | (!(match u16::from_le_bytes([b[32], b[33]]) {
                    0 => (b[34] as u64) < 16,
                    260 => (b[34] as u64) < 16,
                    261 => (b[34] as u64) < 8,
                    _ => true,
                }) as u64)));
        let loose = (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                & (((Takes::OPTIONAL[b[2] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64
                & (((Free::CLASS[b[12] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                & (((Free::OPTIONAL[b[14] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u16::from_le_bytes([b[28], b[29]]) as u64
                & ((matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 260)) as u64)
                    .wrapping_sub(1))
            | (u16::from_le_bytes([b[36], b[37]]) as u64
                & ((matches!(u16::from_le_bytes([b[32], b[33]]) as u64, 260)) as u64)
                    .wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 40usize]) -> [u8; 40usize] {
        b
    }
}
::chappe_runtime::record!(Apart, 40usize);
/// Builds a [`Apart`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct ApartBuilder {
    takes: ::core::option::Option<Takes>,
    may_take: ::core::option::Option<Takes>,
    free: ::core::option::Option<Free>,
    may_free: ::core::option::Option<Free>,
    post: ::core::option::Option<Post>,
    may_post: ::core::option::Option<Post>,
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
impl ApartBuilder {
    /// `takes`.
    #[inline]
    pub fn takes(mut self, value: Takes) -> Self {
        self.takes = ::core::option::Option::Some(value);
        self
    }
    /// `may_take`.
    #[inline]
    pub fn may_take(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may_take = value.into();
        self
    }
    /// `free`.
    #[inline]
    pub fn free(mut self, value: Free) -> Self {
        self.free = ::core::option::Option::Some(value);
        self
    }
    /// `may_free`.
    #[inline]
    pub fn may_free(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Free>>,
    ) -> Self {
        self.may_free = value.into();
        self
    }
    /// `post`.
    #[inline]
    pub fn post(mut self, value: Post) -> Self {
        self.post = ::core::option::Option::Some(value);
        self
    }
    /// `may_post`.
    #[inline]
    pub fn may_post(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Post>>,
    ) -> Self {
        self.may_post = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Apart, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Apart(b));
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
    ) -> ::core::option::Option<[u8; 40usize]> {
        let mut b: [u8; 40usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.takes {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_take {
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
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.free {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[12] = (wire as u8);
            b[13] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[16], b[17], b[18], b[19]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_free {
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
            b[14] = (wire as u8);
            b[15] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[20], b[21], b[22], b[23]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.post {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[24], b[25]] = (wire as u16).to_le_bytes();
            b[26] = (index as u8);
            if matches!(wire, 260) {
                if value >> 16 != 0 {
                    return ::core::option::Option::None;
                }
                [b[28], b[29]] = (value as u16).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_post {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[32], b[33]] = (wire as u16).to_le_bytes();
            b[34] = (index as u8);
            if matches!(wire, 260) {
                if value >> 16 != 0 {
                    return ::core::option::Option::None;
                }
                [b[36], b[37]] = (value as u16).to_le_bytes();
            }
        }
        if !Apart::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[12] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[12] as u64, 0) {
                            expected = 9;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17], b[18], b[19]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[14] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        expected
                    };
                    if expected != 0 {
                        [b[20], b[21], b[22], b[23]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[24], b[25]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 0) {
                            expected = 1;
                        }
                        if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 261) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[28], b[29]] = (expected as u16).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[32], b[33]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[32], b[33]]) as u64, 261) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[36], b[37]] = (expected as u16).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[12] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[12] as u64, 0) {
                            expected = 4;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17], b[18], b[19]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[14] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        expected
                    };
                    if expected != 0 {
                        [b[20], b[21], b[22], b[23]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[24], b[25]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[24], b[25]]) as u64, 0) {
                            expected = 2;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[28], b[29]] = (expected as u16).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[32], b[33]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        expected
                    };
                    if expected != 0 {
                        [b[36], b[37]] = (expected as u16).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Apart, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 40usize];
        match ::chappe_runtime::record::write(
            Apart::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Apart(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.takes {
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
            1 => {
                match self.may_take {
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
            2 => {
                match self.free {
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
                match self.may_free {
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
            4 => {
                match self.post {
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
            5 => {
                match self.may_post {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Operands on the same bytes.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `takes` | `Takes` |
/// | 0x01 | 0..=7 | `takes.index` | `u8` |
/// | 0x08 | 0..=31 | `takes.value` | `u32` |
/// | 0x02 | 0..=7 | `may_take` | `Takes?` |
/// | 0x03 | 0..=7 | `may_take.index` | `u8` |
/// | 0x08 | 0..=31 | `may_take.value` | `u32` |
/// | 0x04 | 0..=7 | `free` | `Free` |
/// | 0x05 | 0..=7 | `free.index` | `u8` |
/// | 0x0C | 0..=31 | `free.value` | `u32` |
/// | 0x06 | 0..=7 | `may_free` | `Free?` |
/// | 0x07 | 0..=7 | `may_free.index` | `u8` |
/// | 0x0C | 0..=31 | `may_free.value` | `u32` |
/// | 0x10 | 0..=15 | `post` | `Post` |
/// | 0x12 | 0..=7 | `post.index` | `u8` |
/// | 0x0C | 0..=31 | `post.value` | `u32` |
/// | 0x08 | 0..=15 | `number` | `u16` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Shared([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Shared {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Shared",
            size: 24,
            docs: "Operands on the same bytes.",
            rows: &[
                r::Row {
                    name: "takes",
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Takes::INFO,
                        optional: false,
                        mode: r::Place::bits(0, 8),
                        index: r::Place::bits(8, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 1u32,
                        value_offset: 8u32,
                    }),
                    ty: "Takes",
                    ..r::ROW
                },
                MAY_TAKE_ROW,
                r::Row {
                    name: "free",
                    offset: 4,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: false,
                        mode: r::Place::bits(32, 8),
                        index: r::Place::bits(40, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 5u32,
                        value_offset: 12u32,
                    }),
                    ty: "Free",
                    ..r::ROW
                },
                r::Row {
                    name: "may_free",
                    offset: 6,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: true,
                        mode: r::Place::bits(48, 8),
                        index: r::Place::bits(56, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 7u32,
                        value_offset: 12u32,
                    }),
                    ty: "Free?",
                    ..r::ROW
                },
                r::Row {
                    name: "post",
                    offset: 16,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: false,
                        mode: r::Place::bits(128, 16),
                        index: r::Place::bits(144, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 18u32,
                        value_offset: 12u32,
                    }),
                    ty: "Post",
                    ..r::ROW
                },
                r::Row {
                    name: "number",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 16),
                    },
                    ty: "u16",
                    shared: true,
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[2],
                            value: 7u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> SharedBuilder {
        ::core::default::Default::default()
    }
    /// `takes`.
    #[inline]
    #[must_use]
    pub fn takes(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may_take`.
    #[inline]
    #[must_use]
    pub fn may_take(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Takes::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `free`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> Free {
        let b = &self.0;
        match Free::known(
            b[4] as u64,
            b[5] as u64,
            u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Free::FIRST,
        }
    }
    /// `may_free`.
    #[inline]
    #[must_use]
    pub fn may_free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Free::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
            )
        }
    }
    /// `post`.
    #[inline]
    #[must_use]
    pub fn post(&self) -> Post {
        let b = &self.0;
        match Post::known(
            u16::from_le_bytes([b[16], b[17]]) as u64,
            b[18] as u64,
            u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Post::FIRST,
        }
    }
    /// `number`.
    #[inline]
    #[must_use]
    pub fn number(&self) -> u16 {
        let b = &self.0;
        u16::from_le_bytes([b[8], b[9]])
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5) || matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    if matches!(b[2] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[4] as u64), 5 | 133) || matches!((b[6] as u64), 5 | 133)
            || matches!((u16::from_le_bytes([b[16], b[17]]) as u64), 260))
            && u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 0) {
                        expected = 9;
                    }
                    if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 0) {
                        expected = 1;
                    }
                    if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 261) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5) || matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    if matches!(b[2] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[4] as u64), 5 | 133) || matches!((b[6] as u64), 5 | 133)
            || matches!((u16::from_le_bytes([b[16], b[17]]) as u64), 260))
            && u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 0) {
                        expected = 4;
                    }
                    if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 0) {
                        expected = 2;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 16) & 0xFFFFFFFFFF000000)
            | (((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
                & Takes::MASKS[b[0] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Takes::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 32 & 0xFFFF)
                & Free::MASKS[b[4] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 48 & 0xFFFF)
                & Free::OPTIONAL_MASKS[b[6] as usize] >> 32))
            | ((!matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 0 | 260 | 261)
                as u64)
                | (!(match u16::from_le_bytes([b[16], b[17]]) {
                    0 => (b[18] as u64) < 16,
                    260 => (b[18] as u64) < 16,
                    261 => (b[18] as u64) < 8,
                    _ => true,
                }) as u64)));
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)
                | (Takes::OPTIONAL[b[2] as usize] & 2u8 != 0) | true) as u64)
                .wrapping_sub(1))
            | (u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                & (((Free::CLASS[b[4] as usize] & 2u8 != 0)
                    | (Free::OPTIONAL[b[6] as usize] & 2u8 != 0)
                    | matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 260)) as u64)
                    .wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 24usize]) -> [u8; 24usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Shared, 24usize);
/// Builds a [`Shared`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct SharedBuilder {
    takes: ::core::option::Option<Takes>,
    may_take: ::core::option::Option<Takes>,
    free: ::core::option::Option<Free>,
    may_free: ::core::option::Option<Free>,
    post: ::core::option::Option<Post>,
    number: ::core::option::Option<u16>,
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
impl SharedBuilder {
    /// `takes`.
    #[inline]
    pub fn takes(mut self, value: Takes) -> Self {
        self.takes = ::core::option::Option::Some(value);
        self
    }
    /// `may_take`.
    #[inline]
    pub fn may_take(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may_take = value.into();
        self
    }
    /// `free`.
    #[inline]
    pub fn free(mut self, value: Free) -> Self {
        self.free = ::core::option::Option::Some(value);
        self
    }
    /// `may_free`.
    #[inline]
    pub fn may_free(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Free>>,
    ) -> Self {
        self.may_free = value.into();
        self
    }
    /// `post`.
    #[inline]
    pub fn post(mut self, value: Post) -> Self {
        self.post = ::core::option::Option::Some(value);
        self
    }
    /// `number`.
    #[inline]
    pub fn number(mut self, value: u16) -> Self {
        self.number = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Shared, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Shared(b));
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
    ) -> ::core::option::Option<[u8; 24usize]> {
        let mut b: [u8; 24usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.takes {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_take {
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
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.free {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[4] = (wire as u8);
            b[5] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_free {
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
            b[6] = (wire as u8);
            b[7] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.post {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[16], b[17]] = (wire as u16).to_le_bytes();
            b[18] = (index as u8);
            if matches!(wire, 260) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.number {
            [b[8], b[9]] = v.to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.takes
            && matches!((v.wire() as u64), 0 | 5)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_take
            && matches!((v.wire() as u64), 5)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.free
            && matches!((v.wire() as u64), 5 | 133)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_free
            && matches!((v.wire() as u64), 5 | 133)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.post
            && matches!((v.wire() as u64), 260)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if self.number.is_some() {
            return ::core::option::Option::None;
        }
        if !Shared::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(matches!((b[0] as u64), 0 | 5) || matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        if matches!(b[2] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[4] as u64), 5 | 133) || matches!((b[6] as u64), 5 | 133)
                    || matches!((u16::from_le_bytes([b[16], b[17]]) as u64), 260))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[4] as u64, 0) {
                            expected = 9;
                        }
                        if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 0) {
                            expected = 1;
                        }
                        if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 261) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[12], b[13], b[14], b[15]] = (expected as u32).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[0] as u64), 0 | 5) || matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        if matches!(b[2] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[4] as u64), 5 | 133) || matches!((b[6] as u64), 5 | 133)
                    || matches!((u16::from_le_bytes([b[16], b[17]]) as u64), 260))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[4] as u64, 0) {
                            expected = 4;
                        }
                        if matches!(u16::from_le_bytes([b[16], b[17]]) as u64, 0) {
                            expected = 2;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[12], b[13], b[14], b[15]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Shared, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Shared::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Shared(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.takes {
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
            1 => {
                match self.may_take {
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
            2 => {
                match self.free {
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
                match self.may_free {
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
            4 => {
                match self.post {
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
            5 => ::chappe_runtime::record::Datum::of(self.number),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Fields that are there only sometimes.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `kind` | `Kind` |
/// | 0x01 | 0..=7 | `takes` | `Takes` if `kind == a` |
/// | 0x02 | 0..=7 | `takes.index` | `u8` if `kind == a` |
/// | 0x08 | 0..=31 | `takes.value` | `u32` if `kind == a` |
/// | 0x03 | 0..=7 | `may_take` | `Takes?` if `kind != b` |
/// | 0x04 | 0..=7 | `may_take.index` | `u8` if `kind != b` |
/// | 0x08 | 0..=31 | `may_take.value` | `u32` if `kind != b` |
/// | 0x05 | 0..=7 | `free` | `Free` if `kind >= b` |
/// | 0x06 | 0..=7 | `free.index` | `u8` if `kind >= b` |
/// | 0x0C | 0..=31 | `free.value` | `u32` if `kind >= b` |
/// | 0x07 | 0..=7 | `may_free` | `Free?` |
/// | 0x10 | 0..=7 | `may_free.index` | `u8` |
/// | 0x0C | 0..=31 | `may_free.value` | `u32` |
/// | 0x12 | 0..=15 | `post` | `Post` if `kind != none && kind != c` |
/// | 0x14 | 0..=7 | `post.index` | `u8` if `kind != none && kind != c` |
/// | 0x0C | 0..=31 | `post.value` | `u32` if `kind != none && kind != c` |
/// | 0x18 | 0..=7 | `number` | `u8` if `kind == a && takes == 0 \|\| kind >= b && free == 5` |
/// | 0x0E | 0..=15 | `half` | `u16` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Away([u8; 32usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Away {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Away",
            size: 32,
            docs: "Fields that are there only sometimes.",
            rows: &[
                r::Row {
                    name: "kind",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(0, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
                r::Row {
                    name: "takes",
                    offset: 1,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Takes::INFO,
                        optional: false,
                        mode: r::Place::bits(8, 8),
                        index: r::Place::bits(16, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 2u32,
                        value_offset: 8u32,
                    }),
                    ty: "Takes",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_1_is_present),
                        text: "kind == a",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "may_take",
                    offset: 3,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Takes::INFO,
                        optional: true,
                        mode: r::Place::bits(24, 8),
                        index: r::Place::bits(32, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 4u32,
                        value_offset: 8u32,
                    }),
                    ty: "Takes?",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_2_is_present),
                        text: "kind != b",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "free",
                    offset: 5,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: false,
                        mode: r::Place::bits(40, 8),
                        index: r::Place::bits(48, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 6u32,
                        value_offset: 12u32,
                    }),
                    ty: "Free",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_3_is_present),
                        text: "kind >= b",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "may_free",
                    offset: 7,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: true,
                        mode: r::Place::bits(56, 8),
                        index: r::Place::bits(128, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 16u32,
                        value_offset: 12u32,
                    }),
                    ty: "Free?",
                    ..r::ROW
                },
                r::Row {
                    name: "post",
                    offset: 18,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: false,
                        mode: r::Place::bits(144, 16),
                        index: r::Place::bits(160, 8),
                        value: ::core::option::Option::Some(r::Place::bits(96, 32)),
                        index_offset: 20u32,
                        value_offset: 12u32,
                    }),
                    ty: "Post",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_5_is_present),
                        text: "kind != none && kind != c",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "number",
                    offset: 24,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(192, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_6_is_present),
                        text: "kind == a && takes == 0 || kind >= b && free == 5",
                        uses: &[0, 1, 3],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "half",
                    offset: 14,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(112, 16),
                    },
                    ty: "u16",
                    shared: true,
                    ..r::ROW
                },
            ],
            order: &[0, 4, 7, 1, 2, 3, 5, 6],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\xFF\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[2],
                            value: 7u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> AwayBuilder {
        ::core::default::Default::default()
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[0])
    }
    /// `takes`.
    ///
    /// Present only if `kind == a`.
    #[inline]
    #[must_use]
    pub fn takes(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if Self::row_1_is_present(b) {
            ::core::option::Option::Some(
                match Takes::known(
                    b[1] as u64,
                    b[2] as u64,
                    u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
                ) {
                    ::core::option::Option::Some(m) => m,
                    ::core::option::Option::None => Takes::FIRST,
                },
            )
        } else {
            ::core::option::Option::None
        }
    }
    /// `may_take`.
    ///
    /// Present only if `kind != b`.
    #[inline]
    #[must_use]
    pub fn may_take(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if Self::row_2_is_present(b) {
            if b[3] == 0 {
                ::core::option::Option::None
            } else {
                Takes::known(
                    b[3] as u64,
                    b[4] as u64,
                    u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
                )
            }
        } else {
            ::core::option::Option::None
        }
    }
    /// `free`.
    ///
    /// Present only if `kind >= b`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if Self::row_3_is_present(b) {
            ::core::option::Option::Some(
                match Free::known(
                    b[5] as u64,
                    b[6] as u64,
                    u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
                ) {
                    ::core::option::Option::Some(m) => m,
                    ::core::option::Option::None => Free::FIRST,
                },
            )
        } else {
            ::core::option::Option::None
        }
    }
    /// `may_free`.
    #[inline]
    #[must_use]
    pub fn may_free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if b[7] == 0 {
            ::core::option::Option::None
        } else {
            Free::known(
                b[7] as u64,
                b[16] as u64,
                u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
            )
        }
    }
    /// `post`.
    ///
    /// Present only if `kind != none && kind != c`.
    #[inline]
    #[must_use]
    pub fn post(&self) -> ::core::option::Option<Post> {
        let b = &self.0;
        if Self::row_5_is_present(b) {
            ::core::option::Option::Some(
                match Post::known(
                    u16::from_le_bytes([b[18], b[19]]) as u64,
                    b[20] as u64,
                    u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64,
                ) {
                    ::core::option::Option::Some(m) => m,
                    ::core::option::Option::None => Post::FIRST,
                },
            )
        } else {
            ::core::option::Option::None
        }
    }
    /// `number`.
    ///
    /// Present only if `kind == a && takes == 0 || kind >= b && free == 5`.
    #[inline]
    #[must_use]
    pub fn number(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_6_is_present(b) {
            ::core::option::Option::Some(b[24])
        } else {
            ::core::option::Option::None
        }
    }
    /// `half`.
    #[inline]
    #[must_use]
    pub fn half(&self) -> u16 {
        let b = &self.0;
        u16::from_le_bytes([b[14], b[15]])
    }
    /// `kind == a`
    #[inline]
    fn row_1_is_present(b: &[u8; 32usize]) -> bool {
        (b[0] as i64) == 1
    }
    /// `kind != b`
    #[inline]
    fn row_2_is_present(b: &[u8; 32usize]) -> bool {
        (b[0] as i64) != 2
    }
    /// `kind >= b`
    #[inline]
    fn row_3_is_present(b: &[u8; 32usize]) -> bool {
        (b[0] as i64) >= 2
    }
    /// `kind != none && kind != c`
    #[inline]
    fn row_5_is_present(b: &[u8; 32usize]) -> bool {
        (b[0] as i64) != 0 && (b[0] as i64) != 3
    }
    /// `kind == a && takes == 0 || kind >= b && free == 5`
    #[inline]
    fn row_6_is_present(b: &[u8; 32usize]) -> bool {
        {
            let has1 = (b[0] as i64) == 1;
            let has3 = (b[0] as i64) >= 2;
            (b[0] as i64) == 1 && (if has1 { b[1] as i64 } else { 0i64 }) == 0
                || (b[0] as i64) >= 2 && (if has3 { b[5] as i64 } else { 0i64 }) == 5
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    const BYTES_1: &'static [u8; 256] = b"\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    const BYTES_2: &'static [u8; 256] = b"\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    const BYTES_3: &'static [u8; 256] = b"\0\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 32usize]) -> bool {
        let b = *b;
        if !((Away::row_1_is_present(&b) && matches!((b[1] as u64), 0 | 5))
            || (Away::row_2_is_present(&b) && matches!((b[3] as u64), 5)))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if (Away::row_1_is_present(&b) && matches!(b[1] as u64, 6)) {
                        expected = 3;
                    }
                    if (Away::row_2_is_present(&b) && matches!(b[3] as u64, 6)) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !((Away::row_3_is_present(&b) && matches!((b[5] as u64), 5 | 133))
            || matches!((b[7] as u64), 5 | 133)
            || (Away::row_5_is_present(&b)
                && matches!((u16::from_le_bytes([b[18], b[19]]) as u64), 260)))
            && u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                != {
                    let mut expected = 0u64;
                    if (Away::row_3_is_present(&b) && matches!(b[5] as u64, 0)) {
                        expected = 9;
                    }
                    if (Away::row_5_is_present(&b)
                        && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 0))
                    {
                        expected = 1;
                    }
                    if (Away::row_5_is_present(&b)
                        && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 261))
                    {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 32usize]) -> bool {
        let b = *b;
        if !((Away::row_1_is_present(&b) && matches!((b[1] as u64), 0 | 5))
            || (Away::row_2_is_present(&b) && matches!((b[3] as u64), 5)))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if (Away::row_1_is_present(&b) && matches!(b[1] as u64, 6)) {
                        expected = 8;
                    }
                    if (Away::row_2_is_present(&b) && matches!(b[3] as u64, 6)) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !((Away::row_3_is_present(&b) && matches!((b[5] as u64), 5 | 133))
            || matches!((b[7] as u64), 5 | 133)
            || (Away::row_5_is_present(&b)
                && matches!((u16::from_le_bytes([b[18], b[19]]) as u64), 260)))
            && u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                != {
                    let mut expected = 0u64;
                    if (Away::row_3_is_present(&b) && matches!(b[5] as u64, 0)) {
                        expected = 4;
                    }
                    if (Away::row_5_is_present(&b)
                        && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 0))
                    {
                        expected = 2;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 32usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 16) & 0xFFFFFF000000FF00)
            | (::chappe_runtime::record::word(b, 24) & 0xFFFFFFFFFFFFFF00)
            | ((!(Kind::LEGAL[b[0] as u8 as usize] != 0) as u64))
            | {
                let here = (Self::BYTES_0[b[0] as usize] as u64).wrapping_neg();
                (((::chappe_runtime::record::word(b, 0) >> 8 & 0xFFFF)
                    & Takes::MASKS[b[1] as usize] >> 32)) & here
                    | ((::chappe_runtime::record::word(b, 0) & 0xFFFF00)
                        | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF)) & !here
            }
            | {
                let here = (Self::BYTES_1[b[0] as usize] as u64).wrapping_neg();
                (((::chappe_runtime::record::word(b, 0) >> 24 & 0xFFFF)
                    & Takes::OPTIONAL_MASKS[b[3] as usize] >> 32)) & here
                    | ((::chappe_runtime::record::word(b, 0) & 0xFFFF000000)
                        | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF)) & !here
            }
            | {
                let here = (Self::BYTES_2[b[0] as usize] as u64).wrapping_neg();
                (((::chappe_runtime::record::word(b, 0) >> 40 & 0xFFFF)
                    & Free::MASKS[b[5] as usize] >> 32)) & here
                    | ((::chappe_runtime::record::word(b, 0) & 0xFFFF0000000000)) & !here
            }
            | (((b[7] as u64 | (b[16] as u64) << 8)
                & Free::OPTIONAL_MASKS[b[7] as usize] >> 32))
            | {
                let here = (Self::BYTES_3[b[0] as usize] as u64).wrapping_neg();
                ((!matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 0 | 260 | 261)
                    as u64)
                    | (!(match u16::from_le_bytes([b[18], b[19]]) {
                        0 => (b[20] as u64) < 16,
                        260 => (b[20] as u64) < 16,
                        261 => (b[20] as u64) < 8,
                        _ => true,
                    }) as u64)) & here
                    | ((::chappe_runtime::record::word(b, 16) & 0xFFFFFF0000)) & !here
            }
            | {
                let here = (Self::row_6_is_present(b) as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 24) & 0xFF)) & !here
            });
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Self::row_1_is_present(b) & (Takes::CLASS[b[1] as usize] & 2u8 != 0))
                | (Self::row_2_is_present(b)
                    & (Takes::OPTIONAL[b[3] as usize] & 2u8 != 0))) as u64)
                .wrapping_sub(1))
            | (u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
                & (((Self::row_3_is_present(b) & (Free::CLASS[b[5] as usize] & 2u8 != 0))
                    | (Free::OPTIONAL[b[7] as usize] & 2u8 != 0)
                    | (Self::row_5_is_present(b)
                        & matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 260))
                    | true) as u64)
                    .wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 32usize]) -> [u8; 32usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Away, 32usize);
/// Builds a [`Away`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct AwayBuilder {
    kind: ::core::option::Option<Kind>,
    takes: ::core::option::Option<Takes>,
    may_take: ::core::option::Option<Takes>,
    free: ::core::option::Option<Free>,
    may_free: ::core::option::Option<Free>,
    post: ::core::option::Option<Post>,
    number: ::core::option::Option<u8>,
    half: ::core::option::Option<u16>,
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
impl AwayBuilder {
    /// `kind`.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// `takes`.
    ///
    /// Present only if `kind == a`.
    #[inline]
    pub fn takes(mut self, value: Takes) -> Self {
        self.takes = ::core::option::Option::Some(value);
        self
    }
    /// `may_take`.
    ///
    /// Present only if `kind != b`.
    #[inline]
    pub fn may_take(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may_take = value.into();
        self
    }
    /// `free`.
    ///
    /// Present only if `kind >= b`.
    #[inline]
    pub fn free(mut self, value: Free) -> Self {
        self.free = ::core::option::Option::Some(value);
        self
    }
    /// `may_free`.
    #[inline]
    pub fn may_free(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Free>>,
    ) -> Self {
        self.may_free = value.into();
        self
    }
    /// `post`.
    ///
    /// Present only if `kind != none && kind != c`.
    #[inline]
    pub fn post(mut self, value: Post) -> Self {
        self.post = ::core::option::Option::Some(value);
        self
    }
    /// `number`.
    ///
    /// Present only if `kind == a && takes == 0 || kind >= b && free == 5`.
    #[inline]
    pub fn number(mut self, value: u8) -> Self {
        self.number = ::core::option::Option::Some(value);
        self
    }
    /// `half`.
    #[inline]
    pub fn half(mut self, value: u16) -> Self {
        self.half = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Away, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Away(b));
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
    ) -> ::core::option::Option<[u8; 32usize]> {
        let mut b: [u8; 32usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.kind {
            b[0] = v.wire();
        }
        if let ::core::option::Option::Some(v) = self.may_free {
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
            b[7] = (wire as u8);
            b[16] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.half {
            [b[14], b[15]] = v.to_le_bytes();
        }
        if Away::row_1_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.takes {
                let (wire, index) = (v.wire() as u64, v.index() as u64);
                let value = v.operand().unwrap_or(0) as u64;
                if wire >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                if index >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                b[1] = (wire as u8);
                b[2] = (index as u8);
                if matches!(wire, 0 | 5) {
                    if value >> 32 != 0 {
                        return ::core::option::Option::None;
                    }
                    [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
                }
            } else {
                return ::core::option::Option::None;
            }
        } else if self.takes.is_some() {
            return ::core::option::Option::None;
        }
        if Away::row_2_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.may_take {
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
                b[3] = (wire as u8);
                b[4] = (index as u8);
                if matches!(wire, 5) {
                    if value >> 32 != 0 {
                        return ::core::option::Option::None;
                    }
                    [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
                }
            }
        } else if self.may_take.is_some() {
            return ::core::option::Option::None;
        }
        if Away::row_3_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.free {
                let (wire, index) = (v.wire() as u64, v.index() as u64);
                let value = v.operand().unwrap_or(0) as u64;
                if wire >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                if index >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                b[5] = (wire as u8);
                b[6] = (index as u8);
                if matches!(wire, 5 | 133) {
                    if value >> 32 != 0 {
                        return ::core::option::Option::None;
                    }
                    [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
                }
            } else {
                return ::core::option::Option::None;
            }
        } else if self.free.is_some() {
            return ::core::option::Option::None;
        }
        if Away::row_5_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.post {
                let (wire, index) = (v.wire() as u64, v.index() as u64);
                let value = v.operand().unwrap_or(0) as u64;
                if wire >> 16 != 0 {
                    return ::core::option::Option::None;
                }
                if index >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                [b[18], b[19]] = (wire as u16).to_le_bytes();
                b[20] = (index as u8);
                if matches!(wire, 260) {
                    if value >> 32 != 0 {
                        return ::core::option::Option::None;
                    }
                    [b[12], b[13], b[14], b[15]] = (value as u32).to_le_bytes();
                }
            } else {
                return ::core::option::Option::None;
            }
        } else if self.post.is_some() {
            return ::core::option::Option::None;
        }
        if Away::row_6_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.number {
                b[24] = v;
            }
        } else if self.number.is_some() {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.takes
            && matches!((v.wire() as u64), 0 | 5)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_take
            && matches!((v.wire() as u64), 5)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.free
            && matches!((v.wire() as u64), 5 | 133)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may_free
            && matches!((v.wire() as u64), 5 | 133)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.post
            && matches!((v.wire() as u64), 260)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[12], b[13], b[14], b[15]]) as u64
        {
            return ::core::option::Option::None;
        }
        if self.half.is_some() {
            return ::core::option::Option::None;
        }
        if !Away::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !((Away::row_1_is_present(&b) && matches!((b[1] as u64), 0 | 5))
                    || (Away::row_2_is_present(&b) && matches!((b[3] as u64), 5)))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if (Away::row_1_is_present(&b) && matches!(b[1] as u64, 6)) {
                            expected = 3;
                        }
                        if (Away::row_2_is_present(&b) && matches!(b[3] as u64, 6)) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !((Away::row_3_is_present(&b) && matches!((b[5] as u64), 5 | 133))
                    || matches!((b[7] as u64), 5 | 133)
                    || (Away::row_5_is_present(&b)
                        && matches!((u16::from_le_bytes([b[18], b[19]]) as u64), 260)))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if (Away::row_3_is_present(&b) && matches!(b[5] as u64, 0)) {
                            expected = 9;
                        }
                        if (Away::row_5_is_present(&b)
                            && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 0))
                        {
                            expected = 1;
                        }
                        if (Away::row_5_is_present(&b)
                            && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 261))
                        {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[12], b[13], b[14], b[15]] = (expected as u32).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !((Away::row_1_is_present(&b) && matches!((b[1] as u64), 0 | 5))
                    || (Away::row_2_is_present(&b) && matches!((b[3] as u64), 5)))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if (Away::row_1_is_present(&b) && matches!(b[1] as u64, 6)) {
                            expected = 8;
                        }
                        if (Away::row_2_is_present(&b) && matches!(b[3] as u64, 6)) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !((Away::row_3_is_present(&b) && matches!((b[5] as u64), 5 | 133))
                    || matches!((b[7] as u64), 5 | 133)
                    || (Away::row_5_is_present(&b)
                        && matches!((u16::from_le_bytes([b[18], b[19]]) as u64), 260)))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if (Away::row_3_is_present(&b) && matches!(b[5] as u64, 0)) {
                            expected = 4;
                        }
                        if (Away::row_5_is_present(&b)
                            && matches!(u16::from_le_bytes([b[18], b[19]]) as u64, 0))
                        {
                            expected = 2;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[12], b[13], b[14], b[15]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Away, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 32usize];
        match ::chappe_runtime::record::write(
            Away::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Away(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            1 => {
                match self.takes {
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
            2 => {
                match self.may_take {
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
                match self.free {
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
            4 => {
                match self.may_free {
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
            5 => {
                match self.post {
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
            6 => ::chappe_runtime::record::Datum::of(self.number),
            7 => ::chappe_runtime::record::Datum::of(self.half),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Conditions see the number, 0 if none.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `must` | `Takes` |
/// | 0x01 | 0..=7 | `must.index` | `u8` |
/// | 0x04 | 0..=31 | `must.value` | `u32` |
/// | 0x02 | 0..=7 | `may` | `Takes?` |
/// | 0x03 | 0..=7 | `may.index` | `u8` |
/// | 0x08 | 0..=31 | `may.value` | `u32` |
/// | 0x0C | 0..=15 | `post` | `Post` |
/// | 0x0E | 0..=7 | `post.index` | `u8` |
/// | 0x10 | 0..=15 | `post.value` | `u16` |
/// | 0x12 | 0..=7 | `n` | `u8` if `must == 0` |
/// | 0x13 | 0..=7 | `m` | `u8` if `may == 0 && post == 261` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Asked([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Asked {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Asked",
            size: 24,
            docs: "Conditions see the number, 0 if none.",
            rows: &[
                MUST_ROW,
                MAY_ROW,
                r::Row {
                    name: "post",
                    offset: 12,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: false,
                        mode: r::Place::bits(96, 16),
                        index: r::Place::bits(112, 8),
                        value: ::core::option::Option::Some(r::Place::bits(128, 16)),
                        index_offset: 14u32,
                        value_offset: 16u32,
                    }),
                    ty: "Post",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0),
                                text: "post != 0 || must != 0",
                                uses: &[2, 0],
                            },
                            message: "both are 0",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "n",
                    offset: 18,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(144, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_3_is_present),
                        text: "must == 0",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "m",
                    offset: 19,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(152, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_4_is_present),
                        text: "may == 0 && post == 261",
                        uses: &[1, 2],
                    }),
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\xFF\xFF\xFF\xFF",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "must + may != 10",
                        uses: &[0, 1],
                    },
                    message: "both are ge",
                },
            ],
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[2],
                            value: 7u64,
                        },
                        r::ProfileRule::Require(r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::profile_rule_0),
                                text: "may != 5",
                                uses: &[1],
                            },
                            message: "not ge",
                        }),
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> AskedBuilder {
        ::core::default::Default::default()
    }
    /// `must`.
    #[inline]
    #[must_use]
    pub fn must(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may`.
    #[inline]
    #[must_use]
    pub fn may(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Takes::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `post`.
    ///
    /// Requires `post != 0 || must != 0`: both are 0.
    #[inline]
    #[must_use]
    pub fn post(&self) -> Post {
        let b = &self.0;
        match Post::known(
            u16::from_le_bytes([b[12], b[13]]) as u64,
            b[14] as u64,
            u16::from_le_bytes([b[16], b[17]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Post::FIRST,
        }
    }
    /// `n`.
    ///
    /// Present only if `must == 0`.
    #[inline]
    #[must_use]
    pub fn n(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_3_is_present(b) {
            ::core::option::Option::Some(b[18])
        } else {
            ::core::option::Option::None
        }
    }
    /// `m`.
    ///
    /// Present only if `may == 0 && post == 261`.
    #[inline]
    #[must_use]
    pub fn m(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_4_is_present(b) {
            ::core::option::Option::Some(b[19])
        } else {
            ::core::option::Option::None
        }
    }
    /// `post != 0 || must != 0`
    #[inline]
    fn row_2_rule_0(b: &[u8; 24usize]) -> bool {
        (u16::from_le_bytes([b[12], b[13]]) as i64) != 0 || (b[0] as i64) != 0
    }
    /// `must == 0`
    #[inline]
    fn row_3_is_present(b: &[u8; 24usize]) -> bool {
        (b[0] as i64) == 0
    }
    /// `may == 0 && post == 261`
    #[inline]
    fn row_4_is_present(b: &[u8; 24usize]) -> bool {
        (b[2] as i64) == 0 && (u16::from_le_bytes([b[12], b[13]]) as i64) == 261
    }
    /// `must + may != 10`
    #[inline]
    fn rule_0(b: &[u8; 24usize]) -> bool {
        ((b[0] as i64) + (b[2] as i64)) != 10
    }
    /// `may != 5`
    #[inline]
    fn profile_rule_0(b: &[u8; 24usize]) -> bool {
        (b[2] as i64) != 5
    }
    const BYTES_0: &'static [u8; 256] = b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260))
            && u16::from_le_bytes([b[16], b[17]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                        expected = 1;
                    }
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 261) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        if !(Asked::profile_rule_0(&b)) {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260))
            && u16::from_le_bytes([b[16], b[17]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                        expected = 2;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 8) & 0xFF00000000000000)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF00000000)
            | (((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
                & Takes::MASKS[b[0] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Takes::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | ((!Self::row_2_rule_0(b) as u64)
                | (!matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0 | 260 | 261)
                    as u64)
                | (!(match u16::from_le_bytes([b[12], b[13]]) {
                    0 => (b[14] as u64) < 16,
                    260 => (b[14] as u64) < 16,
                    261 => (b[14] as u64) < 8,
                    _ => true,
                }) as u64))
            | {
                let here = (Self::BYTES_0[b[0] as usize] as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 16) & 0xFF0000)) & !here
            }
            | {
                let here = (Self::row_4_is_present(b) as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 16) & 0xFF000000)) & !here
            } | (!Self::rule_0(b) as u64));
        let loose = (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                & (((Takes::OPTIONAL[b[2] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u16::from_le_bytes([b[16], b[17]]) as u64
                & ((matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 260)) as u64)
                    .wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 24usize]) -> [u8; 24usize] {
        b
    }
}
::chappe_runtime::record!(Asked, 24usize);
/// Builds a [`Asked`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct AskedBuilder {
    must: ::core::option::Option<Takes>,
    may: ::core::option::Option<Takes>,
    post: ::core::option::Option<Post>,
    n: ::core::option::Option<u8>,
    m: ::core::option::Option<u8>,
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
impl AskedBuilder {
    /// `must`.
    #[inline]
    pub fn must(mut self, value: Takes) -> Self {
        self.must = ::core::option::Option::Some(value);
        self
    }
    /// `may`.
    #[inline]
    pub fn may(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may = value.into();
        self
    }
    /// `post`.
    ///
    /// Requires `post != 0 || must != 0`: both are 0.
    #[inline]
    pub fn post(mut self, value: Post) -> Self {
        self.post = ::core::option::Option::Some(value);
        self
    }
    /// `n`.
    ///
    /// Present only if `must == 0`.
    #[inline]
    pub fn n(mut self, value: u8) -> Self {
        self.n = ::core::option::Option::Some(value);
        self
    }
    /// `m`.
    ///
    /// Present only if `may == 0 && post == 261`.
    #[inline]
    pub fn m(mut self, value: u8) -> Self {
        self.m = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Asked, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Asked(b));
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
    ) -> ::core::option::Option<[u8; 24usize]> {
        let mut b: [u8; 24usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.must {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may {
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
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.post {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[12], b[13]] = (wire as u16).to_le_bytes();
            b[14] = (index as u8);
            if matches!(wire, 260) {
                if value >> 16 != 0 {
                    return ::core::option::Option::None;
                }
                [b[16], b[17]] = (value as u16).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if Asked::row_3_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.n {
                b[18] = v;
            }
        } else if self.n.is_some() {
            return ::core::option::Option::None;
        }
        if Asked::row_4_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.m {
                b[19] = v;
            }
        } else if self.m.is_some() {
            return ::core::option::Option::None;
        }
        if !Asked::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(Asked::profile_rule_0(&b)) {
                    return ::core::option::Option::None;
                }
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                            expected = 1;
                        }
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 261) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17]] = (expected as u16).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                            expected = 2;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17]] = (expected as u16).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Asked, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Asked::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Asked(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.must {
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
            1 => {
                match self.may {
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
            2 => {
                match self.post {
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
            3 => ::chappe_runtime::record::Datum::of(self.n),
            4 => ::chappe_runtime::record::Datum::of(self.m),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Refused`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `must` | `Takes` |
/// | 0x01 | 0..=7 | `must.index` | `u8` |
/// | 0x04 | 0..=31 | `must.value` | `u32` |
/// | 0x02 | 0..=7 | `may` | `Takes?` |
/// | 0x03 | 0..=7 | `may.index` | `u8` |
/// | 0x08 | 0..=31 | `may.value` | `u32` |
/// | 0x0C | 0..=15 | `always` | `Post` |
/// | 0x0E | 0..=7 | `always.index` | `u8` |
/// | 0x10 | 0..=15 | `always.value` | `u16` |
/// | 0x12 | 0..=7 | `free` | `Free?` |
/// | 0x13 | 0..=7 | `free.index` | `u8` |
/// | 0x14 | 0..=7 | `free.value` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Refused([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Refused {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Refused",
            size: 24,
            rows: &[
                MUST_ROW,
                MAY_ROW,
                r::Row {
                    name: "always",
                    offset: 12,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Post::INFO,
                        optional: false,
                        mode: r::Place::bits(96, 16),
                        index: r::Place::bits(112, 8),
                        value: ::core::option::Option::Some(r::Place::bits(128, 16)),
                        index_offset: 14u32,
                        value_offset: 16u32,
                    }),
                    ty: "Post",
                    ..r::ROW
                },
                r::Row {
                    name: "free",
                    offset: 18,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: true,
                        mode: r::Place::bits(144, 8),
                        index: r::Place::bits(152, 8),
                        value: ::core::option::Option::Some(r::Place::bits(160, 8)),
                        index_offset: 19u32,
                        value_offset: 20u32,
                    }),
                    ty: "Free?",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\0\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[2],
                            value: 7u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 2u64,
                        },
                        r::ProfileRule::Write {
                            row: 3,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Only {
                            row: 0,
                            modes: &[1, 0],
                            message: "not that",
                        },
                        r::ProfileRule::Absent {
                            row: 1,
                            message: "may is not written by this profile",
                        },
                        r::ProfileRule::Only {
                            row: 2,
                            modes: &[0, 2],
                            message: "always may only be inc, put",
                        },
                        r::ProfileRule::Absent {
                            row: 3,
                            message: "free is not written by this profile",
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> RefusedBuilder {
        ::core::default::Default::default()
    }
    /// `must`.
    #[inline]
    #[must_use]
    pub fn must(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may`.
    #[inline]
    #[must_use]
    pub fn may(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Takes::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `always`.
    #[inline]
    #[must_use]
    pub fn always(&self) -> Post {
        let b = &self.0;
        match Post::known(
            u16::from_le_bytes([b[12], b[13]]) as u64,
            b[14] as u64,
            u16::from_le_bytes([b[16], b[17]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Post::FIRST,
        }
    }
    /// `free`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if b[18] == 0 {
            ::core::option::Option::None
        } else {
            Free::known(b[18] as u64, b[19] as u64, b[20] as u64)
        }
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260))
            && u16::from_le_bytes([b[16], b[17]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                        expected = 1;
                    }
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 261) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[18] as u64), 5 | 133))
            && b[20] as u64
                != {
                    let mut expected = 0u64;
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 24usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260))
            && u16::from_le_bytes([b[16], b[17]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                        expected = 2;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[18] as u64), 5 | 133))
            && b[20] as u64
                != {
                    let mut expected = 0u64;
                    expected
                }
        {
            return false;
        }
        if !matches!(b[0] as u64, 0 | 5) {
            return false;
        }
        if {
            let b = &b;
            ((::chappe_runtime::record::word(b, 0) & 0xFFFF0000)
                | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF)) != 0
        } {
            return false;
        }
        if !matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0 | 261) {
            return false;
        }
        if {
            let b = &b;
            ((::chappe_runtime::record::word(b, 16) & 0xFFFFFF0000)) != 0
        } {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 8) & 0xFF00000000000000)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFF0000000000)
            | (((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
                & Takes::MASKS[b[0] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Takes::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | ((!matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0 | 260 | 261)
                as u64)
                | (!(match u16::from_le_bytes([b[12], b[13]]) {
                    0 => (b[14] as u64) < 16,
                    260 => (b[14] as u64) < 16,
                    261 => (b[14] as u64) < 8,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 16) >> 16 & 0xFFFF)
                & Free::OPTIONAL_MASKS[b[18] as usize] >> 32)));
        let loose = (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                & (((Takes::OPTIONAL[b[2] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u16::from_le_bytes([b[16], b[17]]) as u64
                & ((matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 260)) as u64)
                    .wrapping_sub(1))
            | (b[20] as u64
                & (((Free::OPTIONAL[b[18] as usize] & 2u8 != 0)) as u64)
                    .wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 24usize]) -> [u8; 24usize] {
        b
    }
}
::chappe_runtime::record!(Refused, 24usize);
/// Builds a [`Refused`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct RefusedBuilder {
    must: ::core::option::Option<Takes>,
    may: ::core::option::Option<Takes>,
    always: ::core::option::Option<Post>,
    free: ::core::option::Option<Free>,
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
impl RefusedBuilder {
    /// `must`.
    #[inline]
    pub fn must(mut self, value: Takes) -> Self {
        self.must = ::core::option::Option::Some(value);
        self
    }
    /// `may`.
    #[inline]
    pub fn may(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may = value.into();
        self
    }
    /// `always`.
    #[inline]
    pub fn always(mut self, value: Post) -> Self {
        self.always = ::core::option::Option::Some(value);
        self
    }
    /// `free`.
    #[inline]
    pub fn free(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Free>>,
    ) -> Self {
        self.free = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Refused, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Refused(b));
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
    ) -> ::core::option::Option<[u8; 24usize]> {
        let mut b: [u8; 24usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.must {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may {
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
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.always {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[12], b[13]] = (wire as u16).to_le_bytes();
            b[14] = (index as u8);
            if matches!(wire, 260) {
                if value >> 16 != 0 {
                    return ::core::option::Option::None;
                }
                [b[16], b[17]] = (value as u16).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.free {
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
            b[18] = (wire as u8);
            b[19] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 8 != 0 {
                    return ::core::option::Option::None;
                }
                b[20] = (value as u8);
            }
        }
        if !Refused::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                            expected = 1;
                        }
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 261) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17]] = (expected as u16).to_le_bytes();
                    }
                }
                if !(matches!((b[18] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        expected
                    };
                    if expected != 0 {
                        b[20] = (expected as u8);
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !matches!(b[0] as u64, 0 | 5) {
                    return ::core::option::Option::None;
                }
                if {
                    let b = &b;
                    ((::chappe_runtime::record::word(b, 0) & 0xFFFF0000)
                        | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF)) != 0
                } {
                    return ::core::option::Option::None;
                }
                if !matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0 | 261) {
                    return ::core::option::Option::None;
                }
                if {
                    let b = &b;
                    ((::chappe_runtime::record::word(b, 16) & 0xFFFFFF0000)) != 0
                } {
                    return ::core::option::Option::None;
                }
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((u16::from_le_bytes([b[12], b[13]]) as u64), 260)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 0) {
                            expected = 2;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[16], b[17]] = (expected as u16).to_le_bytes();
                    }
                }
                if !(matches!((b[18] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        expected
                    };
                    if expected != 0 {
                        b[20] = (expected as u8);
                    }
                }
            }
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
    ) -> ::core::result::Result<Refused, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Refused::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Refused(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.must {
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
            1 => {
                match self.may {
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
            2 => {
                match self.always {
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
                match self.free {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// What a profile has written in parts must be of one profile.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `one` | `Inner` |
/// | 0x08 | 0..=63 | `two` | `Inner` |
/// | 0x10 | 0..=7 | `free` | `Free` |
/// | 0x11 | 0..=7 | `free.index` | `u8` |
/// | 0x14 | 0..=31 | `free.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Written([u8; 32usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Written {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Written",
            size: 32,
            docs: "What a profile has written in parts must be of one profile.",
            rows: &[
                ONE_ROW,
                r::Row {
                    name: "two",
                    offset: 8,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Record(Inner::INFO),
                        at: 8,
                    },
                    ty: "Inner",
                    ..r::ROW
                },
                r::Row {
                    name: "free",
                    offset: 16,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: false,
                        mode: r::Place::bits(128, 8),
                        index: r::Place::bits(136, 8),
                        value: ::core::option::Option::Some(r::Place::bits(160, 32)),
                        index_offset: 17u32,
                        value_offset: 20u32,
                    }),
                    ty: "Free",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 9u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 4u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> WrittenBuilder {
        ::core::default::Default::default()
    }
    /// `one`.
    #[inline]
    #[must_use]
    pub fn one(&self) -> Inner {
        let b = &self.0;
        Inner(::chappe_runtime::record::sub(b, 0usize))
    }
    /// `two`.
    #[inline]
    #[must_use]
    pub fn two(&self) -> Inner {
        let b = &self.0;
        Inner(::chappe_runtime::record::sub(b, 8usize))
    }
    /// `free`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> Free {
        let b = &self.0;
        match Free::known(
            b[16] as u64,
            b[17] as u64,
            u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Free::FIRST,
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 32usize]) -> bool {
        ((::chappe_runtime::record::word(b, 16) & 0xFFFF0000)
            | ::chappe_runtime::record::word(b, 24)
            | ((!Inner::plain(&::chappe_runtime::record::sub(b, 0usize)) as u64))
            | ((!Inner::plain(&::chappe_runtime::record::sub(b, 8usize)) as u64))
            | (((::chappe_runtime::record::word(b, 16) >> 0 & 0xFFFF)
                & Free::MASKS[b[16] as usize] >> 32)))
            | (u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                & (((Free::CLASS[b[16] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 32usize]) -> [u8; 32usize] {
        b
    }
}
::chappe_runtime::record!(Written, 32usize);
/// Builds a [`Written`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct WrittenBuilder {
    one: ::core::option::Option<[u8; 8usize]>,
    two: ::core::option::Option<[u8; 8usize]>,
    free: ::core::option::Option<Free>,
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
impl WrittenBuilder {
    /// `one`.
    #[inline]
    pub fn one(mut self, value: Inner) -> Self {
        self.one = ::core::option::Option::Some({
            let mut bytes = [0; 8usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `two`.
    #[inline]
    pub fn two(mut self, value: Inner) -> Self {
        self.two = ::core::option::Option::Some({
            let mut bytes = [0; 8usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `free`.
    #[inline]
    pub fn free(mut self, value: Free) -> Self {
        self.free = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Written, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Written, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 32usize];
        match ::chappe_runtime::record::write(
            Written::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Written(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::wire(self.one.as_ref()),
            1 => ::chappe_runtime::record::Datum::wire(self.two.as_ref()),
            2 => {
                match self.free {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Strict`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `inner` | `Inner` |
/// | 0x08 | 0..=7 | `n` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Strict([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Strict {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Strict",
            size: 16,
            rows: &[
                r::Row {
                    name: "inner",
                    kind: r::Kind::Bytes {
                        ty: r::Type::Record(Inner::INFO),
                        at: 0,
                    },
                    ty: "Inner",
                    ..r::ROW
                },
                r::Row {
                    name: "n",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
            ],
            order: &[0, 1],
            zero: b"\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Require(r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::profile_rule_0),
                                text: "n != 7",
                                uses: &[1],
                            },
                            message: "not 7",
                        }),
                    ],
                },
                Q_RULES,
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> StrictBuilder {
        ::core::default::Default::default()
    }
    /// `inner`.
    #[inline]
    #[must_use]
    pub fn inner(&self) -> Inner {
        let b = &self.0;
        Inner(::chappe_runtime::record::sub(b, 0usize))
    }
    /// `n`.
    #[inline]
    #[must_use]
    pub fn n(&self) -> u8 {
        let b = &self.0;
        b[8]
    }
    /// `n != 7`
    #[inline]
    fn profile_rule_0(b: &[u8; 16usize]) -> bool {
        (b[8] as i64) != 7
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 8) & 0xFFFFFFFFFFFFFF00)
            | ((!Inner::plain(&::chappe_runtime::record::sub(b, 0usize)) as u64)))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Strict, 16usize);
/// Builds a [`Strict`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct StrictBuilder {
    inner: ::core::option::Option<[u8; 8usize]>,
    n: ::core::option::Option<u8>,
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
impl StrictBuilder {
    /// `inner`.
    #[inline]
    pub fn inner(mut self, value: Inner) -> Self {
        self.inner = ::core::option::Option::Some({
            let mut bytes = [0; 8usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `n`.
    #[inline]
    pub fn n(mut self, value: u8) -> Self {
        self.n = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Strict, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Strict, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Strict::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Strict(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::wire(self.inner.as_ref()),
            1 => ::chappe_runtime::record::Datum::of(self.n),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Numbers of modes that the record itself refuses: some with the number 0, some with the operand of another.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `must` | `Takes` |
/// | 0x01 | 0..=7 | `must.index` | `u8` |
/// | 0x04 | 0..=31 | `must.value` | `u32` |
/// | 0x02 | 0..=7 | `may` | `Takes?` |
/// | 0x03 | 0..=7 | `may.index` | `u8` |
/// | 0x08 | 0..=31 | `may.value` | `u32` |
/// | 0x0C | 0..=7 | `free` | `Free?` |
/// | 0x0D | 0..=7 | `free.index` | `u8` |
/// | 0x08 | 0..=31 | `free.value` | `u32` |
/// | 0x0E | 0..=15 | `far` | `Far` |
/// | 0x10 | 0..=7 | `far.index` | `u8` |
/// | 0x12 | 0..=7 | `reg` | `Free` |
/// | 0x13 | 0..=7 | `reg.index` | `u8` |
/// | 0x14 | 0..=31 | `reg.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Limited([u8; 32usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Limited {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Limited",
            size: 32,
            docs: "Numbers of modes that the record itself refuses: some with the number 0, some with the operand of another.",
            rows: &[
                r::Row {
                    name: "must",
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Takes::INFO,
                        optional: false,
                        mode: r::Place::bits(0, 8),
                        index: r::Place::bits(8, 8),
                        value: ::core::option::Option::Some(r::Place::bits(32, 32)),
                        index_offset: 1u32,
                        value_offset: 4u32,
                    }),
                    ty: "Takes",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_0_rule_0),
                                text: "must != 0",
                                uses: &[0],
                            },
                            message: "not eq",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "may",
                    offset: 2,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Takes::INFO,
                        optional: true,
                        mode: r::Place::bits(16, 8),
                        index: r::Place::bits(24, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 3u32,
                        value_offset: 8u32,
                    }),
                    ty: "Takes?",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0),
                                text: "may != 6",
                                uses: &[1],
                            },
                            message: "not set",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "free",
                    offset: 12,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: true,
                        mode: r::Place::bits(96, 8),
                        index: r::Place::bits(104, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 13u32,
                        value_offset: 8u32,
                    }),
                    ty: "Free?",
                    ..r::ROW
                },
                r::Row {
                    name: "far",
                    offset: 14,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Far::INFO,
                        optional: false,
                        mode: r::Place::bits(112, 16),
                        index: r::Place::bits(128, 8),
                        value: ::core::option::Option::None,
                        index_offset: 16u32,
                        value_offset: 0u32,
                    }),
                    ty: "Far",
                    ..r::ROW
                },
                r::Row {
                    name: "reg",
                    offset: 18,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Free::INFO,
                        optional: false,
                        mode: r::Place::bits(144, 8),
                        index: r::Place::bits(152, 8),
                        value: ::core::option::Option::Some(r::Place::bits(160, 32)),
                        index_offset: 19u32,
                        value_offset: 20u32,
                    }),
                    ty: "Free",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "free == 0 || free == 133",
                        uses: &[2],
                    },
                    message: "by register",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_1),
                        text: "reg == 0 || reg & 128 != 0",
                        uses: &[4],
                    },
                    message: "by register or not at all",
                },
            ],
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 3u64,
                        },
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 9u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 9u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 2,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 4,
                            modes: &[0],
                            value: 4u64,
                        },
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                        r::ProfileRule::Write {
                            row: 1,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> LimitedBuilder {
        ::core::default::Default::default()
    }
    /// `must`.
    ///
    /// Requires `must != 0`: not eq.
    #[inline]
    #[must_use]
    pub fn must(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may`.
    ///
    /// Requires `may != 6`: not set.
    #[inline]
    #[must_use]
    pub fn may(&self) -> ::core::option::Option<Takes> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Takes::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `free`.
    #[inline]
    #[must_use]
    pub fn free(&self) -> ::core::option::Option<Free> {
        let b = &self.0;
        if b[12] == 0 {
            ::core::option::Option::None
        } else {
            Free::known(
                b[12] as u64,
                b[13] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `far`.
    #[inline]
    #[must_use]
    pub fn far(&self) -> Far {
        let b = &self.0;
        match Far::known(u16::from_le_bytes([b[14], b[15]]) as u64, b[16] as u64, 0) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Far::FIRST,
        }
    }
    /// `reg`.
    #[inline]
    #[must_use]
    pub fn reg(&self) -> Free {
        let b = &self.0;
        match Free::known(
            b[18] as u64,
            b[19] as u64,
            u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Free::FIRST,
        }
    }
    /// `must != 0`
    #[inline]
    fn row_0_rule_0(b: &[u8; 32usize]) -> bool {
        (b[0] as i64) != 0
    }
    /// `may != 6`
    #[inline]
    fn row_1_rule_0(b: &[u8; 32usize]) -> bool {
        (b[2] as i64) != 6
    }
    /// `free == 0 || free == 133`
    #[inline]
    fn rule_0(b: &[u8; 32usize]) -> bool {
        (b[12] as i64) == 0 || (b[12] as i64) == 133
    }
    /// `reg == 0 || reg & 128 != 0`
    #[inline]
    fn rule_1(b: &[u8; 32usize]) -> bool {
        (b[18] as i64) == 0 || ((b[18] as i64) & 128) != 0
    }
    const BYTES_0: &'static [u8; 256] = b"\x01\x01\x01\x01\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    const LIMITED_0: &'static [u64; 256] = &::chappe_runtime::record::limited(
        Takes::OPTIONAL_MASKS,
        b"\0\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01",
    );
    const LIMITED_1: &'static [u64; 256] = &::chappe_runtime::record::limited(
        Free::OPTIONAL_MASKS,
        b"\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01",
    );
    const LIMITED_2: &'static [u64; 256] = &::chappe_runtime::record::limited(
        Free::MASKS,
        b"\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01",
    );
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 32usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5) || matches!((b[12] as u64), 5 | 133))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[18] as u64), 5 | 133))
            && u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[18] as u64, 0) {
                        expected = 9;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 32usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[2] as u64), 5) || matches!((b[12] as u64), 5 | 133))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[2] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[18] as u64), 5 | 133))
            && u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[18] as u64, 0) {
                        expected = 4;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 32usize]) -> bool {
        let wrong = ((::chappe_runtime::record::word(b, 16) & 0xFF00)
            | ::chappe_runtime::record::word(b, 24)
            | (((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
                & Takes::MASKS[b[0] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Self::LIMITED_0[b[2] as usize] >> 32))
            | (((::chappe_runtime::record::word(b, 8) >> 32 & 0xFFFF)
                & Self::LIMITED_1[b[12] as usize] >> 32))
            | ((!matches!(u16::from_le_bytes([b[14], b[15]]) as u64, 257 | 258) as u64)
                | (!(match u16::from_le_bytes([b[14], b[15]]) {
                    257 => (b[16] as u64) < 8,
                    258 => (b[16] as u64) < 8,
                    _ => true,
                }) as u64) | (false as u64))
            | (((::chappe_runtime::record::word(b, 16) >> 16 & 0xFFFF)
                & Self::LIMITED_2[b[18] as usize] >> 32))
            | (Self::BYTES_0[b[0] as usize] as u64));
        let loose = (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                & (((Takes::OPTIONAL[b[2] as usize] & 2u8 != 0)
                    | (Free::OPTIONAL[b[12] as usize] & 2u8 != 0)) as u64)
                    .wrapping_sub(1))
            | (u32::from_le_bytes([b[20], b[21], b[22], b[23]]) as u64
                & (((Free::CLASS[b[18] as usize] & 2u8 != 0)) as u64).wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 32usize]) -> [u8; 32usize] {
        b
    }
}
::chappe_runtime::record!(Limited, 32usize);
/// Builds a [`Limited`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct LimitedBuilder {
    must: ::core::option::Option<Takes>,
    may: ::core::option::Option<Takes>,
    free: ::core::option::Option<Free>,
    far: ::core::option::Option<Far>,
    reg: ::core::option::Option<Free>,
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
impl LimitedBuilder {
    /// `must`.
    ///
    /// Requires `must != 0`: not eq.
    #[inline]
    pub fn must(mut self, value: Takes) -> Self {
        self.must = ::core::option::Option::Some(value);
        self
    }
    /// `may`.
    ///
    /// Requires `may != 6`: not set.
    #[inline]
    pub fn may(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Takes>>,
    ) -> Self {
        self.may = value.into();
        self
    }
    /// `free`.
    #[inline]
    pub fn free(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Free>>,
    ) -> Self {
        self.free = value.into();
        self
    }
    /// `far`.
    #[inline]
    pub fn far(mut self, value: Far) -> Self {
        self.far = ::core::option::Option::Some(value);
        self
    }
    /// `reg`.
    #[inline]
    pub fn reg(mut self, value: Free) -> Self {
        self.reg = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Limited, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Limited(b));
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
    ) -> ::core::option::Option<[u8; 32usize]> {
        let mut b: [u8; 32usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.must {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may {
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
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.free {
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
            b[12] = (wire as u8);
            b[13] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.far {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            [b[14], b[15]] = (wire as u16).to_le_bytes();
            b[16] = (index as u8);
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.reg {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[18] = (wire as u8);
            b[19] = (index as u8);
            if matches!(wire, 5 | 133) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[20], b[21], b[22], b[23]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may
            && matches!((v.wire() as u64), 5)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.free
            && matches!((v.wire() as u64), 5 | 133)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if !Limited::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5) || matches!((b[12] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[18] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[18] as u64, 0) {
                            expected = 9;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[20], b[21], b[22], b[23]] = (expected as u32).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[2] as u64), 5) || matches!((b[12] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[2] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[18] as u64), 5 | 133)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[18] as u64, 0) {
                            expected = 4;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[20], b[21], b[22], b[23]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Limited, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 32usize];
        match ::chappe_runtime::record::write(
            Limited::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Limited(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.must {
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
            1 => {
                match self.may {
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
            2 => {
                match self.free {
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
                match self.far {
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
            4 => {
                match self.reg {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Within others: a list is trimmed where its elements are zero.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `takes` | `Takes` |
/// | 0x01 | 0..=7 | `takes.index` | `u8` |
/// | 0x04 | 0..=31 | `takes.value` | `u32` |
/// | 0x02 | 0..=7 | `may` | `Bare?` |
/// | 0x03 | 0..=7 | `may.index` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Inner([u8; 8usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Inner {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Inner",
            size: 8,
            docs: "Within others: a list is trimmed where its elements are zero.",
            rows: &[
                TAKES_ROW,
                r::Row {
                    name: "may",
                    offset: 2,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Bare::INFO,
                        optional: true,
                        mode: r::Place::bits(16, 8),
                        index: r::Place::bits(24, 8),
                        value: ::core::option::Option::None,
                        index_offset: 3u32,
                        value_offset: 0u32,
                    }),
                    ty: "Bare?",
                    ..r::ROW
                },
            ],
            order: &[0, 1],
            profiles: &[
                r::ProfileInfo {
                    name: "p",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 3u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "q",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 0,
                            modes: &[2],
                            value: 8u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> InnerBuilder {
        ::core::default::Default::default()
    }
    /// `takes`.
    #[inline]
    #[must_use]
    pub fn takes(&self) -> Takes {
        let b = &self.0;
        match Takes::known(
            b[0] as u64,
            b[1] as u64,
            u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Takes::FIRST,
        }
    }
    /// `may`.
    #[inline]
    #[must_use]
    pub fn may(&self) -> ::core::option::Option<Bare> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Bare::known(b[2] as u64, b[3] as u64, 0)
        }
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_0(b: &[u8; 8usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 3;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 8usize]) -> bool {
        let b = *b;
        if !(matches!((b[0] as u64), 0 | 5))
            && u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[0] as u64, 6) {
                        expected = 8;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal, and what is written without a profile.
    #[inline]
    fn plain(b: &[u8; 8usize]) -> bool {
        ((((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
            & Takes::MASKS[b[0] as usize] >> 32))
            | ((!(Bare::OPTIONAL[b[2] as usize] & 1u8 != 0) as u64)
                | (((b[2] == 0) as u64).wrapping_neg() & b[3] as u64)
                | (!(match b[2] {
                    0 => (b[3] as u64) < 8,
                    1 => (b[3] as u64) < 8,
                    _ => true,
                }) as u64) | ((Bare::OPTIONAL[b[2] as usize] & 2u8 != 0) as u64))
            | (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                & Takes::MASKS[b[0] as usize])) == 0u64
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 8usize]) -> bool {
        let wrong = ((((::chappe_runtime::record::word(b, 0) >> 0 & 0xFFFF)
            & Takes::MASKS[b[0] as usize] >> 32))
            | ((!(Bare::OPTIONAL[b[2] as usize] & 1u8 != 0) as u64)
                | (((b[2] == 0) as u64).wrapping_neg() & b[3] as u64)
                | (!(match b[2] {
                    0 => (b[3] as u64) < 8,
                    1 => (b[3] as u64) < 8,
                    _ => true,
                }) as u64) | ((Bare::OPTIONAL[b[2] as usize] & 2u8 != 0) as u64)));
        let loose = (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
            & (((Takes::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1));
        wrong | loose == 0u64
            || wrong == 0u64 && (Self::written_by_0(b) || Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 8usize]) -> [u8; 8usize] {
        b
    }
}
::chappe_runtime::record!(Inner, 8usize);
/// Builds a [`Inner`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct InnerBuilder {
    takes: ::core::option::Option<Takes>,
    may: ::core::option::Option<Bare>,
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
impl InnerBuilder {
    /// `takes`.
    #[inline]
    pub fn takes(mut self, value: Takes) -> Self {
        self.takes = ::core::option::Option::Some(value);
        self
    }
    /// `may`.
    #[inline]
    pub fn may(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Bare>>,
    ) -> Self {
        self.may = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Inner, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Inner(b));
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
    ) -> ::core::option::Option<[u8; 8usize]> {
        let mut b: [u8; 8usize] = *b"\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.takes {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[4], b[5], b[6], b[7]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.may {
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
        }
        if !Inner::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 3;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[0] as u64), 0 | 5)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[0] as u64, 6) {
                            expected = 8;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[4], b[5], b[6], b[7]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Inner, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 8usize];
        match ::chappe_runtime::record::write(
            Inner::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Inner(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.takes {
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
            1 => {
                match self.may {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Outer`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `one` | `Inner` |
/// | 0x08 | 0..=191 | `list` | `Inner[3]` |
/// | 0x20 | 0..=63 | `either` | `union { inner: Inner, word: u8[8] }` |
/// | 0x28 | 0..=7 | `which` | `bool` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Outer([u8; 48usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Outer {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Outer",
            size: 48,
            rows: &[
                ONE_ROW,
                r::Row {
                    name: "list",
                    offset: 8,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Record(Inner::INFO),
                            big: false,
                            count: 3u32,
                            stride: 8u32,
                        },
                        at: 8,
                    },
                    ty: "Inner[3]",
                    ..r::ROW
                },
                r::Row {
                    name: "either",
                    offset: 32,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 32u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "inner",
                                ty: r::Type::Record(Inner::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "word",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                    big: false,
                                    count: 8u32,
                                    stride: 1u32,
                                },
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(3),
                    }),
                    ty: "union { inner: Inner, word: u8[8] }",
                    ..r::ROW
                },
                r::Row {
                    name: "which",
                    offset: 40,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(320, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 3, 2],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            profiles: &[P_RULES, Q_RULES],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> OuterBuilder {
        ::core::default::Default::default()
    }
    /// `one`.
    #[inline]
    #[must_use]
    pub fn one(&self) -> Inner {
        let b = &self.0;
        Inner(::chappe_runtime::record::sub(b, 0usize))
    }
    /// `list`.
    #[inline]
    #[must_use]
    pub fn list(&self) -> [Inner; 3usize] {
        let b = &self.0;
        {
            let at = 8usize;
            ::core::array::from_fn(|i| Inner(
                ::chappe_runtime::record::sub(b, (at + i * 8usize)),
            ))
        }
    }
    /// `either`.
    #[inline]
    #[must_use]
    pub fn either(&self) -> ::core::option::Option<OuterEither> {
        let b = &self.0;
        match ((b[40] != 0) as u8 as i128) {
            1 => {
                ::core::option::Option::Some(
                    OuterEither::Inner(Inner(::chappe_runtime::record::sub(b, 32usize))),
                )
            }
            0 => {
                ::core::option::Option::Some(
                    OuterEither::Word({
                        let at = 32usize;
                        ::core::array::from_fn(|i| {
                            let p = ::chappe_runtime::record::sub::<
                                1usize,
                            >(b, (at + i * 1usize));
                            u8::from_le_bytes([p[0usize]])
                        })
                    }),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `which`.
    #[inline]
    #[must_use]
    pub fn which(&self) -> bool {
        let b = &self.0;
        (b[40] != 0)
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 48usize]) -> bool {
        ((::chappe_runtime::record::word(b, 40) & 0xFFFFFFFFFFFFFF00)
            | ((!Inner::plain(&::chappe_runtime::record::sub(b, 0usize)) as u64))
            | ((!{
                let (mut ok, mut i0, at0) = (true, 0, 8usize);
                while i0 < 3usize {
                    ok
                        &= Inner::plain(
                            &::chappe_runtime::record::sub(b, (at0 + i0 * 8usize)),
                        );
                    i0 += 1;
                }
                ok
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match ((b[40] != 0) as u8 as i128) {
                    1 => {
                        (Inner::plain(&::chappe_runtime::record::sub(b, 32usize)) && true
                            && is_zero(b, 40usize, 0usize))
                    }
                    0 => (true && true && is_zero(b, 40usize, 0usize)),
                    _ => is_zero(b, 32usize, 8usize),
                }
            } as u64)) | ((!(b[40] <= 1) as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 48usize]) -> [u8; 48usize] {
        b
    }
}
::chappe_runtime::record!(Outer, 48usize);
/// `either`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OuterEither {
    /// `inner`.
    Inner(Inner),
    /// `word`.
    Word([u8; 8usize]),
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
impl OuterEither {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Inner(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Word(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 1usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                        }
                    }
                }
                1
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Outer`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct OuterBuilder {
    one: ::core::option::Option<[u8; 8usize]>,
    list: ::core::option::Option<[u8; 24usize]>,
    either: ::core::option::Option<(u16, [u8; 8usize])>,
    which: ::core::option::Option<bool>,
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
impl OuterBuilder {
    /// `one`.
    #[inline]
    pub fn one(mut self, value: Inner) -> Self {
        self.one = ::core::option::Option::Some({
            let mut bytes = [0; 8usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `list`.
    #[inline]
    pub fn list(mut self, value: [Inner; 3usize]) -> Self {
        self.list = ::core::option::Option::Some({
            let mut bytes = [0; 24usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 8usize;
                    ::chappe_runtime::record::put(out, at, &v.0);
                }
            }
            bytes
        });
        self
    }
    /// `either`.
    #[inline]
    pub fn either(mut self, value: OuterEither) -> Self {
        self.either = ::core::option::Option::Some(value.parts());
        self
    }
    /// `which`.
    #[inline]
    pub fn which(mut self, value: bool) -> Self {
        self.which = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Outer, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Outer, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 48usize];
        match ::chappe_runtime::record::write(
            Outer::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Outer(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::wire(self.one.as_ref()),
            1 => ::chappe_runtime::record::Datum::wire(self.list.as_ref()),
            2 => ::chappe_runtime::record::Datum::arm(self.either.as_ref()),
            3 => ::chappe_runtime::record::Datum::of(self.which),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Masks, and waits of which one is enough: on the wire nothing but fields and modes.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `far` | `Bits` |
/// | 0x01 | 0..=7 | `far.index` | `u8` |
/// | 0x08 | 0..=63 | `far.value` | `u64` |
/// | 0x02 | 0..=7 | `near` | `Bits?` |
/// | 0x03 | 0..=7 | `near.index` | `u8` |
/// | 0x04 | 0..=31 | `near.value` | `u32` |
/// | 0x10 | 0..=15 | `low` | `u16` |
/// | 0x12 | 0..=7 | `signed` | `i8` if `near != 0` |
/// | 0x14 | 0..=7 | `fixed` | `u8` = 7 |
/// | 0x15 | 0..=7 | `third` | `Bits?` |
/// | 0x16 | 0..=7 | `third.index` | `u8` |
/// | 0x18 | 0..=31 | `third.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Hidden([u8; 32usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Hidden {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Hidden",
            size: 32,
            docs: "Masks, and waits of which one is enough: on the wire nothing but fields and modes.",
            rows: &[
                r::Row {
                    name: "far",
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Bits::INFO,
                        optional: false,
                        mode: r::Place::bits(0, 8),
                        index: r::Place::bits(8, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 64)),
                        index_offset: 1u32,
                        value_offset: 8u32,
                    }),
                    ty: "Bits",
                    ..r::ROW
                },
                r::Row {
                    name: "near",
                    offset: 2,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Bits::INFO,
                        optional: true,
                        mode: r::Place::bits(16, 8),
                        index: r::Place::bits(24, 8),
                        value: ::core::option::Option::Some(r::Place::bits(32, 32)),
                        index_offset: 3u32,
                        value_offset: 4u32,
                    }),
                    ty: "Bits?",
                    ..r::ROW
                },
                r::Row {
                    name: "low",
                    offset: 16,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(128, 16),
                    },
                    ty: "u16",
                    hex: true,
                    ..r::ROW
                },
                r::Row {
                    name: "signed",
                    offset: 18,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(144, 8),
                    },
                    ty: "i8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_3_is_present),
                        text: "near != 0",
                        uses: &[1],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "fixed",
                    offset: 20,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(160, 8),
                        bits: 7,
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "third",
                    offset: 21,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Bits::INFO,
                        optional: true,
                        mode: r::Place::bits(168, 8),
                        index: r::Place::bits(176, 8),
                        value: ::core::option::Option::Some(r::Place::bits(192, 32)),
                        index_offset: 22u32,
                        value_offset: 24u32,
                    }),
                    ty: "Bits?",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 4, 5, 3],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\xFF\0\0\0\0\xFF\xFF\xFF\xFF",
            mask: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[P_RULES, Q_RULES],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> HiddenBuilder {
        ::core::default::Default::default()
    }
    /// `far`.
    #[inline]
    #[must_use]
    pub fn far(&self) -> Bits {
        let b = &self.0;
        match Bits::known(
            b[0] as u64,
            b[1] as u64,
            u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Bits::FIRST,
        }
    }
    /// `near`.
    #[inline]
    #[must_use]
    pub fn near(&self) -> ::core::option::Option<Bits> {
        let b = &self.0;
        if b[2] == 0 {
            ::core::option::Option::None
        } else {
            Bits::known(
                b[2] as u64,
                b[3] as u64,
                u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64,
            )
        }
    }
    /// `low`.
    #[inline]
    #[must_use]
    pub fn low(&self) -> u16 {
        let b = &self.0;
        u16::from_le_bytes([b[16], b[17]])
    }
    /// `signed`.
    ///
    /// Present only if `near != 0`.
    #[inline]
    #[must_use]
    pub fn signed(&self) -> ::core::option::Option<i8> {
        let b = &self.0;
        if Self::row_3_is_present(b) {
            ::core::option::Option::Some((b[18] as i8))
        } else {
            ::core::option::Option::None
        }
    }
    /// `fixed`.
    #[inline]
    #[must_use]
    pub fn fixed(&self) -> u8 {
        let b = &self.0;
        b[20]
    }
    /// `third`.
    #[inline]
    #[must_use]
    pub fn third(&self) -> ::core::option::Option<Bits> {
        let b = &self.0;
        if b[21] == 0 {
            ::core::option::Option::None
        } else {
            Bits::known(
                b[21] as u64,
                b[22] as u64,
                u32::from_le_bytes([b[24], b[25], b[26], b[27]]) as u64,
            )
        }
    }
    /// `near != 0`
    #[inline]
    fn row_3_is_present(b: &[u8; 32usize]) -> bool {
        (b[2] as i64) != 0
    }
    const BYTES_0: &'static [u8; 256] = b"\0\0\0\0\0\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 32usize]) -> bool {
        (((::chappe_runtime::record::word(b, 16) ^ 0x700000000) & 0xFF0000FFFF000000)
            | (::chappe_runtime::record::word(b, 24) & 0xFFFFFFFF00000000)
            | ((!(Bits::CLASS[b[0] as usize] & 1u8 != 0) as u64)
                | (!(match b[0] {
                    0 => (b[1] as u64) < 16,
                    5 => (b[1] as u64) < 16,
                    6 => (b[1] as u64) < 8,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 0) >> 16 & 0xFFFF)
                & Bits::OPTIONAL_MASKS[b[2] as usize] >> 32))
            | {
                let here = (Self::BYTES_0[b[2] as usize] as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 16) & 0xFF0000)) & !here
            }
            | (((::chappe_runtime::record::word(b, 16) >> 40 & 0xFFFF)
                & Bits::OPTIONAL_MASKS[b[21] as usize] >> 32)))
            | (u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as u64
                & (((Bits::CLASS[b[0] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64
                & (((Bits::OPTIONAL[b[2] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[24], b[25], b[26], b[27]]) as u64
                & (((Bits::OPTIONAL[b[21] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 32usize]) -> [u8; 32usize] {
        b
    }
}
::chappe_runtime::record!(Hidden, 32usize);
/// Builds a [`Hidden`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct HiddenBuilder {
    far: ::core::option::Option<Bits>,
    near: ::core::option::Option<Bits>,
    low: ::core::option::Option<u16>,
    signed: ::core::option::Option<i8>,
    third: ::core::option::Option<Bits>,
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
impl HiddenBuilder {
    /// `far`.
    #[inline]
    pub fn far(mut self, value: Bits) -> Self {
        self.far = ::core::option::Option::Some(value);
        self
    }
    /// `near`.
    #[inline]
    pub fn near(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Bits>>,
    ) -> Self {
        self.near = value.into();
        self
    }
    /// `low`.
    #[inline]
    pub fn low(mut self, value: u16) -> Self {
        self.low = ::core::option::Option::Some(value);
        self
    }
    /// `signed`.
    ///
    /// Present only if `near != 0`.
    #[inline]
    pub fn signed(mut self, value: i8) -> Self {
        self.signed = ::core::option::Option::Some(value);
        self
    }
    /// `third`.
    #[inline]
    pub fn third(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Bits>>,
    ) -> Self {
        self.third = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Hidden, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Hidden(b));
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
    ) -> ::core::option::Option<[u8; 32usize]> {
        let mut b: [u8; 32usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.far {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[0] = (wire as u8);
            b[1] = (index as u8);
            if matches!(wire, 0 | 5) {
                [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]] = (value as u64)
                    .to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.near {
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
        if let ::core::option::Option::Some(v) = self.low {
            [b[16], b[17]] = v.to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.third {
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
            b[21] = (wire as u8);
            b[22] = (index as u8);
            if matches!(wire, 5) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[24], b[25], b[26], b[27]] = (value as u32).to_le_bytes();
            }
        }
        if Hidden::row_3_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.signed {
                b[18] = (v as u8);
            }
        } else if self.signed.is_some() {
            return ::core::option::Option::None;
        }
        if !Hidden::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Hidden, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 32usize];
        match ::chappe_runtime::record::write(
            Hidden::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Hidden(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => {
                match self.far {
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
            1 => {
                match self.near {
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
            2 => ::chappe_runtime::record::Datum::of(self.low),
            3 => ::chappe_runtime::record::Datum::of(self.signed),
            5 => {
                match self.third {
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
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const TAKES_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "takes",
        kind: r::Kind::Mode(r::ModeRow {
            table: Takes::INFO,
            optional: false,
            mode: r::Place::bits(0, 8),
            index: r::Place::bits(8, 8),
            value: ::core::option::Option::Some(r::Place::bits(32, 32)),
            index_offset: 1u32,
            value_offset: 4u32,
        }),
        ty: "Takes",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const MAY_TAKE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "may_take",
        offset: 2,
        kind: r::Kind::Mode(r::ModeRow {
            table: Takes::INFO,
            optional: true,
            mode: r::Place::bits(16, 8),
            index: r::Place::bits(24, 8),
            value: ::core::option::Option::Some(r::Place::bits(64, 32)),
            index_offset: 3u32,
            value_offset: 8u32,
        }),
        ty: "Takes?",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const MUST_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "must",
        kind: r::Kind::Mode(r::ModeRow {
            table: Takes::INFO,
            optional: false,
            mode: r::Place::bits(0, 8),
            index: r::Place::bits(8, 8),
            value: ::core::option::Option::Some(r::Place::bits(32, 32)),
            index_offset: 1u32,
            value_offset: 4u32,
        }),
        ty: "Takes",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const MAY_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "may",
        offset: 2,
        kind: r::Kind::Mode(r::ModeRow {
            table: Takes::INFO,
            optional: true,
            mode: r::Place::bits(16, 8),
            index: r::Place::bits(24, 8),
            value: ::core::option::Option::Some(r::Place::bits(64, 32)),
            index_offset: 3u32,
            value_offset: 8u32,
        }),
        ty: "Takes?",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const ONE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "one",
        kind: r::Kind::Bytes {
            ty: r::Type::Record(Inner::INFO),
            at: 0,
        },
        ty: "Inner",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const Q_RULES: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "q",
        rules: &[],
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const P_RULES: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "p",
        rules: &[],
    }
};
/// What records do: with it, `program_of` of the runtime makes a program of bytes.
#[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
pub static MACHINE: ::chappe_runtime::streams::Machine = {
    use ::chappe_runtime::{program as p, streams as r, streams::effect as e};
    r::Machine {
        title: "modes",
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
            r::BankState {
                name: "go",
                size: 8,
                kind: p::BankKind::Flag,
                reserved: &[],
                named: &[],
            },
        ],
        registers: ::core::option::Option::Some(r::RegisterFile {
            name: "r",
            count: 8,
            bits: 32,
            signed: false,
            init: 0,
            reserved: &[],
        }),
        engines: &[],
        joins: ::core::option::Option::None,
        modes: &[
            (
                Takes::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Eq, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Free::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Register),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Bare::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Flag(false),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Bits::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Masked(
                            r::Mask::Field,
                            p::Compare::Eq,
                            r::Operand::Value,
                        ),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Masked(
                            r::Mask::Const(15i64),
                            p::Compare::Ge,
                            r::Operand::Value,
                        ),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Post::INFO,
                &[
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Add(r::Operand::Const(1i64)),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Add(r::Operand::Value),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 1,
                        action: r::ModeAction::Set,
                        when: p::When::Complete,
                    },
                ],
            ),
            (
                Far::INFO,
                &[
                    r::Meaning::Update {
                        bank: 1,
                        action: r::ModeAction::Set,
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 1,
                        action: r::ModeAction::Clear,
                        when: p::When::Complete,
                    },
                ],
            ),
        ],
        records: &[],
        copy_cost: 64u32,
    }
};
