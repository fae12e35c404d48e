//! The interpreted codec: any record of any model, encoded and decoded without generated code.

mod bits;
mod decode;
mod encode;
mod error;
mod fields;
mod fixed;
mod legal;
mod literal;
mod modes;
mod path;
mod present;
mod print;
mod profile;
mod report;
mod union;
mod value;
mod words;
mod zero;

pub use decode::{Decoded, decode, decode_record};
pub use encode::encode;
pub use error::CodecError;
pub use fields::{FieldInfo, fields, fields_of};
pub use fixed::fixed;
pub use literal::value_of;
pub use print::print;
pub use value::{Data, RecordValue};
pub use words::condition;
