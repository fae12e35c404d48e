//! Which member of a family bytes are.

use super::super::bits::get;
use super::super::{FamilyInfo, Kind, RecordError, RecordInfo, message};

/// The member of a family that bytes are, or are meant to be: the one all of whose fixed bits match, most specific first;
/// failing that, the one whose keys match and of whose constants the most do.
///
/// # Errors
/// They are none.
#[cold]
#[inline(never)]
pub fn pick(family: &'static FamilyInfo, bytes: &[u8]) -> Result<&'static RecordInfo, RecordError> {
    if bytes.len() != family.size as usize {
        return Err(RecordError::family_length(family, bytes.len()));
    }
    let members = || family.members.iter().copied();
    if let Some(r) = members().find(|r| r.unavailable.is_none() && matches(r, bytes)) {
        return Ok(r);
    }
    if let Some(r) = members().find(|r| matches(r, bytes)) {
        return Ok(r);
    }
    let close = members().filter(|r| keys_match(r, bytes));
    let close = close.min_by_key(|r| (r.unavailable.is_some(), mismatches(r, bytes)));
    close.ok_or_else(|| {
        let family = innermost(family, bytes);
        RecordError::no_member(family, message::keys(family, bytes))
    })
}

/// Whether the fixed bits have their values.
fn matches(r: &RecordInfo, bytes: &[u8]) -> bool {
    bytes.len() >= r.mask.len() && r.mask.iter().zip(r.value).zip(bytes).all(|((m, v), b)| (b ^ v) & m == 0)
}

/// Number of bytes in which fixed bits have other values.
fn mismatches(r: &RecordInfo, bytes: &[u8]) -> usize {
    r.mask.iter().zip(r.value).zip(bytes).filter(|((m, v), b)| (*b ^ *v) & **m != 0).count()
}

/// Whether a record has keys, and all of them match.
fn keys_match(r: &RecordInfo, bytes: &[u8]) -> bool {
    let keys = || {
        r.rows.iter().filter(|row| row.key).filter_map(|row| match &row.kind {
            Kind::Constant { place, bits, .. } => Some((place, *bits)),
            _ => None,
        })
    };
    keys().next().is_some() && keys().all(|(place, bits)| get(bytes, 0, place) == Some(bits))
}

/// The nested family whose members have the outer keys of these bytes, if there is one.
fn innermost(family: &'static FamilyInfo, bytes: &[u8]) -> &'static FamilyInfo {
    let outer = |r: &RecordInfo| {
        !family.keys.is_empty() && family.keys.iter().all(|(_, k)| get(r.value, 0, k) == get(bytes, 0, k))
    };
    let mut members = family.members.iter().zip(family.families);
    members.find(|(r, _)| outer(r)).map_or(family, |(_, of)| of.unwrap_or(family))
}
