//! What the tests of kernels share.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use chappe_dsl::ast::{ItemKind, Kernel, LoneLiteral};
use chappe_dsl::codec::{self, RecordValue};
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::kernel::{self, DecodedStream, KernelIr, StreamImage};
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::source::FileId;
use chappe_dsl::{parse, resolve};
use chappe_runtime::program::Program;
use chappe_runtime::sim::{Options, Outcome, simulate};

/// A file with kernels, read with everything it uses.
pub(crate) struct Files {
    pub(crate) loaded: Loaded,
    pub(crate) id: FileId,
}

/// The folder of that name at the root of the repository.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn read(path: &Path) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}

/// Reads text; `use neuron;` finds the real one.
pub(crate) fn text(source: &str) -> Files {
    let (files, found) = read_text(source);
    assert!(found.is_empty(), "{found:#?}");
    files
}

/// Reads text that need not be right.
pub(crate) fn text_with_mistakes(source: &str) -> Files {
    read_text(source).0
}

fn read_text(source: &str) -> (Files, Vec<String>) {
    let mut loaded = Loaded::default();
    let mut diags = Diagnostics::new();
    let loader = Loader { built_in: &[], search: vec![folder("neuron/spec"), folder("examples/zoo")], read: &read };
    let id = loader.text("test.chappe", source.to_owned(), &mut loaded, &mut diags);
    let found = diags.iter().map(|d| show(&loaded, d)).collect();
    (Files { loaded, id }, found)
}

/// A finding in one line.
pub(crate) fn show(loaded: &Loaded, d: &Diagnostic) -> String {
    format!("{} {} ({})", d.code, d.message, loaded.sources.locate(d.span()))
}

impl Files {
    /// The kernels, in order.
    pub(crate) fn kernels(&self) -> Vec<&Kernel> {
        let items = self.loaded.file(self.id).map(|f| f.ast.items.as_slice()).unwrap_or_default();
        items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None }).collect()
    }

    /// The model a kernel is written for.
    pub(crate) fn model(&self, kernel: &Kernel) -> Model {
        let mut diags = Diagnostics::new();
        let spec = self.loaded.spec(self.id, &kernel.on[0].text).expect("the specification is used");
        let arch = kernel.on.get(1).map(|n| n.text.as_str());
        let model = resolve::model(&self.loaded, spec, arch, &mut diags);
        let found: Vec<String> = diags.iter().map(|d| show(&self.loaded, d)).collect();
        assert!(found.is_empty(), "{found:#?}");
        model.expect("a model")
    }

    /// The kernel of that name, or what is wrong with it.
    pub(crate) fn lower<'m>(&self, model: &'m Model, kernel: &Kernel) -> Result<KernelIr<'m>, Vec<String>> {
        let mut diags = Diagnostics::new();
        let ir = kernel::lower(&self.loaded, model, kernel, &mut diags);
        match ir {
            Some(ir) => Ok(ir),
            None => Err(diags.into_sorted().iter().map(|d| show(&self.loaded, d)).collect()),
        }
    }
}

/// Every finding about the last kernel of a text.
pub(crate) fn errors(source: &str) -> Vec<String> {
    let files = text(source);
    let kernels = files.kernels();
    let kernel = kernels.last().expect("a kernel");
    let model = files.model(kernel);
    match files.lower(&model, kernel) {
        Ok(ir) => match ir.assemble(None) {
            Ok(_) => Vec::new(),
            Err(list) => list.iter().map(|d| format!("asm: {}", show(&files.loaded, d))).collect(),
        },
        Err(list) => list,
    }
}

/// Runs a program that must be valid.
pub(crate) fn run(program: &Program) -> Outcome {
    assert_eq!(program.validate(), Ok(()));
    simulate(program, &Options { step_limit: 1_000_000, ..Options::default() }).expect("valid")
}

/// Every record of every stream: read, printed, read as text, written: the same bytes.
pub(crate) fn decoded(model: &Model, images: &[StreamImage]) -> Vec<DecodedStream> {
    let mut seen: HashMap<&[u8], RecordValue> = HashMap::new();
    let mut stream = |image: &'_ StreamImage, bytes| {
        let records = Vec::from_iter(
            <[u8]>::chunks(bytes, 64).map(|b| seen.entry(b).or_insert_with(|| there_and_back(model, b)).clone()),
        );
        DecodedStream { core: image.core, engine: image.engine, records }
    };
    images.iter().map(|i| stream(i, &i.bytes)).collect()
}

fn there_and_back(model: &Model, bytes: &[u8]) -> RecordValue {
    let read = codec::decode(model, bytes).unwrap_or_else(|e| panic!("{bytes:02x?}: {e:?}"));
    let line = codec::print(model, &read.value);
    let again = literal(model, &line);
    let written = read.profiles.iter().any(|p| codec::encode(model, &again, Some(*p)).as_deref() == Ok(bytes));
    assert!(written, "{line}: {bytes:02x?}");
    read.value
}

fn literal(model: &Model, line: &str) -> RecordValue {
    let mut loaded = Loaded::default();
    let mut diags = Diagnostics::new();
    let id = loaded.sources.add("literal", line);
    let LoneLiteral { literal, .. } = parse::parse_literal(&loaded.sources, id, &mut diags).expect("a literal");
    let resolved = resolve::literal(model, &resolve::NoScope, &literal, &mut diags).expect("a record");
    assert!(diags.is_empty(), "{line}: {:?}", diags.iter().collect::<Vec<_>>());
    codec::value_of(model, &resolved, &[]).expect("a value")
}

/// The listing of a kernel's records.
pub(crate) fn listing(ir: &KernelIr<'_>) -> String {
    let mut out = String::new();
    let assembly = ir.assembly(None);
    for i in 0..assembly.streams() {
        out += &format!("{}\n", ir.names.streams[i]);
        let result = assembly.write(i, &mut |e| {
            let label = ir.names.source(e.source).map_or("", |s| &s.label);
            out += &format!("  {:04X} {:12} {}\n", e.offset, label, codec::print(ir.model, e.value));
        });
        if let Err(list) = result {
            out += &format!("  {:?}\n", list.iter().map(|d| &d.message).collect::<Vec<_>>());
        }
    }
    out
}

/// Compares with the file of that name beside this one; `CHAPPE_BLESS=1` writes it.
pub(crate) fn golden(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernel").join(name);
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, found).expect("writable");
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    if wanted != found {
        let line = wanted.lines().zip(found.lines()).position(|(a, b)| a != b);
        let line = line.unwrap_or_else(|| wanted.lines().count().min(found.lines().count()));
        panic!(
            "{name}:{}: wanted\n{}\nfound\n{}",
            line + 1,
            wanted.lines().nth(line).unwrap_or(""),
            found.lines().nth(line).unwrap_or("")
        );
    }
}
