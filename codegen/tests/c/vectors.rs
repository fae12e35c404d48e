//! The vectors of the Neuron records, which were computed from the published tables by other means.

use std::path::Path;

use chappe_dsl::codec::{self, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::model::{Model, ProfileId};
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};
use serde_json::Value;

use crate::agree::{Question, compare, decode, encode};
use crate::support;

fn vectors(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../neuron/tests/vectors").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).expect("vectors")).expect("JSON")
}

/// The value of a literal; `None`: it is refused before it is one.
fn value(m: &Model, literal: &str) -> Option<RecordValue> {
    let mut sources = Sources::new();
    let id = sources.add("literal", literal);
    let mut diags = Diagnostics::new();
    let lone = parse::parse_literal(&sources, id, &mut diags)?;
    let resolved = resolve::literal(m, &resolve::NoScope, &lone.literal, &mut diags)?;
    codec::value_of(m, &resolved, &[]).ok()
}

fn profile(m: &Model, v: &Value) -> Option<ProfileId> {
    v["profile"].as_str().map(|p| m.profile(p).expect("a profile"))
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|i| u8::from_str_radix(&text[i * 2..i * 2 + 2], 16).expect("hex")).collect()
}

fn of<'a>(m: &Model, all: &'a Value) -> Vec<&'a Value> {
    all.as_array().expect("a list").iter().filter(|v| v["arch"] == m.title()).collect()
}

#[test]
fn published_records() {
    let (good, bad) = (vectors("records.json"), vectors("records_bad.json"));
    let mut asked = 0;
    for m in support::neuron() {
        let mut questions: Vec<Question> = Vec::new();
        for v in of(&m, &good) {
            let (literal, hex) = (v["literal"].as_str().expect("text"), v["hex"].as_str().expect("text"));
            let value = value(&m, literal).expect("a value");
            let written = encode(&m, &value, profile(&m, v)).expect("a value of C");
            assert_eq!(written.expected, format!("ok {hex}"), "{literal}");
            questions.push(written);
            // Bytes of a plain structure are no member of a family.
            let record = m.records[value.record.index()].family.is_none().then_some(value.record);
            let read = decode(&m, record, &unhex(hex)).expect("a question");
            assert!(read.expected.starts_with("ok"), "{literal}: {}", read.expected);
            questions.push(read);
        }
        for v in of(&m, &bad["decode"]) {
            let q = decode(&m, None, &unhex(v["hex"].as_str().expect("text"))).expect("a question");
            assert!(q.expected.starts_with("err"), "{v}");
            questions.push(q);
        }
        for v in of(&m, &bad["encode"]) {
            let Some(value) = value(&m, v["literal"].as_str().expect("text")) else { continue };
            let Some(q) = encode(&m, &value, profile(&m, v)) else { continue };
            assert!(q.expected.starts_with("err"), "{v}");
            questions.push(q);
        }
        if !questions.is_empty() {
            asked += questions.len();
            let wrong = compare(&m, &questions);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    }
    assert!(asked > 90, "{asked}");
}
