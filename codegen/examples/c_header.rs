fn main() {
    let mut a = std::env::args().skip(1);
    let (path, arch) = (a.next().unwrap(), a.next());
    let bi = &[chappe_dsl::load::BuiltIn {
        name: chappe_neuron_spec::SPEC.name,
        root: chappe_neuron_spec::SPEC.root,
        files: chappe_neuron_spec::SPEC.files,
    }];
    let r = chappe_codegen::input::read(
        chappe_codegen::input::Origin::Path(std::path::Path::new(&path)),
        arch.as_deref(),
        bi,
        &[],
    );
    let i = r.result.map_err(|e| format!("{:#?}", e.diagnostics)).unwrap();
    match chappe_codegen::c::header(&i.models[0], &Default::default()) {
        Ok(t) => print!("{t}"),
        Err(e) => panic!("{e:#?}"),
    }
}
