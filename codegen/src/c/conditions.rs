//! Conditions of records: functions that say whether a row is there, and requirements.

use std::collections::HashSet;

use chappe_dsl::model::{Expr, FieldId, ProfileRule, Record};

use super::cx::Cx;
use super::expr::{Compiler, Failure, Leaves, record_scope};
use super::rows::{RecordPlan, Role, Row, Spot};
use super::text::{Code, hex, string_or_null, unused};
use crate::plan::range::Scope;

/// A condition over the fields of the record that `v` points to.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    /// It always has a value: a C expression.
    Plain(String),
    /// It may have none: a function that returns 0 and stores whether it holds, or returns a code and stores why.
    Checked(String),
}

/// The conditions of a record.
pub(super) struct Conditions {
    /// Whether a row is there, for rows with a condition.
    pub(super) guards: Vec<Option<Condition>>,
    /// What the record requires.
    pub(super) requires: Vec<Condition>,
    /// What each row requires.
    pub(super) rows: Vec<Vec<Condition>>,
    /// What each profile requires, rule by rule; `None` for other rules and other records.
    pub(super) profiles: Vec<Vec<Option<Condition>>>,
}

/// Prepares the conditions of a record; their functions go into `code`.
pub(super) fn conditions<'m>(cx: &Cx<'m>, plan: &RecordPlan<'m>, code: &mut Code) -> Conditions {
    let scope = record_scope(cx, plan);
    let mut maker = Maker { cx, plan, scope: &scope, code };
    let guards = plan.rows.iter().map(|row| {
        let guard = row.field.guard.as_ref().filter(|_| !matches!(row.role, Role::Away(_)))?;
        let name =
            row.field.name.as_deref().map_or_else(|| format!("the row at {}", hex(row.field.offset)), str::to_owned);
        Some(maker.function(guard, &row.has, &format!("Whether {name} of a {} is there.", plan.record.name)))
    });
    let guards = guards.collect();
    let requires = plan.record.requires.iter().map(|r| maker.condition(&r.condition)).collect();
    let rows = plan.rows.iter().map(|row| row.field.requires.iter().map(|r| maker.condition(&r.condition)).collect());
    let rows = rows.collect();
    let profiles = cx.model.profiles.iter().map(|p| {
        let rules = p.rules.iter().map(|r| match r {
            ProfileRule::Require { record, require } if *record == plan.id => Some(maker.condition(&require.condition)),
            _ => None,
        });
        rules.collect()
    });
    let profiles = profiles.collect();
    Conditions { guards, requires, rows, profiles }
}

struct Maker<'a, 'm> {
    cx: &'a Cx<'m>,
    plan: &'a RecordPlan<'m>,
    scope: &'a Scope<'m>,
    code: &'a mut Code,
}

impl<'m> Maker<'_, 'm> {
    fn compiler(&self) -> Compiler<'_, 'm> {
        Compiler::new(self.cx, self.scope, Leaves::Record(self.plan), Failure::Why, 0)
    }

    fn condition(&mut self, e: &Expr) -> Condition {
        if let Some(text) = self.compiler().plain_condition(e) {
            return Condition::Plain(text);
        }
        let name = self.cx.claim(&format!("{}_holds", super::names::snake(&self.plan.record.name)));
        self.checked(e, &name, "Whether a requirement holds.")
    }

    /// A condition with a function of its own, which others may call.
    fn function(&mut self, e: &Expr, name: &str, comment: &str) -> Condition {
        let Some(text) = self.compiler().plain_condition(e) else { return self.checked(e, name, comment) };
        let mut body = Code::at(1);
        body.line(format!("return {text};"));
        self.code.comment(&[comment]);
        self.code.function(format!("static inline bool {name}(const {} *v)", self.plan.lower));
        unused(self.code, &body, ["v"]);
        self.code.append(&body);
        self.code.end();
        Condition::Plain(format!("{name}(v)"))
    }

    fn checked(&mut self, e: &Expr, name: &str, comment: &str) -> Condition {
        let mut c = self.compiler();
        if let Some(holds) = c.checked_condition(e) {
            c.code.line(format!("*holds = {holds};"));
            c.code.line("return 0;");
        }
        let body = c.code;
        self.code.comment(&[comment, "Returns a code, and why, if that has no answer."]);
        let head =
            format!("static inline uint32_t {name}(const {} *v, bool *holds, const char **why)", self.plan.lower);
        self.code.function(head);
        unused(self.code, &body, ["v", "holds", "why"]);
        self.code.append(&body);
        self.code.end();
        Condition::Checked(name.to_owned())
    }
}

/// Where the failure of a condition is reported.
pub(super) struct Blame<'a> {
    pub(super) name: Option<&'a str>,
    pub(super) spot: Spot,
}

impl Cx<'_> {
    /// The call that reports a mistake about a part of the record `at`.
    pub(super) fn fail(&self, at: &str, code: &str, blame: &Blame<'_>, expected: &str) -> String {
        let name = string_or_null(blame.name);
        let Spot { offset, bits } = blame.spot;
        let fail = self.helper(super::support::Helper::Report);
        format!("{fail}(r, {at}, {code}, {name}, {}, {}, {}, {expected})", hex(offset), bits.0, bits.1)
    }
}

/// Opens the block that a condition leads to: `if (..) {`. Where it has no value, that is reported. The block is closed
/// by the caller, who may go on with `else`, and then closes the block around it with [`Opened::finish`].
pub(super) fn open_if(cx: &Cx<'_>, code: &mut Code, c: &Condition, holds: bool, blame: &Blame<'_>) -> Opened {
    match c {
        Condition::Plain(text) => {
            code.open(format!("if ({})", asked(text, holds)));
            Opened { around: false }
        }
        Condition::Checked(function) => {
            code.open("");
            code.line("bool holds = false;");
            code.line("const char *why = \"\";");
            code.line(format!("const uint32_t unclear = {function}(v, &holds, &why);"));
            code.open("if (unclear != 0)");
            code.line(format!("{};", cx.fail("at", "unclear", blame, "why")));
            code.otherwise(&format!("else if ({}holds)", if holds { "" } else { "!" }));
            Opened { around: true }
        }
    }
}

/// Opens blocks that are entered if a row is there, and reports nothing. Returns how many there are to close.
pub(super) fn open_there(code: &mut Code, conditions: &Conditions, row: &Row<'_>) -> u32 {
    match conditions.guards.get(row.id.index()).and_then(Option::as_ref) {
        None => 0,
        Some(Condition::Plain(text)) => {
            code.open(format!("if ({text})"));
            1
        }
        Some(Condition::Checked(function)) => {
            code.open("");
            code.line("bool there = false;");
            code.line("const char *ignored = \"\";");
            code.open(format!("if ({function}(v, &there, &ignored) == 0 && there)"));
            2
        }
    }
}

/// The text of a question, or of its opposite.
pub(super) fn asked(text: &str, holds: bool) -> String {
    match (text, holds) {
        (t, true) => t.to_owned(),
        ("true", false) => "false".to_owned(),
        ("false", false) => "true".to_owned(),
        (t, false) => match t.strip_prefix('!') {
            Some(rest) if word(rest) => rest.to_owned(),
            Some(rest) if whole(rest) => rest.get(1..rest.len() - 1).unwrap_or(rest).to_owned(),
            _ if word(t) || called(t) => format!("!{t}"),
            _ => format!("!({t})"),
        },
    }
}

/// `v->a`
fn word(e: &str) -> bool {
    e.chars().all(|c| c.is_ascii_alphanumeric() || "_>-.".contains(c))
}

/// All of it is within one pair of parentheses.
fn whole(e: &str) -> bool {
    super::places::unwrapped(e) != e
}

/// `f(v)`
fn called(e: &str) -> bool {
    let name = e.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').count();
    name > 0 && e.get(name..).is_some_and(whole)
}

/// A block that a condition leads to.
#[must_use]
pub(super) struct Opened {
    around: bool,
}

impl Opened {
    /// Closes the block, and the one around it if there is one.
    pub(super) fn finish(self, code: &mut Code) {
        code.close("");
        if self.around {
            code.close("");
        }
    }
}

/// The condition of a row in the specification's words.
pub(super) fn guard_text(cx: &Cx<'_>, plan: &RecordPlan<'_>, row: &Row<'_>) -> String {
    row.field.guard.as_ref().map_or_else(String::new, |g| chappe_dsl::codec::condition(cx.model, plan.record, g))
}

/// The rows that conditions or selectors of other rows read.
pub(super) fn read_by_others(record: &Record) -> HashSet<FieldId> {
    let mut out = HashSet::new();
    for field in &record.fields {
        if let chappe_dsl::model::FieldKind::Union(u) = &field.kind {
            out.extend(u.selector);
        }
        if let Some(g) = &field.guard {
            g.each_field(&mut |id| {
                let _ = out.insert(id);
            });
        }
    }
    out
}

/// The rows that a condition reads.
pub(super) fn read_by(e: &Expr) -> HashSet<FieldId> {
    let mut out = HashSet::new();
    e.each_field(&mut |id| {
        let _ = out.insert(id);
    });
    out
}
