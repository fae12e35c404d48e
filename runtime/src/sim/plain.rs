//! The inner loop: plain micro-operations of one stream, for as long as it is its turn.

use super::affine::{Affine, Now};
use super::agenda::{Agenda, HORIZON};
use super::channel::Channel;
use super::code::{Kind, Op};
use super::machine::{Cell, Condition, Engine, block, wake};

/// A stream while it runs.
pub(super) struct Run<'a> {
    pub(super) stream: usize,
    pub(super) ops: &'a [Op],
    pub(super) at: usize,
    pub(super) time: u64,
    /// Steps left to all streams.
    pub(super) fuel: u64,
    /// When it must let another run, once it gets there.
    pub(super) bound: u64,
}

/// What plain micro-operations act on.
pub(super) struct Shared<'a> {
    pub(super) cells: &'a mut [Cell],
    pub(super) channels: &'a mut [Channel],
    pub(super) engines: &'a mut [Engine],
    pub(super) agenda: &'a mut Agenda,
    /// Value and end of each `for` variable of the stream.
    pub(super) vars: &'a mut [i64],
    pub(super) ends: &'a [i64],
    pub(super) turns: &'a mut u64,
    pub(super) affines: &'a [Affine],
}

/// Why a stream stops running for now.
pub(super) enum Pause {
    /// The micro-operation needs more than a plain one.
    Any,
    /// Its next effect is at this time, and others come first.
    Until(u64),
    Blocked,
    Finished,
    Halted,
    /// Out of steps or turns.
    Exhausted,
}

impl Run<'_> {
    /// Runs until something else is to be done. If `watched`, everything is something else, and comes in order of time.
    #[inline]
    pub(super) fn plain(&mut self, shared: &mut Shared<'_>, watched: bool) -> Pause {
        self.bound = shared.agenda.bound(self.stream);
        loop {
            let Some(op) = self.ops.get(self.at) else {
                return self.in_turn(self.time);
            };
            if watched && op.kind != Kind::Next {
                return self.in_turn(self.time + op.lead());
            }
            let pause = match op.kind {
                Kind::Pass => None,
                Kind::Await => self.reach(shared, op, op.value, true),
                Kind::Reach => self.reach(shared, op, op.value, false),
                Kind::Affine => match shared.affines[op.value as usize].now(shared.vars) {
                    Now::Skip => None,
                    Now::Compare(value) => self.reach(shared, op, value, true),
                    Now::Other => Some(self.in_turn(self.time)),
                },
                Kind::Wait => self.wait(shared, op),
                Kind::Add | Kind::LateAdd => self.add(shared, op),
                Kind::Post | Kind::LatePost => self.post(shared, op),
                Kind::Next => match self.turn(shared, op) {
                    Some(pause) => Some(pause),
                    None => continue,
                },
                Kind::AnyWait | Kind::AnyUpdate | Kind::Body => Some(self.in_turn(self.time)),
            };
            if let Some(pause) = pause {
                return pause;
            }
            self.time += u64::from(op.cost);
            self.at += 1;
            self.fuel -= u64::from(op.last);
            if self.fuel == 0 {
                return Pause::Exhausted;
            }
        }
    }

    /// Something else is to be done at `effect`, when it is the stream's turn.
    #[inline]
    fn in_turn(&self, effect: u64) -> Pause {
        if effect < self.bound { Pause::Any } else { Pause::Until(effect) }
    }

    /// A wait for what never falls, maybe posted ahead.
    #[inline(always)]
    fn reach(&mut self, shared: &mut Shared<'_>, op: &Op, value: i32, ahead: bool) -> Option<Pause> {
        let cell = &mut shared.cells[op.cell as usize];
        cell.touched = true;
        if cell.value < value {
            let condition = Condition::of(op, value);
            block(shared.cells, shared.engines, self.stream, condition);
            return Some(Pause::Blocked);
        }
        if ahead && let Some(channel) = shared.channels.get(cell.channel as usize) {
            let passes = channel.passes(self.time, value);
            shared.engines[self.stream].stalled += passes - self.time;
            self.time = passes;
        }
        None
    }

    #[inline(always)]
    fn wait(&mut self, shared: &mut Shared<'_>, op: &Op) -> Option<Pause> {
        if self.time >= self.bound {
            return Some(Pause::Until(self.time));
        }
        let cell = &mut shared.cells[op.cell as usize];
        cell.touched = true;
        if op.compare.holds(cell.value, op.value) {
            return None;
        }
        let condition = Condition::of(op, op.value);
        block(shared.cells, shared.engines, self.stream, condition);
        Some(Pause::Blocked)
    }

    #[inline(always)]
    fn add(&mut self, shared: &mut Shared<'_>, op: &Op) -> Option<Pause> {
        let effect = self.time + op.lead();
        if effect >= self.bound {
            return Some(Pause::Until(effect));
        }
        let cell = &mut shared.cells[op.cell as usize];
        let Some(value) = cell.value.checked_add(op.value) else {
            return Some(Pause::Any);
        };
        cell.value = value;
        cell.touched = true;
        self.wake(shared, op.cell, effect);
        None
    }

    #[inline(always)]
    fn post(&mut self, shared: &mut Shared<'_>, op: &Op) -> Option<Pause> {
        let effect = self.time + op.lead();
        let cell = &mut shared.cells[op.cell as usize];
        let channel = &mut shared.channels[cell.channel as usize];
        if channel.oldest() >= self.bound {
            return Some(Pause::Until(effect));
        }
        channel.post(effect, cell.value);
        // It never wraps, or it would not be a channel.
        cell.value = cell.value.wrapping_add(op.value);
        cell.touched = true;
        self.wake(shared, op.cell, effect);
        None
    }

    #[inline(always)]
    fn wake(&mut self, shared: &mut Shared<'_>, cell: u32, time: u64) {
        if shared.cells[cell as usize].has_waiters() {
            wake(shared.cells, shared.engines, shared.agenda, cell, time);
            self.bound = shared.agenda.bound(self.stream);
        }
    }

    /// The end of a loop: `None` when it goes on, at one place or the other.
    #[inline(always)]
    fn turn(&mut self, shared: &mut Shared<'_>, op: &Op) -> Option<Pause> {
        if self.time >= HORIZON {
            return Some(Pause::Until(self.time));
        }
        *shared.turns -= 1;
        let (var, end) = (&mut shared.vars[op.value as usize], shared.ends[op.value as usize]);
        // Below the end, so that adding one stays in range.
        if *var < end.saturating_sub(1) {
            *var += 1;
            self.at = op.cell as usize;
        } else {
            self.at += 1;
        }
        if *shared.turns == 0 { Some(Pause::Exhausted) } else { None }
    }
}
