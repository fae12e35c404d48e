//! From syntax trees to a [`Model`]: names resolved, overrides applied, values computed.
//!
//! The driver reads as the order of things; each step is a file. A step reports what it cannot resolve and goes on, so
//! that one mistake hides no other.

mod arch;
mod banks;
mod collect;
mod conditions;
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

pub(crate) use collect::{name as item_name, word as item_word};
pub use expr::{NoScope, Scope, expr};
pub use literal::literal;

use std::collections::{HashMap, HashSet};

use crate::ast;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::model::Model;
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
    let mut cx =
        Cx { items: &items, model: Model::default(), names: collect::names(&items), broken: HashSet::new(), diags };
    cx.model.spec = loaded.file(root).and_then(|f| f.spec.clone()).unwrap_or_default();
    cx.model.docs = loaded.file(root).map(|f| f.ast.docs.clone()).unwrap_or_default();
    cx.model.archs = archs;
    cx.model.arch = chain.arch();
    tables::spaces(&mut cx);
    tables::enums(&mut cx);
    tables::consts(&mut cx, &chain);
    tables::sets(&mut cx);
    tables::tables(&mut cx);
    banks::banks(&mut cx);
    banks::registers(&mut cx);
    modes::waits(&mut cx);
    modes::updates(&mut cx);
    ops::interfaces(&mut cx);
    ops::implementations(&mut cx, &chain);
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
    /// Items that lost rows to syntax errors: what is missing from them is not reported again.
    broken: HashSet<String>,
    diags: &'a mut Diagnostics,
}

impl<'a> Cx<'a> {
    fn push(&mut self, d: Diagnostic) {
        self.diags.push(d);
    }

    /// Items of one kind, in order.
    fn each<T: 'a>(&self, pick: fn(&'a ast::ItemKind) -> Option<&'a T>) -> Vec<(&'a ast::Item, &'a T)> {
        let items: &'a [Decl<'a>] = self.items;
        items.iter().filter_map(|d| pick(&d.item().kind).map(|t| (d.item(), t))).collect()
    }
}
