// Made by the tests: do not edit.
use chappe_runtime::record::{ParseError, RecordError};

use super::toy as m;

type Read = Result<(String, Vec<u8>), RecordError>;

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Sync" => m::Sync::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode_member(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Word" => m::Word::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn parse(name: &str, text: &str, profile: Option<usize>) -> Result<Vec<u8>, ParseError> {
    match name {
        "Sync" => m::Sync::parse_as(text, profile).map(|r| r.encode().to_vec()),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError> {
    match name {
        "Sync" => {
            let r = m::Sync::decode(bytes)?;
            let b = m::Sync::builder();
            let b = b.wait(r.wait());
            let b = b.update(r.update());
            let v = r.qos(); let b = b.qos(v);
            let v = r.kind(); let b = b.kind(v);
            b.build().map(|r| r.encode().to_vec())
        },
        other => panic!("no {other}"),
    }
}

