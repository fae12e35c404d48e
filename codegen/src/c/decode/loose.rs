//! Operands that modes do not need: which profile could have written what is there.

use std::collections::HashSet;

use chappe_dsl::model::{ModeField, Place, RecordId, Type};

use super::super::conditions::{Blame, Conditions, open_there};
use super::super::cx::Cx;
use super::super::places::{bare, plus, tested};
use super::super::profiles::rules;
use super::super::rows::{RecordPlan, Role, Row};
use super::super::support::Helper;
use super::super::text::{Code, number, string, unused};
use super::Reader;
use super::modes::value_spot;
use crate::plan::modes;
use crate::plan::places::mask;
use crate::plan::rows::held;

/// A mode with a place for an operand that some of its modes do not need.
struct Free<'a, 'm> {
    row: &'a Row<'m>,
    mode: &'m ModeField,
    place: &'m Place,
    /// C: the operand is free.
    when: String,
}

/// The operands of a record that may be free.
fn free<'a, 'm>(cx: &Cx<'m>, plan: &'a RecordPlan<'m>) -> Vec<Free<'a, 'm>> {
    let mut out = Vec::new();
    for row in &plan.rows {
        let Role::Mode(m) = row.role else { continue };
        let Some(place) = &m.value else { continue };
        let table = modes::table(cx.model, m.table);
        if table.is_none_or(|t| t.modes.iter().all(|m| m.takes_value)) {
            continue;
        }
        let mut when = cx.frees(m, &row.member);
        for used in cx.used(plan, row.id, place) {
            when.push_str(&format!(" && !{used}"));
        }
        out.push(Free { row, mode: m, place, when });
    }
    out
}

/// The free operands of a record: C conditions, and who they belong to, for encoding.
pub(in super::super) fn free_operands<'a, 'm>(
    cx: &Cx<'m>,
    plan: &'a RecordPlan<'m>,
) -> Vec<(&'a Row<'m>, &'m ModeField, &'m Place, String)> {
    free(cx, plan).into_iter().map(|f| (f.row, f.mode, f.place, f.when)).collect()
}

/// Whether reading a record may meet an operand that only a profile writes.
pub(in super::super) fn remembers(cx: &Cx<'_>, id: RecordId) -> bool {
    reaches(cx, id, &mut HashSet::new(), &|p| !free(cx, p).is_empty())
}

/// Whether a record or one that it holds has something.
fn reaches(cx: &Cx<'_>, id: RecordId, seen: &mut HashSet<RecordId>, has: &dyn Fn(&RecordPlan<'_>) -> bool) -> bool {
    let Some(plan) = cx.record(id).filter(|p| !p.blank && seen.insert(id)) else { return false };
    if has(plan) {
        return true;
    }
    let mut inner = Vec::new();
    for field in &plan.record.fields {
        crate::plan::rows::types(&field.kind).into_iter().for_each(|ty| held(ty, &mut |id| inner.push(id)));
    }
    inner.into_iter().any(|id| reaches(cx, id, seen, has))
}

impl Reader<'_, '_> {
    /// Remembers the first operand that is free and not zero.
    pub(super) fn loose(&mut self) {
        let cx = self.cx;
        let all = free(cx, self.plan);
        if all.is_empty() {
            return;
        }
        let (keep, code) = (cx.helper(Helper::KeepUnwritten), &mut self.code);
        code.open("if (r->errors == before_errors)");
        for (i, f) in all.iter().enumerate() {
            let raw = cx.get("b", f.place);
            let test = format!("{} && {} != 0", f.when, tested(&raw));
            if i == 0 {
                code.open(format!("if ({test})"));
            } else {
                code.otherwise(&format!("else if ({test})"));
            }
            let blame = Blame { name: f.row.name(), spot: value_spot(f.mode, f.place) };
            let name = blame.name.map_or_else(|| "NULL".to_owned(), string);
            let (offset, bits) = (super::super::text::hex(blame.spot.offset), blame.spot.bits);
            code.line(format!("{keep}(r, at, {name}, {offset}, {}, {}, {});", bits.0, bits.1, bare(&raw)));
        }
        code.close("");
        code.close("");
    }
}

/// The function that says which profiles could have written a record, as bits of a number.
pub(in super::super) fn written_by(cx: &Cx<'_>, plan: &RecordPlan<'_>, conditions: &Conditions, code: &mut Code) {
    let count = cx.model.profiles.len();
    let mut body = Code::at(1);
    body.line(format!("uint64_t all = {};", number(mask(count as u32).into()).unwrap_or_default()));
    let all = free(cx, plan);
    let accepts = (0..count).any(|i| !rules(cx, plan, i).is_empty());
    if !all.is_empty() || accepts {
        body.open(format!("for (int profile = 0; profile < {count}; profile++)"));
        for f in &all {
            body.open(format!("if ({})", f.when));
            body.line("uint64_t want = 0;");
            // Of those that leave the same bytes to the profile, the last that writes something wins.
            for other in all.iter().filter(|o| o.place == f.place && super::super::modes::writes(cx, o.mode.table)) {
                let ty = &cx.table(other.mode.table).ty;
                let written = format!("{ty}_written(profile, v->{}.mode)", other.row.member);
                let when = if other.row.id == f.row.id { String::new() } else { format!("{} && ", other.when) };
                body.open(format!("if ({when}{written} != 0)"));
                body.line(format!("want = {written};"));
                body.close("");
            }
            let bits = mask(u32::from(f.place.width));
            let raw = cx.get("b", f.place);
            body.open(format!("if ({} != (want & UINT64_C({bits:#x})))", tested(&raw)));
            body.line("all &= ~(UINT64_C(1) << profile);");
            body.close("");
            body.close("");
        }
        if accepts {
            body.open(format!("if (!{}_accepted(v, profile))", plan.lower));
            body.line("all &= ~(UINT64_C(1) << profile);");
            body.close("");
        }
        body.close("");
    }
    inner(cx, plan, conditions, &mut body);
    body.line("return all;");
    code.comment(&[format!(
        "The profiles that could have written a {} that was read from these bytes: bit n is profile n.",
        plan.record.name
    )]);
    code.function(format!("static inline uint64_t {0}_written_by(const uint8_t *b, const {0} *v)", plan.lower));
    unused(code, &body, ["b", "v"]);
    code.append(&body);
    code.end();
}

/// The same of records that a record holds.
fn inner(cx: &Cx<'_>, plan: &RecordPlan<'_>, conditions: &Conditions, code: &mut Code) {
    for row in &plan.rows {
        let member = format!("v->{}", row.member);
        match row.role {
            Role::Value(ty, chappe_dsl::model::Location::Bytes(at)) if holds_records(cx, ty) => {
                let blocks = open_there(code, conditions, row);
                nested(cx, ty, &plus("b", *at), &member, 1, code);
                (0..blocks).for_each(|_| code.close(""));
            }
            Role::Union(u) => {
                if u.arms.iter().all(|a| !holds_records(cx, &a.ty)) {
                    continue;
                }
                let blocks = open_there(code, conditions, row);
                for (i, arm) in u.arms.iter().enumerate().filter(|(_, a)| holds_records(cx, &a.ty)) {
                    code.open(format!("if ({member}.arm == {})", i + 1));
                    let within = format!("{member}.as.{}", super::super::values::arm_member(u, i));
                    nested(cx, &arm.ty, &plus("b", u.offset), &within, 1, code);
                    code.close("");
                }
                (0..blocks).for_each(|_| code.close(""));
            }
            _ => {}
        }
    }
}

fn holds_records(cx: &Cx<'_>, ty: &Type) -> bool {
    let mut found = false;
    held(ty, &mut |_| found = true);
    found && cx.kept(ty)
}

fn nested(cx: &Cx<'_>, ty: &Type, b: &str, member: &str, level: u32, code: &mut Code) {
    match ty {
        Type::Record(id) => {
            if let Some(plan) = cx.record(*id) {
                code.line(format!("all &= {}_written_by({b}, &{member});", plan.lower));
            }
        }
        Type::Array { element, count, stride, .. } => {
            let i = format!("i{level}");
            code.open(format!("for (uint32_t {i} = 0; {i} < {count}; {i}++)"));
            nested(cx, element, &format!("{b} + {i} * {stride}"), &format!("{member}[{i}]"), level + 1, code);
            code.close("");
        }
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
    }
}
