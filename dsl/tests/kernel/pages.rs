//! The page of every kernel code: the wrong example gives that code, the right one nothing.

use super::common::errors;
use chappe_dsl::codes;

/// What examples use without declaring it.
const PRELUDE: &[(&str, &str)] = &[
    ("full", "sem full;"),
    ("done", "sem done;"),
    ("s[", "sem s[4];"),
    ("tile", "region tile;"),
    ("reads a ", "region a, b;"),
];

fn whole(example: &str) -> String {
    if example.starts_with("kernel") {
        return format!("use neuron;\n{example}");
    }
    let declares =
        |decl: &str| decl.split(' ').nth(1).is_some_and(|n| example.contains(&format!("{} {n}", &decl[..3])));
    let used = PRELUDE.iter().filter(|(name, decl)| {
        let kind = decl.split(' ').next().unwrap_or("");
        let name_of = name.trim_end_matches('[').trim_start_matches("reads ").trim();
        example.contains(name) && !example.contains(&format!("{kind} {name_of}")) && !declares(decl)
    });
    let prelude: String = used.map(|(_, decl)| format!("{decl}\n")).collect();
    format!("use neuron;\nkernel k on neuron::cayman {{\n{prelude}{example}\n}}\n")
}

#[test]
fn examples_do_what_the_pages_say() {
    for code in (701..=727).map(|n| format!("E0{n}")) {
        let entry = codes::find(&code).expect("a page");
        assert!(entry.text.starts_with(&format!("# {code}: {}\n", entry.title)), "{code}");
        let blocks: Vec<&str> = entry.text.split("```chappe\n").skip(1).filter_map(|b| b.split("```").next()).collect();
        assert_eq!(blocks.len(), 2, "{code}");
        // No machine without flags here; records, not a kernel.
        if code == "E0723" || code == "E0727" {
            continue;
        }
        let found = errors(&whole(blocks[0]));
        assert!(!found.is_empty() && found.iter().all(|e| e.contains(&code)), "{code}: {found:?}");
        // Updates of another core run, but have no record.
        let mut rest = errors(&whole(blocks[1]));
        rest.retain(|e| !e.contains("an update of core"));
        assert_eq!(rest, Vec::<String>::new(), "{code}");
    }
}
