//! The example kernels of the repository.

use super::common::{Files, decoded, folder, run, text};
use chappe_dsl::kernel::{ExpectationKind, KernelIr, Verdict, program_of_streams};
use chappe_runtime::sim::{End, Outcome};

/// Semaphores that a barrier counts on differ: a program's barriers have hidden counters.
fn state(ir: &KernelIr<'_>, o: &Outcome) -> Vec<Vec<i64>> {
    let mut banks: Vec<Vec<i64>> = o.banks.iter().map(|b| b.values.clone()).collect();
    for g in &ir.groups {
        if let (Some(id), Some(bank)) = (g.counter, ir.counter_bank) {
            for b in o.banks.iter().enumerate().filter(|(_, b)| b.bank == bank).map(|(i, _)| i) {
                banks[b][id as usize] = 0;
            }
        }
    }
    banks
}

pub(super) fn check(files: &Files) {
    for kernel in files.kernels() {
        let name = &kernel.name.text;
        let model = files.model(kernel);
        let ir = match files.lower(&model, kernel) {
            Ok(ir) => ir,
            Err(list) => panic!("{name}: {list:#?}"),
        };
        let (program, _) = ir.program();
        let outcome = run(&program);
        let verdicts = ir.expectations.iter().filter_map(|e| match &e.kind {
            ExpectationKind::Verdict { verdict, .. } => Some(*verdict),
            ExpectationKind::Final { .. } => None,
        });
        let verdicts: Vec<Verdict> = verdicts.collect();
        let hangs = matches!(outcome.end, End::Deadlock(_));
        assert!(!hangs || verdicts.contains(&Verdict::Deadlock), "{name}: {:?}", outcome.end);
        // With another cause, as a flag that is set twice, it may hang in other schedules only.
        assert!(hangs || verdicts != [Verdict::Deadlock], "{name}: {:?}", outcome.end);
        for e in &ir.expectations {
            if let ExpectationKind::Final { core, bank, id, value } = &e.kind {
                let b = outcome.banks.iter().find(|b| b.core == *core && b.bank == *bank).expect("a bank");
                assert_eq!(b.values[*id as usize], *value, "{name}: {}", files.loaded.sources.locate(e.span));
            }
        }
        let images = match ir.assemble(None) {
            Ok(i) => i,
            Err(list) => panic!("{name}: {list:#?}"),
        };
        let streams = decoded(&model, &images);
        let (mut back, _) = program_of_streams(&model, &streams).unwrap_or_else(|e| panic!("{name}: {e:#?}"));
        // Initial values are in no record.
        back.declared.clone_from(&program.declared);
        let again = run(&back);
        assert_eq!(std::mem::discriminant(&again.end), std::mem::discriminant(&outcome.end), "{name}: {:?}", again.end);
        assert_eq!(state(&ir, &again), state(&ir, &outcome), "{name}");
    }
}

#[test]
fn every_example_runs_and_comes_back() {
    let mut paths: Vec<_> = std::fs::read_dir(folder("examples/kernels"))
        .expect("the examples")
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "chappe"))
        .collect();
    paths.sort();
    assert!(paths.len() > 5);
    for path in paths {
        eprintln!("{}", path.display());
        check(&text(&std::fs::read_to_string(&path).expect("an example")));
    }
}
