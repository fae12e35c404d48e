//! Texts, sets, bytes without a record, records as text.

use chappe_runtime::record::{BitSet, Datum, Text, Unknown};

use crate::infos::{RESET, RING, Shown, bytes};

#[test]
fn texts_remember_that_they_are_too_long() {
    let short = Text::<4>::new("ab");
    assert_eq!((&*short, short.datum()), ("ab", Datum::Text(b"ab")));
    assert!(short == "ab" && short != "abc");
    let long = Text::<4>::new("abcdé");
    assert_eq!((long.as_bytes(), long.datum()), (&b"abcd"[..], Datum::LongText(5)));
    assert!(long != "abcd");
    assert_eq!(&*Text::<3>::new("abé"), "ab", "no half characters");
    assert_eq!(&*Text::<4>::from_wire(b"ab\0\0"), "ab");
    assert_eq!(&*Text::<4>::from_wire(b"abcd"), "abcd");
    assert_eq!(format!("{:>4}|{:?}", Text::<4>::new("ab"), Text::<4>::new("a\"")), "  ab|\"a\\\"\"");
    assert_eq!(Text::<4>::default(), Text::from(""));
}

#[test]
fn sets_hold_what_fits() {
    let mut set = BitSet::<2>::EMPTY;
    assert!(set.insert(3) && set.insert(15) && !set.insert(16));
    assert_eq!(
        (set.0, set.len(), set.contains(3), set.contains(4), set.contains(99)),
        ([8, 0x80], 2, true, false, false)
    );
    assert!(set.iter().eq([3, 15]));
    assert!(set.remove(3) && !set.remove(3) && !set.remove(99));
    assert!(set.insert_range(4..=6) && !set.insert_range(14..20));
    assert_eq!(format!("{set:?}"), "{4, 5, 6, 14, 15}");
    assert_eq!([1, 2, 77].into_iter().collect::<BitSet<1>>(), BitSet([6]));
    assert!(BitSet::<0>::EMPTY.is_empty() && BitSet::<0>::EMPTY.iter().next().is_none());
}

#[test]
fn unknown_bytes_are_kept() {
    let unknown = Unknown::new([0xA7, 0x10]);
    assert_eq!((unknown.encode(), unknown.to_string().as_str()), ([0xA7, 0x10], "[A7 10]"));
    assert_eq!(size_of::<Unknown<2>>(), 2);
    assert!(unknown.error(&crate::infos::WORD).is_some());
}

#[test]
fn zeros_are_not_printed_but_where_a_condition_holds() {
    assert_eq!(Shown(&RESET, &bytes(&[])).to_string(), "Reset {}");
    assert_eq!(Shown(&RESET, &bytes(&[(1, 1), (9, 2)])).to_string(), "Reset { mode: range, first: 0, last: 2 }");
    assert_eq!(Shown(&RING, &[1, 0, 0xFF, 0xFF]).to_string(), "Ring { head: 1, tail: -1 }");
}
