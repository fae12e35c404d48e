//! Damaged kernels: whatever is wrong with them is said, and nothing panics.

use super::common::{Files, folder, text_with_mistakes};

/// The words of a text, roughly.
fn words(source: &str) -> Vec<&str> {
    source.split_inclusive([' ', '\n', ';', '{', '}', '[', ']', ',']).collect()
}

fn try_all(files: &Files) {
    let first = super::common::text("use neuron; kernel k on neuron::cayman { engine PE { } }");
    let model = first.model(first.kernels()[0]);
    for kernel in files.kernels() {
        if let Ok(ir) = files.lower(&model, kernel) {
            let (program, _) = ir.program();
            assert_eq!(program.validate(), Ok(()));
            let _ = ir.assemble(None);
        }
    }
}

#[test]
fn damaged_kernels_do_not_panic() {
    let mut source = std::fs::read_to_string(folder("examples/kernels/register_threshold.chappe")).expect("an example");
    source += super::listings::CONTROL;
    let words = words(&source);
    let mut seed = 0x1234_5678_u64;
    let mut below = |n: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % n
    };
    for _ in 0..60 {
        let mut damaged = words.clone();
        for _ in 0..=below(4) {
            let (a, b) = (below(words.len()), below(words.len()));
            match below(3) {
                0 => damaged[a] = "",
                1 => damaged[a] = words[b],
                _ => damaged.swap(a, b),
            }
        }
        try_all(&text_with_mistakes(&damaged.concat()));
    }
}
