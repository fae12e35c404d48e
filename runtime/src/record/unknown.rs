//! Bytes that no record takes.

use core::fmt;

use super::{FamilyInfo, RecordError, check, pick};

/// Bytes that no member of a family takes, kept as they are.
///
/// It is no larger than the bytes: the reason is found again when it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unknown<const N: usize> {
    bytes: [u8; N],
}

impl<const N: usize> Unknown<N> {
    /// Keeps bytes.
    #[inline]
    #[must_use]
    pub const fn new(bytes: [u8; N]) -> Self {
        Unknown { bytes }
    }

    /// The bytes.
    #[inline]
    #[must_use]
    pub const fn encode(self) -> [u8; N] {
        self.bytes
    }

    /// The bytes.
    #[inline]
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; N] {
        &self.bytes
    }

    /// The bytes, to be overwritten.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn bytes_mut(&mut self) -> &mut [u8; N] {
        &mut self.bytes
    }

    /// Why no member of the family takes them; `None` if one does.
    #[cold]
    #[must_use]
    pub fn error(&self, family: &'static FamilyInfo) -> Option<RecordError> {
        pick(family, &self.bytes).and_then(|info| check(info, &self.bytes)).err()
    }
}

/// `[A7 10 00 ..]`, all bytes.
impl<const N: usize> fmt::Display for Unknown<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (i, b) in self.bytes.iter().enumerate() {
            write!(f, "{}{b:02X}", if i == 0 { "" } else { " " })?;
        }
        f.write_str("]")
    }
}

impl<const N: usize> fmt::Debug for Unknown<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unknown({self})")
    }
}
