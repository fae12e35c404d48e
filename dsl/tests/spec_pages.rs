//! The pages of the codes of specifications: the wrong example gives that code, the right one nothing at all.

use std::path::Path;

use chappe_dsl::check;
use chappe_dsl::codes;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};

/// Pages whose examples are of several files, or of files that are not there.
const FILES: [&str; 4] = ["E0150", "E0151", "E0152", "E0204"];

fn findings(text: &str) -> Vec<(&'static str, String)> {
    let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.text("page.chappe", format!("spec page;\n{text}"), &mut loaded, &mut diags);
    check::spec(&loaded, root, &mut diags);
    diags.iter().map(|d| (d.code.0, d.message.clone())).collect()
}

#[test]
fn examples_do_what_the_pages_say() {
    let groups = ["E015", "E02", "E03", "E04", "E05", "E063", "W"];
    let mut wrong = Vec::new();
    for entry in codes::all().filter(|e| groups.iter().any(|g| e.code.0.starts_with(g))) {
        let code = entry.code.0;
        assert!(entry.text.starts_with(&format!("# {code}: {}\n", entry.title)), "{code}");
        let blocks: Vec<&str> = entry.text.split("```chappe\n").skip(1).filter_map(|b| b.split("```").next()).collect();
        assert_eq!(blocks.len(), 2, "{code}");
        if FILES.contains(&code) {
            continue;
        }
        let bad = findings(blocks[0]);
        if bad.iter().all(|(c, _)| *c != code) || bad.iter().any(|(c, _)| *c != code && !c.starts_with('W')) {
            wrong.push(format!("{code}, wrong: {bad:?}"));
        }
        let good = findings(blocks[1]);
        if !good.is_empty() {
            wrong.push(format!("{code}, right: {good:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
