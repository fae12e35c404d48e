//! The generated bindings and the interpreted codec say the same of every record, on every generation.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::type_complexity,
    clippy::result_large_err,
    clippy::print_stderr,
    reason = "a test that cannot go on has failed"
)]

#[path = "../../codegen/tests/support/mod.rs"]
mod support;

use chappe_dsl::codec::{self, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::model::Model;
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};
use chappe_runtime::record::{ParseError, RecordError};
use support::{Case, Cases, Expected, Failure};

/// What generated code says of an error; the interpreter names the architecture where something is missing on it.
fn failure(e: &RecordError) -> Failure {
    let field = e.field().to_string();
    Failure {
        code: e.code(),
        record: (!e.record().is_empty()).then(|| e.record().to_owned()),
        field: (!field.is_empty()).then_some(field),
        offset: Some(e.offset()),
        bits: Some(e.bits()),
        message: e.to_string(),
    }
}

/// What a generation's `Sync` does.
struct Bindings {
    decode: fn(&[u8]) -> Result<(String, Vec<u8>), RecordError>,
    parse: fn(&str, Option<usize>) -> Result<Vec<u8>, ParseError>,
}

macro_rules! generation {
    ($arch:ident) => {
        Bindings {
            decode: |bytes| chappe_neuron::$arch::Sync::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
            parse: |text, profile| chappe_neuron::$arch::Sync::parse_as(text, profile).map(|r| r.encode().to_vec()),
        }
    };
}

fn generation(name: &str) -> Bindings {
    match name {
        "sunda" => generation!(sunda),
        "cayman" => generation!(cayman),
        "mariana" => generation!(mariana),
        "mariana_plus" => generation!(mariana_plus),
        other => panic!("no bindings of {other}"),
    }
}

/// The value of a literal, if it can be resolved.
fn value_of(model: &Model, literal: &str) -> Option<RecordValue> {
    let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
    let id = sources.add("literal", literal);
    let parsed = parse::parse_literal(&sources, id, &mut diags)?;
    let resolved = resolve::literal(model, &resolve::NoScope, &parsed.literal, &mut diags)?;
    if diags.has_errors() { None } else { codec::value_of(model, &resolved, &[]).ok() }
}

fn without_place(model: &Model, message: &str) -> String {
    message.replace(&format!("not available on {}", model.place()), "not available here")
}

fn one(model: &Model, of: &Bindings, case: &Case) {
    match case {
        Case::Decode { record: None, bytes, .. } => match (support::expected(model, case), (of.decode)(bytes)) {
            (Ok(Expected::Decoded { literal, .. }), Ok((text, again))) => {
                assert_eq!(literal, text, "{bytes:02x?}");
                assert_eq!(&again, bytes, "{literal}");
            }
            (Err(e), Err(f)) => {
                let f = failure(&f);
                let e = Failure { message: without_place(model, &e.message), ..e };
                // Of bytes that are no record, generated code says at least of which family they are none.
                let field = f.field.filter(|_| e.field.is_some());
                let f = Failure { record: f.record.filter(|_| e.record.is_some()), field, ..f };
                let e = Failure { offset: e.offset.or(f.offset), bits: e.bits.or(f.bits), ..e };
                assert_eq!(e, f, "{bytes:02x?}");
            }
            (expected, found) => panic!("{bytes:02x?}: {expected:?} against {found:?}"),
        },
        Case::Encode { value, profile, .. } => {
            let literal = codec::print(model, value);
            // Of a value that no literal can say, what its literal says is tried.
            let Some(value) = value_of(model, &literal) else { return };
            if model.records[value.record.index()].family.is_none() {
                return;
            }
            let found = (of.parse)(&literal, profile.map(|p| p.index()));
            match (support::encoded(model, &value, *profile), found) {
                (Ok(Expected::Encoded(bytes)), Ok(found)) => assert_eq!(bytes, found, "{literal}"),
                (Err(e), Err(f)) => {
                    let f = f.record_error().unwrap_or_else(|| panic!("{literal}: {e:?} against {f}"));
                    let e = Failure { message: without_place(model, &e.message), ..e };
                    assert_eq!(e, failure(&f), "{literal}");
                }
                (e, f) => panic!("{literal}: {e:?} against {f:?}"),
            }
        }
        Case::Decode { .. } => {}
    }
}

#[test]
fn generated_and_interpreted_agree() {
    for model in support::neuron() {
        let of = generation(model.place());
        let (cases, mut rng) = (Cases::new(&model), support::rng(11));
        for case in cases.take(&mut rng, support::count(4_000)) {
            one(&model, &of, &case);
        }
    }
}
