//! Chappe.
pub use chappe_dsl as dsl;
pub use chappe_runtime as runtime;
