//! Random layouts: rows of every kind at random places, conditions, requirements, rules of profiles. What no one would
//! write must be read and written as the interpreted codec does.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::model::*;
use chappe_dsl::source::Span;
use fastrand::Rng;
use fixedbitset::FixedBitSet;

use crate::{agree, header, support, tools};

const BASE: &str = "spec random;
    enum Closed: u8 { zero = 0, one = 1, top = 255, gone = 9 @only(a), }
    enum Given: u8 { one = 1, two = 2, three = 3, }
    enum Open: i16 open { minus = -1, gone = 7 @only(a), }
    enum Narrow: u4 { zero = 0, one = 1, seven = 7, }
    bank sem: u32[200] { } bank event: flag[64] { } registers r: u32[8] { }
    wait W: u8 { ge = 5 when sem >= value, one = 6 when sem == 1, set = 7 when event, gone = 8 @only(a) when event, }
    wait Z: u8 { zero = 0 when sem >= value, one = 1 when event, reg = 0x85 when sem == r[value], }
    update U: u8 { inc = 1 do sem += 1, add = 2 do sem += value, set = 3 do set event, gone = 4 @only(a) do sem -= 1, }
    profile p { U { inc, set write value 1; } W { one write value 0x1234; } }
    profile q { U { inc write value 2; } Z { one write value 3; } }
    table T(x: u8) { (1), (unknown), (250), }
    arch a = 1 { } arch b = 2 { }";

/// A record being laid out.
struct Draft<'e> {
    rng: &'e mut Rng,
    model: &'e Model,
    fields: Vec<Field>,
    /// First free bit.
    at: u32,
    big: bool,
    /// Records that it may hold.
    inner: Vec<RecordId>,
}

fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: Span::default() }
}

fn int(n: i128) -> Expr {
    expr(ExprKind::Value(Value::Int(n)))
}

fn both(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    expr(ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

impl Draft<'_> {
    fn one_in(&mut self, n: u32) -> bool {
        self.rng.u32(0..n) == 0
    }

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(8);
        if self.one_in(4) {
            self.at += 8 * self.rng.u32(0..3);
        }
    }

    fn bytes(&mut self, n: u32) -> u32 {
        self.align();
        let at = self.at / 8;
        self.at += n * 8;
        at
    }

    fn push(&mut self, kind: FieldKind, offset: u32) -> usize {
        let gone = self.one_in(24);
        let available = if gone { Available::No("only a".to_owned()) } else { Available::Yes };
        self.fields.push(Field {
            name: Some(format!("f{}", self.fields.len())),
            offset,
            kind,
            key: false,
            shared: false,
            guard: None,
            requires: Vec::new(),
            hex: false,
            notes: Notes { available, ..Notes::default() },
            span: Span::default(),
        });
        self.fields.len() - 1
    }

    fn scalar(&mut self) -> (Scalar, u8) {
        match self.rng.u8(0..8) {
            0 => (Scalar::Int, self.rng.u8(1..=64)),
            1 => (Scalar::Bool, if self.rng.bool() { 1 } else { 8 }),
            2 => (Scalar::Enum(EnumId(0)), 8),
            3 => (Scalar::Enum(EnumId(1)), 8),
            4 => (Scalar::Enum(EnumId(2)), [12, 16][self.rng.usize(0..2)]),
            5 => (Scalar::Enum(EnumId(3)), 4),
            _ => (Scalar::Uint, self.rng.u8(1..=64)),
        }
    }

    /// Bits in one piece, in two that are exchanged, or bytes of the record's order.
    fn place(&mut self, width: u8) -> (Place, u32) {
        if width.is_multiple_of(8) && self.rng.bool() {
            let at = self.bytes(u32::from(width) / 8);
            return (Place::bytes(at, width, self.big), at);
        }
        let at = self.at;
        self.at += u32::from(width);
        let piece = |record_bit, value_bit, width| Piece { record_bit, value_bit, width };
        let pieces = if width > 1 && self.rng.bool() {
            let low = self.rng.u8(1..width);
            vec![piece(at + u32::from(width - low), 0, low), piece(at, low, width - low)]
        } else {
            vec![piece(at, 0, width)]
        };
        (Place { pieces, width }, at / 8)
    }

    fn ty(&mut self, depth: u32) -> Type {
        let n = self.rng.u32(0..4);
        match self.rng.u8(0..7) {
            0 => Type::Bits(8 * (n + 1)),
            1 => Type::Str { len: n + 2, terminated: self.rng.bool() },
            2..=4 if depth > 0 => {
                let element = self.ty(depth - 1);
                let stride = element.bytes(&self.model.records) + self.rng.u32(0..3);
                Type::Array { element: Box::new(element), big: self.rng.bool(), count: n + 1, stride }
            }
            5 if !self.inner.is_empty() => Type::Record(self.inner[self.rng.usize(0..self.inner.len())]),
            _ => {
                let (scalar, width) = self.scalar();
                Type::Scalar(scalar, width)
            }
        }
    }

    fn number(&mut self) -> usize {
        let (scalar, width) = self.scalar();
        let (place, at) = self.place(width);
        self.push(FieldKind::Value { ty: Type::Scalar(scalar, width), at: Location::Bits(place) }, at)
    }

    fn bulk(&mut self) -> usize {
        let ty = loop {
            let ty = self.ty(2);
            if !matches!(ty, Type::Scalar(..)) {
                break ty;
            }
        };
        let at = self.bytes(ty.bytes(&self.model.records));
        self.push(FieldKind::Value { ty, at: Location::Bytes(at) }, at)
    }

    fn mode(&mut self, shared: Option<u32>) -> u32 {
        let table = match self.rng.u8(0..4) {
            0 => ModeTable::Wait(WaitId(1)),
            1 => ModeTable::Update(UpdateId(0)),
            _ => ModeTable::Wait(WaitId(0)),
        };
        let at = self.bytes(2);
        let index_bits = [8, 16][self.rng.usize(0..2)];
        let index = if index_bits == 8 { at + 1 } else { self.bytes(2) };
        let value = shared.unwrap_or_else(|| self.bytes(4));
        let bits = if shared.is_none() && self.one_in(3) { 16 } else { 32 };
        let field = ModeField {
            table,
            optional: !self.one_in(4),
            mode: Place::bytes(at, 8, false),
            index: Place::bytes(index, index_bits, self.big),
            value: Some(Place::bytes(value, bits, self.big)),
            index_offset: index,
            value_offset: value,
            value_shared: true,
            mask: None,
        };
        self.push(FieldKind::Mode(field), at);
        value
    }

    fn union(&mut self) {
        let selector = self.rng.bool().then(|| {
            let (scalar, width) =
                [(Scalar::Uint, 8), (Scalar::Bool, 1), (Scalar::Enum(EnumId(1)), 8)][self.rng.usize(0..3)];
            let (place, at) = self.place(width);
            let ty = Type::Scalar(scalar, width);
            FieldId(self.push(FieldKind::Value { ty, at: Location::Bits(place) }, at) as u32)
        });
        let arms: Vec<Arm> = (0..self.rng.usize(1..4))
            .map(|i| {
                let ty = match self.ty(1) {
                    Type::Scalar(s, w) => Type::Scalar(s, w.next_multiple_of(8)),
                    ty => ty,
                };
                let gone = self.one_in(8);
                let available = if gone { Available::No("only a".to_owned()) } else { Available::Yes };
                let when = selector.map(|_| self.rng.i128(0..4));
                let (big, size) = (self.rng.bool(), ty.bytes(&self.model.records));
                let notes = Notes { available, ..Notes::default() };
                Arm { name: format!("arm{i}"), ty, big, size, when, notes, span: Span::default() }
            })
            .collect();
        let size = arms.iter().map(|a| a.size).max().unwrap_or(0);
        let offset = self.bytes(size);
        let i = self.push(FieldKind::Union(UnionField { offset, size, arms, selector }), offset);
        if self.rng.bool() {
            self.fields[i].name = None;
        }
    }

    /// Rows in the same bytes, of which one is there.
    fn exclusive(&mut self) {
        let pick = self.number();
        let at = self.bytes(0);
        let mut end = at;
        for op in [BinaryOp::Le, BinaryOp::Gt] {
            self.at = at * 8;
            let i = if self.rng.bool() { self.number() } else { self.bulk() };
            end = end.max(self.at.div_ceil(8));
            self.fields[i].guard = Some(both(op, expr(ExprKind::Field(FieldId(pick as u32))), int(1)));
        }
        self.at = end * 8;
    }

    /// Numbers on the bytes of an operand.
    fn sharing(&mut self) {
        let value = self.mode(None);
        if self.rng.bool() {
            let _ = self.mode(Some(value));
        }
        if self.rng.bool() {
            let end = self.at;
            self.at = value * 8 + self.rng.u32(0..2) * 8;
            let i = self.number();
            self.fields[i].shared = true;
            self.at = self.at.max(end);
        }
    }

    fn row(&mut self) {
        match self.rng.u8(0..12) {
            0..=2 => {
                let _ = self.number();
            }
            3 => {
                let width = self.rng.u8(1..=16);
                let bits = self.rng.u64(0..1 << width);
                let (place, at) = self.place(width);
                self.push(FieldKind::Constant { ty: Scalar::Uint, place, bits }, at);
            }
            4 | 5 => {
                let _ = self.bulk();
            }
            6 => self.sharing(),
            7 | 8 => self.union(),
            9 => self.exclusive(),
            10 => {
                let (from, to) = (self.at, self.at + self.rng.u32(1..21));
                self.at = to;
                let ignored = self.rng.bool();
                let i = self.push(FieldKind::Fill { bits: vec![(from, to)], ignored }, from / 8);
                self.fields[i].name = None;
            }
            _ => {
                let _ = self.mode(None);
            }
        }
    }

    /// A condition on rows that are there already.
    fn condition(&mut self, depth: u32) -> Expr {
        let numbers: Vec<u32> = (0..self.fields.len() as u32)
            .filter(|i| {
                let f = &self.fields[*i as usize];
                matches!(f.kind, FieldKind::Value { ty: Type::Scalar(..), .. } | FieldKind::Mode(_))
            })
            .collect();
        if depth > 0 && self.rng.bool() {
            let op = [BinaryOp::LogicalAnd, BinaryOp::LogicalOr][self.rng.usize(0..2)];
            let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
            return both(op, a, b);
        }
        let Some(i) = self.rng.choice(numbers) else { return int(1) };
        let field = expr(ExprKind::Field(FieldId(i)));
        let n = int([0, 1, 2, 3, 5, 100, 255, -1][self.rng.usize(0..8)]);
        match self.rng.u8(0..8) {
            0 => both(BinaryOp::Gt, both(BinaryOp::Div, int(100), field), n),
            1 => both(BinaryOp::Ne, expr(ExprKind::Lookup { table: TableId(0), column: 0, row: Box::new(field) }), n),
            2 | 3 => both(BinaryOp::Ne, field, n),
            4 => both(BinaryOp::Eq, both(BinaryOp::And, field, int(3)), n),
            5 => both(BinaryOp::Le, field, n),
            _ => both(BinaryOp::Ge, field, n),
        }
    }

    fn require(&mut self, message: &str) -> Require {
        // Mostly true, so that something is legal.
        let (a, b) = (self.condition(1), self.condition(1));
        Require { condition: both(BinaryOp::LogicalOr, a, b), message: message.to_owned(), span: Span::default() }
    }
}

/// What the specification's own resolution makes of the rows.
fn finished(mut record: Record, records: &[Record], ignored: bool) -> Record {
    let bits = record.size as usize * 8;
    let mut free = FixedBitSet::with_capacity(bits);
    free.insert_range(..);
    for f in &record.fields {
        for (from, to) in f.kind.ranges(records) {
            free.remove_range(from as usize..to as usize);
        }
    }
    record.fixed = FixedBits { mask: vec![0; record.size as usize], value: vec![0; record.size as usize] };
    for f in record.fields.iter().filter(|f| f.guard.is_none() && f.notes.available == Available::Yes) {
        let FieldKind::Constant { place, bits, .. } = &f.kind else { continue };
        for (piece, i) in place.pieces.iter().flat_map(|p| (0..u32::from(p.width)).map(move |i| (p, i))) {
            let bit = piece.record_bit + i;
            record.fixed.mask[bit as usize / 8] |= 1 << (bit % 8);
            let set = bits >> (u32::from(piece.value_bit) + i) & 1;
            record.fixed.value[bit as usize / 8] |= (set as u8) << (bit % 8);
        }
    }
    let none = FixedBitSet::with_capacity(bits);
    (record.zero, record.ignored) = if ignored { (none, free) } else { (free, none) };
    record
}

fn record(m: &Model, rng: &mut Rng, i: usize, member: bool) -> Record {
    // The size of a member is not known yet.
    let all = (0..m.records.len() as u32).map(RecordId);
    let inner = all.filter(|id| m.records[id.index()].family.is_none()).collect();
    let big = rng.bool();
    let mut d = Draft { rng, model: m, fields: Vec::new(), at: 0, big, inner };
    if member {
        let (place, bits) = (Place::bytes(0, 8, false), i as u64);
        d.push(FieldKind::Constant { ty: Scalar::Uint, place, bits }, 0);
        d.fields[0].key = true;
        d.fields[0].notes.available = Available::Yes;
        d.at = 8;
    }
    for _ in 0..d.rng.usize(1..7) {
        let first = d.fields.len();
        d.row();
        for k in first..d.fields.len() {
            if d.fields[k].guard.is_none() && !d.fields[k].key && k > 0 && d.one_in(5) && first > 0 {
                let all = std::mem::take(&mut d.fields);
                let (before, after) = all.split_at(first);
                d.fields = before.to_vec();
                let guard = d.condition(1);
                d.fields.extend(after.iter().cloned());
                if !matches!(d.fields[k].kind, FieldKind::Fill { .. }) {
                    d.fields[k].guard = Some(guard);
                }
            }
        }
    }
    for k in 0..d.fields.len() {
        if d.one_in(6) && d.fields[k].name.is_some() {
            let require = d.require("a row's own");
            d.fields[k].requires.push(require);
        }
    }
    let requires = (0..d.rng.usize(0..3)).map(|_| d.require("the record's")).collect();
    let (fields, size) = (d.fields, d.at.div_ceil(8).max(1));
    let empty = FixedBitSet::new();
    Record {
        name: format!("R{i}"),
        family: member.then_some(FamilyId(0)),
        size,
        fields,
        requires,
        order: Vec::new(),
        any: Vec::new(),
        effects: Vec::new(),
        zero: empty.clone(),
        ignored: empty,
        fixed: FixedBits::default(),
        opaque: None,
        notes: Notes::default(),
        public: true,
        broken: false,
        lost: Vec::new(),
        span: Span::default(),
    }
}

/// Random rules of the profiles.
fn rules(m: &mut Model, rng: &mut Rng) {
    for i in 0..m.records.len() {
        for (k, f) in m.records[i].fields.iter().enumerate() {
            let (record, field, span) = (RecordId(i as u32), FieldId(k as u32), Span::default());
            let message = format!("rule {i} {k}");
            let rule = match (&f.kind, rng.u8(0..16)) {
                (FieldKind::Mode(_), 0..=3) => {
                    let modes = (0..3).filter(|_| rng.bool()).collect();
                    ProfileRule::FieldOnly { record, field, modes, message, span }
                }
                (FieldKind::Mode(x), 4) => ProfileRule::TableOnly { table: x.table, modes: vec![0, 1], message, span },
                (_, 5) if f.name.is_some() => ProfileRule::Absent { record, field, message, span },
                _ => continue,
            };
            let which = rng.usize(0..m.profiles.len());
            m.profiles[which].rules.push(rule);
        }
        let requires = m.records[i].requires.clone();
        if let Some(require) = requires.first().filter(|_| rng.u8(0..3) == 0) {
            let rule = ProfileRule::Require { record: RecordId(i as u32), require: require.clone() };
            m.profiles[0].rules.push(rule);
        }
    }
}

fn model(rng: &mut Rng) -> Model {
    let origin = chappe_codegen::input::Origin::Text { name: "base", text: BASE.to_owned() };
    let mut m = chappe_codegen::input::read(origin, Some("b"), &[], &[]).result.expect("legal").models.remove(0);
    let count = rng.usize(2..6);
    let members = rng.usize(0..3);
    for i in 0..count {
        let record = record(&m, rng, i, i + members >= count);
        m.records.push(record);
    }
    // Members are of one size.
    let size = m.records.iter().filter(|r| r.family.is_some()).map(|r| r.size).max();
    let mut ids = Vec::new();
    for i in 0..count {
        let mut record = m.records[i].clone();
        if let (Some(size), Some(_)) = (size, record.family) {
            record.size = size;
            ids.push(RecordId(i as u32));
        }
        m.names.insert(record.name.clone(), Item::Record(RecordId(i as u32)));
        m.records[i] = finished(record, &m.records, rng.u8(0..4) == 0);
    }
    if let Some(size) = size {
        ids.sort_by_key(|id| {
            std::cmp::Reverse(m.records[id.index()].fixed.mask.iter().map(|b| b.count_ones()).sum::<u32>())
        });
        let keys = vec![Key { name: "f0".to_owned(), place: Place::bytes(0, 8, false) }];
        let (notes, span) = (Notes::default(), Span::default());
        m.families.push(Family { name: "F".to_owned(), size, parent: None, keys, members: ids, notes, span });
    }
    rules(&mut m, rng);
    m
}

#[test]
fn random_layouts() {
    let rounds = if std::env::var_os("CHAPPE_CASES").is_some() { 200 } else { 6 };
    let mut rng = support::rng(70);
    for round in 0..rounds {
        // The seed that a failure prints gives its layout again.
        let again = std::env::var("CHAPPE_LAYOUT").ok().and_then(|s| s.parse().ok());
        let seed = again.unwrap_or_else(|| rng.u64(..));
        let m = model(&mut Rng::with_seed(seed));
        println!("layout {seed}");
        if round < 2 {
            header::every_compiler(&tools::text(&m));
        }
        agree::some(&m, seed, 600);
    }
}
