//! Specifications at the edge of what is sensible: loaded, resolved and checked without a panic, and in time.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};

/// Far more than any of these takes, also without optimization on a busy machine.
const LONGEST: Duration = Duration::from_secs(60);

/// The codes found, in order of position.
fn codes(files: &[(&str, String)]) -> Vec<&'static str> {
    let start = Instant::now();
    let read = |p: &Path| match files.iter().find(|(n, _)| *p == *Path::new(n)) {
        Some((_, text)) => Ok(text.clone()),
        None => Err(std::io::Error::from(std::io::ErrorKind::NotFound)),
    };
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    if let Some(root) = loader.file(Path::new("main.chappe"), &mut loaded, &mut diags) {
        check::spec(&loaded, root, &mut diags);
    }
    assert!(start.elapsed() < LONGEST, "took {:?}", start.elapsed());
    diags.into_sorted().iter().map(|d| d.code.0).collect()
}

fn one(text: impl Into<String>) -> Vec<&'static str> {
    codes(&[("main.chappe", text.into())])
}

#[test]
fn nothing_at_all() {
    assert!(one("").is_empty());
    assert!(one("spec toy;").is_empty());
}

#[test]
fn five_files_that_pass_each_other_on() {
    let file = |name: &str, next: &str| format!("pub use \"{next}.chappe\";\npub const {name} = 1;\n");
    let files = [
        ("main.chappe", "spec toy;\nuse \"a.chappe\";\npub const ALL = A + B + C + D;\n".to_owned()),
        ("a.chappe", file("A", "b")),
        ("b.chappe", file("B", "c")),
        ("c.chappe", file("C", "d")),
        ("d.chappe", "pub const D = 1;\n".to_owned()),
    ];
    assert!(codes(&files).is_empty(), "{:?}", codes(&files));
}

#[test]
fn a_long_chain_of_files() {
    let names: Vec<String> = (0..300).map(|i| format!("f{i}.chappe")).collect();
    let mut files = vec![("main.chappe", "spec toy;\nuse \"f0.chappe\";\n".to_owned())];
    for (i, name) in names.iter().enumerate() {
        files.push((name.as_str(), format!("pub use \"f{}.chappe\";\npub const C{i} = 1;\n", i + 1)));
    }
    assert_eq!(codes(&files), ["E0150"]);
}

#[test]
fn layouts_within_layouts() {
    let mut text = String::from("spec toy;\n");
    for i in 0..500 {
        let _ = writeln!(text, "layout L{i} {{ include L{}, }}", i + 1);
    }
    text.push_str("layout L500 { 0x00 n: u8, }\nrecord R(1) { include L0, }\n");
    assert!(one(text).is_empty());
}

#[test]
fn layouts_that_double() {
    // Each includes the next one twice: 2^40 rows, if anybody wrote them out.
    let mut text = String::from("spec toy;\n");
    for i in 0..40 {
        let _ = writeln!(text, "layout L{i} {{ include L{0}, include L{0}, }}", i + 1);
    }
    text.push_str("layout L40 { 0x00 n: u8, }\nrecord R(1) { include L0, }\n");
    assert!(one(text).contains(&"E0314"));
}

#[test]
fn records_that_double() {
    // Each holds the next one twice: sizes must agree, so it ends soon, but nothing may be walked 2^n times.
    let mut text = String::from("spec toy;\n");
    for i in 0..16 {
        let _ = writeln!(text, "record R{i}({}) {{ 0x00 list: R{}[2], }}", 1u32 << (16 - i), i + 1);
    }
    text.push_str("record R16(1) { 0x00 n: u8, }\n");
    assert!(one(text).is_empty());
}

#[test]
fn a_hundred_thousand_enumerators() {
    let mut text = String::from("spec toy;\npub enum E: u32 {\n");
    for i in 0..100_000 {
        let _ = writeln!(text, "    row{i} = {i},");
    }
    text.push_str("}\npub record R(4) { 0x00 e: E, }\n");
    assert!(one(text).is_empty());
}

#[test]
fn ten_thousand_constants_in_the_wrong_order() {
    let mut text = String::from("spec toy;\n");
    for i in 0..10_000 {
        let _ = writeln!(text, "pub const C{i} = C{} + 1;", i + 1);
    }
    text.push_str("pub const C10000 = 1;\n");
    assert!(one(text).is_empty());
}

#[test]
fn the_largest_record() {
    let mut text = String::from("spec toy;\nrecord R(65536) {\n");
    for i in 0..16_384 {
        let _ = writeln!(text, "    {:#X} f{i}: u32,", i * 4);
    }
    text.push_str("}\n");
    assert!(one(text).is_empty());
    let holes = "spec toy;\nrecord R(65536) {\n    0x00 a: u8[32768] stride 2,\n}\n";
    assert_eq!(one(holes), ["E0302"]);
    assert_eq!(one("spec toy;\nrecord R(64) { 0x00 a: u8[1048576], rest zero, }\n"), ["E0303"]);
    assert_eq!(one("spec toy;\nrecord R(64) { 0x00 a: u8[99999999999999999999], rest zero, }\n"), ["E0206"]);
}

#[test]
fn a_record_where_everything_overlaps() {
    let mut text = String::from("spec toy;\nrecord R(64) {\n");
    for i in 0..5_000 {
        let _ = writeln!(text, "    0x00 f{i}: u32,");
    }
    text.push_str("    rest zero,\n}\n");
    assert_eq!(one(text), ["E0301"]);
}

#[test]
fn five_thousand_members_of_one_key() {
    let mut text = String::from("spec toy;\nfamily F(8) { 0x00 op: u8 key, rest zero, }\n");
    for i in 0..2_000 {
        let _ = writeln!(text, "record R{i}: F = 1 {{ 0x02 n: u16 = {i}, }}");
    }
    assert!(one(text).is_empty());
}

#[test]
fn operations_that_call_a_thousand_deep() {
    let mut text = String::from("spec toy;\npub ops O {\n");
    for i in 0..1_000 {
        let _ = writeln!(text, "    f{i}(n: u32) -> u64,");
    }
    text.push_str("}\narch a = 1 {\n    impl O {\n");
    for i in 0..999 {
        let _ = writeln!(text, "        f{i}(n) = f{}(n) + 1,", i + 1);
    }
    text.push_str("        f999(n) = n,\n    }\n}\n");
    assert!(one(text).is_empty());
}

#[test]
fn a_bank_of_everything_reserved() {
    assert!(one("spec toy;\npub bank b: u1[65536] { reserve 0..=65535 for me, }\n").is_empty());
    assert_eq!(one("spec toy;\npub bank b: u1[65537] { }\n"), ["E0206"]);
    assert_eq!(one("spec toy;\npub bank b: u1[0 - 1] { }\n"), ["E0206"]);
}

#[test]
fn numbers_beyond_all_bounds() {
    for e in ["1 << 127", "(1 << 126) * 4", "0 - 170141183460469231731687303715884105727 - 2", "1 >> 128", "1 % 0"] {
        assert_eq!(one(format!("spec toy;\npub const N = {e};\n")), ["E0502"], "{e}");
    }
    assert!(one("spec toy;\npub const N = ~0;\npub const M = -(0 - 5) % -3;\n").is_empty());
}

#[test]
fn what_refers_to_itself() {
    let cases = [
        ("const A = A;", "E0209"),
        ("record R(8) { 0x00 r: R, }", "E0309"),
        ("record R(8) { 0x00 union { r: R, n: u8, }, }", "E0309"),
        ("family F(8): F = 1 { 0x00 k: u8 key, }", "E0315"),
        ("layout L { include L, }\nrecord R(1) { include L, }", "E0314"),
        ("arch a = 1: a { }", "E0510"),
        ("builder b() { b(); }", "E0201"),
        ("table T(x: u8) { (T[0]), }", "E0203"),
        ("bank b: u8[b] { }", "E0201"),
        ("use \"main.chappe\";", "E0151"),
    ];
    for (text, code) in cases {
        let found = one(format!("spec toy;\n{text}\n"));
        assert!(found.contains(&code), "{text}: {found:?}");
    }
}

#[test]
fn names_of_other_things() {
    // No word is reserved.
    let text = "spec spec;\npub const record = 1;\npub const wait = record + 1;\npub enum enum: u8 { use = 1, if = 2, }\n\
        pub record bank(8) { 0x00 zero: u8, 0x01 rest: enum, 0x02 effect: u8 if rest == if, rest zero, }\n";
    let found = one(text);
    assert!(!found.iter().any(|c| c.starts_with("E03")), "{found:?}");
}
