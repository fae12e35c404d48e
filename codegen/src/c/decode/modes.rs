//! Modes with their operands.

use chappe_dsl::model::{FieldId, ModeField, Place};

use super::super::conditions::Blame;
use super::super::rows::{Role, Row, Spot};
use super::super::support::Helper;
use super::super::text::string;
use super::Reader;
use crate::plan::modes;
use crate::plan::places::{extent, overlap};

impl<'m> Reader<'_, 'm> {
    /// Reads a mode.
    pub(super) fn mode(&mut self, row: &Row<'m>, m: &'m ModeField) {
        let cx = self.cx;
        let names = cx.table(m.table);
        let (ty, member, helper) = (names.ty.clone(), &row.member, cx.helper(Helper::Found));
        let (index, value) = (names.index, names.value);
        let code = &mut self.code;
        code.open("");
        code.line(format!("const {ty} mode = ({ty})({});", cx.get("b", &m.mode)));
        if m.optional {
            code.open("if (mode != 0)");
        }
        code.line(format!("const uint32_t facts = {ty}_facts(mode);"));
        code.line(format!("const uint64_t index = {};", cx.get("b", &m.index)));
        let blame = Blame { name: row.name(), spot: row.spot() };
        code.open("if ((facts & 3u) != 3u)");
        let fail = cx.fail("at", "(facts & 1u) == 0 ? 602 : 603", &blame, &format!("{ty}_expected(mode)"));
        code.line(format!("{helper}({fail}, mode);"));
        code.otherwise("else");
        let at = Blame { name: row.name(), spot: index_spot(m) };
        code.open(format!("if (index >= {ty}_bank(facts))"));
        code.line(format!("{helper}({}, index);", cx.fail("at", "604", &at, "\"an index of the bank\"")));
        code.close("");
        code.line(format!("v->{member}.mode = mode;"));
        code.line(format!("v->{member}.index = (uint{index}_t)index;"));
        match &m.value {
            Some(place) => {
                let raw = cx.get("b", place);
                code.line(format!("v->{member}.value = (facts & 4u) != 0 ? (uint{value}_t)({raw}) : 0;"));
            }
            None => {
                let takes = modes::table(cx.model, m.table).is_some_and(|t| t.modes.iter().any(|m| m.takes_value));
                if takes {
                    code.open("if ((facts & 4u) != 0)");
                    code.line(format!("{};", cx.fail("at", "620", &blame, "\"a mode without a value\"")));
                    code.close("");
                }
            }
        }
        code.close("");
        if m.optional {
            code.close("");
        }
        code.close("");
    }

    /// Whether a mode field is there, was read, and is none.
    fn is_none(&self, row: &Row<'_>) -> String {
        let mut parts = vec![format!("v->{}.mode == 0", row.member)];
        if self.asked.contains(&row.id) {
            parts.push(format!("!{}", self.flag("failed", row)));
        }
        if self.is_away(row) {
            parts.push(format!("!{}", self.flag("away", row)));
        }
        parts.join(" && ")
    }

    /// Index and operand bytes of modes that are none.
    pub(super) fn unused_operands(&mut self) {
        let cx = self.cx;
        let helper = cx.helper(Helper::Found);
        for row in &self.plan.rows {
            let Role::Mode(m) = row.role else { continue };
            if !m.optional {
                continue;
            }
            let none = self.is_none(row);
            let claimed = m.value.as_ref().map(|p| self.claimed(row.id, p));
            let code = &mut self.code;
            code.open(format!("if ({none})"));
            let at = Blame { name: row.name(), spot: index_spot(m) };
            let raw = cx.get("b", &m.index);
            code.open(format!("if (({raw}) != 0)"));
            code.line(format!("{helper}({}, {raw});", cx.fail("at", "617", &at, &string("zero without a mode"))));
            code.close("");
            // Where another mode is always there, it uses the bytes or leaves them to the profile.
            let claimed = claimed.filter(|c| !c.iter().any(|c| c == "true"));
            if let (Some(place), Some(claimed)) = (&m.value, claimed) {
                let at = Blame { name: row.name(), spot: value_spot(m, place) };
                let raw = cx.get("b", place);
                let free = if claimed.is_empty() { String::new() } else { format!(" && !({})", claimed.join(" || ")) };
                code.open(format!("if (({raw}) != 0{free})"));
                let fail = cx.fail("at", "617", &at, &string("zero, as no mode uses it"));
                code.line(format!("{helper}({fail}, {raw});"));
                code.close("");
            }
            code.close("");
        }
    }

    /// The ways in which another row may use operand bytes, or have judged them already.
    fn claimed(&self, own: FieldId, place: &Place) -> Vec<String> {
        let mut out = Vec::new();
        for row in &self.plan.rows {
            let Role::Mode(m) = row.role else { continue };
            if row.id == own || !m.value.as_ref().is_some_and(|p| overlap(p, place)) {
                continue;
            }
            let mut parts = Vec::new();
            if self.is_away(row) {
                parts.push(format!("!{}", self.flag("away", row)));
            }
            // A mode that is none judges them once; one that is there uses them or leaves them to the profile.
            if row.id.index() > own.index() && m.optional {
                parts.push(format!("!({})", self.is_none(row)));
            }
            out.push(if parts.is_empty() { "true".to_owned() } else { parts.join(" && ") });
        }
        out.extend(self.cx.used(self.plan, own, place));
        out
    }
}

impl super::Cx<'_> {
    /// The ways in which a row other than `own` may hold a value in some of these bits.
    pub(in super::super) fn used(&self, plan: &super::RecordPlan<'_>, own: FieldId, place: &Place) -> Vec<String> {
        let mut out = Vec::new();
        for row in plan.rows.iter().filter(|r| r.id != own) {
            match (&row.role, &row.given) {
                (Role::Mode(m), _) if m.value.as_ref().is_some_and(|p| overlap(p, place)) => {
                    out.push(self.takes(m, &row.member));
                }
                (Role::Value(_, chappe_dsl::model::Location::Bits(p)), Some(given)) if overlap(p, place) => {
                    out.push(format!("(v->{given} || v->{} != 0)", row.member));
                }
                _ => {}
            }
        }
        out
    }

    /// Whether the mode of a field takes a value.
    pub(in super::super) fn takes(&self, m: &ModeField, member: &str) -> String {
        let ty = &self.table(m.table).ty;
        let mode = format!("v->{member}.mode");
        let there = if m.optional { format!("{mode} != 0 && ") } else { String::new() };
        format!("({there}({ty}_facts({mode}) & 4u) != 0)")
    }
}

/// Where messages about the index of a mode point.
pub(in super::super) fn index_spot(m: &ModeField) -> Spot {
    Spot { offset: m.index_offset, bits: extent(&m.index) }
}

/// Where messages about the operand of a mode point.
pub(in super::super) fn value_spot(m: &ModeField, place: &Place) -> Spot {
    Spot { offset: m.value_offset, bits: extent(place) }
}
