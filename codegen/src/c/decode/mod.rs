//! Bytes as a value. The checks are those of the interpreted codec, in its order: the first mistake in byte order is the
//! same.

mod away;
mod checks;
mod loose;
mod modes;
mod types;

use std::collections::HashSet;

use chappe_dsl::model::{FieldId, Location, Scalar, Type, UnionField};

use super::conditions::{Blame, Condition, Conditions, asked as asked_if, open_if, read_by, read_by_others};
use super::cx::Cx;
use super::places::{bare, plus, tested};
use super::rows::{RecordPlan, Role, Row, Spot};
use super::support::Helper;
use super::text::{Code, pattern, string, unused};
use crate::plan::range::Range;

pub(super) use loose::{free_operands, remembers, written_by};
pub(super) use modes::value_spot;
pub(super) use types::{Source, cases};

/// A record being read.
pub(super) struct Reader<'a, 'm> {
    cx: &'a Cx<'m>,
    plan: &'a RecordPlan<'m>,
    conditions: &'a Conditions,
    code: Code,
    /// Rows whose failure others ask for.
    asked: HashSet<FieldId>,
    /// Rows that may fail.
    fallible: HashSet<FieldId>,
    /// Flags that nothing asks for.
    idle: HashSet<String>,
}

/// The function that reads a record.
pub(super) fn read(cx: &Cx<'_>, plan: &RecordPlan<'_>, conditions: &Conditions, code: &mut Code) {
    let mut reader = Reader {
        cx,
        plan,
        conditions,
        code: Code::at(1),
        asked: HashSet::new(),
        fallible: HashSet::new(),
        idle: HashSet::new(),
    };
    reader.fallible = reader.fallible();
    reader.asked = reader.asked();
    let lower = &cx.lower;
    code.function(format!(
        "static inline void {}_read({lower}report_ *r, const {lower}at_ *at, const uint8_t *b, {} *v)",
        plan.lower, plan.lower
    ));
    // Until every flag that is set is asked for.
    while reader.body() {}
    let mut head = Code::at(1);
    for name in ["errors", "constants"] {
        if reader.code.mentions(&format!("before_{name}")) {
            head.line(format!("const uint32_t before_{name} = r->{name};"));
        }
    }
    head.append(&reader.code);
    unused(code, &head, ["r", "at", "b", "v"]);
    code.append(&head);
    code.end();
}

/// The function that decodes a record.
pub(super) fn decode(cx: &Cx<'_>, plan: &RecordPlan<'_>, code: &mut Code) {
    let (lower, own) = (&cx.lower, &plan.lower);
    let size = plan.record.size;
    code.comment(&[
        format!("Reads a {} from its {size} bytes. `error` may be NULL.", plan.record.name),
        "Returns false, and says what is wrong first in byte order, if the bytes are not legal.".to_owned(),
    ]);
    code.function(format!(
        "static inline bool {own}_decode(const uint8_t *bytes, size_t len, {own} *out, {lower}error *error)"
    ));
    start(cx, &plan.record.name, code);
    code.line("memset(out, 0, sizeof *out);");
    code.open(format!("if (len != {}_SIZE)", plan.upper));
    let blame = Blame { name: None, spot: Spot::bytes(0, size) };
    let found = cx.helper(Helper::Found);
    code.line(format!("{found}({}, len);", cx.fail("&at", "613", &blame, &string(&format!("{size} bytes")))));
    code.line("return false;");
    code.close("");
    code.line(format!("{own}_read(r, &at, bytes, out);"));
    if remembers(cx, plan.id) {
        let writer = match cx.model.profiles.is_empty() {
            true => String::new(),
            false => format!(" && {own}_written_by(bytes, out) == 0"),
        };
        code.open(format!("if (r->errors == 0 && r->loose{writer})"));
        code.line("*r->first = r->unwritten;");
        code.line("return false;");
        code.close("");
    }
    code.line("return r->errors == 0;");
    code.end();
}

/// The beginning of a function that decodes or encodes.
pub(super) fn start(cx: &Cx<'_>, record: &str, code: &mut Code) {
    let (lower, upper) = (&cx.lower, &cx.upper);
    code.line(format!("{lower}error unused;"));
    code.line(format!("{lower}report_ report;"));
    code.line(format!("{lower}report_ *const r = &report;"));
    code.line(format!("const {lower}at_ at = {{ NULL, NULL, {upper}NO_INDEX_, 0 }};"));
    let _ = cx.helper(Helper::Report);
    code.line(format!("{lower}begin_(r, {}, error != NULL ? error : &unused);", string(record)));
}

impl<'m> Reader<'_, 'm> {
    /// Writes the body of the function. Returns whether it must be written again, with fewer flags.
    fn body(&mut self) -> bool {
        self.code = Code::at(1);
        let flags = self.flags();
        for id in self.plan.record.reading_order() {
            if let Some(row) = self.plan.rows.get(id.index()) {
                self.row(row);
            }
        }
        self.fixed();
        self.reserved();
        self.unused_operands();
        self.away();
        self.requirements();
        self.loose();
        let idle: Vec<String> = flags.into_iter().filter(|f| !self.code.asks(f)).collect();
        let again = !idle.is_empty();
        self.idle.extend(idle);
        again
    }

    /// The name of the flag of a row.
    fn flag(&self, what: &str, row: &Row<'_>) -> String {
        if row.member.is_empty() { format!("{what}_{}", row.id.0) } else { format!("{what}_{}", row.member) }
    }

    fn can_fail_itself(&self, row: &Row<'_>) -> bool {
        let id = row.id.index();
        if matches!(self.conditions.guards.get(id), Some(Some(Condition::Checked(_)))) {
            return true;
        }
        match row.role {
            Role::Fixed(_) | Role::Mode(_) | Role::Union(_) => true,
            Role::Value(Type::Scalar(scalar, _), Location::Bits(place)) => {
                self.cx.scalar_can_fail(*scalar, place.width)
            }
            Role::Value(ty, _) => self.cx.type_can_fail(ty),
            Role::Fill | Role::Away(_) => false,
        }
    }

    fn fallible(&self) -> HashSet<FieldId> {
        let mut out: HashSet<FieldId> = HashSet::new();
        for id in self.plan.record.reading_order() {
            let Some(row) = self.plan.rows.get(id.index()) else { continue };
            if self.can_fail_itself(row) || self.plan.record.depends(id, |on| out.contains(&on)) {
                out.insert(id);
            }
        }
        out
    }

    fn asked(&self) -> HashSet<FieldId> {
        let record = self.plan.record;
        let mut out = read_by_others(record);
        let conditions = record.requires.iter().chain(record.fields.iter().flat_map(|f| &f.requires));
        conditions.for_each(|r| out.extend(read_by(&r.condition)));
        for row in &self.plan.rows {
            let own = !row.field.requires.is_empty();
            if own || matches!(row.role, Role::Mode(m) if m.optional) {
                out.insert(row.id);
            }
        }
        out.retain(|id| self.fallible.contains(id));
        out
    }

    fn is_away(&self, row: &Row<'_>) -> bool {
        row.field.guard.is_some() && !matches!(row.role, Role::Away(_))
    }

    /// Declares flags; their names.
    fn flags(&mut self) -> Vec<String> {
        let asked = self.plan.rows.iter().filter(|r| self.asked.contains(&r.id)).map(|r| self.flag("failed", r));
        let away = self.plan.rows.iter().filter(|r| self.is_away(r)).map(|r| self.flag("away", r));
        let all = asked.chain(away).chain(self.said_flags());
        let all: Vec<String> = all.filter(|f| !self.idle.contains(f)).collect();
        all.iter().for_each(|flag| self.code.line(format!("bool {flag} = false;")));
        all
    }

    fn blame(&self, row: &Row<'m>) -> Blame<'m> {
        Blame { name: row.name(), spot: row.spot() }
    }

    /// Reads a row, if it is there and what it depends on was read.
    fn row(&mut self, row: &Row<'m>) {
        let failed = self.flag("failed", row);
        let asked = self.asked.contains(&row.id) && !self.idle.contains(&failed);
        let on = self.failed_before(row);
        match row.role {
            Role::Fill => return,
            Role::Away(_) => {
                // A row that is never there counts as not read where its condition cannot be asked.
                if asked && !on.is_empty() {
                    self.code.line(format!("{failed} = {on};"));
                }
                return;
            }
            Role::Fixed(_) | Role::Value(..) | Role::Mode(_) | Role::Union(_) => {}
        }
        if asked {
            self.code.open("");
            self.code.line("const uint32_t before_row = r->errors;");
        }
        match (on.is_empty(), asked) {
            (true, _) => {}
            (false, true) => {
                self.code.open(format!("if ({on})"));
                self.code.line(format!("{failed} = true;"));
                self.code.otherwise("else");
            }
            (false, false) => self.code.open(format!("if ({})", asked_if(&on, false))),
        }
        let guard = self.conditions.guards.get(row.id.index()).cloned().flatten();
        match guard {
            Some(guard) => {
                let blame = self.blame(row);
                let opened = open_if(self.cx, &mut self.code, &guard, true, &blame);
                self.value(row);
                let away = self.flag("away", row);
                if !self.idle.contains(&away) {
                    self.code.otherwise("else");
                    self.code.line(format!("{away} = true;"));
                }
                opened.finish(&mut self.code);
            }
            None => self.value(row),
        }
        if !on.is_empty() {
            self.code.close("");
        }
        if asked {
            let also = if on.is_empty() { String::new() } else { format!("{failed} || ") };
            self.code.line(format!("{failed} = {also}r->errors != before_row;"));
            self.code.close("");
        }
    }

    /// The question whether a row that this one depends on was not read; empty if there is none.
    pub(super) fn failed_before(&self, row: &Row<'m>) -> String {
        let depends = |r: &&Row<'m>| self.plan.record.depends(row.id, |on| on == r.id);
        let on = self.plan.rows.iter().filter(|r| self.asked.contains(&r.id)).filter(depends);
        on.map(|r| self.flag("failed", r)).collect::<Vec<_>>().join(" || ")
    }

    /// Reads the value of a row that is there.
    fn value(&mut self, row: &Row<'m>) {
        let (cx, blame) = (self.cx, self.blame(row));
        match row.role {
            Role::Fixed(f) => {
                let width = u32::from(f.place.width);
                let expected = format!("0x{:0digits$X}", f.bits, digits = width.div_ceil(4).max(1) as usize);
                let constant = pattern(f.bits);
                let raw = cx.get("b", f.place);
                self.code.open(format!("if ({} != {constant})", tested(&raw)));
                let found = cx.helper(Helper::Found);
                let fail = cx.fail("at", "615", &blame, &string(&expected));
                self.code.line(format!("{found}({fail}, {});", bare(&raw)));
                self.code.close("");
            }
            Role::Value(Type::Scalar(scalar, _), Location::Bits(place)) => {
                let raw = cx.get("b", place);
                let mut store = vec![format!("v->{}", row.member)];
                store.extend(row.given.iter().map(|g| format!("v->{g} = true;")));
                cx.read_scalar(&mut self.code, (*scalar, place.width), &raw, &store, ("at", &blame, true));
            }
            Role::Value(ty, Location::Bytes(at)) => {
                if cx.kept(ty) || matches!(ty, Type::Record(_) | Type::Array { .. }) {
                    let source = self.source(row, *at, format!("v->{}", row.member));
                    cx.read_value(&mut self.code, ty, &source);
                }
            }
            Role::Value(_, Location::Bits(_)) => cx.cannot(row.field.span, "only a number can take single bits"),
            Role::Mode(m) => self.mode(row, m),
            Role::Union(u) => {
                let source = self.source(row, u.offset, format!("v->{}", row.member));
                self.code.open("");
                cx.read_union(&mut self.code, u, &selected(cx, self.plan, u), &source);
                self.code.close("");
            }
            Role::Fill | Role::Away(_) => {}
        }
    }

    fn source(&self, row: &Row<'m>, offset: u32, target: String) -> Source<'m> {
        Source { at: "at".to_owned(), name: row.name(), bytes: plus("b", offset), offset, target, big: false, level: 0 }
    }
}

/// What picks the arm of a union.
pub(super) enum Selected {
    /// The specification does: this arm, or none.
    Arm(Option<usize>),
    /// A number, as a C expression that a `switch` takes, with its bounds.
    Value(String, Range),
}

/// What picks the arm of a union that is read.
pub(super) fn selected(cx: &Cx<'_>, plan: &RecordPlan<'_>, u: &UnionField) -> Selected {
    let Some(id) = u.selector else { return Selected::Arm((!u.arms.is_empty()).then_some(0)) };
    let fixed = |v: i128| Selected::Arm(u.arms.iter().position(|a| a.when == Some(v)));
    let Some(row) = plan.rows.get(id.index()) else { return fixed(0) };
    match row.role {
        Role::Fixed(f) => fixed(f.bits.into()),
        // A truth value is no thing to switch on.
        Role::Value(Type::Scalar(Scalar::Bool, _), _) => {
            Selected::Value(format!("(int)v->{}", row.member), Range::TRUTH)
        }
        Role::Value(Type::Scalar(scalar, width), _) => {
            let bits = cx.storage(*scalar, *width);
            let signed = crate::plan::rows::signed(cx.model, *scalar);
            let range = if signed { Range::signed(bits) } else { Range::unsigned(bits) };
            Selected::Value(format!("v->{}", row.member), range)
        }
        _ => fixed(0),
    }
}
