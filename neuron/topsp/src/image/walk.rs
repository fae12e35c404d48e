//! Every field of a record, by its path.

use alloc::format;
use alloc::string::String;
use core::ops::Range;

use chappe_runtime::record::{Kind, Place, RecordInfo, Scalar, Type, UnionRow};

/// A field that has no fields of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Its path, as `neff.barrier_configs.device.start_network_proxy.soc_addr`.
    pub path: String,
    /// First byte.
    pub offset: usize,
    /// Its value; for bytes that are an array of bytes, their sum is no value, so each is a leaf.
    pub value: u64,
    /// It is shown in hexadecimal.
    pub hex: bool,
}

/// Calls `f` for every field, in declared order.
pub fn walk(info: &RecordInfo, bytes: &[u8], f: &mut dyn FnMut(Leaf)) {
    record(info, bytes, 0, "", f);
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.into() } else { format!("{path}.{name}") }
}

fn record(info: &RecordInfo, bytes: &[u8], at: usize, path: &str, f: &mut dyn FnMut(Leaf)) {
    for row in info.rows.iter().filter(|r| r.unavailable.is_none()) {
        match &row.kind {
            Kind::Scalar { place, .. } | Kind::Constant { place, .. } if !row.name.is_empty() => {
                let value = number(bytes, at, place);
                f(Leaf { path: join(path, row.name), offset: at + row.offset as usize, value, hex: row.hex });
            }
            Kind::Bytes { ty, at: offset } => {
                of_type(ty, bytes, at + *offset as usize, &join(path, row.name), row.hex, f);
            }
            Kind::Union(union) => {
                if let Some((name, ty)) = chosen(info, union, bytes, at) {
                    // A union that has a name is a part of the path; one without is not, and its arm is.
                    let path = if row.name.is_empty() || row.name == name { path.into() } else { join(path, row.name) };
                    of_type(ty, bytes, at + union.offset as usize, &join(&path, name), row.hex, f);
                }
            }
            Kind::Scalar { .. } | Kind::Constant { .. } | Kind::Fill { .. } | Kind::Mode(_) => {}
        }
    }
}

/// The arm of a union that is meant.
pub(super) fn chosen<'a>(
    info: &RecordInfo,
    union: &'a UnionRow,
    bytes: &[u8],
    at: usize,
) -> Option<(&'static str, &'a Type)> {
    let selector = union.selector.and_then(|row| info.rows.get(usize::from(row)));
    let meant = selector.and_then(|row| match &row.kind {
        Kind::Scalar { place, .. } => Some(i128::from(number(bytes, at, place))),
        Kind::Constant { .. } | Kind::Bytes { .. } | Kind::Fill { .. } | Kind::Mode(_) | Kind::Union(_) => None,
    });
    let arm = match meant {
        Some(n) => union.arms.iter().find(|a| a.when == Some(n)),
        None => union.arms.first(),
    }?;
    Some((arm.name, &arm.ty))
}

fn of_type(ty: &Type, bytes: &[u8], at: usize, path: &str, hex: bool, f: &mut dyn FnMut(Leaf)) {
    match ty {
        Type::Record(info) => record(info, bytes, at, path, f),
        Type::Array { element, count, stride, .. } => {
            for i in 0..*count as usize {
                of_type(element, bytes, at + i * *stride as usize, &format!("{path}[{i}]"), hex, f);
            }
        }
        Type::Scalar(_, bits) => {
            let value = number(bytes, at, &Place::bits(0, *bits));
            f(Leaf { path: path.into(), offset: at, value, hex });
        }
        Type::Bits(_) | Type::Str { .. } => {}
    }
}

/// A number, at a place relative to byte `at`.
pub(super) fn number(bytes: &[u8], at: usize, place: &Place) -> u64 {
    let mut value = 0;
    for piece in place.pieces() {
        for i in 0..u32::from(piece.2) {
            let bit = at as u64 * 8 + u64::from(piece.0 + i);
            let byte = bytes.get((bit / 8) as usize).copied().unwrap_or(0);
            value |= u64::from(byte >> (bit % 8) & 1) << (u32::from(piece.1) + i);
        }
    }
    value
}

/// The first byte of the field of a path; arms of unions are named whether they are meant or not.
#[must_use]
pub fn offset_of(info: &RecordInfo, path: &str) -> Option<u32> {
    Some(extent(info, path)?.start as u32)
}

/// The bytes of the field of a path.
pub(super) fn extent(info: &RecordInfo, path: &str) -> Option<Range<usize>> {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    let (name, index) = match first.split_once('[') {
        Some((name, index)) => (name, Some(index.strip_suffix(']')?.parse::<usize>().ok()?)),
        None => (first, None),
    };
    for row in info.rows {
        match &row.kind {
            Kind::Bytes { ty, at } if row.name == name => return within(ty, *at as usize, index, rest),
            Kind::Scalar { place, .. } if row.name == name && rest.is_empty() => {
                let at = row.offset as usize;
                return Some(at..at + usize::from(place.width).div_ceil(8));
            }
            Kind::Union(union) => {
                if let Some(arm) = union.arms.iter().find(|a| a.name == name) {
                    return within(&arm.ty, union.offset as usize, index, rest);
                }
            }
            Kind::Bytes { .. } | Kind::Scalar { .. } | Kind::Constant { .. } | Kind::Fill { .. } | Kind::Mode(_) => {}
        }
    }
    None
}

fn within(ty: &Type, at: usize, index: Option<usize>, rest: &str) -> Option<Range<usize>> {
    match (ty, index) {
        (Type::Array { element, count, stride, .. }, Some(i)) if i < *count as usize => {
            within(element, at + i * *stride as usize, None, rest)
        }
        (Type::Array { count, stride, .. }, None) if rest.is_empty() => Some(at..at + (*count * *stride) as usize),
        (Type::Record(info), None) if rest.is_empty() => Some(at..at + info.size as usize),
        (Type::Record(info), None) => {
            let inner = extent(info, rest)?;
            Some(at + inner.start..at + inner.end)
        }
        (Type::Scalar(_, bits), None) if rest.is_empty() => Some(at..at + usize::from(*bits).div_ceil(8)),
        _ => None,
    }
}

/// Whether a scalar is a truth value.
pub(super) fn is_truth(scalar: &Scalar) -> bool {
    matches!(scalar, Scalar::Bool)
}
