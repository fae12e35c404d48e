//! `auto` kernels: what the compiler makes of them is proven, and measured against what it replaces.

use super::common::{Files, errors, folder, golden, show, text};
use super::examples::check;
use chappe_dsl::ast::{ItemKind, Kernel};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::kernel::{KernelIr, auto};
use chappe_dsl::print;
use chappe_runtime::expr;
use chappe_runtime::lower::{self, Options as Lowering, PASSES, Target};
use chappe_runtime::program::{Body, Program, Test, Value};
use chappe_runtime::sim::{self, Observer, Place, simulate_with};
use chappe_runtime::verify::{self, Awaited, Options, Verdict};

/// Example files with `auto` kernels.
fn examples() -> Vec<(String, Files)> {
    let mut paths = Vec::new();
    for name in ["examples/auto", "examples/kernels"] {
        let files = std::fs::read_dir(folder(name)).expect("the examples").flatten().map(|e| e.path());
        paths.extend(files.filter(|p| p.extension().is_some_and(|e| e == "chappe")));
    }
    paths.sort();
    let read = |p: &std::path::PathBuf| std::fs::read_to_string(p).expect("an example");
    let named = |p: &std::path::PathBuf| p.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let files = paths.iter().filter(|p| read(p).contains(" auto {")).map(|p| (named(p), text(&read(p))));
    files.collect()
}

fn autos(files: &Files) -> Vec<&Kernel> {
    files.kernels().into_iter().filter(|k| k.auto.is_some()).collect()
}

fn lowered<'m>(files: &Files, model: &'m chappe_dsl::model::Model, kernel: &Kernel) -> KernelIr<'m> {
    files.lower(model, kernel).unwrap_or_else(|list| panic!("{}: {list:#?}", kernel.name.text))
}

/// The file with its `auto` kernels written out.
fn written(files: &Files) -> String {
    let mut file = files.loaded.file(files.id).expect("the file").ast.clone();
    for item in &mut file.items {
        let ItemKind::Kernel(kernel) = &mut item.kind else { continue };
        if kernel.auto.is_some() {
            let mut diags = Diagnostics::new();
            let model = files.model(kernel);
            let explicit = auto::explicit(&model, kernel, &mut diags);
            let found: Vec<String> = diags.iter().map(|d| show(&files.loaded, d)).collect();
            *kernel = explicit.unwrap_or_else(|| panic!("{found:#?}"));
        }
    }
    print::print_file(&file)
}

#[test]
fn every_auto_example_is_proven() {
    for (name, files) in examples() {
        check(&files);
        for kernel in autos(&files) {
            let model = files.model(kernel);
            let ir = lowered(&files, &model, kernel);
            let (program, _) = ir.program();
            let report = verify::verify(&program, &Options::default()).expect("valid");
            assert_eq!(report.verdict, Verdict::Ok, "{name}: {:?}", report.findings);
            let outcomes = 1_u32 << program.predicates;
            let mut always: Option<Vec<_>> = None;
            for bits in 0..outcomes {
                let predicates: Vec<bool> = (0..program.predicates).map(|p| bits >> p & 1 == 1).collect();
                let superfluous = verify::redundant(&program, &predicates, &Options::default()).expect("ordered");
                let entries = superfluous.into_iter().filter(|one| matches!(one.awaited, Awaited::Entry(_)));
                let sites: Vec<_> = entries.map(|one| one.sites).collect();
                always = Some(match always {
                    Some(known) => known.into_iter().filter(|s| sites.contains(s)).collect(),
                    None => sites,
                });
            }
            assert_eq!(always, Some(Vec::new()), "{name}: waits that could go");
        }
    }
}

/// Without any one wait the verifier complains; but for those at the end, for transfers that nobody needs.
#[test]
fn no_wait_of_an_auto_example_can_go() {
    for (name, files) in examples() {
        for kernel in autos(&files) {
            // What comes after by the author's word alone is no race without a wait.
            let said = name == "auto_layer";
            let model = files.model(kernel);
            let (program, _) = lowered(&files, &model, kernel).program();
            for stream in 0..program.streams.len() {
                let steps = &program.streams[stream].steps;
                let last = steps.iter().rposition(|s| matches!(s.body, Body::Transfer { .. } | Body::Access(_)));
                for (step, of) in steps.iter().enumerate().take(last.map_or(0, |last| last + 1)) {
                    for wait in 0..of.waits.len() {
                        let mut less = program.clone();
                        less.streams[stream].steps[step].waits.remove(wait);
                        let report = verify::verify(&less, &Options::default()).expect("valid");
                        let missed = report.verdict != Verdict::Ok;
                        assert!(missed || said, "{name}: nobody misses wait {wait} of stream {stream} step {step}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_written_out_is_the_same_program() {
    for (name, files) in examples() {
        let out = written(&files);
        let again = text(&out);
        assert_eq!(written(&again), out, "{name}: printing once more changes it");
        for (kernel, explicit) in files.kernels().into_iter().zip(again.kernels()) {
            assert!(explicit.auto.is_none());
            let (model, other) = (files.model(kernel), again.model(explicit));
            let programs =
                [lowered(&files, &model, kernel), lowered(&again, &other, explicit)].map(|ir| sourceless(&ir));
            assert_eq!(programs[0], programs[1], "{name}");
        }
    }
}

fn sourceless(ir: &KernelIr<'_>) -> Program {
    let mut program = ir.program().0;
    program.streams.iter_mut().flat_map(|s| &mut s.steps).for_each(|s| s.source = Default::default());
    program
}

#[test]
fn every_pass_of_a_kernel_is_as_it_was() {
    let (_, files) = examples().into_iter().find(|(name, _)| name == "layer_norm").expect("the example");
    let kernel = autos(&files)[0];
    let model = files.model(kernel);
    for (number, pass) in PASSES.iter().enumerate() {
        let mut diags = Diagnostics::new();
        let ir = auto::after(&model, kernel, pass.name, &mut diags).expect("a pass");
        let text = lower::print(&ir);
        assert_eq!(lower::print(&lower::read(&text).expect("read back")), text);
        golden(&format!("passes/{:02}_{}.txt", number + 1, pass.name), &text);
    }
}

/// What one execution of everything does.
#[derive(Default, Clone, Copy)]
struct Figures {
    waits: u64,
    updates: u64,
    records: u64,
    semaphores: usize,
    time: u64,
}

struct Count<'p> {
    program: &'p Program,
    figures: Figures,
}

impl Observer for Count<'_> {
    fn step(&mut self, place: Place, vars: &[i64], _time: u64) {
        let step = &self.program.streams[place.stream as usize].steps[place.pc as usize];
        let counts = |test: &Test| match test {
            Test::CounterIfPositive(_, Value::Expr(id)) => expr::eval(&self.program.exprs, *id, vars).unwrap_or(0) > 0,
            _ => true,
        };
        self.figures.waits += step.waits.iter().filter(|w| counts(&w.test)).count() as u64;
        self.figures.updates += step.updates.len() as u64;
    }
}

fn measured(program: &Program) -> Figures {
    let mut count = Count { program, figures: Figures::default() };
    let outcome = simulate_with(program, &sim::Options::default(), &mut count).expect("valid");
    assert!(matches!(outcome.end, sim::End::Finished), "{:?}", outcome.end);
    let mut figures = count.figures;
    figures.semaphores = outcome.banks.iter().map(|b| b.touched.len()).sum();
    figures.time = outcome.time;
    figures
}

/// Records as they are written: a loop once.
fn records(ir: &KernelIr<'_>) -> u64 {
    ir.assemble(None).expect("records").iter().map(|i| i.bytes.len() as u64 / 64).sum()
}

/// Every pair of accesses that conflict, not only the latest of each: a dependency of its own.
fn all_pairs(ir: &mut lower::Ir) {
    let order: Vec<u32> = ir.order().collect();
    for (at, second) in order.iter().enumerate() {
        for first in &order[..at] {
            let conflict = ir.instrs[*first as usize].accesses.iter().any(|x| {
                ir.instrs[*second as usize].accesses.iter().any(|y| {
                    (x.region, x.element) == (y.region, y.element)
                        && (x.write || y.write)
                        && x.bytes.0.max(y.bytes.0) < x.bytes.1.min(y.bytes.1)
                })
            });
            if conflict {
                ir.instrs[*second as usize].after(lower::Dep { on: *first, carried: None, kind: lower::DepKind::Flow });
            }
        }
    }
}

/// The graph with a semaphore for each edge, or for each pair that conflicts; its loops written out.
fn naive(files: &Files, name: &str, pairs: bool) -> Figures {
    let source = written_out(files);
    let unrolled = text(&source);
    let kernel = unrolled.kernels().into_iter().find(|k| k.name.text == name).expect("the kernel");
    let model = unrolled.model(kernel);
    let graph = auto::graph(&model, kernel, &mut Diagnostics::new()).expect("a graph");
    let mut target = graph.target.clone();
    target.banks[usize::from(target.sems)].size = 1 << 16;
    let mut built =
        lower::lower_until(graph.ir, "build_deps", &target, &Lowering::default()).expect("a pass").expect("built");
    if pairs {
        all_pairs(&mut built);
    }
    let crossing = |ir: &lower::Ir| {
        let core = |id: u32| ir.stream(id).map(|s| ir.core(s));
        ir.order()
            .flat_map(|id| ir.instrs[id as usize].deps.iter().map(move |d| (id, *d)))
            .filter(|(id, d)| core(*id) != core(d.on))
            .count()
    };
    // Between cores one semaphore an edge means a remote update, which the graph's form does not have.
    let crossing = crossing(&built) as u64;
    let ir = lower::naive(built, &target);
    let counts = lower::counts(&ir);
    let records = ir.order().count() as u64;
    let time =
        if crossing == 0 { measured(&lower::program(&ir, &naive_target(&target)).expect("a program")).time } else { 0 };
    Figures { waits: counts.waits, updates: counts.updates, records, semaphores: ir.sems.len(), time }
}

fn naive_target(target: &Target) -> Target {
    Target {
        banks: target
            .banks
            .iter()
            .map(|b| chappe_runtime::program::Bank { reserved: Vec::new(), ..b.clone() })
            .collect(),
        ..target.clone()
    }
}

fn written_out(files: &Files) -> String {
    let file = &files.loaded.file(files.id).expect("the file").ast;
    let text = print::print_file(file);
    text.replace("loop ROUNDS {", "for round in 0..ROUNDS {")
}

#[test]
fn compared_with_naive_and_by_hand() {
    let mut table = String::from("kernel           how      waits  updates  records  semaphores   time\n");
    let mut line = |name: &str, how: &str, f: Figures| {
        let time = if f.time > 0 { f.time.to_string() } else { "-".to_owned() };
        table += &format!(
            "{name:16} {how:8} {:5}  {:7}  {:7}  {:10}  {time:>5}\n",
            f.waits, f.updates, f.records, f.semaphores
        );
    };
    for (name, files) in examples() {
        for kernel in autos(&files) {
            let model = files.model(kernel);
            let ir = lowered(&files, &model, kernel);
            let compiled = Figures { records: records(&ir), ..measured(&ir.program().0) };
            let pairs = naive(&files, &kernel.name.text, true);
            let edges = naive(&files, &kernel.name.text, false);
            line(&kernel.name.text, "pairs", pairs);
            line(&kernel.name.text, "edges", edges);
            line(&kernel.name.text, "compiled", compiled);
            let hand = files.kernels().into_iter().find(|k| k.name.text == format!("{}_by_hand", kernel.name.text));
            if let Some(hand) = hand {
                let ir = lowered(&files, &model, hand);
                let hand = Figures { records: records(&ir), ..measured(&ir.program().0) };
                line(&kernel.name.text, "by hand", hand);
                assert!(compiled.waits <= hand.waits, "{name}: {} waits, by hand {}", compiled.waits, hand.waits);
                assert!(compiled.time <= hand.time, "{name}: {} cycles, by hand {}", compiled.time, hand.time);
            }
        }
    }
    golden("auto.txt", &table);
}

#[test]
fn mistakes() {
    let kernel = |rows: &str| errors(&format!("use neuron; kernel k on neuron::cayman auto {{ {rows} }}"));
    let one = |rows: &str| {
        let list = kernel(rows);
        assert_eq!(list.len(), 1, "{rows}: {list:#?}");
        list.into_iter().next().unwrap_or_default()
    };
    let starts = |rows: &str, words: &str| {
        let found = one(rows);
        assert!(found.starts_with(words), "{rows}: {found}");
    };
    starts("region x; engine PE { do a writes x; }", "E0719 an engine block in an `auto` kernel");
    starts("sem s; PE: do a;", "E0719 an `auto` kernel has no semaphores of its own");
    starts("PE: do a; inc s;", "E0719 this is no work");
    starts("region x: 64; PE: do a writes x[32..65];", "E07");
    starts("PE: do a after b;", "E0701 no row is named `b`");
    starts("a: PE: do a; a: PE: do b;", "E0");
    starts("a: PE: do a after b; b: DVE: do b after a;", "E0719 a circle of dependencies");
    starts("loop 2 { a: PE: do a after b; b: DVE: do b; }", "E0719 `a` comes after `b`, which is listed later");
    starts(
        "loop 2 { a: PE: do a after b; b: DVE: do b after a; }",
        "E0719 a circle of dependencies: a after b after a",
    );
    starts("region x; let r1 = 4; PE: do a;", "E0719 a register in an `auto` kernel");
    starts(
        "loop r4 { PE: do a; }",
        "E0719 the number of rounds of a `loop` in an `auto` kernel is a constant, but `r4`",
    );
    starts("if r4 > 2 { PE: do a; } else { }", "E0719 a branch of an `auto` kernel is on a constant or on a predicate");
    // What else is wrong with the call is said besides.
    assert!(kernel("PE: do a; call k;")[0].starts_with("E0719 a call in an `auto` kernel"));
    starts("loop 2 { PE: do a; exit; }", "E0719 within a loop or branch, or after the end");
    starts("PE: do a; exit; PE: do b;", "E0719 work after the end");
    starts("fence nothing; ", "E0701");
    starts("XX: do a;", "E0701");
}

#[test]
fn too_few_semaphores() {
    let queues: String = (0..260).map(|n| format!("queue q{n} on SP; ")).collect();
    let rows: String = (0..260).map(|n| format!("SP: copy q{n} writes x[{n}]; PE: do use reads x[{n}]; ")).collect();
    let list = errors(&format!("use neuron; kernel k on neuron::cayman auto {{ region x[260]; {queues} {rows} }}"));
    let words = "E0703 semaphores are not enough for core 0: 260 are needed (1 each for `q0`, `q1`,";
    assert!(list.len() == 1 && list[0].starts_with(words), "{list:?}");
}

#[test]
fn branches_and_fences_and_drains() {
    let files = text(
        "use neuron; kernel k on neuron::cayman auto @rotation(2) {
            region x, y; queue load on SP; queue store on SP { drained at exit }
            loop 3 {
                if unknown p {
                    SP: copy load writes x;
                    PE: do use reads x writes y;
                } else {
                    PE: do fill writes y @cost(7);
                }
                SP: copy store reads y;
            }
            fence control_transfer;
            exit;
            expect ok;
        }",
    );
    let kernel = files.kernels()[0];
    let model = files.model(kernel);
    let (program, _) = lowered(&files, &model, kernel).program();
    let report = verify::verify(&program, &Options::default()).expect("valid");
    assert_eq!(report.verdict, Verdict::Ok, "{:?}\n{}", report.findings, written(&files));
    assert!(written(&files).contains("@cost(7)") && written(&files).contains("drain store"), "{}", written(&files));
}

/// The image of a barrier that waits and arrives in one word: `05 id 13 id`, and the threshold.
#[test]
fn a_fused_barrier_has_the_published_image() {
    let files = text(
        "use neuron; kernel k on neuron::cayman {
            sem met = 12;
            engine PE { AllEngineBarrier { wait: sem_ge_imm(met, 5), update: sem_inc(met) }; }
        }",
    );
    let kernel = files.kernels()[0];
    let model = files.model(kernel);
    let images = lowered(&files, &model, kernel).assemble(None).expect("records");
    assert_eq!(images[0].bytes[..12], [0xD5, 0x10, 0, 0, 0x05, 12, 0x13, 12, 5, 0, 0, 0]);
}

/// Both producers write the same words, but for updates: the compiler has those of EventSemaphore in the second lane only,
/// and leaves the amount of an `inc` at 0.
#[test]
fn both_profiles_differ_in_updates_only() {
    let mut differ = 0;
    for (name, files) in examples() {
        for kernel in autos(&files) {
            let model = files.model(kernel);
            let image = |profile: &str| {
                let source = print::print_file(&files.loaded.file(files.id).expect("the file").ast);
                let on = format!("kernel {} on neuron::cayman auto", kernel.name.text);
                let other = text(&source.replace(&on, &format!("{on} @profile({profile})")));
                let kernel = other.kernels().into_iter().find(|k| k.name.text == kernel.name.text).expect("the kernel");
                lowered(&other, &model, kernel).assemble(None).expect("records")
            };
            for (a, b) in image("compiler").iter().zip(image("runtime")) {
                assert_eq!(a.bytes.len(), b.bytes.len(), "{name}");
                for (a, b) in a.bytes.chunks(64).zip(b.bytes.chunks(64)) {
                    let at: Vec<usize> = (0..64).filter(|i| a[*i] != b[*i]).collect();
                    differ += at.len();
                    let update = [0x06, 0x07, 0x08, 0x22, 0x23, 0x28];
                    assert!(at.iter().all(|i| update.contains(i)), "{name} {at:x?}");
                }
            }
        }
    }
    assert!(differ > 0);
}

/// A dependency graph made in Rust, to records.
#[test]
fn a_graph_becomes_records() {
    use chappe_runtime::lower::{Builder, Region, Unit};
    let files = text("use neuron; kernel k on neuron::cayman { engine PE { nop; } }");
    let model = files.model(files.kernels()[0]);
    let mut graph = Builder::new();
    let mut engines = Vec::new();
    for core in 0..2 {
        for name in ["SP", "PE"] {
            engines.push(graph.unit(Unit { core, name: name.into(), engine: 0, joins: true }));
        }
    }
    let loads = [graph.queue("load x", engines[0]), graph.queue("load x", engines[2])];
    let both = graph.region("both cores", 64);
    for core in 0..2_u16 {
        let own = graph.memory(Region { name: "tile".into(), core: Some(core), elements: 2, bytes: 32 });
        let part = u64::from(core) * 32;
        graph.transfer("fetch", loads[usize::from(core)]).writes_part(own, 1, 0..32);
        graph
            .compute("mat mul", engines[usize::from(core) * 2 + 1])
            .reads_part(own, 1, 0..32)
            .writes_part(both, 0, part..part + 32)
            .cost(9);
    }
    graph.compute("sum", engines[1]).reads(both);
    let mut diags = Diagnostics::new();
    let ir = auto::of_graph(&model, "from rust", graph.finish(), &mut diags);
    let found: Vec<String> = diags.iter().map(|d| d.message.clone()).collect();
    let ir = ir.unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!(verify::verify(&ir.program().0, &Options::default()).expect("valid").verdict, Verdict::Ok);
    assert!(records(&ir) > 10);
    let mut graph = Builder::new();
    let wrong = graph.engine("Tensor", 3);
    graph.compute("work", wrong);
    let mut diags = Diagnostics::new();
    assert!(auto::of_graph(&model, "k", graph.finish(), &mut diags).is_none());
    assert!(diags.iter().any(|d| d.message.contains("has no engine `Tensor`")));
}
