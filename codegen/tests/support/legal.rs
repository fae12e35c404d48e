//! Random values that are meant to be legal.

use chappe_dsl::codec::{Data, RecordValue, encode};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{
    Available, BankId, Field, FieldKind, ModeField, ModeTable, Model, ProfileId, ProfileRule, RecordId, Scalar, Type,
    UnionField,
};
use fastrand::Rng;

use super::repair::repair;

/// Records that can be written: here, with a published layout.
pub fn usable(model: &Model) -> Vec<RecordId> {
    let ids = (0..model.records.len() as u32).map(RecordId);
    ids.filter(|id| {
        let r = &model.records[id.index()];
        r.opaque.is_none() && r.notes.available == Available::Yes
    })
    .collect()
}

/// Makes values that a profile takes.
#[derive(Clone, Copy, Debug)]
pub struct Writer<'m> {
    pub(super) model: &'m Model,
    pub(super) profile: Option<ProfileId>,
}

impl<'m> Writer<'m> {
    /// For a profile, or for none.
    pub fn new(model: &'m Model, profile: Option<ProfileId>) -> Self {
        Writer { model, profile }
    }

    /// A value of a record. Not every row is given: zero stands for itself.
    pub fn record(&self, id: RecordId, rng: &mut Rng) -> RecordValue {
        let mut v = self.unrepaired(id, rng);
        repair(*self, &mut v, rng);
        v
    }

    /// A value of a record whose rows are legal each on its own.
    pub fn unrepaired(&self, id: RecordId, rng: &mut Rng) -> RecordValue {
        let record = &self.model.records[id.index()];
        let mut v = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
        for field in record.reading_order() {
            self.fill(&mut v, field.index(), rng);
        }
        v
    }

    /// Gives one row a random value, or none if it is not there.
    pub(super) fn fill(&self, v: &mut RecordValue, i: usize, rng: &mut Rng) {
        let field = &self.model.records[v.record.index()].fields[i];
        let here = field.notes.available == Available::Yes
            && field.guard.as_ref().is_none_or(|g| Env::new(self.model).with_fields(v).truth(g).unwrap_or(false));
        v.fields[i] = if here { self.row(v, i, field, rng) } else { Data::Absent };
    }

    fn row(&self, v: &RecordValue, i: usize, field: &Field, rng: &mut Rng) -> Data {
        match &field.kind {
            FieldKind::Value { .. } | FieldKind::Union(_) if self.absent(v.record, i) => Data::Absent,
            FieldKind::Value { .. } if field.key => Data::Absent,
            FieldKind::Value { ty, .. } => self.typed(ty, rng),
            FieldKind::Constant { .. } | FieldKind::Fill { .. } => Data::Absent,
            FieldKind::Mode(m) => self.mode(v.record, i, m, rng),
            FieldKind::Union(u) => self.union(v, u, rng),
        }
    }

    fn union(&self, v: &RecordValue, u: &UnionField, rng: &mut Rng) -> Data {
        let arm = match u.selector {
            Some(s) => {
                let picked = match (&self.model.records[v.record.index()].fields[s.index()].kind, &v.fields[s.index()])
                {
                    (FieldKind::Constant { bits, .. }, _) => i128::from(*bits),
                    (_, Data::Int(n)) => *n,
                    _ => 0,
                };
                u.arms.iter().position(|a| a.when == Some(picked))
            }
            None => Some(rng.usize(..u.arms.len())),
        };
        match arm.map(|i| (i, &u.arms[i])) {
            Some((i, arm)) if arm.notes.available == Available::Yes => Data::Arm(i, Box::new(self.typed(&arm.ty, rng))),
            _ => Data::Absent,
        }
    }

    /// A value of a type; now and then none, which stands for zero.
    pub(super) fn typed(&self, ty: &Type, rng: &mut Rng) -> Data {
        match ty {
            Type::Scalar(scalar, width) => self.scalar(*scalar, *width, rng),
            _ if rng.u8(..) < 16 && self.may_be_missing(ty) => Data::Absent,
            Type::Bits(n) => Data::Bits(bits(*n, rng)),
            Type::Str { len, terminated } => {
                let most = *len as usize - usize::from(*terminated);
                let len = if rng.u8(..) < 64 { most } else { rng.usize(..=most) };
                Data::Str((0..len).map(|_| character(rng)).collect())
            }
            Type::Array { element, count, .. } => {
                let count = *count as usize;
                let whole = rng.bool() || !self.may_be_missing(element);
                let n = if whole { count } else { rng.usize(..=count) };
                Data::List((0..n).map(|_| self.typed(element, rng)).collect())
            }
            Type::Record(id) => Data::Record(self.record(*id, rng)),
        }
    }

    /// Whether an element that is not given is legal.
    fn may_be_missing(&self, ty: &Type) -> bool {
        match ty {
            Type::Scalar(Scalar::Enum(id), _) => {
                let e = &self.model.enums[id.index()];
                e.open || e.by_value(0).is_some_and(|r| r.notes.available == Available::Yes)
            }
            Type::Record(id) => {
                let rows = vec![Data::Absent; self.model.records[id.index()].fields.len()];
                encode(self.model, &RecordValue { record: *id, fields: rows }, None).is_ok()
            }
            Type::Array { element, .. } => self.may_be_missing(element),
            Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => true,
        }
    }

    fn scalar(&self, scalar: Scalar, width: u8, rng: &mut Rng) -> Data {
        if let Scalar::Enum(id) = scalar {
            let e = &self.model.enums[id.index()];
            let rows: Vec<i128> =
                e.rows.iter().filter(|r| r.notes.available == Available::Yes).map(|r| r.value).collect();
            let other = signed(number(width, rng), width, e.signed);
            return match rng.choice(&rows) {
                Some(v) if !e.open || rng.u8(..) < 192 || e.by_value(other).is_some() => Data::Int(*v),
                _ => Data::Int(other),
            };
        }
        let n = number(width, rng);
        match scalar {
            _ if n == 0 && rng.bool() => Data::Absent,
            Scalar::Int => Data::Int(signed(n, width, true)),
            Scalar::Bool => Data::Int(i128::from(n & 1)),
            Scalar::Uint | Scalar::Enum(_) => Data::Int(n.into()),
        }
    }

    fn mode(&self, record: RecordId, i: usize, m: &ModeField, rng: &mut Rng) -> Data {
        let all = modes(self.model, m.table);
        let allowed: Vec<usize> = (0..all.len())
            .filter(|k| all[*k].available && !(m.optional && all[*k].wire == 0))
            .filter(|k| self.allows(record, i, m.table, *k))
            .filter(|k| m.value.is_some() || !all[*k].takes_value)
            .collect();
        let none = m.optional && (rng.u8(..) < 80 || self.absent(record, i));
        match rng.choice(&allowed) {
            Some(k) if !none => {
                let mode = &all[*k];
                let size = mode.bank.map_or(u64::MAX, |b| u64::from(self.model.banks[b.index()].size));
                let index = number(m.index.width, rng) % size;
                let value = m.value.as_ref().filter(|_| mode.takes_value).map_or(0, |p| number(p.width, rng));
                Data::Mode { mode: *k, index, value }
            }
            _ => Data::Absent,
        }
    }

    fn rules(&self) -> &'m [ProfileRule] {
        self.profile.map_or(&[], |p| &self.model.profiles[p.index()].rules)
    }

    /// Whether the profile wants nothing in a row.
    fn absent(&self, record: RecordId, i: usize) -> bool {
        self.rules()
            .iter()
            .any(|r| matches!(r, ProfileRule::Absent { record: of, field, .. } if *of == record && field.index() == i))
    }

    /// Whether the profile takes a mode in a row.
    fn allows(&self, record: RecordId, i: usize, table: ModeTable, mode: usize) -> bool {
        self.rules().iter().all(|r| match r {
            ProfileRule::FieldOnly { record: of, field, modes, .. } => {
                *of != record || field.index() != i || modes.contains(&mode)
            }
            ProfileRule::TableOnly { table: of, modes, .. } => *of != table || modes.contains(&mode),
            ProfileRule::Absent { .. } | ProfileRule::Write { .. } | ProfileRule::Require { .. } => true,
        })
    }
}

/// What a case needs to know of a mode.
#[derive(Clone, Copy, Debug)]
pub(super) struct ModeFacts {
    pub(super) available: bool,
    pub(super) wire: u64,
    pub(super) takes_value: bool,
    pub(super) bank: Option<BankId>,
}

/// The modes of a table.
pub(super) fn modes(model: &Model, table: ModeTable) -> Vec<ModeFacts> {
    let available = |n: &chappe_dsl::model::Notes| n.available == Available::Yes;
    match table {
        ModeTable::Wait(id) => {
            let modes = model.waits[id.index()].modes.iter();
            modes
                .map(|m| ModeFacts {
                    available: available(&m.notes),
                    wire: m.wire,
                    takes_value: m.takes_value(),
                    bank: m.bank(),
                })
                .collect()
        }
        ModeTable::Update(id) => {
            let modes = model.updates[id.index()].modes.iter();
            modes
                .map(|m| ModeFacts {
                    available: available(&m.notes),
                    wire: m.wire,
                    takes_value: m.takes_value(),
                    bank: m.bank(),
                })
                .collect()
        }
    }
}

/// A number of that many bits, often small or at an edge.
pub(super) fn number(width: u8, rng: &mut Rng) -> u64 {
    let mask = if width >= 64 { u64::MAX } else { (1u64 << width) - 1 };
    mask & match rng.u8(..8) {
        0 | 1 => u64::from(rng.u8(..4)),
        2 => u64::from(rng.u8(..)),
        3 => mask,
        4 => (mask >> 1).wrapping_add(rng.u64(..2)),
        _ => rng.u64(..),
    }
}

fn signed(n: u64, width: u8, signed: bool) -> i128 {
    let n = i128::from(n);
    if signed && n >> (width - 1) != 0 { n - (1 << width) } else { n }
}

fn bits(n: u32, rng: &mut Rng) -> Vec<u32> {
    if rng.u8(..) < 8 {
        return (0..n).collect();
    }
    let mut ones: Vec<u32> = (0..rng.usize(..7)).map(|_| rng.u32(..n)).collect();
    ones.sort_unstable();
    ones.dedup();
    ones
}

/// Any ASCII character but NUL, mostly one that can be seen.
fn character(rng: &mut Rng) -> u8 {
    if rng.u8(..) < 16 { rng.u8(1..128) } else { rng.u8(b' '..=b'~') }
}
