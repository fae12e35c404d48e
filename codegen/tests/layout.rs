//! The generated layout, as a golden file; `compiled.rs` compiles it.

use std::path::Path;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::resolve;

fn model(path: &str, arch: Option<&str>) -> Model {
    let read = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(Path::new(path), &mut loaded, &mut diags).expect("readable");
    let model = resolve::model(&loaded, root, arch, &mut diags);
    assert!(!diags.has_errors(), "{diags:?}");
    model.expect("resolved")
}

#[test]
fn golden() {
    let text =
        chappe_codegen::rust::file(chappe_codegen::rust::layout(&model("tests/data/toy.chappe", None))).expect("Rust");
    // Inner documentation cannot stand in an included file.
    let text = text.replace("//!", "//");
    let path = "tests/data/toy.rs";
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    assert_eq!(std::fs::read_to_string(path).expect("golden"), text, "refresh with CHAPPE_BLESS=1");
}

#[test]
fn the_neuron_layout_is_rust() {
    for arch in ["sunda", "cayman", "mariana"] {
        let model = model("../neuron/spec/neuron.chappe", Some(arch));
        let one = chappe_codegen::rust::file(chappe_codegen::rust::layout(&model)).expect("Rust");
        let two = chappe_codegen::rust::file(chappe_codegen::rust::layout(&model)).expect("Rust");
        assert_eq!(one, two, "deterministic");
        assert!(one.contains("pub mod event_semaphore"));
    }
}
