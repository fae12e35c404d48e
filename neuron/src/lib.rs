//! AWS Neuron: the specification, and what is built on it.

pub use chappe_neuron_spec::{SPEC, Spec};
