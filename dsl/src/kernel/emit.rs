//! Writes one stream: control structures become records and distances.

use std::collections::HashMap;
use std::rc::Rc;

use chappe_runtime::program::{AluOp, Compare, Condition, Core, ExprError, Register, SourceId, Value};

use super::assemble::Emitted;
use super::control::negate;
use super::fold::trouble_words;
use super::ir::{KernelIr, Node, Op, StreamIr, Work};
use super::plan::{Plan, Ready};
use super::profiles::Profiles;
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

/// Most operations that are looked at to write a stream.
const MAX_WORK: u64 = 4_000_000;

/// Most errors that one stream reports.
const MAX_ERRORS: usize = 100;

/// The writing of one stream.
pub(super) struct Emitter<'e, 'm> {
    ir: &'e KernelIr<'m>,
    stream: Option<&'e StreamIr>,
    plan: Plan<'e, 'm>,
    offset: u64,
    errors: Vec<Diagnostic>,
    /// Operations looked at, and iterations counted.
    work: u64,
    /// How often something could not be written, repetitions included.
    failures: u64,
    /// How deep within repetition: what is written once is not worth keeping.
    repeats: u32,
    kept: HashMap<*const Op, Rc<Vec<Ready>>>,
    counts: HashMap<*const Op, u64>,
    /// Numbers of records of bodies that have the same in every iteration.
    sizes: HashMap<*const Node, u64>,
}

type Sink<'s> = &'s mut dyn FnMut(Emitted<'_>);

impl<'e, 'm> Emitter<'e, 'm> {
    pub(super) fn new(ir: &'e KernelIr<'m>, profiles: Profiles, stream: usize) -> Self {
        Emitter {
            ir,
            stream: ir.streams.get(stream),
            plan: Plan::new(ir, profiles, stream),
            offset: 0,
            errors: Vec::new(),
            work: 0,
            failures: 0,
            repeats: 0,
            kept: HashMap::new(),
            counts: HashMap::new(),
            sizes: HashMap::new(),
        }
    }

    /// Writes the stream; the number of bytes.
    pub(super) fn run(mut self, sink: Sink<'_>) -> Result<u64, Vec<Diagnostic>> {
        let Some(stream) = self.stream else { return Ok(0) };
        for (r, source) in self.plan.round_registers() {
            let ready = self.plan.alone(&Work::Move(r, Value::Imm(0)), source);
            self.put(ready, source, sink);
        }
        self.nodes(&stream.body, sink);
        if !stream.functions.is_empty() {
            let source = stream.body.last().map_or(SourceId(0), source_of);
            if !ends(stream.body.last()) {
                let ready = self.plan.alone(&Work::Halt, source);
                self.put(ready, source, sink);
            }
            for f in &stream.functions {
                let ready = self.plan.function(&f.name, f.source);
                self.put(ready, f.source, sink);
                self.nodes(&f.body, sink);
                if !ends(f.body.last()) {
                    let ready = self.plan.alone(&Work::Return, f.source);
                    self.put(ready, f.source, sink);
                }
            }
        }
        if self.errors.is_empty() { Ok(self.offset) } else { Err(self.errors) }
    }

    fn put(&mut self, ready: Result<Vec<Ready>, Vec<Diagnostic>>, source: SourceId, sink: Sink<'_>) {
        match ready {
            Ok(list) => list.iter().for_each(|r| self.write(r, source, sink)),
            Err(list) => self.fail(list),
        }
    }

    fn write(&mut self, r: &Ready, source: SourceId, sink: Sink<'_>) {
        sink(Emitted { offset: self.offset, bytes: &r.bytes, value: &r.value, source });
        self.offset += r.bytes.len() as u64;
    }

    fn fail(&mut self, list: Vec<Diagnostic>) {
        self.failures += 1;
        for d in list {
            if self.errors.len() < MAX_ERRORS && !self.errors.contains(&d) {
                self.errors.push(d);
            }
        }
    }

    /// Whether the stream has become longer than anybody can want; reported once.
    fn is_too_long(&mut self, source: SourceId) -> bool {
        self.work += 1;
        if self.work == MAX_WORK {
            let span = self.ir.names.source(source).map(|s| s.span).unwrap_or_default();
            let message = format!("this stream becomes more than {} million records", MAX_WORK / 1_000_000);
            let d = Diagnostic::error(codes::RANGE, span, message);
            self.fail(vec![d.help("`for` is unrolled in records; a run-time loop is `loop`")]);
        }
        if self.work >= MAX_WORK {
            self.failures += 1;
        }
        self.work >= MAX_WORK
    }

    fn number(&mut self, v: Value, source: SourceId) -> Option<i64> {
        match self.plan.fix(v) {
            Ok(Value::Imm(n)) => Some(n),
            Ok(_) => None,
            Err(e) => {
                let d = self.trouble(e, source);
                self.fail(vec![d]);
                None
            }
        }
    }

    fn trouble(&self, e: ExprError, source: SourceId) -> Diagnostic {
        let span = self.ir.names.source(source).map(|s| s.span).unwrap_or_default();
        Diagnostic::error(codes::ARITHMETIC, span, format!("an expression here {} in some iteration", trouble_words(e)))
    }

    fn nodes(&mut self, nodes: &[Node], sink: Sink<'_>) {
        for n in nodes {
            if self.errors.len() >= MAX_ERRORS || self.is_too_long(source_of(n)) {
                return;
            }
            match n {
                Node::Op(op) => self.op(op, sink),
                Node::For { var, from, to, body, source } => {
                    let (Some(from), Some(to)) = (self.number(*from, *source), self.number(*to, *source)) else {
                        continue;
                    };
                    self.repeats += 1;
                    for i in from..to {
                        self.plan.set(*var, i);
                        let before = self.failures;
                        self.nodes(body, sink);
                        // The same mistake would be found again in every iteration.
                        if self.failures > before {
                            break;
                        }
                    }
                    self.repeats -= 1;
                }
                Node::Select { condition, yes, no, source } => {
                    if let Some(n) = self.number(Value::Expr(*condition), *source) {
                        self.nodes(if n != 0 { yes } else { no }, sink);
                    }
                }
                Node::Loop { register, count, body, source } => {
                    self.run_loop(register.unwrap_or(0), *count, body, *source, sink);
                }
                Node::If { condition, yes, no, source } => self.branches(condition, yes, no, *source, sink),
                Node::Choose { source, .. } => {
                    let span = self.ir.names.source(*source).map(|s| s.span).unwrap_or_default();
                    let d = Diagnostic::error(codes::NO_LOWERING, span, "`if unknown` cannot be written as records");
                    self.fail(vec![
                        d.help("it stands for a condition that only the hardware knows: compare a register instead"),
                    ]);
                }
            }
        }
    }

    fn op(&mut self, op: &Op, sink: Sink<'_>) {
        if self.repeats > 0 && Plan::is_fixed(op) {
            if let Some(ready) = self.kept.get(&std::ptr::from_ref(op)).cloned() {
                ready.iter().for_each(|r| self.write(r, op.source, sink));
                return;
            }
            match self.plan.op(op) {
                Ok(list) => {
                    let list = Rc::new(list);
                    self.kept.insert(op, Rc::clone(&list));
                    list.iter().for_each(|r| self.write(r, op.source, sink));
                }
                Err(e) => self.fail(e),
            }
            return;
        }
        let ready = self.plan.op(op);
        self.put(ready, op.source, sink);
    }

    /// Records: counter = 0, body, counter + 1, back while it is less than the count.
    fn run_loop(&mut self, r: Register, count: Value, body: &[Node], source: SourceId, sink: Sink<'_>) {
        let count = match count {
            Value::Reg(_) => count,
            v => match self.number(v, source) {
                Some(n) if n > 0 => Value::Imm(n),
                _ => return,
            },
        };
        let add = self.plan.alone(&Work::Alu(AluOp::Add, r, Value::Reg(r), Value::Imm(1)), source);
        let signed = self.ir.model.registers.as_ref().is_some_and(|r| r.signed);
        let again = Condition { left: Value::Reg(r), compare: Compare::Lt, right: count, signed };
        let size = self.size(body) as i64;
        let add_size = add.as_ref().map_or(1, Vec::len) as i64;
        let set = self.plan.alone(&Work::Move(r, Value::Imm(0)), source);
        let back_size = self.plan.branch(Some(&again), 0, source).map_or(1, |b| b.len() as i64);
        if matches!(count, Value::Reg(_)) {
            let compare = if signed { Compare::Le } else { Compare::Eq };
            let none = Condition { left: count, compare, right: Value::Imm(0), signed };
            let set_size = set.as_ref().map_or(1, Vec::len) as i64;
            let skip = self.plan.branch(Some(&none), 1 + set_size + size + add_size + back_size, source);
            self.put(skip, source, sink);
        }
        self.put(set, source, sink);
        self.nodes(body, sink);
        self.put(add, source, sink);
        let back = self.plan.branch(Some(&again), -(size + add_size + back_size - 1), source);
        self.put(back, source, sink);
    }

    fn branches(&mut self, c: &Condition, yes: &[Node], no: &[Node], source: SourceId, sink: Sink<'_>) {
        let size = self.size(yes) as i64;
        let right = match self.plan.fix(c.right) {
            Ok(v) => v,
            Err(e) => {
                let d = self.trouble(e, source);
                return self.fail(vec![d]);
            }
        };
        let away = Condition { compare: negate(c.compare), right, ..*c };
        let over = if no.is_empty() { None } else { Some(self.size(no) as i64) };
        let jump = over.map(|n| self.plan.branch(None, 1 + n, source));
        let jump_size = jump.as_ref().map_or(0, |j| j.as_ref().map_or(1, |j| j.len() as i64));
        let branch = self.plan.branch(Some(&away), 1 + size + jump_size, source);
        self.put(branch, source, sink);
        self.nodes(yes, sink);
        if let Some(jump) = jump {
            self.put(jump, source, sink);
        }
        self.nodes(no, sink);
    }

    /// How many records nodes become here.
    fn size(&mut self, nodes: &[Node]) -> u64 {
        nodes.iter().map(|n| self.node_size(n)).fold(0, u64::saturating_add)
    }

    fn node_size(&mut self, n: &Node) -> u64 {
        if let Some(s) = self.sizes.get(&std::ptr::from_ref(n)) {
            return *s;
        }
        let size = match n {
            Node::Op(op) => self.op_size(op),
            Node::For { var, from, to, body, .. } => {
                let (Ok(Value::Imm(from)), Ok(Value::Imm(to))) = (self.plan.fix(*from), self.plan.fix(*to)) else {
                    return 0;
                };
                if body.iter().all(|n| is_steady(n, self.plan.core())) {
                    self.size(body).saturating_mul(to.saturating_sub(from).max(0) as u64)
                } else {
                    let mut sum: u64 = 0;
                    for i in from..to {
                        self.plan.set(*var, i);
                        sum = sum.saturating_add(self.size(body));
                        self.work = (self.work + 1).min(MAX_WORK - 1);
                        if self.work == MAX_WORK - 1 {
                            break;
                        }
                    }
                    sum
                }
            }
            Node::Select { condition, yes, no, .. } => match self.plan.fix(Value::Expr(*condition)) {
                Ok(Value::Imm(0)) => self.size(no),
                _ => self.size(yes),
            },
            Node::Loop { count, body, source, .. } => {
                let size = self.size(body);
                match self.plan.fix(*count) {
                    Ok(Value::Imm(n)) if n <= 0 => 0,
                    fixed => size + self.plan.loop_overhead(matches!(fixed, Ok(Value::Reg(_))), *source),
                }
            }
            Node::If { condition, yes, no, source } => {
                let jump = if no.is_empty() { 0 } else { self.plan.branch_size(None, *source) };
                self.size(yes) + self.size(no) + jump + self.plan.branch_size(Some(condition), *source)
            }
            Node::Choose { yes, no, .. } => self.size(yes) + self.size(no),
        };
        if is_steady(n, self.plan.core()) {
            self.sizes.insert(n, size);
        }
        size
    }

    fn op_size(&mut self, op: &Op) -> u64 {
        let core = self.plan.core();
        let (here, remote) = op.posts.iter().fold((false, 0), |(here, remote), p| {
            if p.update.sem.core == core { (true, remote) } else { (here, remote + 1) }
        });
        remote
            + match op.work {
                Work::Sync => u64::from(here || op.waits.iter().any(|w| self.plan.waits(w))),
                Work::Record(_) => 1,
                _ => match self.counts.get(&std::ptr::from_ref(op)) {
                    Some(n) => *n,
                    None => {
                        let n = self.plan.count(op);
                        self.counts.insert(op, n);
                        n
                    }
                },
            }
    }
}

/// Whether a node becomes as many records in every iteration.
fn is_steady(n: &Node, core: Core) -> bool {
    let fixed = |v: &Value| !matches!(v, Value::Expr(_));
    match n {
        Node::Op(op) => {
            let here = op.posts.iter().any(|p| p.update.sem.core == core);
            !matches!(op.work, Work::Sync)
                || here
                || op.waits.is_empty()
                || op.waits.iter().any(|w| !Plan::may_vanish(w))
        }
        Node::For { from, to, body, .. } => fixed(from) && fixed(to) && body.iter().all(|n| is_steady(n, core)),
        Node::Loop { count, body, .. } => fixed(count) && body.iter().all(|n| is_steady(n, core)),
        Node::Select { .. } => false,
        Node::If { yes, no, .. } | Node::Choose { yes, no, .. } => yes.iter().chain(no).all(|n| is_steady(n, core)),
    }
}

/// Whether nothing is run after this node.
fn ends(n: Option<&Node>) -> bool {
    match n {
        Some(Node::Op(op)) => match &op.work {
            Work::Exit(_) | Work::Halt | Work::Return => true,
            Work::Record(r) => r.bodies.last().is_some_and(|b| {
                matches!(b, chappe_runtime::program::Body::Stop | chappe_runtime::program::Body::Return)
            }),
            _ => false,
        },
        _ => false,
    }
}

fn source_of(n: &Node) -> SourceId {
    match n {
        Node::Op(op) => op.source,
        Node::For { source, .. }
        | Node::Loop { source, .. }
        | Node::Select { source, .. }
        | Node::If { source, .. }
        | Node::Choose { source, .. } => *source,
    }
}
