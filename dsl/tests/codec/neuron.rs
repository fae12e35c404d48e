//! The real specification: vectors computed independently, and random records of it.

use std::path::Path;

use chappe_dsl::codec::{decode, encode, print, value_of};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::{Available, Model, RecordId};
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};
use proptest::prelude::*;
use serde_json::Value as Json;

use crate::random::{self, Entropy};

fn path(relative: &str) -> String {
    format!("{}/../neuron/{relative}", env!("CARGO_MANIFEST_DIR"))
}

/// The specification on an architecture.
fn model(arch: &str) -> Model {
    let read = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(Path::new(&path("spec/neuron.chappe")), &mut loaded, &mut diags).unwrap();
    let m = resolve::model(&loaded, root, Some(arch), &mut diags);
    let errors: Vec<String> =
        diags.iter().map(|d| format!("{} {} {}", loaded.sources.locate(d.span()), d.code, d.message)).collect();
    assert!(!diags.has_errors(), "{}", errors.join("\n"));
    m.unwrap()
}

fn vectors(name: &str) -> Json {
    let text = std::fs::read_to_string(path(&format!("tests/vectors/{name}"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Encodes a literal; errors of all steps as lines.
fn assemble(m: &Model, literal: &str, profile: Option<&str>) -> Result<Vec<u8>, String> {
    let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
    let file = sources.add("literal", literal);
    let parsed = parse::parse_literal(&sources, file, &mut diags);
    let resolved = parsed.and_then(|l| resolve::literal(m, &resolve::NoScope, &l.literal, &mut diags));
    let messages = || diags.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("\n");
    let Some(resolved) = resolved else { return Err(messages()) };
    assert!(!diags.has_errors(), "{}", messages());
    let lines =
        |e: Vec<chappe_dsl::codec::CodecError>| e.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    let value = value_of(m, &resolved, &[]).map_err(lines)?;
    encode(m, &value, profile.map(|p| m.profile(p).unwrap())).map_err(lines)
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap()).collect()
}

fn arch(v: &Json) -> &str {
    v["arch"].as_str().unwrap().split("::").nth(1).unwrap()
}

#[test]
fn vectors_encode_decode_and_print() {
    let models = ["sunda", "cayman", "mariana"].map(|a| (a, model(a)));
    let all = vectors("records.json");
    for v in all.as_array().unwrap() {
        let m = &models.iter().find(|(a, _)| *a == arch(v)).unwrap().1;
        let (literal, profile) = (v["literal"].as_str().unwrap(), v["profile"].as_str().unwrap());
        let bytes = hex(v["hex"].as_str().unwrap());
        assert_eq!(assemble(m, literal, Some(profile)).as_ref(), Ok(&bytes), "{literal}");
        let d = decode(m, &bytes).unwrap();
        assert_eq!(print(m, &d.value), literal);
        assert!(d.profiles.contains(&m.profile(profile).unwrap()), "{literal}");
    }
    assert!(all.as_array().unwrap().len() > 40);
}

#[test]
fn bad_vectors_are_refused_in_these_words() {
    let bad = vectors("records_bad.json");
    for v in bad["decode"].as_array().unwrap() {
        let m = model(arch(v));
        let errors = decode(&m, &hex(v["hex"].as_str().unwrap())).unwrap_err();
        let wanted = v["error"].as_str().unwrap();
        assert!(errors.iter().any(|e| e.message.contains(wanted)), "{wanted}: {errors:#?}");
    }
    for v in bad["encode"].as_array().unwrap() {
        let m = model(arch(v));
        let e = assemble(&m, v["literal"].as_str().unwrap(), v["profile"].as_str()).unwrap_err();
        let wanted = v["error"].as_str().unwrap();
        assert!(e.contains(wanted), "{wanted}: {e}");
    }
}

/// Every record that can be written.
fn writable(m: &Model) -> Vec<RecordId> {
    let open = m.records.iter().enumerate().filter(|(_, r)| r.opaque.is_none() && r.notes.available == Available::Yes);
    open.map(|(i, _)| RecordId(i as u32)).collect()
}

#[test]
fn random_records_go_round() {
    for arch in ["sunda", "cayman", "mariana"] {
        let m = model(arch);
        let records = writable(&m);
        let done = std::cell::RefCell::new(vec![0; records.len()]);
        let config = ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() };
        let mut runner = proptest::test_runner::TestRunner::new(config);
        let strategy = proptest::collection::vec(any::<u8>(), 0..400);
        runner
            .run(&strategy, |bytes| {
                let mut e = Entropy::new(bytes);
                for (i, id) in records.iter().enumerate() {
                    let v = random::value(&m, *id, &mut e);
                    if let Some(bytes) = random::round(&m, &v, &mut e) {
                        done.borrow_mut()[i] += 1;
                        let text = print(&m, &v);
                        let again = assemble(&m, &text, None);
                        prop_assert_eq!(again.as_ref(), Ok(&bytes), "{}", text);
                    }
                }
                Ok(())
            })
            .unwrap();
        for (id, n) in records.iter().zip(done.borrow().iter()) {
            let r = &m.records[id.index()];
            let demanding = !r.requires.is_empty() || r.fields.iter().any(|f| !f.requires.is_empty());
            assert!(*n > 0 || demanding, "{} was never encoded", r.name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_never_panic(mut bytes in proptest::collection::vec(any::<u8>(), 64), opcode in 0xA0u8..0xE0, plain in 0usize..64) {
        thread_local! { static MODEL: Model = model("cayman"); }
        bytes[0] = opcode;
        bytes[1] = 0x10;
        bytes[plain..].fill(0);
        bytes[0] = opcode;
        bytes[1] = 0x10;
        MODEL.with(|m| {
            random::accepted(m, None, &bytes);
        });
    }
}
