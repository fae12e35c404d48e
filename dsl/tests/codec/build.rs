//! Models made by hand.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::model::*;
use chappe_dsl::source::Span;
use chappe_runtime::program::{Compare, When};

pub(crate) fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: Span::default() }
}

pub(crate) fn int(v: i128) -> Expr {
    expr(ExprKind::Value(Value::Int(v)))
}

pub(crate) fn field_is(field: u32, op: BinaryOp, v: Expr) -> Expr {
    expr(ExprKind::Binary(op, Box::new(expr(ExprKind::Field(FieldId(field)))), Box::new(v)))
}

pub(crate) fn since(arch: &str) -> Notes {
    Notes { available: Available::No(format!("since {arch}")), ..Notes::default() }
}

pub(crate) fn enumeration(name: &str, open: bool, rows: &[(&str, i128)]) -> Enum {
    let row = |(name, value): &(&str, i128)| EnumRow {
        name: (*name).to_owned(),
        value: *value,
        meaning: None,
        notes: Notes::default(),
        span: Span::default(),
    };
    Enum {
        name: name.to_owned(),
        bits: 8,
        signed: false,
        open,
        rows: rows.iter().map(row).collect(),
        notes: Notes::default(),
        span: Span::default(),
        broken: false,
    }
}

pub(crate) fn bank(name: &str, entry: Entry, size: u32) -> Bank {
    Bank {
        name: name.to_owned(),
        entry,
        size,
        init: 0,
        reserved: Vec::new(),
        named: Vec::new(),
        notes: Notes::default(),
        span: Span::default(),
    }
}

pub(crate) fn wait(name: &str, wire: u64, meaning: Known<WaitMeaning>) -> WaitMode {
    WaitMode { name: name.to_owned(), wire, meaning, notes: Notes::default(), span: Span::default() }
}

pub(crate) fn update(name: &str, wire: u64, bank: u32, action: ModeAction) -> UpdateMode {
    let meaning = UpdateMeaning { bank: BankId(bank), action, when: When::Complete };
    UpdateMode {
        name: name.to_owned(),
        wire,
        meaning: Known::Known(meaning),
        notes: Notes::default(),
        span: Span::default(),
    }
}

pub(crate) fn counter(op: Compare, operand: Operand) -> Known<WaitMeaning> {
    Known::Known(WaitMeaning { bank: BankId(0), test: ModeTest::Counter(op, operand), then: None })
}

pub(crate) fn row(name: &str, offset: u32, kind: FieldKind) -> Field {
    Field {
        name: (!name.is_empty()).then(|| name.to_owned()),
        offset,
        kind,
        key: false,
        shared: false,
        guard: None,
        requires: Vec::new(),
        hex: false,
        notes: Notes::default(),
        span: Span::default(),
    }
}

pub(crate) fn scalar(name: &str, offset: u32, scalar: Scalar, width: u8) -> Field {
    let ty = Type::Scalar(scalar, width);
    row(name, offset, FieldKind::Value { ty, at: Location::Bits(Place::bytes(offset, width, false)) })
}

pub(crate) fn bytes(name: &str, offset: u32, ty: Type) -> Field {
    row(name, offset, FieldKind::Value { ty, at: Location::Bytes(offset) })
}

pub(crate) fn constant(name: &str, offset: u32, bits: u64) -> Field {
    row(name, offset, FieldKind::Constant { ty: Scalar::Uint, place: Place::bytes(offset, 8, false), bits })
}

/// A mode with its number at `offset`, its index behind it, its value elsewhere.
pub(crate) fn mode(name: &str, offset: u32, table: ModeTable, value: u32) -> Field {
    row(
        name,
        offset,
        FieldKind::Mode(ModeField {
            table,
            optional: true,
            mode: Place::bytes(offset, 8, false),
            index: Place::bytes(offset + 1, 8, false),
            value: Some(Place::bytes(value, 32, false)),
            index_offset: offset + 1,
            value_offset: value,
            value_shared: false,
            mask: None,
        }),
    )
}

pub(crate) fn record(name: &str, size: u32, fields: Vec<Field>) -> Record {
    let bits = size as usize * 8;
    let mut r = Record {
        name: name.to_owned(),
        family: None,
        size,
        fields,
        requires: Vec::new(),
        order: Vec::new(),
        any: Vec::new(),
        effects: Vec::new(),
        zero: fixedbitset::FixedBitSet::with_capacity(bits),
        ignored: fixedbitset::FixedBitSet::with_capacity(bits),
        fixed: FixedBits { mask: vec![0; size as usize], value: vec![0; size as usize] },
        opaque: None,
        notes: Notes::default(),
        public: true,
        broken: false,
        lost: Vec::new(),
        span: Span::default(),
    };
    for f in &r.fields {
        if let FieldKind::Constant { place, bits, .. } = &f.kind {
            for p in &place.pieces {
                for i in 0..u32::from(p.width) {
                    let (byte, bit) = ((p.record_bit + i) as usize / 8, (p.record_bit + i) % 8);
                    r.fixed.mask[byte] |= 1 << bit;
                    r.fixed.value[byte] |= ((bits >> (u32::from(p.value_bit) + i) & 1) as u8) << bit;
                }
            }
        }
    }
    r
}

/// Says that all bits which no row takes must be zero.
pub(crate) fn rest_zero(model: &mut Model) {
    let records = model.records.clone();
    for r in &mut model.records {
        r.zero.insert_range(..);
        for (a, b) in r.fields.iter().flat_map(|f| f.kind.ranges(&records)) {
            r.zero.set_range(a as usize..b as usize, false);
        }
    }
}

/// Adds a record; members of the family get its keys.
pub(crate) fn add(model: &mut Model, mut record: Record, family: Option<u32>) -> RecordId {
    let id = RecordId(model.records.len() as u32);
    model.names.insert(record.name.clone(), Item::Record(id));
    if let Some(f) = family {
        record.family = Some(FamilyId(f));
        model.families[f as usize].members.push(id);
    }
    model.records.push(record);
    id
}

/// A value with some fields given by name.
pub(crate) fn value(model: &Model, record: &str, given: &[(&str, Data)]) -> RecordValue {
    let id = model.record(record).unwrap();
    let r = &model.records[id.index()];
    let mut fields = vec![Data::Absent; r.fields.len()];
    for (name, data) in given {
        fields[r.field(name).unwrap().index()] = data.clone();
    }
    RecordValue { record: id, fields }
}

pub(crate) fn given(mode: usize, index: u64, value: u64) -> Data {
    Data::Mode { mode, index, value }
}

pub(crate) const WAIT: ModeTable = ModeTable::Wait(WaitId(0));
pub(crate) const UPDATE: ModeTable = ModeTable::Update(UpdateId(0));

/// Indices into the wait table of [`sync`].
pub(crate) const EQ: usize = 0;
pub(crate) const GE: usize = 1;
pub(crate) const EVT_SET: usize = 3;
/// Indices into its update table.
pub(crate) const INC: usize = 0;
pub(crate) const ADD: usize = 1;

fn header(opcode: u64) -> Vec<Field> {
    let key = Field { key: true, ..constant("opcode", 0, opcode) };
    vec![key, constant("len", 1, 0x10), scalar("debug_cmd", 2, Scalar::Uint, 8)]
}

fn banks_and_modes(m: &mut Model) {
    m.banks.push(bank("sem", Entry::Counter { bits: 32, signed: true }, 200));
    m.banks.push(bank("event", Entry::Flag, 256));
    let set = WaitMeaning { bank: BankId(1), test: ModeTest::Flag(true), then: None };
    let mut unordered = wait("unordered", 0xFE, Known::Unknown(String::new()));
    unordered.notes = since("maverick");
    m.waits.push(WaitTable {
        name: "WaitMode".to_owned(),
        bits: 8,
        modes: vec![
            wait("sem_eq_imm", 1, counter(Compare::Eq, Operand::Value)),
            wait("sem_ge_imm", 5, counter(Compare::Ge, Operand::Value)),
            wait("sem_ge_reg", 0x85, counter(Compare::Ge, Operand::Register)),
            wait("evt_set", 6, Known::Known(set)),
            unordered,
        ],
        notes: Notes::default(),
        span: Span::default(),
        broken: false,
    });
    m.updates.push(UpdateTable {
        name: "UpdateMode".to_owned(),
        bits: 8,
        modes: vec![
            update("sem_inc", 0x13, 0, ModeAction::Add(Operand::Const(1))),
            update("sem_add_imm", 0x15, 0, ModeAction::Add(Operand::Value)),
            update("evt_set", 0x11, 1, ModeAction::Set),
        ],
        notes: Notes::default(),
        span: Span::default(),
        broken: false,
    });
}

fn profiles(m: &mut Model) {
    let profile =
        |name: &str, rules| Profile { name: name.to_owned(), rules, notes: Notes::default(), span: Span::default() };
    let only = ProfileRule::FieldOnly {
        record: RecordId(0),
        field: FieldId(3),
        modes: vec![GE, 2],
        message: "only GE here".to_owned(),
        span: Span::default(),
    };
    let write = |value| ProfileRule::Write { table: UPDATE, modes: vec![INC], value };
    m.profiles = vec![profile("compiler", vec![only, write(0)]), profile("runtime", vec![write(1)])];
}

/// A small relative of the sync family.
pub(crate) fn sync() -> Model {
    let mut m = Model { spec: "toy".to_owned(), ..Model::default() };
    banks_and_modes(&mut m);
    profiles(&mut m);
    m.enums.push(enumeration("ClearMode", false, &[("range", 1), ("bitmask", 2)]));
    m.families.push(Family {
        name: "Sync".to_owned(),
        size: 64,
        parent: None,
        keys: vec![Key { name: "opcode".to_owned(), place: Place::bytes(0, 8, false) }],
        members: Vec::new(),
        notes: Notes::default(),
        span: Span::default(),
    });
    let with = |opcode, rows: Vec<Field>| header(opcode).into_iter().chain(rows).collect::<Vec<_>>();
    let event = with(
        0xA0,
        vec![mode("wait0", 4, WAIT, 8), mode("wait1", 0x20, WAIT, 0x24), mode("update", 0x22, UPDATE, 0x28)],
    );
    add(&mut m, record("EventSemaphore", 64, event), Some(0));
    let block = || vec![mode("wait", 4, WAIT, 8), mode("update", 6, UPDATE, 8)];
    add(&mut m, record("Halt", 64, with(0xA1, block())), Some(0));
    let mut drain = with(0xA2, block());
    drain.push(scalar("count", 0x28, Scalar::Uint, 8));
    add(&mut m, record("Drain", 64, drain), Some(0));
    let mut reset = with(0xB0, Vec::new());
    reset.push(scalar("mode", 0x0C, Scalar::Enum(EnumId(0)), 8));
    let is = |v| Some(field_is(3, BinaryOp::Eq, int(v)));
    reset.push(Field { guard: is(1), ..scalar("range_first", 0x0D, Scalar::Uint, 8) });
    let order = Require {
        condition: field_is(4, BinaryOp::Le, expr(ExprKind::Field(FieldId(5)))),
        message: "range_first exceeds range_last".to_owned(),
        span: Span::default(),
    };
    reset.push(Field { guard: is(1), requires: vec![order], ..scalar("range_last", 0x0E, Scalar::Uint, 8) });
    reset.push(Field { guard: is(2), ..bytes("mask", 0x20, Type::Bits(256)) });
    add(&mut m, record("GroupReset", 64, reset), Some(0));
    let mut barrier = record("CoreBarrier", 64, with(0xD8, vec![scalar("id", 0x0C, Scalar::Uint, 32)]));
    barrier.notes = since("cayman");
    add(&mut m, barrier, Some(0));
    add(&mut m, record("Exit", 64, with(0xDF, vec![constant("kind", 0x0C, 1)])), Some(0));
    add(
        &mut m,
        record("Trigger", 64, with(0xC1, vec![bytes("queue", 0x0C, Type::Str { len: 32, terminated: true })])),
        Some(0),
    );
    let mut hint = record("BranchHint", 64, header(0xDD));
    hint.opaque = Some("payload unpublished".to_owned());
    add(&mut m, hint, Some(0));
    rest_zero(&mut m);
    m
}
