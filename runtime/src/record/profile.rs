//! What a profile refuses and what it writes.

use super::present::holds;
use super::rows::{Operands, View};
use super::zero::is_zero;
use super::{NoValue, ProfileInfo, ProfileRule};

/// A rule that a record breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// Its index.
    pub(super) rule: usize,
    /// The row it is about; `None`: the whole record.
    pub(super) row: Option<usize>,
    /// The rule's condition has no value; why.
    pub(super) no_value: Option<NoValue>,
}

/// The first rule of a profile that a legal record breaks. Nested records are records of their own.
pub(super) fn refused(view: &View<'_>, profile: &ProfileInfo) -> Option<Refusal> {
    profile.rules.iter().enumerate().find_map(|(rule, _)| breaks(view, profile, rule))
}

/// Whether a legal record breaks a rule.
pub(super) fn breaks(view: &View<'_>, profile: &ProfileInfo, rule: usize) -> Option<Refusal> {
    let of_row = |row: u16| Refusal { rule, row: Some(row.into()), no_value: None };
    match profile.rules.get(rule)? {
        ProfileRule::Only { row, modes, .. } => {
            let mode = view.mode((*row).into())?;
            (!modes.iter().any(|m| usize::from(*m) == mode)).then(|| of_row(*row))
        }
        ProfileRule::Absent { row, .. } => {
            let i = usize::from(*row);
            view.record.rows.get(i).filter(|row| !is_zero(view, i, row)).map(|_| of_row(*row))
        }
        ProfileRule::Require(require) => match holds(&require.condition, view.record, view.bytes, view.base) {
            Ok(true) => None,
            found => Some(Refusal { rule, row: None, no_value: found.err() }),
        },
        ProfileRule::Write { .. } => None,
    }
}

/// What a profile writes as the operand of a mode that has none.
pub(super) fn writes(profile: Option<&'static ProfileInfo>, row: usize, mode: usize) -> u64 {
    let rules = profile.map_or(&[][..], |p| p.rules);
    let found = rules.iter().find_map(|r| match r {
        ProfileRule::Write { row: of, modes, value }
            if usize::from(*of) == row && modes.iter().any(|m| usize::from(*m) == mode) =>
        {
            Some(*value)
        }
        _ => None,
    });
    found.unwrap_or(0)
}
