//! Makes the bindings from the specification next to this file.

fn main() -> std::io::Result<()> {
    chappe_codegen::build("spec/neuron.chappe").runtime("::chappe_runtime").run()
}
