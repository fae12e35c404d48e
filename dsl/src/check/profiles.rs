//! Profile rules that allow nothing, or contradict each other.

use std::collections::HashMap;

use crate::codes::modes as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Available, FieldId, FieldKind, ModeTable, Model, Profile, ProfileRule, RecordId};
use crate::source::Span;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for profile in &model.profiles {
        fields(model, profile, diags);
        writes(model, profile, diags);
    }
}

/// What the rules leave of a mode field.
#[derive(Default)]
struct Rules {
    only: Vec<(Vec<usize>, Span)>,
    absent: Option<Span>,
}

fn fields(model: &Model, profile: &Profile, diags: &mut Diagnostics) {
    let mut by_field: HashMap<(RecordId, FieldId), Rules> = HashMap::new();
    let mut order = Vec::new();
    for rule in &profile.rules {
        let (key, only, span) = match rule {
            ProfileRule::FieldOnly { record, field, modes, span, .. } => ((*record, *field), Some(modes), *span),
            ProfileRule::Absent { record, field, span, .. } => ((*record, *field), None, *span),
            ProfileRule::TableOnly { .. } | ProfileRule::Write { .. } | ProfileRule::Require { .. } => continue,
        };
        let rules = by_field.entry(key).or_insert_with(|| {
            order.push(key);
            Rules::default()
        });
        match only {
            Some(modes) => rules.only.push((modes.clone(), span)),
            None => rules.absent = Some(span),
        }
    }
    for key in order {
        if let Some(rules) = by_field.get(&key) {
            field(model, profile, key, rules, diags);
        }
    }
}

fn field(model: &Model, profile: &Profile, (id, field): (RecordId, FieldId), rules: &Rules, diags: &mut Diagnostics) {
    let Some(record) = model.records.get(id.index()) else { return };
    let Some(field) = record.fields.get(field.index()) else { return };
    let FieldKind::Mode(mode) = &field.kind else { return };
    let title = format!("{} of {}", field.name.as_deref().unwrap_or("?"), record.name);
    if let Some(span) = rules.absent {
        if !mode.optional {
            let d = Diagnostic::error(codes::NOTHING_LEFT, span, format!("{title} cannot be absent"));
            diags.push(d.with(field.span, "always there: its type has no `?`"));
        }
        if let Some((_, only)) = rules.only.first() {
            let d = Diagnostic::error(
                codes::CONTRADICTION,
                span.max(*only),
                format!("profile {} says of {title} both what it may be and that it is absent", profile.name),
            );
            diags.push(d.with(span.min(*only), "the other rule").help("keep one of the two"));
        }
        return;
    }
    let tables: Vec<(Vec<usize>, Span)> = profile
        .rules
        .iter()
        .filter_map(|r| match r {
            ProfileRule::TableOnly { table, modes, span, .. } if *table == mode.table => Some((modes.clone(), *span)),
            _ => None,
        })
        .collect();
    let all: Vec<&(Vec<usize>, Span)> = rules.only.iter().chain(&tables).collect();
    let Some((_, last)) = rules.only.last() else { return };
    let left = here(model, mode.table).into_iter().any(|m| all.iter().all(|(modes, _)| modes.contains(&m)));
    if left {
        return;
    }
    let mut d = Diagnostic::error(
        codes::NOTHING_LEFT,
        *last,
        format!("profile {} leaves {title} no mode at all", profile.name),
    );
    for (_, span) in all.iter().filter(|(_, s)| s != last) {
        d = d.with(*span, "together with this rule");
    }
    diags.push(d.help("if it must not be used, say `absent`"));
}

/// Indices of the modes that there are on this architecture.
fn here(model: &Model, table: ModeTable) -> Vec<usize> {
    let available: Vec<bool> = match table {
        ModeTable::Wait(id) => model
            .waits
            .get(id.index())
            .map(|t| t.modes.iter().map(|m| m.notes.available == Available::Yes).collect())
            .unwrap_or_default(),
        ModeTable::Update(id) => model
            .updates
            .get(id.index())
            .map(|t| t.modes.iter().map(|m| m.notes.available == Available::Yes).collect())
            .unwrap_or_default(),
    };
    available.iter().enumerate().filter(|(_, a)| **a).map(|(i, _)| i).collect()
}

/// `write value` rules: one value for a mode, and only for modes that have no operand.
fn writes(model: &Model, profile: &Profile, diags: &mut Diagnostics) {
    let mut seen: Vec<(ModeTable, usize, u64)> = Vec::new();
    for rule in &profile.rules {
        let ProfileRule::Write { table, modes, value } = rule else { continue };
        for mode in modes {
            let Some((name, span, operand)) = describe(model, *table, *mode) else { continue };
            if operand {
                let message = format!("profile {} writes a value for {name}, which has an operand", profile.name);
                let d = Diagnostic::error(codes::PROFILE_RULE, profile.span, message);
                diags.push(d.with(span, "its meaning uses `value`, so the literal gives it"));
            }
            match seen.iter().find(|(t, m, v)| t == table && m == mode && v != value) {
                Some((_, _, other)) => {
                    let message =
                        format!("profile {} writes both {other} and {value} as value of {name}", profile.name);
                    diags.push(Diagnostic::error(codes::CONTRADICTION, profile.span, message).with(span, "the mode"));
                }
                None => seen.push((*table, *mode, *value)),
            }
        }
    }
}

/// Name and place of a mode, and whether a literal gives it a value.
fn describe(model: &Model, table: ModeTable, mode: usize) -> Option<(String, Span, bool)> {
    match table {
        ModeTable::Wait(id) => {
            let m = model.waits.get(id.index())?.modes.get(mode)?;
            Some((m.name.clone(), m.span, m.takes_value()))
        }
        ModeTable::Update(id) => {
            let m = model.updates.get(id.index())?.modes.get(mode)?;
            Some((m.name.clone(), m.span, m.takes_value()))
        }
    }
}
