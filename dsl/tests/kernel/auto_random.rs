//! Random dependency graphs through the language: written out as kernels, as records, and back.

use super::auto_graphs::{Dice, Shape, graph};
use super::common::{decoded, text};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::{auto, program_of_streams};
use chappe_runtime::verify::{self, Kind, Options, Verdict};

const ENGINES: [&str; 5] = ["PE", "Activation", "Pool", "DVE", "SP"];

#[test]
fn random_graphs_become_right_kernels_and_records() {
    let files = text("use neuron; kernel k on neuron::cayman { engine PE { nop; } }");
    let model = files.model(files.kernels()[0]);
    let mut back = 0;
    let cases = std::env::var("CHAPPE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    for seed in 0..cases {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let mut ir = graph(&mut dice, shape);
        for unit in &mut ir.streams {
            unit.name = ENGINES[unit.engine as usize % ENGINES.len()].to_owned();
        }
        let text = chappe_runtime::lower::print(&ir);
        let mut diags = Diagnostics::new();
        let kernel = auto::of_graph(&model, "k", ir, &mut diags);
        let found: Vec<String> = diags.iter().map(|d| d.message.clone()).collect();
        let kernel = kernel.unwrap_or_else(|| panic!("seed {seed}: {found:?}\n{text}"));
        let report = verify::verify(&kernel.program().0, &Options::default()).expect("valid");
        assert_eq!(report.verdict, Verdict::Ok, "seed {seed}: {:?}\n{text}", report.findings);
        if kernel.predicates > 0 {
            // A branch whose outcome is not known has no record.
            continue;
        }
        let images = kernel.assemble(None).unwrap_or_else(|list| panic!("seed {seed}: {list:?}\n{text}"));
        let (program, _) = program_of_streams(&model, &decoded(&model, &images)).expect("a program");
        let report = verify::verify(&program, &Options::default()).expect("valid");
        // Records name no memory; a barrier of cores may be of some engines, which they do not say either.
        let kinds: Vec<Kind> = report.findings.iter().map(|f| f.kind).collect();
        assert!(report.verdict == Verdict::Ok || shape.cores > 1, "seed {seed}: {kinds:?}\n{text}");
        back += 1;
    }
    assert!(back > cases / 3, "{back} of {cases} came back");
}
