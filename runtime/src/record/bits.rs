//! Bits of a record: reading and writing that cannot go past the end.

use super::{Piece, Place};

/// The `width` lowest bits set; all of them from 64 on.
pub(super) const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Up to 64 bits from record bit `at` on; `None` if they are more or lie beyond the end.
fn read(bytes: &[u8], at: u64, width: u8) -> Option<u64> {
    if width == 0 {
        return Some(0);
    }
    if width > 64 {
        return None;
    }
    let first = usize::try_from(at / 8).ok()?;
    let last = usize::try_from((at + u64::from(width) - 1) / 8).ok()?;
    let mut all = 0u128;
    for (i, b) in bytes.get(first..=last)?.iter().enumerate() {
        all |= u128::from(*b) << (8 * i);
    }
    Some((all >> (at % 8)) as u64 & mask(u32::from(width)))
}

/// Stores up to 64 bits from record bit `at` on; `None` if they are more or lie beyond the end.
fn write(bytes: &mut [u8], at: u64, width: u8, value: u64) -> Option<()> {
    if width == 0 {
        return Some(());
    }
    if width > 64 {
        return None;
    }
    let first = usize::try_from(at / 8).ok()?;
    let last = usize::try_from((at + u64::from(width) - 1) / 8).ok()?;
    let ones = mask(u32::from(width));
    let (keep, put) = (u128::from(ones) << (at % 8), u128::from(value & ones) << (at % 8));
    for (i, b) in bytes.get_mut(first..=last)?.iter_mut().enumerate() {
        *b = *b & !((keep >> (8 * i)) as u8) | (put >> (8 * i)) as u8;
    }
    Some(())
}

/// The value at a place of a record that starts at byte `base`.
pub(crate) fn get(bytes: &[u8], base: u32, place: &Place) -> Option<u64> {
    let mut value = 0;
    for p in place.pieces() {
        let part = read(bytes, u64::from(base) * 8 + u64::from(p.0), p.2)?;
        value |= part.checked_shl(u32::from(p.1))?;
    }
    Some(value)
}

/// Stores a value at a place of a record that starts at byte `base`.
pub(super) fn put(bytes: &mut [u8], base: u32, place: &Place, value: u64) -> Option<()> {
    for p in place.pieces() {
        let part = value.checked_shr(u32::from(p.1))?;
        write(bytes, u64::from(base) * 8 + u64::from(p.0), p.2, part)?;
    }
    Some(())
}

/// Number of bytes of a number of that many bits.
pub(super) fn bytes_of(width: u8) -> u32 {
    u32::from(width).div_ceil(8)
}

/// A number in whole bytes.
pub(super) fn get_bytes(bytes: &[u8], offset: u32, width: u8, big: bool) -> Option<u64> {
    let whole = bytes_of(width) * 8;
    let value = read(bytes, u64::from(offset) * 8, u8::try_from(whole).ok()?)?;
    Some(if big && whole > 0 { value.swap_bytes() >> (64 - whole) } else { value })
}

/// Stores a number in whole bytes.
pub(super) fn put_bytes(bytes: &mut [u8], offset: u32, width: u8, big: bool, value: u64) -> Option<()> {
    let whole = bytes_of(width) * 8;
    let value = if big && (1..=64).contains(&whole) { value.swap_bytes() >> (64 - whole) } else { value };
    write(bytes, u64::from(offset) * 8, u8::try_from(whole).ok()?, value)
}

/// The sign bit of a number of that many bits carried to the left.
pub(super) fn sign_extend(value: u64, width: u32) -> i128 {
    match width {
        1..64 if value >> (width - 1) & 1 == 1 => i128::from(value) - (1i128 << width),
        64 => i128::from(value as i64),
        _ => i128::from(value),
    }
}

/// The record bits of a part, half open.
pub(super) fn range(p: &Piece) -> (u32, u32) {
    (p.0, p.0.saturating_add(u32::from(p.2)))
}

/// Whether two places have a bit in common.
pub(super) fn overlap(a: &Place, b: &Place) -> bool {
    a.pieces().iter().map(range).any(|(a0, a1)| b.pieces().iter().map(range).any(|(b0, b1)| a0 < b1 && b0 < a1))
}

/// Which bits of byte `byte` of a record lie in a range of bits, half open.
pub(super) fn within(byte: u32, first: u64, end: u64) -> u8 {
    let start = u64::from(byte) * 8;
    let (from, to) = (first.max(start) - start, end.clamp(start, start + 8) - start);
    if from >= to { 0 } else { (0xFFu16 << from & 0xFFu16 >> (8 - to)) as u8 }
}

/// Which bits of byte `byte` of a record a place has.
pub(super) fn cover(place: &Place, byte: u32) -> u8 {
    place.pieces().iter().map(range).fold(0, |m, (a, b)| m | within(byte, a.into(), b.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_field_is_put_together() {
        // The S-type immediate of RISC-V: [31..=25, 11..=7].
        const PIECES: &[Piece] = &[Piece(25, 5, 7), Piece(7, 0, 5)];
        let place = Place::split(PIECES, 12);
        let mut bytes = [0u8; 4];
        assert_eq!(put(&mut bytes, 0, &place, 0xABC), Some(()));
        assert_eq!(get(&bytes, 0, &place), Some(0xABC));
        assert_eq!(u32::from_le_bytes(bytes), (0xABC >> 5) << 25 | (0xABC & 31) << 7);
        assert_eq!((cover(&place, 0), cover(&place, 1), cover(&place, 3), cover(&place, 4)), (0x80, 0x0F, 0xFE, 0));
    }

    #[test]
    fn nothing_is_read_beyond_the_end() {
        const PIECES: &[Piece] = &[Piece(u32::MAX, 200, 255)];
        let place = Place::split(PIECES, 255);
        assert_eq!(get(&[0; 4], u32::MAX, &place), None);
        assert_eq!(put(&mut [0; 4], u32::MAX, &place, 1), None);
        assert_eq!(get_bytes(&[0; 4], 1, 32, false), None);
        assert_eq!(get_bytes(&[0; 64], 1, 250, true), None);
        assert_eq!(put_bytes(&mut [0; 64], 1, 250, true, 1), None);
    }

    #[test]
    fn ranges_are_cut_to_a_byte() {
        assert_eq!(within(0, 3, 5), 0b0001_1000);
        assert_eq!(within(1, 3, 12), 0b0000_1111);
        assert_eq!(within(1, 3, 17), 0xFF);
        assert_eq!(within(2, 3, 16), 0);
        assert_eq!(within(0, 8, 16), 0);
    }

    #[test]
    fn signs_are_carried() {
        assert_eq!(sign_extend(0xFFF, 12), -1);
        assert_eq!(sign_extend(u64::MAX, 64), -1);
        assert_eq!(get_bytes(&[0x12, 0x34, 0x56], 0, 24, true), Some(0x12_3456));
    }
}
