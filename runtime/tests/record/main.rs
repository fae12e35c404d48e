//! Records from a description that is written by hand: what people read, and what must never panic.
//! That they do what the interpreted codec does is for the tests of the generators, which have its models.

mod infos;
mod macros;
mod parts;
#[cfg(feature = "parse")]
mod reading;
mod robust;
#[cfg(feature = "serde")]
mod serial;
mod wrong;
