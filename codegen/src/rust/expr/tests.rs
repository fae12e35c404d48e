//! What is made of the conditions of a specification, as a golden file; `tests/ops_conditions.rs` compiles and runs it.

use std::path::Path;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::resolve;
use quote::{format_ident, quote};

use super::{condition, condition_can_fail};
use crate::rust::Cx;
use crate::rust::names::{Names, snake_text};
use crate::rust::place::read;

fn model(path: &str) -> Model {
    let read = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(Path::new(path), &mut loaded, &mut diags).expect("readable");
    let model = resolve::model(&loaded, root, Some("only"), &mut diags);
    assert!(!diags.has_errors(), "{diags:?}");
    model.expect("resolved")
}

#[test]
fn conditions() {
    let model = model("tests/data/conditions.chappe");
    let cx = Cx { model: &model, names: Names::new(&model), rt: quote!(::chappe_runtime) };
    let mut items = Vec::new();
    for record in &model.records {
        let size = record.size as usize;
        let mut names = Vec::new();
        for (i, r) in record.requires.iter().enumerate() {
            let name = format_ident!("{}_{i}", snake_text(&record.name));
            let body = condition(&cx, record, &r.condition);
            let body = match condition_can_fail(&cx, record, &r.condition) {
                true => body,
                false => quote!(::core::result::Result::Ok(#body)),
            };
            items.push(quote!(fn #name(b: &[u8; #size]) -> ::core::result::Result<bool, NoValue> { #body }));
            names.push(name);
        }
        let all = format_ident!("{}", record.name.to_uppercase());
        items.push(
            quote!(pub const #all: &[fn(&[u8; #size]) -> ::core::result::Result<bool, NoValue>] = &[#(#names),*];),
        );
        let places = record.fields.iter().filter_map(|f| match &f.kind {
            chappe_dsl::model::FieldKind::Value { at: chappe_dsl::model::Location::Bits(p), .. } => Some(read(p)),
            _ => None,
        });
        let places_of = format_ident!("{}_places", snake_text(&record.name));
        items.push(quote!(pub fn #places_of(b: &[u8; #size]) -> Vec<u64> { vec![#(#places as u64),*] }));
    }
    let text = crate::rust::file(quote!(#(#items)*)).expect("Rust");
    let path = "tests/data/conditions.rs";
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    assert!(std::fs::read_to_string(path).expect("golden") == text, "{path} is stale: refresh with CHAPPE_BLESS=1");
}
