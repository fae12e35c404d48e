//! A value as bytes.

mod mode;
mod shared;
mod value;

use std::borrow::Cow;

use super::error::CodecError;
use super::fixed::{fixed, stamp};
use super::present::{Presence, presence};
use super::profile::{self, Refusal};
use super::report::{Report, Spot};
use super::value::{Data, RecordValue};
use super::words;
use super::zero::is_zero;
use crate::codes::{Code, codec as codes};
use crate::eval::Env;
use crate::model::{Field, FieldId, FieldKind, Location, Model, Place, Profile, ProfileId, Record, RecordId, Require};

/// The bytes of a record, as a profile writes it; without a profile nothing is refused and nothing is written that the
/// value does not say.
///
/// Constants and keys are stamped. What is [`Data::Absent`] is encoded as zero, none or empty; nested records that are
/// absent have their constants all the same. The value zero for a field that is not present is taken as absent, and a
/// mode that must be present as that of number 0.
///
/// # Errors
/// All that is wrong with the value, in byte order.
pub fn encode(model: &Model, value: &RecordValue, profile: Option<ProfileId>) -> Result<Vec<u8>, Vec<CodecError>> {
    let wrong = |what: &str| vec![CodecError::new(codes::LAYOUT, what)];
    let profile = match profile {
        Some(id) => Some(model.profiles.get(id.index()).ok_or_else(|| wrong("no such profile"))?),
        None => None,
    };
    let record = model.records.get(value.record.index()).ok_or_else(|| wrong("no such record"))?;
    let mut encoder =
        Encoder { model, profile, bytes: vec![0; record.size as usize], report: Report::new(model, value.record) };
    encoder.record(record, value, 0);
    if encoder.report.errors.is_empty() { Ok(encoder.bytes) } else { Err(encoder.report.finish()) }
}

struct Encoder<'m> {
    model: &'m Model,
    profile: Option<&'m Profile>,
    bytes: Vec<u8>,
    report: Report<'m>,
}

impl<'m> Encoder<'m> {
    /// Writes a record that starts at byte `base`.
    fn record(&mut self, record: &'m Record, value: &RecordValue, base: u32) {
        let whole = Spot::bytes(None, base, record.size);
        if !self.usable(record, value, whole) {
            return;
        }
        let area = self.bytes.get_mut(base as usize..).and_then(|b| b.get_mut(..record.size as usize));
        if area.and_then(|area| stamp(area, &record.fixed)).is_none() {
            return self.beyond(whole);
        }
        let mut failed: Vec<FieldId> = Vec::new();
        for (i, field) in record.fields.iter().enumerate() {
            let before = self.report.errors.len();
            let data = value.fields.get(i).unwrap_or(&Data::Absent);
            let spot = Spot::field(field, base);
            match presence(self.model, field, value) {
                Ok(Presence::Here) => self.field(record, value, field, data, base),
                Ok(absent) if !is_zero(self.model, &field.kind, data) => self.not_present(record, value, spot, absent),
                Ok(_) => {}
                Err(e) => self.report.eval(e, spot),
            }
            if self.report.errors.len() > before {
                failed.push(FieldId(i as u32));
            }
        }
        let value = &self.settled(record, value);
        self.free_operands(record, value, base);
        if failed.is_empty() {
            self.shared_values(record, value, base);
        }
        self.requirements(record, value, base, &failed);
        self.refusals(record, value, base, &failed);
    }

    /// The value as its bytes are read: a mode that must be there and is not given is that of number 0, and what is given
    /// as zero for a row that is not there is not given.
    fn settled<'v>(&self, record: &Record, value: &'v RecordValue) -> Cow<'v, RecordValue> {
        let mut out = Cow::Borrowed(value);
        for (i, (field, data)) in record.fields.iter().zip(&value.fields).enumerate() {
            let settled = match (presence(self.model, field, value), &field.kind, data) {
                (Ok(Presence::Here), FieldKind::Mode(m), Data::Absent) if !m.optional => {
                    let zero = super::modes::by_wire(self.model, m.table, 0);
                    zero.map(|mode| Data::Mode { mode, index: 0, value: 0 })
                }
                (Ok(Presence::Here) | Err(_), ..) | (_, _, Data::Absent) => None,
                (Ok(_), kind, data) => is_zero(self.model, kind, data).then_some(Data::Absent),
            };
            if let Some(settled) = settled
                && let Some(place) = out.to_mut().fields.get_mut(i)
            {
                *place = settled;
            }
        }
        out
    }

    /// Whether a record can be encoded at all.
    fn usable(&mut self, record: &'m Record, value: &RecordValue, whole: Spot<'m>) -> bool {
        if !self.report.known(self.model, record, whole) {
            return false;
        }
        if value.fields.len() != record.fields.len() {
            let message = format!("{}: {} values for {} rows", record.name, value.fields.len(), record.fields.len());
            self.report.push(codes::WRONG_KIND, whole, message);
            return false;
        }
        true
    }

    fn field(&mut self, record: &'m Record, value: &RecordValue, field: &'m Field, data: &Data, base: u32) {
        let spot = Spot::field(field, base);
        if let Some((scalar, place, bits)) = fixed(record, field) {
            let expected = super::legal::number(self.model, scalar, place.width, bits);
            if !matches!(data, Data::Absent) && *data != Data::Int(expected) {
                let message = format!("{}: is always {expected}", self.report.name(spot));
                self.report.push(codes::CONSTANT, spot, message);
            }
            return self.put(spot, place, base, bits);
        }
        match &field.kind {
            FieldKind::Value { ty, at: Location::Bits(place) } => self.bits(spot, ty, place, base, data),
            FieldKind::Value { ty, at: Location::Bytes(at) } => {
                self.value(spot, ty, base.saturating_add(*at), false, data);
            }
            FieldKind::Mode(m) => self.mode(spot, m, base, data),
            FieldKind::Union(u) => self.union(record, value, spot, u, base, data),
            FieldKind::Fill { .. } | FieldKind::Constant { .. } if *data == Data::Absent => {}
            FieldKind::Fill { .. } | FieldKind::Constant { .. } => self.wrong_kind(spot, "nothing", data),
        }
    }

    fn not_present(&mut self, record: &'m Record, value: &RecordValue, spot: Spot<'m>, absent: Presence<'m>) {
        let name = self.report.name(spot);
        let (code, message, help) = match absent {
            Presence::Unavailable(why) => {
                (codes::UNAVAILABLE, format!("{name} is not available on {} ({why})", self.model.place()), Vec::new())
            }
            Presence::Unless(guard) => {
                let condition = words::condition(self.model, record, guard);
                let found = super::present::values(self.model, record, value, guard);
                (codes::NOT_PRESENT, format!("{name}: only present if {condition}"), found)
            }
            Presence::Here => return,
        };
        self.report.push(code, spot, message).help.extend(help);
    }

    fn requirements(&mut self, record: &'m Record, value: &RecordValue, base: u32, failed: &[FieldId]) {
        for require in &record.requires {
            self.require(record, require, value, Spot::bytes(None, base, record.size), failed);
        }
        for (i, field) in record.fields.iter().enumerate() {
            let own = FieldId(i as u32);
            if field.requires.is_empty() || failed.contains(&own) {
                continue;
            }
            if matches!(presence(self.model, field, value), Ok(Presence::Here)) {
                for require in &field.requires {
                    self.require(record, require, value, Spot::field(field, base), failed);
                }
            }
        }
    }

    fn require(
        &mut self,
        record: &'m Record,
        require: &'m Require,
        value: &RecordValue,
        spot: Spot<'m>,
        failed: &[FieldId],
    ) {
        if !failed.is_empty() && require.condition.uses(|id| failed.contains(&id)) {
            return;
        }
        match Env::new(self.model).with_fields(value).truth(&require.condition) {
            Ok(true) => {}
            Ok(false) => {
                let found = super::present::values(self.model, record, value, &require.condition);
                let e = self.report.push(codes::REQUIREMENT, spot, require.message.clone());
                e.span = Some(require.span);
                e.help.extend(found);
            }
            Err(e) => self.report.eval(e, spot),
        }
    }

    fn refusals(&mut self, record: &'m Record, value: &RecordValue, base: u32, failed: &[FieldId]) {
        let Some(profile) = self.profile else { return };
        let report = &mut self.report;
        profile::refusals(self.model, profile, value, failed, &mut |r| match r {
            // What is wrong in itself needs no second error.
            Refusal::Says(Some(field), ..) if failed.contains(&field) => {}
            Refusal::Says(field, message, span) => {
                let field = field.and_then(|id| record.fields.get(id.index()));
                let spot = field.map_or(Spot::bytes(None, base, record.size), |f| Spot::field(f, base));
                let e = report.push(codes::PROFILE, spot, message.to_owned());
                e.span = Some(span);
                e.help.push(format!("the profile {} refuses {}", profile.name, what(e, record)));
            }
            Refusal::NoValue(e) => report.eval(e, Spot::bytes(None, base, record.size)),
        });
    }

    fn put(&mut self, spot: Spot<'m>, place: &Place, base: u32, bits: u64) {
        if super::bits::put(&mut self.bytes, base, place, bits).is_none() {
            self.beyond(spot);
        }
    }

    fn beyond(&mut self, spot: Spot<'m>) {
        let message = format!("{} lies beyond the end of {}", self.report.name(spot), self.report.root);
        self.report.push(codes::LAYOUT, spot, message);
    }

    fn wrong_kind(&mut self, spot: Spot<'m>, expected: &str, data: &Data) {
        let message = format!("{}: expected {expected}, found {}", self.report.name(spot), kind(data));
        self.report.push(codes::WRONG_KIND, spot, message);
    }

    fn error(&mut self, code: Code, spot: Spot<'m>, text: &str) -> &mut CodecError {
        let message = format!("{}: {text}", self.report.name(spot));
        self.report.push(code, spot, message)
    }

    /// A record that is not given, as a value.
    fn nothing(&self, id: RecordId) -> RecordValue {
        let rows = self.model.records.get(id.index()).map_or(0, |r| r.fields.len());
        RecordValue { record: id, fields: vec![Data::Absent; rows] }
    }
}

/// What an error is about: its field, or the record.
fn what<'e>(e: &'e CodecError, record: &'e Record) -> &'e str {
    e.field.as_deref().filter(|f| *f != "(unnamed)").unwrap_or(&record.name)
}

fn kind(data: &Data) -> &'static str {
    match data {
        Data::Absent => "nothing",
        Data::Int(_) => "a number",
        Data::Bits(_) => "a set",
        Data::Str(_) => "text",
        Data::List(_) => "a list",
        Data::Mode { .. } => "a mode",
        Data::Record(_) => "a record",
        Data::Arm(..) => "an arm of a union",
    }
}
