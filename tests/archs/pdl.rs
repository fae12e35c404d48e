//! The packets of fixed size of google/pdl, against its own test vectors: they come with the source of its compiler,
//! which the benchmarks make cargo download.

use std::collections::BTreeSet;
use std::path::PathBuf;

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::model::{FieldKind, Model, RecordId, Type};
use serde_json::Value;

use crate::oracle::{hex, unhex};
use crate::spec;

fn vectors(name: &str) -> Option<Value> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cargo")))?;
    let folders = |path: PathBuf| std::fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path());
    let sources = folders(home.join("registry/src")).flat_map(folders);
    let compilers = sources.filter(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with("pdl-compiler-")));
    let files = compilers.map(|p| p.join("tests/canonical").join(name)).filter(|p| p.exists());
    let text = std::fs::read_to_string(files.max()?).expect("a readable file");
    Some(serde_json::from_str(&text).expect("JSON"))
}

/// A value of the vectors as one of ours.
fn record(model: &Model, id: RecordId, json: &Value) -> RecordValue {
    let record = &model.records[id.index()];
    let fields = record.fields.iter().map(|field| {
        let given = field.name.as_ref().and_then(|n| json.get(n)).filter(|_| field.in_literal());
        match (&field.kind, given) {
            (FieldKind::Value { ty, .. }, Some(json)) => data(model, ty, json),
            _ => Data::Absent,
        }
    });
    RecordValue { record: id, fields: fields.collect() }
}

fn data(model: &Model, ty: &Type, json: &Value) -> Data {
    match (ty, json) {
        (Type::Array { element, .. }, Value::Array(list)) => {
            Data::List(list.iter().map(|j| data(model, element, j)).collect())
        }
        (Type::Record(id), json) => Data::Record(record(model, *id, json)),
        (_, json) => Data::Int(json.as_i64().map(i128::from).or(json.as_u64().map(i128::from)).expect("a number")),
    }
}

#[test]
fn packets_pass_the_vectors_of_pdl() {
    let (mut packets, mut passed, mut refused) = (BTreeSet::new(), 0, 0);
    for (arch, file) in [("little", "le_test_vectors.json"), ("big", "be_test_vectors.json")] {
        let Some(Value::Array(groups)) = vectors(file) else {
            println!("skipped: pdl: the source of pdl-compiler is not in cargo's registry");
            return;
        };
        let model = spec::load("pdl", Some(arch));
        for group in &groups {
            for test in group["tests"].as_array().expect("tests") {
                let name = test["packet"].as_str().or(group["packet"].as_str()).expect("a name");
                let Some(id) = model.record(name) else { continue };
                let bytes = test["packed"].as_str().map(unhex).expect("bytes");
                let decoded = codec::decode_record(&model, id, &bytes);
                if test["expected_error"].is_string() {
                    assert!(decoded.is_err(), "{arch} {name}: {test}");
                    refused += 1;
                    continue;
                }
                let value = record(&model, id, &test["unpacked"]);
                let ours = codec::encode(&model, &value, None).map_err(spec::words);
                assert_eq!(ours.map(|b| hex(&b)), Ok(hex(&bytes)), "{arch} {name}: {test}");
                let decoded = decoded.map(|d| codec::print(&model, &d.value)).map_err(spec::words);
                assert_eq!(decoded, Ok(codec::print(&model, &value)), "{arch} {name}: {test}");
                packets.insert((arch, name.to_owned()));
                passed += 1;
            }
        }
    }
    println!(
        "pdl: {} packets, {passed} vectors both ways, {refused} refused as expected, 0 disagreements",
        packets.len()
    );
    assert!(packets.len() >= 40);
}
