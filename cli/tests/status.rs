//! Exit statuses, and what is said about inputs that cannot be read.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;

use common::{chappe, with_input};

#[test]
fn wrong_command_lines_exit_2() {
    for args in [
        &[][..],
        &["frobnicate"],
        &["check"],
        &["run"],
        &["run", "a", "b"],
        &["run", "examples/kernels/hang.chappe", "-k", "nobody"],
        &["run", "examples/kernels/hang.chappe", "-p", "nobody"],
        &["run", "examples/kernels/hang.chappe", "--steps", "many"],
        &["asm", "examples/kernels/hang.chappe"],
        &["encode", "Drain {}"],
        &["encode", "-a", "neuron::cayman"],
        &["encode", "-a", "neuron::caiman", "Drain {}"],
        &["encode", "-a", "neuron::maverick", "Drain {}"],
        &["encode", "-a", "neutron::cayman", "Drain {}"],
        &["encode", "-a", "neuron", "Drain {}"],
        &["encode", "-a", "::cayman", "Drain {}"],
        &["encode", "-a", "neuron::", "Drain {}"],
        &["encode", "-a", "", "Drain {}"],
        &["encode", "-a", "neuron::cayman", "-p", "linker", "Drain {}"],
        &["decode", "-a", "neuron::cayman"],
        &["decode", "-a", "neuron::cayman", "-r", "Nobody", "00"],
        &["dis", "-a", "neuron::cayman", "--family", "Nobody", "x.bin"],
        &["eval", "-a", "neuron::cayman"],
        &["explain", "E9999"],
        &["verify"],
        &["verify", "x.chappe", "-a", "neuron::cayman", "-k", "x"],
        &["verify", "x.chappe", "--family", "x"],
        &["verify", "examples/kernels/hang.chappe", "-k", "nobody"],
        &["verify", "examples/kernels/hang.chappe", "--budget", "many"],
        &["run", "examples/kernels/hang.chappe", "--schedule", "x", "--json"],
        &["run", "examples/kernels/events.chappe", "--schedule", "x"],
        &["run", "examples/kernels/hang.chappe", "--finding", "2"],
        &["gen", "rust"],
        &["gen", "rust", "neuron::caiman"],
        &["gen", "rust", "neuron", "--runtime", "1"],
        &["gen", "c", "neuron"],
        &["gen", "cobol", "neuron"],
        &["check", "x.chappe", "--color", "sometimes"],
    ] {
        let ran = chappe(args).exits(2);
        assert!(!ran.err.is_empty() && ran.out.is_empty(), "{args:?}: {}", ran.out);
    }
}

#[test]
fn usage_errors_help() {
    chappe(&["eval", "-a", "neutron::cayman", "1"]).exits(2).says("did you mean `neuron`?");
    chappe(&["eval", "-a", "neuron::caiman", "1"]).exits(2).says("did you mean `cayman`?");
    chappe(&["eval", "-a", "neuron", "1"]).exits(2).says("neuron::NAME").says("cayman");
    chappe(&["explain", "E0l01"]).exits(2).says("did you mean").says("E0101..");
    chappe(&["run", "examples/kernels/hang.chappe", "-k", "hnag"]).exits(2).says("did you mean `hang`?");
}

#[test]
fn aliases_and_paths_name_architectures() {
    assert_eq!(chappe(&["eval", "-a", "neuron::trn2", "host_trigger(9)"]).exits(0).out, "0x8082C02615A0\n");
    let path = "neuron/spec/neuron.chappe::cayman";
    assert_eq!(chappe(&["eval", "-a", path, "host_trigger(9)"]).exits(0).out, "0x8082C02615A0\n");
    let next = ["eval", "-I", "examples/new_architecture", "-a", "next::lighthouse", "control_base(3)"];
    assert_eq!(chappe(&next).exits(0).out, "0x9030200000\n");
}

#[test]
fn unreadable_inputs_exit_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_string_lossy().into_owned()
    };
    let missing = folder.path().join("not there.chappe").to_string_lossy().into_owned();
    let latin = file("latin 1.chappe", b"// caf\xe9\n");
    let here = folder.path().to_string_lossy().into_owned();
    for command in ["check", "run", "verify"] {
        chappe(&[command, &missing]).exits(1).says("there is no such file").says("not there.chappe");
        chappe(&[command, &latin]).exits(1).says("not UTF-8");
        chappe(&[command, &here]).exits(1).says("it is a directory");
    }
    chappe(&["asm", &missing, "-o", &here]).exits(1).says("there is no such file");
    chappe(&["test", &missing]).exits(1).says("there is no such file");
    chappe(&["test", &here]).exits(1).says("latin 1.chappe");
    let bin = folder.path().join("none.bin").to_string_lossy().into_owned();
    chappe(&["dis", "-a", "neuron::cayman", &bin]).exits(1).says("there is no such file");
    chappe(&["decode", "-a", "neuron::cayman", &format!("@{bin}")]).exits(1).says("there is no such file");
    chappe(&["eval", "-a", &format!("{missing}::x"), "1"]).exits(1).says("there is no such file");
    chappe(&["check", "/dev/zero"]).exits(1).says("larger than");
}

#[test]
fn every_file_is_reported() {
    let ran = chappe(&["check", "one.chappe", "cli/tests/data/mistakes.chappe", "two.chappe"]).exits(1);
    let ran = ran.says("one.chappe").says("two.chappe").says("E0301");
    assert_eq!(ran.err.trim_end().lines().last(), Some("5 errors"));
    assert!(ran.out.is_empty());
}

#[test]
fn empty_files_hold_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("empty one.chappe");
    fs::write(&path, "").unwrap();
    let path = path.to_string_lossy().into_owned();
    chappe(&["check", &path]).exits(0).says("is empty");
    chappe(&["run", &path]).exits(1).says("no kernel");
    chappe(&["verify", &path]).exits(1).says("no kernel");
    chappe(&["asm", &path, "-o", &folder.path().to_string_lossy()]).exits(1).says("no kernel");
    assert_eq!(chappe(&["test", &path]).exits(0).out, "0 passed, 0 failed\n");
    let bin = folder.path().join("empty.bin");
    fs::write(&bin, "").unwrap();
    assert_eq!(chappe(&["dis", "-a", "neuron::cayman", &bin.to_string_lossy()]).exits(0).out, "");
    chappe(&["dis", "-a", "neuron::cayman", &tempfile::tempdir().unwrap().path().to_string_lossy()])
        .exits(1)
        .says("no .bin file");
}

#[test]
fn standard_input_is_a_file() {
    let kernel = fs::read(common::root().join("cli/tests/data/handshake.chappe")).unwrap();
    assert_eq!(with_input(&["check", "-"], &kernel).exits(0).out, "ok: 0 records, 1 kernel\n");
    with_input(&["run", "-"], &kernel).exits(0);
    with_input(&["check", "-"], b"\xff\xfe").exits(1).says("not UTF-8");
    with_input(&["check", "-"], b"kernel").exits(1).says("<stdin>");
    assert_eq!(with_input(&["eval", "-a", "neuron::cayman", "-"], b"1 + 1\n").exits(0).out, "2\n");
}

#[test]
fn the_step_limit_ends_a_run() {
    let ran = chappe(&["run", "cli/tests/data/long.chappe", "--steps", "100"]).exits(1);
    assert!(ran.out.contains("stopped after 100 steps"), "{}", ran.out);
}

#[test]
fn every_code_is_explained() {
    let list = chappe(&["explain"]).exits(0).out;
    assert!(list.lines().count() > 80);
    assert!(chappe(&["explain", "race"]).exits(0).out.starts_with("E0802"));
    let page = chappe(&["explain", "e0102"]).exits(0).out;
    assert!(page.starts_with("E0102") && !page.contains("```"), "{page}");
}
