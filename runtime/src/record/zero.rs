//! Which rows hold what is encoded when nothing is given: zero, none, empty.

use super::bits::get;
use super::rows::{Operands, View};
use super::union::{arm_of, reached};
use super::{Kind, Row, Type};

/// Whether a row of a legal record is zero, none or empty, or not there.
pub(super) fn is_zero(view: &View<'_>, i: usize, row: &'static Row) -> bool {
    if view.is_away(i, row) {
        return true;
    }
    match &row.kind {
        Kind::Constant { .. } | Kind::Fill { .. } => true,
        Kind::Scalar { .. } => view.bits(row).is_none_or(|bits| bits == 0),
        Kind::Bytes { ty, at } => type_is_zero(ty, view.bytes, view.base.saturating_add(*at)),
        Kind::Mode(m) => match view.mode(i).and_then(|mode| m.table.modes.get(mode)) {
            Some(mode) => {
                let zero = |place| get(view.bytes, view.base, place) == Some(0);
                let operand = m.value.as_ref().filter(|_| mode.takes_value);
                !m.optional && mode.wire == 0 && zero(&m.index) && operand.is_none_or(zero)
            }
            None => true,
        },
        Kind::Union(u) => match arm_of(view.record, u, view.bytes, view.base) {
            Some(arm) => {
                let at = view.base.saturating_add(u.offset);
                (u.selector.is_some() || arm == 0)
                    && u.arms.get(arm).is_some_and(|a| type_is_zero(&a.ty, view.bytes, at))
            }
            None => true,
        },
    }
}

/// The same for a value of a type.
pub(super) fn type_is_zero(ty: &'static Type, bytes: &[u8], at: u32) -> bool {
    let zeros = |size: u32| {
        let area = bytes.get(at as usize..).unwrap_or_default();
        area.iter().take(size as usize).all(|b| *b == 0)
    };
    match ty {
        Type::Scalar(..) | Type::Bits(_) => zeros(super::union::size_of(ty)),
        Type::Str { len, .. } => zeros((*len).min(1)),
        Type::Array { element, count, stride, .. } => (0..reached(*count, *stride, at, bytes.len()))
            .all(|i| type_is_zero(element, bytes, at.saturating_add(i.saturating_mul(*stride)))),
        Type::Record(record) => {
            let view = View::new(record, bytes, at);
            record.rows.iter().enumerate().all(|(i, row)| is_zero(&view, i, row))
        }
    }
}
