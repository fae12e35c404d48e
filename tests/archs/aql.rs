//! HSA packets, against the structures of `hsa/hsa.h`.

use crate::{compare, oracle, spec};

#[test]
fn packets_are_those_of_hsa() {
    let Some(program) = oracle::compile("aql", &[], "libhsa-runtime-dev") else { return };
    for arch in ["hsa", "numbered"] {
        let model = spec::load("aql", Some(arch));
        compare::with(&model, &format!("aql::{arch}"), &spec::records(&model, &[]), &program);
    }
}
