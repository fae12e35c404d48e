//! Literals.

use chappe_runtime::record::*;

use crate::infos::{RESET, Shown, WORD, bytes};

fn read(text: &str) -> Result<[u8; 48], ParseError> {
    let mut b = [0xEE; 48];
    parse(&RESET, text, None, &mut b).map(|()| b)
}

#[test]
fn what_is_printed_is_read() {
    let texts = [
        "Reset {}",
        "Reset { mode: range, first: 3, last: 9 }",
        "Reset { wait: sem_ge(12, 5), bits: {0, 3, 11}, label: \"a\\\"\\\\\\x01\" }",
        "Reset { wait: sem_one(7), rings: [Ring { head: 1 }, Ring { tail: -2 }] }",
        "Reset { view: ring { head: 513, tail: -1 } }",
    ];
    for text in texts {
        let b = read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(check(&RESET, &b), Ok(()));
        assert_eq!(Shown(&RESET, &b).to_string(), text);
    }
}

#[test]
fn literals_may_be_written_in_many_ways() {
    let same = [
        ("Reset { last: 0xF, first: 0b1_01, mode: range, }", "Reset { mode: range, first: 5, last: 15 }"),
        ("spec::Reset{mode:ResetMode::mask// c\n}", "Reset { mode: mask }"),
        ("Reset { bits: 3..=5 }", "Reset { bits: {3, 4, 5} }"),
        ("Reset { bits: {7, 0o3..0x5, 7,} }", "Reset { bits: {3, 4, 7} }"),
        ("Reset { view: words([1, 0x203]) }", "Reset { view: ring { head: 256, tail: 770 } }"),
        ("Reset { view: raw(0xFF) }", "Reset { view: ring { head: 255 } }"),
        ("Reset { rings: [Ring {}] }", "Reset {}"),
        (
            "\n Reset\t{ later: 0, wait: Wait::sem_ge(1,2,), label: \"\\n\" } ",
            "Reset { wait: sem_ge(1, 2), label: \"\\x0A\" }",
        ),
    ];
    for (written, printed) in same {
        let b = read(written).unwrap_or_else(|e| panic!("{written}: {e}"));
        assert_eq!(Shown(&RESET, &b).to_string(), printed);
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let wrong = [
        ("", "expected Reset { .. }, found the end (at byte 0)"),
        ("Drain {}", "expected Reset { .. }, found `Drain` (at byte 0)"),
        (
            "Reset { moed: mask }",
            "Reset: no field `moed`; its fields are: mode, wait, first, last, bits, label, rings, view, later (at byte 8)",
        ),
        ("Reset { opcode: 1 }", "Reset: `opcode` is constant and cannot be given (at byte 8)"),
        ("Reset { mode: 1, mode: 2 }", "`mode` is given twice (at byte 17)"),
        (
            "Reset { mode: mesk }",
            "ResetMode has no enumerator `mesk`; its enumerators are: none, range, mask (at byte 14)",
        ),
        ("Reset { mode mask }", "expected `:`, found `mask` (at byte 13)"),
        ("Reset { mode: mask", "expected `,` or `}`, found the end (at byte 18)"),
        ("Reset { mode: mask } x", "expected nothing more, found `x` (at byte 21)"),
        ("Reset { wait: sem_gt(1, 2) }", "Wait has no mode `sem_gt`; its modes are: sem_ge, sem_one (at byte 14)"),
        ("Reset { wait: sem_ge(1) }", "`sem_ge` takes an index and a value: 2 operands, not 1 (at byte 14)"),
        ("Reset { wait: sem_one(1, 2) }", "`sem_one` takes an index: 1 operand, not 2 (at byte 14)"),
        ("Reset { wait: sem_one(-1) }", "the operand `-1` is negative: give its bits, as in 0xFFFFFFFF (at byte 22)"),
        (
            "Reset { wait: 5 }",
            "expected a mode of Wait with its operands, as `mode(index, value)`, found `5` (at byte 14)",
        ),
        ("Reset { first: 0xG }", "`0xG` is no number (at byte 15)"),
        ("Reset { bits: [1] }", "expected a set, as `{3, 40, 200..=255}`, found `[` (at byte 14)"),
        ("Reset { bits: {5..=99999} }", "`5..=99999` is no range of numbers of a set (at byte 15)"),
        ("Reset { label: \"a }", "expected text with a quote at its end, found `\"` (at byte 15)"),
        (
            "Reset { label: \"a\\q\" }",
            "`\\q` is no escape; there are: \\\" \\\\ \\' \\n \\r \\t \\0 \\xNN (at byte 17)",
        ),
        ("Reset { rings: [Step {}] }", "expected Ring { .. }, found `Step` (at byte 16)"),
        ("Reset { view: rung {} }", "expected one of the arms ring, words, raw, found `rung` (at byte 14)"),
        ("Reset { view: raw { } }", "expected the value of the arm in parentheses, found `{` (at byte 18)"),
    ];
    for (text, expected) in wrong {
        assert_eq!(read(text).expect_err(text).to_string(), expected);
    }
}

#[test]
fn illegal_records_are_located_in_the_text() {
    let e = read("Reset { mode: mask, label: \"123456\" }").expect_err("too long");
    assert_eq!((e.position(), e.to_string().as_str()), (20, "label: name too long: 6 characters, at most 5"));
    assert_eq!(e.record_error().map(|e| e.code()), Some("E0605"));
    let e = read("Reset { first: 3 }").expect_err("not there");
    assert_eq!((e.position(), e.to_string().as_str()), (8, "first: only present if mode == range"));
}

#[test]
fn members_are_named() {
    let mut b = [0; 48];
    assert!(parse_member(&WORD, "Reset { mode: mask }", None, &mut b).is_ok_and(|r| r.name == "Reset"));
    let e = parse_member(&WORD, "Resat {}", None, &mut b).expect_err("no member");
    assert_eq!(e.to_string(), "no record `Resat` in Word; its records are: Reset, Secret (at byte 0)");
    assert!(parse_member(&WORD, "Secret {}", None, &mut b).is_err_and(|e| e.record_error().is_some()));
}

#[test]
fn profiles_bind_literals_too() {
    let mut b = [0; 48];
    assert_eq!(parse(&RESET, "Reset { wait: sem_one(4) }", Some(0), &mut b), Ok(()));
    assert_eq!(b, bytes(&[(2, 9), (3, 4), (4, 1)]));
    assert!(parse(&RESET, "Reset { wait: sem_one(4) }", Some(1), &mut b).is_err());
}
