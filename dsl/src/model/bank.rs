//! Synchronization state.

use super::Notes;
use crate::source::Span;

/// A bank: counters or flags.
#[derive(Clone, Debug)]
pub struct Bank {
    /// Its name.
    pub name: String,
    /// Type of an entry.
    pub entry: Entry,
    /// Number of entries; ids are `0..size`.
    pub size: u32,
    /// Value of every entry at the start.
    pub init: i64,
    /// Ids that programs must not use.
    pub reserved: Vec<Reserved>,
    /// Ids that have names.
    pub named: Vec<(String, u32)>,
    /// Documentation, confidence.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// Type of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A counter of that many bits (1..=32); signed: how waits compare.
    Counter {
        /// Width.
        bits: u8,
        /// Two's complement.
        signed: bool,
    },
    /// A one-shot flag.
    Flag,
}

/// A reserved range of ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// First id, inclusive.
    pub first: u32,
    /// Last id, inclusive.
    pub last: u32,
    /// Whom for.
    pub owner: String,
    /// Where it is said.
    pub span: Span,
}

/// The register file of every engine.
#[derive(Clone, Debug)]
pub struct Registers {
    /// Its name; register 4 of `r` is written `r4`.
    pub name: String,
    /// Width of a register in bits, 1..=64.
    pub bits: u8,
    /// Registers hold two's complement numbers.
    pub signed: bool,
    /// Number of registers.
    pub count: u32,
    /// Value of every register at the start.
    pub init: u64,
    /// Numbers that programs must not use.
    pub reserved: Vec<Reserved>,
    /// Documentation, confidence.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}
