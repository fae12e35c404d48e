//! The exact text of every subcommand. `CHAPPE_BLESS=1` refreshes `tests/golden`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use common::{golden, transcript};

const DATA: &str = "cli/tests/data";

fn data(name: &str) -> String {
    format!("{DATA}/{name}")
}

#[test]
fn help() {
    let all = [
        "check", "run", "verify", "test", "asm", "dis", "encode", "decode", "eval", "compile", "gen", "topsp", "image",
        "ring", "explain",
    ];
    let mut text = transcript(&["--help"]);
    for command in all {
        text.push('\n');
        text.push_str(&transcript(&[command, "-h"]));
    }
    golden("help.txt", &text);
}

#[test]
fn check() {
    let mut text = transcript(&["check", "examples/kernels/hang.chappe", "neuron/spec/neuron.chappe"]);
    text.push_str(&transcript(&["check", &data("mistakes.chappe"), &data("mistakes_kernel.chappe")]));
    golden("check.txt", &text);
}

#[test]
fn run() {
    golden("run.txt", &transcript(&["run", &data("handshake.chappe")]));
}

#[test]
fn run_deadlock() {
    golden("run_deadlock.txt", &transcript(&["run", &data("deadlock.chappe")]));
}

#[test]
fn run_expected_deadlock() {
    golden("run_hang.txt", &transcript(&["run", "examples/kernels/hang.chappe"]));
}

#[test]
fn run_fault() {
    golden("run_fault.txt", &transcript(&["run", &data("fault.chappe")]));
}

#[test]
fn run_long() {
    golden("run_long.txt", &transcript(&["run", &data("long.chappe")]));
}

#[test]
fn run_two_cores() {
    golden("run_cores.txt", &transcript(&["run", "examples/kernels/lnc_two_core.chappe"]));
}

#[test]
fn test() {
    golden("test.txt", &transcript(&["test", DATA]));
}

#[test]
fn encode_decode_eval() {
    let arch = ["-a", "neuron::cayman"];
    let one = |args: &[&str]| transcript(&[&args[..1], &arch[..], &args[1..]].concat());
    let mut text = String::new();
    for args in [
        &["encode", "Drain { count: 1 }"][..],
        &["encode", "-p", "runtime", "EventSemaphore { update: sem_inc(14) }"],
        &["encode", "Drain { count: 1 } @profile(runtime)"],
        &["encode", "Drian { count: 1 }"],
        &["encode", "Drain { count: 256 }"],
        &["encode", "Drain { count: 1 } @profile(nobody)"],
        &["encode", "Drain { count: 1"],
        &[
            "decode",
            "a2100000 0x00000000 000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000",
        ],
        &["decode", "a210"],
        &["decode", "a2z0"],
        // Misspelled on purpose: the answer says which record was meant.
        &["decode", "-r", "Nieghbor", "a210"],
        &["eval", "host_trigger(9)"],
        &["eval", "3 * 7"],
        &["eval", "-1"],
        &["eval", "0xFFFF + 1"],
        &["eval", "host_trigger(16)"],
        &["eval", "host_triger(1)"],
        &["eval", "1 +"],
    ] {
        text.push_str(&one(args));
    }
    golden("codec.txt", &text);
}

#[test]
fn dis() {
    golden("dis.txt", &transcript(&["dis", "-a", "neuron::cayman", &data("mixed.bin")]));
}

#[test]
fn compile() {
    let mut text = String::new();
    for args in [
        &["compile", "examples/auto/all_reduce.chappe"][..],
        &["compile", "examples/auto/matmul.chappe", "--emit-after", "dep_reduction"],
        &["compile", "examples/auto/matmul.chappe", "--emit-after", "list"],
        &["compile", "examples/auto/matmul.chappe", "--emit-after", "waits"],
        &["compile", "examples/auto/matmul.chappe", "-k", "matmul_by_hand"],
        &["compile", "examples/kernels/hang.chappe"],
        &["compile", "x.chappe"],
    ] {
        text.push_str(&transcript(args));
    }
    golden("compile.txt", &text);
}

#[test]
fn generate() {
    let mut text = String::new();
    for args in [
        &["gen", "rsut", "neuron"][..],
        &["gen", "rust", "neutron"],
        &["gen", "rust", "neuron::caiman"],
        &["gen", "c", "neuron"],
        &["gen", "python", "neuron::inferentia"],
        &["gen", "rust", "neuron", "--runtime", "not a path"],
        &["gen", "c", "neuron::cayman", "--prefix", "1_"],
        &["gen", "c", "neuron::cayman", "--runtime", "::chappe::runtime"],
        &["gen", "rust", "no/where.chappe"],
        &["gen", "rust", &data("mistakes.chappe")],
    ] {
        text.push_str(&transcript(args));
    }
    golden("gen.txt", &text);
}
