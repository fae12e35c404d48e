//! Records as generated code knows them: the validated bytes, and a description of their layout.
//!
//! Generated code decides on its own whether bytes are legal. What is slow, rare or only for people is done here, from the
//! description: which field is wrong and why, the literal of a record, the record of a literal, what a builder refuses.

mod info;
mod read;

pub use info::*;
pub use read::{is_text, is_zero, put, sub, text_at};
