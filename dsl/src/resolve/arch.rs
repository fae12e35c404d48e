//! Architectures: names, inheritance, and overrides applied to the items of the specification.

use std::collections::HashMap;

use crate::ast::{self, ArchRowKind, Item, ItemKind, RecordRow, RecordRowKind};
use crate::codes::{arch as codes, names as name_codes};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::model::{Arch, ArchName, Available, ColumnValue};
use crate::source::{FileId, Span};

use super::collect::{Decl, name, word};
use super::notes;

/// The chosen architecture and those it inherits from, nearest first; empty for a specification without any.
pub(super) struct Chain<'a> {
    links: Vec<(&'a Item, &'a ast::Arch)>,
}

impl<'a> Chain<'a> {
    /// The architecture itself, as the model keeps it.
    pub(super) fn arch(&self) -> Option<Arch> {
        let (item, a) = self.links.first()?;
        Some(Arch {
            name: a.name.text.clone(),
            number: a.number.and_then(|(n, _)| u64::try_from(n).ok()),
            aliases: aliases(a),
            parents: self.links.iter().skip(1).map(|(_, p)| p.name.text.clone()).collect(),
            notes: notes::plain(&item.docs, &a.attrs),
            span: a.name.span,
        })
    }

    /// Rows of the chain, the furthest ancestor's first, so that nearer ones replace them.
    pub(super) fn rows(&self) -> impl Iterator<Item = &'a ast::ArchRow> + use<'a, '_> {
        self.links.iter().rev().flat_map(|(_, a)| a.rows.iter())
    }
}

/// Every architecture by name; reports clashes of names, aliases and numbers.
pub(super) fn names(items: &[&Item], diags: &mut Diagnostics) -> Vec<ArchName> {
    let mut out: Vec<ArchName> = Vec::new();
    let mut numbers: Vec<(u128, &ast::Name)> = Vec::new();
    for (_, a) in archs(items) {
        let all = aliases(a);
        for n in all.iter().chain([&a.name.text]) {
            if let Some(other) = out.iter().find(|o| o.name == *n || o.aliases.contains(n)) {
                diags.push(
                    Diagnostic::error(codes::ARCH_CLASH, a.name.span, format!("`{n}` names two architectures"))
                        .with(other.span, "also a name of this one"),
                );
            }
        }
        if let Some((number, span)) = a.number {
            if let Some((_, other)) = numbers.iter().find(|(n, _)| *n == number) {
                diags.push(
                    Diagnostic::error(
                        codes::ARCH_CLASH,
                        span,
                        format!("`{}` and `{}` have the number {number}", other.text, a.name.text),
                    )
                    .with(other.span, "the other one"),
                );
            }
            numbers.push((number, &a.name));
        }
        let unknown = a.unknown.as_ref().map(|u| u.reason.clone().unwrap_or_default());
        out.push(ArchName { name: a.name.text.clone(), aliases: all, unknown, span: a.name.span });
    }
    out
}

fn archs<'a>(items: &[&'a Item]) -> impl Iterator<Item = (&'a Item, &'a ast::Arch)> {
    items.iter().filter_map(|i| if let ItemKind::Arch(a) = &i.kind { Some((*i, a)) } else { None })
}

fn aliases(a: &ast::Arch) -> Vec<String> {
    notes::columns(&a.attrs)
        .into_iter()
        .filter(|c| c.name == "aka")
        .flat_map(|c| c.args)
        .filter_map(|v| if let ColumnValue::Word(w) = v { Some(w) } else { None })
        .collect()
}

/// The chain of the architecture of that name or alias. `None`: there is none, which has been reported.
pub(super) fn chain<'a>(
    items: &[&'a Item],
    names: &[ArchName],
    loaded: &Loaded,
    root: FileId,
    wanted: Option<&str>,
    diags: &mut Diagnostics,
) -> Option<Chain<'a>> {
    let at = Span { file: root, ..Span::default() };
    let spec = loaded.file(root).and_then(|f| f.spec.as_deref()).unwrap_or("this file");
    let Some(wanted) = wanted else {
        if names.iter().any(|n| n.unknown.is_none()) {
            let list: Vec<&str> = names.iter().map(|n| n.name.as_str()).collect();
            let d = Diagnostic::error(
                codes::NO_ARCH,
                at,
                format!("`{spec}` has several architectures: which one is meant?"),
            );
            diags.push(d.help(format!("write `{spec}::NAME` with one of: {}", list.join(", "))));
            return None;
        }
        return Some(Chain { links: Vec::new() });
    };
    let Some(found) = names.iter().find(|n| n.name == wanted || n.aliases.iter().any(|a| a == wanted)) else {
        let known: Vec<&str> =
            names.iter().flat_map(|n| n.aliases.iter().chain([&n.name])).map(String::as_str).collect();
        let d = Diagnostic::error(codes::NO_ARCH, at, format!("`{spec}` has no architecture `{wanted}`"));
        let list: Vec<&str> = names.iter().map(|n| n.name.as_str()).collect();
        let list = if list.is_empty() { "it declares none".to_owned() } else { format!("it has: {}", list.join(", ")) };
        diags.push(d.suggest(wanted, known).help(list));
        return None;
    };
    if let Some(reason) = &found.unknown {
        let d = Diagnostic::error(
            codes::NO_ARCH,
            found.span,
            format!("{} is known to exist and nothing more: {reason}", found.name),
        );
        diags.push(d.help("nothing is guessed: describe it in the specification first"));
        return None;
    }
    Some(Chain { links: links(items, &found.name, diags) })
}

fn links<'a>(items: &[&'a Item], first: &str, diags: &mut Diagnostics) -> Vec<(&'a Item, &'a ast::Arch)> {
    let mut links: Vec<(&Item, &ast::Arch)> = Vec::new();
    let mut next = Some(first.to_owned());
    while let Some(wanted) = next.take() {
        let Some((item, a)) = archs(items).find(|(_, a)| a.name.text == wanted) else { break };
        if links.iter().any(|(_, l)| l.name.text == wanted) {
            cycle(&links, &wanted, diags);
            break;
        }
        if let Some(u) = a.unknown.as_ref().filter(|_| !links.is_empty()) {
            let reason = u.reason.as_deref().map(|r| format!(": {r}")).unwrap_or_default();
            let message =
                format!("{} cannot be inherited from: it is known to exist and nothing more{reason}", a.name.text);
            let child = links.last().and_then(|(_, l)| l.parent.as_ref()).map_or(a.name.span, |p| p.span);
            diags.push(Diagnostic::error(codes::NO_ARCH, child, message).with(a.name.span, "declared unknown here"));
            break;
        }
        links.push((item, a));
        if let Some(p) = &a.parent {
            if archs(items).any(|(_, a)| a.name.text == p.text) {
                next = Some(p.text.clone());
            } else {
                let d =
                    Diagnostic::error(codes::NO_ARCH, p.span, format!("no architecture `{}` to inherit from", p.text));
                diags.push(d.choose(&p.text, "architectures", archs(items).map(|(_, a)| a.name.text.as_str())));
            }
        }
    }
    links
}

/// Reports a circle of architectures, the same way from wherever it is found.
fn cycle(links: &[(&Item, &ast::Arch)], again: &str, diags: &mut Diagnostics) {
    let from = links.iter().position(|(_, l)| l.name.text == again).unwrap_or(0);
    let mut circle: Vec<&ast::Arch> = links.iter().skip(from).map(|(_, l)| *l).collect();
    let first = circle.iter().enumerate().min_by_key(|(_, a)| a.name.span).map_or(0, |(i, _)| i);
    circle.rotate_left(first);
    let Some(first) = circle.first() else { return };
    let names: Vec<&str> = circle.iter().chain([first]).map(|a| a.name.text.as_str()).collect();
    let message = format!("{} inherits from itself: {}", first.name.text, names.join(" : "));
    let mut d = Diagnostic::error(codes::ARCH_CYCLE, first.name.span, message);
    for a in circle.iter().skip(1) {
        d = d.with(a.name.span, "on the circle");
    }
    diags.push(d);
}

/// The items as they stand on the chosen architecture.
pub(super) fn apply<'a>(items: &[&'a Item], chain: &Chain<'a>, diags: &mut Diagnostics) -> Vec<Decl<'a>> {
    let mut out: Vec<Decl<'a>> = items.iter().map(|i| Decl::Plain(i)).collect();
    for row in chain.rows() {
        let ArchRowKind::Override(over) = &row.kind else { continue };
        let Some(wanted) = name(&over.kind) else { continue };
        let same = |d: &Decl<'_>| {
            name(&d.item().kind).is_some_and(|n| n.text == wanted.text) && word(&d.item().kind) == word(&over.kind)
        };
        let Some(found) = out.iter_mut().find(|d| same(d)) else {
            let candidates = items.iter().filter(|i| word(&i.kind) == word(&over.kind)).filter_map(|i| name(&i.kind));
            let message = format!(
                "there is no {} `{}` to override",
                word(&over.kind).trim_start_matches("an ").trim_start_matches("a "),
                wanted.text
            );
            let d = Diagnostic::error(codes::OVERRIDE, wanted.span, message);
            diags.push(d.suggest(&wanted.text, candidates.map(|n| n.text.as_str())).help(
                "an override changes what the specification declares; declare new things outside the architecture",
            ));
            continue;
        };
        let mut merged = found.item().clone();
        merged.broken |= over.broken;
        merge(&mut merged.kind, &over.kind);
        *found = Decl::Merged(Box::new(merged));
    }
    out
}

/// Replaces rows by name, appends new ones.
fn rows<T: Clone>(base: &mut Vec<T>, over: &[T], name: impl Fn(&T) -> Option<String>) {
    let mut at: HashMap<String, usize> = HashMap::new();
    for (i, row) in base.iter().enumerate() {
        if let Some(n) = name(row) {
            at.entry(n).or_insert(i);
        }
    }
    for row in over {
        match name(row).and_then(|n| at.get(&n)).and_then(|i| base.get_mut(*i)) {
            Some(old) => *old = row.clone(),
            None => base.push(row.clone()),
        }
    }
}

fn merge(base: &mut ItemKind, over: &ItemKind) {
    match (base, over) {
        (ItemKind::Enum(b), ItemKind::Enum(o)) => {
            b.ty = o.ty.clone();
            rows(&mut b.rows, &o.rows, |r| Some(r.name.text.clone()));
        }
        (ItemKind::Wait(b), ItemKind::Wait(o)) => {
            b.ty = o.ty.clone();
            rows(&mut b.rows, &o.rows, |r| Some(r.name.text.clone()));
        }
        (ItemKind::Update(b), ItemKind::Update(o)) => {
            b.ty = o.ty.clone();
            rows(&mut b.rows, &o.rows, |r| Some(r.name.text.clone()));
        }
        (ItemKind::Bank(b), ItemKind::Bank(o)) | (ItemKind::Registers(b), ItemKind::Registers(o)) => {
            // Rows of a bank have no names: what an override says replaces all rows of its kind.
            let kinds: Vec<_> = o.rows.iter().map(|r| std::mem::discriminant(&r.kind)).collect();
            b.rows.retain(|r| !kinds.contains(&std::mem::discriminant(&r.kind)));
            b.rows.extend(o.rows.iter().cloned());
            b.entry = o.entry.clone();
            b.size = o.size.clone();
        }
        (ItemKind::Family(b), ItemKind::Family(o)) | (ItemKind::Record(b), ItemKind::Record(o)) => {
            merge_record(&mut b.rows, &o.rows);
            b.size = o.size.clone().or(b.size.take());
            b.endian = o.endian.or(b.endian);
            b.parent = o.parent.clone().or(b.parent.take());
            b.attrs.extend(o.attrs.iter().cloned());
        }
        (ItemKind::Layout(b), ItemKind::Layout(o)) => merge_record(&mut b.rows, &o.rows),
        (base, over) => *base = over.clone(),
    }
}

fn merge_record(base: &mut Vec<RecordRow>, over: &[RecordRow]) {
    let key = |r: &RecordRow| match &r.kind {
        RecordRowKind::Field(f) => Some(f.name.text.clone()),
        RecordRowKind::Union(u) => u.name.as_ref().map(|n| n.text.clone()),
        RecordRowKind::Include(n) => Some(format!("include {}", n.text)),
        RecordRowKind::Rest(_) => Some("rest ".to_owned()),
        RecordRowKind::Order(_) => Some("order ".to_owned()),
        RecordRowKind::Any(_)
        | RecordRowKind::Effect { .. }
        | RecordRowKind::Require(_)
        | RecordRowKind::Pad { .. } => None,
    };
    // What has no name is replaced as a whole, if the override says anything of that kind.
    let says = |pick: fn(&RecordRowKind) -> bool| over.iter().any(|r| pick(&r.kind));
    let effect = says(|k| matches!(k, RecordRowKind::Effect { .. }));
    let pad = says(|k| matches!(k, RecordRowKind::Pad { .. }));
    let any = says(|k| matches!(k, RecordRowKind::Any(_)));
    base.retain(|r| {
        !(effect && matches!(r.kind, RecordRowKind::Effect { .. })
            || any && matches!(r.kind, RecordRowKind::Any(_))
            || pad && matches!(r.kind, RecordRowKind::Pad { .. }))
    });
    rows(base, over, key);
}

/// Whether something marked `@since(x)`, `@until(x)`, `@only(x, y)` exists on an architecture with these ancestors
/// (itself first); the words say why not. Reports architectures that are not declared.
pub(super) fn available(
    attrs: &[ast::Attr],
    all: &[ArchName],
    lineage: &[usize],
    diags: &mut Diagnostics,
) -> Available {
    let mut out = Available::Yes;
    for attr in attrs.iter().filter(|a| matches!(a.name.text.as_str(), "since" | "until" | "only")) {
        let mut positions = Vec::new();
        let mut names = Vec::new();
        for arg in &attr.args {
            let ast::ExprKind::Path(path) = &arg.kind else { continue };
            let Some(n) = path.last() else { continue };
            match all.iter().position(|a| a.name == n.text || a.aliases.contains(&n.text)) {
                Some(p) => positions.push(p),
                None => {
                    let d =
                        Diagnostic::error(name_codes::UNKNOWN_NAME, n.span, format!("no architecture `{}`", n.text));
                    diags.push(d.choose(&n.text, "architectures", all.iter().map(|a| a.name.as_str())));
                }
            }
            names.push(n.text.clone());
        }
        let (Some(here), Some(wanted)) = (lineage.first(), positions.first()) else { continue };
        let ok = match attr.name.text.as_str() {
            "since" => since(lineage, *wanted),
            "until" => !since(lineage, *wanted),
            _ => positions.contains(here),
        };
        if !ok {
            out = Available::No(format!("{} {}", attr.name.text, names.join(", ")));
        }
    }
    out
}

/// An architecture has what its parent has. Only one without a parent is placed by the order of declaration: a copy of
/// an old architecture, declared after a newer one, does not get the newer one's features.
fn since(lineage: &[usize], wanted: usize) -> bool {
    lineage.contains(&wanted) || lineage.last().is_some_and(|oldest| *oldest >= wanted)
}
