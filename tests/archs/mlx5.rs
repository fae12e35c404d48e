//! ConnectX work requests and completions, against the setters and structures of `infiniband/mlx5dv.h`.

use crate::{compare, oracle, spec};

const SEGMENTS: &[&str] =
    &["Data", "Remote", "Operands", "Inline", "Datagram", "Ethernet", "MemoryControl", "ReceiveNext"];

#[test]
fn entries_are_those_of_rdma_core() {
    if !cfg!(target_arch = "x86_64") {
        println!("skipped: mlx5: its second setters are for x86");
        return;
    }
    let Some(program) = oracle::compile("mlx5", &["-mssse3"], "libibverbs-dev") else { return };
    for (arch, plain) in [("send", SEGMENTS), ("completion", &[])] {
        let model = spec::load("mlx5", Some(arch));
        compare::with(&model, &format!("mlx5::{arch}"), &spec::records(&model, plain), &program);
    }
}
