//! Small models with many states: the same for every peer.

use std::fmt::Write;

use chappe_runtime::program::{
    Action, Bank, BankKind, Body, Compare, Program, SemRef, SourceId, Step, Stream, Test, Update, Value, Wait, When,
};

/// What an engine does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Waits until a counter is at least that.
    Wait(u32, i64),
    /// Adds to a counter.
    Add(u32, i64),
    /// Waits for so much and takes it.
    Take(u32, i64),
}

/// One list of operations for each engine.
pub type Model = Vec<Vec<Op>>;

/// A pipeline of engines: `items` pass through, with room for `depth` between two engines.
#[must_use]
pub fn pipe(engines: u32, items: i64, depth: i64) -> Model {
    let (full, room) = (|link: u32| 2 * link, |link: u32| 2 * link + 1);
    let engine = |e: u32| {
        let mut ops = Vec::new();
        for item in 0..items {
            if e > 0 {
                ops.push(Op::Wait(full(e - 1), item + 1));
            }
            if e < engines - 1 && item >= depth {
                ops.push(Op::Wait(room(e), item + 1 - depth));
            }
            if e < engines - 1 {
                ops.push(Op::Add(full(e), 1));
            }
            if e > 0 {
                ops.push(Op::Add(room(e - 1), 1));
            }
        }
        ops
    };
    (0..engines).map(engine).collect()
}

/// Engines that do `work` on their own and then meet, `rounds` times.
#[must_use]
pub fn barrier(engines: u32, rounds: i64, work: usize) -> Model {
    let engine = |e: u32| {
        let round = |r: i64| {
            let own = std::iter::repeat_n(Op::Add(1 + e, 1), work);
            own.chain([Op::Add(0, 1), Op::Wait(0, i64::from(engines) * (r + 1))])
        };
        (0..rounds).flat_map(round).collect()
    };
    (0..engines).map(engine).collect()
}

/// Engines that take from two pools, in the one order or the other, and give back.
#[must_use]
pub fn contend(engines: u32, rounds: usize) -> Model {
    let engine = |e: u32| {
        let mut ops = if e == 0 { vec![Op::Add(0, 1), Op::Add(1, 1)] } else { vec![Op::Add(2, 1)] };
        let (first, second) = (e % 2, (e + 1) % 2);
        for _ in 0..rounds {
            ops.extend([Op::Take(first, 1), Op::Take(second, 1), Op::Add(first, 1), Op::Add(second, 1)]);
        }
        ops
    };
    (0..engines).map(engine).collect()
}

/// As a program.
#[must_use]
pub fn program(model: &Model) -> Program {
    let kind = BankKind::Counter { bits: 32, signed: true };
    let streams = (0..).zip(model).map(|(engine, ops)| Stream {
        core: 0,
        engine,
        steps: ops.iter().map(|op| step(*op)).collect(),
        depth: 0,
    });
    let banks = vec![Bank { size: 256, kind, reserved: Vec::new() }];
    Program { banks, cores: 1, streams: streams.collect(), ..Program::default() }
}

fn step(op: Op) -> Step {
    let sem = |id: u32| SemRef { core: 0, bank: 0, id: Value::Imm(i64::from(id)) };
    let wait =
        |id, value, then| vec![Wait { then, ..Wait::new(sem(id), Test::Counter(Compare::Ge, Value::Imm(value))) }];
    let (waits, updates) = match op {
        Op::Wait(id, value) => (wait(id, value, None), Vec::new()),
        Op::Take(id, value) => (wait(id, value, Some(Action::Sub(Value::Imm(value)))), Vec::new()),
        Op::Add(id, amount) => {
            let action = Action::Add(Value::Imm(amount));
            (Vec::new(), vec![Update { sem: sem(id), action, when: When::Complete }])
        }
    };
    Step { waits, body: Body::Nop, updates, cost: 1, source: SourceId(0) }
}

/// In SPIN's language.
#[must_use]
pub fn promela(model: &Model) -> String {
    let id = |op: &Op| match *op {
        Op::Wait(id, _) | Op::Add(id, _) | Op::Take(id, _) => id,
    };
    let count = model.iter().flatten().map(id).max().map_or(1, |most| most + 1);
    let mut text = format!("short s[{count}];\n");
    for (engine, ops) in model.iter().enumerate() {
        let statements: Vec<String> = ops
            .iter()
            .map(|op| match op {
                Op::Wait(id, value) => format!("s[{id}]>={value}"),
                Op::Add(id, amount) => format!("s[{id}]=s[{id}]+{amount}"),
                Op::Take(id, amount) => format!("d_step{{ s[{id}]>={amount} -> s[{id}]=s[{id}]-{amount} }}"),
            })
            .collect();
        // Writing to a text cannot fail.
        let _ = writeln!(text, "active proctype E{engine}() {{ {} }}", statements.join("; "));
    }
    text
}
