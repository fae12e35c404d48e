//! Submission entries of io_uring, against liburing's own `io_uring_prep_*`.

use crate::{compare, oracle, spec};

#[test]
fn entries_are_those_of_liburing() {
    let model = spec::load("io_uring", Some("linux_6_1"));
    let Some(program) = oracle::compile("io_uring", &[], "liburing-dev") else { return };
    compare::with(&model, "io_uring", &spec::records(&model, &["Cqe"]), &program);
}
