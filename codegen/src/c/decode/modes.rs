//! Modes with their operands.

use chappe_dsl::model::{FieldId, ModeField, Place};

use super::super::conditions::Blame;
use super::super::places::{bare, tested};
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
        let (ty, code) = (&cx.table(m.table).ty, &mut self.code);
        let (mode, index) = (cx.get("b", &m.mode), cx.get("b", &m.index));
        let value = m.value.as_ref().map_or_else(|| "0".to_owned(), |p| bare(&cx.get("b", p)));
        if m.optional {
            code.open(format!("if ({} != 0)", tested(&mode)));
        }
        let (mode, index, spots, member) = (bare(&mode), bare(&index), &row.spots, &row.member);
        code.line(format!("{ty}_read(r, at, &{spots}, {mode}, {index}, {value}, &v->{member});"));
        if m.optional {
            code.close("");
        }
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
            code.open(format!("if ({} != 0)", tested(&raw)));
            let fail = cx.fail("at", "617", &at, &string("zero without a mode"));
            code.line(format!("{helper}({fail}, {});", bare(&raw)));
            code.close("");
            // Where another mode is always there, it uses the bytes or leaves them to the profile.
            let claimed = claimed.filter(|c| !c.iter().any(|c| c == "true"));
            if let (Some(place), Some(claimed)) = (&m.value, claimed) {
                let at = Blame { name: row.name(), spot: value_spot(m, place) };
                let raw = cx.get("b", place);
                let free: String = claimed.iter().map(|c| format!(" && {}", not(c))).collect();
                code.open(format!("if ({} != 0{free})", tested(&raw)));
                let fail = cx.fail("at", "617", &at, &string("zero, as no mode uses it"));
                code.line(format!("{helper}({fail}, {});", bare(&raw)));
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
            out.push(match parts.as_slice() {
                [] => "true".to_owned(),
                [one] => one.clone(),
                many => format!("({})", many.join(" && ")),
            });
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
        self.asked_of_mode(m, member, "takes")
    }

    /// Whether the mode of a field leaves its operand free.
    pub(in super::super) fn frees(&self, m: &ModeField, member: &str) -> String {
        self.asked_of_mode(m, member, "free")
    }

    fn asked_of_mode(&self, m: &ModeField, member: &str, question: &str) -> String {
        let call = format!("{}_{question}(v->{member}.mode)", self.table(m.table).ty);
        // In an optional field 0 is none, even if a mode has that number.
        let zero = modes::table(self.model, m.table).is_some_and(|t| t.by_wire(0).is_some());
        if m.optional && zero { format!("(v->{member}.mode != 0 && {call})") } else { call }
    }
}

/// The opposite of a question that no operator is loose in.
fn not(question: &str) -> String {
    match question.strip_prefix('!') {
        Some(rest) => rest.to_owned(),
        None => format!("!{question}"),
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
