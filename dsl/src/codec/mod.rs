//! The interpreted codec: any record of any model, encoded and decoded without generated code.

mod value;

pub use value::{Data, RecordValue};
