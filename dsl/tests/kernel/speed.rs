//! How long a kernel of 100 000 lines takes. Run with `--release -- --ignored --nocapture speed`.

use std::fmt::Write as _;
use std::time::Instant;

use super::common::text;

fn big(lines: usize) -> String {
    let mut t = String::from("use neuron;\nkernel big on neuron::cayman {\n    sem full, empty;\n    region t[2];\n");
    t.push_str("    queue q on SP;\n    engine SP {\n");
    for i in 0..lines / 8 {
        let _ = writeln!(t, "        wait empty >= {i};");
        let _ = writeln!(t, "        copy q writes t[{i} % 2] then inc full;");
        let _ = writeln!(t, "        nop;");
        let _ = writeln!(t, "        nop;");
    }
    t.push_str("    }\n    engine PE {\n");
    for i in 0..lines / 8 {
        let _ = writeln!(t, "        wait full >= {};", i + 1);
        let _ = writeln!(t, "        do matmul reads t[{}] writes t[{}];", i % 2, (i + 1) % 2);
        let _ = writeln!(t, "        inc empty;");
        let _ = writeln!(t, "        EventSemaphore {{ wait0: sem_ge_imm(full, {i}) }};");
    }
    t.push_str("    }\n}\n");
    t
}

#[test]
#[ignore = "a measurement"]
fn a_kernel_of_100_000_lines() {
    let source = big(100_000);
    for _ in 0..3 {
        let start = Instant::now();
        let files = text(&source);
        let parsed = start.elapsed();
        let kernels = files.kernels();
        let model = files.model(kernels[0]);
        let start = Instant::now();
        let ir = files.lower(&model, kernels[0]).expect("a kernel");
        let lowered = start.elapsed();
        let start = Instant::now();
        let (program, _) = ir.program();
        let made = start.elapsed();
        let start = Instant::now();
        let images = ir.assemble(None).expect("records");
        let bytes: usize = images.iter().map(|i| i.bytes.len()).sum();
        let steps: usize = program.streams.iter().map(|s| s.steps.len()).sum();
        println!(
            "parse {parsed:?}, lower {lowered:?}, program {made:?} ({steps} steps), assemble {:?} ({bytes} bytes)",
            start.elapsed()
        );
    }
}
