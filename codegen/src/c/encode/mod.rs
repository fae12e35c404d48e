//! A value as bytes. The checks are those of the interpreted codec, in its order: the first mistake in byte order is the
//! same.

mod modes;
mod shared;
mod types;

use std::collections::HashSet;

use chappe_dsl::model::{FieldId, Location, ProfileRule, Require, Type};

use super::conditions::{Blame, Condition, Conditions, asked, guard_text, open_if, open_there, read_by};
use super::cx::Cx;
use super::decode::{Source, selected, start};
use super::places::plus;
use super::profiles::{Broken, rules};
use super::rows::{RecordPlan, Role, Row, Spot};
use super::text::{Code, string, unused};
use super::zero;

/// A record being written.
struct Writer<'a, 'm> {
    cx: &'a Cx<'m>,
    plan: &'a RecordPlan<'m>,
    conditions: &'a Conditions,
    code: Code,
    /// Rows whose failure others ask for.
    asked: HashSet<FieldId>,
    /// Flags that nothing asks for.
    idle: HashSet<String>,
}

/// The function that writes a record.
pub(super) fn write(cx: &Cx<'_>, plan: &RecordPlan<'_>, conditions: &Conditions, code: &mut Code) {
    let mut w = Writer { cx, plan, conditions, code: Code::at(1), asked: HashSet::new(), idle: HashSet::new() };
    w.asked = w.asked();
    // Until every flag that is set is asked for.
    while w.body() {}
    let mut head = Code::at(1);
    if w.code.mentions("before_errors") {
        head.line("const uint32_t before_errors = r->errors;");
    }
    head.append(&w.code);
    let lower = &cx.lower;
    code.function(format!(
        "static inline void {0}_write({lower}report_ *r, const {lower}at_ *at, uint8_t *b, const {0} *v, int profile)",
        plan.lower
    ));
    unused(code, &head, ["r", "at", "b", "v", "profile"]);
    code.append(&head);
    code.end();
}

/// The function that encodes a record.
pub(super) fn encode(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    let (lower, own) = (&cx.lower, &plan.lower);
    code.comment(&[
        format!("Writes a {} as a profile writes it. `error` may be NULL.", plan.record.name),
        "Returns false, says what is wrong first in byte order, and leaves zeros, if the value is not legal."
            .to_owned(),
    ]);
    code.function(format!(
        "static inline bool {own}_encode(const {own} *value, int profile, uint8_t out[{}_SIZE], {lower}error *error)",
        plan.upper
    ));
    start(cx, &plan.record.name, code);
    code.line(format!("memset(out, 0, {}_SIZE);", plan.upper));
    profile_check(cx, code);
    code.line(format!("{own}_write(r, &at, out, value, profile);"));
    code.open("if (r->errors != 0)");
    code.line(format!("memset(out, 0, {}_SIZE);", plan.upper));
    code.line("return false;");
    code.close("");
    code.line("return true;");
    code.end();
}

/// Refuses a profile that there is not.
fn profile_check(cx: &Cx<'_>, code: &mut Code) {
    let count = cx.model.profiles.len();
    code.open(format!("if (profile < {}PROFILE_NONE || profile >= {count})", cx.upper));
    code.line(format!("(void){}refuse_(r->first, 620, \"\", \"\", \"a profile\");", cx.lower));
    code.line("return false;");
    code.close("");
}

impl<'m> Writer<'_, 'm> {
    /// Writes the body of the function. Returns whether it must be written again, with fewer flags.
    fn body(&mut self) -> bool {
        self.code = Code::at(1);
        let asked = self.plan.rows.iter().filter(|r| self.asked.contains(&r.id)).map(|r| self.flag(r));
        let flags: Vec<String> = asked.filter(|f| !self.idle.contains(f)).collect();
        flags.iter().for_each(|flag| self.code.line(format!("bool {flag} = false;")));
        self.stamp();
        for row in &self.plan.rows {
            self.row(row);
        }
        self.free_operands();
        self.shared_values();
        self.requirements();
        self.refusals();
        let idle: Vec<String> = flags.into_iter().filter(|f| !self.code.asks(f)).collect();
        let again = !idle.is_empty();
        self.idle.extend(idle);
        again
    }

    fn flag(&self, row: &Row<'_>) -> String {
        if row.member.is_empty() { format!("failed_{}", row.id.0) } else { format!("failed_{}", row.member) }
    }

    fn can_fail(&self, row: &Row<'_>) -> bool {
        if row.field.guard.is_some() {
            return row.holds();
        }
        match row.role {
            Role::Mode(_) | Role::Union(_) => true,
            Role::Value(Type::Scalar(scalar, width), _) => self.cx.value_can_fail(*scalar, *width),
            Role::Value(ty, _) => self.cx.written_can_fail(ty),
            Role::Fixed(_) | Role::Fill | Role::Away(_) => false,
        }
    }

    fn asked(&self) -> HashSet<FieldId> {
        let record = self.plan.record;
        let mut out = HashSet::new();
        let conditions = record.requires.iter().chain(record.fields.iter().flat_map(|f| &f.requires));
        conditions.for_each(|r| out.extend(read_by(&r.condition)));
        out.extend(self.plan.rows.iter().filter(|r| !r.field.requires.is_empty()).map(|r| r.id));
        for i in 0..self.cx.model.profiles.len() {
            for rule in rules(self.cx, self.plan, i) {
                out.extend(rule.row.map(|r| r.id));
                out.extend(self.of_profile(i, &rule.broken).map(|r| read_by(&r.condition)).unwrap_or_default());
            }
        }
        out.retain(|id| self.plan.rows.get(id.index()).is_some_and(|r| self.can_fail(r)));
        out
    }

    /// The condition of a profile's rule.
    fn of_profile(&self, profile: usize, broken: &Broken) -> Option<&'m Require> {
        let Broken::Require(n) = broken else { return None };
        match self.cx.model.profiles.get(profile)?.rules.get(*n)? {
            ProfileRule::Require { require, .. } => Some(require),
            _ => None,
        }
    }

    /// Puts the bits that the specification fixes.
    fn stamp(&mut self) {
        let fixed = &self.plan.record.fixed;
        for (i, (m, v)) in (0u32..).zip(fixed.mask.iter().zip(&fixed.value)) {
            let at = super::text::hex(i);
            match m {
                0 => {}
                0xFF => self.code.line(format!("b[{at}] = {v:#04x};")),
                m => self.code.line(format!("b[{at}] = (uint8_t)((b[{at}] & {:#04x}u) | {:#04x}u);", !m, v & m)),
            }
        }
    }

    /// Whether a row has bits of another.
    fn overlaps(&self, row: &Row<'_>) -> bool {
        let own = row.field.kind.ranges(&self.cx.model.records);
        let others = self.plan.rows.iter().filter(|r| r.id != row.id && r.holds());
        let mut ranges = others.flat_map(|r| r.field.kind.ranges(&self.cx.model.records));
        ranges.any(|(a0, a1)| own.iter().any(|(b0, b1)| a0 < *b1 && *b0 < a1))
    }

    fn row(&mut self, row: &Row<'m>) {
        // A constant that is always there was put before, unless another row may have been written over it.
        let fixed = matches!(row.role, Role::Fixed(_)) && (row.field.guard.is_some() || self.overlaps(row));
        if !row.holds() && !fixed {
            return;
        }
        let asked_for = self.asked.contains(&row.id) && !self.idle.contains(&self.flag(row));
        if asked_for {
            self.code.open("");
            self.code.line("const uint32_t before_row = r->errors;");
        }
        let guard = self.conditions.guards.get(row.id.index()).cloned().flatten();
        match guard {
            Some(guard) => {
                let blame = Blame { name: row.name(), spot: row.spot() };
                let opened = open_if(self.cx, &mut self.code, &guard, true, &blame);
                self.value(row);
                if row.holds() {
                    let zero = zero::row(self.cx, row);
                    if zero != "true" {
                        self.code.otherwise(&format!("else if ({})", asked(&zero, false)));
                        let name = row.name().unwrap_or("it");
                        let words = string(&format!(
                            "nothing: {name} is only there if {}",
                            guard_text(self.cx, self.plan, row)
                        ));
                        self.code.line(format!("{};", self.cx.fail("at", "607", &blame, &words)));
                    }
                }
                opened.finish(&mut self.code);
            }
            None => self.value(row),
        }
        if asked_for {
            let flag = self.flag(row);
            self.code.line(format!("{flag} = r->errors != before_row;"));
            self.code.close("");
        }
    }

    /// Writes the value of a row that is there.
    fn value(&mut self, row: &Row<'m>) {
        let cx = self.cx;
        let source = |offset: u32, target: String| Source {
            at: "at".to_owned(),
            name: row.name(),
            bytes: plus("b", offset),
            offset,
            target,
            big: false,
            level: 0,
        };
        let target = format!("v->{}", row.member);
        match row.role {
            Role::Fixed(f) => {
                let bits = format!("UINT64_C({:#x})", f.bits);
                cx.put(&mut self.code, "b", f.place, &bits);
            }
            Role::Value(Type::Scalar(scalar, _), Location::Bits(place)) => {
                let blame = Blame { name: row.name(), spot: row.spot() };
                let value = (target.as_str(), row.given.as_deref());
                cx.write_scalar(&mut self.code, (*scalar, place.width), value, ("at", &blame), &|code, bits| {
                    cx.put(code, "b", place, bits);
                });
            }
            Role::Value(ty, Location::Bytes(at)) => {
                cx.write_value(&mut self.code, ty, &source(*at, target), row.field.shared);
            }
            Role::Value(_, Location::Bits(_)) => cx.cannot(row.field.span, "only a number can take single bits"),
            Role::Mode(m) => self.mode(row, m),
            Role::Union(u) => {
                let by = u.selector.and_then(|id| self.plan.rows.get(id.index())).and_then(|r| r.name());
                self.code.open("");
                let picked = selected(cx, self.plan, u);
                cx.write_union(&mut self.code, u, &picked, &source(u.offset, target), by.unwrap_or("its selector"));
                self.code.close("");
            }
            Role::Fill | Role::Away(_) => {}
        }
    }

    fn requirements(&mut self) {
        let record = self.plan.record;
        for (require, condition) in record.requires.iter().zip(&self.conditions.requires) {
            let whole = Blame { name: None, spot: Spot::bytes(0, record.size) };
            self.require(require, condition, &whole, Vec::new());
        }
        for row in self.plan.rows.iter().filter(|r| !matches!(r.role, Role::Away(_))) {
            let unless: Vec<String> = if self.asked.contains(&row.id) { vec![self.flag(row)] } else { Vec::new() };
            let all = self.conditions.rows.get(row.id.index());
            for (require, condition) in row.field.requires.iter().zip(all.into_iter().flatten()) {
                let blame = Blame { name: row.name(), spot: row.spot() };
                let blocks = open_there(&mut self.code, self.conditions, row);
                self.require(require, condition, &blame, unless.clone());
                (0..blocks).for_each(|_| self.code.close(""));
            }
        }
    }

    fn require(&mut self, require: &Require, condition: &Condition, blame: &Blame<'_>, mut unless: Vec<String>) {
        let read = read_by(&require.condition);
        for row in self.plan.rows.iter().filter(|r| read.contains(&r.id) && self.asked.contains(&r.id)) {
            let flag = self.flag(row);
            if !unless.contains(&flag) {
                unless.push(flag);
            }
        }
        if matches!(condition, Condition::Plain(t) if t == "true") {
            return;
        }
        if !unless.is_empty() {
            let tests: Vec<String> = unless.iter().map(|u| format!("!{u}")).collect();
            self.code.open(format!("if ({})", tests.join(" && ")));
        }
        let opened = open_if(self.cx, &mut self.code, condition, false, blame);
        self.code.line(format!("{};", self.cx.fail("at", "608", blame, &string(&require.message))));
        opened.finish(&mut self.code);
        if !unless.is_empty() {
            self.code.close("");
        }
    }

    /// What profiles refuse.
    fn refusals(&mut self) {
        for i in 0..self.cx.model.profiles.len() {
            let all = rules(self.cx, self.plan, i);
            if all.is_empty() {
                continue;
            }
            let name = self.cx.model.profiles.get(i).map_or("?", |p| p.name.as_str());
            self.code.open(format!("if (profile == {i}) /* {name} */"));
            for rule in all {
                let whole = Spot::bytes(0, self.plan.record.size);
                let blame =
                    rule.row.map_or(Blame { name: None, spot: whole }, |r| Blame { name: r.name(), spot: r.spot() });
                let say = format!("{};", self.cx.fail("at", "609", &blame, &string(rule.message)));
                match rule.broken {
                    // What is wrong in itself needs no second error.
                    Broken::If(text) => {
                        let failed = rule.row.filter(|r| self.asked.contains(&r.id)).map(|r| self.flag(r));
                        let unless = failed.map_or_else(String::new, |f| format!("!{f} && "));
                        if text == "false" {
                            continue;
                        }
                        let text = if unless.is_empty() || text == "true" { text } else { format!("({text})") };
                        self.code.open(format!("if ({unless}{text})"));
                        self.code.line(say);
                        self.code.close("");
                    }
                    Broken::Require(n) => {
                        let all = self.conditions.profiles.get(i);
                        let Some(Some(c)) = all.and_then(|p| p.get(n)).cloned() else { continue };
                        // A condition on what is wrong in itself says nothing.
                        let read = self.of_profile(i, &Broken::Require(n)).map(|r| read_by(&r.condition));
                        let failed = self.plan.rows.iter().filter(|r| {
                            read.as_ref().is_some_and(|read| read.contains(&r.id)) && self.asked.contains(&r.id)
                        });
                        let unless: Vec<String> = failed.map(|r| format!("!{}", self.flag(r))).collect();
                        if !unless.is_empty() {
                            self.code.open(format!("if ({})", unless.join(" && ")));
                        }
                        let opened = open_if(self.cx, &mut self.code, &c, false, &blame);
                        self.code.line(say);
                        opened.finish(&mut self.code);
                        if !unless.is_empty() {
                            self.code.close("");
                        }
                    }
                }
            }
            self.code.close("");
        }
    }
}

/// What of a record can only be refused.
pub(super) fn refuse(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    let (lower, size) = (&cx.lower, plan.record.size);
    let (n, why) = match (crate::plan::rows::missing(&plan.record.notes.available), &plan.record.opaque) {
        (Some(why), _) => (603, format!("{} is not available on {} ({why})", plan.record.name, cx.model.place())),
        (None, Some(why)) => (611, format!("the layout of {} is not published: {why}", plan.record.name)),
        (None, None) => return,
    };
    let whole = Blame { name: None, spot: Spot::bytes(0, size) };
    code.comment(&[format!("A {} can be neither written nor read.", plan.record.name)]);
    code.function(format!("static inline void {}_refuse({lower}report_ *r, const {lower}at_ *at)", plan.lower));
    code.line(format!("{};", cx.fail("at", &n.to_string(), &whole, &string(&why))));
    code.end();
    if plan.record.family.is_none() {
        return;
    }
    code.comment(&["The same as the answer of a family. `error` may be NULL."]);
    code.function(format!("static inline bool {}_refused({lower}error *error)", plan.lower));
    start(cx, &plan.record.name, code);
    code.line(format!("{}_refuse(r, &at);", plan.lower));
    code.line("return false;");
    code.end();
}
