//! Short ways to write steps and programs.

use chappe_runtime::program::*;

pub const SIGNED: BankKind = BankKind::Counter { bits: 32, signed: true };
pub const FLAG: BankKind = BankKind::Flag;

pub fn bank(size: u32, kind: BankKind) -> Bank {
    Bank { size, kind, reserved: vec![] }
}

/// One core; bank 0 has 8 signed counters, bank 1 has 8 flags, bank 2 has 4 counters of 3 bits; each stream on an
/// engine of its own, 4 registers.
pub fn program(streams: Vec<Vec<Step>>) -> Program {
    Program {
        banks: vec![bank(8, SIGNED), bank(8, FLAG), bank(4, BankKind::Counter { bits: 3, signed: false })],
        registers: Registers { count: 4, bits: 8, init: 0 },
        cores: 1,
        streams: (0..).zip(streams).map(|(engine, steps)| Stream { core: 0, engine, steps, depth: 3 }).collect(),
        ..Program::default()
    }
}

pub fn body(body: Body) -> Step {
    Step { waits: vec![], body, updates: vec![], cost: 1, source: SourceId(7) }
}

pub fn nop(cost: u32) -> Step {
    Step { cost, ..body(Body::Nop) }
}

pub fn sem(bank: BankId, id: i64) -> SemRef {
    SemRef { core: 0, bank, id: Value::Imm(id) }
}

pub fn wait(id: i64, compare: Compare, value: i64) -> Step {
    let test = Test::Counter(compare, Value::Imm(value));
    Step { waits: vec![Wait::new(sem(0, id), test)], ..nop(1) }
}

pub fn wait_flag(id: i64, value: bool) -> Step {
    Step { waits: vec![Wait::new(sem(1, id), Test::Flag(value))], ..nop(1) }
}

pub fn update(sem: SemRef, action: Action) -> Step {
    Step { updates: vec![Update { sem, action, when: When::Complete }], ..nop(1) }
}

pub fn add(id: i64, value: i64) -> Step {
    update(sem(0, id), Action::Add(Value::Imm(value)))
}
