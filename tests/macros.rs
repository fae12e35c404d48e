//! The macros, as a user writes them.

use std::path::Path;

use chappe::dsl::ast::ItemKind;
use chappe::dsl::diagnostic::Diagnostics;
use chappe::dsl::kernel;
use chappe::dsl::load::{BuiltIn, Loaded, Loader};
use chappe::dsl::resolve;

chappe::kernel!(mod double_buffer = "examples/kernels/double_buffer.chappe");
chappe::kernel!(
    /// Several kernels call each other; this one is called by none.
    pub mod calls = "examples/kernels/call_return.chappe",
);
chappe::kernel!("examples/kernels/lnc_two_core.chappe");
chappe::kernel!(mod for_runtime = "examples/kernels/double_buffer.chappe", profile = runtime);
chappe::kernel!(
    mod text = r#"
        use neuron;
        kernel text on neuron::cayman { engine PE { nop; } exit; }
    "#
);

/// The streams of a kernel, by the library.
fn assembled(path: &str, name: &str) -> Vec<(u16, String, Vec<u8>)> {
    let spec = chappe_neuron_spec::SPEC;
    let built_in = [BuiltIn { name: spec.name, root: spec.root, files: spec.files }];
    let read = |p: &Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &built_in, search: Vec::new(), read: &read };
    let (mut loaded, mut found) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(Path::new(path), &mut loaded, &mut found).expect("a file");
    let items = &loaded.file(root).expect("loaded").ast.items;
    let kernels = items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None });
    let kernel = kernels.clone().find(|k| k.name.text == name).expect("the kernel");
    let on = loaded.spec(root, "neuron").expect("neuron");
    let model = resolve::model(&loaded, on, Some(&kernel.on[1].text), &mut found).expect("a model");
    let ir = kernel::lower(&loaded, &model, kernel, &mut found).expect("a kernel");
    let images = ir.assemble(None).expect("records");
    images.into_iter().map(|i| (i.core, i.name, i.bytes)).collect()
}

#[test]
fn embedded_bytes_are_those_that_the_library_writes() {
    for (path, name, streams) in [
        ("examples/kernels/double_buffer.chappe", double_buffer::NAME, double_buffer::STREAMS),
        ("examples/kernels/call_return.chappe", calls::NAME, calls::STREAMS),
        ("examples/kernels/lnc_two_core.chappe", lnc_two_core::NAME, lnc_two_core::STREAMS),
    ] {
        let wanted = assembled(path, name);
        let found: Vec<_> =
            streams.iter().map(|s| (s.core, format!("core{}.{}", s.core, s.engine), s.bytes.to_vec())).collect();
        assert_eq!(found, wanted, "{path}");
    }
}

#[test]
fn a_stream_is_a_constant_of_its_own() {
    const FIRST: u8 = double_buffer::PE[0];
    assert_eq!(double_buffer::TARGET, "neuron::cayman");
    assert!(
        double_buffer::STREAMS.iter().any(|s| s.engine == "PE" && s.bytes == double_buffer::PE && s.bytes[0] == FIRST)
    );
    assert_eq!(lnc_two_core::STREAMS.iter().map(|s| s.core).max(), Some(1));
    let second = lnc_two_core::STREAMS.iter().find(|s| s.core == 1 && s.engine == "SP").expect("a stream");
    assert_eq!(second.bytes, lnc_two_core::CORE1_SP);
    assert_eq!(text::NAME, "text");
    assert_ne!(for_runtime::STREAMS, double_buffer::STREAMS);
}

mod twice {
    //! Text that a macro writes has no places, and is understood all the same.

    macro_rules! machine {
        ($($item:tt)*) => {
            chappe::spec! {
                //! A machine.
                spec made;
                /// Counters.
                bank sem: u32[16];
                $($item)*
            }
        };
    }
    machine! { enum Kind: u8 { one = 1, two = 2 } }
}

#[test]
fn a_specification_that_a_macro_wrote() {
    let _ = twice::Kind::One;
}
