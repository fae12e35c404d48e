//! Who does what with each cell: one walk through every thread, blocked by nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, Ask, CellId, Change, Op, ThreadId};
use super::cursor::{Cursor, Fetch, Halt, Walk};
use crate::program::{Compare, Pc};
use crate::sim::Entry;

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
#[derive(Clone, Copy, Debug)]
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
    /// Somebody waits for it among others.
    pub(crate) among: bool,
    /// Some set writes another value than the initial one, or there is another change.
    pub(crate) changes: bool,
    /// As far as a single thread changes it, it falls somewhere.
    pub(crate) falls: bool,
    /// The engine that must have emptied its queue when it ends looks at it.
    pub(crate) exit: bool,
    /// Sum of what is added; the greatest value if nothing lowers it.
    pub(crate) added: i64,
    /// What it is at least, as far as the thread that lowers it can know if all others only add.
    pub(crate) least: i64,
    /// Least and greatest value that a set writes, if any does.
    pub(crate) written: Option<(i64, i64)>,
}

/// What one thread does with one cell.
#[derive(Clone, Copy, Debug)]
struct Local {
    /// Which of the things below it does.
    does: u16,
    /// Sum of what it adds.
    added: i64,
    /// What the cell is at least, as far as it can know if all others only add; and the least of that.
    floor: i64,
    least: i64,
    /// The value if nobody else changes it.
    value: i64,
    written: (i64, i64),
    init: i64,
}

const ADDS: u16 = 1;
const TAKES: u16 = 1 << 1;
const SINKS: u16 = 1 << 2;
const WRITES: u16 = 1 << 3;
const WAITS: u16 = 1 << 4;
const EQUALS: u16 = 1 << 5;
const FALLING_TEST: u16 = 1 << 6;
const CHANGES: u16 = 1 << 7;
const FALLS: u16 = 1 << 8;
const EXITS: u16 = 1 << 9;
const MODIFIES: u16 = ADDS | TAKES | SINKS | WRITES;
/// Something that is not a reset.
const OWN_USE: u16 = 1 << 10;
const AMONG: u16 = 1 << 11;

/// A use of an entry that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Missing {
    pub(crate) thread: ThreadId,
    pub(crate) pc: Pc,
    /// Which entry that is, if it has a number.
    pub(crate) entry: Option<Entry>,
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
    /// Somebody waits in a way that only a search understands: for some bits, or for one of several things.
    pub(crate) searched: bool,
    /// Threads that have no end.
    pub(crate) halted: Vec<(ThreadId, Pc, Halt)>,
}

/// Walks through every thread; `init` holds the initial value of every cell.
pub(crate) fn survey(walk: &Walk<'_>, init: &[i64]) -> Survey {
    let mut survey = Survey {
        usage: init.iter().map(|value| Usage::unused(*value)).collect(),
        first: vec![None; init.len()],
        missing: Vec::new(),
        lengths: Vec::new(),
        searched: false,
        halted: Vec::new(),
    };
    let mut locals: Vec<Local> = init.iter().map(|value| Local::unused(*value)).collect();
    for thread in 0..walk.code.threads.len() {
        let mut walker = Walker { walk, thread, cursor: Cursor::new(walk, thread), count: 0, used: Vec::new() };
        walker.run(&mut survey, &mut locals);
        for (cell, pc) in walker.used {
            let (local, usage) = (&mut locals[cell as usize], &mut survey.usage[cell as usize]);
            if local.does & OWN_USE != 0 && survey.first[cell as usize].is_none() {
                survey.first[cell as usize] = Some((thread as u32, pc));
            }
            usage.merge(thread, local);
            *local = Local::unused(init[cell as usize]);
        }
        survey.lengths.push(walker.count);
    }
    survey
}

struct Walker<'a, 'c> {
    walk: &'a Walk<'c>,
    thread: ThreadId,
    cursor: Cursor,
    count: u64,
    /// The cells that the thread uses, and where first.
    used: Vec<(CellId, Pc)>,
}

impl Walker<'_, '_> {
    fn run(&mut self, survey: &mut Survey, locals: &mut [Local]) {
        loop {
            self.plain(locals);
            match self.cursor.fetch(self.walk, self.thread) {
                Fetch::Act(act) => {
                    self.act(&act, survey, locals);
                    self.count += 1;
                }
                Fetch::End => return,
                Fetch::Halt(halt) => {
                    survey.halted.push((self.thread, self.cursor.pc(self.walk, self.thread), halt));
                    return;
                }
            }
        }
    }

    /// Common actions, for as long as there are only those and they are not the first on their cell.
    fn plain(&mut self, locals: &mut [Local]) {
        let code = self.walk.code;
        let ops = &code.threads[self.thread].ops[..];
        let (mut at, limit) = (self.cursor.at, self.cursor.left());
        let (mut walked, mut turns) = (0_u64, 0_u64);
        while walked < limit
            && let Some(op) = ops.get(at)
        {
            match *op {
                Op::Reach { cell, value } if locals[cell as usize].does & WAITS != 0 => {
                    let local = &mut locals[cell as usize];
                    local.floor = local.floor.max(i64::from(value));
                }
                Op::Line { cell, line } if locals[cell as usize].does & WAITS != 0 => {
                    match code.lines[line as usize].at(&self.cursor.vars) {
                        None => break,
                        Some(None) => turns += 1,
                        Some(Some(value)) => {
                            let local = &mut locals[cell as usize];
                            local.floor = local.floor.max(value);
                        }
                    }
                }
                Op::Add { cell, amount } if amount >= 0 && locals[cell as usize].does & ADDS != 0 => {
                    let (local, amount) = (&mut locals[cell as usize], i64::from(amount));
                    (local.added, local.floor) = (local.added + amount, local.floor + amount);
                    local.value += amount;
                }
                Op::Take { cell, amount } if locals[cell as usize].does & TAKES != 0 => {
                    let (local, amount) = (&mut locals[cell as usize], i64::from(amount));
                    (local.floor, local.value) = (local.floor.max(amount) - amount, local.value - amount);
                    local.least = local.least.min(local.floor);
                }
                Op::Access(_) | Op::Skip => {}
                Op::Next { var, body } => {
                    (at, turns, walked) = (self.cursor.turn(var, body).unwrap_or(at + 1), turns + 1, walked + 1);
                    continue;
                }
                _ => break,
            }
            (at, walked) = (at + 1, walked + 1);
        }
        self.cursor.at = at;
        self.cursor.spend(walked);
        self.count += walked - turns;
    }

    fn act(&mut self, act: &Act, survey: &mut Survey, locals: &mut [Local]) {
        survey.searched |= act.test().is_some_and(Ask::is_masked);
        let Some(cell) = act.cell() else {
            if let Act::Any { .. } = act {
                survey.searched = true;
                for (cell, ask) in self.cursor.conditions(self.walk, self.thread, act) {
                    self.touch(cell, &mut locals[cell as usize], |local| local.alternative(ask));
                }
            }
            if let Act::Never | Act::Nothing = act {
                let (pc, entry) = (self.cursor.pc(self.walk, self.thread), self.cursor.missing(self.walk, self.thread));
                let missing = Missing { thread: self.thread, pc, entry };
                if *act == Act::Never || self.cursor.updates(self.walk, self.thread) {
                    survey.missing.push(missing);
                    survey.missing.dedup();
                }
            }
            return;
        };
        self.touch(cell, &mut locals[cell as usize], |local| local.act(act));
    }

    /// Does something with a cell, which is then one that the thread uses.
    fn touch(&mut self, cell: CellId, local: &mut Local, act: impl FnOnce(&mut Local)) {
        let pc = || self.cursor.pc(self.walk, self.thread);
        let before = local.does;
        act(local);
        if before == 0 || (before & OWN_USE == 0 && local.does & OWN_USE != 0) {
            let pc = pc();
            match self.used.iter_mut().find(|(used, _)| before != 0 && *used == cell) {
                Some(used) => used.1 = pc,
                None => self.used.push((cell, pc)),
            }
        }
    }
}

/// What a thread does that waits so.
fn asks(ask: Ask) -> u16 {
    match ask.compare {
        _ if ask.is_masked() => WAITS | FALLING_TEST,
        Compare::Eq => WAITS | EQUALS,
        Compare::Lt | Compare::Le | Compare::Ne => WAITS | FALLING_TEST,
        Compare::Ge | Compare::Gt => WAITS,
    }
}

impl Local {
    /// It waits for this or for something else: afterwards nothing is known of the cell.
    fn alternative(&mut self, ask: Ask) {
        self.does |= OWN_USE | AMONG | asks(ask);
    }

    fn unused(init: i64) -> Local {
        Local { does: 0, added: 0, floor: init, least: init, value: init, written: (i64::MAX, i64::MIN), init }
    }

    fn act(&mut self, act: &Act) {
        if let Act::Exit { .. } = act {
            self.does |= EXITS;
            return;
        }
        if !matches!(act, Act::Change { change: Change::Write(_), .. }) {
            self.does |= OWN_USE;
        }
        if let Some(ask) = act.test() {
            self.does |= asks(ask);
            if let Ask { mask: -1, compare: Compare::Ge | Compare::Eq, value } = ask {
                self.floor = self.floor.max(value);
            }
        }
        let (does, after) = match act.change() {
            Change::Keep => return,
            Change::Add(amount) if amount >= 0 => {
                self.added = self.added.saturating_add(amount);
                (ADDS | CHANGES, self.value.saturating_add(amount))
            }
            Change::Add(amount) => {
                let guarded = matches!(act, Act::Take { value, .. } if *value >= -amount);
                (if guarded { TAKES } else { SINKS } | CHANGES, self.value.saturating_add(amount))
            }
            Change::Set => {
                self.added = self.added.saturating_add(1);
                (ADDS | CHANGES, self.value + 1)
            }
            Change::Clear => (SINKS | CHANGES, self.value - 1),
            Change::Write(value) => {
                self.written = (self.written.0.min(value), self.written.1.max(value));
                (WRITES, value)
            }
        };
        self.does |= does;
        self.floor = match act.change() {
            Change::Write(value) => value,
            _ => self.floor.saturating_add(after.saturating_sub(self.value)),
        };
        self.least = self.least.min(self.floor);
        if after < self.value || does & TAKES != 0 {
            self.does |= FALLS;
        }
        self.value = after;
    }
}

impl Survey {
    /// Cells that somebody uses, ascending.
    pub(crate) fn used(&self) -> Vec<CellId> {
        let used = |usage: &Usage| !(usage.modifiers.nobody() && usage.waiters.nobody()) || usage.exit;
        (0..).zip(&self.usage).filter(|(_, usage)| used(usage)).map(|(cell, _)| cell).collect()
    }
}

impl Usage {
    fn unused(init: i64) -> Usage {
        Usage {
            adders: Who::Nobody,
            takers: Who::Nobody,
            sinkers: Who::Nobody,
            writers: Who::Nobody,
            waiters: Who::Nobody,
            modifiers: Who::Nobody,
            equal: false,
            falling_test: false,
            among: false,
            changes: false,
            falls: false,
            exit: false,
            added: 0,
            least: init,
            written: None,
        }
    }

    fn merge(&mut self, thread: ThreadId, local: &Local) {
        let roles = [
            (&mut self.adders, ADDS),
            (&mut self.takers, TAKES),
            (&mut self.sinkers, SINKS),
            (&mut self.writers, WRITES),
            (&mut self.waiters, WAITS),
            (&mut self.modifiers, MODIFIES),
        ];
        for (who, does) in roles {
            if local.does & does != 0 {
                who.add(thread);
            }
        }
        let wrote = local.does & WRITES != 0;
        self.equal |= local.does & EQUALS != 0;
        self.falling_test |= local.does & FALLING_TEST != 0;
        self.among |= local.does & AMONG != 0;
        // A set changes something unless it writes what the cell holds from the start.
        self.changes |= local.does & CHANGES != 0 || (wrote && local.written != (local.init, local.init));
        self.falls |= local.does & FALLS != 0;
        self.exit |= local.does & EXITS != 0;
        self.added = self.added.saturating_add(local.added);
        self.least = self.least.min(local.least);
        if wrote {
            let (least, most) = self.written.unwrap_or(local.written);
            self.written = Some((least.min(local.written.0), most.max(local.written.1)));
        }
    }
}
