//! Records: where every bit of them lies and what it means.

use super::{EnumId, Expr, FamilyId, FieldId, Notes, RecordId, UpdateId, WaitId};
use crate::source::Span;
use fixedbitset::FixedBitSet;

/// A family: records of one size that key fields tell apart.
#[derive(Clone, Debug)]
pub struct Family {
    /// Its name.
    pub name: String,
    /// Size of every member in bytes.
    pub size: u32,
    /// The family it is itself a member of.
    pub parent: Option<FamilyId>,
    /// Key fields: name and place. Bits that every member has in the same place.
    pub keys: Vec<Key>,
    /// Every record of it, those of nested families included; most specific first, as decoding tries them.
    pub members: Vec<RecordId>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// A key field of a family.
#[derive(Clone, Debug)]
pub struct Key {
    /// Its name.
    pub name: String,
    /// Its bits.
    pub place: Place,
}

/// A record, with its family's rows and its included layouts in place.
#[derive(Clone, Debug)]
pub struct Record {
    /// Its name.
    pub name: String,
    /// The innermost family it belongs to; `None`: a plain structure.
    pub family: Option<FamilyId>,
    /// Size in bytes.
    pub size: u32,
    /// Rows in declared order, the family's first.
    pub fields: Vec<Field>,
    /// Conditions that must hold, with the message if they do not.
    pub requires: Vec<Require>,
    /// Mode fields in the order they act: waits before updates.
    pub order: Vec<FieldId>,
    /// Groups of wait fields of which one is enough.
    pub any: Vec<Vec<FieldId>>,
    /// What it does.
    pub effects: Vec<EffectRule>,
    /// Bits that no row names and that must be zero. Bit n is bit n % 8 of byte n / 8.
    pub zero: FixedBitSet,
    /// Bits that may hold anything; written as zero.
    pub ignored: FixedBitSet,
    /// Bits that constants and keys fix, and their values: the record's discriminant.
    pub fixed: FixedBits,
    /// The layout behind the common part is not published: recognized, but neither encoded nor decoded further.
    pub opaque: Option<String>,
    /// Documentation, confidence, columns, availability.
    pub notes: Notes,
    /// Other files may use it.
    pub public: bool,
    /// Rows were lost to mistakes that have been reported: what is missing is not reported again.
    pub broken: bool,
    /// Names of rows that were lost; an empty one if not even that is known.
    pub lost: Vec<String>,
    /// Where it is declared.
    pub span: Span,
}

impl Record {
    /// The field of that name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<FieldId> {
        self.fields.iter().position(|f| f.name.as_deref() == Some(name)).map(|i| FieldId(i as u32))
    }

    /// Whether a row of that name may have been lost.
    #[must_use]
    pub fn may_have(&self, name: &str) -> bool {
        self.lost.iter().any(|l| l.is_empty() || l == name)
    }

    /// Whether a row's condition or selector is one of these fields.
    pub fn depends(&self, id: FieldId, which: impl Fn(FieldId) -> bool) -> bool {
        let Some(field) = self.fields.get(id.index()) else { return false };
        let selector = match &field.kind {
            FieldKind::Union(u) => u.selector,
            _ => None,
        };
        selector.is_some_and(&which) || field.guard.as_ref().is_some_and(|g| g.uses(&which))
    }

    /// The rows in an order in which each can be read: first those that depend on none, in declared order, then the
    /// others, after the rows that their conditions and selectors use.
    #[must_use]
    pub fn reading_order(&self) -> Vec<FieldId> {
        let all = (0..self.fields.len() as u32).map(FieldId);
        let later = |f: &Field| f.guard.is_some() || matches!(&f.kind, FieldKind::Union(u) if u.selector.is_some());
        let (mut pending, mut order): (Vec<FieldId>, Vec<FieldId>) =
            all.partition(|id| self.fields.get(id.index()).is_some_and(later));
        while !pending.is_empty() {
            let ready = pending.iter().position(|id| !self.depends(*id, |on| on != *id && pending.contains(&on)));
            order.push(pending.remove(ready.unwrap_or(0)));
        }
        order
    }

    /// Names that a literal may give.
    pub fn literal_names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().filter(|f| f.in_literal()).filter_map(|f| f.name.as_deref())
    }
}

/// Bits with fixed values.
#[derive(Clone, Debug, Default)]
pub struct FixedBits {
    /// One byte of mask for each byte of the record.
    pub mask: Vec<u8>,
    /// The value of the masked bits; zero elsewhere.
    pub value: Vec<u8>,
}

/// A row of a record.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name; `None` for bytes without one.
    pub name: Option<String>,
    /// First byte, for messages and metadata.
    pub offset: u32,
    /// What it holds and where.
    pub kind: FieldKind,
    /// It picks the member of the family.
    pub key: bool,
    /// It overlaps others on purpose.
    pub shared: bool,
    /// Present only if this holds; otherwise its bits are zero.
    pub guard: Option<Expr>,
    /// Conditions on it.
    pub requires: Vec<Require>,
    /// Numbers are printed in hexadecimal.
    pub hex: bool,
    /// Documentation, confidence, columns, availability.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

impl Field {
    /// Whether a literal may give it.
    #[must_use]
    pub fn in_literal(&self) -> bool {
        self.name.is_some() && !matches!(self.kind, FieldKind::Constant { .. } | FieldKind::Fill { .. })
    }
}

/// What a row holds.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// A value of a type.
    Value {
        /// Its type.
        ty: Type,
        /// Its place.
        at: Location,
    },
    /// Bits that are stamped on encoding and checked on decoding.
    Constant {
        /// Type, for printing.
        ty: Scalar,
        /// Their place.
        place: Place,
        /// Their value, as an unsigned pattern.
        bits: u64,
    },
    /// Bits without a name that must be zero, or may hold anything.
    Fill {
        /// Their place.
        bits: Vec<(u32, u32)>,
        /// May hold anything.
        ignored: bool,
    },
    /// A wait or update mode with its operands.
    Mode(ModeField),
    /// One of several views of the same bytes.
    Union(UnionField),
}

/// Where a value lies.
#[derive(Clone, Debug)]
pub enum Location {
    /// A scalar: its bits.
    Bits(Place),
    /// Anything that is made of bytes: its first byte within the record.
    Bytes(u32),
}

/// The bits of a scalar. Bit n of a record is bit n % 8 of byte n / 8, whatever the byte order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its parts; together they cover value bits `0..width`.
    pub pieces: Vec<Piece>,
    /// Number of bits.
    pub width: u8,
}

/// Value bits `value_bit..value_bit + width` are record bits `record_bit..record_bit + width`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First bit in the record.
    pub record_bit: u32,
    /// First bit in the value.
    pub value_bit: u8,
    /// Number of bits.
    pub width: u8,
}

impl Place {
    /// A place of whole bytes.
    #[must_use]
    pub fn bytes(offset: u32, width: u8, big: bool) -> Place {
        let pieces = if big {
            (0..u32::from(width) / 8)
                .map(|i| Piece { record_bit: (offset + i) * 8, value_bit: width - 8 - (i * 8) as u8, width: 8 })
                .collect()
        } else {
            vec![Piece { record_bit: offset * 8, value_bit: 0, width }]
        };
        Place { pieces, width }
    }

    /// The same place, some bytes further on.
    #[must_use]
    pub fn shifted(&self, bytes: u32) -> Place {
        let pieces = self.pieces.iter().map(|p| Piece { record_bit: p.record_bit + bytes * 8, ..*p }).collect();
        Place { pieces, width: self.width }
    }

    /// The record bits, as half-open ranges.
    pub fn ranges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.pieces.iter().map(|p| (p.record_bit, p.record_bit + u32::from(p.width)))
    }
}

/// A number on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// Unsigned.
    Uint,
    /// Two's complement.
    Int,
    /// 0 or 1.
    Bool,
    /// An enumerator.
    Enum(EnumId),
}

/// Type of a value.
#[derive(Clone, Debug)]
pub enum Type {
    /// A number of that many bits.
    Scalar(Scalar, u8),
    /// A set of bit numbers `0..n`; bit n is bit n % 8 of byte n / 8.
    Bits(u32),
    /// ASCII text in that many bytes, padded with NUL; `terminated`: at least one NUL.
    Str {
        /// Bytes.
        len: u32,
        /// At least one NUL.
        terminated: bool,
    },
    /// Elements at a distance of `stride` bytes.
    Array {
        /// Type of an element.
        element: Box<Type>,
        /// Byte order of a scalar element: most significant byte first.
        big: bool,
        /// Number of elements.
        count: u32,
        /// Distance in bytes.
        stride: u32,
    },
    /// A nested structure.
    Record(RecordId),
}

impl Type {
    /// Size of a value in bytes, rounded up.
    #[must_use]
    pub fn bytes(&self, records: &[Record]) -> u32 {
        match self {
            Type::Scalar(_, bits) => u32::from(*bits).div_ceil(8),
            Type::Bits(n) => n / 8,
            Type::Str { len, .. } => *len,
            Type::Array { element, count, stride, .. } => match count.checked_sub(1) {
                Some(before) => before.saturating_mul(*stride).saturating_add(element.bytes(records)),
                None => 0,
            },
            Type::Record(id) => records.get(id.index()).map_or(0, |r| r.size),
        }
    }

    /// The bits that a value at a byte offset takes, as half-open ranges. Gaps between array elements are not its.
    fn ranges(&self, offset: u32, records: &[Record], out: &mut Vec<(u32, u32)>) {
        match self {
            Type::Array { element, count, stride, .. } if *stride != element.bytes(records) => {
                for i in 0..*count {
                    element.ranges(offset.saturating_add(i.saturating_mul(*stride)), records, out);
                }
            }
            _ => {
                let end = offset.saturating_add(self.bytes(records));
                out.push((offset.saturating_mul(8), end.saturating_mul(8)));
            }
        }
    }
}

impl FieldKind {
    /// The bits of the record that a row takes, as half-open ranges.
    #[must_use]
    pub fn ranges(&self, records: &[Record]) -> Vec<(u32, u32)> {
        let mut out = Vec::new();
        match self {
            FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
                out.extend(place.ranges());
            }
            FieldKind::Value { ty, at: Location::Bytes(offset) } => ty.ranges(*offset, records, &mut out),
            FieldKind::Fill { bits, .. } => out.extend(bits.iter().copied()),
            FieldKind::Mode(m) => {
                out.extend(m.mode.ranges().chain(m.index.ranges()).chain(m.value.iter().flat_map(Place::ranges)));
            }
            FieldKind::Union(u) => {
                out.push((u.offset.saturating_mul(8), u.offset.saturating_add(u.size).saturating_mul(8)));
            }
        }
        out
    }
}

/// A wait or update mode with its operands.
#[derive(Clone, Debug)]
pub struct ModeField {
    /// Its table.
    pub table: ModeTable,
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
    /// Other mode fields may use the bytes of the operand.
    pub value_shared: bool,
    /// The field that holds the mask of its modes, if any of them has one.
    pub mask: Option<FieldId>,
}

/// The table of a mode field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeTable {
    /// A wait.
    Wait(WaitId),
    /// An update.
    Update(UpdateId),
}

/// A union.
#[derive(Clone, Debug)]
pub struct UnionField {
    /// First byte.
    pub offset: u32,
    /// Size of the longest arm in bytes.
    pub size: u32,
    /// Its arms.
    pub arms: Vec<Arm>,
    /// The field that says which arm is meant; without one a literal names the arm and decoding reads the first.
    pub selector: Option<FieldId>,
}

/// An arm of a union.
#[derive(Clone, Debug)]
pub struct Arm {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Byte order of scalars: most significant byte first.
    pub big: bool,
    /// Size in bytes.
    pub size: u32,
    /// Value of the selector.
    pub when: Option<i128>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// `require condition "message"`.
#[derive(Clone, Debug)]
pub struct Require {
    /// Must not be 0.
    pub condition: Expr,
    /// What is wrong if it is.
    pub message: String,
    /// Where it is declared.
    pub span: Span,
}

/// An effect and when it applies.
#[derive(Clone, Debug)]
pub struct EffectRule {
    /// What happens.
    pub effect: Effect,
    /// Only if this holds.
    pub guard: Option<Expr>,
    /// Where it is declared.
    pub span: Span,
}

/// What a record does between its waits and its updates.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Waits for the engine's transfers: on the named queue, or on all.
    Drain(Option<Expr>),
    /// Waits for every engine of a set, or for every core.
    Join(Join),
    /// Ends the stream.
    Stop,
    /// Goes back to the caller.
    Return,
    /// Clears entries of a bank.
    Reset {
        /// Which bank.
        bank: super::BankId,
        /// Which ids.
        ids: Expr,
    },
    /// Starts a transfer on the queue of that name.
    Transfer(Expr),
    /// Register moves.
    Move {
        /// How many; 1 if not said.
        count: Option<Expr>,
        /// Destination register, or list of them.
        to: Expr,
        /// Value or register, or list of them.
        from: Expr,
    },
    /// Register arithmetic.
    Alu {
        /// An enumerator with an arithmetic meaning.
        op: Expr,
        /// Destination register.
        to: Expr,
        /// Left operand.
        left: Expr,
        /// Right operand.
        right: Expr,
    },
    /// A branch.
    Branch {
        /// An enumerator with a comparing meaning.
        op: Expr,
        /// Left register.
        left: Expr,
        /// Immediate right side, for meanings that use `value`.
        value: Expr,
        /// Right register, for meanings that use `r[value]`.
        register: Expr,
        /// Distance in records from the branch itself, signed.
        distance: Expr,
    },
    /// Calls the function of that name.
    Call(Expr),
    /// Nobody knows.
    Unknown(String),
}

/// Who joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// The engines of a set.
    Engines(super::SetId),
    /// The cores.
    Cores,
}
