//! What a record looks like, as data. Generated code carries one [`RecordInfo`] for each record; errors, printing,
//! parsing and tools read it.
//!
//! Bit n of a record is bit n % 8 of byte n / 8, whatever the byte order. Ranges of bits are half open.

use super::NoValue;

/// A record: its rows, and what must hold of its bytes.
#[derive(Debug)]
pub struct RecordInfo {
    /// Its name in the specification.
    pub name: &'static str,
    /// Bytes.
    pub size: u32,
    /// Documentation lines.
    pub docs: &'static str,
    /// Where its layout comes from; empty if not said.
    pub source: &'static str,
    /// Rows in declared order, those of its family first.
    pub rows: &'static [Row],
    /// Indices of all rows in an order in which each can be read: after those that its condition or selector uses.
    pub order: &'static [u16],
    /// Mask of the bits that no row names and that must be zero; as long as the record, or empty if there are none.
    pub zero: &'static [u8],
    /// Mask of the bits that may hold anything and are written as zero; likewise.
    pub ignored: &'static [u8],
    /// Mask of the bits that constants and keys fix; likewise.
    pub mask: &'static [u8],
    /// Their values; zero elsewhere.
    pub value: &'static [u8],
    /// Conditions on the whole.
    pub requires: &'static [Require],
    /// The rules of every profile of the specification that concern this record.
    pub profiles: &'static [ProfileInfo],
    /// The architecture does not have it.
    pub unavailable: Option<Unavailable>,
    /// Its layout is not published; why.
    pub opaque: Option<&'static str>,
}

/// A row of a record.
#[derive(Debug)]
pub struct Row {
    /// Its name; empty for bytes without one.
    pub name: &'static str,
    /// First byte.
    pub offset: u32,
    /// What it holds and where.
    pub kind: Kind,
    /// Its type in the specification's words, as `u8`, `WaitMode?`, `bits[256]`.
    pub ty: &'static str,
    /// Documentation lines.
    pub docs: &'static str,
    /// Present only if this holds; otherwise its bits are zero.
    pub guard: Option<Condition>,
    /// Conditions on it.
    pub requires: &'static [Require],
    /// It picks the member of the family.
    pub key: bool,
    /// It overlaps others on purpose.
    pub shared: bool,
    /// Numbers are printed in hexadecimal.
    pub hex: bool,
    /// The architecture does not have it.
    pub unavailable: Option<Unavailable>,
}

/// What a row holds.
#[derive(Debug)]
pub enum Kind {
    /// Bits that are stamped on encoding and checked on decoding: constants, and keys of members.
    Constant {
        /// Type.
        scalar: Scalar,
        /// Their place.
        place: Place,
        /// Their value, as an unsigned pattern.
        bits: u64,
    },
    /// A number.
    Scalar {
        /// Type.
        scalar: Scalar,
        /// Its place.
        place: Place,
    },
    /// A value that is made of bytes.
    Bytes {
        /// Type.
        ty: Type,
        /// First byte.
        at: u32,
    },
    /// Bits without a name.
    Fill {
        /// Their ranges.
        bits: &'static [(u32, u32)],
        /// They may hold anything; else they must be zero.
        ignored: bool,
    },
    /// A wait or update mode with its operands.
    Mode(ModeRow),
    /// One of several views of the same bytes.
    Union(UnionRow),
}

/// The bits of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pieces: Pieces,
    /// Number of bits, at most 64.
    pub width: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pieces {
    One([Piece; 1]),
    Many(&'static [Piece]),
}

impl Place {
    /// Bits in a row.
    #[must_use]
    pub const fn bits(first: u32, width: u8) -> Self {
        Place { pieces: Pieces::One([Piece(first, 0, width)]), width }
    }

    /// Bits from several parts of the record, which together cover value bits `0..width`.
    #[must_use]
    pub const fn split(pieces: &'static [Piece], width: u8) -> Self {
        Place { pieces: Pieces::Many(pieces), width }
    }

    /// Its parts.
    #[must_use]
    pub const fn pieces(&self) -> &[Piece] {
        match &self.pieces {
            Pieces::One(one) => one,
            Pieces::Many(many) => many,
        }
    }
}

/// First bit in the record, first bit in the value, number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece(pub u32, pub u8, pub u8);

/// A kind of number.
#[derive(Clone, Copy, Debug)]
pub enum Scalar {
    /// Unsigned.
    Uint,
    /// Two's complement.
    Int,
    /// 0 or 1.
    Bool,
    /// An enumerator.
    Enum(&'static EnumInfo),
}

/// Type of a value that is made of bytes.
#[derive(Debug)]
pub enum Type {
    /// A number of that many bits.
    Scalar(Scalar, u8),
    /// A set of bit numbers `0..n`.
    Bits(u32),
    /// ASCII text in `len` bytes, padded with NUL; `terminated`: at least one NUL.
    Str {
        /// Bytes.
        len: u32,
        /// At least one NUL.
        terminated: bool,
    },
    /// Elements at a distance of `stride` bytes.
    Array {
        /// Type of an element.
        element: &'static Type,
        /// Byte order of a scalar element: most significant byte first.
        big: bool,
        /// Number of elements.
        count: u32,
        /// Distance in bytes.
        stride: u32,
    },
    /// A nested record.
    Record(&'static RecordInfo),
}

/// A mode with its operands.
#[derive(Debug)]
pub struct ModeRow {
    /// Its table.
    pub table: &'static ModeTable,
    /// Mode 0 means none.
    pub optional: bool,
    /// Place of the mode's number.
    pub mode: Place,
    /// Place of the index into the bank.
    pub index: Place,
    /// Place of the operand, if there is one.
    pub value: Option<Place>,
    /// First byte of the index.
    pub index_offset: u32,
    /// First byte of the operand.
    pub value_offset: u32,
}

/// A wait or update table.
#[derive(Debug)]
pub struct ModeTable {
    /// Its name.
    pub name: &'static str,
    /// Width of a mode's number in bits.
    pub bits: u8,
    /// Its modes, in declared order.
    pub modes: &'static [ModeInfo],
}

/// A mode.
#[derive(Debug)]
pub struct ModeInfo {
    /// Its name.
    pub name: &'static str,
    /// Its number.
    pub wire: u64,
    /// It has an operand: its meaning uses the value field, or is not known.
    pub takes_value: bool,
    /// The bank that its index refers to, if its meaning is known.
    pub bank: Option<&'static BankInfo>,
    /// Documentation lines.
    pub docs: &'static str,
    /// The architecture does not have it.
    pub unavailable: Option<Unavailable>,
}

/// A bank.
#[derive(Debug)]
pub struct BankInfo {
    /// Its name.
    pub name: &'static str,
    /// Number of entries; ids are `0..size`.
    pub size: u32,
}

/// An enum.
#[derive(Debug)]
pub struct EnumInfo {
    /// Its name.
    pub name: &'static str,
    /// Width in bits.
    pub bits: u8,
    /// Values are two's complement.
    pub signed: bool,
    /// Values without a name are legal.
    pub open: bool,
    /// Its rows, in declared order.
    pub rows: &'static [EnumRow],
}

/// An enumerator.
#[derive(Debug)]
pub struct EnumRow {
    /// Its name.
    pub name: &'static str,
    /// Its number.
    pub value: i128,
    /// Documentation lines.
    pub docs: &'static str,
    /// The architecture does not have it.
    pub unavailable: Option<Unavailable>,
}

/// A union.
#[derive(Debug)]
pub struct UnionRow {
    /// First byte.
    pub offset: u32,
    /// Size of the longest arm in bytes.
    pub size: u32,
    /// Its arms.
    pub arms: &'static [Arm],
    /// The row that says which arm is meant; without one decoding reads the first.
    pub selector: Option<u16>,
}

/// An arm of a union.
#[derive(Debug)]
pub struct Arm {
    /// Its name.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Byte order of a scalar: most significant byte first.
    pub big: bool,
    /// Value of the selector.
    pub when: Option<i128>,
    /// Documentation lines.
    pub docs: &'static str,
    /// The architecture does not have it.
    pub unavailable: Option<Unavailable>,
}

/// A condition on the rows of a record.
#[derive(Debug)]
pub struct Condition {
    /// Whether it holds, of the record's own bytes. Rows that are absent count as zero.
    pub holds: fn(&[u8]) -> Result<bool, NoValue>,
    /// In the specification's words.
    pub text: &'static str,
    /// The rows it uses.
    pub uses: &'static [u16],
}

/// `require condition "message"`.
#[derive(Debug)]
pub struct Require {
    /// Must hold.
    pub condition: Condition,
    /// What is wrong if it does not.
    pub message: &'static str,
}

/// A profile's rules for one record.
#[derive(Debug)]
pub struct ProfileInfo {
    /// Name of the profile.
    pub name: &'static str,
    /// Its rules, in declared order; those about a table stand here once for each row of that table.
    pub rules: &'static [ProfileRule],
}

/// A rule of a profile.
#[derive(Debug)]
pub enum ProfileRule {
    /// A mode row holds only these modes (by index into its table).
    Only {
        /// The row.
        row: u16,
        /// Modes allowed.
        modes: &'static [u16],
        /// What is wrong otherwise.
        message: &'static str,
    },
    /// A row is absent (zero, none).
    Absent {
        /// The row.
        row: u16,
        /// What is wrong otherwise.
        message: &'static str,
    },
    /// These modes of a row, which have no operand, write this into the value field.
    Write {
        /// The row.
        row: u16,
        /// Modes (by index into the table).
        modes: &'static [u16],
        /// What is written.
        value: u64,
    },
    /// A condition on the record.
    Require(Require),
}

/// Something that the architecture does not have: why, as `since cayman`. Which architecture that is, is not said: a
/// description may serve several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unavailable(pub &'static str);

/// A family of records.
#[derive(Debug)]
pub struct FamilyInfo {
    /// Its name.
    pub name: &'static str,
    /// Size of every member in bytes.
    pub size: u32,
    /// Key fields: name and place.
    pub keys: &'static [(&'static str, Place)],
    /// Every member, those of nested families included; most specific first, as decoding tries them.
    pub members: &'static [&'static RecordInfo],
    /// For each member, the nested family it belongs to; `None`: this one.
    pub families: &'static [Option<&'static FamilyInfo>],
}

/// A row of which nothing is said: what a description need not repeat.
pub const ROW: Row = Row {
    name: "",
    offset: 0,
    kind: Kind::Fill { bits: &[], ignored: false },
    ty: "",
    docs: "",
    guard: None,
    requires: &[],
    key: false,
    shared: false,
    hex: false,
    unavailable: None,
};

/// A record of which nothing is said.
pub const RECORD: RecordInfo = RecordInfo {
    name: "",
    size: 0,
    docs: "",
    source: "",
    rows: &[],
    order: &[],
    zero: &[],
    ignored: &[],
    mask: &[],
    value: &[],
    requires: &[],
    profiles: &[],
    unavailable: None,
    opaque: None,
};

/// An enumerator of which nothing is said.
pub const ENUM_ROW: EnumRow = EnumRow { name: "", value: 0, docs: "", unavailable: None };

/// A mode of which nothing is said.
pub const MODE: ModeInfo = ModeInfo { name: "", wire: 0, takes_value: false, bank: None, docs: "", unavailable: None };
