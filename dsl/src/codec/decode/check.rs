//! Reserved bits and requirements.

use std::collections::BTreeMap;

use super::{Decoder, Reading};
use crate::codec::bits::ones;
use crate::codec::present::{Presence, presence, values};
use crate::codec::report::Spot;
use crate::codes::codec as codes;
use crate::eval::Env;
use crate::model::{FieldId, FieldKind, Require};

/// How many of the bytes that should be zero are shown.
const SHOWN: usize = 8;

impl<'m> Decoder<'m, '_> {
    /// Bits that must be zero and that no row names.
    pub(super) fn reserved(&mut self, r: &Reading<'m>) {
        let mut wrong: BTreeMap<u32, u8> = BTreeMap::new();
        wrong.extend(ones(self.bytes, r.base, &r.record.zero));
        for field in &r.record.fields {
            if let FieldKind::Fill { bits, ignored: false } = &field.kind {
                for (first, end) in bits {
                    self.set_bits(r.base, *first, *end, &mut wrong);
                }
            }
        }
        if !wrong.is_empty() {
            let bytes: Vec<(u32, u8)> = wrong.into_iter().map(|(i, b)| (r.base.saturating_add(i), b)).collect();
            for run in bytes.chunk_by(|a, b| a.0 + 1 == b.0) {
                self.reserved_run(run, "");
            }
        }
    }

    /// Collects ones among bits of a record.
    fn set_bits(&self, base: u32, first: u32, end: u32, wrong: &mut BTreeMap<u32, u8>) {
        let record = self.bytes.get(base as usize..).unwrap_or_default();
        for byte in first / 8..end.div_ceil(8) {
            let Some(b) = record.get(byte as usize) else { break };
            let from = first.saturating_sub(byte * 8).min(8);
            let to = (end - byte * 8).min(8);
            let mask = (1u16 << to).saturating_sub(1 << from) as u8;
            if b & mask != 0 {
                *wrong.entry(byte).or_default() |= b & mask;
            }
        }
    }

    /// Bytes that must be zero; `why` says so in words.
    pub(super) fn zero_bytes(&mut self, offset: u32, size: u32, why: &str) {
        let found = self.bytes.get(offset as usize..).unwrap_or_default();
        let found = found.get(..size as usize).unwrap_or(found);
        let bytes: Vec<(u32, u8)> = (offset..).zip(found).filter(|(_, b)| **b != 0).map(|(i, b)| (i, *b)).collect();
        for run in bytes.chunk_by(|a, b| a.0 + 1 == b.0) {
            self.reserved_run(run, why);
        }
    }

    fn reserved_run(&mut self, run: &[(u32, u8)], why: &str) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { return };
        let spot = Spot::bytes(None, first.0, last.0 - first.0 + 1);
        let root = self.report.root;
        let why = if why.is_empty() { String::new() } else { format!(", {why}") };
        let message = if run.len() == 1 {
            format!("reserved byte 0x{:02X} of {root} must be zero{why}, found 0x{:02X}", first.0, first.1)
        } else {
            let mut found: Vec<String> = run.iter().take(SHOWN).map(|(_, b)| format!("{b:02X}")).collect();
            if run.len() > SHOWN {
                found.push("..".to_owned());
            }
            let found = found.join(" ");
            format!("reserved bytes 0x{:02X}..=0x{:02X} of {root} must be zero{why}, found {found}", first.0, last.0)
        };
        self.report.push(codes::RESERVED, spot, message);
    }

    /// Conditions on the record and on the rows that are there.
    pub(super) fn requirements(&mut self, r: &Reading<'m>) {
        for require in &r.record.requires {
            self.require(r, require, Spot::bytes(None, r.base, r.record.size));
        }
        for (i, field) in r.record.fields.iter().enumerate() {
            if field.requires.is_empty() || r.failed.contains(&FieldId(i as u32)) {
                continue;
            }
            if matches!(presence(self.model, field, &r.value), Ok(Presence::Here)) {
                for require in &field.requires {
                    self.require(r, require, Spot::field(field, r.base));
                }
            }
        }
    }

    fn require(&mut self, r: &Reading<'m>, require: &'m Require, spot: Spot<'m>) {
        if !r.failed.is_empty() && require.condition.uses(|id| r.failed.contains(&id)) {
            return;
        }
        match Env::new(self.model).with_fields(&r.value).truth(&require.condition) {
            Ok(true) => {}
            Ok(false) => {
                let found = values(self.model, r.record, &r.value, &require.condition);
                let message = format!("{}: {}", self.report.root, require.message);
                let e = self.report.push(codes::REQUIREMENT, spot, message);
                e.span = Some(require.span);
                e.help.extend(found);
            }
            Err(e) => self.report.eval(e, spot),
        }
    }
}
