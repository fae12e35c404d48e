//! Schedules that lead to a state: witnesses.

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, ThreadId};
use super::cursor::{Cursor, Walk};
use super::found::Schedule;
use super::greedy::{Greedy, Watch};

/// Runs greedily while some threads may do no more than so many actions.
pub(crate) fn capped(walk: &Walk<'_>, init: &[i64], caps: &[(ThreadId, u64)]) -> Schedule {
    let mut run = Greedy::new(walk, init);
    for (thread, cap) in caps {
        run.threads[*thread].cap = *cap;
    }
    let mut recorder = Recorder::default();
    run.run(&mut recorder);
    recorder.schedule
}

/// Runs with one lazy thread until a thread has done its action number `at`.
pub(crate) fn until(walk: &Walk<'_>, init: &[i64], lazy: ThreadId, (thread, at): (ThreadId, u64)) -> Schedule {
    let done = vec![0; walk.code.threads.len()];
    let mut recorder = Until { schedule: Schedule::default(), done, target: (thread, at), frozen: false };
    Greedy::new(walk, init).lazy(lazy).run(&mut recorder);
    recorder.schedule
}

#[derive(Default)]
struct Recorder {
    schedule: Schedule,
}

impl Watch for Recorder {
    fn ran(&mut self, thread: ThreadId, count: u64) {
        self.schedule.push(thread, count);
    }
}

struct Until {
    schedule: Schedule,
    done: Vec<u64>,
    target: (ThreadId, u64),
    frozen: bool,
}

impl Watch for Until {
    const ALL: bool = true;

    fn act(&mut self, thread: ThreadId, at: u64, _act: &Act, _before: i64, _cursor: &Cursor, _clock: u64) {
        if (thread, at) == self.target && !self.frozen {
            self.schedule.push(thread, at + 1 - self.done[thread]);
            self.frozen = true;
        }
    }

    fn ran(&mut self, thread: ThreadId, count: u64) {
        self.done[thread] += count;
        if !self.frozen {
            self.schedule.push(thread, count);
        }
    }
}
