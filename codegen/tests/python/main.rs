//! Generated Python: readable, typed, and in agreement with the interpreted codec.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[path = "../support/mod.rs"]
mod support;

mod agreement;
mod interpreter;
mod transport;

/// The module of a model.
fn module(model: &chappe_dsl::model::Model) -> String {
    let options = chappe_codegen::python::Options::default();
    chappe_codegen::python::module(model, &options).unwrap_or_else(|d| panic!("{d:#?}"))
}

#[test]
fn write_them() {
    let mut all = support::neuron();
    all.push(support::toy());
    all.extend(support::shapes());
    std::fs::create_dir_all("/tmp/py").unwrap();
    for m in all {
        std::fs::write(format!("/tmp/py/{}.py", m.title().replace("::", "_")), module(&m)).unwrap();
    }
}
