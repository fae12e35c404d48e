//! Where each instruction stands: in which loops and arms, and which it is on its thread.
//!
//! What is known of a thread is one number for each of its columns. Instructions that exclude each other, because they are
//! in the two arms of a branch, are in different columns: to know that one is complete says nothing of the other.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::ir::{InstrId, Ir, Kind, LoopId, Row, ThreadId};

/// Index into [`Scopes::list`]; 0 is the whole program.
pub(crate) type ScopeId = u32;

/// Most loops around each other: conflicts between iterations are found by walking through every body twice.
pub(crate) const MAX_DEPTH: usize = 8;

/// Most branches around each other.
const MOST_BRANCHES: u32 = 63;

/// A body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    pub(crate) parent: ScopeId,
    /// The loop whose body this is; `None` for an arm, and for the whole.
    pub(crate) of: Option<LoopId>,
    /// Loops around what is in it, outermost first.
    pub(crate) loops: Vec<LoopId>,
    /// By column: how many of its instructions come before this, and before its end.
    pub(crate) start: Vec<u32>,
    pub(crate) end: Vec<u32>,
    /// The second arms that this lies in, by depth of the branch; and how many branches it lies in.
    arms: u64,
    branches: u32,
    /// The row of the bracket that opens it.
    pub(crate) row: usize,
    /// The row where its loop or branch starts: of a second arm, the `if`.
    pub(crate) head: usize,
}

/// Where an instruction stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) row: usize,
    pub(crate) scope: ScopeId,
    /// Its column, and its number there, from 1; 0 if it is on no thread.
    pub(crate) column: u32,
    pub(crate) number: u32,
}

impl Default for Place {
    fn default() -> Self {
        Place { row: usize::MAX, scope: 0, column: 0, number: 0 }
    }
}

/// The bodies of a program.
#[derive(Clone, Debug)]
pub(crate) struct Scopes {
    pub(crate) list: Vec<Scope>,
    /// By instruction.
    pub(crate) at: Vec<Place>,
    /// By column: its thread.
    pub(crate) threads: Vec<ThreadId>,
    columns: BTreeMap<(ThreadId, u64), u32>,
    /// By row that opens something: the row that closes it, or for an `if` its `else`.
    pub(crate) close: Vec<usize>,
    /// By row that opens a body: the body.
    pub(crate) opens: Vec<ScopeId>,
}

impl Scopes {
    /// Finds them.
    pub(crate) fn of(ir: &Ir) -> Result<Scopes, String> {
        let mut found = Scopes {
            list: Vec::new(),
            at: vec![Place::default(); ir.instrs.len()],
            threads: (0..ir.threads() as ThreadId).collect(),
            columns: BTreeMap::new(),
            close: vec![usize::MAX; ir.rows.len()],
            opens: vec![0; ir.rows.len()],
        };
        let mut counts = vec![0_u32; ir.threads()];
        found.list.push(Scope::default());
        let mut stack: Vec<ScopeId> = vec![0];
        for (at, row) in ir.rows.iter().enumerate() {
            let now = stack.last().copied().unwrap_or(0);
            match *row {
                Row::Instr(id) => found.instr(ir, id, at, now, &mut counts)?,
                Row::Loop(id) => stack.push(found.open(now, Some(id), (at, at), &counts)?),
                Row::If(_) => stack.push(found.open(now, None, (at, at), &counts)?),
                Row::EndLoop(id) => {
                    if found.list[now as usize].of != Some(id) {
                        return Err(format!("row {at} ends a loop that is not open"));
                    }
                    found.shut(now, at, &counts);
                    stack.pop();
                }
                Row::Else | Row::EndIf => {
                    let open = found.list[now as usize].row;
                    let right = match row {
                        Row::Else => matches!(ir.rows.get(open), Some(Row::If(_))),
                        _ => matches!(ir.rows.get(open), Some(Row::Else)),
                    };
                    if now == 0 || !right {
                        return Err(format!("row {at} has no branch that is open: a branch is `if`, `else`, `end`"));
                    }
                    found.shut(now, at, &counts);
                    stack.pop();
                    if matches!(row, Row::Else) {
                        let parent = stack.last().copied().unwrap_or(0);
                        stack.push(found.open(parent, None, (at, open), &counts)?);
                    }
                }
            }
        }
        if stack.len() != 1 {
            return Err("a loop or branch is not closed".into());
        }
        found.list[0].end = counts;
        let columns = found.threads.len();
        for scope in &mut found.list {
            // Columns that were found later.
            scope.start.resize(columns, 0);
            scope.end.resize(columns, 0);
        }
        Ok(found)
    }

    fn instr(&mut self, ir: &Ir, id: InstrId, at: usize, now: ScopeId, counts: &mut Vec<u32>) -> Result<(), String> {
        let place = match self.at.get_mut(id as usize) {
            Some(place) if place.row == usize::MAX => place,
            _ => return Err(format!("instruction {id} is in no list, or in two rows")),
        };
        (place.row, place.scope) = (at, now);
        let Some(thread) = ir.thread(id) else { return Ok(()) };
        // What the compiler adds does not count among the author's work: what is known of that stays as it was.
        let added = matches!(ir.instrs[id as usize].kind, Kind::CoreBarrier(_) | Kind::Enter(_) | Kind::End);
        let arms = self.list[now as usize].arms | u64::from(added) << MOST_BRANCHES;
        let column = if arms == 0 {
            thread
        } else {
            let new = self.threads.len() as u32;
            let column = *self.columns.entry((thread, arms)).or_insert(new);
            if column == new {
                self.threads.push(thread);
                counts.push(0);
            }
            column
        };
        if let Some(count) = counts.get_mut(column as usize) {
            *count += 1;
            let place = &mut self.at[id as usize];
            (place.column, place.number) = (column, *count);
        }
        Ok(())
    }

    fn open(
        &mut self,
        parent: ScopeId,
        of: Option<LoopId>,
        (row, head): (usize, usize),
        counts: &[u32],
    ) -> Result<ScopeId, String> {
        let mut loops = self.list[parent as usize].loops.clone();
        loops.extend(of);
        if loops.len() > MAX_DEPTH {
            return Err(format!("loops nest deeper than {MAX_DEPTH}"));
        }
        let (mut arms, mut branches) = (self.list[parent as usize].arms, self.list[parent as usize].branches);
        if of.is_none() {
            if branches >= MOST_BRANCHES {
                return Err(format!("branches nest deeper than {MOST_BRANCHES}"));
            }
            arms |= u64::from(row != head) << branches;
            branches += 1;
        }
        let id = self.list.len() as u32;
        self.opens[row] = id;
        let (start, end) = (counts.to_vec(), counts.to_vec());
        self.list.push(Scope { parent, of, loops, start, end, arms, branches, row, head });
        Ok(id)
    }

    fn shut(&mut self, scope: ScopeId, row: usize, counts: &[u32]) {
        let scope = &mut self.list[scope as usize];
        scope.end = counts.to_vec();
        self.close[scope.row] = row;
    }

    /// How many of the loops around two bodies are around both.
    pub(crate) fn shared(&self, a: ScopeId, b: ScopeId) -> usize {
        let (of_a, of_b) = (&self.list[a as usize].loops, &self.list[b as usize].loops);
        if a == b { of_a.len() } else { of_a.iter().zip(of_b).take_while(|(a, b)| a == b).count() }
    }

    /// The innermost body that holds both.
    pub(crate) fn common(&self, mut a: ScopeId, mut b: ScopeId) -> ScopeId {
        // A body has a larger number than those around it.
        while a != b {
            if a > b {
                a = self.list[a as usize].parent;
            } else {
                b = self.list[b as usize].parent;
            }
        }
        a
    }

    /// Whether they lie in the two arms of one branch: never both are done.
    pub(crate) fn exclusive(&self, a: ScopeId, b: ScopeId) -> bool {
        let common = self.common(a, b);
        let child = |mut scope: ScopeId| {
            while scope != common && self.list[scope as usize].parent != common {
                scope = self.list[scope as usize].parent;
            }
            scope
        };
        let (a, b) = (child(a), child(b));
        let (first, second) = (a.min(b), a.max(b));
        let arm = |scope: ScopeId| scope != common && self.list[scope as usize].of.is_none();
        arm(first) && arm(second) && self.close[self.list[first as usize].row] == self.list[second as usize].row
    }

    /// The body of a loop.
    pub(crate) fn body(&self, of: LoopId, mut from: ScopeId) -> ScopeId {
        while from != 0 && self.list[from as usize].of != Some(of) {
            from = self.list[from as usize].parent;
        }
        from
    }

    /// The row that stands for an instruction in a body around it: its own, or that of the bracket it is in.
    pub(crate) fn row_in(&self, instr: InstrId, outer: ScopeId) -> usize {
        let (mut scope, mut row) = (self.at[instr as usize].scope, self.at[instr as usize].row);
        while scope > outer {
            row = self.list[scope as usize].head;
            scope = self.list[scope as usize].parent;
        }
        row
    }
}
