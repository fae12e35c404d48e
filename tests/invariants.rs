//! Invariants of `docs/architecture.md` that a look at the files can keep.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(dir: &Path, ext: &str, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("readable folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" && name != "fuzz" {
                files(&path, ext, out);
            }
        } else if path.extension().is_some_and(|e| e == ext) {
            out.push(path);
        }
    }
}

/// Rust that ships: not tests, not benchmarks.
fn shipped() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    files(root(), "rs", &mut all);
    let shown = |p: &Path| p.strip_prefix(root()).unwrap_or(p).to_path_buf();
    let outside = |p: &PathBuf| {
        let p = shown(p);
        let test =
            p.components().any(|c| matches!(c.as_os_str().to_str(), Some("tests" | "bench" | "benches" | "examples")));
        !test && p.file_name().is_some_and(|n| n != "tests.rs")
    };
    all.into_iter().filter(outside).map(|p| (shown(&p), fs::read_to_string(&p).expect("text"))).collect()
}

fn hex_numbers(text: &str) -> impl Iterator<Item = u64> + '_ {
    text.match_indices("0x").filter_map(|(at, _)| {
        let digits: String =
            text[at + 2..].chars().take_while(|c| c.is_ascii_hexdigit() || *c == '_').filter(|c| *c != '_').collect();
        u64::from_str_radix(&digits, 16).ok()
    })
}

#[test]
fn no_hardware_number_in_rust() {
    let mut spec = Vec::new();
    files(&root().join("neuron/spec"), "chappe", &mut spec);
    let mut hardware = BTreeSet::new();
    for path in spec {
        let text = fs::read_to_string(path).expect("text");
        // Opcodes, in the range that no mask or limit of ours falls into, and addresses.
        let opcodes = text
            .lines()
            .filter(|l| l.contains(": Sync = 0x"))
            .flat_map(hex_numbers)
            .filter(|n| (0xA0..0xE0).contains(n));
        hardware.extend(opcodes);
        hardware.extend(
            hex_numbers(&text).filter(|n| *n > 0x10_0000 && *n < u64::from(u32::MAX) || *n > u64::from(u32::MAX)),
        );
    }
    hardware.remove(&0x8000_0000);
    assert!(hardware.len() > 40, "the spec was read: {hardware:x?}");
    for (path, text) in shipped() {
        let code = text.lines().filter(|l| !l.trim_start().starts_with("//"));
        let found: Vec<String> =
            code.flat_map(hex_numbers).filter(|n| hardware.contains(n)).map(|n| format!("{n:#X}")).collect();
        assert!(found.is_empty(), "{}: {found:?} belong in the specification", path.display());
    }
}

#[test]
fn no_file_has_more_than_500_lines() {
    for (path, text) in shipped() {
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines: is it one concept?", path.display());
    }
}

#[test]
fn nothing_is_left_to_do() {
    for (path, text) in shipped() {
        for word in ["todo!(", "unimplemented!(", "unsafe {", "dbg!("] {
            assert!(!text.contains(word), "{} contains {word}", path.display());
        }
    }
}

#[test]
fn the_grammar_has_one_copy() {
    let mut all = Vec::new();
    files(root(), "pest", &mut all);
    assert_eq!(all, [root().join("grammar/chappe.pest")]);
}
