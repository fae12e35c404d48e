//! What a profile refuses and what it writes.

use super::{ProfileInfo, ProfileRule};

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
