//! Collecting errors with their place.

use super::bits::ranges;
use super::error::CodecError;
use super::path::{Path, Segment};
use crate::codes::{Code, codec as codes};
use crate::eval::EvalError;
use crate::model::{Available, Field, FieldKind, Location, Model, Place, Record};

/// How deep records may nest.
const DEPTH: usize = 64;
/// How many nested records one record may hold in all: no table of an accelerator comes near it.
const NESTED: u32 = 1 << 17;
/// After how many errors nested records are left alone.
const ERRORS: usize = 1000;

/// Where in the outermost record something lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot<'m> {
    /// The field's own name; `None`: the way alone says it.
    pub(super) name: Option<&'m str>,
    /// First byte.
    pub(super) offset: u32,
    /// Bits, half open.
    pub(super) bits: (u32, u32),
}

impl<'m> Spot<'m> {
    /// Whole bytes.
    pub(super) fn bytes(name: Option<&'m str>, offset: u32, size: u32) -> Self {
        let first = offset.saturating_mul(8);
        Spot { name, offset, bits: (first, first.saturating_add(size.saturating_mul(8))) }
    }

    /// A place in a record that starts at byte `base`.
    pub(super) fn place(name: Option<&'m str>, offset: u32, place: &Place, base: u32) -> Self {
        let first = ranges(place).map(|r| r.0).min().unwrap_or(0);
        let end = ranges(place).map(|r| r.1).max().unwrap_or(0);
        let from = base.saturating_mul(8);
        Spot { name, offset: base.saturating_add(offset), bits: (from.saturating_add(first), from.saturating_add(end)) }
    }

    /// A row of a record that starts at byte `base`.
    pub(super) fn field(field: &'m Field, base: u32) -> Self {
        let name = field.name.as_deref();
        match &field.kind {
            FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
                Spot::place(name, field.offset, place, base)
            }
            FieldKind::Mode(m) => Spot::place(name, field.offset, &m.mode, base),
            FieldKind::Union(u) => Spot::bytes(name, base.saturating_add(u.offset), u.size),
            FieldKind::Value { at: Location::Bytes(at), .. } => Spot::bytes(name, base.saturating_add(*at), 1),
            FieldKind::Fill { .. } => Spot::bytes(name, base.saturating_add(field.offset), 1),
        }
    }

    /// `0x04`, or `0x04 [0..=3]` if it is not whole bytes.
    pub(super) fn at(&self) -> String {
        let (first, end) = self.bits;
        let byte = self.offset;
        if first % 8 == 0 && end % 8 == 0 {
            return format!("0x{byte:02X}");
        }
        let from = u64::from(byte) * 8;
        match (u64::from(first).checked_sub(from), u64::from(end).checked_sub(from + 1)) {
            (Some(a), Some(b)) if a == b => format!("0x{byte:02X} [{a}]"),
            (Some(a), Some(b)) => format!("0x{byte:02X} [{a}..={b}]"),
            _ => format!("0x{byte:02X}"),
        }
    }
}

/// Errors so far, and where we are.
#[derive(Debug)]
pub(super) struct Report<'m> {
    /// Name of the outermost record.
    pub(super) root: &'m str,
    /// The way to the record at hand.
    pub(super) path: Path<'m>,
    /// Errors so far.
    pub(super) errors: Vec<CodecError>,
    nested: u32,
}

impl<'m> Report<'m> {
    /// Whether a record exists here and its layout is known; reports why not.
    pub(super) fn known(&mut self, model: &Model, record: &Record, whole: Spot<'m>) -> bool {
        if let Available::No(why) = &record.notes.available {
            let message = format!("{} is not available on {} ({why})", record.name, model.place());
            self.push(codes::UNAVAILABLE, whole, message);
            return false;
        }
        if let Some(reason) = &record.opaque {
            let message = format!("the layout of {} is not published: {reason}", record.name);
            self.push(codes::OPAQUE, whole, message);
            return false;
        }
        true
    }

    /// For a record of the model.
    pub(super) fn new(model: &'m Model, record: crate::model::RecordId) -> Self {
        let root = model.records.get(record.index()).map_or("?", |r| r.name.as_str());
        Report { root, path: Path::default(), errors: Vec::new(), nested: 0 }
    }

    /// The field's full name.
    pub(super) fn name(&self, spot: Spot<'m>) -> String {
        self.path.to(spot.name)
    }

    /// Adds an error about a place.
    pub(super) fn push(&mut self, code: Code, spot: Spot<'m>, message: String) -> &mut CodecError {
        let e = CodecError {
            record: Some(self.root.to_owned()),
            field: Some(self.path.to(spot.name)),
            offset: Some(spot.offset),
            bits: Some(spot.bits),
            ..CodecError::new(code, message)
        };
        self.add(e)
    }

    /// Adds an error.
    pub(super) fn add(&mut self, e: CodecError) -> &mut CodecError {
        self.errors.push(e);
        let last = self.errors.len() - 1;
        &mut self.errors[last]
    }

    /// Adds an expression without a value.
    pub(super) fn eval(&mut self, e: EvalError, spot: Spot<'m>) {
        let found = self.push(e.code, spot, e.message);
        found.span = Some(e.span);
        found.help.extend(e.help);
    }

    /// Goes into a nested part, unless it is too deep.
    pub(super) fn enter(&mut self, segment: Segment<'m>) -> bool {
        self.nested += 1;
        if self.path.0.len() >= DEPTH || self.nested > NESTED || self.errors.len() > ERRORS {
            return false;
        }
        self.path.0.push(segment);
        true
    }

    /// Says why a nested part was not gone into; after too many errors there is nothing to add.
    pub(super) fn too_much(&mut self) {
        if self.errors.len() > ERRORS {
            return;
        }
        let message = if self.path.0.len() >= DEPTH {
            format!("{}: records are nested more than {DEPTH} deep", self.root)
        } else {
            format!("{}: more than {NESTED} nested records", self.root)
        };
        if self.errors.iter().all(|e| e.message != message) {
            self.add(CodecError { record: Some(self.root.to_owned()), ..CodecError::new(codes::LAYOUT, message) });
        }
    }

    /// Comes back from it.
    pub(super) fn leave(&mut self) {
        self.path.0.pop();
    }

    /// The errors, in byte order.
    pub(super) fn finish(mut self) -> Vec<CodecError> {
        self.errors.sort_by_key(|e| e.offset);
        self.errors
    }
}
