//! Random small programs, made from a list of numbers: a shorter list makes a smaller program, so that failures shrink.

use chappe_runtime::program::*;

use super::build::{FLAG, SIGNED, bank, body};

/// Numbers to choose by; 0 when they run out.
pub struct Choices<'a>(pub std::slice::Iter<'a, u16>);

impl Choices<'_> {
    fn below(&mut self, end: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % end.max(1)
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn small(&mut self) -> i64 {
        self.pick(&[1, 0, 2, 3, -1, 5, 7, -4, 1 << 31, -(1 << 33), i64::MAX, i64::MIN])
    }
}

/// What a program may contain.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features {
    pub flags: bool,
    pub registers: bool,
    pub loops: bool,
    pub branches: bool,
    pub queues: bool,
    pub joins: bool,
    pub resets: bool,
    pub cores: bool,
    pub wild: bool,
    /// Each counter is posted to by one stream, and only waited on to reach a value.
    pub channels: bool,
}

const FLAGS: BankId = 2;
const SIZE: u32 = 4;
const REGISTERS: u16 = 3;

struct Generator<'a, 'b> {
    choices: &'b mut Choices<'a>,
    features: Features,
    program: Program,
    stream: StreamId,
    core: Core,
    depth: Var,
}

/// A valid program with these features.
pub fn program(choices: &mut Choices<'_>, features: Features) -> Program {
    let cores = if features.cores { 2 } else { 1 };
    let streams = 2 + choices.below(3) as u32;
    let small = BankKind::Counter { bits: choices.pick(&[3, 1, 2, 8]), signed: choices.one_in(2) };
    let mut program = Program {
        banks: vec![bank(SIZE, SIGNED), bank(SIZE, small), bank(SIZE, FLAG)],
        registers: Registers { count: REGISTERS, bits: choices.pick(&[8, 3, 32]), init: choices.pick(&[0, 7]) },
        cores,
        predicates: 2,
        ..Program::default()
    };
    if features.queues {
        for core in 0..cores {
            for _ in 0..=choices.below(2) {
                program.queues.push(Queue { core, drained_at_exit: choices.one_in(2) });
            }
        }
    }
    if features.joins {
        for _ in 0..2 {
            let members = (0..streams).filter(|_| !choices.one_in(4)).collect();
            program.groups.push(Group { members });
        }
    }
    for _ in 0..choices.below(4) {
        program.declared.push(Declared {
            core: choices.below(usize::from(cores)) as Core,
            bank: choices.below(2) as BankId,
            id: choices.below(SIZE as usize) as u32,
            init: 0,
            limit: if choices.one_in(2) { Some((0, choices.below(3) as i64)) } else { None },
            zero_at_exit: choices.one_in(2),
        });
    }
    let mut generator = Generator { choices, features, program, stream: 0, core: 0, depth: 0 };
    for stream in 0..streams {
        generator.stream = stream;
        generator.core = generator.choices.below(usize::from(cores)) as Core;
        let mut steps = vec![];
        let longest = if features.channels { 40 } else { 8 };
        let length = if stream == 0 { 8 } else { 1 + generator.choices.below(longest) };
        generator.block(&mut steps, length);
        generator.callee(&mut steps);
        let (core, engine) = (generator.core, stream);
        generator.program.streams.push(Stream { core, engine, steps, depth: 3 });
    }
    generator.program
}

impl Generator<'_, '_> {
    fn block(&mut self, steps: &mut Vec<Step>, length: usize) {
        for _ in 0..length {
            match self.choices.below(8) {
                5 if self.features.loops && self.depth < 3 => self.for_loop(steps),
                6 if self.features.branches => self.skip(steps),
                7 if self.features.branches && self.features.registers => self.loop_back(steps),
                _ => {
                    let step = self.step();
                    steps.push(step);
                }
            }
        }
    }

    fn for_loop(&mut self, steps: &mut Vec<Step>) {
        let start = steps.len();
        let (from, to) = (self.choices.below(3) as i64 - 1, self.bound());
        steps.push(body(Body::Nop));
        self.depth += 1;
        let length = self.choices.below(4);
        self.block(steps, length);
        self.depth -= 1;
        let (var, next) = (self.depth, steps.len() as Pc);
        steps[start].body = Body::For { var, from: Value::Imm(from), to, next };
        steps.push(body(Body::Next { start: start as Pc }));
    }

    fn bound(&mut self) -> Value {
        if self.features.registers && self.choices.one_in(4) {
            return Value::Reg(self.choices.below(REGISTERS.into()) as Register);
        }
        Value::Imm(self.choices.below(4) as i64)
    }

    /// A jump over a block.
    fn skip(&mut self, steps: &mut Vec<Step>) {
        let start = steps.len();
        let mut jump = self.step();
        steps.push(jump.clone());
        let length = self.choices.below(3);
        self.block(steps, length);
        let target = steps.len() as Pc;
        jump.body = match self.choices.below(4) {
            1 if self.features.loops && self.depth > 0 => Body::If { condition: self.expr(), otherwise: target },
            2 => Body::Choose { predicate: self.choices.below(2) as PredicateId, otherwise: target },
            3 => Body::Branch { condition: None, target },
            _ => Body::Branch { condition: Some(self.condition()), target },
        };
        if let Body::If { .. } = jump.body {
            jump = body(jump.body);
        }
        steps[start] = jump;
    }

    /// A block that repeats while a condition on registers holds, which may be for ever.
    fn loop_back(&mut self, steps: &mut Vec<Step>) {
        let target = steps.len() as Pc;
        let register = self.choices.below(REGISTERS.into()) as Register;
        let length = self.choices.below(3);
        self.block(steps, length);
        steps.push(body(Body::Alu(AluOp::Add, register, Value::Reg(register), Value::Imm(1))));
        let limit = Value::Imm(self.choices.below(4) as i64);
        let condition = Condition { left: Value::Reg(register), compare: Compare::Lt, right: limit, signed: false };
        steps.push(body(Body::Branch { condition: Some(condition), target }));
    }

    /// Sometimes a subroutine after the end, and calls of it.
    fn callee(&mut self, steps: &mut Vec<Step>) {
        if !self.features.branches || !self.choices.one_in(3) {
            return;
        }
        let mut depth = 0;
        let mut calls = vec![];
        for (pc, step) in steps.iter().enumerate() {
            match step.body {
                Body::For { .. } => depth += 1,
                Body::Next { .. } => depth -= 1,
                Body::Nop if depth == 0 && calls.len() < 2 => calls.push(pc),
                _ => {}
            }
        }
        steps.push(body(Body::Stop));
        let target = steps.len() as Pc;
        for call in calls {
            steps[call].body = Body::Call { target };
        }
        let length = self.choices.below(3);
        self.block(steps, length);
        steps.push(body(Body::Return));
    }

    fn step(&mut self) -> Step {
        let mut step = body(self.body());
        step.cost = self.choices.pick(&[1, 0, 2, 3, 7]);
        step.source = SourceId(self.choices.below(100) as u32);
        // Few waits and many updates, and none on stream 0, or nearly everything would be blocked.
        let waits = if self.stream == 0 { 0 } else { self.choices.pick(&[0, 0, 0, 1, 1, 2]) };
        let updates = self.choices.pick(&[1, 0, 1, 2, 2]);
        step.waits.extend((0..waits).map(|_| self.wait()));
        step.updates.extend((0..updates).map(|_| self.update()));
        step
    }

    fn body(&mut self) -> Body {
        match self.choices.below(8) {
            1 if self.features.registers => Body::Move(self.choices.below(REGISTERS.into()) as Register, self.value()),
            2 if self.features.registers => {
                let ops = [AluOp::Add, AluOp::Sub, AluOp::Mul, AluOp::And, AluOp::Or, AluOp::Xor];
                let more = [AluOp::Shl, AluOp::Shr, AluOp::Min, AluOp::Max];
                let op = self.choices.pick(&[&ops[..], &more[..]].concat());
                Body::Alu(op, self.choices.below(REGISTERS.into()) as Register, self.value(), self.value())
            }
            3 | 4 if self.features.queues => {
                let queue = self.queue();
                if self.choices.one_in(3) {
                    Body::Drain(Some(queue).filter(|_| self.choices.one_in(2)))
                } else {
                    Body::Transfer { queue, accesses: vec![], duration: self.choices.below(9) as u32 }
                }
            }
            5 if self.features.joins => {
                let group = self.choices.below(2) as GroupId;
                let member = self.program.groups[group as usize].members.contains(&self.stream);
                if member { Body::Join(group) } else { Body::Nop }
            }
            6 if self.features.resets => {
                let first = self.choices.below(SIZE as usize) as u32;
                Body::Reset(vec![ResetRange { bank: self.choices.below(3) as BankId, first, last: SIZE - 1 }])
            }
            _ => Body::Nop,
        }
    }

    fn queue(&mut self) -> QueueId {
        let mine: Vec<QueueId> =
            (0..).zip(&self.program.queues).filter(|(_, q)| q.core == self.core).map(|(id, _)| id).collect();
        self.choices.pick(&mine)
    }

    fn sem(&mut self, bank: BankId) -> SemRef {
        let core = if self.features.cores { self.choices.below(2) as Core } else { 0 };
        let id = match self.choices.below(10) {
            8 if self.features.loops && self.depth > 0 => Value::Expr(self.expr()),
            9 if self.features.wild => Value::Imm(self.choices.pick(&[4, -1, i64::MAX])),
            _ => Value::Imm(self.choices.pick(&[0, 1, 0, 1, 0, 2, 3])),
        };
        SemRef { core, bank, id }
    }

    fn bank(&mut self) -> BankId {
        let banks: &[BankId] = if self.features.flags { &[0, 1, 2, 2] } else { &[0, 1] };
        self.choices.pick(banks)
    }

    fn wait(&mut self) -> Wait {
        if self.features.channels {
            let id = Value::Imm(self.choices.below(SIZE as usize) as i64);
            let sem = SemRef { core: 0, bank: 0, id };
            let value = match self.choices.below(6) {
                3 if self.features.registers => Value::Reg(0),
                4 | 5 if self.depth > 0 => Value::Expr(self.expr()),
                _ => Value::Imm(self.choices.below(24) as i64),
            };
            let skippable = self.choices.one_in(3) && !matches!(value, Value::Reg(_));
            let test = if skippable { Test::CounterIfPositive } else { Test::Counter };
            let then = Some(Action::Add(Value::Imm(1))).filter(|_| self.choices.one_in(16));
            let or = if then.is_none() && self.choices.one_in(24) { vec![self.alternative()] } else { vec![] };
            return Wait { sem, test: test(Compare::Ge, value), then, or };
        }
        let Alternative { sem, test } = self.alternative();
        let then = if self.choices.one_in(4) { Some(self.action(sem.bank)) } else { None };
        let several = then.is_none() && self.choices.one_in(3);
        let or = (0..if several { 1 + self.choices.below(2) } else { 0 }).map(|_| self.alternative()).collect();
        Wait { sem, test, then, or }
    }

    fn alternative(&mut self) -> Alternative {
        let bank = self.bank();
        let sem = self.sem(bank);
        if bank == FLAGS {
            return Alternative { sem, test: Test::Flag(!self.choices.one_in(3)) };
        }
        let compares = [Compare::Ge, Compare::Ge, Compare::Eq, Compare::Lt, Compare::Le, Compare::Gt, Compare::Ne];
        let compare = self.choices.pick(&compares);
        let value = self.value();
        let skippable = self.choices.one_in(5) && !matches!(value, Value::Reg(_));
        let mask = Value::Imm(self.choices.pick(&[1, 2, 3, 6, -1, -2, 0, i64::MIN, 1 << 33]));
        let test = match self.choices.below(6) {
            0 => Test::Masked { mask, compare, operand: value },
            _ if skippable => Test::CounterIfPositive(compare, value),
            _ => Test::Counter(compare, value),
        };
        Alternative { sem, test }
    }

    fn update(&mut self) -> Update {
        if self.features.channels {
            let sem = SemRef { core: 0, bank: 0, id: Value::Imm(self.stream.into()) };
            let action = Action::Add(Value::Imm(self.choices.pick(&[1, 2, 3])));
            return Update { sem, action, when: self.choices.pick(&[When::Complete, When::Read]) };
        }
        let bank = self.bank();
        let when = self.choices.pick(&[When::Complete, When::Read]);
        Update { sem: self.sem(bank), action: self.action(bank), when }
    }

    fn action(&mut self, bank: BankId) -> Action {
        if bank == FLAGS {
            return self.choices.pick(&[Action::SetFlag, Action::ClearFlag]);
        }
        match self.choices.below(8) {
            6 => Action::Sub(self.value()),
            7 => Action::Write(self.value()),
            _ => Action::Add(self.value()),
        }
    }

    fn value(&mut self) -> Value {
        match self.choices.below(8) {
            6 if self.features.registers => Value::Reg(self.choices.below(REGISTERS.into()) as Register),
            7 if self.features.loops && self.depth > 0 => Value::Expr(self.expr()),
            5 if self.features.wild => Value::Imm(self.choices.small()),
            _ => Value::Imm(1 + self.choices.below(2) as i64),
        }
    }

    /// Some expression over the variables in scope.
    fn expr(&mut self) -> ExprId {
        let exprs = &mut self.program.exprs;
        let first = exprs.len() as ExprId;
        exprs.push(Expr::Var(self.choices.below(self.depth.into()) as Var));
        exprs.push(Expr::Const(self.choices.below(3) as i64));
        let ops = [ExprOp::Add, ExprOp::Sub, ExprOp::Mul, ExprOp::Rem, ExprOp::Div, ExprOp::Ge, ExprOp::Shl];
        exprs.push(Expr::Binary(self.choices.pick(&ops), first, first + 1));
        if self.choices.one_in(3) {
            exprs.push(Expr::Select(first, first + 2, first + 1));
        }
        exprs.len() as ExprId - 1
    }

    fn condition(&mut self) -> Condition {
        Condition {
            left: self.value(),
            compare: self.choices.pick(&[Compare::Lt, Compare::Eq, Compare::Ge, Compare::Ne]),
            right: self.value(),
            signed: self.choices.one_in(2),
        }
    }
}
