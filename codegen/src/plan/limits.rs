//! How deep and how large records are once all that they hold is counted.
//!
//! The interpreted codec stops where a record nests too deep, holds too much, or has too many mistakes. Generated code
//! is of a known shape: what would be stopped is refused before it is generated, and only a record that can have very
//! many mistakes needs to count them.

use chappe_dsl::model::{FieldKind, Model, Record, RecordId, Scalar, Type};

use super::places::mask;

/// How deep the way to a value may be.
pub const DEPTH: u64 = 64;
/// How many parts one record may hold in all.
pub const PARTS: u64 = 1 << 17;
/// After how many mistakes nested parts are left alone.
pub const ERRORS: u64 = 1000;

/// Sizes of what a record or a value holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Steps of the longest way to a value: names and indices.
    pub depth: u64,
    /// Parts: arrays, elements, nested records, named unions.
    pub parts: u64,
    /// At most so many mistakes.
    pub errors: u64,
    /// Characters of the longest way, as messages write it.
    pub text: u64,
}

impl Limits {
    /// Beyond what the interpreted codec goes into.
    #[must_use]
    pub fn too_much(&self) -> bool {
        self.depth > DEPTH || self.parts > PARTS
    }

    /// Side by side with another part.
    fn beside(self, other: Limits) -> Limits {
        Limits {
            depth: self.depth.max(other.depth),
            parts: self.parts.saturating_add(other.parts),
            errors: self.errors.saturating_add(other.errors),
            text: self.text.max(other.text),
        }
    }

    /// Instead of another part.
    fn or(self, other: Limits) -> Limits {
        Limits {
            depth: self.depth.max(other.depth),
            parts: self.parts.max(other.parts),
            errors: self.errors.max(other.errors),
            text: self.text.max(other.text),
        }
    }

    /// One step further in.
    fn within(self, text: u64) -> Limits {
        Limits { depth: self.depth + 1, parts: self.parts.saturating_add(1), text: self.text + text, ..self }
    }
}

/// The limits of every record of a model.
#[must_use]
pub fn limits(model: &Model) -> Vec<Limits> {
    let mut known = Known { model, done: vec![None; model.records.len()] };
    (0..model.records.len() as u32).map(|i| known.record(RecordId(i))).collect()
}

struct Known<'m> {
    model: &'m Model,
    /// `Some(None)`: being computed.
    done: Vec<Option<Option<Limits>>>,
}

impl Known<'_> {
    fn record(&mut self, id: RecordId) -> Limits {
        // What holds itself is never ready.
        let endless = Limits { depth: u64::MAX >> 8, parts: u64::MAX, errors: u64::MAX, text: u64::MAX >> 8 };
        match self.done.get_mut(id.index()) {
            Some(Some(Some(known))) => return *known,
            Some(slot @ None) => *slot = Some(None),
            _ => return endless,
        }
        let model = self.model;
        let Some(record) = model.records.get(id.index()) else { return endless };
        let mut all = Limits { errors: own(model, id, record), ..Limits::default() };
        for field in &record.fields {
            let name = field.name.as_ref().map_or(0, |n| n.len() as u64 + 1);
            let row = match &field.kind {
                FieldKind::Value { ty, .. } => self.ty(ty, name),
                FieldKind::Union(u) => {
                    let arms = u.arms.iter().map(|a| (&a.ty, a.name.len() as u64 + 1));
                    let arms = arms.fold(Limits::default(), |sum, (ty, arm)| sum.or(self.ty(ty, arm)));
                    if field.name.is_some() { arms.within(name) } else { arms }
                }
                FieldKind::Mode(_) => Limits { errors: 4, text: name, ..Limits::default() },
                FieldKind::Constant { .. } | FieldKind::Fill { .. } => {
                    Limits { errors: 1, text: name, ..Limits::default() }
                }
            };
            let own = 2 + field.requires.len() as u64;
            all = all.beside(Limits { errors: row.errors.saturating_add(own), ..row });
        }
        if let Some(slot) = self.done.get_mut(id.index()) {
            *slot = Some(Some(all));
        }
        all
    }

    /// A value of a type behind a name of so many characters, the dot counted.
    fn ty(&mut self, ty: &Type, name: u64) -> Limits {
        match ty {
            Type::Scalar(scalar, width) => {
                Limits { errors: u64::from(can_fail(*scalar, *width)), text: name, ..Limits::default() }
            }
            Type::Bits(_) => Limits { text: name, ..Limits::default() },
            Type::Str { .. } => Limits { errors: 1, text: name, ..Limits::default() },
            Type::Array { element, count, .. } => {
                let (one, n) = (self.ty(element, 0), u64::from(*count));
                let index = one.within(2 + digits(*count));
                let all =
                    Limits { parts: index.parts.saturating_mul(n), errors: index.errors.saturating_mul(n), ..index };
                all.within(name)
            }
            Type::Record(id) => self.record(*id).within(name),
        }
    }
}

fn digits(n: u32) -> u64 {
    u64::from(n.max(1).ilog10()) + 1
}

/// Mistakes of a record that are none of its rows': bytes that must be zero, requirements, rules of profiles.
fn own(model: &Model, _: RecordId, record: &Record) -> u64 {
    let rules = model.profiles.iter().map(|p| p.rules.len()).max().unwrap_or(0) * record.fields.len().max(1);
    let zero = record.size as usize / 2 + 1;
    (rules + zero + record.requires.len() + record.fixed.mask.iter().filter(|m| **m != 0).count()) as u64
}

/// Whether a number in the smallest type of a language that holds it may be illegal.
#[must_use]
pub fn can_fail(scalar: Scalar, width: u8) -> bool {
    match scalar {
        Scalar::Uint | Scalar::Int => mask(u32::from(width)) != mask(storage(width)),
        Scalar::Bool | Scalar::Enum(_) => true,
    }
}

/// Bits of the smallest machine number that holds so many: 8, 16, 32 or 64.
#[must_use]
pub fn storage(width: u8) -> u32 {
    match width {
        0..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        _ => 64,
    }
}
