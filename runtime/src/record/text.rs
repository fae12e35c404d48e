//! Text of a fixed size.

use core::fmt;
use core::ops::Deref;

use super::Datum;

/// ASCII text of at most `N` bytes.
///
/// It may hold what no record takes, text that is too long or not ASCII: a builder says so, with the field's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<const N: usize> {
    /// The text; zero behind its end.
    bytes: [u8; N],
    /// Bytes of the text as given.
    len: u32,
    /// Characters of the text as given.
    characters: u32,
}

impl<const N: usize> Text<N> {
    /// No text.
    pub const EMPTY: Self = Text { bytes: [0; N], len: 0, characters: 0 };

    /// The text, of which at most `N` bytes are kept; the builder that takes it reports if they were more.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut bytes = [0; N];
        bytes.iter_mut().zip(text.bytes()).for_each(|(to, from)| *to = from);
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Text { bytes, len: count(text.len()), characters: count(text.chars().count()) }
    }

    /// The text that fills some bytes of a record up to the first NUL.
    #[inline]
    #[must_use]
    pub fn from_wire(wire: &[u8]) -> Self {
        let mut bytes = [0; N];
        let mut len = 0;
        for (to, from) in bytes.iter_mut().zip(wire.iter().take_while(|b| **b != 0)) {
            *to = *from;
            len += 1;
        }
        Text { bytes, len, characters: len }
    }

    /// Its bytes, as far as they are kept.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.len as usize).unwrap_or(&self.bytes)
    }

    /// The text; what is no text (a character cut in the middle) is left out.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let bytes = self.as_bytes();
        match core::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(e) => bytes.get(..e.valid_up_to()).and_then(|b| core::str::from_utf8(b).ok()).unwrap_or(""),
        }
    }

    /// As a builder takes it.
    #[inline]
    #[must_use]
    pub fn datum(&self) -> Datum<'_> {
        if self.len as usize > N { Datum::LongText(self.characters) } else { Datum::Text(self.as_bytes()) }
    }
}

impl<const N: usize> Default for Text<N> {
    fn default() -> Self {
        Text::EMPTY
    }
}

impl<const N: usize> Deref for Text<N> {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl<const N: usize> AsRef<str> for Text<N> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl<const N: usize> AsRef<[u8]> for Text<N> {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl<const N: usize> From<&str> for Text<N> {
    fn from(text: &str) -> Self {
        Text::new(text)
    }
}

impl<const N: usize> PartialEq<str> for Text<N> {
    fn eq(&self, other: &str) -> bool {
        self.len as usize <= N && self.as_bytes() == other.as_bytes()
    }
}

impl<const N: usize> PartialEq<&str> for Text<N> {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

impl<const N: usize> fmt::Display for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl<const N: usize> fmt::Debug for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
