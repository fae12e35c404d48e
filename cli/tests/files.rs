//! Files are written whole or not at all.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::Path;

use common::{chappe, with_input};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn asm_writes_a_file_for_each_engine() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("deep/er one");
    let ran = chappe(&["asm", "cli/tests/data/handshake.chappe", "-o", &out.to_string_lossy()]).exits(0);
    assert!(ran.out.contains("2 streams, 13 records, 832 bytes"), "{}", ran.out);
    assert_eq!(names(&out), ["core0.Activation.bin", "core0.Pool.bin", "listing.txt"]);
    let listing = fs::read_to_string(out.join("listing.txt")).unwrap();
    assert!(listing.contains("// core0.Activation\n0x0000  "), "{listing}");
    assert!(listing.contains("handshake.chappe:12"), "{listing}");
    let shown = chappe(&["dis", "-a", "neuron::cayman", &out.to_string_lossy()]).exits(0).out;
    let bare = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|l| !l.starts_with("//"));
        lines.map(|l| l.split("  //").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(bare(&listing), bare(&shown));
    let again = folder.path().join("again.bin");
    with_input(&["encode", "-a", "neuron::cayman", "--stdin", "-o", &again.to_string_lossy()], listing.as_bytes())
        .exits(0);
    let parts = ["core0.Activation.bin", "core0.Pool.bin"].map(|n| fs::read(out.join(n)).unwrap());
    assert_eq!(fs::read(again).unwrap(), parts.concat());
}

#[test]
fn a_kernel_that_cannot_be_written_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let kernel = "cli/tests/data/other/unwritable.chappe";
    chappe(&["asm", kernel, "-p", "compiler", "-o", &out.to_string_lossy()]).exits(1).says("error[");
    assert!(!out.exists());
    fs::create_dir(&out).unwrap();
    fs::write(out.join("core0.PE.bin"), "old").unwrap();
    chappe(&["asm", kernel, "-p", "compiler", "-o", &out.to_string_lossy()]).exits(1);
    assert_eq!(names(&out), ["core0.PE.bin"]);
    assert_eq!(fs::read(out.join("core0.PE.bin")).unwrap(), b"old");
}

#[test]
fn several_kernels_need_a_choice() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_string_lossy().into_owned();
    chappe(&["asm", "cli/tests/data/verdicts.chappe", "-o", &out]).exits(2).says("-k").says("wrong_value");
    chappe(&["asm", "cli/tests/data/verdicts.chappe", "-k", "silent", "-o", &out]).exits(0);
    // One that calls the others is the one that is meant.
    chappe(&["asm", "examples/kernels/call_return.chappe", "-o", &out]).exits(0);
}

#[test]
fn targets_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    let file = file.to_string_lossy().into_owned();
    chappe(&["asm", "cli/tests/data/handshake.chappe", "-o", &file]).exits(1).says("cannot make the folder");
    let encode = |path: &str| chappe(&["encode", "-a", "neuron::cayman", "-o", path, "Drain {}"]);
    encode(&folder.path().to_string_lossy()).exits(1).says("it is a directory");
    encode(&format!("{file}/x")).exits(1).says("cannot write");
    encode(&folder.path().join("no/where").to_string_lossy()).exits(1).says("there is no directory");
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(unix)]
#[test]
fn a_read_only_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // The superuser may write anyway.
    if fs::write(folder.path().join("probe"), "").is_err() {
        let out = folder.path().to_string_lossy().into_owned();
        chappe(&["asm", "cli/tests/data/handshake.chappe", "-o", &out]).exits(1).says("permission denied");
        assert_eq!(names(folder.path()), Vec::<String>::new());
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_failed_encode_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("records.bin");
    fs::write(&path, "old").unwrap();
    let args = ["encode", "-a", "neuron::cayman", "--stdin", "-o", &path.to_string_lossy()];
    with_input(&args, b"Drain { count: 1 }\nDrian {}\n").exits(1);
    assert_eq!(fs::read(&path).unwrap(), b"old");
    with_input(&args, b"Drain { count: 1 }\n").exits(0);
    assert_eq!(fs::read(&path).unwrap().len(), 64);
    assert_eq!(names(folder.path()), ["records.bin"]);
}

#[test]
fn bindings_are_written_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bindings.rs");
    fs::write(&path, "old").unwrap();
    let out = path.to_string_lossy().into_owned();
    chappe(&["gen", "rust", "cli/tests/data/mistakes.chappe", "-o", &out]).exits(1);
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    let spec = common::root().join("neuron/spec/neuron.chappe::trn2");
    for (language, head) in [("rust", "// Generated from `neuron::cayman`"), ("c", "/*"), ("python", "\"\"\"")] {
        let said = chappe(&["gen", language, "neuron::cayman", "-o", &out]).exits(0);
        assert_eq!((said.out.as_str(), said.err.as_str()), ("", ""));
        let written = fs::read_to_string(&path).unwrap();
        assert!(written.starts_with(head) && written.contains("neuron::cayman"), "{language}");
        let shown = chappe(&["gen", language, &spec.to_string_lossy()]).exits(0).out;
        assert!(written == shown, "{language}: the built-in specification and its file give the same");
        assert!(!shown.contains(&*common::root().to_string_lossy()), "{language}: an absolute path");
    }
    assert_eq!(names(folder.path()), ["bindings.rs"]);
}

#[test]
fn bindings_of_a_specification_in_a_search_folder() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.chappe"), "spec small;\nbank sem: u32[16];\n").unwrap();
    let search = folder.path().to_string_lossy().into_owned();
    chappe(&["gen", "rust", "small", "-I", &search]).exits(0);
    chappe(&["gen", "rust", "smal", "-I", &search]).exits(2).says("no specification `smal`");
    let short = chappe(&["gen", "c", "small", "-I", &search, "--prefix", "s_"]).exits(0).out;
    let named = chappe(&["gen", "c", "small", "-I", &search]).exits(0).out;
    assert_eq!(short, named.replace("small_", "s_").replace("SMALL_", "S_"));
}

#[test]
fn another_profile_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_string_lossy().into_owned();
    let kernel = "cli/tests/data/other/unwritable.chappe";
    chappe(&["asm", kernel, "-p", "runtime", "-o", &out]).exits(0);
    chappe(&["run", kernel, "-p", "runtime"]).exits(0);
    chappe(&["run", kernel]).exits(1);
    chappe(&["asm", kernel, "-p", "linker", "-o", &out]).exits(2).says("compiler, runtime");
}

#[test]
fn one_expected_finding_does_not_excuse_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("k.chappe");
    let path = path.to_string_lossy();
    let kernel = |expect: &str| {
        let text = "use neuron;\nkernel k on neuron::cayman {\n    sem a;\n    event e;\n    engine PE { set e; set e; }\n    \
                    engine Pool { wait a >= 1; }\n";
        fs::write(&*path, format!("{text}    {expect}\n}}\n")).unwrap();
    };
    kernel("expect double_set e;");
    chappe(&["test", &path]).exits(1);
    kernel("expect deadlock;");
    chappe(&["test", &path]).exits(1);
    kernel("expect leak of a;");
    chappe(&["test", &path]).exits(1);
    kernel("expect deadlock; expect double_set e;");
    chappe(&["test", &path]).exits(0);
}
