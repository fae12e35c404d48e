//! The exact text of every finding about a specification: each `ui/spec/*.chappe`, or `ui/spec/*/main.chappe` with the
//! files it uses, is loaded, resolved and checked on all its architectures, against its `.stderr`.
//! `CHAPPE_BLESS=1` refreshes.

mod support;

use std::path::Path;

use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::render::render;

fn rendered(case: &Path) -> String {
    // Names are relative to the case's folder, on every machine.
    let dir = support::folder("spec").join(case.parent().expect("a test file"));
    let read = |p: &Path| std::fs::read_to_string(dir.join(p));
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    if let Some(root) = loader.file(Path::new(case.file_name().expect("a test file")), &mut loaded, &mut diags) {
        // A file of kernels is checked through the specification that it uses.
        let uses = loaded.file(root).and_then(|f| f.uses.iter().find(|u| u.spec.is_some()).and_then(|u| u.to));
        check::spec(&loaded, uses.unwrap_or(root), &mut diags);
    }
    diags.into_sorted().iter().map(|d| render(&loaded.sources, d, false)).collect()
}

#[test]
fn findings_read_as_agreed() {
    support::goldens("spec", rendered);
}
