//! What is fed with random inputs.

use std::fs;
use std::path::{Path, PathBuf};

use chappe_dsl::ast::ItemKind;
use chappe_dsl::codec;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::source::Sources;
use chappe_dsl::{kernel, parse, print, resolve};
use chappe_runtime::sim::{Options, simulate};
use fastrand::Rng;

use crate::corpus::Corpus;
use crate::mutate;

/// Everything that targets need, made once.
pub struct Fuzzer {
    corpus: Corpus,
    model: Model,
    /// Bytes of legal records to start from.
    records: Vec<Vec<u8>>,
    /// Files with kernels only.
    kernels: Corpus,
}

/// A target: takes one random input. Panics are the findings.
pub type Target = fn(&Fuzzer, &mut Rng);

/// The targets by name.
pub const TARGETS: [(&str, Target); 6] = [
    ("parse", parse_file),
    ("spec", resolve_spec),
    ("literal", literal),
    ("decode", decode),
    ("expr", expression),
    ("kernel", kernel),
];

/// The Neuron specification as data.
const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

impl Fuzzer {
    /// Reads the corpus below the project's folder and loads the Neuron specification.
    ///
    /// # Errors
    /// If the specification does not resolve.
    pub fn new(root: &Path) -> Result<Fuzzer, String> {
        let corpus = Corpus::read(root);
        let read = |p: &Path| fs::read_to_string(p);
        let loader = Loader { built_in: BUILT_IN, search: Vec::new(), read: &read };
        let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
        let spec = loader.spec("neuron", &mut loaded, &mut diags).ok_or("no specification")?;
        let model = resolve::model(&loaded, spec, Some("cayman"), &mut diags).ok_or("no model")?;
        let mut records = Vec::new();
        for r in &model.records {
            let mut bytes = r.fixed.value.clone();
            bytes.resize(r.size as usize, 0);
            records.push(bytes);
        }
        let kernels = Corpus::read(&root.join("examples/kernels"));
        Ok(Fuzzer { corpus, model, records, kernels })
    }
}

fn parse_file(f: &Fuzzer, rng: &mut Rng) {
    let mut sources = Sources::new();
    let id = sources.add("random.chappe", mutate::text(rng, &f.corpus));
    let mut diags = Diagnostics::new();
    parse::parse_file(&sources, id, &mut diags);
    for d in diags.iter() {
        let _ = sources.locate(d.span());
    }
}

/// A whole specification in one random text, on every architecture it names.
fn resolve_spec(f: &Fuzzer, rng: &mut Rng) {
    let text = mutate::text(rng, &f.corpus);
    let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
    let loader = Loader { built_in: BUILT_IN, search: vec![PathBuf::from(".")], read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.text("random.chappe", text, &mut loaded, &mut diags);
    for arch in [None, Some("cayman"), Some("mariana")] {
        resolve::model(&loaded, root, arch, &mut diags);
    }
}

/// A literal made from one that decoding printed.
fn literal(f: &Fuzzer, rng: &mut Rng) {
    let Some(bytes) = rng.choice(&f.records) else { return };
    let bytes = mutate::bytes(rng, bytes);
    let start = match codec::decode(&f.model, &bytes) {
        Ok(d) => codec::print(&f.model, &d.value),
        Err(_) => "Drain { count: 1 }".to_owned(),
    };
    let corpus = Corpus { texts: vec![start], tokens: f.corpus.tokens.clone() };
    let mut sources = Sources::new();
    let id = sources.add("random", mutate::text(rng, &corpus));
    let mut diags = Diagnostics::new();
    let Some(lone) = parse::parse_literal(&sources, id, &mut diags) else { return };
    let Some(l) = resolve::literal(&f.model, &resolve::NoScope, &lone.literal, &mut diags) else { return };
    if let Ok(value) = codec::value_of(&f.model, &l, &[]) {
        for profile in 0..=f.model.profiles.len() as u32 {
            let profile = profile.checked_sub(1).map(chappe_dsl::model::ProfileId);
            let _ = codec::encode(&f.model, &value, profile);
        }
    }
}

/// Bytes that decode must be given back by encoding, and by way of the literal too.
fn decode(f: &Fuzzer, rng: &mut Rng) {
    let Some(bytes) = rng.choice(&f.records) else { return };
    let bytes = mutate::bytes(rng, bytes);
    for id in 0..f.model.records.len() as u32 {
        let _ = codec::decode_record(&f.model, chappe_dsl::model::RecordId(id), &bytes);
    }
    let Ok(decoded) = codec::decode(&f.model, &bytes) else { return };
    let profiles = decoded.profiles.iter().copied().map(Some).chain([None]);
    let same = |value: &codec::RecordValue| {
        profiles.clone().any(|p| codec::encode(&f.model, value, p).is_ok_and(|b| b == bytes))
    };
    let text = codec::print(&f.model, &decoded.value);
    assert!(same(&decoded.value), "decoded and not given back: {text} from {bytes:02x?}");
    let mut sources = Sources::new();
    let id = sources.add("printed", text.clone());
    let mut diags = Diagnostics::new();
    let lone = parse::parse_literal(&sources, id, &mut diags).unwrap_or_else(|| panic!("unreadable: {text}"));
    let l = resolve::literal(&f.model, &resolve::NoScope, &lone.literal, &mut diags);
    let value = l.and_then(|l| codec::value_of(&f.model, &l, &[]).ok()).unwrap_or_else(|| panic!("no value: {text}"));
    assert!(same(&value), "printed and not given back: {text} from {bytes:02x?}");
}

fn expression(f: &Fuzzer, rng: &mut Rng) {
    let ops = f.model.ops.iter().flat_map(|o| &o.rows).map(|o| format!("{}(1, 2)", o.name));
    let texts = ops.chain(["(1 << 40) * 3 - -7 % 5 ? 0x10 : ~3".to_owned(), "num_topsp + 1 == 2 && !3".to_owned()]);
    let corpus = Corpus { texts: texts.collect(), tokens: f.corpus.tokens.clone() };
    let mut sources = Sources::new();
    let id = sources.add("random", mutate::text(rng, &corpus));
    let mut diags = Diagnostics::new();
    let Some(e) = parse::parse_expr(&sources, id, &mut diags) else { return };
    if let Some(e) = resolve::expr(&f.model, &resolve::NoScope, &e, &mut diags) {
        let _ = chappe_dsl::eval::Env::new(&f.model).eval(&e);
    }
}

/// A kernel that is accepted is a program that the simulator accepts, and records that decode.
fn kernel(f: &Fuzzer, rng: &mut Rng) {
    let mut sources = Sources::new();
    let file = sources.add("random.chappe", mutate::text(rng, &f.kernels));
    let mut diags = Diagnostics::new();
    let ast = parse::parse_file(&sources, file, &mut diags);
    let _ = print::print_file(&ast);
    let all = ast.items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None });
    let all: Vec<_> = all.collect();
    for k in &all {
        let Some(ir) = kernel::lower_among(&all, &f.model, k, &mut diags) else { continue };
        let (program, _) = ir.program();
        let options = Options { step_limit: 20_000, ..Options::default() };
        let run = simulate(&program, &options);
        assert!(run.is_ok(), "{}: the program is not valid: {:?}", k.name.text, run.err());
        let Ok(images) = ir.assemble(None) else { continue };
        for image in images {
            for bytes in image.bytes.chunks(64) {
                assert!(codec::decode(&f.model, bytes).is_ok(), "{}: an unreadable record {bytes:02x?}", k.name.text);
            }
        }
    }
}
