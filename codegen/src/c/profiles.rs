//! Rules of profiles on a record: what a producer refuses.

use chappe_dsl::model::{ModeField, Profile, ProfileRule};

use super::conditions::{Condition, Conditions, asked};
use super::cx::Cx;
use super::rows::{RecordPlan, Role, Row};
use super::text::{Code, number, unused};
use super::zero;
use crate::plan::modes;

/// A rule of a profile on a record: the row it is about, and the C question whether it is broken, or a condition.
pub(super) struct Rule<'a, 'm> {
    pub(super) row: Option<&'a Row<'m>>,
    pub(super) broken: Broken,
    pub(super) message: &'m str,
}

/// How a rule is broken.
pub(super) enum Broken {
    /// If this C expression is true.
    If(String),
    /// If the condition of the rule of that number does not hold.
    Require(usize),
}

/// The rules of a profile on a record, in their order.
pub(super) fn rules<'a, 'm>(cx: &Cx<'m>, plan: &'a RecordPlan<'m>, profile: usize) -> Vec<Rule<'a, 'm>> {
    let Some(p): Option<&'m Profile> = cx.model.profiles.get(profile) else { return Vec::new() };
    let mut out = Vec::new();
    for (i, rule) in p.rules.iter().enumerate() {
        match rule {
            ProfileRule::FieldOnly { record, field, modes, message, .. } if *record == plan.id => {
                if let Some(row) = plan.rows.get(field.index())
                    && let Role::Mode(m) = row.role
                {
                    let broken = Broken::If(foreign(cx, m, &row.member, modes));
                    out.push(Rule { row: Some(row), broken, message });
                }
            }
            ProfileRule::TableOnly { table, message, .. } => {
                for row in &plan.rows {
                    if let Role::Mode(m) = row.role
                        && m.table == *table
                    {
                        let only = cx.table(m.table).only.get(profile).and_then(|p| p.get(i)).cloned();
                        let mode = format!("v->{}.mode", row.member);
                        let there = there(cx, m, &mode);
                        let broken = format!("{there}!{}({mode})", only.unwrap_or_default());
                        out.push(Rule { row: Some(row), broken: Broken::If(broken), message });
                    }
                }
            }
            ProfileRule::Absent { record, field, message, .. } if *record == plan.id => {
                if let Some(row) = plan.rows.get(field.index()) {
                    let broken = Broken::If(asked(&zero::row(cx, row), false));
                    out.push(Rule { row: Some(row), broken, message });
                }
            }
            ProfileRule::Require { record, require } if *record == plan.id => {
                out.push(Rule { row: None, broken: Broken::Require(i), message: &require.message });
            }
            ProfileRule::FieldOnly { .. }
            | ProfileRule::Absent { .. }
            | ProfileRule::Require { .. }
            | ProfileRule::Write { .. } => {}
        }
    }
    out
}

/// C: a field holds a mode, as the first part of a question; empty if it always does.
fn there(cx: &Cx<'_>, m: &ModeField, mode: &str) -> String {
    // Without a mode of number 0 that number is none.
    let none = m.optional || modes::table(cx.model, m.table).is_none_or(|t| t.by_wire(0).is_none());
    if none { format!("{mode} != 0 && ") } else { String::new() }
}

/// C: a field holds a mode that is not among these.
fn foreign(cx: &Cx<'_>, m: &ModeField, member: &str, allowed: &[usize]) -> String {
    let mode = format!("v->{member}.mode");
    let Some(t) = modes::table(cx.model, m.table) else { return "false".to_owned() };
    let names = cx.table(m.table);
    let mut parts = Vec::new();
    if !there(cx, m, &mode).is_empty() {
        parts.push(format!("{mode} != 0"));
    }
    for (i, mode_of) in t.by_number().filter(|(i, _)| allowed.contains(i)) {
        let label = names.rows.get(i).cloned().flatten().or_else(|| number(mode_of.wire.into())).unwrap_or_default();
        parts.push(format!("{mode} != {label}"));
    }
    if parts.is_empty() { "true".to_owned() } else { parts.join(" && ") }
}

/// The function that says whether a profile takes a record, if any has rules on it.
pub(super) fn accepted(cx: &Cx<'_>, plan: &RecordPlan<'_>, conditions: &Conditions, code: &mut Code) {
    let count = cx.model.profiles.len();
    if (0..count).all(|i| rules(cx, plan, i).is_empty()) {
        return;
    }
    code.comment(&["Whether a profile takes a record as it is; records that it holds aside."]);
    code.function(format!("static inline bool {0}_accepted(const {0} *v, int profile)", plan.lower));
    let mut body = Code::at(1);
    for i in 0..count {
        let all = rules(cx, plan, i);
        if all.is_empty() {
            continue;
        }
        let name = cx.model.profiles.get(i).map_or("?", |p| &p.name);
        body.open(format!("if (profile == {i}) /* {name} */"));
        for rule in all {
            match rule.broken {
                Broken::If(text) => {
                    body.open(format!("if ({text})"));
                    body.line("return false;");
                    body.close("");
                }
                Broken::Require(n) => {
                    match conditions.profiles.get(i).and_then(|p| p.get(n)).and_then(Option::as_ref) {
                        Some(Condition::Plain(text)) => {
                            body.open(format!("if ({})", asked(text, false)));
                        }
                        Some(Condition::Checked(function)) => {
                            body.open("");
                            body.line("bool holds = false;");
                            body.line("const char *why = \"\";");
                            body.open(format!("if ({function}(v, &holds, &why) != 0 || !holds)"));
                            body.line("return false;");
                            body.close("");
                            body.close("");
                            continue;
                        }
                        None => continue,
                    }
                    body.line("return false;");
                    body.close("");
                }
            }
        }
        body.close("");
    }
    body.line("return true;");
    unused(code, &body, ["v", "profile"]);
    code.append(&body);
    code.end();
}
