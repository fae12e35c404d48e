//! The program that is simulated: a pipeline of engines with queues of bounded depth between them, the same as in
//! `peers/sim.c`.

use chappe_runtime::program::{
    Action, Bank, BankKind, Body, Compare, Expr, ExprId, ExprOp, Program, SemRef, SourceId, Step, Stream, Test, Update,
    Value, Wait, When,
};

/// `instructions`, roughly, over `engines` engines: for each item wait for it and for room, compute twice, pass it on
/// and give room back. One wait, one update or one body per step.
pub fn straight(instructions: u64, engines: u32, depth: i64) -> Program {
    let items = items(instructions, engines);
    let mut program = empty();
    for engine in 0..engines {
        let mut steps = Vec::new();
        for item in 0..items {
            let room = Some(item + 1 - depth).filter(|room| *room > 0);
            let parity = (item % 2) as u32;
            let room = room.map(|room| Test::Counter(Compare::Ge, Value::Imm(room)));
            push_item(&mut steps, (engine, engines), Value::Imm(item + 1), room, parity);
        }
        program.streams.push(Stream { core: 0, engine, steps, depth: 0 });
    }
    program
}

/// The same as a loop over pairs of items, whose operands are expressions.
pub fn looped(instructions: u64, engines: u32, depth: i64) -> Program {
    let items = items(instructions, engines);
    let mut program = empty();
    for engine in 0..engines {
        let exprs = &mut program.exprs;
        let mut item = |parity: i64| {
            let room = affine(exprs, parity + 1 - depth);
            (affine(exprs, parity + 1), Test::CounterIfPositive(Compare::Ge, room))
        };
        let mut steps = vec![body(Body::Nop)];
        for parity in 0..2 {
            let (full, room) = item(parity);
            push_item(&mut steps, (engine, engines), full, Some(room), parity as u32);
        }
        let next = steps.len() as u32;
        let (from, to) = (Value::Imm(0), Value::Imm(items / 2));
        steps[0].body = Body::For { var: 0, from, to, next };
        steps.push(body(Body::Next { start: 0 }));
        for item in items / 2 * 2..items {
            let room = Test::Counter(Compare::Ge, Value::Imm(item + 1 - depth));
            push_item(&mut steps, (engine, engines), Value::Imm(item + 1), Some(room), 0);
        }
        program.streams.push(Stream { core: 0, engine, steps, depth: 1 });
    }
    program
}

fn items(instructions: u64, engines: u32) -> i64 {
    (instructions / (6 * u64::from(engines))) as i64
}

fn empty() -> Program {
    let kind = BankKind::Counter { bits: 32, signed: true };
    let banks = vec![Bank { size: 256, kind, reserved: Vec::new() }];
    Program { banks, cores: 1, ..Program::default() }
}

/// Twice the variable, plus `offset`.
fn affine(exprs: &mut Vec<Expr>, offset: i64) -> Value {
    let first = exprs.len() as ExprId;
    exprs.extend([
        Expr::Var(0),
        Expr::Const(2),
        Expr::Binary(ExprOp::Mul, first, first + 1),
        Expr::Const(offset),
        Expr::Binary(ExprOp::Add, first + 2, first + 3),
    ]);
    Value::Expr(first + 4)
}

/// What an engine does for one item.
fn push_item(steps: &mut Vec<Step>, (engine, engines): (u32, u32), full: Value, room: Option<Test>, parity: u32) {
    let (first, last) = (engine == 0, engine == engines - 1);
    if !first {
        steps.push(wait(2 * (engine - 1), Test::Counter(Compare::Ge, full)));
    }
    if let (false, Some(room)) = (last, room) {
        steps.push(wait(2 * engine + 1, room));
    }
    steps.push(compute(3 + engine % 3));
    steps.push(compute(2 + parity));
    if !last {
        steps.push(post(2 * engine));
    }
    if !first {
        steps.push(post(2 * (engine - 1) + 1));
    }
}

fn step(waits: Vec<Wait>, updates: Vec<Update>, cost: u32) -> Step {
    Step { waits, body: Body::Nop, updates, cost, source: SourceId(0) }
}

fn body(body: Body) -> Step {
    Step { body, ..compute(0) }
}

fn compute(cost: u32) -> Step {
    step(Vec::new(), Vec::new(), cost)
}

fn wait(id: u32, test: Test) -> Step {
    step(vec![Wait::new(semaphore(id), test)], Vec::new(), 1)
}

fn post(id: u32) -> Step {
    let action = Action::Add(Value::Imm(1));
    step(Vec::new(), vec![Update { sem: semaphore(id), action, when: When::Read }], 1)
}

fn semaphore(id: u32) -> SemRef {
    SemRef { core: 0, bank: 0, id: Value::Imm(i64::from(id)) }
}

/// Makes the computations of a pipeline read and write the buffers between its engines: engine e writes buffer e and
/// reads buffer e - 1, element by element in turn.
pub fn add_accesses(program: &mut Program) {
    use chappe_runtime::program::{Access, Region};
    let engines = program.streams.len() as u32;
    program.regions = (0..engines).map(|_| Region { core: None, elements: 2, bytes: 64 }).collect();
    for stream in &mut program.streams {
        let mut nth = 0;
        for step in &mut stream.steps {
            if step.waits.is_empty() && step.updates.is_empty() && step.body == Body::Nop && step.cost > 0 {
                let reads = nth % 2 == 0;
                let region = if reads { stream.engine.saturating_sub(1) } else { stream.engine };
                let element = Value::Imm(nth / 2 % 2);
                let bytes = (Value::Imm(0), Value::Imm(64));
                let write = !reads || stream.engine == 0;
                step.body = Body::Access(vec![Access { region, element, bytes, write }]);
                nth += 1;
            }
        }
    }
}
