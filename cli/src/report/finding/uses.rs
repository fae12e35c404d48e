//! Who may post an entry, as far as the text tells.

use chappe_runtime::program::{Action, Body, Program, SemRef, Step, StreamId, Value};
use chappe_runtime::sim::Entry;

/// Who may post an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    /// Some step posts it.
    pub(super) posted: bool,
    /// Something lowers it: a set, a reset, a wait that takes.
    pub(super) lowered: bool,
    /// Engines whose transfers post it.
    pub(super) transfers: Vec<StreamId>,
}

/// Looks through all steps. An index that is computed may be any.
pub(super) fn of(program: &Program, entry: Entry) -> Uses {
    let mut uses = Uses::default();
    for (stream, steps) in (0..).zip(&program.streams) {
        for step in &steps.steps {
            uses.step(stream, steps.core, step, entry);
        }
    }
    uses
}

impl Uses {
    fn step(&mut self, stream: StreamId, core: u16, step: &Step, entry: Entry) {
        let hit = |sem: &SemRef| {
            (sem.core, sem.bank) == (entry.core, entry.bank)
                && match sem.id {
                    Value::Imm(id) => id == entry.id,
                    Value::Reg(_) | Value::Expr(_) => true,
                }
        };
        let takes = step.waits.iter().filter(|w| hit(&w.sem)).filter_map(|w| w.then);
        for action in takes {
            self.action(action);
        }
        for update in step.updates.iter().filter(|u| hit(&u.sem)) {
            self.action(update.action);
            let posts = !matches!(update.action, Action::Sub(_) | Action::ClearFlag);
            if posts && matches!(step.body, Body::Transfer { .. }) && !self.transfers.contains(&stream) {
                self.transfers.push(stream);
            }
        }
        if let Body::Reset(ranges) = &step.body {
            let within = |r: &chappe_runtime::program::ResetRange| {
                core == entry.core
                    && r.bank == entry.bank
                    && (i64::from(r.first)..=i64::from(r.last)).contains(&entry.id)
            };
            self.lowered |= ranges.iter().any(within);
        }
    }

    fn action(&mut self, action: Action) {
        match action {
            Action::Add(_) | Action::SetFlag => self.posted = true,
            Action::Write(value) => {
                self.lowered = true;
                self.posted |= value != Value::Imm(0);
            }
            Action::Sub(_) | Action::ClearFlag => self.lowered = true,
        }
    }
}
