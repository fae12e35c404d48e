//! Descriptions of the records of a model, made at run time: what a generator writes as text.

use std::cell::RefCell;
use std::collections::HashMap;

use chappe_dsl::codec;
use chappe_dsl::model::{self, Available, FieldKind, Location, ModeTable as Table, Model, Notes, RecordId};
use chappe_runtime::record::*;

use super::conditions;

/// Descriptions of a model.
pub(crate) struct Infos {
    pub(crate) model: &'static Model,
    enums: Vec<&'static EnumInfo>,
    tables: HashMap<(bool, usize), &'static ModeTable>,
    records: RefCell<HashMap<RecordId, &'static RecordInfo>>,
}

fn keep<T>(v: T) -> &'static T {
    Box::leak(Box::new(v))
}

fn list<T>(v: impl IntoIterator<Item = T>) -> &'static [T] {
    Box::leak(v.into_iter().collect::<Vec<_>>().into_boxed_slice())
}

fn words(s: &str) -> &'static str {
    Box::leak(s.to_owned().into_boxed_str())
}

impl Infos {
    pub(crate) fn new(model: Model) -> Infos {
        let model = keep(model);
        let mut infos = Infos { model, enums: Vec::new(), tables: HashMap::new(), records: RefCell::default() };
        infos.enums = model.enums.iter().map(|e| infos.enumeration(e)).collect();
        let banks: Vec<_> = model.banks.iter().map(|b| keep(BankInfo { name: words(&b.name), size: b.size })).collect();
        let mode = |name: &str, wire, takes_value, bank: Option<model::BankId>, notes: &Notes| ModeInfo {
            name: words(name),
            wire,
            takes_value,
            bank: bank.map(|b| banks[b.index()]),
            docs: "",
            unavailable: infos.unavailable(notes),
        };
        let mut tables = HashMap::new();
        for (i, t) in model.waits.iter().enumerate() {
            let modes = t.modes.iter().map(|m| mode(&m.name, m.wire, m.takes_value(), m.bank(), &m.notes));
            tables.insert((false, i), keep(ModeTable { name: words(&t.name), bits: t.bits, modes: list(modes) }));
        }
        for (i, t) in model.updates.iter().enumerate() {
            let modes = t.modes.iter().map(|m| mode(&m.name, m.wire, m.takes_value(), m.bank(), &m.notes));
            tables.insert((true, i), keep(ModeTable { name: words(&t.name), bits: t.bits, modes: list(modes) }));
        }
        infos.tables = tables;
        infos
    }

    fn unavailable(&self, notes: &Notes) -> Option<Unavailable> {
        match &notes.available {
            Available::Yes => None,
            Available::No(why) => Some(Unavailable(words(why))),
        }
    }

    fn enumeration(&self, e: &model::Enum) -> &'static EnumInfo {
        let rows = e.rows.iter().map(|r| EnumRow {
            name: words(&r.name),
            value: r.value,
            docs: "",
            unavailable: self.unavailable(&r.notes),
        });
        keep(EnumInfo { name: words(&e.name), bits: e.bits, signed: e.signed, open: e.open, rows: list(rows) })
    }

    fn table(&self, t: Table) -> &'static ModeTable {
        match t {
            Table::Wait(id) => self.tables[&(false, id.index())],
            Table::Update(id) => self.tables[&(true, id.index())],
        }
    }

    fn scalar(&self, s: model::Scalar) -> Scalar {
        match s {
            model::Scalar::Uint => Scalar::Uint,
            model::Scalar::Int => Scalar::Int,
            model::Scalar::Bool => Scalar::Bool,
            model::Scalar::Enum(id) => Scalar::Enum(self.enums[id.index()]),
        }
    }

    fn ty(&self, t: &model::Type) -> Type {
        match t {
            model::Type::Scalar(s, width) => Type::Scalar(self.scalar(*s), *width),
            model::Type::Bits(n) => Type::Bits(*n),
            model::Type::Str { len, terminated } => Type::Str { len: *len, terminated: *terminated },
            model::Type::Array { element, big, count, stride } => {
                Type::Array { element: keep(self.ty(element)), big: *big, count: *count, stride: *stride }
            }
            model::Type::Record(id) => Type::Record(self.record(*id)),
        }
    }

    fn condition(&self, id: RecordId, e: &'static model::Expr) -> Condition {
        let mut uses = Vec::new();
        e.each_field(&mut |f| uses.push(f.0 as u16));
        let record = &self.model.records[id.index()];
        Condition {
            holds: conditions::holds(self.model, id, e),
            text: words(&codec::condition(self.model, record, e)),
            uses: list(uses),
        }
    }

    fn requires(&self, id: RecordId, requires: &'static [model::Require]) -> &'static [Require] {
        list(requires.iter().map(|r| self.require(id, r)))
    }

    fn require(&self, id: RecordId, r: &'static model::Require) -> Require {
        Require { condition: self.condition(id, &r.condition), message: words(&r.message) }
    }

    pub(crate) fn record(&self, id: RecordId) -> &'static RecordInfo {
        if let Some(info) = self.records.borrow().get(&id) {
            return info;
        }
        let r: &'static model::Record = &self.model.records[id.index()];
        let mask = |ones: &mut dyn Iterator<Item = usize>| {
            let mut bytes = vec![0u8; r.size as usize];
            ones.for_each(|bit| bytes[bit / 8] |= 1 << (bit % 8));
            if bytes.iter().all(|b| *b == 0) { &[][..] } else { list(bytes) }
        };
        let info = keep(RecordInfo {
            name: words(&r.name),
            size: r.size,
            docs: "",
            source: "",
            rows: list(r.fields.iter().map(|f| self.row(id, r, f))),
            order: list(r.reading_order().iter().map(|i| i.0 as u16)),
            zero: mask(&mut r.zero.ones()),
            ignored: mask(&mut r.ignored.ones()),
            mask: list(r.fixed.mask.iter().copied()),
            value: list(r.fixed.value.iter().copied()),
            requires: self.requires(id, &r.requires),
            profiles: list(self.model.profiles.iter().map(|p| self.profile(id, r, p))),
            unavailable: self.unavailable(&r.notes),
            opaque: r.opaque.as_deref().map(words),
        });
        self.records.borrow_mut().insert(id, info);
        info
    }

    fn row(&self, id: RecordId, record: &'static model::Record, f: &'static model::Field) -> Row {
        let kind = match (codec::fixed(record, f), &f.kind) {
            (Some((scalar, at, bits)), _) => Kind::Constant { scalar: self.scalar(scalar), place: place(at), bits },
            (None, FieldKind::Value { ty: model::Type::Scalar(s, _), at: Location::Bits(p) }) => {
                Kind::Scalar { scalar: self.scalar(*s), place: place(p) }
            }
            (None, FieldKind::Value { ty, at: Location::Bytes(at) }) => Kind::Bytes { ty: self.ty(ty), at: *at },
            (None, FieldKind::Fill { bits, ignored }) => {
                Kind::Fill { bits: list(bits.iter().copied()), ignored: *ignored }
            }
            (None, FieldKind::Mode(m)) => Kind::Mode(ModeRow {
                table: self.table(m.table),
                optional: m.optional,
                mode: place(&m.mode),
                index: place(&m.index),
                value: m.value.as_ref().map(place),
                index_offset: m.index_offset,
                value_offset: m.value_offset,
            }),
            (None, FieldKind::Union(u)) => Kind::Union(UnionRow {
                offset: u.offset,
                size: u.size,
                arms: list(u.arms.iter().map(|a| Arm {
                    name: words(&a.name),
                    ty: self.ty(&a.ty),
                    big: a.big,
                    when: a.when,
                    docs: "",
                    unavailable: self.unavailable(&a.notes),
                })),
                selector: u.selector.map(|s| s.0 as u16),
            }),
            (None, FieldKind::Value { .. } | FieldKind::Constant { .. }) => unreachable!("a number or bytes"),
        };
        Row {
            name: words(f.name.as_deref().unwrap_or("")),
            offset: f.offset,
            kind,
            ty: "",
            docs: "",
            guard: f.guard.as_ref().map(|g| self.condition(id, g)),
            requires: self.requires(id, &f.requires),
            key: f.key,
            shared: f.shared,
            hex: f.hex,
            unavailable: self.unavailable(&f.notes),
        }
    }

    fn profile(&self, id: RecordId, r: &'static model::Record, p: &'static model::Profile) -> ProfileInfo {
        let of_table = |table: Table| {
            let rows = r.fields.iter().enumerate();
            rows.filter(move |(_, f)| matches!(&f.kind, FieldKind::Mode(m) if m.table == table)).map(|(i, _)| i as u16)
        };
        let few = |modes: &[usize]| list(modes.iter().map(|m| *m as u16));
        let mut rules = Vec::new();
        for rule in &p.rules {
            use model::ProfileRule as R;
            match rule {
                R::FieldOnly { record, field, modes, message, .. } if *record == id => {
                    let (row, modes) = (field.0 as u16, few(modes));
                    rules.push(ProfileRule::Only { row, modes, message: words(message) });
                }
                R::TableOnly { table, modes, message, .. } => {
                    let (modes, message) = (few(modes), words(message));
                    rules.extend(of_table(*table).map(|row| ProfileRule::Only { row, modes, message }));
                }
                R::Absent { record, field, message, .. } if *record == id => {
                    rules.push(ProfileRule::Absent { row: field.0 as u16, message: words(message) });
                }
                R::Write { table, modes, value } => {
                    let (modes, value) = (few(modes), *value);
                    rules.extend(of_table(*table).map(|row| ProfileRule::Write { row, modes, value }));
                }
                R::Require { record, require } if *record == id => {
                    rules.push(ProfileRule::Require(self.require(id, require)));
                }
                R::FieldOnly { .. } | R::Absent { .. } | R::Require { .. } => {}
            }
        }
        ProfileInfo { name: words(&p.name), rules: list(rules) }
    }

    /// A family, as if there were no other of its size.
    pub(crate) fn family(&self, id: model::FamilyId) -> &'static FamilyInfo {
        let f = &self.model.families[id.index()];
        let of = |r: &RecordId| self.model.records[r.index()].family.filter(|of| *of != id);
        keep(FamilyInfo {
            members: list(f.members.iter().map(|r| self.record(*r))),
            families: list(f.members.iter().map(|r| of(r).map(|of| keep(self.shallow(of))))),
            ..self.shallow(id)
        })
    }

    fn shallow(&self, id: model::FamilyId) -> FamilyInfo {
        let f = &self.model.families[id.index()];
        let keys = f.keys.iter().map(|k| (words(&k.name), place(&k.place)));
        FamilyInfo { name: words(&f.name), size: f.size, keys: list(keys), members: &[], families: &[] }
    }
}

fn place(p: &model::Place) -> Place {
    match p.pieces.as_slice() {
        [one] if one.value_bit == 0 => Place::bits(one.record_bit, one.width),
        many => Place::split(list(many.iter().map(|p| Piece(p.record_bit, p.value_bit, p.width))), p.width),
    }
}
