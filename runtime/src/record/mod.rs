//! Records as generated code knows them: the validated bytes, and a description of their layout.
//!
//! Generated code decides on its own whether bytes are legal. What is slow, rare or only for people is done here, from the
//! description: which field is wrong and why, the literal of a record, the record of a literal, what a builder refuses.

mod bits;
mod bitset;
mod check;
mod error;
mod form;
mod generated;
mod info;
mod legal;
mod macros;
mod message;
mod no_value;
mod normal;
#[cfg(feature = "parse")]
mod parse;
mod plan;
mod present;
mod print;
mod profile;
mod read;
mod rows;
#[cfg(feature = "serde")]
mod serial;
mod sorted;
mod spot;
mod stream;
mod text;
mod traits;
mod union;
mod unknown;
mod way;
mod why;
mod write;
mod zero;

pub(crate) use bits::get as bits_at;
pub use bitset::{BitSet, Ones};
pub use check::{accepts, check, pick};
pub use error::RecordError;
#[doc(hidden)]
pub use generated::{
    check_member, check_slowly, checked, limited, masks, no_variant, print_member, same, whole, wrong_length,
};
pub use info::*;
pub use no_value::NoValue;
#[doc(hidden)]
pub use normal::normal;
#[cfg(feature = "parse")]
pub use parse::{ParseError, parse, parse_member};
#[doc(hidden)]
pub use plan::{Plan, kept};
pub(crate) use present::is_here;
pub use print::print;
pub use read::{is_text, is_zero, put, sub, text_at, word};
#[doc(hidden)]
pub use sorted::{Ahead, Check, all_valid, certain};
#[doc(hidden)]
pub use stream::Certain;
pub use stream::{Stream, StreamError, validate_stream};
pub use text::Text;
pub use traits::{Family, Record};
pub use unknown::Unknown;
pub use write::{Datum, write};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use {
    ::serde,
    serial::{deserialize, serialize},
};

/// How deep records may nest.
const DEPTH: u8 = 64;
/// How many nested records one record may hold in all: no table of an accelerator comes near it.
const NESTED: u32 = 1 << 17;
