//! Whether a program means anything: every index in range, loops matched, jumps within their loop.
//!
//! What a valid program does wrong at run time (an id beyond its bank, a double set) is not looked at here.

mod operand;
mod step;

use alloc::vec;
use alloc::vec::Vec;

use crate::expr;
use crate::program::{BankKind, Body, Expr, Pc, Program, Stream, StreamId};

/// Most entries that all banks of all cores may have together.
pub const MAX_ENTRIES: u64 = 1 << 24;
/// Most registers that all streams may have together.
pub const MAX_REGISTERS: u64 = 1 << 24;
/// Most waits, updates and steps of one stream together.
pub const MAX_PARTS: u64 = 1 << 30;

/// Something that makes a program meaningless, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// What.
    pub kind: ProblemKind,
    /// The stream, if it is in one.
    pub stream: Option<StreamId>,
    /// The step, if it is in one.
    pub pc: Option<Pc>,
}

/// A kind of problem; a number is the offending index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// A program has at least one core.
    NoCore,
    /// A counter has 1..=32 bits.
    CounterBits(u8),
    /// A register has 1..=64 bits.
    RegisterBits(u8),
    /// An inclusive range that is empty or ends beyond its bank.
    ReservedRange(u32, u32),
    /// A region has at least one element, and an element at least one byte.
    EmptyRegion(u32),
    /// More than [`MAX_ENTRIES`], [`MAX_REGISTERS`] or [`MAX_PARTS`].
    TooLarge,
    /// There is no such core.
    Core(u16),
    /// There is no such bank.
    Bank(u16),
    /// There is no such entry in the bank (of a declaration or a reset).
    Id(u32),
    /// There is no such queue.
    Queue(u32),
    /// The queue belongs to another core.
    ForeignQueue(u32),
    /// There is no such region.
    Region(u32),
    /// There is no such group.
    Group(u32),
    /// The stream is not a member of the group it joins.
    NotMember(u32),
    /// A member of a group that does not exist, or is named twice.
    Member(u32),
    /// There is no such predicate.
    Predicate(u32),
    /// There is no such register.
    Register(u16),
    /// A register where none is allowed: an id, or the operand of a wait that may be skipped.
    RegisterOperand(u16),
    /// There is no such expression, or it is not an earlier one, or it nests too deep.
    Expr(u32),
    /// The variable is not that of an enclosing `for`.
    Var(u16),
    /// A test or action of a counter on a flag, or the reverse.
    WrongBankKind(u16),
    /// A wait for one of several conditions that also changes an entry: which of them passed is not known.
    AlternativeChanges,
    /// An initial value beyond the range of its entry, or limits that are empty.
    DeclaredValue,
    /// The step to go to does not exist.
    Target(Pc),
    /// The step to go to is in another `for` body.
    CrossesLoop(Pc),
    /// A `for` and its `next` do not name each other, or are not properly nested.
    UnmatchedLoop,
    /// A `for`, `next` or `if` cannot wait or update.
    BusyControl,
}

impl Program {
    /// Checks the program: the simulator and the verifier run every program that passes.
    ///
    /// # Errors
    ///
    /// All problems, in order of place.
    pub fn validate(&self) -> Result<(), Vec<Problem>> {
        let mut check = Check { program: self, needs: Vec::new(), problems: Vec::new(), stream: None, pc: None };
        check.exprs();
        check.banks();
        check.tables();
        for (id, stream) in (0..).zip(&self.streams) {
            check.stream = Some(id);
            check.stream(id, stream);
        }
        if check.problems.is_empty() { Ok(()) } else { Err(check.problems) }
    }
}

/// State of the check.
struct Check<'a> {
    program: &'a Program,
    /// For each expression, how many variables must exist: `None` if it is malformed.
    needs: Vec<Option<u32>>,
    problems: Vec<Problem>,
    stream: Option<StreamId>,
    pc: Option<Pc>,
}

impl Check<'_> {
    fn report(&mut self, kind: ProblemKind) {
        self.problems.push(Problem { kind, stream: self.stream, pc: self.pc });
    }

    fn require(&mut self, holds: bool, kind: ProblemKind) {
        if !holds {
            self.report(kind);
        }
    }

    /// Fills `needs`. Depth and size are bounded as in [`expr::eval`], so that it never finds a malformed one.
    fn exprs(&mut self) {
        let mut shapes: Vec<(u32, u32)> = Vec::new();
        for (id, expr) in (0_u32..).zip(&self.program.exprs) {
            let (operands, count) = match *expr {
                Expr::Const(_) | Expr::Var(_) => ([0; 3], 0),
                Expr::Binary(_, left, right) => ([left, right, 0], 2),
                Expr::Select(condition, then, otherwise) => ([condition, then, otherwise], 3),
            };
            let mut needs = Some(if let Expr::Var(var) = *expr { u32::from(var) + 1 } else { 0 });
            let mut shape = (1_u32, 1_u32);
            for &operand in &operands[..count] {
                let of_operand = self.needs.get(operand as usize).copied().flatten();
                needs = needs.zip(of_operand).map(|(a, b)| a.max(b));
                let (depth, size) = shapes.get(operand as usize).copied().unwrap_or_default();
                shape = (shape.0.max(depth.saturating_add(1)), shape.1.saturating_add(size));
            }
            if shape.0 > expr::MAX_DEPTH || shape.1 > expr::MAX_SIZE {
                needs = None;
            }
            self.require(needs.is_some(), ProblemKind::Expr(id));
            self.needs.push(needs);
            shapes.push(shape);
        }
    }

    fn banks(&mut self) {
        let program = self.program;
        self.require(program.cores > 0, ProblemKind::NoCore);
        let registers = &program.registers;
        self.require((1..=64).contains(&registers.bits), ProblemKind::RegisterBits(registers.bits));
        let all_registers = u64::from(registers.count) * program.streams.len() as u64;
        self.require(all_registers <= MAX_REGISTERS, ProblemKind::TooLarge);
        let per_core: u64 = program.banks.iter().map(|bank| u64::from(bank.size)).sum();
        let entries = per_core.saturating_mul(u64::from(program.cores));
        self.require(entries <= MAX_ENTRIES && program.banks.len() <= 1 << 16, ProblemKind::TooLarge);
        for bank in &program.banks {
            if let BankKind::Counter { bits, .. } = bank.kind {
                self.require((1..=32).contains(&bits), ProblemKind::CounterBits(bits));
            }
            for &(first, last) in &bank.reserved {
                self.require(first <= last && last < bank.size, ProblemKind::ReservedRange(first, last));
            }
        }
    }

    fn tables(&mut self) {
        let program = self.program;
        for queue in &program.queues {
            self.core(queue.core);
        }
        for (id, region) in (0..).zip(&program.regions) {
            self.require(region.elements > 0 && region.bytes > 0, ProblemKind::EmptyRegion(id));
            if let Some(core) = region.core {
                self.core(core);
            }
        }
        let mut group_of: Vec<Option<usize>> = vec![None; program.streams.len()];
        for (number, group) in program.groups.iter().enumerate() {
            for &member in &group.members {
                match group_of.get_mut(member as usize) {
                    Some(latest) if *latest != Some(number) => *latest = Some(number),
                    _ => self.report(ProblemKind::Member(member)),
                }
            }
        }
        for declared in &program.declared {
            self.core(declared.core);
            let Some(bank) = program.banks.get(usize::from(declared.bank)) else {
                self.report(ProblemKind::Bank(declared.bank));
                continue;
            };
            self.require(declared.id < bank.size, ProblemKind::Id(declared.id));
            let legal = crate::sim::Format::of(bank.kind).contains(declared.init)
                && declared.limit.is_none_or(|(least, most)| least <= most);
            self.require(legal, ProblemKind::DeclaredValue);
        }
    }

    fn core(&mut self, core: u16) {
        self.require(core < self.program.cores, ProblemKind::Core(core));
    }

    fn stream(&mut self, id: StreamId, stream: &Stream) {
        self.pc = None;
        self.core(stream.core);
        let parts: usize = stream
            .steps
            .iter()
            .map(|step| 1 + step.waits.iter().map(|wait| 1 + wait.or.len()).sum::<usize>() + step.updates.len())
            .sum();
        if parts as u64 > MAX_PARTS {
            self.report(ProblemKind::TooLarge);
            return;
        }
        let bodies = self.loops(stream);
        let mut depth = 0_u16;
        for (pc, step) in (0..).zip(&stream.steps) {
            self.pc = Some(pc);
            if let Body::Next { .. } = step.body {
                depth = depth.saturating_sub(1);
            }
            self.step(id, stream, step, depth);
            self.jumps(&step.body, pc, &bodies);
            if let Body::For { .. } = step.body {
                depth = depth.saturating_add(1);
            }
        }
    }

    /// The innermost `for` around each step, and around the end.
    fn loops(&mut self, stream: &Stream) -> Vec<Option<Pc>> {
        let mut open: Vec<Pc> = Vec::new();
        let mut bodies = Vec::with_capacity(stream.steps.len() + 1);
        for (pc, step) in (0..).zip(&stream.steps) {
            self.pc = Some(pc);
            bodies.push(open.last().copied());
            match step.body {
                Body::For { var, next, .. } => {
                    self.require(usize::from(var) == open.len() && var < stream.depth, ProblemKind::Var(var));
                    let back = stream.steps.get(next as usize).map(|step| &step.body);
                    self.require(back == Some(&Body::Next { start: pc }), ProblemKind::UnmatchedLoop);
                    open.push(pc);
                }
                Body::Next { start } => {
                    let here = stream
                        .steps
                        .get(start as usize)
                        .is_some_and(|step| matches!(step.body, Body::For { next, .. } if next == pc));
                    self.require(here && open.pop() == Some(start), ProblemKind::UnmatchedLoop);
                }
                _ => {}
            }
        }
        self.require(open.is_empty(), ProblemKind::UnmatchedLoop);
        bodies.push(None);
        bodies
    }

    fn jumps(&mut self, body: &Body, pc: Pc, bodies: &[Option<Pc>]) {
        let (Body::Branch { target, .. }
        | Body::Choose { otherwise: target, .. }
        | Body::If { otherwise: target, .. }
        | Body::Call { target }) = *body
        else {
            return;
        };
        match bodies.get(target as usize) {
            None => self.report(ProblemKind::Target(target)),
            Some(body) => self.require(*body == bodies[pc as usize], ProblemKind::CrossesLoop(target)),
        }
    }
}
