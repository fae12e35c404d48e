//! The macros of generated code compile, with names that shadow the prelude's.

#![allow(non_camel_case_types, missing_docs, reason = "names of specifications")]

use chappe_runtime::record::{FamilyInfo, RecordInfo};

static OPTION: RecordInfo = RecordInfo {
    name: "Option",
    size: 4,
    docs: "",
    source: "",
    rows: &[],
    order: &[],
    zero: &[],
    ignored: &[0, 0, 0, 0xFF],
    mask: &[0xFF, 0, 0, 0],
    value: &[1, 0, 0, 0],
    requires: &[],
    profiles: &[],
    unavailable: None,
    opaque: None,
};

static SYNC: FamilyInfo = FamilyInfo { name: "Sync", size: 4, keys: &[], members: &[&OPTION], families: &[None] };

mod generated {
    use super::{FamilyInfo, OPTION, RecordInfo, SYNC};
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Option([u8; 4]);
    impl Option {
        pub const INFO: &'static RecordInfo = &OPTION;
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
    pub enum Sync {
        Option(Option),
        Unknown(chappe_runtime::record::Unknown<4>),
    }
    impl Sync {
        pub const FAMILY: &'static FamilyInfo = &SYNC;
        fn select(b: &[u8; 4]) -> core::option::Option<Self> {
            Option::valid(b).then(|| Self::Option(Option(Option::normal(*b))))
        }
    }
    chappe_runtime::family!(Sync, 4, [Option(Option)]);

    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Nothing {
        Unknown(chappe_runtime::record::Unknown<4>),
    }
    impl Nothing {
        pub const FAMILY: &'static FamilyInfo =
            &FamilyInfo { name: "Nothing", size: 4, keys: &[], members: &[], families: &[] };
        fn select(_: &[u8; 4]) -> core::option::Option<Self> {
            None
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
    assert!(Nothing::decode_lenient(&[2, 0, 0, 0]).error().is_some());
    assert_eq!(size_of::<Sync>(), 5, "no larger than the bytes");
    assert_eq!(Sync::decode_stream(&[1, 0, 0, 0, 1, 0, 0]).len(), 2);
    assert_eq!(Sync::validate_stream(&[1, 0, 0, 0, 1, 0, 0, 5]), Ok(2));
}
