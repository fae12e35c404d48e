//! A small program as the runtime knows it: one step per operation, whose source is the number of the operation.

use chappe_runtime::program::*;

use crate::small::{self, Cell, How, Kind, Look, Op, OpId, Small};

const COUNTERS: BankId = 0;
const EVENTS: BankId = 1;

/// Where a cell is: counters in one bank, events in another, each in order.
pub fn place(small: &Small, cell: Cell) -> (BankId, u32) {
    let event = small.cells[cell].event;
    let id = small.cells[..cell].iter().filter(|other| other.event == event).count();
    (if event { EVENTS } else { COUNTERS }, id as u32)
}

/// The program. Engine n is stream n on engine n of the one core; queues, regions, groups and predicates keep their
/// numbers.
pub fn program(small: &Small) -> Program {
    let bank = |kind| Bank { size: small.cells.len().max(1) as u32, kind, reserved: vec![] };
    let streams = (0..).zip(&small.engines).map(|(engine, info)| {
        let mut steps = Vec::new();
        let depth = ops(small, &info.ops, 0, &mut steps);
        Stream { core: 0, engine, steps, depth }
    });
    let declared = (0..small.cells.len()).map(|cell| {
        let (info, (bank, id)) = (&small.cells[cell], place(small, cell));
        Declared { core: 0, bank, id, init: info.init, limit: info.limit, zero_at_exit: info.zero_at_end }
    });
    let members = |members: &[usize]| members.iter().map(|&member| member as StreamId).collect();
    Program {
        banks: vec![bank(BankKind::Counter { bits: 32, signed: true }), bank(BankKind::Flag)],
        cores: 1,
        streams: streams.collect(),
        queues: small.queues.iter().map(|info| Queue { core: 0, drained_at_exit: info.exit_drain }).collect(),
        regions: small
            .regions
            .iter()
            .map(|info| Region { core: None, elements: 1, bytes: info.bytes.into() })
            .collect(),
        groups: small.barriers.iter().map(|info| Group { members: members(&info.members) }).collect(),
        predicates: small.predicates.len() as u32,
        declared: declared.collect(),
        ..Program::default()
    }
}

/// Appends the steps; gives how deep their loops nest, which are `depth` deep already.
fn ops(small: &Small, ops: &[Op], depth: Var, steps: &mut Vec<Step>) -> Var {
    ops.iter().map(|op| self::op(small, op, depth, steps)).max().unwrap_or(depth)
}

fn op(small: &Small, op: &Op, depth: Var, steps: &mut Vec<Step>) -> Var {
    let start = steps.len();
    match &op.kind {
        Kind::Loop(times, body) => {
            steps.push(step(op.id, Body::Nop));
            let deepest = ops(small, body, depth + 1, steps);
            let (from, to, next) = (Value::Imm(0), Value::Imm((*times).into()), steps.len() as Pc);
            steps[start].body = Body::For { var: depth, from, to, next };
            steps.push(step(op.id, Body::Next { start: start as Pc }));
            deepest
        }
        Kind::Branch(predicate, then, otherwise) => {
            steps.push(step(op.id, Body::Nop));
            let deepest = ops(small, then, depth, steps);
            let over = steps.len();
            steps.push(step(op.id, Body::Nop));
            let predicate = *predicate as PredicateId;
            steps[start].body = Body::Choose { predicate, otherwise: steps.len() as Pc };
            let deepest = deepest.max(ops(small, otherwise, depth, steps));
            steps[over].body = Body::Branch { condition: None, target: steps.len() as Pc };
            deepest
        }
        kind => {
            steps.push(simple(small, op.id, kind));
            depth
        }
    }
}

fn step(id: OpId, body: Body) -> Step {
    Step { waits: vec![], body, updates: vec![], cost: 1, source: SourceId(id) }
}

fn simple(small: &Small, id: OpId, kind: &Kind) -> Step {
    let nop = step(id, Body::Nop);
    let counter = |cell: &Cell, compare, value: &i64, then| Wait {
        sem: sem(small, *cell),
        test: Test::Counter(compare, Value::Imm(*value)),
        then,
        or: Vec::new(),
    };
    match kind {
        Kind::WaitGe(s, v) => Step { waits: vec![counter(s, Compare::Ge, v, None)], ..nop },
        Kind::WaitEq(s, v) => Step { waits: vec![counter(s, Compare::Eq, v, None)], ..nop },
        Kind::WaitDec(s, v) => {
            let then = Some(Action::Sub(Value::Imm(*v)));
            Step { waits: vec![counter(s, Compare::Ge, v, then)], ..nop }
        }
        Kind::WaitBits(look, taken) => {
            let then = Some(Action::Sub(Value::Imm(*taken))).filter(|_| *taken != 0);
            let Alternative { sem, test } = looked(small, look);
            Step { waits: vec![Wait { sem, test, then, or: Vec::new() }], ..nop }
        }
        Kind::WaitAny(looks) => {
            let mut all = looks.iter().map(|look| looked(small, look));
            let Alternative { sem, test } = all.next().expect("an alternative");
            Step { waits: vec![Wait { sem, test, then: None, or: all.collect() }], ..nop }
        }
        Kind::EvWait(e) => {
            let then = Some(Action::ClearFlag);
            let wait = Wait { sem: sem(small, *e), test: Test::Flag(true), then, or: Vec::new() };
            Step { waits: vec![wait], ..nop }
        }
        Kind::Add(..) | Kind::Set(..) | Kind::EvSet(_) | Kind::EvClear(_) => {
            Step { updates: updates(small, kind), ..nop }
        }
        Kind::Reset(cells) => {
            let range = |&cell: &Cell| {
                let (bank, id) = place(small, cell);
                ResetRange { bank, first: id, last: id }
            };
            step(id, Body::Reset(cells.iter().map(range).collect()))
        }
        Kind::Barrier(barrier) => step(id, Body::Join(*barrier as GroupId)),
        Kind::Dma { queue, reads, writes, post } => {
            let reads = reads.iter().map(|read| access(small, *read, false));
            let accesses = reads.chain(writes.iter().map(|write| access(small, *write, true))).collect();
            let updates = post.iter().flat_map(|post| updates(small, post)).collect();
            let body = Body::Transfer { queue: *queue as QueueId, accesses, duration: 3 };
            Step { updates, ..step(id, body) }
        }
        Kind::Drain(queue) => step(id, Body::Drain(Some(*queue as QueueId))),
        Kind::Read(read) => step(id, Body::Access(vec![access(small, *read, false)])),
        Kind::Write(write) => step(id, Body::Access(vec![access(small, *write, true)])),
        Kind::Nop | Kind::Loop(..) | Kind::Branch(..) => nop,
    }
}

fn looked(small: &Small, look: &Look) -> Alternative {
    let compare = match look.how {
        How::AtLeast => Compare::Ge,
        How::Is => Compare::Eq,
        How::IsNot => Compare::Ne,
        How::Below => Compare::Lt,
    };
    let operand = Value::Imm(look.value);
    let test = match look.mask {
        _ if small.cells[look.cell].event => Test::Flag(look.value == 1),
        Some(mask) => Test::Masked { mask: Value::Imm(mask), compare, operand },
        None => Test::Counter(compare, operand),
    };
    Alternative { sem: sem(small, look.cell), test }
}

/// What an update changes, in order.
fn updates(small: &Small, kind: &Kind) -> Vec<Update> {
    let update = |cell: Cell, action| Update { sem: sem(small, cell), action, when: When::Complete };
    match kind {
        Kind::Add(s, v) if *v < 0 => vec![update(*s, Action::Sub(Value::Imm(-v)))],
        Kind::Add(s, v) => vec![update(*s, Action::Add(Value::Imm(*v)))],
        Kind::Set(s, v) => vec![update(*s, Action::Write(Value::Imm(*v)))],
        Kind::Reset(cells) => cells.iter().map(|&s| update(s, Action::Write(Value::Imm(0)))).collect(),
        Kind::EvSet(e) => vec![update(*e, Action::SetFlag)],
        Kind::EvClear(e) => vec![update(*e, Action::ClearFlag)],
        other => unreachable!("{other:?} is no update"),
    }
}

fn sem(small: &Small, cell: Cell) -> SemRef {
    let (bank, id) = place(small, cell);
    SemRef { core: 0, bank, id: Value::Imm(id.into()) }
}

fn access(small: &Small, access: small::Access, write: bool) -> Access {
    let (first, end) = access.bytes.unwrap_or((0, small.regions[access.region].bytes));
    let bytes = (Value::Imm(first.into()), Value::Imm(end.into()));
    Access { region: access.region as RegionId, element: Value::Imm(0), bytes, write }
}
