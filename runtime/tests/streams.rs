//! Steps of records as a program, and what generated effects are made of.

use chappe_runtime::program::{
    Action, Bank, BankKind, Body, Compare, Registers, ResetRange, SemRef, SourceId, Test, Update, Value, Wait, When,
};
use chappe_runtime::streams::effect::{Items, List, id, id_range, ids, moves, ones};
use chappe_runtime::streams::{
    Environment, LinkError, Linker, Meeting, NoEffect, RawBody, RawStep, Record, Waits, Wire, masked, queue_name,
    remote_update,
};

fn environment(streams: &[(u16, u32)]) -> Environment<'static> {
    let bank = Bank { size: 8, kind: BankKind::Counter { bits: 8, signed: false }, reserved: Vec::new() };
    Environment {
        banks: vec![("sem", bank)],
        registers: Registers::default(),
        joins: Some(vec![1, 2]),
        streams: streams.to_vec(),
    }
}

fn record(bodies: Vec<RawBody>, function: Option<&str>) -> Option<Record> {
    let step = RawStep { waits: Vec::new(), bodies, updates: Vec::new(), cost: 1, duration: 2 };
    Some(Record { step, function: function.map(str::to_owned), source: SourceId(0) })
}

#[test]
fn branches_and_calls_find_their_targets() {
    let mut linker = Linker::new(environment(&[(0, 1)]));
    let errors = linker.stream([
        record(vec![RawBody::Call("f".to_owned())], None),
        record(vec![RawBody::Join(7), RawBody::Stop], None),
        record(vec![RawBody::Drain(None)], Some("f")),
        record(vec![RawBody::Branch(None, -1)], None),
        record(vec![RawBody::Branch(None, 1)], None),
    ]);
    assert_eq!(errors, []);
    let linked = linker.finish();
    let steps = &linked.program.streams[0].steps;
    let bodies: Vec<&Body> = steps.iter().map(|s| &s.body).collect();
    // The second record has two steps; a branch to one past the last ends the stream.
    let branch = |target| Body::Branch { condition: None, target };
    assert_eq!(
        bodies,
        [&Body::Call { target: 3 }, &Body::Join(0), &Body::Stop, &Body::Drain(None), &branch(3), &branch(6)]
    );
    assert_eq!(linked.groups, [Meeting::Engines(0, 7)]);
    assert_eq!(linked.program.validate(), Ok(()));
}

#[test]
fn what_is_not_there_is_said() {
    let mut linker = Linker::new(environment(&[(0, 1)]));
    let errors = linker.stream([
        record(vec![RawBody::Call("g".to_owned())], Some("f")),
        None,
        record(vec![RawBody::Branch(None, i64::MAX)], None),
    ]);
    let branch = LinkError::Branch { distance: i64::MAX, record: 2, records: 3 };
    let call = LinkError::Call { name: "g".to_owned(), record: 0, known: vec!["f".to_owned()] };
    assert_eq!(errors, [branch, call]);
    assert_eq!(linker.stream([record(Vec::new(), None)]), [], "a stream too many is no stream");
    assert_eq!(linker.finish().program.streams.len(), 1);
}

#[test]
fn engines_meet_on_their_core() {
    let mut linker = Linker::new(environment(&[(0, 1), (0, 2), (1, 1), (0, 3)]));
    for _ in 0..4 {
        assert_eq!(linker.stream([record(vec![RawBody::Join(4), RawBody::JoinCores], None)]), []);
    }
    let linked = linker.finish();
    let members: Vec<&[u32]> = linked.program.groups.iter().map(|g| g.members.as_slice()).collect();
    // Engine 3 does not join barriers, but this one waits at one all the same.
    assert_eq!(members, [&[0, 1, 3][..], &[0, 1, 2, 3], &[2]]);
    assert_eq!((linked.program.cores, linked.groups.len()), (2, 3));
}

#[test]
fn updates_of_other_cores_are_queues_by_name() {
    let sem = SemRef { core: 1, bank: 0, id: Value::Imm(4) };
    let update = Update { sem, action: Action::Add(Value::Imm(-2)), when: When::Complete };
    let name = queue_name("sem", &update);
    assert_eq!(name, "core1.sem4.add-2");
    let kind = BankKind::Counter { bits: 8, signed: false };
    assert_eq!(remote_update([("sem", kind)], &name), Some(update));
    for other in ["in0", "core1.sem4", "core1.sem.add1", "corex.sem4.add1", "core1.sem4.set", "core1.sem4.add1.x"] {
        assert_eq!(remote_update([("sem", kind)], other), None, "{other}");
    }
    let set = remote_update([("sem", kind), ("go", BankKind::Flag)], "core0.go3.set").expect("a flag");
    assert_eq!((set.sem.bank, set.action), (1, Action::SetFlag));
}

#[test]
fn ids_in_a_row_are_a_range() {
    let range = |first, last| ResetRange { bank: 2, first, last };
    assert_eq!(ids(2, [1, 2, 3, 7]), [range(1, 3), range(7, 7)]);
    assert_eq!(ones(2, &[0b1000_0011, 1]), [range(0, 1), range(7, 8)]);
    assert_eq!((id_range(2, 3, 5, true), id_range(2, 3, 5, false)), (Ok(vec![range(3, 5)]), Ok(vec![range(3, 4)])));
    assert_eq!((id_range(2, 5, 3, true), id_range(2, 0, -9, true)), (Ok(Vec::new()), Ok(Vec::new())));
    assert_eq!(id_range(2, 0, 65535, true), Ok(vec![range(0, 65535)]));
    let wrong = |first, last, inclusive| Err(NoEffect::Ids { first, last, inclusive });
    assert_eq!(id_range(2, -1, 5, false), wrong(-1, 5, false));
    assert_eq!(id_range(2, 0, i128::MAX, true), wrong(0, i128::MAX, true));
    assert_eq!(id(2, -1), Err(NoEffect::Operator("expected a set of ids")));
}

#[test]
fn moves_take_lists_or_single_numbers() {
    let bytes = [0xFF, 0xFE, 0, 0x00, 0x05];
    let field = |bits, stride, signed, big| List::Field { bytes: &bytes, at: 0, count: 2, stride, bits, signed, big };
    let of = |list| Items { list, registers: false };
    let mut out = Vec::new();
    let to = of(List::Numbers(&[4, 5, 6]));
    assert_eq!(moves(&mut out, Some(3), to, of(field(16, 3, true, true))), Ok(()));
    let value = |n| Value::Imm(n);
    assert_eq!(
        out,
        [RawBody::Move(4, value(-2)), RawBody::Move(5, value(5)), RawBody::Move(6, value(0))],
        "past the end of a list is zero"
    );
    out.clear();
    let registers = Items { list: field(8, 3, false, false), registers: true };
    assert_eq!(moves(&mut out, None, of(List::One(1)), registers), Ok(()));
    assert_eq!(out, [RawBody::Move(1, Value::Reg(255))]);
    assert_eq!(moves(&mut out, None, of(List::One(70_000)), to), Err(NoEffect::Register(70_000)));
    assert_eq!(moves(&mut out, None, to, of(List::One(1 << 64))), Err(NoEffect::Number));
    assert_eq!(moves(&mut out, Some(-1), to, to), Ok(()), "no moves");
}

/// A mask, and what is compared under it, are numbers of their own width.
#[test]
fn masked_numbers_have_signs_where_entries_have() {
    let counter = |bits, signed| Some(BankKind::Counter { bits, signed });
    let wide = |bits, width, kind| Wire { bits, width }.wide(kind);
    assert_eq!(wide(0xFFFF, 16, counter(16, true)), -1);
    assert_eq!(wide(0xFFFF, 16, counter(16, false)), 0xFFFF);
    assert_eq!(wide(0xFF, 8, counter(16, true)), 0xFF);
    assert_eq!(wide(0xFFFF, 32, counter(16, true)), 0xFFFF);
    assert_eq!(wide(u64::MAX, 64, counter(32, true)), -1);
    assert_eq!(wide(u64::MAX, 64, counter(32, false)), i64::MAX);
    assert_eq!(wide(1 << 63, 64, counter(32, true)), i64::MIN);
    let test = |kind, mask| masked(kind, Value::Imm(mask), Compare::Eq, Value::Imm(3));
    let whole = Test::Counter(Compare::Eq, Value::Imm(3));
    let part = |mask| Test::Masked { mask: Value::Imm(mask), compare: Compare::Eq, operand: Value::Imm(3) };
    assert_eq!(test(counter(8, false), 0xFF), whole);
    assert_eq!(test(counter(8, false), -1), whole);
    assert_eq!(test(counter(8, false), -2), part(0xFE));
    assert_eq!(test(counter(8, false), 0x1_0F), part(0x0F));
    assert_eq!(test(counter(8, true), 0xFF), part(0xFF));
    assert_eq!(test(counter(8, true), -1), whole);
}

/// Alternatives become one wait, where the first of them stands.
#[test]
fn waits_of_which_one_is_enough_become_one() {
    let wait = |id| {
        let sem = SemRef { core: 0, bank: 0, id: Value::Imm(id) };
        Wait::new(sem, Test::Counter(Compare::Ge, Value::Imm(1)))
    };
    let mut waits = Waits::default();
    for (id, group) in [(0, None), (1, Some(1)), (2, None), (3, Some(0)), (4, Some(1))] {
        waits.push(wait(id), group);
    }
    assert_eq!(waits.clone().finish(3), None);
    let ids: Vec<Vec<Value>> =
        waits.finish(2).expect("both are there").iter().map(|w| w.conditions().map(|c| c.sem.id).collect()).collect();
    assert_eq!(
        ids,
        [vec![Value::Imm(0)], vec![Value::Imm(1), Value::Imm(4)], vec![Value::Imm(2)], vec![Value::Imm(3)]]
    );
}
