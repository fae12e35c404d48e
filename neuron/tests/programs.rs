//! Generated code makes the same programs of bytes as the interpreter, without the specification.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

#[path = "../../codegen/tests/support/mod.rs"]
mod support;

use std::path::Path;

use chappe_dsl::ast::{ItemKind, Kernel};
use chappe_dsl::codec;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::{self, DecodedStream, StreamImage, program_of_streams, raw_step};
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::resolve;
use chappe_neuron::{cayman, mariana, mariana_plus, sunda};
use chappe_runtime::sim::{Options, simulate};
use chappe_runtime::streams::{Decoded, Input, Machine, ProgramError, RawStep, program_of};
use support::Cases;

const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

/// What a generation's bindings make of bytes.
struct Bindings {
    machine: &'static Machine,
    program: fn(&[Input<'_>]) -> Result<Decoded, Vec<ProgramError>>,
    step: fn(&[u8]) -> Option<Result<RawStep, String>>,
}

macro_rules! generation {
    ($arch:ident) => {
        Bindings {
            machine: &$arch::MACHINE,
            program: |streams| program_of::<$arch::Sync>(&$arch::MACHINE, streams),
            step: |bytes| {
                let record = $arch::Sync::decode(bytes).ok()?;
                Some($arch::MACHINE.step_of(&record, 1).map_err(|e| e.to_string()))
            },
        }
    };
}

fn generation(name: &str) -> Bindings {
    match name {
        "sunda" => generation!(sunda),
        "cayman" => generation!(cayman),
        "mariana" => generation!(mariana),
        "mariana_plus" => generation!(mariana_plus),
        other => panic!("no bindings of {other}"),
    }
}

/// The program of both, which must be the same.
fn program(model: &Model, name: &str, images: &[StreamImage]) {
    let of = generation(model.place());
    let size = 64;
    let decode = |i: &StreamImage| DecodedStream {
        core: i.core,
        engine: i.engine,
        records: i.bytes.chunks(size).map(|b| codec::decode(model, b).expect("legal").value).collect(),
    };
    let streams: Vec<DecodedStream> = images.iter().map(decode).collect();
    let (interpreted, names) = program_of_streams(model, &streams).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    let input: Vec<Input<'_>> =
        images.iter().map(|i| Input { core: i.core, engine: i.engine, bytes: &i.bytes }).collect();
    let made = (of.program)(&input).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    assert!(made.program == interpreted, "{name}: {:?}\n{interpreted:?}", made.program);
    assert_eq!(made.queues, names.queues, "{name}");
    assert_eq!(made.groups.len(), names.groups.len(), "{name}");
    let labels = names.sources.iter().map(|s| (s.label.as_ref(), s.record.map(|r| r as usize)));
    assert!(made.sources.iter().map(|s| (s.name, Some(s.record))).eq(labels), "{name}");
    for s in &streams {
        let engine = of.machine.engine(s.engine).expect("an engine");
        assert!(names.engines.iter().any(|n| n == engine.name), "{name}: {}", engine.name);
    }
    let outcome = simulate(&made.program, &Options { step_limit: 1_000_000, ..Options::default() });
    assert!(outcome.is_ok(), "{name}: {outcome:?}");
}

fn kernels(path: &Path) -> usize {
    let read = |p: &Path| std::fs::read_to_string(p);
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let loader = Loader { built_in: BUILT_IN, search: Vec::new(), read: &read };
    let file = loader.file(path, &mut loaded, &mut diags).expect("readable");
    let items = loaded.file(file).map_or(&[][..], |f| &f.ast.items);
    let kernels: Vec<&Kernel> =
        items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None }).collect();
    let mut done = 0;
    for k in kernels.into_iter().filter(|k| k.auto.is_none()) {
        let spec = loaded.spec(file, &k.on[0].text).expect("used");
        let model = resolve::model(&loaded, spec, k.on.get(1).map(|n| n.text.as_str()), &mut diags).expect("a model");
        let Some(ir) = kernel::lower(&loaded, &model, k, &mut diags) else { continue };
        let Ok(images) = ir.assemble(None) else { continue };
        program(&model, &k.name.text, &images);
        done += 1;
    }
    done
}

#[test]
fn every_example_becomes_the_same_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("there").map(|f| f.expect("there").path()).collect();
    files.sort();
    let done: usize = files.iter().filter(|f| f.extension().is_some_and(|e| e == "chappe")).map(|f| kernels(f)).sum();
    assert!(done > 15, "{done} kernels");
}

#[test]
fn every_record_does_the_same() {
    for model in support::neuron() {
        let of = generation(model.place());
        let (cases, mut rng) = (Cases::new(&model), support::rng(21));
        let (mut steps, mut unknown) = (0, 0);
        for id in cases.records() {
            for _ in 0..support::count(60) {
                let value = cases.legal(*id, None, &mut rng);
                let Ok(bytes) = codec::encode(&model, &value, None) else { continue };
                let Some(made) = (of.step)(&bytes) else { continue };
                let decoded = codec::decode(&model, &bytes).expect("legal").value;
                let right = raw_step(&model, &decoded, 1).map_err(|d| d.message);
                assert_eq!(made, right, "{}", codec::print(&model, &decoded));
                if right.is_ok() { steps += 1 } else { unknown += 1 }
            }
        }
        assert!(steps > 500 && unknown > 100, "{}: {steps} steps, {unknown} unknown", model.title());
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let call = cayman::Call::parse_as("Call { callee: \"nowhere\" }", None).expect("legal").encode();
    let jump = "UnconditionalBranch { target_mode: rel_imm, branch_target: 7 }";
    let jump = cayman::UnconditionalBranch::parse_as(jump, None).expect("legal").encode();
    let poll = cayman::PollSem::parse_as("PollSem { n_read: 1, op: min }", None).expect("legal").encode();
    let mut bytes: Vec<u8> = [call, jump, poll].concat();
    bytes.extend([0; 3]);
    let input = Input { core: 0, engine: cayman::MACHINE.engine_number("PE").expect("there"), bytes: &bytes };
    let errors = program_of::<cayman::Sync>(&cayman::MACHINE, &[input]).expect_err("wrong");
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        errors,
        [
            "core0.PE, record 2: what `PollSem` does is unknown: the result depends on memory",
            "core0.PE, record 3: 3 bytes left, less than a record",
            "core0.PE, record 1: a branch by 7 records leaves the stream of 3",
            "core0.PE, record 0: no function `nowhere` in this stream",
        ]
    );
}
