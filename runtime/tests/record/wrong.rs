//! What is wrong, in words.

use chappe_runtime::record::*;

use crate::infos::{RESET, SECRET, WORD, bytes};

/// Code, field, offset, bits and text of the first error.
fn told(set: &[(usize, u8)]) -> (&'static str, String, u32, (u32, u32), String) {
    let e = check(&RESET, &bytes(set)).expect_err("illegal");
    (e.code(), e.field().to_string(), e.offset(), e.bits(), e.to_string())
}

fn text(set: &[(usize, u8)]) -> String {
    told(set).4
}

#[test]
fn legal_bytes_are_legal() {
    for set in [&[][..], &[(1, 1), (8, 3), (9, 3)], &[(2, 5), (3, 199), (4, 1)], &[(12, b'a'), (47, 9)]] {
        assert_eq!(check(&RESET, &bytes(set)), Ok(()), "{set:?}");
    }
}

#[test]
fn errors_say_what_and_where() {
    let (code, field, offset, bits, text) = told(&[(1, 7)]);
    assert_eq!((code, field.as_str(), offset, bits), ("E0602", "mode", 1, (8, 16)));
    assert_eq!(
        text,
        "Reset: mode at 0x01 is 0x07, which is not a ResetMode; legal: none (0x00), range (0x01), mask (0x02)"
    );
    let (code, field, offset, bits, text) = told(&[(24, 1), (26, 1), (22, 7)]);
    assert_eq!((code, field.as_str(), offset, bits), ("E0616", "(unnamed)", 22, (176, 184)));
    assert_eq!(text, "reserved byte 0x16 of Reset must be zero, found 0x07");
}

#[test]
fn every_kind_of_row_has_its_words() {
    assert_eq!(text(&[(0, 1)]), "Reset: opcode at 0x00 must be 0xB0, found 0x01");
    assert_eq!(text(&[(2, 7)]), "Reset: wait mode 0x07 at 0x02 is not a Wait; legal: sem_ge (0x05), sem_one (0x09)");
    assert_eq!(text(&[(2, 0xF)]), "Reset: wait mode 0x0F at 0x02 is late, which is not available here (since second)");
    assert_eq!(text(&[(2, 5), (3, 200)]), "Reset: wait index 200 at 0x03 does not fit the bank of 200");
    assert_eq!(text(&[(3, 1)]), "Reset: wait index at 0x03 must be zero without a mode, found 0x01");
    assert_eq!(text(&[(4, 1)]), "Reset: wait value at 0x04 must be zero, as no mode uses it, found 0x00000001");
    assert_eq!(
        text(&[(2, 9), (4, 2)]),
        "Reset: wait value at 0x04 is not used by its mode, found 0x00000002; legal: 0x00000000, 0x00000001"
    );
    assert_eq!(
        text(&[(9, 2)]),
        "Reset: last at 0x09 [0..=3] is only present if mode == range and must be zero otherwise, found 0x02 in byte 0x09"
    );
    assert_eq!(
        text(&[(36, 2)]),
        "Reset: later at 0x24 is not available here (since second) and must be zero otherwise, found 0x02 in byte 0x24"
    );
    assert_eq!(text(&[(1, 1), (8, 3)]), "Reset: first exceeds last");
    assert_eq!(text(&[(11, 0x20)]), "Reset: bits at 0x0A must be zero from bit 12 on, found bit 13");
    assert_eq!(text(&[(12, 0xC3)]), "Reset: label at 0x0C is not ASCII: byte 0x0C is 0xC3");
    assert_eq!(text(&[(14, 1)]), "Reset: label at 0x0C must be NUL after its end: byte 0x0E is 0x01");
    assert_eq!(text(&[(33, 1), (34, 2)]), "reserved bytes 0x21..=0x22 of Reset must be zero, after ring, found 01 02");
    let run: Vec<(usize, u8)> = (37..47).map(|i| (i, i as u8)).collect();
    assert_eq!(text(&run), "reserved bytes 0x25..=0x2E of Reset must be zero, found 25 26 27 28 29 2A 2B 2C ..");
}

#[test]
fn families_know_their_members() {
    assert!(pick(&WORD, &bytes(&[])).is_ok_and(|r| r.name == "Reset"));
    let e = pick(&WORD, &bytes(&[(0, 7)])).expect_err("no member");
    assert_eq!(e.to_string(), "opcode 0x07 is no member of Word");
    assert_eq!((e.code(), e.record(), e.field().to_string().as_str(), e.bits()), ("E0614", "Word", "opcode", (0, 8)));
    assert_eq!(pick(&WORD, &[0; 3]).expect_err("too short").to_string(), "3 bytes, 48 needed");
    assert_eq!(check(&RESET, &[0; 3]).expect_err("too short").to_string(), "Reset: 3 bytes, 48 needed");
    let secret = pick(&WORD, &bytes(&[(0, 0xB1)])).expect("a member");
    let e = check(secret, &bytes(&[(0, 0xB1)])).expect_err("opaque");
    assert!(e.is_opaque() && core::ptr::eq(secret, &SECRET));
    assert_eq!(e.to_string(), "the layout of Secret is not published: nobody wrote it down");
}

#[test]
fn builders_are_refused_with_the_fields_name() {
    let wrong = |row: u16, d: Datum<'_>| {
        let given = |i: u16| if i == row { d } else { Datum::Absent };
        write(&RESET, None, &given, &mut [0; 48]).expect_err("illegal").to_string()
    };
    assert_eq!(wrong(1, Datum::Int(9)), "mode: 9 is not a ResetMode");
    assert_eq!(wrong(1, Datum::Int(-1)), "mode: -1 does not fit u8 (0..=255)");
    assert_eq!(wrong(2, Datum::Mode { mode: 0, index: 200, value: 0 }), "wait: index 200 does not fit the bank of 200");
    assert_eq!(wrong(2, Datum::Mode { mode: 1, index: 0, value: 7 }), "wait: sem_one takes no value, found 7");
    assert_eq!(
        wrong(2, Datum::Mode { mode: 0, index: 0, value: 1 << 32 }),
        "wait: value 4294967296 does not fit u32 (0..=4294967295)"
    );
    assert_eq!(wrong(3, Datum::Int(1)), "first: only present if mode == range");
    assert_eq!(wrong(9, Datum::Int(1)), "later is not available here (since second)");
    assert_eq!(wrong(5, Datum::Wire(&[0, 0x10])), "bits: bit 12 does not fit bits[12] (0..=11)");
    assert_eq!(wrong(6, Datum::Text(b"123456")), "label: name too long: 6 characters, at most 5");
    assert_eq!(wrong(6, Text::<6>::new("überlang").datum()), "label: name too long: 8 characters, at most 5");
    assert_eq!(wrong(6, Datum::Text("ü".as_bytes())), "label: not ASCII: byte 0xC3 at position 0");
    assert_eq!(wrong(7, Datum::Int(1)), "rings: expected a list, found a number");
    assert_eq!(wrong(8, Datum::Arm(3, &[])), "view: no such arm");
}

#[test]
fn profiles_refuse_and_write() {
    let given = |i: u16| if i == 2 { Datum::Mode { mode: 1, index: 4, value: 0 } } else { Datum::Absent };
    let mut b = [0; 48];
    assert_eq!(write(&RESET, Some(0), &given, &mut b), Ok(()));
    assert_eq!(b, bytes(&[(2, 9), (3, 4), (4, 1)]));
    assert!(accepts(&RESET, &b, 0) && !accepts(&RESET, &b, 1) && !accepts(&RESET, &b, 2));
    let e = write(&RESET, Some(1), &given, &mut b).expect_err("refused");
    assert_eq!((e.code(), e.to_string().as_str()), ("E0609", "waits are not for you"));
    assert_eq!(write(&RESET, None, &given, &mut b), Ok(()));
    assert_eq!(b, bytes(&[(2, 9), (3, 4)]));
}

#[test]
fn errors_are_small_and_compare() {
    let (a, b) = (check(&RESET, &bytes(&[(1, 7)])), check(&RESET, &bytes(&[(1, 8)])));
    assert_eq!(a, a);
    assert_ne!(a, b);
    assert!(size_of::<Result<(), RecordError>>() <= 64);
    assert_eq!(
        format!("{:?}", check(&RESET, &[]).expect_err("empty")),
        "RecordError(E0613: Reset: 0 bytes, 48 needed)"
    );
}
