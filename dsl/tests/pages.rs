//! Every `chappe` block of the pages is in the language: as a file, or as part of a kernel or record.

use std::fs;
use std::path::Path;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::source::Sources;

fn clean(text: String) -> bool {
    let mut sources = Sources::new();
    let file = sources.add("block", text);
    let mut diags = Diagnostics::new();
    parse_file(&sources, file, &mut diags);
    diags.is_empty()
}

#[test]
fn every_block_parses() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let docs = fs::read_dir(root.join("docs")).expect("docs").flatten().map(|e| e.path());
    let (mut blocks, mut wrong) = (0, Vec::new());
    for page in docs.chain([root.join("README.md"), root.join("CONTRIBUTING.md")]) {
        if page.extension().is_none_or(|e| e != "md") {
            continue;
        }
        let text = fs::read_to_string(&page).expect("a page");
        for part in text.split("```chappe\n").skip(1) {
            let block = part.split("```").next().unwrap_or("");
            blocks += 1;
            let whole = block.to_owned();
            let kernel = format!("kernel k on a::b {{\n{block}\n}}");
            let engine = format!("kernel k on a::b {{ engine E {{\n{block}\n}} }}");
            let record = format!("record R(64) {{\n{block}\n}}");
            if ![whole, kernel, engine, record].into_iter().any(clean) {
                wrong.push(format!("{}:\n{block}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(blocks > 15, "only {blocks} blocks were found");
}
