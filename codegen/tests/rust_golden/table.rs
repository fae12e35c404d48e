//! A Rust file that does the same with every record of a specification, by name: decode, parse, and take a record apart
//! by its getters and build it again from what they say.

use std::fmt::Write;

use chappe_codegen::rust::Api;
use chappe_dsl::codec;
use chappe_dsl::model::{Available, Field, FieldKind, Model, Record, RecordId, Scalar, Type};

/// The file; `module` is where the bindings are.
pub(crate) fn table(model: &Model, module: &str) -> String {
    let api = Api::new(model);
    let mut out = format!(
        "// Made by the tests: do not edit.\n\
         use chappe_runtime::record::{{ParseError, RecordError}};\n\n\
         use super::{module} as m;\n\n\
         type Read = Result<(String, Vec<u8>), RecordError>;\n\n"
    );
    let profile = if model.profiles.is_empty() { "" } else { "profile.and_then(|p| m::Profile::ALL.get(p)).copied()" };
    arms(
        &mut out,
        "decode(name: &str, bytes: &[u8]) -> Read",
        &records(model, |id, _| {
            let ty = api.record(id);
            format!("m::{ty}::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec()))")
        }),
    );
    let families: Vec<(String, String)> = (model.families.iter().enumerate())
        .map(|(i, f)| {
            let ty = api.family(chappe_dsl::model::FamilyId(i as u32));
            let body = format!("m::{ty}::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec()))");
            (f.name.clone(), body)
        })
        .collect();
    arms(&mut out, "decode_member(name: &str, bytes: &[u8]) -> Read", &families);
    arms(
        &mut out,
        "parse(name: &str, text: &str, profile: Option<usize>) -> Result<Vec<u8>, ParseError>",
        &records(model, |id, _| format!("m::{}::parse_as(text, profile).map(|r| r.encode().to_vec())", api.record(id))),
    );
    arms(
        &mut out,
        "rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError>",
        &records(model, |id, r| rebuild(&api, id, r, profile)),
    );
    out
}

fn records(model: &Model, body: impl Fn(RecordId, &Record) -> String) -> Vec<(String, String)> {
    let ids = (0..model.records.len() as u32).map(RecordId);
    ids.zip(&model.records).map(|(id, r)| (r.name.clone(), body(id, r))).collect()
}

fn arms(out: &mut String, signature: &str, arms: &[(String, String)]) {
    // Nothing can go wrong when text is added to text.
    let _ = writeln!(
        out,
        "#[allow(unused_variables, clippy::too_many_lines)]\npub(crate) fn {signature} {{\n    match name {{"
    );
    for (name, body) in arms {
        let _ = writeln!(out, "        {name:?} => {body},");
    }
    out.push_str("        other => panic!(\"no {other}\"),\n    }\n}\n\n");
}

fn rebuild(api: &Api<'_>, id: RecordId, r: &Record, profile: &str) -> String {
    let ty = api.record(id);
    if r.opaque.is_some() || r.notes.available != Available::Yes {
        return format!("m::{ty}::decode(bytes).map(|r| r.encode().to_vec())");
    }
    let mut body =
        format!("{{\n            let r = m::{ty}::decode(bytes)?;\n            let b = m::{ty}::builder();\n");
    for (f, name) in r.fields.iter().zip(api.fields(id)) {
        let Some(name) = name.filter(|_| written(r, f)) else { continue };
        let set = if odd(&f.kind) { format!("b.{name}(v).expect(\"a fit\")") } else { format!("b.{name}(v)") };
        let line = match (&f.kind, &f.guard) {
            (FieldKind::Mode(m), _) if m.optional => format!("let b = b.{name}(r.{name}());"),
            (FieldKind::Union(u), None) if u.selector.is_none() => format!("let v = r.{name}(); let b = {set};"),
            (FieldKind::Union(_), _) | (_, Some(_)) => {
                format!("let b = match r.{name}() {{ Some(v) => {set}, None => b }};")
            }
            (_, None) => format!("let v = r.{name}(); let b = {set};"),
        };
        let _ = writeln!(body, "            {line}");
    }
    body + &format!("            b.build({profile}).map(|r| r.encode().to_vec())\n        }}")
}

fn written(r: &Record, f: &Field) -> bool {
    f.notes.available == Available::Yes
        && codec::fixed(r, f).is_none()
        && !matches!(f.kind, FieldKind::Constant { .. } | FieldKind::Fill { .. })
}

/// Whether a setter may refuse elements that do not fit.
fn odd(kind: &FieldKind) -> bool {
    fn element(ty: &Type) -> bool {
        match ty {
            Type::Scalar(Scalar::Uint | Scalar::Int, w) => !matches!(w, 8 | 16 | 32 | 64),
            Type::Array { element: e, .. } => element(e),
            Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } | Type::Record(_) => false,
        }
    }
    matches!(kind, FieldKind::Value { ty: ty @ Type::Array { .. }, .. } if element(ty))
}
