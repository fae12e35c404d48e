//! Bits of legal bytes that no value stands for: cleared, so that a record has one pattern of bytes.

use super::bits::{cover, within};
use super::present::is_here;
use super::rows::{View, row_cover, used};
use super::union::{arm_of, reached};
use super::{Kind, RecordInfo, Type};

/// Clears the bits of a legal record that may hold anything, those of the records and views within it too.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub fn normal(record: &'static RecordInfo, bytes: &mut [u8]) {
    clear(record, bytes, 0);
}

fn clear(record: &'static RecordInfo, bytes: &mut [u8], base: u32) {
    clear_own(record, bytes, base);
    for row in record.rows {
        if !is_here(record, row, bytes, base) {
            continue;
        }
        match &row.kind {
            Kind::Bytes { ty, at } => clear_value(ty, bytes, base.saturating_add(*at)),
            Kind::Union(u) => {
                if let Some(arm) = arm_of(record, u, bytes, base).and_then(|a| u.arms.get(a)) {
                    clear_value(&arm.ty, bytes, base.saturating_add(u.offset));
                }
            }
            Kind::Constant { .. } | Kind::Scalar { .. } | Kind::Fill { .. } | Kind::Mode(_) => {}
        }
    }
}

fn clear_value(ty: &'static Type, bytes: &mut [u8], at: u32) {
    match ty {
        Type::Record(record) => clear(record, bytes, at),
        Type::Array { element, count, stride, .. } if holds_records(element) => {
            for i in 0..reached(*count, *stride, at, bytes.len()) {
                clear_value(element, bytes, at.saturating_add(i.saturating_mul(*stride)));
            }
        }
        Type::Array { .. } | Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
    }
}

fn holds_records(ty: &Type) -> bool {
    match ty {
        Type::Record(_) => true,
        Type::Array { element, .. } => holds_records(element),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => false,
    }
}

/// The same for the bits that are a record's own.
pub(super) fn clear_own(record: &'static RecordInfo, bytes: &mut [u8], base: u32) {
    for byte in 0..record.size {
        let free = free(record, bytes, base, byte);
        if let Some(b) = bytes.get_mut(base as usize..).and_then(|own| own.get_mut(byte as usize)) {
            *b &= !free;
        }
    }
}

/// Which bits of a byte no value stands for: bits that may hold anything, and operands that no mode has but that lie in part
/// where another row has a value.
fn free(record: &'static RecordInfo, bytes: &[u8], base: u32, byte: u32) -> u8 {
    let ignored = record.ignored.get(byte as usize).copied().unwrap_or(0);
    let (mut free, mut held) = (0, 0);
    let view = View::new(record, bytes, base);
    for (i, row) in record.rows.iter().enumerate() {
        if row_cover(row, byte) == 0 || !is_here(record, row, bytes, base) {
            continue;
        }
        match &row.kind {
            Kind::Fill { bits, ignored: true } => {
                free |= bits.iter().fold(0, |all, (a, b)| all | within(byte, (*a).into(), (*b).into()));
            }
            Kind::Mode(m) => {
                held |= cover(&m.mode, byte) | cover(&m.index, byte);
                let Some(place) = &m.value else { continue };
                let mode = super::rows::Operands::mode(&view, i).and_then(|mode| m.table.modes.get(mode));
                // What a mode has, or what the profile has written.
                if mode.is_some_and(|mode| mode.takes_value || !used(record, &view, i, place)) {
                    held |= cover(place, byte);
                } else {
                    free |= cover(place, byte);
                }
            }
            Kind::Fill { .. } | Kind::Constant { .. } | Kind::Scalar { .. } | Kind::Bytes { .. } | Kind::Union(_) => {
                held |= row_cover(row, byte);
            }
        }
    }
    ignored | free & !held
}
