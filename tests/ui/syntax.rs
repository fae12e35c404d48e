//! A file that is not understood: its line is shown, not ours.

mod toy {
    chappe::spec!("tests/ui/syntax.chappe");
}

fn main() {}
