//! What can only be seen when a model stands whole. One check a file; each reports what it finds and changes nothing.

mod archs;
mod bits;
mod coverage;
mod discriminants;
mod domain;
mod effects;
mod guards;
mod names;
mod overlap;
mod profiles;
mod recursion;
mod reserved;
mod slots;
mod spaces;
mod unions;
mod unused;
mod visibility;

use crate::codes::{Code, arch, files as codes};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::model::Model;
use crate::source::{FileId, Span};

/// Checks the model of the specification with that root.
pub fn model(loaded: &Loaded, root: FileId, model: &Model, diags: &mut Diagnostics) {
    overlap::check(model, diags);
    coverage::check(model, diags);
    guards::check(model, diags);
    unions::check(model, diags);
    discriminants::check(model, diags);
    effects::check(model, diags);
    profiles::check(model, diags);
    reserved::check(model, diags);
    slots::check(model, diags);
    recursion::check(model, diags);
    spaces::check(model, diags);
    archs::check(model, diags);
    visibility::check(loaded, root, diags);
    unused::check(loaded, root, diags);
}

/// What is about rows of an architecture.
const NAMED: [Code; 5] = [arch::NO_ARCH, arch::ARCH_CYCLE, arch::OVERRIDE, arch::IMPL, arch::GAPS];

/// Resolves and checks a specification on every architecture that is known, or once if it has none. A finding that is
/// the same everywhere is reported once; one of some architectures only says of which.
pub fn spec(loaded: &Loaded, root: FileId, diags: &mut Diagnostics) {
    no_spec(loaded, root, diags);
    let archs: Vec<&str> = crate::resolve::architectures(loaded, root);
    if archs.is_empty() {
        one(loaded, root, None, diags);
        return;
    }
    let mut found: Vec<(Diagnostic, Vec<&str>)> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for arch in &archs {
        let mut own = Diagnostics::new();
        one(loaded, root, Some(arch), &mut own);
        for d in own.iter() {
            let at = *places.entry(d.clone()).or_insert_with(|| {
                found.push((d.clone(), Vec::new()));
                found.len() - 1
            });
            if let Some((_, on)) = found.get_mut(at) {
                on.push(arch);
            }
        }
    }
    for (d, on) in found {
        // Where the words or the place name the architecture, nothing is to be added.
        let said = on.len() == archs.len() || NAMED.contains(&d.code) || on.iter().any(|a| d.message.contains(a));
        diags.push(if said { d } else { d.help(format!("this is so on {}", on.join(", "))) });
    }
}

fn one(loaded: &Loaded, root: FileId, arch: Option<&str>, diags: &mut Diagnostics) {
    if let Some(m) = crate::resolve::model(loaded, root, arch, diags) {
        model(loaded, root, &m, diags);
    }
}

/// The root of a specification says its name.
fn no_spec(loaded: &Loaded, root: FileId, diags: &mut Diagnostics) {
    let Some(file) = loaded.file(root).filter(|f| f.spec.is_none() && !f.ast.items.is_empty()) else { return };
    let span = file.ast.items.first().map(|i| Span { end: i.span.start, ..i.span }).unwrap_or_default();
    let name = loaded.sources.get(root).map_or("?", |f| &f.name);
    let d = Diagnostic::error(codes::NO_SPEC, span, format!("`{name}` does not say which specification it is"));
    diags.push(d.help("write `spec NAME;` at its start; or check the file that uses it"));
}
