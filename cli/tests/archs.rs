//! The foreign formats under `examples/archs`: their specifications are clean and their kernels do what they expect.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use common::{chappe, root};

#[test]
fn foreign_formats_are_clean() {
    let files = std::fs::read_dir(root().join("examples/archs")).expect("the folder").flatten().map(|e| e.path());
    let specs: Vec<String> = files
        .filter(|p| p.extension().is_some_and(|e| e == "chappe"))
        .map(|p| p.to_string_lossy().into_owned())
        .collect();
    assert!(specs.len() >= 12, "{specs:?}");
    let args: Vec<&str> = ["check"].into_iter().chain(specs.iter().map(String::as_str)).collect();
    let ran = chappe(&args).exits(0);
    assert!(ran.err.is_empty(), "{}", ran.err);
}

#[test]
fn kernels_of_foreign_machines_run() {
    for kernels in ["aql_waits", "idxd_fence", "neuron_next_ring"] {
        let ran = chappe(&["test", &format!("examples/archs/{kernels}.chappe")]).exits(0);
        assert!(ran.out.contains("0 failed"), "{}", ran.out);
    }
}
