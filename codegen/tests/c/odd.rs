//! Specifications that are legal and strange: names that C keeps, names that collide, nothing at all, very much.

use chappe_codegen::c::{Options, header};
use chappe_codegen::input::{Origin, read};
use chappe_dsl::model::{Model, Profile};

use crate::{agree, header, support, tools};

/// Compiles everywhere, and agrees.
fn taken(text: &str) {
    let m = support::text(text);
    header::every_compiler(&tools::text(&m));
    agree::random(&m, 60, 1_000);
}

#[test]
fn nothing() {
    header::every_compiler(&tools::text(&support::text("spec nothing;")));
    header::every_compiler(&tools::text(&support::text(
        "spec little; family F(4) { 0x00 k: u8 key, rest zero, } record Lone(1) { .. } enum E: u8 { }
         wait W: u8 { } update U: u8 { } table T(a: u8) { } set s: E = { };",
    )));
}

#[test]
fn names_that_c_keeps_or_that_collide() {
    let m = support::text(
        "spec odd;
        enum int: u8 { auto = 0, static = 1, NULL = 2, eof = 3, Eof = 4, }
        enum FooBar: u8 open { a = 1, }
        enum foo_bar: i64 { low = -0x7FFFFFFFFFFFFFFF - 1, high = 0x7FFFFFFFFFFFFFFF, zero = 0, }
        enum Top: u64 { all = 0xFFFFFFFFFFFFFFFF, zero = 0, }
        bank sem: u32[16] { reserve 0..=0 for me, reserve 3..=3 for you, name size = 1, }
        bank Sem: flag[4] { }
        wait error: u8 { report = 0 when sem == value, value = 1 when Sem, read = 2 when sem > 1, }
        update at: u64 { inc = 0x8000000000000000 do sem += 1, zero = 0 do set Sem, }
        const SIZE = 3;
        const size = 4;
        const PATH = \"x\";
        space text: u64;
        family any(16) { 0x00 key: u8 key, rest zero, }
        record Error: any = 1 { 0x01 code: int, 0x02 class: u8, 0x03 this: bool, 0x04 r: u8, 0x05 b: u8, 0x06 v: u8, }
        record At: any = 2 { 0x01 at: u8, 0x02 i1: u8[3], 0x05 found: int, 0x06 before_row: u8, }
        record Word: any = 3 { 0x01 [0] size: u1, 0x01 [7..=1] SIZE: u7, 0x02 offset: u8, 0x08 wide: u64, }
        record WordSize: any = 4 { 0x01 encode: u8, 0x08 most: Top, }
        record Word_Size: any = 5 { 0x01 decode: u8, 0x08 least: foo_bar, }
        record report(24) {
            0x00 wait: error (index 0x01, value 0x04),
            0x08 update: at? (index 0x02),
            0x03 union { default: u8, switch: i8, },
            0x10 union union { int: u8[2] when 1, char: str[2] when 2, enum: FooBar when 3, } by by,
            0x12 by: FooBar,
            0x13 linux: u8, 0x14 unix: bool, 0x15 _: u8, 0x16 __x: u8, 0x17 operator: u8,
        }",
    );
    let text = tools::text(&m);
    header::every_compiler(&text);
    assert!(text.contains("bool odd_report_decode(") && text.contains("class_;") && text.contains("odd_error_2"));
}

#[test]
fn documentation_that_fights_back() {
    let m = support::text(
        "//! A comment */ int x; /* and ??/
        //! an end \\
        spec docs;
        /// A record */ #error \\
        /// with /* and // and \u{202E} and \u{7}.
        record R(1) @source(\"a */ b \\\" ??/ \u{1} \\\\\") { 0x00 a: u8 require a != 7 \"no \\\"7\\\" ??/ \\\\ \u{e9} %s \\n\", }
        const LONG = \"0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123\";",
    );
    header::every_compiler(&tools::text(&m));
    agree::random(&m, 61, 200);
}

/// Conditions that have no value, on rows of every kind; rows that are away and overlap.
#[test]
fn rows_that_are_there_or_not() {
    taken(
        "spec guards;
        enum Kind: u8 { none = 0, a = 1, b = 2, c = 3, }
        bank sem: u32[16] { }
        wait W: u8 { ge = 5 when sem >= value, one = 6 when sem == 1, }
        update U: u8 { inc = 3 do sem += 1, add = 4 do sem += value, }
        profile p { W { one write value 9; } U { inc write value 3; } R { x absent; require a != 3 \"not 3\"; } }
        profile q { U { inc write value 5; } }
        record In(4) { 0x00 n: u16 require n < 60000 \"small\", 0x02 k: Kind, 0x03 u8 = 7, }
        record R(64) {
            0x00 kind: Kind,
            0x01 a: u8,
            0x02 x: u8 if 100 / a > 3 require x != 5 \"not 5\",
            0x03 tag: u8 = 0xAB if kind != none,
            0x04 n1: In if kind == a, 0x04 n2: u32 if kind == b, 0x06 n3: u8[4] if kind == c,
            0x0A s: str[3] if kind == c && a > 3,
            0x0D [3..=0] low: u4 if a > 100, 0x0D [7..=4] high: i4 if a <= 100,
            0x10 w: W? (index 0x11, value 0x14: u32) if a != 9,
            0x12 u: U? (index 0x13, value 0x14: u32 shared) if kind != b,
            0x18 union v { a: In, b: u16[2], none: u32, c: asciiz[4], } by kind if a < 200,
            0x1C list: In[2] if kind == a,
            0x24 set: bits[16] if x > 3,
            0x28 last: u8[2][2] stride 3 if a == 1,
            0x30 w2: W (index 0x31, value 0x32: u16),
            0x34 zero,
            require a != 77 || 1000 / (a - 77) == 3 \"77\",
            rest zero,
        }",
    );
}

/// More mistakes than are gone into, in rows that do not lie in the order in which they are read.
#[test]
fn more_mistakes_than_are_gone_into() {
    taken(
        "spec many;
        enum Kind: u8 { one = 1, two = 2, }
        record Pair(2) { 0x00 a: Kind, 0x01 b: bool, }
        record Many(4096) {
            0x0800 flags: bool[1200],
            0x0004 kinds: Kind[600],
            0x0E00 pairs: Pair[64],
            0x0300 union view { bits: bool[300], pair: Pair, },
            0x0000 first: Pair,
            rest zero,
        }",
    );
}

#[test]
fn rows_on_the_same_bytes() {
    taken(
        "spec shared;
        bank sem: u32[16] { }
        wait W: u8 { ge = 5 when sem >= value, one = 6 when sem == 1, reg = 0x85 when sem >= r[value], }
        registers r: u32[8] { }
        profile p { W { one write value 9; } }
        record R(32) {
            0x00 a: W? (index 0x01, value 0x04 shared),
            0x02 b: W? (index 0x03, value 0x04 shared),
            0x04 n: u32 shared,
            0x08 c: W? (index 0x09, value 0x0C: u16),
            0x0A d: W (index 0x0B, value 0x0C: u32 shared),
            0x0E [7..=0] half: u8 shared, 0x0F flag: bool shared,
            0x10 list: u16[4] shared, 0x12 one: u16 shared, 0x14 text: str[4] shared, 0x16 own: u8 = 3 shared,
            rest zero,
        }",
    );
}

fn refused(m: &Model, words: &str) {
    let wrong = header(m, &Options::default()).expect_err("refused");
    assert!(wrong.iter().any(|d| d.message.contains(words)), "{wrong:#?}");
}

#[test]
fn what_cannot_be_generated_says_so() {
    let mut m = support::toy();
    let profile = |i: usize| Profile {
        name: format!("p{i}"),
        rules: Vec::new(),
        notes: chappe_dsl::model::Notes::default(),
        span: chappe_dsl::source::Span::default(),
    };
    m.profiles = (0..65).map(profile).collect();
    refused(&m, "64 profiles");
    let nested = |n: usize| -> String {
        let inner: String = (1..n).map(|i| format!("record R{i}(1) {{ 0x00 a: R{}, }}\n", i - 1)).collect();
        format!("spec deep; record R0(1) {{ 0x00 a: u8, }}\n{inner}")
    };
    header::every_compiler(&tools::text(&support::text(&nested(40))));
    refused(&support::text(&nested(80)), "too deep");
}

/// Rows, arms, names and records that the architecture lacks.
#[test]
fn what_an_architecture_lacks() {
    let text = "spec lacks;
        enum Kind: u8 { a = 1, b = 2 @since(new), c = 3 @until(new), d = 3 @since(new), }
        bank sem: u32[16] { }
        wait W: u8 { ge = 5 when sem >= value, old = 6 @until(new) when sem == 1, young = 6 @since(new) when sem == 2, }
        family F(16) { 0x00 key: u8 key, rest zero, }
        record Both: F = 1 { 0x01 k: Kind, 0x02 w: W? (index 0x03, value 0x04: u16), 0x06 n: u8 @since(new), 0x07 o: u8 @until(new), }
        record New: F = 2 @since(new) { 0x01 k: Kind, 0x02 n: u8 = 9 @since(new), }
        record Old: F = 2 @until(new) { 0x01 k: Kind, }
        record Hidden: F = 3 @opaque(\"nobody knows\") { rest ignored, }
        record Sub(2) @since(new) { 0x00 a: u16, }
        record Secret(2) @opaque(\"nobody says\") { rest ignored, }
        record Outer(32) {
            0x00 k: Kind,
            0x02 union v { a: u16, b: Sub, c: Secret, } by k,
            0x04 union any { x: u8[2] @since(new), y: u16, },
            0x06 list: Sub[2] if k == a,
            0x0A one: Secret @since(new),
            rest zero,
        }
        arch old = 1 { }
        arch new = 2 { }
    ";
    for arch in ["old", "new"] {
        let origin = Origin::Text { name: "lacks.chappe", text: text.to_owned() };
        let input = read(origin, Some(arch), &[], &[]).result.unwrap_or_else(|e| panic!("{:#?}", e.diagnostics));
        header::every_compiler(&tools::text(&input.models[0]));
        agree::random(&input.models[0], 62, 1_000);
    }
}
