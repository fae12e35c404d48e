//! How the bits of a place fall into bytes.

use chappe_dsl::model::{Place, Record};

/// The `width` lowest bits set; all of them from 64 on.
#[must_use]
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Number of bytes of a number of that many bits.
#[must_use]
pub fn bytes_of(width: u8) -> u32 {
    u32::from(width).div_ceil(8)
}

/// How a place is best read and written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Whole bytes from this one on, least significant first.
    Little(u32),
    /// Whole bytes from this one on, most significant first.
    Big(u32),
    /// Bits of single bytes.
    Parts(Vec<Part>),
}

/// Bits of one byte: bits `bit..bit + width` of the byte are bits `value_bit..` of the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The byte.
    pub byte: u32,
    /// First bit within the byte.
    pub bit: u8,
    /// First bit within the value.
    pub value_bit: u8,
    /// Number of bits, 1..=8.
    pub width: u8,
}

/// The shape of a place.
#[must_use]
pub fn shape(place: &Place) -> Shape {
    let parts = parts(place);
    let bytes = u32::from(place.width) / 8;
    let first = parts.iter().map(|p| p.byte).min().unwrap_or(0);
    let whole = place.width > 0 && place.width.is_multiple_of(8) && parts.len() == bytes as usize;
    let runs = |at: &dyn Fn(u32) -> u32| {
        whole && parts.iter().all(|p| p.width == 8 && p.bit == 0 && u32::from(p.value_bit) == 8 * at(p.byte - first))
    };
    if runs(&|i| i) {
        Shape::Little(first)
    } else if runs(&|i| (bytes - 1).saturating_sub(i)) {
        Shape::Big(first)
    } else {
        Shape::Parts(parts)
    }
}

/// The bits of a place, byte by byte, as its pieces give them.
fn parts(place: &Place) -> Vec<Part> {
    let mut out = Vec::new();
    for piece in &place.pieces {
        let (mut bit, mut value_bit, mut left) = (piece.record_bit, piece.value_bit, piece.width);
        while left > 0 {
            let within = (bit % 8) as u8;
            let width = left.min(8 - within);
            out.push(Part { byte: bit / 8, bit: within, value_bit, width });
            bit += u32::from(width);
            value_bit = value_bit.saturating_add(width);
            left -= width;
        }
    }
    out
}

/// First and last bit of a place, half open, as messages give them.
#[must_use]
pub fn extent(place: &Place) -> (u32, u32) {
    let first = place.ranges().map(|r| r.0).min().unwrap_or(0);
    let end = place.ranges().map(|r| r.1).max().unwrap_or(0);
    (first, end)
}

/// Whether two places have a bit in common.
#[must_use]
pub fn overlap(a: &Place, b: &Place) -> bool {
    let b: Vec<_> = b.ranges().collect();
    a.ranges().any(|(a0, a1)| b.iter().any(|(b0, b1)| a0 < *b1 && *b0 < a1))
}

/// Whether a place lies within a record and has at most 64 bits.
#[must_use]
pub fn fits(place: &Place, record: &Record) -> bool {
    let bits = u64::from(record.size) * 8;
    place.width <= 64
        && place.pieces.iter().all(|p| {
            u64::from(p.record_bit) + u64::from(p.width) <= bits
                && u32::from(p.value_bit) + u32::from(p.width) <= u32::from(place.width)
        })
}

/// The value that a record's fixed bits give a place; `None` if they do not fix all of it.
#[must_use]
pub fn fixed_value(record: &Record, place: &Place) -> Option<u64> {
    let (mut all, mut value) = (true, 0u64);
    for part in parts(place) {
        let ones = ((1u16 << part.width) - 1) as u8;
        let m = record.fixed.mask.get(part.byte as usize).copied().unwrap_or(0) >> part.bit & ones;
        let v = record.fixed.value.get(part.byte as usize).copied().unwrap_or(0) >> part.bit & ones;
        all &= m == ones;
        value |= u64::from(v).checked_shl(u32::from(part.value_bit)).unwrap_or(0);
    }
    all.then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chappe_dsl::model::Piece;

    #[test]
    fn whole_bytes_of_either_order() {
        assert_eq!(shape(&Place::bytes(4, 32, false)), Shape::Little(4));
        assert_eq!(shape(&Place::bytes(4, 24, true)), Shape::Big(4));
        assert_eq!(shape(&Place::bytes(7, 8, true)), Shape::Little(7));
    }

    #[test]
    fn scattered_bits() {
        let piece = |record_bit, value_bit, width| Piece { record_bit, value_bit, width };
        let place = Place { pieces: vec![piece(7, 0, 5), piece(25, 5, 7)], width: 12 };
        let part = |byte, bit, value_bit, width| Part { byte, bit, value_bit, width };
        let parts = vec![part(0, 7, 0, 1), part(1, 0, 1, 4), part(3, 1, 5, 7)];
        assert_eq!(shape(&place), Shape::Parts(parts));
        // Eight bits that do not start at a byte are no byte.
        let place = Place { pieces: vec![piece(4, 0, 8)], width: 8 };
        assert!(matches!(shape(&place), Shape::Parts(p) if p.len() == 2));
    }
}
