//! Golden text of files under `tests/ui/NAME`: each `*.chappe`, or `*/main.chappe`, against its `.stderr`.

use std::path::{Path, PathBuf};

/// The folder of the cases.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui").join(name)
}

/// Compares what `rendered` says of each case with its golden; `CHAPPE_BLESS=1` refreshes.
pub(crate) fn goldens(name: &str, rendered: fn(&Path) -> String) {
    let bless = std::env::var_os("CHAPPE_BLESS").is_some();
    let mut wrong = Vec::new();
    let cases = cases(name);
    assert!(!cases.is_empty(), "no cases under {name}");
    for case in cases {
        let golden = folder(name).join(&case).with_extension("stderr");
        let now = rendered(&case);
        if bless {
            std::fs::write(&golden, &now).expect("a test file");
        } else if std::fs::read_to_string(&golden).unwrap_or_default() != now {
            wrong.push(format!("{}:\n{now}", case.display()));
        }
    }
    assert!(wrong.is_empty(), "differs (CHAPPE_BLESS=1 refreshes):\n{}", wrong.join("\n"));
}

/// Root files of the cases, relative to the folder.
fn cases(name: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder(name)).expect("a test file").flatten() {
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
