//! A record as a value: what encoding takes and decoding gives.

use crate::model::RecordId;

/// A record with a value for each of its rows.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordValue {
    /// Which record.
    pub record: RecordId,
    /// One for each row of [`crate::model::Record::fields`], in that order.
    pub fields: Vec<Data>,
}

/// The value of a row.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Data {
    /// Not given (on encoding: zero, none, empty), or a row that holds no value of its own (constant, fill).
    #[default]
    Absent,
    /// A number; an enumerator by its number.
    Int(i128),
    /// The ones of a bit set, ascending.
    Bits(Vec<u32>),
    /// Text, without padding.
    Str(Vec<u8>),
    /// Elements of an array; missing ones at the end are zero.
    List(Vec<Data>),
    /// A mode with its operands.
    Mode {
        /// Index of the mode in its table.
        mode: usize,
        /// Index into the bank.
        index: u64,
        /// Operand; 0 for modes without one.
        value: u64,
    },
    /// A nested structure.
    Record(RecordValue),
    /// An arm of a union, by index.
    Arm(usize, Box<Data>),
}
