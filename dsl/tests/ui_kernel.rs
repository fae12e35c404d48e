//! The exact text of every finding about a kernel: each `ui/kernel/*.chappe`, or `ui/kernel/*/main.chappe` with the
//! specification beside it, is loaded, resolved, checked, lowered and assembled, against its `.stderr`.
//! `CHAPPE_BLESS=1` refreshes.

mod support;

use std::path::{Path, PathBuf};

use chappe_dsl::ast::{ItemKind, Kernel};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::render::render;
use chappe_dsl::{check, kernel, resolve};

fn rendered(case: &Path) -> String {
    // Names are relative, on every machine: to the case's folder, or to the root for the real specification.
    let dir = support::folder("kernel").join(case.parent().expect("a test file"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read =
        |p: &Path| std::fs::read_to_string(if p.starts_with("neuron/spec") { root.join(p) } else { dir.join(p) });
    let loader = Loader { built_in: &[], search: vec![PathBuf::from("neuron/spec")], read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let file = loader.file(Path::new(case.file_name().expect("a test file")), &mut loaded, &mut diags);
    let items = file.and_then(|id| loaded.file(id)).map(|f| f.ast.items.as_slice()).unwrap_or_default();
    let kernels = items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None });
    kernels.for_each(|k| assemble(&loaded, k, &mut diags));
    diags.into_sorted().iter().map(|d| render(&loaded.sources, d, false)).collect()
}

fn assemble(loaded: &Loaded, kernel: &Kernel, diags: &mut Diagnostics) {
    let (spec, arch) = (&kernel.on[0], kernel.on.get(1).map(|n| n.text.as_str()));
    let spec = loaded.spec(spec.span.file, &spec.text).expect("a specification");
    if !loaded.sources.get(spec).is_some_and(|f| f.name.starts_with("neuron/")) {
        check::spec(loaded, spec, diags);
    }
    let Some(model) = resolve::model(loaded, spec, arch, diags) else { return };
    if let Some(ir) = kernel::lower(loaded, &model, kernel, diags)
        && let Err(list) = ir.assemble(None)
    {
        list.into_iter().for_each(|d| diags.push(d));
    }
}

#[test]
fn findings_read_as_agreed() {
    support::goldens("kernel", rendered);
}
