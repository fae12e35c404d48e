//! Literals for people, bytes for machines.

use chappe_runtime::record::serde::Deserialize;
use chappe_runtime::record::serde::de::IntoDeserializer;
use chappe_runtime::record::serde::de::value::{BytesDeserializer, Error};

use crate::macros::generated::{Option, Sync};

#[test]
fn a_record_is_its_literal() {
    let record = Option::decode(&[1, 0, 0, 0]).expect("legal");
    assert_eq!(serde_json::to_string(&record).expect("written"), "\"Option {}\"");
    assert_eq!(serde_json::from_str::<Sync>("\"Option {}\"").expect("read"), Sync::from(record));
    let e = serde_json::from_str::<Sync>("\"Uption {}\"").expect_err("no member").to_string();
    assert!(e.starts_with("no record `Uption` in Sync; its records are: Option"), "{e}");
}

#[test]
fn bytes_are_records_too() {
    let bytes: BytesDeserializer<'_, Error> = [1u8, 0, 0, 0].as_slice().into_deserializer();
    assert!(Option::deserialize(bytes).is_ok());
    let bytes: BytesDeserializer<'_, Error> = [2u8, 0, 0, 0].as_slice().into_deserializer();
    let e = Option::deserialize(bytes).expect_err("illegal").to_string();
    assert_eq!(e, "Option: byte 0x00 must be 0x01, found 0x02");
}
