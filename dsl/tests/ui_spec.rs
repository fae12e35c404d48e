//! The exact text of every finding about a specification: each `ui/spec/*.chappe`, or `ui/spec/*/main.chappe` with the
//! files it uses, is loaded, resolved and checked on all its architectures, against its `.stderr`.
//! `CHAPPE_BLESS=1` refreshes.

use std::path::{Path, PathBuf};

use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::render::render;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui/spec")
}

/// Root files of the cases, relative to the folder.
fn cases() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder()).expect("a test file").flatten() {
        let name = PathBuf::from(entry.file_name());
        if entry.path().is_dir() {
            found.push(name.join("main.chappe"));
        } else if name.extension().is_some_and(|e| e == "chappe") {
            found.push(name);
        }
    }
    found.sort();
    found
}

fn rendered(case: &Path) -> String {
    // Names are relative to the case's folder, on every machine.
    let dir = folder().join(case.parent().expect("a test file"));
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
    let bless = std::env::var_os("CHAPPE_BLESS").is_some();
    let mut wrong = Vec::new();
    for case in cases() {
        let golden = folder().join(&case).with_extension("stderr");
        let now = rendered(&case);
        if bless {
            std::fs::write(&golden, &now).expect("a test file");
        } else if std::fs::read_to_string(&golden).unwrap_or_default() != now {
            wrong.push(format!("{}:\n{now}", case.display()));
        }
    }
    assert!(wrong.is_empty(), "differs (CHAPPE_BLESS=1 refreshes):\n{}", wrong.join("\n"));
}
