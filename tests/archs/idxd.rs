//! Descriptors and completion records of DSA and IAA, against the structures of `linux/idxd.h`.

use crate::{compare, oracle, spec};

const DSA: &[&str] = &[
    "DsaCompletion",
    "DsaDeltaCompletion",
    "DsaCrcCompletion",
    "DsaDifCheckCompletion",
    "DsaDifInsertCompletion",
    "DsaDifUpdateCompletion",
];

#[test]
fn descriptors_are_those_of_linux() {
    let Some(program) = oracle::compile("idxd", &[], "linux-libc-dev with linux/idxd.h") else { return };
    for (arch, plain) in [("dsa", DSA), ("iaa", &["IaaCompletion"])] {
        let model = spec::load("idxd", Some(arch));
        compare::with(&model, &format!("idxd::{arch}"), &spec::records(&model, plain), &program);
    }
}
