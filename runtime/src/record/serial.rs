//! Records in serde's formats.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;

use super::{ParseError, RecordError};

/// The literal in formats for people, the bytes in others.
///
/// # Errors
/// Those of the format.
#[doc(hidden)]
pub fn serialize<S: Serializer>(record: &dyn fmt::Display, bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { serializer.collect_str(record) } else { serializer.serialize_bytes(bytes) }
}

/// The other way round.
///
/// # Errors
/// Those of the format, and of the record.
#[doc(hidden)]
pub fn deserialize<'de, R, D>(
    name: &'static str,
    decode: fn(&[u8]) -> Result<R, RecordError>,
    deserializer: D,
) -> Result<R, D::Error>
where
    R: FromStr<Err = ParseError>,
    D: Deserializer<'de>,
{
    let visitor = Record { name, decode, of: PhantomData };
    if deserializer.is_human_readable() {
        deserializer.deserialize_str(visitor)
    } else {
        deserializer.deserialize_bytes(visitor)
    }
}

struct Record<R> {
    name: &'static str,
    decode: fn(&[u8]) -> Result<R, RecordError>,
    of: PhantomData<R>,
}

impl<R: FromStr<Err = ParseError>> Visitor<'_> for Record<R> {
    type Value = R;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a literal or the bytes of {}", self.name)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<R, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<R, E> {
        (self.decode)(bytes).map_err(E::custom)
    }
}
