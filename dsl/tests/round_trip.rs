//! Parse, print, parse: the same tree; print again: the same text. Over every `.chappe` file of the repository.

use std::path::{Path, PathBuf};

use chappe_dsl::ast::File;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::print::print_file;
use chappe_dsl::source::Sources;

fn files_under(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            // The ui cases are broken on purpose.
            if name != "target" && name != "ui" && !name.to_string_lossy().starts_with('.') {
                files_under(&path, found);
            }
        } else if path.extension().is_some_and(|e| e == "chappe") {
            found.push(path);
        }
    }
}

fn parse(text: &str) -> (File, Diagnostics) {
    let mut sources = Sources::new();
    let file = sources.add("input.chappe", text);
    let mut diags = Diagnostics::new();
    (parse_file(&sources, file, &mut diags), diags)
}

/// The tree as text, without its spans.
fn shape(file: &File) -> String {
    let text = format!("{file:?}");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find("Span { file: FileId(") {
        out.push_str(&rest[..at]);
        let span = &rest[at..];
        // `Span { file: FileId(0), start: 1, end: 2 }`
        rest = span.find('}').map_or("", |end| &span[end + 1..]);
    }
    out.push_str(rest);
    out
}

#[test]
fn printing_loses_nothing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    files_under(&root, &mut files);
    files.sort();
    assert!(files.len() >= 2);
    for path in files {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let (tree, diags) = parse(&text);
        if diags.has_errors() {
            continue;
        }
        let printed = print_file(&tree);
        let (again, diags) = parse(&printed);
        let found: Vec<_> = diags.iter().map(|d| format!("{d:?}")).collect();
        assert!(found.is_empty(), "{}: {found:#?}\n{printed}", path.display());
        assert_eq!(shape(&tree), shape(&again), "{}\n{printed}", path.display());
        assert_eq!(printed, print_file(&again), "{}", path.display());
    }
}
