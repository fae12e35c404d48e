//! Exact clocks of what matters: for every mark of every thread, how much of each other thread must come before (T2).
//!
//! One lazy pass for each thread gives one column: when a mark is passed in the run in which thread *i* is lazy, *i* has
//! done just what must come before the mark (T3). A clock taken from any other run would miss races (T5).

use alloc::vec;
use alloc::vec::Vec;

use super::act::{Act, CellId, Change, Op, ThreadId, Touch};
use super::cursor::{Cursor, Walk};
use super::epochs::Plan;
use super::greedy::{Greedy, Watch};
use super::memory::Memory;
use crate::program::Pc;

/// Something whose clock matters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    /// How many actions its thread has done before.
    pub(crate) at: u32,
    pub(crate) pc: Pc,
    pub(crate) what: What,
}

/// What a mark is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum What {
    /// Accesses: pieces of memory `first..end` of [`Marks::touched`].
    Access { first: u32, end: u32 },
    /// A thread comes to a wait on an epoch of a divided cell.
    Arrive,
    /// An action on an epoch of a divided cell.
    Act { cell: CellId, set: bool },
    /// The end of a stream: it has started so many transfers on the queue with this cell.
    Exit { cell: CellId, value: i64 },
}

/// The marks of all threads, and the columns of their clocks.
pub(crate) struct Marks {
    /// By thread.
    pub(crate) marks: Vec<Vec<Mark>>,
    /// By thread: numbers of pieces of memory.
    pub(crate) touched: Vec<Vec<u32>>,
    clocks: Clocks,
}

/// The clocks of marks.
enum Clocks {
    /// By lazy thread, then by thread, then by mark; empty for threads without marks.
    Columns(Vec<Vec<Vec<u32>>>),
    /// By thread: the clocks of all threads, row after row; and by mark which row.
    Rows { rows: Vec<Vec<u32>>, of: Vec<Vec<u32>> },
}

/// Writes down the marks. `DIVIDED` if there is more to mark than accesses.
struct Marking<'a, 'c, const DIVIDED: bool> {
    walk: &'a Walk<'c>,
    plan: Option<&'a Plan>,
    memory: &'a mut Memory,
    marks: Vec<Vec<Mark>>,
    touched: Vec<Vec<u32>>,
}

impl<const DIVIDED: bool> Marking<'_, '_, DIVIDED> {
    fn mark(&mut self, thread: ThreadId, at: u64, pc: Pc, what: What) {
        self.marks[thread].push(Mark { at: at as u32, pc, what });
    }
}

/// What of an action is marked, if its cell is divided.
fn marked(plan: Option<&Plan>, act: &Act) -> Option<What> {
    match *act {
        Act::Exit { cell, value } => Some(What::Exit { cell, value }),
        _ => {
            let cell = act.cell()?;
            plan?.epoch(cell)?;
            let set = matches!(act, Act::Change { change: Change::Keep, .. });
            Some(What::Act { cell, set })
        }
    }
}

fn arrival(plan: Option<&Plan>, act: &Act) -> Option<What> {
    let cell = act.cell()?;
    act.test()?;
    let (_, _, epoch) = plan?.epoch(cell)?;
    (epoch > 0).then_some(What::Arrive)
}

impl<const DIVIDED: bool> Watch for Marking<'_, '_, DIVIDED> {
    const EVERY_FETCHED: bool = DIVIDED;

    fn access(&mut self, thread: ThreadId, at: u64, touch: Touch, cursor: &Cursor, _clock: u64) {
        let touched = &mut self.touched[thread];
        let first = touched.len() as u32;
        self.memory.touched(self.walk, thread, touch, cursor, touched);
        let end = touched.len() as u32;
        self.mark(thread, at, touch.pc, What::Access { first, end });
    }

    fn arrive(&mut self, thread: ThreadId, at: u64, act: &Act, _values: &[i64], cursor: &Cursor, _clock: u64) {
        if DIVIDED && let Some(what) = arrival(self.plan, act) {
            self.mark(thread, at, cursor.pc(self.walk, thread), what);
        }
    }

    fn act(&mut self, thread: ThreadId, at: u64, act: &Act, _before: i64, cursor: &Cursor, _clock: u64) {
        if DIVIDED && let Some(what) = marked(self.plan, act) {
            self.mark(thread, at, cursor.pc(self.walk, thread), what);
        }
    }
}

/// Writes down one column.
struct Column<'a, const DIVIDED: bool> {
    plan: Option<&'a Plan>,
    clocks: Vec<Vec<u32>>,
}

impl<const DIVIDED: bool> Watch for Column<'_, DIVIDED> {
    const EVERY_FETCHED: bool = DIVIDED;

    #[inline]
    fn access(&mut self, thread: ThreadId, _at: u64, _touch: Touch, _cursor: &Cursor, clock: u64) {
        self.clocks[thread].push(clock as u32);
    }

    fn arrive(&mut self, thread: ThreadId, _at: u64, act: &Act, _values: &[i64], _cursor: &Cursor, clock: u64) {
        if DIVIDED && arrival(self.plan, act).is_some() {
            self.clocks[thread].push(clock as u32);
        }
    }

    fn act(&mut self, thread: ThreadId, _at: u64, act: &Act, _before: i64, _cursor: &Cursor, clock: u64) {
        if DIVIDED && marked(self.plan, act).is_some() {
            self.clocks[thread].push(clock as u32);
        }
    }
}

impl Marks {
    /// Runs once to find the marks, and then once more for each thread that needs it, which is lazy. The walk must be
    /// of a code in which accesses of memory that is not shared are skipped. Gives the first run as well.
    pub(crate) fn of<'w, 'c>(walk: &'w Walk<'c>, init: &[i64], memory: &mut Memory) -> (Marks, Greedy<'w, 'c>) {
        let exits = walk.code.threads.iter().flat_map(|thread| &thread.ops).any(|op| matches!(op, Op::Exit { .. }));
        if exits || walk.plan.is_some() {
            Marks::divided::<true>(walk, init, memory, exits)
        } else {
            Marks::divided::<false>(walk, init, memory, exits)
        }
    }

    fn divided<'w, 'c, const DIVIDED: bool>(
        walk: &'w Walk<'c>,
        init: &[i64],
        memory: &mut Memory,
        exits: bool,
    ) -> (Marks, Greedy<'w, 'c>) {
        let threads = walk.code.threads.len();
        let (marks, touched) = (vec![Vec::new(); threads], vec![Vec::new(); threads]);
        let mut marking = Marking::<DIVIDED> { walk, plan: walk.plan, memory, marks, touched };
        let mut run = Greedy::new(walk, init);
        run.run(&mut marking);
        let Marking { marks, touched, .. } = marking;
        let mut marks = Marks { marks, touched, clocks: Clocks::Columns(Vec::new()) };
        let mut columns = Vec::with_capacity(threads);
        for lazy in 0..threads {
            let needed = !marks.marks[lazy].is_empty() || (exits && walk.code.threads[lazy].is_queue());
            let column = if needed { marks.column::<DIVIDED>(walk, init, lazy) } else { Vec::new() };
            columns.push(column);
        }
        marks.clocks = Clocks::Columns(columns);
        (marks, run)
    }

    fn column<const DIVIDED: bool>(&self, walk: &Walk<'_>, init: &[i64], lazy: ThreadId) -> Vec<Vec<u32>> {
        let clocks = self.marks.iter().map(|marks| Vec::with_capacity(marks.len()));
        let mut column = Column::<DIVIDED> { plan: walk.plan, clocks: clocks.collect() };
        Greedy::new(walk, init).lazy(lazy).run(&mut column);
        column.clocks
    }

    /// Without any marks yet, to be filled by [`Marks::push`].
    pub(crate) fn rows(threads: usize) -> Marks {
        let empty = || vec![Vec::new(); threads];
        Marks {
            marks: vec![Vec::new(); threads],
            touched: empty(),
            clocks: Clocks::Rows { rows: empty(), of: empty() },
        }
    }

    /// The clocks of the marks of a thread that follow.
    pub(crate) fn push_row(&mut self, thread: ThreadId, clocks: &[u32]) {
        if let Clocks::Rows { rows, .. } = &mut self.clocks {
            rows[thread].extend_from_slice(clocks);
        }
    }

    /// A mark with the clocks of the latest row.
    #[inline]
    pub(crate) fn push(&mut self, thread: ThreadId, mark: Mark) {
        let threads = self.marks.len();
        if let Clocks::Rows { rows, of } = &mut self.clocks {
            of[thread].push((rows[thread].len() / threads) as u32 - 1);
        }
        self.marks[thread].push(mark);
    }

    /// How many actions of `other` must come before a mark of `thread`.
    #[inline]
    pub(crate) fn before(&self, thread: ThreadId, mark: usize, other: ThreadId) -> u64 {
        u64::from(self.clock(thread, mark, other))
    }

    #[inline]
    pub(crate) fn clock(&self, thread: ThreadId, mark: usize, other: ThreadId) -> u32 {
        let clock = match &self.clocks {
            Clocks::Columns(columns) => columns[other].get(thread).and_then(|clocks| clocks.get(mark)),
            Clocks::Rows { rows, of } => rows[thread].get(of[thread][mark] as usize * self.marks.len() + other),
        };
        clock.copied().unwrap_or_default()
    }
}
