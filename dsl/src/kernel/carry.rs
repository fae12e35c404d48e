//! Whether the waits and updates of a statement fit one record, and what to say if not.

use std::collections::HashMap;

use chappe_runtime::program::{Action, Test, Value, Wait};

use super::engines::lowerings;
use super::fuse::{Fuse, Misfit};
use super::ir::{Op, Post, Work};
use super::profiles::Profiles;
use super::statement::Cursor;
use super::template::{self, Made};
use crate::ast::Stmt;
use crate::codec::{self, Data, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Model, ProfileId, Template, TemplateKind};

/// What has been found out about shapes of operations: most statements look like an earlier one.
pub(super) type Shapes = HashMap<String, Result<(), String>>;

/// The record with the waits and updates in it: the first way that also encodes.
pub(super) fn attach(
    model: &Model,
    profile: Option<ProfileId>,
    base: &RecordValue,
    waits: &[Wait],
    posts: &[Post],
) -> Result<(RecordValue, Vec<u8>), Attach> {
    let Some(fuse) = Fuse::new(model, base, profile) else { return Err(Attach::Misfit(Misfit::Together)) };
    let mut refused = None;
    for way in fuse.ways(base, waits, posts).map_err(Attach::Misfit)? {
        match codec::encode(model, &way, profile) {
            Ok(bytes) => return Ok((way, bytes)),
            Err(e) => {
                let _ = refused.get_or_insert(e);
            }
        }
    }
    Err(Attach::Refused(refused.unwrap_or_default().into_iter().map(Diagnostic::from).collect()))
}

/// Records to put them into, with a profile each: all alternatives of the first profile come first.
pub(super) fn combinations<'b>(profiles: &Profiles, bases: &'b [Made]) -> Vec<(Option<ProfileId>, &'b Made)> {
    let with = |p: Option<ProfileId>| bases.iter().map(move |b| (b.profile.or(p), b));
    profiles.choices(None).into_iter().flat_map(with).collect()
}

/// Why waits and updates cannot be put into a record.
#[derive(Debug)]
pub(super) enum Attach {
    /// No fields or modes for them.
    Misfit(Misfit),
    /// The codec refuses the result.
    Refused(Vec<Diagnostic>),
}

impl Attach {
    /// Of how many things it would wait for one, where there are too many.
    fn alternatives(&self) -> usize {
        if let Attach::Misfit(Misfit::Alternatives { fields, .. }) = self { *fields } else { 0 }
    }
}

/// What is said of a rule that another profile may not have.
const IN_PROFILE: &str = "in this profile";

impl Cursor<'_, '_> {
    /// Whether an operation is one record, as far as can be told now.
    pub(super) fn fits(&mut self, op: &Op, lowering: &str) -> bool {
        self.fit(op, lowering).is_ok()
    }

    /// Reports a statement that is not one record. What a specification has no lowering for, it cannot write anyway; that
    /// is said when it is written.
    pub(super) fn check_fuse(&mut self, op: &Op, lowering: &str, s: &Stmt) {
        let Err(why) = self.fit(op, lowering) else { return };
        let of_profile = why.contains(IN_PROFILE);
        let d = Diagnostic::error(codes::FUSE, s.span, why);
        let profile = self.l.profiles.single().and_then(|p| self.l.model.profiles.get(p.index()));
        let fused = op.waits.len() + op.posts.len() > 1 || !matches!(op.work, Work::Sync);
        let d = if fused { d.help("write waits before it and updates after it as statements of their own") } else { d };
        self.l.diags.push(match profile {
            Some(p) if of_profile && self.l.model.profiles.len() > 1 => {
                d.help(format!("the profile is `{}`: another may allow it, as `kernel .. @profile(name)`", p.name))
            }
            _ => d,
        });
    }

    fn fit(&mut self, op: &Op, lowering: &str) -> Result<(), String> {
        if op.waits.is_empty() && op.posts.is_empty() {
            return Ok(());
        }
        // Updates of other cores have no record at all, which is another error.
        if op.posts.iter().any(|p| p.update.sem.core != self.at.core) {
            return Ok(());
        }
        let model = self.l.model;
        let (first, last) = carriers(op, lowering);
        let has = |name: &str| lowerings(model, name).next().is_some();
        if !has(first) || !has(last) {
            return Ok(());
        }
        if let Work::Compute { name, .. } = &op.work {
            return Err(format!("`do {name}` is a compute instruction: it carries no wait and no update"));
        }
        let key = shape(op, first);
        if let Some(known) = self.l.shapes.get(&key) {
            return known.clone();
        }
        let found = if first == "sync" { self.fit_sync(op) } else { self.fit_ends(op, first, last) };
        self.l.shapes.insert(key, found.clone());
        found
    }

    fn fit_sync(&self, op: &Op) -> Result<(), String> {
        let model = self.l.model;
        let mut why: Option<(usize, String)> = None;
        let made = lowerings(model, "sync").filter_map(|t| template::make(model, t, &[]).ok());
        let bases: Vec<Made> = made.filter(|m| m.len() == 1).flatten().collect();
        for (profile, one) in combinations(&self.l.profiles, &bases) {
            match attach(model, profile, &one.value, &op.waits, &op.posts) {
                Ok(_) => return Ok(()),
                // The first alternative is the usual one: its reason says most.
                Err(a) => {
                    let name = model.records.get(one.value.record.index()).map_or("", |r| &r.name);
                    // .. unless another comes closer to waiting for one of several.
                    let rank = a.alternatives();
                    if why.as_ref().is_none_or(|(best, _)| rank > *best) {
                        why = Some((rank, words(name, &a, &op.waits, &op.posts)));
                    }
                }
            }
        }
        why.map_or(Ok(()), |(_, why)| Err(why))
    }

    /// Waits go into the first record of a statement, updates into its last.
    fn fit_ends(&self, op: &Op, first: &str, last: &str) -> Result<(), String> {
        let model = self.l.model;
        let record = |name: &str, at: fn(&Template) -> Option<&crate::model::TemplateStmt>| {
            let t = lowerings(model, name).next()?;
            match &at(t)?.kind {
                TemplateKind::Literal(l) => Some(l.record),
                TemplateKind::Call { .. } => None,
            }
        };
        let first = record(first, |t| t.body.first());
        let last = record(last, |t| t.body.last());
        let check = |id: Option<crate::model::RecordId>, waits: &[Wait], posts: &[Post]| {
            let Some(id) = id else { return Ok(()) };
            let Some(r) = model.records.get(id.index()) else { return Ok(()) };
            let base = RecordValue { record: id, fields: vec![Data::Absent; r.fields.len()] };
            self.l.profiles.first(None, |profile| {
                let Some(fuse) = Fuse::new(model, &base, profile) else { return Ok(()) };
                fuse.ways(&base, waits, posts).map(|_| ()).map_err(|m| words(&r.name, &Attach::Misfit(m), waits, posts))
            })
        };
        if first == last {
            return check(first, &op.waits, &op.posts);
        }
        check(first, &op.waits, &[])?;
        check(last, &[], &op.posts)
    }
}

/// The lowerings whose records carry the waits and the updates of an operation.
fn carriers<'a>(op: &Op, lowering: &'a str) -> (&'a str, &'a str) {
    match op.work {
        Work::Barrier(_) => ("barrier_arrive", "barrier_wait"),
        Work::Reset(_) | Work::ResetAll => ("reset_set", "reset_set"),
        _ => (lowering, lowering),
    }
}

/// What decides whether an operation fits: kinds of tests and actions, and operands where they may clash.
fn shape(op: &Op, lowering: &str) -> String {
    use std::fmt::Write;
    let mut s = lowering.to_owned();
    let clash = !op.waits.is_empty() && !op.posts.is_empty();
    let kind = |v: Value| match v {
        Value::Imm(n) if clash => format!("#{n}"),
        Value::Imm(1) => "1".to_owned(),
        Value::Imm(_) => "#".to_owned(),
        Value::Reg(_) => "r".to_owned(),
        Value::Expr(_) => "e".to_owned(),
    };
    for w in &op.waits {
        let _ = match w.test {
            // What a mask leaves room for depends on the numbers.
            Test::Masked { .. } => write!(s, " {}{:?}", w.sem.bank, w.test),
            _ if !w.or.is_empty() => Ok(()),
            Test::Counter(c, v) | Test::CounterIfPositive(c, v) => write!(s, " {}{c:?}{}", w.sem.bank, kind(v)),
            Test::Flag(f) => write!(s, " {}{f}{:?}", w.sem.bank, w.then),
        };
    }
    for w in op.waits.iter().filter(|w| !w.or.is_empty()) {
        for one in w.conditions() {
            let _ = write!(s, " or {}{:?}", one.sem.bank, one.test);
        }
    }
    for p in &op.posts {
        let (name, v) = match p.update.action {
            Action::Add(v) => ("+", kind(v)),
            Action::Sub(v) => ("-", kind(v)),
            Action::Write(v) => ("=", kind(v)),
            Action::SetFlag => ("set", String::new()),
            Action::ClearFlag => ("clear", String::new()),
        };
        let _ = write!(s, " {}{name}{v}{:?}{}", p.update.sem.bank, p.update.when, p.short);
    }
    s
}

/// What could not be fused, and why.
pub(super) fn words(record: &str, a: &Attach, waits: &[Wait], posts: &[Post]) -> String {
    let said = |w: &Option<String>| match w {
        Some(w) if !w.is_empty() => format!(": {w}"),
        _ => String::new(),
    };
    let none = |fields: usize, what: &str| match fields {
        0 => format!("no {what}"),
        1 => format!("one {what}"),
        n => format!("{n} {what}s"),
    };
    match a {
        Attach::Misfit(Misfit::Waits { wanted, fields }) => {
            format!("`{record}` carries {}, this has {wanted}", none(*fields, "wait"))
        }
        Attach::Misfit(Misfit::Updates { wanted, fields }) => {
            format!("`{record}` carries {}, this has {wanted}", none(*fields, "update"))
        }
        Attach::Misfit(Misfit::NoMode { wait, index, refused }) => {
            let what = if *wait { waits.get(*index).map(wait_words) } else { posts.get(*index).map(post_words) };
            let what = what.unwrap_or_default();
            match refused {
                Some(r) => format!("`{record}` cannot carry {what} {IN_PROFILE}{}", said(&Some(r.clone()))),
                None => format!("`{record}` cannot carry {what}: no mode of its means that"),
            }
        }
        Attach::Misfit(Misfit::InProfile { wait, wanted, fields, words }) => {
            let what = if *wait { "wait" } else { "update" };
            format!(
                "`{record}` carries {} {IN_PROFILE}, this has {wanted}{}",
                none(*fields, what),
                said(&Some(words.clone()))
            )
        }
        Attach::Misfit(Misfit::Alternatives { wanted, fields: 0 | 1 }) => {
            format!("`{record}` has no waits of which one is enough, this waits for one of {wanted}")
        }
        Attach::Misfit(Misfit::Alternatives { wanted, fields }) => {
            format!("`{record}` waits for one of {fields} at most, this for one of {wanted}")
        }
        Attach::Misfit(Misfit::Together) => format!(
            "`{record}` cannot carry all of this together: its wait and its update share the bytes of their values"
        ),
        Attach::Refused(list) => {
            let all: Vec<&str> = list.iter().map(|d| d.message.as_str()).collect();
            format!("`{record}` cannot carry this: {}", all.join("; "))
        }
    }
}

fn wait_words(w: &Wait) -> String {
    if !w.or.is_empty() {
        return format!("a wait for one of {}", w.conditions().count());
    }
    match w.test {
        Test::Masked { compare, .. } => format!("a wait `{}` under a mask", template::sign(compare)),
        Test::Counter(c, v) | Test::CounterIfPositive(c, v) => {
            format!(
                "a wait `{}` {}",
                template::sign(c),
                if matches!(v, Value::Reg(_)) { "with a register" } else { "with a number" }
            )
        }
        Test::Flag(true) if w.then.is_some() => "a wait for an event to be set, which clears it".to_owned(),
        Test::Flag(true) => "a wait for an event to be set, which keeps it".to_owned(),
        Test::Flag(false) => "a wait for an event to be clear".to_owned(),
    }
}

fn post_words(p: &Post) -> String {
    let what = match p.update.action {
        Action::Add(_) => "an addition",
        Action::Sub(_) => "a subtraction",
        Action::Write(_) => "a write of a semaphore",
        Action::SetFlag => "setting an event",
        Action::ClearFlag => "clearing an event",
    };
    match p.update.when {
        chappe_runtime::program::When::Read => format!("{what} at read"),
        chappe_runtime::program::When::Complete => what.to_owned(),
    }
}
