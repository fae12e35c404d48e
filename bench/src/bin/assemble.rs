//! How long a kernel of 10^5 lines takes from text to bytes: parse, check, assemble. `assemble [LINES]`.

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use chappe_dsl::ast::ItemKind;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel;
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::resolve;

const NEURON: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

fn main() -> ExitCode {
    let lines: usize = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100_000);
    let text = source(lines);
    let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
    let loader = Loader { built_in: NEURON, search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let start = Instant::now();
    let file = loader.text("big.chappe", text.clone(), &mut loaded, &mut diags);
    let parsed = start.elapsed();
    let model = loaded.spec(file, "neuron").and_then(|root| resolve::model(&loaded, root, Some("cayman"), &mut diags));
    let items = loaded.file(file).map(|f| f.ast.items.as_slice()).unwrap_or_default();
    let written = items.iter().find_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None });
    let (Some(model), Some(written)) = (model, written) else { return fail(&diags) };
    let Some(ir) = kernel::lower(&loaded, &model, written, &mut diags) else { return fail(&diags) };
    let checked = start.elapsed();
    let Ok(images) = ir.assemble(None) else { return fail(&diags) };
    let assembled = start.elapsed();
    let bytes: usize = images.iter().map(|i| i.bytes.len()).sum();
    println!("{} lines, {} kB of text, {} records", text.lines().count(), text.len() / 1024, bytes / 64);
    let ms = |d: std::time::Duration| d.as_secs_f64() * 1e3;
    println!("parse    {:8.1} ms", ms(parsed));
    println!("check    {:8.1} ms", ms(checked - parsed));
    println!("assemble {:8.1} ms", ms(assembled - checked));
    println!("sum      {:8.1} ms", ms(assembled));
    ExitCode::SUCCESS
}

fn fail(diags: &Diagnostics) -> ExitCode {
    diags.iter().take(5).for_each(|d| eprintln!("{}: {}", d.code, d.message));
    ExitCode::FAILURE
}

/// A double-buffered loop written out, one statement a line.
fn source(lines: usize) -> String {
    let turns = lines / 5;
    let mut s = String::from(
        "use neuron;\nkernel big on neuron::cayman {\nsem full, empty;\nregion tile[2], sum;\nqueue in0 on SP;\nengine SP {\n",
    );
    for i in 0..turns {
        let _ = writeln!(s, "    wait empty >= {};", i.saturating_sub(1));
        let _ = writeln!(s, "    copy in0 writes tile[{}] then inc full;", i % 2);
    }
    s.push_str("}\nengine PE {\n");
    for i in 0..turns {
        let _ = writeln!(s, "    wait full >= {};", i + 1);
        let _ = writeln!(s, "    do matmul reads tile[{}] writes sum;", i % 2);
        s.push_str("    inc empty;\n");
    }
    s.push_str("}\n}\n");
    s
}
