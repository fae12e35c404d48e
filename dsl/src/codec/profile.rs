//! What a profile refuses and what it writes.

use super::value::{Data, RecordValue};
use super::zero::is_zero;
use crate::eval::{Env, EvalError};
use crate::model::{FieldId, FieldKind, ModeTable, Model, Place, Profile, ProfileRule, Record, Require};
use crate::source::Span;

/// A rule that a value breaks.
#[derive(Clone, Debug)]
pub(super) enum Refusal<'m> {
    /// In the rule's words; about a field, or about the whole record.
    Says(Option<FieldId>, &'m str, Span),
    /// The rule's condition has no value.
    NoValue(EvalError),
}

/// Calls `report` for every rule of the profile that a record breaks. Nested records are records of their own. Conditions
/// on fields that are wrong in themselves say nothing.
pub(super) fn refusals<'m>(
    model: &'m Model,
    profile: &'m Profile,
    value: &RecordValue,
    failed: &[FieldId],
    report: &mut dyn FnMut(Refusal<'m>),
) {
    let Some(record) = model.records.get(value.record.index()) else { return };
    for rule in &profile.rules {
        match rule {
            ProfileRule::FieldOnly { record: of, field, modes, message, span } if *of == value.record => {
                if matches!(value.fields.get(field.index()), Some(Data::Mode { mode, .. }) if !modes.contains(mode)) {
                    report(Refusal::Says(Some(*field), message, *span));
                }
            }
            ProfileRule::TableOnly { table, modes, message, span } => {
                for id in foreign_modes(record, value, *table, modes) {
                    report(Refusal::Says(Some(id), message, *span));
                }
            }
            ProfileRule::Absent { record: of, field, message, span } if *of == value.record => {
                let there = record.fields.get(field.index()).zip(value.fields.get(field.index()));
                if there.is_some_and(|(f, d)| !is_zero(model, &f.kind, d)) {
                    report(Refusal::Says(Some(*field), message, *span));
                }
            }
            ProfileRule::Require { record: of, require }
                if *of == value.record && !require.condition.uses(|id| failed.contains(&id)) =>
            {
                if let Some(r) = broken(model, require, value) {
                    report(r);
                }
            }
            ProfileRule::FieldOnly { .. }
            | ProfileRule::Absent { .. }
            | ProfileRule::Require { .. }
            | ProfileRule::Write { .. } => {}
        }
    }
}

/// Fields of a record that hold a mode of the table that is not among these.
fn foreign_modes<'a>(
    record: &'a Record,
    value: &'a RecordValue,
    table: ModeTable,
    modes: &'a [usize],
) -> impl Iterator<Item = FieldId> + 'a {
    record.fields.iter().zip(&value.fields).enumerate().filter_map(move |(i, (f, d))| match (&f.kind, d) {
        (FieldKind::Mode(m), Data::Mode { mode, .. }) if m.table == table && !modes.contains(mode) => {
            Some(FieldId(i as u32))
        }
        _ => None,
    })
}

fn broken<'m>(model: &Model, require: &'m Require, value: &RecordValue) -> Option<Refusal<'m>> {
    match Env::new(model).with_fields(value).truth(&require.condition) {
        Ok(true) => None,
        Ok(false) => Some(Refusal::Says(None, &require.message, require.span)),
        Err(e) => Some(Refusal::NoValue(e)),
    }
}

/// Whether the profile takes a record as it is.
pub(super) fn accepts(model: &Model, profile: &Profile, value: &RecordValue) -> bool {
    let mut ok = true;
    refusals(model, profile, value, &[], &mut |_| ok = false);
    ok
}

/// What a profile writes as the operand of a mode that has none.
pub(super) fn writes(profile: Option<&Profile>, table: ModeTable, mode: usize) -> u64 {
    let rules = profile.map_or(&[][..], |p| &p.rules);
    let found = rules.iter().find_map(|r| match r {
        ProfileRule::Write { table: t, modes, value } if *t == table && modes.contains(&mode) => Some(*value),
        _ => None,
    });
    found.unwrap_or(0)
}

/// The operand places that a record's modes do not need, each with what the profile writes there. Where several modes
/// leave the same bytes to the profile, the last that writes something other than zero wins.
pub(super) fn free_operands<'m>(
    model: &'m Model,
    profile: Option<&Profile>,
    record: &'m Record,
    value: &RecordValue,
    f: &mut dyn FnMut(FieldId, &'m Place, u64),
) {
    for (i, (field, data)) in record.fields.iter().zip(&value.fields).enumerate() {
        let (FieldKind::Mode(m), Data::Mode { mode, .. }) = (&field.kind, data) else { continue };
        let takes = super::modes::mode(model, m.table, *mode).is_none_or(|m| m.takes_value);
        if let (false, Some(place)) = (takes, &m.value)
            && !super::modes::used(model, record, value, i, place)
        {
            f(FieldId(i as u32), place, writes(profile, m.table, *mode));
        }
    }
}
