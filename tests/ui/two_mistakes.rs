//! Two mistakes are two errors.

mod toy {
    chappe::spec!("tests/ui/two_mistakes.chappe");
}

fn main() {}
