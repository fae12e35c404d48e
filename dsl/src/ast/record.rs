//! Records, layouts, families.
#![allow(missing_docs, reason = "the fields are named after the words of the syntax shown at each type")]

use super::{Attr, Docs, Expr, Name, Requirement, Type, Unknown};
use crate::source::Span;

/// A record or a family.
#[derive(Clone, Debug)]
pub struct Record {
    pub name: Name,
    /// Size in bytes; a member of a family takes the family's.
    pub size: Option<Expr>,
    pub endian: Option<Endian>,
    pub parent: Option<Parent>,
    pub attrs: Vec<Attr>,
    pub rows: Vec<RecordRow>,
}

/// Rows that records include.
#[derive(Clone, Debug)]
pub struct Layout {
    pub name: Name,
    pub attrs: Vec<Attr>,
    pub rows: Vec<RecordRow>,
}

/// `: Family = key`
#[derive(Clone, Debug)]
pub struct Parent {
    pub family: Name,
    /// Values of the family's key fields, in their order; may be left out where constants alone discriminate.
    pub keys: Vec<Expr>,
}

/// Byte order of fields wider than a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endian {
    /// Least significant byte first; bit n of a record is bit n % 8 of byte n / 8.
    Little,
    /// Most significant byte first. Bit fields number the bits of a word of that many bits that starts at their offset;
    /// without a number the word is the smallest of 8, 16, 32, 64 that holds the highest bit.
    Big { word: Option<u32> },
}

/// A row of a record.
#[derive(Clone, Debug)]
pub struct RecordRow {
    pub docs: Docs,
    pub kind: RecordRowKind,
    pub span: Span,
}

/// Kinds of row.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "most rows are fields")]
pub enum RecordRowKind {
    /// `include SyncBlock,`
    Include(Name),
    /// `rest zero,`, `rest ignored,`; `..` is `rest ignored`.
    Rest(Fill),
    /// `order wait0, wait1, update;`
    Order(Vec<Name>),
    /// `any dep0, dep1;`: waits of which one is enough
    Any(Vec<Name>),
    /// `effect join(datapath) stop if c;`
    Effect {
        effects: Vec<Effect>,
        guard: Option<Expr>,
    },
    /// `require a <= b "..",`
    Require(Requirement),
    Field(Field),
    Union(Union),
    /// `0x0D u8[19] zero,`, `0x02 u8 = 3,`
    Pad {
        place: Place,
        ty: Option<Type>,
        content: PadContent,
        attrs: Vec<Attr>,
    },
}

/// What unnamed bits hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Must be zero.
    Zero,
    /// May hold anything; written as zero.
    Ignored,
}

/// What unnamed bits of a row hold.
#[derive(Clone, Debug)]
pub enum PadContent {
    Fill(Fill),
    Constant(Expr),
}

/// Where a row lies.
#[derive(Clone, Debug)]
pub struct Place {
    /// First byte; 0 if only bits are given.
    pub offset: u128,
    /// Last byte, for `0x0D..=0x1F`.
    pub last: Option<u128>,
    /// Bit ranges, most significant part of the value first; `[7..=4]` and `[4..=7]` are the same four bits, in that
    /// order of significance. Empty: whole bytes.
    pub bits: Vec<BitRange>,
    pub span: Span,
}

/// `[first..=last]`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitRange {
    pub first: u128,
    pub last: u128,
    pub span: Span,
}

/// `0x04 wait: WaitMode? (index 0x05, value 0x08 shared) = .. if .. require ..`
#[derive(Clone, Debug)]
pub struct Field {
    pub place: Place,
    pub name: Name,
    pub ty: Type,
    /// Where the operands of a mode lie.
    pub slots: Vec<Slot>,
    /// The field picks the member of the family.
    pub key: bool,
    /// Overlaps others on purpose.
    pub shared: bool,
    pub constant: Option<Expr>,
    /// `if mode == range`: present only then, and zero otherwise.
    pub guard: Option<Expr>,
    /// Distance of array elements in bytes.
    pub stride: Option<(u128, Span)>,
    pub requires: Vec<Requirement>,
    pub attrs: Vec<Attr>,
}

/// `index 0x05`, `value 0x08: u32 shared`, `mask bits`
#[derive(Clone, Debug)]
pub struct Slot {
    pub name: Name,
    pub offset: u128,
    /// Instead of a place: the field that holds it.
    pub field: Option<Name>,
    pub ty: Option<Type>,
    /// Other slots may use the same bytes.
    pub shared: bool,
    pub span: Span,
}

/// `0x20 union view { ring: RingSemas(128), .. } by selector`
#[derive(Clone, Debug)]
pub struct Union {
    pub place: Place,
    /// Without a name the arms are the record's own fields.
    pub name: Option<Name>,
    pub arms: Vec<UnionArm>,
    /// The field that says which arm is meant; without one, the arm is the writer's choice and the first one is read.
    pub by: Option<Name>,
    pub guard: Option<Expr>,
    pub attrs: Vec<Attr>,
}

/// An arm of a union.
#[derive(Clone, Debug)]
pub struct UnionArm {
    pub docs: Docs,
    pub name: Name,
    pub ty: Type,
    /// Value of the selector; if not said: the enumerator of the arm's name, or for a `bool` 1 then 0.
    pub when: Option<Expr>,
    pub attrs: Vec<Attr>,
}

/// What a record does: `drain`, `join(datapath)`, `move(count: n, to: dst, from: src)`.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Known.
    Known { name: Name, args: Vec<(Option<Name>, Expr)>, span: Span },
    /// Not known: simulating it is an error that says so.
    Unknown(Unknown),
}
