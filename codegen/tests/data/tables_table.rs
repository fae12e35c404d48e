// Made by the tests: do not edit.
use chappe_runtime::record::{ParseError, RecordError};

use super::tables as m;

type Read = Result<(String, Vec<u8>), RecordError>;

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Cells" => m::Cells::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Fixed" => m::Fixed::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Never" => m::Never::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Wide" => m::Wide::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Guarded" => m::Guarded::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
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
        "Cells" => m::Cells::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Fixed" => m::Fixed::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Never" => m::Never::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Wide" => m::Wide::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Guarded" => m::Guarded::parse_as(text, profile).map(|r| r.encode().to_vec()),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError> {
    match name {
        "Cells" => {
            let r = m::Cells::decode(bytes)?;
            let b = m::Cells::builder();
            let v = r.row(); let b = b.row(v);
            let v = r.signed(); let b = b.signed(v);
            let v = r.small(); let b = b.small(v);
            let v = r.flag(); let b = b.flag(v);
            let v = r.kind(); let b = b.kind(v);
            let v = r.place(); let b = b.place(v);
            let v = r.text(); let b = b.text(v);
            let v = r.wide(); let b = b.wide(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Fixed" => {
            let r = m::Fixed::decode(bytes)?;
            let b = m::Fixed::builder();
            let v = r.a(); let b = b.a(v);
            let v = r.b(); let b = b.b(v);
            let v = r.c(); let b = b.c(v);
            let v = r.d(); let b = b.d(v);
            let v = r.e(); let b = b.e(v);
            let v = r.f(); let b = b.f(v);
            let v = r.g(); let b = b.g(v);
            let v = r.h(); let b = b.h(v);
            let v = r.i(); let b = b.i(v);
            let v = r.j(); let b = b.j(v);
            let v = r.k(); let b = b.k(v);
            let v = r.l(); let b = b.l(v);
            let v = r.m(); let b = b.m(v);
            let v = r.n(); let b = b.n(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Never" => {
            let r = m::Never::decode(bytes)?;
            let b = m::Never::builder();
            let v = r.a(); let b = b.a(v);
            let v = r.b(); let b = b.b(v);
            let v = r.c(); let b = b.c(v);
            let v = r.d(); let b = b.d(v);
            let v = r.e(); let b = b.e(v);
            let v = r.f(); let b = b.f(v);
            let v = r.g(); let b = b.g(v);
            let v = r.h(); let b = b.h(v);
            let b = match r.i() { Some(v) => b.i(v), None => b };
            let v = r.j(); let b = b.j(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Wide" => {
            let r = m::Wide::decode(bytes)?;
            let b = m::Wide::builder();
            let v = r.a(); let b = b.a(v);
            let v = r.b(); let b = b.b(v);
            let v = r.c(); let b = b.c(v);
            let v = r.d(); let b = b.d(v);
            b.build().map(|r| r.encode().to_vec())
        },
        "Guarded" => {
            let r = m::Guarded::decode(bytes)?;
            let b = m::Guarded::builder();
            let v = r.row(); let b = b.row(v);
            let b = match r.a() { Some(v) => b.a(v), None => b };
            let b = match r.b() { Some(v) => b.b(v), None => b };
            let b = match r.d() { Some(v) => b.d(v), None => b };
            let b = match r.e() { Some(v) => b.e(v), None => b };
            b.build().map(|r| r.encode().to_vec())
        },
        other => panic!("no {other}"),
    }
}

