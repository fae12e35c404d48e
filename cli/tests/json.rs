//! The shape of every JSON document.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use common::chappe;
use serde_json::{Value, json};

/// Names of an object's members, in order.
fn keys(value: &Value) -> Vec<&str> {
    value.as_object().map(|o| o.keys().map(String::as_str).collect()).unwrap_or_default()
}

/// Whether it has exactly these members.
#[track_caller]
fn has(value: &Value, mut wanted: Vec<&str>) {
    let mut found = keys(value);
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted, "{value:#}");
}

#[test]
fn check() {
    let ran = chappe(&["check", "--json", "cli/tests/data/mistakes.chappe"]).exits(1);
    assert!(ran.err.is_empty(), "{}", ran.err);
    let document = ran.json();
    has(&document, vec!["files", "records", "kernels", "errors", "warnings", "diagnostics"]);
    assert_eq!(document["errors"], 3);
    let first = &document["diagnostics"][0];
    has(first, vec!["code", "severity", "message", "file", "line", "column", "labels", "help"]);
    assert_eq!(first["code"], "E0213");
    assert_eq!(first["severity"], "error");
    assert_eq!((&first["line"], &first["column"]), (&json!(4), &json!(28)));
    assert_eq!(first["file"], "cli/tests/data/mistakes.chappe");
    has(&first["labels"][0], vec!["file", "line", "column", "end_line", "end_column", "text", "primary"]);
    let fine = chappe(&["check", "--json", "cli/tests/data/handshake.chappe"]).exits(0).json();
    assert_eq!((&fine["kernels"], &fine["diagnostics"]), (&json!(1), &json!([])));
}

#[test]
fn run() {
    let document = chappe(&["run", "--json", "cli/tests/data/handshake.chappe"]).exits(0).json();
    has(&document, vec!["file", "kernels", "diagnostics"]);
    let kernel = &document["kernels"][0];
    has(
        kernel,
        vec![
            "name",
            "arch",
            "end",
            "time",
            "steps",
            "engines",
            "schedule",
            "finals",
            "touched",
            "deadlock",
            "faults",
            "fault_count",
            "expectations",
            "verification",
        ],
    );
    assert_eq!((&kernel["name"], &kernel["end"]), (&json!("handshake"), &json!("finished")));
    has(
        &kernel["engines"][0],
        vec!["name", "core", "engine", "finished", "steps", "busy", "stalled", "end", "records", "bytes"],
    );
    has(&kernel["schedule"], vec!["elided", "first", "last"]);
    let steps = kernel["schedule"]["first"].as_array().unwrap();
    has(&steps[0], vec!["start", "end", "engine", "step", "file", "line", "text", "stalled"]);
    let stalled = steps.iter().find(|s| !s["stalled"].is_null()).unwrap();
    has(&stalled["stalled"], vec!["since", "on", "by"]);
    has(&kernel["finals"][0], vec!["name", "core", "bank", "id", "value"]);
    assert_eq!(kernel["expectations"][0], json!({"text": "expect ok", "result": "met", "why": null}));
}

#[test]
fn run_with_errors() {
    let document = chappe(&["run", "--json", "cli/tests/data/mistakes_kernel.chappe"]).exits(1).json();
    assert_eq!(document["kernels"], json!([]));
    assert!(document["diagnostics"].as_array().unwrap().len() >= 3);
}

#[test]
fn run_deadlock() {
    let document = chappe(&["run", "--json", "cli/tests/data/deadlock.chappe"]).exits(1).json();
    let deadlock = &document["kernels"][0]["deadlock"];
    has(deadlock, vec!["blocked", "cycle"]);
    assert_eq!(deadlock["cycle"], json!(["PE", "Pool"]));
    let blocked = &deadlock["blocked"][0];
    assert_eq!((&blocked["engine"], &blocked["entry"], &blocked["id"]), (&json!("PE"), &json!("left"), &json!(3)));
    assert_eq!((&blocked["value"], &blocked["compare"], &blocked["threshold"]), (&json!(0), &json!(">="), &json!(1)));
    assert_eq!((&blocked["line"], &blocked["since"]), (&json!(8), &json!(0)));
    assert_eq!(blocked["posters"][0]["engine"], "Pool");
}

#[test]
fn run_full() {
    let steps = |args: &[&str]| chappe(args).exits(0).json()["kernels"][0]["schedule"].clone();
    let short = steps(&["run", "--json", "cli/tests/data/long.chappe"]);
    let shown = short["first"].as_array().unwrap().len() + short["last"].as_array().unwrap().len();
    assert_eq!(short["elided"].as_u64().unwrap() as usize + shown, 2010);
    let full = steps(&["run", "--json", "--full", "cli/tests/data/long.chappe"]);
    assert_eq!((full["first"].as_array().unwrap().len(), &full["elided"]), (2010, &json!(0)));
}

#[test]
fn decode() {
    let hex = "a0100000050c00000500000000000000000000000000000000000000000000000000130e";
    let hex = format!("{hex:0<128}");
    let document = chappe(&["decode", "-a", "neuron::cayman", "--json", &hex]).exits(0).json();
    has(&document, vec!["arch", "record", "literal", "profiles", "fields"]);
    assert_eq!(document["record"], "EventSemaphore");
    assert_eq!(document["literal"], "EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(14) }");
    assert_eq!(document["profiles"], json!(["compiler"]));
    let fields = document["fields"].as_array().unwrap();
    has(&fields[0], vec!["name", "offset", "width", "bits", "type", "condition", "value", "doc"]);
    let field = |name: &str| fields.iter().find(|f| f["name"] == name).unwrap();
    let index = field("wait0.index");
    assert_eq!((&index["offset"], &index["width"], &index["value"]), (&json!(5), &json!(8), &json!(12)));
}

#[test]
fn dis() {
    let document = chappe(&["dis", "-a", "neuron::cayman", "--json", "cli/tests/data/mixed.bin"]).exits(1).json();
    has(&document, vec!["arch", "files"]);
    let records = document["files"][0]["records"].as_array().unwrap();
    assert_eq!(records.len(), 5);
    has(&records[0], vec!["offset", "record", "literal", "profiles", "hex", "errors"]);
    assert_eq!(records[1]["profiles"], json!(["runtime"]));
    assert_eq!((&records[2]["record"], &records[2]["errors"][0]["code"]), (&Value::Null, &json!("E0614")));
    assert_eq!(records[4]["hex"], "a21000");
}

#[test]
fn eval() {
    let document = chappe(&["eval", "-a", "neuron::cayman", "--json", "host_trigger(9)"]).exits(0).json();
    assert_eq!(
        document,
        json!({"arch": "neuron::cayman", "expr": "host_trigger(9)", "value": 0x8082_C026_15A0u64,
            "hex": "0x8082C02615A0", "space": "soc"})
    );
    let several = chappe(&["eval", "-a", "neuron::cayman", "1", "host_triger(9)", "-1", "--json"]).exits(1);
    let several = several.says("host_triger").json();
    assert_eq!((&several[0]["value"], &several[1]["value"]), (&json!(1), &json!(-1)));
}
