//! Gathers the items of a specification from all its files.

use std::collections::HashMap;

use crate::ast::{Item, ItemKind, Name};
use crate::codes::names as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::source::FileId;

/// An item of the specification: as written, or as an architecture overrides it.
pub(super) enum Decl<'a> {
    /// As written.
    Plain(&'a Item),
    /// With rows replaced.
    Merged(Box<Item>),
}

impl Decl<'_> {
    pub(super) fn item(&self) -> &Item {
        match self {
            Decl::Plain(i) => i,
            Decl::Merged(i) => i,
        }
    }
}

/// Every item of every file of the specification, in order; reports names declared twice.
pub(super) fn items<'a>(loaded: &'a Loaded, root: FileId, diags: &mut Diagnostics) -> Vec<&'a Item> {
    let mut all = Vec::new();
    let mut seen: HashMap<&str, &Name> = HashMap::new();
    for id in loaded.spec_files(root) {
        for item in loaded.file(id).map(|f| f.ast.items.as_slice()).unwrap_or_default() {
            all.push(item);
            // Lowerings of one name are alternatives; kernels are apart from the specification's names.
            let Some(name) = name(&item.kind) else { continue };
            if matches!(item.kind, ItemKind::Lower(_) | ItemKind::Kernel(_)) {
                continue;
            }
            match seen.get(name.text.as_str()) {
                Some(first) => diags.push(
                    Diagnostic::error(codes::DUPLICATE, name.span, format!("`{}` is declared twice", name.text))
                        .at("declared again here")
                        .with(first.span, "first declared here")
                        .help("names are unique in a whole specification, over all its files"),
                ),
                None => {
                    seen.insert(&name.text, name);
                }
            }
        }
    }
    all
}

/// The name an item declares.
pub(crate) fn name(kind: &ItemKind) -> Option<&Name> {
    match kind {
        ItemKind::Const(c) => Some(&c.name),
        ItemKind::Space { name, .. } => Some(name),
        ItemKind::Enum(e) => Some(&e.name),
        ItemKind::Set(s) => Some(&s.name),
        ItemKind::Bank(b) | ItemKind::Registers(b) => Some(&b.name),
        ItemKind::Wait(w) => Some(&w.name),
        ItemKind::Update(u) => Some(&u.name),
        ItemKind::Family(r) | ItemKind::Record(r) => Some(&r.name),
        ItemKind::Layout(l) => Some(&l.name),
        ItemKind::Table(t) => Some(&t.name),
        ItemKind::Profile(p) => Some(&p.name),
        ItemKind::Builder(t) | ItemKind::Lower(t) => Some(&t.name),
        ItemKind::Fence(f) => Some(&f.name),
        ItemKind::Ops(o) => Some(&o.name),
        ItemKind::Arch(a) => Some(&a.name),
        ItemKind::Kernel(k) => Some(&k.name),
        ItemKind::Spec(_) | ItemKind::Use(_) | ItemKind::Cost(_) | ItemKind::EnginesAny => None,
    }
}

/// What an item is, in words.
pub(crate) fn word(kind: &ItemKind) -> &'static str {
    match kind {
        ItemKind::Spec(_) => "a specification",
        ItemKind::Use(_) => "a use",
        ItemKind::Const(_) => "a constant",
        ItemKind::Space { .. } => "an address space",
        ItemKind::Cost(_) => "a cost",
        ItemKind::EnginesAny => "engines",
        ItemKind::Enum(_) => "an enum",
        ItemKind::Set(_) => "a set",
        ItemKind::Bank(_) => "a bank",
        ItemKind::Registers(_) => "a register file",
        ItemKind::Wait(_) => "a wait table",
        ItemKind::Update(_) => "an update table",
        ItemKind::Family(_) => "a family",
        ItemKind::Layout(_) => "a layout",
        ItemKind::Record(_) => "a record",
        ItemKind::Table(_) => "a table",
        ItemKind::Profile(_) => "a profile",
        ItemKind::Builder(_) => "a builder",
        ItemKind::Lower(_) => "a lowering",
        ItemKind::Fence(_) => "a fence",
        ItemKind::Ops(_) => "an interface",
        ItemKind::Arch(_) => "an architecture",
        ItemKind::Kernel(_) => "a kernel",
    }
}

/// What each name is declared as, in words.
pub(super) fn names<'a>(items: &'a [Decl<'a>]) -> HashMap<&'a str, &'static str> {
    let mut map = HashMap::new();
    for d in items {
        let kind = &d.item().kind;
        if let Some(n) = name(kind)
            && !matches!(kind, ItemKind::Lower(_) | ItemKind::Kernel(_))
        {
            map.entry(n.text.as_str()).or_insert(word(kind));
        }
    }
    map
}
