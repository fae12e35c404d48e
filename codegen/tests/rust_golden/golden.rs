//! Golden files.

use std::path::Path;

use chappe_codegen::input::{Origin, read};
use chappe_codegen::rust;
use quote::quote;

use crate::support;
use crate::table::table;

fn generated(name: &str, arch: Option<&str>) -> String {
    let path = support::data(name);
    let input = read(Origin::Path(&path), arch, &[], &[]).result.expect("a specification");
    let options = rust::Options { runtime: quote!(::chappe_runtime) };
    rust::file(rust::generate(&input, &options).expect("bindings")).expect("Rust")
}

fn golden(name: &str, text: &str) {
    let path = support::data(name);
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, text).expect("written");
    }
    let expected = std::fs::read_to_string(&path).expect("golden");
    let line = expected.lines().zip(text.lines()).position(|(a, b)| a != b);
    assert!(
        expected == text,
        "{} is stale from line {} on: refresh it with CHAPPE_BLESS=1 and read what changes",
        Path::new(name).display(),
        line.map_or(0, |l| l + 1)
    );
}

#[test]
fn bindings_of_a_toy() {
    golden("toy.rs", &generated("toy.chappe", None));
    golden("toy_table.rs", &table(&support::toy(), "toy"));
}

#[test]
fn bindings_of_shapes() {
    golden("shapes.rs", &generated("shapes.chappe", Some("first")));
    golden("shapes_table.rs", &table(&support::model("shapes.chappe", Some("first")), "shapes"));
}

/// Modes of number 0, cells of tables, unions.
#[test]
fn bindings_of_corners() {
    for name in ["modes", "tables", "unions"] {
        let spec = format!("{name}.chappe");
        golden(&format!("{name}.rs"), &generated(&spec, None));
        golden(&format!("{name}_table.rs"), &table(&support::model(&spec, None), name));
    }
}

#[test]
fn bindings_are_deterministic() {
    assert_eq!(generated("shapes.chappe", None), generated("shapes.chappe", None));
}
