//! What the doors answer: items, mistakes and files.

use std::path::{Path, PathBuf};

use chappe_codegen::door::{self, About, Answer, Header, Kernel, Options, Source, Spec};
use chappe_codegen::rust;
use proc_macro2::Span;
use quote::quote;

const KERNELS: &str = "
use neuron;
kernel a on neuron::cayman { engine PE { call b; } exit; }
kernel b on neuron::cayman { engine PE { nop; return; } }
kernel auto_one on neuron::cayman auto { region x; PE: do sum reads x; }
";

fn package() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn spec(source: Source<'_>, arch: Option<&str>) -> Answer {
    door::spec(&Spec { source, arch, search: &[], options: &Options::default() })
}

fn path(written: &str) -> Source<'_> {
    Source::Path { written, package: package() }
}

fn text(text: &str) -> Source<'_> {
    Source::Text { name: "src/here.rs", text: text.to_owned(), shown: false }
}

fn kernel(source: Source<'_>, name: Option<&str>, profile: Option<&str>) -> Answer {
    let header = Header { visibility: quote!(pub), ..Header::default() };
    door::kernel(&Kernel { source, name, profile, search: &[], header: &header, options: &Options::default() })
}

fn messages(answer: &Answer) -> Vec<&str> {
    answer.mistakes.iter().map(|m| m.message.as_str()).collect()
}

#[test]
fn a_specification_is_found_from_its_package() {
    let answer = spec(path("tests/data/toy.chappe"), None);
    assert_eq!(messages(&answer), [""; 0]);
    assert_eq!(answer.files, [Path::new("tests/data/toy.chappe")], "relative, though the package's folder is not");
    let text = rust::file(answer.items).expect("Rust");
    assert!(text.len() > 100 && !text.contains(env!("CARGO_MANIFEST_DIR")), "{text}");
}

#[test]
fn a_built_in_specification_needs_no_file() {
    let answer = spec(path("neuron"), Some("trn2"));
    assert_eq!(messages(&answer), [""; 0]);
    assert_eq!(answer.files, [""; 0].map(PathBuf::from));
    let extended = spec(text("spec mine;\npub use neuron;\nuse \"banks.chappe\";"), Some("cayman"));
    assert_eq!(messages(&extended).len(), 1, "a file beside the Rust file: {:?}", messages(&extended));
    assert!(messages(&extended)[0].starts_with("E0150 cannot read `src/banks.chappe`: there is no such file"));
}

#[test]
fn mistakes_say_where_in_their_first_line() {
    let answer = spec(text("spec toy;\nbank sem: u33[4];\nbank sem: u8[4];\n"), None);
    let firsts: Vec<&str> = messages(&answer).iter().filter_map(|m| m.lines().next()).collect();
    assert_eq!(firsts.len(), 2, "{firsts:?}");
    assert!(firsts.iter().all(|f| f.starts_with('E') && f.contains("(src/here.rs:")), "{firsts:?}");
    assert_eq!(answer.mistakes[0].about, About::Text(20..23));
    let here = Span::call_site();
    let errors = door::compile_errors(&answer.mistakes, |_| (here, here)).to_string();
    assert_eq!(errors.matches("compile_error").count(), 2, "{errors}");
}

#[test]
fn an_architecture_that_there_is_not() {
    let answer = spec(path("tests/data/toy.chappe"), Some("small"));
    assert_eq!(answer.mistakes.len(), 1);
    assert_eq!(answer.mistakes[0].about, About::Arch);
    assert_eq!(answer.files.len(), 1, "to be watched all the same");
}

#[test]
fn the_kernel_that_no_other_calls_is_meant() {
    let without_auto = KERNELS.rsplit_once("kernel").expect("the last one").0;
    let answer = kernel(text(without_auto), None, None);
    assert_eq!(messages(&answer), [""; 0]);
    let made = rust::file(answer.items).expect("Rust");
    assert!(made.contains("pub mod a {") && made.contains("NAME: &str = \"a\""), "{made}");
    assert!(made.contains("pub const PE: &[u8;") && made.contains("b\""), "a string of bytes: {made}");
}

#[test]
fn a_kernel_that_is_not_the_only_one() {
    let two = KERNELS.replace("call b;", "nop;").replace(" auto {", " {").replace("PE: do", "engine PE { do");
    let answer = kernel(text(&two.replace("reads x;", "reads x; }")), None, None);
    assert_eq!(answer.mistakes.len(), 1, "{:?}", messages(&answer));
    assert!(messages(&answer)[0].contains("with one of: a, b, auto_one"), "{:?}", messages(&answer));
    let answer = kernel(text(KERNELS), Some("auto_one"), None);
    assert_eq!(messages(&answer), [""; 0], "the compiler writes its synchronization");
    assert!(rust::file(answer.items).expect("Rust").contains("STREAMS"), "something to refer to");
    let none = kernel(text("spec toy;"), None, None);
    assert_eq!(messages(&none), ["`src/here.rs` has no kernel"]);
}

#[test]
fn a_kernel_for_another_profile() {
    let text = |t: &str| Source::Text { name: "k", text: t.to_owned(), shown: false };
    let source = "use neuron;\nkernel k on neuron::cayman { sem s; engine PE { inc s; } exit; }";
    let items = |profile| rust::file(kernel(text(source), None, profile).items).expect("Rust");
    assert_eq!(items(None), items(Some("compiler")));
    assert!(items(Some("runtime")).contains("pub mod k {"));
    let answer = kernel(text(source), None, Some("linker"));
    assert_eq!(answer.mistakes[0].about, About::Profile);
}

#[test]
fn a_kernel_that_is_too_large_is_refused_at_once() {
    let source = "use neuron;\nkernel k on neuron::cayman {\n    engine PE { for i in 0..1000000 { for j in 0..1000 { nop; } } }\n}";
    let answer = kernel(text(source), None, None);
    assert!(messages(&answer)[0].contains("too large"), "{:?}", messages(&answer));
}

#[test]
fn engines_may_be_called_anything() {
    let source = "spec m;\nengines any;\nkernel fn on m { engine a { nop; } engine A { nop; } engine name { nop; } }";
    let answer = kernel(text(source), None, None);
    // A machine without records has nothing to embed; what it says must not be about names.
    assert!(answer.mistakes.iter().all(|m| m.message.starts_with("E07")), "{:?}", messages(&answer));
    assert!(rust::file(answer.items).is_some());
}

#[test]
fn a_file_is_replaced_as_a_whole() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("replaced");
    let file = folder.join("deep/items.rs");
    for text in ["one", "two", "two"] {
        door::replace(&file, text).expect("written");
        assert_eq!(std::fs::read_to_string(&file).expect("there"), text);
    }
    assert_eq!(std::fs::read_dir(folder.join("deep")).expect("there").count(), 1, "nothing else is left");
    assert!(door::replace(&folder, "x").is_err(), "a folder");
    assert_eq!(std::fs::read_dir(&folder).expect("there").count(), 1, "nothing else is left");
}
