//! Whatever the bytes, the values and the texts are: an answer, never a panic.

use chappe_runtime::record::*;
use proptest::prelude::*;

use crate::infos::{RESET, RING, Shown, WORD};

/// A description that contradicts itself: rows beyond the end, a selector that is no number, rules about nothing.
static BROKEN: RecordInfo = RecordInfo {
    name: "Broken",
    size: 4,
    docs: "",
    source: "",
    rows: &[
        row("far", Kind::Scalar { scalar: Scalar::Int, place: Place::split(&[FAR], 80) }),
        row("long", Kind::Bytes { ty: Type::Str { len: u32::MAX, terminated: true }, at: 3 }),
        row("many", Kind::Bytes { ty: MANY, at: u32::MAX }),
        row("", Kind::Union(UnionRow { offset: 2, size: u32::MAX, arms: &[], selector: Some(9) })),
        row("nested", Kind::Bytes { ty: Type::Record(&RESET), at: 2 }),
        row("none", Kind::Bytes { ty: Type::Array { element: &MANY, big: true, count: 0, stride: 0 }, at: 0 }),
    ],
    order: &[7, 0, 1, 2, 3, 4, 5, 5],
    zero: &[0xFF; 9],
    ignored: &[],
    mask: &[0xFF; 7],
    value: &[1; 2],
    requires: &[Require {
        condition: Condition { holds: |_| Err(NoValue::Arithmetic), text: "1 / 0", uses: &[77] },
        message: "never",
    }],
    profiles: &[ProfileInfo {
        name: "p",
        rules: &[
            ProfileRule::Only { row: 9, modes: &[1], message: "a" },
            ProfileRule::Absent { row: 99, message: "b" },
            ProfileRule::Write { row: 0, modes: &[], value: 1 },
        ],
    }],
    unavailable: None,
    opaque: None,
};

const FAR: Piece = Piece(u32::MAX, 70, 80);
const MANY: Type = Type::Array { element: &Type::Scalar(Scalar::Bool, 200), big: true, count: u32::MAX, stride: 3 };

const fn row(name: &'static str, kind: Kind) -> Row {
    Row {
        name,
        offset: u32::MAX,
        kind,
        ty: "",
        docs: "",
        guard: None,
        requires: &[],
        key: true,
        shared: true,
        hex: true,
        unavailable: None,
    }
}

/// Asks everything of bytes.
fn ask(info: &'static RecordInfo, bytes: &[u8]) {
    if let Err(e) = check(info, bytes) {
        let _ = (e.to_string(), e.field().to_string(), e.code(), e.offset(), e.bits(), format!("{e:?}"));
    }
    let _ = (Shown(info, bytes).to_string(), accepts(info, bytes, 0), accepts(info, bytes, 1));
}

#[test]
fn broken_descriptions_are_survived() {
    for n in 0..8 {
        ask(&BROKEN, &[0xFF; 8][..n]);
        ask(&BROKEN, &[0; 8][..n]);
        for d in
            [Datum::Absent, Datum::Int(i128::MIN), Datum::Text(&[7; 9]), Datum::Wire(&[0xFF; 9]), Datum::Arm(3, &[1])]
        {
            let mut b = [0; 8];
            if let Err(e) = write(&BROKEN, Some(n), &|_| d, &mut b[..n]) {
                assert!(!e.to_string().is_empty());
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        ask(&RESET, &bytes);
        ask(&RING, &bytes);
        ask(&BROKEN, &bytes);
        if let Err(e) = pick(&WORD, &bytes) {
            let _ = e.to_string();
        }
    }

    #[test]
    fn any_values(numbers in proptest::collection::vec(any::<i64>(), 10), bytes: Vec<u8>, kind in 0usize..6) {
        let given = |i: u16| {
            let n = numbers.get(usize::from(i)).copied().unwrap_or(0);
            match (usize::from(i) + kind) % 6 {
                0 => Datum::Int(n.into()),
                1 => Datum::Mode { mode: n as u16 % 4, index: n as u64 % 300, value: n as u64 },
                2 => Datum::Text(&bytes),
                3 => Datum::Wire(&bytes),
                4 => Datum::Arm(n as u16 % 4, &bytes),
                _ => Datum::Absent,
            }
        };
        let mut b = [0; 48];
        match write(&RESET, Some(kind % 3), &given, &mut b) {
            Ok(()) => prop_assert_eq!(pick(&WORD, &b).map(|r| r.name), Ok("Reset")),
            Err(e) => prop_assert!(!e.to_string().is_empty()),
        }
    }
}

#[cfg(feature = "parse")]
proptest! {
    #[test]
    fn any_text(text in "(Reset ?\\{ ?)?((mode|wait|first|bits|label|rings|view|raw|ring|Ring|sem_ge|é|[0-9-]+|\\\\|\"|:|[\\[\\](){},]|\\.\\.=|//|\n| )){0,30}") {
        let mut b = [0; 48];
        match parse_member(&WORD, &text, None, &mut b) {
            Ok(info) => prop_assert_eq!(check(info, &b).map_err(|e| e.code()).err().filter(|c| *c != "E0616"), None),
            Err(e) => prop_assert!(text.is_char_boundary(e.position()), "{}", e),
        }
    }
}
