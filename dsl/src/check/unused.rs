//! Private items that nothing uses.

use std::collections::HashMap;

use super::names::{Role, uses};
use crate::ast::{BankRowKind, Item, ItemKind};
use crate::codes::names as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::resolve::{item_name, item_word};
use crate::source::FileId;

pub(super) fn check(loaded: &Loaded, root: FileId, diags: &mut Diagnostics) {
    // What was not understood may have been a use.
    if diags.has_errors() {
        return;
    }
    let files: Vec<&Item> =
        loaded.spec_files(root).into_iter().filter_map(|id| loaded.file(id)).flat_map(|f| &f.ast.items).collect();
    let files = &files;
    let candidate = |i: &usize| files.get(*i).is_some_and(|item| !item.public && matters(&item.kind));
    let mut wanted: HashMap<&str, usize> = HashMap::new();
    for i in (0..files.len()).filter(candidate) {
        for name in files.get(i).map(|item| names(&item.kind)).unwrap_or_default() {
            wanted.insert(name, i);
        }
    }
    if wanted.is_empty() {
        return;
    }
    let mut used = vec![false; files.len()];
    for (i, item) in files.iter().enumerate() {
        uses(item, &mut |name, _: Role| {
            if let Some(by) = wanted.get(name.text.as_str()).filter(|by| **by != i)
                && let Some(u) = used.get_mut(*by)
            {
                *u = true;
            }
        });
    }
    for i in (0..files.len()).filter(candidate).filter(|i| used.get(*i) == Some(&false)) {
        let Some(item) = files.get(i) else { continue };
        let Some(name) = item_name(&item.kind) else { continue };
        let word = item_word(&item.kind).trim_start_matches("an ").trim_start_matches("a ");
        let d = Diagnostic::warning(codes::UNUSED, name.span, format!("{word} `{}` is never used", name.text));
        diags.push(d.help("remove it, or mark it `pub` for the files that use this one"));
    }
}

/// Whether an item is there only to be named by others. Records are decoded, profiles chosen, fences written by whoever
/// uses the specification.
fn matters(kind: &ItemKind) -> bool {
    matches!(
        kind,
        ItemKind::Const(_)
            | ItemKind::Space { .. }
            | ItemKind::Set(_)
            | ItemKind::Wait(_)
            | ItemKind::Update(_)
            | ItemKind::Bank(_)
            | ItemKind::Family(_)
            | ItemKind::Layout(_)
            | ItemKind::Table(_)
            | ItemKind::Builder(_)
            | ItemKind::Ops(_)
    ) || matches!(kind, ItemKind::Enum(e) if e.name.text != "Engine" && !e.attrs.iter().any(|a| a.name.text == "engines"))
}

/// Names that an item declares.
fn names(kind: &ItemKind) -> Vec<&str> {
    let mut out: Vec<&str> = item_name(kind).into_iter().map(|n| n.text.as_str()).collect();
    match kind {
        ItemKind::Ops(o) => out.extend(o.rows.iter().map(|r| r.name.text.as_str())),
        ItemKind::Bank(b) => out.extend(b.rows.iter().filter_map(|r| match &r.kind {
            BankRowKind::Name { name, .. } => Some(name.text.as_str()),
            BankRowKind::Reserve { .. } | BankRowKind::Init(_) => None,
        })),
        _ => {}
    }
    out
}
