//! The specification of the Neuron accelerators has no finding, not even a warning.

use std::path::Path;

use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::render::render;

#[test]
fn the_neuron_specification_checks_clean() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../neuron/spec");
    let read = |p: &Path| std::fs::read_to_string(root.join(p));
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let spec = loader.file(Path::new("neuron.chappe"), &mut loaded, &mut diags).unwrap();
    check::spec(&loaded, spec, &mut diags);
    let found: String = diags.into_sorted().iter().map(|d| render(&loaded.sources, d, false)).collect();
    assert!(found.is_empty(), "{found}");
}
