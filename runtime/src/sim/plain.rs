//! The inner loop: plain micro-operations of one stream, for as long as it is its turn.

use super::agenda::Agenda;
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
}

/// What plain micro-operations act on.
pub(super) struct Shared<'a> {
    pub(super) cells: &'a mut [Cell],
    pub(super) channels: &'a mut [Channel],
    pub(super) engines: &'a mut [Engine],
    pub(super) agenda: &'a mut Agenda,
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
    pub(super) fn plain(&mut self, shared: Shared<'_>, watched: bool) -> Pause {
        let Shared {
            cells,
            channels,
            engines,
            agenda,
        } = shared;
        let (ops, mut at, mut time, mut fuel) = (self.ops, self.at, self.time, self.fuel);
        let mut bound = agenda.bound(self.stream);
        let pause = loop {
            let Some(op) = ops.get(at) else {
                break if time < bound {
                    Pause::Any
                } else {
                    Pause::Until(time)
                };
            };
            if watched {
                let effect = time + op.lead();
                break if effect < bound {
                    Pause::Any
                } else {
                    Pause::Until(effect)
                };
            }
            match op.kind {
                Kind::Pass => {}
                Kind::Await => {
                    let cell = &mut cells[op.cell as usize];
                    cell.touched = true;
                    if cell.value < op.value {
                        block(cells, engines, self.stream, Condition::of(op));
                        break Pause::Blocked;
                    }
                    let passes = channels[cell.channel as usize].passes(time, op.value);
                    engines[self.stream].stalled += passes - time;
                    time = passes;
                }
                Kind::Post | Kind::LatePost => {
                    let effect = time + op.lead();
                    let cell = &mut cells[op.cell as usize];
                    let channel = &mut channels[cell.channel as usize];
                    if channel.oldest() >= bound {
                        break Pause::Until(effect);
                    }
                    channel.post(effect, cell.value);
                    // It never wraps, or it would not be a channel.
                    cell.value = cell.value.wrapping_add(op.value);
                    cell.touched = true;
                    if cell.has_waiters() {
                        wake(cells, engines, agenda, op.cell, effect);
                        bound = agenda.bound(self.stream);
                    }
                }
                Kind::Reach => {
                    let cell = &mut cells[op.cell as usize];
                    cell.touched = true;
                    if cell.value < op.value {
                        block(cells, engines, self.stream, Condition::of(op));
                        break Pause::Blocked;
                    }
                }
                Kind::Wait => {
                    if time >= bound {
                        break Pause::Until(time);
                    }
                    let cell = &mut cells[op.cell as usize];
                    cell.touched = true;
                    if !op.compare.holds(cell.value, op.value) {
                        block(cells, engines, self.stream, Condition::of(op));
                        break Pause::Blocked;
                    }
                }
                Kind::Add | Kind::LateAdd => {
                    let effect = time + op.lead();
                    if effect >= bound {
                        break Pause::Until(effect);
                    }
                    let cell = &mut cells[op.cell as usize];
                    let Some(value) = cell.value.checked_add(op.value) else {
                        break Pause::Any;
                    };
                    cell.value = value;
                    cell.touched = true;
                    if cell.has_waiters() {
                        wake(cells, engines, agenda, op.cell, effect);
                        bound = agenda.bound(self.stream);
                    }
                }
                Kind::AnyWait | Kind::AnyUpdate | Kind::Body => {
                    break if time < bound {
                        Pause::Any
                    } else {
                        Pause::Until(time)
                    };
                }
            }
            time += u64::from(op.cost);
            at += 1;
            fuel -= u64::from(op.last);
            if fuel == 0 {
                break Pause::Exhausted;
            }
        };
        (self.at, self.time, self.fuel) = (at, time, fuel);
        pause
    }
}
