//! Places: from offsets and bit ranges to bits of the record.

use crate::ast;
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Piece, Place, Scalar};
use crate::source::Span;

use super::Cx;
use super::expr::count;

/// Byte order of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    /// With the width in bits of the words whose bits are numbered, if the record says one.
    Big(Option<u32>),
}

impl Order {
    pub(super) fn of(endian: Option<ast::Endian>) -> Order {
        match endian {
            Some(ast::Endian::Big { word }) => Order::Big(word),
            Some(ast::Endian::Little) | None => Order::Little,
        }
    }

    pub(super) fn big(self) -> bool {
        matches!(self, Order::Big(_))
    }
}

/// A record that rows are being placed in.
#[derive(Clone, Copy)]
pub(super) struct Frame<'a> {
    pub(super) name: &'a str,
    /// Bytes.
    pub(super) size: u32,
    pub(super) order: Order,
}

/// What fits so many bits.
pub(super) fn limits(signed: bool, width: u32) -> (i128, i128) {
    if signed { (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1) } else { (0, (1i128 << width) - 1) }
}

impl Cx<'_> {
    /// An offset that some bytes from there on lie within the record.
    pub(super) fn offset(&mut self, frame: Frame<'_>, offset: u128, bytes: u32, span: Span) -> Option<u32> {
        let end = offset.checked_add(u128::from(bytes));
        if end.is_some_and(|e| e <= u128::from(frame.size)) {
            return u32::try_from(offset).ok();
        }
        let message = if offset >= u128::from(frame.size) {
            format!("{offset:#04X} lies outside of {}, which has {} bytes", frame.name, frame.size)
        } else {
            format!("{bytes} bytes at {offset:#04X} reach beyond {}, which has {} bytes", frame.name, frame.size)
        };
        self.push(Diagnostic::error(codes::OUT_OF_RECORD, span, message));
        None
    }

    /// The bits of a scalar that has `width` bits; a row without bit ranges takes whole bytes.
    pub(super) fn scalar_place(
        &mut self,
        frame: Frame<'_>,
        place: &ast::Place,
        width: u8,
        exact: bool,
    ) -> Option<Place> {
        if place.bits.is_empty() {
            // A truth value without a bit range is a byte.
            let width = if width == 1 && !exact { 8 } else { width };
            if !width.is_multiple_of(8) {
                let d = Diagnostic::error(
                    codes::PLACE,
                    place.span,
                    format!("{width} bits are no whole bytes: which bits are they?"),
                );
                self.push(d.help(format!(
                    "write them after the offset, as `{:#04X} [{}..=0]`",
                    place.offset,
                    width - 1
                )));
                return None;
            }
            let offset = self.offset(frame, place.offset, u32::from(width) / 8, place.span)?;
            return Some(Place::bytes(offset, width, frame.order.big()));
        }
        let pieces = self.pieces(frame, place)?;
        let total: u32 = pieces.iter().map(|p| u32::from(p.width)).sum();
        if total > 64 || total == 0 || (exact && total != u32::from(width)) || total > u32::from(width) {
            let message = format!("the place has {}, the type {width}", count(total as usize, "bit"));
            self.push(Diagnostic::error(codes::PLACE, place.span, message));
            return None;
        }
        Some(Place { pieces, width: total as u8 })
    }

    /// The bits of a row of that type: as many as a number has; an enum may do with fewer if its rows fit.
    pub(super) fn typed_place(
        &mut self,
        frame: Frame<'_>,
        at: &ast::Place,
        scalar: Scalar,
        width: u8,
    ) -> Option<Place> {
        let exact = matches!(scalar, Scalar::Uint | Scalar::Int);
        let place = self.scalar_place(frame, at, width, exact)?;
        if let Scalar::Enum(id) = scalar
            && let Some(e) = self.model.enums.get(id.index())
        {
            let (low, high) = limits(e.signed, u32::from(place.width));
            if let Some(row) = e.rows.iter().find(|r| !(low..=high).contains(&r.value)) {
                let message = format!(
                    "{} has {} = {}, which does not fit {}",
                    e.name,
                    row.name,
                    crate::eval::number(row.value),
                    count(place.width.into(), "bit")
                );
                let d = Diagnostic::error(codes::PLACE, at.span, message);
                self.push(d.with(row.span, "it stands here"));
                return None;
            }
        }
        Some(place)
    }

    /// The bits of a row's bit ranges, most significant range first.
    pub(super) fn pieces(&mut self, frame: Frame<'_>, place: &ast::Place) -> Option<Vec<Piece>> {
        let highest = place.bits.iter().map(|b| b.first.max(b.last)).max().unwrap_or(0);
        let word = match frame.order {
            Order::Big(Some(word)) => u128::from(word),
            Order::Big(None) | Order::Little => (highest + 1).next_power_of_two().max(8),
        };
        if highest >= word || word > 1 << 16 {
            self.push(Diagnostic::error(
                codes::PLACE,
                place.span,
                format!("bit {highest} lies outside of a word of {word} bits"),
            ));
            return None;
        }
        // Little endian bits may reach on from byte to byte; only the bytes really used must exist.
        let bytes = if frame.order.big() { word.div_ceil(8) } else { highest / 8 + 1 };
        let offset = self.offset(frame, place.offset, bytes as u32, place.span)?;
        let mut pieces = Vec::new();
        let mut value_bit: u32 = 0;
        for range in place.bits.iter().rev() {
            let (low, high) = (range.first.min(range.last) as u32, range.first.max(range.last) as u32);
            for bit in low..=high {
                let byte = if frame.order.big() { word as u32 / 8 - 1 - bit / 8 } else { bit / 8 };
                let record_bit = (offset + byte) * 8 + bit % 8;
                add_bit(&mut pieces, record_bit, value_bit);
                value_bit += 1;
            }
        }
        Some(pieces)
    }
}

/// Appends a bit to the last piece if it continues it.
fn add_bit(pieces: &mut Vec<Piece>, record_bit: u32, value_bit: u32) {
    if let Some(last) = pieces.last_mut()
        && last.record_bit + u32::from(last.width) == record_bit
        && last.width < 64
    {
        last.width += 1;
        return;
    }
    pieces.push(Piece { record_bit, value_bit: value_bit.min(255) as u8, width: 1 });
}
