//! Why an operation has no result.

use core::fmt;

use super::{OpInfo, ParamKind};

/// How many arguments of a call are kept.
const KEPT: usize = 4;

/// Why an operation has no result: the words of `chappe eval`, without an allocation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpError {
    arch: &'static str,
    reason: Reason,
    /// The call that failed.
    call: Call,
    /// It failed within its formula, not at its bounds.
    inside: bool,
    /// The outermost call whose formula led there.
    outer: Option<Call>,
    /// There are calls between the two.
    between: bool,
}

/// An operation and what it was called with.
#[derive(Clone, Copy)]
pub struct Call {
    op: &'static OpInfo,
    args: [u64; KEPT],
}

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// Nobody knows; nothing is guessed.
    Unknown {
        /// What: the operation, or something that its formula uses.
        name: &'static str,
        /// Why, as the specification has it; may be empty.
        why: &'static str,
    },
    /// The architecture does not implement it.
    NotImplemented,
    /// A bound of the specification does not hold: its message.
    Bound(&'static str),
    /// A number does not fit its type.
    Fit {
        /// The parameter that it was for; `None`: it was the result.
        param: Option<&'static str>,
        /// The number.
        value: i128,
        /// The type, in the specification's words.
        ty: &'static str,
    },
    /// An id is not one of a bank.
    Index {
        /// The parameter that it was for; `None`: it was the result.
        param: Option<&'static str>,
        /// The id.
        value: i128,
        /// Ids of the bank.
        size: u32,
    },
    /// An operator has no result for its operands.
    Arithmetic {
        /// Left operand.
        left: i128,
        /// The operator.
        symbol: &'static str,
        /// Right operand.
        right: i128,
        /// What it does instead.
        why: &'static str,
    },
    /// The negation of a number is too large.
    Negation(i128),
    /// A table lacks a row.
    Row {
        /// The table.
        table: &'static str,
        /// How many rows it has.
        rows: u32,
        /// Which was asked for.
        row: i128,
    },
    /// No range of ids.
    Ids {
        /// First.
        first: i128,
        /// Last.
        last: i128,
        /// The last is one of them.
        inclusive: bool,
    },
    /// The operands do not go together: in words.
    Kind(&'static str),
}

impl Call {
    /// A call; arguments are kept as 64 bits each, those past the fourth are left out.
    #[must_use]
    pub const fn new(op: &'static OpInfo, args: &[u64]) -> Self {
        let mut kept = [0; KEPT];
        let mut i = 0;
        while i < KEPT && i < args.len() {
            kept[i] = args[i];
            i += 1;
        }
        Call { op, args: kept }
    }

    /// The operation.
    #[must_use]
    pub const fn op(&self) -> &'static OpInfo {
        self.op
    }

    /// The argument of a parameter, if it is a number that is kept.
    #[must_use]
    pub fn arg(&self, param: usize) -> Option<i128> {
        let bits = *self.args.get(param)?;
        match self.op.params.get(param)?.kind {
            ParamKind::Unsigned => Some(i128::from(bits)),
            ParamKind::Signed => Some(i128::from(bits as i64)),
            ParamKind::Omitted => None,
        }
    }
}

impl OpError {
    /// An error at the bounds of a call, or about the operation as such.
    #[must_use]
    pub const fn new(arch: &'static str, call: Call, reason: Reason) -> Self {
        OpError { arch, reason, call, inside: false, outer: None, between: false }
    }

    /// An error within the formula of a call.
    #[must_use]
    pub const fn inside(arch: &'static str, call: Call, reason: Reason) -> Self {
        OpError { arch, reason, call, inside: true, outer: None, between: false }
    }

    /// The same error, of a call whose formula made the failing one.
    #[must_use]
    pub const fn through(self, call: Call) -> Self {
        OpError { outer: Some(call), between: self.outer.is_some(), ..self }
    }

    /// What went wrong.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The architecture.
    #[must_use]
    pub const fn arch(&self) -> &'static str {
        self.arch
    }

    /// The call that failed: the one that was made, or one that its formula makes.
    #[must_use]
    pub const fn failed(&self) -> Call {
        self.call
    }

    /// The call that was made.
    #[must_use]
    pub const fn call(&self) -> Call {
        match self.outer {
            Some(outer) => outer,
            None => self.call,
        }
    }

    /// Whether it is a gap in what is known, rather than a mistake of the caller.
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        matches!(self.reason, Reason::Unknown { .. } | Reason::NotImplemented)
    }
}

/// A number, in hexadecimal if it is long.
fn show(f: &mut fmt::Formatter<'_>, v: i128) -> fmt::Result {
    if v > 0xFFFF { write!(f, "{v:#X}") } else { write!(f, "{v}") }
}

/// A number that does not fit: in both notations where they differ.
fn both(f: &mut fmt::Formatter<'_>, v: i128) -> fmt::Result {
    if v > 9 { write!(f, "{v:#X} ({v})") } else { write!(f, "{v}") }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.op.name)?;
        for (i, param) in self.op.params.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            if i >= KEPT {
                f.write_str("..")?;
                break;
            }
            write!(f, "{} = ", param.name)?;
            match self.arg(i) {
                Some(v) => show(f, v)?,
                None => f.write_str("..")?,
            }
        }
        f.write_str(")")
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for Call {
    fn eq(&self, other: &Self) -> bool {
        self.op.name == other.op.name && self.args == other.args
    }
}

impl Eq for Call {}

impl fmt::Display for OpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = |f: &mut fmt::Formatter<'_>, param: Option<&str>| match param {
            Some(p) => f.write_str(p),
            None => self.call.fmt(f),
        };
        match self.reason {
            Reason::Unknown { name, why } => {
                write!(f, "{name} is unknown on {}", self.arch)?;
                if !why.is_empty() {
                    write!(f, ": {why}")?;
                }
            }
            Reason::NotImplemented => write!(f, "{} is not implemented on {}", self.call.op.name, self.arch)?,
            Reason::Bound(message) => write!(f, "{message}: {} on {}", self.call, self.arch)?,
            Reason::Fit { param, value, ty } => {
                what(f, param)?;
                f.write_str(" = ")?;
                both(f, value)?;
                write!(f, " does not fit {ty}")?;
            }
            Reason::Index { param, value, size } => {
                what(f, param)?;
                write!(f, ": index {value} does not fit the bank of {size}")?;
            }
            Reason::Arithmetic { left, symbol, right, why } => {
                show(f, left)?;
                write!(f, " {symbol} ")?;
                show(f, right)?;
                write!(f, " {why}")?;
            }
            Reason::Negation(v) => write!(f, "-{v} overflows")?,
            Reason::Row { table, rows, row } => write!(f, "{table} has no row {row}: it has {rows} rows")?,
            Reason::Ids { first, last, inclusive } => {
                write!(f, "{first}..{}{last} is no range of ids", if inclusive { "=" } else { "" })?;
            }
            Reason::Kind(words) => f.write_str(words)?,
        }
        if self.inside {
            write!(f, " in {}", self.call)?;
        }
        if self.between {
            f.write_str(" in ..")?;
        }
        match &self.outer {
            Some(outer) => write!(f, " in {outer}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for OpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpError")
            .field("arch", &self.arch)
            .field("call", &self.call())
            .field("failed", &self.call)
            .field("reason", &self.reason)
            .finish()
    }
}

impl core::error::Error for OpError {}
