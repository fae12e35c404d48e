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

/// Packets that wait for one of several signals, and for some bits of one, decoded without the kernel they came from.
#[test]
fn packets_tell_what_they_wait_for() {
    let dir = std::env::temp_dir().join(format!("chappe-aql-{}", std::process::id()));
    for (kernel, verdict, words) in [
        ("barrier_or_breaks_a_circle", 1, "waits for ever for one of signal[2] and signal[3]"),
        ("masked", 1, "signal[5] is -3, of which 0x6 leaves 4, must be == 2"),
        ("masked_sign", 0, "ok by search"),
    ] {
        let own = dir.join(kernel);
        let own = own.to_string_lossy();
        chappe(&["asm", "-o", &own, "-k", kernel, "examples/archs/aql_waits.chappe"]).exits(0);
        let ran = chappe(&["verify", "-I", "examples/archs", "-a", "aql::numbered", &own]).exits(verdict);
        assert!(ran.out.contains(words) || ran.err.contains(words), "{} {}", ran.out, ran.err);
    }
    std::fs::remove_dir_all(dir).unwrap();
}
