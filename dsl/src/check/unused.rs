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
    // For each name, an item that uses it; two different ones, if there are.
    let mut users: HashMap<&str, Vec<usize>> = HashMap::new();
    for (i, item) in files.iter().enumerate() {
        uses(item, &mut |name, _: Role| {
            let list = users.entry(&name.text).or_default();
            if list.len() < 2 && !list.contains(&i) {
                list.push(i);
            }
        });
    }
    for (i, item) in files.iter().enumerate() {
        let Some(name) = item_name(&item.kind).filter(|_| !item.public && matters(&item.kind)) else { continue };
        let used = |n: &str| users.get(n).is_some_and(|u| u.iter().any(|by| *by != i));
        if used(&name.text) || rows(&item.kind).into_iter().any(used) {
            continue;
        }
        let message = format!(
            "{} `{}` is never used",
            item_word(&item.kind).trim_start_matches("an ").trim_start_matches("a "),
            name.text
        );
        let d = Diagnostic::warning(codes::UNUSED, name.span, message);
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

/// Names that an item declares besides its own.
fn rows(kind: &ItemKind) -> Vec<&str> {
    match kind {
        ItemKind::Ops(o) => o.rows.iter().map(|r| r.name.text.as_str()).collect(),
        ItemKind::Bank(b) => {
            let names = b
                .rows
                .iter()
                .filter_map(|r| if let BankRowKind::Name { name, .. } = &r.kind { Some(name) } else { None });
            names.map(|n| n.text.as_str()).collect()
        }
        _ => Vec::new(),
    }
}
