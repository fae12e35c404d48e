// Made by the tests: do not edit.
use chappe_runtime::record::{ParseError, RecordError};

use super::modes as m;

type Read = Result<(String, Vec<u8>), RecordError>;

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Apart" => m::Apart::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Shared" => m::Shared::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Away" => m::Away::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Asked" => m::Asked::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Refused" => m::Refused::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Written" => m::Written::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Strict" => m::Strict::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Limited" => m::Limited::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Inner" => m::Inner::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Outer" => m::Outer::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Hidden" => m::Hidden::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
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
        "Apart" => m::Apart::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Shared" => m::Shared::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Away" => m::Away::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Asked" => m::Asked::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Refused" => m::Refused::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Written" => m::Written::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Strict" => m::Strict::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Limited" => m::Limited::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Inner" => m::Inner::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Outer" => m::Outer::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Hidden" => m::Hidden::parse_as(text, profile).map(|r| r.encode().to_vec()),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError> {
    match name {
        "Apart" => {
            let r = m::Apart::decode(bytes)?;
            let b = m::Apart::builder();
            let v = r.takes(); let b = b.takes(v);
            let b = b.may_take(r.may_take());
            let v = r.free(); let b = b.free(v);
            let b = b.may_free(r.may_free());
            let v = r.post(); let b = b.post(v);
            let b = b.may_post(r.may_post());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Shared" => {
            let r = m::Shared::decode(bytes)?;
            let b = m::Shared::builder();
            let v = r.takes(); let b = b.takes(v);
            let b = b.may_take(r.may_take());
            let v = r.free(); let b = b.free(v);
            let b = b.may_free(r.may_free());
            let v = r.post(); let b = b.post(v);
            let v = r.number(); let b = b.number(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Away" => {
            let r = m::Away::decode(bytes)?;
            let b = m::Away::builder();
            let v = r.kind(); let b = b.kind(v);
            let b = match r.takes() { Some(v) => b.takes(v), None => b };
            let b = b.may_take(r.may_take());
            let b = match r.free() { Some(v) => b.free(v), None => b };
            let b = b.may_free(r.may_free());
            let b = match r.post() { Some(v) => b.post(v), None => b };
            let b = match r.number() { Some(v) => b.number(v), None => b };
            let v = r.half(); let b = b.half(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Asked" => {
            let r = m::Asked::decode(bytes)?;
            let b = m::Asked::builder();
            let v = r.must(); let b = b.must(v);
            let b = b.may(r.may());
            let v = r.post(); let b = b.post(v);
            let b = match r.n() { Some(v) => b.n(v), None => b };
            let b = match r.m() { Some(v) => b.m(v), None => b };
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Refused" => {
            let r = m::Refused::decode(bytes)?;
            let b = m::Refused::builder();
            let v = r.must(); let b = b.must(v);
            let b = b.may(r.may());
            let v = r.always(); let b = b.always(v);
            let b = b.free(r.free());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Written" => {
            let r = m::Written::decode(bytes)?;
            let b = m::Written::builder();
            let v = r.one(); let b = b.one(v);
            let v = r.two(); let b = b.two(v);
            let v = r.free(); let b = b.free(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Strict" => {
            let r = m::Strict::decode(bytes)?;
            let b = m::Strict::builder();
            let v = r.inner(); let b = b.inner(v);
            let v = r.n(); let b = b.n(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Limited" => {
            let r = m::Limited::decode(bytes)?;
            let b = m::Limited::builder();
            let v = r.must(); let b = b.must(v);
            let b = b.may(r.may());
            let b = b.free(r.free());
            let v = r.far(); let b = b.far(v);
            let v = r.reg(); let b = b.reg(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Inner" => {
            let r = m::Inner::decode(bytes)?;
            let b = m::Inner::builder();
            let v = r.takes(); let b = b.takes(v);
            let b = b.may(r.may());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Outer" => {
            let r = m::Outer::decode(bytes)?;
            let b = m::Outer::builder();
            let v = r.one(); let b = b.one(v);
            let v = r.list(); let b = b.list(v);
            let b = match r.either() { Some(v) => b.either(v), None => b };
            let v = r.which(); let b = b.which(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Hidden" => {
            let r = m::Hidden::decode(bytes)?;
            let b = m::Hidden::builder();
            let v = r.far(); let b = b.far(v);
            let b = b.near(r.near());
            let v = r.low(); let b = b.low(v);
            let b = match r.signed() { Some(v) => b.signed(v), None => b };
            let b = b.third(r.third());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        other => panic!("no {other}"),
    }
}

