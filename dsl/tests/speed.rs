//! How long a kernel of 100 000 lines takes. Run with `--release -- --ignored --nocapture`.

use std::fmt::Write as _;
use std::time::Instant;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::parse::parse_file;
use chappe_dsl::source::Sources;

fn big_kernel(lines: usize) -> String {
    let mut text =
        String::from("use neuron;\nkernel big on neuron::cayman {\n    sem full, empty;\n    region t[2];\n");
    text.push_str("    queue q on DMA;\n    engine PE {\n");
    for i in 0..lines / 4 {
        let _ = writeln!(text, "        wait full >= {};", i + 1);
        let _ = writeln!(text, "        do matmul reads t[{}] writes t[{}];", i % 2, (i + 1) % 2);
        let _ = writeln!(text, "        copy q writes t[{} % 2] then inc full;", i);
        let _ = writeln!(text, "        inc empty;");
    }
    text.push_str("    }\n}\n");
    text
}

#[test]
#[ignore = "a measurement"]
fn a_kernel_of_100_000_lines() {
    let text = big_kernel(100_000);
    let bytes = text.len();
    let mut sources = Sources::new();
    let file = sources.add("big.chappe", text);
    for _ in 0..3 {
        let mut diags = Diagnostics::new();
        let start = Instant::now();
        let tree = parse_file(&sources, file, &mut diags);
        let parsed = start.elapsed();
        assert!(diags.is_empty());
        drop(tree);
        println!("{bytes} bytes: parsed in {parsed:?}, dropped after {:?}", start.elapsed());
    }
}
