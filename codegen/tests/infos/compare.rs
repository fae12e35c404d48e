//! The records of the runtime against the interpreted codec.

use std::fmt;

use chappe_dsl::codec::{self, CodecError, Data, RecordValue};
use chappe_dsl::codes::codec as codes;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::model::{FieldKind, Model, ProfileId, RecordId, Scalar, Type};
use chappe_dsl::resolve::{NoScope, literal};
use chappe_dsl::source::Sources;
use chappe_runtime::record::{Datum, ParseError, RecordError, RecordInfo, accepts, check, parse, print, write};

/// What is compared of an error.
#[derive(Debug, PartialEq)]
pub(crate) struct Wrong {
    code: String,
    field: String,
    offset: u32,
    bits: (u32, u32),
    message: String,
}

/// How many bytes of a run the runtime shows.
const SHOWN: usize = 8;

impl Wrong {
    pub(crate) fn expected(model: &Model, e: &CodecError) -> Wrong {
        // Descriptions do not say which architecture they are for.
        let mut message = e.message.replace(&format!("available on {} (", model.place()), "available here (");
        // Errors of the runtime have no memory for long runs.
        if e.code == codes::RESERVED
            && let Some((before, found)) = message.clone().split_once(", found ")
            && found.split(' ').count() > SHOWN
        {
            message = format!("{before}, found {} ..", found.split(' ').take(SHOWN).collect::<Vec<_>>().join(" "));
        }
        let mut code = e.code.0.to_owned();
        if code.starts_with("E05") {
            // Nor for how a condition failed.
            (code, message) = ("E0502".to_owned(), String::new());
        }
        Wrong {
            code,
            field: e.field.clone().unwrap_or_else(|| "(unnamed)".to_owned()),
            offset: e.offset.unwrap_or(0),
            bits: e.bits.unwrap_or((0, 0)),
            message,
        }
    }

    pub(crate) fn found(e: &RecordError) -> Wrong {
        let message = if e.code() == "E0502" { String::new() } else { e.to_string() };
        let code = e.code().to_owned();
        Wrong { code, field: e.field().to_string(), offset: e.offset(), bits: e.bits(), message }
    }
}

/// The first error of a value, but for what a profile's condition says of a number that is itself wrong: the runtime does
/// not ask it.
fn first<'e>(errors: &'e [CodecError], found: &RecordError) -> &'e CodecError {
    let whole = |e: &&CodecError| e.code == codes::PROFILE && e.field.as_deref() == Some("(unnamed)");
    let failed = errors.iter().any(|e| e.code != codes::PROFILE && e.code != codes::REQUIREMENT);
    let derived = |e: &&CodecError| failed && whole(e) && e.message != found.to_string();
    errors.iter().find(|e| !derived(e)).unwrap_or(&errors[0])
}

struct Literal<'b>(&'static RecordInfo, &'b [u8]);

impl fmt::Display for Literal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self.0, self.1, f)
    }
}

/// The literal of a legal record.
pub(crate) fn literal_of(info: &'static RecordInfo, bytes: &[u8]) -> String {
    Literal(info, bytes).to_string()
}

/// Compares the decoding of a record.
pub(crate) fn decoding(model: &Model, id: RecordId, info: &'static RecordInfo, bytes: &[u8]) {
    match (codec::decode_record(model, id, bytes), check(info, bytes)) {
        (Ok(d), Ok(())) => {
            assert_eq!(literal_of(info, bytes), codec::print(model, &d.value), "{bytes:02X?}");
            let taken: Vec<ProfileId> =
                (0..model.profiles.len()).filter(|p| accepts(info, bytes, *p)).map(|p| ProfileId(p as u32)).collect();
            assert_eq!(taken, d.profiles, "{} {bytes:02X?}", codec::print(model, &d.value));
        }
        (Err(expected), Err(found)) => {
            let all: Vec<_> = expected.iter().map(|e| (e.offset, &e.message)).collect();
            assert_eq!(
                Wrong::found(&found),
                Wrong::expected(model, &expected[0]),
                "{} {bytes:02X?} {all:#?}",
                info.name
            );
        }
        (expected, found) => panic!("{} {bytes:02X?}\nexpected {expected:#?}\nfound {found:?}", info.name),
    }
}

/// Compares the encoding of a value; `false` if a builder cannot express it.
pub(crate) fn encoding(
    model: &Model,
    info: &'static RecordInfo,
    value: &RecordValue,
    profile: Option<ProfileId>,
) -> bool {
    let value = with_selectors(model, value);
    let record = &model.records[value.record.index()];
    let mut wires = Vec::new();
    for (field, data) in record.fields.iter().zip(&value.fields) {
        let Some(wire) = row_wire(model, &field.kind, data) else { return false };
        wires.push(wire);
    }
    let given = |i: u16| match (&value.fields[usize::from(i)], &wires[usize::from(i)]) {
        (Data::Absent, _) => Datum::Absent,
        (Data::Int(v), _) => Datum::Int(*v),
        (Data::Mode { mode, index, value }, _) => Datum::Mode { mode: *mode as u16, index: *index, value: *value },
        (Data::Str(s), _) => Datum::Text(s),
        (Data::Arm(arm, _), wire) => Datum::Arm(*arm as u16, wire),
        (Data::Bits(_) | Data::List(_) | Data::Record(_), wire) => Datum::Wire(wire),
    };
    let mut bytes = vec![0xEE; info.size as usize];
    let found = write(info, profile.map(ProfileId::index), &given, &mut bytes);
    match (codec::encode(model, &value, profile), found) {
        (Ok(expected), Ok(())) => assert_eq!(bytes, expected, "{}", codec::print(model, &value)),
        (Err(expected), Err(found)) => {
            let (mut expected, mut found) = (Wrong::expected(model, first(&expected, &found)), Wrong::found(&found));
            if expected.code == "E0612" && found.message.ends_with("found bytes") {
                (expected.message, found.message) = (String::new(), String::new());
            }
            assert_eq!(found, expected, "{} {profile:?}", codec::print(model, &value));
        }
        (expected, found) => {
            panic!("{}\nexpected {expected:#?}\nfound {found:?} {bytes:02X?}", codec::print(model, &value))
        }
    }
    true
}

/// A value as literals make it: fields that pick arms follow the arms.
fn with_selectors(model: &Model, value: &RecordValue) -> RecordValue {
    let record = &model.records[value.record.index()];
    let mut v = value.clone();
    for data in &mut v.fields {
        *data = nested_selectors(model, data);
    }
    for i in 0..v.fields.len() {
        let (FieldKind::Union(u), Data::Arm(arm, _)) = (&record.fields[i].kind, &v.fields[i]) else { continue };
        let (Some(selector), Some(when)) = (u.selector, u.arms.get(*arm).and_then(|a| a.when)) else { continue };
        let free = codec::fixed(record, &record.fields[selector.index()]).is_none();
        if free && v.fields[selector.index()] == Data::Absent {
            v.fields[selector.index()] = Data::Int(when);
        }
    }
    v
}

fn nested_selectors(model: &Model, data: &Data) -> Data {
    match data {
        Data::Record(v) => Data::Record(with_selectors(model, v)),
        Data::List(l) => Data::List(l.iter().map(|d| nested_selectors(model, d)).collect()),
        Data::Arm(i, d) => Data::Arm(*i, Box::new(nested_selectors(model, d))),
        other => other.clone(),
    }
}

/// The bytes that a builder is given for a row; `None` if it cannot be given such a value.
fn row_wire(model: &Model, kind: &FieldKind, data: &Data) -> Option<Vec<u8>> {
    match (kind, data) {
        (_, Data::Absent | Data::Int(_) | Data::Mode { .. } | Data::Str(_)) => Some(Vec::new()),
        (FieldKind::Value { ty, .. }, d) => wire(model, ty, false, d),
        (FieldKind::Union(u), Data::Arm(i, d)) => match u.arms.get(*i) {
            Some(arm) => wire(model, &arm.ty, arm.big, d),
            None => Some(Vec::new()),
        },
        _ => None,
    }
}

fn wire(model: &Model, ty: &Type, big: bool, data: &Data) -> Option<Vec<u8>> {
    let size = ty.bytes(&model.records) as usize;
    match (ty, data) {
        // Not given at all is not the same as zeros, for an enum without a zero, or a record.
        (Type::Record(_), Data::Absent) => None,
        (Type::Scalar(..), Data::Absent) => Some(vec![0; size]),
        (_, Data::Absent) => Some(Vec::new()),
        (Type::Scalar(scalar, _), Data::Int(v)) => {
            let signed = match scalar {
                Scalar::Int => true,
                Scalar::Uint | Scalar::Bool => false,
                Scalar::Enum(id) => model.enums[id.index()].signed,
            };
            let (low, high) =
                if signed { (-(1i128 << (size * 8 - 1)), 1i128 << (size * 8 - 1)) } else { (0, 1 << (size * 8)) };
            if !(low..high).contains(v) {
                return None;
            }
            let mut bytes = v.to_le_bytes()[..size].to_vec();
            if big {
                bytes.reverse();
            }
            Some(bytes)
        }
        (Type::Bits(n), Data::Bits(ones)) => {
            let mut bytes = vec![0u8; n.div_ceil(8) as usize];
            for b in ones {
                *bytes.get_mut(*b as usize / 8)? |= 1 << (b % 8);
            }
            Some(bytes)
        }
        (Type::Str { .. }, Data::Str(s)) if s.last() != Some(&0) => {
            if s.len() > size {
                return None;
            }
            Some(s.clone())
        }
        (Type::Array { element, big, count, stride }, Data::List(l)) if l.len() <= *count as usize => {
            let mut bytes = Vec::new();
            for (i, d) in l.iter().enumerate() {
                bytes.resize(i * *stride as usize, 0);
                let mut element_bytes = wire(model, element, *big, d)?;
                element_bytes.resize(element.bytes(&model.records) as usize, 0);
                bytes.extend(element_bytes);
            }
            Some(bytes)
        }
        (Type::Record(id), Data::Record(v)) if v.record == *id => codec::encode(model, v, None).ok(),
        _ => None,
    }
}

/// What the language makes of a literal.
pub(crate) fn understood(
    model: &Model,
    text: &str,
    profile: Option<ProfileId>,
) -> Result<(RecordId, Vec<u8>), Option<Vec<CodecError>>> {
    let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
    let file = sources.add("literal", text);
    let parsed = chappe_dsl::parse::parse_literal(&sources, file, &mut diags).filter(|l| l.attrs.is_empty());
    let resolved = parsed.and_then(|l| literal(model, &NoScope, &l.literal, &mut diags));
    let value = match resolved {
        Some(l) if !diags.has_errors() => codec::value_of(model, &l, &[]).map_err(|_| None)?,
        _ => return Err(None),
    };
    let id = value.record;
    codec::encode(model, &value, profile).map(|bytes| (id, bytes)).map_err(Some)
}

/// Compares the reading of a literal.
pub(crate) fn reading(model: &Model, info: &'static RecordInfo, text: &str, profile: Option<ProfileId>) -> bool {
    let mut bytes = vec![0xEE; info.size as usize];
    let found = parse(info, text, profile.map(ProfileId::index), &mut bytes);
    match (understood(model, text, profile), found) {
        (Ok((id, expected)), Ok(())) => {
            assert_eq!((&model.records[id.index()].name[..], &bytes), (info.name, &expected), "{text}");
            decoding(model, id, info, &bytes);
            true
        }
        // Another record.
        (Ok((id, _)), Err(_)) if model.records[id.index()].name != info.name => false,
        (Err(Some(expected)), Err(found)) => {
            if let Some(found) = found.record_error() {
                assert_eq!(
                    Wrong::found(&found),
                    Wrong::expected(model, first(&expected, &found)),
                    "{text} {profile:?} {expected:#?}"
                );
            }
            false
        }
        (Err(None), Err(found)) => {
            check_text(&found, text);
            false
        }
        // The runtime does not calculate.
        (Ok(_), Err(found)) if calculates(text) && found.record_error().is_none() => false,
        (expected, found) => panic!("{text}\nexpected {expected:#?}\nfound {found:?} {bytes:02X?}"),
    }
}

/// Whether a text may hold more than plain numbers.
fn calculates(text: &str) -> bool {
    ["-", "((", " (", "[(", "{("].iter().any(|part| text.contains(part))
}

fn check_text(e: &ParseError, text: &str) {
    assert!(text.is_char_boundary(e.position()), "{e} {text}");
    assert!(text.contains('?') || !e.to_string().contains("`?`"), "{e} {text}");
}
