//! What the tests share.
#![allow(dead_code, clippy::panic, reason = "not every test uses all of it, and a test may fail")]

use std::path::Path;

use chappe_codegen::door::BUILT_IN;
use chappe_codegen::input::{Origin, read};
use chappe_dsl::model::Model;

/// An example's specification, on the laboratory's machine.
pub(crate) fn model(name: &str) -> Model {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../examples/topology/{name}.chappe"));
    on(&path, "lab")
}

/// A specification of a path, on an architecture.
pub(crate) fn on(path: &Path, arch: &str) -> Model {
    match read(Origin::Path(path), Some(arch), BUILT_IN, &[]).result {
        Ok(mut input) => input.models.pop().expect("a model"),
        Err(e) => panic!("{:?}", e.diagnostics),
    }
}
