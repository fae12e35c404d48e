//! Bytes as a value.
//!
//! Normal form. Decoding gives every row that is present a value: numbers as [`Data::Int`] (zero too), sets, texts and
//! lists even if they are empty, trailing zero elements of lists cut off. [`Data::Absent`] are: modes that are none,
//! rows whose condition does not hold or that the architecture lacks, constants, keys, fill. A union without a selector
//! is read as its first arm. So `decode(encode(v))` is `v` with its zeros in that form, and `encode(decode(b))` is `b`
//! under one of [`Decoded::profiles`], or without a profile; bits that may hold anything are written as zero.

mod away;
mod check;
mod mode;
mod pick;
mod produced;
mod value;

use super::bits::get;
use super::error::CodecError;
use super::fixed::{fixed, matches};
use super::legal::hex;
use super::present::{Presence, presence};
use super::report::{Report, Spot};
use super::value::{Data, RecordValue};
use crate::codes::{Code, codec as codes};
use crate::model::{Field, FieldId, FieldKind, Location, Model, ProfileId, Record, RecordId};

/// A decoded record.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// Its value, in normal form.
    pub value: RecordValue,
    /// The profiles whose encoding of the value gives exactly these bytes (bits that may hold anything aside).
    pub profiles: Vec<ProfileId>,
}

/// Decodes a member of any family of the model.
///
/// # Errors
/// All that is wrong with the bytes, in byte order: none of the families has members of that size, no member has these
/// keys, or the member that the keys pick does not allow these bytes. A record whose layout is not published gives one
/// error that [`CodecError::is_opaque`].
pub fn decode(model: &Model, bytes: &[u8]) -> Result<Decoded, Vec<CodecError>> {
    decode_record(model, pick::pick(model, bytes)?, bytes)
}

/// Decodes one record, a member of a family or a plain structure.
///
/// # Errors
/// All that is wrong with the bytes, in byte order.
pub fn decode_record(model: &Model, id: RecordId, bytes: &[u8]) -> Result<Decoded, Vec<CodecError>> {
    let Some(record) = model.records.get(id.index()) else {
        return Err(vec![CodecError::new(codes::LAYOUT, "no such record")]);
    };
    let mut decoder = Decoder {
        model,
        bytes,
        report: Report::new(model, id),
        profiles: (0..model.profiles.len()).map(|i| ProfileId(i as u32)).collect(),
        plain: true,
        unwritten: None,
    };
    if bytes.len() != record.size as usize {
        let message = format!("{}: {} bytes, {} needed", record.name, bytes.len(), record.size);
        decoder.report.push(codes::LENGTH, Spot::bytes(None, 0, record.size), message);
        return Err(decoder.report.finish());
    }
    let value = decoder.record(id, record, 0);
    decoder.unproducible();
    if decoder.report.errors.is_empty() {
        Ok(Decoded { value, profiles: decoder.profiles })
    } else {
        Err(decoder.report.finish())
    }
}

struct Decoder<'m, 'b> {
    model: &'m Model,
    bytes: &'b [u8],
    report: Report<'m>,
    /// Profiles that could have written all records so far.
    profiles: Vec<ProfileId>,
    /// All records so far are what is written without a profile.
    plain: bool,
    /// The first operand that is not.
    unwritten: Option<produced::Unwritten<'m>>,
}

/// A record being read.
struct Reading<'m> {
    record: &'m Record,
    base: u32,
    value: RecordValue,
    /// Rows that could not be read.
    failed: Vec<FieldId>,
    /// Rows that are not there.
    away: Vec<(FieldId, Presence<'m>)>,
}

impl<'m> Decoder<'m, '_> {
    /// Reads a record that starts at byte `base`.
    fn record(&mut self, id: RecordId, record: &'m Record, base: u32) -> RecordValue {
        let value = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
        let mut r = Reading { record, base, value, failed: Vec::new(), away: Vec::new() };
        let before = self.report.errors.len();
        let whole = Spot::bytes(None, base, record.size);
        if !self.usable(record, whole) {
            return r.value;
        }
        for id in record.reading_order() {
            let Some(field) = record.fields.get(id.index()) else { continue };
            if record.depends(id, |on| r.failed.contains(&on)) {
                r.failed.push(id);
            } else {
                self.row(&mut r, id, field);
            }
        }
        self.fixed(&r, before);
        self.reserved(&r);
        self.unused_operands(&r);
        self.away(&r);
        self.requirements(&r);
        if self.report.errors.len() == before {
            self.produced(&r);
        }
        r.value
    }

    /// Whether a record can be decoded at all.
    fn usable(&mut self, record: &'m Record, whole: Spot<'m>) -> bool {
        if !self.report.known(self.model, record, whole) {
            return false;
        }
        let end = u64::from(whole.offset) + u64::from(record.size);
        if end > self.bytes.len() as u64 {
            self.beyond(whole);
            return false;
        }
        true
    }

    fn row(&mut self, r: &mut Reading<'m>, id: FieldId, field: &'m Field) {
        let before = self.report.errors.len();
        match presence(self.model, field, &r.value) {
            Ok(Presence::Here) => {
                let data = self.field(r, field);
                if let Some(place) = r.value.fields.get_mut(id.index()) {
                    *place = data;
                }
            }
            Ok(absent) => r.away.push((id, absent)),
            Err(e) => self.report.eval(e, Spot::field(field, r.base)),
        }
        if self.report.errors.len() > before {
            r.failed.push(id);
        }
    }

    fn field(&mut self, r: &Reading<'m>, field: &'m Field) -> Data {
        let (spot, base) = (Spot::field(field, r.base), r.base);
        if let Some((_, place, bits)) = fixed(r.record, field) {
            match get(self.bytes, base, place) {
                None => self.beyond(spot),
                Some(found) if found != bits => {
                    let width = u32::from(place.width);
                    let text = format!("at {} must be {}, found {}", spot.at(), hex(bits, width), hex(found, width));
                    self.error(codes::CONSTANT, spot, &text);
                }
                Some(_) => {}
            }
            return Data::Absent;
        }
        match &field.kind {
            FieldKind::Value { ty, at: Location::Bits(place) } => self.bits(spot, ty, place, base),
            FieldKind::Value { ty, at: Location::Bytes(at) } => self.value(spot, ty, base.saturating_add(*at), false),
            FieldKind::Mode(m) => self.mode(spot, m, base),
            FieldKind::Union(u) => self.union(r, spot, u),
            FieldKind::Fill { .. } | FieldKind::Constant { .. } => Data::Absent,
        }
    }

    /// Fixed bits that no row speaks of.
    fn fixed(&mut self, r: &Reading<'m>, before: usize) {
        let fixed = &r.record.fixed;
        let found = self.bytes.get(r.base as usize..).unwrap_or_default();
        if matches(found, fixed) || self.report.errors.get(before..).is_some_and(has_constant) {
            return;
        }
        for (i, ((m, v), b)) in fixed.mask.iter().zip(&fixed.value).zip(found).enumerate() {
            if (b ^ v) & m != 0 {
                let spot = Spot::bytes(None, r.base.saturating_add(i as u32), 1);
                let message = format!(
                    "{}: byte 0x{:02X} must be {}, found {}",
                    self.report.root,
                    spot.offset,
                    hex((v & m).into(), 8),
                    hex((b & m).into(), 8)
                );
                self.report.push(codes::CONSTANT, spot, message);
            }
        }
    }

    fn beyond(&mut self, spot: Spot<'m>) {
        let message = format!("{} lies beyond the end of {}", self.report.name(spot), self.report.root);
        self.report.push(codes::LAYOUT, spot, message);
    }

    fn error(&mut self, code: Code, spot: Spot<'m>, text: &str) -> &mut CodecError {
        let message = format!("{}: {} {text}", self.report.root, self.report.name(spot));
        self.report.push(code, spot, message)
    }
}

fn has_constant(errors: &[CodecError]) -> bool {
    errors.iter().any(|e| e.code == codes::CONSTANT)
}
