//! Enums, sets of enumerators, constant tables.

use super::{EnumId, Known, Meaning, Notes, Value};
use crate::source::Span;

/// An enum.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Its name.
    pub name: String,
    /// Width in bits.
    pub bits: u8,
    /// Values are two's complement.
    pub signed: bool,
    /// Values without a name are legal.
    pub open: bool,
    /// Its rows.
    pub rows: Vec<EnumRow>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
    /// Rows were lost to syntax errors.
    pub broken: bool,
}

/// An enumerator.
#[derive(Clone, Debug)]
pub struct EnumRow {
    /// Its name.
    pub name: String,
    /// Its number on the wire.
    pub value: i128,
    /// What it means in effects.
    pub meaning: Option<Known<Meaning>>,
    /// Documentation, columns, availability.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

impl Enum {
    /// The row of that name.
    #[must_use]
    pub fn row(&self, name: &str) -> Option<&EnumRow> {
        self.rows.iter().find(|r| r.name == name)
    }

    /// The first row of that value.
    #[must_use]
    pub fn by_value(&self, value: i128) -> Option<&EnumRow> {
        self.rows.iter().find(|r| r.value == value)
    }
}

/// A set of enumerators.
#[derive(Clone, Debug)]
pub struct Set {
    /// Its name.
    pub name: String,
    /// Of which enum.
    pub of: EnumId,
    /// Values of its members.
    pub members: Vec<i128>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// A constant table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Its columns.
    pub columns: Vec<TableColumn>,
    /// Its rows, a cell for each column.
    pub rows: Vec<Vec<Known<Value>>>,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct TableColumn {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: ColumnType,
}

/// Type of a column or of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnType {
    /// An unsigned number of that many bits.
    Uint(u8),
    /// A two's complement number of that many bits.
    Int(u8),
    /// Text.
    Str,
    /// An enumerator.
    Enum(EnumId),
    /// An address.
    Space(super::SpaceId),
    /// An id of a bank.
    Bank(super::BankId),
    /// A register number.
    Register,
    /// A set of ids.
    Ids,
    /// Not said.
    Any,
}
