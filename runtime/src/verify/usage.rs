//! Who does what with each cell: one walk through every thread, blocked by nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, CellId, Change, ThreadId};
use super::cursor::{Cursor, Fetch, Halt, Walk};
use crate::program::{Compare, Pc};

/// Which threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Who {
    #[default]
    Nobody,
    One(u32),
    Many,
}

impl Who {
    pub(crate) fn add(&mut self, thread: ThreadId) {
        *self = match *self {
            Who::Nobody => Who::One(thread as u32),
            Who::One(one) if one as usize == thread => *self,
            Who::One(_) | Who::Many => Who::Many,
        };
    }

    pub(crate) fn nobody(self) -> bool {
        self == Who::Nobody
    }

    /// Whether it is at most this thread.
    pub(crate) fn only(self, thread: u32) -> bool {
        self == Who::Nobody || self == Who::One(thread)
    }
}

/// What is done with one cell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Who adds.
    pub(crate) adders: Who,
    /// Who lowers it by as much as it has just waited for, or less.
    pub(crate) takers: Who,
    /// Who lowers it without such a wait.
    pub(crate) sinkers: Who,
    /// Who sets it.
    pub(crate) writers: Who,
    /// Who waits for it.
    pub(crate) waiters: Who,
    /// Who changes it in any way.
    pub(crate) modifiers: Who,
    /// Waits for equality.
    pub(crate) equal: bool,
    /// Waits that a rising counter may un-satisfy, other than for equality.
    pub(crate) falling_test: bool,
    /// Some set writes another value than the initial one, or there is another change.
    pub(crate) changes: bool,
    /// As far as a single thread changes it, it falls somewhere.
    pub(crate) falls: bool,
    /// Sum of what is added; the greatest value if nothing lowers it.
    pub(crate) added: i64,
    /// Its value while its only modifier is walked through.
    value: i64,
    /// What it is at least, as far as the thread that is walked through can know if all others only add; and the
    /// least of that.
    floor: i64,
    floor_of: u32,
    pub(crate) least: i64,
    /// Least and greatest value that a set writes, if any does.
    pub(crate) written: Option<(i64, i64)>,
    /// The engine that must have emptied its queue when it ends looks at it.
    pub(crate) exit: bool,
}

/// A use of an entry that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Missing {
    pub(crate) thread: ThreadId,
    pub(crate) pc: Pc,
}

/// What a walk finds.
pub(crate) struct Survey {
    /// By cell.
    pub(crate) usage: Vec<Usage>,
    /// First use of each cell by anything but a reset, if there is one: thread and step.
    pub(crate) first: Vec<Option<(u32, Pc)>>,
    /// Uses of entries that do not exist, each step once.
    pub(crate) missing: Vec<Missing>,
    /// Number of actions of each thread.
    pub(crate) lengths: Vec<u64>,
    /// Threads that have no end.
    pub(crate) halted: Vec<(ThreadId, Pc, Halt)>,
}

/// Walks through every thread; `init` holds the initial value of every cell.
pub(crate) fn survey(walk: &Walk<'_>, init: &[i64]) -> Survey {
    let usage = init.iter().map(|value| Usage {
        value: *value,
        floor: *value,
        floor_of: u32::MAX,
        least: *value,
        ..Usage::default()
    });
    let mut survey = Survey {
        usage: usage.collect(),
        first: vec![None; init.len()],
        missing: Vec::new(),
        lengths: Vec::new(),
        halted: Vec::new(),
    };
    for thread in 0..walk.code.threads.len() {
        let mut cursor = Cursor::new(walk, thread);
        let mut count = 0;
        loop {
            match cursor.fetch(walk, thread) {
                Fetch::Act(act) => {
                    survey.act(thread, &act, init, || cursor.pc(walk, thread));
                    count += 1;
                }
                Fetch::End => break,
                Fetch::Halt(halt) => {
                    survey.halted.push((thread, cursor.pc(walk, thread), halt));
                    break;
                }
            }
        }
        survey.lengths.push(count);
    }
    survey
}

impl Survey {
    fn act(&mut self, thread: ThreadId, act: &Act, init: &[i64], pc: impl Fn() -> Pc) {
        let Some(cell) = act.cell() else {
            if let Act::Never | Act::Nothing = act {
                let missing = Missing { thread, pc: pc() };
                if !self.missing.contains(&missing) {
                    self.missing.push(missing);
                }
            }
            return;
        };
        let usage = &mut self.usage[cell as usize];
        let reset = matches!(act, Act::Change { change: Change::Write(_), .. });
        if self.first[cell as usize].is_none() && !reset {
            self.first[cell as usize] = Some((thread as u32, pc()));
        }
        usage.act(thread, act, init[cell as usize]);
    }

    /// Cells that somebody uses, ascending.
    pub(crate) fn used(&self) -> Vec<CellId> {
        let used = |usage: &Usage| !(usage.modifiers.nobody() && usage.waiters.nobody()) || usage.exit;
        (0..).zip(&self.usage).filter(|(_, usage)| used(usage)).map(|(cell, _)| cell).collect()
    }
}

impl Usage {
    fn act(&mut self, thread: ThreadId, act: &Act, init: i64) {
        if let Act::Exit { .. } = act {
            self.exit = true;
            return;
        }
        if self.floor_of != thread as u32 {
            (self.floor, self.floor_of) = (init, thread as u32);
        }
        if let Some((compare, value)) = act.test() {
            self.waiters.add(thread);
            if let Compare::Ge | Compare::Eq = compare {
                self.floor = self.floor.max(value);
            }
            self.equal |= compare == Compare::Eq;
            self.falling_test |= matches!(compare, Compare::Lt | Compare::Le | Compare::Ne);
        }
        let after = match act.change() {
            Change::Keep => return,
            Change::Add(amount) => {
                if amount >= 0 {
                    self.adders.add(thread);
                    self.added = self.added.saturating_add(amount);
                } else if let Act::Take { value, .. } = act
                    && *value >= -amount
                {
                    self.takers.add(thread);
                } else {
                    self.sinkers.add(thread);
                }
                self.value.saturating_add(amount)
            }
            Change::Set => {
                self.adders.add(thread);
                self.added = self.added.saturating_add(1);
                self.value + 1
            }
            Change::Clear => {
                self.sinkers.add(thread);
                self.value - 1
            }
            Change::Write(value) => {
                self.writers.add(thread);
                let (least, most) = self.written.unwrap_or((value, value));
                self.written = Some((least.min(value), most.max(value)));
                value
            }
        };
        self.floor = match act.change() {
            Change::Write(value) => value,
            _ => self.floor.saturating_add(after.saturating_sub(self.value)),
        };
        self.least = self.least.min(self.floor);
        self.changes |= after != init || !matches!(act.change(), Change::Write(_));
        self.modifiers.add(thread);
        self.falls |= after < self.value;
        self.value = after;
    }
}
