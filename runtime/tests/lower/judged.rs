//! Random graphs, lowered, proven.

use chappe_runtime::lower::{self, Ir, Kind, Options, Row, Target};
use chappe_runtime::program::{Bank, BankKind, Program};
use chappe_runtime::verify::{self, Actor, Order, Verdict};

use crate::random::{Dice, Shape, graph};

pub(crate) fn target() -> Target {
    Target {
        banks: vec![Bank {
            size: 256,
            kind: BankKind::Counter { bits: 32, signed: true },
            reserved: vec![(0, 2), (40, 50)],
        }],
        ..Target::default()
    }
}

pub(crate) fn cases(ordinary: u64) -> u64 {
    std::env::var("CHAPPE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(ordinary)
}

/// Every outcome of the predicates.
fn outcomes(program: &Program) -> Vec<Vec<bool>> {
    (0..1_u32 << program.predicates).map(|bits| (0..program.predicates).map(|p| bits >> p & 1 == 1).collect()).collect()
}

fn fails(seed: u64, ir: &Ir, lowered: &Ir, what: &str) -> ! {
    panic!("seed {seed}: {what}\n{}\n--- lowered\n{}", lower::print(ir), lower::print(lowered))
}

/// Executions of instructions in program order, as the program's text has it: with one outcome of the predicates.
fn unrolled(ir: &Ir, predicates: &[bool]) -> Vec<u32> {
    fn rows(ir: &Ir, at: &mut usize, on: bool, p: &[bool], out: &mut Vec<u32>) {
        while *at < ir.rows.len() {
            let row = ir.rows[*at];
            *at += 1;
            match row {
                Row::Instr(id) => {
                    if on {
                        out.push(id);
                    }
                }
                Row::Loop(of) => {
                    let start = *at;
                    let count = ir.loops[of as usize].count;
                    rows(ir, at, on && count > 0, p, out);
                    for _ in 1..count {
                        *at = start;
                        rows(ir, at, on, p, out);
                    }
                }
                Row::If(predicate) => {
                    let holds = p[predicate as usize];
                    rows(ir, at, on && holds, p, out);
                    rows(ir, at, on && !holds, p, out);
                }
                Row::EndLoop(_) | Row::Else | Row::EndIf => return,
            }
        }
    }
    let mut out = Vec::new();
    rows(ir, &mut 0, true, predicates, &mut out);
    out
}

/// All pairs that must be in order: conflicts, and what is said to come after what; by brute force.
fn wanted(ir: &Ir, order: &[u32]) -> Vec<(usize, usize)> {
    let mut wanted = Vec::new();
    for (b, second) in order.iter().enumerate() {
        let second = &ir.instrs[*second as usize];
        for (a, first) in order[..b].iter().enumerate() {
            // A step that accesses nothing leaves no trace to compare.
            if ir.instrs[*first as usize].accesses.is_empty() || second.accesses.is_empty() {
                continue;
            }
            let conflict = ir.instrs[*first as usize].accesses.iter().any(|x| {
                second.accesses.iter().any(|y| {
                    (x.region, x.element) == (y.region, y.element)
                        && (x.write || y.write)
                        && x.bytes.0.max(y.bytes.0) < x.bytes.1.min(y.bytes.1)
                })
            });
            let said = second.deps.iter().any(|dep| dep.on == *first && dep.carried.is_none());
            if conflict || said {
                wanted.push((a, b));
            }
        }
    }
    wanted
}

/// Which execution of its instruction each is.
fn nth(order: &[u32]) -> Vec<usize> {
    let mut seen = std::collections::BTreeMap::new();
    order
        .iter()
        .map(|id| {
            let n = seen.entry(*id).or_insert(0);
            *n += 1;
            *n - 1
        })
        .collect()
}

struct Sum {
    waits: u64,
    edges: u64,
    superfluous: u64,
    dropped: u64,
    unmissed: u64,
}

fn judge(seed: u64, dropping: bool, sum: &mut Sum) {
    let mut dice = Dice::new(seed);
    let shape = Shape::any(&mut dice);
    let ir = graph(&mut dice, shape);
    let (mut target, options) = (target(), Options::default());
    // What is asked for with a rotation is not needed: then only what must hold is looked at.
    let rotates = seed % 5 == 1;
    target.rotation = if rotates { 1 + seed as u32 % 3 } else { 1 };
    let target = target;
    let lowered = match lower::lower(ir.clone(), &target, &options) {
        Ok(lowered) => lowered,
        Err(e) => fails(seed, &ir, &ir, &e.to_string()),
    };
    let (program, origins) = lower::program_with_origins(&lowered, &target).expect("lowered");
    let report = verify::verify(&program, &verify::Options::default()).expect("valid");
    if report.verdict != Verdict::Ok {
        fails(seed, &ir, &lowered, &format!("{:?} {:?}", report.findings, report.unknown));
    }
    let mut always: Option<std::collections::BTreeSet<(u32, u32)>> = None;
    for predicates in outcomes(&program) {
        let apart = verify::unseparated(&program, &predicates, &verify::Options::default());
        if apart.as_ref().is_ok_and(|list| !list.is_empty()) {
            fails(seed, &ir, &lowered, &format!("cores are not separated: {apart:?}"));
        }
        let order = unrolled(&ir, &predicates);
        let (wanted, nth) = (wanted(&ir, &order), nth(&order));
        let steps: Vec<(Actor, u32)> = origins.iter().take(ir.instrs.len()).flatten().copied().collect();
        let exact = Order::of(&program, &predicates, &steps, &verify::Options::default()).expect("in the fragment");
        for (a, b) in &wanted {
            let at = |i: usize| {
                let (actor, pc) = origins[order[i] as usize].expect("emitted");
                (actor, pc, nth[i])
            };
            if exact.precedes(at(*a), at(*b)) != Some(true) {
                let name = |i: usize| &ir.instrs[order[i] as usize].name;
                fails(seed, &ir, &lowered, &format!("{} {} not before {} {}", name(*a), nth[*a], name(*b), nth[*b]));
            }
        }
        sum.edges += wanted.len() as u64;
        let mut superfluous =
            verify::redundant(&program, &predicates, &verify::Options::default()).expect("in the fragment");
        // That all stop together is not for the sake of any order.
        superfluous.retain(|one| matches!(one.awaited, verify::Awaited::Entry(_)));
        let sites = superfluous.iter().map(|one| (one.sites[0].stream, one.sites[0].pc));
        let sites: std::collections::BTreeSet<_> = sites.collect();
        always = Some(always.map_or(sites.clone(), |known| known.intersection(&sites).copied().collect()));
        let plain = !shape.loops && !shape.branches && shape.cores == 1;
        if plain && !rotates && !superfluous.is_empty() {
            fails(seed, &ir, &lowered, &format!("superfluous: {superfluous:?}"));
        }
    }
    if rotates {
        return;
    }
    sum.superfluous += always.map_or(0, |sites| sites.len() as u64);
    let waits = lowered.order().map(|id| lowered.instrs[id as usize].waits.len() as u64);
    sum.waits += waits.sum::<u64>();
    if dropping && !shape.after {
        // That transfers have arrived when their engine ends is asked for by nobody but `drained at exit`.
        // What an engine waits for where it enters a loop may be what it waits for in the first iteration besides.
        let word = |id: &u32, word: &str| lowered.instrs[*id as usize].name.starts_with(word);
        let end = |id: &u32| word(id, "wait.end.") || word(id, "wait.enter");
        let ends: Vec<_> = lowered.order().filter(end).filter_map(|id| origins[id as usize]).collect();
        let (dropped, unmissed) = drop_each(&program, &ends);
        sum.dropped += dropped;
        sum.unmissed += unmissed.len() as u64;
        let plain = !shape.loops && !shape.branches;
        if plain && !unmissed.is_empty() {
            fails(seed, &ir, &lowered, &format!("nobody misses {unmissed:?}"));
        }
    }
}

/// Without any one of the waits something is wrong: how many were tried, and those that nobody misses.
fn drop_each(program: &Program, ends: &[(Actor, u32)]) -> (u64, Vec<(usize, usize)>) {
    let (mut dropped, mut unmissed) = (0, Vec::new());
    for stream in 0..program.streams.len() {
        for step in 0..program.streams[stream].steps.len() {
            if ends.contains(&(Actor::Stream(stream as u32), step as u32)) {
                continue;
            }
            for wait in 0..program.streams[stream].steps[step].waits.len() {
                let mut less = program.clone();
                less.streams[stream].steps[step].waits.remove(wait);
                dropped += 1;
                if verify::verify(&less, &verify::Options::default()).expect("valid").verdict == Verdict::Ok {
                    unmissed.push((stream, step));
                }
            }
        }
    }
    (dropped, unmissed)
}

#[test]
fn random_graphs_are_proven() {
    let mut sum = Sum { waits: 0, edges: 0, superfluous: 0, dropped: 0, unmissed: 0 };
    let cases = cases(1000);
    // A long run may be split.
    let first = std::env::var("CHAPPE_FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    for seed in first..cases {
        judge(seed, seed % 4 == 0, &mut sum);
    }
    println!("{} waits left out one by one, {} of them unmissed", sum.dropped, sum.unmissed);
    println!("{} graphs: {} orderings, {} waits, {} superfluous", cases - first, sum.edges, sum.waits, sum.superfluous);
    // What is kept too much is explained in docs/lowering.md.
    assert!(sum.unmissed * 50 <= sum.dropped, "{} of {} waits are not missed", sum.unmissed, sum.dropped);
    assert!(sum.superfluous * 100 <= sum.waits, "{} of {} waits are superfluous", sum.superfluous, sum.waits);
}

#[test]
fn no_compute_word_carries_anything() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let ir = graph(&mut dice, shape);
        let lowered = lower::lower(ir, &target(), &Options::default()).expect("lowered");
        for id in lowered.order() {
            let instr = &lowered.instrs[id as usize];
            assert!(instr.kind != Kind::Compute || instr.waits.is_empty() && instr.posts.is_empty());
        }
    }
}

#[test]
fn no_reserved_id_is_used() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let ir = graph(&mut dice, shape);
        let lowered = lower::lower(ir, &target(), &Options::default()).expect("lowered");
        for sem in &lowered.sems {
            let id = sem.id.expect("numbered");
            assert!(!(0..=2).contains(&id) && !(40..=50).contains(&id), "{sem:?}");
        }
    }
}
