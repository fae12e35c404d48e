//! Whether a value, or a row of one, is zero, none, empty.

use std::collections::HashSet;

use chappe_dsl::model::{FieldId, ProfileRule, RecordId, Scalar, Type, UnionField};

use super::cx::Cx;
use super::rows::{RecordPlan, Role, Row};
use super::support::Helper;
use super::text::{Code, unused};
use crate::plan::modes;
use crate::plan::rows::{held, types};

/// C: a row of the record that `v` points to is zero.
pub(super) fn row(cx: &Cx<'_>, row: &Row<'_>) -> String {
    simple(cx, row).unwrap_or_else(|| format!("{}(v)", row.zero))
}

/// The same as an expression, if it is short.
fn simple(cx: &Cx<'_>, row: &Row<'_>) -> Option<String> {
    let at = format!("v->{}", row.member);
    match row.role {
        Role::Value(ty, _) if cx.kept(ty) => simple_type(cx, ty, &at),
        Role::Mode(m) => {
            let number_zero = modes::table(cx.model, m.table).is_some_and(|t| t.by_wire(0).is_some());
            Some(if m.optional || !number_zero {
                format!("{at}.mode == 0")
            } else {
                format!("{at}.mode == 0 && {at}.index == 0 && {at}.value == 0")
            })
        }
        Role::Union(_) => None,
        Role::Value(..) | Role::Fixed(_) | Role::Fill | Role::Away(_) => Some("true".to_owned()),
    }
}

pub(super) fn simple_type(cx: &Cx<'_>, ty: &Type, at: &str) -> Option<String> {
    match ty {
        Type::Scalar(Scalar::Bool, _) => Some(format!("!{at}")),
        Type::Scalar(..) => Some(format!("{at} == 0")),
        Type::Str { .. } => Some(format!("{at}[0] == 0")),
        Type::Bits(_) => Some(format!("{}({at}, sizeof {at})", cx.helper(Helper::AllZero))),
        Type::Array { element, .. } => {
            let mut inner = element;
            while let Type::Array { element, .. } = &**inner {
                inner = element;
            }
            matches!(**inner, Type::Scalar(..) | Type::Bits(_))
                .then(|| format!("{}({at}, sizeof {at})", cx.helper(Helper::AllZero)))
        }
        Type::Record(id) => cx.record(*id).map(|p| format!("{}_is_zero(&{at})", p.lower)),
    }
}

/// The records whose values are asked whether they are zero, because they are in a row that is asked.
pub(super) fn asked(cx: &Cx<'_>) -> HashSet<RecordId> {
    let mut out = HashSet::new();
    let many = cx.many();
    for plan in cx.records.iter().filter(|p| !p.blank) {
        // Where mistakes are counted, so are elements that are given.
        let rows: Vec<FieldId> = if many { plan.rows.iter().map(|r| r.id).collect() } else { asked_rows(cx, plan) };
        for id in rows {
            let Some(row) = plan.rows.get(id.index()) else { continue };
            types(&row.field.kind).into_iter().for_each(|ty| held(ty, &mut |id| add(cx, id, &mut out)));
        }
    }
    out
}

fn add(cx: &Cx<'_>, id: RecordId, out: &mut HashSet<RecordId>) {
    let Some(plan) = cx.record(id).filter(|p| !p.blank && !out.contains(&p.id)) else { return };
    out.insert(id);
    for row in &plan.rows {
        types(&row.field.kind).into_iter().for_each(|ty| held(ty, &mut |id| add(cx, id, out)));
    }
}

/// The rows of a record that are asked whether they are zero: those with a condition, and those that a profile wants
/// absent.
fn asked_rows(cx: &Cx<'_>, plan: &RecordPlan<'_>) -> Vec<FieldId> {
    let absent = |id: FieldId| {
        let rules = cx.model.profiles.iter().flat_map(|p| &p.rules);
        rules
            .clone()
            .any(|r| matches!(r, ProfileRule::Absent { record, field, .. } if *record == plan.id && *field == id))
    };
    plan.rows.iter().filter(|r| r.field.guard.is_some() || absent(r.id)).map(|r| r.id).collect()
}

/// The functions of a record that say whether rows, or all of it, are zero.
pub(super) fn functions(cx: &Cx<'_>, plan: &RecordPlan<'_>, whole: bool, code: &mut Code) {
    let asked = asked_rows(cx, plan);
    for row in plan.rows.iter().filter(|r| r.holds() && (whole || asked.contains(&r.id))) {
        if simple(cx, row).is_some() {
            continue;
        }
        let mut body = Code::at(1);
        let at = format!("v->{}", row.member);
        match row.role {
            Role::Value(ty, _) => each(cx, ty, &at, 1, &mut body),
            Role::Union(u) => union(cx, u, &at, &mut body),
            Role::Fixed(_) | Role::Mode(_) | Role::Fill | Role::Away(_) => {}
        }
        body.line("return true;");
        code.comment(&[format!("Whether {} is zero, none, empty.", row.name().unwrap_or("a union"))]);
        code.function(format!("static inline bool {}(const {} *v)", row.zero, plan.lower));
        unused(code, &body, ["v"]);
        code.append(&body);
        code.end();
    }
    if whole {
        let mut body = Code::at(1);
        let tests: Vec<String> =
            plan.rows.iter().filter(|r| r.holds()).map(|r| self::row(cx, r)).filter(|t| t != "true").collect();
        for t in tests {
            body.open(format!("if ({})", super::conditions::asked(&t, false)));
            body.line("return false;");
            body.close("");
        }
        body.line("return true;");
        code.comment(&[format!("Whether a {} is zero, none, empty in all its rows.", plan.record.name)]);
        code.function(format!("static inline bool {0}_is_zero(const {0} *v)", plan.lower));
        unused(code, &body, ["v"]);
        code.append(&body);
        code.end();
    }
}

/// Leaves the function with `false` if a value of a type is not zero.
fn each(cx: &Cx<'_>, ty: &Type, at: &str, level: u32, code: &mut Code) {
    if !cx.kept(ty) {
        return;
    }
    if let Some(test) = simple_type(cx, ty, at) {
        code.open(format!("if ({})", super::conditions::asked(&test, false)));
        code.line("return false;");
        code.close("");
    } else if let Type::Array { element, count, .. } = ty {
        let i = format!("i{level}");
        code.open(format!("for (uint32_t {i} = 0; {i} < {count}; {i}++)"));
        each(cx, element, &format!("{at}[{i}]"), level + 1, code);
        code.close("");
    }
}

fn union(cx: &Cx<'_>, u: &UnionField, at: &str, code: &mut Code) {
    code.open(format!("switch ({at}.arm)"));
    code.line("case 0: return true;");
    for (i, arm) in u.arms.iter().enumerate() {
        // Without a selector another arm than the first is said to be meant.
        if u.selector.is_none() && i > 0 {
            break;
        }
        code.line(format!("case {}:", i + 1));
        code.open("");
        each(cx, &arm.ty, &format!("{at}.as.{}", super::values::arm_member(u, i)), 1, code);
        code.line("return true;");
        code.close("");
    }
    code.line("default: return false;");
    code.close("");
}
