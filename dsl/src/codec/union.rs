//! Which arm of a union is meant, and whether arrays fit.

use super::bits::bytes_of;
use super::fixed::fixed;
use super::value::{Data, RecordValue};
use crate::model::{Model, Record, Type, UnionField};

/// The value of the field that picks the arm.
pub(super) fn selector_value(record: &Record, value: &RecordValue, union: &UnionField) -> Option<i128> {
    let id = union.selector?.index();
    let field = record.fields.get(id)?;
    if let Some((_, _, bits)) = fixed(record, field) {
        return Some(i128::from(bits));
    }
    match value.fields.get(id) {
        Some(Data::Int(v)) => Some(*v),
        _ => Some(0),
    }
}

/// Index of the arm that the selector picks; without a selector the first.
pub(super) fn arm_of(record: &Record, value: &RecordValue, union: &UnionField) -> Option<usize> {
    if union.selector.is_none() {
        return (!union.arms.is_empty()).then_some(0);
    }
    let v = selector_value(record, value, union)?;
    union.arms.iter().position(|a| a.when == Some(v))
}

/// Size of a type in bytes.
pub(super) fn size_of(model: &Model, ty: &Type) -> u32 {
    match ty {
        Type::Scalar(_, width) => bytes_of(*width),
        Type::Bits(n) => n.div_ceil(8),
        Type::Str { len, .. } => *len,
        Type::Array { element, count, stride, .. } => match count {
            0 => 0,
            n => (n - 1).saturating_mul(*stride).saturating_add(size_of(model, element)),
        },
        Type::Record(id) => model.records.get(id.index()).map_or(0, |r| r.size),
    }
}

/// Whether the elements of an array lie side by side within `len` bytes.
pub(super) fn array_fits(model: &Model, element: &Type, count: u32, stride: u32, offset: u32, len: usize) -> bool {
    let size = u64::from(size_of(model, element));
    if count == 0 {
        return true;
    }
    let end = u64::from(offset) + u64::from(count - 1) * u64::from(stride) + size;
    end <= len as u64 && size <= u64::from(stride) && (size > 0 || u64::from(count) <= len as u64)
}
