//! The program that is simulated: a pipeline of engines with queues of bounded depth between them, the same as in
//! `peers/sim.c`.

use chappe_runtime::program::{
    Action, Bank, BankKind, Body, Compare, Program, SemRef, SourceId, Step, Stream, Test, Update,
    Value, Wait, When,
};

/// `instructions`, roughly, over `engines` engines: for each item wait for it and for room, compute twice, pass it on
/// and give room back. One wait, one update or one body per step.
pub fn straight(instructions: u64, engines: u32, depth: i64) -> Program {
    let items = (instructions / (6 * u64::from(engines))) as i64;
    let streams = (0..engines).map(|engine| {
        let mut steps = Vec::new();
        let (first, last) = (engine == 0, engine == engines - 1);
        for item in 0..items {
            if !first {
                steps.push(wait(2 * (engine - 1), item + 1));
            }
            if !last && item >= depth {
                steps.push(wait(2 * engine + 1, item + 1 - depth));
            }
            steps.push(compute(3 + engine % 3));
            steps.push(compute(2 + (item % 2) as u32));
            if !last {
                steps.push(post(2 * engine));
            }
            if !first {
                steps.push(post(2 * (engine - 1) + 1));
            }
        }
        Stream {
            core: 0,
            engine,
            steps,
            depth: 0,
        }
    });
    Program {
        banks: vec![Bank {
            size: 256,
            kind: BankKind::Counter {
                bits: 32,
                signed: true,
            },
            reserved: Vec::new(),
        }],
        cores: 1,
        streams: streams.collect(),
        ..Program::default()
    }
}

fn step(waits: Vec<Wait>, updates: Vec<Update>, cost: u32) -> Step {
    Step {
        waits,
        body: Body::Nop,
        updates,
        cost,
        source: SourceId(0),
    }
}

fn compute(cost: u32) -> Step {
    step(Vec::new(), Vec::new(), cost)
}

fn wait(id: u32, value: i64) -> Step {
    let test = Test::Counter(Compare::Ge, Value::Imm(value));
    step(
        vec![Wait {
            sem: semaphore(id),
            test,
            then: None,
        }],
        Vec::new(),
        1,
    )
}

fn post(id: u32) -> Step {
    let action = Action::Add(Value::Imm(1));
    step(
        Vec::new(),
        vec![Update {
            sem: semaphore(id),
            action,
            when: When::Read,
        }],
        1,
    )
}

fn semaphore(id: u32) -> SemRef {
    SemRef {
        core: 0,
        bank: 0,
        id: Value::Imm(i64::from(id)),
    }
}
