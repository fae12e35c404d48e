//! A specification of this repository, for the interpreted codec.

use std::path::{Path, PathBuf};

use chappe_dsl::codec::{self, CodecError};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::{Available, Model, RecordId};
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// `examples/archs/NAME.chappe`, on an architecture.
pub(crate) fn load(name: &str, arch: Option<&str>) -> Model {
    let read = |path: &Path| std::fs::read_to_string(path);
    let path = root().join("examples/archs").join(name).with_extension("chappe");
    let text = std::fs::read_to_string(&path).expect("the specification");
    let search = vec![root().join("neuron/spec"), root().join("examples/archs")];
    let loader = Loader { built_in: &[], search, read: &read };
    let (mut loaded, mut found) = (Loaded::default(), Diagnostics::new());
    let file = loader.text(&path.to_string_lossy(), text, &mut loaded, &mut found);
    let model = resolve::model(&loaded, file, arch, &mut found);
    assert!(found.is_empty(), "{name}: {:#?}", found.iter().map(|d| &d.message).collect::<Vec<_>>());
    model.expect("a model")
}

/// The records that can be met on their own: members of families, and the plain ones named.
pub(crate) fn records(model: &Model, plain: &[&str]) -> Vec<RecordId> {
    let all = model.records.iter().enumerate();
    let here = all.filter(|(_, r)| r.notes.available == Available::Yes);
    let wanted = here.filter(|(_, r)| r.family.is_some() || plain.contains(&r.name.as_str()));
    let found: Vec<RecordId> = wanted.map(|(i, _)| RecordId(i as u32)).collect();
    assert!(!found.is_empty());
    found
}

/// Bytes, of one record or of any member of a family, as a value.
pub(crate) fn decode(model: &Model, id: RecordId, bytes: &[u8]) -> Result<codec::Decoded, Vec<CodecError>> {
    match model.records.get(id.index()).and_then(|r| r.family) {
        Some(_) => codec::decode(model, bytes),
        None => codec::decode_record(model, id, bytes),
    }
}

/// Text as bytes.
pub(crate) fn encode(model: &Model, literal: &str) -> Result<Vec<u8>, String> {
    let mut sources = Sources::new();
    let id = sources.add("literal", literal);
    let mut found = Diagnostics::new();
    let lone = parse::parse_literal(&sources, id, &mut found);
    let resolved = lone.and_then(|l| resolve::literal(model, &resolve::NoScope, &l.literal, &mut found));
    let Some(resolved) = resolved else {
        return Err(found.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("; "));
    };
    let value = codec::value_of(model, &resolved, &[]).map_err(words)?;
    codec::encode(model, &value, None).map_err(words)
}

/// What is wrong, on one line.
pub(crate) fn words(errors: impl IntoIterator<Item = CodecError>) -> String {
    errors.into_iter().map(|e| e.message).collect::<Vec<_>>().join("; ")
}
