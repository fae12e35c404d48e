//! What decoding refuses, in which words.

use chappe_dsl::codec::{Data, decode, decode_record, encode, fields_of, print};
use chappe_dsl::model::*;

use crate::build::*;

fn word(start: &[u8], more: &[(usize, u8)]) -> Vec<u8> {
    let mut b = vec![0; 64];
    b[..start.len()].copy_from_slice(start);
    more.iter().for_each(|(i, v)| b[*i] = *v);
    b
}

fn errors(bytes: &[u8]) -> Vec<String> {
    decode(&sync(), bytes).unwrap_err().into_iter().map(|e| e.message).collect()
}

#[test]
fn reserved_bytes_are_zero() {
    let b = word(&[0xA0, 0x10], &[(0x30, 1)]);
    assert_eq!(errors(&b), ["reserved byte 0x30 of EventSemaphore must be zero, found 0x01"]);
    let b = word(&[0xA0, 0x10], &[(0x30, 1), (0x31, 2), (0x3F, 3)]);
    assert_eq!(
        errors(&b),
        [
            "reserved bytes 0x30..=0x31 of EventSemaphore must be zero, found 01 02",
            "reserved byte 0x3F of EventSemaphore must be zero, found 0x03"
        ]
    );
}

#[test]
fn constants_are_checked() {
    assert_eq!(errors(&word(&[0xA0, 0x11], &[])), ["EventSemaphore: len at 0x01 must be 0x10, found 0x11"]);
    assert_eq!(errors(&word(&[0xDF, 0x10], &[(0xC, 2)])), ["Exit: kind at 0x0C must be 0x01, found 0x02"]);
    let m = sync();
    let e = decode_record(&m, m.record("Drain").unwrap(), &word(&[0xA1, 0x10], &[])).unwrap_err();
    assert_eq!(e[0].message, "Drain: opcode at 0x00 must be 0xA2, found 0xA1");
}

#[test]
fn modes_are_known() {
    assert_eq!(
        errors(&word(&[0xA0, 0x10, 0, 0, 0x42, 12, 0, 0, 5], &[(0x22, 0x55)])),
        [
            "EventSemaphore: wait0 mode 0x42 at 0x04 is not a WaitMode; legal: sem_eq_imm (0x01), sem_ge_imm (0x05), \
             sem_ge_reg (0x85), evt_set (0x06)",
            "EventSemaphore: update mode 0x55 at 0x22 is not a UpdateMode; legal: sem_inc (0x13), sem_add_imm (0x15), \
             evt_set (0x11)"
        ]
    );
    assert_eq!(
        errors(&word(&[0xA0, 0x10, 0, 0, 0xFE], &[])),
        ["EventSemaphore: wait0 mode 0xFE at 0x04 is unordered, which is not available on toy (since maverick)"]
    );
    assert_eq!(
        errors(&word(&[0xA0, 0x10, 0, 0, 5, 200], &[])),
        ["EventSemaphore: wait0 index 200 at 0x05 does not fit the bank of 200"]
    );
}

#[test]
fn operands_without_a_mode_are_zero() {
    assert_eq!(
        errors(&word(&[0xA0, 0x10, 0, 0, 0, 3, 0, 0, 5], &[])),
        [
            "EventSemaphore: wait0 index at 0x05 must be zero without a mode, found 0x03",
            "EventSemaphore: wait0 value at 0x08 must be zero, as no mode uses it, found 0x00000005"
        ]
    );
    // The value is said to be wrong once, and not at all if the other mode uses it.
    assert_eq!(errors(&word(&[0xA1, 0x10, 0, 0, 0, 0, 0, 0, 5], &[])).len(), 1);
    assert!(decode(&sync(), &word(&[0xA1, 0x10, 0, 0, 5, 0, 0, 0, 5], &[])).is_ok());
}

#[test]
fn operands_that_modes_lack_are_what_a_profile_writes() {
    let m = sync();
    let with = |v| word(&[0xA0, 0x10], &[(0x22, 0x13), (0x28, v)]);
    assert_eq!(decode(&m, &with(0)).unwrap().profiles, [ProfileId(0)]);
    assert_eq!(decode(&m, &with(1)).unwrap().profiles, [ProfileId(1)]);
    let e = decode(&m, &with(2)).unwrap_err();
    let words = "EventSemaphore: update value at 0x28 is not used by its mode, found 0x00000002; legal: 0x00000000, \
                 0x00000001";
    assert_eq!(e[0].message, words);
    // A mode that the compiler refuses: only without a profile, or as the runtime writes it.
    let b = word(&[0xA0, 0x10, 0, 0, 1, 3], &[(0x22, 0x13)]);
    assert_eq!(decode(&m, &b).unwrap().profiles, []);
}

#[test]
fn rows_that_are_not_there_are_zero() {
    assert_eq!(
        errors(&word(&[0xB0, 0x10], &[(0xC, 2), (0xD, 4)])),
        ["GroupReset: range_first at 0x0D is only present if mode == range and must be zero otherwise, found 0x04 \
             in byte 0x0D"]
    );
    assert_eq!(
        errors(&word(&[0xB0, 0x10], &[(0xC, 1), (0xD, 9), (0xE, 3)])),
        ["GroupReset: range_first exceeds range_last"]
    );
    let e = errors(&word(&[0xB0, 0x10], &[(0xC, 9), (0xD, 9), (0xE, 3)]));
    assert_eq!(e, ["GroupReset: mode at 0x0C is 0x09, which is not a ClearMode; legal: range (0x01), bitmask (0x02)"]);
}

#[test]
fn text_is_padded_with_nul() {
    let b = word(&[0xC1, 0x10], &[(0xC, b'q'), (0xE, b'x')]);
    assert_eq!(errors(&b), ["Trigger: queue at 0x0C must be NUL after its end: byte 0x0E is 0x78"]);
    let mut b = word(&[0xC1, 0x10], &[]);
    b[0xC..0x2C].fill(b'q');
    assert_eq!(errors(&b), ["Trigger: queue at 0x0C has no NUL at its end"]);
    b[0xD] = 0x80;
    assert_eq!(errors(&b), ["Trigger: queue at 0x0C is not ASCII: byte 0x0D is 0x80"]);
}

#[test]
fn members_are_picked() {
    let e = decode(&sync(), &word(&[0xEE, 0x10], &[])).unwrap_err();
    assert_eq!(e[0].message, "opcode 0xEE is no member of Sync");
    assert_eq!(e[0].help, ["the nearest values of opcode: 0xB0 GroupReset, 0xC1 Trigger, 0xDD BranchHint, 0xDF Exit"]);
    assert_eq!(errors(&[0xA2; 63]), ["63 bytes, 64 needed"]);
    assert_eq!(errors(&word(&[0xD8, 0x10], &[])), ["CoreBarrier is not available on toy (since cayman)"]);
    let e = decode(&sync(), &word(&[0xDD, 0x10, 1, 2, 3, 4], &[])).unwrap_err();
    assert!(e[0].is_opaque() && e.len() == 1);
    assert_eq!(e[0].record.as_deref(), Some("BranchHint"));
}

#[test]
fn literals_leave_out_what_is_zero() {
    let m = sync();
    let show = |record: &str, given: &[(&str, Data)]| {
        let v = value(&m, record, given);
        let b = encode(&m, &v, None).unwrap();
        print(&m, &decode(&m, &b).unwrap().value)
    };
    assert_eq!(show("Exit", &[]), "Exit {}");
    assert_eq!(show("Drain", &[("count", Data::Int(1))]), "Drain { count: 1 }");
    assert_eq!(
        show("EventSemaphore", &[("wait0", given(GE, 12, 5)), ("update", given(INC, 9, 0))]),
        "EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(9) }"
    );
    assert_eq!(
        show("GroupReset", &[("mode", Data::Int(1))]),
        "GroupReset { mode: range, range_first: 0, range_last: 0 }"
    );
    assert_eq!(
        show("GroupReset", &[("mode", Data::Int(2)), ("mask", Data::Bits(vec![3, 40, 255]))]),
        "GroupReset { mode: bitmask, mask: {3, 40, 255} }"
    );
    assert_eq!(show("GroupReset", &[("mode", Data::Int(2))]), "GroupReset { mode: bitmask, mask: {} }");
    assert_eq!(show("Trigger", &[("queue", Data::Str(b"a\"\\\x01".to_vec()))]), r#"Trigger { queue: "a\"\\\x01" }"#);
}

#[test]
fn tools_see_places_and_values() {
    let m = sync();
    let all = fields_of(&m, &value(&m, "Halt", &[("wait", given(GE, 3, 7))]));
    let find = |name: &str| all.iter().find(|f| f.name.as_deref() == Some(name)).unwrap();
    assert_eq!((find("len").value.as_deref(), find("len").width), (Some("16"), 8));
    assert_eq!((find("wait").ty.as_str(), find("wait").value.as_deref()), ("WaitMode?", Some("sem_ge_imm(3, 7)")));
    assert_eq!((find("wait.value").offset, find("wait.value").value.as_deref()), (8, Some("7")));
    assert_eq!(find("update.index").bits, [(56, 64)]);
}
