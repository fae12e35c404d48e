//! The macros of generated code compile, with names that shadow the prelude's.

use chappe_runtime::record::{FamilyInfo, RecordInfo};

static OPTION: RecordInfo = RecordInfo {
    name: "Option",
    size: 4,
    docs: "",
    source: "",
    rows: &[],
    order: &[],
    zero: &[0, 0xFF, 0xFF, 0],
    ignored: &[0, 0, 0, 0xFF],
    mask: &[0xFF, 0, 0, 0],
    value: &[1, 0, 0, 0],
    requires: &[],
    profiles: &[],
    unavailable: None,
    opaque: None,
};

static SYNC: FamilyInfo = FamilyInfo { name: "Sync", size: 4, keys: &[], members: &[&OPTION], families: &[None] };

pub(crate) mod generated {
    use super::{FamilyInfo, OPTION, RecordInfo, SYNC};
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub(crate) struct Option([u8; 4]);
    impl Option {
        pub(crate) const INFO: &'static RecordInfo = &OPTION;
        fn valid(b: &[u8; 4]) -> bool {
            b[0] == 1 && b[1] == 0 && b[2] == 0
        }
        fn normal(mut b: [u8; 4]) -> [u8; 4] {
            b[3] = 0;
            b
        }
    }
    chappe_runtime::record!(Option, 4);

    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub(crate) enum Sync {
        Option(Option),
        Unknown(chappe_runtime::record::Unknown<4>),
    }
    impl Sync {
        pub(crate) const FAMILY: &'static FamilyInfo = &SYNC;
        fn select(b: &[u8; 4]) -> core::option::Option<Self> {
            Option::valid(b).then(|| Self::Option(Option(Option::normal(*b))))
        }

        fn legal(b: &[u8; 4]) -> bool {
            Self::select(b).is_some()
        }

        fn read(b: &[u8; 4]) -> Result<Self, chappe_runtime::record::RecordError> {
            Self::select(b).map_or_else(|| Self::decode_slowly(b), Ok)
        }

        fn certain(_: &[u8], _: usize) -> usize {
            0
        }
        fn stamp(b: &[u8; 4]) -> Self {
            Self::decode_lenient(b)
        }
    }
    chappe_runtime::family!(Sync, 4, [Option(Option)]);

    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub(crate) enum Nothing {
        Unknown(chappe_runtime::record::Unknown<4>),
    }
    impl Nothing {
        pub(crate) const FAMILY: &'static FamilyInfo =
            &FamilyInfo { name: "Nothing", size: 4, keys: &[], members: &[], families: &[] };
        fn select(_: &[u8; 4]) -> core::option::Option<Self> {
            None
        }

        fn legal(b: &[u8; 4]) -> bool {
            Self::select(b).is_some()
        }

        fn read(b: &[u8; 4]) -> Result<Self, chappe_runtime::record::RecordError> {
            Self::select(b).map_or_else(|| Self::decode_slowly(b), Ok)
        }

        fn certain(_: &[u8], _: usize) -> usize {
            0
        }
        fn stamp(b: &[u8; 4]) -> Self {
            Self::decode_lenient(b)
        }
    }
    chappe_runtime::family!(Nothing, 4, []);
}

#[test]
fn a_family_takes_what_its_members_take() {
    use generated::{Nothing, Sync};
    let one = Sync::decode(&[1, 0, 0, 7]).expect("legal");
    assert!(matches!(one, Sync::Option(_)));
    assert_eq!(one.encode(), [1, 0, 0, 0]);
    assert_eq!(one.info().map(|i| i.name), Some("Option"));
    assert!(Sync::decode(&[1, 0, 0]).is_err());
    assert!(matches!(Sync::decode_lenient(&[2, 0, 0, 0]), Sync::Unknown(_)));
    let unknown = Sync::decode_lenient(&[2, 0, 0, 0]);
    assert_eq!(unknown.to_string(), "[02 00 00 00] (a record with these bytes is no member of Sync)");
    assert!(Nothing::decode_lenient(&[2, 0, 0, 0]).error().is_some());
    assert_eq!(size_of::<Sync>(), 5, "no larger than the bytes");
    assert_eq!(Sync::decode_stream(&[1, 0, 0, 0, 1, 0, 0]).len(), 2);
    assert_eq!(Sync::validate_stream(&[1, 0, 0, 0, 1, 0, 0, 5]), Ok(2));
    let e = Sync::validate_stream(&[1, 0, 0, 0, 1, 0, 9, 5]).expect_err("illegal");
    assert_eq!(e.to_string(), "record 1 (at byte 4): reserved byte 0x02 of Option must be zero, found 0x09");
    let all: Vec<_> = Sync::decode_stream(&[1, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 1]).collect();
    assert!(all[0].is_ok() && all[1].is_err() && all[2].is_ok());
    assert_eq!(all[3].expect_err("a tail").to_string(), "record 3 (at byte 12): 1 bytes, 4 needed");
}

#[cfg(feature = "parse")]
#[test]
fn records_are_read_from_text() {
    use generated::{Option, Sync};
    let one: Option = "Option {}".parse().expect("legal");
    assert_eq!((one.encode(), format!("{one} {one:?}").as_str()), ([1, 0, 0, 0], "Option {} Option {}"));
    assert_eq!("Option{ }".parse::<Sync>(), Ok(Sync::from(one)));
    assert_eq!(<[u8; 4]>::from(one), [1, 0, 0, 0]);
    assert!(Option::try_from(&[1u8][..]).is_err() && Sync::try_from(&[1, 0, 0, 0][..]).is_ok());
    assert!(Option::parse_as("Option {}", None).is_ok() && Sync::parse_as("Sync {}", None).is_err());
}
