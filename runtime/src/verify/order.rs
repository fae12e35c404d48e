//! What must come before what: the exact ordering of steps, over all schedules.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::Options;
use super::act::{Act, ThreadId, Touch};
use super::compile::Actor;
use super::cursor::{Cursor, Walk};
use super::greedy::{Greedy, Watch};
use super::memory::Memory;
use super::outcome::{clocks, in_fragment, prepare};
use crate::program::{Pc, Program};
use crate::validate::Problem;

/// The ordering of chosen steps of a program.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// By step: its occurrences, in order.
    steps: BTreeMap<(Actor, Pc), Vec<Occurrence>>,
    /// Number of each thread.
    threads: Vec<Actor>,
}

/// One execution of a step.
#[derive(Clone, Debug)]
struct Occurrence {
    /// How many actions its thread has done when it is over.
    end: u64,
    /// By thread: how many of its actions must come before the step begins.
    clock: Vec<u64>,
}

/// Why there is no exact ordering.
#[derive(Clone, Debug, PartialEq)]
pub enum NoOrder {
    /// The program is not valid.
    Invalid(Vec<Problem>),
    /// The program is outside the fragment that clocks decide: [`verify`](super::verify) searches its states.
    OutsideFragment,
    /// Some thread has no end, or a queue is shared by engines.
    Endless,
}

impl Order {
    /// The ordering of `steps`: each an actor and a step of its stream (for a queue, the step that starts the
    /// transfer). What counts of a step are its accesses if it has any, else all its actions.
    ///
    /// # Errors
    ///
    /// As [`NoOrder`] says.
    pub fn of(
        program: &Program,
        predicates: &[bool],
        steps: &[(Actor, Pc)],
        options: &Options,
    ) -> Result<Order, NoOrder> {
        program.validate().map_err(NoOrder::Invalid)?;
        let ready = prepare(program, predicates, options);
        if ready.code.shared_queue.is_some() || !ready.survey.halted.is_empty() {
            return Err(NoOrder::Endless);
        }
        let walk = Walk { code: &ready.code, predicates, plan: None, limit: options.steps };
        let mut memory = Memory::of(&ready.code);
        let ordered = in_fragment(&ready, &walk, |exact| {
            // Only what clocks decide is in the fragment for sure.
            clocks(&ready, exact, &mut memory)?;
            Ok(Order::exact(exact.walk, exact.init, steps))
        });
        ordered.map_err(|_| NoOrder::OutsideFragment)
    }

    fn exact(walk: &Walk<'_>, init: &[i64], steps: &[(Actor, Pc)]) -> Order {
        let threads: Vec<Actor> = walk.code.threads.iter().map(|thread| thread.actor).collect();
        let mut order = Order { steps: steps.iter().map(|step| (*step, Vec::new())).collect(), threads };
        for lazy in 0..order.threads.len() {
            let mut column = Column { walk, order: &mut order, lazy, seen: BTreeMap::new() };
            Greedy::new(walk, init).lazy(lazy).run(&mut column);
        }
        order
    }

    /// How often a step is executed; 0 for one that was not asked for.
    #[must_use]
    pub fn occurrences(&self, actor: Actor, pc: Pc) -> usize {
        self.steps.get(&(actor, pc)).map_or(0, Vec::len)
    }

    /// Whether in every schedule the execution number `a.2` of step `a.1` is over before that of `b` begins; `None` if
    /// there is no such execution.
    #[must_use]
    pub fn precedes(&self, a: (Actor, Pc, usize), b: (Actor, Pc, usize)) -> Option<bool> {
        let first = self.steps.get(&(a.0, a.1))?.get(a.2)?;
        let second = self.steps.get(&(b.0, b.1))?.get(b.2)?;
        if a.0 == b.0 {
            return Some((a.2, a.1) != (b.2, b.1) && first.end < second.end);
        }
        let thread = self.threads.iter().position(|actor| *actor == a.0)?;
        Some(second.clock.get(thread)? >= &first.end)
    }
}

/// Writes down what one lazy pass shows.
struct Column<'a, 'c> {
    walk: &'a Walk<'c>,
    order: &'a mut Order,
    lazy: ThreadId,
    /// By step: how many of its executions have begun, and the operation of its latest action.
    seen: BTreeMap<(ThreadId, Pc), (usize, usize)>,
}

impl Column<'_, '_> {
    fn action(&mut self, thread: ThreadId, at: u64, pc: Pc, cursor: &Cursor, clock: u64, access: bool) {
        let actor = self.order.threads[thread];
        let Some(occurrences) = self.order.steps.get_mut(&(actor, pc)) else { return };
        let stream = &self.walk.code.program.streams[self.walk.code.threads[thread].stream as usize];
        let accesses = super::memory::accesses(&stream.steps[pc as usize].body, true)
            .chain(super::memory::accesses(&stream.steps[pc as usize].body, false))
            .next()
            .is_some();
        // The engine that starts a transfer does not access.
        let transfer = matches!(stream.steps[pc as usize].body, crate::program::Body::Transfer { .. });
        let starts = transfer && !self.walk.code.threads[thread].is_queue();
        if accesses && !access && !starts {
            return;
        }
        let (begun, latest) = self.seen.entry((thread, pc)).or_insert((0, usize::MAX));
        if *latest == usize::MAX || cursor.at <= *latest {
            *begun += 1;
            if occurrences.len() < *begun {
                occurrences.push(Occurrence { end: 0, clock: Vec::new() });
            }
            if let Some(occurrence) = occurrences.get_mut(*begun - 1) {
                occurrence.clock.resize(self.lazy, 0);
                occurrence.clock.push(clock);
            }
        }
        *latest = cursor.at;
        if let Some(occurrence) = occurrences.get_mut(*begun - 1) {
            occurrence.end = at + 1;
        }
    }
}

impl Watch for Column<'_, '_> {
    const ALL: bool = true;

    fn access(&mut self, thread: ThreadId, at: u64, touch: Touch, cursor: &Cursor, clock: u64) {
        self.action(thread, at, touch.pc, cursor, clock, true);
    }

    fn act(&mut self, thread: ThreadId, at: u64, _act: &Act, _before: i64, cursor: &Cursor, clock: u64) {
        let pc = cursor.pc(self.walk, thread);
        self.action(thread, at, pc, cursor, clock, false);
    }
}
