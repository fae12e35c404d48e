// Made by the tests: do not edit.
use chappe_runtime::record::{ParseError, RecordError};

use super::unions as m;

type Read = Result<(String, Vec<u8>), RecordError>;

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Loose" => m::Loose::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Tight" => m::Tight::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Nested" => m::Nested::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Picked" => m::Picked::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Loosely" => m::Loosely::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Tightly" => m::Tightly::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Holder" => m::Holder::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode_member(name: &str, bytes: &[u8]) -> Read {
    match name {
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn parse(name: &str, text: &str, profile: Option<usize>) -> Result<Vec<u8>, ParseError> {
    match name {
        "Loose" => m::Loose::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Tight" => m::Tight::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Nested" => m::Nested::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Picked" => m::Picked::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Loosely" => m::Loosely::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Tightly" => m::Tightly::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Holder" => m::Holder::parse_as(text, profile).map(|r| r.encode().to_vec()),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError> {
    match name {
        "Loose" => {
            let r = m::Loose::decode(bytes)?;
            let b = m::Loose::builder();
            let v = r.a(); let b = b.a(v);
            let v = r.b(); let b = b.b(v);
            let v = r.c(); let b = b.c(v);
            let v = r.d(); let b = b.d(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Tight" => {
            let r = m::Tight::decode(bytes)?;
            let b = m::Tight::builder();
            let v = r.kind(); let b = b.kind(v);
            let v = r.flag(); let b = b.flag(v);
            let b = match r.n() { Some(v) => b.n(v), None => b };
            b.build().map(|r| r.encode().to_vec())
        },
        "Nested" => {
            let r = m::Nested::decode(bytes)?;
            let b = m::Nested::builder();
            let b = match r.r#in() { Some(v) => b.r#in(v), None => b };
            let v = r.kind(); let b = b.kind(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Picked" => {
            let r = m::Picked::decode(bytes)?;
            let b = m::Picked::builder();
            let v = r.kind(); let b = b.kind(v);
            let b = match r.v() { Some(v) => b.v(v), None => b };
            let b = match r.w() { Some(v) => b.w(v), None => b };
            let v = r.flag(); let b = b.flag(v);
            let b = match r.view() { Some(v) => b.view(v), None => b };
            b.build().map(|r| r.encode().to_vec())
        },
        "Loosely" => {
            let r = m::Loosely::decode(bytes)?;
            let b = m::Loosely::builder();
            let v = r.v(); let b = b.v(v);
            let v = r.w(); let b = b.w(v);
            let v = r.view(); let b = b.view(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Tightly" => {
            let r = m::Tightly::decode(bytes)?;
            let b = m::Tightly::builder();
            let v = r.v(); let b = b.v(v);
            let v = r.view(); let b = b.view(v);
            let v = r.t(); let b = b.t(v);
            let v = r.flag(); let b = b.flag(v);
            let b = match r.o() { Some(v) => b.o(v), None => b };
            b.build().map(|r| r.encode().to_vec())
        },
        "Holder" => {
            let r = m::Holder::decode(bytes)?;
            let b = m::Holder::builder();
            let v = r.one(); let b = b.one(v);
            let v = r.list(); let b = b.list(v);
            let v = r.n(); let b = b.n(v);
            b.build().map(|r| r.encode().to_vec())
        },
        other => panic!("no {other}"),
    }
}

