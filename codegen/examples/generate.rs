//! Prints the Rust bindings of a specification: `generate FILE [ARCH]`.
use chappe_codegen::{input, rust};
fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().expect("a file");
    let arch = args.next();
    let t = std::time::Instant::now();
    let reading = input::read(input::Origin::Path(path.as_ref()), arch.as_deref(), &[], &[]);
    let input = reading.result.unwrap_or_else(|r| panic!("{:?}", r.diagnostics));
    let t1 = t.elapsed();
    let tokens = rust::generate(&input, &rust::Options::default()).expect("generated");
    let t2 = t.elapsed();
    let text = rust::file(tokens.clone()).unwrap_or_else(|| tokens.to_string());
    eprintln!("read {t1:?}, generated {:?}, formatted {:?}", t2 - t1, t.elapsed() - t2);
    print!("{text}");
}
