//! Which member of which family bytes are.

use crate::codec::bits::get;
use crate::codec::error::CodecError;
use crate::codec::fixed::{fixed, matches, mismatches};
use crate::codec::legal::hex;
use crate::codes::codec as codes;
use crate::model::{Available, Family, Model, Record, RecordId};

/// The member that bytes are, or are meant to be: the one all of whose fixed bits match, most specific first; failing
/// that, the one whose keys match and of whose constants the most do.
pub(super) fn pick(model: &Model, bytes: &[u8]) -> Result<RecordId, Vec<CodecError>> {
    let families = || model.families.iter().filter(|f| f.parent.is_none() && f.size as usize == bytes.len());
    let members = || families().flat_map(|f| &f.members).filter_map(|id| Some((*id, model.records.get(id.index())?)));
    let full = |r: &Record| matches(bytes, &r.fixed);
    if let Some((id, _)) = members().find(|(_, r)| r.notes.available == Available::Yes && full(r)) {
        return Ok(id);
    }
    if let Some((id, _)) = members().find(|(_, r)| full(r)) {
        return Ok(id);
    }
    let close = members().filter(|(_, r)| keys_match(r, bytes));
    let close = close.min_by_key(|(_, r)| (r.notes.available != Available::Yes, mismatches(bytes, &r.fixed)));
    if let Some((id, _)) = close {
        return Ok(id);
    }
    let errors: Vec<CodecError> = families().map(|f| no_member(model, f, bytes)).collect();
    Err(if errors.is_empty() { vec![wrong_length(model, bytes.len())] } else { errors })
}

/// Whether a record has keys, and all of them match.
fn keys_match(record: &Record, bytes: &[u8]) -> bool {
    let mut keys = record.fields.iter().filter(|f| f.key).filter_map(|f| fixed(record, f)).peekable();
    keys.peek().is_some() && keys.all(|(_, place, bits)| get(bytes, 0, place) == Some(bits))
}

fn wrong_length(model: &Model, len: usize) -> CodecError {
    let mut sizes: Vec<(u32, &str)> =
        model.families.iter().filter(|f| f.parent.is_none()).map(|f| (f.size, f.name.as_str())).collect();
    sizes.sort_by_key(|(size, _)| (*size as usize).abs_diff(len));
    sizes.dedup_by_key(|(size, _)| *size);
    let Some(((needed, _), others)) = sizes.split_first() else {
        return CodecError::new(codes::NO_MEMBER, format!("{} has no family of records", model.title()));
    };
    let mut e = CodecError::new(codes::LENGTH, format!("{len} bytes, {needed} needed"));
    e.help.extend(others.iter().map(|(size, name)| format!("records of {name} have {size} bytes")));
    e
}

fn no_member(model: &Model, family: &Family, bytes: &[u8]) -> CodecError {
    let family = innermost(model, family, bytes);
    let values: Vec<(&str, u64, u32)> = family
        .keys
        .iter()
        .map(|k| (k.name.as_str(), get(bytes, 0, &k.place).unwrap_or(0), u32::from(k.place.width)))
        .collect();
    let text: Vec<String> = values.iter().map(|(name, v, width)| format!("{name} {}", hex(*v, *width))).collect();
    let text = if text.is_empty() { "a record with these bytes".to_owned() } else { text.join(", ") };
    let mut e = CodecError::new(codes::NO_MEMBER, format!("{text} is no member of {}", family.name));
    if let Some(key) = family.keys.first() {
        let bits = (key.place.pieces.iter().map(|p| p.record_bit)).min().unwrap_or(0);
        e.field = Some(key.name.clone());
        e.offset = Some(bits / 8);
        e.bits = Some((bits, bits.saturating_add(u32::from(key.place.width))));
    }
    if let [(name, found, width)] = values[..] {
        e.help.extend(nearby(model, family, name, found, width));
    }
    e
}

/// The nested family whose members have the outer keys of these bytes, if there is one.
fn innermost<'m>(model: &'m Model, family: &'m Family, bytes: &[u8]) -> &'m Family {
    let outer = |r: &Record| {
        !family.keys.is_empty()
            && family.keys.iter().all(|k| get(&r.fixed.value, 0, &k.place) == get(bytes, 0, &k.place))
    };
    let records = family.members.iter().filter_map(|id| model.records.get(id.index()));
    let nested = records.filter(|r| outer(r)).find_map(|r| model.families.get(r.family?.index()));
    nested.unwrap_or(family)
}

/// Members with keys close to the one found.
fn nearby(model: &Model, family: &Family, name: &str, found: u64, width: u32) -> Option<String> {
    let place = &family.keys.first()?.place;
    let mut near: Vec<(u64, u64, &str)> = family
        .members
        .iter()
        .filter_map(|id| model.records.get(id.index()))
        .filter(|r| r.notes.available == Available::Yes)
        .filter_map(|r| get(&r.fixed.value, 0, place).map(|v| (v.abs_diff(found), v, r.name.as_str())))
        .collect();
    near.sort_unstable();
    near.truncate(4);
    near.sort_unstable_by_key(|(_, v, _)| *v);
    let words: Vec<String> = near.iter().map(|(_, v, record)| format!("{} {record}", hex(*v, width))).collect();
    (!words.is_empty()).then(|| format!("the nearest values of {name}: {}", words.join(", ")))
}
