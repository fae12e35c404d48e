//! The operations of a thread as a run needs them that watches nothing: accesses are only counted, with the action
//! before them, and what is not plain is left to the cursor.

use alloc::vec::Vec;

use super::act::{CellId, Op};
use super::compile::Thread;

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Waits until the cell is at least `value`.
    Reach,
    /// Adds `value` to the cell.
    Add,
    /// Waits for `value` and takes it.
    Take,
    /// Waits for the value of line `value`.
    Line,
    /// The end of a turn of the loop with variable `cell`; its body starts at instruction `value`.
    Next,
    /// Nothing but what is counted.
    Pass,
    /// Ask the cursor.
    Slow,
}

/// 8 bytes: long texts are read as fast as memory allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instruction {
    pub(super) kind: Kind,
    /// Actions that it stands for.
    pub(super) count: u8,
    pub(super) cell: u16,
    pub(super) value: i32,
}

/// The instructions of a thread.
pub(super) struct Tape {
    pub(super) code: Vec<Instruction>,
    /// By instruction: the first operation it stands for.
    pub(super) from: Vec<u32>,
    /// By operation: its instruction, if it is the first of one.
    starts: Vec<Option<u32>>,
}

impl Tape {
    pub(super) fn of(thread: &Thread) -> Tape {
        let mut bodies: Vec<u32> = Vec::new();
        for op in &thread.ops {
            if let Op::Next { body, .. } = op {
                bodies.push(*body);
            }
        }
        bodies.sort_unstable();
        let mut tape = Tape { code: Vec::new(), from: Vec::new(), starts: Vec::new() };
        for (at, op) in (0..).zip(&thread.ops) {
            let passes = matches!(op, Op::Access(_) | Op::Skip);
            if passes
                && let Some(last) = tape.code.last_mut()
                && !matches!(last.kind, Kind::Next | Kind::Slow)
                && last.count < u8::MAX
                && bodies.binary_search(&at).is_err()
            {
                last.count += 1;
                tape.starts.push(None);
                continue;
            }
            tape.starts.push(Some(tape.code.len() as u32));
            let instruction = tape.instruction(op);
            tape.code.push(instruction);
            tape.from.push(at);
        }
        tape
    }

    fn instruction(&self, op: &Op) -> Instruction {
        let about = |kind, cell: CellId, value| {
            let cell = u16::try_from(cell).ok()?;
            Some(Instruction { kind, count: 1, cell, value })
        };
        let instruction = match *op {
            Op::Reach { cell, value } => about(Kind::Reach, cell, value),
            Op::Add { cell, amount } => about(Kind::Add, cell, amount),
            Op::Take { cell, amount } => about(Kind::Take, cell, amount),
            Op::Line { cell, line } => i32::try_from(line).ok().and_then(|line| about(Kind::Line, cell, line)),
            Op::Access(_) | Op::Skip => about(Kind::Pass, 0, 0),
            Op::Next { var, body } => self.start(body as usize).and_then(|body| {
                let body = i32::try_from(body).ok()?;
                Some(Instruction { kind: Kind::Next, count: 0, cell: var, value: body })
            }),
            _ => None,
        };
        instruction.unwrap_or(Instruction { kind: Kind::Slow, count: 0, cell: 0, value: 0 })
    }

    /// The instruction that begins with an operation, if one does.
    #[inline]
    pub(super) fn start(&self, op: usize) -> Option<usize> {
        self.starts.get(op).copied().flatten().map(|at| at as usize)
    }
}
