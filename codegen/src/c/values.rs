//! Values: structures with a member for each row that holds something.

use chappe_dsl::model::{Type, UnionField};

use super::cx::Cx;
use super::docs;
use super::names::{Names, member, shout};
use super::rows::{RecordPlan, Role, Row};
use super::text::Code;
use crate::plan::rows::missing;

/// The member of an arm within its union.
pub(super) fn arm_member(u: &UnionField, i: usize) -> String {
    let mut names = Names::default();
    let all: Vec<String> = u.arms.iter().map(|a| names.claim(member(&a.name))).collect();
    all.get(i).cloned().unwrap_or_default()
}

/// The type of a record's value, and what sets it to zero.
pub(super) fn value(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    for row in &plan.rows {
        if let Role::Union(u) = row.role {
            arms(cx, row, u, code);
        }
    }
    let own = &plan.lower;
    code.comment(&[format!("The value of a {}.", plan.record.name)]);
    code.open(format!("typedef struct {own}"));
    for row in &plan.rows {
        one(cx, row, code);
    }
    if plan.rows.iter().all(|r| !shown(cx, r)) {
        code.line("uint8_t nothing; /* it holds nothing */");
    }
    code.close(&format!(" {own};"));
    code.blank();
    code.comment(&["Sets a value to zero, none, empty."]);
    code.function(format!("static inline void {own}_init({own} *v)"));
    code.line("memset(v, 0, sizeof *v);");
    code.end();
}

/// Whether a row has a member.
fn shown(cx: &Cx<'_>, row: &Row<'_>) -> bool {
    match row.role {
        Role::Value(ty, _) => cx.kept(ty),
        Role::Mode(_) | Role::Union(_) => true,
        Role::Fixed(_) | Role::Fill | Role::Away(_) => false,
    }
}

fn arms(cx: &Cx<'_>, row: &Row<'_>, u: &UnionField, code: &mut Code) {
    let what = row.name().map_or_else(|| "the union".to_owned(), str::to_owned);
    code.comment(&[match u.selector {
        Some(_) => format!("Arms of {what}; NONE: what its selector picks, all zero."),
        None => format!("Arms of {what}; NONE: the first, all zero."),
    }]);
    code.open("enum");
    code.line(format!("{} = 0,", cx.claim_exact(&format!("{}_NONE", row.upper))));
    for (i, arm) in u.arms.iter().enumerate() {
        let mut lines = Vec::new();
        if let Some(why) = missing(&arm.notes.available) {
            lines.push(format!("Not available on {} ({why}).", cx.model.place()));
        }
        let doc = docs::line(&arm.notes);
        if !doc.is_empty() {
            lines.push(doc);
        }
        code.comment(&lines);
        let name = cx.claim_exact(&format!("{}_{}", row.upper, shout(&arm.name)));
        code.line(format!("{name} = {},", i + 1));
    }
    code.close(";");
    code.blank();
}

fn one(cx: &Cx<'_>, row: &Row<'_>, code: &mut Code) {
    if !row.holds() {
        if let (Role::Away(why), Some(name)) = (row.role, row.name()) {
            code.comment(&[format!("{name} is not available on {} ({why}).", cx.model.place())]);
        }
        return;
    }
    let mut notes = docs::line(&row.field.notes);
    if row.field.guard.is_some() {
        let there = format!("Only there if {}(v).", row.has);
        notes = if notes.is_empty() { there } else { format!("{notes} {there}") };
    }
    if !notes.is_empty() {
        code.comment(&[notes]);
    }
    let name = &row.member;
    match row.role {
        Role::Value(ty, _) if !cx.kept(ty) => {
            code.comment(&[format!(
                "{}: of a record that can be neither written nor read.",
                row.name().unwrap_or("?")
            )]);
        }
        Role::Value(ty, _) => {
            let note = match ty {
                Type::Bits(_) => " /* bit n is bit n % 8 of byte n / 8 */",
                Type::Str { .. } => " /* ends with a NUL */",
                _ => "",
            };
            code.line(format!("{};{note}", cx.declare(ty, name)));
            if let Some(given) = &row.given {
                code.line(format!("bool {given}; /* it is meant though it is 0: other rows may use its bytes */"));
            }
        }
        Role::Mode(m) => {
            let none = if m.optional { " /* or none */" } else { "" };
            code.line(format!("{}_value {name};{none}", cx.table(m.table).ty));
        }
        Role::Union(u) => {
            code.open("struct");
            code.line(format!("uint32_t arm; /* {}_.. */", row.upper));
            let kept: Vec<usize> =
                (0..u.arms.len()).filter(|i| u.arms.get(*i).is_some_and(|a| cx.kept(&a.ty))).collect();
            if !kept.is_empty() {
                code.open("union");
                for i in kept {
                    if let Some(arm) = u.arms.get(i) {
                        code.line(format!("{};", cx.declare(&arm.ty, &arm_member(u, i))));
                    }
                }
                code.close(" as;");
            }
            code.close(&format!(" {name};"));
        }
        Role::Fixed(_) | Role::Fill | Role::Away(_) => {}
    }
}
