//! Nothing panics: random text, and the files with every construct, mangled.

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::{parse_expr, parse_file, parse_literal};
use chappe_dsl::print::print_file;
use chappe_dsl::render::render;
use chappe_dsl::source::Sources;
use proptest::prelude::*;

const SPEC: &str = include_str!("data/everything.chappe");
const KERNEL: &str = include_str!("data/everything_kernel.chappe");

/// Parses, renders, prints; returns the number of findings.
fn survive(text: &str) -> usize {
    let mut sources = Sources::new();
    let file = sources.add("input.chappe", text);
    let mut diags = Diagnostics::new();
    let tree = parse_file(&sources, file, &mut diags);
    assert!(tree.items.is_empty() || !print_file(&tree).is_empty());
    diags.iter().map(|d| render(&sources, d, false).len().min(1)).sum()
}

/// Pieces of a text: words, numbers, blanks, single other characters.
fn pieces(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let word = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let (piece, after) = rest.split_at(if word > 0 { word } else { c.len_utf8() });
        found.push(piece);
        rest = after;
    }
    found
}

fn mangled(text: &str, edits: &[(usize, usize, u8)]) -> String {
    let mut pieces: Vec<String> = pieces(text).into_iter().map(str::to_owned).collect();
    for (at, other, kind) in edits {
        let (at, other) = (at % pieces.len(), other % pieces.len());
        match kind % 4 {
            0 => drop(pieces.remove(at)),
            1 => pieces.insert(at, pieces[at].clone()),
            2 => pieces[at] = pieces[other].clone(),
            _ => pieces.swap(at, other),
        }
    }
    pieces.concat()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in any::<String>()) {
        survive(&text);
    }

    #[test]
    fn any_text_of_our_characters(text in "[ \\na-d0-9{}()\\[\\],;:.=<>!@\"/?~_-]{0,200}") {
        survive(&text);
    }

    #[test]
    fn mangled_files(edits in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..6), kernel: bool) {
        survive(&mangled(if kernel { KERNEL } else { SPEC }, &edits));
    }
}

#[test]
fn cut_anywhere() {
    for text in [SPEC, KERNEL] {
        for end in (0..text.len()).step_by(37).filter(|e| text.is_char_boundary(*e)) {
            survive(&text[..end]);
        }
    }
}

#[test]
fn deep_nesting() {
    for piece in [
        "(",
        "{",
        "[",
        "!",
        "-",
        "a ? ",
        "1 + ",
        "f(",
        "const A = (",
        "kernel k on a { engine E { for i in 0..1 { ",
        "x[",
        "\"",
        "}",
        "};\n",
        "wat;\n",
        ")",
    ] {
        assert!(survive(&piece.repeat(100_000 / piece.len())) > 0, "{piece}");
        survive(&format!("const A = {}", piece.repeat(100_000 / piece.len())));
        survive(&format!("const A = 1; kernel k on a {{ engine E {{ {}", piece.repeat(100_000 / piece.len())));
    }
}

#[test]
fn as_deep_as_allowed() {
    let parens = format!("const A = {}1{};", "(".repeat(127), ")".repeat(127));
    let calls = format!("const A = {}1{};", "f(".repeat(127), ")".repeat(127));
    let minus = format!("const A = {}1;", "-".repeat(399));
    let sum = format!("const A = 1{};", " + 1".repeat(399));
    let ternary = format!("const A = {}1{};", "a ? ".repeat(60), " : 1".repeat(60));
    let blocks = format!("kernel k on a {{ engine E {{ {}{} }} }}", "loop 2 { ".repeat(120), "}".repeat(120));
    let literals = format!("builder b() = {}R {{}}{};", "R { a: ".repeat(120), "}".repeat(120));
    for text in [parens, calls, minus, sum, ternary, blocks, literals] {
        // A thread of the size that tests and tools have.
        let run = std::thread::Builder::new().stack_size(2 << 20).spawn(move || survive(&text));
        assert_eq!(run.unwrap().join().unwrap(), 0);
    }
}

#[test]
fn lone_parts() {
    for text in
        ["Drain { count: 1 } @profile(runtime)", "Drain {", "", "1 + 2", "1 +", "\u{1}", "}{", "ns::R { a: [1, 2] }"]
    {
        let mut sources = Sources::new();
        let file = sources.add("argument", text);
        let mut diags = Diagnostics::new();
        let literal = parse_literal(&sources, file, &mut diags);
        assert_eq!(literal.is_none(), diags.has_errors(), "{text}");
        let mut diags = Diagnostics::new();
        let expr = parse_expr(&sources, file, &mut diags);
        assert_eq!(expr.is_none(), diags.has_errors(), "{text}");
    }
}
