//! Counters that carry signals from one stream: posted to by it alone, and only waited on to reach a value.
//!
//! What others see of such a counter is only when it reached the value they wait for. So its stream need not be the
//! earliest to post: it posts ahead, and leaves behind when it did. How far ahead is bounded by the length of that
//! history: the oldest post may be forgotten once nobody is earlier than it.

use alloc::vec;
use alloc::vec::Vec;

use super::layout::Layout;
use crate::program::{Action, Body, Compare, Program, SemRef, StreamId, Test, Value, Wait};

/// How many posts are remembered. A power of two.
const HISTORY: usize = 16;

/// The latest posts of a channel.
#[derive(Clone)]
pub(super) struct Channel {
    /// Posts so far.
    count: usize,
    /// Time of each, and the value before it, in machine form.
    posts: [(u64, i32); HISTORY],
}

impl Channel {
    /// Of a counter that starts with this value.
    pub(super) fn new(value: i32) -> Channel {
        Channel { count: 0, posts: [(0, value); HISTORY] }
    }

    /// When the post happened that the next one will make forgotten.
    #[inline]
    pub(super) fn oldest(&self) -> u64 {
        self.posts[self.count % HISTORY].0
    }

    /// Remembers a post; `value` is the one before it.
    #[inline]
    pub(super) fn post(&mut self, time: u64, value: i32) {
        self.posts[self.count % HISTORY] = (time, value);
        self.count += 1;
    }

    /// Whoever waits at `time` for `value`, which has been reached: when it goes on.
    #[inline]
    pub(super) fn passes(&self, time: u64, value: impl Into<i64>) -> u64 {
        let value = value.into();
        for age in 1..=HISTORY {
            let (posted, before) = self.posts[self.count.wrapping_sub(age) % HISTORY];
            if posted <= time {
                return time;
            }
            if i64::from(before) < value {
                return posted;
            }
        }
        // By a post that is forgotten, and therefore not later.
        time
    }
}

/// What is known of the use of a cell.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Unused,
    PostedBy(StreamId),
    Other,
}

/// Which of the cells that never fall are channels.
pub(super) fn channels(program: &Program, layout: &Layout, rising: &[bool]) -> Vec<bool> {
    let mut survey = Survey { layout, uses: vec![Use::Unused; layout.cells()] };
    for (id, stream) in (0..).zip(&program.streams) {
        for step in &stream.steps {
            for wait in &step.waits {
                survey.wait(wait);
            }
            // A transfer is not in its stream's order.
            let transfer = matches!(step.body, Body::Transfer { .. });
            for update in &step.updates {
                let plain = !transfer && matches!(update.action, Action::Add(Value::Imm(_)));
                survey.mark(&update.sem, if plain { Use::PostedBy(id) } else { Use::Other });
            }
        }
    }
    for declared in program.declared.iter().filter(|declared| declared.limit.is_some()) {
        if let Some(cell) = layout.cell(declared.core, declared.bank, i64::from(declared.id)) {
            survey.uses[cell as usize] = Use::Other;
        }
    }
    let posted = |used: &Use| matches!(used, Use::PostedBy(_));
    survey.uses.iter().zip(rising).map(|(used, rises)| *rises && posted(used)).collect()
}

struct Survey<'a> {
    layout: &'a Layout,
    uses: Vec<Use>,
}

impl Survey<'_> {
    fn wait(&mut self, wait: &Wait) {
        let reaches = matches!(wait.test, Test::Counter(Compare::Ge, _) | Test::CounterIfPositive(Compare::Ge, _));
        if !reaches || wait.then.is_some() || !wait.or.is_empty() {
            wait.conditions().for_each(|condition| self.mark(&condition.sem, Use::Other));
        }
    }

    fn mark(&mut self, sem: &SemRef, now: Use) {
        let (cells, now) = match sem.id {
            Value::Imm(id) => match self.layout.cell(sem.core, sem.bank, id) {
                Some(cell) => (cell as usize..cell as usize + 1, now),
                None => return,
            },
            Value::Reg(_) | Value::Expr(_) => (self.layout.bank(sem.core, sem.bank), Use::Other),
        };
        for used in &mut self.uses[cells] {
            *used = if *used == Use::Unused || *used == now { now } else { Use::Other };
        }
    }
}
