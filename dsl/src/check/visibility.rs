//! Items of other files: only those that are `pub`, and only where a `use` reaches them.

use std::collections::{HashMap, HashSet};

use super::names::{Role, uses};
use crate::ast::{Item, ItemKind, RecordRowKind};
use crate::codes::names as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::resolve::item_name;
use crate::source::FileId;

pub(super) fn check(loaded: &Loaded, root: FileId, diags: &mut Diagnostics) {
    let spec = loaded.spec_files(root);
    // Kernels of this specification in files of their own.
    let kernels = loaded.files.iter().filter(|f| f.uses.iter().any(|u| u.spec.is_some() && u.to == Some(root)));
    let kernels: Vec<FileId> = kernels.map(|f| f.id).filter(|id| !spec.contains(id)).collect();
    if spec.len() + kernels.len() == 1 {
        return;
    }
    let mut known = Known::default();
    spec.iter().for_each(|id| known.add(loaded, *id));
    for id in spec.iter().chain(&kernels) {
        file(loaded, &known, *id, diags);
    }
}

/// What the names of a specification can stand for.
#[derive(Default)]
struct Known<'a> {
    /// Items, with their files.
    items: HashMap<&'a str, (&'a Item, FileId)>,
    /// Operations and named ids: the item that declares them.
    within: HashMap<&'a str, (&'a Item, FileId)>,
    /// Fields, parameters and enumerators: a name like theirs in an expression may mean them.
    local: HashSet<&'a str>,
}

impl<'a> Known<'a> {
    fn add(&mut self, loaded: &'a Loaded, id: FileId) {
        for item in loaded.file(id).map(|f| f.ast.items.as_slice()).unwrap_or_default() {
            if let Some(name) = item_name(&item.kind)
                && !matches!(item.kind, ItemKind::Lower(_) | ItemKind::Kernel(_))
            {
                self.items.entry(&name.text).or_insert((item, id));
            }
            self.add_rows(item, id);
        }
    }

    fn add_rows(&mut self, item: &'a Item, id: FileId) {
        match &item.kind {
            ItemKind::Ops(o) => {
                for row in &o.rows {
                    self.within.entry(&row.name.text).or_insert((item, id));
                }
            }
            ItemKind::Bank(b) => {
                for row in &b.rows {
                    if let crate::ast::BankRowKind::Name { name, .. } = &row.kind {
                        self.within.entry(&name.text).or_insert((item, id));
                    }
                }
            }
            ItemKind::Enum(e) => self.local.extend(e.rows.iter().map(|r| r.name.text.as_str())),
            ItemKind::Builder(t) | ItemKind::Lower(t) => {
                self.local.extend(t.params.iter().map(|p| p.name.text.as_str()));
            }
            ItemKind::Family(r) | ItemKind::Record(r) => r.rows.iter().for_each(|row| self.add_field(&row.kind)),
            ItemKind::Layout(l) => l.rows.iter().for_each(|row| self.add_field(&row.kind)),
            ItemKind::Arch(a) => {
                for row in &a.rows {
                    match &row.kind {
                        crate::ast::ArchRowKind::Impl(i) => {
                            let params = i.rows.iter().flat_map(|r| &r.params);
                            self.local.extend(params.map(|p| p.text.as_str()));
                        }
                        crate::ast::ArchRowKind::Const(c) => {
                            self.local.insert(&c.name.text);
                        }
                        crate::ast::ArchRowKind::Override(o) => self.add_rows(o, id),
                        crate::ast::ArchRowKind::Cost(_) => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn add_field(&mut self, kind: &'a RecordRowKind) {
        match kind {
            RecordRowKind::Field(f) => {
                self.local.insert(&f.name.text);
            }
            RecordRowKind::Union(u) => self.local.extend(u.name.iter().map(|n| n.text.as_str())),
            _ => {}
        }
    }

    fn find(&self, name: &str, role: Role) -> Option<(&'a Item, FileId)> {
        match role {
            Role::Item => self.items.get(name).copied(),
            Role::Call => self.within.get(name).copied(),
            Role::Value if self.local.contains(name) => None,
            Role::Value => self.items.get(name).or_else(|| self.within.get(name)).copied(),
        }
    }
}

fn file(loaded: &Loaded, known: &Known<'_>, id: FileId, diags: &mut Diagnostics) {
    let Some(own) = loaded.file(id) else { return };
    let reach = reach(loaded, id);
    let mut reported = HashSet::new();
    for item in &own.ast.items {
        uses(item, &mut |name, role| {
            let Some((found, at)) = known.find(&name.text, role) else { return };
            if at == id || found.public && reach.contains(&at) || !reported.insert(name.text.as_str()) {
                return;
            }
            let Some(declared) = item_name(&found.kind) else { return };
            let file = shown(loaded, id, at);
            let owner = if declared.text == name.text {
                format!("`{}`", name.text)
            } else {
                format!("`{}` of `{}`", name.text, declared.text)
            };
            let message = if found.public {
                format!("{owner} is in `{file}`, which this file does not use")
            } else {
                format!("{owner} is private to `{file}`")
            };
            let mut d = Diagnostic::error(codes::PRIVATE, name.span, message).with(declared.span, "declared here");
            if !found.public {
                d = d.help(format!("write `pub` before its declaration in `{file}`"));
            }
            if !reach.contains(&at) {
                d = d.help(if loaded.spec_files(id).contains(&at) || own.uses.iter().all(|u| u.spec.is_none()) {
                    format!("add `use \"{file}\";` to this file")
                } else {
                    format!("add `pub use \"{file}\";` to the root of the specification")
                });
            }
            diags.push(d);
        });
    }
}

/// The files whose public items a file sees: those it uses, and what they pass on.
fn reach(loaded: &Loaded, id: FileId) -> HashSet<FileId> {
    let mut seen = HashSet::new();
    let mut todo: Vec<FileId> = loaded.file(id).into_iter().flat_map(|f| &f.uses).filter_map(|u| u.to).collect();
    while let Some(next) = todo.pop() {
        if seen.insert(next) {
            let uses = loaded.file(next).into_iter().flat_map(|f| &f.uses);
            todo.extend(uses.filter(|u| u.public).filter_map(|u| u.to));
        }
    }
    seen
}

/// The name of a file as another one would write it in a `use`.
fn shown(loaded: &Loaded, from: FileId, file: FileId) -> String {
    let name = |id: FileId| loaded.sources.get(id).map_or("?", |f| f.name.as_str());
    let dir = name(from).rfind('/').and_then(|i| name(from).get(..=i)).unwrap_or("");
    name(file).strip_prefix(dir).unwrap_or(name(file)).to_owned()
}
