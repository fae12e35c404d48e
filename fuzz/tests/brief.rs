//! A moment of each target; `cargo run --release -p chappe-fuzz -- all 600` is the long run.

use std::path::Path;

use chappe_fuzz::targets::{Fuzzer, TARGETS};
use fastrand::Rng;

#[test]
fn nothing_panics() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let fuzzer = Fuzzer::new(root).expect("the specification resolves");
    for (name, target) in TARGETS {
        for seed in 0..300 {
            let ran =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| target(&fuzzer, &mut Rng::with_seed(seed))));
            assert!(ran.is_ok(), "{name}: seed {seed}");
        }
    }
}
