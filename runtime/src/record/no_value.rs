//! Why a condition has no value.

use crate::ops::{OpError, Reason};

/// Why a condition has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoValue {
    /// Operands that do not go together.
    Kind,
    /// An operator has no result for its operands.
    Arithmetic,
    /// A number does not fit, or a table has no such row.
    Range,
    /// Nobody knows a value.
    Unknown,
    /// A bound of an operation does not hold.
    Bound,
    /// The architecture lacks an operation.
    NotImplemented,
}

impl NoValue {
    const ALL: [NoValue; 6] =
        [NoValue::Kind, NoValue::Arithmetic, NoValue::Range, NoValue::Unknown, NoValue::Bound, NoValue::NotImplemented];

    /// The diagnostic code, as `E0503`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoValue::Kind => "E0501",
            NoValue::Arithmetic => "E0502",
            NoValue::Range => "E0503",
            NoValue::Unknown => "E0504",
            NoValue::Bound => "E0505",
            NoValue::NotImplemented => "E0506",
        }
    }

    /// As an error keeps it.
    pub(super) fn number(self) -> u8 {
        self as u8
    }

    /// What an error has kept.
    pub(super) fn of_number(n: u64) -> NoValue {
        usize::try_from(n).ok().and_then(|n| NoValue::ALL.get(n)).copied().unwrap_or(NoValue::Kind)
    }
}

impl From<OpError> for NoValue {
    fn from(e: OpError) -> NoValue {
        match e.reason() {
            Reason::Kind(_) => NoValue::Kind,
            Reason::Arithmetic { .. } | Reason::Negation(_) => NoValue::Arithmetic,
            Reason::Fit { .. } | Reason::Index { .. } | Reason::Row { .. } | Reason::Ids { .. } => NoValue::Range,
            Reason::Unknown { .. } => NoValue::Unknown,
            Reason::Bound(_) => NoValue::Bound,
            Reason::NotImplemented => NoValue::NotImplemented,
        }
    }
}
