//! Formats of other machines, as small specifications: what the language can describe, the codec can write and read.

use std::path::Path;

use chappe_dsl::codec;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};

fn model(text: &str) -> Model {
    model_on(text, None)
}

fn model_on(text: &str, arch: Option<&str>) -> Model {
    let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.text("spec.chappe", text.to_owned(), &mut loaded, &mut diags);
    let model = resolve::model(&loaded, root, arch, &mut diags).expect("a model");
    assert!(diags.is_empty(), "{:#?}", diags.iter().map(|d| &d.message).collect::<Vec<_>>());
    model
}

fn encode(model: &Model, literal: &str) -> Result<String, String> {
    let mut sources = Sources::new();
    let id = sources.add("literal", literal);
    let mut diags = Diagnostics::new();
    let lone = parse::parse_literal(&sources, id, &mut diags);
    let resolved = lone.and_then(|l| resolve::literal(model, &resolve::NoScope, &l.literal, &mut diags));
    let Some(resolved) = resolved else {
        return Err(diags.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("; "));
    };
    let words = |e: Vec<codec::CodecError>| e.into_iter().map(|e| e.message).collect::<Vec<_>>().join("; ");
    let value = codec::value_of(model, &resolved, &[]).map_err(words)?;
    let bytes = codec::encode(model, &value, None).map_err(words)?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[i * 2..i * 2 + 2], 16).expect("hex")).collect()
}

fn decode(model: &Model, record: Option<&str>, hex: &str) -> Result<String, String> {
    let decoded = match record {
        Some(name) => codec::decode_record(model, model.record(name).expect("a record"), &bytes(hex)),
        None => codec::decode(model, &bytes(hex)),
    };
    let words = |e: Vec<codec::CodecError>| e.into_iter().map(|e| e.message).collect::<Vec<_>>().join("; ");
    decoded.map(|d| codec::print(model, &d.value)).map_err(words)
}

/// The literal gives the bytes and the bytes give the literal.
fn both(model: &Model, record: Option<&str>, literal: &str, hex: &str) {
    assert_eq!(encode(model, literal).as_deref(), Ok(hex), "{literal}");
    assert_eq!(decode(model, record, hex).as_deref(), Ok(literal), "{hex}");
}

#[test]
fn risc_v_scatters_its_immediates() {
    let m = model(
        "spec riscv;
        family Word(4) little { [6..=0] opcode: u7 key, }
        family Store: Word = 0x23 { [14..=12] funct3: u3 key, }
        record Sw: Store = 2 { [19..=15] rs1: u5, [24..=20] rs2: u5, [31..=25, 11..=7] imm: i12, }
        record Sb: Store = 0 { [19..=15] rs1: u5, [24..=20] rs2: u5, [31..=25, 11..=7] imm: i12, }
        family Branch: Word = 0x63 { [14..=12] funct3: u3 key, }
        record Beq: Branch = 0 {
            [19..=15] rs1: u5, [24..=20] rs2: u5, [31, 7, 30..=25, 11..=8] imm: i12,
        }",
    );
    // sw x5, -4(x10) and beq x1, x2, +8 (imm counts halves of words): bytes as an assembler gives them.
    both(&m, None, "Sw { rs1: 10, rs2: 5, imm: -4 }", "232e55fe");
    both(&m, None, "Beq { rs1: 1, rs2: 2, imm: 4 }", "63842000");
    assert!(encode(&m, "Sw { imm: 2048 }").expect_err("too large").contains("2048"));
    assert!(decode(&m, None, "ffffffff").is_err());
}

#[test]
fn a_constant_that_an_architecture_lacks_is_not_written() {
    let text = "spec tags; arch old = 1 { } arch new = 2 { }
        family Word(4) little { 0x00 op: u8 key, rest zero, }
        record Tagged: Word = 7 { 0x01 n: u8, 0x02 tag: u8 = 0xAB @since(new), }";
    both(&model_on(text, Some("new")), None, "Tagged { n: 5 }", "0705ab00");
    let old = model_on(text, Some("old"));
    both(&old, None, "Tagged { n: 5 }", "07050000");
    assert!(decode(&old, None, "0705ab00").expect_err("a byte that is not there").contains("tag at 0x02"));
}

#[test]
fn big_endian_words_with_bit_fields() {
    let m = model(
        "spec mlx;
        record Ctrl(16) big(32) {
            0x00 [31..=24] opmod: u8, 0x00 [23..=8] index: u16, 0x00 [7..=0] opcode: u8,
            0x04 [31..=8] qpn: u24, 0x04 [5..=0] ds: u6, 0x04 [7..=6] zero,
            0x08 u8[3] zero, 0x0B fence: u8, 0x0C imm: u32 @hex,
        }
        record Data(16) big { 0x00 count: u32, 0x04 key: u32, 0x08 addr: u64 @hex, }",
    );
    let literal = "Ctrl { index: 4660, opcode: 8, qpn: 74565, ds: 2, fence: 128, imm: 0xDEADBEEF }";
    both(&m, Some("Ctrl"), literal, "001234080123450200000080deadbeef");
    both(&m, Some("Data"), "Data { count: 4096, key: 1, addr: 0x7F0000001000 }", "000010000000000100007f0000001000");
    assert!(decode(&m, Some("Ctrl"), "001234080123454200000080deadbeef").expect_err("reserved").contains("0x07"));
}

#[test]
fn unions_arrays_strings_and_bit_sets() {
    let m = model(
        "spec shapes;
        enum Kind: u8 { ring = 1, mesh = 2, name = 3, }
        record Ring(8) { 0x00 head: u32, 0x04 tail: u32, }
        record Step(4) { 0x00 op: u8, 0x02 count: u16, 0x01 zero, }
        record Box(64) {
            0x00 kind: Kind, 0x01 [0] hot: bool, 0x01 [7..=1] zero,
            0x02 level: i8,
            0x03 ignored,
            0x04 union view { ring: Ring(8), mesh: u16[4], name: asciiz[8] } by kind,
            0x10 steps: Step[3] stride 8,
            0x14 pads: u8[2], 0x16 u8[2] zero, 0x1C..=0x1F zero,
            0x24 set: bits[32],
            0x28 label: str[6],
            0x2E grid: u8[2][3],
            rest zero,
        }
        record Either(8) {
            0x00 union { small: u32, both: u16[2] } by which,
            0x04 which: bool,
            rest zero,
        }",
    );
    let zeros = "00".repeat(64);
    let put = |parts: &[(usize, &str)]| {
        let mut s = zeros.clone();
        for (at, hex) in parts {
            s.replace_range(at * 2..at * 2 + hex.len(), hex);
        }
        s
    };
    let literal = "Box { kind: ring, hot: true, level: -2, view: ring { head: 1, tail: 258 }, \
                   steps: [Step { op: 7 }, Step { count: 515 }], set: {0, 9, 31}, label: \"abcdef\", grid: [[], [1, 2]] }";
    let hex = put(&[
        (0, "0101fe"),
        (4, "0100000002010000"),
        (0x10, "07"),
        (0x1A, "0302"),
        (0x24, "01020080"),
        (0x28, "616263646566"),
        (0x31, "0102"),
    ]);
    assert_eq!(encode(&m, literal).as_deref(), Ok(&*hex));
    let back = decode(&m, Some("Box"), &hex).expect("decoded");
    assert_eq!(encode(&m, &back).as_deref(), Ok(&*hex), "{back}");
    let mesh = decode(&m, Some("Box"), &put(&[(0, "02"), (4, "0100020003000400")])).expect("decoded");
    assert!(mesh.contains("view: mesh([1, 2, 3, 4])"), "{mesh}");
    // A text with something after its end, a reserved bit, the wrong arm, a text that does not fit with its NUL.
    assert!(decode(&m, Some("Box"), &put(&[(0, "03"), (4, "61006200")])).is_err());
    assert!(decode(&m, Some("Box"), &put(&[(0, "01"), (1, "80")])).is_err());
    assert!(encode(&m, "Box { kind: mesh, view: ring { head: 1 } }").is_err());
    assert!(encode(&m, "Box { kind: name, view: name(\"12345678\") }").is_err());
    assert!(encode(&m, "Box { kind: name, view: name(\"1234567\") }").is_ok());
    both(&m, Some("Either"), "Either { small: 5, which: true }", "0500000001000000");
    both(&m, Some("Either"), "Either { both: [1, 2] }", "0100020000000000");
}

#[test]
fn families_in_families_and_several_keys() {
    let m = model(
        "spec keys;
        family Outer(8) { 0x00 class: u8 key, 0x01 kind: u8 key, rest zero, }
        record A: Outer = (1, 2) { 0x04 x: u32, }
        family Inner: Outer = (9, 9) { 0x02 sub: u8 key, }
        record B: Inner = 5 { 0x04 y: i16, }
        record C: Inner = 6 { 0x04 y: u8 = 0x7F, }
        record D: Inner = 6 { 0x04 y: u8 = 0x7E, }",
    );
    both(&m, None, "A { x: 5 }", "0102000005000000");
    both(&m, None, "B { y: -1 }", "09090500ffff0000");
    both(&m, None, "C {}", "090906007f000000");
    both(&m, None, "D {}", "090906007e000000");
    assert!(decode(&m, None, "0909060000000000").is_err());
    assert!(decode(&m, None, "0909050000000001").expect_err("reserved").contains("0x07"));
}

#[test]
fn open_and_closed_enums_and_wide_numbers() {
    let m = model(
        "spec nums;
        enum Open: u16 open { none = 0xFFFF, two = 2, }
        enum Signed: i8 { minus = -1, zero = 0, }
        record R(24) {
            0x00 a: Open, 0x02 b: Signed, 0x03 c: i24, 0x06 d: u48 @hex, 0x0C [3..=0] e: i4, 0x0C [7..=4] f: u4,
            0x0D u8[3] zero, 0x10 g: u64,
        }",
    );
    let literal = "R { a: none, b: minus, c: -2, d: 0xABCDEF012345, e: -8, f: 15, g: 18446744073709551615 }";
    both(&m, Some("R"), literal, "fffffffeffff452301efcdabf8000000ffffffffffffffff");
    both(&m, Some("R"), "R { a: 7 }", &format!("0700{}", "00".repeat(22)));
    assert!(decode(&m, Some("R"), &format!("000005{}", "00".repeat(21))).is_err());
    assert!(encode(&m, "R { e: 8 }").is_err());
    assert!(encode(&m, "R { g: 18446744073709551616 }").is_err());
}
