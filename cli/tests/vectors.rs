//! The vectors of the Neuron specification, through the command: `neuron/tests/vectors`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeMap;

use common::{Ran, chappe, root, with_input};
use serde_json::Value;

fn vectors(name: &str) -> Value {
    let path = root().join("neuron/tests/vectors").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn text<'v>(v: &'v Value, key: &str) -> &'v str {
    v[key].as_str().unwrap_or_default()
}

/// Runs `chappe encode --stdin` on many literals of one architecture and profile at once.
fn encode(arch: &str, profile: &str, literals: &[&str]) -> Ran {
    with_input(&["encode", "-a", arch, "-p", profile, "--stdin"], literals.join("\n").as_bytes())
}

#[test]
fn literals_encode_to_their_bytes() {
    let all = vectors("records.json");
    let mut groups: BTreeMap<(&str, &str), Vec<&Value>> = BTreeMap::new();
    for v in all.as_array().unwrap() {
        groups.entry((text(v, "arch"), text(v, "profile"))).or_default().push(v);
    }
    for ((arch, profile), list) in groups {
        let literals: Vec<&str> = list.iter().map(|v| text(v, "literal")).collect();
        let ran = encode(arch, profile, &literals).exits(0);
        let found: Vec<String> = ran.out.lines().map(|l| l.replace(' ', "")).collect();
        let wanted: Vec<&str> = list.iter().map(|v| text(v, "hex")).collect();
        assert_eq!(found, wanted, "{arch} {profile}");
    }
}

#[test]
fn bytes_decode_to_their_literals() {
    for v in vectors("records.json").as_array().unwrap() {
        let ran = chappe(&["decode", "-a", text(v, "arch"), text(v, "hex")]).exits(0);
        assert_eq!(ran.out.trim_end(), text(v, "literal"), "{}", text(v, "name"));
    }
}

#[test]
fn bytes_disassemble_and_assemble_again() {
    let all = vectors("records.json");
    let mut archs: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for v in all.as_array().unwrap() {
        let hex = text(v, "hex").as_bytes();
        let digit = |b: u8| char::from(b).to_digit(16).unwrap() as u8;
        archs.entry(text(v, "arch")).or_default().extend(hex.chunks(2).map(|p| digit(p[0]) * 16 + digit(p[1])));
    }
    for (arch, bytes) in archs {
        round_trip(arch, &bytes, 0);
    }
}

#[test]
fn illegal_bytes_survive_too() {
    let bytes = std::fs::read(root().join("cli/tests/data/mixed.bin")).unwrap();
    round_trip("neuron::cayman", &bytes, 1);
}

/// `dis | encode` gives the same bytes.
#[track_caller]
fn round_trip(arch: &str, bytes: &[u8], status: i32) {
    let shown = with_input(&["dis", "-a", arch, "-"], bytes).exits(status);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("again.bin");
    with_input(&["encode", "-a", arch, "-", "-o", &path.to_string_lossy()], shown.out.as_bytes()).exits(0);
    assert_eq!(std::fs::read(path).unwrap(), bytes, "{}", shown.out);
}

#[test]
fn illegal_bytes_are_refused() {
    for v in vectors("records_bad.json")["decode"].as_array().unwrap() {
        chappe(&["decode", "-a", text(v, "arch"), text(v, "hex")]).exits(1).says(text(v, "error"));
    }
}

#[test]
fn illegal_literals_are_refused() {
    for v in vectors("records_bad.json")["encode"].as_array().unwrap() {
        let args = ["encode", "-a", text(v, "arch"), "-p", text(v, "profile"), text(v, "literal")];
        let ran = chappe(&args).exits(1).says(text(v, "error"));
        assert!(ran.out.is_empty());
    }
}

#[test]
fn addresses_are_as_published() {
    let all = vectors("topsp.json");
    let mut archs: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for v in all["values"].as_array().unwrap() {
        archs.entry(text(v, "arch")).or_default().push(v);
    }
    for (arch, list) in archs {
        let exprs = list.iter().map(|v| text(v, "expr"));
        let ran = chappe(&["eval", "-a", arch].into_iter().chain(exprs).collect::<Vec<_>>()).exits(0);
        let found: Vec<u64> = ran.out.lines().map(number).collect();
        let wanted: Vec<u64> = list.iter().map(|v| number(text(v, "value"))).collect();
        assert_eq!(found, wanted, "{arch}");
    }
    for v in all["errors"].as_array().unwrap() {
        chappe(&["eval", "-a", text(v, "arch"), text(v, "expr")]).exits(1).says(text(v, "error"));
    }
}

fn number(text: &str) -> u64 {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).unwrap(),
        None => text.parse().unwrap(),
    }
}
