//! What all generated records, and all generated families, have in common.

use core::fmt::{Debug, Display};

use super::{Certain, FamilyInfo, RecordError, RecordInfo, Stream, StreamError};

/// A generated record: the bytes of one that is legal.
pub trait Record: Copy + Eq + Display + Debug {
    /// What it looks like.
    const INFO: &'static RecordInfo;
    /// Bytes.
    const SIZE: usize;
    /// `[u8; SIZE]`.
    type Bytes: AsRef<[u8]> + Copy;

    /// Reads a record.
    ///
    /// # Errors
    /// The first thing that is wrong with the bytes.
    fn decode(bytes: &[u8]) -> Result<Self, RecordError>;

    /// Its bytes.
    fn encode(&self) -> Self::Bytes;

    /// Whether a profile, by its index, takes the record and would write exactly these bytes.
    fn accepted_by(&self, profile: usize) -> bool {
        super::accepts(Self::INFO, self.encode().as_ref(), profile)
    }
}

/// A generated family: any of its records, or bytes that are none of them.
pub trait Family: Copy + Eq + Display + Debug {
    /// What it looks like.
    const INFO: &'static FamilyInfo;
    /// Bytes of every member.
    const SIZE: usize;
    /// `[u8; SIZE]`.
    type Bytes: AsRef<[u8]> + Copy;

    /// Reads a record.
    ///
    /// # Errors
    /// The first thing that is wrong with the bytes.
    fn decode(bytes: &[u8]) -> Result<Self, RecordError>;

    /// Checks a record without keeping it.
    ///
    /// # Errors
    /// The first thing that is wrong with the bytes.
    fn validate(bytes: &[u8]) -> Result<(), RecordError>;

    /// Its bytes.
    fn encode(&self) -> Self::Bytes;

    /// Which record it is; `None` for bytes that are none.
    fn info(&self) -> Option<&'static RecordInfo>;

    /// How many records at the start of a stream, of no more than `most`, are certainly legal, found out for many at
    /// once; 0 where that is not worth it.
    #[doc(hidden)]
    fn certain(bytes: &[u8], most: usize) -> usize;

    /// A record that has been found to be legal.
    #[doc(hidden)]
    fn stamp(record: Certain<'_>) -> Self;

    /// Reads records one after the other.
    fn decode_stream(bytes: &[u8]) -> Stream<'_, Self> {
        Stream::new(bytes)
    }

    /// Checks records one after the other, and counts them.
    ///
    /// # Errors
    /// The first record that is wrong, or a tail that is no whole record.
    fn validate_stream(bytes: &[u8]) -> Result<usize, StreamError> {
        super::validate_stream::<Self>(bytes)
    }
}
