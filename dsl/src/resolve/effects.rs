//! Effects: what a record does, from the fixed vocabulary.

use crate::ast::{self, Name};
use crate::codes::{names as name_codes, records as codes};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{
    BankId, Effect, EffectRule, Entry, Expr, FieldKind, Item, Join, Known, ModeTable, Model, Record, RecordId,
};
use crate::source::Span;

use super::expr::{Fields, expr};
use super::{Cx, modes};

const WORDS: [&str; 10] = ["drain", "join", "stop", "return", "reset", "transfer", "move", "alu", "branch", "call"];

/// Resolves the effects of one row into the record.
pub(super) fn resolve(cx: &mut Cx<'_>, id: RecordId, effects: &[ast::Effect], guard: Option<&ast::Expr>, span: Span) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let guard = guard.map(|g| expr(&cx.model, &Fields(record), g, cx.diags));
    if matches!(guard, Some(None)) {
        return;
    }
    let mut rules = Vec::new();
    for e in effects {
        let effect = match e {
            ast::Effect::Unknown(u) => Some(Effect::Unknown(u.reason.clone().unwrap_or_default())),
            ast::Effect::Known { name, args, span } => {
                Call { model: &cx.model, diags: cx.diags, record, name, args, span: *span }.effect()
            }
        };
        rules.extend(effect.map(|effect| EffectRule { effect, guard: guard.clone().flatten(), span }));
    }
    if let Some(r) = cx.model.records.get_mut(id.index()) {
        r.effects.extend(rules);
    }
}

/// An effect as written.
struct Call<'a> {
    model: &'a Model,
    diags: &'a mut Diagnostics,
    record: &'a Record,
    name: &'a Name,
    args: &'a [(Option<Name>, ast::Expr)],
    span: Span,
}

impl Call<'_> {
    fn effect(mut self) -> Option<Effect> {
        match self.name.text.as_str() {
            "stop" => self.only(&[]).map(|()| Effect::Stop),
            "return" => self.only(&[]).map(|()| Effect::Return),
            "drain" => {
                self.only(&["queue"])?;
                Some(Effect::Drain(self.optional("queue")?))
            }
            "join" => self.join(),
            "reset" => {
                self.only(&["ids", "bank"])?;
                Some(Effect::Reset { bank: self.bank()?, ids: self.argument("ids")? })
            }
            "transfer" => {
                self.only(&["queue"])?;
                Some(Effect::Transfer(self.argument("queue")?))
            }
            "call" => {
                self.only(&["name"])?;
                Some(Effect::Call(self.argument("name")?))
            }
            "move" => {
                self.only(&["to", "from", "count"])?;
                self.needs(&["to", "from"])?;
                let (to, from) = (self.argument("to"), self.argument("from"));
                Some(Effect::Move { count: self.optional("count")?, to: to?, from: from? })
            }
            "alu" => {
                self.only(&["op", "to", "left", "right"])?;
                self.needs(&["op", "to", "left", "right"])?;
                let (op, to) = (self.argument("op"), self.argument("to"));
                let (left, right) = (self.argument("left"), self.argument("right"));
                Some(Effect::Alu { op: op?, to: to?, left: left?, right: right? })
            }
            "branch" => self.branch(),
            other => {
                let d = Diagnostic::error(codes::EFFECT, self.name.span, format!("no effect `{other}`"))
                    .suggest(other, WORDS);
                self.diags.push(d.help(format!("effects are: {}", WORDS.join(", "))));
                None
            }
        }
    }

    fn branch(&mut self) -> Option<Effect> {
        self.only(&["op", "left", "value", "register", "distance"])?;
        self.needs(&["op", "left", "value", "register", "distance"])?;
        let (op, left, value) = (self.argument("op"), self.argument("left"), self.argument("value"));
        let (register, distance) = (self.argument("register"), self.argument("distance"));
        Some(Effect::Branch { op: op?, left: left?, value: value?, register: register?, distance: distance? })
    }

    /// `join(datapath)`, `join(cores)`.
    fn join(&mut self) -> Option<Effect> {
        let path = match self.args {
            [(None, ast::Expr { kind: ast::ExprKind::Path(p), .. })] if p.len() == 1 => p.first(),
            _ => None,
        };
        let Some(name) = path else {
            let d = Diagnostic::error(codes::EFFECT, self.span, "who joins?");
            self.diags.push(d.help("write `join(cores)`, or `join(SET)` with a set of engines"));
            return None;
        };
        if name.text == "cores" {
            return Some(Effect::Join(Join::Cores));
        }
        if let Some(Item::Set(id)) = self.model.names.get(&name.text) {
            return Some(Effect::Join(Join::Engines(*id)));
        }
        let d = Diagnostic::error(name_codes::UNKNOWN_NAME, name.span, format!("no set of engines `{}`", name.text));
        if self.model.names.get(&name.text) == Some(&Item::Broken) {
            return None;
        }
        let sets = self.model.sets.iter().map(|s| s.name.as_str()).chain(["cores"]);
        let d = d.choose(&name.text, "sets to join", sets);
        self.diags.push(d);
        None
    }

    /// The bank that a reset clears: the one named, else the counters that the record's waits look at.
    fn bank(&mut self) -> Option<BankId> {
        if let Some((_, e)) = self.args.iter().find(|(n, _)| n.as_ref().is_some_and(|n| n.text == "bank")) {
            return match &e.kind {
                ast::ExprKind::Path(p) => p.first().and_then(|n| modes::bank_named(self.model, n, self.diags)),
                _ => None,
            };
        }
        let waits = self.record.fields.iter().filter_map(|f| match &f.kind {
            FieldKind::Mode(m) => Some(m.table),
            _ => None,
        });
        let model = self.model;
        let counters = |b: &BankId| model.banks.get(b.index()).is_some_and(|b| b.entry != Entry::Flag);
        let used = waits.filter_map(|t| match t {
            ModeTable::Wait(id) => model.waits.get(id.index()),
            ModeTable::Update(_) => None,
        });
        let of_modes = used
            .flat_map(|t| &t.modes)
            .filter_map(|m| if let Known::Known(k) = &m.meaning { Some(k.bank) } else { None });
        let first = (0..model.banks.len()).map(|i| BankId(i as u32)).find(counters);
        let found = of_modes.into_iter().find(counters).or(first);
        if found.is_none() {
            self.diags.push(Diagnostic::error(codes::EFFECT, self.span, "there is no bank of counters to reset"));
        }
        found
    }

    /// Reports arguments that the effect does not have.
    fn only(&mut self, names: &[&str]) -> Option<()> {
        let mut ok = true;
        for (i, (name, e)) in self.args.iter().enumerate() {
            let known = match name {
                Some(n) => names.contains(&n.text.as_str()),
                None => i < names.len(),
            };
            if !known {
                ok = false;
                let list =
                    if names.is_empty() { "it has none".to_owned() } else { format!("it has: {}", names.join(", ")) };
                let span = name.as_ref().map_or(e.span, |n| n.span);
                let d = Diagnostic::error(codes::EFFECT, span, format!("{} has no such argument", self.name.text))
                    .help(list);
                self.diags.push(d);
            }
        }
        ok.then_some(())
    }

    /// Reports arguments that the effect cannot do without.
    fn needs(&mut self, names: &[&str]) -> Option<()> {
        let given = |n: &&&str| self.args.iter().any(|(a, _)| a.as_ref().is_some_and(|a| a.text == **n));
        let missing: Vec<String> = names.iter().filter(|n| !given(n)).map(|n| format!("`{n}`")).collect();
        if missing.is_empty() {
            return Some(());
        }
        let message = format!("{} lacks {}", self.name.text, missing.join(", "));
        let d = Diagnostic::error(codes::EFFECT, self.span, message);
        let form: Vec<String> = names.iter().map(|n| format!("{n}: ..")).collect();
        self.diags.push(d.help(format!("it is written `{}({})`", self.name.text, form.join(", "))));
        None
    }

    /// An argument by name, or by position: the first may be written without its name.
    fn optional(&mut self, name: &str) -> Option<Option<Expr>> {
        let named = self.args.iter().find(|(n, _)| n.as_ref().is_some_and(|n| n.text == name));
        let first = self.args.first().filter(|(n, _)| n.is_none() && matches!(name, "queue" | "ids" | "name"));
        match named.or(first) {
            Some((_, e)) => expr(self.model, &Fields(self.record), e, self.diags).map(Some),
            None => Some(None),
        }
    }

    fn argument(&mut self, name: &str) -> Option<Expr> {
        let found = self.optional(name)?;
        if found.is_none() {
            let d = Diagnostic::error(codes::EFFECT, self.span, format!("{} lacks `{name}`", self.name.text));
            self.diags.push(d);
        }
        found
    }
}
