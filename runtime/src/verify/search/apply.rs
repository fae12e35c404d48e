//! What actions do to a state.

use super::super::act::ThreadId;
use super::super::effect::{effect, enabled};
use super::Search;

impl<const W: usize> Search<'_, W> {
    /// Whether a thread can do its next action.
    #[inline]
    pub(super) fn enabled(&self, thread: ThreadId) -> bool {
        self.traces[thread]
            .acts
            .get(self.state.at[thread] as usize)
            .is_some_and(|step| enabled(&step.act, step.act.cell().map_or(0, |cell| self.state.values[cell as usize])))
    }

    /// Does a thread's next action.
    pub(super) fn perform(&mut self, thread: ThreadId) {
        let act = self.traces[thread].acts[self.state.at[thread] as usize].act;
        self.state.at[thread] += 1;
        let Some(cell) = act.cell() else {
            self.state.log.push((thread as u32, u32::MAX, 0));
            return;
        };
        let before = self.state.values[cell as usize];
        let (after, wrong) = effect(&act, before, &self.problem.bounds[cell as usize]);
        self.state.log.push((thread as u32, cell, before));
        self.state.values[cell as usize] = after;
        if let Some(kind) = wrong {
            self.inspector.fault(&self.state, thread, kind, cell);
        }
    }
}
