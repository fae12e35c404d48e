//! What every generator needs to know of a model and the model does not say outright.
//!
//! Nothing here belongs to one language: which rows are fixed, how a place falls into bytes, what a mode's number means,
//! between which bounds an expression lies. The rules are those of the interpreted codec.

pub mod limits;
pub mod modes;
pub mod places;
pub mod range;
pub mod rows;
