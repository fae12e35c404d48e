//! What actions do to a state.

use super::super::act::{Act, Change, ThreadId};
use super::super::report::Kind;
use super::Search;

impl<const W: usize> Search<'_, W> {
    /// Whether a thread can do its next action.
    #[inline]
    pub(super) fn enabled(&self, thread: ThreadId) -> bool {
        enabled(self.traces[thread].acts.get(self.state.at[thread] as usize).map(|step| &step.act), &self.state.values)
    }

    /// Does a thread's next action.
    pub(super) fn perform(&mut self, thread: ThreadId) {
        let act = self.traces[thread].acts[self.state.at[thread] as usize].act;
        let Some(cell) = act.cell() else {
            self.state.log.push((thread as u32, u32::MAX, 0));
            self.state.at[thread] += 1;
            return;
        };
        let before = self.state.values[cell as usize];
        let bounds = &self.problem.bounds[cell as usize];
        let mut wrong = None;
        let after = match act.change() {
            Change::Keep => before,
            Change::Set if before != 0 => {
                wrong = Some(Kind::DoubleSet);
                before
            }
            Change::Clear if before == 0 => {
                wrong = Some(Kind::ClearBeforeSet);
                before
            }
            Change::Set => 1,
            Change::Clear => 0,
            Change::Write(value) => value,
            Change::Add(amount) => before.saturating_add(amount),
        };
        let (least, most) = bounds.range;
        let kept = if (least..=most).contains(&after) {
            after
        } else {
            wrong = wrong.or(Some(Kind::Wrap));
            // Hidden counters have no such range.
            (after - least).rem_euclid((most - least).saturating_add(1)) + least
        };
        if bounds.limit.is_some_and(|(least, most)| kept != before && !(least..=most).contains(&kept)) {
            wrong = wrong.or(Some(Kind::Wrap));
        }
        self.state.log.push((thread as u32, cell, before));
        self.state.values[cell as usize] = kept;
        self.state.at[thread] += 1;
        if let Act::Exit { value, .. } = act
            && before < value
        {
            wrong = Some(Kind::Undrained);
        }
        if let Some(kind) = wrong {
            self.inspector.fault(&self.state, thread, kind, cell);
        }
    }
}

/// Whether an action can be done.
#[inline]
pub(super) fn enabled(act: Option<&Act>, values: &[i64]) -> bool {
    match act {
        None | Some(Act::Never) => false,
        Some(Act::Reach { cell, value } | Act::Take { cell, value, .. }) => values[*cell as usize] >= *value,
        Some(Act::Wait { cell, compare, value, .. }) => compare.holds(values[*cell as usize], *value),
        Some(Act::Add { .. } | Act::Change { .. } | Act::Access { .. } | Act::Exit { .. } | Act::Nothing) => true,
    }
}
