//! Options: an architecture that there is not, an option that there is not, a file that cannot be written.

mod a {
    chappe::spec!("neuron", arch = caiman);
}

mod b {
    chappe::spec!("neuron", arhc = cayman);
}

mod c {
    chappe::spec!("neuron", arch = cayman, write = "tests/ui");
}

mod d {
    chappe::spec!("neuron" arch = cayman);
}

fn main() {}
