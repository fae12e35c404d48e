//! What the verifier is measured on.

pub mod models;
