//! The other door: bindings of a specification made by a build script.

fn main() -> std::io::Result<()> {
    chappe_codegen::build("spec/dimmer.chappe").run()
}
