//! Bits of a record: reading and writing that cannot go past the end.

use crate::model::Place;
use fixedbitset::FixedBitSet;

/// The `width` lowest bits set; all of them from 64 on.
pub(super) fn mask(width: u32) -> u64 {
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
pub(super) fn get(bytes: &[u8], base: u32, place: &Place) -> Option<u64> {
    let mut value = 0;
    for p in &place.pieces {
        let part = read(bytes, u64::from(base) * 8 + u64::from(p.record_bit), p.width)?;
        value |= part.checked_shl(u32::from(p.value_bit))?;
    }
    Some(value)
}

/// Stores a value at a place of a record that starts at byte `base`.
pub(super) fn put(bytes: &mut [u8], base: u32, place: &Place, value: u64) -> Option<()> {
    for p in &place.pieces {
        let part = value.checked_shr(u32::from(p.value_bit))?;
        write(bytes, u64::from(base) * 8 + u64::from(p.record_bit), p.width, part)?;
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

/// The record bits of a place, half open.
pub(super) fn ranges(place: &Place) -> impl Iterator<Item = (u32, u32)> + '_ {
    place.pieces.iter().map(|p| (p.record_bit, p.record_bit.saturating_add(u32::from(p.width))))
}

/// Whether two places have a bit in common.
pub(super) fn overlap(a: &Place, b: &Place) -> bool {
    ranges(a).any(|(a0, a1)| ranges(b).any(|(b0, b1)| a0 < b1 && b0 < a1))
}

/// The bits of `set` that are ones in a record that starts at byte `base`, as bytes of mask and their position within
/// the record. Only bytes with such bits are given.
pub(super) fn ones<'a>(bytes: &'a [u8], base: u32, set: &'a FixedBitSet) -> impl Iterator<Item = (u32, u8)> + 'a {
    const BYTES: usize = usize::BITS as usize / 8;
    let record = bytes.get(base as usize..).unwrap_or_default();
    let words = set.as_slice().iter().zip(record.chunks(BYTES)).enumerate();
    words
        .filter_map(|(i, (block, chunk))| {
            let mut word = [0; BYTES];
            word.iter_mut().zip(chunk).for_each(|(w, b)| *w = *b);
            let found = usize::from_le_bytes(word) & block;
            (found != 0).then_some((i, found))
        })
        .flat_map(|(i, found)| {
            let bytes = (0..BYTES).map(move |j| ((i * BYTES + j) as u32, (found >> (8 * j)) as u8));
            bytes.filter(|(_, b)| *b != 0)
        })
}

/// Marks bits, half open; what lies beyond the end of the set is left out.
pub(super) fn mark(set: &mut FixedBitSet, first: u64, end: u64) {
    let end = usize::try_from(end).unwrap_or(usize::MAX).min(set.len());
    if let Ok(first) = usize::try_from(first)
        && first < end
    {
        set.insert_range(first..end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Piece;

    #[test]
    fn a_split_field_is_put_together() {
        // The S-type immediate of RISC-V: [31..=25, 11..=7].
        let piece = |record_bit, value_bit, width| Piece { record_bit, value_bit, width };
        let place = Place { pieces: vec![piece(25, 5, 7), piece(7, 0, 5)], width: 12 };
        let mut bytes = [0u8; 4];
        assert_eq!(put(&mut bytes, 0, &place, 0xABC), Some(()));
        assert_eq!(get(&bytes, 0, &place), Some(0xABC));
        assert_eq!(u32::from_le_bytes(bytes), (0xABC >> 5) << 25 | (0xABC & 31) << 7);
    }

    #[test]
    fn sixty_four_bits_may_start_anywhere() {
        let place = Place { pieces: vec![Piece { record_bit: 3, value_bit: 0, width: 64 }], width: 64 };
        let mut bytes = [0xFFu8; 9];
        assert_eq!(put(&mut bytes, 0, &place, 0x0123_4567_89AB_CDEF), Some(()));
        assert_eq!(get(&bytes, 0, &place), Some(0x0123_4567_89AB_CDEF));
        assert_eq!((bytes[0] & 7, bytes[8] >> 3), (7, 31));
    }

    #[test]
    fn nothing_is_read_beyond_the_end() {
        let place = Place { pieces: vec![Piece { record_bit: u32::MAX, value_bit: 200, width: 255 }], width: 255 };
        assert_eq!(get(&[0; 4], u32::MAX, &place), None);
        assert_eq!(put(&mut [0; 4], u32::MAX, &place, 1), None);
        assert_eq!(get_bytes(&[0; 4], 1, 32, false), None);
        assert_eq!(get_bytes(&[0; 64], 1, 250, true), None);
        assert_eq!(put_bytes(&mut [0; 64], 1, 250, true, 1), None);
    }

    #[test]
    fn signs_are_carried() {
        assert_eq!(sign_extend(0xFFF, 12), -1);
        assert_eq!(sign_extend(0x7FF, 12), 2047);
        assert_eq!(sign_extend(u64::MAX, 64), -1);
        assert_eq!(get_bytes(&[0x12, 0x34, 0x56], 0, 24, true), Some(0x12_3456));
    }
}
