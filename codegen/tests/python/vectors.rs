//! The vectors of the Neuron specification: bytes, literals and addresses computed independently.

use std::path::Path;

use chappe_dsl::codec::{self, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::model::{ExprKind, Model, Value};
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};
use serde_json::{Value as Json, json};

use crate::interpreter::{add, ask, there};
use crate::support::{self, Case};
use crate::transport::{expressible, line};

fn vectors(name: &str) -> Json {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../neuron/tests/vectors").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A vector with its model.
struct Vector<'a> {
    json: &'a Json,
    model: &'a Model,
}

impl Vector<'_> {
    fn text(&self, key: &str) -> &str {
        self.json[key].as_str().unwrap_or_default()
    }

    fn literal(&self) -> Option<RecordValue> {
        let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
        let id = sources.add("literal", self.text("literal"));
        let lone = parse::parse_literal(&sources, id, &mut diags)?;
        let literal = resolve::literal(self.model, &resolve::NoScope, &lone.literal, &mut diags)?;
        codec::value_of(self.model, &literal, &[]).ok()
    }

    fn encode(&self) -> Option<String> {
        let value = expressible(self.model, &self.literal()?)?;
        let profile = self.model.profile(self.text("profile"));
        Some(line(self.model, &Case::Encode { value, profile, damage: None }))
    }

    fn decode(&self) -> String {
        json!({ "decode": self.text("hex") }).to_string()
    }

    /// A call of an operation with numbers.
    fn call(&self) -> Option<String> {
        let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
        let id = sources.add("expr", self.text("expr"));
        let parsed = parse::parse_expr(&sources, id, &mut diags)?;
        let expr = resolve::expr(self.model, &resolve::NoScope, &parsed, &mut diags)?;
        let ExprKind::Op { ops, op, args } = &expr.kind else { return None };
        let ops = &self.model.ops[*ops as usize];
        let numbers = args.iter().map(|a| match &a.kind {
            ExprKind::Value(Value::Int(n)) => Some(*n as u64),
            _ => None,
        });
        let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
        Some(json!({ "call": [ops.name, ops.rows[*op as usize].name, numbers] }).to_string())
    }
}

/// Asks about every vector that has a question; each with its answer.
fn answers(list: &Json, question: impl Fn(&Vector<'_>) -> Option<String>) -> Vec<(Json, Json)> {
    let models = support::neuron();
    let mut out = Vec::new();
    for model in &models {
        let name = add(model);
        let own = list.as_array().unwrap().iter().filter(|v| v["arch"].as_str() == Some(&model.title()));
        let asked: Vec<(Json, String)> =
            own.filter_map(|json| Some((json.clone(), question(&Vector { json, model })?))).collect();
        let answers = ask(&name, asked.iter().map(|(_, line)| line.clone()).collect());
        let parsed = answers.iter().map(|a| serde_json::from_str(a).unwrap());
        out.extend(asked.into_iter().map(|(json, _)| json).zip(parsed));
    }
    out
}

fn says(answer: &Json, part: &Json) -> bool {
    answer["error"][5].as_str().is_some_and(|m| m.contains(part.as_str().unwrap()))
}

#[test]
fn records() {
    if !there() {
        return;
    }
    let all = vectors("records.json");
    let encoded = answers(&all, |v| v.encode());
    assert_eq!(encoded.len(), all.as_array().unwrap().len());
    for (v, answer) in encoded {
        assert_eq!((&answer["bytes"], &answer["literal"]), (&v["hex"], &v["literal"]), "{}", v["name"]);
    }
    for (v, answer) in answers(&all, |v| Some(v.decode())) {
        assert_eq!(answer["literal"], v["literal"], "{}", v["name"]);
        assert!(answer["profiles"].as_array().unwrap().contains(&v["profile"]), "{}", v["name"]);
    }
}

#[test]
fn bad_records() {
    if !there() {
        return;
    }
    let all = vectors("records_bad.json");
    for (v, answer) in answers(&all["decode"], |v| Some(v.decode())) {
        assert!(says(&answer, &v["error"]), "{v} {answer}");
    }
    let encoded = answers(&all["encode"], |v| v.encode());
    // Some literals have no value: names that do not exist, which Python's types say.
    assert!(encoded.len() * 2 > all["encode"].as_array().unwrap().len(), "{}", encoded.len());
    for (v, answer) in encoded {
        assert!(says(&answer, &v["error"]), "{v} {answer}");
    }
}

#[test]
fn addresses() {
    if !there() {
        return;
    }
    let all = vectors("topsp.json");
    let found = answers(&all["values"], |v| v.call());
    assert_eq!(found.len(), all["values"].as_array().unwrap().len());
    for (v, answer) in found {
        let wanted = u64::from_str_radix(v["value"].as_str().unwrap().trim_start_matches("0x"), 16).unwrap();
        assert_eq!(answer["result"], Json::from(wanted.to_string()), "{v}");
    }
    for (v, answer) in answers(&all["errors"], |v| v.call()) {
        assert!(says(&answer, &v["error"]), "{v} {answer}");
    }
}
