//! Parts of a record's bytes. Positions come from a description; what lies beyond the end reads as zero.

/// `N` bytes from `at` on.
#[inline]
#[must_use]
pub fn sub<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    match bytes.get(at..).and_then(|b| b.first_chunk()) {
        Some(part) => *part,
        None => [0; N],
    }
}

/// Eight bytes from `at` on as a number, least significant first.
#[inline(always)]
#[must_use]
pub fn word(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(sub(bytes, at))
}

/// Stores bytes from `at` on, as far as there is room.
#[inline]
pub fn put(bytes: &mut [u8], at: usize, part: &[u8]) {
    if let Some(to) = bytes.get_mut(at..).and_then(|b| b.get_mut(..part.len())) {
        to.copy_from_slice(part);
    }
}

/// Whether `len` bytes from `at` on are zero.
#[inline]
#[must_use]
pub fn is_zero(bytes: &[u8], at: usize, len: usize) -> bool {
    bytes.get(at..).and_then(|b| b.get(..len)).is_none_or(|b| b.iter().fold(0, |all, b| all | b) == 0)
}

/// The text in `len` bytes from `at` on, up to its first NUL.
#[inline]
#[must_use]
pub fn text_at(bytes: &[u8], at: usize, len: usize) -> &str {
    let area = bytes.get(at..).and_then(|b| b.get(..len)).unwrap_or_default();
    let text = area.split(|b| *b == 0).next().unwrap_or_default();
    core::str::from_utf8(text).unwrap_or_default()
}

/// Whether `len` bytes from `at` on are ASCII text padded with NUL, with at least one NUL if `terminated`.
#[inline]
#[must_use]
pub fn is_text(bytes: &[u8], at: usize, len: usize, terminated: bool) -> bool {
    let Some(area) = bytes.get(at..).and_then(|b| b.get(..len)) else { return false };
    // One pass without a branch: no byte above 0x7F, none but NUL after a NUL. Eight bytes at a time: `full` has bit 7 of
    // every byte that is not NUL, and a byte may only be so if the one before it is.
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let (words, rest) = area.as_chunks::<8>();
    let (mut wrong, mut before) = (0u64, 0x80u64);
    for word in words {
        let x = u64::from_le_bytes(*word);
        let full = (x & LOW).wrapping_add(LOW) & !LOW;
        wrong |= x & !LOW | full & !(full << 8 | before);
        before = full >> 56;
    }
    for b in rest {
        let full = u64::from((b & 0x7F).wrapping_add(0x7F) & 0x80);
        wrong |= u64::from(b & 0x80) | full & !before;
        before = full;
    }
    wrong == 0 && (before == 0 || !terminated || len == 0)
}
