//! Models of the specifications that tests are about.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use chappe_codegen::input::{Origin, Reading, read};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::resolve;

/// The Neuron specification, which needs no file.
const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

/// A file under `codegen/tests/data`.
pub fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn unwrapped(reading: Reading) -> Vec<Model> {
    match reading.result {
        Ok(input) => input.models,
        Err(refused) => {
            let words = refused.diagnostics.iter().map(|d| {
                let at = refused.loaded.sources.locate(d.span());
                format!("{at}: {} {}", d.code, d.message)
            });
            panic!("{}", words.collect::<Vec<_>>().join("\n"))
        }
    }
}

/// The models of a specification: on one architecture, or on all that are known.
pub fn models(path: &Path, arch: Option<&str>) -> Vec<Model> {
    unwrapped(read(Origin::Path(path), arch, BUILT_IN, &[]))
}

/// The model of a specification without architectures, given as text.
pub fn text(text: &str) -> Model {
    let origin = Origin::Text { name: "text.chappe", text: text.to_owned() };
    unwrapped(read(origin, None, BUILT_IN, &[])).remove(0)
}

/// The model of a file under `codegen/tests/data` on one architecture, or of one that has none.
pub fn model(name: &str, arch: Option<&str>) -> Model {
    models(&data(name), arch).remove(0)
}

/// A machine that is just large enough.
pub fn toy() -> Model {
    model("toy.chappe", None)
}

/// One of everything that a specification may hold, on each of its architectures.
pub fn shapes() -> Vec<Model> {
    models(&data("shapes.chappe"), None)
}

/// Conditions of every kind, some of which the checks refuse.
pub fn conditions() -> Model {
    let reader = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &reader };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(&data("conditions.chappe"), &mut loaded, &mut diags).unwrap();
    resolve::model(&loaded, root, resolve::architectures(&loaded, root).first().copied(), &mut diags).unwrap()
}

/// The Neuron specification on sunda, cayman and mariana, read once.
pub fn neuron() -> Vec<Model> {
    static READ: OnceLock<Vec<Model>> = OnceLock::new();
    READ.get_or_init(|| models(Path::new("neuron"), None)).clone()
}
