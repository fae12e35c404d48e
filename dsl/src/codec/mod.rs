//! The interpreted codec: any record of any model, encoded and decoded without generated code.

mod bits;
mod decode;
mod encode;
mod error;
mod fixed;
mod legal;
mod modes;
mod path;
mod present;
mod profile;
mod report;
mod union;
mod value;
mod words;
mod zero;

pub use decode::{Decoded, decode, decode_record};
pub use encode::encode;
pub use error::CodecError;
pub use value::{Data, RecordValue};
