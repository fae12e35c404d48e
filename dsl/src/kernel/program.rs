//! From the form between to a program: trees become steps with targets.

use chappe_runtime::program::{
    Access, Action, AluOp, Body, Compare, Condition, ExprOp, Group, Pc, Program, Queue, SemRef, SourceId, Step, Stream,
    Test, Update, Value, Var, Wait,
};

use super::control::negate;
use super::exprs::Exprs;
use super::ir::{KernelIr, Node, Op, StreamIr, Work};
use super::names::Names;
use super::work::RECORD_COST;

impl KernelIr<'_> {
    /// The program, and what its parts are called.
    #[must_use]
    pub fn program(&self) -> (Program, Names) {
        let mut exprs = self.exprs.clone();
        let streams = self.streams.iter().map(|s| Build::new(self, s, &mut exprs).stream()).collect();
        let program = Program {
            banks: self.banks.clone(),
            registers: self.registers.clone(),
            cores: self.cores,
            streams,
            queues: self.queues.iter().map(|q| Queue { core: q.core, drained_at_exit: q.drained_at_exit }).collect(),
            regions: self.regions.clone(),
            groups: self.groups.iter().map(|g| Group { members: g.members.clone() }).collect(),
            predicates: self.predicates,
            exprs: exprs.list().to_vec(),
            declared: self.declared.clone(),
        };
        (program, self.names.clone())
    }
}

/// One stream while it is being built.
struct Build<'b, 'm> {
    ir: &'b KernelIr<'m>,
    stream: &'b StreamIr,
    exprs: &'b mut Exprs,
    steps: Vec<Step>,
    /// How many `for` loops are open around the current function's text.
    shift: Var,
    depth: Var,
    /// How many `for` loops are open.
    open: Var,
    /// Calls of the innermost `for` body (or of the stream): the step, and which function.
    calls: Vec<(usize, u32)>,
}

impl<'b, 'm> Build<'b, 'm> {
    fn new(ir: &'b KernelIr<'m>, stream: &'b StreamIr, exprs: &'b mut Exprs) -> Self {
        Build { ir, stream, exprs, steps: Vec::new(), shift: 0, depth: 0, open: 0, calls: Vec::new() }
    }

    fn stream(mut self) -> Stream {
        let stream = self.stream;
        self.nodes(&stream.body);
        if !self.calls.is_empty() {
            let source = self.steps.last().map_or(SourceId(0), |s| s.source);
            self.push(Body::Stop, 0, source);
            self.functions();
        }
        Stream { core: stream.core, engine: stream.engine, steps: self.steps, depth: self.depth }
    }

    fn here(&self) -> Pc {
        self.steps.len() as Pc
    }

    fn push(&mut self, body: Body, cost: u32, source: SourceId) -> usize {
        self.steps.push(Step { waits: Vec::new(), body, updates: Vec::new(), cost, source });
        self.steps.len() - 1
    }

    /// Writes the functions called at this level and those they call: a call cannot leave the `for` it is in, so each
    /// `for` body that calls has copies of its own.
    fn functions(&mut self) {
        let stream = self.stream;
        let mut starts: Vec<(u32, Pc)> = Vec::new();
        let open = self.open;
        let mut next = 0;
        while let Some((at, function)) = self.calls.get(next).copied() {
            next += 1;
            let start = match starts.iter().find(|(f, _)| *f == function) {
                Some((_, pc)) => *pc,
                None => {
                    let pc = self.here();
                    starts.push((function, pc));
                    let source = stream.functions.get(function as usize).map_or(SourceId(0), |f| f.source);
                    let before = std::mem::replace(&mut self.shift, open);
                    if let Some(f) = stream.functions.get(function as usize) {
                        self.nodes(&f.body);
                    }
                    self.shift = before;
                    self.push(Body::Return, 0, source);
                    pc
                }
            };
            if let Some(Body::Call { target }) = self.steps.get_mut(at).map(|s| &mut s.body) {
                *target = start;
            }
        }
        self.calls.clear();
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for n in nodes {
            match n {
                Node::Op(op) => self.op(op),
                Node::For { var, from, to, body, source } => self.for_loop(*var, (*from, *to), body, *source),
                Node::Loop { register, count, body, source } => {
                    self.run_loop(register.unwrap_or(0), *count, body, *source);
                }
                Node::Select { condition, yes, no, source } => {
                    let condition = self.id(Value::Expr(*condition));
                    let at = self.push(Body::If { condition, otherwise: 0 }, 0, *source);
                    self.arms(at, yes, no, *source, 0);
                }
                Node::If { condition, yes, no, source } => {
                    let c = Condition {
                        left: self.value(condition.left),
                        compare: negate(condition.compare),
                        right: self.value(condition.right),
                        signed: condition.signed,
                    };
                    let at = self.push(Body::Branch { condition: Some(c), target: 0 }, RECORD_COST, *source);
                    self.arms(at, yes, no, *source, RECORD_COST);
                }
                Node::Choose { predicate, yes, no, source } => {
                    let at = self.push(Body::Choose { predicate: *predicate, otherwise: 0 }, RECORD_COST, *source);
                    self.arms(at, yes, no, *source, RECORD_COST);
                }
            }
        }
    }

    /// The arms after a step that goes on for `yes` and elsewhere for `no`.
    fn arms(&mut self, at: usize, yes: &[Node], no: &[Node], source: SourceId, cost: u32) {
        self.nodes(yes);
        let over = (!no.is_empty()).then(|| self.push(Body::Branch { condition: None, target: 0 }, cost, source));
        let other = self.here();
        self.nodes(no);
        let end = self.here();
        self.aim(at, other);
        if let Some(over) = over {
            self.aim(over, end);
        }
    }

    fn aim(&mut self, at: usize, to: Pc) {
        if let Some(
            Body::Branch { target, .. }
            | Body::Choose { otherwise: target, .. }
            | Body::If { otherwise: target, .. }
            | Body::For { next: target, .. },
        ) = self.steps.get_mut(at).map(|s| &mut s.body)
        {
            *target = to;
        }
    }

    fn for_loop(&mut self, var: Var, (from, to): (Value, Value), body: &[Node], source: SourceId) {
        let var = var + self.shift;
        let (from, to) = (self.value(from), self.value(to));
        let start = self.push(Body::For { var, from, to, next: 0 }, 0, source);
        self.depth = self.depth.max(var + 1);
        let outer = std::mem::take(&mut self.calls);
        let open = std::mem::replace(&mut self.open, var + 1);
        self.nodes(body);
        if !self.calls.is_empty() {
            let over = self.push(Body::Branch { condition: None, target: 0 }, 0, source);
            self.functions();
            let end = self.here();
            self.aim(over, end);
        }
        self.calls = outer;
        self.open = open;
        let next = self.push(Body::Next { start: start as Pc }, 0, source);
        self.aim(start, next as Pc);
    }

    fn run_loop(&mut self, r: u16, count: Value, body: &[Node], source: SourceId) {
        let count = self.value(count);
        let signed = self.ir.model.registers.as_ref().is_some_and(|r| r.signed);
        let skip = match count {
            Value::Imm(_) => None,
            Value::Expr(id) => {
                let positive = self.exprs.binary(ExprOp::Gt, Value::Expr(id), Value::Imm(0)).ok();
                let condition = positive.map_or(id, |v| self.exprs.id(v).unwrap_or(id));
                Some(self.push(Body::If { condition, otherwise: 0 }, 0, source))
            }
            Value::Reg(_) => {
                let compare = if signed { Compare::Le } else { Compare::Eq };
                let c = Condition { left: count, compare, right: Value::Imm(0), signed };
                Some(self.push(Body::Branch { condition: Some(c), target: 0 }, RECORD_COST, source))
            }
        };
        self.push(Body::Move(r, Value::Imm(0)), RECORD_COST, source);
        let start = self.here();
        self.nodes(body);
        self.push(Body::Alu(AluOp::Add, r, Value::Reg(r), Value::Imm(1)), RECORD_COST, source);
        let c = Condition { left: Value::Reg(r), compare: Compare::Lt, right: count, signed };
        self.push(Body::Branch { condition: Some(c), target: start }, RECORD_COST, source);
        let end = self.here();
        if let Some(at) = skip {
            self.aim(at, end);
        }
    }

    fn op(&mut self, op: &Op) {
        let vanishes = self.unless_vanished(op);
        self.step(op);
        if let Some(at) = vanishes {
            let end = self.here();
            self.aim(at, end);
        }
    }

    /// A record of waits alone is not written in an iteration where no threshold is positive; nor is there a step then.
    fn unless_vanished(&mut self, op: &Op) -> Option<usize> {
        if !matches!(op.work, Work::Sync) || !op.posts.is_empty() || op.waits.is_empty() {
            return None;
        }
        let mut any = Value::Imm(0);
        for w in &op.waits {
            // Of several conditions each must ask for something, or one of them holds already.
            let mut there = None;
            for one in w.conditions() {
                let Test::CounterIfPositive(Compare::Ge, v @ Value::Expr(_)) = one.test else { continue };
                let v = self.value(v);
                let positive = self.exprs.binary(ExprOp::Gt, v, Value::Imm(0)).ok()?;
                there = Some(match there {
                    Some(there) => self.exprs.binary(ExprOp::And, there, positive).ok()?,
                    None => positive,
                });
            }
            any = self.exprs.binary(ExprOp::Or, any, there?).ok()?;
        }
        let condition = self.exprs.id(any).ok()?;
        Some(self.push(Body::If { condition, otherwise: 0 }, 0, op.source))
    }

    fn step(&mut self, op: &Op) {
        let waits: Vec<Wait> = op.waits.iter().map(|w| self.wait(w)).collect();
        let updates: Vec<Update> = op.posts.iter().map(|p| self.update(&p.update)).collect();
        let bodies = self.bodies(op);
        let first = self.steps.len();
        let called = match op.work {
            Work::Call(f) => Some(f),
            _ => None,
        };
        for b in bodies {
            self.push(b, 0, op.source);
        }
        let Some(last) = self.steps.len().checked_sub(1) else { return };
        if let Some(s) = self.steps.get_mut(first) {
            s.waits = waits;
        }
        if let Some(s) = self.steps.get_mut(last) {
            s.cost = op.cost;
        }
        // What stops has updated before, if it also does something else.
        let stops = self.steps.get(last).is_some_and(|s| matches!(s.body, Body::Stop | Body::Return));
        let at = if stops && last > first { last - 1 } else { last };
        if let Some(s) = self.steps.get_mut(at) {
            s.updates = updates;
        }
        if let Some(f) = called {
            self.calls.push((last, f));
        }
    }

    fn bodies(&mut self, op: &Op) -> Vec<Body> {
        match &op.work {
            Work::Sync | Work::Nop => vec![Body::Nop],
            Work::Compute { accesses, .. } => vec![Body::Access(accesses.iter().map(|a| self.access(a)).collect())],
            Work::Copy { queue, accesses, duration } => vec![Body::Transfer {
                queue: *queue,
                accesses: accesses.iter().map(|a| self.access(a)).collect(),
                duration: *duration,
            }],
            Work::Drain(q) => vec![Body::Drain(*q)],
            Work::Reset(ranges) => vec![Body::Reset(ranges.clone())],
            Work::ResetAll => {
                vec![Body::Reset(self.ir.reset_all.get(usize::from(self.stream.core)).cloned().unwrap_or_default())]
            }
            // What is in flight must have arrived before anyone is told so.
            Work::Barrier(g) => vec![Body::Drain(None), Body::Join(*g)],
            Work::CoreBarrier { group, .. } => vec![Body::Join(*group)],
            Work::Exit(g) => vec![Body::Join(*g), Body::Stop],
            Work::Halt => vec![Body::Stop],
            Work::Return => vec![Body::Return],
            Work::Move(r, v) => vec![Body::Move(*r, self.value(*v))],
            Work::Alu(op, r, a, b) => vec![Body::Alu(*op, *r, self.value(*a), self.value(*b))],
            Work::Call(_) => vec![Body::Call { target: 0 }],
            Work::Record(r) if r.bodies.is_empty() => vec![Body::Nop],
            Work::Record(r) => r.bodies.clone(),
        }
    }

    /// An operand, its variables numbered as the `for` loops around it are.
    fn value(&mut self, v: Value) -> Value {
        match v {
            Value::Expr(_) => Value::Expr(self.id(v)),
            other => other,
        }
    }

    fn id(&mut self, v: Value) -> u32 {
        let id = self.exprs.id(v).unwrap_or(0);
        if self.shift == 0 { id } else { self.exprs.shifted(id, self.shift) }
    }

    fn sem(&mut self, s: SemRef) -> SemRef {
        SemRef { id: self.value(s.id), ..s }
    }

    fn action(&mut self, a: Action) -> Action {
        match a {
            Action::Add(v) => Action::Add(self.value(v)),
            Action::Sub(v) => Action::Sub(self.value(v)),
            Action::Write(v) => Action::Write(self.value(v)),
            Action::SetFlag | Action::ClearFlag => a,
        }
    }

    fn wait(&mut self, w: &Wait) -> Wait {
        let Ok(wait) = w.try_map(|v| Ok::<_, std::convert::Infallible>(self.value(v)));
        wait
    }

    fn update(&mut self, u: &Update) -> Update {
        Update { sem: self.sem(u.sem), action: self.action(u.action), when: u.when }
    }

    fn access(&mut self, a: &Access) -> Access {
        Access {
            region: a.region,
            element: self.value(a.element),
            bytes: (self.value(a.bytes.0), self.value(a.bytes.1)),
            write: a.write,
        }
    }
}
