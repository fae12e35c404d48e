//! Which values stand for zero bytes.

use super::value::{Data, RecordValue};
use crate::model::{FieldKind, Model, Type};

/// Whether the value of a row is what is encoded when nothing is given: zero, none, empty.
pub(super) fn is_zero(model: &Model, kind: &FieldKind, data: &Data) -> bool {
    match (kind, data) {
        (_, Data::Absent) => true,
        (FieldKind::Value { ty, .. }, d) => type_is_zero(model, ty, d),
        (FieldKind::Mode(m), Data::Mode { mode, index: 0, value: 0 }) => {
            !m.optional && super::modes::mode(model, m.table, *mode).is_some_and(|m| m.wire == 0)
        }
        (FieldKind::Union(u), Data::Arm(i, d)) => {
            let arm = u.arms.get(*i);
            (u.selector.is_some() || *i == 0) && arm.is_some_and(|a| type_is_zero(model, &a.ty, d))
        }
        _ => false,
    }
}

/// The same for a value of a type.
pub(super) fn type_is_zero(model: &Model, ty: &Type, data: &Data) -> bool {
    match (ty, data) {
        (_, Data::Absent) => true,
        (Type::Scalar(..), Data::Int(v)) => *v == 0,
        (Type::Bits(_), Data::Bits(b)) => b.is_empty(),
        (Type::Str { .. }, Data::Str(s)) => s.is_empty(),
        (Type::Array { element, .. }, Data::List(l)) => l.iter().all(|d| type_is_zero(model, element, d)),
        (Type::Record(_), Data::Record(v)) => record_is_zero(model, v),
        _ => false,
    }
}

fn record_is_zero(model: &Model, value: &RecordValue) -> bool {
    model
        .records
        .get(value.record.index())
        .is_some_and(|r| r.fields.iter().zip(&value.fields).all(|(f, d)| is_zero(model, &f.kind, d)))
}
