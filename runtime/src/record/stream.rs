//! Records one after the other.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use super::{Family, RecordError};

/// The records of a stream of bytes, in order; a tail that is no whole record is an error at the end.
///
/// Errors do not end it: the next record starts where the wrong one ends.
#[derive(Clone, Debug)]
pub struct Stream<'a, F> {
    rest: &'a [u8],
    index: usize,
    of: PhantomData<fn() -> F>,
}

/// A record of a stream that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamError {
    /// Which record, from 0 on.
    pub index: usize,
    /// Its first byte.
    pub offset: usize,
    /// What is wrong with it.
    pub error: RecordError,
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record {} (at byte {}): {}", self.index, self.offset, self.error)
    }
}

impl core::error::Error for StreamError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl<'a, F: Family> Stream<'a, F> {
    /// The records of these bytes.
    #[inline]
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Stream { rest: bytes, index: 0, of: PhantomData }
    }

    /// The bytes that have not been read.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }
}

impl<F: Family> Iterator for Stream<'_, F> {
    type Item = Result<F, StreamError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let (record, rest) = self.rest.split_at_checked(F::SIZE.max(1)).unwrap_or((self.rest, &[]));
        let index = self.index;
        (self.rest, self.index) = (rest, index + 1);
        Some(F::decode(record).map_err(|error| at::<F>(index, error)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.rest.len().div_ceil(F::SIZE.max(1));
        (n, Some(n))
    }
}

impl<F: Family> ExactSizeIterator for Stream<'_, F> {}

impl<F: Family> FusedIterator for Stream<'_, F> {}

fn at<F: Family>(index: usize, error: RecordError) -> StreamError {
    StreamError { index, offset: index.saturating_mul(F::SIZE.max(1)), error }
}

/// Checks records one after the other, and counts them.
///
/// # Errors
/// The first record that is wrong, or a tail that is no whole record.
#[inline]
pub fn validate_stream<F: Family>(bytes: &[u8]) -> Result<usize, StreamError> {
    let mut count = 0;
    for record in bytes.chunks(F::SIZE.max(1)) {
        F::validate(record).map_err(|error| at::<F>(count, error))?;
        count += 1;
    }
    Ok(count)
}
