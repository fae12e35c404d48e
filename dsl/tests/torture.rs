//! The files with every construct parse without a finding.

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::source::Sources;

fn clean(name: &str, text: &str) {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let mut diags = Diagnostics::new();
    let tree = parse_file(&sources, file, &mut diags);
    let found: Vec<String> = diags
        .iter()
        .map(|d| format!("{} {}: {} `{}`", sources.locate(d.span()), d.code, d.message, sources.text(d.span())))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(!tree.items.is_empty());
    assert!(tree.items.iter().all(|i| !i.broken));
}

#[test]
fn every_construct_of_a_spec() {
    clean("everything.chappe", include_str!("data/everything.chappe"));
}

#[test]
fn every_construct_of_a_kernel() {
    clean("everything_kernel.chappe", include_str!("data/everything_kernel.chappe"));
}
