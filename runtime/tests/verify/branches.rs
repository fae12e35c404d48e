//! Predicates that decide only accesses: few of their outcomes show all that there is.

use std::collections::BTreeSet;

use chappe_runtime::program::{Body, Program, Step};
use chappe_runtime::verify::{Actor, Detail, Kind, Options, Report, Site, Unknown, Verdict, verify};

use crate::explore::{AtLimit, explore, findings};
use crate::finding::{self, At};
use crate::generate::{Genre, generate};
use crate::program::program;
use crate::random::Random;
use crate::small::{Access, Kind as Does, Op, Small};

/// What is found, apart from the arm in which it is found where that makes no difference.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// Who waits, and for what.
    Hangs(Vec<(usize, String)>),
    /// Who does what.
    Race(usize, [(usize, String); 2]),
    Other(Kind, String),
}

fn stream(small: &Small, actor: Actor) -> usize {
    match actor {
        Actor::Stream(stream) => stream as usize,
        Actor::Queue(queue) => small.engines.len() + queue as usize,
    }
}

fn does(small: &Small, at: At) -> (usize, String) {
    (at.stream, small.label(small.op(at.op)))
}

fn said(small: &Small, report: &Report) -> BTreeSet<Said> {
    let does = |site: &Site| does(small, At { stream: stream(small, site.actor), op: site.source.0 });
    let say = |finding: &chappe_runtime::verify::Finding| match &finding.detail {
        Detail::Blocked { .. } => {
            let mut blocked: Vec<_> = finding.sites.iter().map(does).collect();
            blocked.sort();
            Said::Hangs(blocked)
        }
        Detail::Race { region, .. } => {
            let mut sites = [does(&finding.sites[0]), does(&finding.sites[1])];
            sites.sort();
            Said::Race(*region as usize, sites)
        }
        Detail::Entry { entry, .. } => Said::Other(finding.kind, format!("{entry:?}")),
        Detail::Queue { queue, .. } => Said::Other(finding.kind, format!("{queue}")),
        Detail::None => Said::Other(finding.kind, String::new()),
    };
    report.findings.iter().map(say).collect()
}

/// Races and hangs, as the explorer sees them.
fn explored(small: &Small, all: &BTreeSet<finding::Finding>) -> BTreeSet<Said> {
    let say = |finding: &finding::Finding| match finding {
        finding::Finding::Deadlock(blocked) => {
            let mut blocked: Vec<_> = blocked.iter().map(|at| does(small, *at)).collect();
            blocked.sort();
            Some(Said::Hangs(blocked))
        }
        finding::Finding::Race { region, between } => {
            let mut between = between.map(|at| does(small, at));
            between.sort();
            Some(Said::Race(*region, between))
        }
        _ => None,
    };
    all.iter().filter_map(say).collect()
}

/// Puts some operations into both arms of a branch, each with accesses of its own.
fn split(random: &mut Random, ops: &mut Vec<Op>, predicates: usize, depth: usize) {
    for op in &mut *ops {
        if let Does::Loop(_, ops) = &mut op.kind {
            split(random, ops, predicates, depth);
        }
    }
    for _ in 0..=random.below(2) {
        let first = random.below(ops.len() + 1);
        let end = (first + random.below(3)).min(ops.len());
        let both: Vec<Op> = ops.splice(first..end, []).collect();
        let mut arm = || {
            let mut arm = both.clone();
            for _ in 0..random.below(2) {
                let bytes = random.pick(&[None, Some((0, 32)), Some((32, 64))]);
                let access = Access { region: random.below(2), bytes };
                let access = if random.one_in(2) { Does::Write(access) } else { Does::Read(access) };
                arm.insert(random.below(arm.len() + 1), access.into());
            }
            if depth < 2 && random.one_in(3) {
                split(random, &mut arm, predicates, depth + 1);
            }
            arm
        };
        let (then, otherwise) = (arm(), arm());
        ops.insert(first, Does::Branch(random.below(predicates), then, otherwise).into());
    }
}

#[test]
fn few_outcomes_show_what_all_show() {
    let cases = std::env::var("CHAPPE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(50);
    let (mut races, mut hangs, mut fewer, mut compared) = (0, 0, 0, 0);
    for genre in Genre::ALL {
        for seed in 0..cases {
            let mut small = generate(genre, 1_000_000 + seed);
            let mut random = Random(seed * 31 + genre as u64);
            while small.predicates.len() < 4 {
                small.predicates.push(format!("p{}", small.predicates.len()));
            }
            let first = if genre == Genre::Branches { 0 } else { 4 - random.below(3) - 1 };
            for engine in &mut small.engines {
                split(&mut random, &mut engine.ops, 4 - first, 0);
            }
            small.number();
            let program = program(&small);
            let every = Options { every_outcome: true, ..Options::default() };
            for options in [Options::default(), Options { search_only: true, ..Options::default() }] {
                let few = verify(&program, &options).expect("a valid program");
                let all = verify(&program, &Options { search_only: options.search_only, ..every.clone() });
                let all = all.expect("a valid program");
                let name = format!("{genre:?} {seed} {:?}", small.engines);
                assert_eq!(few.verdict, all.verdict, "{name}");
                assert_eq!(said(&small, &few), said(&small, &all), "{name}");
                assert!(few.stats.outcomes <= all.stats.outcomes, "{name}");
                fewer += usize::from(few.stats.outcomes < all.stats.outcomes);
                races += usize::from(few.findings.iter().any(|finding| finding.kind == Kind::Race));
                hangs += usize::from(few.findings.iter().any(|finding| finding.kind == Kind::Deadlock));
            }
            if let Some(outcomes) = explore(&small, AtLimit::GoOn, 5_000) {
                let mut few = said(&small, &verify(&program, &Options::default()).expect("a valid program"));
                few.retain(|said| !matches!(said, Said::Other(..)));
                assert_eq!(few, explored(&small, &findings(&outcomes)), "{genre:?} {seed} {:?}", small.engines);
                compared += 1;
            }
        }
    }
    println!("{fewer} with fewer outcomes, {races} race, {hangs} hang, {compared} compared with the explorer");
    assert!(fewer > 400 && races > 200 && hangs > 100 && compared > 300);
}

/// Two engines that take turns; in each turn, one access of each that a predicate of its own decides.
fn many(pairs: u32, apart: bool) -> Program {
    let mut small = Small {
        cells: vec![crate::small::CellInfo::default(), crate::small::CellInfo::default()],
        regions: vec![crate::small::RegionInfo { name: "x".into(), bytes: 64 }],
        engines: vec![crate::small::Engine::default(), crate::small::Engine::default()],
        predicates: (0..2 * pairs).map(|p| p.to_string()).collect(),
        ..Small::default()
    };
    for turn in 0..pairs as usize {
        let value = turn as i64 + 1;
        let whole = Access { region: 0, bytes: None };
        for (engine, decided) in [(0, Does::Write(whole)), (1, Does::Read(whole))] {
            let branch = Does::Branch(2 * turn + engine, vec![decided.into()], vec![]);
            let (wait, post) = (Does::WaitGe(1 - engine, value - 1 + engine as i64), Does::Add(engine, 1));
            let ops = &mut small.engines[engine].ops;
            let waits = apart || turn + 1 < pairs as usize;
            ops.extend([wait, branch, post].into_iter().skip(usize::from(!waits)).map(Op::from));
        }
    }
    small.number();
    program(&small)
}

#[test]
fn thirty_predicates_that_decide_accesses_are_decided() {
    let apart = verify(&many(15, true), &Options::default()).expect("a valid program");
    assert_eq!((apart.verdict, apart.unknown), (Verdict::Ok, None));
    assert!(apart.stats.outcomes < 20, "{:?}", apart.stats);
    let race = verify(&many(15, false), &Options::default()).expect("a valid program");
    assert_eq!((race.verdict, race.unknown), (Verdict::Bad, None));
    assert!(race.findings.iter().all(|finding| finding.kind == Kind::Race), "{race:#?}");
}

/// Arms that wait for different things count as before.
#[test]
fn thirteen_predicates_that_decide_waits_are_too_many() {
    let mut program = many(15, true);
    let posts = program.streams[0].steps.iter().position(|step| !step.updates.is_empty()).expect("a post");
    let post = program.streams[0].steps[posts].clone();
    let step = |body| Step { body, waits: vec![], updates: vec![], ..post.clone() };
    for predicate in 0..13_u32 {
        let otherwise = program.streams[0].steps.len() as u32 + 2;
        program.streams[0].steps.push(step(Body::Choose { predicate, otherwise }));
        program.streams[0].steps.push(post.clone());
    }
    let report = verify(&program, &Options::default()).expect("a valid program");
    assert_eq!(report.unknown, Some(Unknown::Predicates(12)));
}
