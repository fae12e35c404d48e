//! What encoding refuses, in which words.

use chappe_dsl::codec::{Data, RecordValue, encode};
use chappe_dsl::codes::codec as codes;
use chappe_dsl::model::*;

use crate::build::*;

fn errors(v: &RecordValue, profile: Option<u32>) -> Vec<String> {
    encode(&sync(), v, profile.map(ProfileId)).unwrap_err().into_iter().map(|e| e.message).collect()
}

fn refused(record: &str, fields: &[(&str, Data)]) -> Vec<String> {
    errors(&value(&sync(), record, fields), None)
}

#[test]
fn bytes_are_those_of_the_tables() {
    let m = sync();
    let v = value(
        &m,
        "EventSemaphore",
        &[("wait0", given(GE, 12, 5)), ("wait1", given(2, 13, 7)), ("update", given(ADD, 14, 3))],
    );
    let b = encode(&m, &v, Some(ProfileId(0))).unwrap();
    assert_eq!(b[..12], [0xA0, 0x10, 0, 0, 5, 12, 0, 0, 5, 0, 0, 0]);
    assert_eq!(b[0x20..0x2C], [0x85, 13, 0x15, 14, 7, 0, 0, 0, 3, 0, 0, 0]);
}

#[test]
fn profiles_write_the_operand_that_a_mode_lacks() {
    let m = sync();
    let v = value(&m, "EventSemaphore", &[("update", given(INC, 2, 0))]);
    let at = |p: Option<u32>| encode(&m, &v, p.map(ProfileId)).unwrap()[0x28];
    assert_eq!((at(None), at(Some(0)), at(Some(1))), (0, 0, 1));
    let v = value(&m, "Halt", &[("wait", given(GE, 3, 7)), ("update", given(INC, 2, 0))]);
    assert_eq!(encode(&m, &v, Some(ProfileId(1))).unwrap()[8], 7);
}

#[test]
fn numbers_have_ranges() {
    assert_eq!(refused("Drain", &[("count", Data::Int(256))]), ["count: 256 does not fit u8 (0..=255)"]);
    assert_eq!(refused("Drain", &[("count", Data::Int(-1))]), ["count: -1 does not fit u8 (0..=255)"]);
    let index = [("wait0", given(GE, 200, 1))];
    assert_eq!(refused("EventSemaphore", &index), ["wait0: index 200 does not fit the bank of 200"]);
    let big = [("wait0", given(GE, 1, 1 << 32))];
    assert_eq!(refused("EventSemaphore", &big), ["wait0: value 4294967296 does not fit u32 (0..=4294967295)"]);
    let flag = [("wait0", given(EVT_SET, 1, 5))];
    assert_eq!(refused("EventSemaphore", &flag), ["wait0: evt_set takes no value, found 5"]);
}

#[test]
fn an_index_must_fit_its_place() {
    let mut m = sync();
    m.banks[0].size = 1000;
    let v = value(&m, "Halt", &[("wait", given(GE, 256, 1))]);
    assert_eq!(encode(&m, &v, None).unwrap_err()[0].message, "wait: index 256 does not fit u8 (0..=255)");
}

#[test]
fn enums_are_closed() {
    let e = encode(&sync(), &value(&sync(), "GroupReset", &[("mode", Data::Int(9))]), None).unwrap_err();
    assert_eq!(e[0].message, "mode: 9 is not a ClearMode");
    assert_eq!(e[0].help, ["legal: range (0x01), bitmask (0x02)"]);
    assert_eq!(refused("GroupReset", &[]), ["mode: not given, and 0 is not a ClearMode"]);
}

#[test]
fn conditions_hold() {
    let f = |first, last| [("mode", Data::Int(1)), ("range_first", Data::Int(first)), ("range_last", Data::Int(last))];
    let e = encode(&sync(), &value(&sync(), "GroupReset", &f(9, 3)), None).unwrap_err();
    assert_eq!(e[0].message, "range_first exceeds range_last");
    assert_eq!(e[0].help, ["range_first is 9", "range_last is 3"]);
    assert!(encode(&sync(), &value(&sync(), "GroupReset", &f(3, 3)), None).is_ok());
    let both = [("mode", Data::Int(2)), ("range_first", Data::Int(1)), ("mask", Data::Bits(vec![3]))];
    assert_eq!(refused("GroupReset", &both), ["range_first: only present if mode == range"]);
    let far = [("mode", Data::Int(2)), ("mask", Data::Bits(vec![3, 256]))];
    assert_eq!(refused("GroupReset", &far), ["mask: bit 256 does not fit bits[256] (0..=255)"]);
}

#[test]
fn availability_is_checked() {
    assert_eq!(refused("CoreBarrier", &[]), ["CoreBarrier is not available on toy (since cayman)"]);
    let new = [("wait0", given(4, 1, 1))];
    assert_eq!(refused("EventSemaphore", &new), ["wait0: unordered is not available on toy (since maverick)"]);
    let mut m = sync();
    m.records[2].fields[5].notes = since("mariana");
    let v = value(&m, "Drain", &[("count", Data::Int(1))]);
    assert_eq!(encode(&m, &v, None).unwrap_err()[0].message, "count is not available on toy (since mariana)");
    assert!(encode(&m, &value(&m, "Drain", &[]), None).is_ok());
}

#[test]
fn text_fits_and_is_ascii() {
    let text = |s: &str| [("queue", Data::Str(s.as_bytes().to_vec()))];
    let long = "a_queue_name_of_more_than_31_char";
    assert_eq!(refused("Trigger", &text(long)), ["queue: name too long: 33 characters, at most 31"]);
    assert_eq!(refused("Trigger", &text("é")), ["queue: not ASCII: byte 0xC3 at position 0"]);
    assert_eq!(refused("Trigger", &text("a\0b")), ["queue: NUL ends the text: byte 0x00 at position 1"]);
}

#[test]
fn shared_values_agree() {
    let m = sync();
    let v = value(&m, "Halt", &[("wait", given(GE, 3, 1)), ("update", given(ADD, 4, 9))]);
    let e = encode(&m, &v, None).unwrap_err();
    assert_eq!(e[0].message, "wait and update share the value at 0x08");
    assert_eq!(e[0].help, ["wait needs 1, update needs 9: give both the same value, or use two records"]);
    assert_eq!(e[0].offset, Some(8));
    let v = value(&m, "Halt", &[("wait", given(GE, 3, 9)), ("update", given(ADD, 4, 9))]);
    assert!(encode(&m, &v, None).is_ok());
    let v = value(&m, "Halt", &[("wait", given(GE, 3, 0)), ("update", given(ADD, 4, 9))]);
    assert!(encode(&m, &v, None).is_err());
}

#[test]
fn profiles_refuse() {
    let v = value(&sync(), "EventSemaphore", &[("wait0", given(EQ, 3, 1))]);
    assert_eq!(errors(&v, Some(0)), ["only GE here"]);
    assert!(encode(&sync(), &v, Some(ProfileId(1))).is_ok());
    assert!(encode(&sync(), &v, Some(ProfileId(7))).is_err());
}

#[test]
fn opaque_records_are_a_kind_of_their_own() {
    let e = encode(&sync(), &value(&sync(), "BranchHint", &[]), None).unwrap_err();
    assert!(e[0].is_opaque());
    assert_eq!(e[0].message, "the layout of BranchHint is not published: payload unpublished");
}

#[test]
fn all_errors_come_at_once_in_byte_order() {
    let v = [("count", Data::Int(999)), ("wait", given(GE, 999, 1)), ("debug_cmd", Data::Str(vec![]))];
    let found = encode(&sync(), &value(&sync(), "Drain", &v), None).unwrap_err();
    let at: Vec<_> = found.iter().map(|e| (e.code, e.offset.unwrap())).collect();
    assert_eq!(at, [(codes::WRONG_KIND, 2), (codes::BANK_INDEX, 5), (codes::RANGE, 0x28)]);
}
