//! From syntax trees to a [`Model`]: names resolved, overrides applied, values computed.
//!
//! The driver reads as the order of things; each step is a file. A step reports what it cannot resolve and goes on, so
//! that one mistake hides no other.

mod arch;
mod banks;
mod collect;
mod conditions;
mod consts;
mod effects;
mod expr;
mod families;
mod fields;
mod literal;
mod modes;
mod notes;
mod ops;
mod place;
mod records;
mod shape;
mod tables;
mod templates;
mod types;
mod waits;

pub(crate) use collect::{name as item_name, word as item_word};
pub use expr::{NoScope, Scope, expr};
pub use literal::literal;

use std::collections::HashMap;

use crate::ast::{self, ItemKind as K};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::model::{Item, Model};
use crate::source::FileId;
use collect::Decl;

/// The model of a specification on one architecture, or, without one, of a specification that declares none.
///
/// Errors go to `diags`; a model comes back also then, as far as it goes, unless the architecture does not exist.
pub fn model(loaded: &Loaded, root: FileId, arch: Option<&str>, diags: &mut Diagnostics) -> Option<Model> {
    let decls = collect::items(loaded, root, diags);
    let archs = arch::names(&decls, diags);
    let chain = arch::chain(&decls, &archs, loaded, root, arch, diags)?;
    let items = arch::apply(&decls, &chain, diags);
    let mut cx = Cx { items: &items, model: Model::default(), names: collect::names(&items), diags };
    cx.model.spec = loaded.file(root).and_then(|f| f.spec.clone()).unwrap_or_default();
    cx.model.docs = loaded.file(root).map(|f| f.ast.docs.clone()).unwrap_or_default();
    cx.model.archs = archs;
    cx.model.arch = chain.arch();
    // Constants are computed as soon as what they mention is there.
    let mut consts = consts::Pending::new(&cx, &chain);
    consts.ready(&mut cx);
    tables::spaces(&mut cx);
    tables::enums(&mut cx);
    cx.lost(|k| matches!(k, K::Space { .. } | K::Enum(_)));
    consts.ready(&mut cx);
    tables::sets(&mut cx);
    consts.ready(&mut cx);
    tables::tables(&mut cx);
    consts.ready(&mut cx);
    banks::banks(&mut cx);
    banks::registers(&mut cx);
    cx.lost(|k| matches!(k, K::Bank(_) | K::Registers(_)));
    modes::waits(&mut cx);
    modes::updates(&mut cx);
    ops::interfaces(&mut cx);
    ops::implementations(&mut cx, &chain);
    consts.last(&mut cx);
    cx.lost(|k| matches!(k, K::Set(_) | K::Table(_) | K::Wait(_) | K::Update(_) | K::Ops(_) | K::Arch(_)));
    records::records(&mut cx);
    templates::profiles(&mut cx);
    templates::templates(&mut cx);
    templates::fences(&mut cx);
    tables::costs(&mut cx, &chain);
    Some(cx.model)
}

/// The architectures of a specification that can be used, in order.
#[must_use]
pub fn architectures(loaded: &Loaded, root: FileId) -> Vec<&str> {
    let files = loaded.spec_files(root).into_iter().filter_map(|id| loaded.file(id));
    let archs = files.flat_map(|f| &f.ast.items).filter_map(|i| match &i.kind {
        ast::ItemKind::Arch(a) if a.unknown.is_none() => Some(a.name.text.as_str()),
        _ => None,
    });
    archs.collect()
}

/// What the steps share.
struct Cx<'a> {
    /// Every item of the specification, overrides applied.
    items: &'a [Decl<'a>],
    model: Model,
    /// What each name is declared as, for "a record, where a type is expected".
    names: HashMap<&'a str, &'static str>,
    diags: &'a mut Diagnostics,
}

impl<'a> Cx<'a> {
    fn push(&mut self, d: Diagnostic) {
        self.diags.push(d);
    }

    /// Marks items of some kinds that were declared and did not make it into the model.
    fn lost(&mut self, kinds: fn(&ast::ItemKind) -> bool) {
        for d in self.items {
            let kind = &d.item().kind;
            if let Some(n) = item_name(kind).filter(|n| kinds(kind) && !self.model.names.contains_key(&n.text)) {
                let item = match kind {
                    ast::ItemKind::Arch(_) => Item::Arch,
                    ast::ItemKind::Lower(_) | ast::ItemKind::Kernel(_) => continue,
                    _ => Item::Broken,
                };
                self.model.names.insert(n.text.clone(), item);
            }
        }
    }

    /// Whether a name is declared, but what declares it was not understood.
    fn is_lost(&self, name: &str) -> bool {
        self.model.names.get(name) == Some(&Item::Broken)
    }

    /// Items of one kind, in order.
    fn each<T: 'a>(&self, pick: fn(&'a ast::ItemKind) -> Option<&'a T>) -> Vec<(&'a ast::Item, &'a T)> {
        let items: &'a [Decl<'a>] = self.items;
        items.iter().filter_map(|d| pick(&d.item().kind).map(|t| (d.item(), t))).collect()
    }
}
