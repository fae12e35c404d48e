//! Specifications whose names mean something in Python, or to the module, and specifications with next to nothing.

use crate::agreement::{agree, cases};
use crate::interpreter::{add, mypy, run, strict, there};
use crate::support;

const HOSTILE: &str = r#"
spec hostile;
enum class: u8 { None = 0, name = 1, value = 2, mro = 3, __x = 4, _y_ = 5, real = 6, self = 7, class = 8, class_ = 9, }
enum int: u4 open { from_bytes = 1, __init__ = 2, to_bytes = 3, }
enum Optional: i8 { lambda = 0, is = 1, }
set List: class = { None, __x };
bank bytes: u8[8] { name reserved = 1, }
bank _ModeValue: flag[4];
registers self: u16[4];
space Address: u64;
space str: u8;
const True = 1;
const __name__ = 2;
const _PLACE = 3;
const dataclasses = 4;
const AnyWait = 5;
const print: Address = 6;
table Dict(self: u8, count: u8, class: class, __x: str) { (1, 2, class::__x, "x"), (4, 5, class::None, ""), }
wait Wait: u8 { index = 1 when bytes == value, value = 2 when bytes >= value, _mode = 3 when _ModeValue, def = 0 when bytes == 1, }
update type: u8 { pass = 1 do bytes += 1, mro = 2 do bytes = value, AnyWait = 3 do set _ModeValue, }
record Record(4) { 0x00 CodecError: u8, 0x01 encode: int[2], 0x03 r: class, }
record CodecError(16) {
    0x00 self: u8, 0x01 cls: class, 0x02 fields: u8, 0x03 NAME: u8, 0x04 _layout: u8 if self == 1, 0x05 __init__: u8,
    0x06 [3..=0] int: int, 0x06 [7..=4] int_: int, 0x07 class: class, 0x08 bytes: bits[8], 0x09 Optional: Optional,
    0x0A Record: Record, 0x0E str: str[2],
}
family Union(8) { 0x00 lambda: u8 key, 0x01 mode: Wait? (index 0x02, value 0x03), }
family Word(8) { 0x00 opcode: u8 key, }
family Sub: Union = 9 { 0x04 del: u8 key, rest zero, }
record _Spot: Union = 1 {
    0x04 type: type? (index 0x05, value 0x06),
    0x07 [0] None: bool,
    0x07 [7..=1] zero,
}
record List_: Union = 2 { 0x04 union { class: u8, def: u16, _arm: u8, } , 0x06 union view { value: u8, View: u16, __x: u8, }, }
record View: Sub = 1 { 0x05 x: u8, 0x06 n: u8 require n == True "the constant", }
record dataclass: Word = 3 { 0x01 union View { value: u8, view: bits[8], } , 0x02 union view { value: u8 when 7, } by n, 0x03 n: u8, 0x04..=0x07 zero, }
profile pass { _Spot { None absent; } }
profile name { type { pass write value 2; } }
ops TypeVar {
    def(self: u8, call: u8) -> Address,
    value(class: class, value: str, CodecError: Address) -> class,
    lambda(str: str, int: int) -> str,
}
arch None = 1 {
    impl TypeVar {
        require self < 9 "self";
        def(self, call) = self + call,
        value(class, value, CodecError) = class == class::None ? 1 : 2,
        lambda(str, int) = str + int,
    }
}
"#;

/// The names are those that a literal has, whatever Python calls them.
#[test]
fn names_of_python() {
    if !there() {
        return;
    }
    let model = support::text(HOSTILE);
    agree(&model, &cases(&model, support::count(1_000).min(10_000), 41));
    let name = add(&model);
    run(&format!(
        "import {name} as m\n\
        assert m.class_.class__ == 8 and m.class_.class_ == 9 and m.class_.None_ == 0 and m.class_.x__x == 4\n\
        assert m.True_ == 1 and m.x__name__ == 2 and m._PLACE_ == 3 and m.dataclasses_ == 4 and m.AnyWait == 5\n\
        assert str(m.CodecError_(self_=5, int__=m.int_.to_bytes_)) == 'CodecError {{ self: 5, int: to_bytes }}'\n\
        assert m.TypeVar_.def_(1, 2) == m.Address_(3)\n"
    ));
    clean(&name);
}

fn clean(name: &str) {
    if mypy() {
        assert_eq!(strict(&[format!("{name}.py")]), "");
    }
}

/// Nothing at all, and families without members.
#[test]
fn next_to_nothing() {
    if !there() {
        return;
    }
    for text in ["spec none;", "spec one; family F(4) { 0x00 key: u8 key, }", "spec two; enum E: u64 open { }"] {
        let name = add(&support::text(text));
        run(&format!(
            "import {name} as m\n\
            for data in (b'', b'abcd'):\n    \
                try:\n        m.decode(data)\n    except m.CodecError as e:\n        assert e.code in ('E0613', 'E0614'), e\n"
        ));
        clean(&name);
    }
}

/// What the codec gives up on is not generated.
#[test]
fn what_nests_too_deep_is_refused() {
    let mut text = String::from("spec deep;\n");
    for i in 0..70 {
        text.push_str(&format!("record R{i}(1) {{ 0x00 r: R{}, }}\n", i + 1));
    }
    text.push_str("record R70(1) { 0x00 n: u8, }\n");
    let refused = chappe_codegen::python::module(&support::text(&text), &Default::default()).unwrap_err();
    assert!(refused.iter().all(|d| d.code.0 == "E0620" && d.message.contains("deep")), "{refused:#?}");
}
