//! A kernel that does not check points at its lines; the module is there all the same.

chappe::kernel!(mod broken = "tests/ui/kernel.chappe", kernel = broken);

chappe::kernel!(mod unknown = "tests/ui/kernel.chappe", kernel = fien);

chappe::kernel!(mod profile = "tests/ui/kernel.chappe", kernel = fine, profile = compile);

chappe::kernel!(mod racy = "tests/ui/kernel.chappe", kernel = racy);

chappe::kernel!(mod hanging = "tests/ui/kernel.chappe", kernel = hanging);

chappe::kernel!(mod meant = "tests/ui/kernel.chappe", kernel = meant);

chappe::kernel!(mod fine = "tests/ui/kernel.chappe", kernel = fine);

chappe::kernel! {
    mod inline = {
        use neuron;
        kernel inline on neuron::cayman {
            engine PE { wait nobody >= 1; }
        }
    }
}

fn main() {
    let _ = (broken::STREAMS, unknown::STREAMS, profile::STREAMS, inline::STREAMS, fine::PE);
    let _ = (racy::STREAMS, hanging::STREAMS, meant::PE);
}
