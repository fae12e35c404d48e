//! The exact text of every diagnostic: each `ui/*.chappe` against its `.stderr`. `CHAPPE_BLESS=1` refreshes.

use std::path::{Path, PathBuf};

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::render::render;
use chappe_dsl::source::Sources;

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui");
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(folder).map(|entries| entries.flatten().map(|e| e.path()).collect()).unwrap_or_default();
    found.retain(|p| p.extension().is_some_and(|e| e == "chappe"));
    found.sort();
    found
}

fn rendered(path: &Path) -> String {
    let mut sources = Sources::new();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let file = sources.add(name, std::fs::read_to_string(path).unwrap_or_default());
    let mut diags = Diagnostics::new();
    parse_file(&sources, file, &mut diags);
    diags.into_sorted().iter().map(|d| render(&sources, d, false)).collect()
}

#[test]
fn diagnostics_read_as_agreed() {
    let bless = std::env::var_os("CHAPPE_BLESS").is_some();
    let mut wrong = Vec::new();
    for path in cases() {
        let golden = path.with_extension("stderr");
        let now = rendered(&path);
        if bless {
            std::fs::write(&golden, &now).unwrap();
        } else if std::fs::read_to_string(&golden).unwrap_or_default() != now {
            wrong.push(format!("{}:\n{now}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "differs (CHAPPE_BLESS=1 refreshes):\n{}", wrong.join("\n"));
}

#[test]
fn five_mistakes_are_five_errors() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui/five_mistakes.chappe");
    assert_eq!(rendered(&path).matches("error[").count(), 5);
}

#[test]
fn threads_say_the_same() {
    let golden: Vec<(PathBuf, String)> = cases().into_iter().map(|p| (p.clone(), rendered(&p))).collect();
    std::thread::scope(|s| {
        for _ in 0..4 {
            s.spawn(|| golden.iter().for_each(|(path, text)| assert_eq!(rendered(path), *text)));
        }
    });
}
