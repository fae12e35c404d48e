//! Profiles, builders, lowerings, fences.

use crate::ast::{self, ItemKind, ProfileRuleKind};
use crate::codes::{modes as codes, names as name_codes};
use crate::diagnostic::Diagnostic;
use crate::model::{
    BuilderId, ColumnValue, Fence, Item, ModeTable, Profile, ProfileId, ProfileRule, RecordId, Require, Template,
    TemplateKind, TemplateStmt,
};
use crate::source::Span;

use super::expr::{Fields, Params, count, expr};
use super::{Cx, literal, ops};

/// The lowerings that the kernel compiler knows, with their parameters in order.
pub(super) const LOWERINGS: [(&str, &[&str]); 24] = [
    ("sync", &[]),
    ("compute", &["name"]),
    ("nop", &[]),
    ("drain", &[]),
    ("drain_queue", &["queue"]),
    ("transfer", &["queue"]),
    ("remote_update", &["queue"]),
    ("reset_range", &["first", "last"]),
    ("reset_set", &["ids"]),
    ("barrier", &[]),
    ("barrier_arrive", &["s"]),
    ("barrier_wait", &["s", "n"]),
    ("barrier_wait_register", &["s", "n"]),
    ("core_barrier", &["id", "index"]),
    ("set_register", &["to", "value"]),
    ("copy_register", &["to", "from"]),
    ("add_register", &["to", "from", "value"]),
    ("alu_register", &["op", "to", "left", "right"]),
    ("alu_immediate", &["op", "to", "left", "value"]),
    ("jump", &["distance"]),
    ("branch_immediate", &["op", "left", "value", "distance"]),
    ("branch_register", &["op", "left", "right", "distance"]),
    ("call", &["name"]),
    ("function", &["name"]),
];
/// Lowerings without parameters that end or leave a stream.
const ENDINGS: [&str; 3] = ["return", "halt", "exit"];

/// What a group of profile rules is about.
#[derive(Clone, Copy)]
enum Target {
    Record(RecordId),
    Table(ModeTable),
}

pub(super) fn profiles(cx: &mut Cx<'_>) {
    for (item, p) in cx.each(|k| if let ItemKind::Profile(p) = k { Some(p) } else { None }) {
        let mut rules = Vec::new();
        for group in &p.groups {
            let target = match cx.model.names.get(&group.target.text) {
                Some(Item::Record(id)) => Target::Record(*id),
                Some(Item::Wait(id)) => Target::Table(ModeTable::Wait(*id)),
                Some(Item::Update(id)) => Target::Table(ModeTable::Update(*id)),
                Some(Item::Broken) => continue,
                _ => {
                    let mut known: Vec<&str> = cx
                        .model
                        .names
                        .iter()
                        .filter(|(_, i)| matches!(i, Item::Record(_) | Item::Wait(_) | Item::Update(_)))
                        .map(|(n, _)| n.as_str())
                        .collect();
                    known.sort_unstable();
                    let d = Diagnostic::error(
                        codes::PROFILE_TARGET,
                        group.target.span,
                        format!("no record, wait table or update table `{}`", group.target.text),
                    );
                    let d = d.choose(&group.target.text, "records and mode tables", known);
                    cx.push(d);
                    continue;
                }
            };
            for rule in &group.rules {
                profile_rule(cx, target, rule, &mut rules);
            }
        }
        let notes = cx.notes(&item.docs, &p.attrs);
        let id = ProfileId(cx.model.profiles.len() as u32);
        cx.model.profiles.push(Profile { name: p.name.text.clone(), rules, notes, span: p.name.span });
        cx.model.names.insert(p.name.text.clone(), Item::Profile(id));
    }
}

fn profile_rule(cx: &mut Cx<'_>, target: Target, rule: &ast::ProfileRule, out: &mut Vec<ProfileRule>) {
    match (&rule.kind, target) {
        (ProfileRuleKind::Only { fields, modes, message }, Target::Table(table)) if fields.is_empty() => {
            let Some(indices) = mode_indices(cx, table, modes) else { return };
            let message = message.clone().unwrap_or_else(|| format!("only {} may be used", list(modes)));
            out.push(ProfileRule::TableOnly { table, modes: indices, message, span: rule.span });
        }
        (ProfileRuleKind::Only { fields, modes, message }, Target::Record(record)) if !fields.is_empty() => {
            for name in fields {
                let Some((field, table)) = mode_field(cx, record, name) else { continue };
                let Some(indices) = mode_indices(cx, table, modes) else { return };
                let message = message.clone().unwrap_or_else(|| format!("{} may only be {}", name.text, list(modes)));
                out.push(ProfileRule::FieldOnly { record, field, modes: indices, message, span: rule.span });
            }
        }
        (ProfileRuleKind::Absent { fields, message }, Target::Record(record)) => {
            for name in fields {
                let Some(field) = field(cx, record, name) else { continue };
                let message =
                    message.clone().unwrap_or_else(|| format!("{} is not written by this profile", name.text));
                out.push(ProfileRule::Absent { record, field, message, span: rule.span });
            }
        }
        (ProfileRuleKind::Write { modes, operand, value }, Target::Table(table)) => {
            if operand.text != "value" {
                let d = Diagnostic::error(
                    codes::PROFILE_RULE,
                    operand.span,
                    format!("a mode has no `{}` to write", operand.text),
                );
                cx.push(d.help("written `write value 1`"));
            }
            let (indices, value) =
                (mode_indices(cx, table, modes), cx.constant_in(value, "a value of", 0, i128::from(u32::MAX)));
            if let (Some(modes), Some(value)) = (indices, value) {
                out.push(ProfileRule::Write { table, modes, value: u64::from(value) });
            }
        }
        (ProfileRuleKind::Require { condition, message }, Target::Record(record)) => {
            let Some(r) = cx.model.records.get(record.index()).cloned() else { return };
            let Some(condition) = expr(&cx.model, &Fields(&r), condition, cx.diags) else { return };
            out.push(ProfileRule::Require {
                record,
                require: Require { condition, message: message.clone(), span: rule.span },
            });
        }
        _ => {
            let d = Diagnostic::error(codes::PROFILE_RULE, rule.span, "this rule does not apply here");
            cx.push(d.help("rules of a record: `FIELDS only MODES`, `FIELDS absent`, `require C \"..\"`; of a table: `only MODES`, `MODES write value N`"));
        }
    }
}

fn list(names: &[ast::Name]) -> String {
    names.iter().map(|n| n.text.as_str()).collect::<Vec<_>>().join(", ")
}

fn field(cx: &mut Cx<'_>, record: RecordId, name: &ast::Name) -> Option<crate::model::FieldId> {
    let r = cx.model.records.get(record.index())?;
    let found = r.field(&name.text);
    if found.is_none() && !r.may_have(&name.text) {
        let d = Diagnostic::error(codes::PROFILE_TARGET, name.span, format!("{} has no field `{}`", r.name, name.text));
        let d = d.choose(&name.text, "its fields", r.literal_names()).with(r.span, "the record");
        cx.push(d);
    }
    found
}

fn mode_field(cx: &mut Cx<'_>, record: RecordId, name: &ast::Name) -> Option<(crate::model::FieldId, ModeTable)> {
    let id = field(cx, record, name)?;
    match cx.model.records.get(record.index()).and_then(|r| r.fields.get(id.index())).map(|f| &f.kind) {
        Some(crate::model::FieldKind::Mode(m)) => Some((id, m.table)),
        _ => {
            cx.push(Diagnostic::error(codes::PROFILE_RULE, name.span, format!("{} holds no mode", name.text)));
            None
        }
    }
}

fn mode_indices(cx: &mut Cx<'_>, table: ModeTable, names: &[ast::Name]) -> Option<Vec<usize>> {
    let (title, modes, broken): (String, Vec<String>, bool) = match table {
        ModeTable::Wait(id) => {
            let t = cx.model.waits.get(id.index())?;
            (t.name.clone(), t.modes.iter().map(|m| m.name.clone()).collect(), t.broken)
        }
        ModeTable::Update(id) => {
            let t = cx.model.updates.get(id.index())?;
            (t.name.clone(), t.modes.iter().map(|m| m.name.clone()).collect(), t.broken)
        }
    };
    let mut out = Vec::new();
    for n in names {
        match modes.iter().position(|m| *m == n.text) {
            Some(i) => out.push(i),
            None if broken => {}
            None => {
                let d =
                    Diagnostic::error(name_codes::UNKNOWN_NAME, n.span, format!("{title} has no mode `{}`", n.text));
                cx.push(d.choose(&n.text, "its modes", modes.iter().map(String::as_str)));
            }
        }
    }
    Some(out)
}

/// Builders and lowerings. Builders may call each other, so their names and parameters come first.
pub(super) fn templates(cx: &mut Cx<'_>) {
    let builders = cx.each(|k| if let ItemKind::Builder(t) = k { Some(t) } else { None });
    for (item, t) in &builders {
        let id = BuilderId(cx.model.builders.len() as u32);
        let template = declare(cx, item, t);
        cx.model.builders.push(template);
        cx.model.names.insert(t.name.text.clone(), Item::Builder(id));
    }
    for (i, (_, t)) in builders.iter().enumerate() {
        let body = body(cx, i, t, false);
        if let Some(b) = cx.model.builders.get_mut(i) {
            b.body = body;
        }
    }
    for (item, t) in cx.each(|k| if let ItemKind::Lower(t) = k { Some(t) } else { None }) {
        known_lowering(cx, t);
        let template = declare(cx, item, t);
        let i = cx.model.lowers.len();
        cx.model.lowers.push(template);
        let body = body(cx, i, t, true);
        if let Some(l) = cx.model.lowers.get_mut(i) {
            l.body = body;
        }
    }
}

fn known_lowering(cx: &mut Cx<'_>, t: &ast::Template) {
    let name = t.name.text.as_str();
    let params =
        LOWERINGS.iter().find(|(n, _)| *n == name).map(|(_, p)| *p).or(ENDINGS.contains(&name).then_some(&[][..]));
    match params {
        None => {
            let known: Vec<&str> = LOWERINGS.iter().map(|(n, _)| *n).chain(ENDINGS).collect();
            let d = Diagnostic::error(codes::LOWERING, t.name.span, format!("the compiler knows no lowering `{name}`"));
            cx.push(match crate::diagnostic::did_you_mean(name, known.iter().copied()) {
                Some(_) => d.suggest(name, known),
                None => d.help(format!("it knows: {}", known.join(", "))),
            });
        }
        Some(params) if params.len() != t.params.len() => {
            let message = format!(
                "`{name}` has {} ({}), this has {}",
                count(params.len(), "parameter"),
                params.join(", "),
                t.params.len()
            );
            cx.push(Diagnostic::error(codes::LOWERING, t.name.span, message));
        }
        Some(_) => {}
    }
}

fn declare(cx: &mut Cx<'_>, item: &ast::Item, t: &ast::Template) -> Template {
    let params = ops::params(cx, &t.params);
    let notes = cx.notes(&item.docs, &t.attrs);
    let profile = profile(cx, &t.attrs);
    Template {
        name: t.name.text.clone(),
        params,
        profile,
        body: Vec::new(),
        notes,
        public: item.public,
        span: t.name.span,
    }
}

/// `@profile(runtime)`
fn profile(cx: &mut Cx<'_>, attrs: &[ast::Attr]) -> Option<ProfileId> {
    let attr = attrs.iter().find(|a| a.name.text == "profile")?;
    let name = match super::notes::columns(std::slice::from_ref(attr)).pop()?.args.pop() {
        Some(ColumnValue::Word(w)) => w,
        _ => String::new(),
    };
    let found = cx.model.profile(&name);
    if found.is_none() {
        let span = attr.args.first().map_or(attr.span, |a| a.span);
        let d = Diagnostic::error(name_codes::UNKNOWN_NAME, span, format!("no profile `{name}`"));
        let d = d.choose(&name, "profiles", cx.model.profiles.iter().map(|p| p.name.as_str()));
        cx.push(d);
    }
    found
}

fn body(cx: &mut Cx<'_>, own: usize, t: &ast::Template, lowering: bool) -> Vec<TemplateStmt> {
    let params = if lowering { cx.model.lowers.get(own) } else { cx.model.builders.get(own) };
    let params = params.map(|t| t.params.clone()).unwrap_or_default();
    let mut out = Vec::new();
    for stmt in &t.body {
        let guard = stmt.guard.as_ref().map(|g| expr(&cx.model, &Params(&params), g, cx.diags));
        let kind = match &stmt.kind {
            ast::TemplateKind::Literal(l) => {
                literal(&cx.model, &Params(&params), l, cx.diags).map(TemplateKind::Literal)
            }
            ast::TemplateKind::Call { name, args } => call(cx, own, lowering, &params, name, args, stmt.span),
        };
        if let (Some(kind), Some(guard)) = (kind, guard.map_or(Some(None), |g| g.map(Some))) {
            out.push(TemplateStmt { kind, guard, span: stmt.span });
        }
    }
    out
}

fn call(
    cx: &mut Cx<'_>,
    own: usize,
    lowering: bool,
    params: &[crate::model::Param],
    name: &ast::Name,
    args: &[ast::Expr],
    span: Span,
) -> Option<TemplateKind> {
    let args: Vec<_> = args.iter().map(|a| expr(&cx.model, &Params(params), a, cx.diags)).collect();
    let args = args.into_iter().collect::<Option<Vec<_>>>();
    let Some(Item::Builder(builder)) = cx.model.names.get(&name.text).copied() else {
        let d = Diagnostic::error(name_codes::UNKNOWN_NAME, name.span, format!("no builder `{}`", name.text));
        let d = d.choose(&name.text, "builders", cx.model.builders.iter().map(|b| b.name.as_str()));
        cx.push(d);
        return None;
    };
    let called = cx.model.builders.get(builder.index())?;
    if !lowering && builder.index() >= own {
        let d = Diagnostic::error(
            name_codes::UNKNOWN_NAME,
            name.span,
            format!("{} is not declared before the builder that calls it", name.text),
        );
        cx.push(d.help("builders call only earlier ones, so that none can call itself"));
        return None;
    }
    let wanted = called.params.len();
    let args = args?;
    if args.len() != wanted {
        let message = format!("{} takes {}, not {}", name.text, count(wanted, "argument"), args.len());
        cx.push(Diagnostic::error(name_codes::ARGUMENTS, span, message));
        return None;
    }
    Some(TemplateKind::Call { builder, args })
}

pub(super) fn fences(cx: &mut Cx<'_>) {
    for (item, f) in cx.each(|k| if let ItemKind::Fence(f) = k { Some(f) } else { None }) {
        let notes = cx.notes(&item.docs, &f.attrs);
        let id = cx.model.fences.len() as u32;
        cx.model.fences.push(Fence { name: f.name.text.clone(), body: f.body.clone(), notes, span: f.name.span });
        cx.model.names.insert(f.name.text.clone(), Item::Fence(id));
    }
}
