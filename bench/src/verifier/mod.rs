//! What the verifier is measured on and against.

pub mod models;
pub mod peers;
