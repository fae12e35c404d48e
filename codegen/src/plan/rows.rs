//! What a row of a record amounts to, and which numbers are legal.

use chappe_dsl::model::{
    Available, Enum, EnumRow, Field, FieldKind, Location, Model, Place, Record, Scalar, Type, UnionField,
};

use super::places::{fixed_value, mask};

/// A row whose bits the specification gives: a constant, or the key of a member.
#[derive(Clone, Copy, Debug)]
pub struct Fixed<'m> {
    /// What the bits stand for.
    pub scalar: Scalar,
    /// Where they are.
    pub place: &'m Place,
    /// Their value.
    pub bits: u64,
}

/// The fixed bits of a row; `None` for rows that hold a value.
#[must_use]
pub fn fixed<'m>(record: &Record, field: &'m Field) -> Option<Fixed<'m>> {
    match &field.kind {
        FieldKind::Constant { ty, place, bits } => Some(Fixed { scalar: *ty, place, bits: *bits }),
        FieldKind::Value { ty: Type::Scalar(scalar, _), at: Location::Bits(place) } if field.key => {
            Some(Fixed { scalar: *scalar, place, bits: fixed_value(record, place)? })
        }
        FieldKind::Value { .. } | FieldKind::Fill { .. } | FieldKind::Mode(_) | FieldKind::Union(_) => None,
    }
}

/// Why something is not available, if it is not.
#[must_use]
pub fn missing(available: &Available) -> Option<&str> {
    match available {
        Available::Yes => None,
        Available::No(why) => Some(why),
    }
}

/// Whether a record can be written or read at all: it is there, and its layout is published.
#[must_use]
pub fn usable(record: &Record) -> bool {
    record.opaque.is_none() && record.notes.available == Available::Yes
}

/// What an enum says of a number that fits it.
#[derive(Clone, Copy, Debug)]
pub enum Verdict<'m> {
    /// It may be there, with this name if it has one.
    Legal(Option<&'m EnumRow>),
    /// It has no name, and the enum is closed.
    NoName,
    /// Its name is not available; why.
    Unavailable(&'m EnumRow, &'m str),
}

/// What an enum says of a number: an available row counts before one that is not.
#[must_use]
pub fn verdict(e: &Enum, value: i128) -> Verdict<'_> {
    let rows = || e.rows.iter().filter(|r| r.value == value);
    let row = rows().find(|r| r.notes.available == Available::Yes).or_else(|| rows().next());
    match row.map(|r| (r, missing(&r.notes.available))) {
        Some((row, None)) => Verdict::Legal(Some(row)),
        Some((row, Some(why))) => Verdict::Unavailable(row, why),
        None if e.open => Verdict::Legal(None),
        None => Verdict::NoName,
    }
}

/// Whether numbers of this kind are two's complement.
#[must_use]
pub fn signed(model: &Model, scalar: Scalar) -> bool {
    match scalar {
        Scalar::Int => true,
        Scalar::Uint | Scalar::Bool => false,
        Scalar::Enum(id) => model.enums.get(id.index()).is_some_and(|e| e.signed),
    }
}

/// The least and the greatest number of a kind and width, whether it has a name or not.
#[must_use]
pub fn bounds(model: &Model, scalar: Scalar, width: u8) -> (i128, i128) {
    match scalar {
        Scalar::Bool => (0, i128::from(mask(u32::from(width.min(1))))),
        _ if signed(model, scalar) => match width.min(64) {
            0 => (0, 0),
            w => (-(1i128 << (w - 1)), (1i128 << (w - 1)) - 1),
        },
        _ => (0, i128::from(mask(u32::from(width)))),
    }
}

/// The arm that a union is read as where its selector has no say: without a selector the first.
#[must_use]
pub fn only_arm(union: &UnionField) -> Option<usize> {
    (union.selector.is_none() && !union.arms.is_empty()).then_some(0)
}

/// Calls `f` for every record that a type holds directly.
pub fn held(ty: &Type, f: &mut dyn FnMut(chappe_dsl::model::RecordId)) {
    match ty {
        Type::Record(id) => f(*id),
        Type::Array { element, .. } => held(element, f),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
    }
}

/// The types that a row may hold a value of.
#[must_use]
pub fn types(kind: &FieldKind) -> Vec<&Type> {
    match kind {
        FieldKind::Value { ty, .. } => vec![ty],
        FieldKind::Union(u) => u.arms.iter().map(|a| &a.ty).collect(),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Mode(_) => Vec::new(),
    }
}
