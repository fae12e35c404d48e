//! Records one after the other.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use super::sorted::CHUNK;
use super::{Family, RecordError};

/// The records of a stream of bytes, in order; a tail that is no whole record is an error at the end.
///
/// Errors do not end it: the next record starts where the wrong one ends.
#[derive(Clone, Debug)]
pub struct Stream<'a, F> {
    rest: &'a [u8],
    index: usize,
    /// So many of the next have been found to be legal.
    certain: usize,
    /// So many of the next are to be looked at one by one.
    doubtful: usize,
    of: PhantomData<fn() -> F>,
}

/// The bytes of a record that has been found to be legal. Only a stream makes one.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Certain<'a>(&'a [u8]);

impl<'a> Certain<'a> {
    /// The bytes.
    #[inline]
    #[must_use]
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }
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
        Stream { rest: bytes, index: 0, certain: 0, doubtful: 0, of: PhantomData }
    }

    /// The bytes that have not been read.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Looks at the next record, or at many: whether there is one. One that is wrong is left behind.
    #[inline(never)]
    fn look(&mut self) -> Result<bool, StreamError> {
        if self.rest.is_empty() {
            return Ok(false);
        }
        if self.doubtful == 0 {
            self.certain = F::certain(self.rest, CHUNK);
            if self.certain > 0 {
                return Ok(true);
            }
            self.doubtful = CHUNK;
        }
        self.doubtful -= 1;
        let (record, rest) = self.rest.split_at_checked(F::SIZE.max(1)).unwrap_or((self.rest, &[]));
        match F::validate(record) {
            Ok(()) => {
                self.certain = 1;
                Ok(true)
            }
            Err(error) => {
                let index = self.index;
                (self.rest, self.index) = (rest, index + 1);
                Err(at::<F>(index, error))
            }
        }
    }
}

impl<F: Family> Iterator for Stream<'_, F> {
    type Item = Result<F, StreamError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        // A record is made in one place only: so it need not be in memory on its way to where it is kept.
        if self.certain == 0 {
            match self.look() {
                Ok(true) => {}
                Ok(false) => return None,
                Err(e) => return Some(Err(e)),
            }
        }
        let (record, rest) = self.rest.split_at_checked(F::SIZE)?;
        (self.rest, self.index, self.certain) = (rest, self.index + 1, self.certain.saturating_sub(1));
        Some(Ok(F::stamp(Certain(record))))
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
    let size = F::SIZE.max(1);
    let (mut count, mut rest) = (0, bytes);
    while !rest.is_empty() {
        let certain = F::certain(rest, usize::MAX);
        count += certain;
        rest = rest.get(certain.saturating_mul(size)..).unwrap_or_default();
        // What is left of a stream, or a chunk of which something may be wrong: in order, for the first that is.
        let (chunk, after) = rest.split_at_checked(size.saturating_mul(CHUNK)).unwrap_or((rest, &[]));
        for record in chunk.chunks(size) {
            F::validate(record).map_err(|error| at::<F>(count, error))?;
            count += 1;
        }
        rest = after;
    }
    Ok(count)
}
