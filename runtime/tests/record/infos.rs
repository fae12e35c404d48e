//! A small machine.

use core::fmt;

use chappe_runtime::record::*;

const AWAY: Option<Unavailable> = Some(Unavailable("since second"));

static SEM: BankInfo = BankInfo { name: "sem", size: 200 };

const fn mode(name: &'static str, wire: u64, takes_value: bool) -> ModeInfo {
    ModeInfo { name, wire, takes_value, bank: Some(&SEM), ..MODE }
}

static WAIT: ModeTable = ModeTable {
    name: "Wait",
    bits: 8,
    modes: &[
        mode("sem_ge", 5, true),
        mode("sem_one", 9, false),
        ModeInfo { unavailable: AWAY, ..mode("late", 0xF, false) },
    ],
};

const fn enumerator(name: &'static str, value: i128) -> EnumRow {
    EnumRow { name, value, ..ENUM_ROW }
}

static RESET_MODE: EnumInfo = EnumInfo {
    name: "ResetMode",
    bits: 8,
    signed: false,
    open: false,
    rows: &[enumerator("none", 0), enumerator("range", 1), enumerator("mask", 2)],
};

pub(crate) static RING: RecordInfo = RecordInfo {
    name: "Ring",
    size: 4,
    rows: &[
        Row { name: "head", kind: Kind::Scalar { scalar: Scalar::Uint, place: Place::bits(0, 16) }, ..ROW },
        Row { name: "tail", offset: 2, kind: Kind::Scalar { scalar: Scalar::Int, place: Place::bits(16, 16) }, ..ROW },
    ],
    order: &[0, 1],
    ..RECORD
};

const IF_RANGE: Condition =
    Condition { holds: |b| b.get(1).map(|b| *b == 1).ok_or(NoValue::Range), text: "mode == range", uses: &[1] };

/// One of everything, in 48 bytes.
pub(crate) static RESET: RecordInfo = RecordInfo {
    name: "Reset",
    size: 48,
    rows: &[
        Row {
            name: "opcode",
            kind: Kind::Constant { scalar: Scalar::Uint, place: Place::bits(0, 8), bits: 0xB0 },
            key: true,
            ..ROW
        },
        Row {
            name: "mode",
            offset: 1,
            kind: Kind::Scalar { scalar: Scalar::Enum(&RESET_MODE), place: Place::bits(8, 8) },
            ..ROW
        },
        Row {
            name: "wait",
            offset: 2,
            kind: Kind::Mode(ModeRow {
                table: &WAIT,
                optional: true,
                mode: Place::bits(16, 8),
                index: Place::bits(24, 8),
                value: Some(Place::bits(32, 32)),
                index_offset: 3,
                value_offset: 4,
            }),
            ..ROW
        },
        Row {
            name: "first",
            offset: 8,
            kind: Kind::Scalar { scalar: Scalar::Uint, place: Place::bits(64, 8) },
            guard: Some(IF_RANGE),
            ..ROW
        },
        Row {
            name: "last",
            offset: 9,
            kind: Kind::Scalar { scalar: Scalar::Uint, place: Place::bits(72, 4) },
            guard: Some(IF_RANGE),
            requires: &[Require {
                condition: Condition {
                    holds: |b| b.get(8).zip(b.get(9)).map(|(a, b)| a <= b).ok_or(NoValue::Range),
                    text: "first <= last",
                    uses: &[3, 4],
                },
                message: "first exceeds last",
            }],
            ..ROW
        },
        Row { name: "bits", offset: 10, kind: Kind::Bytes { ty: Type::Bits(12), at: 10 }, ..ROW },
        Row {
            name: "label",
            offset: 12,
            kind: Kind::Bytes { ty: Type::Str { len: 6, terminated: true }, at: 12 },
            ..ROW
        },
        Row {
            name: "rings",
            offset: 18,
            kind: Kind::Bytes {
                ty: Type::Array { element: &Type::Record(&RING), big: false, count: 2, stride: 5 },
                at: 18,
            },
            ..ROW
        },
        Row {
            name: "view",
            offset: 28,
            kind: Kind::Union(UnionRow {
                offset: 28,
                size: 8,
                arms: &[
                    arm("ring", Type::Record(&RING)),
                    arm(
                        "words",
                        Type::Array { element: &Type::Scalar(Scalar::Uint, 16), big: true, count: 4, stride: 2 },
                    ),
                    arm("raw", Type::Scalar(Scalar::Uint, 64)),
                ],
                selector: None,
            }),
            ..ROW
        },
        Row {
            name: "later",
            offset: 36,
            kind: Kind::Scalar { scalar: Scalar::Uint, place: Place::bits(288, 8) },
            unavailable: AWAY,
            ..ROW
        },
    ],
    order: &[0, 1, 2, 5, 6, 7, 8, 9, 3, 4],
    zero: &{
        let mut zero = [0; 48];
        zero[9] = 0xF0;
        zero[22] = 0xFF;
        let mut i = 37;
        while i < 47 {
            zero[i] = 0xFF;
            i += 1;
        }
        zero
    },
    mask: &[0xFF],
    value: &[0xB0],
    profiles: &[
        ProfileInfo { name: "compiler", rules: &[ProfileRule::Write { row: 2, modes: &[1], value: 1 }] },
        ProfileInfo { name: "runtime", rules: &[ProfileRule::Absent { row: 2, message: "waits are not for you" }] },
    ],
    ..RECORD
};

const fn arm(name: &'static str, ty: Type) -> Arm {
    Arm { name, ty, big: false, when: None, docs: "", unavailable: None }
}

pub(crate) static SECRET: RecordInfo = RecordInfo {
    name: "Secret",
    size: 48,
    rows: &[Row {
        name: "opcode",
        kind: Kind::Constant { scalar: Scalar::Uint, place: Place::bits(0, 8), bits: 0xB1 },
        key: true,
        ..ROW
    }],
    order: &[0],
    mask: &[0xFF],
    value: &[0xB1],
    opaque: Some("nobody wrote it down"),
    ..RECORD
};

pub(crate) static WORD: FamilyInfo = FamilyInfo {
    name: "Word",
    size: 48,
    keys: &[("opcode", Place::bits(0, 8))],
    members: &[&RESET, &SECRET],
    families: &[None, None],
};

/// A record as text.
pub(crate) struct Shown<'b>(pub(crate) &'static RecordInfo, pub(crate) &'b [u8]);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self.0, self.1, f)
    }
}

/// A legal record with some bytes set.
pub(crate) fn bytes(set: &[(usize, u8)]) -> [u8; 48] {
    let mut b = [0; 48];
    b[0] = 0xB0;
    set.iter().for_each(|(at, v)| b[*at] = *v);
    b
}
