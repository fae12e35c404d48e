//! Which arm of a union is meant, and whether arrays fit.

use super::bits::bytes_of;
use super::present::Presence;
use super::rows::View;
use super::{Kind, RecordInfo, Row, Type, UnionRow, legal};

/// The number that the bits of a selector stand for; constants count as unsigned.
pub(super) fn selected_number(selector: Option<&Row>, bits: u64) -> i128 {
    match selector.map(|r| &r.kind) {
        Some(Kind::Scalar { scalar, place }) => legal::number(*scalar, place.width, bits),
        Some(Kind::Bytes { ty: Type::Scalar(scalar, width), .. }) => legal::number(*scalar, *width, bits),
        _ => i128::from(bits),
    }
}

/// The bits of the row that picks the arm; 0 if it is not there.
pub(super) fn selector_bits(record: &'static RecordInfo, union: &UnionRow, bytes: &[u8], base: u32) -> Option<u64> {
    let row = record.rows.get(usize::from(union.selector?))?;
    if let Kind::Constant { bits, .. } = &row.kind {
        return Some(*bits);
    }
    let view = View::new(record, bytes, base);
    Some(view.bits(row).filter(|_| view.presence(row) == Presence::Here).unwrap_or(0))
}

/// Index of the arm that the selector picks; without a selector the first.
pub(super) fn arm_of(record: &'static RecordInfo, union: &UnionRow, bytes: &[u8], base: u32) -> Option<usize> {
    let Some(selector) = union.selector else { return (!union.arms.is_empty()).then_some(0) };
    let bits = selector_bits(record, union, bytes, base)?;
    let v = selected_number(record.rows.get(usize::from(selector)), bits);
    union.arms.iter().position(|a| a.when == Some(v))
}

/// Size of a type in bytes.
pub(super) fn size_of(ty: &Type) -> u32 {
    match ty {
        Type::Scalar(_, width) => bytes_of(*width),
        Type::Bits(n) => n.div_ceil(8),
        Type::Str { len, .. } => *len,
        Type::Array { element, count, stride, .. } => match count {
            0 => 0,
            n => (n - 1).saturating_mul(*stride).saturating_add(size_of(element)),
        },
        Type::Record(info) => info.size,
    }
}

/// Whether the elements of an array lie side by side within `len` bytes.
pub(super) fn array_fits(element: &Type, count: u32, stride: u32, offset: u32, len: usize) -> bool {
    let size = u64::from(size_of(element));
    if count == 0 {
        return true;
    }
    let end = u64::from(offset) + u64::from(count - 1) * u64::from(stride) + size;
    end <= len as u64 && size <= u64::from(stride) && (size > 0 || u64::from(count) <= len as u64)
}

/// How many elements of an array begin within `len` bytes.
pub(super) fn reached(count: u32, stride: u32, at: u32, len: usize) -> u32 {
    let left = u32::try_from(len).unwrap_or(u32::MAX).saturating_sub(at);
    count.min(left.checked_div(stride).map_or(left, |n| n.saturating_add(1)))
}
