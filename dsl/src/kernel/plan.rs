//! The records of one operation, in one iteration.

use std::collections::HashMap;
use std::rc::Rc;

use chappe_runtime::program::{
    Action, AluOp, Compare, Condition, ExprError, Register, ResetRange, SemRef, SourceId, Test, Update, Value, Var,
    Wait, When,
};

use super::carry::{self, Attach};
use super::engines::{lowerings, records_of};
use super::fold::trouble_words;
use super::ir::{GroupKind, KernelIr, Op, Post, Work};
use super::template::{self, Made, Wanted};
use crate::codec::{self, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{self, Effect, Model, ProfileId, Template};

/// A record, encoded.
#[derive(Clone, Debug)]
pub(super) struct Ready {
    pub(super) value: RecordValue,
    pub(super) bytes: Vec<u8>,
}

/// What writing an operation gives.
type Records = Result<Vec<Ready>, Vec<Diagnostic>>;

/// Makes records of operations.
pub(super) struct Plan<'e, 'm> {
    ir: &'e KernelIr<'m>,
    model: &'m Model,
    profile: Option<ProfileId>,
    stream: u32,
    vars: Vec<i64>,
    /// How often each barrier has been written.
    rounds: HashMap<u32, i64>,
    sync: Option<Rc<Vec<Made>>>,
    /// Records of operations without operands, by lowering and name.
    plain: HashMap<(&'static str, String), Rc<Vec<Made>>>,
}

/// Arguments of a lowering, by the names of its parameters.
type Args = Vec<(&'static str, model::Value)>;

impl<'e, 'm> Plan<'e, 'm> {
    pub(super) fn new(ir: &'e KernelIr<'m>, profile: Option<ProfileId>, stream: usize) -> Self {
        Plan {
            ir,
            model: ir.model,
            profile,
            stream: stream as u32,
            vars: Vec::new(),
            rounds: HashMap::new(),
            sync: None,
            plain: HashMap::new(),
        }
    }

    /// Gives a `for` variable its value.
    pub(super) fn set(&mut self, var: Var, value: i64) {
        let i = usize::from(var);
        if self.vars.len() <= i {
            self.vars.resize(i + 1, 0);
        }
        self.vars[i] = value;
    }

    /// An operand in this iteration.
    pub(super) fn fix(&self, v: Value) -> Result<Value, ExprError> {
        self.ir.exprs.fix(v, &self.vars)
    }

    fn span(&self, source: SourceId) -> crate::source::Span {
        self.ir.names.source(source).map(|s| s.span).unwrap_or_default()
    }

    fn fixed(&self, v: Value, source: SourceId) -> Result<Value, Vec<Diagnostic>> {
        self.fix(v).map_err(|e| {
            let message = format!("an expression here {} in some iteration", trouble_words(e));
            vec![Diagnostic::error(codes::ARITHMETIC, self.span(source), message)]
        })
    }

    /// Whether an operation is the same in every iteration and every round.
    pub(super) fn is_fixed(op: &Op) -> bool {
        let fixed = |v: &Value| !matches!(v, Value::Expr(_));
        let waits = op.waits.iter().all(|w| {
            fixed(&w.sem.id)
                && match &w.test {
                    Test::Counter(_, v) | Test::CounterIfPositive(_, v) => fixed(v),
                    Test::Flag(_) => true,
                }
        });
        let posts = op.posts.iter().all(|p| {
            fixed(&p.update.sem.id)
                && match &p.update.action {
                    Action::Add(v) | Action::Sub(v) | Action::Write(v) => fixed(v),
                    Action::SetFlag | Action::ClearFlag => true,
                }
        });
        let work = match &op.work {
            Work::Barrier(_) => false,
            Work::Move(_, v) => fixed(v),
            Work::Alu(_, _, a, b) => fixed(a) && fixed(b),
            Work::Record(r) => r.params.iter().all(fixed),
            _ => true,
        };
        waits && posts && work
    }

    /// Whether a wait may be nothing in some iteration.
    pub(super) fn may_vanish(w: &Wait) -> bool {
        matches!(w.test, Test::CounterIfPositive(_, Value::Expr(_)))
    }

    /// Whether a wait is something in this iteration.
    pub(super) fn waits(&self, w: &Wait) -> bool {
        match w.test {
            Test::CounterIfPositive(Compare::Ge, v) => !matches!(self.fix(v), Ok(Value::Imm(n)) if n <= 0),
            _ => true,
        }
    }

    /// Registers that hold thresholds of barriers.
    pub(super) fn round_registers(&self) -> Vec<(Register, SourceId)> {
        let stream = self.stream;
        let mine = |g: &super::ir::GroupIr| {
            let found = g.registers.iter().find(|(s, _)| *s == stream).and_then(|(_, r)| *r);
            found.map(|r| (r, g.source))
        };
        self.ir.groups.iter().filter_map(mine).collect()
    }

    /// The records of an operation.
    pub(super) fn op(&mut self, op: &Op) -> Records {
        let (waits, posts) = self.sync_now(op)?;
        if let Some(p) = posts.iter().find(|p| p.update.sem.core != self.core()) {
            let message = format!("an update of core {} has no record", p.update.sem.core);
            let d = Diagnostic::error(codes::NO_LOWERING, self.span(op.source), message);
            return Err(vec![d.help("it can be run; in hardware a transfer writes it")]);
        }
        if let Work::Sync = op.work {
            return self.sync_record(&waits, &posts, op.source);
        }
        if let Work::Record(r) = &op.work {
            let mut params = Vec::new();
            for p in &r.params {
                params.push(match self.fixed(*p, op.source)? {
                    Value::Imm(n) => model::Value::Int(i128::from(n)),
                    Value::Reg(n) => model::Value::Int(i128::from(n)),
                    Value::Expr(_) => model::Value::Int(0),
                });
            }
            let value = template::value_of(self.model, &r.literal, &params)?;
            return Ok(vec![self.encode(value, r.profile, op.source)?]);
        }
        if let Work::Barrier(g) = op.work {
            return self.barrier(g, &waits, &posts, op.source);
        }
        let made = self.work(&op.work, op.source)?;
        self.ends(&made, &waits, &posts, op.source)
    }

    /// How many records an operation becomes, apart from those that only wait and update.
    pub(super) fn count(&mut self, op: &Op) -> u64 {
        let bare = Op { waits: Vec::new(), posts: Vec::new(), ..op.clone() };
        let rounds = self.rounds.clone();
        let n = self.op(&bare).map_or(1, |r| r.len() as u64);
        self.rounds = rounds;
        n
    }

    /// The records of work that carries nothing.
    pub(super) fn alone(&mut self, work: &Work, source: SourceId) -> Records {
        let made = self.work(work, source)?;
        self.ends(&made, &[], &[], source)
    }

    fn core(&self) -> u16 {
        self.ir.streams.get(self.stream as usize).map_or(0, |s| s.core)
    }

    /// Waits and updates in this iteration.
    fn sync_now(&self, op: &Op) -> Result<(Vec<Wait>, Vec<Post>), Vec<Diagnostic>> {
        let fix = |v: Value| self.fixed(v, op.source);
        let action = |a: Action| -> Result<Action, Vec<Diagnostic>> {
            Ok(match a {
                Action::Add(v) => Action::Add(fix(v)?),
                Action::Sub(v) => Action::Sub(fix(v)?),
                Action::Write(v) => Action::Write(fix(v)?),
                Action::SetFlag | Action::ClearFlag => a,
            })
        };
        let sem = |s: SemRef| -> Result<SemRef, Vec<Diagnostic>> { Ok(SemRef { id: fix(s.id)?, ..s }) };
        let mut waits = Vec::with_capacity(op.waits.len());
        for w in op.waits.iter().filter(|w| self.waits(w)) {
            let test = match w.test {
                Test::Counter(c, v) | Test::CounterIfPositive(c, v) => Test::Counter(c, fix(v)?),
                Test::Flag(f) => Test::Flag(f),
            };
            let then = w.then.map(action).transpose()?;
            waits.push(Wait { sem: sem(w.sem)?, test, then });
        }
        let mut posts = Vec::with_capacity(op.posts.len());
        for p in &op.posts {
            let u = &p.update;
            posts.push(Post {
                update: Update { sem: sem(u.sem)?, action: action(u.action)?, when: u.when },
                short: p.short,
            });
        }
        Ok((waits, posts))
    }

    fn encode(
        &self,
        value: RecordValue,
        profile: Option<ProfileId>,
        source: SourceId,
    ) -> Result<Ready, Vec<Diagnostic>> {
        match codec::encode(self.model, &value, profile.or(self.profile)) {
            Ok(bytes) => Ok(Ready { value, bytes }),
            Err(list) => Err(list.into_iter().map(|e| self.at(Diagnostic::from(e), source)).collect()),
        }
    }

    /// A finding about a record, at the statement it comes from.
    fn at(&self, mut d: Diagnostic, source: SourceId) -> Diagnostic {
        let span = self.span(source);
        if d.span() != span {
            for l in &mut d.labels {
                l.primary = false;
            }
            d.labels.retain(|l| l.span != Default::default());
            d.labels
                .insert(0, crate::diagnostic::Label { span, text: "in the record of this".to_owned(), primary: true });
        }
        d
    }

    /// One record of waits and updates: the first alternative that takes them.
    fn sync_record(&mut self, waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
        if waits.is_empty() && posts.is_empty() {
            return Ok(Vec::new());
        }
        let bases = match &self.sync {
            Some(b) => Rc::clone(b),
            None => {
                let mut all = Vec::new();
                for t in lowerings(self.model, "sync") {
                    if let Ok(mut made) = template::make(self.model, t, &[])
                        && made.len() == 1
                    {
                        all.append(&mut made);
                    }
                }
                let all = Rc::new(all);
                self.sync = Some(Rc::clone(&all));
                all
            }
        };
        let mut why = None;
        for base in bases.iter() {
            match carry::attach(self.model, base.profile.or(self.profile), &base.value, waits, posts) {
                Ok((value, bytes)) => return Ok(vec![Ready { value, bytes }]),
                Err(a) => {
                    let _ = why.get_or_insert_with(|| self.misfit(&base.value, a, waits, posts, source));
                }
            }
        }
        Err(why.unwrap_or_else(|| self.none("sync", source)))
    }

    fn misfit(
        &self,
        base: &RecordValue,
        a: Attach,
        waits: &[Wait],
        posts: &[Post],
        source: SourceId,
    ) -> Vec<Diagnostic> {
        match a {
            Attach::Refused(list) => list.into_iter().map(|d| self.at(d, source)).collect(),
            Attach::Misfit(_) => {
                let name = self.model.records.get(base.record.index()).map_or("", |r| &r.name);
                vec![Diagnostic::error(codes::FUSE, self.span(source), carry::words(name, &a, waits, posts))]
            }
        }
    }

    /// Waits go into the first record, updates into the last.
    fn ends(&self, made: &[Made], waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
        let mut out = Vec::with_capacity(made.len());
        for (i, m) in made.iter().enumerate() {
            let w = if i == 0 { waits } else { &[] };
            let p = if i + 1 == made.len() { posts } else { &[] };
            if w.is_empty() && p.is_empty() {
                out.push(self.encode(m.value.clone(), m.profile, source)?);
                continue;
            }
            match carry::attach(self.model, m.profile.or(self.profile), &m.value, w, p) {
                Ok((value, bytes)) => out.push(Ready { value, bytes }),
                Err(a) => return Err(self.misfit(&m.value, a, w, p, source)),
            }
        }
        Ok(out)
    }

    fn none(&self, lowering: &str, source: SourceId) -> Vec<Diagnostic> {
        let message = format!("{} has no lowering `{lowering}`: this cannot be written as records", self.model.title());
        let d = Diagnostic::error(codes::NO_LOWERING, self.span(source), message);
        vec![d.help("it can be run and verified all the same")]
    }

    fn has(&self, name: &str) -> bool {
        lowerings(self.model, name).next().is_some()
    }

    /// The records of a lowering.
    fn make(
        &self,
        name: &str,
        args: &Args,
        wanted: Option<Wanted>,
        source: SourceId,
    ) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let Some(t) = lowerings(self.model, name).next() else { return Err(self.none(name, source)) };
        let params = self.params(t, args, wanted, source)?;
        let made = template::make(self.model, t, &params);
        made.map_err(|list| list.into_iter().map(|d| self.at(d, source)).collect())
    }

    fn params(
        &self,
        t: &Template,
        args: &Args,
        wanted: Option<Wanted>,
        source: SourceId,
    ) -> Result<Vec<model::Value>, Vec<Diagnostic>> {
        let mut out = Vec::with_capacity(t.params.len());
        for p in &t.params {
            if p.name == "op"
                && let Some(w) = wanted
            {
                out.push(template::operator(self.model, t, "op", w, self.span(source)).map_err(|d| vec![d])?);
                continue;
            }
            match args.iter().find(|(n, _)| *n == p.name) {
                Some((_, v)) => out.push(v.clone()),
                None => {
                    let names: Vec<&str> = args.iter().map(|(n, _)| *n).collect();
                    let message =
                        format!("the lowering `{}` has a parameter `{}` that it is not given", t.name, p.name);
                    let d =
                        Diagnostic::error(codes::NO_LOWERING, self.span(source), message).with(t.span, "declared here");
                    return Err(vec![d.help(format!("it is given: {}", names.join(", ")))]);
                }
            }
        }
        Ok(out)
    }

    fn plain(
        &mut self,
        name: &'static str,
        key: &str,
        args: &Args,
        source: SourceId,
    ) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let entry = (name, key.to_owned());
        if let Some(made) = self.plain.get(&entry) {
            return Ok(made.to_vec());
        }
        let made = self.make(name, args, None, source)?;
        self.plain.insert(entry, Rc::new(made.clone()));
        Ok(made)
    }

    fn work(&mut self, work: &Work, source: SourceId) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let text = |s: &str| model::Value::Str(s.to_owned());
        let int = |n: i64| model::Value::Int(i128::from(n));
        let queue = |id: u32| self.ir.queues.get(id as usize).map_or("", |q| &q.name);
        match work {
            Work::Sync | Work::Record(_) | Work::Barrier(_) => Ok(Vec::new()),
            Work::Nop => self.plain("nop", "", &Vec::new(), source),
            Work::Compute { name, .. } => self.plain("compute", name, &vec![("name", text(name))], source),
            Work::Copy { queue: q, .. } => {
                let name = queue(*q);
                self.plain("transfer", name, &vec![("queue", text(name))], source)
            }
            Work::Drain(None) => self.plain("drain", "", &Vec::new(), source),
            Work::Drain(Some(q)) => {
                let name = queue(*q);
                self.plain("drain_queue", name, &vec![("queue", text(name))], source)
            }
            Work::Reset(ranges) => self.reset(ranges, source),
            Work::ResetAll => {
                let ranges = self.ir.reset_all.get(usize::from(self.core())).cloned().unwrap_or_default();
                self.reset(&ranges, source)
            }
            Work::CoreBarrier { id, .. } => {
                self.make("core_barrier", &vec![("id", int(*id)), ("index", int(*id))], None, source)
            }
            Work::Exit(_) => self.plain("exit", "", &Vec::new(), source),
            Work::Halt => self.plain("halt", "", &Vec::new(), source),
            Work::Return => self.plain("return", "", &Vec::new(), source),
            Work::Move(to, v) => match self.fixed(*v, source)? {
                Value::Reg(from) => {
                    let args = vec![("to", int(i64::from(*to))), ("from", int(i64::from(from)))];
                    self.make("copy_register", &args, None, source)
                }
                Value::Imm(n) => {
                    let args = vec![("to", int(i64::from(*to))), ("value", self.register_bits(n))];
                    self.make("set_register", &args, None, source)
                }
                Value::Expr(_) => Ok(Vec::new()),
            },
            Work::Alu(op, to, a, b) => {
                let (a, b) = (self.fixed(*a, source)?, self.fixed(*b, source)?);
                self.alu(*op, *to, a, b, source)
            }
            Work::Call(f) => {
                let stream = self.ir.streams.get(self.stream as usize);
                let name = stream.and_then(|s| s.functions.get(*f as usize)).map_or("", |f| &f.name);
                self.plain("call", name, &vec![("name", text(name))], source)
            }
        }
    }

    /// A number as a register holds it.
    fn register_bits(&self, n: i64) -> model::Value {
        let bits = self.model.registers.as_ref().map_or(64, |r| u32::from(r.bits));
        let n = if bits >= 64 { n as u64 } else { n as u64 & ((1 << bits) - 1) };
        model::Value::Int(i128::from(n))
    }

    fn alu(&self, op: AluOp, to: Register, a: Value, b: Value, source: SourceId) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let int = |n: i64| model::Value::Int(i128::from(n));
        let to_arg = ("to", int(i64::from(to)));
        let symmetric = !matches!(op, AluOp::Sub | AluOp::Shl | AluOp::Shr);
        let wanted = Some(Wanted::Alu(op));
        match (a, b) {
            (Value::Reg(l), Value::Reg(r)) => {
                let args = vec![to_arg, ("left", int(i64::from(l))), ("right", int(i64::from(r)))];
                self.make("alu_register", &args, wanted, source)
            }
            (Value::Reg(l), Value::Imm(n)) => {
                let add = match op {
                    AluOp::Add => Some(n),
                    AluOp::Sub => n.checked_neg(),
                    _ => None,
                };
                if let Some(n) =
                    add.filter(|_| self.has("add_register") && (op == AluOp::Add || !self.has("alu_immediate")))
                {
                    let args = vec![to_arg, ("from", int(i64::from(l))), ("value", int(n))];
                    return self.make("add_register", &args, None, source);
                }
                let args = vec![to_arg, ("left", int(i64::from(l))), ("value", int(n))];
                self.make("alu_immediate", &args, wanted, source)
            }
            (Value::Imm(_), Value::Reg(_)) if symmetric => self.alu(op, to, b, a, source),
            _ => {
                let d = Diagnostic::error(
                    codes::NO_LOWERING,
                    self.span(source),
                    "a number on the left of this operation has no record",
                );
                Err(vec![d.help("move it into a register first")])
            }
        }
    }

    fn reset(&self, ranges: &[ResetRange], source: SourceId) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let int = |n: u32| model::Value::Int(i128::from(n));
        if !self.has("reset_set") || (ranges.len() == 1 && self.has("reset_range")) {
            let mut out = Vec::new();
            for r in ranges {
                out.extend(self.make(
                    "reset_range",
                    &vec![("first", int(r.first)), ("last", int(r.last))],
                    None,
                    source,
                )?);
            }
            return Ok(out);
        }
        let mut ids: Vec<u32> = ranges.iter().flat_map(|r| r.first..=r.last).collect();
        ids.sort_unstable();
        ids.dedup();
        self.make("reset_set", &vec![("ids", model::Value::Set(ids))], None, source)
    }

    /// Where a function starts.
    pub(super) fn function(&mut self, name: &str, source: SourceId) -> Records {
        let made = self.make("function", &vec![("name", model::Value::Str(name.to_owned()))], None, source)?;
        self.ends(&made, &[], &[], source)
    }

    /// A branch, or a jump: the distance is in records, from the last record of it.
    pub(super) fn branch(&mut self, c: Option<&Condition>, distance: i64, source: SourceId) -> Records {
        let int = |n: i64| model::Value::Int(i128::from(n));
        let distance = ("distance", int(distance));
        let made = match c {
            None => self.make("jump", &vec![distance], None, source)?,
            Some(c) => {
                let Value::Reg(left) = c.left else { return Err(self.none("branch_immediate", source)) };
                let left = ("left", int(i64::from(left)));
                match self.fixed(c.right, source)? {
                    Value::Reg(r) => {
                        let wanted = Wanted::Compare { compare: c.compare, register: true };
                        let args = vec![left, ("right", int(i64::from(r))), distance];
                        self.make("branch_register", &args, Some(wanted), source)?
                    }
                    v => {
                        let n = if let Value::Imm(n) = v { n } else { 0 };
                        let wanted = Wanted::Compare { compare: c.compare, register: false };
                        let args = vec![left, ("value", self.register_bits(n)), distance];
                        self.make("branch_immediate", &args, Some(wanted), source)?
                    }
                }
            }
        };
        self.ends(&made, &[], &[], source)
    }

    /// How many records a branch has.
    pub(super) fn branch_size(&mut self, c: Option<&Condition>, source: SourceId) -> u64 {
        let away = c.map(|c| Condition { compare: super::control::negate(c.compare), ..*c });
        self.branch(away.as_ref(), 0, source).map_or(1, |r| r.len() as u64)
    }

    /// How many records a run-time loop has besides its body.
    pub(super) fn loop_overhead(&mut self, guarded: bool, source: SourceId) -> u64 {
        let c = Condition { left: Value::Reg(0), compare: Compare::Lt, right: Value::Imm(1), signed: false };
        let by_register = Condition { right: Value::Reg(0), ..c };
        let size = |r: Records| r.map_or(1, |r| r.len() as u64);
        let set = size(self.alone(&Work::Move(0, Value::Imm(0)), source));
        let add = size(self.alone(&Work::Alu(AluOp::Add, 0, Value::Reg(0), Value::Imm(1)), source));
        let back = size(self.branch(Some(if guarded { &by_register } else { &c }), 0, source));
        let skip =
            if guarded { size(self.branch(Some(&Condition { compare: Compare::Eq, ..c }), 0, source)) } else { 0 };
        set + add + back + skip
    }

    /// A barrier: what is in flight arrives, then this engine posts, then it waits for all. One counter serves all rounds:
    /// it only rises, and the threshold of round k is k times the number of members. Where rounds are not counted in the
    /// text (a run-time loop or branch, a called kernel), a register of each engine holds the threshold.
    fn barrier(&mut self, group: u32, waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
        let Some(g) = self.ir.groups.get(group as usize) else { return Ok(Vec::new()) };
        let named = matches!(g.kind, GroupKind::Named(..));
        if !named && self.has("barrier") {
            let made = self.make("barrier", &Vec::new(), None, source)?;
            return self.ends(&made, waits, posts, source);
        }
        if !named && !self.has("barrier_arrive") {
            return Err(self.none("barrier_arrive", source));
        }
        let Some(counter) = g.counter else {
            let d = Diagnostic::error(
                codes::TOO_MANY,
                self.span(source),
                "no semaphore is left for the barrier to count on",
            );
            return Err(vec![d.help("a barrier needs one that no declaration uses")]);
        };
        let n = g.members.len() as i64;
        let threshold = if g.in_register {
            let Some(r) = g.registers.iter().find(|(s, _)| *s == self.stream).and_then(|(_, r)| *r) else {
                let d = Diagnostic::error(
                    codes::REGISTER,
                    self.span(source),
                    "no register is left for the threshold of this barrier",
                );
                return Err(vec![
                    d.help("a barrier in a run-time loop, branch or called kernel counts its rounds in one"),
                ]);
            };
            Value::Reg(r)
        } else {
            let round = self.rounds.entry(group).or_insert(0);
            *round += 1;
            Value::Imm(n.saturating_mul(*round))
        };
        let step = match threshold {
            Value::Reg(r) => self.alone(&Work::Alu(AluOp::Add, r, Value::Reg(r), Value::Imm(n)), source)?,
            _ => Vec::new(),
        };
        let id = Value::Imm(i64::from(counter));
        if named {
            return self.named_barrier((id, threshold), step, waits, posts, source);
        }
        let int = |n: i64| model::Value::Int(i128::from(n));
        let s = ("s", int(i64::from(counter)));
        let mut first = if self.drains("barrier_arrive") { Vec::new() } else { self.work(&Work::Drain(None), source)? };
        first.extend(self.make("barrier_arrive", &vec![s.clone()], None, source)?);
        let mut out = self.ends(&first, waits, &[], source)?;
        out.extend(step);
        let last = match threshold {
            Value::Reg(r) => self.make("barrier_wait_register", &vec![s, ("n", int(i64::from(r)))], None, source)?,
            Value::Imm(t) => self.make("barrier_wait", &vec![s, ("n", int(t))], None, source)?,
            Value::Expr(_) => Vec::new(),
        };
        out.extend(self.ends(&last, &[], posts, source)?);
        Ok(out)
    }

    /// A barrier of some engines only: the record that joins all engines would be wrong, plain waits and updates do.
    fn named_barrier(
        &mut self,
        (id, threshold): (Value, Value),
        step: Vec<Ready>,
        waits: &[Wait],
        posts: &[Post],
        source: SourceId,
    ) -> Records {
        let Some(bank) = self.ir.counter_bank else { return Err(self.none("sync", source)) };
        let sem = SemRef { core: self.core(), bank, id };
        let update = Update { sem, action: Action::Add(Value::Imm(1)), when: When::Complete };
        let drain = self.work(&Work::Drain(None), source)?;
        let mut out = self.ends(&drain, waits, &[], source)?;
        out.extend(self.sync_record(&[], &[Post { update, short: true }], source)?);
        out.extend(step);
        let all = Wait { sem, test: Test::Counter(Compare::Ge, threshold), then: None };
        out.extend(self.sync_record(&[all], posts, source)?);
        Ok(out)
    }

    /// Whether a lowering waits for transfers itself.
    fn drains(&self, name: &str) -> bool {
        let Some(t) = lowerings(self.model, name).next() else { return false };
        let mut records = Vec::new();
        records_of(self.model, t, &mut records, 0);
        let records = records.into_iter().filter_map(|r| self.model.records.get(r.index()));
        records.flat_map(|r| &r.effects).any(|e| matches!(e.effect, Effect::Drain(None)))
    }
}
