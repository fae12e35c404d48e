//! All golden texts together: every code is shown by one, and none speaks of how files are read.

use std::path::{Path, PathBuf};

use chappe_dsl::codes;

/// Every golden text: of syntax, specifications, kernels and the codec.
fn goldens() -> Vec<(PathBuf, String)> {
    let mut todo = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui")];
    let mut out = Vec::new();
    while let Some(dir) = todo.pop() {
        for entry in std::fs::read_dir(dir).expect("a test folder").flatten() {
            if entry.path().is_dir() {
                todo.push(entry.path());
            } else if entry.path().extension().is_some_and(|e| e == "stderr") {
                out.push((entry.path(), std::fs::read_to_string(entry.path()).expect("a test file")));
            }
        }
    }
    out
}

#[test]
fn every_code_has_a_golden() {
    let mut goldens = goldens();
    // Verdicts are shown by the command.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/golden");
    for entry in std::fs::read_dir(folder).expect("a test folder").flatten() {
        goldens.push((entry.path(), std::fs::read_to_string(entry.path()).expect("a test file")));
    }
    let shown = |code: &str| goldens.iter().any(|(_, text)| text.contains(&format!("[{code}]: ")));
    let missing: Vec<&str> = codes::all().map(|e| e.code.0).filter(|c| !shown(c)).collect();
    assert!(missing.is_empty(), "no golden shows {}", missing.join(", "));
    assert!(codes::all().count() > 100);
}

#[test]
fn goldens_are_of_inputs_that_fail() {
    let goldens = goldens();
    let failing = goldens.iter().filter(|(_, text)| text.contains("error[")).count();
    assert!(failing >= 80, "{failing} inputs that fail");
    for (path, _) in goldens {
        let of = ["chappe", "txt"].iter().any(|e| path.with_extension(e).is_file());
        assert!(of, "{}: there is no input of this name", path.display());
    }
}

/// Names of the rules of the grammar that are no words of the language.
fn rules() -> Vec<String> {
    let grammar = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammar/chappe.pest");
    let text = std::fs::read_to_string(grammar).expect("the grammar");
    let names = text.lines().filter_map(|l| l.split_once(" = ")).map(|(name, _)| name.trim());
    let names = names.filter(|n| n.contains('_') && n.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
    names.map(str::to_owned).collect()
}

#[test]
fn no_golden_speaks_of_the_grammar() {
    let rules = rules();
    assert!(rules.len() > 20, "{rules:?}");
    for (path, text) in goldens() {
        for word in ["pest", "EOI", "WHITESPACE", "COMMENT", "error_", "Rule::", "SOI"] {
            assert!(!text.contains(word), "{} says {word}", path.display());
        }
        // With the dot, so that the name of a file is no such word.
        let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.'));
        let rule = words.find(|w| rules.iter().any(|r| r == w));
        assert_eq!(rule, None, "{} names a rule of the grammar", path.display());
    }
}
