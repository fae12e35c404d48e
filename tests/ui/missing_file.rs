//! A file that is not there: what was meant, and where paths begin.

mod a {
    chappe::spec!("tests/ui/two_mistake.chappe");
}

mod b {
    chappe::spec!("neutron", arch = cayman);
}

fn main() {}
