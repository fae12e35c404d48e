//! The page of every syntax code: the wrong example gives that code, the right one nothing.

use chappe_dsl::codes;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::source::Sources;

fn codes_of(text: &str) -> Vec<&'static str> {
    let mut sources = Sources::new();
    let file = sources.add("page.chappe", text);
    let mut diags = Diagnostics::new();
    parse_file(&sources, file, &mut diags);
    diags.iter().map(|d| d.code.0).collect()
}

#[test]
fn examples_do_what_the_pages_say() {
    for code in (101..=110).map(|n| format!("E0{n}")) {
        let entry = codes::find(&code).unwrap();
        assert!(entry.text.starts_with(&format!("# {code}: {}\n", entry.title)), "{code}");
        let blocks: Vec<&str> = entry.text.split("```chappe\n").skip(1).filter_map(|b| b.split("```").next()).collect();
        assert_eq!(blocks.len(), 2, "{code}");
        // A page cannot hold an example of this size.
        if code != "E0109" {
            assert_eq!(codes_of(blocks[0]), [code.as_str()], "{code}");
        }
        assert!(codes_of(blocks[1]).is_empty(), "{code}");
    }
}
