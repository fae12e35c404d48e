//! Sets of small numbers, as they stand in records.

use core::fmt;

/// A set of numbers, of which number n is bit n % 8 of byte n / 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<const BYTES: usize>(pub [u8; BYTES]);

impl<const BYTES: usize> BitSet<BYTES> {
    /// No number.
    pub const EMPTY: Self = BitSet([0; BYTES]);

    /// Adds a number; `false` if it is too large for the set.
    #[inline]
    pub fn insert(&mut self, n: u32) -> bool {
        let byte = self.0.get_mut(n as usize / 8);
        byte.map(|b| *b |= 1 << (n % 8)).is_some()
    }

    /// Takes a number out; `false` if it was not in.
    #[inline]
    pub fn remove(&mut self, n: u32) -> bool {
        let was = self.contains(n);
        if let Some(b) = self.0.get_mut(n as usize / 8) {
            *b &= !(1 << (n % 8));
        }
        was
    }

    /// Whether a number is in.
    #[inline]
    #[must_use]
    pub fn contains(&self, n: u32) -> bool {
        self.0.get(n as usize / 8).is_some_and(|b| b >> (n % 8) & 1 == 1)
    }

    /// Adds the numbers of a range, as `3..7` or `3..=6`; `false` if some are too large for the set.
    pub fn insert_range(&mut self, range: impl IntoIterator<Item = u32>) -> bool {
        range.into_iter().all(|n| self.insert(n))
    }

    /// How many numbers are in.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|b| b.count_ones()).sum()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|b| *b == 0)
    }

    /// The numbers, ascending.
    #[must_use]
    pub fn iter(&self) -> Ones<'_> {
        Ones::of(&self.0)
    }
}

/// The numbers of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ones<'a> {
    bytes: &'a [u8],
    at: usize,
    left: u8,
}

impl<'a> Ones<'a> {
    /// Those of the bytes of a set.
    pub(super) fn of(bytes: &'a [u8]) -> Ones<'a> {
        Ones { bytes, at: 0, left: bytes.first().copied().unwrap_or(0) }
    }
}

impl Iterator for Ones<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.left == 0 {
            self.at += 1;
            self.left = *self.bytes.get(self.at)?;
        }
        let bit = self.left.trailing_zeros();
        self.left &= self.left - 1;
        Some(self.at as u32 * 8 + bit)
    }
}

impl<'a, const BYTES: usize> IntoIterator for &'a BitSet<BYTES> {
    type Item = u32;
    type IntoIter = Ones<'a>;

    fn into_iter(self) -> Ones<'a> {
        self.iter()
    }
}

/// Numbers that are too large are left out: [`BitSet::insert`] tells.
impl<const BYTES: usize> Extend<u32> for BitSet<BYTES> {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, numbers: I) {
        for n in numbers {
            self.insert(n);
        }
    }
}

/// Numbers that are too large are left out: [`BitSet::insert`] tells.
impl<const BYTES: usize> FromIterator<u32> for BitSet<BYTES> {
    fn from_iter<I: IntoIterator<Item = u32>>(numbers: I) -> Self {
        let mut set = BitSet::EMPTY;
        set.extend(numbers);
        set
    }
}

impl<const BYTES: usize> Default for BitSet<BYTES> {
    fn default() -> Self {
        BitSet::EMPTY
    }
}

impl<const BYTES: usize> fmt::Debug for BitSet<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}
