//! Entries of a bank as machine words.
//!
//! A value of `bits` bits is kept in the top bits of an `i32`, unsigned ones with the sign bit flipped. In this form
//! every width and signedness compares as an `i32` does, and leaves its range exactly when `i32` arithmetic overflows.

use crate::program::BankKind;

/// How the entries of a bank are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    shift: u32,
    bias: i64,
    min: i64,
    max: i64,
}

impl Format {
    /// Of a bank of this kind; widths outside 1..=32 are taken as the nearest.
    pub(crate) fn of(kind: BankKind) -> Format {
        match kind {
            BankKind::Flag => Format { shift: 0, bias: 0, min: 0, max: 1 },
            BankKind::Counter { bits, signed } => {
                let bits = u32::from(bits.clamp(1, 32));
                let half = 1_i64 << (bits - 1);
                let shift = 32 - bits;
                if signed {
                    Format { shift, bias: 0, min: -half, max: half - 1 }
                } else {
                    Format { shift, bias: 1 << 31, min: 0, max: 2 * half - 1 }
                }
            }
        }
    }

    pub(crate) fn contains(self, value: i64) -> bool {
        (self.min..=self.max).contains(&value)
    }

    /// Least value.
    pub(crate) fn min(self) -> i64 {
        self.min
    }

    /// Greatest value.
    pub(crate) fn max(self) -> i64 {
        self.max
    }

    /// The value of this range that is congruent to `value` modulo 2^bits.
    pub(crate) fn wrap(self, value: i64) -> i64 {
        let modulus = self.max - self.min + 1;
        value.wrapping_sub(self.min).rem_euclid(modulus) + self.min
    }

    /// Machine form of `value`, wrapped into the range.
    pub(crate) fn encode(self, value: i64) -> i32 {
        self.word(self.wrap(value))
    }

    /// Machine form of a value of the range.
    #[inline]
    pub(crate) fn word(self, value: i64) -> i32 {
        ((value << self.shift) - self.bias) as i32
    }

    pub(crate) fn decode(self, word: i32) -> i64 {
        (i64::from(word) + self.bias) >> self.shift
    }

    /// What to compare a machine form with: like `encode`, but a value beyond an end stays beyond it.
    pub(crate) fn operand(self, value: i64) -> i64 {
        (value.clamp(self.min - 1, self.max + 1) << self.shift) - self.bias
    }

    /// What to add to a machine form to add `delta`, if that is a machine word itself.
    pub(crate) fn delta(self, delta: i64) -> Option<i32> {
        let fits = delta.unsigned_abs() <= 1 << 32;
        i32::try_from(delta.checked_shl(self.shift).filter(|_| fits)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_order_and_overflow() {
        for bits in [1, 2, 7, 8, 31, 32] {
            for signed in [false, true] {
                let format = Format::of(BankKind::Counter { bits, signed });
                assert_eq!(format.encode(format.max), i32::MAX >> format.shift << format.shift);
                assert_eq!(format.encode(format.min), i32::MIN);
                for value in [format.min, 0, format.max] {
                    assert_eq!(format.decode(format.encode(value)), value);
                    assert_eq!(format.operand(value), i64::from(format.encode(value)));
                }
                assert_eq!(format.wrap(format.max + 1), format.min);
                assert_eq!(format.wrap(format.min - 1), format.max);
                assert!(format.operand(i64::MAX) > i64::from(i32::MAX) - (1 << format.shift) + 1);
                assert!(format.operand(i64::MIN) < i64::from(i32::MIN));
                if let Some(one) = format.delta(1) {
                    assert_eq!(format.encode(format.max).checked_add(one), None);
                }
            }
        }
    }
}
