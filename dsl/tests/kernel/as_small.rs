//! A program as the explorer of the runtime's tests knows it: written out, for one outcome of its predicates. What that
//! one does not have gives nothing.

use std::collections::HashMap;

use chappe_runtime::expr;
use chappe_runtime::program::{Access, Action, BankKind, Body, Compare, Pc, Program, Step, Test, Value, Wait, When};

use crate::small::{self, BarrierInfo, CellInfo, Engine, Kind, Op, QueueInfo, RegionInfo, Small};

/// Longest stream, written out.
const MOST: usize = 400;
/// Steps of a stream have numbers from one multiple of this on.
pub(crate) const STRIDE: u32 = 1 << 16;

/// Entries by core, bank and id.
pub(crate) type Cells = HashMap<(u16, u16, i64), usize>;

/// The program, and its entries.
pub(crate) fn small(program: &Program, predicates: &[bool]) -> Option<(Small, Cells)> {
    let mut writer =
        Writer { program, predicates, small: Small::default(), cells: Cells::new(), regions: HashMap::new() };
    for (bank, of) in (0_u16..).zip(&program.banks) {
        for core in 0..program.cores {
            for id in 0..of.size {
                writer.cell(core, bank, i64::from(id))?;
            }
        }
    }
    writer.small.queues =
        program.queues.iter().map(|q| QueueInfo { name: String::new(), exit_drain: q.drained_at_exit }).collect();
    let members = |group: &chappe_runtime::program::Group| group.members.iter().map(|m| *m as usize).collect();
    writer.small.barriers =
        program.groups.iter().map(|g| BarrierInfo { name: String::new(), members: members(g) }).collect();
    let mut owners: HashMap<u32, usize> = HashMap::new();
    for stream in 0..program.streams.len() {
        let ops = writer.stream(stream)?;
        for op in &ops {
            if let Kind::Dma { queue, .. } = op.kind
                && *owners.entry(queue as u32).or_insert(stream) != stream
            {
                return None;
            }
        }
        writer.small.engines.push(Engine { name: String::new(), ops });
    }
    Some((writer.small, writer.cells))
}

struct Writer<'p> {
    program: &'p Program,
    predicates: &'p [bool],
    small: Small,
    cells: Cells,
    regions: HashMap<(u32, i64), usize>,
}

impl Writer<'_> {
    fn cell(&mut self, core: u16, bank: u16, id: i64) -> Option<usize> {
        let of = self.program.banks.get(usize::from(bank))?;
        if !(0..i64::from(of.size)).contains(&id) {
            return None;
        }
        let known = self.small.cells.len();
        let cell = *self.cells.entry((core, bank, id)).or_insert(known);
        if cell == known {
            let (event, range) = match of.kind {
                BankKind::Flag => (true, (0, 1)),
                BankKind::Counter { bits, signed: true } => (false, (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
                BankKind::Counter { bits, signed: false } => (false, (0, (1_i64 << bits) - 1)),
            };
            let mut info = CellInfo { event, limit: (!event).then_some(range), ..CellInfo::default() };
            for declared in &self.program.declared {
                if (declared.core, declared.bank, i64::from(declared.id)) == (core, bank, id) {
                    info.init = declared.init;
                    info.zero_at_end |= declared.zero_at_exit;
                    if let (Some(limit), Some(own)) = (declared.limit, info.limit) {
                        info.limit = Some((limit.0.max(own.0), limit.1.min(own.1)));
                    }
                }
            }
            self.small.cells.push(info);
        }
        Some(cell)
    }

    fn stream(&mut self, number: usize) -> Option<Vec<Op>> {
        let stream = self.program.streams.get(number)?;
        let mut vars = vec![0; usize::from(stream.depth)];
        let mut queues: Vec<usize> = Vec::new();
        for step in &stream.steps {
            if let Body::Transfer { queue, .. } = step.body
                && !queues.contains(&(queue as usize))
            {
                queues.push(queue as usize);
            }
        }
        let (mut ops, mut pc) = (Vec::new(), 0);
        while let Some(step) = stream.steps.get(pc) {
            if ops.len() > MOST {
                return None;
            }
            let before = ops.len();
            self.step(stream.core, step, &vars, &queues, &mut ops)?;
            let id = number as u32 * STRIDE + pc as u32;
            ops[before..].iter_mut().for_each(|op| op.id = id);
            pc = self.next(&stream.steps, pc as Pc, &mut vars)?;
        }
        Some(ops)
    }

    /// The step after a step.
    fn next(&self, steps: &[Step], pc: Pc, vars: &mut [i64]) -> Option<usize> {
        let to = match steps[pc as usize].body {
            Body::Branch { condition: None, target } => target,
            Body::Branch { .. } | Body::Call { .. } | Body::Return | Body::Stop | Body::Move(..) | Body::Alu(..) => {
                return None;
            }
            Body::Choose { predicate, otherwise } if !self.predicates[predicate as usize] => otherwise,
            Body::If { condition, otherwise } if self.value(Value::Expr(condition), vars)? == 0 => otherwise,
            Body::For { var, from, to, next } => {
                vars[usize::from(var)] = self.value(from, vars)?;
                if vars[usize::from(var)] >= self.value(to, vars)? { next + 1 } else { pc + 1 }
            }
            Body::Next { start } => {
                let Body::For { var, to, .. } = steps[start as usize].body else { return None };
                let end = self.value(to, vars)?;
                vars[usize::from(var)] += 1;
                if vars[usize::from(var)] < end { start + 1 } else { pc + 1 }
            }
            _ => pc + 1,
        };
        Some(to as usize)
    }

    fn value(&self, value: Value, vars: &[i64]) -> Option<i64> {
        match value {
            Value::Imm(value) => Some(value),
            Value::Expr(id) => expr::eval(&self.program.exprs, id, vars).ok(),
            Value::Reg(_) => None,
        }
    }

    fn step(&mut self, core: u16, step: &Step, vars: &[i64], queues: &[usize], ops: &mut Vec<Op>) -> Option<()> {
        for wait in &step.waits {
            ops.extend(self.wait(wait, vars)?.map(Op::from));
        }
        if let Body::Transfer { queue, accesses, .. } = &step.body {
            // Updates at read come between reads and writes there.
            if step.updates.iter().any(|update| update.when == When::Read) {
                return None;
            }
            let post = self.updates(step, When::Complete, vars)?;
            let reads = self.accesses(accesses, false, vars)?;
            let writes = self.accesses(accesses, true, vars)?;
            ops.push(Kind::Dma { queue: *queue as usize, reads, writes, post }.into());
            return Some(());
        }
        let accesses = if let Body::Access(accesses) = &step.body { &accesses[..] } else { &[] };
        ops.extend(self.accesses(accesses, false, vars)?.into_iter().map(|a| Op::from(Kind::Read(a))));
        ops.extend(self.updates(step, When::Read, vars)?.into_iter().map(Op::from));
        ops.extend(self.accesses(accesses, true, vars)?.into_iter().map(|a| Op::from(Kind::Write(a))));
        match &step.body {
            Body::Drain(only) => {
                let drained = queues.iter().filter(|queue| only.is_none_or(|only| only as usize == **queue));
                ops.extend(drained.map(|queue| Op::from(Kind::Drain(*queue))));
            }
            Body::Reset(ranges) => {
                let mut cells = Vec::new();
                for range in ranges {
                    for id in range.first..=range.last {
                        cells.push(self.cell(core, range.bank, i64::from(id))?);
                    }
                }
                ops.push(Kind::Reset(cells).into());
            }
            Body::Join(group) => ops.push(Kind::Barrier(*group as usize).into()),
            _ => {}
        }
        ops.extend(self.updates(step, When::Complete, vars)?.into_iter().map(Op::from));
        Some(())
    }

    fn wait(&mut self, wait: &Wait, vars: &[i64]) -> Option<Option<Kind>> {
        if !wait.or.is_empty() {
            return None;
        }
        let id = self.value(wait.sem.id, vars)?;
        let cell = self.cell(wait.sem.core, wait.sem.bank, id)?;
        let (compare, value) = match wait.test {
            Test::Flag(true) if wait.then == Some(Action::ClearFlag) => return Some(Some(Kind::EvWait(cell))),
            Test::Flag(_) | Test::Masked { .. } => return None,
            Test::CounterIfPositive(compare, value) => {
                let value = self.value(value, vars)?;
                if compare == Compare::Ge && value <= 0 {
                    return Some(None);
                }
                (compare, value)
            }
            Test::Counter(compare, value) => (compare, self.value(value, vars)?),
        };
        let taken = match wait.then {
            None => None,
            Some(Action::Sub(by)) => Some(self.value(by, vars)?),
            Some(_) => return None,
        };
        match (compare, taken) {
            (Compare::Ge, None) => Some(Some(Kind::WaitGe(cell, value))),
            (Compare::Eq, None) => Some(Some(Kind::WaitEq(cell, value))),
            (Compare::Ge, Some(by)) if by == value => Some(Some(Kind::WaitDec(cell, value))),
            _ => None,
        }
    }

    fn updates(&mut self, step: &Step, when: When, vars: &[i64]) -> Option<Vec<Kind>> {
        let updates = step.updates.iter().filter(|update| update.when == when);
        let mut kinds = Vec::new();
        for update in updates {
            let id = self.value(update.sem.id, vars)?;
            let cell = self.cell(update.sem.core, update.sem.bank, id)?;
            kinds.push(match update.action {
                Action::Add(by) => Kind::Add(cell, self.value(by, vars)?),
                Action::Sub(by) => Kind::Add(cell, -self.value(by, vars)?),
                Action::Write(value) => Kind::Set(cell, self.value(value, vars)?),
                Action::SetFlag => Kind::EvSet(cell),
                Action::ClearFlag => Kind::EvClear(cell),
            });
        }
        Some(kinds)
    }

    fn accesses(&mut self, accesses: &[Access], write: bool, vars: &[i64]) -> Option<Vec<small::Access>> {
        let mut all = Vec::new();
        for access in accesses.iter().filter(|access| access.write == write) {
            let element = self.value(access.element, vars)?;
            let (first, end) = (self.value(access.bytes.0, vars)?, self.value(access.bytes.1, vars)?);
            let known = self.small.regions.len();
            let region = *self.regions.entry((access.region, element)).or_insert(known);
            if region == known {
                self.small.regions.push(RegionInfo { name: String::new(), bytes: 0 });
            }
            let bytes = Some((u32::try_from(first).ok()?, u32::try_from(end).ok()?));
            all.push(small::Access { region, bytes });
        }
        Some(all)
    }
}
