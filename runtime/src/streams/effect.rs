//! What generated effects are made of.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::mode::Operand;
use super::step::RawBody;
use crate::program::{AluOp, BankId, Compare, Register, ResetRange, Value};

/// Why it cannot be said what a record does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoEffect {
    /// Nobody knows what a record does.
    Record {
        /// The record.
        name: &'static str,
        /// Why; may be empty.
        why: &'static str,
    },
    /// Nobody knows what a mode or an enumerator means.
    Meaning {
        /// The mode or enumerator.
        name: &'static str,
        /// Why; may be empty.
        why: &'static str,
    },
    /// The specification does not say what an enumerator means.
    Unsaid {
        /// The enumerator.
        name: &'static str,
        /// Its enum.
        of: &'static str,
    },
    /// An operator that is none, or not one of this kind.
    Operator(&'static str),
    /// No register of that number.
    Register(i128),
    /// A number that is too large for an operand.
    Number,
    /// A distance that is too large.
    Distance(i128),
    /// No range of ids.
    Ids {
        /// First.
        first: i128,
        /// Last.
        last: i128,
        /// The last is one of them.
        inclusive: bool,
    },
    /// A record that waits for one of several things, and for none of them.
    NoAlternative(&'static str),
    /// A constant that nobody knows.
    Unknown {
        /// The constant.
        name: &'static str,
        /// Why; may be empty.
        why: &'static str,
    },
    /// An operator of the specification has no result for its operands.
    Arithmetic {
        /// The operator.
        symbol: &'static str,
        /// What it does instead.
        why: &'static str,
    },
    /// The record is none of the machine's.
    NoRecord(&'static str),
    /// The bytes are no record.
    Bytes,
}

/// What is wrong with a record that waits for one of several things, and for none of them.
pub const NO_ALTERNATIVE: &str = "waits for one of several, and none is there: it would wait for ever";

impl fmt::Display for NoEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoEffect::Record { name, why } => {
                write!(f, "what `{name}` does is unknown")?;
                if why.is_empty() { Ok(()) } else { write!(f, ": {why}") }
            }
            NoEffect::Meaning { name, why } => {
                write!(f, "what `{name}` means is unknown")?;
                if why.is_empty() { Ok(()) } else { write!(f, ": {why}") }
            }
            NoEffect::Unsaid { name, of } => write!(f, "what `{name}` of `{of}` means is not said"),
            NoEffect::Operator(words) => f.write_str(words),
            NoEffect::Register(n) => write!(f, "no register {n}"),
            NoEffect::Number => f.write_str("expected a 64-bit number"),
            NoEffect::Distance(n) => write!(f, "a distance of {n} records"),
            NoEffect::Ids { first, last, inclusive } => {
                write!(f, "{first}..{}{last} is no range of ids", if *inclusive { "=" } else { "" })
            }
            NoEffect::NoAlternative(name) => {
                write!(f, "`{name}` {NO_ALTERNATIVE}")
            }
            NoEffect::Unknown { name, why: "" } => write!(f, "{name} is unknown"),
            NoEffect::Unknown { name, why } => write!(f, "{name} is unknown: {why}"),
            NoEffect::Arithmetic { symbol, why } => write!(f, "`{symbol}` {why}"),
            NoEffect::NoRecord(name) => write!(f, "`{name}` is no record of this machine"),
            NoEffect::Bytes => f.write_str("bytes that are no record"),
        }
    }
}

impl core::error::Error for NoEffect {}

/// What records do, one after the other.
pub type Bodies = Vec<RawBody>;

/// What the enumerators of an enum mean.
#[derive(Debug)]
pub struct Meanings {
    /// The enum.
    pub name: &'static str,
    /// Number, name and meaning, if one is said, of each row.
    pub rows: &'static [(i128, &'static str, Option<Operator>)],
}

/// What an enumerator means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Always.
    Always,
    /// `left < value`, or `left < r[value]`.
    Compare(Compare, Operand),
    /// `left + right`.
    Alu(AluOp),
    /// Nobody knows; why.
    Unknown(&'static str),
}

impl Meanings {
    fn of(&self, n: i128) -> Result<Operator, NoEffect> {
        let row = self.rows.iter().find(|(value, ..)| *value == n);
        match row {
            Some((_, name, Some(Operator::Unknown(why)))) => Err(NoEffect::Meaning { name, why }),
            Some((_, _, Some(operator))) => Ok(*operator),
            Some((_, name, None)) => Err(NoEffect::Unsaid { name, of: self.name }),
            None => Err(NoEffect::Operator("an operator that has no meaning")),
        }
    }

    /// How a branch compares; `None`: it is always taken.
    ///
    /// # Errors
    /// A number that is no comparison.
    pub fn comparison(&self, n: i128) -> Result<Option<(Compare, Operand)>, NoEffect> {
        match self.of(n)? {
            Operator::Always => Ok(None),
            Operator::Compare(c, o) => Ok(Some((c, o))),
            Operator::Alu(_) | Operator::Unknown(_) => Err(NoEffect::Operator("expected a comparison")),
        }
    }

    /// What an operation computes.
    ///
    /// # Errors
    /// A number that is no operation.
    pub fn alu(&self, n: i128) -> Result<AluOp, NoEffect> {
        match self.of(n)? {
            Operator::Alu(op) => Ok(op),
            Operator::Always | Operator::Compare(..) | Operator::Unknown(_) => {
                Err(NoEffect::Operator("expected an arithmetic operation"))
            }
        }
    }
}

/// A register by its number.
///
/// # Errors
/// If there can be no such register.
pub fn register(n: i128) -> Result<Register, NoEffect> {
    Register::try_from(n).map_err(|_| NoEffect::Register(n))
}

/// The register of a number, as an operand.
///
/// # Errors
/// If there can be no such register.
pub fn reg(n: i128) -> Result<Value, NoEffect> {
    let n = u32::try_from(n).map_err(|_| NoEffect::Register(n))?;
    Ok(Value::Reg(Register::try_from(n).unwrap_or(Register::MAX)))
}

/// A number as an operand.
///
/// # Errors
/// If it has more than 64 bits.
pub fn imm(n: i128) -> Result<Value, NoEffect> {
    i64::try_from(n).map(Value::Imm).map_err(|_| NoEffect::Number)
}

/// A distance in records.
///
/// # Errors
/// If it is too large.
pub fn distance(n: i128) -> Result<i64, NoEffect> {
    i64::try_from(n).map_err(|_| NoEffect::Distance(n))
}

/// Text.
#[must_use]
pub fn text(s: &str) -> String {
    s.to_string()
}

/// Ids in a row become one range.
#[must_use]
pub fn ids(bank: BankId, ids: impl IntoIterator<Item = u32>) -> Vec<ResetRange> {
    let mut out: Vec<ResetRange> = Vec::new();
    for id in ids {
        match out.last_mut() {
            Some(r) if r.last.checked_add(1) == Some(id) => r.last = id,
            _ => out.push(ResetRange { bank, first: id, last: id }),
        }
    }
    out
}

/// One id.
///
/// # Errors
/// A number that is none.
pub fn id(bank: BankId, n: i128) -> Result<Vec<ResetRange>, NoEffect> {
    let n = u32::try_from(n).map_err(|_| NoEffect::Operator("expected a set of ids"))?;
    Ok(ids(bank, [n]))
}

/// The ids of a range.
///
/// # Errors
/// Numbers that no record can name.
pub fn id_range(bank: BankId, first: i128, last: i128, inclusive: bool) -> Result<Vec<ResetRange>, NoEffect> {
    let end = if inclusive { last.saturating_add(1) } else { last };
    match (u32::try_from(first), u32::try_from(end.max(0))) {
        (Ok(a), Ok(z)) if z <= 1 << 16 => {
            let range = ResetRange { bank, first: a, last: z.saturating_sub(1) };
            Ok(if a < z { [range].into() } else { Vec::new() })
        }
        _ => Err(NoEffect::Ids { first, last, inclusive }),
    }
}

/// The ones of a set: bit n is bit n % 8 of byte n / 8.
#[must_use]
pub fn ones(bank: BankId, bytes: &[u8]) -> Vec<ResetRange> {
    let bits = bytes.iter().enumerate().flat_map(|(i, b)| {
        let b = *b;
        (0..8u32).filter(move |n| b >> n & 1 == 1).map(move |n| i as u32 * 8 + n)
    });
    ids(bank, bits)
}

/// One side of a move.
#[derive(Clone, Copy, Debug)]
pub struct Items<'a> {
    /// What it holds.
    pub list: List<'a>,
    /// The numbers are those of registers.
    pub registers: bool,
}

/// Numbers in a row.
#[derive(Clone, Copy, Debug)]
pub enum List<'a> {
    /// A single one.
    One(i128),
    /// As they are.
    Numbers(&'a [i128]),
    /// Elements of an array of a record.
    Field {
        /// The bytes of the record.
        bytes: &'a [u8],
        /// First byte.
        at: usize,
        /// Number of elements.
        count: usize,
        /// Distance of two elements in bytes.
        stride: usize,
        /// Bits of an element, at most 64.
        bits: u32,
        /// Elements are two's complement.
        signed: bool,
        /// Most significant byte first.
        big: bool,
    },
}

impl List<'_> {
    fn len(&self) -> usize {
        match self {
            List::One(_) => 1,
            List::Numbers(n) => n.len(),
            List::Field { count, .. } => *count,
        }
    }

    /// An element; 0 past the end.
    fn get(&self, i: usize) -> i128 {
        match self {
            List::One(n) if i == 0 => *n,
            List::One(_) => 0,
            List::Numbers(n) => n.get(i).copied().unwrap_or(0),
            List::Field { bytes, at, count, stride, bits, signed, big } if i < *count => {
                let at = at.saturating_add(i.saturating_mul(*stride));
                let size = bits.div_ceil(8).min(8) as usize;
                let bytes = bytes.get(at..).and_then(|b| b.get(..size)).unwrap_or_default();
                let add = |n: u64, b: &u8| n << 8 | u64::from(*b);
                let n = if *big { bytes.iter().fold(0, add) } else { bytes.iter().rev().fold(0, add) };
                let up = 64 - (*bits).clamp(1, 64);
                if *signed { i128::from((n << up) as i64 >> up) } else { i128::from(n) }
            }
            List::Field { .. } => 0,
        }
    }
}

/// Register moves: `count` of them, or one.
///
/// # Errors
/// Numbers that are no registers, or have more than 64 bits.
pub fn moves(out: &mut Vec<RawBody>, count: Option<i128>, to: Items<'_>, from: Items<'_>) -> Result<(), NoEffect> {
    let count = count.map_or(1, |n| usize::try_from(n).unwrap_or(0));
    for side in [&to, &from] {
        for i in 0..if side.registers { side.list.len() } else { 0 } {
            reg(side.list.get(i))?;
        }
    }
    for i in 0..count.min(to.list.len()) {
        let to = register(to.list.get(i))?;
        let n = from.list.get(i);
        let from = if from.registers && i < from.list.len() { reg(n)? } else { imm(n)? };
        out.push(RawBody::Move(to, from));
    }
    Ok(())
}
