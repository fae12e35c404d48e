//! What the macros say about mistakes. `TRYBUILD=overwrite` refreshes the texts in `tests/ui`.

use std::fs;
use std::path::Path;

/// The folder of the package that `trybuild` makes. Paths in its tests are relative to it, so the files they name are put
/// there too.
fn package() -> std::path::PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    target.join("tests/trybuild/chappe")
}

#[test]
fn mistakes() {
    let to = package().join("tests/ui");
    fs::create_dir_all(&to).expect("a folder");
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui")).expect("tests").flatten() {
        if entry.path().extension().is_some_and(|e| e == "chappe") {
            fs::copy(entry.path(), to.join(entry.file_name())).expect("copied");
        }
    }
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
