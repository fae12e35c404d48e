//! The records of one operation, in one iteration.

use std::collections::HashMap;
use std::rc::Rc;

use chappe_runtime::program::{Action, Compare, ExprError, Register, SemRef, SourceId, Test, Update, Value, Var, Wait};

use super::carry::{self, Attach};
use super::engines::lowerings;
use super::fold::trouble_words;
use super::ir::{KernelIr, Op, Post, Work};
use super::profiles::Profiles;
use super::remote;
use super::template::{self, Made};
use crate::codec::{self, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{self, Model, ProfileId};

/// A record, encoded.
#[derive(Clone, Debug)]
pub(super) struct Ready {
    pub(super) value: RecordValue,
    pub(super) bytes: Vec<u8>,
}

/// What writing an operation gives.
pub(super) type Records = Result<Vec<Ready>, Vec<Diagnostic>>;

/// Makes records of operations.
pub(super) struct Plan<'e, 'm> {
    pub(super) ir: &'e KernelIr<'m>,
    pub(super) model: &'m Model,
    pub(super) profiles: Profiles,
    pub(super) stream: u32,
    pub(super) vars: Vec<i64>,
    /// How often each barrier has been written.
    pub(super) rounds: HashMap<u32, i64>,
    pub(super) sync: Option<Rc<Vec<Made>>>,
    /// Records of operations without operands, by lowering and name.
    pub(super) plain: HashMap<(&'static str, String), Rc<Vec<Made>>>,
}

/// Arguments of a lowering, by the names of its parameters.
pub(super) type Args = Vec<(&'static str, model::Value)>;

impl<'e, 'm> Plan<'e, 'm> {
    pub(super) fn new(ir: &'e KernelIr<'m>, profiles: Profiles, stream: usize) -> Self {
        Plan {
            ir,
            model: ir.model,
            profiles,
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

    pub(super) fn span(&self, source: SourceId) -> crate::source::Span {
        self.ir.names.source(source).map(|s| s.span).unwrap_or_default()
    }

    pub(super) fn fixed(&self, v: Value, source: SourceId) -> Result<Value, Vec<Diagnostic>> {
        self.fix(v).map_err(|e| {
            let message = format!("an expression here {} in some iteration", trouble_words(e));
            vec![Diagnostic::error(codes::ARITHMETIC, self.span(source), message)]
        })
    }

    /// Whether an operation is the same in every iteration and every round.
    pub(super) fn is_fixed(op: &Op) -> bool {
        let fixed = |v: &Value| !matches!(v, Value::Expr(_));
        let waits = op
            .waits
            .iter()
            .all(|w| w.conditions().all(|one| fixed(&one.sem.id) && one.test.operands().all(|v| fixed(&v))));
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
        w.conditions().any(|one| matches!(one.test, Test::CounterIfPositive(_, Value::Expr(_))))
    }

    /// Whether a wait is something in this iteration.
    pub(super) fn waits(&self, w: &Wait) -> bool {
        w.conditions().all(|one| match one.test {
            Test::CounterIfPositive(Compare::Ge, v) => !matches!(self.fix(v), Ok(Value::Imm(n)) if n <= 0),
            _ => true,
        })
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
        let core = self.core();
        let (here, remote): (Vec<Post>, Vec<Post>) = posts.into_iter().partition(|p| p.update.sem.core == core);
        let mut records = self.local(op, &waits, &here)?;
        for post in &remote {
            records.extend(self.remote(post, op.source)?);
        }
        Ok(records)
    }

    /// The record of an update of another core.
    fn remote(&mut self, post: &Post, source: SourceId) -> Records {
        let queue = remote::queue(self.model, &post.update);
        let args = vec![("queue", model::Value::Str(queue.clone()))];
        let made = self.plain("remote_update", &queue, &args, source)?;
        self.ends(&made, &[], &[], source)
    }

    /// The records of an operation, updates of other cores apart.
    fn local(&mut self, op: &Op, waits: &[Wait], posts: &[Post]) -> Records {
        if let Work::Sync = op.work {
            return self.sync_record(waits, posts, op.source);
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
            return self.barrier(g, waits, posts, op.source);
        }
        let made = self.work(&op.work, op.source)?;
        self.ends(&made, waits, posts, op.source)
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

    pub(super) fn core(&self) -> u16 {
        self.ir.streams.get(self.stream as usize).map_or(0, |s| s.core)
    }

    /// Waits and updates in this iteration.
    pub(super) fn sync_now(&self, op: &Op) -> Result<(Vec<Wait>, Vec<Post>), Vec<Diagnostic>> {
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
            let mut wait = w.try_map(fix)?;
            let tests = std::iter::once(&mut wait.test).chain(wait.or.iter_mut().map(|one| &mut one.test));
            for test in tests {
                if let Test::CounterIfPositive(c, v) = *test {
                    *test = Test::Counter(c, v);
                }
            }
            waits.push(wait);
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

    pub(super) fn encode(
        &self,
        value: RecordValue,
        profile: Option<ProfileId>,
        source: SourceId,
    ) -> Result<Ready, Vec<Diagnostic>> {
        match self.profiles.first(profile, |p| codec::encode(self.model, &value, p)) {
            Ok(bytes) => Ok(Ready { value, bytes }),
            Err(list) => Err(list.into_iter().map(|e| self.at(Diagnostic::from(e), source)).collect()),
        }
    }

    /// A finding about a record, at the statement it comes from.
    pub(super) fn at(&self, mut d: Diagnostic, source: SourceId) -> Diagnostic {
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
    pub(super) fn sync_record(&mut self, waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
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
        // Any record of an earlier profile is better than one of a later profile.
        for (profile, base) in carry::combinations(&self.profiles, &bases) {
            match carry::attach(self.model, profile, &base.value, waits, posts) {
                Ok((value, bytes)) => return Ok(vec![Ready { value, bytes }]),
                Err(a) => {
                    let _ = why.get_or_insert_with(|| self.misfit(&base.value, a, waits, posts, source));
                }
            }
        }
        Err(why.unwrap_or_else(|| self.none("sync", source)))
    }

    pub(super) fn misfit(
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
    pub(super) fn ends(&self, made: &[Made], waits: &[Wait], posts: &[Post], source: SourceId) -> Records {
        let mut out = Vec::with_capacity(made.len());
        for (i, m) in made.iter().enumerate() {
            let w = if i == 0 { waits } else { &[] };
            let p = if i + 1 == made.len() { posts } else { &[] };
            if w.is_empty() && p.is_empty() {
                out.push(self.encode(m.value.clone(), m.profile, source)?);
                continue;
            }
            match self.profiles.first(m.profile, |profile| carry::attach(self.model, profile, &m.value, w, p)) {
                Ok((value, bytes)) => out.push(Ready { value, bytes }),
                Err(a) => return Err(self.misfit(&m.value, a, w, p, source)),
            }
        }
        Ok(out)
    }
}
