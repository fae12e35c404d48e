//! The AWS Neuron specification, as part of the program. A crate of its own, because both the macros and the bindings
//! need it.

/// A specification that needs no file: what `chappe_dsl::load::BuiltIn` takes.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Its name.
    pub name: &'static str,
    /// Name of its root file within `files`.
    pub root: &'static str,
    /// File names, as shown in messages, and their texts.
    pub files: &'static [(&'static str, &'static str)],
}

/// The files of the specification, by their names without ending.
macro_rules! files {
    ($($name:literal)*) => {
        &[$((concat!("neuron/spec/", $name, ".chappe"), include_str!(concat!($name, ".chappe"))),)*]
    };
}

/// AWS Neuron: banks, modes, records, profiles, builders, architectures.
pub const SPEC: Spec = Spec {
    name: "neuron",
    root: "neuron/spec/neuron.chappe",
    files: files! {
        "archs" "banks" "barrier" "branch" "builders" "carriers" "collective" "control" "engines" "family" "fences"
        "function" "lowering" "modes" "ncfw" "ncfw_ops" "neuron" "opaque" "profiles" "queue" "rank" "registers"
        "spad" "sync" "tables" "tensor" "token" "topsp"
    },
};
