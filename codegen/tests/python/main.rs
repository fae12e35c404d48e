//! Generated Python: readable, typed, and in agreement with the interpreted codec.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[path = "../support/mod.rs"]
mod support;

mod agreement;
mod api;
mod expressions;
mod golden;
mod interpreter;
mod metadata;
mod names;
mod operations;
mod transport;
mod vectors;

/// The module of a model.
fn module(model: &chappe_dsl::model::Model) -> String {
    let options = chappe_codegen::python::Options::default();
    chappe_codegen::python::module(model, &options).unwrap_or_else(|d| panic!("{d:#?}"))
}
