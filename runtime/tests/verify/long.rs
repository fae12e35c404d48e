//! Long loops, of which most turns are left out.

use std::collections::{BTreeMap, BTreeSet};

use chappe_runtime::program::*;
use chappe_runtime::verify::{Detail, Finding, Kind, Method, Options, Report, Verdict, replay, verify};

use crate::explore::{AtLimit, explore, findings};
use crate::generate::{Genre, generate};
use crate::judged::{agree, explored};
use crate::program::program;
use crate::random::Random;
use crate::small::Kind as Does;

/// A program in the making: engines with what they do before, in and after a loop.
struct Draft<'r> {
    random: &'r mut Random,
    exprs: Vec<Expr>,
    count: i64,
    parts: Vec<[Vec<Step>; 3]>,
    declared: Vec<Declared>,
    queues: Vec<Queue>,
}

const CELLS: u32 = 6;

fn step(body: Body) -> Step {
    Step { waits: vec![], body, updates: vec![], cost: 1, source: SourceId(0) }
}

impl Draft<'_> {
    fn expr(&mut self, expr: Expr) -> ExprId {
        self.exprs.push(expr);
        self.exprs.len() as ExprId - 1
    }

    fn binary(&mut self, op: ExprOp, left: ExprId, right: i64) -> ExprId {
        let right = self.expr(Expr::Const(right));
        self.expr(Expr::Binary(op, left, right))
    }

    fn var(&mut self) -> ExprId {
        self.expr(Expr::Var(0))
    }

    fn sem(&self, id: u32) -> SemRef {
        SemRef { core: 0, bank: 0, id: Value::Imm(i64::from(id)) }
    }

    fn post(&mut self, cell: u32, by: i64) -> Step {
        let update = Update { sem: self.sem(cell), action: Action::Add(Value::Imm(by)), when: When::Complete };
        Step { updates: vec![update], ..step(Body::Nop) }
    }

    fn wait(&mut self, cell: u32, value: Value, take: bool) -> Step {
        let skip = matches!(value, Value::Expr(_)) && self.random.one_in(2);
        let test = if skip { Test::CounterIfPositive } else { Test::Counter };
        let then = take.then_some(Action::Sub(value));
        let wait = Wait { then, ..Wait::new(self.sem(cell), test(Compare::Ge, value)) };
        Step { waits: vec![wait], ..step(Body::Nop) }
    }

    fn pair(&mut self) -> (usize, usize) {
        let one = self.random.below(self.parts.len());
        (one, (one + 1 + self.random.below(self.parts.len() - 1)) % self.parts.len())
    }

    fn small(&mut self, least: i64, most: i64) -> i64 {
        least + self.random.below((most - least + 1) as usize) as i64
    }

    /// One posts in each turn, the other waits for the turn, or one before or after it.
    fn hand_over(&mut self, cell: u32) {
        let (one, other) = self.pair();
        let (by, ahead) = (self.small(1, 3), self.random.pick(&[1, 1, 1, 0, -1, -3, 2]));
        let post = self.post(cell, by);
        self.parts[one][1].push(post);
        let v = self.var();
        let times = self.binary(ExprOp::Mul, v, by);
        let value = self.binary(ExprOp::Add, times, ahead * by);
        let wait = self.wait(cell, Value::Expr(value), false);
        self.parts[other][1].push(wait);
        if self.random.one_in(3) {
            let value = by * self.count + self.random.pick(&[0, 0, 0, -1, -5, 1]);
            let wait = self.wait(cell, Value::Imm(value), false);
            self.parts[other][2].push(wait);
        }
    }

    /// One posts in each turn, the other waits once, for all or for some.
    fn total(&mut self, cell: u32) {
        let (one, other) = self.pair();
        let post = self.post(cell, 1);
        self.parts[one][1].push(post);
        let value = self.random.pick(&[self.count, self.count, self.count - 1, 3, self.count + 1]);
        let (wait, place) = (self.wait(cell, Value::Imm(value), false), self.random.pick(&[0, 2, 2]));
        self.parts[other][place].push(wait);
    }

    fn credit(&mut self, cell: u32) {
        let (one, other) = self.pair();
        let by = self.small(1, 2);
        let post = self.post(cell, by);
        let wait = self.wait(cell, Value::Imm(by), true);
        self.parts[one][1].push(post);
        self.parts[other][1].push(wait);
        if self.random.one_in(2)
            && let Some(Step { waits, updates, .. }) = self.parts[other][1].last_mut()
        {
            // Taken at the end of the step.
            waits[0].then = None;
            let (sem, action) = (waits[0].sem, Action::Sub(Value::Imm(by)));
            updates.push(Update { sem, action, when: When::Complete });
        }
        let (init, limit) = (self.small(0, 2), self.random.one_in(3));
        let limit = limit.then(|| (0, init + by + self.small(0, 1)));
        let zero_at_exit = init == 0 && self.random.one_in(3);
        self.declared.push(Declared { core: 0, bank: 0, id: cell, init, limit, zero_at_exit });
    }

    fn barrier(&mut self) {
        let place = self.random.pick(&[0, 1, 1, 2]);
        for parts in &mut self.parts {
            parts[place].push(step(Body::Join(0)));
        }
    }

    fn accessed(&mut self, inside: bool) -> Access {
        let region = self.random.below(2) as u32;
        let element = match self.random.below(if inside { 5 } else { 1 }) {
            0 => Value::Imm(self.random.below(2) as i64),
            n => {
                let v = self.var();
                let ahead = self.small(0, 2);
                let v = self.binary(ExprOp::Add, v, ahead);
                let v = if n < 3 || region == 1 { self.binary(ExprOp::Rem, v, 2 + ahead % 2) } else { v };
                Value::Expr(v)
            }
        };
        Access { region, element, bytes: (Value::Imm(0), Value::Imm(8)), write: self.random.one_in(2) }
    }

    fn access(&mut self) {
        let (engine, place) = (self.random.below(self.parts.len()), self.random.pick(&[0, 1, 1, 1, 1, 2]));
        let access = self.accessed(place == 1);
        self.parts[engine][place].push(step(Body::Access(vec![access])));
    }

    fn transfer(&mut self) {
        let engine = 0;
        let access = self.accessed(true);
        let body = Body::Transfer { queue: 0, accesses: vec![access], duration: 1 };
        self.parts[engine][1].push(step(body));
        if self.random.one_in(2) {
            let place = self.random.pick(&[1, 2]);
            self.parts[engine][place].push(step(Body::Drain(Some(0))));
        }
    }

    /// Some steps of a loop only in some turns.
    fn guard(&mut self) {
        let engine = self.random.below(self.parts.len());
        let v = self.var();
        let condition = match self.random.below(4) {
            0 => self.binary(ExprOp::Ge, v, 2),
            1 => self.binary(ExprOp::Lt, v, self.count - 2),
            2 => self.binary(ExprOp::Ne, v, self.count - 1),
            _ => {
                let odd = self.binary(ExprOp::Rem, v, 2);
                self.binary(ExprOp::Eq, odd, 0)
            }
        };
        let body = &mut self.parts[engine][1];
        if !body.is_empty() && !matches!(body.last().map(|step| &step.body), Some(Body::If { .. })) {
            let at = self.random.below(body.len());
            // Targets are set when all is there.
            body.insert(at, step(Body::If { condition, otherwise: 0 }));
        }
    }

    fn program(mut self) -> Program {
        if self.random.one_in(3) {
            let (engine, place) = (self.random.below(self.parts.len()), self.random.below(3));
            let steps = &mut self.parts[engine][place];
            if !steps.is_empty() {
                steps.remove(self.random.below(steps.len()));
            }
        }
        let members: Vec<u32> = (0..self.parts.len() as u32).collect();
        let count = self.count;
        let streams = (0..).zip(self.parts).map(|(engine, [before, body, after])| {
            let mut steps = before;
            let start = steps.len() as Pc;
            let next = start + 1 + body.len() as Pc;
            steps.push(step(Body::For { var: 0, from: Value::Imm(0), to: Value::Imm(count), next }));
            steps.extend(body);
            steps.push(step(Body::Next { start }));
            steps.extend(after);
            for pc in 0..steps.len() as Pc {
                if let Body::If { otherwise, .. } = &mut steps[pc as usize].body {
                    *otherwise = (pc + 2).min(next);
                }
            }
            Stream { core: 0, engine, steps, depth: 1 }
        });
        let region = Region { core: None, elements: 1 << 20, bytes: 8 };
        Program {
            banks: vec![Bank { size: CELLS, kind: BankKind::Counter { bits: 32, signed: true }, reserved: Vec::new() }],
            cores: 1,
            streams: streams.collect(),
            queues: self.queues,
            regions: vec![region.clone(), region],
            groups: vec![Group { members }],
            exprs: self.exprs,
            declared: self.declared,
            ..Program::default()
        }
    }
}

fn generated(seed: u64) -> Program {
    let mut random = Random(seed);
    let count = 2400 + random.below(7) as i64;
    let engines = 2 + random.below(2);
    let queues = vec![Queue { core: 0, drained_at_exit: random.one_in(3) }];
    let parts = (0..engines).map(|_| [Vec::new(), Vec::new(), Vec::new()]).collect();
    let mut draft = Draft { random: &mut random, exprs: vec![], count, parts, declared: vec![], queues };
    for cell in 0..4 + draft.random.below(5) as u32 {
        match draft.random.below(14) {
            0..=2 if cell < CELLS => draft.hand_over(cell),
            3..=5 if cell < CELLS => draft.credit(cell),
            6 if cell < CELLS => draft.total(cell),
            7 if draft.random.one_in(2) => draft.barrier(),
            8 if seed.is_multiple_of(3) => draft.transfer(),
            9 => draft.guard(),
            _ => draft.access(),
        }
    }
    draft.program()
}

/// All of a finding but how it comes about, and counts that depend on how much was looked at.
fn known(finding: &Finding) -> String {
    let detail = match &finding.detail {
        Detail::Blocked { waits, .. } => {
            let waits: Vec<_> = waits.iter().map(|wait| (wait.what, wait.compare, wait.operand, wait.value)).collect();
            format!("{waits:?}")
        }
        Detail::Entry { entry, .. } => format!("{entry:?}"),
        Detail::Race { region, accesses } => format!("{region} {:?}", accesses.map(|touch| touch.write)),
        Detail::Queue { queue, outstanding } => format!("{queue} {outstanding}"),
        Detail::None => String::new(),
    };
    format!("{:?} {:?} {:?} {detail}", finding.kind, finding.also, finding.sites)
}

fn same(program: &Program, long: &Report, short: &Report, name: &str) {
    let all = |report: &Report| -> BTreeSet<String> { report.findings.iter().map(known).collect() };
    assert_eq!(all(short), all(long), "{name}\n{program:#?}");
    assert_eq!((short.verdict, short.unknown), (long.verdict, long.unknown), "{name}");
    for finding in &short.findings {
        let seen = replay(program, &finding.witness).unwrap_or_else(|strayed| panic!("{strayed:?} {finding:?} {name}"));
        let bad = match finding.kind {
            Kind::Deadlock | Kind::SelfWait => seen.deadlocked(),
            Kind::Race => !seen.races.is_empty(),
            _ => true,
        };
        assert!(bad, "{finding:?} {name}");
    }
}

#[test]
fn turns_in_the_middle_add_nothing() {
    let cases = std::env::var("CHAPPE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200);
    let (mut shorter, mut bad, mut ok) = (0, 0, 0);
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for seed in 0..cases {
        let program = generated(seed);
        let long = verify(&program, &Options { turns: u64::MAX, ..Options::default() }).expect("a valid program");
        let short = verify(&program, &Options { turns: 1000, ..Options::default() }).expect("a valid program");
        same(&program, &long, &short, &format!("{seed}"));
        if short.stats.actions < long.stats.actions {
            shorter += 1;
            short.findings.iter().for_each(|finding| *kinds.entry(finding.kind).or_default() += 1);
            bad += usize::from(short.verdict == Verdict::Bad);
            ok += usize::from(short.verdict == Verdict::Ok);
        }
    }
    println!("{shorter} of {cases} with fewer turns, {bad} of them bad, {ok} ok; {kinds:?}");
    assert!(shorter * 3 > cases as usize && bad * 10 > shorter && ok * 20 > shorter);
}

/// Whole programs with long loops, against every reachable state.
#[test]
fn long_loops_are_verified_exactly() {
    let cases = std::env::var("CHAPPE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(60);
    let (mut shorter, mut bad) = (0, 0);
    for genre in [Genre::Credits, Genre::Barriers, Genre::Events, Genre::Queues] {
        for seed in 0..cases {
            let mut small = generate(genre, 2_000_000 + seed);
            let count = 1000 + (seed % 5) as u32;
            for engine in &mut small.engines {
                let body = std::mem::take(&mut engine.ops);
                engine.ops.push(Does::Loop(count, body).into());
            }
            small.number();
            let options = Options { turns: 1000, states: 1000, ..Options::default() };
            let report = verify(&program(&small), &options).expect("a valid program");
            if report.method == Method::Search {
                continue;
            }
            let long = verify(&program(&small), &Options { turns: u64::MAX, ..options.clone() });
            if report.stats.actions == long.expect("a valid program").stats.actions {
                continue;
            }
            if let Some(outcomes) = explore(&small, AtLimit::GoOn, 40_000) {
                let expected = explored(&findings(&outcomes));
                agree(&small, &expected, &options, &format!("{genre:?} {seed} {:?}", small.engines));
                shorter += 1;
                bad += usize::from(!expected.is_empty());
            }
        }
    }
    println!("{shorter} compared, {bad} of them bad");
    assert!(shorter > 10 && bad > 3 && bad < shorter);
}
